#include "search/digit_boards.hpp"

namespace nonet {

namespace {

constexpr std::uint32_t kBand = (1u << 27) - 1;
constexpr std::uint32_t kRow = 0777;             // nine cells; shifted by 9 for the next row
constexpr std::uint32_t kBox = 0007007007;       // three minirows; shifted by 3 for the next box
constexpr std::uint32_t kColumn = 0001001001;    // three cells; shifted by 1 for the next column
constexpr std::uint32_t kMinirows = 0111111111;  // the first cell of every minirow

// The places of a digit within a band, as minirows: bit 3 * row + box of nine. A solution takes one
// minirow in each row and each box, so only a pattern that contains one of the six ways to do that
// can hold one, and a minirow in none of these ways is a locked candidate: pointing and claiming
// in one. The same nine bits stand for band and column within a stack.
constexpr std::array<std::uint32_t, 6> kWays{0421, 0241, 0412, 0142, 0214, 0124};

consteval auto make_unlocked() {
  std::array<std::uint16_t, 512> table{};
  for (std::uint32_t pattern = 0; pattern < 512; ++pattern)
    for (std::uint32_t way : kWays)
      if ((pattern & way) == way) table[pattern] |= static_cast<std::uint16_t>(way);
  return table;
}
constexpr auto kUnlocked = make_unlocked();

consteval auto make_minirow_cells() {
  std::array<std::uint32_t, 512> table{};
  for (std::uint32_t pattern = 0; pattern < 512; ++pattern)
    for (std::uint32_t i = 0; i < 9; ++i)
      if ((kUnlocked[pattern] >> i & 1) != 0) table[pattern] |= 7u << (3 * i);
  return table;
}
constexpr auto kUnlockedCells = make_minirow_cells();

consteval auto make_peer_bits() {
  std::array<std::array<std::uint32_t, 3>, kCellCount> table{};
  for (int i = 0; i < kCellCount; ++i)
    for (Cell peer : peers_of(Cell(i)))
      table[static_cast<std::size_t>(i)][static_cast<std::size_t>(peer.band())] |=
          1u << (peer.index() % 27);
  return table;
}
constexpr auto kPeerBits = make_peer_bits();

std::uint32_t minirow_pattern(std::uint32_t band) {
  std::uint32_t bits = (band | band >> 1 | band >> 2) & kMinirows;
  bits |= bits >> 2 | bits >> 4;
  return (bits & 07) | (bits >> 6 & 070) | (bits >> 12 & 0700);
}

std::uint32_t column_pattern(std::uint32_t band) {
  return (band | band >> 9 | band >> 18) & kRow;
}

/// The first of three lines that find no place of their own in a pattern without a way.
int first_crowded_line(std::uint32_t pattern) {
  for (int line = 0; line < 2; ++line) {
    const std::uint32_t lines = (8u << (3 * line)) - 1;
    bool fits = false;
    for (std::uint32_t way : kWays) fits |= (way & lines & ~pattern) == 0;
    if (!fits) return line;
  }
  return 2;
}

}  // namespace

DigitBoards::DigitBoards(const Candidates& candidates) {
  for (std::size_t band = 0; band < 3; ++band) open_[band] = kBand;
  for (int i = 0; i < kCellCount; ++i)
    for (Digit digit : candidates[Cell(i)]) board(digit).insert(Cell(i));
}

DigitSet DigitBoards::candidates(Cell cell) const {
  DigitSet set;
  for (Digit digit : DigitSet::all())
    if (may_be(cell, digit)) set.insert(digit);
  return set;
}

void DigitBoards::place(Cell cell, Digit digit) {
  for (Digit other : DigitSet::all())
    if (other != digit) erase(cell, other);
  const auto& peers = kPeerBits[static_cast<std::size_t>(cell.index())];
  for (std::size_t band = 0; band < 3; ++band) board(digit)[band] &= ~peers[band];
  changed_.insert(digit);
  open_.erase(cell);
}

void DigitBoards::erase(Cell cell, Digit digit) {
  if (!may_be(cell, digit)) return;
  board(digit).erase(cell);
  changed_.insert(digit);
}

std::optional<DigitBoards::DeadEnd> DigitBoards::strike_out_locked() {
  for (Digit digit : changed_)
    if (const auto house = strike_out_locked(digit)) return DeadEnd{*house, digit};
  changed_ = {};
  return std::nullopt;
}

std::optional<House> DigitBoards::strike_out_locked(Digit digit) {
  CellBits& cells = board(digit);
  for (CellBits before;;) {
    before = cells;
    for (std::size_t band = 0; band < 3; ++band) {
      const std::uint32_t pattern = minirow_pattern(cells[band]);
      if (kUnlocked[pattern] == 0)
        return House::row(3 * static_cast<int>(band) + first_crowded_line(pattern));
      cells[band] &= kUnlockedCells[pattern];
    }
    const std::array<std::uint32_t, 3> columns{column_pattern(cells[0]), column_pattern(cells[1]),
                                               column_pattern(cells[2])};
    std::array<std::uint32_t, 3> unlocked{};
    for (int stack = 0; stack < 3; ++stack) {
      std::uint32_t pattern = 0;
      for (std::size_t band = 0; band < 3; ++band)
        pattern |= (columns[band] >> (3 * stack) & 7) << (3 * band);
      if (kUnlocked[pattern] == 0) return House::box(stack + 3 * first_crowded_line(pattern));
      for (std::size_t band = 0; band < 3; ++band)
        unlocked[band] |= (kUnlocked[pattern] >> (3 * band) & 7u) << (3 * stack);
    }
    for (std::size_t band = 0; band < 3; ++band) cells[band] &= unlocked[band] * kColumn;
    if ((before - cells).empty()) return std::nullopt;
  }
}

// Counts in all cells at once: the bits of `two` are the cells that have two candidates or more.
DigitBoards::BySize DigitBoards::open_cells_by_size() const {
  BySize by_size;
  for (std::size_t band = 0; band < 3; ++band) {
    std::uint32_t one = 0, two = 0, three = 0;
    for (const CellBits& cells : boards_) {
      three |= two & cells[band];
      two |= one & cells[band];
      one |= cells[band];
    }
    by_size.none[band] = open_[band] & ~one;
    by_size.one[band] = open_[band] & one & ~two;
    by_size.two[band] = open_[band] & two & ~three;
  }
  return by_size;
}

CellBits DigitBoards::only_places(Digit digit) const {
  const CellBits& cells = places(digit);
  CellBits only;
  std::uint32_t one = 0, two = 0;  // columns in which the digit has a place, has two
  for (std::size_t band = 0; band < 3; ++band)
    for (int row = 0; row < 3; ++row) {
      const std::uint32_t in_row = cells[band] >> (9 * row) & kRow;
      two |= one & in_row;
      one |= in_row;
      if ((in_row & (in_row - 1)) == 0) only[band] |= in_row << (9 * row);
    }
  for (std::size_t band = 0; band < 3; ++band) {
    only[band] |= cells[band] & (one & ~two) * kColumn;
    for (int box = 0; box < 3; ++box) {
      const std::uint32_t in_box = cells[band] & kBox << (3 * box);
      if ((in_box & (in_box - 1)) == 0) only[band] |= in_box;
    }
  }
  return only & open_;
}

std::array<CellBits, 3> DigitBoards::paired_places(Digit digit) const {
  const auto is_pair = [](std::uint32_t bits) {
    const std::uint32_t but_first = bits & (bits - 1);
    return but_first != 0 && (but_first & (but_first - 1)) == 0;
  };
  const CellBits& cells = places(digit);
  CellBits in_rows, in_columns, in_boxes;
  std::uint32_t one = 0, two = 0, three = 0;  // columns by how many places they have at least
  for (std::size_t band = 0; band < 3; ++band)
    for (int i = 0; i < 3; ++i) {
      const std::uint32_t in_row = cells[band] >> (9 * i) & kRow;
      three |= two & in_row;
      two |= one & in_row;
      one |= in_row;
      if (is_pair(in_row)) in_rows[band] |= in_row << (9 * i);
      const std::uint32_t in_box = cells[band] & kBox << (3 * i);
      if (is_pair(in_box)) in_boxes[band] |= in_box;
    }
  for (std::size_t band = 0; band < 3; ++band)
    in_columns[band] = cells[band] & (two & ~three) * kColumn;
  return {in_rows, in_columns, in_boxes};
}

CellBits DigitBoards::places(Digit digit, House house) const {
  CellBits in_house;
  const int number = house.number();
  switch (house.kind()) {
    case House::Kind::row:
      in_house[static_cast<std::size_t>(number / 3)] = kRow << (9 * (number % 3));
      break;
    case House::Kind::column:
      for (std::size_t band = 0; band < 3; ++band) in_house[band] = kColumn << number;
      break;
    case House::Kind::box:
      in_house[static_cast<std::size_t>(number / 3)] = kBox << (3 * (number % 3));
      break;
  }
  return places(digit) & in_house;
}

}  // namespace nonet
