#include "man_page.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cctype>
#include <string_view>

#include "flag.hpp"
#include "help_text.hpp"
#include "verb.hpp"

namespace nonet::cli {

namespace {

/// Plain text as roff: backslashes and hyphens spelt out, no line that starts with a control sign.
std::string roff(std::string_view text) {
  std::string result;
  for (char c : text) {
    const bool line_start = result.empty() || result.back() == '\n';
    if (line_start && (c == '.' || c == '\'')) result += "\\&";
    if (c == '\\')
      result += "\\e";
    else if (c == '-')
      result += "\\-";
    else
      result += c;
  }
  return result;
}

/// A summary as a sentence.
std::string sentence(std::string summary) {
  summary[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(summary[0])));
  return roff(summary) + ".\n";
}

std::string paragraphs(std::string_view text) {
  std::string result = roff(text);
  for (std::size_t at = 0; (at = result.find("\n\n", at)) != std::string::npos;)
    result.replace(at, 2, "\n.PP\n");
  return result;
}

std::string flag_entry(const Flag& flag) {
  std::string entry = ".TP\n";
  if (flag.letter != '\0') entry += fmt::format("\\fB\\-{}\\fR, ", flag.letter);
  entry += fmt::format("\\fB\\-\\-{}\\fR", roff(flag.name));
  if (!flag.value.empty()) entry += fmt::format(" \\fI{}\\fR", roff(flag.value));
  entry += "\n" + sentence(flag.summary);
  if (!flag.doc.empty()) entry += roff(flag.doc) + "\n";
  if (!flag.choices.empty())
    entry += roff(fmt::format("One of {}.", fmt::join(flag.choices, ", "))) + "\n";
  if (!flag.fallback.empty()) entry += roff(fmt::format("Without it: {}.", flag.fallback)) + "\n";
  return entry;
}

std::string verb_section(const Verb& verb) {
  std::string section = fmt::format(".SS nonet {} {}\n", roff(verb.name), roff(verb.operands));
  section += sentence(verb.summary);
  if (!verb.doc.empty()) section += ".PP\n" + paragraphs(verb.doc) + "\n";
  for (const Flag* flag : flags_of(verb.name)) section += flag_entry(*flag);
  return section;
}

// What no table holds, as it is the same for every verb.
constexpr std::string_view kCommonSections =
    R"(.SH INPUT
An operand that names a file is read as that file, any other is read as the text of a puzzle, and
\- is standard input, which is also read when there is no operand.
Read are lines of 81 characters, nine lines of nine, boards with frames, boards of candidates, 729
candidates in a line, the files of several programs, CSV and TSV.
A row that cannot be read is refused by name and place, and the rest goes on.
.SH OUTPUT
One row of input gives one row of output, in the same order, however many threads there are.
.SH EXIT STATUS
.TP
.B 0
Every answer is positive.
.TP
.B 1
Some puzzle has no solution or several, breaks a rule, or was given up.
.TP
.B 2
Wrong usage, input that cannot be read, or output that cannot be written.
.TP
.B 130
Ended by an interrupt.
.SH ENVIRONMENT
.TP
.B NO_COLOR
When it is set, drawn boards have no colour unless \fB\-\-color always\fR asks for it.
)";

}  // namespace

std::string man_page() {
  std::string page = fmt::format(
      ".TH NONET 1 \"\" \"{}\" \"User Commands\"\n.SH NAME\nnonet \\- read, judge and solve Sudoku "
      "puzzles\n.SH SYNOPSIS\n",
      version_line());
  for (const Verb& verb : verb_table())
    page += fmt::format("\\fBnonet {}\\fR [\\fIFLAGS\\fR] {}\n.br\n", roff(verb.name),
                        roff(verb.operands));
  page += ".SH VERBS\n";
  for (const Verb& verb : verb_table()) page += verb_section(verb);
  page += ".SH FLAGS WITHOUT A VERB\n";
  for (const Flag* flag : flags_of(kNoVerb)) page += flag_entry(*flag);
  page += kCommonSections;
  page += ".SH EXAMPLES\n";
  for (const Verb& verb : verb_table())
    for (const std::string& example : verb.examples)
      page += fmt::format(".PP\n.EX\n{}\n.EE\n", roff(example));
  return page;
}

}  // namespace nonet::cli
