#pragma once
// GridBlock: gathers the rows of one drawn grid and tells where it ends. docs/formats.md has the
// rules: a grid is nine rows, in one piece, in three bands of three, or each on its own, between
// borders or blank lines; a block that is something else is refused as one, without its neighbours.

#include <cstddef>
#include <optional>
#include <vector>

#include "nonet/text.hpp"
#include "text/grid_row.hpp"

namespace nonet::text {

class GridBlock {
 public:
  /// Takes a row, a border or nine dashes. May leave a finished record (see take_record).
  void add(GridRow row);

  /// A blank line.
  void add_blank();

  /// Nothing more belongs to it: the end of the stream, or a line of another kind.
  void close();

  bool empty() const { return rows_.empty() && leading_.empty(); }

  /// A grid, or the error of a broken one, in the order of the stream.
  bool take_record(Record& record);

 private:
  enum class Gap : std::uint8_t { none, blank, frame };

  void add_row(GridRow row);
  void add_border();
  std::size_t dashes_above() const;
  void keep_gap(GridRow::Kind kind);
  void place_leading(const GridRow& first);
  bool is_grid() const;
  bool goes_on() const;
  bool third_band_grows() const;
  void split_before_segment();
  void split_after_bands();
  void finish();

  std::vector<GridRow> rows_;
  std::vector<std::size_t> segments_;  // how many rows between gaps
  std::vector<GridRow> leading_;       // from the first nine dashes on, up to the first row
  bool bordered_ = false;              // a border stood above the first row
  bool has_frame_ = false;
  bool has_blank_ = false;
  std::size_t first_line_ = 0;
  Gap gap_ = Gap::none;        // since the last row
  std::size_t blanks_ = 0;     // blank lines in it
  std::size_t first_gap_ = 0;  // blank lines in the first gap
  std::vector<Record> done_;
};

}  // namespace nonet::text
