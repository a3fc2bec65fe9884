// The flags as data. One row a flag; where a flag's choices differ between verbs it has a row for
// each.
#include <string>
#include <vector>

#include "flag.hpp"
#include "nonet/batch.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {

namespace {

using Kind = Flag::Kind;

std::vector<std::string> notation_names() {
  std::vector<std::string> names;
  for (const NotationInfo& info : notations()) names.emplace_back(info.name);
  return names;
}

std::vector<Flag> make_table() {
  return {
      {.name = "format",
       .letter = 'f',
       .kind = Kind::choice,
       .value = "FORMAT",
       .choices = {"line", "grid", "pencil", "json", "csv"},
       .verbs = {"solve", "check", "count"},
       .summary = "how answers are written",
       .doc =
           "line: one row of fields parted by tabs; grid: a drawn board; pencil: a board of "
           "candidates; json: one object a row; csv: a header and one row each. Without this flag "
           "a single puzzle on a terminal is drawn, and everything else is lines."},
      {.name = "to",
       .letter = 't',
       .kind = Kind::choice,
       .value = "NOTATION",
       .choices = notation_names(),
       .fallback = "line",
       .verbs = {"convert"},
       .summary = "the notation to write"},
      {.name = "format",
       .letter = 'f',
       .kind = Kind::choice,
       .value = "NOTATION",
       .choices = notation_names(),
       .verbs = {"convert"},
       .excludes = "to",
       .summary = "the same as --to"},
      {.name = "limit",
       .letter = 'l',
       .kind = Kind::number,
       .value = "N",
       .least = 1,
       .fallback = std::to_string(kDefaultCountLimit),
       .verbs = {"count"},
       .summary = "stop counting a puzzle's solutions at N",
       .doc = "A count that reached the limit while more solutions exist is written >=N."},
      {.name = "all",
       .letter = 'a',
       .verbs = {"count"},
       .excludes = "limit",
       .summary = "count to the end, however long it takes"},
      {.name = "timeout",
       .kind = Kind::seconds,
       .value = "SECONDS",
       .verbs = {"solve", "check", "count"},
       .summary = "give up on a puzzle after so long",
       .doc = "The verdict is then undecided. Fractions are allowed."},
      {.name = "column",
       .letter = 'c',
       .kind = Kind::text,
       .value = "COLUMN",
       .verbs = {"solve", "check", "count", "convert"},
       .summary = "the column of a CSV or TSV that holds the puzzles",
       .doc = "A name from the header, or a number from 1. Without this flag the first field that "
              "looks like a puzzle is taken."},
      {.name = "bare",
       .letter = 'b',
       .verbs = {"solve", "check", "count", "convert"},
       .summary = "leave out what stood beside the puzzle in its row"},
      {.name = "color",
       .kind = Kind::choice,
       .value = "WHEN",
       .choices = {"auto", "always", "never"},
       .fallback = "auto",
       .verbs = {"solve", "check", "count"},
       .summary = "colour in drawn boards",
       .doc =
           "auto colours on a terminal, unless the environment variable NO_COLOR is set or TERM is "
           "dumb."},
      {.name = "threads",
       .letter = 'j',
       .kind = Kind::number,
       .value = "N",
       .most = kMostThreads,
       .fallback = "0",
       .verbs = {"solve", "check", "count", "convert"},
       .summary = "work on so many puzzles at once; 0 for one a core",
       .doc = "The output is the same, byte for byte, for every N."},
      {.name = "quiet",
       .letter = 'q',
       .verbs = {"solve", "check", "count", "convert"},
       .summary = "no progress, and no messages about rows that cannot be read"},
      {.name = "man", .verbs = {"help"}, .summary = "write the manual page, for man(1)"},
      {.name = "completions",
       .kind = Kind::choice,
       .value = "SHELL",
       .choices = {"bash", "zsh", "fish"},
       .verbs = {"help"},
       .excludes = "man",
       .summary = "write the completions of a shell"},
      {.name = "help",
       .letter = 'h',
       .verbs = {"", "solve", "check", "count", "convert", "help", "version"},
       .summary = "say how to use it, and end"},
      {.name = "version", .letter = 'V', .verbs = {""}, .summary = "name the version, and end"},
  };
}

}  // namespace

const std::vector<Flag>& flag_table() {
  static const std::vector<Flag> table = make_table();
  return table;
}

}  // namespace nonet::cli
