#pragma once
// SdkSections: a .sdk file gives the same grid twice, the [Puzzle] and its [State] with the digits
// that a player has filled in. Both together are one record.

#include <optional>

#include "nonet/text.hpp"

namespace nonet::text {

class SdkSections {
 public:
  void begin_puzzle() { section_ = Section::puzzle; }
  /// False: no puzzle stands before it, so it is a grid of its own.
  bool begin_state();

  bool idle() const { return section_ == Section::none; }
  /// A puzzle has been read, its state may follow.
  bool waiting() const { return section_ == Section::after_puzzle; }

  /// Looks at each record; false: it was kept to wait for its state.
  bool deliver(Record& record);
  /// No state follows.
  Record take();

 private:
  enum class Section : std::uint8_t { none, puzzle, after_puzzle, state };
  Section section_ = Section::none;
  Record kept_;
};

}  // namespace nonet::text
