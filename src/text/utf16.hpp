#pragma once
// Utf16: turns UTF-16 of either byte order into UTF-8, chunk by chunk. Windows shells write it.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nonet::text {

/// Appends a code point as UTF-8.
void append_utf8(std::uint32_t code_point, std::string& out);

class Utf16 {
 public:
  enum class Order : std::uint8_t { none, little, big };

  /// By its mark (whose length is told), or by the zero in one of the first two bytes that every
  /// Latin text has without a mark.
  static Order detect(std::string_view head, std::size_t& mark);

  Utf16() = default;
  explicit Utf16(Order order) : order_(order) {}

  Order order() const { return order_; }
  void decode(std::string_view bytes, std::string& out);
  void finish(std::string& out);  ///< what is left at the end is half a character

 private:
  void put(std::uint32_t unit, std::string& out);

  Order order_ = Order::none;
  bool has_byte_ = false;
  unsigned char byte_ = 0;
  std::uint32_t high_ = 0;  // first half of a surrogate pair
};

}  // namespace nonet::text
