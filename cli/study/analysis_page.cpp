#include "study/analysis_page.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "watch/svg.hpp"

namespace nonet::cli {

namespace {

constexpr int kCell = 48, kEdge = 26, kBoard = 9 * kCell, kSize = kBoard + 2 * kEdge;

// Each mark also has a shape, so that no fact hangs on a colour alone.
constexpr const char* kGivenPaper = "#e4e7eb";
constexpr const char* kCrucialPaper = "#cfe3f7";
constexpr const char* kMissedPaper = "#fbd9d3";

bool is_in(const std::vector<Cell>& cells, Cell cell) {
  return std::ranges::find(cells, cell) != cells.end();
}

std::string draw_candidates(DigitSet digits, double x, double y) {
  std::string drawing;
  for (Digit digit : digits)
    drawing += svg_text(x + 10 + 14 * (digit.index() % 3), y + 15 + 14 * (digit.index() / 3), 11,
                        "text-anchor=\"middle\" fill=\"#52606d\"", std::string(1, digit.symbol()));
  return drawing;
}

std::string draw_cell(Cell cell, const Grid& givens, const Analysis& analysis) {
  const double x = kEdge + kCell * cell.column(), y = kEdge + kCell * cell.row();
  std::string drawing;
  if (const auto digit = givens[cell]) {
    const bool crucial = analysis.crucial.contains(cell);
    drawing += svg_rect(x, y, kCell, kCell,
                        fmt::format("fill=\"{}\"", crucial ? kCrucialPaper : kGivenPaper));
    drawing += svg_text(x + kCell / 2.0, y + 34, 28,
                        "text-anchor=\"middle\" font-weight=\"700\" fill=\"#1f2933\"",
                        std::string(1, digit->symbol()));
    if (is_in(analysis.redundant.cells, cell))
      drawing += svg_line(x + 8, y + kCell - 8, x + kCell - 8, y + 8,
                          "stroke=\"#b3261e\" stroke-width=\"2\"");
    return drawing;
  }
  const bool missed = std::ranges::any_of(
      analysis.missed, [&](const Pattern& cells) { return cells.contains(cell); });
  if (missed) drawing += svg_rect(x, y, kCell, kCell, fmt::format("fill=\"{}\"", kMissedPaper));
  const DigitSet digits = analysis.candidates.proven[cell];
  if (digits.size() == 1)
    drawing += svg_text(x + kCell / 2.0, y + 32, 22, "text-anchor=\"middle\" fill=\"#7b8794\"",
                        std::string(1, digits.first().symbol()));
  else
    drawing += draw_candidates(digits, x, y);
  if (analysis.backdoors && is_in(analysis.backdoors->cells, cell))
    drawing += fmt::format(
        "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"19\" fill=\"none\" stroke=\"#0b6e4f\" "
        "stroke-width=\"2.5\"/>\n",
        x + kCell / 2.0, y + kCell / 2.0);
  return drawing;
}

std::string draw_lines() {
  std::string drawing;
  for (int i = 0; i <= 9; ++i) {
    const char* look = i % 3 == 0
                           ? "stroke=\"#1f2933\" stroke-width=\"2.5\" stroke-linecap=\"square\""
                           : "stroke=\"#9aa5b1\" stroke-width=\"1\"";
    const int at = kEdge + i * kCell;
    drawing += svg_line(kEdge, at, kEdge + kBoard, at, look);
    drawing += svg_line(at, kEdge, at, kEdge + kBoard, look);
  }
  for (int i = 0; i < 9; ++i) {
    const double middle = kEdge + (i + 0.5) * kCell;
    const char* look = "text-anchor=\"middle\" fill=\"#52606d\"";
    drawing += svg_text(middle, kEdge - 8, 11, look, fmt::format("c{}", i + 1));
    drawing += svg_text(kEdge / 2.0 - 1, middle + 4, 11, look, fmt::format("r{}", i + 1));
  }
  return drawing;
}

/// The axes at which the pattern mirrors, and a mark in the middle for turns.
std::string draw_symmetry(PatternSymmetry symmetry) {
  const char* look = "stroke=\"#8a3ffc\" stroke-width=\"2\" stroke-dasharray=\"7 5\"";
  const double low = kEdge - 4, high = kEdge + kBoard + 4, middle = kEdge + kBoard / 2.0;
  std::string drawing;
  using enum PatternSymmetry;
  if (includes(symmetry, horizontal)) drawing += svg_line(low, middle, high, middle, look);
  if (includes(symmetry, vertical)) drawing += svg_line(middle, low, middle, high, look);
  if (includes(symmetry, diagonal)) drawing += svg_line(low, low, high, high, look);
  if (includes(symmetry, antidiagonal)) drawing += svg_line(high, low, low, high, look);
  if (includes(symmetry, rotate180))
    drawing += fmt::format(
        "<circle cx=\"{0:.1f}\" cy=\"{0:.1f}\" r=\"{1}\" fill=\"none\" stroke=\"#8a3ffc\" "
        "stroke-width=\"2\"/>\n",
        middle, includes(symmetry, rotate90) ? 7 : 4);
  return drawing;
}

std::string draw_board(const std::string& title, const Grid& givens, const Analysis& analysis) {
  std::string drawing = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {0}\" width=\"{0}\" "
      "height=\"{0}\" role=\"img\" aria-label=\"{1}: a board of {2} givens\">\n",
      kSize, svg_escaped(title), analysis.pattern.size());
  drawing += svg_rect(0, 0, kSize, kSize, "fill=\"#ffffff\"");
  for (int i = 0; i < kCellCount; ++i) drawing += draw_cell(Cell(i), givens, analysis);
  return drawing + draw_lines() + draw_symmetry(analysis.symmetry) + std::string(kSvgClose);
}

}  // namespace

