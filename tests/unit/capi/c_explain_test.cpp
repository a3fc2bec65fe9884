#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <string>

#include "nonet/nonet.h"

namespace {

constexpr const char* kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

TEST(CExplain, HintsInStages) {
  char text[400];
  int kind = -1;
  size_t length = 0;
  for (int stage = 1; stage <= 3; ++stage) {
    ASSERT_EQ(
        nonet_hint(kPuzzle, 81, stage, NONET_AS_TEXT, nullptr, &kind, text, sizeof text, &length),
        NONET_OK);
    EXPECT_EQ(kind, NONET_HINT_STEP);
    EXPECT_EQ(std::strlen(text), length);
  }
  EXPECT_EQ(nonet_hint(kPuzzle, 81, 1, NONET_AS_JSON, nullptr, nullptr, nullptr, 0, &length),
            NONET_OK);
  EXPECT_EQ(nonet_hint(kPuzzle, 81, 1, NONET_AS_TEXT, nullptr, &kind, text, 5, &length),
            NONET_TRUNCATED);
  EXPECT_EQ(std::strlen(text), 4u);
}

TEST(CExplain, RefusesWhatDoesNotExist) {
  const auto hint = [](int stage, int format, const nonet_explain_options* options) {
    return nonet_hint(kPuzzle, 81, stage, format, options, nullptr, nullptr, 0, nullptr);
  };
  EXPECT_EQ(hint(0, NONET_AS_TEXT, nullptr), NONET_BAD_ARGUMENT);
  EXPECT_EQ(hint(4, NONET_AS_TEXT, nullptr), NONET_BAD_ARGUMENT);
  EXPECT_EQ(hint(1, 2, nullptr), NONET_BAD_ARGUMENT);
  nonet_explain_options options{};
  options.techniques = "no such";
  EXPECT_EQ(hint(1, NONET_AS_TEXT, &options), NONET_BAD_ARGUMENT);
  options = {};
  options.scale = 7;
  EXPECT_EQ(hint(1, NONET_AS_TEXT, &options), NONET_BAD_ARGUMENT);
  EXPECT_EQ(nonet_hint("x", 1, 1, NONET_AS_TEXT, nullptr, nullptr, nullptr, 0, nullptr),
            NONET_MALFORMED);
}

TEST(CExplain, ExplainsAPath) {
  int end = -1, level = -1, score = -1;
  size_t length = 0;
  ASSERT_EQ(
      nonet_explain(kPuzzle, 81, NONET_AS_TEXT, nullptr, &end, &level, &score, nullptr, 0, &length),
      NONET_OK);
  EXPECT_EQ(end, NONET_PATH_SOLVED);
  EXPECT_EQ(level, 0);
  EXPECT_GT(score, 0);
  std::string text(length + 1, '\0');
  EXPECT_EQ(nonet_explain(kPuzzle, 81, NONET_AS_TEXT, nullptr, nullptr, nullptr, nullptr,
                          text.data(), text.size(), nullptr),
            NONET_OK);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 51);
}

TEST(CExplain, DrawsAndListsTechniques) {
  size_t length = 0;
  EXPECT_EQ(nonet_hint_svg(kPuzzle, 81, nullptr, nullptr, 0, &length), NONET_OK);
  EXPECT_GT(length, 1000u);
  ASSERT_GT(nonet_technique_count(), 50);
  char text[4000];
  EXPECT_EQ(nonet_technique(0, text, sizeof text, nullptr), NONET_OK);
  EXPECT_EQ(std::strncmp(text, "{\"technique\":", 13), 0);
  EXPECT_EQ(nonet_technique(-1, text, sizeof text, nullptr), NONET_BAD_ARGUMENT);
  EXPECT_EQ(nonet_technique(nonet_technique_count(), text, sizeof text, nullptr),
            NONET_BAD_ARGUMENT);
}

}  // namespace
