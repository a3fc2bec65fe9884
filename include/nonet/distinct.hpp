#pragma once
// DistinctFilter: of any number of rows, each about a board, hands on the first of each class.
//
//   DistinctFilter filter({.memory = 1 << 28});
//   for (...) filter.add(key_of(canonical_form(grid).grid), row, write);
//   filter.finish(write);
//
// Rows come out in the order in which they went in. What is compared are the boards themselves, no
// hashes of them: two boards are never taken for one.
//
// Memory: some 45 bytes for each class of puzzles of 24 givens, up to the bound. Rows are handed on
// at once until the bound is met. Rows of new classes after that wait in files for finish(), which
// takes the classes in parts that fit into the bound; beyond it there is one bit for each row that
// waits. The files have no name any more once they are open, so that nothing is left behind,
// whatever happens.
//
// Thread safety: an object belongs to one thread at a time.

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "nonet/grid.hpp"

namespace nonet {

/// A board in few bytes, different for different boards: its pattern, then its digits.
class BoardKey {
 public:
  static constexpr std::size_t kMostBytes = 11 + 41;

  explicit BoardKey(const Grid& board);
  /// Takes what bytes() gave; nothing when it cannot be that.
  [[nodiscard]] static std::expected<BoardKey, std::string> from_bytes(std::string_view bytes);

  std::string_view bytes() const { return {reinterpret_cast<const char*>(bytes_.data()), size_}; }

 private:
  BoardKey() = default;

  std::array<unsigned char, kMostBytes> bytes_{};
  std::uint8_t size_ = 0;
};

struct DistinctOptions {
  std::size_t memory = std::size_t{1} << 30;  ///< bytes; at least kLeastMemory is used
  std::string directory;                      ///< for files; empty: what TMPDIR names, else /tmp
};

class DistinctFilter {
 public:
  static constexpr std::size_t kLeastMemory = std::size_t{1} << 20;

  explicit DistinctFilter(DistinctOptions options = {});
  DistinctFilter(DistinctFilter&&) noexcept;
  DistinctFilter& operator=(DistinctFilter&&) noexcept;
  ~DistinctFilter();

  /// Takes a row; returns whether to go on.
  using OnRow = std::function<bool(std::string_view row)>;

  /// Adds a row about the board of `key`. Hands it to `on_row` when it is the first of its class
  /// and nothing waits. The error says what is wrong with a file: a full disk, mostly.
  [[nodiscard]] std::expected<void, std::string> add(const BoardKey& key, std::string_view row,
                                                     const OnRow& on_row);
  /// Hands on the rows that waited. Nothing may be added after that.
  [[nodiscard]] std::expected<void, std::string> finish(const OnRow& on_row);

  std::uint64_t classes() const;  ///< so far; when rows wait, known only after finish()
  std::uint64_t waiting() const;  ///< rows in files
  std::size_t memory() const;     ///< bytes for classes now

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace nonet
