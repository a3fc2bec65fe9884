#pragma once
// shared_file(): where a collection of puzzles lies that is not part of the repository. Tests that
// need one skip when it is not there.

#include <cstdlib>
#include <string>

namespace nonet {

/// In the folder that the environment variable NONET_SHARED names, else in ../shared.
inline std::string shared_file(const std::string& name) {
  const char* folder = std::getenv("NONET_SHARED");
  return (folder != nullptr ? folder : std::string(NONET_SOURCE_DIR) + "/../shared") + "/" + name;
}

}  // namespace nonet
