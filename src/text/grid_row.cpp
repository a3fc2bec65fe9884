#include "text/grid_row.hpp"

#include <algorithm>
#include <vector>

#include "text/cell_sign.hpp"
#include "text/frame_line.hpp"
#include "text/symbol_error.hpp"
#include "text/text_span.hpp"

namespace nonet::text {

namespace {

bool is_word_for_blank(std::string_view word) {
  static constexpr std::string_view kWords[] = {"None", "none", "null", "NULL", "nil",
                                                "NaN",  "nan",  "NA",   "<NA>", "undefined"};
  return std::ranges::find(kWords, word) != std::end(kWords);
}

// "5." and "5.0" are 5: so programs print arrays of floating-point numbers.
std::string_view without_fraction(std::string_view value) {
  const bool fraction = value.size() >= 2 && (is_digit(value[0]) || value[0] == '0') &&
                        value[1] == '.' && value.find_first_not_of('0', 2) == value.npos;
  return fraction ? value.substr(0, 1) : value;
}

constexpr std::size_t kLongestRow = 1000;  // characters

class RowReader {
 public:
  RowReader(const PlainLine& line, std::size_t begin, std::size_t end)
      : line_(line), plain_(line.plain()), span_{begin, end} {
    row_.line = line.number();
  }

  GridRow read() {
    cut_comment();
    cut_semicolon();
    row_.kind = frame_kind(text(span_));
    if (row_.kind == GridRow::Kind::dashes) row_.blank = text(span_).contains('-') ? '-' : '_';
    if (is_heading()) row_.kind = GridRow::Kind::frame;
    if (row_.kind != GridRow::Kind::none || span_.size() > kLongestRow) return std::move(row_);
    if (read_spaces_as_blanks()) return finish();
    strip_brackets();
    cut_label();
    if (read_spaces_between_bars()) return finish();
    if (!could_be_row()) return std::move(row_);
    if (!read_fields() && !read_barred_fields() && !read_groups()) read_signs();
    return finish();
  }

 private:
  std::string_view text(Span span) const { return plain_.substr(span.begin, span.size()); }

  // A comment after the cells is kept; "//" and "#" cannot be cells.
  void cut_comment() {
    for (std::size_t i = span_.begin; i < span_.end; ++i) {
      const bool comment = plain_[i] == '#' || text({i, span_.end}).starts_with("//");
      if (!comment || trim(plain_, {span_.begin, i}).size() == 0) continue;
      if (std::ranges::none_of(text({span_.begin, i}), is_cell)) continue;
      const std::size_t from = line_.offset(i);
      row_.text = line_.bytes().substr(from, line_.offset(span_.end) - from);
      while (!row_.text.empty() && is_space(row_.text.back())) row_.text.pop_back();
      span_.end = i;
      return;
    }
  }

  // "5 3 0;" ends a row of a matrix; several would be separators.
  void cut_semicolon() {
    const Span span = trim(plain_, span_);
    if (std::ranges::count(text(span), ';') == 1 && plain_[span.end - 1] == ';')
      span_.end = span.end - 1;
  }

  // The names of the columns: A to I, c1 to c9.
  bool is_heading() const {
    if (span_.size() > kLongestRow) return false;
    const auto names = tokens(plain_, span_);
    if (names.size() != 9) return false;
    for (std::size_t i = 0; i < 9; ++i) {
      const std::string_view name = text(names[i]);
      const bool letter = name.size() == 1 && name[0] == static_cast<char>('A' + i);
      const bool number = name.size() == 2 && (name[0] == 'c' || name[0] == 'C') &&
                          name[1] == static_cast<char>('1' + i);
      if (!letter && !number) return false;
    }
    return true;
  }

