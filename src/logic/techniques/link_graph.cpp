#include "logic/techniques/link_graph.hpp"

#include <algorithm>

#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

void add_groups(const Board& board, Digit digit, std::vector<LinkNode>& nodes) {
  for (int b = 0; b < 9; ++b)
    for (int i = 0; i < 6; ++i) {
      const House line = i < 3 ? House::row(3 * (b / 3) + i) : House::column(3 * (b % 3) + i - 3);
      const CellSet cells = board.cells(digit) & set_of(House::box(b)) & set_of(line);
      if (cells.size() > 1) nodes.push_back({cells, digit});
    }
}

}  // namespace

std::optional<House> common_house(const LinkNode& a, const LinkNode& b) {
  const CellSet both = a.cells | b.cells;
  for (House house : houses_of(both.first()))
    if ((both - set_of(house)).empty()) return house;
  return std::nullopt;
}

std::optional<House> strong_house(const Board& board, const LinkNode& a, const LinkNode& b) {
  const CellSet both = a.cells | b.cells;
  for (House house : houses_of(both.first()))
    if ((board.cells(a.digit) & set_of(house)) == both) return house;
  return std::nullopt;
}

LinkGraph::LinkGraph(const Board& board, const Options& options) {
  const CellSet cells = options.bivalue_only ? cells_with_count(board, 2) : board.open();
  std::array<std::size_t, kDigitCount + 1> first_of{};
  std::array<std::size_t, kCandidateCount> at{};
  for (int d = 0; d < kDigitCount; ++d) {
    const Digit digit(d + 1);
    if (options.digits.contains(digit)) {
      for (Cell cell : board.cells(digit) & cells) {
        at[static_cast<std::size_t>(Candidate(cell, digit).index())] = nodes_.size();
        nodes_.push_back({CellSet::only(cell), digit});
      }
      if (options.groups) add_groups(board, digit, nodes_);
    }
    first_of[static_cast<std::size_t>(d) + 1] = nodes_.size();
  }
  strong_begin_.reserve(nodes_.size() + 1);
  weak_begin_.reserve(nodes_.size() + 1);
  weak_.reserve(16 * nodes_.size());
  strong_.reserve(4 * nodes_.size());

  for (const LinkNode& node : nodes_) {
    strong_begin_.push_back(static_cast<std::uint32_t>(strong_.size()));
    weak_begin_.push_back(static_cast<std::uint32_t>(weak_.size()));
    if (options.within_cells && !node.group()) {
      const Cell cell = node.cells.first();
      const DigitSet others = board.candidates(cell) - DigitSet::only(node.digit);
      for (Digit other : others& options.digits) {
        const auto to =
            static_cast<Index>(at[static_cast<std::size_t>(Candidate(cell, other).index())]);
        weak_.push_back(to);
        if (others.size() == 1) strong_.push_back(to);
      }
    }
    const CellSet seen = common_peers(node.cells);
    const auto d = static_cast<std::size_t>(node.digit.index());
    for (std::size_t k = first_of[d]; k < first_of[d + 1]; ++k) {
      const LinkNode& other = nodes_[k];
      if (&other == &node) continue;
      if ((other.cells - seen).empty()) weak_.push_back(static_cast<Index>(k));
      if (!options.bivalue_only && strong_house(board, node, other))
        strong_.push_back(static_cast<Index>(k));
    }
  }
  strong_begin_.push_back(static_cast<std::uint32_t>(strong_.size()));
  weak_begin_.push_back(static_cast<std::uint32_t>(weak_.size()));
}

bool LinkGraph::are_weak(Index a, Index b) const {
  return std::ranges::find(weak(a), b) != weak(a).end();
}

}  // namespace nonet::logic
