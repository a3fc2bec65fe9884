#include "text/notation_writers.hpp"

#include "text/drawn_boxes.hpp"

namespace nonet::text {

std::string write_ss(const Grid& digits) {
  return draw_boxes(digits, "*-----------*\n", "|---+---+---|\n", "");
}

}  // namespace nonet::text
