#include <algorithm>

#include "flag.hpp"

namespace nonet::cli {

bool Flag::belongs_to(std::string_view verb) const {
  return std::ranges::find(verbs, verb) != verbs.end();
}

std::vector<const Flag*> flags_of(std::string_view verb) {
  std::vector<const Flag*> rows;
  for (const Flag& flag : flag_table())
    if (flag.belongs_to(verb)) rows.push_back(&flag);
  return rows;
}

const Flag* find_flag(std::string_view verb, std::string_view name) {
  for (const Flag* flag : flags_of(verb))
    if (flag->name == name) return flag;
  return nullptr;
}

}  // namespace nonet::cli
