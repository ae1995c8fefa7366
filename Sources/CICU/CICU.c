#include "CICU.h"

#include <stdlib.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

static const UNormalizer2 *casefold(void) {
  UErrorCode status = U_ZERO_ERROR;
  return unorm2_getNFKCCasefoldInstance(&status);
}

static const UNormalizer2 *nfd(void) {
  UErrorCode status = U_ZERO_ERROR;
  return unorm2_getNFDInstance(&status);
}

static bool boundary_before(uint32_t scalar) {
  return unorm2_hasBoundaryBefore(casefold(), (UChar32)scalar);
}

static bool is_upper(uint32_t scalar) {
  int8_t category = u_charType((UChar32)scalar);
  return category == U_UPPERCASE_LETTER || category == U_TITLECASE_LETTER;
}

// Look-alikes of apostrophe and hyphen meet in ASCII.
static uint32_t plain(uint32_t c) {
  switch (c) {
    case 0x2BB: case 0x2BC: case 0x2018: case 0x2019: case 0x201B: case 0x2032: return '\'';
    case 0x2010: case 0x2011: case 0x2012: case 0x2013: case 0x2212: case 0x5BE: return '-';
    default: return c;
  }
}

static int32_t normalize(const uint32_t *source, int32_t count, uint32_t *target, int32_t capacity) {
  UChar from[64], to[1024];
  int32_t length = 0, written = 0;
  // A trade mark sign is no part of the name before it.
  if (count == 1 && (source[0] == 0x2122 || source[0] == 0x2120)) {
    target[0] = ' ';
    return 1;
  }
  for (int32_t i = 0; i < count && length < 62; i++) U16_APPEND_UNSAFE(from, length, source[i]);
  UErrorCode status = U_ZERO_ERROR;
  int32_t size = unorm2_normalize(casefold(), from, length, to, 1024, &status);
  if (U_FAILURE(status)) return 0;
  for (int32_t i = 0; i < size && written < capacity;) {
    UChar32 c;
    U16_NEXT(to, i, size, c);
    target[written++] = plain((uint32_t)c);
  }
  return written;
}

int32_t ll_compose(const uint32_t *source, int32_t count, uint32_t *target, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfc = unorm2_getNFCInstance(&status);
  UChar *from = malloc(sizeof(UChar) * 2 * (size_t)(count + 1));
  // Three units for one is the most that NFC makes of UTF-16.
  int32_t room = 6 * count + 16;
  UChar *to = malloc(sizeof(UChar) * (size_t)room);
  int32_t length = 0, written = 0;
  if (from && to) {
    for (int32_t i = 0; i < count; i++) U16_APPEND_UNSAFE(from, length, source[i]);
    int32_t size = unorm2_normalize(nfc, from, length, to, room, &status);
    if (U_SUCCESS(status)) {
      for (int32_t i = 0; i < size && written < capacity;) {
        UChar32 c;
        U16_NEXT(to, i, size, c);
        target[written++] = (uint32_t)c;
      }
    }
  }
  free(from);
  free(to);
  return written;
}

static uint8_t ascii_class(uint32_t c) {
  if (c >= 'a' && c <= 'z') return LL_LETTER;
  if (c >= 'A' && c <= 'Z') return LL_UPPER;
  if (c >= '0' && c <= '9') return LL_DIGIT;
  switch (c) {
    case '\'': return LL_APOSTROPHE;
    case '-': return LL_HYPHEN;
    case '_': return LL_UNDERSCORE;
    case '.': return LL_DOT;
    case '@': return LL_AT;
    case '&': return LL_AMPERSAND;
    case '+': return LL_PLUS;
    case '#': return LL_HASH;
    case '%': return LL_PERCENT;
    case '/': return LL_SLASH;
    case ':': return LL_COLON;
    case '~': return LL_TILDE;
    default: return c <= ' ' || c == 0x7F ? LL_BLANK : LL_OTHER;
  }
}

