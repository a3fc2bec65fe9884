#include "logic/chains/plain_links.hpp"

namespace nonet::chains {

void PlainLinks::build(const ChainBoard& board) {
  weak_.clear();
  for (int cell = 0; cell < kCellCount; ++cell)
    for_each_bit(board.digits(cell), [&](int digit) { link(board, cell, digit); });
}

void PlainLinks::link(const ChainBoard& board, int cell, int digit) {
  Lists& lists = lists_[candidate_at(cell, digit)];
  const auto size = [&] { return static_cast<std::uint16_t>(weak_.size()); };
  lists.strong_count = 0;
  const auto add_strong = [&](int candidate, std::uint8_t through) {
    lists.strong[lists.strong_count++] = {static_cast<CandidateId>(candidate), through};
  };

  lists.weak_cell = size();
  const unsigned others = board.digits(cell) & ~(1u << digit);
  for_each_bit(others, [&](int other) { weak_.push_back(candidate_at(cell, other)); });
  if (is_one_bit(others)) add_strong(weak_.back(), kThroughCell);
  lists.strong_in_cell = lists.strong_count;

  lists.weak_houses = size();
  for (const HousePlace place : house_places(cell)) {
    const unsigned places = board.places(digit, place.house) & ~(1u << place.position);
    for_each_bit(places, [&](int position) {
      const int other = cell_in(place.house, position);
      const bool in_box = house_places(other)[0].house == house_places(cell)[0].house;
      if (!in_box || place.house == house_places(cell)[0].house)
        weak_.push_back(candidate_at(other, digit));
    });
    if (is_one_bit(places))
      add_strong(candidate_at(cell_in(place.house, std::countr_zero(places)), digit), place.house);
  }
  lists.weak_end = size();
}

}  // namespace nonet::chains
