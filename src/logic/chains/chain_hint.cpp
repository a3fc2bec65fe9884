#include "logic/chains/chain_hint.hpp"

#include <algorithm>

namespace nonet::chains {

bool same_chains(const ChainHint& a, const ChainHint& b) {
  const auto same_node = [](const ChainLink& x, const ChainLink& y) { return x.node == y.node; };
  return std::ranges::equal(a.chains, b.chains, [&](const Chain& x, const Chain& y) {
    return std::ranges::equal(x.links, y.links, same_node);
  });
}

int nested_complexity(std::vector<const ChainHint*>& nested) {
  int complexity = 0;
  for (std::size_t i = 0; i < nested.size(); ++i) {
    const auto before = nested.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::any_of(nested.begin(), before, [&](const ChainHint* other) {
          return other == nested[i] || same_chains(*other, *nested[i]);
        }))
      continue;
    complexity += nested[i]->complexity;
  }
  return complexity;
}

}  // namespace nonet::chains
