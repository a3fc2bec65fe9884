#include "generate/neighbour.hpp"

#include <array>
#include <vector>

#include "nonet/candidates.hpp"
#include "nonet/puzzle.hpp"
#include "study/removal.hpp"

namespace nonet::generate {
namespace {

// The cells of a set in random order.
struct ShuffledCells {
  std::array<std::uint8_t, kCellCount> cells;
  std::size_t size = 0;

  ShuffledCells(CellSet set, Random& random) {
    for (Cell cell : set) cells[size++] = static_cast<std::uint8_t>(cell.index());
    random.shuffle(span());
  }
  std::span<std::uint8_t> span() { return {cells.data(), size}; }
};

}  // namespace

std::optional<Cell> Neighbours::telling_cell(const Grid& puzzle, const Grid& target,
                                             bool from_all) {
  completions_.count_digits();
  const int all = static_cast<int>(completions_.grids().size());
  CellSet telling;
  for (int i = 0; i < kCellCount; ++i) {
    if (!puzzle.is_blank(Cell(i))) continue;
    const int same = completions_.count(Cell(i), target.value_at(Cell(i)));
    if (from_all ? same == 1 : same < all) telling.insert(Cell(i));
  }
  const int size = telling.size();
  if (size == 0) return std::nullopt;
  unsigned left = random_.below(static_cast<unsigned>(size));
  for (Cell cell : telling)
    if (left-- == 0) return cell;
  return std::nullopt;
}

bool Neighbours::take_givens(Grid& puzzle, int remove) {
  ShuffledCells givens(CellSet::filled(puzzle), random_);
  if (givens.size < static_cast<std::size_t>(remove)) return false;
  for (std::uint8_t cell : givens.span().first(static_cast<std::size_t>(remove)))
    puzzle.clear(Cell(cell));
  return true;
}

bool Neighbours::put_in_spare(Grid& puzzle, const Grid& solution, int add) {
  ShuffledCells open(CellSet::all() - CellSet::filled(puzzle), random_);
  if (open.size < static_cast<std::size_t>(add)) return false;
  for (int i = 0; i < add; ++i) {
    const Cell cell(open.cells[static_cast<std::size_t>(i)]);
    puzzle.set(cell, *solution[cell]);
  }
  return true;
}

std::optional<Grid> Neighbours::draw(const Grid& puzzle, int remove, int add, bool spare) {
  Grid neighbour = puzzle;
  passed_over_ = false;
  if (!take_givens(neighbour, remove)) return std::nullopt;
  const CellSet removed = CellSet::filled(puzzle) - CellSet::filled(neighbour);
  passed_over_ = too_free_ != nullptr && too_free_->holds(removed);
  if (passed_over_) return std::nullopt;
  completions_.find(neighbour, most_);
  passed_over_ = !completions_.is_complete();
  if (passed_over_ && too_free_ != nullptr) too_free_->insert(removed);
  if (passed_over_ || completions_.grids().empty()) return std::nullopt;
  solution_ =
      completions_.grids()[random_.below(static_cast<unsigned>(completions_.grids().size()))];
  for (; add > 0; --add) {
    if (completions_.grids().size() == 1) {
      if (!spare || !put_in_spare(neighbour, solution_, add)) return std::nullopt;
      break;
    }
    const auto cell = telling_cell(neighbour, solution_, add == 1);
    if (!cell) return std::nullopt;
    neighbour.set(*cell, *solution_[*cell]);
    completions_.keep(solution_, *cell);
  }
  if (completions_.grids().size() > 1 || neighbour == puzzle) return std::nullopt;
  return neighbour;
}

bool Neighbours::take_away(const Grid& puzzle, int remove) {
  whole_ = part_ = puzzle;
  if (!take_givens(part_, remove)) return false;
  completions_.find(part_, most_);
  if (!completions_.is_complete() || completions_.grids().size() < 2) return false;
  completions_.count_digits();
  return true;
}

std::optional<Candidate> Neighbours::dividing(const Grid& puzzle, const CompletionList& completions,
                                              bool just_one) {
  const int all = static_cast<int>(completions.grids().size());
  std::vector<Candidate> found;
  for (int i = 0; i < kCellCount; ++i) {
    if (!puzzle.is_blank(Cell(i))) continue;
    for (Digit digit : DigitSet::all())
      if (const int count = completions.count(Cell(i), digit.value());
          just_one ? count == 1 : count > 0 && count < all)
        found.push_back({Cell(i), digit});
  }
  if (found.empty()) return std::nullopt;
  return found[random_.below(static_cast<std::uint32_t>(found.size()))];
}

std::optional<Grid> Neighbours::put_in(int add) {
  Grid neighbour = part_;
  const CompletionList* completions = &completions_;
  for (; add > 0; --add) {
    const auto candidate = dividing(neighbour, *completions, add == 1);
    if (!candidate) return std::nullopt;
    neighbour.set(candidate->cell, candidate->digit);
    if (add == 1) break;
    if (completions == &completions_) left_ = completions_;
    left_.keep(neighbour, candidate->cell);
    left_.count_digits();
    completions = &left_;
  }
  if (neighbour == whole_) return std::nullopt;
  return neighbour;
}

Grid without_redundant(const Grid& puzzle, Random& random) {
  Candidates possible = possible_digits(puzzle);
  Grid minimal = puzzle;
  ShuffledCells givens(CellSet::filled(puzzle), random);
  for (std::uint8_t index : givens.span()) {
    const Cell cell(index);
    if (study::need_of(possible, cell, {}) != study::Need::redundant) continue;
    minimal.clear(cell);
    possible[cell] = DigitSet::all();
  }
  return minimal;
}

}  // namespace nonet::generate
