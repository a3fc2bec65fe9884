#pragma once
// TabbedRow: a row of fields parted by tabs, which nothing in a field can break.

#include <cstddef>
#include <string>
#include <string_view>

#include "nonet/grid.hpp"

namespace nonet::cli {

class TabbedRow {
 public:
  TabbedRow() { text_.reserve(kUsual); }

  void add(std::string_view field);  ///< control characters become spaces
  void add(const Grid& grid);        ///< as 81 characters
  void pad(std::size_t fields);      ///< adds empty fields up to so many
  std::size_t fields() const { return fields_; }

  /// The row with a line end. The row object is then used up.
  std::string take();

 private:
  static constexpr std::size_t kUsual = 96;  // a solution, and some more

  void part() {
    if (fields_++ > 0) text_ += '\t';
  }

  std::string text_;
  std::size_t fields_ = 0;
};

}  // namespace nonet::cli