static uint8_t class_of(uint32_t c) {
  if (c < 0x80) return ascii_class(c);
  if (c == 0x200D) return LL_JOINER;
  if (c == 0x30FC) return LL_GRAM;
  if (c >= 0x1F1E6 && c <= 0x1F1FF) return LL_REGIONAL;
  if (c >= 0x1F3FB && c <= 0x1F3FF) return LL_MODIFIER;
  int8_t category = u_charType((UChar32)c);
  switch (category) {
    case U_NON_SPACING_MARK: case U_ENCLOSING_MARK: case U_COMBINING_SPACING_MARK: {
      if (u_getIntPropertyValue((UChar32)c, UCHAR_LINE_BREAK) == U_LB_COMPLEX_CONTEXT) return LL_DICTIONARY;
      return LL_MARK;
    }
    case U_UPPERCASE_LETTER: case U_LOWERCASE_LETTER: case U_TITLECASE_LETTER: case U_MODIFIER_LETTER:
    case U_OTHER_LETTER: case U_LETTER_NUMBER: {
      UErrorCode status = U_ZERO_ERROR;
      UScriptCode script = uscript_getScript((UChar32)c, &status);
      if (script == USCRIPT_HAN || script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA
          || script == USCRIPT_HANGUL) {
        return LL_GRAM;
      }
      if (u_getIntPropertyValue((UChar32)c, UCHAR_LINE_BREAK) == U_LB_COMPLEX_CONTEXT) return LL_DICTIONARY;
      return LL_LETTER;
    }
    case U_DECIMAL_DIGIT_NUMBER: case U_OTHER_NUMBER: return LL_DIGIT;
    case U_SPACE_SEPARATOR: case U_LINE_SEPARATOR: case U_PARAGRAPH_SEPARATOR: case U_CONTROL_CHAR:
      return LL_BLANK;
    case U_CURRENCY_SYMBOL: return LL_EMOJI;
    case U_OTHER_SYMBOL: case U_MATH_SYMBOL: case U_MODIFIER_SYMBOL: case U_DASH_PUNCTUATION:
    case U_OTHER_PUNCTUATION:
      // Signs that decorate names or draw lines are not things to search for.
      if (c == 0xA9 || c == 0xAE) return LL_OTHER;
      if (u_hasBinaryProperty((UChar32)c, UCHAR_EXTENDED_PICTOGRAPHIC)) return LL_EMOJI;
      if (category != U_OTHER_SYMBOL || (c >= 0x2500 && c <= 0x25FF)) return LL_OTHER;
      return LL_EMOJI;
    default: return LL_OTHER;
  }
}

static int32_t special(uint32_t c, uint32_t target[4]) {
  const char *text = NULL;
  switch (c) {
    case 0xE6: text = "ae"; break;
    case 0xF8: text = "o"; break;
    case 0xF0: case 0x111: case 0x256: text = "d"; break;
    case 0xFE: text = "th"; break;
    case 0x127: text = "h"; break;
    case 0x131: text = "i"; break;
    case 0x142: text = "l"; break;
    case 0x14B: text = "ng"; break;
    case 0x153: text = "oe"; break;
    case 0x167: text = "t"; break;
    case 0x180: text = "b"; break;
    case 0x268: text = "i"; break;
    case 0x1B6: text = "z"; break;
    case 0x671: target[0] = 0x627; return 1;                // alef wasla
    case 0x649: case 0x6CC: target[0] = 0x64A; return 1;    // alef maksura, Persian yeh
    case 0x6A9: target[0] = 0x643; return 1;                // keheh
    // Final forms of Hebrew letters; a longer word has them in the middle.
    case 0x5DA: case 0x5DD: case 0x5DF: case 0x5E3: case 0x5E5: target[0] = c + 1; return 1;
    case 0x640: return 0;                                   // tatweel
    default: return -1;
  }
  int32_t count = 0;
  for (; text[count]; count++) target[count] = (uint32_t)text[count];
  return count;
}

static bool strips_marks(UScriptCode script) {
  switch (script) {
    case USCRIPT_LATIN: case USCRIPT_GREEK: case USCRIPT_CYRILLIC: case USCRIPT_ARABIC: case USCRIPT_HEBREW:
    case USCRIPT_ARMENIAN: case USCRIPT_GEORGIAN: case USCRIPT_COPTIC: case USCRIPT_SYRIAC:
      return true;
    default: return false;
  }
}

