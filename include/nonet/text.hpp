#pragma once
// Reading and writing every notation people use for Sudoku. Reading is forgiving about dress and
// never silent about content: what cannot be read is an Error with its place, and a stream goes on
// with the next row. docs/formats.md describes each notation with examples.
//
//   Expected<Puzzle> puzzle = parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6."
//                                   "6....28....419..5....8..79");
//   Reader reader(read_from(std::cin));
//   for (Record record; reader.next(record);) ...
//
// Thread safety: free functions have no shared state; a Reader belongs to one thread at a time.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "nonet/error.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

enum class Notation : std::uint8_t {
  line,        ///< 81 characters
  rows,        ///< nine lines of nine characters
  grid,        ///< nine rows with bars and a frame
  pencil,      ///< framed candidate grid, 81 groups of digits
  candidates,  ///< 729 characters, digit or dot for each candidate of each cell
  sdk,         ///< .sdk file: nine rows with #A #D #C ... lines
  ss,          ///< Simple Sudoku .ss file
  hodoku,      ///< HoDoKu library line  :0000:x:...:
  csv,         ///< nine comma-separated rows, blanks empty
  json,        ///< nine arrays of nine numbers, 0 for a blank
};
struct NotationInfo {
  Notation notation;
  std::string_view name;     ///< as on the command line
  std::string_view summary;  ///< one line
};
std::span<const NotationInfo> notations();
std::string_view name_of(Notation notation);
std::optional<Notation> notation_named(std::string_view name);

/// Reads a text that holds exactly one puzzle, in any notation.
[[nodiscard]] Expected<Puzzle> parse(std::string_view text);

/// Writes a puzzle; ends with a newline when the notation takes several lines. What the notation
/// cannot hold (marks in a line, the difference of givens and entries) is left out.
[[nodiscard]] std::string write(const Puzzle& puzzle, Notation notation);

/// The 81 characters of a grid, `.` for a blank.
[[nodiscard]] std::string to_line(const Grid& grid);

/// One puzzle of a stream, or why it could not be read.
struct Record {
  std::size_t line = 0;  ///< line on which it starts, 1-based
  Notation notation = Notation::line;
  Expected<Puzzle> puzzle;
  std::string text;  ///< what stood beside the puzzle: comments, further fields; verbatim, trimmed
};

struct ReadOptions {
  /// The column of a CSV or TSV that holds the puzzles: its name in the header, or its number from
  /// 1; or the member of JSON objects. Empty: the one with a usual name in the header, else the
  /// first field with the shape of a puzzle. A column that is not there is one Error
  /// (unknown_column), and the end.
  std::string column;
};

/// Fills the span from its front and returns how many bytes; 0 at the end.
using ByteSource = std::function<std::size_t(std::span<char>)>;
[[nodiscard]] ByteSource read_from(std::istream& stream);
[[nodiscard]] ByteSource read_from(std::string_view text);  ///< the text must outlive the source

/// Reads puzzles one after the other. Memory: one line and one pending grid, whatever the length of
/// the stream; a line longer than a megabyte is refused, not stored.
class Reader {
 public:
  explicit Reader(ByteSource source, ReadOptions options = {});
  Reader(Reader&&) noexcept;
  Reader& operator=(Reader&&) noexcept;
  ~Reader();

  /// False at the end of the stream. A record that could not be read does not end it.
  [[nodiscard]] bool next(Record& record);

  /// True when more of the stream is in memory, so that next() need not wait for the source.
  [[nodiscard]] bool buffered() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace nonet
