#pragma once
// Technique: one way of reasoning that a person uses, such as "hidden single" or "X-wing". The list
// of them, with names, ratings and explanations, is a table of the library.
//
//   for (Technique technique : all_techniques()) std::cout << technique.info().name << '\n';
//   if (auto technique = find_technique("x wing")) std::cout << technique->info().explanation;
//
// Cost: a Technique is a pointer to a table that never changes: copy it freely, compare it, use it
// from any thread.

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// How hard a technique is for a person, and what a puzzle is called that needs nothing harder.
enum class Level : std::uint8_t { easy, medium, hard, expert, extreme };
std::string_view name_of(Level level);  ///< "easy", "medium", ...

enum class TechniqueFamily : std::uint8_t {
  singles,
  locked,      ///< locked candidates
  subsets,     ///< naked and hidden pairs, triplets, quads
  fishes,      ///< X-wing and larger, finned or not
  one_digit,   ///< other patterns of a single digit: skyscraper, kite, colouring
  wings,       ///< XY-wing, XYZ-wing, W-wing
  uniqueness,  ///< they rest on there being one solution
  sets,        ///< almost locked sets, exclusion of pairs and triplets
  chains,
};
std::string_view name_of(TechniqueFamily family);  ///< "singles", "locked candidates", ...

struct TechniqueInfo {
  std::string_view key;                            ///< short and stable, for programs: "x-wing"
  std::string_view name;                           ///< as people write it: "X-Wing"
  std::span<const std::string_view> aliases = {};  ///< other names in use: "Fish of size 2"
  TechniqueFamily family = TechniqueFamily::singles;
  /// The least rating on the scale of Sudoku Explainer 1.2.1, 1.0 and up; 0 when the scale does not
  /// know the technique.
  double rating = 0;
  Level level = Level::easy;
  /// Of one step, on HoDoKu's scale, 4 to 10000; 0 for what only the rating scale takes as one
  /// step.
  int score = 0;
  bool needs_uniqueness = false;      ///< sound only where the puzzle has one solution
  std::string_view explanation = {};  ///< one paragraph of plain text
  std::string_view example = {};  ///< a position in which it applies, in a notation parse() reads
};

namespace logic {
struct TechniqueEntry;
}

class Technique {
 public:
  constexpr explicit Technique(const logic::TechniqueEntry& entry) : entry_(&entry) {}

  const TechniqueInfo& info() const;
  std::string_view key() const { return info().key; }
  std::string_view name() const { return info().name; }
  const logic::TechniqueEntry& entry() const { return *entry_; }  ///< for the library's own use

  friend constexpr bool operator==(Technique, Technique) = default;

 private:
  const logic::TechniqueEntry* entry_;
};

/// All techniques, by family and from easy to hard.
[[nodiscard]] std::span<const Technique> all_techniques();

/// By key, name or alias; capitals, blanks, hyphens and underscores do not matter.
[[nodiscard]] std::optional<Technique> find_technique(std::string_view name);

/// The techniques of a list of names parted by commas, as in "x-wing,xy wing". The error is the
/// first name that is not known, which may be empty.
[[nodiscard]] std::expected<std::vector<Technique>, std::string> techniques_named(
    std::string_view list);

}  // namespace nonet
