#pragma once
// Finding: what a verb has found out about one record, before any format.

#include <optional>
#include <string>

#include "given_study.hpp"
#include "nonet/rate.hpp"
#include "nonet/text.hpp"
#include "nonet/verdict.hpp"

namespace nonet::cli {

struct Finding {
  /// Finds out nothing yet, except that the record could not be read, and why.
  explicit Finding(const Record& of);

  const Record& record;
  Judgement judgement;         ///< its verdict is malformed when the record could not be read
  std::string reason;          ///< of the verdict, in one line
  std::optional<Count> count;  ///< when solutions were counted
  std::optional<GivenStudy> givens = {};  ///< when they were studied
  std::optional<Rating> rating = {};      ///< when it was rated
  double seconds = 0;                     ///< that rating took

  Verdict verdict() const { return judgement.verdict(); }
  bool malformed() const { return verdict() == Verdict::malformed; }
  /// Whether a puzzle that could be read is givens and nothing else.
  bool has_only_givens() const { return !record.puzzle->marks && record.puzzle->entries == Grid(); }
  /// The line's 81 digits as far as they are known: a solution, or dots.
  std::string solution_line() const { return to_line(judgement.answer.solution); }
};

}  // namespace nonet::cli
