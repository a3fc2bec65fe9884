#include "support/puzzle_mix.hpp"

#include "support/puzzle_makers.hpp"

namespace nonet::test {

std::vector<Grid> make_puzzle_mix(int boards, RandomDraw& draw) {
  std::vector<Grid> mix;
  for (int board = 0; board < boards; ++board) {
    const Grid full = make_full_grid(draw);
    const Grid minimal = make_minimal_puzzle(full, draw);
    mix.push_back(full);
    mix.push_back(minimal);
    mix.push_back(restore_digits(minimal, full, 8, draw));
    mix.push_back(remove_digits(minimal, 1, draw));
    mix.push_back(remove_digits(minimal, 3, draw));
    mix.push_back(spoil_digit(minimal, draw));
    mix.push_back(spoil_digit(restore_digits(minimal, full, 8, draw), draw));
    mix.push_back(make_conflict(minimal, draw));
    mix.push_back(make_conflict(full, draw));
    mix.push_back(remove_digits(full, 81 - draw.below(17), draw));
  }
  draw.shuffle(mix);
  mix.insert(mix.begin(), Grid());
  return mix;
}

}  // namespace nonet::test
