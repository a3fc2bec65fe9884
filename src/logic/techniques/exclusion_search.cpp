#include "logic/techniques/exclusion_search.hpp"

#include <algorithm>

namespace nonet::logic {

namespace {

// The cells of one exclusion, and the candidates of those that see them all and have few.
struct Aligned {
  std::array<Cell, 3> cells;
  std::size_t count = 0;
  std::array<std::uint16_t, kPeerCount> excluders;
  std::size_t excluder_count = 0;
};

bool is_used_up(const Aligned& aligned, unsigned digits) {
  for (std::size_t i = 0; i < aligned.excluder_count; ++i)
    if ((aligned.excluders[i] & ~digits) == 0) return true;
  return false;
}

// The candidates of each cell that occur in some way to fill the cells.
class Ways {
 public:
  Ways(const Board& board, const Aligned& aligned) : board_(board), aligned_(aligned) { go(0, 0); }
  std::array<DigitSet, 3> possible() const { return possible_; }

 private:
  bool go(std::size_t at, unsigned used) {
    if (at == aligned_.count) return !is_used_up(aligned_, used);
    bool any = false;
    for (Digit digit : board_.candidates(aligned_.cells[at])) {
      if (clashes(at, digit)) continue;
      chosen_[at] = digit;
      if (!go(at + 1, used | DigitSet::only(digit).bits())) continue;
      possible_[at].insert(digit);
      any = true;
    }
    return any;
  }

  bool clashes(std::size_t at, Digit digit) const {
    for (std::size_t i = 0; i < at; ++i)
      if (chosen_[i] == digit && peer_set(aligned_.cells[i]).contains(aligned_.cells[at]))
        return true;
    return false;
  }

  const Board& board_;
  const Aligned& aligned_;
  std::array<Digit, 3> chosen_{Digit(1), Digit(1), Digit(1)};
  std::array<DigitSet, 3> possible_;
};

bool offer(const TechniqueEntry& self, const Board& board, const Aligned& aligned, CellSet seers,
           StepSink& sink) {
  const std::array<DigitSet, 3> possible = Ways(board, aligned).possible();
  Step* step = nullptr;
  for (std::size_t i = 0; i < aligned.count; ++i)
    for (Digit digit : board.candidates(aligned.cells[i]) - possible[i]) {
      if (step == nullptr) step = &sink.draft(self);
      step->eliminations.emplace_back(aligned.cells[i], digit);
      step->digits.insert(digit);
    }
  if (step == nullptr) return false;
  if (sink.wants_pattern()) {
    for (std::size_t i = 0; i < aligned.count; ++i) {
      step->cells.push_back(aligned.cells[i]);
      for (Digit digit : board.candidates(aligned.cells[i]))
        step->marks.push_back({{aligned.cells[i], digit}, Role::base});
    }
    for (Cell cell : seers)
      for (Digit digit : board.candidates(cell))
        step->marks.push_back({{cell, digit}, Role::extra});
  }
  return sink.offer();
}

}  // namespace

bool find_aligned_exclusion(const TechniqueEntry& self, const Board& board, int k, StepSink& sink) {
  CellSet few;  // cells that may be used up
  for (Cell cell : board.open()) {
    const int size = board.candidates(cell).size();
    if (size >= 2 && size <= k) few.insert(cell);
  }
  std::array<Cell, kCellCount> cells;
  std::array<CellSet, kCellCount> seers;  // of `few`, those that see the cell
  std::size_t count = 0;
  for (Cell cell : board.open()) {
    if (board.candidates(cell).size() < 2 || (peer_set(cell) & few).empty()) continue;
    seers[count] = peer_set(cell) & few;
    cells[count++] = cell;
  }
  const auto look_at = [&](std::initializer_list<Cell> chosen, CellSet common) {
    Aligned aligned;
    for (Cell cell : chosen) aligned.cells[aligned.count++] = cell;
    for (Cell cell : common)
      aligned.excluders[aligned.excluder_count++] =
          static_cast<std::uint16_t>(board.candidates(cell).bits());
    return offer(self, board, aligned, common, sink);
  };
  for (std::size_t second = 1; second < count; ++second)
    for (std::size_t first = 0; first < second; ++first) {
      const CellSet common = seers[first] & seers[second];
      if (common.empty()) continue;
      if (k == 2) {
        if (look_at({cells[first], cells[second]}, common)) return true;
        continue;
      }
      for (Cell third : seers[first] | seers[second]) {
        if (third == cells[first] || third == cells[second]) continue;
        const CellSet of_all = common & peer_set(third);
        if (!of_all.empty() && look_at({cells[first], cells[second], third}, of_all)) return true;
      }
    }
  return false;
}

}  // namespace nonet::logic
