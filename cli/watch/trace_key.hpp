#pragma once

#include <cstdint>

namespace nonet::cli {

/// What a key press asks of a trace.
enum class TraceCommand : std::uint8_t {
  pause,
  step,
  back,
  faster,
  slower,
  next_retreat,
  next_solution,
  heat,
  end,      ///< q, Escape and every key that has no other meaning
  nothing,  ///< no key, or the terminal changed its size
};

/// `key` as ncurses' getch() returns it.
TraceCommand command_of(int key);

}  // namespace nonet::cli
