#include <array>
#include <cctype>
#include <string>

#include "logic/technique_table.hpp"
#include "nonet/technique.hpp"

namespace nonet {

namespace {

#define NONET_LIST(entry) Technique(logic::entry),
constexpr std::array kTechniques{NONET_TECHNIQUES(NONET_LIST)};
#undef NONET_LIST

// A name without what people write differently: capitals, blanks, hyphens, underscores.
std::string folded(std::string_view name) {
  std::string letters;
  for (unsigned char c : name)
    if (std::isalnum(c) != 0 || c == '+') letters.push_back(static_cast<char>(std::tolower(c)));
  return letters;
}

bool is_called(const TechniqueInfo& info, const std::string& letters) {
  if (folded(info.key) == letters || folded(info.name) == letters) return true;
  for (std::string_view alias : info.aliases)
    if (folded(alias) == letters) return true;
  return false;
}

}  // namespace

const TechniqueInfo& Technique::info() const {
  return entry_->info;
}

std::span<const Technique> all_techniques() {
  return kTechniques;
}

std::optional<Technique> find_technique(std::string_view name) {
  const std::string letters = folded(name);
  for (Technique technique : kTechniques)
    if (is_called(technique.info(), letters)) return technique;
  return std::nullopt;
}

std::string_view name_of(Level level) {
  constexpr std::array<std::string_view, 5> names{"easy", "medium", "hard", "expert", "extreme"};
  return names[static_cast<std::size_t>(level)];
}

std::string_view name_of(TechniqueFamily family) {
  constexpr std::array<std::string_view, 9> names{
      "singles", "locked candidates", "subsets", "fishes", "single-digit patterns",
      "wings",   "uniqueness",        "sets",    "chains"};
  return names[static_cast<std::size_t>(family)];
}

}  // namespace nonet
