#include "text/code_point.hpp"

#include <gtest/gtest.h>

#include "text/plain_line.hpp"
#include "text/utf16.hpp"

namespace nonet::text {
namespace {

std::string_view plain(std::uint32_t value) { return plain_for({value, 1, true}); }

TEST(CodePoint, IsReadStrictly) {
  EXPECT_EQ(first_code_point("5").value, 0x35u);
  EXPECT_EQ(first_code_point("\xc2\xb7").value, 0xb7u);
  EXPECT_EQ(first_code_point("\xef\xbc\x95.").value, 0xff15u);
  EXPECT_EQ(first_code_point("\xf0\x9d\x9f\x8e").value, 0x1d7ceu);
  EXPECT_EQ(first_code_point("\xf0\x9d\x9f\x8e").length, 4u);
  // Cut short, continuation alone, overlong, surrogate, too large.
  for (std::string_view broken : {"\xef\xbc", "\x95", "\xc0\xae", "\xe0\x80\xae", "\xed\xa0\x80",
                                  "\xf4\x90\x80\x80", "\xff", "\xc2" "5"}) {
    const CodePoint code_point = first_code_point(broken);
    EXPECT_FALSE(code_point.valid) << broken;
    EXPECT_EQ(code_point.length, 1u);
  }
}

TEST(CodePoint, EveryCodePointSurvivesEncoding) {
  for (std::uint32_t value = 0; value <= 0x10ffff; value += value < 0x3000 ? 1 : 251) {
    if (value >= 0xd800 && value < 0xe000) continue;
    std::string bytes;
    append_utf8(value, bytes);
    const CodePoint code_point = first_code_point(bytes);
    ASSERT_TRUE(code_point.valid) << value;
    ASSERT_EQ(code_point.value, value);
    ASSERT_EQ(code_point.length, bytes.size());
    ASSERT_LE(plain_for(code_point).size(), 3u);
  }
}

TEST(CodePoint, DigitsOfAllKinds) {
  for (std::uint32_t zero : {0x30, 0xff10, 0x660, 0x6f0, 0x966, 0xe50, 0x1d7ce, 0x1d7d8, 0x1d7f6})
    for (std::uint32_t digit = 0; digit < 10; ++digit)
      EXPECT_EQ(plain(zero + digit), std::to_string(digit)) << zero + digit;
  for (std::uint32_t one : {0x2460, 0x2776, 0x2780, 0x278a, 0x24f5})
    for (std::uint32_t digit = 1; digit < 10; ++digit)
      EXPECT_EQ(plain(one + digit - 1), std::to_string(digit));
  EXPECT_EQ(plain(0x2469), std::string(1, kUnknown)) << "circled ten is no digit";
}

TEST(CodePoint, BlanksOfAllKinds) {
  for (std::uint32_t value : {0xb7, 0x2022, 0x2219, 0x22c5, 0x30fb, 0xff65, 0xff0e, 0x3002, 0xff61,
                              0x25a1, 0x2610, 0x25cb, 0x25e6, 0x2b1c})
    EXPECT_EQ(plain(value), ".") << value;
  for (std::uint32_t value : {0x2010, 0x2013, 0x2014, 0x2212, 0xff0d})
    EXPECT_EQ(plain(value), "-") << value;
  EXPECT_EQ(plain(0xff3f), "_");
  EXPECT_EQ(plain(0x2423), "_");
  EXPECT_EQ(plain(0xff0a), "*");
  EXPECT_EQ(plain(0xd7), "x");
  EXPECT_EQ(plain(0xff1f), "?");
  EXPECT_EQ(plain(0x2026), "...");
}

TEST(CodePoint, SpacesFramesAndNothing) {
  for (std::uint32_t value : {0xa0, 0x2003, 0x202f, 0x3000}) EXPECT_EQ(plain(value), " ") << value;
  for (std::uint32_t value : {0x200b, 0x200d, 0x2060, 0xfeff, 0xfe0f, 0x20e3, 0xad})
    EXPECT_EQ(plain(value), "") << value;
  EXPECT_EQ(plain(0x2500), "=");
  EXPECT_EQ(plain(0x2550), "=");
  EXPECT_EQ(plain(0x2502), "|");
  EXPECT_EQ(plain(0x2551), "|");
  EXPECT_EQ(plain(0x253c), "+");
  EXPECT_EQ(plain(0xff5c), "|");
}

TEST(CodePoint, WhatIsNotKnownIsMarked) {
  EXPECT_EQ(plain(0xe4), std::string(1, kUnknown));
  EXPECT_EQ(plain(0x1f600), std::string(1, kUnknown));
  EXPECT_EQ(plain(0), std::string(1, kBroken));
  EXPECT_EQ(plain(0x1b), std::string(1, kBroken));
  EXPECT_EQ(plain(0x7f), std::string(1, kBroken));
  EXPECT_EQ(plain_for({0xe4, 1, false}), std::string(1, kBroken));
}

TEST(CodePoint, BytesOfWindows1252) {
  EXPECT_EQ(plain_for({0xb7, 1, false}), ".");
  EXPECT_EQ(plain_for({0x95, 1, false}), ".");
  EXPECT_EQ(plain_for({0x85, 1, false}), "...");
  EXPECT_EQ(plain_for({0x96, 1, false}), "-");
  EXPECT_EQ(plain_for({0xa0, 1, false}), " ");
  EXPECT_EQ(plain(0x96), std::string(1, kUnknown)) << "a control character, not a dash";
}

}  // namespace
}  // namespace nonet::text
