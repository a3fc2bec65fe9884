#include "watch/event_text.hpp"

#include <fmt/format.h>

namespace nonet::cli {

std::string subject(const SearchEvent& event) {
  if (event.cell && event.digit) return event.cell->name() + '=' + event.digit->symbol();
  if (event.cell) return event.cell->name();
  if (event.digit && event.house)
    return fmt::format("{} in {}", event.digit->symbol(), event.house->name());
  return {};
}

std::string why_rejected(const SearchEvent& event) {
  if (!event.digit) return "no digit is left";
  if (!event.cell) return "no cell is left";
  if (event.house && event.other)
    return fmt::format("{} in {} at {}", event.digit->symbol(), event.house->name(),
                       event.other->name());
  return "not among the cell's marks";
}

namespace {

std::string rejection_sentence(const SearchEvent& event) {
  if (!event.digit && event.cell) return fmt::format("no digit is left for {}", event.cell->name());
  if (!event.cell && event.digit && event.house)
    return fmt::format("no cell of {} is left for {}", event.house->name(), event.digit->symbol());
  if (!event.digit || !event.cell) return "a dead end";
  const std::string claim =
      fmt::format("{} cannot stand in {}", event.digit->symbol(), event.cell->name());
  if (!event.house || !event.other) return claim + ": not among its marks";
  return fmt::format("{}: {} has it at {}", claim, event.house->name(), event.other->name());
}

}  // namespace

std::string sentence(const SearchEvent& event) {
  using Kind = SearchEvent::Kind;
  const char digit = event.digit ? event.digit->symbol() : '?';
  const std::string cell = event.cell ? event.cell->name() : std::string();
  switch (event.kind) {
    case Kind::try_digit:
      return fmt::format("try {} in {}", digit, cell);
    case Kind::reject:
      return rejection_sentence(event);
    case Kind::place:
      return fmt::format("place {} in {}{}", digit, cell, event.forced ? ": a single" : "");
    case Kind::retreat:
      return fmt::format("take {} back out of {}", digit, cell);
    case Kind::solved:
      return "the board is a solution";
    case Kind::exhausted:
      return "nothing is left to try";
  }
  return {};
}

std::string event_row(const SearchEvent& event) {
  std::string row = fmt::format("{:>8} {:>4}  {:<9}  {}", event.step, event.depth,
                                name_of(event.kind), subject(event));
  if (event.kind == SearchEvent::Kind::reject) row += "  (" + why_rejected(event) + ')';
  if (event.forced) row += "  (single)";
  row.erase(row.find_last_not_of(' ') + 1);
  return row;
}

}  // namespace nonet::cli
