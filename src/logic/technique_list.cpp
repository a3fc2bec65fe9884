#include <algorithm>

#include "nonet/explain.hpp"

namespace nonet {

namespace {

// The text before the first comma, which is taken off the list with it.
std::string_view take_name(std::string_view& list) {
  const std::size_t comma = std::min(list.find(','), list.size());
  const std::string_view name = list.substr(0, comma);
  list.remove_prefix(std::min(comma + 1, list.size()));
  return name;
}

// What one name stands for: a technique, a whole family, or all.
std::vector<Technique> named(std::string_view name) {
  std::vector<Technique> found;
  for (Technique technique : all_techniques())
    if (name == "all" || name == name_of(technique.info().family)) found.push_back(technique);
  if (!found.empty()) return found;
  if (const auto technique = find_technique(name)) found.push_back(*technique);
  return found;
}

}  // namespace

std::expected<std::vector<Technique>, std::string> techniques_named(std::string_view list) {
  std::vector<Technique> techniques;
  for (bool more = true; more;) {
    more = list.contains(',');
    const std::string_view name = take_name(list);
    const auto technique = find_technique(name);
    if (!technique) return std::unexpected(std::string(name));
    techniques.push_back(*technique);
  }
  return techniques;
}

std::expected<std::vector<Technique>, std::string> techniques_of(std::string_view list) {
  std::vector<Technique> techniques;
  bool more = true;
  for (bool first = true; more; first = false) {
    more = list.contains(',');
    std::string_view name = take_name(list);
    const bool without = name.starts_with('-');
    if (without) name.remove_prefix(1);
    const std::vector<Technique> meant = named(name);
    if (meant.empty()) return std::unexpected(std::string(name));
    if (without && first) techniques = named("all");
    for (Technique technique : meant) {
      std::erase(techniques, technique);
      if (!without) techniques.push_back(technique);
    }
  }
  if (techniques.empty()) return std::unexpected(std::string());
  return techniques;
}

}  // namespace nonet
