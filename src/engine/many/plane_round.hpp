#pragma once
// A round of propagation: one sweep over the nine boxes, each using what the ones before it found.
//
// For the digits of a box, as many at once as a register holds (see docs/engine_many.md for why
// this is enough):
//   band and stack   a minirow keeps the digit only if the other two boxes of the band can take it
//                    in the other two rows:  allowed[0] = (a1 & b2) | (a2 & b1), and so on; this is
//                    all row elimination and all locked candidates at once. Columns likewise.
//   naked singles    a decided cell takes its digit from the other cells of the box.
//   hidden singles   a digit with one place in the box takes the other digits out of that cell.
//
// A plain round tests nothing: a contradiction stays visible, since candidates only disappear.

#include "engine/many/many_kernel.hpp"
#include "engine/many/mover.hpp"
#include "engine/many/plane_counting.hpp"
#include "engine/many/plane_triads.hpp"

namespace nonet::NONET_ISA::many {

enum class RoundKind : std::uint8_t { plain, moving, checking };

/// What the other two boxes of a band (or stack) leave to the three lines of this one.
NONET_INLINE void close_band(const Lines& a, const Lines& b, Digits (&allowed)[3]) {
  allowed[0] = or_and(a.at[1] & b.at[2], a.at[2], b.at[1]);
  allowed[1] = or_and(a.at[0] & b.at[2], a.at[2], b.at[0]);
  allowed[2] = or_and(a.at[0] & b.at[1], a.at[1], b.at[0]);
}

struct RoundState {
  Vec alive, decided, open;
};

template <RoundKind kKind>
class Sweep {
 public:
  NONET_INLINE Sweep(engine::many::Planes& planes, const engine::many::LaneMove* move, int triads)
      : planes_(planes), move_(move), triads_(triads) {}

  NONET_INLINE RoundState run() {
    // Cells of a box are done after the digits of the next one: nothing needs them earlier, and
    // two independent streams of work hide each other's latency (1 to 3 per cent).
    for (int box = 0; box <= 9; ++box) {
      if (box < 9) digits(box, places_[box % 2]);
      if (box > 0) cells(box - 1, places_[(box - 1) % 2]);
    }
    return state_;
  }

 private:
  NONET_INLINE void digits(int box, Digits (&two_places)[kDigitGroups]) {
    const int band = box / 3, stack = box % 3;
    const int right = 3 * band + (stack + 1) % 3, right2 = 3 * band + (stack + 2) % 3;
    const int below = 3 * ((band + 1) % 3) + stack, below2 = 3 * ((band + 2) % 3) + stack;
    engine::many::MiniPlanes& minis = planes_.minis;

    TriadLimits row_limits, column_limits;
    if constexpr (kKind == RoundKind::checking) {
      if (triads_ & engine::many::kTriadRows)
        row_limits = triad_limits(minis.rows[box], state_.alive);
      if (triads_ & engine::many::kTriadColumns)
        column_limits = triad_limits(minis.columns[box], state_.alive);
    }
    Digits open[9];
    NONET_UNROLL for (int k = 0; k < 9; ++k) open[k] = for_each_digit(planes_.open[box][k]);

    PlanesOfDigits<9>& candidates = planes_.candidates.box[box];
    for (int g = 0; g < kDigitGroups; ++g) {
      Digits row[3], column[3];
      close_band({minis.rows[right], g}, {minis.rows[right2], g}, row);
      close_band({minis.columns[below], g}, {minis.columns[below2], g}, column);

      Digits x[9];
      NONET_UNROLL for (int k = 0; k < 9; ++k) x[k] = held(group_at(candidates, g, k));
      if constexpr (kKind == RoundKind::moving) {
        // The derived planes are at their new place already and hold the decision of each side.
        const Mover mover(*move_);
        NONET_UNROLL for (int k = 0; k < 9; ++k) x[k] = mover(x[k], x[k]);
        NONET_UNROLL for (int i = 0; i < 3; ++i) {
          row[i] &= group_at(minis.rows[box], g, i);
          column[i] &= group_at(minis.columns[box], g, i);
        }
      }
      if constexpr (kKind == RoundKind::checking) {
        if (triads_ & engine::many::kTriadRows) apply_triads(row_limits, {minis.rows[box], g}, row);
        if (triads_ & engine::many::kTriadColumns)
          apply_triads(column_limits, {minis.columns[box], g}, column);
        eliminate_across(x, open, row, column);
        NONET_UNROLL for (int k = 0; k < 9; ++k) x[k] = and3(x[k], row[k / 3], column[k % 3]);
      } else {
        const Digits single = decided_cell(x, open);
        NONET_UNROLL for (int k = 0; k < 9; ++k) x[k] =
            andnot_both(and3(x[k], row[k / 3], column[k % 3]), single, open[k]);
      }
      NONET_UNROLL for (int k = 0; k < 9; ++k) group_at(candidates, g, k) = x[k];

      NONET_UNROLL for (int i = 0; i < 3; ++i) {
        group_at(minis.rows[box], g, i) = or3(x[3 * i], x[3 * i + 1], x[3 * i + 2]);
        group_at(minis.columns[box], g, i) = or3(x[i], x[3 + i], x[6 + i]);
      }
      Digits any_place;
      two_places[g] = at_least_two(x, any_place);
      if constexpr (kKind == RoundKind::checking) note_places(g, any_place);
    }
  }

