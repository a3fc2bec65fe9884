#include "finding.hpp"

namespace nonet::cli {

Finding::Finding(const Record& of) : record(of) {
  if (record.puzzle) return;
  const Error& error = record.puzzle.error();
  judgement.answer.verdict = Verdict::malformed;
  reason = error.message;
  if (!error.hint.empty()) reason += "; " + error.hint;
}

}  // namespace nonet::cli
