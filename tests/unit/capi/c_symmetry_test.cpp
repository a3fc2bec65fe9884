#include <gmock/gmock.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/canonical.hpp"
#include "nonet/nonet.h"
#include "nonet/text.hpp"

namespace nonet {
namespace {

constexpr std::string_view kMonster =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
constexpr std::string_view kEscargot =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
constexpr std::string_view kMostCanonical =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

std::string line(const char* from) {
  return std::string(from, 81);
}

TEST(CSymmetry, GivesTheCanonicalFormAndTheWayToIt) {
  char form[81], moved[81];
  nonet_transform map;
  std::uint32_t automorphisms = 0;
  ASSERT_EQ(nonet_canonical_form(kMonster.data(), 81, form, &map, &automorphisms), NONET_OK);
  EXPECT_EQ(line(form), to_line(canonical_form(parse(kMonster)->givens).grid));
  EXPECT_EQ(automorphisms, 1u);
  ASSERT_EQ(nonet_transform_apply(&map, kMonster.data(), 81, moved), NONET_OK);
  EXPECT_EQ(line(moved), line(form));
  ASSERT_EQ(nonet_canonical_pattern(kMonster.data(), 81, form, &map, &automorphisms), NONET_OK);
  EXPECT_EQ(line(form).find_first_not_of(".1"), std::string::npos);
  EXPECT_EQ(automorphisms, 2u);
  EXPECT_EQ(nonet_canonical_form("12", 2, form, nullptr, nullptr), NONET_MALFORMED);
}

TEST(CSymmetry, RefusesCandidateMarks) {
  const std::string all = [] {
    std::string text;
    for (int i = 0; i < 81; ++i) text += "123456789";
    return text;
  }();
  EXPECT_EQ(nonet_canonical_form(all.data(), all.size(), nullptr, nullptr, nullptr),
            NONET_BAD_ARGUMENT);
}

TEST(CSymmetry, TellsEquivalentBoards) {
  char scrambled[81], moved[81];
  nonet_transform used, found, both, inverse;
  int same = -1;
  ASSERT_EQ(nonet_scramble(kMonster.data(), 81, 5, 0, scrambled, &used), NONET_OK);
  ASSERT_EQ(nonet_same(kMonster.data(), 81, scrambled, 81, &same, &found), NONET_OK);
  EXPECT_EQ(same, 1);
  ASSERT_EQ(nonet_transform_apply(&found, kMonster.data(), 81, moved), NONET_OK);
  EXPECT_EQ(line(moved), line(scrambled));
  ASSERT_EQ(nonet_transform_inverse(&used, &inverse), NONET_OK);
  ASSERT_EQ(nonet_transform_then(&used, &inverse, &both), NONET_OK);
  char text[64];
  ASSERT_EQ(nonet_transform_text(&both, text, sizeof text, nullptr), NONET_OK);
  EXPECT_STREQ(text, "r123456789 c123456789 d123456789");
  ASSERT_EQ(nonet_same(kMonster.data(), 81, kMostCanonical.data(), 81, &same, &found), NONET_OK);
  EXPECT_EQ(same, 0);
}

TEST(CSymmetry, ReadsTransformsAndRefusesWhatIsNone) {
  nonet_transform map;
  char message[200];
  const std::string_view text = "t c987654321";
  ASSERT_EQ(nonet_transform_parse(text.data(), text.size(), &map, message, sizeof message),
            NONET_OK);
  EXPECT_STREQ(message, "");
  EXPECT_EQ(map.transposed, 1);
  EXPECT_EQ(map.columns[0], 8);
  EXPECT_EQ(nonet_transform_parse("x", 1, &map, message, sizeof message), NONET_MALFORMED);
  EXPECT_THAT(message, testing::StartsWith("1:1: 'x' is no part of a map"));
  map.rows[0] = 3;  // tears a band apart
  EXPECT_EQ(nonet_transform_apply(&map, kMonster.data(), 81, nullptr), NONET_BAD_ARGUMENT);
  EXPECT_EQ(nonet_transform_inverse(nullptr, &map), NONET_BAD_ARGUMENT);
}

TEST(CSymmetry, HandsOutAutomorphismsUntilToldToStop) {
  int seen = 0;
  const auto count = [](const nonet_transform* map, void* context) {
    EXPECT_LT(map->rows[0], 9);
    return ++*static_cast<int*>(context) < 100 ? 1 : 0;
  };
  ASSERT_EQ(nonet_for_each_automorphism(kMostCanonical.data(), 81, count, &seen), NONET_OK);
  EXPECT_EQ(seen, 100);
  EXPECT_EQ(nonet_for_each_automorphism(kMostCanonical.data(), 81, nullptr, &seen),
            NONET_BAD_ARGUMENT);
}

TEST(CSymmetry, FindsClassesAmongRows) {
  char scrambled[81];
  ASSERT_EQ(nonet_scramble(kMonster.data(), 81, 9, 1, scrambled, nullptr), NONET_OK);
  const std::string rows = std::string(kMonster) + "\n" + std::string(kMostCanonical) + "\n" +
                           line(scrambled) + "\n" + std::string(81, '?') + "\n";
  std::vector<std::size_t> firsts(4);
  std::vector<std::uint32_t> automorphisms(4);
  std::size_t classes = 0;
  ASSERT_EQ(nonet_distinct_many(rows.data(), 82, 4, firsts.data(), &classes), NONET_OK);
  EXPECT_THAT(firsts, testing::ElementsAre(0, 1, 0, 3));
  EXPECT_EQ(classes, 2u);
  std::string forms(4 * 81, ' ');
  ASSERT_EQ(nonet_canonical_many(rows.data(), 82, 4, forms.data(), automorphisms.data()), NONET_OK);
  EXPECT_THAT(automorphisms, testing::ElementsAre(1, 648, 1, 0));
  EXPECT_EQ(forms.substr(0, 81), forms.substr(162, 81));
  EXPECT_EQ(forms.substr(243), std::string(81, '.'));
  EXPECT_EQ(nonet_canonical_many(rows.data(), 80, 4, nullptr, nullptr), NONET_BAD_ARGUMENT);
}

TEST(CSymmetry, NamesTheSymmetryOfAPattern) {
  int symmetry = -1;
  ASSERT_EQ(nonet_pattern_symmetry(kMonster.data(), 81, &symmetry), NONET_OK);
  EXPECT_STREQ(nonet_pattern_symmetry_name(symmetry), "none");
  EXPECT_STREQ(nonet_pattern_symmetry_name(9), "full");
  EXPECT_EQ(nonet_pattern_symmetry_name(10), nullptr);
  EXPECT_EQ(nonet_pattern_symmetry_name(-1), nullptr);
}

TEST(CSymmetry, FindsBackdoorsAndUnavoidableSets) {
  int singles = -1, exact = -1;
  char cells[81];
  std::size_t pairs = 0;
  unsigned char first[2];
  ASSERT_EQ(
      nonet_backdoors(kEscargot.data(), 81, nullptr, &singles, cells, &pairs, first, 1, &exact),
      NONET_OK);
  EXPECT_EQ(singles, 0);
  EXPECT_EQ(line(cells), std::string(81, '.'));
  EXPECT_GT(pairs, 0u);
  EXPECT_LT(first[0], first[1]);
  EXPECT_EQ(exact, 1);

  std::uint64_t number = 0;
  int hit = 0;
  const auto count_hit = [](const char*, int is_hit, void* context) {
    *static_cast<int*>(context) += is_hit;
    return 1;
  };
  ASSERT_EQ(
      nonet_unavoidable_sets(kMonster.data(), 81, 8, nullptr, count_hit, &hit, &number, &exact),
      NONET_OK);
  EXPECT_GT(number, 10u);
  EXPECT_EQ(static_cast<std::uint64_t>(hit), number);
  EXPECT_EQ(exact, 1);
  EXPECT_EQ(
      nonet_unavoidable_sets(kMonster.data(), 81, 21, nullptr, count_hit, &hit, &number, &exact),
      NONET_BAD_ARGUMENT);
}

}  // namespace
}  // namespace nonet