  // Exactly nine characters, digits and spaces.
  bool read_spaces_as_blanks() {
    const std::string_view all = text(span_);
    if (all.size() != 9 ||
        !std::ranges::all_of(all, [](char c) { return c == ' ' || is_digit(c); }))
      return false;
    if (!std::ranges::any_of(all, is_digit)) {
      row_.kind = GridRow::Kind::dashes;
      row_.blank = ' ';
      return true;
    }
    if (std::ranges::none_of(all, is_space)) return false;
    for (std::size_t i = 0; i < 9; ++i) add({span_.begin + i, span_.begin + i + 1});
    return true;
  }

  // "A | 5 3 .", "r1 5 3 ." and "1 | 5 3 .": the name of the row, which the block checks.
  void cut_label() {
    Span span = trim(plain_, span_);
    if (span.size() > 0 && is_bar(plain_[span.begin]))
      span = trim(plain_, {span.begin + 1, span.end});
    if (span.size() < 3) return;
    const char first = plain_[span.begin];
    std::size_t stop = span.begin + 1;
    char label = 0;
    if ((first == 'r' || first == 'R') && is_digit(plain_[stop]))
      label = plain_[stop++];
    else if (first >= 'A' && first <= 'I')
      label = first;
    else if (is_digit(first) && tokens(plain_, span).size() == 10)
      label = first;
    if (label == 0) return;
    std::size_t next = stop;
    while (next < span.end && is_space(plain_[next])) ++next;
    if (next == span.end) return;
    const bool colon = plain_[next] == ':';
    if (!is_bar(plain_[next]) && !colon && (is_digit(first) || next == stop)) return;
    if (colon) ++next;
    row_.label = label;
    span_.begin = next;
  }

  // "|     3 | . ": between the bars of the three boxes every cell has its place, 3, 5, 7 or 9
  // characters a box.
  bool read_spaces_between_bars() {
    const std::string_view all = text(span_);
    if (!std::ranges::all_of(all, [](char c) { return c == ' ' || is_bar(c) || is_digit(c); }) ||
        std::ranges::none_of(all, is_bar))
      return false;
    Span span = trim(plain_, span_);
    if (is_bar(plain_[span.begin])) ++span.begin;
    if (span.end > span.begin && is_bar(plain_[span.end - 1])) --span.end;
    const auto boxes = split(plain_, span, is_bar);
    if (boxes.size() != 3) return false;
    const std::size_t width = boxes[0].size();
    if (width < 3 || width > 9 || width % 2 == 0 || boxes[1].size() != width ||
        boxes[2].size() != width)
      return false;
    const auto digits = static_cast<std::size_t>(std::ranges::count_if(all, is_digit));
    if (digits == 9) return false;
    const std::size_t step = width == 3 ? 1 : width == 9 ? 3 : 2;
    const std::size_t first = width == 7 || width == 9 ? 1 : 0;
    std::size_t placed = 0;
    for (Span box : boxes)
      for (std::size_t i = 0; i < 3; ++i)
        placed += is_digit(plain_[box.begin + first + i * step]) ? 1 : 0;
    if (placed != digits) return false;
    row_.barred = true;
    if (digits == 0) {
      row_.kind = GridRow::Kind::dashes;
      row_.blank = ' ';
      return true;
    }
    for (Span box : boxes)
      for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t at = box.begin + first + i * step;
        add({at, at + 1});
      }
    return true;
  }

  void strip_brackets() {
    static constexpr std::string_view kBrackets = "[]{}()";
    const bool brackets = text(span_).find_first_of("[{(") != text(span_).npos ||
                          text(span_).find_first_of("]})") != text(span_).npos;
    const bool quotes = text(span_).find_first_of("\"'") != text(span_).npos;
    if ((!brackets && !quotes) || braces_around_groups()) return;
    row_.bracketed = true;
    const auto outside = [&](char c) {
      return is_space(c) || (brackets && kBrackets.find(c) != kBrackets.npos);
    };
    Span span = span_;
    while (span.begin < span.end && outside(plain_[span.begin])) ++span.begin;
    while (span.end > span.begin &&
           (outside(plain_[span.end - 1]) || plain_[span.end - 1] == ';' ||
            plain_[span.end - 1] == '\\' || plain_[span.end - 1] == '+' ||
            (plain_[span.end - 1] == ',' && (brackets || single_string(span)))))
      --span.end;
    span_ = span;
  }

