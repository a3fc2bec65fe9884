#pragma once
// PageFiles: the built page, read from its folder once. Requests look names up in a table and touch
// no file system, so that no path can lead out of the folder.

#include <expected>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace nonet::cli {

struct PageFile {
  std::string content;
  std::string_view type;  ///< content type
  std::string tag;        ///< entity tag with its quotes, from the content
  bool lasting = false;   ///< its name changes with its content: may be kept for ever
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
  std::map<std::string, PageFile, std::less<>> files_;
};

}  // namespace nonet::cli
