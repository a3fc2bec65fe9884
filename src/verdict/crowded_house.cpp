#include <array>
#include <bit>
#include <cstdint>

#include "verdict/obstacle.hpp"

// A house can be filled exactly when no n of its digits share fewer than n cells (Hall's marriage
// theorem), which is so exactly when no n of its cells share fewer than n digits. Both are looked
// at, because the smaller of the two sets is the one that a person checks with pleasure.

namespace nonet::verdict {
namespace {

// Nine sets of nine: the cells of each digit, or the digits of each cell, as bits.
using Choices = std::array<unsigned, 9>;

struct Crowd {
  unsigned members = 0;  ///< the digits or cells that are too many; 0 when there is no such set
  unsigned choices = 0;  ///< what they have between them
};

// The smallest subset of `all` whose members have fewer choices together than there are members.
// The choices of a subset are those of its lowest member and those of the rest, so that each of the
// up to 511 subsets costs one operation.
Crowd smallest_crowd(const Choices& choices, unsigned all) {
  std::array<std::uint16_t, 512> together{};
  Crowd best;
  int fewest = 10;
  for (unsigned subset = 1; subset <= all; ++subset) {
    if ((subset & ~all) != 0) continue;
    const auto lowest = static_cast<std::size_t>(std::countr_zero(subset));
    const unsigned joined = together[subset & (subset - 1)] | choices[lowest];
    together[subset] = static_cast<std::uint16_t>(joined);
    const int size = std::popcount(subset);
    if (size < fewest && std::popcount(joined) < size) {
      fewest = size;
      best = {subset, joined};
    }
  }
  return best;
}

std::vector<Cell> cells_from_bits(House house, unsigned bits) {
  std::vector<Cell> cells;
  for (; bits != 0; bits &= bits - 1)
    cells.push_back(cells_of(house)[static_cast<std::size_t>(std::countr_zero(bits))]);
  return cells;
}

struct HouseChoices {
  Choices digits_of_cell{};
  Choices cells_of_digit{};
  unsigned blank_cells = 0;
  unsigned missing_digits = 0;
};

HouseChoices choices_in(const Position& position, House house) {
  HouseChoices in;
  in.missing_digits = DigitSet::all().bits();
  for (std::size_t k = 0; k < 9; ++k) {
    const Cell cell = cells_of(house)[k];
    if (const auto digit = position.digits[cell]) {
      in.missing_digits &= ~DigitSet::only(*digit).bits();
      continue;
    }
    in.blank_cells |= 1u << k;
    in.digits_of_cell[k] = position.open[cell].bits();
    for (Digit digit : position.open[cell])
      in.cells_of_digit[static_cast<std::size_t>(digit.index())] |= 1u << k;
  }
  return in;
}

}  // namespace

std::optional<Obstacle> find_crowded_house(const Position& position) {
  std::optional<Obstacle> best;
  int fewest = 10;
  for (int h = 0; h < kHouseCount; ++h) {
    const House house(h);
    const HouseChoices in = choices_in(position, house);
    const Crowd digits = smallest_crowd(in.cells_of_digit, in.missing_digits);
    if (digits.members != 0 && std::popcount(digits.members) < fewest) {
      fewest = std::popcount(digits.members);
      best = Obstacle{.kind = Obstacle::Kind::few_cells,
                      .house = house,
                      .digits = DigitSet::from_bits(digits.members),
                      .cells = cells_from_bits(house, digits.choices),
                      .seen = {},
                      .forced = {}};
    }
    const Crowd cells = smallest_crowd(in.digits_of_cell, in.blank_cells);
    if (cells.members != 0 && std::popcount(cells.members) < fewest) {
      fewest = std::popcount(cells.members);
      best = Obstacle{.kind = Obstacle::Kind::few_digits,
                      .house = house,
                      .digits = DigitSet::from_bits(cells.choices),
                      .cells = cells_from_bits(house, cells.members),
                      .seen = {},
                      .forced = {}};
    }
  }
  return best;
}

}  // namespace nonet::verdict