  /// A digit without a place in the box is a contradiction.
  NONET_INLINE void note_places([[maybe_unused]] int group, Digits any_place) {
    state_.alive &= of_first_digit(any_place);
#if defined(__AVX512VL__)
    if (group < kDigitGroups - 1) state_.alive &= of_first_digit(other_digit(any_place));
#endif
  }

  /// Lanes in which a decided cell of the box holds the digit. Three chains, for their latency.
  NONET_INLINE static Digits decided_cell(const Digits (&x)[9], const Digits (&open)[9]) {
    Digits chain[3];
    NONET_UNROLL for (int i = 0; i < 3; ++i) chain[i] =
        or_andnot(or_andnot(x[3 * i] & ~open[3 * i], x[3 * i + 1], open[3 * i + 1]), x[3 * i + 2],
                  open[3 * i + 2]);
    return or3(chain[0], chain[1], chain[2]);
  }

  /// A decided cell takes the digit from the other minirows and minicolumns of the box. Unlike the
  /// rule of the plain round it also reaches decided cells: two that hold the same digit erase each
  /// other, which shows as a contradiction.
  NONET_INLINE static void eliminate_across(const Digits (&x)[9], const Digits (&open)[9],
                                            Digits (&row)[3], Digits (&column)[3]) {
    Digits single[9], in_row[3], in_column[3];
    NONET_UNROLL for (int k = 0; k < 9; ++k) single[k] = x[k] & ~open[k];
    NONET_UNROLL for (int i = 0; i < 3; ++i) {
      in_row[i] = or3(single[3 * i], single[3 * i + 1], single[3 * i + 2]);
      in_column[i] = or3(single[i], single[3 + i], single[6 + i]);
    }
    NONET_UNROLL for (int i = 0; i < 3; ++i) {
      row[i] = andnot_either(row[i], in_row[(i + 1) % 3], in_row[(i + 2) % 3]);
      column[i] = andnot_either(column[i], in_column[(i + 1) % 3], in_column[(i + 2) % 3]);
    }
  }

  NONET_INLINE void cells(int box, const Digits (&two_places)[kDigitGroups]) {
    PlanesOfDigits<9>& candidates = planes_.candidates.box[box];
    for (int k = 0; k < 9; ++k) {
      Digits x[kDigitGroups];
      NONET_UNROLL for (int g = 0; g < kDigitGroups; ++g) x[g] = held(group_at(candidates, g, k));
      Digits hidden = x[0] & ~two_places[0];
      NONET_UNROLL for (int g = 1; g < kDigitGroups; ++g) hidden =
          or_andnot(hidden, x[g], two_places[g]);
      hidden = any_digit(hidden);
      Vec& open_cell = planes_.open[box][k];
      if constexpr (kKind == RoundKind::checking)
        state_.decided = or_and(state_.decided, of_first_digit(hidden), open_cell);
      NONET_UNROLL for (int g = 0; g < kDigitGroups; ++g) {
        x[g] = andnot_both(x[g], hidden, two_places[g]);
        group_at(candidates, g, k) = x[g];
      }
      Digits any;
      const Vec open = of_first_digit(at_least_two(x, any));
      if constexpr (kKind == RoundKind::checking)  // two hidden singles in one cell: contradiction
        state_.alive =
            andnot_both(state_.alive & of_first_digit(any), of_first_digit(hidden), open);
      state_.open |= open;
      open_cell = open;
    }
  }

  engine::many::Planes& planes_;
  const engine::many::LaneMove* move_;
  int triads_;
  RoundState state_{all_lanes(), no_lanes(), no_lanes()};
  Digits places_[2][kDigitGroups];
};

[[gnu::noinline]] static void round(engine::many::Planes& planes, LaneMask& open) {
  store(open, Sweep<RoundKind::plain>(planes, nullptr, 0).run().open);
}

[[gnu::noinline]] static void moving_round(engine::many::Planes& planes,
                                           const engine::many::LaneMove& move, LaneMask& open) {
  store(open, Sweep<RoundKind::moving>(planes, &move, 0).run().open);
}

[[gnu::noinline]] static void checking_round(engine::many::Planes& planes, int triads,
                                             engine::many::RoundReport& report) {
  const RoundState state = Sweep<RoundKind::checking>(planes, nullptr, triads).run();
  store(report.alive, state.alive);
  store(report.decided, state.decided);
  store(report.open, state.open);
}

}  // namespace nonet::NONET_ISA::many
