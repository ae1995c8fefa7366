// Database files are their owner's alone, whatever the umask.
#pragma once

#include <sys/stat.h>

#include <string>

namespace cxap {

/// Takes everybody else's permissions from the files of a glass database.
///
/// Xapian makes files with the umask's, the version file anew with each commit, and has no setting for it; the
/// umask itself belongs to the whole process. A file that is missing is no error: tables are made when needed.
inline void make_private(const std::string& path) noexcept {
  static constexpr const char* kFiles[] = {"iamglass",       "postlist.glass", "docdata.glass",  "termlist.glass",
                                           "position.glass", "spelling.glass", "synonym.glass", "flintlock"};
  try {
    std::string file;
    for (const char* name : kFiles) {
      file.assign(path).append("/").append(name);
      ::chmod(file.c_str(), S_IRUSR | S_IWUSR);
    }
  } catch (...) {
    // Out of memory: the directory still keeps everybody else out.
  }
}

}  // namespace cxap
