#include "generate/generate_flag_rows.hpp"

#include <string>

#include "nonet/generate.hpp"

namespace nonet::cli {

namespace {

using Kind = Flag::Kind;

std::vector<std::string> symmetry_names() {
  std::vector<std::string> names;
  for (const GivenSymmetryInfo& info : given_symmetries()) names.emplace_back(info.name);
  return names;
}

std::string symmetry_doc() {
  std::string text;
  for (const GivenSymmetryInfo& info : given_symmetries())
    text += (text.empty() ? "" : "; ") + std::string(info.name) + ": " + std::string(info.summary);
  return text + ". Minimal then means that no set of givens that belong together can be spared.";
}

}  // namespace

std::vector<Flag> generate_flag_rows() {
  return {
      {.name = "format",
       .letter = 'f',
       .kind = Kind::choice,
       .value = "FORMAT",
       .choices = {"line", "grid", "pencil", "json", "csv", "html"},
       .verbs = {"generate"},
       .summary = "how puzzles are written",
       .doc = "line: 81 characters; grid: a drawn board; pencil: a board of candidates; json: one "
              "object a row, with the solution; csv: a header and one row each; html: a page to be "
              "printed, with the solutions at the end. Without this flag a single puzzle on a "
              "terminal is drawn, and everything else is lines."},
      {.name = "seed",
       .letter = 's',
       .kind = Kind::number,
       .value = "N",
       .verbs = {"generate"},
       .summary = "where the random numbers begin",
       .doc = "The same seed and wishes give the same puzzles everywhere. Without this flag any "
              "seed is taken, and told on standard error."},
      {.name = "givens",
       .letter = 'g',
       .kind = Kind::text,
       .value = "N|A-B",
       .verbs = {"generate"},
       .summary = "how many givens",
       .doc = "A number or a range. Most minimal puzzles that are made have 22 to 27; from 17 up "
              "to 21 and from 28 up they are searched for, which takes the longer the farther "
              "from there. With --redundant any number will do that is not too small."},
      {.name = "minimal",
       .letter = 'm',
       .verbs = {"generate"},
       .excludes = "redundant",
       .summary = "no given can be spared",
       .doc = "That is so without this flag, too, except with --pattern, where it is a further "
              "wish."},
      {.name = "redundant",
       .letter = 'r',
       .verbs = {"generate"},
       .summary = "leave more givens standing than needed, as many as --givens says"},
      {.name = "symmetry",
       .letter = 'y',
       .kind = Kind::choice,
       .value = "NAME",
       .choices = symmetry_names(),
       .fallback = "none",
       .verbs = {"generate"},
       .summary = "a symmetry of the places of the givens",
       .doc = symmetry_doc()},
      {.name = "grid",
       .kind = Kind::text,
       .value = "GRID",
       .verbs = {"generate"},
       .summary = "the solution of all puzzles: a full grid, as a text or in a file"},
      {.name = "pattern",
       .kind = Kind::text,
       .value = "PATTERN",
       .verbs = {"generate"},
       .summary = "where the givens stand: a text or a file of 81 signs",
       .doc = "A digit, X, # or * is a given, and . 0 _ or - none; blanks and frames are passed "
              "over. Such puzzles need not be minimal, unless --minimal is there, too."},
      {.name = "from",
       .kind = Kind::text,
       .value = "PUZZLE",
       .verbs = {"generate"},
       .summary = "vary this puzzle, or complete it",
       .doc = "When it has one solution, so many of its givens as --remove says are taken away and "
              "so many as --add says put in. When it has several, its givens stay and others are "
              "added until it has one. No puzzle is written twice."},
      {.name = "remove",
       .kind = Kind::number,
       .value = "N",
       .most = 10,
       .verbs = {"generate"},
       .summary = "how many givens of --from are taken away; as many as are added, or 2"},
      {.name = "add",
       .kind = Kind::number,
       .value = "N",
       .most = 10,
       .verbs = {"generate"},
       .summary = "how many givens are put in; as many as are taken away"},
      {.name = "difficulty",
       .letter = 'd',
       .kind = Kind::text,
       .value = "LEVEL|A-B",
       .verbs = {"generate"},
       .summary = "how hard for a person: easy, medium, hard, expert or extreme",
       .doc = "A level or a range such as easy-hard: the level that 'nonet explain' gives, which "
              "follows the puzzle in its row."},
      {.name = "rating",
       .kind = Kind::text,
       .value = "ER|A-B",
       .verbs = {"generate"},
       .summary = "the rating on the scale of Sudoku Explainer 1.2.1",
       .doc = "A number such as 7.2 or a range such as 6.5-7.5: the ER that 'nonet rate' gives; "
              "ER/EP/ED follow the puzzle in its row. Above 9.0 they are searched for from "
              "neighbour to neighbour, which reaches 9.2 in seconds and 10 in some minutes; for "
              "more, give a hard puzzle to --from."},
      {.name = "technique",
       .kind = Kind::text,
       .value = "NAME",
       .verbs = {"generate"},
       .summary = "puzzles that need this technique; several, parted by commas: each of them",
       .doc = "It is needed when all others that cost no more than the puzzle's hardest step do "
              "not solve the puzzle. 'nonet techniques' lists the names. The technique of the "
              "hardest step follows the puzzle in its row."},
      {.name = "hardest",
       .kind = Kind::text,
       .value = "NAME",
       .verbs = {"generate"},
       .summary = "puzzles that need this technique, and nothing harder"},
      {.name = "distinct",
       .verbs = {"generate"},
       .summary = "no two puzzles that are the same but for names of digits and symmetry",
       .doc = "Takes some 45 bytes of memory for each puzzle."},
      {.name = "controlled",
       .verbs = {"generate"},
       .summary = "sample with known chances, and tell each puzzle's weight",
       .doc = "All minimal puzzles with the same number of givens are then equally likely, and the "
              "weight, which follows the puzzle, makes up for the number. Some puzzles a second."},
      {.name = "tries",
       .letter = 't',
       .kind = Kind::number,
       .value = "N",
       .least = 1,
       .verbs = {"generate"},
       .summary = "give up after N tries in a row without a puzzle",
       .doc =
           "Without this flag as many as take some ten to thirty seconds of one core, for ratings "
           "above 9.0 a minute or two; far fewer when the first of them all end far from what is "
           "wished."},
      {.name = "timeout",
       .kind = Kind::seconds,
       .value = "SECONDS",
       .verbs = {"generate"},
       .summary = "give up after so long",
       .doc = "Fractions are allowed. What was found by then is written."},
      {.name = "per-page",
       .letter = 'p',
       .kind = Kind::number,
       .value = "N",
       .least = 1,
       .most = 12,
       .fallback = "4",
       .verbs = {"generate"},
       .summary = "how many boards a page of format html has"},
  };
}

}  // namespace nonet::cli
