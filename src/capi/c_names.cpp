#include "nonet/nonet.h"
#include "nonet/search.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"

// The names of the library are string literals, so that what their string_views point at ends in
// NUL and lives for ever.

namespace {

static_assert(NONET_VERDICT_MALFORMED == static_cast<int>(nonet::Verdict::malformed));
static_assert(NONET_CONFLICT == static_cast<int>(nonet::Verdict::conflict));
static_assert(NONET_NONE == static_cast<int>(nonet::Verdict::none));
static_assert(NONET_MULTIPLE == static_cast<int>(nonet::Verdict::multiple));
static_assert(NONET_UNIQUE == static_cast<int>(nonet::Verdict::unique));
static_assert(NONET_UNDECIDED == static_cast<int>(nonet::Verdict::undecided));

template <class Infos>
auto* info_at(const Infos& infos, int number) {
  const bool there = number >= 0 && number < static_cast<int>(infos.size());
  return there ? &infos[static_cast<std::size_t>(number)] : nullptr;
}

}  // namespace

extern "C" {

const char* nonet_version(void) {
  return NONET_VERSION;
}

const char* nonet_status_text(int status) {
  switch (status) {
    case NONET_OK:
      return "done";
    case NONET_MALFORMED:
      return "the text is not one Sudoku puzzle";
    case NONET_BAD_ARGUMENT:
      return "an argument is out of range";
    case NONET_TRUNCATED:
      return "done, but a text did not fit into its buffer";
    default:
      return "unknown status";
  }
}

const char* nonet_verdict_name(int verdict) {
  if (verdict < NONET_VERDICT_MALFORMED || verdict > NONET_UNDECIDED) return nullptr;
  return nonet::name_of(static_cast<nonet::Verdict>(verdict)).data();
}

int nonet_algorithm_count(void) {
  return static_cast<int>(nonet::algorithms().size());
}

const char* nonet_algorithm_name(int algorithm) {
  const auto* info = info_at(nonet::algorithms(), algorithm);
  return info == nullptr ? nullptr : info->name.data();
}

const char* nonet_algorithm_summary(int algorithm) {
  const auto* info = info_at(nonet::algorithms(), algorithm);
  return info == nullptr ? nullptr : info->summary.data();
}

int nonet_notation_count(void) {
  return static_cast<int>(nonet::notations().size());
}

const char* nonet_notation_name(int notation) {
  const auto* info = info_at(nonet::notations(), notation);
  return info == nullptr ? nullptr : info->name.data();
}

const char* nonet_notation_summary(int notation) {
  const auto* info = info_at(nonet::notations(), notation);
  return info == nullptr ? nullptr : info->summary.data();
}

}  // extern "C"
