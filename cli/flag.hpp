#pragma once
// Flag: one row of the flag table. Parsing, help, the man page and the completions are all made
// from these rows, so that none of them can know a flag the others do not.

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// The command without a verb, as in `nonet --version`.
inline constexpr std::string_view kNoVerb = "";

struct Flag {
  enum class Kind : std::uint8_t {
    on_off,   ///< takes no value
    number,   ///< a whole number from `least` to `most`
    seconds,  ///< a number above 0, fractions allowed
    choice,   ///< one of `choices`
    text,
  };
  std::string name;          ///< without the dashes
  char letter = '\0';        ///< short form, if any
  Kind kind = Kind::on_off;  //
  std::string value = {};    ///< what help calls the value: "N"
  std::vector<std::string> choices = {};
  std::uint64_t least = 0;  ///< for numbers
  std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  std::string fallback = {};            ///< the value when the flag is not given, as typed
  std::vector<std::string> verbs = {};  ///< where it may stand; kNoVerb for the bare command
  std::string excludes = {};            ///< a flag it cannot stand beside
  std::string summary;                  ///< one line, no full stop
  std::string doc = {};                 ///< what the man page adds

  bool belongs_to(std::string_view verb) const;
};

/// Every flag of every verb. A name may have several rows, for different verbs.
const std::vector<Flag>& flag_table();
/// The rows of one verb in table order.
std::vector<const Flag*> flags_of(std::string_view verb);
/// The row of a verb's flag, or null.
const Flag* find_flag(std::string_view verb, std::string_view name);

}  // namespace nonet::cli