  // {12} {3} {}: candidates, not an array.
  bool braces_around_groups() const {
    const auto parts = tokens(plain_, span_);
    return std::ranges::all_of(parts, [this](Span part) {
      const std::string_view value = text(part);
      return value.front() == '{' ? value.back() == '}'
                                  : value.find_first_of("[](){}\"'") == value.npos;
    });
  }

  // "53..7....", : the comma is not a field's.
  bool single_string(Span span) const { return std::ranges::count(text(span), ',') == 1; }

  // Only signs that a row can have, and not so many that it must be something else.
  bool could_be_row() {
    std::size_t cells = 0, unknown = 0;
    for (std::size_t i = span_.begin; i < span_.end; ++i) {
      const char c = plain_[i];
      if (is_cell(c))
        ++cells;
      else if (!is_space(c) && !is_bar(c) &&
               std::string_view(",;\"'{}").find(c) == std::string_view::npos)
        ++unknown;
    }
    const auto parts = tokens(plain_, span_);
    const bool candidate_like =
        parts.size() >= 7 && parts.size() <= 11 &&
        std::ranges::all_of(parts, [](Span part) { return part.size() <= 11; }) &&
        !nine_rows(parts);
    if (cells == 0) return unknown == 0 && empty_fields();
    if (unknown > 0 && (cells < 6 || unknown > 2) && !words_for_blanks()) return false;
    return cells <= 19 || (candidate_like && cells <= 99);
  }

  // Nine rows of nine on one line, and not the candidates of an empty row.
  bool nine_rows(const std::vector<Span>& parts) const {
    return parts.size() == 9 &&
           std::ranges::all_of(parts, [](Span part) { return part.size() == 9; }) &&
           std::ranges::any_of(parts, [this](Span part) { return text(part) != "123456789"; });
  }

  bool empty_fields() const {
    const std::string_view all = text(span_);
    const auto count = [all](char c) { return std::ranges::count(all, c); };
    return count(',') == 8 || count(';') == 8 || count('\t') == 8 || count('|') >= 8;
  }

  bool words_for_blanks() const {
    const auto fields = text(span_).contains(',')
                            ? split(plain_, span_, [](char c) { return c == ','; })
                            : tokens(plain_, span_);
    return (fields.size() == 9 || fields.size() == 10) &&
           std::ranges::all_of(fields, [this](Span field) {
             const std::string_view value = without_fraction(text(unquoted(field)));
             return value.size() <= 1 || is_word_for_blank(value);
           });
  }

  Span unquoted(Span field) const {
    field = trim(plain_, field);
    if (field.size() >= 2 && plain_[field.begin] == plain_[field.end - 1] &&
        (plain_[field.begin] == '"' || plain_[field.begin] == '\''))
      field = trim(plain_, {field.begin + 1, field.end - 1});
    return field;
  }

  // Nine fields between commas, semicolons or tabs; an empty one is a blank.
  bool read_fields() {
    for (char separator : {'\t', ',', ';'}) {
      auto fields = split(plain_, span_, [=](char c) { return c == separator; });
      if (fields.size() == 10 && trim(plain_, fields.back()).size() == 0) fields.pop_back();
      if (fields.size() != 9) continue;
      row_.separated = true;
      for (Span field : fields) add(unquoted(field));
      return true;
    }
    return read_uneven_fields();
  }

