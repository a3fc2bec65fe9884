#include "study/analysis_words.hpp"

#include <fmt/format.h>

#include <map>

#include "nonet/text.hpp"
#include "nonet/verdict.hpp"

namespace nonet::cli {

namespace {

constexpr std::size_t kMostPairs = 12;  // more are in format json
constexpr std::size_t kMostMissed = 6;
constexpr std::uint32_t kMostMaps = 6;

std::string counted(std::size_t count, const char* one, const char* many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

std::string givens_text(const Analysis& analysis) {
  std::string text = fmt::format("{};", analysis.pattern.size());
  for (std::size_t i = 0; i < 9; ++i)
    text += fmt::format(" {}x{}", i + 1, analysis.digit_counts[i]);
  return text;
}

std::string empty_houses_text(const Analysis& analysis) {
  std::string text;
  for (House house : analysis.empty_houses) (text += text.empty() ? "" : ", ") += house.name();
  return text.empty() ? "none" : text;
}

std::string solutions_text(const Analysis& analysis) {
  const Count& count = analysis.solutions;
  if (analysis.answer.verdict == Verdict::conflict) return "none: the givens clash";
  return fmt::format("{}{}", count.exact ? "" : "at least ", count.number);
}

std::string minimal_text(const Analysis& analysis) {
  switch (analysis.minimality) {
    case Minimality::minimal:
      return "yes";
    case Minimality::not_unique:
      return "no: there is not one solution";
    case Minimality::undecided:
      return "undecided";
    case Minimality::redundant:
      break;
  }
  const auto& cells = analysis.redundant.cells;
  return fmt::format("no: {} of {} givens {} redundant: {}", cells.size(), analysis.pattern.size(),
                     cells.size() == 1 ? "is" : "are", cells_text(cells));
}

std::string candidates_text(const Analysis& analysis) {
  int forced = 0;
  for (int i = 0; i < kCellCount; ++i) forced += analysis.candidates.proven[Cell(i)].size() == 1;
  return fmt::format("{}{} true candidates; {} cells can hold one digit only",
                     analysis.candidates.exact() ? "" : "at least ",
                     analysis.candidates.proven.size(), forced);
}

std::string pairs_text(const Backdoors& found) {
  std::string text;
  for (std::size_t i = 0; i < found.pairs.size() && i < kMostPairs; ++i)
    text += fmt::format("{}{}+{}", i == 0 ? "" : " ", found.pairs[i].first.name(),
                        found.pairs[i].second.name());
  if (found.pairs.size() > kMostPairs)
    text += fmt::format(" and {} more", found.pairs.size() - kMostPairs);
  return text.empty() ? "none" : fmt::format("{}: {}", found.pairs.size(), text);
}

void add_backdoors(const Backdoors& found, std::vector<Fact>& facts) {
  facts.push_back({"singles", found.singles_suffice ? "are enough" : "are not enough"});
  if (found.singles_suffice) return;
  facts.push_back({"backdoors", found.cells.empty() ? "none of one cell"
                                                    : fmt::format("{}: {}", found.cells.size(),
                                                                  cells_text(found.cells))});
  facts.push_back({"pairs", pairs_text(found)});
}

std::string automorphisms_text(const Grid& givens, const Analysis& analysis) {
  const std::uint32_t count = analysis.canonical.automorphisms;
  std::string text =
      fmt::format("{} of the puzzle, {} of its pattern", count, analysis.pattern_automorphisms);
  if (analysis.solution_automorphisms != 0)
    text += fmt::format(", {} of its solution", analysis.solution_automorphisms);
  if (count < 2 || count > kMostMaps) return text;
  for_each_automorphism(givens, [&](const Transform& map) {
    if (map != Transform()) text += "; " + to_text(map);
    return true;
  });
  return text;
}

std::string unavoidable_text(const Analysis& analysis, int most_cells) {
  std::map<int, int> sizes;
  for (const Pattern& cells : analysis.unavoidable->sets) ++sizes[cells.size()];
  std::string text =
      fmt::format("{}{} of up to {} cells", analysis.unavoidable->exact ? "" : "at least ",
                  counted(analysis.unavoidable->sets.size(), "set", "sets"), most_cells);
  for (const auto& [size, count] : sizes)
    text += fmt::format("{} {} of {}", size == sizes.begin()->first ? ":" : ",", count, size);
  if (analysis.missed.empty()) return text + "; the givens hit them all";
  text += fmt::format("; the givens miss {}:", analysis.missed.size());
  for (std::size_t i = 0; i < analysis.missed.size() && i < kMostMissed; ++i)
    text += fmt::format("{} {}", i == 0 ? "" : ";", cells_text(analysis.missed[i]));
  if (analysis.missed.size() > kMostMissed) text += "; ...";
  return text;
}

}  // namespace

std::string cells_text(std::span<const Cell> cells) {
  std::string text;
  for (Cell cell : cells) (text += text.empty() ? "" : " ") += cell.name();
  return text.empty() ? "none" : text;
}

std::string cells_text(const Pattern& cells) {
  const std::vector<Cell> list(cells.begin(), cells.end());
  return cells_text(list);
}

std::vector<Fact> facts_of(const Grid& givens, const Analysis& analysis,
                           const AnalysisOptions& options) {
  std::vector<Fact> facts{{"givens", givens_text(analysis)},
                          {"empty", empty_houses_text(analysis)},
                          {"verdict", std::string(name_of(analysis.answer.verdict))},
                          {"solutions", solutions_text(analysis)}};
  if (analysis.answer.solution.is_full())
    facts.push_back({"solution", to_line(analysis.answer.solution)});
  facts.push_back({"minimal", minimal_text(analysis)});
  if (analysis.answer.verdict == Verdict::multiple)
    facts.push_back({"candidates", candidates_text(analysis)});
  if (analysis.backdoors) add_backdoors(*analysis.backdoors, facts);
  facts.push_back({"symmetry", fmt::format("{} (of the pattern)", name_of(analysis.symmetry))});
  facts.push_back({"automorphisms", automorphisms_text(givens, analysis)});
  facts.push_back({"canonical", to_line(analysis.canonical.grid)});
  if (analysis.unavoidable) {
    facts.push_back({"unavoidable", unavoidable_text(analysis, options.unavoidable_cells)});
    facts.push_back({"crucial", fmt::format("{} (each alone hits one of these sets)",
                                            cells_text(analysis.crucial))});
  }
  if (!analysis.exact) facts.push_back({"note", "the time was too short for all of it"});
  return facts;
}

}  // namespace nonet::cli
