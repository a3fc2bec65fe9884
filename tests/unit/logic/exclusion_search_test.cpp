#include "logic/techniques/exclusion_search.hpp"

#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::test {
namespace {

using logic::Board;
using testing::HasSubstr;
using testing::Not;

TEST(ExclusionSearch, ExcludesAPairByTwoBivalueCells) {
  CandidateSketch sketch;
  sketch.cell("r2c5", "14").cell("r1c4", "12").cell("r2c3", "24");
  EXPECT_EQ(found(logic::kAlignedPairExclusion, sketch.board()),
            "r1c1<>2; r1c2<>2; r1c3<>2; r2c4<>2; r2c6<>2");
  sketch.add("r1c4", 9);
  EXPECT_EQ(found(logic::kAlignedPairExclusion, sketch.board()), "");
  sketch.cell("r1c4", "12").add("r2c5", 5);
  EXPECT_EQ(found(logic::kAlignedPairExclusion, sketch.board()), "");
}

TEST(ExclusionSearch, ExcludesATripletByACellOfThree) {
  CandidateSketch sketch;
  sketch.cell("r2c5", "14").cell("r2c6", "14").cell("r1c4", "124");
  EXPECT_THAT(found(logic::kAlignedTripletExclusion, sketch.board()), HasSubstr("r1c1<>2"));
  sketch.add("r1c4", 5);
  EXPECT_THAT(found(logic::kAlignedTripletExclusion, sketch.board()), Not(HasSubstr("r1c1")));
  sketch.cell("r1c4", "124").add("r2c6", 5);
  EXPECT_THAT(found(logic::kAlignedTripletExclusion, sketch.board()), Not(HasSubstr("r1c1")));
}

// The definition taken at its word: every way to fill the cells, one by one.
class PlainExclusion {
 public:
  PlainExclusion(const Board& board, std::vector<Cell> cells)
      : board_(board), cells_(std::move(cells)), possible_(cells_.size()) {
    for (Cell cell : board.open()) {
      const int size = board.candidates(cell).size();
      bool sees_all = size >= 2 && size <= static_cast<int>(cells_.size());
      for (Cell of : cells_) sees_all = sees_all && peer_set(of).contains(cell);
      if (sees_all) excluders_.push_back(board.candidates(cell));
    }
    fill(0, {});
  }
  bool has_excluders() const { return !excluders_.empty(); }
  std::string struck() const {
    std::string text;
    for (std::size_t i = 0; i < cells_.size(); ++i)
      for (Digit digit : board_.candidates(cells_[i]) - possible_[i])
        text += Candidate(cells_[i], digit).name() + " ";
    return text;
  }

 private:
  void fill(std::size_t at, std::vector<Digit> digits) {
    if (at < cells_.size()) {
      for (Digit digit : board_.candidates(cells_[at])) {
        bool clash = false;
        for (std::size_t i = 0; i < at; ++i)
          clash = clash || (digits[i] == digit && peer_set(cells_[i]).contains(cells_[at]));
        if (clash) continue;
        digits.push_back(digit);
        fill(at + 1, digits);
        digits.pop_back();
      }
      return;
    }
    DigitSet used;
    for (Digit digit : digits) used.insert(digit);
    for (DigitSet excluder : excluders_)
      if ((excluder - used).empty()) return;
    for (std::size_t i = 0; i < digits.size(); ++i) possible_[i].insert(digits[i]);
  }

  const Board& board_;
  std::vector<Cell> cells_;
  std::vector<DigitSet> excluders_;
  std::vector<DigitSet> possible_;
};

std::vector<std::string> plain_exclusions(const Board& board, int k) {
  std::vector<Cell> cells;
  CellSet few;
  for (Cell cell : board.open()) {
    const int size = board.candidates(cell).size();
    if (size >= 2) cells.push_back(cell);
    if (size >= 2 && size <= k) few.insert(cell);
  }
  std::vector<std::string> all;
  const auto look_at = [&](std::vector<Cell> chosen) {
    const PlainExclusion exclusion(board, std::move(chosen));
    if (exclusion.has_excluders() && !exclusion.struck().empty()) all.push_back(exclusion.struck());
  };
  for (std::size_t second = 1; second < cells.size(); ++second)
    for (std::size_t first = 0; first < second; ++first) {
      const Cell a = cells[first], b = cells[second];
      if (k == 2) {
        look_at({a, b});
        continue;
      }
      for (Cell third : (peer_set(a) | peer_set(b)) & few)
        if (third != a && third != b) look_at({a, b, third});
    }
  return all;
}

std::vector<std::string> exclusions(const Board& board, int k) {
  logic::AllSteps sink;
  logic::find_aligned_exclusion(logic::kAlignedTripletExclusion, board, k, sink);
  std::vector<std::string> all;
  for (const Step& step : sink.steps()) {
    all.emplace_back();
    for (Candidate candidate : step.eliminations) all.back() += candidate.name() + " ";
  }
  return all;
}

TEST(ExclusionSearch, FindsWhatTheDefinitionSaysInItsOrder) {
  std::size_t pairs = 0, triplets = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    RandomDraw draw(seed);
    const Grid full = make_full_grid(draw);
    const Grid puzzle = remove_digits(full, 81 - 20 - int(seed % 8), draw);
    const Board board(add_marks(puzzle, full, 2 + int(seed % 3), draw));
    SCOPED_TRACE(line_of(puzzle) + " seed " + std::to_string(seed));
    const auto two = exclusions(board, 2), three = exclusions(board, 3);
    EXPECT_EQ(two, plain_exclusions(board, 2));
    EXPECT_EQ(three, plain_exclusions(board, 3));
    pairs += two.size();
    triplets += three.size();
  }
  EXPECT_GT(pairs, 50u);
  EXPECT_GT(triplets, 500u);
}

}  // namespace
}  // namespace nonet::test
