#include "logic/telling/step_words.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "logic/telling/chain_text.hpp"
#include "logic/telling/lists.hpp"

namespace nonet::logic {

namespace {

constexpr std::array<std::string_view, 8> kRoleNames{"base",  "extra", "pivot",    "set_a",
                                                     "set_b", "set_c", "colour_a", "colour_b"};

// "cell2" is the second of a list.
template <class Things>
std::optional<std::string> numbered(std::string_view name, std::string_view stem,
                                    const Things& things) {
  if (name.size() != stem.size() + 1 || !name.starts_with(stem)) return std::nullopt;
  const auto place = static_cast<std::size_t>(name.back() - '1');
  return place < things.size() ? std::optional(things[place].name()) : std::nullopt;
}

DigitSet struck_digits(const Step& step) {
  DigitSet digits;
  for (Candidate candidate : step.eliminations) digits.insert(candidate.digit);
  return digits;
}

std::string told(const Step& step) {
  std::string text;
  for (const Chain& chain : step.chains)
    text += (text.empty() ? "" : " ") + chain_text(chain, step);
  return text;
}

std::optional<std::string> of_role(const Step& step, std::string_view name) {
  for (std::size_t i = 0; i < kRoleNames.size(); ++i) {
    const auto role = static_cast<Role>(i);
    if (name == kRoleNames[i]) return list_of(cells_of_role(step, role));
    if (!name.starts_with(kRoleNames[i])) continue;
    const std::string_view rest = name.substr(kRoleNames[i].size());
    if (rest == "_digits") return list_of(digits_of_role(step, role));
    if (rest == "_digits_or") return choice_of(digits_of_role(step, role));
    if (rest == "_or") return choice_of(cells_of_role(step, role));
  }
  return std::nullopt;
}

}  // namespace

std::string_view name_of(Role role) {
  return kRoleNames[static_cast<std::size_t>(role)];
}

std::vector<Cell> cells_of_role(const Step& step, Role role) {
  std::vector<Cell> cells;
  for (const Mark& mark : step.marks)
    if (mark.role == role && std::ranges::find(cells, mark.candidate.cell) == cells.end())
      cells.push_back(mark.candidate.cell);
  return cells;
}

DigitSet digits_of_role(const Step& step, Role role) {
  DigitSet digits;
  for (const Mark& mark : step.marks)
    if (mark.role == role) digits.insert(mark.candidate.digit);
  return digits;
}

std::string step_word(const Step& step, std::string_view name) {
  if (name == "digit" || name == "digits") return list_of(step.digits);
  if (name == "cells") return list_of(step.cells);
  if (name == "cells_or") return choice_of(step.cells);
  if (name == "houses") return list_of(step.houses);
  if (name == "covers") return list_of(step.covers);
  if (name == "struck") return list_of(struck_digits(step));
  if (name == "kept") return list_of(step.digits - struck_digits(step));
  if (name == "chain" || name == "chains") return told(step);
  for (const auto& word : {numbered(name, "cell", step.cells), numbered(name, "house", step.houses),
                           numbered(name, "cover", step.covers), of_role(step, name)})
    if (word) return *word;
  if (step.chains.empty() || step.chains[0].nodes.empty()) return {};
  const ChainNode &first = step.chains[0].nodes.front(), &last = step.chains[0].nodes.back();
  if (name == "first_cells") return choice_of(first.cells);
  if (name == "first_digit") return {first.digit.symbol()};
  if (name == "last_cells") return choice_of(last.cells);
  if (name == "last_digit") return {last.digit.symbol()};
  return {};
}

}  // namespace nonet::logic
