"""nDCG@10, MRR@10, recall@100 and success@1/@5 of a run: by ir_measures where it is installed, else as defined here.

Both are computed where both are there, and must agree. Gain is linear as trec_eval has it; what was not judged is wrong;
a query without an answer counts as 0, one without a right answer in the judgements is left out.
"""
import math

try:
    import ir_measures
except ImportError:
    ir_measures = None

NAMES = ["nDCG@10", "MRR@10", "R@100", "S@1", "S@5"]


def of_query(ranked, grades):
    """The measures of one ranked list, by its definition."""
    ideal = sorted((grade for grade in grades.values() if grade > 0), reverse=True)
    gains = [max(0, grades.get(document, 0)) for document in ranked]
    right = [place for place, gain in enumerate(gains, start=1) if gain > 0]

    def discounted(values):
        return sum(gain / math.log2(place + 1) for place, gain in enumerate(values[:10], start=1))

    return {
        "nDCG@10": discounted(gains) / discounted(ideal),
        "MRR@10": 1 / right[0] if right and right[0] <= 10 else 0.0,
        "R@100": sum(place <= 100 for place in right) / len(ideal),
        "S@1": float(right[:1] == [1]),
        "S@5": float(bool(right) and right[0] <= 5),
    }


def judged(qrels, queries):
    """The queries that have a right answer."""
    return [query for query in queries if any(grade > 0 for grade in qrels.get(query, {}).values())]


def of_run(run, qrels, queries):
    """The measures of each judged query, by name."""
    own = {query: of_query(run.get(query, []), qrels[query]) for query in judged(qrels, queries)}
    if ir_measures is None:
        return own
    wanted = [ir_measures.nDCG @ 10, ir_measures.RR @ 10, ir_measures.R @ 100, ir_measures.Success @ 1, ir_measures.Success @ 5]
    names = dict(zip(map(str, wanted), NAMES))
    lists = {query: {document: 1000.0 - place for place, document in enumerate(run.get(query, []))} for query in own}
    for metric in ir_measures.iter_calc(wanted, {query: qrels[query] for query in own}, lists):
        name = names[str(metric.measure)]
        if abs(own[metric.query_id][name] - metric.value) > 1e-6:
            raise SystemExit(f"quality: {name} of {metric.query_id}: ir_measures {metric.value}, here {own[metric.query_id][name]}")
        own[metric.query_id][name] = metric.value
    return own


def mean(measures, name, queries=None):
    values = [measures[query][name] for query in (measures if queries is None else queries) if query in measures]
    return sum(values) / len(values) if values else float("nan")


def self_test():
    """Examples computed by hand."""
    got = of_query(["a", "x", "b"], {"a": 1, "b": 2, "c": 1, "n": 0})
    # 1 at the first place, 2 at the third (log2 4 = 2); at best 2, 1, 1 with log2 2, 3, 4.
    wanted = (1 + 2 / 2) / (2 + 1 / math.log2(3) + 1 / 2)
    assert abs(got["nDCG@10"] - wanted) < 1e-12 and abs(wanted - 0.638788) < 1e-6, got
    assert got["MRR@10"] == 1 and got["R@100"] == 2 / 3 and got["S@1"] == 1 and got["S@5"] == 1, got
    late = of_query(["x"] * 6 + ["a"], {"a": 3})
    assert abs(late["nDCG@10"] - 1 / math.log2(8)) < 1e-12 and late["MRR@10"] == 1 / 7, late
    assert late["S@1"] == 0 and late["S@5"] == 0 and late["R@100"] == 1, late
    assert of_query([], {"a": 1}) == dict.fromkeys(NAMES, 0.0)
    beyond = of_query(["x"] * 100 + ["a"], {"a": 1})
    assert beyond == dict.fromkeys(NAMES, 0.0), beyond
    run, qrels = {"1": ["a", "b"]}, {"1": {"b": 2, "a": 0}, "2": {"a": 1}, "3": {"a": 0}}
    both = of_run(run, qrels, ["1", "2", "3"])
    assert set(both) == {"1", "2"} and both["2"]["nDCG@10"] == 0 and mean(both, "MRR@10") == 0.25, both
