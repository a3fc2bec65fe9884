#pragma once
// Reading in tests: a text to its records, and a record to one line that a test can compare.

#include <string>
#include <string_view>
#include <vector>

#include "nonet/text.hpp"

namespace nonet {

inline constexpr std::string_view kSample =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

inline std::vector<Record> read_records(std::string_view text, const std::string& column = {}) {
  Reader reader(read_from(text), {column});
  std::vector<Record> records;
  for (Record record; reader.next(record);) records.push_back(record);
  return records;
}

/// "2 line SAMPLE [text]", "4 rows error 80 cells, 1 too few": the line, the notation and the
/// digits, how many marks there are, or why not.
inline std::string show(const Record& record) {
  std::string text = std::to_string(record.line) + ' ' + std::string(name_of(record.notation)) + ' ';
  if (record.puzzle) {
    const std::string digits = to_line(record.puzzle->givens);
    text += digits == kSample ? "SAMPLE" : digits;
    if (record.puzzle->entries.filled() > 0) text += " + " + to_line(record.puzzle->entries);
    if (record.puzzle->marks) text += " marks " + std::to_string(record.puzzle->marks->size());
  } else {
    text += "error " + record.puzzle.error().message;
  }
  if (!record.text.empty()) text += " [" + record.text + ']';
  return text;
}

inline std::vector<std::string> show_all(std::string_view text, const std::string& column = {}) {
  std::vector<std::string> shown;
  for (const Record& record : read_records(text, column)) shown.push_back(show(record));
  return shown;
}

/// The nine rows of the sample, each put through `dress`.
template <class Dress>
std::string sample_rows(Dress dress) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) text += dress(std::string(kSample.substr(9 * row, 9)));
  return text;
}
inline std::string sample_rows() {
  return sample_rows([](std::string row) { return row + '\n'; });
}

inline std::string replaced(std::string text, std::string_view what, std::string_view with) {
  for (std::size_t at = 0; (at = text.find(what, at)) != text.npos; at += with.size())
    text.replace(at, what.size(), with);
  return text;
}

/// "a,b,c": the characters of a row with something between them.
inline std::string joined(std::string_view row, std::string_view between) {
  std::string text;
  for (char c : row) {
    if (!text.empty()) text += between;
    text += c;
  }
  return text;
}

}  // namespace nonet
