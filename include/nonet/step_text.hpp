#pragma once
// Steps in words: why a step follows and what it does, in plain English that can be checked on the
// board. Cells are written r1c1.
//
//   to_text(step);   // "Naked Pair: r1c2 and r1c5 in row 1 have ... So 4 can be struck from r1c7."

#include <string>

#include "nonet/step.hpp"

namespace nonet {

/// Name, reason and conclusion.
[[nodiscard]] std::string to_text(const Step& step);

/// Why it follows: one to three sentences.
[[nodiscard]] std::string reason_of(const Step& step);
/// What follows: "So 4 can be struck from r1c7 and r1c9."
[[nodiscard]] std::string conclusion_of(const Step& step);
/// The same in short, as it is written in forums: "r1c79<>4", "r1c7=4".
[[nodiscard]] std::string short_conclusion_of(const Step& step);
/// What to look for and where, without giving it away: "Naked Pair: look in row 1."
[[nodiscard]] std::string place_of(const Step& step);
/// The pattern: "The digits 4 and 7 in r1c2 and r1c5."
[[nodiscard]] std::string pattern_of(const Step& step);

}  // namespace nonet
