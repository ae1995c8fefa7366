#pragma once
#include <stdbool.h>
#include <stdint.h>

// ICU's functions are macros that carry ICU's version in their name, which Swift cannot import.
// These wrappers speak Unicode scalars (UTF-32), so that offsets need no surrogate arithmetic.

// What the scanner does with a character. Swift mirrors these numbers (CharacterClass).
enum {
  LL_BLANK = 0,
  LL_LETTER = 1,  // lower case or caseless letter, or a mark after one
  LL_UPPER = 2,
  LL_DIGIT = 3,
  LL_APOSTROPHE = 4,
  LL_HYPHEN = 5,
  LL_UNDERSCORE = 6,
  LL_DOT = 7,
  LL_AT = 8,
  LL_AMPERSAND = 9,
  LL_PLUS = 10,
  LL_HASH = 11,
  LL_PERCENT = 12,
  LL_SLASH = 13,
  LL_COLON = 14,
  LL_OTHER = 15,
  LL_TILDE = 16,
  LL_MARK = 17,
  LL_GRAM = 18,        // Han, kana, Hangul: indexed as n-grams
  LL_DICTIONARY = 19,  // Thai, Lao, Khmer, Burmese: words by dictionary
  LL_EMOJI = 20,
  LL_REGIONAL = 21,
  LL_MODIFIER = 22,
  LL_JOINER = 23,
};

// Whether normalising may start afresh at this scalar.
bool ll_boundary_before(uint32_t scalar);
// Whether the donated scalar is an upper-case letter (for camelCase, before case is folded away).
bool ll_is_upper(uint32_t scalar);
// NFKC with full case folding of at most 32 scalars; returns how many were written.
int32_t ll_normalize(const uint32_t *source, int32_t count, uint32_t *target, int32_t capacity);
// NFC of a whole text; returns how many scalars were written, at most the capacity.
int32_t ll_compose(const uint32_t *source, int32_t count, uint32_t *target, int32_t capacity);
// The class of a normalised scalar.
uint8_t ll_class(uint32_t scalar);
// The folded tier of a normalised scalar: base letter without marks; returns 0 to 4 scalars.
int32_t ll_fold(uint32_t scalar, uint32_t target[4]);
// Ends of the dictionary words of a run, ascending, the last being `count`; returns how many.
int32_t ll_dictionary_words(const uint32_t *run, int32_t count, int32_t *ends, int32_t capacity);
