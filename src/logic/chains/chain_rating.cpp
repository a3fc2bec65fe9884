#include "logic/chains/chain_rating.hpp"

namespace nonet::chains {

double length_rating(int complexity) {
  const int length = complexity - 2;
  double added = 0.0;
  int threshold = 4;
  for (bool by_half = true; length > threshold; by_half = !by_half) {
    added += 0.1;
    threshold = by_half ? threshold * 3 / 2 : threshold * 4 / 3;
  }
  return added;
}

int kind_rank(ChainKind kind) {
  switch (kind) {
    case ChainKind::double_chain:
      return 1;
    case ChainKind::x_cycle:
    case ChainKind::x_chain:
      return 2;
    case ChainKind::y_cycle:
      return 3;
    case ChainKind::xy_cycle:
    case ChainKind::xy_chain:
      return 4;
    case ChainKind::cell:
      return 5;
    case ChainKind::house:
      return 6;
    case ChainKind::contradiction:
      return 7;
  }
  return 0;
}

}  // namespace nonet::chains
