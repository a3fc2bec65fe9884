#include "text/notation_writers.hpp"

#include "text/drawn_boxes.hpp"

namespace nonet::text {

std::string write_grid(const Grid& digits) {
  static constexpr std::string_view kRule = "+-------+-------+-------+\n";
  return draw_boxes(digits, kRule, kRule, " ");
}

}  // namespace nonet::text
