// Drawn from back to front: paper, houses of the pattern, shapes behind candidates, digits, crosses
// through what is struck, links of chains, lines of the board.

#include "nonet/step_svg.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string_view>

#include "logic/telling/svg_colours.hpp"
#include "nonet/step_text.hpp"

namespace nonet {

namespace {

using namespace logic;

constexpr int kCell = 60;    // a cell's side
constexpr int kMargin = 24;  // room for the numbers of rows and columns
constexpr int kThird = kCell / 3;
constexpr int kBoard = 9 * kCell;

struct Point {
  double x = 0, y = 0;
};

std::string number(double value) {
  const long tenths = static_cast<long>(value * 10 + (value < 0 ? -0.5 : 0.5));
  std::string text = std::to_string(tenths / 10);
  if (tenths % 10 != 0) text += '.' + std::to_string(std::abs(tenths % 10));
  return text;
}

Point corner_of(Cell cell) {
  return {double(kMargin + kCell * cell.column()), double(kMargin + kCell * cell.row())};
}
Point centre(Candidate candidate) {
  const Point corner = corner_of(candidate.cell);
  const int place = candidate.digit.index();
  return {corner.x + kThird * (place % 3 + 0.5), corner.y + kThird * (place / 3 + 0.5)};
}

// As much as the step has: of a hint that gives less away, its pattern or its name. Names of
// techniques and cells need no escaping.
std::string title_of(const Step& step) {
  const std::string name(step.technique.name());
  if (!step.placements.empty() || !step.eliminations.empty())
    return name + ": " + conclusion_of(step);
  return step.cells.empty() && step.marks.empty() ? name : pattern_of(step);
}

class Drawing {
 public:
  explicit Drawing(const Puzzle& position) : position_(position), digits_(position.digits()) {}

  std::string draw(const Step* step) {
    open(step);
    if (step != nullptr) {
      for (House house : step->houses) draw_house(house, "nn-base");
      for (House house : step->covers) draw_house(house, "nn-cover");
      for (const Mark& mark : step->marks) draw_mark(mark);
      for (Candidate placed : step->placements) draw_placed(placed);
    }
    draw_digits();
    if (step != nullptr) {
      for (Candidate struck : step->eliminations) draw_struck(struck);
      for (const Chain& chain : step->chains) draw_chain(chain);
    }
    draw_lines();
    text_ += "</svg>\n";
    return std::move(text_);
  }

 private:
  void open(const Step* step) {
    const std::string side = std::to_string(kBoard + kMargin + 6);
    text_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + side + ' ' + side +
            "\" role=\"img\" font-family=\"sans-serif\" text-anchor=\"middle\">\n<title>";
    text_ += step == nullptr ? std::string("Sudoku board") : title_of(*step);
    text_ +=
        "</title>\n<style>"
        ".nn-paper{fill:#fff}.nn-line{stroke:#333;fill:none}.nn-given{fill:#111;font-weight:bold}"
        ".nn-entry{fill:#1b4f9c}.nn-mark{fill:#444}.nn-name{fill:#777}"
        ".nn-base{fill:#56b4e9;fill-opacity:.14}"
        ".nn-cover{fill:#e69f00;fill-opacity:.10;stroke:#e69f00;stroke-dasharray:6 4;"
        "stroke-opacity:.7}"
        ".nn-struck{stroke:#d00000;stroke-width:2.4}.nn-placed{fill:#009e73;fill-opacity:.35}"
        ".nn-strong{stroke:#0b5d8f;stroke-width:2;fill:none}"
        ".nn-weak{stroke:#b33;stroke-width:1.6;fill:none;stroke-dasharray:5 4}"
        "</style>\n";
    text_ += "<rect class=\"nn-paper\" width=\"" + side + "\" height=\"" + side + "\"/>\n";
    for (int i = 0; i < 9; ++i) {
      const std::string name = std::to_string(i + 1);
      put_text("nn-name", {kMargin + kCell * (i + 0.5), 17}, 13, name);
      put_text("nn-name", {12, kMargin + kCell * (i + 0.5) + 4}, 13, name);
    }
  }

  void put_text(std::string_view look, Point at, int size, const std::string& what) {
    text_ += "<text class=\"";
    text_ += look;
    text_ += "\" x=\"" + number(at.x) + "\" y=\"" + number(at.y) + "\" font-size=\"" +
             std::to_string(size) + "\">" + what + "</text>\n";
  }

  void draw_house(House house, std::string_view look) {
    const Point first = corner_of(cells_of(house)[0]), last = corner_of(cells_of(house)[8]);
    text_ += "<rect class=\"";
    text_ += look;
    text_ += "\" x=\"" + number(first.x) + "\" y=\"" + number(first.y) + "\" width=\"" +
             number(last.x - first.x + kCell) + "\" height=\"" + number(last.y - first.y + kCell) +
             "\"/>\n";
  }

