#include "batch/chunk_pipeline.hpp"

#include <thread>
#include <utility>

namespace nonet {

// Each worker has a chunk in hand and one waiting; two more are being read and written.
ChunkPipeline::ChunkPipeline(Reader& reader, const ChunkWork& work, const BatchOptions& options,
                             unsigned threads, const ChunkSize& chunk_size)
    : reader_(reader),
      work_(work),
      options_(options),
      threads_(threads),
      ring_(2 * threads + 2),
      chunk_size_(chunk_size) {}

void ChunkPipeline::add(Chunk chunk) {
  slot(read_++).chunk = std::move(chunk);
}

std::uint64_t ChunkPipeline::run(const ChunkSink& sink, std::uint64_t written_before) {
  std::uint64_t records = 0;
  std::vector<std::jthread> threads;
  threads.reserve(threads_ + 1);
  threads.emplace_back([this] { read_chunks(); });
  for (unsigned i = 0; i < threads_; ++i) threads.emplace_back([this] { work_on_chunks(); });

  std::unique_lock lock(mutex_);
  while (!ended_) {
    done_.wait(lock, [&] { return written_ < read_ ? slot(written_).done : all_read_; });
    if (written_ == read_) break;
    Slot& next = slot(written_);
    lock.unlock();
    const bool go_on = sink(next.chunk.rows());
    records += next.chunk.size();
    if (options_.on_progress) options_.on_progress(written_before + records);
    lock.lock();
    next.done = false;
    ++written_;
    ended_ = !go_on;
    space_.notify_one();
  }
  ready_.notify_all();
  return records;
}

void ChunkPipeline::read_chunks() {
  std::unique_lock lock(mutex_);
  for (;;) {
    space_.wait(lock, [&] { return ended_ || read_ - written_ < ring_.size(); });
    if (ended_) break;
    Slot& next = slot(read_);
    const std::size_t most = chunk_size_.now();
    lock.unlock();
    const bool any = next.chunk.read(reader_, most, options_.stop);
    lock.lock();
    if (!any) break;
    ++read_;
    ready_.notify_one();
  }
  all_read_ = true;
  ready_.notify_all();
  done_.notify_one();
}

void ChunkPipeline::work_on_chunks() {
  std::unique_lock lock(mutex_);
  for (;;) {
    ready_.wait(lock, [&] { return ended_ || all_read_ || taken_ < read_; });
    if (ended_ || taken_ == read_) return;
    Slot& next = slot(taken_++);
    lock.unlock();
    const auto took = next.chunk.work(work_);
    lock.lock();
    chunk_size_.worked(next.chunk.size(), took);
    next.done = true;
    done_.notify_one();
  }
}

}  // namespace nonet
