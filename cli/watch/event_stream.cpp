#include "watch/event_stream.hpp"

#include <utility>

namespace nonet::cli {

EventStream::EventStream(Algorithm algorithm, const Puzzle& puzzle, SearchOptions options) {
  thread_ = std::jthread(
      [this, algorithm, puzzle, options = std::move(options)] { run(algorithm, puzzle, options); });
}

EventStream::~EventStream() {
  {
    const std::lock_guard lock(mutex_);
    closed_ = true;
  }
  room_.notify_all();
}

void EventStream::run(Algorithm algorithm, const Puzzle& puzzle, SearchOptions options) {
  options.on_event = [this](const SearchEvent& event) { return push(event); };
  const SearchResult result = search(algorithm, puzzle, options);
  flush();
  const std::lock_guard lock(mutex_);
  result_ = result;
}

bool EventStream::push(const SearchEvent& event) {
  filling_.push_back(event);
  if (filling_.size() < kChunk && !hungry_.load(std::memory_order_relaxed))
    return !closed_.load(std::memory_order_relaxed);
  return flush();
}

bool EventStream::flush() {
  std::unique_lock lock(mutex_);
  room_.wait(lock, [this] { return queue_.size() < kChunksAhead || closed_; });
  if (!filling_.empty()) queue_.push_back(std::exchange(filling_, {}));
  hungry_.store(false, std::memory_order_relaxed);
  return !closed_;
}

std::optional<SearchEvent> EventStream::next() {
  if (read_ == reading_.size()) {
    const std::lock_guard lock(mutex_);
    reading_.clear();
    read_ = 0;
    if (queue_.empty()) {
      hungry_.store(true, std::memory_order_relaxed);
      result_taken_ = result_;
      return std::nullopt;
    }
    reading_ = std::move(queue_.front());
    queue_.pop_front();
    room_.notify_one();
  }
  return reading_[read_++];
}

}  // namespace nonet::cli
