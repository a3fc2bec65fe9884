#pragma once
// PlainLine: a line with its Unicode dress brought down to ASCII, so that the readers need to know
// one digit, one dot, one bar. Every plain character remembers where it stood.
//
//   full-width and other decimal digits, circled digits, keycaps   0 to 9
//   middle dot, bullet, ideographic full stop, empty square ...    .
//   an ellipsis                                                    ... (three cells)
//   dashes, minus                                                  -
//   box drawing: horizontal, vertical, everything else             = | +
//   no-break and other spaces                                      space
//   zero-width characters, marks of direction                      nothing
// What is not known becomes kUnknown, what is not text kBroken.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::text {

inline constexpr char kUnknown = '\x01';
inline constexpr char kBroken = '\x02';

class PlainLine {
 public:
  /// Keeps a view of the bytes.
  void assign(std::string_view bytes, std::size_t number);

  std::size_t number() const { return number_; }     ///< line number, 1-based
  std::string_view bytes() const { return bytes_; }  ///< as it came
  std::string_view plain() const { return plain_; }

  /// Where plain character i stood; i may be the length.
  std::size_t column(std::size_t i) const { return ascii_ ? i + 1 : columns_[i]; }  ///< 1-based
  std::size_t offset(std::size_t i) const { return ascii_ ? i : offsets_[i]; }      ///< in bytes

  /// The character that became plain character i, as it came.
  std::string_view character(std::size_t i) const;

 private:
  std::string_view bytes_;
  std::string_view plain_;
  std::size_t number_ = 0;
  bool ascii_ = true;
  std::string buffer_;
  std::vector<std::uint32_t> columns_;
  std::vector<std::uint32_t> offsets_;
};

}  // namespace nonet::text
