#include "symmetry/spool.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <limits>

namespace nonet::symmetry {
namespace {

std::unexpected<std::string> fault(const std::string& what) {
  return std::unexpected(what + ": " + std::strerror(errno));
}

struct Head {
  std::uint64_t number;
  std::uint64_t size;
};

std::string temporary_directory() {
  const char* const named = std::getenv("TMPDIR");
  return named != nullptr && *named != '\0' ? named : "/tmp";
}

}  // namespace

std::expected<Spool, std::string> Spool::open(const std::string& directory) {
  std::string name = (directory.empty() ? temporary_directory() : directory) + "/nonet-XXXXXX";
  const int descriptor = mkstemp(name.data());
  if (descriptor < 0) return fault("no file can be made in " + name.substr(0, name.rfind('/')));
  unlink(name.c_str());
  std::FILE* const file = fdopen(descriptor, "w+b");
  if (file == nullptr) {
    close(descriptor);
    return fault("a file for what does not fit into memory cannot be opened");
  }
  return Spool(file);
}

std::expected<void, std::string> Spool::write(std::uint64_t number, std::string_view bytes) {
  const Head head{number, bytes.size()};
  if (std::fwrite(&head, sizeof head, 1, file_.get()) != 1 ||
      std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size())
    return fault("what does not fit into memory cannot be written to a file");
  return {};
}

std::expected<void, std::string> Spool::rewind() {
  if (std::fflush(file_.get()) != 0)
    return fault("what does not fit into memory cannot be written to a file");
  std::rewind(file_.get());
  return {};
}

std::expected<bool, std::string> Spool::read(std::uint64_t& number, std::string& bytes) {
  Head head;
  if (std::fread(&head, sizeof head, 1, file_.get()) != 1) {
    if (std::feof(file_.get()) != 0) return false;
    return fault("a file written before cannot be read back");
  }
  number = head.number;
  bytes.resize(head.size);
  if (std::fread(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size())
    return fault("a file written before cannot be read back");
  return true;
}

}  // namespace nonet::symmetry
