#include "generate/swap_sets.hpp"

#include <algorithm>
#include <cstddef>

namespace nonet::generate {
namespace {

using swap_pairs::bit;
using swap_pairs::kFirstColumnPair;
using swap_pairs::kFirstRowPair;
using swap_pairs::Pairs;

constexpr Pairs kAllPairs = bit(54) - 1;
constexpr auto kDigitPairs = swap_pairs::of_two_digits();

using Lines = std::array<Pairs, 9>;  // for each line the pairs that have it

/// [i][j] for i < j: the pairs that can be exchanged in line i only together with line j.
using Ties = std::array<Lines, 9>;

void tie(Ties& ties, std::size_t i, std::size_t j, Pairs pairs) {
  ties[std::min(i, j)][std::max(i, j)] |= pairs;
}

/// Those of neighbours: what leaves one line has to go to the other.
Ties direct_ties(const Grid& solution) {
  std::array<std::array<std::uint8_t, 9>, 9> at;
  std::array<std::array<std::uint8_t, 10>, 9> column_of, row_of;  // [row or column][value]
  for (std::size_t r = 0; r < 9; ++r)
    for (std::size_t c = 0; c < 9; ++c) {
      const auto value =
          static_cast<std::uint8_t>(solution.value_at(Cell(static_cast<int>(9 * r + c))));
      at[r][c] = value;
      column_of[r][value] = static_cast<std::uint8_t>(c);
      row_of[c][value] = static_cast<std::uint8_t>(r);
    }
  Ties ties{};
  // Two digits: rows that hold the one and the other in the same column or box.
  for (std::size_t r = 0; r < 9; ++r)
    for (std::size_t other = r + 1; other < 9; ++other) {
      Pairs tied = 0;
      if (r / 3 != other / 3) {
        for (std::size_t c = 0; c < 9; ++c) tied |= kDigitPairs[at[r][c]][at[other][c]];
      } else {
        for (std::size_t c = 0; c < 9; ++c)
          for (std::size_t k = c / 3 * 3; k < c / 3 * 3 + 3; ++k)
            tied |= kDigitPairs[at[r][c]][at[other][k]];
      }
      ties[r][other] = tied;
    }
  // Two lines of a band or stack: where a digit stands in the one and where in the other.
  for (std::size_t third = 0; third < 9; ++third) {
    const std::size_t first = third / 3 * 3, a = first + (third + 1) % 3,
                      b = first + (third + 2) % 3;
    for (std::size_t k = 0; k < 9; ++k) {
      tie(ties, k, column_of[b][at[a][k]], bit(kFirstRowPair + third));
      tie(ties, k, row_of[b][at[k][a]], bit(kFirstColumnPair + third));
    }
  }
  return ties;
}

/// Adds the ties that follow, by Warshall's algorithm.
void close(Ties& ties) {
  for (std::size_t k = 0; k < 9; ++k) {
    Lines with;
    for (std::size_t i = 0; i < 9; ++i) with[i] = i < k ? ties[i][k] : i > k ? ties[k][i] : 0;
    for (std::size_t i = 0; i < 9; ++i)
      for (std::size_t j = i + 1; j < 9; ++j) ties[i][j] |= with[i] & with[j];
  }
}

/// The number of lines of each pair in binary, by full adders (see plane_counting.hpp).
std::array<Pairs, 4> count(const Lines& lines) {
  const auto add = [](Pairs a, Pairs b, Pairs c, Pairs& carry) {
    carry = (a & b) | (c & (a | b));
    return a ^ b ^ c;
  };
  std::array<Pairs, 3> sum, carry;
  for (std::size_t i = 0; i < 3; ++i)
    sum[i] = add(lines[3 * i], lines[3 * i + 1], lines[3 * i + 2], carry[i]);
  Pairs twos, fours;
  const Pairs ones = add(sum[0], sum[1], sum[2], twos);
  const Pairs rest = add(carry[0], carry[1], carry[2], fours);
  const Pairs more = twos & rest;
  return {ones, twos ^ rest, fours ^ more, fours & more};
}

}  // namespace

SwapSets::SwapSets(const Grid& solution) {
  Ties ties = direct_ties(solution);
  close(ties);
  SetBits used{};       // the pairs that have a part in each word
  Pairs known[9] = {};  // pairs of which a line belongs to a part that was looked at
  for (std::size_t i = 0; i < 9; ++i) {
    // Of each pair the part whose first line is i.
    Lines part{};
    part[i] = kAllPairs & ~known[i];
    for (std::size_t j = i + 1; j < 9; ++j) {
      part[j] = ties[i][j] & part[i];
      known[j] |= part[j];
    }
    static_assert(kMostCells == 12, "two to six lines");
    const auto [ones, twos, fours, eights] = count(part);
    Pairs wanted = (twos | fours) & ~(eights | (ones & twos & fours));
    for (std::size_t word = 0; word < used.size(); ++word) {
      const Pairs here = wanted & ~used[word];
      used[word] |= here;
      wanted &= ~here;
      for (std::size_t j = i; j < 9; ++j) lines_[word][j] |= part[j] & here;
      // Two cells in each line.
      sizes_.planes[1][word] |= ones & here;
      sizes_.planes[2][word] |= twos & here;
      sizes_.planes[3][word] |= fours & here;
    }
  }
}

}  // namespace nonet::generate
