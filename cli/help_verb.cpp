#include <fmt/format.h>

#include <cstdio>

#include "command_line.hpp"
#include "completions.hpp"
#include "exit_status.hpp"
#include "help_text.hpp"
#include "man_page.hpp"
#include "nearest_word.hpp"
#include "output.hpp"

namespace nonet::cli {

int run_help(const Invocation& invocation) {
  if (invocation.given("man")) return print_all(man_page());
  if (invocation.given("completions"))
    return print_all(completions(invocation.text("completions")));
  if (invocation.operands.empty()) return print_all(general_help());
  std::string text;
  for (const std::string& name : invocation.operands) {
    const Verb* verb = find_verb(name);
    if (verb == nullptr) {
      complain(fmt::format("nonet: there is no verb '{}'{} (nonet help lists them)\n", name,
                           did_you_mean(name, verb_names())));
      return kExitError;
    }
    if (!text.empty()) text += '\n';
    text += help_for(*verb);
  }
  return print_all(text);
}

}  // namespace nonet::cli
