#include "capi/c_transform.hpp"

#include <algorithm>

#include "capi/c_border.hpp"

namespace nonet::capi {

std::optional<Transform> transform_from(const nonet_transform* transform) {
  if (transform == nullptr || transform->transposed > 1) return std::nullopt;
  Transform::Lines rows{}, columns{};
  Transform::Labels digits{};
  std::copy_n(transform->rows, 9, rows.begin());
  std::copy_n(transform->columns, 9, columns.begin());
  std::copy_n(transform->digits, 9, digits.begin());
  return Transform::from(transform->transposed == 1, rows, columns, digits);
}

void give_transform(nonet_transform* to, const Transform& transform) {
  if (to == nullptr) return;
  to->transposed = transform.transposed() ? 1 : 0;
  std::ranges::copy(transform.rows(), to->rows);
  std::ranges::copy(transform.columns(), to->columns);
  std::ranges::copy(transform.digits(), to->digits);
}

std::expected<Grid, int> board_from(const char* text, std::size_t length) {
  const Expected<Puzzle> puzzle = puzzle_from(text, length);
  if (!puzzle) return std::unexpected(NONET_MALFORMED);
  if (puzzle->marks) return std::unexpected(NONET_BAD_ARGUMENT);
  return puzzle->digits();
}

}  // namespace nonet::capi

using namespace nonet;

extern "C" {

int nonet_transform_apply(const nonet_transform* transform, const char* text, size_t length,
                          char moved[81]) {
  const auto map = capi::transform_from(transform);
  if (!map) return NONET_BAD_ARGUMENT;
  const auto board = capi::board_from(text, length);
  if (!board) return board.error();
  capi::give_grid(moved, (*map)(*board));
  return NONET_OK;
}

int nonet_transform_inverse(const nonet_transform* transform, nonet_transform* inverse) {
  const auto map = capi::transform_from(transform);
  if (!map) return NONET_BAD_ARGUMENT;
  capi::give_transform(inverse, map->inverse());
  return NONET_OK;
}

int nonet_transform_then(const nonet_transform* first, const nonet_transform* second,
                         nonet_transform* both) {
  const auto a = capi::transform_from(first), b = capi::transform_from(second);
  if (!a || !b) return NONET_BAD_ARGUMENT;
  capi::give_transform(both, a->then(*b));
  return NONET_OK;
}

int nonet_transform_text(const nonet_transform* transform, char* out, size_t out_size,
                         size_t* out_length) {
  const auto map = capi::transform_from(transform);
  if (!map) return NONET_BAD_ARGUMENT;
  return capi::give_text(to_text(*map), out, out_size, out_length);
}

int nonet_transform_parse(const char* text, size_t length, nonet_transform* transform,
                          char* message, size_t message_size) {
  const auto map =
      parse_transform(text == nullptr ? std::string_view() : std::string_view(text, length));
  capi::give_text(map ? std::string() : to_string(map.error()), message, message_size, nullptr);
  if (!map) return NONET_MALFORMED;
  capi::give_transform(transform, *map);
  return NONET_OK;
}

}  // extern "C"
