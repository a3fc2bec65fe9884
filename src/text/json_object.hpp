#pragma once
// JSON objects that hold a puzzle as a member, on one line or over several. Not a JSON reader: it
// looks for members and leaves what they hold to the other readers.

#include <cstddef>
#include <string>
#include <string_view>

#include "nonet/text.hpp"
#include "text/plain_line.hpp"

namespace nonet::text {

/// {"name": at the start, after brackets and commas of an array around it; when its brace stood on
/// a line before, "name": will do.
bool begins_object(std::string_view plain, bool brace_before);

/// JsonGather: puts the lines of one object together.
class JsonGather {
 public:
  bool active() const { return !text_.empty(); }
  std::size_t line() const { return line_; }
  bool one_line() const { return lines_ == 1; }
  const std::string& text() const { return text_; }

  enum class Step : std::uint8_t { more, done, broken };
  /// Takes a line up to the end of the object. `broken`: a string is open at the end of the line,
  /// or the object is far too long.
  Step add(std::string_view bytes, std::size_t line, std::size_t& taken);
  /// The line cannot be part of the object that is being gathered.
  bool ends_before(std::string_view plain) const;
  void clear() { *this = {}; }

 private:
  std::string text_;
  std::size_t line_ = 0;
  std::size_t lines_ = 0;
  int depth_ = 0;
};

/// Reads the object in the line. `wanted`: the name of the member, or empty for the usual names.
void read_json_object(const PlainLine& line, std::string_view wanted, Record& record);

}  // namespace nonet::text
