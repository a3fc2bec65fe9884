#pragma once
// DigitBoards: for each digit the cells that it may still take, one bit a cell. A question about
// all cells or houses is then a few logical operations on 27 cells at once.
//
// A band is one word of 27 bits, row-major:
//
//   bit  0  1  2 |  3  4  5 |  6  7  8      a minirow is three neighbouring bits,
//        9 10 11 | 12 13 14 | 15 16 17      a row is nine, a box three minirows nine bits apart
//       18 19 20 | 21 22 23 | 24 25 26

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "nonet/candidates.hpp"
#include "nonet/house.hpp"

namespace nonet {

/// A set of cells.
class CellBits {
 public:
  std::uint32_t& operator[](std::size_t band) { return bands_[band]; }
  std::uint32_t operator[](std::size_t band) const { return bands_[band]; }

  bool empty() const { return (bands_[0] | bands_[1] | bands_[2]) == 0; }
  int size() const {
    return std::popcount(bands_[0]) + std::popcount(bands_[1]) + std::popcount(bands_[2]);
  }
  bool contains(Cell cell) const { return (bands_[band_of(cell)] & bit_of(cell)) != 0; }
  void insert(Cell cell) { bands_[band_of(cell)] |= bit_of(cell); }
  void erase(Cell cell) { bands_[band_of(cell)] &= ~bit_of(cell); }

  /// The first cell of a set that is not empty.
  Cell first() const {
    const std::size_t band = bands_[0] != 0 ? 0 : bands_[1] != 0 ? 1 : 2;
    return Cell(27 * static_cast<int>(band) + std::countr_zero(bands_[band]));
  }

  friend bool operator==(const CellBits&, const CellBits&) = default;
  friend CellBits operator&(CellBits a, const CellBits& b) {
    for (std::size_t band = 0; band < 3; ++band) a[band] &= b[band];
    return a;
  }
  friend CellBits operator|(CellBits a, const CellBits& b) {
    for (std::size_t band = 0; band < 3; ++band) a[band] |= b[band];
    return a;
  }
  friend CellBits operator-(CellBits a, const CellBits& b) {
    for (std::size_t band = 0; band < 3; ++band) a[band] &= ~b[band];
    return a;
  }

 private:
  static std::size_t band_of(Cell cell) { return static_cast<std::size_t>(cell.index() / 27); }
  static std::uint32_t bit_of(Cell cell) { return 1u << (cell.index() % 27); }

  std::array<std::uint32_t, 3> bands_{};
};

class DigitBoards {
 public:
  explicit DigitBoards(const Candidates& candidates);

  bool may_be(Cell cell, Digit digit) const { return places(digit).contains(cell); }
  DigitSet candidates(Cell cell) const;
  CellBits open_cells() const { return open_; }  ///< those in which no digit was placed

  /// No other digit can be in the cell then, nor this one in a peer.
  void place(Cell cell, Digit digit);
  void erase(Cell cell, Digit digit);

  /// Strikes out the locked candidates of every digit whose board has changed, until nothing more
  /// changes. Returns what shows that there is no solution, if it comes to that.
  struct DeadEnd {
    House house;
    Digit digit;
  };
  std::optional<DeadEnd> strike_out_locked();

  /// The open cells by how many candidates they have.
  struct BySize {
    CellBits none, one, two;
  };
  BySize open_cells_by_size() const;

  /// The open cells that are the only place for the digit in a house.
  CellBits only_places(Digit digit) const;
  const CellBits& places(Digit digit) const {
    return boards_[static_cast<std::size_t>(digit.index())];
  }
  CellBits places(Digit digit, House house) const;

  /// The places of a digit that have just one rival in their row, in their column, in their box.
  std::array<CellBits, 3> paired_places(Digit digit) const;

 private:
  CellBits& board(Digit digit) { return boards_[static_cast<std::size_t>(digit.index())]; }
  std::optional<House> strike_out_locked(Digit digit);

  std::array<CellBits, kDigitCount> boards_{};
  CellBits open_;
  DigitSet changed_ = DigitSet::all();  // boards that strike_out_locked() has not seen yet
};

}  // namespace nonet
