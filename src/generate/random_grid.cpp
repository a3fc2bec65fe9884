#include "generate/random_grid.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>

#include "generate/triple_partitions.hpp"

namespace nonet::generate {
namespace {

using Id = TriplePartitions::Id;
using Sets = TriplePartitions::Sets;

// The sets of one band, or of one stack: those of its first box, and which split it is.
struct Strip {
  Id first = 0;
  unsigned split = 0;

  // The sets of box 0, 1 or 2 of the strip.
  const Sets& sets(const TriplePartitions& table, std::size_t box) const {
    if (box == 0) return table.sets(first);
    return table.split(first, box == 1 ? split : split ^ 1);
  }
  Id second(const TriplePartitions& table) const { return table.split_id(first, split); }
  Id third(const TriplePartitions& table) const { return table.split_id(first, split ^ 1); }
};

struct Parts {
  std::array<Strip, 3> bands, stacks;
};

// One of `splits`, each with the same chance whatever their number, or none.
std::optional<unsigned> draw_split(Random& random, std::uint64_t splits) {
  unsigned number = random.below(TriplePartitions::kMostCrossingSplits);
  for (; number > 0 && splits != 0; --number) splits &= splits - 1;
  if (splits == 0) return std::nullopt;
  return static_cast<unsigned>(std::countr_zero(splits));
}

bool draw_parts(Random& random, const TriplePartitions& table, Parts& parts) {
  auto& [b1, b2, b3] = parts.bands;
  auto& [s1, s2, s3] = parts.stacks;
  const auto any_split = [&] { return random.below(TriplePartitions::kSplits); };
  const auto any_crossing = [&](Id id) {
    return table.crossing(id, random.below(TriplePartitions::kCrossing));
  };
  b1.split = any_split();
  s1.split = any_split();

  b2 = {any_crossing(s1.second(table)), any_split()};
  s2.first = any_crossing(b1.second(table));
  const auto box5 = table.crossing_splits(s2.first, b2.second(table));
  const auto s2_split = draw_split(random, box5);
  if (!s2_split) return false;
  s2.split = *s2_split;

  s3.first = any_crossing(b1.third(table));
  const auto box6 = table.crossing_splits(s3.first, b2.third(table));
  const auto s3_split = draw_split(random, box6);
  if (!s3_split) return false;
  s3.split = *s3_split;

  b3.first = any_crossing(s1.third(table));
  const auto boxes8_9 = table.crossing_splits(b3.first, s2.third(table), s3.third(table));
  const auto b3_split = draw_split(random, boxes8_9);
  if (!b3_split) return false;
  b3.split = *b3_split;
  return true;
}

std::array<std::size_t, 3> random_order(Random& random) {
  std::array<std::size_t, 3> order{0, 1, 2};
  random.shuffle(order);
  return order;
}

}  // namespace

Grid random_grid(Random& random) {
  const TriplePartitions& table = TriplePartitions::table();
  Parts parts;
  parts.bands[0].first = table.id_of({0b000000111, 0b000111000, 0b111000000});
  parts.stacks[0].first = table.id_of({0b001001001, 0b010010010, 0b100100100});
  while (!draw_parts(random, table, parts)) {
  }

  std::array<std::uint8_t, 9> names;
  std::iota(names.begin(), names.end(), std::uint8_t{1});
  random.shuffle(names);
  std::array<std::array<std::size_t, 3>, 3> rows{{{0, 1, 2}}}, columns{{{0, 1, 2}}};
  for (std::size_t i = 1; i < 3; ++i) {
    rows[i] = random_order(random);
    columns[i] = random_order(random);
  }

  Grid grid;
  for (std::size_t band = 0; band < 3; ++band)
    for (std::size_t stack = 0; stack < 3; ++stack) {
      const Sets& row_sets = parts.bands[band].sets(table, stack);
      const Sets& column_sets = parts.stacks[stack].sets(table, band);
      for (std::size_t i = 0; i < 9; ++i) {
        const unsigned digit =
            static_cast<unsigned>(row_sets[rows[band][i / 3]]) & column_sets[columns[stack][i % 3]];
        const auto cell =
            Cell::at(static_cast<int>(3 * band + i / 3), static_cast<int>(3 * stack + i % 3));
        grid.set(cell, Digit(names[static_cast<std::size_t>(std::countr_zero(digit))]));
      }
    }
  return grid;
}

}  // namespace nonet::generate
