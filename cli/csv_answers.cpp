// CSV quoted as RFC 4180 has it; lines end in a line feed, as everything else this command writes.
#include <string_view>

#include "answer_formats.hpp"

namespace nonet::cli {

namespace {

void append_field(std::string& row, std::string_view field) {
  if (!row.empty()) row += ',';
  if (field.find_first_of(",\"\r\n") == std::string_view::npos) {
    row += field;
    return;
  }
  row += '"';
  for (char c : field) {
    if (c == '"') row += '"';
    row += c;
  }
  row += '"';
}

}  // namespace

std::string csv_header(const Question& question, bool bare, bool with_file) {
  std::string row = with_file ? "file,line,puzzle" : "line,puzzle";
  for (const std::string& column : question.csv_columns) append_field(row, column);
  if (!bare) append_field(row, "text");
  return row + '\n';
}

std::string csv_answer(const Question& question, const Finding& finding,
                       const FormatOptions& options) {
  const Record& record = finding.record;
  std::string row;
  if (options.file != nullptr) append_field(row, *options.file);
  append_field(row, std::to_string(record.line));
  append_field(row, record.puzzle ? to_line(record.puzzle->digits()) : "");
  for (const std::string& field : question.csv_fields(finding)) append_field(row, field);
  if (!options.bare) append_field(row, record.text);
  return row + '\n';
}

}  // namespace nonet::cli
