#pragma once
// VicinityMaker: the neighbours of one puzzle, drawn at random (neighbour.hpp). The same one may be
// drawn several times.

#include "generate/finisher.hpp"
#include "generate/maker.hpp"
#include "generate/neighbour.hpp"

namespace nonet::generate {

/// How many givens of the puzzle to vary go, and how many others come.
struct Change {
  int remove, add;
};
Change change_wished(const GenerateOptions& options);

class VicinityMaker final : public Maker {
 public:
  explicit VicinityMaker(const GenerateOptions& options);

  void make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) override;
  std::size_t most_items() const override { return 256; }
  std::uint64_t usual_tries() const override { return 50'000; }

 private:
  const GenerateOptions& options_;
  Change change_;
  TooFree too_free_;
  Finisher finisher_;
};

}  // namespace nonet::generate
