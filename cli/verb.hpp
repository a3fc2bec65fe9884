#pragma once
// Verb: one row of the verb table. A verb lives in a file of its own and is known by this row only.

#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

class Invocation;

struct Verb {
  std::string name;
  std::string summary;   ///< one line, no full stop
  std::string operands;  ///< as in a usage line: "[PUZZLE | FILE | -]..."; empty: takes none
  std::string doc;       ///< paragraphs parted by empty lines
  std::vector<std::string> examples;
  int (*run)(const Invocation& invocation);  ///< returns the exit status (exit_status.hpp)
};

const std::vector<Verb>& verb_table();
const Verb* find_verb(std::string_view name);  ///< null when there is none
std::vector<std::string> verb_names();

/// The verbs, one file each.
int run_solve(const Invocation& invocation);
int run_check(const Invocation& invocation);
int run_count(const Invocation& invocation);
int run_rate(const Invocation& invocation);
int run_hint(const Invocation& invocation);
int run_explain(const Invocation& invocation);
int run_techniques(const Invocation& invocation);
int run_convert(const Invocation& invocation);
int run_generate(const Invocation& invocation);
int run_trace(const Invocation& invocation);
int run_race(const Invocation& invocation);
int run_analyze(const Invocation& invocation);
int run_unavoidable(const Invocation& invocation);
int run_canon(const Invocation& invocation);
int run_same(const Invocation& invocation);
int run_distinct(const Invocation& invocation);
int run_scramble(const Invocation& invocation);
int run_serve(const Invocation& invocation);
int run_help(const Invocation& invocation);
int run_version(const Invocation& invocation);

}  // namespace nonet::cli
