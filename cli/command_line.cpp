// The one file that includes CLI11, because that takes seconds to compile. CLI11 splits the words
// into flags, values and operands; what they may be is said by the tables, and checked here.
#include "command_line.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cassert>
#include <charconv>
#include <optional>

#include "nearest_word.hpp"

namespace nonet::cli {

namespace {

using Kind = Flag::Kind;

template <class Number>
std::optional<Number> read_number(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// What is wrong with a flag's value, or nothing.
std::optional<std::string> fault_of(const Flag& flag, const std::string& value) {
  switch (flag.kind) {
    case Kind::on_off:
    case Kind::text:
      return std::nullopt;
    case Kind::number: {
      const auto number = read_number<std::uint64_t>(value);
      if (number && *number >= flag.least && *number <= flag.most) return std::nullopt;
      return fmt::format("--{} takes a whole number from {} to {}, not '{}'", flag.name, flag.least,
                         flag.most, value);
    }
    case Kind::seconds: {
      constexpr double kLongest = 1e9;  // thirty years; beyond it the clock's arithmetic overflows
      const auto number = read_number<double>(value);
      if (number && *number > 0 && *number <= kLongest) return std::nullopt;
      return fmt::format("--{} takes a number of seconds above 0, not '{}'", flag.name, value);
    }
    case Kind::choice:
      if (std::ranges::find(flag.choices, value) != flag.choices.end()) return std::nullopt;
      return fmt::format("--{} cannot be '{}'{}; it takes one of {}", flag.name, value,
                         did_you_mean(value, flag.choices), fmt::join(flag.choices, ", "));
  }
  return std::nullopt;
}

/// The message for words that no flag of the verb takes.
std::string unknown_flag(std::string_view verb, std::string_view word) {
  const std::string_view name = word.substr(0, word.find('='));
  std::vector<std::string> known;
  for (const Flag* flag : flags_of(verb)) known.push_back("--" + flag->name);
  std::vector<std::string> elsewhere;
  for (const Flag& flag : flag_table())
    if ("--" + flag.name == name)
      elsewhere.insert(elsewhere.end(), flag.verbs.begin(), flag.verbs.end());
  if (elsewhere.empty()) return fmt::format("unknown flag {}{}", name, did_you_mean(name, known));
  return fmt::format("unknown flag {}; it belongs to {}{}", name, fmt::join(elsewhere, ", "),
                     verb == kNoVerb ? " and stands behind the verb" : "");
}

// A puzzle whose first cell is a blank written as a dash looks like a flag. No flag is that long.
bool is_dashed_puzzle(std::string_view word) {
  return word.size() >= 81 && word.starts_with('-') &&
         word.find_first_not_of("-0123456789._*xX") == std::string_view::npos;
}

// CLI11 hands on words it does not know in order, but not whether they stood behind "--". Operands
// that could be taken for a flag therefore pass through it with a first character no flag has.
constexpr char kShield = '\x01';

/// In reverse, as CLI11 takes them.
std::vector<std::string> shielded(std::span<const std::string> words) {
  std::vector<std::string> result;
  bool operands_only = false;
  for (const std::string& word : words) {
    if (word == "--" && !operands_only) {
      operands_only = true;
    } else {
      const bool operand = operands_only || is_dashed_puzzle(word) || word.starts_with(kShield);
      result.push_back(operand ? kShield + word : word);
    }
  }
  std::ranges::reverse(result);
  return result;
}

/// What is wrong with "--limit=": CLI11 would take the next word for the value.
std::optional<std::string> empty_value_fault(const std::vector<const Flag*>& flags,
                                             std::span<const std::string> words) {
  for (const std::string& word : words) {
    if (word == "--") break;
    for (const Flag* flag : flags)
      if (flag->kind != Kind::on_off && word == "--" + flag->name + "=")
        return fmt::format("--{} needs a value: --{} {}", flag->name, flag->name, flag->value);
  }
  return std::nullopt;
}

/// All that CLI11 itself can find wrong: a value that is missing or one too many.
std::optional<std::string> value_fault(const std::vector<const Flag*>& flags,
                                       std::span<const std::string> words) {
  for (const Flag* flag : flags) {
    const std::string name = "--" + flag->name;
    for (const std::string& word : words) {
      if (flag->kind == Kind::on_off && word.starts_with(name + "="))
        return fmt::format("{} takes no value, but '{}' gives one", name, word);
      const bool last = &word == &words.back();
      const bool by_letter = flag->letter != '\0' && word.starts_with('-') &&
                             !word.starts_with("--") && word.ends_with(flag->letter);
      if (flag->kind != Kind::on_off && last && (word == name || by_letter))
        return fmt::format("{} needs a value: {} {}", name, name, flag->value);
    }
  }
  return std::nullopt;
}

/// Fills in flags and operands; returns what is wrong.
std::optional<std::string> parse_words(std::string_view verb, std::span<const std::string> words,
                                       Invocation& invocation) {
  const std::vector<const Flag*> flags = flags_of(verb);
  if (auto fault = empty_value_fault(flags, words)) return fault;
  CLI::App app;
  app.set_help_flag();
  app.allow_extras();
  std::vector<CLI::Option*> options;
  for (const Flag* flag : flags) {
    std::string names = "--" + flag->name;
    if (flag->letter != '\0') names += fmt::format(",-{}", flag->letter);
    if (flag->kind == Kind::on_off) {
      options.push_back(app.add_flag(names)->disable_flag_override());
    } else {
      options.push_back(app.add_option(names)->expected(1)->multi_option_policy(
          CLI::MultiOptionPolicy::TakeLast));
    }
  }
  try {
    app.parse(shielded(words));
  } catch (const CLI::ParseError& error) {
    return value_fault(flags, words).value_or(error.what());
  }
  for (std::size_t i = 0; i < flags.size(); ++i) {
    if (options[i]->count() == 0) continue;
    const std::string value =
        flags[i]->kind == Kind::on_off ? std::string() : options[i]->results().back();
    if (auto fault = fault_of(*flags[i], value)) return fault;
    invocation.set(flags[i]->name, value);
  }
  for (const std::string& word : app.remaining()) {
    if (word.starts_with(kShield)) {
      invocation.operands.push_back(word.substr(1));
    } else if (word.size() > 1 && word.starts_with('-')) {
      return unknown_flag(verb, word);
    } else {
      invocation.operands.push_back(word);
    }
  }
  for (const Flag* flag : flags)
    if (!flag->excludes.empty() && invocation.given(flag->name) && invocation.given(flag->excludes))
      return fmt::format("--{} and --{} cannot stand together; leave one out", flag->name,
                         flag->excludes);
  return std::nullopt;
}

}  // namespace

bool Invocation::given(std::string_view flag) const {
  return values_.contains(flag);
}

std::string Invocation::text(std::string_view flag) const {
  if (const auto found = values_.find(flag); found != values_.end()) return found->second;
  const Flag* row = find_flag(verb == nullptr ? kNoVerb : verb->name, flag);
  assert(row != nullptr);
  return row->fallback;
}

std::uint64_t Invocation::number(std::string_view flag) const {
  const auto number = read_number<std::uint64_t>(text(flag));
  assert(number);
  return *number;
}

double Invocation::seconds(std::string_view flag) const {
  const auto number = read_number<double>(text(flag));
  assert(number);
  return *number;
}

void Invocation::set(const std::string& flag, std::string value) {
  values_[flag] = std::move(value);
}

std::expected<Invocation, UsageError> parse_command_line(std::span<const std::string> words) {
  Invocation invocation;
  if (!words.empty() && !words[0].starts_with('-')) {
    invocation.verb = find_verb(words[0]);
    if (invocation.verb == nullptr)
      return std::unexpected(UsageError{fmt::format("unknown verb '{}'{}; the verbs are {}",
                                                    words[0], did_you_mean(words[0], verb_names()),
                                                    fmt::join(verb_names(), ", "))});
    words = words.subspan(1);
  }
  const std::string_view verb =
      invocation.verb == nullptr ? kNoVerb : std::string_view(invocation.verb->name);
  if (auto fault = parse_words(verb, words, invocation)) return std::unexpected(UsageError{*fault});
  if (invocation.given("help") || invocation.given("version")) return invocation;
  if (invocation.verb == nullptr)
    return std::unexpected(UsageError{fmt::format(
        "there is no verb; it comes first and is one of {}", fmt::join(verb_names(), ", "))});
  if (invocation.verb->operands.empty() && !invocation.operands.empty())
    return std::unexpected(UsageError{
        fmt::format("{} takes no operands, but '{}' is one", verb, invocation.operands[0])});
  return invocation;
}

}  // namespace nonet::cli
