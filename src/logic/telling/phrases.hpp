#pragma once
// Phrases: all English of steps and hints that does not belong to one technique. With the templates
// of the techniques' entries (technique_entry.hpp) this is everything to be translated.
//
// Words in braces are filled in by fill_template().

#include <array>
#include <string_view>

namespace nonet::logic {

struct Phrases {
  // Lists: "a", "a and b", "a, b and c".
  std::string_view comma = ", ";
  std::string_view and_word = " and ";
  std::string_view or_word = " or ";
  std::string_view rows = "rows ";  // several of a kind: "rows 2 and 5"
  std::string_view columns = "columns ";
  std::string_view boxes = "boxes ";

  // What follows.
  std::string_view placed = "So {cell} is {digit}.";
  std::string_view struck = "So these can be struck: {list}.";
  std::string_view struck_part = "{digits} from {cells}";
  std::string_view struck_simple = "So {digits} can be struck from {cells}.";

  // Links of chains, one sentence a chain.
  std::string_view if_off = "If {cells} is not {digit}";
  std::string_view if_group_off = "If {digit} is at none of {cells}";
  std::string_view if_on = "If {cells} is {digit}";
  std::string_view if_group_on = "If {digit} is at one of {cells}";
  std::string_view then_on = "{cells} is {digit}";
  std::string_view then_group_on = "{digit} is at one of {cells}";
  std::string_view then_off = "{cells} is not {digit}";
  std::string_view then_group_off = "{digit} is at none of {cells}";
  std::string_view first_link = ", then ";
  std::string_view next_link = ", so ";
  std::string_view side_link = ", and ";  // what does not follow from the link before
  std::string_view last_in_cell = " (its last candidate)";
  std::string_view last_in_house = " (the last place in {house})";
  std::string_view by_set = " (the set {set} needs it)";
  std::string_view by_nested = " (by {name})";
  std::string_view chain_end = ".";

  // Hints.
  std::string_view look_in = "{name}: look in {place}.";
  std::string_view look_around = "{name}: look where it begins, in {place}.";
  std::string_view no_technique = "No technique applies here; look at {place}.";
  std::string_view pattern = "{name}: {parts}.";
  std::string_view pattern_part = "{digits} at {cells}";
  std::string_view pattern_houses = ", in {houses}";
  std::string_view pattern_covers = ", across {covers}";
  std::string_view part_separator = "; ";
  /// Before the candidates of a role; by Role.
  std::array<std::string_view, 8> roles = {"",       "beside it ", "hinge ",      "set A ",
                                           "set B ", "set C ",     "one colour ", "other colour "};

  std::string_view solved = "The puzzle is solved, and every digit is right.";
  std::string_view wrong_one =
      "{cells} is wrong: the solution has another digit there. Take it back first.";
  std::string_view wrong_many =
      "{cells} are wrong: the solution has other digits there. Take them back first.";
  std::string_view missing_where = "A candidate that is true is missing from the marks of {cells}.";
  std::string_view missing_one =
      "A candidate that is true is missing from the marks: {list}. Put it back first.";
  std::string_view missing_what =
      "Candidates that are true are missing from the marks: {list}. Put them back first.";
  std::string_view missing_part = "{digit} in {cells}";
  std::string_view not_unique = "There is no next step: {reason}.";
  std::string_view nothing = "None of the techniques that may be used applies here.";
  std::string_view stopped = "The time was too short to find a step.";
};

inline constexpr Phrases kEnglish;

}  // namespace nonet::logic
