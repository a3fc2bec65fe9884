#include "generate/orbits.hpp"

#include <gtest/gtest.h>

#include <map>

namespace nonet::generate {
namespace {

TEST(Orbits, PartTheCells) {
  // By Burnside: the mean number of cells that a move of the group leaves where they are.
  const std::map<GivenSymmetry, std::size_t> numbers = {
      {GivenSymmetry::none, 81},         {GivenSymmetry::rotate180, 41},
      {GivenSymmetry::rotate90, 21},     {GivenSymmetry::horizontal, 45},
      {GivenSymmetry::vertical, 45},     {GivenSymmetry::diagonal, 45},
      {GivenSymmetry::antidiagonal, 45}, {GivenSymmetry::axes, 25},
      {GivenSymmetry::diagonals, 25},    {GivenSymmetry::full, 15},
  };
  ASSERT_EQ(numbers.size(), given_symmetries().size());
  for (const auto& [symmetry, number] : numbers) {
    const auto orbits = orbits_of(symmetry);
    EXPECT_EQ(orbits.size(), number);
    CellSet all;
    for (CellSet orbit : orbits) {
      EXPECT_TRUE((all & orbit).empty());
      all |= orbit;
    }
    EXPECT_EQ(all, CellSet::all());
  }
}

TEST(Orbits, AreThoseOfTheCornerAndTheEdge) {
  const auto orbit_of = [](GivenSymmetry symmetry, Cell cell) {
    for (CellSet orbit : orbits_of(symmetry))
      if (orbit.contains(cell)) return orbit;
    return CellSet();
  };
  const auto mask = [](std::initializer_list<Cell> cells) {
    CellSet result;
    for (Cell cell : cells) result.insert(cell);
    return result;
  };
  const Cell r1c2 = Cell::at(0, 1);
  EXPECT_EQ(orbit_of(GivenSymmetry::rotate180, r1c2), mask({r1c2, Cell::at(8, 7)}));
  EXPECT_EQ(orbit_of(GivenSymmetry::rotate90, r1c2),
            mask({r1c2, Cell::at(1, 8), Cell::at(8, 7), Cell::at(7, 0)}));
  EXPECT_EQ(orbit_of(GivenSymmetry::horizontal, r1c2), mask({r1c2, Cell::at(8, 1)}));
  EXPECT_EQ(orbit_of(GivenSymmetry::vertical, r1c2), mask({r1c2, Cell::at(0, 7)}));
  EXPECT_EQ(orbit_of(GivenSymmetry::diagonal, r1c2), mask({r1c2, Cell::at(1, 0)}));
  EXPECT_EQ(orbit_of(GivenSymmetry::antidiagonal, r1c2), mask({r1c2, Cell::at(7, 8)}));
  EXPECT_EQ(orbit_of(GivenSymmetry::full, r1c2).size(), 8);
}

TEST(Orbits, SymmetriesAreFoundByName) {
  for (const GivenSymmetryInfo& info : given_symmetries())
    EXPECT_EQ(given_symmetry_named(info.name), info.symmetry);
  EXPECT_FALSE(given_symmetry_named("rotate45"));
}

}  // namespace
}  // namespace nonet::generate
