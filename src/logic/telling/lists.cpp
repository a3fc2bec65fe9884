#include "logic/telling/lists.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "logic/telling/phrases.hpp"

namespace nonet::logic {

namespace {

std::vector<std::string> names_of(std::span<const Cell> cells) {
  std::vector<std::string> names;
  for (Cell cell : cells) names.push_back(cell.name());
  return names;
}

std::string_view plural_of(House::Kind kind) {
  switch (kind) {
    case House::Kind::row:
      return kEnglish.rows;
    case House::Kind::column:
      return kEnglish.columns;
    case House::Kind::box:
      break;
  }
  return kEnglish.boxes;
}

}  // namespace

std::string join(const std::vector<std::string>& names, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? last : kEnglish.comma;
    text += names[i];
  }
  return text;
}

std::string list_of(DigitSet digits) {
  std::vector<std::string> names;
  for (Digit digit : digits) names.emplace_back(1, digit.symbol());
  return join(names, kEnglish.and_word);
}

std::string list_of(std::span<const Cell> cells) {
  return join(names_of(cells), kEnglish.and_word);
}

std::string choice_of(std::span<const Cell> cells) {
  return join(names_of(cells), kEnglish.or_word);
}

std::string choice_of(DigitSet digits) {
  std::vector<std::string> names;
  for (Digit digit : digits) names.emplace_back(1, digit.symbol());
  return join(names, kEnglish.or_word);
}

std::string list_of(std::span<const House> houses) {
  const bool alike = houses.size() > 1 && std::ranges::all_of(houses, [&](House house) {
                       return house.kind() == houses.front().kind();
                     });
  std::vector<std::string> names;
  for (House house : houses)
    names.push_back(alike ? std::to_string(house.number() + 1) : house.name());
  const std::string text = join(names, kEnglish.and_word);
  return alike ? std::string(plural_of(houses.front().kind())) + text : text;
}

std::string short_list_of(std::span<const Cell> cells) {
  std::map<int, std::string> columns_of;
  for (Cell cell : cells) columns_of[cell.row()] += static_cast<char>('1' + cell.column());
  // Rows with the same columns are written together.
  std::vector<std::pair<std::string, std::string>> groups;
  for (auto& [row, columns] : columns_of) {
    std::ranges::sort(columns);
    const auto same =
        std::ranges::find(groups, columns, &std::pair<std::string, std::string>::second);
    const char name = static_cast<char>('1' + row);
    if (same == groups.end())
      groups.emplace_back(std::string(1, name), columns);
    else
      same->first += name;
  }
  std::string text;
  for (const auto& [rows, columns] : groups)
    text += (text.empty() ? "r" : ",r") + rows + 'c' + columns;
  return text;
}

}  // namespace nonet::logic
