#include "generate/puzzle_sheet.hpp"

#include <fmt/format.h>

#include <cmath>

#include "watch/svg.hpp"

namespace nonet::cli {

namespace {

constexpr std::size_t kSolutionsPerPage = 20;
constexpr std::size_t kSolutionsInRow = 4;
constexpr int kCell = 40;

/// How many boards stand side by side, so that `per_page` fill a page higher than wide.
std::size_t in_row(std::size_t per_page) {
  if (per_page == 1 || per_page == 2) return 1;
  return per_page <= 6 ? 2 : 3;
}
std::size_t rows(std::size_t per_page) {
  return (per_page + in_row(per_page) - 1) / in_row(per_page);
}

/// A board with its number above. What is not a given is grey.
std::string board(std::size_t number, const Grid& digits, const Grid& givens,
                  std::string_view title) {
  std::string text = fmt::format(
      "<figure><figcaption>{0}</figcaption><svg viewBox=\"-2 -2 364 364\" role=\"img\" "
      "aria-label=\"{1} {0}\">\n",
      number, title);
  for (int i = 0; i <= 9; ++i) {
    const std::string width =
        fmt::format("stroke=\"#000\" stroke-width=\"{}\"", i % 3 == 0 ? 3 : 1);
    text += svg_line(0, kCell * i, 9 * kCell, kCell * i, width);
    text += svg_line(kCell * i, 0, kCell * i, 9 * kCell, width);
  }
  for (int i = 0; i < kCellCount; ++i) {
    const Cell cell(i);
    const auto digit = digits[cell];
    if (!digit) continue;
    text += svg_text(kCell * cell.column() + kCell / 2, kCell * cell.row() + 29, 26,
                     givens.is_blank(cell) ? "fill=\"#666\"" : "fill=\"#000\"",
                     std::string(1, digit->symbol()));
  }
  return text + "</svg></figure>\n";
}

std::string page_open(std::size_t columns) {
  return fmt::format("<section class=\"across{}\">\n", columns);
}
constexpr std::string_view kPageClose = "</section>\n";

}  // namespace

std::string PuzzleSheet::open() const {
  std::string style =
      "@page { size: A4; margin: 14mm; }\n"
      "body { margin: 0; font-family: system-ui, 'Segoe UI', 'DejaVu Sans', Helvetica, Arial, "
      "sans-serif; color: #000; background: #fff; }\n"
      "section { display: grid; gap: 6mm 10mm; page-break-after: always; break-after: page; "
      "justify-items: center; margin: 0 auto 10mm; max-width: 182mm; }\n"
      "section:last-of-type { page-break-after: auto; break-after: auto; }\n"
      "figure { margin: 0; width: 100%; break-inside: avoid; }\n"
      "figcaption { font-size: 11pt; padding-bottom: 1.5mm; }\n"
      "svg { display: block; width: 100%; } svg text { text-anchor: middle; }\n"
      "h2 { font-size: 12pt; grid-column: 1 / -1; justify-self: start; margin: 0; }\n";
  for (std::size_t columns = 1; columns <= kSolutionsInRow; ++columns)
    style += fmt::format(".across{0} {{ grid-template-columns: repeat({0}, 1fr); }}\n", columns);
  // A page of 297 mm less margins, captions and gaps holds so many boards above each other.
  const double height =
      (269.0 - 12.0 * static_cast<double>(rows(per_page_))) / static_cast<double>(rows(per_page_));
  style += fmt::format(".puzzles figure {{ max-width: {:.0f}mm; }}\n", std::floor(height));
  return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<title>Sudoku</title>\n<style>\n" +
         style + "</style>\n</head>\n<body>\n<div class=\"puzzles\">\n";
}

std::string PuzzleSheet::add(const Grid& puzzle, const Grid& solution) {
  const std::size_t place = entries_.size() % per_page_;
  entries_.push_back({puzzle, solution});
  std::string text;
  if (place == 0) {
    if (entries_.size() > 1) text += kPageClose;
    text += page_open(in_row(per_page_));
  }
  return text + board(entries_.size(), puzzle, puzzle, "Puzzle");
}

std::string PuzzleSheet::close() const {
  std::string text = entries_.empty() ? "" : std::string(kPageClose);
  text += "</div>\n";
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    if (i % kSolutionsPerPage == 0) {
      if (i > 0) text += kPageClose;
      text += page_open(kSolutionsInRow) + "<h2>Solutions</h2>\n";
    }
    text += board(i + 1, entries_[i].solution, entries_[i].puzzle, "Solution");
  }
  if (!entries_.empty()) text += kPageClose;
  return text + "</body>\n</html>\n";
}

}  // namespace nonet::cli
