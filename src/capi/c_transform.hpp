#pragma once
// Transforms across the border to C.

#include <expected>
#include <optional>

#include "nonet/nonet.h"
#include "nonet/transform.hpp"

namespace nonet::capi {

/// Nothing when it is null or no transform.
std::optional<Transform> transform_from(const nonet_transform* transform);

void give_transform(nonet_transform* to, const Transform& transform);

/// The digits of a text without candidate marks; the error is a status.
std::expected<Grid, int> board_from(const char* text, std::size_t length);

}  // namespace nonet::capi
