#pragma once
// PageFiles: the built page, read from its folder once. Requests look names up in a table and touch
// no file system, so that no path can lead out of the folder.
//
// The build of the page leaves `main.js.br` and `main.js.gz` beside `main.js`. They are the same
// file in fewer bytes, so they are no files of their own here: compressing anew for each request
// would cost more time than it saves on the way.

#include <expected>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// The bytes that are sent for a file.
struct FileBody {
  std::string content;
  std::string tag;          ///< entity tag with its quotes, from the content
  std::string_view coding;  ///< as Content-Encoding names it; empty for the file as it is
};

struct PageFile {
  FileBody plain;
  std::vector<FileBody> packed;  ///< smallest first
  std::string_view type;         ///< content type
  bool lasting = false;          ///< its name changes with its content: may be kept for ever

  /// The body that an Accept-Encoding header asks for: the coding it likes best, the smallest among
  /// equals, else the file as it is.
  const FileBody& body_for(std::string_view accepted) const;
};

class PageFiles {
 public:
  /// Reads a folder with an index.html. The error says what is wrong with it. Hidden files and
  /// links are left out.
  static std::expected<PageFiles, std::string> read(const std::filesystem::path& folder);

  /// `path` begins with a slash; one that ends with a slash means the index.html there. Null when
  /// there is no such file.
  const PageFile* find(std::string_view path) const;

  std::size_t number() const { return files_.size(); }

 private:
  /// Puts what is another file in fewer bytes to that file.
  void pair_packed();

  std::map<std::string, PageFile, std::less<>> files_;
};

}  // namespace nonet::cli
