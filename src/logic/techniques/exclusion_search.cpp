#include "logic/techniques/exclusion_search.hpp"

#include <array>
#include <bit>
#include <initializer_list>

#include "core/nine_bits.hpp"

namespace nonet::logic {

namespace {

// The cells of one exclusion and their candidates; the candidates of the excluders, cells that see
// all of them and have few. Digits are sets of nine bits.
struct Aligned {
  std::array<Cell, 3> cells;
  std::array<unsigned, 3> digits{};
  std::size_t count = 0;
  std::array<unsigned, kPeerCount> excluders;
  std::size_t excluder_count = 0;

  Aligned(const Board& board, std::initializer_list<Cell> chosen, CellSet seers) {
    unsigned all = 0;
    for (Cell cell : chosen) {
      cells[count] = cell;
      digits[count] = board.candidates(cell).bits();
      all |= digits[count++];
    }
    // One that has a digit which none of the cells has cannot be used up.
    for (Cell cell : seers) {
      const unsigned few = board.candidates(cell).bits();
      if ((few & ~all) == 0) excluders[excluder_count++] = few;
    }
  }

  bool see(std::size_t a, std::size_t b) const { return peer_set(cells[a]).contains(cells[b]); }

  // Where no excluder can be used up, only two cells that share two candidates, and nothing else,
  // can leave the third without a way.
  bool may_exclude() const {
    if (excluder_count > 0) return true;
    const auto same_two = [&](std::size_t a, std::size_t b) {
      return digits[a] == digits[b] && bit_count(digits[a]) == 2;
    };
    return count == 3 && (same_two(0, 1) || same_two(0, 2) || same_two(1, 2));
  }
};

// The candidates of each cell that occur in some way to fill the cells. What the other cells hold
// tells at one go what the last one may hold: none of the digits that it sees there, and none that
// is the last one missing to use up an excluder. One way is enough for a candidate, so mostly a few
// looks clear all of them, and only what they leave is looked through.
class Ways {
 public:
  explicit Ways(const Aligned& aligned) : aligned_(aligned), last_(aligned.count - 1) {
    first_clashes_ = aligned.see(0, last_);
    second_clashes_ = aligned.see(last_ - 1, last_);
    const auto [firsts, seconds, thirds] = aligned.digits;
    if (aligned.count == 2) {
      for (unsigned rest = firsts; rest != 0; rest &= rest - 1) look_at(lowest(rest), lowest(rest));
      return;
    }
    const bool clash = aligned.see(0, 1);
    const auto beside = [&](unsigned digits, unsigned digit) {
      return clash ? digits & ~digit : digits;
    };
    for (unsigned rest = firsts; rest != 0; rest &= rest - 1) {
      const unsigned first = lowest(rest), open = beside(seconds, first);
      if (!look_at_seconds(first, open & ~possible_[1]))
        look_at_seconds(first, open & possible_[1]);
    }
    for (unsigned rest = seconds & ~possible_[1]; rest != 0; rest &= rest - 1) {
      const unsigned second = lowest(rest);
      for (unsigned open = beside(firsts, second); open != 0; open &= open - 1)
        if (look_at(lowest(open), second)) break;
    }
    for (unsigned rest = firsts; rest != 0 && possible_[2] != thirds; rest &= rest - 1) {
      const unsigned first = lowest(rest);
      for (unsigned open = beside(seconds, first); open != 0; open &= open - 1)
        look_at(first, lowest(open));
    }
  }

  DigitSet impossible(std::size_t i) const {
    return DigitSet::from_bits(aligned_.digits[i] & ~possible_[i]);
  }
  bool all_possible() const {
    unsigned lost = 0;
    for (std::size_t i = 0; i <= last_; ++i) lost |= aligned_.digits[i] & ~possible_[i];
    return lost == 0;
  }

 private:
  static unsigned lowest(unsigned digits) { return digits & -digits; }

  // All ways with these digits in the cells before the last one (of a pair, twice the same).
  bool look_at(unsigned first, unsigned second) {
    const unsigned used = first | second;
    unsigned out = (first_clashes_ ? first : 0) | (second_clashes_ ? second : 0);
    for (std::size_t i = 0; i < aligned_.excluder_count; ++i) {
      const unsigned missing = aligned_.excluders[i] & ~used;
      if (missing == 0) return false;
      if ((missing & (missing - 1)) == 0) out |= missing;
    }
    const unsigned lasts = aligned_.digits[last_] & ~out;
    if (lasts == 0) return false;
    possible_[0] |= first;
    possible_[last_ - 1] |= second;
    possible_[last_] |= lasts;
    return true;
  }

  bool look_at_seconds(unsigned first, unsigned seconds) {
    for (; seconds != 0; seconds &= seconds - 1)
      if (look_at(first, lowest(seconds))) return true;
    return false;
  }

  const Aligned& aligned_;
  std::size_t last_;
  bool first_clashes_, second_clashes_;
  std::array<unsigned, 3> possible_{};
};

bool offer(const TechniqueEntry& self, const Board& board, const Aligned& aligned, CellSet seers,
           StepSink& sink) {
  if (!aligned.may_exclude()) return false;
  const Ways ways(aligned);
  if (ways.all_possible()) return false;
  Step& step = sink.draft(self);
  for (std::size_t i = 0; i < aligned.count; ++i)
    for (Digit digit : ways.impossible(i)) {
      step.eliminations.emplace_back(aligned.cells[i], digit);
      step.digits.insert(digit);
    }
  if (sink.wants_pattern()) {
    for (std::size_t i = 0; i < aligned.count; ++i) {
      step.cells.push_back(aligned.cells[i]);
      for (Digit digit : board.candidates(aligned.cells[i]))
        step.marks.push_back({{aligned.cells[i], digit}, Role::base});
    }
    for (Cell cell : seers)
      for (Digit digit : board.candidates(cell)) step.marks.push_back({{cell, digit}, Role::extra});
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
  const CellSet fresh = sink.changed().cells;
  const auto look_at = [&](std::initializer_list<Cell> chosen, CellSet common) {
    return offer(self, board, Aligned(board, chosen, common), common, sink);
  };
  for (std::size_t second = 1; second < count; ++second)
    for (std::size_t first = 0; first < second; ++first) {
      const CellSet common = seers[first] & seers[second];
      if (common.empty()) continue;
      // Nothing new: what these cells may hold depends on them and on those that see all of them.
      const bool known = !fresh.contains(cells[first]) && !fresh.contains(cells[second]);
      if (k == 2) {
        if (known && (common & fresh).empty()) continue;
        if (look_at({cells[first], cells[second]}, common)) return true;
        continue;
      }
      CellSet thirds = seers[first] | seers[second];
      thirds.erase(cells[first]);
      thirds.erase(cells[second]);
      if (known && (common & fresh).empty()) thirds &= fresh;
      for (Cell third : thirds) {
        const CellSet of_all = common & peer_set(third);
        if (known && !fresh.contains(third) && (of_all & fresh).empty()) continue;
        if (!of_all.empty() && look_at({cells[first], cells[second], third}, of_all)) return true;
      }
    }
  return false;
}

}  // namespace nonet::logic
