#include "text/utf16.hpp"

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

using Order = Utf16::Order;

TEST(Utf16, IsToldByItsMarkOrByZeros) {
  std::size_t mark = 9;
  EXPECT_EQ(Utf16::detect("\xff\xfe" "5", mark), Order::little);
  EXPECT_EQ(mark, 2u);
  EXPECT_EQ(Utf16::detect("\xfe\xff", mark), Order::big);
  EXPECT_EQ(mark, 2u);
  EXPECT_EQ(Utf16::detect(std::string_view("5\0" "3\0", 4), mark), Order::little);
  EXPECT_EQ(mark, 0u);
  EXPECT_EQ(Utf16::detect(std::string_view("\0" "5\0" "3", 4), mark), Order::big);
  EXPECT_EQ(Utf16::detect("53..", mark), Order::none);
  EXPECT_EQ(Utf16::detect(std::string_view("\0\0\0\0", 4), mark), Order::none);
  EXPECT_EQ(Utf16::detect("", mark), Order::none);
}

TEST(Utf16, BecomesUtf8HoweverItArrives) {
  // 5, middle dot, full-width 3, a pair of surrogates (U+1D7DB)
  const std::string_view bytes("5\0\xb7\0\x13\xff\x35\xd8\xdb\xdf", 10);
  for (std::size_t chunk = 1; chunk <= bytes.size(); ++chunk) {
    Utf16 utf16(Order::little);
    std::string out;
    for (std::size_t at = 0; at < bytes.size(); at += chunk)
      utf16.decode(bytes.substr(at, chunk), out);
    utf16.finish(out);
    EXPECT_EQ(out, "5\xc2\xb7\xef\xbc\x93\xf0\x9d\x9f\x9b") << chunk;
  }
}

TEST(Utf16, BrokenPairsAndHalvesAreReplaced) {
  const std::string replacement = "\xef\xbf\xbd";
  std::string out;
  Utf16 big(Order::big);
  big.decode(std::string_view("\xd8\x35\0" "7\xdf\xdb\0", 7), out);
  EXPECT_EQ(out, replacement + "7" + replacement);
  big.finish(out);
  EXPECT_EQ(out, replacement + "7" + replacement + replacement);
}

}  // namespace
}  // namespace nonet::text
