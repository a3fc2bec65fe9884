#pragma once
// ArrayGather: puts the numbers of an array that stand each on a line of its own, as JSON printers
// write them, together into one line. Lines that are brackets alone are the array's dress.

#include <cstddef>
#include <string>
#include <string_view>

namespace nonet::text {

class ArrayGather {
 public:
  enum class Step : std::uint8_t {
    other,  ///< not such a line
    taken,  ///< a bracket or a value
    row     ///< the array is whole: see text()
  };
  Step add(std::string_view plain, std::size_t line);

  bool active() const { return values_ > 0; }
  std::size_t line() const { return line_; }
  const std::string& text() const { return text_; }
  void clear_values() {
    text_.clear();
    values_ = 0;
  }
  /// The last bracket that stood alone opens an object.
  bool brace_open() const { return brace_open_; }

 private:
  std::string text_;
  bool open_ = false;  // an array
  bool brace_open_ = false;
  std::size_t values_ = 0;
  std::size_t line_ = 0;
};

}  // namespace nonet::text
