#pragma once
// DigMaker: a full grid, and givens taken away in random order while the puzzle stays unique
// (dig.hpp). Puzzles whose number of givens was not wished for are thrown away.

#include <array>
#include <vector>

#include "generate/dig_batch.hpp"
#include "generate/maker.hpp"
#include "generate/wish_list.hpp"

namespace nonet::generate {

class DigMaker final : public Maker {
 public:
  explicit DigMaker(const GenerateOptions& options);

  void make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) override;
  std::size_t most_items() const override { return 4096; }
  std::uint64_t usual_tries() const override { return 1'000'000; }

 private:
  bool start(std::uint64_t number, Dig& dig) const;
  void finish(std::uint64_t number, const Dig& dig, Item& item) const;

  const GenerateOptions& options_;
  std::vector<CellMask> units_;
  CellMask kept_, start_;  // givens that stay, and givens at first
  WishList wishes_;
  DigBatch batch_;
};

}  // namespace nonet::generate
