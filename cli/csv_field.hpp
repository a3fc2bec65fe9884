#pragma once

#include <string>
#include <string_view>

namespace nonet::cli {

/// Appends a field to a row of CSV, quoted as RFC 4180 has it where that is needed. Lines end in a
/// line feed, as everything else this command writes.
void append_csv_field(std::string& row, std::string_view field);

}  // namespace nonet::cli
