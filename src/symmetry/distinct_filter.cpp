// Up to the bound of memory a set of keys decides at once. Then the set is closed: rows whose class
// it holds are dropped as before, and the others go to disk, the rows themselves into one file and
// their keys, with the number of the row, into parts by hash. At the end each part is taken by
// itself: its classes are in no other. The rows that are first of their class are marked, and then
// the file of rows is read once more, in order. A part that is still too large is divided again.

#include <algorithm>
#include <utility>
#include <vector>

#include "nonet/distinct.hpp"
#include "symmetry/class_set.hpp"
#include "symmetry/spool.hpp"

namespace nonet {
namespace {

using symmetry::ClassSet;
using symmetry::Spool;
using Result = std::expected<void, std::string>;

constexpr int kPartBits = 5;
constexpr std::size_t kParts = std::size_t{1} << kPartBits;

/// Keys on disk, parted by the bits of their hash at a depth.
class KeyParts {
 public:
  static std::expected<KeyParts, std::string> open(const std::string& directory, int depth) {
    KeyParts parts;
    parts.shift_ = 64 - kPartBits * (depth + 1);
    for (std::size_t i = 0; i < kParts; ++i) {
      auto file = Spool::open(directory);
      if (!file) return std::unexpected(file.error());
      parts.files_.push_back(std::move(*file));
    }
    return parts;
  }
  Result write(std::uint64_t row, std::string_view key, std::uint64_t hash) {
    return files_[hash >> shift_ & (kParts - 1)].write(row, key);
  }
  std::vector<Spool>& files() { return files_; }

 private:
  int shift_ = 0;
  std::vector<Spool> files_;
};

// Beyond that the hash has no bits left to part by, and whoever gets there has found more keys with
// equal bits than there are puzzles; the set then grows past the bound.
constexpr int kMostDepth = 9;

}  // namespace

struct DistinctFilter::State {
  explicit State(DistinctOptions given)
      : options(std::move(given)), seen(std::max(options.memory, kLeastMemory)) {}

  DistinctOptions options;
  ClassSet seen;
  std::uint64_t classes = 0;
  std::uint64_t waiting = 0;
  std::unique_ptr<Spool> rows;
  std::unique_ptr<KeyParts> parts;
  bool stopped = false;

  Result wait(const BoardKey& key, std::uint64_t hash, std::string_view row) {
    if (rows == nullptr) {
      auto file = Spool::open(options.directory);
      if (!file) return std::unexpected(file.error());
      auto opened = KeyParts::open(options.directory, 0);
      if (!opened) return std::unexpected(opened.error());
      rows = std::make_unique<Spool>(std::move(*file));
      parts = std::make_unique<KeyParts>(std::move(*opened));
    }
    if (auto done = rows->write(waiting, row); !done) return done;
    return parts->write(waiting++, key.bytes(), hash);
  }

  /// Marks the first row of each class in a part.
  Result decide(Spool& part, int depth, std::vector<bool>& first) {
    if (auto done = part.rewind(); !done) return done;
    ClassSet set(depth < kMostDepth ? std::max(options.memory, kLeastMemory) : ~std::size_t{0});
    std::unique_ptr<KeyParts> smaller;
    std::uint64_t row = 0;
    for (std::string key;;) {
      const auto more = part.read(row, key);
      if (!more) return std::unexpected(more.error());
      if (!*more) break;
      const std::uint64_t hash = symmetry::hash_of(key);
      const ClassSet::Added added = set.add(key, hash);
      if (added == ClassSet::Added::added) {
        first[row] = true;
        ++classes;
      }
      if (added != ClassSet::Added::no_room) continue;
      if (smaller == nullptr) {
        auto opened = KeyParts::open(options.directory, depth + 1);
        if (!opened) return std::unexpected(opened.error());
        smaller = std::make_unique<KeyParts>(std::move(*opened));
      }
      if (auto done = smaller->write(row, key, hash); !done) return done;
    }
    set.clear();
    if (smaller == nullptr) return {};
    for (Spool& file : smaller->files())
      if (auto done = decide(file, depth + 1, first); !done) return done;
    return {};
  }
};

DistinctFilter::DistinctFilter(DistinctOptions options)
    : state_(std::make_unique<State>(std::move(options))) {}
DistinctFilter::DistinctFilter(DistinctFilter&&) noexcept = default;
DistinctFilter& DistinctFilter::operator=(DistinctFilter&&) noexcept = default;
DistinctFilter::~DistinctFilter() = default;

Result DistinctFilter::add(const BoardKey& key, std::string_view row, const OnRow& on_row) {
  State& state = *state_;
  if (state.stopped) return {};
  const std::uint64_t hash = symmetry::hash_of(key.bytes());
  const bool closed = state.rows != nullptr;
  switch (closed ? state.seen.find(key.bytes(), hash) : state.seen.add(key.bytes(), hash)) {
    case ClassSet::Added::was_there:
      return {};
    case ClassSet::Added::added:
      ++state.classes;
      state.stopped = !on_row(row);
      return {};
    case ClassSet::Added::no_room:
      break;
  }
  return state.wait(key, hash, row);
}

Result DistinctFilter::finish(const OnRow& on_row) {
  State& state = *state_;
  state.seen.clear();
  if (state.rows == nullptr || state.stopped) return {};
  std::vector<bool> first(state.waiting);
  for (Spool& part : state.parts->files())
    if (auto done = state.decide(part, 0, first); !done) return done;
  state.parts.reset();
  if (auto done = state.rows->rewind(); !done) return done;
  std::uint64_t number = 0;
  for (std::string row;;) {
    const auto more = state.rows->read(number, row);
    if (!more) return std::unexpected(more.error());
    if (!*more) return {};
    if (first[number] && !on_row(row)) return {};
  }
}

std::uint64_t DistinctFilter::classes() const {
  return state_->classes;
}
std::uint64_t DistinctFilter::waiting() const {
  return state_->waiting;
}
std::size_t DistinctFilter::memory() const {
  return state_->seen.memory();
}

}  // namespace nonet