  // Not nine fields, but some of them empty: they count as cells, or cells would vanish. Tabs may
  // be mere white space between cells that have their signs.
  bool read_uneven_fields() {
    for (char separator : {',', ';', '\t'}) {
      const auto fields = split(plain_, span_, [=](char c) { return c == separator; });
      if (fields.size() == 1 ||
          (separator == '\t' && std::ranges::any_of(text(span_), is_blank_sign)))
        continue;
      const auto last = fields.end() - 1;  // a comma may end the line
      if (std::none_of(fields.begin(), last,
                       [this](Span field) { return trim(plain_, field).size() == 0; }))
        continue;
      row_.separated = true;
      row_.cell_count = static_cast<int>(fields.size());
      return true;
    }
    return false;
  }

  // Nine fields between bars; two bars side by side stand between boxes.
  bool read_barred_fields() {
    row_.barred = std::ranges::any_of(text(span_), is_bar);
    if (!row_.barred) return false;
    Span span = trim(plain_, span_);
    if (is_bar(plain_[span.begin])) ++span.begin;
    if (span.end > span.begin && is_bar(plain_[span.end - 1])) --span.end;
    auto fields = split(plain_, span, is_bar);
    if (fields.size() == 11 && fields[3].size() == 0 && fields[7].size() == 0) {
      fields.erase(fields.begin() + 7);
      fields.erase(fields.begin() + 3);
    }
    if (fields.size() != 9) return false;
    for (Span field : fields) add(unquoted(field));
    return true;
  }

  // Nine groups between spaces and bars. Before them may stand a number, as tables print it; the
  // block knows whether it counts the rows.
  bool read_groups() {
    auto parts = tokens(plain_, span_);
    if (parts.size() == 10 && parts[0].size() == 1 && !row_.barred &&
        (is_digit(plain_[parts[0].begin]) || plain_[parts[0].begin] == '0')) {
      row_.index = plain_[parts[0].begin];
      parts.erase(parts.begin());
    }
    if (parts.size() != 9) return false;
    for (Span part : parts) add(unquoted(part));
    if (row_.index != 0) ++row_.cell_count;
    return true;
  }

  // Every sign a cell; what is not a sign and not dress is an error.
  void read_signs() {
    for (std::size_t i = span_.begin; i < span_.end; ++i) {
      const char c = plain_[i];
      if (is_space(c) || is_bar(c) || c == ',' || c == ';' || c == '"' || c == '\'') continue;
      add({i, i + 1});
    }
  }

  void add(Span field) {
    const Span whole = field;
    CellText cell;
    const std::string_view value = without_fraction(text(field));
    field.end = field.begin + value.size();
    char blank = 0;
    if (value.empty() || value == " ") {
      blank = value.empty() ? ',' : ' ';
    } else if (is_word_for_blank(value)) {
      blank = 'N';
    } else if (value == "{}") {
      cell.blank = false;
      row_.groups = true;
    } else if (value.size() == 1 && is_blank_sign(value[0])) {
      blank = value[0];
    } else {
      if (value.size() > 2 && value.front() == '{' && value.back() == '}') {
        ++field.begin;
        --field.end;
        row_.groups = true;
      }
      cell.blank = false;
      for (std::size_t i = field.begin; i < field.end; ++i) {
        if (is_digit(plain_[i])) {
          cell.digits.insert(Digit(plain_[i] - '0'));
        } else if (!row_.error) {
          row_.error = is_cell(plain_[i]) ? group_error(line_, whole.begin, whole.end)
                                          : symbol_error(line_, i);
        }
      }
      row_.groups |= field.size() > 1;
    }
    if (blank != 0 && row_.blank == 0) row_.blank = blank;
    if (row_.cell_count < 9) row_.cells[static_cast<std::size_t>(row_.cell_count)] = cell;
    ++row_.cell_count;
  }

  GridRow finish() {
    if (row_.kind == GridRow::Kind::none && row_.cell_count > 0) row_.kind = GridRow::Kind::row;
    return std::move(row_);
  }

  const PlainLine& line_;
  std::string_view plain_;
  Span span_;
  GridRow row_;
};

}  // namespace

GridRow read_grid_row(const PlainLine& line, std::size_t begin, std::size_t end) {
  return RowReader(line, begin, end).read();
}

}  // namespace nonet::text
