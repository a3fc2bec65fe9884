#include <fmt/format.h>

#include "answer_formats.hpp"
#include "drawn_board.hpp"
#include "nonet/house.hpp"
#include "one_field.hpp"

namespace nonet::cli {

namespace {

bool shows_solution(const Question& question, const Finding& finding) {
  return question.draws_solution &&
         (finding.verdict() == Verdict::unique || finding.verdict() == Verdict::multiple);
}

std::string digit_board(const Question& question, const Finding& finding,
                        const FormatOptions& options) {
  const Puzzle& puzzle = *finding.record.puzzle;
  const bool solved = shows_solution(question, finding);
  Board board{.digits = solved ? finding.judgement.answer.solution : puzzle.digits(),
              .givens = puzzle.givens,
              .wrong = {},
              .doubtful = solved ? finding.judgement.differing : std::vector<Cell>()};
  for (const Conflict& conflict : find_conflicts(puzzle.digits())) {
    board.wrong.push_back(conflict.first);
    board.wrong.push_back(conflict.second);
  }
  return draw_board(board, {.unicode = options.unicode, .color = options.color});
}

/// The candidates that the digits of the puzzle leave.
Puzzle with_marks(const Puzzle& puzzle) {
  Puzzle marked = puzzle;
  const Grid digits = puzzle.digits();
  marked.marks = possible_digits(puzzle);
  for (int i = 0; i < kCellCount; ++i) {
    if (!digits.is_blank(Cell(i))) continue;
    for (Cell peer : peers_of(Cell(i)))
      if (const auto digit = digits[peer]) (*marked.marks)[Cell(i)].erase(*digit);
  }
  return marked;
}

std::string pencil_board(const Question& question, const Finding& finding) {
  if (shows_solution(question, finding) && finding.verdict() == Verdict::unique)
    return write(Puzzle(finding.judgement.answer.solution), Notation::pencil);
  return write(with_marks(*finding.record.puzzle), Notation::pencil);
}

}  // namespace

std::string drawn_answer(const Question& question, const Finding& finding,
                         const FormatOptions& options) {
  std::string block;
  if (!options.bare && !finding.record.text.empty()) block += one_field(finding.record.text) + "\n";
  if (!finding.malformed())
    block +=
        options.pencil ? pencil_board(question, finding) : digit_board(question, finding, options);
  const bool self_evident = question.draws_solution && finding.verdict() == Verdict::unique;
  if (finding.count && !finding.malformed())
    block += finding.reason + "\n";
  else if (!self_evident)
    block += fmt::format("{}: {}\n", name_of(finding.verdict()), one_field(finding.reason));
  return block;
}

}  // namespace nonet::cli
