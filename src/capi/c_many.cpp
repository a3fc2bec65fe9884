#include <algorithm>
#include <span>
#include <vector>

#include "capi/c_border.hpp"
#include "nonet/solve_many.hpp"

using namespace nonet;

namespace {

// Rows are taken over by so many, which bounds the memory.
constexpr std::size_t kBlock = 4096;

/// False when a character is neither a digit nor a sign for a blank.
bool read_row(const char* row, Grid& grid) {
  grid = {};
  for (int i = 0; i < kCellCount; ++i) {
    if (row[i] >= '1' && row[i] <= '9')
      grid.set(Cell(i), Digit(row[i] - '0'));
    else if (row[i] != '.' && row[i] != '0')
      return false;
  }
  return true;
}

/// Takes the place of a row that is no puzzle: two clashing digits, which need no search.
Grid unreadable_row() {
  Grid grid;
  grid.set(Cell(0), Digit(1));
  grid.set(Cell(1), Digit(1));
  return grid;
}

/// The caller's rows, block by block.
class RowBlocks {
 public:
  RowBlocks(const char* rows, std::size_t stride, std::size_t number)
      : rows_(rows), stride_(stride), number_(number) {}

  bool usable() const { return number_ == 0 || (rows_ != nullptr && stride_ >= kCellCount); }

  /// Reads the next block; false at the end.
  bool next() {
    begin_ += puzzles_.size();
    puzzles_.resize(std::min(kBlock, number_ - begin_));
    readable_.resize(puzzles_.size());
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
      readable_[i] = read_row(rows_ + (begin_ + i) * stride_, puzzles_[i]);
      if (!readable_[i]) puzzles_[i] = unreadable_row();
    }
    return !puzzles_.empty();
  }
  std::span<const Grid> puzzles() const { return puzzles_; }
  bool readable(std::size_t i) const { return readable_[i]; }
  std::size_t row(std::size_t i) const { return begin_ + i; }

 private:
  const char* rows_;
  std::size_t stride_, number_;
  std::size_t begin_ = 0;
  std::vector<Grid> puzzles_;
  std::vector<bool> readable_;
};

void give_grid_at(char* grids, std::size_t place, const Grid& grid) {
  if (grids != nullptr) capi::give_grid(grids + place * kCellCount, grid);
}

template <class To, class From>
void give_at(To* to, std::size_t place, From from) {
  if (to != nullptr) to[place] = static_cast<To>(from);
}

}  // namespace

extern "C" {

int nonet_solve_many(const char* puzzles, size_t stride, size_t number, const nonet_bounds* bounds,
                     int* verdicts, char* solutions, char* seconds) {
  RowBlocks block(puzzles, stride, number);
  if (!block.usable()) return NONET_BAD_ARGUMENT;
  const Bounds search_bounds = capi::bounds_from(bounds);
  ManySolver solver;
  std::vector<Answer> answers;
  while (block.next()) {
    answers.resize(block.puzzles().size());
    solver.solve(block.puzzles(), answers, search_bounds);
    for (std::size_t i = 0; i < answers.size(); ++i) {
      const Answer& answer = answers[i];
      give_at(verdicts, block.row(i), block.readable(i) ? answer.verdict : Verdict::malformed);
      give_grid_at(solutions, block.row(i), answer.solution);
      give_grid_at(seconds, block.row(i), answer.second);
    }
  }
  return NONET_OK;
}

int nonet_count_many(const char* puzzles, size_t stride, size_t number, uint64_t limit,
                     const nonet_bounds* bounds, uint64_t* counts, int* exact) {
  RowBlocks block(puzzles, stride, number);
  if (!block.usable()) return NONET_BAD_ARGUMENT;
  const Bounds search_bounds = capi::bounds_from(bounds);
  ManySolver solver;
  std::vector<Count> counted;
  while (block.next()) {
    counted.resize(block.puzzles().size());
    solver.count(block.puzzles(), counted, limit, search_bounds);
    for (std::size_t i = 0; i < counted.size(); ++i) {
      give_at(counts, block.row(i), counted[i].number);
      give_at(exact, block.row(i), block.readable(i) ? static_cast<int>(counted[i].exact) : -1);
    }
  }
  return NONET_OK;
}

}  // extern "C"
