#include "text/code_point.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "text/plain_line.hpp"

namespace nonet::text {

namespace {

// All of ASCII, so that a view of one character can be handed out.
constexpr auto kAscii = [] {
  std::array<char, 128> characters{};
  for (std::size_t i = 0; i < 128; ++i) characters[i] = static_cast<char>(i);
  return characters;
}();

constexpr std::string_view ascii(std::uint32_t value) {
  return std::string_view(kAscii.data() + value, 1);
}

struct Sign {
  std::uint32_t first, last;
  std::string_view plain;
};

// Sorted by code point.
constexpr Sign kSigns[] = {
    {0x85, 0x85, "..."},      // an ellipsis in Windows-1252
    {0x95, 0x95, "."},        // a bullet in Windows-1252
    {0x96, 0x97, "-"},        // dashes in Windows-1252
    {0xa0, 0xa0, " "},        // no-break space
    {0xa6, 0xa6, "|"},        // broken bar
    {0xad, 0xad, ""},         // soft hyphen
    {0xb7, 0xb7, "."},        // middle dot
    {0xd7, 0xd7, "x"},        // multiplication sign
    {0x1680, 0x1680, " "},    // Ogham space
    {0x180e, 0x180e, ""},     // Mongolian vowel separator
    {0x2000, 0x200a, " "},    // en quad to hair space
    {0x200b, 0x200f, ""},     // zero width, marks of direction
    {0x2010, 0x2015, "-"},    // hyphens and dashes
    {0x2016, 0x2016, "|"},    // double vertical line
    {0x2018, 0x201b, "'"},    // curly quotes
    {0x201c, 0x201f, "\""},   //
    {0x2022, 0x2022, "."},    // bullet
    {0x2024, 0x2024, "."},    // one dot leader
    {0x2025, 0x2025, ".."},   // two dot leader
    {0x2026, 0x2026, "..."},  // ellipsis
    {0x2027, 0x2027, "."},    // hyphenation point
    {0x2028, 0x2029, " "},    // line and paragraph separator
    {0x202a, 0x202e, ""},     // embedding of directions
    {0x202f, 0x202f, " "},    // narrow no-break space
    {0x205f, 0x205f, " "},    // mathematical space
    {0x2060, 0x2069, ""},     // word joiner, isolates
    {0x20e3, 0x20e3, ""},     // keycap around a digit
    {0x2212, 0x2212, "-"},    // minus
    {0x2217, 0x2217, "*"},    // asterisk operator
    {0x2219, 0x2219, "."},    // bullet operator
    {0x2223, 0x2225, "|"},    // divides, parallel
    {0x22c5, 0x22c5, "."},    // dot operator
    {0x2423, 0x2423, "_"},    // open box, the sign of a space
    {0x25a0, 0x25a3, "."},    // squares
    {0x25aa, 0x25ab, "."},    // small squares
    {0x25cb, 0x25cb, "."},    // circle
    {0x25cf, 0x25cf, "."},    // filled circle
    {0x25e6, 0x25e6, "."},    // white bullet
    {0x25ef, 0x25ef, "."},    // large circle
    {0x25fb, 0x25fe, "."},    // medium squares
    {0x2610, 0x2610, "."},    // ballot box
    {0x26aa, 0x26ab, "."},    // medium circles
    {0x2b1b, 0x2b1c, "."},    // large squares
    {0x3000, 0x3000, " "},    // ideographic space
    {0x3002, 0x3002, "."},    // ideographic full stop
    {0x3007, 0x3007, "0"},    // ideographic zero
    {0x30fb, 0x30fb, "."},    // katakana middle dot
    {0xfe0e, 0xfe0f, ""},     // choice of emoji or text form
    {0xfeff, 0xfeff, ""},     // byte-order mark
    {0xff61, 0xff61, "."},    // half-width ideographic full stop
    {0xff65, 0xff65, "."},    // half-width katakana middle dot
    {0xffe4, 0xffe4, "|"},    // full-width broken bar
    {0xffe8, 0xffe8, "|"},    // half-width vertical line
};

// The zero of each script's decimal digits.
constexpr std::uint32_t kZeros[] = {
    0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66,  0x0ce6,
    0x0d66, 0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x17e0, 0x1810, 0xff10, 0x1fbf0,
};
// The one of each kind of circled digit.
constexpr std::uint32_t kOnes[] = {0x2460, 0x24f5, 0x2776, 0x2780, 0x278a};

constexpr std::string_view kVerticals = "|";

std::string_view box_drawing(std::uint32_t value) {
  static constexpr std::uint32_t kHorizontal[] = {0x2500, 0x2501, 0x2504, 0x2505, 0x2508,
                                                  0x2509, 0x254c, 0x254d, 0x2550, 0x2574,
                                                  0x2576, 0x2578, 0x257a, 0x257c, 0x257e};
  static constexpr std::uint32_t kVertical[] = {0x2502, 0x2503, 0x2506, 0x2507, 0x250a,
                                                0x250b, 0x254e, 0x254f, 0x2551, 0x2575,
                                                0x2577, 0x2579, 0x257b, 0x257d, 0x257f};
  if (std::ranges::binary_search(kHorizontal, value)) return "=";
  if (std::ranges::binary_search(kVertical, value)) return kVerticals;
  return "+";
}

}  // namespace

CodePoint first_code_point(std::string_view bytes) {
  const auto at = [bytes](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  const std::uint32_t lead = at(0);
  if (lead < 0x80) return {lead, 1, true};
  const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  const CodePoint broken{lead, 1, false};
  if (lead < 0xc2 || lead > 0xf4 || bytes.size() < length) return broken;
  std::uint32_t value = lead & (0x7fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((at(i) & 0xc0) != 0x80) return broken;
    value = value << 6 | (at(i) & 0x3fu);
  }
  static constexpr std::uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  if (value < kLeast[length] || value > 0x10ffff || (value >= 0xd800 && value < 0xe000))
    return broken;
  return {value, length, true};
}

std::string_view plain_for(const CodePoint& code_point) {
  static constexpr char kMarks[] = {kUnknown, kBroken};
  const std::string_view unknown(kMarks, 1);
  const std::string_view broken(kMarks + 1, 1);
  const std::uint32_t value = code_point.value;
  // A byte that is no UTF-8 may be Latin-1 or Windows-1252; the table has the signs that matter.
  if (value < 0x20 && value != '\t') return value == '\f' || value == '\v' ? " " : broken;
  if (value < 0x7f) return ascii(value);
  if (value == 0x7f) return broken;
  const auto* sign = std::ranges::lower_bound(kSigns, value, {}, &Sign::last);
  if (sign != std::end(kSigns) && value >= sign->first) {
    if (value >= 0x80 && value < 0xa0 && code_point.valid) return unknown;
    return sign->plain;
  }
  if (!code_point.valid) return broken;
  for (std::uint32_t zero : kZeros)
    if (value >= zero && value < zero + 10) return ascii('0' + (value - zero));
  for (std::uint32_t one : kOnes)
    if (value >= one && value < one + 9) return ascii('1' + (value - one));
  if (value == 0x24ea || value == 0x24ff) return "0";
  if (value >= 0x1d7ce && value <= 0x1d7ff) return ascii('0' + (value - 0x1d7ce) % 10);
  if (value >= 0x2500 && value <= 0x257f) return box_drawing(value);
  if (value >= 0xff01 && value <= 0xff5e) return ascii(value - 0xfee0);
  return unknown;
}

}  // namespace nonet::text
