#pragma once
// ScratchFolder: an empty folder of a test's own, deleted at the end of its life with all that is
// in it. Cases of one program run side by side, as processes: a name that two share is a race.

#include <unistd.h>

#include <filesystem>
#include <random>
#include <string>

namespace nonet {

class ScratchFolder {
 public:
  ScratchFolder() {
    std::random_device draw;
    do {
      path_ = std::filesystem::temp_directory_path() /
              ("nonet_test_" + std::to_string(getpid()) + "_" + std::to_string(draw()));
    } while (!std::filesystem::create_directory(path_));
  }
  ~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace nonet
