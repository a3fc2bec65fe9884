#include "given_study.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <vector>

#include "finding.hpp"

namespace nonet::cli {

namespace {

// The solution of a puzzle without entries and marks is already known to be that of its givens.
Verdict verdict_of_givens(const Finding& finding, const Bounds& bounds) {
  if (finding.has_only_givens()) return Verdict::unique;
  return solve(finding.record.puzzle->givens, bounds).verdict;
}

std::string text_of(const GivenStudy& study, int givens) {
  const std::optional<bool> minimal = study.minimal();
  if (!minimal) return "the time was too short to see whether it is minimal";
  if (*minimal) return "minimal";
  if (study.verdict != Verdict::unique) return "not minimal: the givens alone have more";
  const std::vector<Cell>& cells = study.redundant.cells;
  std::string text = fmt::format("not minimal: {}{} of {} givens {} redundant:",
                                 study.redundant.undecided.empty() ? "" : "at least ", cells.size(),
                                 givens, cells.size() == 1 ? "is" : "are");
  for (Cell cell : cells) text += ' ' + cell.name();
  return text;
}

}  // namespace

std::optional<bool> GivenStudy::minimal() const {
  if (verdict == Verdict::undecided) return std::nullopt;
  if (verdict != Verdict::unique || !redundant.cells.empty()) return false;
  return redundant.undecided.empty() ? std::optional(true) : std::nullopt;
}

void study_givens(std::span<Finding> findings, const Bounds& bounds) {
  std::vector<Finding*> unique;
  std::vector<Grid> puzzles;
  for (Finding& finding : findings) {
    if (finding.verdict() != Verdict::unique) continue;
    unique.push_back(&finding);
    puzzles.push_back(finding.record.puzzle->givens);
  }
  std::vector<RedundantGivens> redundant(puzzles.size());
  redundant_givens(puzzles, redundant, bounds);
  for (std::size_t i = 0; i < unique.size(); ++i) {
    Finding& finding = *unique[i];
    finding.givens =
        GivenStudy{.verdict = verdict_of_givens(finding, bounds), .redundant = redundant[i]};
    finding.reason += "; " + text_of(*finding.givens, puzzles[i].filled());
  }
}

void add_given_study(const Finding& finding, nlohmann::ordered_json& object) {
  if (!finding.givens) return;
  object["minimal"] = nullptr;
  if (const auto minimal = finding.givens->minimal()) object["minimal"] = *minimal;
  auto& redundant = object["redundant"] = nlohmann::ordered_json::array();
  for (Cell cell : finding.givens->redundant.cells) redundant.push_back(cell.name());
}

}  // namespace nonet::cli
