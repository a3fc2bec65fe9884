#pragma once
// Spool: a file that is written from front to back, then read from front to back, and gone when
// closed. Records are a number and some bytes.

#include <cstdint>
#include <cstdio>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

namespace nonet::symmetry {

class Spool {
 public:
  /// `directory` empty: what TMPDIR names, else /tmp.
  static std::expected<Spool, std::string> open(const std::string& directory);

  std::expected<void, std::string> write(std::uint64_t number, std::string_view bytes);

  /// From now on it is read.
  std::expected<void, std::string> rewind();
  /// False at the end. `bytes` is a place to read into.
  std::expected<bool, std::string> read(std::uint64_t& number, std::string& bytes);

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  explicit Spool(std::FILE* file) : file_(file) {}

  std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace nonet::symmetry
