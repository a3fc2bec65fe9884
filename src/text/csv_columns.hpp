#pragma once
// CsvColumns: which field of a comma-, semicolon- or tab-separated line holds the puzzle. It is the
// field asked for; else the one that a header names as the puzzle; else the first with the shape of
// a puzzle, and from then on the same one in every line.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/error.hpp"
#include "text/plain_line.hpp"

namespace nonet::text {

/// A field in plain characters; quotes around it are outside of [begin, end).
struct CsvField {
  std::size_t begin, end;
  std::size_t outer_begin, outer_end;  ///< with its quotes
};
std::vector<CsvField> split_csv(std::string_view plain, std::size_t begin, std::size_t end,
                                char separator);

/// Whether a member or column of that name holds puzzles: puzzle, quizzes, board, ...; the lower,
/// the better. Empty: it does not say so.
std::optional<std::size_t> puzzle_name_rank(std::string_view name);

class CsvColumns {
 public:
  /// `wanted`: a name in the header or a number from 1; empty for none.
  explicit CsvColumns(std::string wanted) : wanted_(std::move(wanted)) {}

  /// The first line with content. True: it is a header, and not data. An error when the wanted
  /// column is not in it.
  Expected<bool> read_first(const PlainLine& line, std::size_t begin, std::size_t end);
  bool seen_first() const { return seen_first_; }

  /// Whether the header has no name that tells of puzzles: two words with a comma may be prose.
  bool in_doubt() const { return in_doubt_; }
  /// The first line behind such a header; whether it has columns too.
  bool bears_out_header(std::string_view content) {
    in_doubt_ = false;
    return content.contains(separator_);
  }

  /// The column was asked for or named by the header, not just learnt from a line before.
  bool forced() const { return forced_; }

  /// The field that this line's puzzle has to be in; none when any may hold it.
  Expected<std::optional<CsvField>> find(const PlainLine& line, std::size_t begin,
                                         std::size_t end) const;

  /// A puzzle was found by its shape in plain characters [from, ...) of a line.
  void learn(std::string_view plain, std::size_t begin, std::size_t from);

  /// A line that begins with its puzzle needs no look at the columns.
  bool plain_row_fits() const {
    return column_.value_or(0) == 0 && (seen_first_ || wanted_.empty());
  }
  void see_first() { seen_first_ = true; }
  bool learnt() const { return column_.has_value(); }

 private:
  std::string wanted_;
  bool seen_first_ = false;
  bool in_doubt_ = false;
  bool forced_ = false;
  char separator_ = 0;
  std::optional<std::size_t> column_;
};

}  // namespace nonet::text
