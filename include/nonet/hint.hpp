#pragma once
// hint(): the next step in a position as it stands, or what is wrong with it.
//
//   Hint hint = nonet::hint(position);
//   std::cout << to_text(hint, HintStage::where);   // "Hidden Single: look in box 5."
//
// Mistakes come first: no step is shown on a board that already holds a wrong digit.
//
// Cost: as one step of explain(). Call from any number of threads.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/candidate.hpp"
#include "nonet/explain.hpp"

namespace nonet {

struct Hint {
  enum class Kind : std::uint8_t {
    step,           ///< `step` is the next one
    wrong_entries,  ///< the digits in `wrong` are not those of the solution
    missing_marks,  ///< the marks lack the candidates in `missing`, which are true
    solved,         ///< all cells are filled, and right
    not_unique,     ///< there is not just one solution: see `verdict` and `reason`
    nothing,        ///< none of the techniques that may be used applies
    stopped,        ///< a bound came first
  };
  Kind kind = Kind::nothing;
  std::optional<Step> step;
  std::vector<Cell> wrong;         ///< entries, in row-major order
  std::vector<Candidate> missing;  ///< in row-major order
  Verdict verdict = Verdict::undecided;
  std::string reason;  ///< why there is not just one solution
  Puzzle position;     ///< the board with its candidates, in which the step is
};
std::string_view name_of(Hint::Kind kind);  ///< "step", "wrong entries", ...

/// Looks at givens, entries and, where there are some, candidate marks. An open cell without marks
/// counts as one where nothing is struck yet.
[[nodiscard]] Hint hint(const Puzzle& position, const ExplainOptions& options = {});

/// How much a hint gives away.
enum class HintStage : std::uint8_t {
  where = 1,       ///< the technique and where to look
  pattern = 2,     ///< the cells and digits that make it up
  conclusion = 3,  ///< what follows, and why
};

/// In plain English, cells as r1c1.
[[nodiscard]] std::string to_text(const Hint& hint, HintStage stage);

/// One JSON object on one line, with no more than the stage gives away (docs/explaining.md).
[[nodiscard]] std::string to_json(const Hint& hint, HintStage stage);

}  // namespace nonet
