#include "logic/logic_board.hpp"

namespace nonet::logic {

Board::Board(const Puzzle& puzzle) {
  digits_ = puzzle.digits();
  std::array<std::uint16_t, kCellCount> seen{};  // digits that a peer holds
  for (int i = 0; i < kCellCount; ++i) {
    const Cell cell(i);
    if (!puzzle.givens.is_blank(cell)) givens_.insert(cell);
    if (const auto digit = digits_[cell])
      for (Cell peer : peers_of(cell))
        seen[at(peer)] |= static_cast<std::uint16_t>(DigitSet::only(*digit).bits());
  }
  for (int i = 0; i < kCellCount; ++i) {
    const Cell cell(i);
    if (!digits_.is_blank(cell)) continue;
    open_.insert(cell);
    for (House house : houses_of(cell))
      open_places_[at(house)] |= static_cast<std::uint16_t>(1u << place_in(house, cell));
    const DigitSet marked = puzzle.marks ? (*puzzle.marks)[cell] : DigitSet::all();
    const DigitSet left = marked - DigitSet::from_bits(seen[at(cell)]);
    sets_[at(cell)] = static_cast<std::uint16_t>(left.bits());
    for (Digit digit : left) {
      cells_[at(digit)].insert(cell);
      for (House house : houses_of(cell))
        places_[at(digit)][at(house)] |= static_cast<std::uint16_t>(1u << place_in(house, cell));
    }
  }
}

Candidates Board::all_candidates() const {
  Candidates candidates;
  for (Cell cell : open_) candidates[cell] = this->candidates(cell);
  return candidates;
}

void Board::eliminate(Cell cell, Digit digit) {
  sets_[at(cell)] &= static_cast<std::uint16_t>(~(1u << digit.index()));
  cells_[at(digit)].erase(cell);
  auto& places = places_[at(digit)];
  for (House house : houses_of(cell))
    places[at(house)] &= static_cast<std::uint16_t>(~(1u << place_in(house, cell)));
}

void Board::place(Cell cell, Digit digit) {
  for (Digit other : candidates(cell)) eliminate(cell, other);
  for (Cell peer : cells_[at(digit)] & peer_set(cell)) eliminate(peer, digit);
  for (House house : houses_of(cell))
    open_places_[at(house)] &= static_cast<std::uint16_t>(~(1u << place_in(house, cell)));
  open_.erase(cell);
  digits_.set(cell, digit);
}

void Board::apply(const Step& step) {
  for (Candidate candidate : step.placements) place(candidate.cell, candidate.digit);
  for (Candidate candidate : step.eliminations) eliminate(candidate);
}

bool Board::broken() const {
  for (Cell cell : open_)
    if (sets_[at(cell)] == 0) return true;
  for (int h = 0; h < kHouseCount; ++h) {
    const House house(h);
    DigitSet missing = DigitSet::all();
    for (Cell cell : cells_of(house))
      if (const auto held = digits_[cell]) missing.erase(*held);
    for (Digit digit : missing)
      if (places(digit, house) == 0) return true;
  }
  return false;
}

}  // namespace nonet::logic
