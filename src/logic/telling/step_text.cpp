#include "nonet/step_text.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "logic/technique_table.hpp"
#include "logic/telling/chain_text.hpp"
#include "logic/telling/fill_template.hpp"
#include "logic/telling/lists.hpp"
#include "logic/telling/phrases.hpp"
#include "logic/telling/step_words.hpp"

namespace nonet {

namespace {

using namespace logic;

struct Struck {
  DigitSet digits;
  std::vector<Cell> cells;
};

// Digits that leave the same cells are told together.
std::vector<Struck> struck_parts(const Step& step) {
  std::vector<Struck> parts;
  for (Digit digit : DigitSet::all()) {
    std::vector<Cell> cells;
    for (Candidate candidate : step.eliminations)
      if (candidate.digit == digit) cells.push_back(candidate.cell);
    if (cells.empty()) continue;
    std::ranges::sort(cells);
    const auto same = std::ranges::find(parts, cells, &Struck::cells);
    if (same == parts.end())
      parts.push_back({DigitSet::only(digit), std::move(cells)});
    else
      same->digits.insert(digit);
  }
  return parts;
}

std::vector<House> boxes_of(const std::vector<Cell>& cells) {
  std::vector<House> boxes;
  for (Cell cell : cells)
    if (const House box = House::box(cell.box()); std::ranges::find(boxes, box) == boxes.end())
      boxes.push_back(box);
  return boxes;
}

std::string fill_struck(std::string_view text, const Struck& part) {
  return fill_template(text, {{"digits", list_of(part.digits)}, {"cells", list_of(part.cells)}});
}

}  // namespace

std::string reason_of(const Step& step) {
  return capitalised(fill_template(step.technique.entry().reason,
                                   [&](std::string_view name) { return step_word(step, name); }));
}

std::string conclusion_of(const Step& step) {
  std::vector<std::string> sentences;
  for (Candidate placed : step.placements)
    sentences.push_back(fill_template(
        kEnglish.placed, {{"cell", placed.cell.name()}, {"digit", {placed.digit.symbol()}}}));
  const std::vector<Struck> struck = struck_parts(step);
  if (struck.size() == 1) {
    sentences.push_back(fill_struck(kEnglish.struck_simple, struck[0]));
  } else if (!struck.empty()) {
    std::string parts;
    for (const Struck& part : struck) {
      if (!parts.empty()) parts += kEnglish.part_separator;
      parts += fill_struck(kEnglish.struck_part, part);
    }
    sentences.push_back(fill_template(kEnglish.struck, {{"list", parts}}));
  }
  std::string text;
  for (const std::string& sentence : sentences) text += (text.empty() ? "" : " ") + sentence;
  return text;
}

std::string short_conclusion_of(const Step& step) {
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  for (Candidate placed : step.placements) add(placed.cell.name() + '=' + placed.digit.symbol());
  for (const Struck& part : struck_parts(step)) {
    std::string digits;
    for (Digit digit : part.digits) digits += digit.symbol();
    add(short_list_of(part.cells) + "<>" + digits);
  }
  return text;
}

std::string place_of(const Step& step) {
  std::vector<House> places = step.houses.empty() ? boxes_of(step.cells) : step.houses;
  // Of a long chain, where it begins is help enough.
  const bool far = step.houses.empty() && places.size() > 4;
  if (far) places.erase(places.begin() + 1, places.end());
  std::ranges::sort(places);
  const bool trial = step.technique == Technique(kTrial);
  return fill_template(trial ? kEnglish.no_technique
                       : far ? kEnglish.look_around
                             : kEnglish.look_in,
                       {{"name", std::string(step.technique.name())}, {"place", list_of(places)}});
}

std::string pattern_of(const Step& step) {
  // Of a chain its order says more than its candidates; pairs in two colours are seen at once.
  if (step.chains.size() == 1 && is_line(step.chains[0]) &&
      step.technique.info().family == TechniqueFamily::chains &&
      step.technique != Technique(kRemotePair))
    return fill_template(kEnglish.pattern, {{"name", std::string(step.technique.name())},
                                            {"parts", chain_notation(step.chains[0])}});
  std::string parts;
  for (std::size_t i = 0; i < kEnglish.roles.size(); ++i) {
    const auto role = static_cast<Role>(i);
    const std::vector<Cell> cells = cells_of_role(step, role);
    if (cells.empty()) continue;
    if (!parts.empty()) parts += kEnglish.part_separator;
    parts += kEnglish.roles[i];
    parts += fill_template(kEnglish.pattern_part, {{"digits", list_of(digits_of_role(step, role))},
                                                   {"cells", list_of(cells)}});
  }
  if (parts.empty()) parts = step.cells.empty() ? list_of(step.digits) : list_of(step.cells);
  if (!step.houses.empty())
    parts += fill_template(kEnglish.pattern_houses, {{"houses", list_of(step.houses)}});
  if (!step.covers.empty())
    parts += fill_template(kEnglish.pattern_covers, {{"covers", list_of(step.covers)}});
  return fill_template(kEnglish.pattern,
                       {{"name", std::string(step.technique.name())}, {"parts", parts}});
}

std::string to_text(const Step& step) {
  return std::string(step.technique.name()) + ": " + reason_of(step) + ' ' + conclusion_of(step);
}

}  // namespace nonet
