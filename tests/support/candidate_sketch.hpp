#pragma once
// CandidateSketch: a board for the test of a technique. It begins with every digit in every cell
// and is cut down to the pattern that matters.
//
//   CandidateSketch sketch;
//   sketch.only(5, House::row(0), {1, 6});       // in row 1, 5 only in columns 2 and 7
//   sketch.cell("r1c1", "12");
//   found(logic::kSkyscraper, sketch.board());   // "r23c9,r46c7<>5"

#include <initializer_list>
#include <string>
#include <string_view>

#include "logic/logic_board.hpp"
#include "logic/technique_entry.hpp"

namespace nonet::test {

class CandidateSketch {
 public:
  CandidateSketch() { puzzle_.marks = Candidates::all(); }

  /// The digit stays in these places of the house alone, counted from 0.
  CandidateSketch& only(int digit, House house, std::initializer_list<int> places);
  /// The cell has these digits alone.
  CandidateSketch& cell(std::string_view name, std::string_view digits);
  /// The cell has the digit again.
  CandidateSketch& add(std::string_view name, int digit);
  /// A player has filled the cell; or it is a given.
  CandidateSketch& entry(std::string_view name, int digit);
  CandidateSketch& given(std::string_view name, int digit);

  logic::Board board() const { return logic::Board(puzzle_); }

 private:
  Puzzle puzzle_;
};

Cell cell_named(std::string_view name);

/// What all steps that a technique finds conclude, in short, each once, sorted, parted by "; ".
std::string found(const logic::TechniqueEntry& technique, const logic::Board& board);

}  // namespace nonet::test
