#include <gtest/gtest.h>

#include "nonet/text.hpp"

namespace nonet {
namespace {

TEST(Notation, NamesGoBothWays) {
  EXPECT_EQ(notations().size(), 10u);
  for (const NotationInfo& info : notations()) {
    EXPECT_EQ(name_of(info.notation), info.name);
    EXPECT_EQ(notation_named(info.name), info.notation);
    EXPECT_FALSE(info.summary.empty());
  }
  EXPECT_EQ(notation_named("pencil"), Notation::pencil);
  EXPECT_EQ(notation_named("Line"), std::nullopt);
  EXPECT_EQ(notation_named(""), std::nullopt);
}

}  // namespace
}  // namespace nonet