std::string page_head() {
  return "<!DOCTYPE html>\n"
         "<html lang=\"en\">\n"
         "<head>\n"
         "<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
         "<title>Sudoku analysis</title>\n"
         "<style>\n"
         "body { margin: 0 auto; max-width: 70rem; padding: 1rem; color: #1f2933;\n"
         "  font-family: system-ui, 'Segoe UI', 'DejaVu Sans', Helvetica, Arial, sans-serif; }\n"
         "section { display: flex; flex-wrap: wrap; gap: 1.5rem; margin-bottom: 3rem;\n"
         "  break-inside: avoid; }\n"
         "h2 { flex-basis: 100%; margin: 0; font-size: 1.2rem; }\n"
         "svg { max-width: 100%; height: auto; }\n"
         "dl { flex: 1; min-width: 18rem; margin: 0; display: grid;\n"
         "  grid-template-columns: max-content 1fr; gap: .4rem 1rem; align-content: start; }\n"
         "dt { color: #52606d; } dd { margin: 0; overflow-wrap: anywhere; }\n"
         ".legend { font-size: .85rem; color: #52606d; }\n"
         "</style>\n"
         "</head>\n"
         "<body>\n"
         "<main>\n"
         "<h1>Sudoku analysis</h1>\n"
         "<p class=\"legend\">Bold: givens. Blue: a given that alone hits some unavoidable set. "
         "Struck out: redundant. Grey: what the solutions have there. Ringed green: a backdoor of "
         "one cell. Red: cells of unavoidable sets without a given. Violet: axes and centre of the "
         "pattern's symmetry.</p>\n";
}

std::string page_section(const std::string& title, const Grid& givens, const Analysis& analysis,
                         const std::vector<Fact>& facts) {
  std::string section = fmt::format("<section>\n<h2>{}</h2>\n", svg_escaped(title)) +
                        draw_board(title, givens, analysis) + "<dl>\n";
  for (const Fact& fact : facts)
    section +=
        fmt::format("<dt>{}</dt><dd>{}</dd>\n", svg_escaped(fact.name), svg_escaped(fact.text));
  return section + "</dl>\n</section>\n";
}

std::string page_fault(const std::string& title, const std::string& reason) {
  return fmt::format("<section>\n<h2>{}</h2>\n<p>could not be read: {}</p>\n</section>\n",
                     svg_escaped(title), svg_escaped(reason));
}

}  // namespace nonet::cli
