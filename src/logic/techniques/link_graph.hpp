#pragma once
// LinkGraph: what a chain can go along. Its nodes are candidates and, when wanted, groups: two or
// three places of a digit that a box shares with a line, of which one is true or none.
//
//   strong link: when one node is false the other is true (the last two digits of a cell, the last
//                places of a digit in a house)
//   weak link:   when one node is true the other is false (they see each other, or share a cell)

#include <cstdint>
#include <span>
#include <vector>

#include "logic/logic_board.hpp"

namespace nonet::logic {

struct LinkNode {
  CellSet cells;
  Digit digit = Digit(1);

  bool group() const { return cells.size() > 1; }
};

class LinkGraph {
 public:
  using Index = std::uint16_t;

  /// Which nodes and links there are. One graph serves one kind of chain.
  struct Options {
    DigitSet digits = DigitSet::all();
    bool groups = false;
    bool bivalue_only = false;  ///< cells of two candidates; strong links within them alone
    bool within_cells = true;   ///< links between digits of a cell
  };
  LinkGraph(const Board& board, const Options& options);

  std::size_t size() const { return nodes_.size(); }
  const LinkNode& node(Index index) const { return nodes_[index]; }
  std::span<const Index> strong(Index index) const { return row(strong_, strong_begin_, index); }
  std::span<const Index> weak(Index index) const { return row(weak_, weak_begin_, index); }
  bool are_weak(Index a, Index b) const;

 private:
  static std::span<const Index> row(const std::vector<Index>& links,
                                    const std::vector<std::uint32_t>& begin, Index index) {
    return std::span(links).subspan(begin[index], begin[index + 1u] - begin[index]);
  }

  std::vector<LinkNode> nodes_;  // by digit; the candidates of a digit before its groups
  std::vector<Index> strong_, weak_;
  std::vector<std::uint32_t> strong_begin_, weak_begin_;
};

/// Whether a digit has no place in some house but those of the two nodes, and which house that is.
std::optional<House> strong_house(const Board& board, const LinkNode& a, const LinkNode& b);

/// A house that holds all cells of both nodes, lines first.
std::optional<House> common_house(const LinkNode& a, const LinkNode& b);

}  // namespace nonet::logic
