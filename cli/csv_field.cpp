#include "csv_field.hpp"

namespace nonet::cli {

void append_csv_field(std::string& row, std::string_view field) {
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

}  // namespace nonet::cli
