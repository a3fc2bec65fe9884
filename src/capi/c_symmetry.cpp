#include <string>
#include <unordered_map>

#include "capi/c_border.hpp"
#include "capi/c_rows.hpp"
#include "capi/c_transform.hpp"
#include "nonet/canonical.hpp"
#include "nonet/distinct.hpp"
#include "nonet/pattern_symmetry.hpp"

using namespace nonet;

extern "C" {

int nonet_canonical_form(const char* text, size_t length, char form[81], nonet_transform* map,
                         uint32_t* automorphisms) {
  const auto board = capi::board_from(text, length);
  if (!board) return board.error();
  const CanonicalForm found = canonical_form(*board);
  capi::give_grid(form, found.grid);
  capi::give_transform(map, found.map);
  capi::give(automorphisms, found.automorphisms);
  return NONET_OK;
}

int nonet_canonical_pattern(const char* text, size_t length, char form[81], nonet_transform* map,
                            uint32_t* automorphisms) {
  const auto board = capi::board_from(text, length);
  if (!board) return board.error();
  const CanonicalPattern found = canonical_form(Pattern::of(*board));
  capi::give_pattern(form, found.pattern);
  capi::give_transform(map, found.map);
  capi::give(automorphisms, found.automorphisms);
  return NONET_OK;
}

int nonet_canonical_many(const char* puzzles, size_t stride, size_t number, char* forms,
                         uint32_t* automorphisms) {
  capi::RowBlocks block(puzzles, stride, number);
  if (!block.usable()) return NONET_BAD_ARGUMENT;
  while (block.next())
    for (std::size_t i = 0; i < block.puzzles().size(); ++i) {
      CanonicalForm found;
      found.automorphisms = 0;
      if (block.readable(i)) found = canonical_form(block.puzzles()[i]);
      capi::give_grid_at(forms, block.row(i), found.grid);
      capi::give_at(automorphisms, block.row(i), found.automorphisms);
    }
  return NONET_OK;
}

int nonet_distinct_many(const char* puzzles, size_t stride, size_t number, size_t* firsts,
                        size_t* classes) {
  capi::RowBlocks block(puzzles, stride, number);
  if (!block.usable()) return NONET_BAD_ARGUMENT;
  std::unordered_map<std::string, std::size_t> first_of;
  while (block.next())
    for (std::size_t i = 0; i < block.puzzles().size(); ++i) {
      std::size_t first = block.row(i);
      if (block.readable(i)) {
        const BoardKey key(canonical_form(block.puzzles()[i]).grid);
        first = first_of.emplace(key.bytes(), first).first->second;
      }
      capi::give_at(firsts, block.row(i), first);
    }
  capi::give(classes, first_of.size());
  return NONET_OK;
}

int nonet_for_each_automorphism(const char* text, size_t length, nonet_on_transform on_automorphism,
                                void* context) {
  if (on_automorphism == nullptr) return NONET_BAD_ARGUMENT;
  const auto board = capi::board_from(text, length);
  if (!board) return board.error();
  for_each_automorphism(*board, [&](const Transform& map) {
    nonet_transform transform;
    capi::give_transform(&transform, map);
    return on_automorphism(&transform, context) != 0;
  });
  return NONET_OK;
}

int nonet_same(const char* first, size_t first_length, const char* second, size_t second_length,
               int* same, nonet_transform* map) {
  const auto a = capi::board_from(first, first_length);
  if (!a) return a.error();
  const auto b = capi::board_from(second, second_length);
  if (!b) return b.error();
  const auto found = map_between(*a, *b);
  capi::give(same, found.has_value());
  if (found) capi::give_transform(map, *found);
  return NONET_OK;
}

int nonet_scramble(const char* text, size_t length, uint64_t seed, uint64_t number,
                   char scrambled[81], nonet_transform* map) {
  const auto board = capi::board_from(text, length);
  if (!board) return board.error();
  const Transform transform = random_transform(seed, number);
  capi::give_grid(scrambled, transform(*board));
  capi::give_transform(map, transform);
  return NONET_OK;
}

int nonet_pattern_symmetry(const char* text, size_t length, int* symmetry) {
  const Expected<Puzzle> puzzle = capi::puzzle_from(text, length);
  if (!puzzle) return NONET_MALFORMED;
  capi::give(symmetry, symmetry_of(Pattern::of(puzzle->givens)));
  return NONET_OK;
}

const char* nonet_pattern_symmetry_name(int symmetry) {
  if (symmetry < 0 || symmetry >= static_cast<int>(pattern_symmetries().size())) return nullptr;
  return name_of(static_cast<PatternSymmetry>(symmetry)).data();
}

}  // extern "C"
