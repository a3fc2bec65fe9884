#include "generate/wish_list.hpp"

#include <gtest/gtest.h>

#include <string>

namespace nonet::generate {
namespace {

TEST(WishList, AsksCheapWishesFirstAndNoMoreThanItNeeds) {
  std::string asked;
  const auto wish = [&](char name, bool answer) {
    return [&asked, name, answer](const Grid&) {
      asked += name;
      return answer;
    };
  };
  WishList wishes;
  wishes.add(WishList::kUnknown, wish('u', true));
  wishes.add(WishList::kInstant, wish('i', true));
  wishes.add(WishList::kSearch, wish('s', true));
  EXPECT_TRUE(wishes.are_met(Grid()));
  EXPECT_EQ(asked, "isu");
  asked.clear();
  wishes.add(WishList::kSearch, wish('n', false));
  EXPECT_FALSE(wishes.are_met(Grid()));
  EXPECT_EQ(asked, "isn");
  EXPECT_TRUE(WishList().are_met(Grid()));
}

}  // namespace
}  // namespace nonet::generate
