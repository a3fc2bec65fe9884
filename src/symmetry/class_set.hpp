#pragma once
// ClassSet: a set of keys of boards in little memory: a table of places, open addressing, and the
// keys one after the other in blocks that never move.

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace nonet::symmetry {

/// The hash by which keys are spread over tables and files; the same everywhere.
std::uint64_t hash_of(std::string_view key);

class ClassSet {
 public:
  explicit ClassSet(std::size_t most_memory) : most_memory_(most_memory) {}

  enum class Added : std::uint8_t { added, was_there, no_room };
  /// `no_room`: it is not there, and the memory does not suffice to add it.
  Added add(std::string_view key, std::uint64_t hash);
  /// `was_there`, or `no_room` when it is not there.
  Added find(std::string_view key, std::uint64_t hash) const;

  std::uint64_t size() const { return size_; }
  std::size_t memory() const { return slots_.capacity() * sizeof(Slot) + blocks_.size() * kBlock; }

  /// Empties it and gives its memory back.
  void clear();

 private:
  // A slot: the upper 24 bits of the hash, so that other keys are seldom looked at, and the place
  // of the key plus one; 0 when free.
  using Slot = std::uint64_t;
  static constexpr int kPlaceBits = 40;
  static constexpr Slot kPlaceMask = (Slot{1} << kPlaceBits) - 1;
  static constexpr std::size_t kBlock = std::size_t{1} << 16;

  bool grow();
  /// Where the key is, or the free slot where it would be. There must be slots.
  std::size_t slot_for(std::string_view key, std::uint64_t hash) const;
  std::string_view key_at(std::uint64_t place) const;
  bool has_room_for(std::size_t bytes) const;

  std::size_t most_memory_;
  std::vector<Slot> slots_;
  std::vector<std::unique_ptr<char[]>> blocks_;
  std::size_t used_in_block_ = kBlock;
  std::uint64_t size_ = 0;
};

}  // namespace nonet::symmetry