  void draw_mark(const Mark& mark) {
    if (!digits_.is_blank(mark.candidate.cell)) return draw_filled(mark);
    const RoleLook& look = kRoleLooks[static_cast<std::size_t>(mark.role)];
    draw_shape(look, centre(mark.candidate), 9);
  }
  // A digit that stands already takes part: a rim around its cell.
  void draw_filled(const Mark& mark) {
    const Point corner = corner_of(mark.candidate.cell);
    text_ += "<rect x=\"" + number(corner.x + 4) + "\" y=\"" + number(corner.y + 4) +
             "\" width=\"52\" height=\"52\" rx=\"8\" fill=\"none\" stroke-width=\"3\" stroke=\"";
    text_ += kRoleLooks[static_cast<std::size_t>(mark.role)].colour;
    text_ += "\"/>\n";
  }
  void draw_shape(const RoleLook& look, Point at, double r) {
    switch (look.shape) {
      case RoleShape::circle:
        text_ += "<circle cx=\"" + number(at.x) + "\" cy=\"" + number(at.y) + "\" r=\"" + number(r);
        break;
      case RoleShape::square:
        text_ += "<rect x=\"" + number(at.x - r + 1) + "\" y=\"" + number(at.y - r + 1) +
                 "\" width=\"" + number(2 * r - 2) + "\" height=\"" + number(2 * r - 2);
        break;
      case RoleShape::diamond:
        text_ += "<path d=\"M" + number(at.x) + ' ' + number(at.y - r - 1) + 'L' +
                 number(at.x + r + 1) + ' ' + number(at.y) + 'L' + number(at.x) + ' ' +
                 number(at.y + r + 1) + 'L' + number(at.x - r - 1) + ' ' + number(at.y) + 'z';
        break;
    }
    text_ += "\" fill=\"";
    text_ += look.colour;
    text_ += "\"/>\n";
  }

  void draw_placed(Candidate placed) {
    const Point corner = corner_of(placed.cell), at = centre(placed);
    text_ += "<rect class=\"nn-placed\" x=\"" + number(corner.x + 2) + "\" y=\"" +
             number(corner.y + 2) + "\" width=\"56\" height=\"56\" rx=\"6\"/>\n<circle cx=\"" +
             number(at.x) + "\" cy=\"" + number(at.y) +
             "\" r=\"9.5\" fill=\"#009e73\" stroke=\"#064\" stroke-width=\"1.5\"/>\n";
  }

  void draw_digits() {
    for (int i = 0; i < kCellCount; ++i) {
      const Cell cell(i);
      const Point corner = corner_of(cell);
      if (const auto held = digits_[cell]) {
        put_text(position_.givens.is_blank(cell) ? "nn-entry" : "nn-given",
                 {corner.x + kCell / 2.0, corner.y + 43}, 36, {held->symbol()});
      } else if (position_.marks) {
        for (Digit digit : (*position_.marks)[cell]) {
          const Point at = centre({cell, digit});
          put_text("nn-mark", {at.x, at.y + 5}, 15, {digit.symbol()});
        }
      }
    }
  }

  void draw_struck(Candidate struck) {
    const Point at = centre(struck);
    text_ += "<path class=\"nn-struck\" d=\"M" + number(at.x - 7) + ' ' + number(at.y - 7) + 'L' +
             number(at.x + 7) + ' ' + number(at.y + 7) + 'M' + number(at.x + 7) + ' ' +
             number(at.y - 7) + 'L' + number(at.x - 7) + ' ' + number(at.y + 7) + "\"/>\n";
  }

  static Point centre_of(const ChainNode& node) {
    Point sum;
    for (Cell cell : node.cells) {
      const Point at = centre(Candidate(cell, node.digit));
      sum.x += at.x / double(node.cells.size());
      sum.y += at.y / double(node.cells.size());
    }
    return sum;
  }

  void draw_chain(const Chain& chain) {
    for (const ChainNode& node : chain.nodes)
      for (std::uint16_t parent : node.parents)
        draw_link(centre_of(chain.nodes[parent]), centre_of(node), node.on);
    if (chain.loop && chain.nodes.size() > 1)
      draw_link(centre_of(chain.nodes.back()), centre_of(chain.nodes.front()), false);
  }

  // Bent a little, so that it does not hide what lies between; it ends beside the candidates.
  void draw_link(Point from, Point to, bool strong) {
    const double dx = to.x - from.x, dy = to.y - from.y;
    const double length = std::max(1.0, std::max(std::abs(dx), std::abs(dy)));
    if (length < 2) return;
    const double cut = std::min(10.0, length / 3) / length;
    const Point a{from.x + cut * dx, from.y + cut * dy}, b{to.x - cut * dx, to.y - cut * dy};
    const Point bend{(a.x + b.x) / 2 - dy * 0.12, (a.y + b.y) / 2 + dx * 0.12};
    text_ += strong ? "<path class=\"nn-strong\" d=\"M" : "<path class=\"nn-weak\" d=\"M";
    text_ += number(a.x) + ' ' + number(a.y) + 'Q' + number(bend.x) + ' ' + number(bend.y) + ' ' +
             number(b.x) + ' ' + number(b.y) + "\"/>\n";
  }

  void draw_lines() {
    for (const bool thick : {false, true}) {
      text_ += "<path class=\"nn-line\" stroke-width=\"";
      text_ += thick ? "3" : "1";
      text_ += "\" d=\"";
      for (int i = 0; i <= 9; ++i) {
        if ((i % 3 == 0) != thick) continue;
        const std::string at = std::to_string(kMargin + kCell * i);
        text_ += 'M' + at + ' ' + std::to_string(kMargin) + 'v' + std::to_string(kBoard) + 'M' +
                 std::to_string(kMargin) + ' ' + at + 'h' + std::to_string(kBoard);
      }
      text_ += "\"/>\n";
    }
  }

  const Puzzle& position_;
  Grid digits_;
  std::string text_;
};

}  // namespace

std::string to_svg(const Puzzle& position, const Step* step) {
  return Drawing(position).draw(step);
}

}  // namespace nonet
