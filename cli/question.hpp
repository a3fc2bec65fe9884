#pragma once
// Question: all in which the verbs that answer differ (solve, check, count). What they share,
// formats foremost, is in answer_rows.cpp and the *_answers.cpp beside it.

#include <cstddef>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <vector>

#include "command_line.hpp"
#include "finding.hpp"
#include "nonet/bounds.hpp"
#include "tabbed_row.hpp"

namespace nonet::cli {

struct Question {
  /// Finds out about puzzles: fills judgement, reason and count of all findings but the malformed.
  std::function<void(std::span<Finding> findings, const Bounds& bounds)> ask;

  /// Adds the fields of a row of format line, without the text that stood beside the puzzle.
  void (*line_fields)(const Finding& finding, TabbedRow& row);
  std::size_t line_width;  ///< the text beside the puzzle comes after so many fields

  std::vector<std::string> csv_columns;  ///< what follows line and puzzle
  std::vector<std::string> (*csv_fields)(const Finding& finding);

  /// Adds what follows the puzzle, verdict and reason to an object; null: nothing.
  void (*add_json)(const Finding& finding, nlohmann::ordered_json& object);

  bool draws_solution;     ///< a drawn board shows the solution rather than the puzzle
  bool verdict_is_answer;  ///< exit status 1 for every verdict but unique

  /// What else exit status 1 is for; null: nothing.
  bool (*is_negative)(const Finding& finding) = nullptr;
  /// Writes a row in a format of the verb's own, which then takes the place of the others.
  std::function<std::string(const Finding& finding)> own_format = {};
  bool draws = true;  ///< boards can be drawn, and are by default for a single puzzle on a terminal
};

/// Answers the question for every record of the operands in the format the flags ask for; returns
/// the exit status.
int answer_rows(const Invocation& invocation, const Question& question);

}  // namespace nonet::cli
