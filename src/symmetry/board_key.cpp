#include <bit>

#include "nonet/distinct.hpp"
#include "nonet/pattern.hpp"

namespace nonet {

// 81 bits of pattern in eleven bytes, then the digits, two to a byte.
constexpr std::size_t kPatternBytes = 11;

BoardKey::BoardKey(const Grid& board) {
  std::size_t digits = 0;
  for (int i = 0; i < kCellCount; ++i) {
    const int value = board.value_at(Cell(i));
    if (value == 0) continue;
    const auto cell = static_cast<std::size_t>(i);
    bytes_[cell / 8] = static_cast<unsigned char>(bytes_[cell / 8] | 1u << cell % 8);
    unsigned char& pair = bytes_[kPatternBytes + digits / 2];
    pair = static_cast<unsigned char>(digits % 2 == 0 ? value << 4 : pair | value);
    ++digits;
  }
  size_ = static_cast<std::uint8_t>(kPatternBytes + (digits + 1) / 2);
}

std::expected<BoardKey, std::string> BoardKey::from_bytes(std::string_view bytes) {
  int digits = 0;
  BoardKey key;
  if (bytes.size() >= kPatternBytes && bytes.size() <= kMostBytes) {
    for (std::size_t i = 0; i < bytes.size(); ++i)
      key.bytes_[i] = static_cast<unsigned char>(bytes[i]);
    for (std::size_t i = 0; i < kPatternBytes; ++i) digits += std::popcount(key.bytes_[i]);
  }
  const std::size_t size = kPatternBytes + (static_cast<std::size_t>(digits) + 1) / 2;
  if (bytes.size() != size)
    return std::unexpected(std::string("these bytes are no key of a board"));
  key.size_ = static_cast<std::uint8_t>(size);
  return key;
}

}  // namespace nonet
