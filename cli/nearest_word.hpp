#pragma once
// "did you mean": the known word that a mistyped one is closest to.

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nonet::cli {

/// The word with the smallest edit distance, if that is small enough to be a slip of the fingers
/// (swapped neighbours count once; at most a third of the letters).
std::optional<std::string> nearest_word(std::string_view typed, std::span<const std::string> known);

/// "; did you mean WORD?" or nothing.
std::string did_you_mean(std::string_view typed, std::span<const std::string> known);

}  // namespace nonet::cli
