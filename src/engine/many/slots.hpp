#pragma once
// Slots: the puzzles in flight. Room for all there can be, taken once; a slot is named by number.

#include <memory>

#include "engine/many/slot.hpp"

namespace nonet::engine::many {

class Slots {
 public:
  explicit Slots(int capacity)
      : slots_(std::make_unique_for_overwrite<Slot[]>(static_cast<std::size_t>(capacity))) {}

  Slot& operator[](int slot) { return slots_[static_cast<std::size_t>(slot)]; }

  int acquire(std::size_t puzzle, std::uint64_t limit) {
    int slot = free_;
    if (slot >= 0)
      free_ = (*this)[slot].newest;  // free slots are a list through this field
    else
      slot = touched_++;
    (*this)[slot] = Slot{};
    (*this)[slot].puzzle = puzzle;
    (*this)[slot].limit = limit;
    (*this)[slot].newest = (*this)[slot].oldest_eligible = -1;
    (*this)[slot].trail.end();
    (*this)[slot].in_use = true;
    return slot;
  }

  void release(int slot) {
    (*this)[slot].in_use = false;
    (*this)[slot].newest = free_;
    free_ = slot;
  }

  void clear() {
    free_ = -1;
    touched_ = 0;
  }

  template <class Visit>
  void for_each(Visit visit) {
    for (int slot = 0; slot < touched_; ++slot)
      if ((*this)[slot].in_use) visit(slot);
  }

 private:
  std::unique_ptr<Slot[]> slots_;
  int free_ = -1;
  int touched_ = 0;  // slots used at least once since clear()
};

}  // namespace nonet::engine::many
