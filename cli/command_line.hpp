#pragma once
// From the words of the command line to an Invocation: the verb, its flags' values, its operands.
//
//   auto invocation = parse_command_line(words);
//   if (!invocation) complain(invocation.error());
//   else return invocation->verb->run(*invocation);

#include <cstdint>
#include <expected>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "flag.hpp"
#include "verb.hpp"

namespace nonet::cli {

class Invocation {
 public:
  const Verb* verb = nullptr;  ///< null for the bare command
  std::vector<std::string> operands;

  /// Whether the flag stood on the command line.
  bool given(std::string_view flag) const;
  /// The value as typed, or the table's fallback. The verb must have the flag (asserted).
  std::string text(std::string_view flag) const;
  std::uint64_t number(std::string_view flag) const;  ///< for Kind::number
  double seconds(std::string_view flag) const;        ///< for Kind::seconds

  void set(const std::string& flag, std::string value);

 private:
  std::map<std::string, std::string, std::less<>> values_;
};

/// What is wrong with a command line, in one line: what, and what would be right.
struct UsageError {
  std::string message;
};

/// `words` are those after the program's name.
std::expected<Invocation, UsageError> parse_command_line(std::span<const std::string> words);

}  // namespace nonet::cli
