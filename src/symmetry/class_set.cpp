#include "symmetry/class_set.hpp"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace nonet::symmetry {

// FNV-1a over the bytes, then the finish of SplitMix64, for the table is indexed by low bits and
// the files by high ones.
std::uint64_t hash_of(std::string_view key) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char byte : key) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  hash = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9;
  hash = (hash ^ (hash >> 27)) * 0x94d049bb133111eb;
  return hash ^ (hash >> 31);
}

std::string_view ClassSet::key_at(std::uint64_t place) const {
  const char* at = blocks_[place / kBlock].get() + place % kBlock;
  return {at + 1, static_cast<unsigned char>(*at)};
}

bool ClassSet::has_room_for(std::size_t bytes) const {
  return memory() + bytes <= most_memory_;
}

/// Twice as many slots. The old ones are there until the new are filled, and count.
bool ClassSet::grow() {
  const std::size_t count = std::max<std::size_t>(1024, 2 * slots_.size());
  if (!has_room_for(count * sizeof(Slot))) return false;
  std::vector<Slot> grown(count);
  for (const Slot slot : slots_) {
    if (slot == 0) continue;
    const std::uint64_t hash = hash_of(key_at((slot & kPlaceMask) - 1));
    std::size_t at = hash & (count - 1);
    while (grown[at] != 0) at = (at + 1) & (count - 1);
    grown[at] = slot;
  }
  slots_.swap(grown);
  return true;
}

std::size_t ClassSet::slot_for(std::string_view key, std::uint64_t hash) const {
  std::size_t at = hash & (slots_.size() - 1);
  for (; slots_[at] != 0; at = (at + 1) & (slots_.size() - 1))
    if ((slots_[at] ^ hash) >> kPlaceBits == 0 && key_at((slots_[at] & kPlaceMask) - 1) == key)
      break;
  return at;
}

ClassSet::Added ClassSet::find(std::string_view key, std::uint64_t hash) const {
  const bool found = !slots_.empty() && slots_[slot_for(key, hash)] != 0;
  return found ? Added::was_there : Added::no_room;
}

ClassSet::Added ClassSet::add(std::string_view key, std::uint64_t hash) {
  assert(key.size() < 256);
  if (slots_.empty() && !grow()) return Added::no_room;
  std::size_t at = slot_for(key, hash);
  if (slots_[at] != 0) return Added::was_there;
  if (4 * (size_ + 1) > 3 * slots_.size()) {
    if (!grow()) return Added::no_room;
    at = slot_for(key, hash);
  }
  if (used_in_block_ + key.size() + 1 > kBlock) {
    if (!has_room_for(kBlock)) return Added::no_room;
    blocks_.push_back(std::make_unique_for_overwrite<char[]>(kBlock));
    used_in_block_ = 0;
  }
  char* const to = blocks_.back().get() + used_in_block_;
  *to = static_cast<char>(key.size());
  std::memcpy(to + 1, key.data(), key.size());
  const std::uint64_t place = (blocks_.size() - 1) * kBlock + used_in_block_;
  used_in_block_ += key.size() + 1;
  slots_[at] = (hash & ~kPlaceMask) | (place + 1);
  ++size_;
  return Added::added;
}

void ClassSet::clear() {
  slots_ = {};
  blocks_.clear();
  used_in_block_ = kBlock;
  size_ = 0;
}

}  // namespace nonet::symmetry
