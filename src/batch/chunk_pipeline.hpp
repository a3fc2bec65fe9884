#pragma once
// ChunkPipeline: one thread reads, several work, the caller's writes; all at once.
//
// The chunks go round in a ring. Three counters say how far each part has come, and a chunk belongs
// to one part at a time, so only the counters and the marks need the lock:
//
//            written_          taken_            read_
//   ... free |  done or in work  |  ready to work  |  free ...
//
// The reader waits while the ring is full: memory is constant however slow the sink is.

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <vector>

#include "batch/chunk.hpp"
#include "batch/chunk_size.hpp"

namespace nonet {

class ChunkPipeline {
 public:
  ChunkPipeline(Reader& reader, const ChunkWork& work, const BatchOptions& options,
                unsigned threads, const ChunkSize& chunk_size);

  /// Puts in a chunk that was read already; at most two, before run().
  void add(Chunk chunk);

  /// Returns how many records were written. `written_before` counts towards the progress only.
  std::uint64_t run(const ChunkSink& sink, std::uint64_t written_before);

 private:
  struct Slot {
    Chunk chunk;
    bool done = false;  // worked on, to be written
  };

  void read_chunks();
  void work_on_chunks();
  Slot& slot(std::uint64_t number) { return ring_[number % ring_.size()]; }

  Reader& reader_;
  const ChunkWork& work_;
  const BatchOptions& options_;
  const unsigned threads_;

  std::vector<Slot> ring_;
  std::mutex mutex_;  // for all below, and Slot::done
  ChunkSize chunk_size_;
  std::condition_variable space_, ready_, done_;
  std::uint64_t read_ = 0, taken_ = 0, written_ = 0;  // chunks
  bool all_read_ = false;
  bool ended_ = false;  // the sink said stop
};

}  // namespace nonet
