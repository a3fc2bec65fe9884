// Reads one puzzle from standard input, in any notation, and does everything with it that the
// library offers: judge it, solve it, count its solutions, watch a search.
//
//   c++ -std=c++23 solve.cpp $(pkg-config --cflags --libs nonet) -o solve
//   echo 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 |
//   ./solve

#include <iostream>
#include <iterator>
#include <string>

#include "nonet/nonet.hpp"

int main() {
  const std::string text(std::istreambuf_iterator<char>(std::cin), {});

  const nonet::Expected<nonet::Puzzle> puzzle = nonet::parse(text);
  if (!puzzle) {
    std::cerr << nonet::to_string(puzzle.error()) << '\n';
    return 2;
  }

  // What is true of it, and why.
  const nonet::Judgement judgement = nonet::check(*puzzle);
  std::cout << name_of(judgement.verdict()) << ": " << reason(judgement) << '\n';

  // The solution alone, without the evidence.
  const nonet::Answer answer = nonet::solve(*puzzle);
  if (answer.verdict == nonet::Verdict::unique)
    std::cout << nonet::write(answer.solution, nonet::Notation::grid);

  const nonet::Count count = nonet::count(*puzzle, 1000);
  std::cout << "solutions: " << (count.exact ? "" : "at least ") << count.number << '\n';

  // The first steps of textbook backtracking.
  int shown = 0;
  nonet::SearchOptions options;
  options.on_event = [&](const nonet::SearchEvent& event) {
    std::cout << event.step << ' ' << name_of(event.kind);
    if (event.digit) std::cout << ' ' << event.digit->value();
    if (event.cell) std::cout << " in " << event.cell->name();
    if (event.other) std::cout << ", seen in " << event.other->name();
    std::cout << '\n';
    return ++shown < 8;  // false ends the search
  };
  const nonet::SearchResult watched =
      nonet::search(nonet::Algorithm::backtracking, *puzzle, options);
  std::cout << name_of(watched.end) << " after " << watched.figures.tries << " tries\n";
}
