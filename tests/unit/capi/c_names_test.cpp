#include <gtest/gtest.h>

#include <string>

#include "nonet/nonet.h"
#include "nonet/search.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

// They are handed out as C strings, so what follows a name must be its NUL and not the next name.
TEST(CNames, AreThoseOfTheLibrary) {
  ASSERT_EQ(nonet_algorithm_count(), static_cast<int>(algorithms().size()));
  for (int i = 0; i < nonet_algorithm_count(); ++i) {
    EXPECT_EQ(nonet_algorithm_name(i), std::string(algorithms()[static_cast<std::size_t>(i)].name));
    EXPECT_EQ(nonet_algorithm_summary(i),
              std::string(algorithms()[static_cast<std::size_t>(i)].summary));
  }
  ASSERT_EQ(nonet_notation_count(), static_cast<int>(notations().size()));
  for (int i = 0; i < nonet_notation_count(); ++i) {
    EXPECT_EQ(nonet_notation_name(i), std::string(notations()[static_cast<std::size_t>(i)].name));
    EXPECT_EQ(nonet_notation_summary(i),
              std::string(notations()[static_cast<std::size_t>(i)].summary));
  }
  for (int i = NONET_VERDICT_MALFORMED; i <= NONET_UNDECIDED; ++i)
    EXPECT_EQ(nonet_verdict_name(i), std::string(name_of(static_cast<Verdict>(i))));
}

TEST(CNames, NothingOutsideTheirRange) {
  for (int i : {-1, 1000}) {
    EXPECT_EQ(nonet_algorithm_name(i), nullptr);
    EXPECT_EQ(nonet_algorithm_summary(i), nullptr);
    EXPECT_EQ(nonet_notation_name(i), nullptr);
    EXPECT_EQ(nonet_notation_summary(i), nullptr);
    EXPECT_EQ(nonet_verdict_name(i), nullptr);
    EXPECT_STREQ(nonet_status_text(i), "unknown status");
  }
}

TEST(CNames, EveryStatusHasItsText) {
  for (int status = NONET_OK; status <= NONET_TRUNCATED; ++status)
    EXPECT_STRNE(nonet_status_text(status), "unknown status");
}

}  // namespace
}  // namespace nonet
