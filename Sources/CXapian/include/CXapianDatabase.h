// Xapian::Database and Xapian::WritableDatabase.
#ifndef CXAPIAN_DATABASE_H
#define CXAPIAN_DATABASE_H

#include "CXapianBase.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma clang assume_nonnull begin

/// A database, read-only or writable. One handle belongs to one thread at a time, with all that is made from it.
typedef struct cxap_database cxap_database;
/// A document of a database (Xapian::Document).
typedef struct cxap_document cxap_document;

enum {
  CXAP_CREATE_OR_OPEN = 0,
  CXAP_CREATE_OR_OVERWRITE = 1,
  CXAP_CREATE = 2,
  CXAP_OPEN = 3,
  CXAP_NO_SYNC = 0x04,
  CXAP_FULL_SYNC = 0x08,
  CXAP_DANGEROUS = 0x10,
  CXAP_WAIT_FOR_LOCK = 0x40,
};

/// Opens for reading; takes no lock and writes nothing.
cxap_database *_Nullable cxap_database_open(
    cxap_bytes path, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Opens for writing; `flags` is one of the first four constants, with any of the others added.
cxap_database *_Nullable cxap_database_open_writable(
    cxap_bytes path, int flags, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
void cxap_database_free(cxap_database *database) CXAP_NOEXCEPT;
/// Closes the files; every later call with this handle, or with what came from it, is a `DatabaseClosedError`.
bool cxap_database_close(cxap_database *database, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Goes on to the newest revision; `changed` says whether there was one.
bool cxap_database_reopen(
    cxap_database *database, bool *changed, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;

typedef struct cxap_statistics {
  uint32_t document_count;
  uint32_t last_docid;
  uint64_t revision;
  double average_length;
} cxap_statistics;

bool cxap_database_statistics(
    cxap_database *database, cxap_statistics *statistics,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
bool cxap_database_term_frequency(
    cxap_database *database, cxap_bytes term, uint32_t *frequency,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
bool cxap_database_metadata(
    cxap_database *database, cxap_bytes key, cxap_buffer *value,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Records of u32 length, bytes.
bool cxap_database_metadata_keys(
    cxap_database *database, cxap_bytes prefix, cxap_buffer *keys,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Records of u32 frequency, u32 length, bytes; in byte order, not before `from`, at most `limit`.
bool cxap_database_all_terms(
    cxap_database *database, cxap_bytes prefix, cxap_bytes from, uint32_t limit, cxap_buffer *terms,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Records of u32 docid, ascending: the documents whose value in `slot` is at most `upper`; `next` is the smallest
/// value beyond, empty if there is none.
bool cxap_database_values_at_most(
    cxap_database *database, uint32_t slot, cxap_bytes upper, cxap_buffer *docids, cxap_buffer *next,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Looks at the first `scan` terms that begin so, for those that are longer: `found` says how many those are,
/// `has_more` whether terms may follow. Records of u32 length, bytes of the `keep` most frequent of them, equally
/// frequent ones in byte order.
bool cxap_database_longer_terms(
    cxap_database *database, cxap_bytes beginning, uint32_t scan, uint32_t keep, uint32_t *found, bool *has_more,
    cxap_buffer *terms, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Terms under `prefix` whose rest is at most `edits` insertions, deletions, substitutions or swaps of neighbours
/// from `word`; looks at `most_steps` terms at most. Records of u32 distance, u32 frequency, u32 length, bytes of
/// the `keep` nearest, then most frequent.
bool cxap_database_near_terms(
    cxap_database *database, cxap_bytes prefix, cxap_bytes word, uint32_t edits, uint32_t most_steps,
    uint32_t keep, cxap_buffer *terms, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;

/// The documents that have any of the terms, and those named.
typedef struct cxap_document_set {
  const cxap_bytes *_Nullable terms;
  size_t term_count;
  const uint32_t *_Nullable docids;
  size_t docid_count;
} cxap_document_set;

/// How many documents are in `any` and not in `none`, exactly. An empty term has no documents.
bool cxap_database_union_size(
    cxap_database *database, const cxap_document_set *any, const cxap_document_set *none, uint32_t *size,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Records of u32 count, u32 number of examples, so many docids, counted term: how many of the documents, given in
/// ascending order, have each term that begins with `prefix`; the `keep` most frequent, then in byte order, out of
/// `distinct` at most. Terms too rare to be among them are not looked at.
bool cxap_database_term_counts(
    cxap_database *database, cxap_bytes prefix, const uint32_t *_Nullable docids, size_t docid_count, uint32_t keep,
    uint32_t examples, uint32_t *distinct, cxap_buffer *counts, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Records of u32 count, double, ascending: how many of the documents, given in ascending order, have each number in
/// `slot`.
bool cxap_database_number_counts(
    cxap_database *database, uint32_t slot, const uint32_t *_Nullable docids, size_t docid_count, cxap_buffer *counts,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Records of u32 docid, ascending, from `from` on, at most `limit`; the empty term stands for every document.
bool cxap_database_postings(
    cxap_database *database, cxap_bytes term, uint32_t from, uint32_t limit, cxap_buffer *docids,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Records of u32 position, ascending; none if the document or the term is not there.
bool cxap_database_positions(
    cxap_database *database, uint32_t docid, cxap_bytes term, cxap_buffer *positions,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;

typedef struct cxap_value_statistics {
  uint32_t count;
  cxap_buffer lower_bound;
  cxap_buffer upper_bound;
} cxap_value_statistics;

bool cxap_database_value_statistics(
    cxap_database *database, uint32_t slot, cxap_value_statistics *statistics,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;

cxap_document *_Nullable cxap_database_document(
    cxap_database *database, uint32_t docid, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
void cxap_document_free(cxap_document *document) CXAP_NOEXCEPT;
bool cxap_document_docid(
    cxap_document *document, uint32_t *docid, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
bool cxap_document_data(
    cxap_document *document, cxap_buffer *data, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
bool cxap_document_value(
    cxap_document *document, uint32_t slot, cxap_buffer *value,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Records of u32 slot, u32 length, bytes; by slot.
bool cxap_document_values(
    cxap_document *document, cxap_buffer *values, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Records of u32 wdf, u32 length, bytes; in byte order.
bool cxap_document_terms(
    cxap_document *document, cxap_buffer *terms, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;

bool cxap_begin_transaction(cxap_database *database, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
bool cxap_commit_transaction(cxap_database *database, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
bool cxap_cancel_transaction(cxap_database *database, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
bool cxap_commit(cxap_database *database, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// Stores the packed document under `docid`, in place of what was there.
bool cxap_replace(
    cxap_database *database, uint32_t docid, cxap_bytes packed,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// `deleted` is false if there was no such document.
bool cxap_delete(
    cxap_database *database, uint32_t docid, bool *deleted,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// An empty value removes the key.
bool cxap_set_metadata(
    cxap_database *database, cxap_bytes key, cxap_bytes value,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;

#pragma clang assume_nonnull end
#ifdef __cplusplus
}
#endif
#endif
