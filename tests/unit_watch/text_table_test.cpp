#include "watch/text_table.hpp"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

TEST(TextTable, SetsColumnsUnderEachOther) {
  TextTable table({"<name", "tries", "<end"});
  table.add({"backtracking", "1", "solved"});
  table.add({"x", "12,345", ""});
  EXPECT_EQ(table.text(),
            "name           tries  end\n"
            "backtracking       1  solved\n"
            "x             12,345\n");
}

}  // namespace
}  // namespace nonet::cli
