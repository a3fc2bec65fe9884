#include "logic/techniques/two_link_search.hpp"

#include <array>
#include <bit>

#include "core/nine_bits.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

struct StrongLink {
  House house = House(0);
  std::array<Cell, 2> ends;
};

bool offer(const TechniqueEntry& self, const Board& board, Digit digit, const TwoLinks& links,
           StepSink& sink) {
  CellSet struck = board.cells(digit) & peer_set(links.end_a) & peer_set(links.end_b);
  struck.erase(links.near_a);
  struck.erase(links.near_b);
  if (struck.empty()) return false;
  Step& step = sink.draft(self);
  step.digits = DigitSet::only(digit);
  strike(step, struck, digit);
  if (sink.wants_pattern()) {
    step.cells = {links.end_a, links.near_a, links.near_b, links.end_b};
    step.houses = {links.first, links.second};
    step.covers = {links.join};
    for (Cell cell : step.cells) step.marks.push_back({{cell, digit}});
    step.chains.push_back(ChainDraft(digit, links.end_a)
                              .by_house(links.first, digit, links.near_a)
                              .by_house(links.join, digit, links.near_b)
                              .by_house(links.second, digit, links.end_b)
                              .take());
  }
  return sink.offer();
}

}  // namespace

bool is_skyscraper(const TwoLinks& links) {
  return links.first.kind() == links.second.kind() && links.first.kind() != House::Kind::box &&
         links.join.kind() != House::Kind::box &&
         !see_each_other(links.end_a, links.end_b);  // that would be an X-wing
}

bool is_two_string_kite(const TwoLinks& links) {
  return links.first.kind() != links.second.kind() && links.first.kind() != House::Kind::box &&
         links.second.kind() != House::Kind::box && links.join.kind() == House::Kind::box;
}

bool is_crane(const TwoLinks& links) {
  return !is_skyscraper(links) && !is_two_string_kite(links);
}

bool find_two_links(const TechniqueEntry& self, const Board& board, TwoLinkKind kind,
                    StepSink& sink) {
  for (Digit digit : DigitSet::all()) {
    std::array<StrongLink, kHouseCount> links;
    std::size_t count = 0;
    for (int h = 0; h < kHouseCount; ++h) {
      const House house(h);
      const unsigned places = board.places(digit, house);
      if (bit_count(places) != 2) continue;
      links[count++] = {
          house,
          {cell_at(house, std::countr_zero(places)), cell_at(house, std::bit_width(places) - 1)}};
    }
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t k = i + 1; k < count; ++k)
        for (unsigned turn = 0; turn < 4; ++turn) {
          const StrongLink &a = links[i], &b = links[k];
          const Cell near_a = a.ends[turn & 1], end_a = a.ends[1 - (turn & 1)];
          const Cell near_b = b.ends[turn >> 1], end_b = b.ends[1 - (turn >> 1)];
          if (near_a == end_b || end_a == near_b || end_a == end_b) continue;
          if (!see_each_other(near_a, near_b)) continue;
          const bool same_box = near_a.box() == near_b.box();
          const bool across = a.house.kind() == b.house.kind();
          const TwoLinks pattern{
              a.house,
              b.house,
              end_a,
              near_a,
              near_b,
              end_b,
              same_box && !across ? House::box(near_a.box()) : shared_house(near_a, near_b)};
          if (kind(pattern) && offer(self, board, digit, pattern, sink)) return true;
        }
  }
  return false;
}

}  // namespace nonet::logic
