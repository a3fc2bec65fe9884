#pragma once
// Two strong links of a digit, joined: skyscraper, two-string kite, crane (the turbot fishes). In
// each of two houses the digit has just two places; one place of the first sees one of the second,
// so that these are not both true and one of the two far ends must be.
//
//      far end === near end --- near end === far end        === one of both   --- not both
//
// Which of the three it is, the kinds of houses decide.

#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

struct TwoLinks {
  House first, second;  // where the digit has two places
  Cell end_a, near_a;   // of the first
  Cell near_b, end_b;   // of the second
  House join;           // what the near ends share
};

/// Whether two links are a pattern of this name.
using TwoLinkKind = bool (*)(const TwoLinks& links);

bool find_two_links(const TechniqueEntry& self, const Board& board, TwoLinkKind kind,
                    StepSink& sink);

/// Both houses are rows or both columns, joined across.
bool is_skyscraper(const TwoLinks& links);
/// A row and a column, joined in a box.
bool is_two_string_kite(const TwoLinks& links);
/// All others: a box takes part.
bool is_crane(const TwoLinks& links);

}  // namespace nonet::logic
