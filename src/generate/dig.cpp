#include "generate/dig.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "engine/puzzle_rows.hpp"
#include "generate/swap_sets.hpp"

namespace nonet::generate {
namespace {

// A dig seldom fails before 40 cells are gone; after that one unit in three stays. Larger windows
// ask less often but about puzzles with many solutions, whose differences teach little.
constexpr int kFirstCells = 40;
constexpr int kWindow = 3;

// The cells in which a completion differs. Bytes are compared eight at a time and the results, a
// bit in each byte, gathered by a multiplication.
CellSet difference(const Grid& solution, const std::uint8_t* completion) {
  const std::uint8_t* const digits = engine::bytes_of(solution);
  const auto eight = [](const std::uint8_t* bytes) {
    std::uint64_t word;
    std::memcpy(&word, bytes, sizeof word);
    return std::endian::native == std::endian::little ? word : std::byteswap(word);
  };
  std::uint64_t low = 0, high = 0;
  for (int i = 0; i < 80; i += 8) {
    const std::uint64_t differ = eight(digits + i) ^ eight(completion + i);
    const std::uint64_t marks = ((differ + 0x7f7f7f7f7f7f7f7f) >> 7) & 0x0101010101010101;
    const std::uint64_t bits = marks * 0x0102040810204080 >> 56;
    (i < 64 ? low : high) |= bits << (i & 63);
  }
  high |= static_cast<std::uint64_t>(digits[80] != completion[80]) << 16;
  return CellSet::of_words(low, high);
}

}  // namespace

void Dig::start(const Grid& solution, CellSet start, std::span<const CellSet> units,
                std::span<const std::uint8_t> order, int least) {
  solution_ = solution;
  base_ = restricted(solution, start);
  units_ = units;
  std::ranges::copy(order, order_.begin());
  order_length_ = static_cast<std::uint8_t>(order.size());
  all_single_ = std::ranges::all_of(order, [&](auto unit) { return units[unit].size() == 1; });
  least_ = least;
  givens_ = start;
  size_ = start.size();
  position_ = 0;
  found_sets_ = 0;
  start_refuted_ = over_ = found_other_ = false;
  is_start_question_ = start != CellSet::all();
  window_ = all_single_ ? kFirstCells : kFirstCells / 4;

  counts_ = SetCounts();
  sets_of_.fill(0);
  std::size_t number = 0;
  for_each_swap_set(solution, kMostCells, [&](std::span<const std::uint8_t> cells) {
    int count = static_cast<int>(cells.size());
    if (is_start_question_)
      count = static_cast<int>(std::ranges::count_if(
          cells, [&](std::uint8_t cell) { return givens_.contains(Cell(cell)); }));
    // Without a given in it the start is refuted, which the first question will tell.
    if (count == 0) return true;
    const std::uint64_t bit = std::uint64_t{1} << number;
    for (std::uint8_t cell : cells) sets_of_[cell] |= bit;
    counts_.put(number, count);
    return ++number < kKnownSets;
  });
}

void Dig::add_set(std::size_t number, CellSet cells, int count) {
  counts_.put(number, std::min(count, SetCounts::kMost));
  const std::uint64_t bit = std::uint64_t{1} << number;
  for (Cell cell : cells) sets_of_[static_cast<std::size_t>(cell.index())] |= bit;
}

bool Dig::prepare() {
  if (over_) return false;
  asked_givens_ = givens_;
  asked_size_ = size_;
  asked_position_ = position_;
  asked_counts_ = counts_;
  question_ = base_;
  found_other_ = false;
  taken_ = 0;
  if (is_start_question_) return true;
  while (asked_position_ < order_length_ && try_unit()) ++asked_position_;
  over_ = taken_ == 0;
  return !over_;
}

/// Takes the next unit away, or leaves it. Returns false when the window is full.
bool Dig::try_unit() {
  const CellSet cells = units_[order_[static_cast<std::size_t>(asked_position_)]] & asked_givens_;
  const int size = all_single_ ? 1 : cells.size();
  if (cells.empty() || asked_size_ - size < least_) return true;
  SetCounts counts = asked_counts_;
  std::uint64_t emptied = 0;
  for (Cell cell : cells) emptied |= counts.take(sets_of_[static_cast<std::size_t>(cell.index())]);
  if (emptied != 0) return true;
  if (taken_ == window_) return false;  // asked last, so that units known to stay are passed
  if (taken_++ == 0) first_taken_ = asked_position_;
  asked_size_ -= size;
  asked_givens_ -= cells;
  asked_counts_ = counts;
  for (Cell cell : cells) question_.clear(cell);
  return true;
}

void Dig::tell_other(const std::uint8_t* completion) {
  const CellSet cells = difference(solution_, completion);
  if (cells.empty()) return;  // it is the solution
  found_other_ = true;
  if (is_start_question_) return;
  // When there is no more room, the latest takes the place of the earliest.
  const std::size_t number = kKnownSets + found_sets_ % kFoundSets;
  if (found_sets_++ >= kFoundSets)
    for (std::uint64_t& sets : sets_of_) sets &= ~(std::uint64_t{1} << number);
  add_set(number, cells, (cells & givens_).size());
}

void Dig::tell_end() {
  if (!found_other_) {
    is_start_question_ = false;
    givens_ = asked_givens_;
    size_ = asked_size_;
    position_ = asked_position_;
    counts_ = asked_counts_;
    base_ = question_;
    if (position_ > 0) window_ = kWindow;
  } else if (is_start_question_) {
    start_refuted_ = over_ = true;
  } else {
    // Units before the first that was taken stay, and if it was the only one, it stays, too. So
    // there is progress, whatever sets are forgotten.
    position_ = taken_ == 1 ? first_taken_ + 1 : first_taken_;
    window_ = std::max(1, window_ / 2);
  }
}

}  // namespace nonet::generate
