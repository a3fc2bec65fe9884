#include "text/plain_row.hpp"

#include <array>
#include <bit>
#include <cstring>
#include <utility>

#include "text/cell_sign.hpp"

namespace nonet::text {

namespace {

/// Sixteen characters, all looked at in one go: the compilers' own vectors.
using Characters = std::uint8_t __attribute__((vector_size(16)));

template <std::size_t... kSigns>
Characters are_blank(Characters read, std::index_sequence<kSigns...>) {
  return reinterpret_cast<Characters>(
      (... | (read == static_cast<std::uint8_t>(kBlankSigns[kSigns]))));
}

/// Writes the values of the cells `signs`; sets bits of `wrong` where there is something else.
void read_cells(const char* signs, std::uint8_t* values, Characters& wrong) {
  Characters read;
  std::memcpy(&read, signs, sizeof read);
  const Characters digits = read - '0';
  const auto is_digit = reinterpret_cast<Characters>(digits <= 9);
  wrong |= ~(is_digit | are_blank(read, std::make_index_sequence<kBlankSigns.size()>()));
  const Characters found = digits & is_digit;
  std::memcpy(values, &found, sizeof found);
}

}  // namespace

std::optional<Grid> plain_cells(std::string_view text) {
  constexpr std::size_t kStep = sizeof(Characters);
  if (text.size() < kCellCount) return {};
  std::array<std::uint8_t, kCellCount> values;
  Characters wrong{};
  for (std::size_t i = 0; i + kStep <= kCellCount; i += kStep)
    read_cells(text.data() + i, values.data() + i, wrong);
  read_cells(text.data() + kCellCount - kStep, values.data() + kCellCount - kStep, wrong);
  const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(wrong);
  if ((halves[0] | halves[1]) != 0) return {};
  static_assert(sizeof(Grid) == kCellCount);
  return std::bit_cast<Grid>(values);
}

bool take_plain_row(LineSource& lines, CsvColumns& columns, Record& record) {
  const std::string_view window = lines.window();
  if (window.size() < kCellCount + 2) return false;
  const std::optional<Grid> grid = plain_cells(window);
  if (!grid) return false;

  std::size_t end = kCellCount;
  std::string_view text;
  if (std::string_view(" \t,;|#").contains(window[end])) {
    end = window.find('\n', end);
    if (end == window.npos) return false;
    text = window.substr(kCellCount, end - kCellCount);
    if (text.ends_with('\r')) text.remove_suffix(1);
    text = trim(text);
    // Old line ends and forum tags are for the other readers.
    if (text.contains('\r') || text.ends_with(']') || text.ends_with('>')) return false;
  } else {
    if (window[end] == '\r') ++end;
    if (window[end] != '\n') return false;
  }
  if (!text.empty() && !columns.learnt()) columns.learn(window.substr(0, end), 0, 0);
  columns.see_first();
  if (!text.empty() && std::string_view(",;|").contains(text.front())) text = trim(text.substr(1));

  if (record.puzzle) {
    record.puzzle->givens = *grid;
    record.puzzle->entries = Grid();
    record.puzzle->marks.reset();
  } else {
    record.puzzle = Puzzle(*grid);
  }
  record.notation = Notation::line;
  record.text = text;
  record.line = lines.take_line(end);
  return true;
}

}  // namespace nonet::text
