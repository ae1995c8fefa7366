#include "CICU.h"

#include <pthread.h>
#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/utf16.h>

// An iterator belongs to one thread and is costly to open.
static pthread_key_t iterator_key;
static pthread_once_t iterator_once = PTHREAD_ONCE_INIT;

static void close_iterator(void *iterator) { ubrk_close((UBreakIterator *)iterator); }
static void make_key(void) { pthread_key_create(&iterator_key, close_iterator); }

static UBreakIterator *word_iterator(void) {
  pthread_once(&iterator_once, make_key);
  UBreakIterator *iterator = pthread_getspecific(iterator_key);
  if (iterator) return iterator;
  UErrorCode status = U_ZERO_ERROR;
  // The root locale: the caller's environment must not change what is found.
  iterator = ubrk_open(UBRK_WORD, "", NULL, 0, &status);
  if (U_FAILURE(status)) return NULL;
  pthread_setspecific(iterator_key, iterator);
  return iterator;
}

int32_t ll_dictionary_words(const uint32_t *run, int32_t count, int32_t *ends, int32_t capacity) {
  if (count <= 0 || capacity <= 0) return 0;
  UBreakIterator *iterator = word_iterator();
  UChar *text = malloc(sizeof(UChar) * 2 * (size_t)count);
  int32_t found = 0;
  if (iterator && text) {
    int32_t length = 0;
    for (int32_t i = 0; i < count; i++) U16_APPEND_UNSAFE(text, length, run[i]);
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText(iterator, text, length, &status);
    int32_t scalars = 0, unit = 0;
    for (int32_t end = ubrk_next(iterator); U_SUCCESS(status) && end != UBRK_DONE && found < capacity;
         end = ubrk_next(iterator)) {
      for (; unit < end; scalars++) U16_FWD_1_UNSAFE(text, unit);
      ends[found++] = scalars;
    }
    // The text is ours and goes; the iterator must not keep a pointer into it.
    ubrk_setText(iterator, NULL, 0, &status);
  }
  free(text);
  if (found == 0 || ends[found - 1] != count) {
    if (found == capacity) found--;
    ends[found++] = count;
  }
  return found;
}
