#pragma once
// GivenStudy: what `check --minimal` adds to what is found out about a puzzle with one solution:
// whether it needs all of its givens.

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>

#include "nonet/bounds.hpp"
#include "nonet/minimality.hpp"
#include "nonet/solve.hpp"

namespace nonet::cli {

struct Finding;

struct GivenStudy {
  Verdict verdict = Verdict::unique;  ///< of the givens without a player's entries and marks
  RedundantGivens redundant;

  std::optional<bool> minimal() const;  ///< nothing when the bounds came first
};

/// Studies the givens of all findings that are unique; their reasons then say what was found.
void study_givens(std::span<Finding> findings, const Bounds& bounds);

/// "minimal" and "redundant", of a finding whose givens were studied.
void add_given_study(const Finding& finding, nlohmann::ordered_json& object);

}  // namespace nonet::cli
