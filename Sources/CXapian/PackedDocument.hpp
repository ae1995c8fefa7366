// The packed document format, read.
#pragma once

#include <xapian.h>

#include "StemCache.hpp"
#include "include/CXapianBase.h"

namespace cxap {

/// Builds the document that `packed` describes (the format is in CXapian.h).
/// Throws InvalidArgumentError, naming the offset, for anything that is not whole and within the limits.
Xapian::Document unpack(cxap_bytes packed, StemCache& stems);

}  // namespace cxap
