#pragma once
// What `nonet help` and --help print, made from the verb and flag tables.

#include <string>

#include "verb.hpp"

namespace nonet::cli {

std::string general_help();              ///< the verbs, and where to read on
std::string help_for(const Verb& verb);  ///< usage, flags, examples
std::string version_line();              ///< "nonet 0.1.0"

}  // namespace nonet::cli
