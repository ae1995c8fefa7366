// Running a match.
#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "Bytes.hpp"
#include "Guard.hpp"
#include "Handles.hpp"
#include "SortKey.hpp"
#include "include/CXapian.h"

using cxap::append;
using cxap::append_counted;
using cxap::guard;
using cxap::guard_all;

namespace {

/// Asks the caller's function about each candidate.
class CallbackDecider : public Xapian::MatchDecider {
 public:
  CallbackDecider(cxap_decider decide, void* context, const std::shared_ptr<cxap::Session>& session)
      : decide_(decide), context_(context), session_(session) {}

  bool operator()(const Xapian::Document& document) const override {
    // The matcher's document ends with the match, so the copy must not outlive this call.
    cxap_document lent{session_, session_->epoch(), document};
    const int answer = decide_(context_, &lent);
    if (answer < 0) throw cxap::Failure{"DeciderStopped", "The decider stopped the match"};
    return answer != 0;
  }

 private:
  cxap_decider decide_;
  void* context_;
  std::shared_ptr<cxap::Session> session_;
};

void set_weighting(Xapian::Enquire& enquire, int weighting, const double* p) {
  for (int i = 0; i < 5; ++i)
    if (!std::isfinite(p[i])) throw Xapian::InvalidArgumentError("A weighting parameter is not finite");
  switch (weighting) {
    case CXAP_WEIGHT_BM25:
      return enquire.set_weighting_scheme(Xapian::BM25Weight(p[0], p[1], p[2], p[3], p[4]));
    case CXAP_WEIGHT_INEB2:
      return enquire.set_weighting_scheme(Xapian::IneB2Weight(p[0]));
    case CXAP_WEIGHT_BOOLEAN:
      return enquire.set_weighting_scheme(Xapian::BoolWeight());
    case CXAP_WEIGHT_COORDINATE:
      return enquire.set_weighting_scheme(Xapian::CoordWeight());
    case CXAP_WEIGHT_TRADITIONAL:
      return enquire.set_weighting_scheme(Xapian::TradWeight(p[0]));
    default:
      throw Xapian::InvalidArgumentError("Unknown weighting");
  }
}

void set_order(
    Xapian::Enquire& enquire, const cxap_match_options& options, const std::shared_ptr<cxap::Session>& session) {
  switch (options.docid_order) {
    case CXAP_DOCID_ASCENDING:
      enquire.set_docid_order(Xapian::Enquire::ASCENDING);
      break;
    case CXAP_DOCID_DESCENDING:
      enquire.set_docid_order(Xapian::Enquire::DESCENDING);
      break;
    default:
      enquire.set_docid_order(Xapian::Enquire::DONT_CARE);
  }
  if (options.sort_key_count == 0) return enquire.set_sort_by_relevance();
  enquire.set_sort_by_key_then_relevance((new cxap::SortKey(options, session))->release(), false);
}

void append_facet(std::string& out, uint32_t slot, Xapian::ValueCountMatchSpy& spy, uint32_t limit) {
  append(out, slot);
  const size_t count_at = out.size();
  append(out, 0);
  uint32_t count = 0;
  for (auto value = spy.top_values_begin(limit); value != spy.top_values_end(limit); ++value, ++count) {
    append(out, value.get_termfreq());
    append_counted(out, *value);
  }
  out.replace(count_at, sizeof count, reinterpret_cast<const char*>(&count), sizeof count);
}

/// Takes the spies off again, however the match ends.
struct Spies {
  explicit Spies(Xapian::Enquire& enquire) : enquire(enquire) {}
  ~Spies() { enquire.clear_matchspies(); }
  Xapian::Enquire& enquire;
};

Xapian::Document document(cxap_mset* mset, uint32_t index) { return mset->mset[index].get_document(); }

void check_page(cxap_mset* mset, uint32_t first, uint32_t last) {
  mset->session->live();
  if (mset->session->epoch() != mset->epoch)
    throw Xapian::DatabaseModifiedError("The database was reopened after the match");
  if (first > last || last > mset->mset.size())
    throw Xapian::RangeError("The range is outside the match set");
}

/// Documents with the places they are asked for in.
using Places = std::vector<std::pair<Xapian::docid, uint32_t>>;

/// The hits of a page with their places on it, by docid: neighbours share blocks, which Xapian keeps only until
/// it reads others.
Places by_docid(cxap_mset* mset, uint32_t first, uint32_t last) {
  Places order;
  order.reserve(last - first);
  for (uint32_t i = first; i < last; ++i) order.emplace_back(*mset->mset[i], i - first);
  std::sort(order.begin(), order.end());
  return order;
}

/// The values of documents in the order of their places, slot by slot.
cxap_buffer values_of(Xapian::Database& db, const Places& order, const uint32_t* slots, size_t slot_count) {
  std::vector<std::string> found(order.size() * slot_count);
  for (size_t s = 0; s < slot_count; ++s) {
    // A slot's values lie one behind the other, so one walk is cheaper than a look-up for each document.
    auto value = db.valuestream_begin(slots[s]);
    const auto end = db.valuestream_end(slots[s]);
    for (const auto& [docid, place] : order) {
      if (value == end) break;
      if (value.get_docid() < docid) value.skip_to(docid);
      if (value != end && value.get_docid() == docid) found[place * slot_count + s] = *value;
    }
  }
  std::string out;
  for (const std::string& value : found) append_counted(out, value);
  return cxap::buffer(out);
}

}  // namespace

