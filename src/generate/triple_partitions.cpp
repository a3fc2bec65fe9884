#include "generate/triple_partitions.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <memory>

namespace nonet::generate {
namespace {

using Set = TriplePartitions::Set;
constexpr Set kAll = 0x1ff;

constexpr Set rest_of(unsigned set) {
  return static_cast<Set>(kAll & ~set);
}
constexpr unsigned least_of(unsigned set) {
  return set & -set;
}
constexpr bool share_one(unsigned a, unsigned b) {
  return std::popcount(a & b) == 1;
}

bool cross(const TriplePartitions::Sets& a, const TriplePartitions::Sets& b) {
  return std::ranges::all_of(a, [&](Set row) {
    return std::ranges::all_of(b, [&](Set column) { return share_one(row, column); });
  });
}

}  // namespace

const TriplePartitions& TriplePartitions::table() {
  static const std::unique_ptr<const TriplePartitions> made(new TriplePartitions);
  return *made;
}

TriplePartitions::TriplePartitions() {
  std::size_t triples = 0;
  for (unsigned set = 1; set < kAll; ++set)
    if (std::popcount(set) == 3) triples_[triples++] = static_cast<Set>(set);

  std::size_t id = 0;
  for (Set first : triples_) {
    if ((first & 1) == 0) continue;
    first_id_[first] = static_cast<Id>(id);
    for (Set second : triples_)
      if ((second & first) == 0 && (second & least_of(rest_of(first))) != 0)
        partitions_[id++] = {first, second, rest_of(first | second)};
  }
  for (Id a = 0; a < kPartitions; ++a) {
    std::size_t count = 0;
    for (Id b = 0; b < kPartitions; ++b)
      if (cross(partitions_[a], partitions_[b])) crossing_[a][count++] = b;
  }
  for (Id a = 0; a < kPartitions; ++a) list_splits(a);
}

void TriplePartitions::list_splits(Id id) {
  const auto& [x, y, z] = partitions_[id];
  std::size_t count = 0;
  const auto add = [&](const Sets& sets) {
    const std::uint64_t bit = std::uint64_t{1} << count;
    splits_[id][count] = sets;
    split_ids_[id][count] = id_of(sets);
    for (Id other : crossing_[split_ids_[id][count++]]) {
      crossing_splits_[id][other] |= bit;
      has_crossing_[id][other / 64] |= std::uint64_t{1} << other % 64;
    }
  };
  for (Set a : triples_) {
    if ((a & x) != 0) continue;
    for (Set b : triples_) {
      const Set c = rest_of(a | b);
      if ((b & (y | a)) != 0 || (c & z) != 0) continue;
      const Sets second = {a, b, c}, third = {rest_of(a | x), rest_of(b | y), rest_of(c | z)};
      if (third < second) continue;  // each pair once, side by side
      add(second);
      add(third);
    }
  }
}

TriplePartitions::Id TriplePartitions::id_of(const Sets& sets) const {
  const auto with = [&](unsigned digit) {
    return *std::ranges::find_if(sets, [&](Set set) { return (set & digit) != 0; });
  };
  const Set first = with(1);
  const Set second = with(least_of(rest_of(first)));
  Id id = first_id_[first];
  while (partitions_[id][1] != second) ++id;
  return id;
}

}  // namespace nonet::generate
