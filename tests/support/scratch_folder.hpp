#pragma once
// ScratchFolder: an empty folder of a test's own, deleted at the end of its life with all that is
// in it. Cases of one program run side by side, as processes: a name that two share is a race.

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

namespace nonet {

class ScratchFolder {
 public:
  ScratchFolder() {
    std::string name = std::filesystem::temp_directory_path() / "nonet_test_XXXXXX";
    if (mkdtemp(name.data()) == nullptr)
      throw std::system_error(errno, std::generic_category(), "no folder " + name);
    path_ = name;
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
