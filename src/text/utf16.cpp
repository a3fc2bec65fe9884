#include "text/utf16.hpp"

namespace nonet::text {

namespace {
constexpr std::uint32_t kReplacement = 0xfffd;
}

void append_utf8(std::uint32_t code_point, std::string& out) {
  const auto put = [&out](std::uint32_t byte) { out += static_cast<char>(byte); };
  if (code_point < 0x80) {
    put(code_point);
  } else if (code_point < 0x800) {
    put(0xc0 | code_point >> 6);
    put(0x80 | (code_point & 0x3f));
  } else if (code_point < 0x10000) {
    put(0xe0 | code_point >> 12);
    put(0x80 | (code_point >> 6 & 0x3f));
    put(0x80 | (code_point & 0x3f));
  } else {
    put(0xf0 | code_point >> 18);
    put(0x80 | (code_point >> 12 & 0x3f));
    put(0x80 | (code_point >> 6 & 0x3f));
    put(0x80 | (code_point & 0x3f));
  }
}

Utf16::Order Utf16::detect(std::string_view head, std::size_t& mark) {
  mark = 0;
  if (head.size() < 2) return Order::none;
  mark = 2;
  if (head.starts_with("\xff\xfe")) return Order::little;
  if (head.starts_with("\xfe\xff")) return Order::big;
  mark = 0;
  if (head.size() < 4) return Order::none;
  if (head[0] != 0 && head[1] == 0 && head[2] != 0 && head[3] == 0) return Order::little;
  if (head[0] == 0 && head[1] != 0 && head[2] == 0 && head[3] != 0) return Order::big;
  return Order::none;
}

void Utf16::decode(std::string_view bytes, std::string& out) {
  for (char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (!has_byte_) {
      byte_ = byte;
      has_byte_ = true;
      continue;
    }
    has_byte_ = false;
    put(order_ == Order::little ? byte_ | std::uint32_t{byte} << 8
                                : std::uint32_t{byte_} << 8 | byte,
        out);
  }
}

void Utf16::put(std::uint32_t unit, std::string& out) {
  const bool low = unit >= 0xdc00 && unit < 0xe000;
  if (high_ != 0) {
    const std::uint32_t high = high_;
    high_ = 0;
    if (low) return append_utf8(0x10000 + ((high - 0xd800) << 10) + (unit - 0xdc00), out);
    append_utf8(kReplacement, out);
  }
  if (unit >= 0xd800 && unit < 0xdc00)
    high_ = unit;
  else
    append_utf8(low ? kReplacement : unit, out);
}

void Utf16::finish(std::string& out) {
  if (has_byte_ || high_ != 0) append_utf8(kReplacement, out);
  has_byte_ = false;
  high_ = 0;
}

}  // namespace nonet::text
