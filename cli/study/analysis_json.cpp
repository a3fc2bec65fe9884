#include "study/analysis_json.hpp"

#include <nlohmann/json.hpp>

#include "nonet/text.hpp"

namespace nonet::cli {

namespace {

using Json = nlohmann::ordered_json;

Json names_of(const std::vector<Cell>& cells) {
  Json names = Json::array();
  for (Cell cell : cells) names.push_back(cell.name());
  return names;
}

Json backdoors_object(const Backdoors& found) {
  Json pairs = Json::array();
  for (const auto& [first, second] : found.pairs) pairs.push_back({first.name(), second.name()});
  return {{"singles_suffice", found.singles_suffice},
          {"cells", names_of(found.cells)},
          {"pairs", std::move(pairs)}};
}

Json sets_array(const std::vector<Pattern>& sets) {
  Json array = Json::array();
  for (const Pattern& cells : sets) array.push_back(cell_names(cells));
  return array;
}

}  // namespace

Json cell_names(const Pattern& cells) {
  return names_of(std::vector<Cell>(cells.begin(), cells.end()));
}

void add_analysis(const Analysis& analysis, Json& object) {
  object["givens"] = analysis.pattern.size();
  object["digit_counts"] = analysis.digit_counts;
  Json& empty = object["empty_houses"] = Json::array();
  for (House house : analysis.empty_houses) empty.push_back(house.name());
  object["verdict"] = name_of(analysis.answer.verdict);
  object["solutions"] = analysis.solutions.number;
  object["solutions_exact"] = analysis.solutions.exact;
  object["solution"] = nullptr;
  if (analysis.answer.solution.is_full()) object["solution"] = to_line(analysis.answer.solution);
  object["minimality"] = name_of(analysis.minimality);
  object["redundant"] = names_of(analysis.redundant.cells);
  Puzzle candidates = analysis.candidates.proven;
  object["candidates"] = write(candidates, Notation::candidates);
  object["backdoors"] = analysis.backdoors ? backdoors_object(*analysis.backdoors) : Json();
  object["symmetry"] = name_of(analysis.symmetry);
  object["automorphisms"] = analysis.canonical.automorphisms;
  object["pattern_automorphisms"] = analysis.pattern_automorphisms;
  object["solution_automorphisms"] = nullptr;
  if (analysis.solution_automorphisms != 0)
    object["solution_automorphisms"] = analysis.solution_automorphisms;
  object["canonical"] = to_line(analysis.canonical.grid);
  object["map"] = to_text(analysis.canonical.map);
  object["unavoidable"] = nullptr;
  if (analysis.unavoidable) object["unavoidable"] = sets_array(analysis.unavoidable->sets);
  object["missed"] = sets_array(analysis.missed);
  object["crucial"] = cell_names(analysis.crucial);
  object["exact"] = analysis.exact;
}

}  // namespace nonet::cli
