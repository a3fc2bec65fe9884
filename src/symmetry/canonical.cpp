#include "nonet/canonical.hpp"

#include "symmetry/least_board.hpp"
#include "symmetry/least_grid.hpp"

namespace nonet {
namespace {

using symmetry::LeastBoard;
using symmetry::Nine;
using symmetry::Way;

LeastBoard least_of(const Grid& board) {
  if (auto least = symmetry::least_grid(board)) return *std::move(least);
  return symmetry::least_board(board);
}

/// Visits the ways that differ from one only in the order of twins and ties, until `visit` says no.
bool for_each_variant(const Way& way, const symmetry::Twins& twins,
                      const std::function<bool(const Way&)>& visit) {
  return symmetry::for_each_order(twins.ties, [&](const Nine& twin_order) {
    Nine exchanged{};  // each row by one that is alike
    for (std::size_t i = 0; i < 9; ++i) exchanged[twins.sorted[i]] = twins.sorted[twin_order[i]];
    return symmetry::for_each_order(way.ties, [&](const Nine& column_order) {
      Way variant = way;
      variant.rows = variant.columns = 0;
      for (int i = 0; i < 9; ++i) {
        const auto row = static_cast<std::size_t>(symmetry::nibble(way.rows, i));
        const int column = column_order[static_cast<std::size_t>(i)];
        symmetry::put_nibble(variant.rows, i, exchanged[row]);
        symmetry::put_nibble(variant.columns, i, symmetry::nibble(way.columns, column));
      }
      return visit(variant);
    });
  });
}

void visit_automorphisms(const LeastBoard& least,
                         const std::function<bool(const Transform&)>& on_automorphism) {
  const Transform back = symmetry::transform_of(least.ways.front()).inverse();
  for (const Way& way : least.ways) {
    const bool more =
        for_each_variant(way, least.twins[way.transposed ? 1 : 0], [&](const Way& variant) {
          return on_automorphism(symmetry::transform_of(variant).then(back));
        });
    if (!more) return;
  }
}

Grid ones_in(const Pattern& pattern) {
  Grid grid;
  for (Cell cell : pattern) grid.set(cell, Digit(1));
  return grid;
}

}  // namespace

CanonicalForm canonical_form(const Grid& board) {
  const LeastBoard least = least_of(board);
  return {least.grid, symmetry::transform_of(least.ways.front()), least.automorphisms};
}

CanonicalPattern canonical_form(const Pattern& pattern) {
  const LeastBoard least = symmetry::least_board(ones_in(pattern), true);
  return {Pattern::of(least.grid), symmetry::transform_of(least.ways.front()), least.automorphisms};
}

std::optional<Transform> map_between(const Grid& a, const Grid& b) {
  if (a.filled() != b.filled()) return std::nullopt;
  const CanonicalForm form_a = canonical_form(a), form_b = canonical_form(b);
  if (form_a.grid != form_b.grid) return std::nullopt;
  return form_a.map.then(form_b.map.inverse());
}

void for_each_automorphism(const Grid& board,
                           const std::function<bool(const Transform&)>& on_automorphism) {
  visit_automorphisms(least_of(board), on_automorphism);
}

void for_each_automorphism(const Pattern& pattern,
                           const std::function<bool(const Transform&)>& on_automorphism) {
  visit_automorphisms(symmetry::least_board(ones_in(pattern), true), on_automorphism);
}

}  // namespace nonet
