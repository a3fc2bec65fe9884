#pragma once
// Steps as a page of HTML that needs nothing beside itself.

#include <string>
#include <string_view>

#include "nonet/explain.hpp"

namespace nonet::cli {

/// What stands before the first section: title and style.
std::string page_head(std::string_view title);

/// A section for one puzzle: what it is, and a drawn board for each step.
std::string path_section(const Puzzle& puzzle, const Explanation& path);

/// A section for one technique: explanation and example.
std::string technique_section(Technique technique);

/// Text made safe for HTML.
std::string escaped(std::string_view text);

}  // namespace nonet::cli
