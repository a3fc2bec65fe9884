#include <algorithm>
#include <array>

#include "nonet/text.hpp"

namespace nonet {

namespace {

constexpr std::array<NotationInfo, 10> kNotations = {{
    {Notation::line, "line", "81 characters, '.' for a blank"},
    {Notation::rows, "rows", "nine lines of nine characters"},
    {Notation::grid, "grid", "nine rows with bars and a frame"},
    {Notation::pencil, "pencil", "framed candidate grid, 81 groups of digits"},
    {Notation::candidates, "candidates", "729 characters, a digit or '.' for each candidate"},
    {Notation::sdk, "sdk", ".sdk file: [Puzzle] and [State] sections"},
    {Notation::ss, "ss", "Simple Sudoku .ss file"},
    {Notation::hodoku, "hodoku", "HoDoKu library line"},
    {Notation::csv, "csv", "nine comma-separated rows, blanks empty"},
    {Notation::json, "json", "nine arrays of nine numbers, 0 for a blank"},
}};

}  // namespace

std::span<const NotationInfo> notations() {
  return kNotations;
}

std::string_view name_of(Notation notation) {
  return kNotations[static_cast<std::size_t>(notation)].name;
}

std::optional<Notation> notation_named(std::string_view name) {
  const auto info = std::ranges::find(kNotations, name, &NotationInfo::name);
  if (info == kNotations.end()) return std::nullopt;
  return info->notation;
}

}  // namespace nonet
