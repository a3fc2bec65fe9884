#include "nonet/canonical.hpp"

#include "symmetry/least_board.hpp"
#include "symmetry/least_grid.hpp"

namespace nonet {
namespace {

symmetry::LeastBoard least_of(const Grid& board) {
  return symmetry::is_complete(board) ? symmetry::least_grid(board) : symmetry::least_board(board);
}

}  // namespace

CanonicalForm canonical_form(const Grid& board) {
  const symmetry::LeastBoard least = least_of(board);
  return {least.grid, symmetry::transform_of(least.ways.front()), least.automorphisms};
}

}  // namespace nonet
