#include "output.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "exit_status.hpp"

namespace nonet::cli {

bool Output::write(std::string_view text) {
  const std::lock_guard lock(mutex_);
  while (error_ == 0 && !text.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EAGAIN) {  // somebody made the pipe non-blocking
      pollfd ready{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
      poll(&ready, 1, -1);
    } else if (errno != EINTR) {
      error_ = errno;
      if (error_ != EPIPE)
        complain(
            fmt::format("nonet: cannot write to standard output: {}\n", std::strerror(error_)));
    }
  }
  return error_ == 0;
}

// Mostly SIGPIPE has ended the process before; a parent that ignores it makes us do so, too.
int Output::status(int status) const {
  if (error_ == 0) return status;
  return error_ == EPIPE ? kExitClosedPipe : kExitError;
}

int print_all(std::string_view text) {
  Output output;
  output.write(text);
  return output.status(kExitPositive);
}

void complain(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace nonet::cli
