#include "generate/completion_list.hpp"

#include "engine/one.hpp"

namespace nonet::generate {

void CompletionList::find(const Grid& puzzle, std::size_t most) {
  grids_.clear();
  const engine::OneResult result =
      engine::solve_one(puzzle, most + 1, {}, [this](const Grid& grid) {
        grids_.push_back(grid);
        return true;
      });
  complete_ = result.end == SearchEnd::exhausted;
}

void CompletionList::count_digits() {
  counts_ = {};
  for (const Grid& grid : grids_)
    for (int i = 0; i < kCellCount; ++i)
      ++counts_[static_cast<std::size_t>(i)][static_cast<std::size_t>(grid.value_at(Cell(i)))];
}

void CompletionList::keep(const Grid& chosen, Cell cell) {
  std::erase_if(grids_,
                [&](const Grid& grid) { return grid.value_at(cell) != chosen.value_at(cell); });
}

}  // namespace nonet::generate
