#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string_view>

#include "completions.hpp"
#include "flag.hpp"
#include "verb.hpp"

namespace nonet::cli {

namespace {

/// For the inside of '...' in zsh and of the [...] of _arguments.
std::string zsh_text(std::string_view text) {
  std::string result;
  for (char c : text) {
    if (c == '\'')
      result += "'\\''";
    else if (c == '[' || c == ']' || c == ':')
      (result += '\\') += c;
    else
      result += c;
  }
  return result;
}

std::string argument(const Flag& flag) {
  const bool on_off = flag.kind == Flag::Kind::on_off;
  std::string rest = fmt::format("[{}]", zsh_text(flag.summary));
  if (!on_off)
    rest += fmt::format(
        ":{}:{}", zsh_text(flag.value),
        flag.choices.empty() ? std::string() : fmt::format("({})", fmt::join(flag.choices, " ")));
  const char* sign = on_off ? "" : "=";
  if (flag.letter == '\0') return fmt::format("'--{}{}{}'", flag.name, sign, rest);
  return fmt::format("{{-{0}{1},--{2}{3}}}'{4}'", flag.letter, on_off ? "" : "+", flag.name, sign,
                     rest);
}

std::string arguments_of(std::string_view verb) {
  std::string text = "_arguments -s -S";
  for (const Flag* flag : flags_of(verb)) text += " \\\n        " + argument(*flag);
  return text;
}

}  // namespace

std::string zsh_completions() {
  std::string verbs;
  std::string cases;
  for (const Verb& verb : verb_table()) {
    verbs += fmt::format("    '{}:{}'\n", verb.name, zsh_text(verb.summary));
    const char* operands = verb.name == "help"     ? " \\\n        '*:verb:_nonet_verbs'"
                           : verb.operands.empty() ? ""
                                                   : " \\\n        '*:puzzle or file:_files'";
    cases += fmt::format("    {})\n      {}{} ;;\n", verb.name, arguments_of(verb.name), operands);
  }
  return fmt::format(R"(#compdef nonet
# Completions of nonet for zsh; made by "nonet help --completions zsh".
_nonet_verbs() {{
  local -a verbs=(
{0}  )
  _describe verb verbs
}}

_nonet() {{
  if (( CURRENT == 2 )); then
    if [[ $words[CURRENT] == -* ]]; then
      {1}
    else
      _nonet_verbs
    fi
    return
  fi
  local verb=$words[2]
  shift words
  (( CURRENT-- ))
  case $verb in
{2}  esac
}}

_nonet "$@"
)",
                     verbs, arguments_of(kNoVerb), cases);
}

}  // namespace nonet::cli
