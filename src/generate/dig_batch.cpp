#include "generate/dig_batch.hpp"

#include <algorithm>
#include <cassert>

#include "core/is_over.hpp"
#include "engine/dispatch.hpp"
#include "engine/one.hpp"
#include "engine/puzzle_rows.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::generate {
namespace {

using engine::many::BatchEnd;

// Below this a loop over the latency engine is faster (docs/engine_many.md).
constexpr std::size_t kFewDigs = 128;

// Twice the lanes, so that hardly ever one has to wait for a question.
constexpr std::size_t kMostInHand = 512;

// Digs are started by so many, while the tables of full grids are in the cache.
constexpr std::size_t kStartedAtOnce = 64;

// Completions to look for: another one, beside the solution where it cannot be kept out.
std::uint64_t limit_of(const Dig& dig) {
  return dig.question_cell() ? 1 : 2;
}

// Only a bound ends a search early; then the answer is not known.
bool ask_alone(Dig& dig, const Bounds& bounds) {
  Puzzle puzzle(dig.question());
  if (const auto cell = dig.question_cell()) {
    puzzle = possible_digits(puzzle);
    (*puzzle.marks)[*cell].erase(*dig.solution()[*cell]);
  }
  const engine::OneResult result = engine::solve_one(puzzle, limit_of(dig), bounds);
  if (result.end != SearchEnd::exhausted && result.end != SearchEnd::limit_reached) return false;
  dig.tell(result.end == SearchEnd::exhausted);
  return true;
}

class DigTask final : public engine::many::BatchTask {
 public:
  DigTask(std::vector<Dig>& digs, std::vector<std::size_t>& numbers,
          std::vector<std::size_t>& queue, std::size_t count, const Bounds& search_bounds,
          const DigBatch::Start& start, const DigBatch::Finished& finished)
      : digs_(digs),
        numbers_(numbers),
        queue_(queue),
        count_(count),
        start_(start),
        finished_(finished) {
    kind = engine::many::RowKind::givens;
    solutions_wanted = 0;
    bounds = search_bounds;
    bounds.max_steps = kUnlimited;
    fresh_.reserve(kStartedAtOnce);
    for (std::size_t i = 0; i < digs_.size(); ++i) renew(i);
  }

  bool next(engine::many::BatchRow& row) override {
    while (waiting_ > 0) {
      const std::size_t number = queue_[first_];
      first_ = (first_ + 1) % queue_.size();
      --waiting_;
      Dig& dig = digs_[number];
      if (dig.question_givens() >= engine::kFewGivens) {
        const auto cell = dig.question_cell();
        row.values = &dig.question();
        row.puzzle = number;
        row.limit = limit_of(dig);
        row.denied_cell = cell ? cell->index() : 0;
        row.denied_digit = cell ? dig.solution().value_at(*cell) : 0;
        return true;
      }
      if (ask_alone(dig, bounds)) go_on(number);
    }
    return false;
  }
  bool solution(std::size_t, std::uint64_t, const std::uint8_t*) override { return true; }
  void ended(std::size_t dig, std::uint64_t, BatchEnd end) override {
    if (end == BatchEnd::cut_off) return;
    digs_[dig].tell(end == BatchEnd::exhausted);
    go_on(dig);
  }

  // With all questions in lanes and none waiting, the search takes it for the end.
  bool has_more() const { return waiting_ > 0; }
  std::size_t finished() const { return finished_count_; }

 private:
  void go_on(std::size_t dig) {
    if (digs_[dig].prepare()) {
      enqueue(dig);
    } else {
      ++finished_count_;
      finished_(numbers_[dig], digs_[dig]);
      renew(dig);
    }
  }
  void renew(std::size_t dig) {
    if (fresh_position_ == fresh_.size()) start_some();
    if (fresh_position_ == fresh_.size()) return;
    numbers_[dig] = fresh_[fresh_position_].number;
    digs_[dig] = fresh_[fresh_position_++].dig;
    enqueue(dig);
  }
  void start_some() {
    fresh_.clear();
    fresh_position_ = 0;
    while (started_ < count_ && fresh_.size() < kStartedAtOnce) {
      Fresh& next = fresh_.emplace_back();
      next.number = started_++;
      if (start_(next.number, next.dig) && next.dig.prepare()) continue;
      ++finished_count_;
      finished_(next.number, next.dig);
      fresh_.pop_back();
    }
  }
  void enqueue(std::size_t dig) { queue_[(first_ + waiting_++) % queue_.size()] = dig; }

  struct Fresh {
    std::size_t number;
    Dig dig;
  };

  std::vector<Dig>& digs_;
  std::vector<std::size_t>& numbers_;
  std::vector<std::size_t>& queue_;
  const std::size_t count_;
  const DigBatch::Start& start_;
  const DigBatch::Finished& finished_;
  std::size_t first_ = 0, waiting_ = 0;  // in the queue
  std::size_t started_ = 0, finished_count_ = 0;
  std::vector<Fresh> fresh_;  // started, for those that come to their end next
  std::size_t fresh_position_ = 0;
};

}  // namespace

bool DigBatch::run(std::size_t count, const Bounds& bounds, const Start& start,
                   const Finished& finished) {
  const engine::Kernel* const kernel = engine::kernel();
  const bool many = count >= kFewDigs && kernel != nullptr;
  const std::size_t in_hand = many ? std::min(count, kMostInHand) : 1;
  if (digs_.size() < in_hand) digs_.resize(in_hand);
  numbers_.resize(digs_.size());
  queue_.resize(digs_.size());

  if (!many) {
    Dig& dig = digs_[0];
    for (std::size_t number = 0; number < count; ++number) {
      if (start(number, dig))
        while (dig.prepare())
          if (!ask_alone(dig, bounds)) return false;
      finished(number, dig);
      if (is_over(bounds)) return number + 1 == count;
    }
    return true;
  }
  if (!search_) search_ = std::make_unique<engine::many::BatchSearch>();
  DigTask task(digs_, numbers_, queue_, count, bounds, start, finished);
  while (task.has_more() && !is_over(bounds)) search_->run(*kernel->many, kernel->one, task);
  return task.finished() == count;
}

}  // namespace nonet::generate
