// What the C and C++ libraries would otherwise bring along: a module has no environment, and an
// assertion of libc++ stops it as any trap does, without the whole of printf to say so.

#include <__verbose_abort>
#include <cstdlib>

extern "C" char* getenv(const char*) {
  return nullptr;
}

[[noreturn]] void std::__libcpp_verbose_abort(const char*, ...) {
  __builtin_trap();
}

// libc++abi's last words, printed by way of vfprintf.
extern "C" [[noreturn]] void abort_message(const char*, ...) {
  __builtin_trap();
}
