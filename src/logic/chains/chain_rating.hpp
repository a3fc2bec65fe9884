#pragma once
// How long chains raise a rating, and which of several hints comes first.

#include <cstdint>

#include "logic/chains/chain_hint.hpp"

namespace nonet::chains {

/// What `complexity` nodes add to a technique's base rating: 0.1 for every threshold of 4, 6, 8,
/// 12, 16, 24, ... that complexity - 2 exceeds, summed in this very order: the last bits of the
/// double decide between hints that print alike (6.6 + 0.1 comes before 6.5 + 0.2).
double length_rating(int complexity);

/// Rank of the kinds among hints of equal rating and complexity.
int kind_rank(ChainKind kind);

/// What hints are sorted by; equal ones stay in the order of their discovery.
struct HintOrder {
  double rating;
  int complexity;
  int rank;
  friend auto operator<=>(const HintOrder&, const HintOrder&) = default;
};

}  // namespace nonet::chains
