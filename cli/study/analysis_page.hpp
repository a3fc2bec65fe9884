#pragma once
// An analysis as a drawn page: HTML that needs nothing but itself, each board as SVG.

#include <string>
#include <vector>

#include "nonet/analysis.hpp"
#include "study/analysis_words.hpp"

namespace nonet::cli {

std::string page_head();
inline constexpr const char* kPageFoot = "</main>\n</body>\n</html>\n";

/// The section of one puzzle.
std::string page_section(const std::string& title, const Grid& givens, const Analysis& analysis,
                         const std::vector<Fact>& facts);
/// The section of what could not be read.
std::string page_fault(const std::string& title, const std::string& reason);

}  // namespace nonet::cli
