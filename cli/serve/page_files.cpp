#include "serve/page_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <system_error>
#include <utility>

#include "serve/accepted_coding.hpp"
#include "serve/content_type.hpp"

namespace nonet::cli {

namespace {

// A page has a megabyte or two; this much is a home folder given by mistake.
constexpr std::uintmax_t kMostBytes = 64 << 20;

/// FNV-1a: told apart are versions of one file, by nobody who means harm.
std::string tag_for(std::string_view content) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (unsigned char byte : content) hash = (hash ^ byte) * 0x100000001b3;
  return fmt::format("\"{:016x}\"", hash);
}

/// Endings of packed files, and the codings as HTTP names them.
constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kCodings{
    {{".br", "br"}, {".gz", "gzip"}}};

bool hidden(const std::filesystem::path& path) {
  return path.filename().string().starts_with('.');
}

}  // namespace

std::expected<PageFiles, std::string> PageFiles::read(const std::filesystem::path& folder) {
  namespace fs = std::filesystem;
  std::error_code error;
  PageFiles files;
  std::uintmax_t bytes = 0;
  fs::recursive_directory_iterator entry(folder, error);
  for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
    if (hidden(entry->path()) || entry->is_symlink(error)) {
      entry.disable_recursion_pending();
      continue;
    }
    if (!entry->is_regular_file(error)) continue;
    bytes += entry->file_size(error);
    if (bytes > kMostBytes)
      return std::unexpected(
          fmt::format("{}: more than {} MiB, which is no page", folder.string(), kMostBytes >> 20));
    std::ifstream stream(entry->path(), std::ios::binary);
    std::ostringstream content;
    content << stream.rdbuf();
    if (!stream) return std::unexpected(entry->path().string() + ": cannot be read");

    // The build puts a hash of their content into the names of all files in assets/.
    const std::string path = '/' + entry->path().lexically_relative(folder).generic_string();
    files.files_[path] = {
        .plain = {.content = content.str(), .tag = tag_for(content.view()), .coding = {}},
        .packed = {},
        .type = content_type_of(path),
        .lasting = path.starts_with("/assets/")};
  }
  if (error) return std::unexpected(fmt::format("{}: {}", folder.string(), error.message()));
  if (!files.find("/"))
    return std::unexpected(folder.string() + ": has no index.html, so it is no built page");
  files.pair_packed();
  return files;
}

void PageFiles::pair_packed() {
  for (const auto& [ending, coding] : kCodings)
    for (auto& [path, file] : files_) {
      const auto packed = files_.find(path + std::string(ending));
      if (packed == files_.end()) continue;
      FileBody body = std::move(packed->second.plain);
      body.coding = coding;
      file.packed.push_back(std::move(body));
      files_.erase(packed);
    }
  for (auto& [path, file] : files_)
    std::ranges::sort(file.packed, {}, [](const FileBody& body) { return body.content.size(); });
}

const FileBody& PageFile::body_for(std::string_view accepted) const {
  const FileBody* best = &plain;
  int most = 0;
  for (const FileBody& body : packed) {
    const int weight = weight_of_coding(accepted, body.coding);
    if (weight <= most) continue;
    best = &body;
    most = weight;
  }
  return *best;
}

const PageFile* PageFiles::find(std::string_view path) const {
  const auto found =
      path.ends_with('/') ? files_.find(std::string(path) + "index.html") : files_.find(path);
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace nonet::cli
