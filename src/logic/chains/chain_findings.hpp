#pragma once
// ChainFindings: the hints of one pass before they are drawn out: enough to sort them, and to build
// the chosen ones from the trails afterwards.

#include <algorithm>
#include <span>
#include <vector>

#include "logic/chains/chain_rating.hpp"

namespace nonet::chains {

/// A node of a plain path and, for "on", through which house or cell it was reached.
struct PathNode {
  NodeId node;
  std::uint8_t through;
};

struct ChainFinding {
  HintOrder order;
  ChainKind kind;
  std::int8_t cell = -1;   ///< ChainKind::cell
  std::int8_t house = -1;  ///< ChainKind::house
  std::int8_t digit = -1;  ///< ChainKind::house
  NodeId source = 0;       ///< the assumption
  NodeId target = 0;       ///< the conclusion
  /// Static chains: the path from its end to its start, in ChainFindings::paths.
  std::uint32_t path_start = 0, path_length = 0;
  std::uint32_t number = 0;  ///< in the order of discovery
};

class ChainFindings {
 public:
  enum class Keep : std::uint8_t {
    all,
    best,  ///< the first of the least in HintOrder
  };
  explicit ChainFindings(Keep keep) : keep_(keep) {}

  void clear() {
    items_.clear();
    paths_.clear();
  }
  /// Whether a finding with this order would be kept.
  bool wants(const HintOrder& order) const {
    return keep_ == Keep::all || items_.empty() || order < items_.front().order;
  }
  /// Adds a finding that is wanted. `path` may be empty.
  void add(ChainFinding finding, std::span<const PathNode> path = {}) {
    if (keep_ == Keep::best) clear();
    finding.path_start = static_cast<std::uint32_t>(paths_.size());
    finding.path_length = static_cast<std::uint32_t>(path.size());
    paths_.insert(paths_.end(), path.begin(), path.end());
    finding.number = static_cast<std::uint32_t>(items_.size());
    items_.push_back(finding);
  }

  /// Best first, equal ones as they were found.
  void sort() {
    std::ranges::sort(items_, [](const ChainFinding& a, const ChainFinding& b) {
      return a.order != b.order ? a.order < b.order : a.number < b.number;
    });
  }

  bool empty() const { return items_.empty(); }
  const std::vector<ChainFinding>& items() const { return items_; }
  std::span<const PathNode> path(const ChainFinding& finding) const {
    return std::span(paths_).subspan(finding.path_start, finding.path_length);
  }

 private:
  Keep keep_;
  std::vector<ChainFinding> items_;
  std::vector<PathNode> paths_;
};

}  // namespace nonet::chains
