#pragma once
// EventStream: a search that runs on a thread of its own and hands over its events when asked. It
// never runs far ahead of its reader, and stops when the stream goes away.

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "nonet/search.hpp"

namespace nonet::cli {

class EventStream {
 public:
  /// `options` must not have an observer: the stream is the observer.
  EventStream(Algorithm algorithm, const Puzzle& puzzle, SearchOptions options);
  ~EventStream();
  EventStream(const EventStream&) = delete;
  EventStream& operator=(const EventStream&) = delete;

  /// The next event, or nothing when there is none yet or none any more. Never waits.
  std::optional<SearchEvent> next();
  /// The result, once every event has been taken.
  const std::optional<SearchResult>& result() const { return result_taken_; }

 private:
  using Chunk = std::vector<SearchEvent>;
  void run(Algorithm algorithm, const Puzzle& puzzle, SearchOptions options);
  bool push(const SearchEvent& event);
  bool flush();

  // A lock for each event would cost more than the search itself, so events go over in chunks; but
  // while the reader has nothing (hungry_) even a chunk of one is handed over.
  static constexpr std::size_t kChunk = 4096;
  static constexpr std::size_t kChunksAhead = 8;

  Chunk filling_;  // of the search's thread
  std::atomic<bool> hungry_ = true;
  std::atomic<bool> closed_ = false;

  std::mutex mutex_;  // guards queue_ and result_
  std::condition_variable room_;
  std::deque<Chunk> queue_;
  std::optional<SearchResult> result_;

  Chunk reading_;  // of the reader's thread
  std::size_t read_ = 0;
  std::optional<SearchResult> result_taken_;
  std::jthread thread_;
};

}  // namespace nonet::cli
