#include "interrupt.hpp"

#include <signal.h>
#include <unistd.h>

#include <chrono>

#include "exit_status.hpp"

namespace nonet::cli {

namespace {

sigset_t only_sigint() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  return set;
}

}  // namespace

// A handler may hardly do anything; a thread that waits for the signal may do everything. The
// signal is blocked in this thread and all that it starts, so that only the waiter gets it.
Interrupt::Interrupt(Output& output) : output_(output) {
  struct sigaction now{};
  sigaction(SIGINT, nullptr, &now);
  ignored_ = now.sa_handler == SIG_IGN;  // as nohup and background jobs have it
  if (ignored_) return;
  const sigset_t set = only_sigint();
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
  waiter_ = std::thread([this] { wait_for_signal(); });
}

Interrupt::~Interrupt() {
  if (ignored_) return;
  over_ = true;
  pthread_kill(waiter_.native_handle(), SIGINT);
  waiter_.join();
}

void Interrupt::wait_for_signal() {
  const sigset_t set = only_sigint();
  int signal = 0;
  sigwait(&set, &signal);
  if (over_) return;
  source_.request_stop();
  // Work in flight ends at once when it looks at the token. A read that waits never looks.
  using std::chrono::milliseconds;
  constexpr auto kPatience = milliseconds(500);
  for (auto waited = milliseconds(0); waited < kPatience && !over_; waited += milliseconds(5))
    std::this_thread::sleep_for(milliseconds(5));
  if (over_) return;
  const bool between_rows = output_.mutex().try_lock_for(kPatience);
  static_cast<void>(between_rows);  // a reader that has stopped reading must not keep us here
  _exit(kExitInterrupted);
}

}  // namespace nonet::cli
