#pragma once
// check(): what is true of a puzzle, with the reason and the evidence a person can look at.
//
//   Judgement judgement = check(puzzle);
//   std::cout << name_of(judgement.verdict()) << ": " << reason(judgement);

#include <optional>
#include <string>
#include <vector>

#include "nonet/bounds.hpp"
#include "nonet/rules.hpp"
#include "nonet/solve.hpp"

namespace nonet {

/// A digit in a cell.
struct Placement {
  Cell cell;
  Digit digit;

  friend bool operator==(const Placement&, const Placement&) = default;
};

/// A short reason why there is no completion, to be checked by eye.
struct Obstacle {
  enum class Kind : std::uint8_t {
    no_candidate,  ///< `cells` (one) has no candidate left
    no_place,      ///< `digits` (one) has no place left in `house`
    few_cells,     ///< `digits` fit only into `cells` of `house`, which are fewer
    few_digits,    ///< `cells` of `house` have only `digits` between them, which are fewer
  };
  Kind kind;
  std::optional<House> house;  ///< none for no_candidate
  DigitSet digits;
  std::vector<Cell> cells;
  std::vector<Placement> forced;  ///< singles placed first, in order, to see it; mostly empty

  friend bool operator==(const Obstacle&, const Obstacle&) = default;
};

struct Judgement {
  Answer answer;
  std::vector<Conflict> conflicts;     ///< every clash, when the verdict is conflict
  std::optional<Obstacle> obstacle;    ///< when the verdict is none and a short reason exists
  std::vector<Cell> differing;         ///< the cells in which the two witnesses of multiple differ
  std::vector<Digit> interchangeable;  ///< two digits that no given names: swapping them in one
                                       ///< completion gives another (multiple only)
  std::uint64_t guesses = 0;           ///< tries the search made, for none without an obstacle

  Verdict verdict() const { return answer.verdict; }
};

/// Judges a puzzle. Never `malformed`: that is for texts. Same time as solve(), and some
/// microseconds for the evidence.
[[nodiscard]] Judgement check(const Puzzle& puzzle, const Bounds& bounds = {});

/// The reason in one line of English, cells as r1c1: "two 9s in row 1: r1c2 and r1c3". For a
/// unique puzzle it says that there is one solution.
[[nodiscard]] std::string reason(const Judgement& judgement);

}  // namespace nonet
