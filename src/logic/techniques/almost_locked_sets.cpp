#include "logic/techniques/almost_locked_sets.hpp"

#include <algorithm>

#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

// Sets that also lie in a house looked at before: in two boxes' lines they would come twice.
bool is_known(CellSet cells, House house) {
  for (House other : houses_of(cells.first()))
    if (other < house && (cells - set_of(other)).empty()) return true;
  return false;
}

void add(const Board& board, House house, CellSet cells, DigitSet digits,
         std::vector<AlmostLockedSet>& sets) {
  AlmostLockedSet& set = sets.emplace_back();
  set.house = house;
  set.cells = cells;
  set.digits = digits;
  for (Digit digit : digits)
    set.seen[static_cast<std::size_t>(digit.index())] =
        common_peers(cells & board.cells(digit)) - cells;
}

void grow(const Board& board, House house, std::size_t most, unsigned from, CellSet cells,
          DigitSet digits, std::vector<AlmostLockedSet>& sets) {
  const unsigned open = board.open_places(house) >> from << from;
  for (unsigned rest = open; rest != 0; rest &= rest - 1) {
    const int place = std::countr_zero(rest);
    const Cell cell = cell_at(house, place);
    const DigitSet united = digits | board.candidates(cell);
    const CellSet with = cells | CellSet::only(cell);
    const auto size = static_cast<std::size_t>(with.size());
    if (static_cast<std::size_t>(united.size()) > most + 1) continue;
    if (static_cast<std::size_t>(united.size()) == size + 1 && !is_known(with, house))
      add(board, house, with, united, sets);
    if (size < most) grow(board, house, most, static_cast<unsigned>(place) + 1, with, united, sets);
  }
}

}  // namespace

std::vector<AlmostLockedSet> find_almost_locked_sets(const Board& board, int most) {
  std::vector<AlmostLockedSet> sets;
  sets.reserve(512);
  for (int h = 0; h < kHouseCount; ++h)
    grow(board, House(h), static_cast<std::size_t>(most), 0, {}, {}, sets);
  std::stable_sort(sets.begin(), sets.end(),
                   [](const AlmostLockedSet& a, const AlmostLockedSet& b) {
                     return a.cells.size() < b.cells.size();
                   });
  return sets;
}

DigitSet restricted_commons(const Board& board, const AlmostLockedSet& a,
                            const AlmostLockedSet& b) {
  DigitSet restricted;
  if (!(a.cells & b.cells).empty()) return restricted;
  for (Digit digit : a.digits & b.digits)
    if (((b.cells & board.cells(digit)) - a.seen_by(digit)).empty()) restricted.insert(digit);
  return restricted;
}

Chain chain_along(const Board& board, std::span<const AlmostLockedSet* const> sets,
                  std::span<const Digit> commons, Digit end) {
  Chain chain;
  const auto add = [&](const AlmostLockedSet& set, Digit digit, bool on) {
    ChainNode node{.digit = digit,
                   .cells = listed(set.cells & board.cells(digit)),
                   .on = on,
                   .house = {},
                   .set = {}};
    if (!chain.nodes.empty()) {
      node.cause = ChainNode::Cause::set;
      node.parents = {static_cast<std::uint16_t>(chain.nodes.size() - 1)};
      if (on) node.set = listed(set.cells);
    }
    chain.nodes.push_back(std::move(node));
  };
  for (std::size_t i = 0; i < sets.size(); ++i) {
    add(*sets[i], i == 0 ? end : commons[i - 1], false);
    add(*sets[i], i == commons.size() ? end : commons[i], true);
  }
  return chain;
}

}  // namespace nonet::logic
