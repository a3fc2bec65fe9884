#include "generate/dig_batch.hpp"

#include <algorithm>
#include <cassert>

#include "core/is_over.hpp"
#include "engine/dispatch.hpp"
#include "engine/one.hpp"
#include "engine/puzzle_rows.hpp"

namespace nonet::generate {
namespace {

using engine::many::BatchEnd;

// Below this a loop over the latency engine is faster (docs/engine_many.md).
constexpr std::size_t kFewDigs = 128;

// Twice the lanes, so that hardly ever one has to wait for a question.
constexpr std::size_t kMostInHand = 512;

// The first solution that a search meets may be the one that is known.
constexpr std::uint64_t kSolutions = 2;

// Only a bound ends a search early; then the answer is not known.
bool ask_alone(Dig& dig, const Bounds& bounds) {
  const engine::OneResult result =
      engine::solve_one(dig.question(), kSolutions, bounds, [&](const Grid& grid) {
        dig.tell_other(engine::bytes_of(grid));
        return true;
      });
  if (result.end != SearchEnd::exhausted && result.end != SearchEnd::limit_reached) return false;
  dig.tell_end();
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
    limit = solutions_wanted = kSolutions;
    bounds = search_bounds;
    bounds.max_steps = kUnlimited;
    for (std::size_t i = 0; i < digs_.size(); ++i) renew(i);
  }

  const void* next(std::size_t& dig) override {
    while (waiting_ > 0) {
      dig = queue_[first_];
      first_ = (first_ + 1) % queue_.size();
      --waiting_;
      if (digs_[dig].question_givens() >= engine::kFewGivens) return &digs_[dig].question();
      if (ask_alone(digs_[dig], bounds)) go_on(dig);
    }
    return nullptr;
  }
  bool solution(std::size_t dig, std::uint64_t, const std::uint8_t* digits) override {
    digs_[dig].tell_other(digits);
    return true;
  }
  void ended(std::size_t dig, std::uint64_t, BatchEnd end) override {
    if (end == BatchEnd::cut_off) return;
    digs_[dig].tell_end();
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
    while (started_ < count_) {
      numbers_[dig] = started_++;
      if (start_(numbers_[dig], digs_[dig]) && digs_[dig].prepare()) {
        enqueue(dig);
        return;
      }
      ++finished_count_;
      finished_(numbers_[dig], digs_[dig]);
    }
  }
  void enqueue(std::size_t dig) { queue_[(first_ + waiting_++) % queue_.size()] = dig; }

  std::vector<Dig>& digs_;
  std::vector<std::size_t>& numbers_;
  std::vector<std::size_t>& queue_;
  const std::size_t count_;
  const DigBatch::Start& start_;
  const DigBatch::Finished& finished_;
  std::size_t first_ = 0, waiting_ = 0;  // in the queue
  std::size_t started_ = 0, finished_count_ = 0;
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
