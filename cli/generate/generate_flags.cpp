#include "generate/generate_flags.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "generate/pattern_text.hpp"
#include "nonet/text.hpp"
#include "one_field.hpp"
#include "puzzle_input.hpp"
#include "row_stream.hpp"
#include "technique_flags.hpp"

namespace nonet::cli {

namespace {

template <class T>
using OrFault = std::expected<T, std::string>;

std::optional<std::uint64_t> whole_number(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

OrFault<std::uint64_t> number_wanted(const Invocation& invocation) {
  if (invocation.operands.empty()) return 1;
  if (invocation.operands.size() > 1)
    return std::unexpected(
        fmt::format("generate takes one operand, how many puzzles, but '{}' is a second one",
                    one_field(invocation.operands[1])));
  const auto number = whole_number(invocation.operands[0]);
  if (!number || *number == 0)
    return std::unexpected(
        fmt::format("'{}' is not a number of puzzles; it is a whole number from 1",
                    one_field(invocation.operands[0])));
  return *number;
}

/// "24" or "22-25".
OrFault<std::pair<int, int>> givens_wanted(const std::string& text) {
  const std::size_t dash = text.find('-');
  const auto least = whole_number(std::string_view(text).substr(0, dash));
  const auto most =
      dash == std::string::npos ? least : whole_number(std::string_view(text).substr(dash + 1));
  if (!least || !most || *least > *most || *most > kCellCount)
    return std::unexpected(
        fmt::format("--givens takes a number from 0 to 81 or a range such as 22-25, not '{}'",
                    one_field(text)));
  return std::pair(static_cast<int>(*least), static_cast<int>(*most));
}

OrFault<LevelRange> levels_wanted(const std::string& text) {
  constexpr std::array kLevels{Level::easy, Level::medium, Level::hard, Level::expert,
                               Level::extreme};
  const auto level = [&](std::string_view name) -> std::optional<Level> {
    const auto found = std::ranges::find(kLevels, name, [](Level each) { return name_of(each); });
    return found == kLevels.end() ? std::nullopt : std::optional(*found);
  };
  const std::size_t dash = std::min(text.find('-'), text.size());
  const auto least = level(std::string_view(text).substr(0, dash));
  const auto most = dash == text.size() ? least : level(std::string_view(text).substr(dash + 1));
  if (!least || !most || *least > *most)
    return std::unexpected(fmt::format(
        "--difficulty takes easy, medium, hard, expert, extreme or a range of them such "
        "as easy-hard, not '{}'",
        one_field(text)));
  return LevelRange{*least, *most};
}

/// "7.2" or "6.5-7.5".
OrFault<RatingRange> ratings_wanted(const std::string& text) {
  const auto rating = [](std::string_view part) -> std::optional<double> {
    double value = 0;
    const auto [end, error] =
        std::from_chars(part.data(), part.data() + part.size(), value, std::chars_format::fixed);
    if (error != std::errc() || end != part.data() + part.size()) return std::nullopt;
    return value;
  };
  const std::size_t dash = std::min(text.find('-'), text.size());
  const auto least = rating(std::string_view(text).substr(0, dash));
  const auto most = dash == text.size() ? least : rating(std::string_view(text).substr(dash + 1));
  if (!least || !most || !(*least >= 1.0 && *least <= *most && *most <= kBeyondTechniques))
    return std::unexpected(
        fmt::format("--rating takes a number from 1.0 to 20.0 or a range such as 6.5-7.5, not '{}'",
                    one_field(text)));
  return RatingRange{*least, *most};
}

OrFault<std::vector<Technique>> techniques_wanted(std::string_view flag, const std::string& names) {
  auto techniques = techniques_named(names);
  if (techniques) return *std::move(techniques);
  return std::unexpected(fmt::format("--{}: {}", flag, no_such_technique(techniques.error())));
}

/// What tells how hard the puzzles are to be.
std::expected<void, std::string> read_grade(const Invocation& invocation,
                                            GenerateOptions& options) {
  if (invocation.given("difficulty")) {
    const auto levels = levels_wanted(invocation.text("difficulty"));
    if (!levels) return std::unexpected(levels.error());
    options.level = *levels;
  }
  if (invocation.given("rating")) {
    const auto ratings = ratings_wanted(invocation.text("rating"));
    if (!ratings) return std::unexpected(ratings.error());
    options.rating = *ratings;
  }
  if (invocation.given("technique")) {
    auto needed = techniques_wanted("technique", invocation.text("technique"));
    if (!needed) return std::unexpected(needed.error());
    options.techniques = *std::move(needed);
  }
  if (invocation.given("hardest")) {
    const auto hardest = techniques_wanted("hardest", invocation.text("hardest"));
    if (!hardest) return std::unexpected(hardest.error());
    if (hardest->size() > 1)
      return std::unexpected("--hardest takes one technique; --technique takes several");
    options.hardest = hardest->front();
  }
  return {};
}

/// The one puzzle that a flag's value names: a file, a text, or "-".
OrFault<Puzzle> puzzle_of(std::string_view flag, const std::string& value) {
  auto input = open_input(value, 1);
  if (!input) {
    std::string fault = input.error();  // it begins with the operand's number
    if (const auto colon = fault.find(": "); fault.starts_with('<')) fault.erase(0, colon + 2);
    return std::unexpected(fmt::format("--{}: {}", flag, fault));
  }
  Reader reader(std::move(input->source));
  std::optional<Puzzle> puzzle;
  for (Record record; reader.next(record);) {
    if (!record.puzzle) {
      std::string message = message_about(input->name, record);
      message.pop_back();
      return std::unexpected(fmt::format("--{}: {}", flag, message));
    }
    if (puzzle)
      return std::unexpected(
          fmt::format("--{} takes one puzzle, but {} has more", flag, one_field(input->name)));
    puzzle = *record.puzzle;
  }
  if (!puzzle)
    return std::unexpected(
        fmt::format("--{}: there is no puzzle in {}", flag, one_field(input->name)));
  return *std::move(puzzle);
}

OrFault<std::optional<Grid>> grid_of(const Invocation& invocation, std::string_view flag) {
  if (!invocation.given(flag)) return std::nullopt;
  auto puzzle = puzzle_of(flag, invocation.text(flag));
  if (!puzzle) return std::unexpected(std::move(puzzle).error());
  return puzzle->digits();
}

}  // namespace

std::expected<GenerateRequest, std::string> read_generate_flags(const Invocation& invocation) {
  GenerateRequest request;
  GenerateOptions& options = request.options;
  const auto number = number_wanted(invocation);
  if (!number) return std::unexpected(number.error());
  request.number = *number;

  if (invocation.given("givens")) {
    const auto givens = givens_wanted(invocation.text("givens"));
    if (!givens) return std::unexpected(givens.error());
    std::tie(options.least_givens, options.most_givens) = *givens;
  }
  for (const auto& [flag, grid] :
       {std::pair("grid", &options.solution), std::pair("from", &options.from)}) {
    auto read = grid_of(invocation, flag);
    if (!read) return std::unexpected(std::move(read).error());
    *grid = *read;
  }
  if (invocation.given("pattern")) {
    auto pattern = read_pattern(invocation.text("pattern"));
    if (!pattern) return std::unexpected(std::move(pattern).error());
    options.pattern = *pattern;
  }
  if (invocation.given("remove")) options.remove = static_cast<int>(invocation.number("remove"));
  if (invocation.given("add")) options.add = static_cast<int>(invocation.number("add"));
  if (invocation.given("controlled")) options.sampling = Sampling::controlled;
  options.minimal =
      invocation.given("pattern") ? invocation.given("minimal") : !invocation.given("redundant");
  options.symmetry = *given_symmetry_named(invocation.text("symmetry"));
  if (auto read = read_grade(invocation, options); !read) return std::unexpected(read.error());
  options.distinct = invocation.given("distinct");
  if (invocation.given("tries")) options.tries = invocation.number("tries");
  options.threads = static_cast<unsigned>(invocation.number("threads"));
  if (invocation.given("timeout"))
    options.bounds.deadline = std::chrono::steady_clock::now() +
                              std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                  std::chrono::duration<double>(invocation.seconds("timeout")));
  if (auto fault = fault_of(options)) return std::unexpected(*std::move(fault));
  return request;
}

}  // namespace nonet::cli
