#include <fmt/format.h>
#include <fmt/ranges.h>

#include "completions.hpp"
#include "flag.hpp"
#include "verb.hpp"

namespace nonet::cli {

namespace {

std::string names_of(const Flag& flag) {
  std::string names = "--" + flag.name;
  if (flag.letter != '\0') names += fmt::format(" -{}", flag.letter);
  return names;
}

/// The lines of a verb: its flags, and for the flag before the cursor what it takes.
std::string verb_case(std::string_view verb) {
  std::string words;
  std::string values;
  for (const Flag* flag : flags_of(verb)) {
    words += (words.empty() ? "" : " ") + names_of(*flag);
    if (flag->kind == Flag::Kind::on_off) continue;
    std::string pattern = "--" + flag->name;
    if (flag->letter != '\0') pattern += fmt::format("|-{}", flag->letter);
    values += fmt::format("        {}) values=\"{}\" ;;\n", pattern, fmt::join(flag->choices, " "));
  }
  std::string text = fmt::format("    \"{}\")\n      flags=\"{}\"\n", verb, words);
  if (!values.empty())
    text += fmt::format("      case \"$previous\" in\n{}        *) takes_value= ;;\n      esac\n",
                        values);
  else
    text += "      takes_value=\n";
  return text + "      ;;\n";
}

}  // namespace

// The words are split by bash at "=", too: "--to=line" arrives as three words.
std::string bash_completions() {
  std::string cases = verb_case(kNoVerb);
  for (const Verb& verb : verb_table()) cases += verb_case(verb.name);
  return fmt::format(R"(# Completions of nonet for bash; made by "nonet help --completions bash".
_nonet() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}}
  local verbs="{0}" verb= flags= values= takes_value=1
  if [ "$current" = "=" ]; then
    current=
  elif [ "$previous" = "=" ]; then
    previous=${{COMP_WORDS[COMP_CWORD-2]}}
  fi
  if [ "$COMP_CWORD" -gt 1 ]; then verb=${{COMP_WORDS[1]}}; fi
  case "$verb" in
{1}  esac
  if [ -n "$takes_value" ]; then
    COMPREPLY=($(compgen -W "$values" -- "$current"))
  elif [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "$verbs $flags" -- "$current"))
  elif [ "${{current#-}}" != "$current" ]; then
    COMPREPLY=($(compgen -W "$flags" -- "$current"))
  elif [ "$verb" = help ]; then
    COMPREPLY=($(compgen -W "$verbs" -- "$current"))
  else
    compopt -o filenames
    mapfile -t COMPREPLY < <(compgen -f -- "$current")
  fi
}}
complete -F _nonet nonet
)",
                     fmt::join(verb_names(), " "), cases);
}

}  // namespace nonet::cli
