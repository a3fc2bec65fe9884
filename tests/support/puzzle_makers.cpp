#include "support/puzzle_makers.hpp"

#include <array>
#include <numeric>
#include <string>
#include <vector>

#include "nonet/house.hpp"
#include "nonet/search.hpp"

namespace nonet {

namespace {

DigitSet open_digits(const Grid& grid, Cell cell) {
  DigitSet open = DigitSet::all();
  for (Cell peer : peers_of(cell))
    if (const auto digit = grid[peer]) open.erase(*digit);
  return open;
}

std::vector<Cell> cells_in_random_order(const Grid& grid, bool filled, RandomDraw& draw) {
  std::vector<Cell> cells;
  for (int i = 0; i < kCellCount; ++i)
    if (grid.is_blank(Cell(i)) != filled) cells.emplace_back(i);
  draw.shuffle(cells);
  return cells;
}

bool is_unique(const Grid& grid) {
  SearchOptions options;
  options.limit = 2;
  return search(Algorithm::singles, grid, options).solutions == 1;
}

// The tightest cell first, its digits in random order.
bool fill(Grid& grid, RandomDraw& draw) {
  std::optional<Cell> tightest;
  int fewest = kDigitCount + 1;
  for (int i = 0; i < kCellCount; ++i) {
    if (!grid.is_blank(Cell(i))) continue;
    if (const int size = open_digits(grid, Cell(i)).size(); size < fewest) {
      fewest = size;
      tightest = Cell(i);
    }
  }
  if (!tightest) return true;
  const DigitSet open = open_digits(grid, *tightest);
  std::vector<Digit> digits(open.begin(), open.end());
  draw.shuffle(digits);
  for (Digit digit : digits) {
    grid.set(*tightest, digit);
    if (fill(grid, draw)) return true;
  }
  grid.clear(*tightest);
  return false;
}

}  // namespace

Grid grid_of(std::string_view line) {
  Grid grid;
  for (std::size_t i = 0; i < kCellCount && i < line.size(); ++i)
    if (line[i] >= '1' && line[i] <= '9') grid.set(Cell(static_cast<int>(i)), Digit(line[i] - '0'));
  return grid;
}

std::string line_of(const Grid& grid) {
  std::string line(kCellCount, '.');
  for (int i = 0; i < kCellCount; ++i)
    if (const auto digit = grid[Cell(i)]) line[static_cast<std::size_t>(i)] = digit->symbol();
  return line;
}

Grid make_full_grid(RandomDraw& draw) {
  Grid grid;
  // The first row at random: without it the lowest cells would always be filled first.
  std::array<int, 9> digits;
  std::iota(digits.begin(), digits.end(), 1);
  draw.shuffle(digits);
  for (int column = 0; column < 9; ++column)
    grid.set(Cell::at(0, column), Digit(digits[static_cast<std::size_t>(column)]));
  fill(grid, draw);
  return grid;
}

Grid make_minimal_puzzle(const Grid& full, RandomDraw& draw) {
  Grid puzzle = full;
  for (Cell cell : cells_in_random_order(full, true, draw)) {
    puzzle.clear(cell);
    if (!is_unique(puzzle)) puzzle.set(cell, *full[cell]);
  }
  return puzzle;
}

Grid remove_digits(const Grid& grid, int count, RandomDraw& draw) {
  Grid result = grid;
  for (Cell cell : cells_in_random_order(grid, true, draw)) {
    if (count-- == 0) break;
    result.clear(cell);
  }
  return result;
}

Grid restore_digits(const Grid& grid, const Grid& full, int count, RandomDraw& draw) {
  Grid result = grid;
  for (Cell cell : cells_in_random_order(grid, false, draw)) {
    if (count-- == 0) break;
    result.set(cell, *full[cell]);
  }
  return result;
}

Grid spoil_digit(const Grid& grid, RandomDraw& draw) {
  for (Cell cell : cells_in_random_order(grid, true, draw)) {
    DigitSet others = open_digits(grid, cell);
    others.erase(*grid[cell]);
    if (others.empty()) continue;
    std::vector<Digit> digits(others.begin(), others.end());
    draw.shuffle(digits);
    Grid result = grid;
    result.set(cell, digits.front());
    return result;
  }
  return grid;
}

Grid make_conflict(const Grid& grid, RandomDraw& draw) {
  Grid result = grid;
  const Cell cell = cells_in_random_order(grid, true, draw).front();
  result.set(peers_of(cell)[static_cast<std::size_t>(draw.below(kPeerCount))], *grid[cell]);
  return result;
}

Puzzle add_marks(const Grid& grid, const Grid& full, int rarity, RandomDraw& draw) {
  Puzzle puzzle = grid;
  puzzle.marks.emplace();
  for (int i = 0; i < kCellCount; ++i) {
    if (!grid.is_blank(Cell(i))) continue;
    DigitSet& marks = (*puzzle.marks)[Cell(i)];
    for (Digit digit : open_digits(grid, Cell(i)))
      if (digit == full[Cell(i)] || !draw.once_in(rarity)) marks.insert(digit);
  }
  return puzzle;
}

}  // namespace nonet
