"""The systems Limelight is measured beside, each with one or two settings as its manual shows them.

A system is a function (documents, queries, folder) -> {query: [document, …]}; documents are (id, title, text). Which job a
setting is for is in its name: `any word` for descriptions, `all words` for names typed so far.
"""
import csv
import os
import re
import shutil
import sqlite3
import subprocess

DEPTH = 100
# The stop words of Lucene's English analyser.
STOP = frozenset(
    "a an and are as at be but by for if in into is it no not of on or such that the their then there these they this to was"
    " will with".split())


def words(text):
    return re.findall(r"\w+", text.lower())


def content(text):
    """The words without stop words, or all where that leaves none."""
    found = words(text)
    return [word for word in found if word not in STOP] or found


def fts5(tokenizer, prefix=""):
    """The documents in SQLite's full text index, titles with twice the weight."""
    def fill(documents):
        database = sqlite3.connect(":memory:")
        database.execute(f"CREATE VIRTUAL TABLE d USING fts5(id UNINDEXED, title, text, tokenize='{tokenizer}'{prefix})")
        database.executemany("INSERT INTO d VALUES (?, ?, ?)", documents)
        return database

    return fill


def ask(database, query):
    rows = database.execute(f"SELECT id FROM d WHERE d MATCH ? ORDER BY bm25(d, 0, 2, 1), rowid LIMIT {DEPTH}", (query,))
    return [row[0] for row in rows]


def fts5_any(documents, queries, folder):
    database = fts5("porter unicode61 remove_diacritics 2")(documents)
    return {query: ask(database, " OR ".join(f'"{word}"' for word in content(text))) for query, text in queries}


def fts5_all(documents, queries, folder):
    """Every word, the last one as a beginning; then any word."""
    database = fts5("unicode61 remove_diacritics 2", ", prefix='2 3 4'")(documents)
    run = {}
    for query, text in queries:
        terms = [f'"{word}"' for word in words(text)]
        if not terms:
            continue
        found = ask(database, " AND ".join(terms[:-1] + [terms[-1] + "*"]))
        if len(found) < DEPTH:
            found += [document for document in ask(database, " OR ".join(terms)) if document not in set(found)]
        run[query] = found[:DEPTH]
    return run


def bm25s_any(documents, queries, folder):
    """Lucene's BM25 with Snowball stems and English stop words, the title counted twice."""
    import bm25s
    import Stemmer

    stemmer = Stemmer.Stemmer("english")
    texts = [f"{title} {title} {text}" for _, title, text in documents]
    index = bm25s.BM25(method="lucene")
    index.index(bm25s.tokenize(texts, stopwords="en", stemmer=stemmer, show_progress=False), show_progress=False)
    run = {}
    for query, text in queries:
        tokens = bm25s.tokenize([text], stopwords="en", stemmer=stemmer, return_ids=False, show_progress=False)
        if not tokens[0]:
            continue
        places, scores = index.retrieve(tokens, k=min(DEPTH, len(documents)), show_progress=False)
        run[query] = [documents[place][0] for place, score in zip(places[0], scores[0]) if score > 0]
    return run


def tantivy_index(documents, tokenizer):
    import tantivy

    builder = tantivy.SchemaBuilder()
    builder.add_text_field("id", stored=True, tokenizer_name="raw")
    builder.add_text_field("title", tokenizer_name=tokenizer)
    builder.add_text_field("text", tokenizer_name=tokenizer)
    schema = builder.build()
    index = tantivy.Index(schema)
    writer = index.writer()
    for identifier, title, text in documents:
        writer.add_document(tantivy.Document(id=[identifier], title=[title], text=[text]))
    writer.commit()
    index.reload()
    return index, schema


def tantivy_ask(index, query):
    searcher = index.searcher()
    return [searcher.doc(address)["id"][0] for _, address in searcher.search(query, DEPTH).hits]


def tantivy_any(documents, queries, folder):
    index, _ = tantivy_index(documents, "en_stem")
    run = {}
    for query, text in queries:
        found = content(text)
        if found:
            run[query] = tantivy_ask(index, index.parse_query(" ".join(found), ["title", "text"], field_boosts={"title": 2.0}))
    return run


def tantivy_all(documents, queries, folder):
    """Every word in title or text, exactly, nearly, or the last one as a beginning."""
    import tantivy
    from tantivy import Occur, Query

    index, schema = tantivy_index(documents, "default")
    run = {}
    for query, text in queries:
        found = words(text)
        parts = []
        for place, word in enumerate(found):
            ways = []
            for field, boost in (("title", 2.0), ("text", 1.0)):
                ways.append((Occur.Should, Query.boost_query(Query.term_query(schema, field, word), 4 * boost)))
                if len(word) > 3:
                    edits = 1 if len(word) < 8 else 2
                    fuzzy = Query.fuzzy_term_query(schema, field, word, distance=edits, transposition_cost_one=True)
                    ways.append((Occur.Should, Query.boost_query(fuzzy, boost)))
                if place == len(found) - 1:
                    begun = Query.fuzzy_term_query(schema, field, word, distance=0, prefix=True)
                    ways.append((Occur.Should, Query.boost_query(begun, 2 * boost)))
            parts.append((Occur.Must, Query.boolean_query(ways)))
        if parts:
            run[query] = tantivy_ask(index, Query.boolean_query(parts))
    return run


def xapian_any(documents, queries, folder):
    """Plain Xapian by its manual, in C++: TermGenerator, QueryParser with OR, its default BM25."""
    here = os.path.dirname(os.path.abspath(__file__))
    compiler = shutil.which("clang++") or shutil.which("g++")
    if compiler is None:
        raise ImportError("no C++ compiler on PATH")
    program = os.path.join(folder, "plain-xapian")
    subprocess.run([compiler, "-O2", "-std=c++17", os.path.join(here, "plain.cpp"), "-lxapian", "-o", program], check=True)
    tables = [("documents.tsv", documents), ("queries.tsv", queries)]
    for name, rows in tables:
        with open(os.path.join(folder, name), "w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, delimiter="\t", quoting=csv.QUOTE_NONE, escapechar=None, quotechar=None, lineterminator="\n")
            writer.writerows([re.sub(r"\s", " ", cell) for cell in row] for row in rows)
    paths = [os.path.join(folder, name) for name, _ in tables]
    done = subprocess.run([program, os.path.join(folder, "plain.db")] + paths, check=True, stdout=subprocess.PIPE, text=True)
    run = {}
    for line in done.stdout.splitlines():
        query, document = line.split("\t")
        run.setdefault(query, []).append(document)
    return run


SYSTEMS = {
    "FTS5 any word": fts5_any,
    "FTS5 all words": fts5_all,
    "Xapian any word": xapian_any,
    "bm25s": bm25s_any,
    "tantivy any word": tantivy_any,
    "tantivy all words": tantivy_all,
}
