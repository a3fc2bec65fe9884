#pragma once
// Chunk: some records that are read, worked on and written together.

#include <chrono>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "nonet/batch.hpp"

namespace nonet {

class Chunk {
 public:
  /// Reads until the chunk is full, the reader would have to wait, the input ends or somebody says
  /// stop. Returns whether there is a record. The memory of what was in it before is used again.
  bool read(Reader& reader, std::size_t most, const std::stop_token& stop) {
    size_ = 0;
    while (size_ < most && !stop.stop_requested()) {
      if (size_ == records_.size()) records_.emplace_back();
      if (!reader.next(records_[size_])) break;
      ++size_;
      if (!reader.buffered()) break;
    }
    return size_ > 0;
  }

  /// Returns how long it took.
  std::chrono::nanoseconds work(const ChunkWork& work) {
    const auto start = std::chrono::steady_clock::now();
    rows_.clear();
    work(std::span(records_).first(size_), rows_);
    return std::chrono::steady_clock::now() - start;
  }

  std::size_t size() const { return size_; }
  const std::string& rows() const { return rows_; }

 private:
  std::vector<Record> records_;  // of which the first size_ count
  std::size_t size_ = 0;
  std::string rows_;
};

}  // namespace nonet
