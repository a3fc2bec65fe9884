#pragma once
// Ctrl-C: ends the work between two rows, with all that was done written out.

#include <pthread.h>

#include <atomic>
#include <stop_token>
#include <thread>

#include "output.hpp"

namespace nonet::cli {

/// While one exists, SIGINT asks for a stop by way of token(). Work that does not end soon, because
/// it waits for input, is ended from outside. Create it before any other thread.
class Interrupt {
 public:
  explicit Interrupt(Output& output);
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  std::stop_token token() const { return source_.get_token(); }
  bool happened() const { return source_.stop_requested(); }

 private:
  void wait_for_signal();

  Output& output_;
  std::stop_source source_;
  std::atomic<bool> over_ = false;
  bool ignored_ = false;
  std::thread waiter_;
};

}  // namespace nonet::cli
