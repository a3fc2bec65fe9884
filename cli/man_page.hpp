#pragma once
// The manual page, made from the verb and flag tables.

#include <string>

namespace nonet::cli {

/// nonet(1) in roff with the man macros.
std::string man_page();

}  // namespace nonet::cli
