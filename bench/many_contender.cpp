#include <cstring>

#include "bench/contender.hpp"
#include "engine/dispatch.hpp"
#include "engine/many/batch_search.hpp"
#include "nonet/kernel.hpp"

namespace nonet::bench {
namespace {

// Reads the characters of a collection as the search asks for them, writes first solutions.
class CollectionTask final : public engine::many::BatchTask {
 public:
  CollectionTask(const Puzzles& puzzles, std::size_t first, std::size_t last, std::uint64_t limit)
      : puzzles_(puzzles), position_(first), last_(last), limit_(limit) {
    solutions_wanted = 1;
  }

  bool next(engine::many::BatchRow& next) override {
    if (position_ == last_) return false;
    const std::size_t puzzle = position_++;
    // A row has to last until its lane is filled, and no more than all lanes are filled at once.
    std::uint8_t* const row = rows_[puzzle % kRows];
    const char* const text = puzzles_[puzzle].data();
    for (int i = 0; i < 81; ++i)
      row[i] = static_cast<std::uint8_t>(text[i] == '.' ? 0 : text[i] & 15);
    next.values = row;
    next.puzzle = puzzle;
    next.limit = limit_;
    return true;
  }
  bool solution(std::size_t, std::uint64_t, const std::uint8_t* digits) override {
    for (int i = 0; i < 81; ++i) text_[i] = static_cast<char>('0' + digits[i]);
    return true;
  }
  void ended(std::size_t, std::uint64_t found, engine::many::BatchEnd) override {
    solutions += found;
  }

  std::uint64_t solutions = 0;

 private:
  static constexpr std::size_t kRows = 2 * engine::many::kLanes;
  const Puzzles& puzzles_;
  std::size_t position_, last_;
  std::uint64_t limit_;
  std::uint8_t rows_[kRows][81];
  char text_[81];
};

class Many final : public Contender {
 public:
  Many(std::string kernel, const engine::Kernel& entries)
      : kernel_(std::move(kernel)), entries_(entries) {}

  std::string name() const override { return "many, " + kernel_; }

  Outcome solve(const Puzzles& puzzles, std::size_t first, std::size_t last,
                std::uint64_t limit) override {
    CollectionTask task(puzzles, first, last, limit);
    const engine::many::BatchFigures figures = search_->run(*entries_.many, entries_.one, task);
    const double lanes = static_cast<double>(figures.rounds) * engine::many::kLanes;
    return {task.solutions, figures.forks + figures.parked,
            static_cast<double>(figures.lane_rounds) / lanes};
  }

 private:
  std::string kernel_;
  const engine::Kernel& entries_;
  std::unique_ptr<engine::many::BatchSearch> search_ =
      std::make_unique<engine::many::BatchSearch>();
};

}  // namespace

std::unique_ptr<Contender> make_many(const std::string& kernel) {
  if (!use_kernel(kernel)) return nullptr;
  return std::make_unique<Many>(kernel, *engine::kernel());
}

}  // namespace nonet::bench
