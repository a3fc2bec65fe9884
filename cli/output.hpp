#pragma once
// Standard output, unbuffered: whoever writes hands over whole rows. Knows when nobody reads on and
// when a write fails, and says so once.

#include <mutex>
#include <string_view>

namespace nonet::cli {

class Output {
 public:
  /// Writes all of it; false when that cannot be done, now or before.
  bool write(std::string_view text);

  /// The exit status of a command that would end with `status`: another one when writing failed.
  int status(int status) const;

  /// Held during a write, so that whoever holds it can end the process between two rows.
  std::timed_mutex& mutex() { return mutex_; }

 private:
  std::timed_mutex mutex_;
  int error_ = 0;  ///< errno of the write that failed
};

/// Writes a text that is all the command has to say; returns the exit status.
int print_all(std::string_view text);

/// Writes to standard error. When that fails there is nobody left to tell, so it goes unsaid.
void complain(std::string_view text);

}  // namespace nonet::cli
