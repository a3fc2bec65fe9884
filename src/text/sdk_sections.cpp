#include "text/sdk_sections.hpp"

#include <utility>

namespace nonet::text {

namespace {

// The givens of the state are those of the puzzle, the rest are entries.
Expected<Puzzle> merge(const Puzzle& puzzle, const Puzzle& state, std::size_t line) {
  Puzzle merged = puzzle;
  merged.marks = state.marks;
  for (int i = 0; i < kCellCount; ++i) {
    const Cell cell(i);
    const auto given = puzzle.givens[cell];
    const auto now = state.givens[cell];
    if (given && now && *given != *now)
      return std::unexpected(Error{ErrorCode::ambiguous, line, 0,
                                   cell.name() + " is " + given->symbol() + " in [Puzzle] and " +
                                       now->symbol() + " in [State]",
                                   "the state has the digits of the puzzle in their cells"});
    if (now && !given) merged.entries.set(cell, *now);
  }
  return merged;
}

}  // namespace

bool SdkSections::begin_state() {
  if (section_ != Section::after_puzzle) return false;
  section_ = Section::state;
  return true;
}

bool SdkSections::deliver(Record& record) {
  if (section_ == Section::puzzle) {
    kept_ = std::exchange(record, Record());
    kept_.notation = Notation::sdk;
    section_ = Section::after_puzzle;
    return false;
  }
  if (section_ == Section::state) {
    section_ = Section::none;
    if (kept_.puzzle && record.puzzle)
      kept_.puzzle = merge(*kept_.puzzle, *record.puzzle, record.line);
    else if (kept_.puzzle)
      kept_.puzzle = std::move(record.puzzle);
    record = std::move(kept_);
  }
  return true;
}

Record SdkSections::take() {
  section_ = Section::none;
  return std::move(kept_);
}

}  // namespace nonet::text
