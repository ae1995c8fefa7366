// Xapian::Query, Xapian::Stem and sortable_serialise.
#ifndef CXAPIAN_QUERY_H
#define CXAPIAN_QUERY_H

#include "CXapianBase.h"
#include "CXapianDatabase.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma clang assume_nonnull begin

/// An immutable query.
typedef struct cxap_query cxap_query;

/// The operators that join subqueries. Xapian's OP_MAX is left out: inside OP_OR it crashes in 1.4.22.
enum {
  CXAP_AND = 0,
  CXAP_OR = 1,
  CXAP_AND_NOT = 2,
  CXAP_AND_MAYBE = 4,
  CXAP_FILTER = 5,
  CXAP_NEAR = 6,
  CXAP_PHRASE = 7,
  CXAP_SYNONYM = 13,
};

cxap_query *_Nullable cxap_query_match_all(cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
cxap_query *_Nullable cxap_query_match_nothing(cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// An empty term matches nothing here (in Xapian it matches every document).
cxap_query *_Nullable cxap_query_term(
    cxap_bytes term, uint32_t wqf, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
cxap_query *_Nullable cxap_query_combine(
    int op, cxap_query *const _Nonnull *_Nullable queries, size_t count,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// `op` is CXAP_PHRASE or CXAP_NEAR; a window smaller than the number of terms counts as that number.
cxap_query *_Nullable cxap_query_positional(
    int op, const cxap_bytes *_Nullable terms, size_t count, uint32_t window,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// A factor that is negative or not a number counts as 0.
cxap_query *_Nullable cxap_query_scaled(
    cxap_query *query, double factor, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Documents with a value in `slot` from `lower` to `upper`, ends included; a null end is open.
cxap_query *_Nullable cxap_query_value_range(
    uint32_t slot, const cxap_bytes *_Nullable lower, const cxap_bytes *_Nullable upper,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// The `limit` most frequent terms that begin with `prefix`, weighted as one term.
cxap_query *_Nullable cxap_query_wildcard(
    cxap_bytes prefix, uint32_t limit, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Every document, each with this weight (Xapian::FixedWeightPostingSource).
cxap_query *_Nullable cxap_query_fixed_weight(
    double weight, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// The documents named, without weight; all of them must be in the database that is searched.
cxap_query *_Nullable cxap_query_docids(
    const uint32_t *_Nullable docids, size_t count, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// The documents with any of the terms as they are now, named by docid; for the revision that is open only.
cxap_query *_Nullable cxap_query_postings(
    cxap_database *database, const cxap_bytes *_Nullable terms, size_t count, uint32_t *size,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Documents with any of the terms; each weighs the sum of the different weights of those it has. Terms that are
/// empty, or whose weight is below 0 or not a number, are left out.
cxap_query *_Nullable cxap_query_graded(
    const cxap_bytes *_Nullable terms, const double *_Nullable weights, size_t count,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
void cxap_query_free(cxap_query *query) CXAP_NOEXCEPT;

/// Whether this is the query that matches nothing whatever the database.
bool cxap_query_is_empty(const cxap_query *query) CXAP_NOEXCEPT;
bool cxap_query_description(
    const cxap_query *query, cxap_buffer *text, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Records of u32 length, bytes: each term once, in byte order.
bool cxap_query_terms(
    const cxap_query *query, cxap_buffer *terms, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;

/// A number as bytes that order like numbers, at most 9; returns how many were written to `bytes`.
size_t cxap_sortable_serialise(double number, uint8_t *bytes) CXAP_NOEXCEPT;
bool cxap_sortable_unserialise(
    cxap_bytes bytes, double *number, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;

/// A stemmer for one language.
typedef struct cxap_stemmer cxap_stemmer;
cxap_stemmer *_Nullable cxap_stemmer_create(
    cxap_bytes language, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
void cxap_stemmer_free(cxap_stemmer *stemmer) CXAP_NOEXCEPT;
bool cxap_stemmer_stem(
    cxap_stemmer *stemmer, cxap_bytes word, cxap_buffer *stem,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Names with a space between.
bool cxap_stemmer_languages(cxap_buffer *names, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;

#pragma clang assume_nonnull end
#ifdef __cplusplus
}
#endif
#endif
