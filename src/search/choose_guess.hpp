#pragma once
// Where to guess once no single is left.

#include "nonet/candidate.hpp"
#include "search/digit_boards.hpp"

namespace nonet {

/// A candidate of an open cell, where there are fewest choices. The boards must have an open cell
/// and no single left.
Candidate choose_guess(const DigitBoards& boards);

}  // namespace nonet
