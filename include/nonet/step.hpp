#pragma once
// Step: one application of a technique to a position, as data. Text, drawings and JSON are made
// from it, so it holds everything they need: the technique, the pattern and what follows.
//
//   for (Candidate candidate : step.eliminations) open[candidate.cell].erase(candidate.digit);
//
// Values only. A step found for its rating alone has no pattern; see the function that gives it.

#include <cstdint>
#include <optional>
#include <vector>

#include "nonet/candidate.hpp"
#include "nonet/digit.hpp"
#include "nonet/house.hpp"
#include "nonet/technique.hpp"

namespace nonet {

/// What a candidate of the pattern does in it. A drawing has a colour for each.
enum class Role : std::uint8_t {
  base,      ///< what the pattern is made of
  extra,     ///< beyond the plain pattern: fins, the digits that would break a deadly rectangle
  pivot,     ///< the hinge of a wing
  set_a,     ///< candidates of the first, second, third set of cells (almost locked sets)
  set_b,     //
  set_c,     //
  colour_a,  ///< colouring: either all of these are true
  colour_b,  ///< or all of those
};

struct Mark {
  Candidate candidate;
  Role role = Role::base;

  friend bool operator==(const Mark&, const Mark&) = default;
};

/// One thing that a chain says: these candidates are true ("on": one of `cells` holds the digit) or
/// false ("off": none of them does). Mostly one cell; several for grouped links.
struct ChainNode {
  /// Why a node follows from its parents.
  enum class Cause : std::uint8_t {
    assumption,  ///< it does not: the chain begins here
    cell,        ///< off: its cell holds another digit; on: the last digit of its cell
    house,       ///< off: the digit is elsewhere in `house`; on: its last place in `house`
    set,         ///< by a set of cells (`set`) that has just one digit too many (almost locked set)
    nested,      ///< by the step Step::nested[nested] in the position that the chain has made
  };

  Digit digit;
  std::vector<Cell> cells;
  bool on = false;
  Cause cause = Cause::assumption;
  std::optional<House> house;               ///< for Cause::house
  std::vector<Cell> set;                    ///< for Cause::set
  std::size_t nested = 0;                   ///< for Cause::nested
  std::vector<std::uint16_t> parents = {};  ///< places in Chain::nodes, all before this node

  friend bool operator==(const ChainNode&, const ChainNode&) = default;
};

/// Nodes in an order in which each follows from earlier ones. A plain chain has each node follow
/// from the one before; forcing chains branch and join. Where the assumption is met again, the
/// chain is a loop.
struct Chain {
  std::vector<ChainNode> nodes;
  bool loop = false;  ///< the first node also follows from the last

  friend bool operator==(const Chain&, const Chain&) = default;
};

struct Step {
  explicit Step(Technique by) : technique(by) {}

  Technique technique;
  double rating = 0;  ///< on the scale of Sudoku Explainer 1.2.1; 0 when it does not know the step
  int length = 0;     ///< nodes of all chains, nested ones included; 0 without chains

  // The pattern.
  DigitSet digits;            ///< the digits it is about
  std::vector<Cell> cells;    ///< its cells, in the order in which the technique tells them
  std::vector<House> houses;  ///< where it is: base houses of a fish, the house of a pair
  std::vector<House> covers;  ///< where it strikes, if elsewhere: cover houses of a fish
  std::vector<Mark> marks;    ///< candidates that make it up
  std::vector<Chain> chains;  ///< in the order in which they are told
  std::vector<Step> nested;   ///< steps inside of chains

  // What follows.
  std::vector<Candidate> placements;
  std::vector<Candidate> eliminations;

  friend bool operator==(const Step&, const Step&) = default;
};

}  // namespace nonet
