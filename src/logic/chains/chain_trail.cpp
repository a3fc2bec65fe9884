#include "logic/chains/chain_trail.hpp"

#include "logic/chains/chain_hint.hpp"

namespace nonet::chains {

void ChainTrail::start(const ChainBoard& board, NodeId assumption, TrailRules rules) {
  initial_ = &board;
  rules_ = rules;
  assumption_ = assumption;
  clash_ = {};
  on_count_ = off_count_ = on_done_ = off_done_ = 0;
  on_.clear();
  off_.clear();
  inner_steps_.clear();
  parents_.clear();
  if (rules.dynamic) own_ = board;
  const int candidate = candidate_of(assumption);
  if (is_on(assumption))
    add_on(candidate, {kNoCandidate, 0, kAssumed});
  else
    add_off(candidate, {kNoCandidate, -1});
}

void ChainTrail::spread() {
  while (true) {
    if (on_done_ < on_count_) {
      if (!spread_on(on_order_[on_done_++])) return;
    } else if (off_done_ < off_count_) {
      if (!spread_off(off_order_[off_done_++])) return;
    } else {
      return;
    }
  }
}

// The candidate is off because `from` is on. False: it is on, a clash.
bool ChainTrail::take_off(int candidate, int from) {
  if (on_.contains(candidate)) {
    clash_ = {static_cast<CandidateId>(candidate), false, {}, static_cast<CandidateId>(from)};
    return false;
  }
  if (!off_.contains(candidate)) add_off(candidate, {static_cast<CandidateId>(from), -1});
  return true;
}

bool ChainTrail::take_on(int candidate, OnLink link) {
  if (off_.contains(candidate)) {
    clash_ = {static_cast<CandidateId>(candidate), true, link, 0};
    return false;
  }
  if (!on_.contains(candidate)) add_on(candidate, link);
  return true;
}

bool ChainTrail::spread_on(int candidate) {
  const ChainBoard& board = live_board();
  const int cell = candidate / 9, digit = candidate % 9;
  if (rules_.through_cells)
    for (unsigned rest = board.digits(cell) & ~(1u << digit); rest != 0; rest &= rest - 1)
      if (!take_off(candidate_at(cell, std::countr_zero(rest)), candidate)) return false;
  for (const HousePlace place : house_places(cell))
    for (unsigned rest = board.places(digit, place.house) & ~(1u << place.position); rest != 0;
         rest &= rest - 1)
      if (!take_off(candidate_at(cell_in(place.house, std::countr_zero(rest)), digit), candidate))
        return false;
  return true;
}

// All consequences are looked up before the candidate leaves the board, and taken after.
bool ChainTrail::spread_off(int candidate) {
  const ChainBoard& board = live_board();
  const int cell = candidate / 9, digit = candidate % 9;
  std::array<std::pair<int, OnLink>, 4> found;
  std::size_t count = 0;
  const auto from = static_cast<CandidateId>(candidate);
  const unsigned digits = board.digits(cell);
  if (rules_.through_cells && is_two_bits(digits)) {
    const unsigned last = digits & ~(1u << digit);
    const auto gone = static_cast<Mask>(initial_->digits(cell) & ~last);
    found[count++] = {candidate_at(cell, std::countr_zero(last)), {from, gone, kThroughCell}};
  }
  for (const HousePlace place : house_places(cell)) {
    const unsigned places = board.places(digit, place.house);
    if (!is_two_bits(places)) continue;
    const unsigned last = places & ~(1u << place.position);
    const auto gone = static_cast<Mask>(
        rules_.dynamic ? initial_->places(digit, place.house) & ~last : 1u << place.position);
    found[count++] = {candidate_at(cell_in(place.house, std::countr_zero(last)), digit),
                      {from, gone, place.house}};
  }
  if (rules_.dynamic) own_.remove(cell, digit);
  for (std::size_t i = 0; i < count; ++i)
    if (!take_on(found[i].first, found[i].second)) return false;
  return true;
}

}  // namespace nonet::chains
