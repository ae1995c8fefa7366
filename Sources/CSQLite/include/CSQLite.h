// SQLite for Swift: https://sqlite.org/c3ref/intro.html
#pragma once

#include <sqlite3.h>
#include <sys/vfs.h>

// SQLITE_TRANSIENT is a cast of -1 to a function pointer, which Swift cannot import: SQLite copies the bytes
// before the call returns.

static inline int limelight_bind_text(sqlite3_stmt *statement, int index, const void *bytes,
                                      sqlite3_uint64 count) {
  // A null pointer would bind NULL: empty text is a value of its own.
  return sqlite3_bind_text64(statement, index, bytes ? (const char *)bytes : "", count, SQLITE_TRANSIENT,
                             SQLITE_UTF8);
}

static inline int limelight_bind_blob(sqlite3_stmt *statement, int index, const void *bytes,
                                      sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT);
}

// The magic number (linux/magic.h) of the file system a path lies on, 0 if unknown. Swift's Glibc module lacks
// statfs; SQLite's locks cannot be relied on over a network.
static inline unsigned int limelight_file_system(const char *path) {
  struct statfs status;
  return statfs(path, &status) == 0 ? (unsigned int)status.f_type : 0;
}
