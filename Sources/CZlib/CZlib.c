#include "CZlib.h"

#include <string.h>
#include <zlib.h>

ptrdiff_t limelight_inflate(const uint8_t *input, size_t input_length, uint8_t *output, size_t capacity) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  // 15 window bits, + 32: gzip or zlib, told apart by the header.
  if (inflateInit2(&stream, 15 + 32) != Z_OK) return -1;
  stream.next_in = (Bytef *)input;
  stream.avail_in = (uInt)input_length;
  stream.next_out = output;
  stream.avail_out = (uInt)capacity;
  int status = Z_OK;
  while (stream.avail_out > 0) {
    status = inflate(&stream, Z_NO_FLUSH);
    if (status == Z_STREAM_END && stream.avail_in > 0) {
      // gzip files may be several members end to end; anything else after the first is padding.
      if (inflateReset(&stream) != Z_OK) break;
      continue;
    }
    if (status != Z_OK) break;
  }
  size_t written = capacity - stream.avail_out;
  inflateEnd(&stream);
  if (written == 0 && status != Z_STREAM_END) return capacity == 0 ? 0 : -1;
  return (ptrdiff_t)written;
}
