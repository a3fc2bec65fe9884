// The verbs as data, in the order help lists them.
#include <algorithm>

#include "verb.hpp"

namespace nonet::cli {

namespace {

constexpr const char* kPuzzles = "[PUZZLE | FILE | -]...";

std::vector<Verb> make_table() {
  return {
      {.name = "solve",
       .summary = "solve puzzles",
       .operands = kPuzzles,
       .doc =
           "Writes the solution of each puzzle, 81 digits in a row. Where there is not exactly "
           "one, "
           "the verdict and the reason follow, parted by tabs, and the first field is one of the "
           "solutions or, when there is none, 81 dots.",
       .examples =
           {"nonet solve puzzles.txt",
            "nonet solve --format grid 53..7....6..195....98....6.8...6...34..8.3..17...2...6"
            ".6....28....419..5....8..79"},
       .run = run_solve},
      {.name = "check",
       .summary = "say what is true of puzzles, and why",
       .operands = kPuzzles,
       .doc =
           "Writes a verdict and its reason, parted by a tab: unique, multiple (with the cells in "
           "which two solutions differ), none (with what cannot be met), conflict (with the cells "
           "that break a rule), undecided (the timeout came first) or malformed (not a puzzle).",
       .examples = {"nonet check puzzles.txt", "nonet check --format json puzzles.txt"},
       .run = run_check},
      {.name = "count",
       .summary = "count the solutions of puzzles",
       .operands = kPuzzles,
       .doc =
           "Writes the number of solutions of each puzzle, or >=N where the limit ended the count. "
           "A puzzle that breaks a rule has none.",
       .examples = {"nonet count --limit 1000 puzzles.txt"},
       .run = run_count},
      {.name = "rate",
       .summary = "rate puzzles on the scale of Sudoku Explainer",
       .operands = kPuzzles,
       .doc =
           "Writes how hard each puzzle is as ER/EP/ED: the greatest rating of a step on the path "
           "of Sudoku Explainer 1.2.1, the greatest up to the first digit placed, and that of the "
           "first step. Where there is no such rating, or none that is exact, what is known of it "
           "comes first, and why follows, parted by tabs: the verdict of a puzzle that does not "
           "have one solution, too hard (for --max-rating), cut (by --timeout), stuck (no "
           "technique applies).",
       .examples = {"nonet rate puzzles.txt", "nonet rate --format '%g ED=%r/%p/%d' puzzles.txt",
                    "nonet rate --max-rating 6.9 puzzles.txt"},
       .run = run_rate},
      {.name = "hint",
       .summary = "show the next step in a position",
       .operands = kPuzzles,
       .doc = "Looks at the position as it stands: givens, filled cells and candidate marks. If an "
              "entry is wrong, or the marks lack a candidate that is true, it says that first. "
              "Otherwise it shows the easiest step of a person's reasoning, and more with each "
              "stage: the technique and where to look (1), the pattern (2), what follows and why "
              "(3).",
       .examples = {"nonet hint examples/position.txt",
                    "nonet hint --stage 3 --format board position.txt"},
       .run = run_hint},
      {.name = "explain",
       .summary = "explain the way to the solution, step by step",
       .operands = kPuzzles,
       .doc =
           "Solves as a person does and says every step with its reason, and at the end how hard "
           "that was: a level (easy, medium, hard, expert, extreme) and a score that is "
           "comparable with HoDoKu's. --scale se takes the path by which Sudoku Explainer rates "
           "instead. --format html writes a page with a drawn board for each step.",
       .examples = {"nonet explain puzzle.txt",
                    "nonet explain --format html puzzle.txt > steps.html",
                    "nonet explain --techniques singles,pointing puzzle.txt"},
       .run = run_explain},
      {.name = "techniques",
       .summary = "list the techniques, or explain one",
       .operands = "[NAME]",
       .doc =
           "Without a name: all techniques by family, with level, score (of one step on the human "
           "scale) and the least rating on the scale of Sudoku Explainer 1.2.1. With a name, in "
           "any spelling in use: what it is, and an example.",
       .examples = {"nonet techniques", "nonet techniques skyscraper",
                    "nonet techniques --format svg swordfish > swordfish.svg"},
       .run = run_techniques},
      {.name = "convert",
       .summary = "write puzzles in another notation",
       .operands = kPuzzles,
       .doc = "Reads every notation and writes the one asked for. What a notation cannot hold, "
              "such as "
              "candidates in a line of 81 characters, is left out.",
       .examples = {"nonet convert --to sdk puzzle.txt > puzzle.sdk"},
       .run = run_convert},
      {.name = "generate",
       .summary = "make new puzzles",
       .operands = "[N]",
       .doc =
           "Writes N new puzzles, or one, each with exactly one solution, as many as wanted and at "
           "the rate of tens of thousands a second. Without wishes they are minimal: no given can "
           "be spared. With --seed the output is the same everywhere, whatever the processor and "
           "the number of threads; without it the seed that was taken is told on standard "
           "error.\n\n"
           "A wish that is impossible, or too rare for --tries or --timeout, ends with a message "
           "that says how near it came, and exit status 1; the puzzles that were found are "
           "written.",
       .examples = {"nonet generate 1000 > puzzles.txt",
                    "nonet generate --seed 7 --symmetry rotate180 --givens 24-26 10",
                    "nonet generate --format html --per-page 6 12 > book.html"},
       .run = run_generate},
      {.name = "trace",
       .summary = "watch a search step by step",
       .operands = "PUZZLE | FILE | -",
       .doc = "On a terminal: an animation of one search. Space pauses and goes on, the right "
              "arrow or "
              "n makes a step, the left arrow or p takes one back, + and - change the speed, r "
              "goes on "
              "to the next retreat, s to the next solution, h shows how often each cell was tried, "
              "and "
              "every other key ends.\n\n"
              "Elsewhere, or with --format: the events of the search as lines of text or JSON, its "
              "choices as a tree for Mermaid or Graphviz, or a heat map of how often each cell was "
              "tried, as text or as SVG.",
       .examples = {"nonet trace puzzle.txt",
                    "nonet trace --algorithm exact-cover --format json puzzle.txt",
                    "nonet trace --format dot puzzle.txt | dot -Tsvg > tree.svg",
                    "nonet trace --format svg puzzle.txt > heat.svg"},
       .run = run_trace},
      {.name = "race",
       .summary = "run several algorithms on the same puzzles",
       .operands = kPuzzles,
       .doc =
           "Asks every algorithm for the same solutions of each puzzle and writes how many digits "
           "it "
           "tried, rejected, placed and took back, how deep it went, how long it took and how it "
           "ended; of brute force also how much of its space it has walked. The answers are "
           "checked "
           "against each other.",
       .examples = {"nonet race puzzle.txt",
                    "nonet race --algorithms backtracking,singles --limit 2 puzzles.txt",
                    "nonet race --format svg puzzle.txt > race.svg"},
       .run = run_race},
      {.name = "analyze",
       .summary = "say all that a setter asks about puzzles",
       .operands = kPuzzles,
       .doc =
           "Writes the number of givens of each digit, houses without a given, the number of "
           "solutions, whether the puzzle is minimal or which givens are redundant, whether "
           "singles "
           "are enough or which one or two cells would make them so (backdoors), the symmetry of "
           "the pattern, automorphisms, the canonical form, and small unavoidable sets. Only "
           "givens count; what a player added is left aside.",
       .examples = {"nonet analyze puzzle.txt",
                    "nonet analyze --format html puzzles.txt > puzzles.html"},
       .run = run_analyze},
      {.name = "unavoidable",
       .summary = "find unavoidable sets, and whether givens hit them all",
       .operands = kPuzzles,
       .doc =
           "An unavoidable set is a set of cells of a complete grid that can be filled in another "
           "way while the others stay, and contains no smaller one. Every puzzle with one solution "
           "has a given in each. Written are their number, how many there are of each size, how "
           "many have no given, and these. Of a puzzle the sets of its solution are found, or of "
           "one of several.",
       .examples = {"nonet unavoidable --size 12 --list grid.txt"},
       .run = run_unavoidable},
      {.name = "canon",
       .summary = "write the canonical form of puzzles",
       .operands = kPuzzles,
       .doc =
           "Of all boards that are the same but for names of digits, order of rows, columns, bands "
           "and stacks, and transposition, the first when the 81 characters are compared from the "
           "left, a blank before any digit. Puzzles are equivalent when their forms are equal. Any "
           "set of givens has a form, whatever its solutions.",
       .examples = {"nonet canon puzzles.txt", "nonet canon --map --automorphisms puzzles.txt"},
       .run = run_canon},
      {.name = "same",
       .summary = "say whether two puzzles are equivalent, and how",
       .operands = "PUZZLE PUZZLE",
       .doc = "Writes equivalent and the map that makes the second puzzle of the first, or "
              "different and why. An operand may be the name of a file that holds one puzzle. The "
              "exit status is 0 for equivalent, 1 for different.",
       .examples = {"nonet same a.txt b.txt"},
       .run = run_same},
      {.name = "distinct",
       .summary = "keep one of each class of equivalent puzzles",
       .operands = kPuzzles,
       .doc = "Writes the first puzzle of each class, in order, with what stood beside it. Exact: "
              "canonical forms are compared, not hashes of them. What does not fit into --memory "
              "goes to files that are gone at the end; rows that depend on them come last.",
       .examples = {"nonet distinct puzzles.txt > classes.txt",
                    "nonet distinct --count puzzles.txt"},
       .run = run_distinct},
      {.name = "scramble",
       .summary = "write random equivalents of puzzles",
       .operands = kPuzzles,
       .doc = "Digits are renamed, rows, columns, bands and stacks permuted, and the board maybe "
              "transposed, each way as likely as the others. The same seed gives the same puzzles "
              "on every machine.",
       .examples = {"nonet scramble --seed 7 --count 10 puzzle.txt"},
       .run = run_scramble},
      {.name = "serve",
       .summary = "serve the page on this machine, for a browser",
       .operands = "",
       .doc = "Writes the address and serves until Ctrl-C. The page does all its work in the "
              "browser: nothing is sent back, and nobody else is asked. Only this machine can "
              "reach it unless --host says otherwise.",
       .examples = {"nonet serve", "nonet serve --port 0 --page web/dist"},
       .run = run_serve},
      {.name = "help",
       .summary = "say how to use a verb",
       .operands = "[VERB]",
       .doc = "Also writes the manual page and the completions of shells.",
       .examples = {"nonet help solve", "nonet help --completions bash > nonet.bash"},
       .run = run_help},
      {.name = "version",
       .summary = "name the version and how it was built",
       .operands = "",
       .doc = "",
       .examples = {},
       .run = run_version},
  };
}

}  // namespace

const std::vector<Verb>& verb_table() {
  static const std::vector<Verb> table = make_table();
  return table;
}

const Verb* find_verb(std::string_view name) {
  const auto found = std::ranges::find(verb_table(), name, &Verb::name);
  return found == verb_table().end() ? nullptr : &*found;
}

std::vector<std::string> verb_names() {
  std::vector<std::string> names;
  for (const Verb& verb : verb_table()) names.push_back(verb.name);
  return names;
}

}  // namespace nonet::cli
