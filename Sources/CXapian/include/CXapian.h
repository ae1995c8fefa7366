// C interface to Xapian: what Swift sees of it.
//
// Every entry runs under one guard: nothing of C++ leaves it. An entry that can fail takes `error` last,
// answers false or null after a failure and then leaves there an error that the caller frees.
//
// A handle, and all that was made from it, belongs to one thread at a time: Xapian's reference counts are not
// atomic.
//
// Packed document
// ---------------
// A document crosses the border once, as a sequence of records: one byte says which record it is, the rest
// follows. Numbers are little endian, nothing is aligned.
//
//   0x01 TERM       u16 length, bytes, u32 wdf                  add_term
//   0x02 POSTING    u16 length, bytes, u32 position, u32 wdf    add_posting
//   0x03 VALUE      u32 slot, u32 length, bytes                 add_value
//   0x04 NUMBER     u32 slot, f64                               add_value of sortable_serialise
//   0x05 DATA       u32 length, bytes                           set_data
//   0x06 STEMMER    u8 length, language                         stemmer of the words that follow; an empty or
//                                                               unknown language means none
//   0x07 WORD       u16 length, bytes, u32 position, u32 wdf    POSTING of the word; TERM "Z" + stem, same wdf
//   0x08 TITLEWORD  u16 length, bytes, u32 position, u32 wdf    as WORD; also POSTING "S" + word at the same
//                                                               position and TERM "ZS" + stem, both with wdf 1,
//                                                               and NAMEEDGES
//   0x09 NAMEEDGES  u16 length, bytes                           TERM "X>" + each beginning of 1 to 12 letters that
//                                                               is shorter than the word and no TITLEEDGE of the
//                                                               record before, wdf 0
//   0x0A TITLEEDGES u16 length, words with blanks between       TERM "X<" + each such beginning that does not end
//                                                               where a word does
//
// Refused whole, as InvalidArgumentError, before the database is touched (Xapian finds some of these too late
// and drops the open transaction with them): a record cut short, an unknown record, an empty term, a term that
// needs more than 245 bytes (a zero byte needs two), a wdf over 2^24 or of all terms together over 2^31 - 1,
// a position over 2^31 - 1, slot 2^32 - 1, a value over 16 MB, data over 100 MB. A NUMBER that is not a number
// has no place in an order and leaves its slot alone; minus infinity is Xapian's empty value, which is none.
#ifndef CXAPIAN_H
#define CXAPIAN_H

#include "CXapianBase.h"
#include "CXapianDatabase.h"
#include "CXapianMaintenance.h"
#include "CXapianMatch.h"
#include "CXapianQuery.h"

#endif
