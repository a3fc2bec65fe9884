#pragma once
// What a browser is told that a file is.

#include <string_view>

namespace nonet::cli {

/// The content type for the end of a file's name; "application/octet-stream" for those unknown.
std::string_view content_type_of(std::string_view path);

}  // namespace nonet::cli
