#pragma once
// Branching: side A of a lane asserts that the chosen digit is in the chosen minirow, side B that
// it is not. A stays in its lane; B goes to a free lane (a fork) or to the same lane of a park.
//
// The chosen minirow is the first one of the first box, in the chosen band, in which the digit has
// at least two. Both sides lose something in the derived planes, so a search always ends.

#include "engine/many/many_kernel.hpp"
#include "engine/many/mover.hpp"
#include "engine/many/telling.hpp"

namespace nonet::NONET_ISA::many {

/// Lanes whose chosen minirow (or minicolumn) of one box and digit is line i: disjoint sets.
struct ChosenLine {
  Digits at[3];
};

/// Takes from `lanes`, the lanes of a (band, digit), those that branch in the box of `line`.
NONET_INLINE ChosenLine chosen_line(const Lines& line, Digits& lanes) {
  const Digits here = lanes & majority(line.at[0], line.at[1], line.at[2]);
  lanes &= ~here;
  return {{here & line.at[0], and_andnot(here, line.at[1], line.at[0]),
           andnot_either(here, line.at[0], line.at[1])}};
}

template <class AnyTelling>
NONET_INLINE void branch_lanes(engine::many::Planes& planes,
                               const engine::many::BranchChoice& choice, const LaneMask& lanes,
                               const engine::many::LaneMove& move, AnyTelling& telling) {
  const Digits who = for_each_digit(load(lanes));
  const Mover mover(move);
  for (int band = 0; band < 6; ++band)
    for (int g = 0; g < kDigitGroups; ++g) {
      Digits left = group_at(choice.at[band], g, 0) & who;
      for (int place = 0; place < 3; ++place) {
        const int box = box_of_band(band, place);
        auto& lines = band < 3 ? planes.minis.rows[box] : planes.minis.columns[box];
        const Lines line(lines, g);
        const ChosenLine chosen = chosen_line(line, left);
        telling.note(place, chosen.at);
        Digits moved[3];
        NONET_UNROLL for (int i = 0; i < 3; ++i) {
          const Digits side_a =
              andnot_either(line.at[i], chosen.at[(i + 1) % 3], chosen.at[(i + 2) % 3]);
          const Digits side_b = line.at[i] & ~chosen.at[i];
          moved[i] = mover(side_b, side_a);
        }
        NONET_UNROLL for (int i = 0; i < 3; ++i) group_at(lines, g, i) = moved[i];
      }
    }
  for (auto& box : planes.open)
    for (Vec& open : box) {
      const Digits before = for_each_digit(open);
      open = of_first_digit(mover(before, before));
    }
}

[[gnu::noinline]] static void branch(engine::many::Planes& planes,
                                     const engine::many::BranchChoice& choice,
                                     const LaneMask& lanes, const engine::many::LaneMove& move) {
  NoTelling telling;
  branch_lanes(planes, choice, lanes, move, telling);
}

[[gnu::noinline]] static void branch_and_tell(engine::many::Planes& planes,
                                              const engine::many::BranchChoice& choice,
                                              const LaneMask& lanes,
                                              const engine::many::LaneMove& move,
                                              engine::many::LaneDecisions& decisions) {
  Telling telling;
  branch_lanes(planes, choice, lanes, move, telling);
  telling.tell(choice, decisions);
}

[[gnu::noinline]] static void keep(const engine::many::Planes& planes, const LaneMask& lanes,
                                   engine::many::CandidatePlanes& park) {
  const Digits who = for_each_digit(load(lanes));
  for (int box = 0; box < 9; ++box)
    for (int g = 0; g < kDigitGroups; ++g) {
      NONET_UNROLL for (int k = 0; k < 9; ++k) {
        Digits& kept = group_at(park.box[box], g, k);
        kept = select(who, group_at(planes.candidates.box[box], g, k), kept);
      }
    }
}

[[gnu::noinline]] static void park(const engine::many::Planes& planes,
                                   const engine::many::BranchChoice& choice, const LaneMask& lanes,
                                   engine::many::CandidatePlanes& park) {
  const Digits who = for_each_digit(load(lanes));
  engine::many::MiniPlanes excluded;
  for (int band = 0; band < 6; ++band)
    for (int g = 0; g < kDigitGroups; ++g) {
      Digits left = group_at(choice.at[band], g, 0) & who;
      for (int place = 0; place < 3; ++place) {
        const int box = box_of_band(band, place);
        const auto& lines = band < 3 ? planes.minis.rows : planes.minis.columns;
        auto& target = band < 3 ? excluded.rows : excluded.columns;
        const ChosenLine chosen = chosen_line({lines[box], g}, left);
        NONET_UNROLL for (int i = 0; i < 3; ++i) group_at(target[box], g, i) = chosen.at[i];
      }
    }
  for (int box = 0; box < 9; ++box)
    for (int g = 0; g < kDigitGroups; ++g) {
      const Lines rows(excluded.rows[box], g), columns(excluded.columns[box], g);
      NONET_UNROLL for (int k = 0; k < 9; ++k) {
        const Digits side_b = andnot_either(group_at(planes.candidates.box[box], g, k),
                                            rows.at[k / 3], columns.at[k % 3]);
        Digits& kept = group_at(park.box[box], g, k);
        kept = select(who, side_b, kept);
      }
    }
}

[[gnu::noinline]] static void resume(engine::many::Planes& planes,
                                     const engine::many::LaneMove& move,
                                     const engine::many::CandidatePlanes& park) {
  const Mover mover(move);
  const Vec to = load(move.to);
  const Digits who = for_each_digit(to);
  for (int box = 0; box < 9; ++box) {
    for (int g = 0; g < kDigitGroups; ++g) {
      Digits x[9];
      NONET_UNROLL for (int k = 0; k < 9; ++k) {
        Digits& candidate = group_at(planes.candidates.box[box], g, k);
        x[k] = mover(group_at(park.box[box], g, k), candidate);
        candidate = x[k];
      }
      NONET_UNROLL for (int i = 0; i < 3; ++i) {
        Digits& row = group_at(planes.minis.rows[box], g, i);
        Digits& column = group_at(planes.minis.columns[box], g, i);
        row = select(who, or3(x[3 * i], x[3 * i + 1], x[3 * i + 2]), row);
        column = select(who, or3(x[i], x[3 + i], x[6 + i]), column);
      }
    }
    for (Vec& open : planes.open[box]) open |= to;
  }
}

}  // namespace nonet::NONET_ISA::many
