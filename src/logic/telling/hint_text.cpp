#include "logic/telling/fill_template.hpp"
#include "logic/telling/lists.hpp"
#include "logic/telling/phrases.hpp"
#include "nonet/hint.hpp"
#include "nonet/step_text.hpp"

namespace nonet {

namespace {

using namespace logic;

std::string missing_text(const Hint& hint, HintStage stage) {
  if (stage == HintStage::where) {
    std::vector<Cell> cells;
    for (Candidate candidate : hint.missing) cells.push_back(candidate.cell);
    return fill_template(kEnglish.missing_where, {{"cells", list_of(cells)}});
  }
  std::vector<std::string> parts;
  for (Candidate candidate : hint.missing)
    parts.push_back(fill_template(kEnglish.missing_part, {{"digit", {candidate.digit.symbol()}},
                                                          {"cells", candidate.cell.name()}}));
  return fill_template(parts.size() == 1 ? kEnglish.missing_one : kEnglish.missing_what,
                       {{"list", join(parts, kEnglish.and_word)}});
}

std::string step_text(const Step& step, HintStage stage) {
  switch (stage) {
    case HintStage::where:
      return place_of(step);
    case HintStage::pattern:
      return pattern_of(step);
    case HintStage::conclusion:
      break;
  }
  return to_text(step);
}

}  // namespace

std::string to_text(const Hint& hint, HintStage stage) {
  switch (hint.kind) {
    case Hint::Kind::step:
      return step_text(*hint.step, stage);
    case Hint::Kind::wrong_entries:
      return fill_template(hint.wrong.size() == 1 ? kEnglish.wrong_one : kEnglish.wrong_many,
                           {{"cells", list_of(hint.wrong)}});
    case Hint::Kind::missing_marks:
      return missing_text(hint, stage);
    case Hint::Kind::solved:
      return std::string(kEnglish.solved);
    case Hint::Kind::not_unique:
      return fill_template(kEnglish.not_unique, {{"reason", hint.reason}});
    case Hint::Kind::nothing:
      return std::string(kEnglish.nothing);
    case Hint::Kind::stopped:
      break;
  }
  return std::string(kEnglish.stopped);
}

}  // namespace nonet
