#include "text/foreign_format.hpp"

#include <string_view>

namespace nonet::text {

namespace {

struct Format {
  std::string_view sign;  ///< what a line of it has
  bool at_start;          ///< and where
  ErrorCode code;
  std::string_view message, hint;
};

constexpr std::string_view kOpenIt = "open it there and copy the 81 cells or the nine rows";
constexpr std::string_view kSaveIt = "save the sheet as CSV";

constexpr Format kFormats[] = {
    {"f-puzzles.com", false, ErrorCode::unknown_symbol,
     "a link to f-puzzles holds the puzzle compressed", kOpenIt},
    {"sudokupad.app", false, ErrorCode::unknown_symbol,
     "a link to SudokuPad names the puzzle or holds it compressed", kOpenIt},
    {"bd=S9", false, ErrorCode::unknown_symbol, "this link to SudokuWiki holds the puzzle packed",
     kOpenIt},
    {"<td", false, ErrorCode::unknown_symbol, "this is the source of an HTML table",
     "copy the table from the page as the browser shows it"},
    {"PK\x03\x04", true, ErrorCode::bad_encoding, "this is a ZIP file, as spreadsheets are",
     kSaveIt},
    {"\x1f\x8b", true, ErrorCode::bad_encoding, "this is a gzip file",
     "unpack it first: gunzip -c FILE | nonet ..."},
    {"\x89PNG", true, ErrorCode::bad_encoding, "this is a picture",
     "only text is read: 81 cells or nine rows"},
    {"\xff\xd8\xff", true, ErrorCode::bad_encoding, "this is a picture",
     "only text is read: 81 cells or nine rows"},
};

}  // namespace

std::optional<Error> foreign_format(const PlainLine& line, std::size_t begin) {
  const std::string_view bytes = line.bytes();
  for (const Format& format : kFormats)
    if (format.at_start ? bytes.starts_with(format.sign) : bytes.contains(format.sign))
      return Error{format.code, line.number(), line.column(begin), std::string(format.message),
                   std::string(format.hint)};
  return std::nullopt;
}

}  // namespace nonet::text
