#include <cstdlib>

#include "bench/contender.hpp"
#include "engine/dispatch.hpp"
#include "nonet/bounds.hpp"
#include "nonet/kernel.hpp"
#include "nonet/solve.hpp"

namespace nonet::bench {
namespace {

class One final : public Contender {
 public:
  One(std::string kernel, const engine::Kernel& entries)
      : kernel_(std::move(kernel)), entries_(entries) {}

  std::string name() const override { return "one, " + kernel_; }

  Outcome solve(const Puzzles& puzzles, std::size_t first, std::size_t last,
                std::uint64_t limit) override {
    Outcome outcome;
    std::uint8_t solution[81];
    engine::OneRequest request;
    request.limit = limit;
    request.max_guesses = kUnlimited;
    request.witnesses = solution;
    request.witness_count = 1;
    request.zero = '0';
    for (std::size_t i = first; i < last; ++i) {
      request.digits = reinterpret_cast<const std::uint8_t*>(puzzles[i].data());
      engine::OneReply reply;
      entries_.one(request, reply);
      outcome.solutions += reply.solutions;
      outcome.guesses += reply.guesses;
    }
    return outcome;
  }

 private:
  std::string kernel_;
  const engine::Kernel& entries_;
};

class PublicSolve final : public Contender {
 public:
  std::string name() const override { return "nonet::solve()"; }

  void prepare(const Puzzles& puzzles) override {
    grids_.assign(puzzles.size(), Grid());
    for (std::size_t i = 0; i < puzzles.size(); ++i)
      for (int k = 0; k < kCellCount; ++k)
        if (const char c = puzzles[i][static_cast<std::size_t>(k)]; c != '.')
          grids_[i].set(Cell(k), Digit(c - '0'));
  }

  Outcome solve(const Puzzles& /*puzzles*/, std::size_t first, std::size_t last,
                std::uint64_t /*limit*/) override {
    Outcome outcome;
    for (std::size_t i = first; i < last; ++i) {
      const Answer answer = nonet::solve(grids_[i]);
      outcome.solutions += answer.verdict == Verdict::multiple ? 2
                           : answer.verdict == Verdict::unique ? 1
                                                               : 0;
    }
    return outcome;
  }

 private:
  std::vector<Grid> grids_;
};

}  // namespace

std::unique_ptr<Contender> make_one(const std::string& kernel) {
  if (!use_kernel(kernel)) return nullptr;
  return std::make_unique<One>(kernel, *engine::kernel());
}

std::unique_ptr<Contender> make_public_solve() {
  return std::make_unique<PublicSolve>();
}

}  // namespace nonet::bench