cxap_enquire* cxap_enquire_create(cxap_database* database, cxap_error** error) noexcept {
  return guard(error, static_cast<cxap_enquire*>(nullptr), [&] {
    return new cxap_enquire{database->session, Xapian::Enquire(database->session->live())};
  });
}

void cxap_enquire_free(cxap_enquire* enquire) noexcept { delete enquire; }

cxap_mset* cxap_enquire_match(
    cxap_enquire* handle, const cxap_match_options* options, cxap_match_counts* counts, cxap_buffer* facets,
    cxap_error** error) noexcept {
  *facets = {nullptr, 0};
  return guard(error, static_cast<cxap_mset*>(nullptr), [&] {
    auto& session = handle->session;
    session->live();
    Xapian::Enquire& enquire = handle->enquire;
    if (options->query == nullptr) throw Xapian::InvalidArgumentError("There is no query");
    enquire.set_query(options->query->query);
    set_weighting(enquire, options->weighting, options->weighting_parameters);
    set_order(enquire, *options, session);

    std::vector<std::unique_ptr<Xapian::ValueCountMatchSpy>> counters;
    Spies spies(enquire);
    for (size_t i = 0; i < options->facet_slot_count; ++i) {
      counters.push_back(std::make_unique<Xapian::ValueCountMatchSpy>(options->facet_slots[i]));
      enquire.add_matchspy(counters.back().get());
    }

    auto mset = std::make_unique<cxap_mset>(cxap_mset{session, session->epoch(), Xapian::MSet()});
    {
      cxap::Session::Matching matching(*session);
      if (options->decider != nullptr) {
        CallbackDecider decider(options->decider, options->decider_context, session);
        mset->mset = enquire.get_mset(
            options->first, options->count, options->check_at_least, nullptr, &decider);
      } else {
        mset->mset = enquire.get_mset(options->first, options->count, options->check_at_least);
      }
    }

    std::string out;
    for (size_t i = 0; i < counters.size(); ++i)
      append_facet(out, options->facet_slots[i], *counters[i], options->facet_limit);
    *counts = {
        mset->mset.size(),
        mset->mset.get_matches_lower_bound(),
        mset->mset.get_matches_estimated(),
        mset->mset.get_matches_upper_bound(),
        mset->mset.get_max_attained(),
        mset->mset.get_max_possible()};
    *facets = cxap::buffer(out);
    return mset.release();
  });
}

bool cxap_enquire_matching_terms(
    cxap_enquire* handle, cxap_query* query, uint32_t docid, cxap_buffer* terms,
    cxap_error** error) noexcept {
  *terms = {nullptr, 0};
  return guard_all(error, [&] {
    handle->session->live();
    // A query that matches nothing has no terms; Xapian takes it for one that was never set.
    if (query->query.empty()) return;
    if (docid == 0) throw Xapian::DocNotFoundError("Document id 0 does not exist");
    handle->enquire.set_query(query->query);
    std::string out;
    auto end = handle->enquire.get_matching_terms_end(docid);
    for (auto term = handle->enquire.get_matching_terms_begin(docid); term != end; ++term)
      append_counted(out, *term);
    *terms = cxap::buffer(out);
  });
}

void cxap_mset_free(cxap_mset* mset) noexcept { delete mset; }

bool cxap_mset_hits(cxap_mset* mset, uint32_t* docids, double* weights, cxap_error** error) noexcept {
  return guard_all(error, [&] {
    size_t i = 0;
    for (auto hit = mset->mset.begin(); hit != mset->mset.end(); ++hit, ++i) {
      docids[i] = *hit;
      weights[i] = hit.get_weight();
    }
  });
}

bool cxap_mset_data(
    cxap_mset* mset, uint32_t first, uint32_t last, cxap_buffer* data, cxap_error** error) noexcept {
  *data = {nullptr, 0};
  return guard_all(error, [&] {
    check_page(mset, first, last);
    const auto order = by_docid(mset, first, last);
    std::vector<std::string> texts(last - first);
    size_t size = 0;
    for (const auto& [docid, place] : order) {
      texts[place] = document(mset, first + place).get_data();
      size += texts[place].size() + sizeof(uint32_t);
    }
    std::string out;
    out.reserve(size);
    for (const std::string& text : texts) append_counted(out, text);
    *data = cxap::buffer(out);
  });
}

bool cxap_mset_values(
    cxap_mset* mset, uint32_t first, uint32_t last, const uint32_t* slots, size_t slot_count,
    cxap_buffer* values, cxap_error** error) noexcept {
  *values = {nullptr, 0};
  return guard_all(error, [&] {
    check_page(mset, first, last);
    *values = values_of(mset->session->live(), by_docid(mset, first, last), slots, slot_count);
  });
}

bool cxap_database_values_of(
    cxap_database* database, const uint32_t* docids, size_t count, const uint32_t* slots, size_t slot_count,
    cxap_buffer* values, cxap_error** error) noexcept {
  *values = {nullptr, 0};
  return guard_all(error, [&] {
    Places order;
    for (size_t i = 0; i < count; ++i) order.emplace_back(docids[i], static_cast<uint32_t>(i));
    std::sort(order.begin(), order.end());
    *values = values_of(database->session->live(), order, slots, slot_count);
  });
}
