// Building queries.
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "Bytes.hpp"
#include "Guard.hpp"
#include "Handles.hpp"
#include "include/CXapian.h"

using cxap::guard;
using cxap::guard_all;
using Xapian::Query;

namespace {

template <typename Body>
cxap_query* make(cxap_error** error, Body&& body) noexcept {
  return guard(error, static_cast<cxap_query*>(nullptr), [&] { return new cxap_query{body()}; });
}

double weight(double number) {
  if (std::isnan(number) || number < 0) return 0;
  return std::min(number, std::numeric_limits<double>::max());
}

}  // namespace

// Query::MatchAll is one static object with a count that threads would share: a fresh one each time.
cxap_query* cxap_query_match_all(cxap_error** error) noexcept {
  return make(error, [] { return Query(std::string()); });
}

cxap_query* cxap_query_match_nothing(cxap_error** error) noexcept {
  return make(error, [] { return Query(); });
}

cxap_query* cxap_query_term(cxap_bytes term, uint32_t wqf, cxap_error** error) noexcept {
  return make(error, [&] { return term.count == 0 ? Query() : Query(cxap::string(term), wqf); });
}

cxap_query* cxap_query_combine(
    int op, cxap_query* const* queries, size_t count, cxap_error** error) noexcept {
  return make(error, [&] {
    switch (op) {
      case CXAP_AND:
      case CXAP_OR:
      case CXAP_AND_NOT:
      case CXAP_AND_MAYBE:
      case CXAP_FILTER:
      case CXAP_SYNONYM:
        break;
      default:
        throw Xapian::InvalidArgumentError("Not an operator that joins queries");
    }
    std::vector<Query> parts;
    parts.reserve(count);
    for (size_t i = 0; i < count; ++i) parts.push_back(queries[i]->query);
    return Query(static_cast<Query::op>(op), parts.begin(), parts.end());
  });
}

cxap_query* cxap_query_positional(
    int op, const cxap_bytes* terms, size_t count, uint32_t window, cxap_error** error) noexcept {
  return make(error, [&] {
    if (op != CXAP_PHRASE && op != CXAP_NEAR)
      throw Xapian::InvalidArgumentError("Not an operator on positions");
    std::vector<Query> parts;
    parts.reserve(count);
    for (size_t i = 0; i < count; ++i) {
      // An empty term is at no position.
      if (terms[i].count == 0) return Query();
      parts.emplace_back(cxap::string(terms[i]));
    }
    const uint32_t least = static_cast<uint32_t>(count);
    // Positions end at 2^31 - 1, so a wider window says no more and would overflow.
    const uint32_t width = std::min<uint32_t>(std::max(window, least), 0x7fffffff);
    return Query(static_cast<Query::op>(op), parts.begin(), parts.end(), width);
  });
}

cxap_query* cxap_query_scaled(cxap_query* query, double factor, cxap_error** error) noexcept {
  return make(error, [&] { return Query(weight(factor), query->query); });
}

cxap_query* cxap_query_value_range(
    uint32_t slot, const cxap_bytes* lower, const cxap_bytes* upper, cxap_error** error) noexcept {
  return make(error, [&] {
    if (slot == Xapian::BAD_VALUENO) return Query();
    // Xapian's empty value means none, so the smallest there can be is one zero byte. As a lower end it also
    // keeps documents without a value out, which an open end would let in.
    std::string low(1, '\0');
    if (lower != nullptr && lower->count > 0) low = cxap::string(*lower);
    if (upper == nullptr) return Query(Query::OP_VALUE_GE, slot, low);
    const std::string high = cxap::string(*upper);
    if (high < low) return Query();
    return Query(Query::OP_VALUE_RANGE, slot, low, high);
  });
}

cxap_query* cxap_query_wildcard(cxap_bytes prefix, uint32_t limit, cxap_error** error) noexcept {
  return make(error, [&] {
    if (limit == 0) return Query();
    return Query(
        Query::OP_WILDCARD, cxap::string(prefix), limit, Query::WILDCARD_LIMIT_MOST_FREQUENT,
        Query::OP_SYNONYM);
  });
}

cxap_query* cxap_query_fixed_weight(double number, cxap_error** error) noexcept {
  return make(error, [&] {
    // The query copies the source for each match and takes this one over.
    return Query((new Xapian::FixedWeightPostingSource(weight(number)))->release());
  });
}

void cxap_query_free(cxap_query* query) noexcept { delete query; }

bool cxap_query_is_empty(const cxap_query* query) noexcept { return query->query.empty(); }

bool cxap_query_description(const cxap_query* query, cxap_buffer* text, cxap_error** error) noexcept {
  *text = {nullptr, 0};
  return guard_all(error, [&] { *text = cxap::buffer(query->query.get_description()); });
}

bool cxap_query_terms(const cxap_query* query, cxap_buffer* terms, cxap_error** error) noexcept {
  *terms = {nullptr, 0};
  return guard_all(error, [&] {
    std::string out;
    auto end = query->query.get_terms_end();
    for (auto term = query->query.get_unique_terms_begin(); term != end; ++term)
      cxap::append_counted(out, *term);
    *terms = cxap::buffer(out);
  });
}
