#include "text/csv_columns.hpp"

#include <algorithm>
#include <charconv>

#include "core/counted.hpp"
#include "text/cell_sign.hpp"
#include "text/letter.hpp"

namespace nonet::text {

namespace {

constexpr std::string_view kColumnSeparators = "\t,;";

bool same_name(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lower, lower);
}

// Like a name: a letter, then letters, digits and a few signs. Names are not made of x alone, which
// is a blank.
bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= 40 && (is_letter(text[0]) || text[0] == '_') &&
         std::ranges::all_of(text,
                             [](char c) {
                               return is_letter(c) || is_digit(c) || c == '0' ||
                                      std::string_view("_-. ()#%/").contains(c);
                             }) &&
         std::ranges::any_of(text, [](char c) { return is_letter(c) && lower(c) != 'x'; });
}

char find_separator(std::string_view text) {
  char best = 0;
  std::ptrdiff_t most = 0;
  for (char separator : kColumnSeparators)
    if (const auto count = std::ranges::count(text, separator); count > most) {
      most = count;
      best = separator;
    }
  return best;
}

std::string_view text_of(const PlainLine& line, const CsvField& field) {
  return line.plain().substr(field.begin, field.end - field.begin);
}

}  // namespace

std::vector<CsvField> split_csv(std::string_view plain, std::size_t begin, std::size_t end,
                                char separator) {
  std::vector<CsvField> fields;
  for (std::size_t at = begin;; ++at) {
    std::size_t from = at;
    while (from < end && plain[from] == ' ') ++from;
    std::size_t stop = from;
    CsvField field{from, from, from, from};
    if (from < end && plain[from] == '"') {
      // A doubled quote inside stands for one; the puzzle has none.
      for (stop = from + 1; stop < end; ++stop)
        if (plain[stop] == '"' && (stop + 1 == end || plain[++stop] != '"')) break;
      if (stop < end && plain[stop - 1] == '"') {
        field.begin = from + 1;
        field.end = stop - 1;
      }
    }
    while (stop < end && plain[stop] != separator) ++stop;
    field.outer_end = stop;
    while (field.outer_end > from && is_space(plain[field.outer_end - 1])) --field.outer_end;
    if (field.begin == from) field.end = field.outer_end;
    // The last field of a line has its closing quote at the very end.
    if (field.begin == from && field.outer_end - from >= 2 && plain[from] == '"' &&
        plain[field.outer_end - 1] == '"') {
      ++field.begin;
      --field.end;
    }
    fields.push_back(field);
    if (stop >= end) return fields;
    at = stop;
  }
}

std::optional<std::size_t> puzzle_name_rank(std::string_view name) {
  static constexpr std::string_view kNames[] = {
      "puzzle", "puzzles", "quiz",          "quizzes",       "sudoku",      "sudokus", "board",
      "grid",   "givens",  "question",      "questions",     "unsolved",    "problem", "initial",
      "start",  "cells",   "puzzle_string", "sudoku_string", "puzzlestring"};
  const auto* found = std::ranges::find_if(
      kNames, [name](std::string_view known) { return same_name(known, name); });
  if (found == std::end(kNames)) return std::nullopt;
  return static_cast<std::size_t>(found - std::begin(kNames));
}

Expected<bool> CsvColumns::read_first(const PlainLine& line, std::size_t begin, std::size_t end) {
  seen_first_ = true;
  separator_ = find_separator(line.plain().substr(begin, end - begin));
  const auto fields = split_csv(line.plain(), begin, end, separator_);
  const bool names = std::ranges::all_of(
      fields, [&](const CsvField& field) { return is_name(text_of(line, field)); });
  std::optional<std::size_t> best_rank;
  std::optional<std::size_t> named;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const auto rank = puzzle_name_rank(text_of(line, fields[i]));
    if (!rank || (best_rank && *best_rank <= *rank)) continue;
    best_rank = rank;
    named = i;
  }
  if (wanted_.empty()) {
    // Without a known name a header has single words, or it might be a sentence.
    const bool words = std::ranges::none_of(
        fields, [&](const CsvField& field) { return text_of(line, field).contains(' '); });
    const bool header = names && (named || (fields.size() > 1 && words));
    if (header && named && fields.size() > 1) {
      column_ = named;
      forced_ = true;
    }
    in_doubt_ = header && !named;
    return header;
  }
  forced_ = true;
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (same_name(wanted_, text_of(line, fields[i]))) {
      column_ = i;
      return true;
    }
  std::size_t number = 0;
  const char* last = wanted_.data() + wanted_.size();
  const auto [stop, failure] = std::from_chars(wanted_.data(), last, number);
  if (failure == std::errc() && stop == last && number > 0) {
    column_ = number - 1;
    return names;
  }
  std::string known;
  for (const CsvField& field : fields)
    if (names) known += (known.empty() ? "" : ", ") + std::string(text_of(line, field));
  return std::unexpected(
      Error{ErrorCode::unknown_column, line.number(), 0, "there is no column '" + wanted_ + "'",
            known.empty() ? "the first line is not a header; give the number of the column"
                          : "the header names " + known});
}

Expected<std::optional<CsvField>> CsvColumns::find(const PlainLine& line, std::size_t begin,
                                                   std::size_t end) const {
  if (!column_) return std::optional<CsvField>();
  const bool separated = line.plain().substr(begin, end - begin).contains(separator_);
  if (!separated && wanted_.empty()) return std::optional<CsvField>();
  const auto fields = split_csv(line.plain(), begin, end, separator_);
  if (*column_ < fields.size()) return fields[*column_];
  if (!forced_) return std::optional<CsvField>();
  return std::unexpected(Error{ErrorCode::unknown_column, line.number(), 0,
                               "the line has " + counted(fields.size(), "field", "fields") +
                                   ", the puzzle should be in field " +
                                   std::to_string(*column_ + 1),
                               "every line has the columns of the first"});
}

void CsvColumns::learn(std::string_view plain, std::size_t begin, std::size_t from) {
  separator_ = find_separator(plain.substr(begin));
  if (separator_ == 0) return;
  column_ =
      static_cast<std::size_t>(std::ranges::count(plain.substr(begin, from - begin), separator_));
}

}  // namespace nonet::text
