#include "watch/trace_board.hpp"

#include <string>

namespace nonet::cli {

namespace {

class BoardDrawing {
 public:
  BoardDrawing(Canvas& canvas, int left, int top, BoardSize size, const TraceState& state,
               bool heat, const Glyphs& glyphs)
      : canvas_(canvas),
        left_(left),
        top_(top),
        size_(size),
        state_(state),
        heat_(heat),
        glyphs_(glyphs) {}

  void draw() {
    if (size_ == BoardSize::large) draw_all_lines();
    if (size_ == BoardSize::small) draw_box_lines();
    for (int i = 0; i < kCellCount; ++i) draw_digit(Cell(i));
    if (heat_)
      for (int i = 0; i < kCellCount; ++i) draw_heat(Cell(i));
    if (state_.event) draw_event(*state_.event);
  }

 private:
  int x_of(Cell cell) const {
    const int column = cell.column();
    switch (size_) {
      case BoardSize::large:
        return left_ + 2 + 4 * column;
      case BoardSize::small:
        return left_ + 2 + 2 * column + 2 * cell.stack();
      case BoardSize::tiny:
        return left_ + 2 * column + cell.stack();
    }
    return left_;
  }
  int y_of(Cell cell) const {
    switch (size_) {
      case BoardSize::large:
        return top_ + 1 + 2 * cell.row();
      case BoardSize::small:
        return top_ + 1 + cell.row() + cell.band();
      case BoardSize::tiny:
        return top_ + cell.row();
    }
    return top_;
  }

  // Kinds of lines and joints: 0 the first edge, 1 between boxes, 2 between cells, 3 the last edge.
  static std::size_t kind(int line, int last) {
    return line == 0 ? 0u : line == last ? 3u : line % 3 == 0 ? 1u : 2u;
  }

  void draw_all_lines() {
    for (int i = 0; i <= 9; ++i) {
      const bool thick = i % 3 == 0;
      const Ink ink = thick ? Ink::plain : Ink::faint;
      for (int k = 0; k < 9; ++k) {
        for (int part = 1; part <= 3; ++part)
          canvas_.put(left_ + 4 * k + part, top_ + 2 * i,
                      thick ? glyphs_.thick_horizontal : glyphs_.horizontal, ink);
        canvas_.put(left_ + 4 * i, top_ + 2 * k + 1,
                    thick ? glyphs_.thick_vertical : glyphs_.vertical, ink);
      }
      for (int k = 0; k <= 9; ++k)
        canvas_.put(left_ + 4 * k, top_ + 2 * i, glyphs_.joints[kind(i, 9)][kind(k, 9)],
                    thick || k % 3 == 0 ? Ink::plain : Ink::faint);
    }
  }

  void draw_box_lines() {
    for (int i = 0; i <= 3; ++i) {
      for (int x = 0; x < 25; ++x) canvas_.put(left_ + x, top_ + 4 * i, glyphs_.thick_horizontal);
      for (int y = 0; y < 13; ++y)
        if (y % 4 != 0) canvas_.put(left_ + 8 * i, top_ + y, glyphs_.thick_vertical);
    }
    for (int i = 0; i <= 3; ++i)
      for (int k = 0; k <= 3; ++k)
        canvas_.put(left_ + 8 * k, top_ + 4 * i, glyphs_.joints[kind(3 * i, 9)][kind(3 * k, 9)]);
  }

  void draw_digit(Cell cell) {
    const auto digit = state_.board[cell];
    const bool given = !state_.givens.is_blank(cell);
    if (digit)
      canvas_.put(x_of(cell), y_of(cell), std::string(1, digit->symbol()),
                  given ? Ink::given : Ink::entry);
    else if (size_ != BoardSize::large)
      canvas_.put(x_of(cell), y_of(cell), ".", Ink::faint);
  }

  void draw_heat(Cell cell) {
    const int level = state_.heat.level(cell, 5);
    if (level == 0) return;
    paint(cell, static_cast<Paper>(static_cast<int>(Paper::heat1) + level - 1));
    canvas_.put(x_of(cell) + 1, y_of(cell), glyphs_.heat[static_cast<std::size_t>(level)],
                Ink::faint);
  }

  void draw_event(const SearchEvent& event) {
    using Kind = SearchEvent::Kind;
    if (event.kind == Kind::solved) {
      for (int i = 0; i < kCellCount; ++i) paint(Cell(i), Paper::solved);
      return;
    }
    if (event.kind == Kind::reject && event.house)
      for (Cell cell : cells_of(*event.house)) paint(cell, Paper::house);
    if (event.other) mark(*event.other, Paper::blocker, "(", ")");
    if (!event.cell) return;
    mark(*event.cell, Paper::current, "[", "]");
    // A digit that is looked at, refused or taken back does not stand on the board.
    if (event.kind != Kind::place) {
      const Ink ink = event.kind == Kind::reject    ? Ink::refusal
                      : event.kind == Kind::retreat ? Ink::faint
                                                    : Ink::strong;
      canvas_.put(x_of(*event.cell), y_of(*event.cell),
                  event.digit ? std::string(1, event.digit->symbol()) : "!", ink);
    }
  }

  void mark(Cell cell, Paper paper, std::string_view before, std::string_view after) {
    const int x = x_of(cell), y = y_of(cell);
    canvas_.put(x - 1, y, before, Ink::strong);
    canvas_.put(x + 1, y, after, Ink::strong);
    paint(cell, paper);
  }

  void paint(Cell cell, Paper paper) {
    for (int dx = -1; dx <= 1; ++dx) canvas_.set_paper(x_of(cell) + dx, y_of(cell), paper);
  }

  Canvas& canvas_;
  int left_, top_;
  BoardSize size_;
  const TraceState& state_;
  bool heat_;
  const Glyphs& glyphs_;
};

}  // namespace

int board_width(BoardSize size) {
  return size == BoardSize::large ? 37 : size == BoardSize::small ? 25 : 20;
}
int board_height(BoardSize size) {
  return size == BoardSize::large ? 19 : size == BoardSize::small ? 13 : 9;
}

void draw_trace_board(Canvas& canvas, int left, int top, BoardSize size, const TraceState& state,
                      bool heat, const Glyphs& glyphs) {
  BoardDrawing(canvas, left, top, size, state, heat, glyphs).draw();
}

}  // namespace nonet::cli
