#include "generate/generated_rows.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>
#include <vector>

#include "drawn_board.hpp"
#include "generate/puzzle_sheet.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {

namespace {

// Enough digits that weights of different numbers of givens differ; no locale, no exponent.
std::string weight_text(double weight) {
  return fmt::format("{:.6g}", weight);
}

// What a row tells beside the puzzle: names and values, in order.
using Extras = std::vector<std::pair<std::string_view, std::string>>;

Extras extras_of(const GeneratedStyle& style, const GeneratedPuzzle& made) {
  Extras extras;
  if (style.weighted) extras.emplace_back("weight", weight_text(made.weight));
  if (style.leveled) extras.emplace_back("level", made.level ? name_of(*made.level) : "");
  if (style.rated) {
    const Rating rating = made.rating.value_or(Rating{});
    extras.emplace_back("er", fmt::format("{:.1f}", rating.er));
    extras.emplace_back("ep", fmt::format("{:.1f}", rating.ep));
    extras.emplace_back("ed", fmt::format("{:.1f}", rating.ed));
  }
  if (style.techniques) extras.emplace_back("hardest", made.hardest ? made.hardest->key() : "");
  return extras;
}

class Lines final : public GeneratedRows {
 public:
  explicit Lines(const GeneratedStyle& style) : style_(style) {}
  std::string row(const GeneratedPuzzle& made) override {
    std::string row = to_line(made.puzzle);
    // ER/EP/ED are one field, as people write them.
    for (const auto& [name, value] : extras_of(style_, made))
      row += (name == "ep" || name == "ed" ? '/' : '\t') + value;
    return row + '\n';
  }

 private:
  GeneratedStyle style_;
};

class JsonRows final : public GeneratedRows {
 public:
  explicit JsonRows(const GeneratedStyle& style) : style_(style) {}
  std::string row(const GeneratedPuzzle& made) override {
    nlohmann::ordered_json object = {{"try", made.item},
                                     {"puzzle", to_line(made.puzzle)},
                                     {"givens", made.puzzle.filled()},
                                     {"solution", to_line(made.solution)}};
    for (const auto& [name, value] : extras_of(style_, made))
      object[std::string(name)] = name == "level" || name == "hardest"
                                      ? nlohmann::ordered_json(value)
                                      : nlohmann::ordered_json::parse(value);
    return object.dump() + '\n';
  }

 private:
  GeneratedStyle style_;
};

class CsvRows final : public GeneratedRows {
 public:
  explicit CsvRows(const GeneratedStyle& style) : style_(style) {}
  std::string header() override {
    std::string header = "try,puzzle,givens,solution";
    for (const auto& [name, value] : extras_of(style_, {})) header += ',' + std::string(name);
    return header + '\n';
  }
  std::string row(const GeneratedPuzzle& made) override {
    std::string row = fmt::format("{},{},{},{}", made.item, to_line(made.puzzle),
                                  made.puzzle.filled(), to_line(made.solution));
    for (const auto& [name, value] : extras_of(style_, made)) row += ',' + value;
    return row + '\n';
  }

 private:
  GeneratedStyle style_;
};

class DrawnRows final : public GeneratedRows {
 public:
  explicit DrawnRows(const GeneratedStyle& style) : style_(style) {}
  std::string row(const GeneratedPuzzle& made) override {
    std::string block = first_ ? "" : "\n";
    first_ = false;
    block += style_.format == "pencil"
                 ? write(Puzzle(made.puzzle), Notation::pencil)
                 : draw_board(
                       {.digits = made.puzzle, .givens = made.puzzle, .wrong = {}, .doubtful = {}},
                       {.unicode = style_.unicode, .color = style_.color});
    for (const auto& [name, value] : extras_of(style_, made))
      block += fmt::format("{} {}\n", name, value);
    return block;
  }

 private:
  GeneratedStyle style_;
  bool first_ = true;
};

class Sheet final : public GeneratedRows {
 public:
  explicit Sheet(std::size_t per_page) : sheet_(per_page) {}
  std::string header() override { return sheet_.open(); }
  std::string row(const GeneratedPuzzle& made) override {
    return sheet_.add(made.puzzle, made.solution);
  }
  std::string footer() override { return sheet_.close(); }

 private:
  PuzzleSheet sheet_;
};

}  // namespace

std::unique_ptr<GeneratedRows> generated_rows(const GeneratedStyle& style) {
  if (style.format == "json") return std::make_unique<JsonRows>(style);
  if (style.format == "csv") return std::make_unique<CsvRows>(style);
  if (style.format == "html") return std::make_unique<Sheet>(style.per_page);
  if (style.format == "line") return std::make_unique<Lines>(style);
  return std::make_unique<DrawnRows>(style);
}

}  // namespace nonet::cli
