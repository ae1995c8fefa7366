// Xapian::Database::compact and Xapian::Database::check.
#ifndef CXAPIAN_MAINTENANCE_H
#define CXAPIAN_MAINTENANCE_H

#include "CXapianBase.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma clang assume_nonnull begin

/// Joins the sources into a new database. Without renumbering their docid ranges must be disjoint; with it the
/// docids of all together must stay below 2^32. Both are checked before anything is written.
bool cxap_compact(
    const cxap_bytes *sources, size_t count, cxap_bytes destination, bool renumber,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;
/// `report` is the text of the check, which prints nothing itself.
bool cxap_check(
    cxap_bytes path, size_t *errors, cxap_buffer *report,
    cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;

#pragma clang assume_nonnull end
#ifdef __cplusplus
}
#endif
#endif
