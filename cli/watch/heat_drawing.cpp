#include "watch/heat_drawing.hpp"

#include <fmt/format.h>

#include <array>

#include "watch/grouped_number.hpp"
#include "watch/svg.hpp"

namespace nonet::cli {

namespace {

constexpr int kCell = 64, kLeft = 36, kTop = 92, kBoard = 9 * kCell;
constexpr int kWidth = kLeft + kBoard + 36, kHeight = kTop + kBoard + 76;

// From light to dark orange; the ink on each keeps a contrast of at least 4.5 to 1.
struct Shade {
  const char* paper;
  const char* ink;
};
constexpr std::array<Shade, 7> kShades{{{"#ffffff", "#333333"},
                                        {"#fff5e6", "#333333"},
                                        {"#fee3bd", "#333333"},
                                        {"#fdc98a", "#222222"},
                                        {"#f9a65a", "#111111"},
                                        {"#c4500c", "#ffffff"},
                                        {"#7f2704", "#ffffff"}}};
constexpr int kLevels = kShades.size() - 1;

std::string draw_cell(const TraceState& state, const Grid& shown, Cell cell) {
  const double x = kLeft + kCell * cell.column(), y = kTop + kCell * cell.row();
  const auto digit = shown[cell];
  if (!state.givens.is_blank(cell)) {
    return svg_rect(x, y, kCell, kCell, "fill=\"#e4e7eb\"") +
           svg_text(x + kCell / 2.0, y + 43, 32,
                    "text-anchor=\"middle\" font-weight=\"700\" "
                    "fill=\"#1f2933\"",
                    std::string(1, digit->symbol()));
  }
  const Shade& shade = kShades[static_cast<std::size_t>(state.heat.level(cell, kLevels))];
  std::string drawing = svg_rect(x, y, kCell, kCell, fmt::format("fill=\"{}\"", shade.paper));
  const std::string centred = fmt::format("text-anchor=\"middle\" fill=\"{}\"", shade.ink);
  if (digit)
    drawing += svg_text(x + kCell / 2.0, y + 36, 30, centred, std::string(1, digit->symbol()));
  drawing += svg_text(x + kCell / 2.0, y + 55, 12, centred, grouped(state.heat[cell]));
  return drawing;
}

std::string draw_lines() {
  std::string drawing;
  for (int i = 0; i <= 9; ++i) {
    const char* look = i % 3 == 0
                           ? "stroke=\"#1f2933\" stroke-width=\"3\" stroke-linecap=\"square\""
                           : "stroke=\"#8a94a0\" stroke-width=\"1\"";
    const int at = i * kCell;
    drawing += svg_line(kLeft, kTop + at, kLeft + kBoard, kTop + at, look);
    drawing += svg_line(kLeft + at, kTop, kLeft + at, kTop + kBoard, look);
  }
  for (int i = 0; i < 9; ++i) {
    const double middle = (i + 0.5) * kCell;
    const char* look = "text-anchor=\"middle\" fill=\"#52606d\"";
    drawing += svg_text(kLeft + middle, kTop - 10, 13, look, fmt::format("c{}", i + 1));
    drawing += svg_text(kLeft - 18, kTop + middle + 5, 13, look, fmt::format("r{}", i + 1));
  }
  return drawing;
}

std::string draw_legend(const TraceState& state) {
  const double y = kTop + kBoard + 26;
  std::string drawing = svg_text(kLeft, y + 14, 13, "fill=\"#52606d\"", "tries in a cell:  1");
  double x = kLeft + 118;
  for (int level = 1; level <= kLevels; ++level, x += 28)
    drawing += svg_rect(x, y, 28, 18,
                        fmt::format("fill=\"{}\" stroke=\"#8a94a0\" stroke-width=\"0.5\"",
                                    kShades[static_cast<std::size_t>(level)].paper));
  return drawing + svg_text(x + 8, y + 14, 13, "fill=\"#52606d\"",
                            grouped(state.heat.greatest()) + "  (logarithmic)");
}

}  // namespace

std::string heat_drawing(const TraceState& state, const Grid& shown, const std::string& title) {
  std::string drawing = svg_open(
      kWidth, kHeight, title,
      fmt::format("A Sudoku board. Each cell that is not a given is shaded by how often the search "
                  "tried a digit there, {} times at most.",
                  grouped(state.heat.greatest())));
  const SearchFigures& figures = state.figures;
  drawing += svg_text(kLeft, 34, 20, "font-weight=\"600\" fill=\"#1f2933\"", title);
  drawing +=
      svg_text(kLeft, 58, 14, "fill=\"#52606d\"",
               fmt::format("{}, {}, {}", counted(figures.placements, "placement", "placements"),
                           counted(figures.rejections, "rejection", "rejections"),
                           counted(figures.retreats, "retreat", "retreats")));
  for (int i = 0; i < kCellCount; ++i) drawing += draw_cell(state, shown, Cell(i));
  return drawing + draw_lines() + draw_legend(state) + std::string(kSvgClose);
}

}  // namespace nonet::cli
