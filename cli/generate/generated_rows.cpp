#include "generate/generated_rows.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "drawn_board.hpp"
#include "generate/puzzle_sheet.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {

namespace {

// Enough digits that weights of different numbers of givens differ; no locale, no exponent.
std::string weight_text(double weight) {
  return fmt::format("{:.6g}", weight);
}

class Lines final : public GeneratedRows {
 public:
  explicit Lines(bool weighted) : weighted_(weighted) {}
  std::string row(const GeneratedPuzzle& made) override {
    std::string row = to_line(made.puzzle);
    if (weighted_) row += '\t' + weight_text(made.weight);
    return row + '\n';
  }

 private:
  bool weighted_;
};

class JsonRows final : public GeneratedRows {
 public:
  explicit JsonRows(bool weighted) : weighted_(weighted) {}
  std::string row(const GeneratedPuzzle& made) override {
    nlohmann::ordered_json object = {{"try", made.item},
                                     {"puzzle", to_line(made.puzzle)},
                                     {"givens", made.puzzle.filled()},
                                     {"solution", to_line(made.solution)}};
    if (weighted_) object["weight"] = nlohmann::ordered_json::parse(weight_text(made.weight));
    return object.dump() + '\n';
  }

 private:
  bool weighted_;
};

class CsvRows final : public GeneratedRows {
 public:
  explicit CsvRows(bool weighted) : weighted_(weighted) {}
  std::string header() override {
    return weighted_ ? "try,puzzle,givens,solution,weight\n" : "try,puzzle,givens,solution\n";
  }
  std::string row(const GeneratedPuzzle& made) override {
    std::string row = fmt::format("{},{},{},{}", made.item, to_line(made.puzzle),
                                  made.puzzle.filled(), to_line(made.solution));
    if (weighted_) row += ',' + weight_text(made.weight);
    return row + '\n';
  }

 private:
  bool weighted_;
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
    if (style_.weighted) block += "weight " + weight_text(made.weight) + '\n';
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
  if (style.format == "json") return std::make_unique<JsonRows>(style.weighted);
  if (style.format == "csv") return std::make_unique<CsvRows>(style.weighted);
  if (style.format == "html") return std::make_unique<Sheet>(style.per_page);
  if (style.format == "line") return std::make_unique<Lines>(style.weighted);
  return std::make_unique<DrawnRows>(style);
}

}  // namespace nonet::cli
