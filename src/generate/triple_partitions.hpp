#pragma once
// TriplePartitions: the 280 ways to part nine digits into three sets of three, and how they meet.
// They are what full grids are made of: the rows of a box part its digits into three sets, and so
// do its columns.
//
//           columns  {1,4,7} {2,5,8} {3,6,9}
//   rows
//   {1,2,3}             1       2       3        A row and a column set have to share one digit,
//   {4,5,6}             4       5       6        then the box is filled; two partitions of which
//   {7,8,9}             7       8       9        that is true are called crossing here.
//
// Three boxes side by side: row i of the first holds a set, the six digits that it lacks are parted
// between the other two boxes. All three rows together can do so in 56 ways, "splits".

#include <array>
#include <cstdint>

namespace nonet::generate {

class TriplePartitions {
 public:
  static constexpr int kPartitions = 280, kCrossing = 36, kSplits = 56;

  using Set = std::uint16_t;  ///< bit i for digit i + 1
  /// The partition's sets by their least digits, or the sets that a split puts beside these.
  using Sets = std::array<Set, 3>;
  using Id = std::uint16_t;  ///< of a partition, whatever the order of its sets

  /// Made at the first call, in about a millisecond; 0.8 MB.
  static const TriplePartitions& table();

  /// Sets must be the three of a partition, in any order.
  Id id_of(const Sets& sets) const;
  const Sets& sets(Id id) const { return partitions_[id]; }
  Id crossing(Id id, unsigned number) const { return crossing_[id][number]; }

  /// The second box's sets in split `number`. The third box has those of split `number ^ 1`.
  const Sets& split(Id id, unsigned number) const { return splits_[id][number]; }
  Id split_id(Id id, unsigned number) const { return split_ids_[id][number]; }

  /// The splits of `id` (bit i for split i) whose second box crosses `other`.
  std::uint64_t crossing_splits(Id id, Id other) const {
    // Mostly there are none, and the bits that tell so stay in the nearest cache.
    if ((has_crossing_[id][other / 64] >> other % 64 & 1) == 0) return 0;
    return crossing_splits_[id][other];
  }
  /// Those whose second box crosses `second` and whose third box crosses `third`.
  std::uint64_t crossing_splits(Id id, Id second, Id third) const {
    return crossing_splits(id, second) & swapped(crossing_splits(id, third));
  }
  /// There are no more of them than that, whatever the partitions.
  static constexpr unsigned kMostCrossingSplits = 8;

 private:
  TriplePartitions();
  void list_splits(Id id);

  // Exchanges the bits of splits 2i and 2i + 1, that is, of second and third box.
  static std::uint64_t swapped(std::uint64_t splits) {
    constexpr std::uint64_t kEven = 0x5555555555555555;
    return (splits >> 1 & kEven) | (splits & kEven) << 1;
  }

  template <class T>
  using ById = std::array<T, kPartitions>;

  std::array<Set, 84> triples_;
  ById<Sets> partitions_;
  std::array<Id, 512> first_id_{};  // of the partitions that hold this set with digit 1
  ById<std::array<Id, kCrossing>> crossing_;
  // Apart from each other, since a draw looks at many numbers and few sets.
  ById<std::array<Id, kSplits>> split_ids_;
  ById<std::array<Sets, kSplits>> splits_;
  ById<std::array<std::uint64_t, (kPartitions + 63) / 64>> has_crossing_{};
  ById<ById<std::uint64_t>> crossing_splits_{};
};

}  // namespace nonet::generate
