#include "puzzle_input.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>
#include <span>
#include <string_view>

#include "one_field.hpp"

namespace nonet::cli {

namespace {

/// Closes a file that was opened here; standard input is left open.
class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  ~Descriptor() {
    if (fd_ != STDIN_FILENO) close(fd_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int get() const { return fd_; }

 private:
  int fd_;
};

// read(2) and no stream: it returns what a pipe has, however little, where a stream would wait for
// a full buffer and a row typed in would not be answered.
PuzzleInput read_from_descriptor(std::string name, int fd) {
  PuzzleInput input{.name = std::move(name), .source = {}};
  input.source = [file = std::make_shared<Descriptor>(fd),
                  error = input.read_error](std::span<char> room) -> std::size_t {
    ssize_t count;
    do count = read(file->get(), room.data(), room.size());
    while (count < 0 && errno == EINTR);
    if (count < 0) *error = errno;
    return count < 0 ? 0 : static_cast<std::size_t>(count);
  };
  return input;
}

ByteSource read_from_copy(std::string_view text) {
  return [copy = std::string(text), at = std::size_t{0}](std::span<char> room) mutable {
    const std::size_t count = std::min(room.size(), copy.size() - at);
    std::copy_n(copy.data() + at, count, room.data());
    at += count;
    return count;
  };
}

/// The error of a text without a puzzle that can be read, or nothing.
std::optional<std::string> fault_of(std::string_view text) {
  Reader reader(read_from(text));
  std::string fault = "there is nothing in it";
  for (Record record; reader.next(record);) {
    if (record.puzzle) return std::nullopt;
    fault = record.puzzle.error().message;
  }
  return fault;
}

}  // namespace

std::expected<PuzzleInput, std::string> open_input(const std::string& operand, std::size_t number) {
  if (operand == "-") return read_from_descriptor("<stdin>", STDIN_FILENO);
  struct stat status{};
  if (!operand.empty() && stat(operand.c_str(), &status) == 0) {
    if (S_ISDIR(status.st_mode))
      return std::unexpected(
          fmt::format("{}: is a directory; name the files in it: {}/*", operand, operand));
    const int fd = open(operand.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0)
      return std::unexpected(fmt::format("{}: cannot be read: {}", operand, std::strerror(errno)));
    return read_from_descriptor(operand, fd);
  }
  const int file_error = operand.empty() ? ENOENT : errno;
  if (const auto fault = fault_of(operand)) {
    constexpr std::size_t kShown = 40;
    const std::string shown =
        one_field(operand.size() > kShown ? operand.substr(0, kShown) + "..." : operand);
    return std::unexpected(
        fmt::format("<operand {}>: '{}' is neither a file ({}) nor a puzzle ({})", number, shown,
                    std::strerror(file_error), *fault));
  }
  return PuzzleInput{.name = fmt::format("<operand {}>", number),
                     .source = read_from_copy(operand)};
}

bool holds_single_record(ByteSource& source, const ReadOptions& options) {
  constexpr std::size_t kMostKept = 4u << 20;
  auto kept = std::make_shared<std::string>();
  ByteSource rest = source;
  int records = 0;
  {
    Reader reader(
        [&](std::span<char> room) -> std::size_t {
          if (kept->size() >= kMostKept) return 0;
          const std::size_t count = rest(room);
          kept->append(room.data(), count);
          return count;
        },
        options);
    for (Record record; records < 2 && reader.next(record);) ++records;
  }
  const bool single = records < 2 && kept->size() < kMostKept;
  source = [first = read_from_copy(*kept), rest](std::span<char> room) mutable -> std::size_t {
    const std::size_t count = first(room);
    return count > 0 ? count : rest(room);
  };
  return single;
}

}  // namespace nonet::cli
