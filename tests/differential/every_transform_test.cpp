// Canonical forms against their definition: every transform is tried.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "nonet/canonical.hpp"
#include "nonet/text.hpp"
#include "support/plain_least.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

constexpr const char* kMostCanonical =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

TEST(CanonicalForm, IsWhatTryingEveryTransformFinds) {
  RandomDraw draw(2);
  const Grid full = make_full_grid(draw);
  const std::vector<Grid> boards{
      Grid(),
      full,
      make_minimal_puzzle(full, draw),
      remove_digits(full, 20, draw),
      remove_digits(full, 72, draw),
      make_conflict(remove_digits(full, 50, draw), draw),
      grid_of("123456789"),
      grid_of(kMostCanonical),
      grid_of("1122334455667788991122"),
  };
  for (const Grid& board : boards) {
    const test::PlainLeast expected = test::plain_least(to_line(board));
    const CanonicalForm form = canonical_form(board);
    EXPECT_EQ(to_line(form.grid), expected.line) << line_of(board);
    EXPECT_EQ(form.automorphisms, expected.automorphisms) << line_of(board);
  }
}

TEST(CanonicalPattern, IsWhatTryingEveryTransformFinds) {
  RandomDraw draw(7);
  for (int givens : {17, 24, 45}) {
    const Grid board = remove_digits(make_full_grid(draw), 81 - givens, draw);
    std::string line = to_line(board);
    for (char& sign : line) sign = sign == '.' ? '.' : '1';
    const test::PlainLeast expected = test::plain_least(line);
    const CanonicalPattern form = canonical_form(Pattern::of(board));
    EXPECT_EQ(form.pattern.to_line(), expected.line);
    EXPECT_EQ(form.automorphisms, expected.automorphisms);
  }
}

}  // namespace
}  // namespace nonet
