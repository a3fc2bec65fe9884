#include "study/removal_batch.hpp"

#include <algorithm>
#include <vector>

#include "engine/dispatch.hpp"
#include "engine/puzzle_rows.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::study {
namespace {

using engine::many::BatchEnd;

// Below this a loop over the latency engine is faster (docs/engine_many.md).
constexpr std::size_t kFewRemovals = 128;

// Removals go by blocks of puzzles, and in a block by cells: answers about a puzzle are there
// before its last removals are asked for, which may then be of no interest any more.
constexpr std::size_t kBlock = 256;

// A lane that needs more is lost in a search for which steady_search.hpp has a way out.
constexpr std::uint64_t kMostGuesses = 20'000;

// A row has to stay while 256 more are asked for (many.hpp).
constexpr std::size_t kRows = 512;

class RemovalTask final : public engine::many::BatchTask {
 public:
  RemovalTask(std::span<const Grid> puzzles, const Bounds& search_bounds, const WantsRemoval& wants,
              const OnRemoval& on_removal)
      : puzzles_(puzzles),
        wants_(wants),
        on_removal_(on_removal),
        bounds_(search_bounds),
        rows_(kRows) {
    kind = engine::many::RowKind::givens;
    solutions_wanted = 0;
    bounds = search_bounds;
    bounds.max_steps = std::min(bounds.max_steps, kMostGuesses);
    enter_block(0);
  }

  void run(engine::many::BatchSearch& search) {
    std::size_t removals = 0;
    for (const Grid& puzzle : puzzles_) removals += static_cast<std::size_t>(puzzle.filled());
    const engine::Kernel* const kernel = engine::kernel();
    if (removals >= kFewRemovals && kernel != nullptr)
      search.run(*kernel->many, kernel->one, *this);
    else
      for (; puzzle_ < puzzles_.size(); step())
        if (is_wanted()) search_alone(puzzle_, Cell(cell_));
  }

  bool next(engine::many::BatchRow& row) override {
    for (; puzzle_ < puzzles_.size(); step()) {
      if (!is_wanted()) continue;
      if (puzzles_[puzzle_].filled() < engine::kFewGivens) {
        search_alone(puzzle_, Cell(cell_));
        continue;
      }
      Grid& left = rows_[next_row_++ % kRows];
      left = puzzles_[puzzle_];
      row.values = &left;
      row.puzzle = puzzle_ * kCellCount + static_cast<std::size_t>(cell_);
      row.denied_cell = cell_;
      row.denied_digit = left.value_at(Cell(cell_));
      left.clear(Cell(cell_));
      step();
      return true;
    }
    return false;
  }
  bool solution(std::size_t, std::uint64_t, const std::uint8_t*) override { return true; }
  void ended(std::size_t removal, std::uint64_t found, BatchEnd end) override {
    const std::size_t puzzle = removal / kCellCount;
    const Cell cell(static_cast<int>(removal % kCellCount));
    if (end == BatchEnd::cut_off)
      search_alone(puzzle, cell);
    else
      on_removal_(puzzle, cell, found > 0 ? Need::needed : Need::redundant);
  }

 private:
  bool is_wanted() const { return !puzzles_[puzzle_].is_blank(Cell(cell_)) && wants_(puzzle_); }
  void search_alone(std::size_t puzzle, Cell cell) {
    on_removal_(puzzle, cell, need_of(possible_digits(puzzles_[puzzle]), cell, bounds_));
  }

  void step() {
    if (++puzzle_ < block_end_) return;
    if (++cell_ < kCellCount)
      puzzle_ = block_begin_;
    else
      enter_block(block_end_);
  }
  void enter_block(std::size_t begin) {
    puzzle_ = block_begin_ = begin;
    block_end_ = std::min(begin + kBlock, puzzles_.size());
    cell_ = 0;
  }

  std::span<const Grid> puzzles_;
  const WantsRemoval& wants_;
  const OnRemoval& on_removal_;
  const Bounds& bounds_;

  // The next removal to be looked at.
  std::size_t puzzle_ = 0;
  int cell_ = 0;

  std::size_t block_begin_ = 0, block_end_ = 0;
  std::vector<Grid> rows_;  // a ring
  std::size_t next_row_ = 0;
};

}  // namespace

void RemovalBatch::run(std::span<const Grid> puzzles, const Bounds& bounds,
                       const WantsRemoval& wants, const OnRemoval& on_removal) {
  RemovalTask(puzzles, bounds, wants, on_removal).run(search_);
}

}  // namespace nonet::study
