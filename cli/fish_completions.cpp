#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string_view>

#include "completions.hpp"
#include "flag.hpp"
#include "verb.hpp"

namespace nonet::cli {

namespace {

std::string fish_word(std::string_view text) {
  std::string result;
  for (char c : text) {
    if (c == '\'' || c == '\\') result += '\\';
    result += c;
  }
  return "'" + result + "'";
}

std::string flag_line(std::string_view condition, const Flag& flag) {
  std::string line = fmt::format("complete -c nonet -n {} -l {}", fish_word(condition), flag.name);
  if (flag.letter != '\0') line += fmt::format(" -s {}", flag.letter);
  if (!flag.choices.empty())
    line += fmt::format(" -x -a {}", fish_word(fmt::format("{}", fmt::join(flag.choices, " "))));
  else if (flag.kind != Flag::Kind::on_off)
    line += " -x";
  return line + fmt::format(" -d {}\n", fish_word(flag.summary));
}

}  // namespace

std::string fish_completions() {
  std::string text =
      "# Completions of nonet for fish; made by \"nonet help --completions fish\".\n";
  for (const Flag* flag : flags_of(kNoVerb)) text += flag_line("__fish_use_subcommand", *flag);
  for (const Verb& verb : verb_table()) {
    text += fmt::format("complete -c nonet -n __fish_use_subcommand -f -a {} -d {}\n", verb.name,
                        fish_word(verb.summary));
    const std::string behind = "__fish_seen_subcommand_from " + verb.name;
    for (const Flag* flag : flags_of(verb.name)) text += flag_line(behind, *flag);
    if (verb.name == "help")
      text += fmt::format("complete -c nonet -n {} -f -a {}\n", fish_word(behind),
                          fish_word(fmt::format("{}", fmt::join(verb_names(), " "))));
    else if (verb.operands.empty())
      text += fmt::format("complete -c nonet -n {} -f\n", fish_word(behind));
  }
  return text;
}

}  // namespace nonet::cli
