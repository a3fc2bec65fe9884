#include "text/grid_block.hpp"

#include <algorithm>
#include <utility>

#include "text/grid_puzzle.hpp"

namespace nonet::text {

namespace {

constexpr std::size_t kMostRows = 27;  // that are looked at together

// The numbers of the columns above rows that have labels, from 1 or from 0.
bool is_heading(const GridRow& row) {
  if (row.label != 0 || row.cell_count != 9) return false;
  const int first = row.cells[0].blank ? 0 : 1;
  for (int i = 1 - first; i < 9; ++i)
    if (row.cells[static_cast<std::size_t>(i)].digits != DigitSet::only(Digit(i + first)))
      return false;
  return true;
}

// The number of a grid, on a line above it.
bool is_number(const GridRow& row) {
  return row.cell_count <= 3 && (row.blank == 0 || row.blank == '0') && !row.error && !row.barred &&
         !row.bracketed && !row.separated;
}

// The first row of a table, above its rule, with nothing in it.
bool is_empty_heading(const GridRow& row) {
  return row.barred && (row.blank == ',' || row.blank == ' ') &&
         std::ranges::all_of(row.cells, [](const CellText& cell) { return cell.blank; });
}

bool is_border_sign(char blank) {
  return blank == '-' || blank == '_';
}

}  // namespace

void GridBlock::add(GridRow row) {
  using Kind = GridRow::Kind;
  // Nine rows of dashes and no other row: an empty grid.
  if (rows_.empty() && dashes_above() == 9 && is_border_sign(leading_[0].blank)) finish();
  if (row.kind == Kind::frame) return add_border();
  if (row.kind == Kind::dashes) {
    const char sign = row.blank;
    if (rows_.empty()) {
      if (leading_.size() < kMostRows) leading_.push_back(std::move(row));
      return;
    }
    const bool as_blanks =
        std::ranges::any_of(rows_, [sign](const GridRow& r) { return r.blank == sign; });
    if (!as_blanks && sign == ' ') {
      // Between bars it is the white space of a large frame, without them a blank line.
      if (!row.barred) add_blank();
      return;
    }
    if (!as_blanks) return add_border();
    row.kind = Kind::row;
    row.dashed = true;
    row.cell_count = 9;
  }
  if (rows_.empty()) place_leading(row);
  if (rows_.size() == 1 && (row.label != 0 || row.index != 0) && is_heading(rows_[0]))
    rows_.clear();
  // Refused by itself, so that it does not take the grid with it.
  if (rows_.size() == 1 && is_number(rows_[0]) && row.cell_count == 9) finish();
  add_row(std::move(row));
}

std::size_t GridBlock::dashes_above() const {
  return static_cast<std::size_t>(
      std::ranges::count(leading_, GridRow::Kind::dashes, &GridRow::kind));
}

// Between dashes that may turn out to be rows, borders and blank lines matter.
void GridBlock::keep_gap(GridRow::Kind kind) {
  if (leading_.empty() || leading_.size() >= kMostRows) return;
  leading_.emplace_back();
  leading_.back().kind = kind;
}

// Dashes above the first row are blank rows when that row has the same sign for its blanks.
void GridBlock::place_leading(const GridRow& first) {
  for (GridRow& row : std::exchange(leading_, {})) {
    if (row.kind == GridRow::Kind::frame) {
      add_border();
    } else if (row.kind == GridRow::Kind::none) {
      add_blank();
    } else if (row.blank == first.blank) {
      row.kind = GridRow::Kind::row;
      row.cell_count = 9;
      add_row(std::move(row));
    } else if (is_border_sign(row.blank)) {
      add_border();
    }
  }
}

void GridBlock::add_row(GridRow row) {
  if (rows_.empty()) {
    segments_.assign(1, 0);
    first_line_ = row.line;
  } else if (gap_ != Gap::none) {
    if (is_grid()) {
      finish();
      return add_row(std::move(row));
    }
    segments_.push_back(0);
    if (first_gap_ == 0) first_gap_ = blanks_;
  }
  blanks_ = 0;
  gap_ = Gap::none;
  rows_.push_back(std::move(row));
  ++segments_.back();
  // Across blank lines only bands and single rows belong together; when this segment shows that it
  // is neither, what came before was a block of its own.
  if (has_blank_ && segments_.size() > 1) {
    const bool singles = std::ranges::all_of(segments_, [](std::size_t n) { return n == 1; });
    const bool bands =
        segments_.size() <= 3 && segments_.back() <= 3 &&
        std::all_of(segments_.begin(), segments_.end() - 1, [](std::size_t n) { return n == 3; });
    if (third_band_grows()) {
      // Only another grid right behind it makes the third band so long.
      if (segments_.back() == 10) split_after_bands();
      return;
    }
    if (!singles && !bands) split_before_segment();
  }
  // Dashes in the fourth and eighth line are rules between bands if two more rows follow.
  const bool flat = segments_.size() == 1;
  if (flat && rows_.size() >= 9 && rows_[3].dashed && rows_[7].dashed) {
    if (rows_.size() < 11) return;
    rows_.erase(rows_.begin() + 7);
    rows_.erase(rows_.begin() + 3);
    segments_[0] = rows_.size();
  }
  if (rows_.size() == 10 && segments_.size() == 2 && segments_[0] == 1 &&
      is_empty_heading(rows_[0])) {
    rows_.erase(rows_.begin());
    segments_ = {9};
    first_line_ = rows_.front().line;
  }
  // The ninth row is the last; but a grid in a frame ends with its lower border, and after a band
  // that stands by itself the next line shows whether it does.
  if ((is_grid() && (flat || (!bordered_ && !has_blank_))) || rows_.size() >= kMostRows) finish();
}

void GridBlock::add_border() {
  if (rows_.empty()) {
    bordered_ = true;
    keep_gap(GridRow::Kind::frame);
    return;
  }
  if (gap_ == Gap::frame || (gap_ == Gap::blank && !has_frame_) || is_grid() || !goes_on()) {
    finish();
    bordered_ = true;
    return;
  }
  has_frame_ = true;
  gap_ = Gap::frame;
}

void GridBlock::add_blank() {
  if (rows_.empty()) {
    if (dashes_above() == 9) finish();
    keep_gap(GridRow::Kind::none);
    return;
  }
  const bool singles = std::ranges::all_of(segments_, [](std::size_t n) { return n == 1; });
  const bool bands = std::ranges::all_of(segments_, [](std::size_t n) { return n == 3; });
  if (is_grid() || (!singles && !bands)) return finish();
  // A gap wider than the first one is a gap between grids.
  if (++blanks_ > first_gap_ && first_gap_ != 0) return finish();
  if (gap_ == Gap::none) gap_ = Gap::blank;
  has_blank_ = true;
}

void GridBlock::close() {
  if (!empty()) finish();
  bordered_ = false;
}

bool GridBlock::is_grid() const {
  if (rows_.size() != 9) return false;
  const auto all = [this](std::size_t n) {
    return std::ranges::all_of(segments_, [n](std::size_t size) { return size == n; });
  };
  // One and eight: a table whose first row stands above the rule as its heading.
  return all(9) || all(3) || all(1) ||
         (segments_.size() == 2 && segments_[0] == 1 && !is_empty_heading(rows_[0]));
}

// Whether a block that is no grid yet can still go on below a border.
bool GridBlock::goes_on() const {
  const bool singles = std::ranges::all_of(segments_, [](std::size_t n) { return n == 1; });
  const bool bands =
      segments_.size() < 3 && std::ranges::all_of(segments_, [](std::size_t n) { return n <= 4; });
  return rows_.size() < 9 && (singles || bands);
}

// Three bands of which the last is longer: either these are a grid and what follows it, or two
// scraps and a grid of nine rows in one piece. The tenth row tells.
bool GridBlock::third_band_grows() const {
  return segments_.size() == 3 && segments_[0] == 3 && segments_[1] == 3 && segments_[2] > 3;
}

void GridBlock::split_after_bands() {
  std::vector<GridRow> rest(std::make_move_iterator(rows_.begin() + 9),
                            std::make_move_iterator(rows_.end()));
  rows_.resize(9);
  segments_.back() = 3;
  finish();
  first_line_ = rest.front().line;
  segments_.assign(1, rest.size());
  rows_ = std::move(rest);
}

void GridBlock::split_before_segment() {
  const auto from = rows_.end() - static_cast<std::ptrdiff_t>(segments_.back());
  std::vector<GridRow> segment(std::make_move_iterator(from), std::make_move_iterator(rows_.end()));
  rows_.erase(from, rows_.end());
  segments_.pop_back();
  finish();
  first_line_ = segment.front().line;
  segments_.assign(1, segment.size());
  rows_ = std::move(segment);
}

void GridBlock::finish() {
  if (third_band_grows()) split_before_segment();
  if (rows_.empty() && dashes_above() == 9) {
    std::erase_if(leading_, [](const GridRow& row) { return row.kind != GridRow::Kind::dashes; });
    for (GridRow& row : leading_) {
      row.kind = GridRow::Kind::row;
      row.cell_count = 9;
    }
    rows_ = std::move(leading_);
    first_line_ = rows_.front().line;
  }
  leading_.clear();
  if (!rows_.empty()) {
    Record record;
    record.line = first_line_;
    read_grid(rows_, bordered_ || has_frame_, record);
    done_.push_back(std::move(record));
  }
  rows_.clear();
  segments_.clear();
  bordered_ = has_frame_ = has_blank_ = false;
  gap_ = Gap::none;
  blanks_ = first_gap_ = 0;
}

bool GridBlock::take_record(Record& record) {
  if (done_.empty()) return false;
  record = std::move(done_.front());
  done_.erase(done_.begin());
  return true;
}

}  // namespace nonet::text
