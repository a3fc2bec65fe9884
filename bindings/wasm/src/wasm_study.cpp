// What setters ask: true candidates, redundant givens, minimality.

#include <vector>

#include "nonet/minimality.hpp"
#include "nonet/true_candidates.hpp"
#include "wasm_border.hpp"

namespace nonet::wasm {

NONET_WASM_EXPORT(true_candidates)
std::size_t study_candidates(double max_steps, double timeout_ms) {
  const TrueCandidates study = true_candidates(input_puzzle(), bounds_from(max_steps, timeout_ms));
  JsonWriter json;
  json.open('{').key("proven");
  write_candidates(json, study.proven);
  json.key("undecided");
  write_candidates(json, study.undecided);
  json.key("exact").boolean(study.exact()).close('}');
  return hand_over(json);
}

NONET_WASM_EXPORT(redundant_givens)
std::size_t study_givens(double max_steps, double timeout_ms) {
  const RedundantGivens study =
      redundant_givens(input_puzzle().givens, bounds_from(max_steps, timeout_ms));
  JsonWriter json;
  json.open('{').key("cells");
  write_cells(json, study.cells);
  json.key("undecided");
  write_cells(json, study.undecided);
  json.close('}');
  return hand_over(json);
}

NONET_WASM_EXPORT(minimality) std::size_t study_minimality(double max_steps, double timeout_ms) {
  return hand_over(
      std::string(name_of(minimality(input_puzzle().givens, bounds_from(max_steps, timeout_ms)))));
}

}  // namespace nonet::wasm
