#pragma once
// check(): what is true of a puzzle, with the reason and the evidence a person can look at.
//
//   Judgement judgement = check(puzzle);
//   std::cout << name_of(judgement.verdict()) << ": " << reason(judgement);

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/bounds.hpp"
#include "nonet/rules.hpp"
#include "nonet/search.hpp"
#include "nonet/solve.hpp"

namespace nonet {

/// A digit in a cell.
struct Placement {
  Cell cell;
  Digit digit;

  friend bool operator==(const Placement&, const Placement&) = default;
};

/// A short reason why there is no completion, to be checked by eye: put in the singles of `forced`,
/// strike from every blank cell the digits that its row, column and box then hold (and those that
/// are not marked), and look at `house` or at the one cell.
struct Obstacle {
  enum class Kind : std::uint8_t {
    no_candidate,  ///< `cells` (one) has no candidate left
    no_place,      ///< `digits` (one) has no place left in `house`; `cells`: its blank cells
    few_cells,     ///< `digits` fit only into `cells` of `house`, which are one fewer
    few_digits,    ///< `cells` of `house` have only `digits` between them, which are one fewer
  };
  Kind kind;
  std::optional<House> house;  ///< none for no_candidate
  DigitSet digits;
  std::vector<Cell> cells;
  /// For no_candidate and no_place: placed digits that together see every one of `cells`, for
  /// no_candidate one for each digit. What they do not strike, the marks do.
  std::vector<Placement> seen;
  /// Naked and hidden singles placed first, in this order; each follows from those before it and
  /// none is superfluous. Mostly empty.
  std::vector<Placement> forced;

  friend bool operator==(const Obstacle&, const Obstacle&) = default;
};

std::string_view name_of(Obstacle::Kind kind);  ///< "no_candidate", "no_place", ...

struct Judgement {
  Answer answer;
  std::vector<Conflict> conflicts;     ///< every clash, when the verdict is conflict
  std::optional<Obstacle> obstacle;    ///< when the verdict is none and a short reason exists
  std::vector<Cell> differing;         ///< the cells in which the two witnesses of multiple differ
  std::vector<Digit> interchangeable;  ///< multiple only: the digits that stand nowhere, when there
                                       ///< are two or more and no marks. Swapping two of them in
                                       ///< one completion gives another
  SearchEnd end = SearchEnd::exhausted;  ///< how the search ended: the bound, when undecided
  std::uint64_t guesses = 0;             ///< guesses that the search made

  Verdict verdict() const { return answer.verdict; }
};

/// Judges a puzzle. Never `malformed`: that is for texts. Takes as long as solve(), and up to a
/// millisecond more where it looks for an obstacle, which it does only when the search finds no
/// completion at once; an obstacle also decides what the bounds left open.
[[nodiscard]] Judgement check(const Puzzle& puzzle, const Bounds& bounds = {});

/// The reason in one line of English, cells as r1c1: "9 twice in row 1: r1c2 and r1c3". For a
/// unique puzzle it says that there is one solution.
[[nodiscard]] std::string reason(const Judgement& judgement);

}  // namespace nonet
