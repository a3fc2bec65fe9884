#pragma once
// How generated puzzles are written: one row a puzzle, or a sheet for all.

#include <cstdint>
#include <memory>
#include <string>

#include "nonet/generate.hpp"

namespace nonet::cli {

struct GeneratedStyle {
  std::string format;     ///< line, grid, pencil, json, csv or html
  bool weighted = false;  ///< rows tell the weight
  bool leveled = false, rated = false, techniques = false;  ///< ... the level, the rating, the
                                                            ///< technique of the hardest step
  bool unicode = false, color = false;
  std::size_t per_page = 4;  ///< boards on a page of the sheet
};

class GeneratedRows {
 public:
  virtual ~GeneratedRows() = default;
  virtual std::string header() { return {}; }
  virtual std::string row(const GeneratedPuzzle& made) = 0;
  virtual std::string footer() { return {}; }
};

std::unique_ptr<GeneratedRows> generated_rows(const GeneratedStyle& style);

}  // namespace nonet::cli