static int32_t fold(uint32_t c, uint32_t target[4]) {
  target[0] = c;
  if (c < 0x80) return 1;
  int32_t count = special(c, target);
  if (count >= 0) return count;
  UErrorCode status = U_ZERO_ERROR;
  int8_t category = u_charType((UChar32)c);
  if (category == U_DECIMAL_DIGIT_NUMBER) {
    target[0] = '0' + (uint32_t)u_charDigitValue((UChar32)c);
    return 1;
  }
  UScriptCode script = uscript_getScript((UChar32)c, &status);
  if (category == U_NON_SPACING_MARK || category == U_ENCLOSING_MARK) {
    // Kana's voicing marks make another letter.
    if (c == 0x3099 || c == 0x309A) return 1;
    return script == USCRIPT_INHERITED || script == USCRIPT_COMMON || strips_marks(script) ? 0 : 1;
  }
  if (!strips_marks(script)) return 1;
  UChar parts[16];
  int32_t size = unorm2_getDecomposition(nfd(), (UChar32)c, parts, 16, &status);
  if (size <= 0 || U_FAILURE(status)) return 1;
  UChar32 base;
  int32_t i = 0;
  U16_NEXT(parts, i, size, base);
  if (special((uint32_t)base, target) >= 0) return special((uint32_t)base, target);
  target[0] = (uint32_t)base;
  return 1;
}

// What ICU says of a scalar takes several look-ups in its tables, and a text has few different scalars.
typedef struct {
  uint32_t scalar;  // 0 for none; ASCII is never asked for here
  uint8_t class;
  bool is_upper;
  bool boundary_before;
  uint8_t folds;    // how many scalars it folds to
  uint8_t normals;  // how many it is alone when normalised, or 255 if more than there is room for
  uint32_t fold[4];
  uint32_t normal[4];
} Character;

enum { REMEMBERED = 1024, TOO_MANY = 255 };

static const Character *character(uint32_t scalar) {
  static _Thread_local Character characters[REMEMBERED];
  // Scripts begin at multiples of 128 and more: their letters would meet without the higher bits.
  Character *known = &characters[(scalar ^ scalar >> 7) % REMEMBERED];
  if (known->scalar == scalar) return known;
  uint32_t normal[64];
  int32_t normals = normalize(&scalar, 1, normal, 64);
  known->normals = normals <= 4 ? (uint8_t)normals : TOO_MANY;
  for (int32_t i = 0; i < normals && i < 4; i++) known->normal[i] = normal[i];
  known->class = class_of(scalar);
  known->is_upper = is_upper(scalar);
  known->boundary_before = boundary_before(scalar);
  known->folds = (uint8_t)fold(scalar, known->fold);
  known->scalar = scalar;
  return known;
}

bool ll_boundary_before(uint32_t scalar) {
  return scalar < 0x80 ? boundary_before(scalar) : character(scalar)->boundary_before;
}

bool ll_is_upper(uint32_t scalar) {
  return scalar < 0x80 ? is_upper(scalar) : character(scalar)->is_upper;
}

uint8_t ll_class(uint32_t scalar) { return scalar < 0x80 ? ascii_class(scalar) : character(scalar)->class; }

int32_t ll_fold(uint32_t scalar, uint32_t target[4]) {
  if (scalar < 0x80) return fold(scalar, target);
  const Character *known = character(scalar);
  for (int32_t i = 0; i < known->folds; i++) target[i] = known->fold[i];
  return known->folds;
}

int32_t ll_normalize(const uint32_t *source, int32_t count, uint32_t *target, int32_t capacity) {
  if (count == 1 && source[0] >= 0x80) {
    const Character *known = character(source[0]);
    if (known->normals != TOO_MANY && known->normals <= capacity) {
      for (int32_t i = 0; i < known->normals; i++) target[i] = known->normal[i];
      return known->normals;
    }
  }
  return normalize(source, count, target, capacity);
}
