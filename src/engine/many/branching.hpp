#pragma once
// Branching: side A of a lane asserts that the chosen digit is in the chosen minirow, side B that
// it is not. A stays in its lane; B goes to a free lane (a fork) or to the same lane of a park.
//
// The chosen minirow is the first one of the first box, in the chosen band, in which the digit has
// at least two. Both sides lose something in the derived planes, so a search always ends.

#include "engine/many/many_kernel.hpp"
#include "engine/many/plane_round.hpp"

namespace nonet::NONET_ISA::many {

/// Lanes whose chosen minirow (or minicolumn) of one box and digit is line i: disjoint sets.
struct ChosenLine {
  Vec at[3];
};

/// Takes from `lanes`, the lanes of a (band, digit), those that branch in the box of `lines`.
NONET_INLINE ChosenLine chosen_line(const Vec (&lines)[3], Vec& lanes) {
  const Vec here = lanes & majority(lines[0], lines[1], lines[2]);
  lanes &= ~here;
  return {{here & lines[0], and_andnot(here, lines[1], lines[0]),
           andnot_either(here, lines[0], lines[1])}};
}

NONET_INLINE int box_of_band(int band, int place) {
  return band < 3 ? 3 * band + place : band - 3 + 3 * place;
}

[[gnu::noinline]] static void branch(engine::many::Planes& planes,
                                     const engine::many::BranchChoice& choice,
                                     const LaneMask& lanes, const engine::many::LaneMove& move) {
  const Vec who = load(lanes);
  const Mover mover(move);
  for (int band = 0; band < 6; ++band)
    for (int d = 0; d < 9; ++d) {
      Vec left = choice.at[band][d] & who;
      for (int place = 0; place < 3; ++place) {
        const int box = box_of_band(band, place);
        Vec(&line)[3] = band < 3 ? planes.minis.rows[box][d] : planes.minis.columns[box][d];
        const ChosenLine chosen = chosen_line(line, left);
        Vec moved[3];
        NONET_UNROLL for (int i = 0; i < 3; ++i) {
          const Vec side_a = andnot_either(line[i], chosen.at[(i + 1) % 3], chosen.at[(i + 2) % 3]);
          const Vec side_b = line[i] & ~chosen.at[i];
          moved[i] = mover(side_b, side_a);
        }
        NONET_UNROLL for (int i = 0; i < 3; ++i) line[i] = moved[i];
      }
    }
  for (auto& box : planes.open)
    for (Vec& open : box) open = mover(open, open);
}

[[gnu::noinline]] static void park(const engine::many::Planes& planes,
                                   const engine::many::BranchChoice& choice, const LaneMask& lanes,
                                   engine::many::CandidatePlanes& park) {
  const Vec who = load(lanes);
  engine::many::MiniPlanes excluded;
  for (int band = 0; band < 6; ++band)
    for (int d = 0; d < 9; ++d) {
      Vec left = choice.at[band][d] & who;
      for (int place = 0; place < 3; ++place) {
        const int box = box_of_band(band, place);
        const auto& lines = band < 3 ? planes.minis.rows : planes.minis.columns;
        auto& target = band < 3 ? excluded.rows : excluded.columns;
        const ChosenLine chosen = chosen_line(lines[box][d], left);
        NONET_UNROLL for (int i = 0; i < 3; ++i) target[box][d][i] = chosen.at[i];
      }
    }
  for (int box = 0; box < 9; ++box)
    for (int d = 0; d < 9; ++d) {
      NONET_UNROLL for (int k = 0; k < 9; ++k) {
        const Vec side_b =
            andnot_either(planes.candidates.at[box][d][k], excluded.rows[box][d][k / 3],
                          excluded.columns[box][d][k % 3]);
        Vec& kept = park.at[box][d][k];
        kept = select(who, side_b, kept);
      }
    }
}

[[gnu::noinline]] static void resume(engine::many::Planes& planes,
                                     const engine::many::LaneMove& move,
                                     const engine::many::CandidatePlanes& park) {
  const Mover mover(move);
  for (int box = 0; box < 9; ++box)
    for (int d = 0; d < 9; ++d) {
      NONET_UNROLL for (int k = 0; k < 9; ++k) {
        Vec& candidate = planes.candidates.at[box][d][k];
        candidate = mover(park.at[box][d][k], candidate);
      }
    }
}

}  // namespace nonet::NONET_ISA::many
