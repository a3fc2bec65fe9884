// The flags as data. One row a flag; where a flag's choices differ between verbs it has a row for
// each. Those that only the verbs of study/ have are in study/study_flags.cpp.
#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "flag.hpp"
#include "generate/generate_flag_rows.hpp"
#include "nonet/batch.hpp"
#include "nonet/search.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "study/study_flags.hpp"
#include "verb.hpp"

namespace nonet::cli {

namespace {

using Kind = Flag::Kind;

std::vector<std::string> algorithm_names() {
  std::vector<std::string> names;
  for (const AlgorithmInfo& info : algorithms()) names.emplace_back(info.name);
  return names;
}

std::string join_names(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) (text += text.empty() ? "" : ", ") += name;
  return text;
}

// The bare command and every verb.
std::vector<std::string> everywhere() {
  std::vector<std::string> verbs = verb_names();
  verbs.insert(verbs.begin(), std::string(kNoVerb));
  return verbs;
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
      {.name = "format",
       .letter = 'f',
       .kind = Kind::text,
       .value = "FORMAT",
       .fallback = "line",
       .verbs = {"rate"},
       .summary = "how ratings are written: line, json, csv, or a text with codes as %r",
       .doc =
           "line: one row of fields parted by tabs; json: one object a row; csv: a header and one "
           "row each. A text with percent signs is written for each puzzle with its codes filled "
           "in, which are serate's: %g the puzzle, %r ER, %p EP, %d ED, %R %P %D the techniques "
           "that decided them, %i the digits reached, %n the line, %e the seconds taken, %t a "
           "tab, %l a line end, %% a percent sign."},
      {.name = "techniques",
       .letter = 't',
       .kind = Kind::text,
       .value = "NAME,...",
       .verbs = {"rate"},
       .summary = "use these techniques only, parted by commas",
       .doc = "Names of techniques and families, as hint takes them; without this flag all of "
              "Sudoku Explainer's. A puzzle that needs others is stuck."},
      {.name = "max-rating",
       .letter = 'm',
       .kind = Kind::text,
       .value = "RATING",
       .verbs = {"rate"},
       .summary = "do not look for steps harder than this, from 1.0 to 20.0",
       .doc = "A puzzle that needs one is too hard: its row tells what is known of the rating."},
      {.name = "no-uniqueness",
       .verbs = {"rate"},
       .summary = "without the techniques that rest on there being one solution",
       .doc = "Unique rectangles and loops, and bivalue universal graves. The rating is then not "
              "Sudoku Explainer's."},
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
      {.name = "format",
       .letter = 'f',
       .kind = Kind::choice,
       .value = "FORMAT",
       .choices = {"text", "board", "json", "svg"},
       .verbs = {"hint"},
       .summary = "how hints are written",
       .doc =
           "text: a line each; board: with a drawn board of candidates; json: an object a row; "
           "svg: a drawing. Without this flag a single position on a terminal is drawn as board, "
           "and everything else is text."},
      {.name = "format",
       .letter = 'f',
       .kind = Kind::choice,
       .value = "FORMAT",
       .choices = {"text", "json", "html"},
       .fallback = "text",
       .verbs = {"explain"},
       .summary = "how steps are written",
       .doc =
           "text: a line for each step; json: an object for each puzzle; html: a page of its own "
           "with a drawn board for each step."},
      {.name = "format",
       .letter = 'f',
       .kind = Kind::choice,
       .value = "FORMAT",
       .choices = {"text", "json", "html", "svg"},
       .fallback = "text",
       .verbs = {"techniques"},
       .summary = "how techniques are written",
       .doc = "svg: the drawn example of one technique."},
      {.name = "stage",
       .letter = 's',
       .kind = Kind::number,
       .value = "N",
       .least = 1,
       .most = 3,
       .fallback = "1",
       .verbs = {"hint"},
       .summary = "how much to give away: 1 where to look, 2 the pattern, 3 everything"},
      {.name = "scale",
       .kind = Kind::choice,
       .value = "SCALE",
       .choices = {"human", "se"},
       .fallback = "human",
       .verbs = {"explain"},
       .summary = "which path to take",
       .doc = "human: the easiest step first; se: the path of Sudoku Explainer 1.2.1, by which "
              "puzzles are rated."},
      {.name = "techniques",
       .letter = 't',
       .kind = Kind::text,
       .value = "NAME,...",
       .verbs = {"hint", "explain"},
       .summary = "use only these techniques, parted by commas",
       .doc =
           "A name of a technique, of a family (singles, fishes, ...) or all; with a minus before "
           "it, it is taken away: all,-xy-chain."},
      {.name = "no-uniqueness",
       .verbs = {"hint", "explain"},
       .summary = "leave out techniques that rest on there being one solution"},
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
      {.name = "minimal",
       .letter = 'm',
       .verbs = {"check"},
       .summary = "say whether unique puzzles are minimal, and which givens are redundant",
       .doc = "A given is redundant when the puzzle has one solution without it, too; minimal "
              "puzzles have no such given. What a player added, entries and candidates, is left "
              "aside. The exit status does not depend on it."},
      {.name = "algorithm",
       .letter = 'a',
       .kind = Kind::choice,
       .value = "NAME",
       .choices = algorithm_names(),
       .fallback = "backtracking",
       .verbs = {"trace"},
       .summary = "the algorithm to watch"},
      {.name = "algorithms",
       .letter = 'a',
       .kind = Kind::text,
       .value = "NAME,...",
       .fallback = "all",
       .verbs = {"race"},
       .summary = "the algorithms that run, parted by commas",
       .doc = "All of them without this flag. Their names: " + join_names(algorithm_names()) + "."},
      {.name = "format",
       .letter = 'f',
       .kind = Kind::choice,
       .value = "FORMAT",
       .choices = {"text", "json", "mermaid", "dot", "heat", "svg"},
       .verbs = {"trace"},
       .summary = "how the search is written",
       .doc = "text: a line for each event; json: an object for each event, between a header and a "
              "summary; mermaid, dot: the tree of choices; heat: how often each cell was tried; "
              "svg: the same as a drawing. Without this flag a terminal shows an animation, and "
              "everything else gets text."},
      {.name = "format",
       .letter = 'f',
       .kind = Kind::choice,
       .value = "FORMAT",
       .choices = {"table", "csv", "json", "svg"},
       .fallback = "table",
       .verbs = {"race"},
       .summary = "how the result is written",
       .doc = "table: for people; csv: a row for each puzzle and algorithm; json: an object for "
              "each puzzle; svg: a bar chart."},
      {.name = "limit",
       .letter = 'l',
       .kind = Kind::number,
       .value = "N",
       .least = 1,
       .fallback = "1",
       .verbs = {"trace", "race"},
       .summary = "look for N solutions",
       .doc = "With 2 a search also proves that there is no second one."},
      {.name = "max-steps",
       .letter = 'm',
       .kind = Kind::number,
       .value = "N",
       .least = 1,
       .verbs = {"trace"},
       .summary = "give up after N tries",
       .doc = "Without this flag 10,000 for text and json, 100,000,000 for the other formats, and "
              "no end for the animation. A search that gave up says so."},
      {.name = "max-steps",
       .letter = 'm',
       .kind = Kind::number,
       .value = "N",
       .least = 1,
       .fallback = "10000000",
       .verbs = {"race"},
       .summary = "let each algorithm give up after N tries"},
      {.name = "depth",
       .letter = 'd',
       .kind = Kind::number,
       .value = "N",
       .most = 81,
       .fallback = "8",
       .verbs = {"trace"},
       .summary = "cut the tree below N choices",
       .doc = "What is cut is counted where it is cut."},
      {.name = "nodes",
       .letter = 'n',
       .kind = Kind::number,
       .value = "N",
       .most = 1'000'000,
       .fallback = "60",
       .verbs = {"trace"},
       .summary = "draw the first N choices of the tree, and the way to the first solution"},
      {.name = "no-time",
       .verbs = {"race"},
       .summary = "leave out times: the output is then the same in every run"},
      {.name = "timeout",
       .kind = Kind::seconds,
       .value = "SECONDS",
       .verbs = {"rate"},
       .summary = "give up on a puzzle after so long",
       .doc = "Its row is then cut and tells what is known of the rating. Fractions are allowed."},
      {.name = "timeout",
       .kind = Kind::seconds,
       .value = "SECONDS",
       .verbs = {"trace", "race", "hint", "explain"},
       .summary = "let a search give up after so long",
       .doc = "Fractions are allowed."},
      {.name = "column",
       .letter = 'c',
       .kind = Kind::text,
       .value = "COLUMN",
       .verbs = {"solve", "check", "count", "hint", "explain", "rate", "analyze", "unavoidable",
                 "canon", "same", "distinct", "scramble", "convert", "trace", "race"},
       .summary = "the column of a CSV or TSV that holds the puzzles",
       .doc = "A name from the header, or a number from 1. Without this flag the first field that "
              "looks like a puzzle is taken."},
      {.name = "bare",
       .letter = 'b',
       .verbs = {"solve", "check", "count", "rate", "convert", "analyze", "unavoidable", "canon",
                 "distinct", "scramble"},
       .summary = "leave out what stood beside the puzzle in its row"},
      {.name = "color",
       .kind = Kind::choice,
       .value = "WHEN",
       .choices = {"auto", "always", "never"},
       .fallback = "auto",
       .verbs = {"generate", "solve", "check", "count", "trace"},
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
       .verbs = {"solve", "check", "count", "hint", "explain", "rate", "generate", "analyze",
                 "unavoidable", "canon", "distinct", "scramble", "convert"},
       .summary = "work on so many puzzles at once; 0 for one a core",
       .doc = "The output is the same, byte for byte, for every N."},
      {.name = "kernel",
       .letter = 'k',
       .kind = Kind::text,
       .value = "NAME",
       .verbs = {"solve", "check", "count", "rate", "generate", "analyze", "unavoidable"},
       .summary = "the instruction set to use, in place of the best the processor has",
       .doc = "The verb version lists them. The output is the same, byte for byte, with each. "
              "Without this flag the environment variable NONET_KERNEL can name one."},
      {.name = "quiet",
       .letter = 'q',
       .verbs = {"solve", "check", "count", "hint", "explain", "rate", "generate", "analyze",
                 "unavoidable", "canon", "distinct", "scramble", "convert", "race"},
       .summary = "no progress, and no messages about rows that cannot be read"},
      {.name = "port",
       .letter = 'p',
       .kind = Kind::number,
       .value = "N",
       .most = 65535,
       .fallback = "8080",
       .verbs = {"serve"},
       .summary = "the port to listen on; 0 for one that is free"},
      {.name = "host",
       .kind = Kind::text,
       .value = "ADDRESS",
       .fallback = "127.0.0.1",
       .verbs = {"serve"},
       .summary = "the address to listen on",
       .doc = "The fallback can be reached from this machine only; 0.0.0.0 from all that can "
              "reach this one."},
      {.name = "page",
       .kind = Kind::text,
       .value = "FOLDER",
       .verbs = {"serve"},
       .summary = "the folder of the built page, in place of the installed one",
       .doc = "It is read once: a page built anew is served after a restart."},
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
       .verbs = everywhere(),
       .summary = "say how to use it, and end"},
      {.name = "version", .letter = 'V', .verbs = {""}, .summary = "name the version, and end"},
  };
}

}  // namespace

const std::vector<Flag>& flag_table() {
  static const std::vector<Flag> table = [] {
    std::vector<Flag> rows = study_flags();
    std::ranges::move(make_table(), std::back_inserter(rows));
    std::ranges::move(generate_flag_rows(), std::back_inserter(rows));
    return rows;
  }();
  return table;
}

}  // namespace nonet::cli
