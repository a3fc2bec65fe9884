#pragma once
// What the tests of makers share: a call, and what must hold for every puzzle that comes out.

#include <gtest/gtest.h>

#include <vector>

#include "core/cell_set.hpp"
#include "nonet/generate.hpp"
#include "support/puzzle_makers.hpp"
#include "support/study_by_search.hpp"
#include "support/textbook_solutions.hpp"

namespace nonet {

struct Generated {
  GenerateReport report;
  std::vector<GeneratedPuzzle> puzzles;
};

inline Generated run_generate(const GenerateOptions& options, std::uint64_t number) {
  Generated generated;
  auto report = generate_puzzles(options, number, [&](const GeneratedPuzzle& made) {
    generated.puzzles.push_back(made);
    return true;
  });
  EXPECT_TRUE(report) << (report ? "" : report.error());
  if (report) generated.report = *report;
  return generated;
}

/// By textbook solvers only.
inline void expect_unique(const GeneratedPuzzle& made) {
  EXPECT_EQ(textbook_solutions(Puzzle(made.puzzle), 2), std::vector{line_of(made.solution)})
      << line_of(made.puzzle);
}
inline void expect_minimal(const GeneratedPuzzle& made) {
  const auto redundant = redundant_by_counting(made.puzzle, 1);
  ASSERT_TRUE(redundant);
  EXPECT_TRUE(redundant->empty()) << line_of(made.puzzle);
}

}  // namespace nonet
