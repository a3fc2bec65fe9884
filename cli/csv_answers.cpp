#include <string_view>

#include "answer_formats.hpp"
#include "csv_field.hpp"

namespace nonet::cli {

std::string csv_header(const Question& question, bool bare, bool with_file) {
  std::string row = with_file ? "file,line,puzzle" : "line,puzzle";
  for (const std::string& column : question.csv_columns) append_csv_field(row, column);
  if (!bare) append_csv_field(row, "text");
  return row + '\n';
}

std::string csv_answer(const Question& question, const Finding& finding,
                       const FormatOptions& options) {
  const Record& record = finding.record;
  std::string row;
  if (options.file != nullptr) append_csv_field(row, *options.file);
  append_csv_field(row, std::to_string(record.line));
  append_csv_field(row, record.puzzle ? to_line(record.puzzle->digits()) : "");
  for (const std::string& field : question.csv_fields(finding)) append_csv_field(row, field);
  if (!options.bare) append_csv_field(row, record.text);
  return row + '\n';
}

}  // namespace nonet::cli
