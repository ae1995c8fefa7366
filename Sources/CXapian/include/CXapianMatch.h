// Xapian::Enquire and Xapian::MSet.
#ifndef CXAPIAN_MATCH_H
#define CXAPIAN_MATCH_H

#include "CXapianBase.h"
#include "CXapianDatabase.h"
#include "CXapianQuery.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma clang assume_nonnull begin

typedef struct cxap_enquire cxap_enquire;
typedef struct cxap_mset cxap_mset;

enum {
  CXAP_WEIGHT_BM25 = 0,         // k1, k2, k3, b, smallest normalised length
  CXAP_WEIGHT_INEB2 = 1,        // c
  CXAP_WEIGHT_BOOLEAN = 2,      // none
  CXAP_WEIGHT_COORDINATE = 3,   // none
  CXAP_WEIGHT_TRADITIONAL = 4,  // k
};

enum { CXAP_DOCID_ASCENDING = 1, CXAP_DOCID_DESCENDING = 0, CXAP_DOCID_DONT_CARE = 2 };

/// What documents with a term are ordered by.
typedef struct cxap_sort_term {
  cxap_bytes term;
  cxap_bytes value;
} cxap_sort_term;

/// One step of an order: by the value in a slot, or of the first term a document has, or as the caller says.
typedef struct cxap_sort_key {
  uint32_t slot;
  bool descending;
  bool missing_last;
  bool natural;  // digits in a row are one number
  const cxap_sort_term *_Nullable terms;  // instead of the slot
  size_t term_count;
  bool asks;       // the caller, instead of the slot
  size_t cut_from;  // values in the slot this long may be cut: the caller has the whole; 0: none is
} cxap_sort_key;

/// Answers 0 with a value that stays where it is until the next call, or -1 to stop the match with the error
/// `DeciderStopped`. `key`: which of the sort keys. The document is lent for the duration of the call.
typedef int (*cxap_sort_value)(
    void *_Nullable context, size_t key, cxap_document *document, cxap_bytes *value);

/// Answers 1 to keep the document, 0 to drop it, -1 to stop the match with the error `DeciderStopped`.
/// The document is lent for the duration of the call: it must not be freed or kept.
typedef int (*cxap_decider)(void *_Nullable context, cxap_document *document);

/// All of one match, so that it takes one call.
typedef struct cxap_match_options {
  cxap_query *_Nullable query;
  int weighting;
  double weighting_parameters[5];
  int docid_order;
  const cxap_sort_key *_Nullable sort_keys;
  size_t sort_key_count;
  cxap_sort_value _Nullable sort_value;
  void *_Nullable sort_value_context;
  uint32_t first;
  uint32_t count;
  uint32_t check_at_least;
  cxap_decider _Nullable decider;
  void *_Nullable decider_context;
  const uint32_t *_Nullable facet_slots;
  size_t facet_slot_count;
  uint32_t facet_limit;
} cxap_match_options;

typedef struct cxap_match_counts {
  uint32_t size;
  uint32_t lower_bound;
  uint32_t estimated;
  uint32_t upper_bound;
  double max_attained;
  double max_possible;
} cxap_match_counts;

cxap_enquire *_Nullable cxap_enquire_create(
    cxap_database *database, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
void cxap_enquire_free(cxap_enquire *enquire) CXAP_NOEXCEPT;
/// `facets`: for each slot asked for u32 slot, u32 number of values, then that many u32 count, u32 length, bytes;
/// the most frequent first.
cxap_mset *_Nullable cxap_enquire_match(
    cxap_enquire *enquire, const cxap_match_options *options, cxap_match_counts *counts, cxap_buffer *facets,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Records of u32 length, bytes.
bool cxap_enquire_matching_terms(
    cxap_enquire *enquire, cxap_query *query, uint32_t docid, cxap_buffer *terms,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;

void cxap_mset_free(cxap_mset *mset) CXAP_NOEXCEPT;
/// Writes as many docids and weights as the match counts say.
bool cxap_mset_hits(
    cxap_mset *mset, uint32_t *docids, double *weights, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Records of u32 length, bytes: the data of the hits from `first` up to but not including `last`.
bool cxap_mset_data(
    cxap_mset *mset, uint32_t first, uint32_t last, cxap_buffer *data,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// For each hit of the range, for each slot: u32 length, bytes.
bool cxap_mset_values(
    cxap_mset *mset, uint32_t first, uint32_t last, const uint32_t *_Nullable slots, size_t slot_count,
    cxap_buffer *values, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// The same for any documents, in the order of `docids`; one that is not there has no values.
bool cxap_database_values_of(
    cxap_database *database, const uint32_t *_Nullable docids, size_t count, const uint32_t *_Nullable slots,
    size_t slot_count, cxap_buffer *values, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;

#pragma clang assume_nonnull end
#ifdef __cplusplus
}
#endif
#endif
