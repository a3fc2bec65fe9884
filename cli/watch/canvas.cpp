#include "watch/canvas.hpp"

#include <algorithm>

namespace nonet::cli {

namespace {

bool continues_sign(char c) {
  return (static_cast<unsigned char>(c) & 0xC0u) == 0x80u;
}

}  // namespace

Canvas::Canvas(int width, int height)
    : width_(std::max(width, 0)),
      height_(std::max(height, 0)),
      cells_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {}

CanvasCell* Canvas::find(int x, int y) {
  if (x < 0 || x >= width_ || y < 0 || y >= height_) return nullptr;
  return &cells_[static_cast<std::size_t>(y * width_ + x)];
}

const CanvasCell& Canvas::at(int x, int y) const {
  return cells_[static_cast<std::size_t>(y * width_ + x)];
}

void Canvas::put(int x, int y, std::string_view text, Ink ink) {
  for (std::size_t i = 0; i < text.size(); ++x) {
    std::size_t end = i + 1;
    while (end < text.size() && continues_sign(text[end])) ++end;
    if (CanvasCell* cell = find(x, y)) {
      cell->sign = text.substr(i, end - i);
      cell->ink = ink;
    }
    i = end;
  }
}

void Canvas::set_paper(int x, int y, Paper paper) {
  if (CanvasCell* cell = find(x, y)) cell->paper = paper;
}

void Canvas::set_ink(int x, int y, Ink ink) {
  if (CanvasCell* cell = find(x, y)) cell->ink = ink;
}

std::string Canvas::row(int y) const {
  std::string text;
  for (int x = 0; x < width_; ++x) text += at(x, y).sign;
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

}  // namespace nonet::cli
