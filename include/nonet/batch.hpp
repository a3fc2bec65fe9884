#pragma once
// Streams of any length: read on one thread, work on all cores, write in input order, in constant
// memory. The batch knows nothing of what the work is.
//
//   run_batch(reader, [](std::span<const Record> chunk, std::string& rows) { ... },
//             [](std::string_view rows) { return write_all(rows); });

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

#include "nonet/text.hpp"

namespace nonet {

inline constexpr unsigned kMostThreads = 256;

struct BatchOptions {
  unsigned threads = 0;     ///< how many work at once; 0: one for each core; at most kMostThreads
  std::size_t chunk = 256;  ///< most records handed to one call of the work; at least 1
  /// About how long one call of the work should take: it is handed few records at first and more,
  /// up to `chunk`, while it takes less. Zero: always as many as `chunk` says.
  std::chrono::nanoseconds chunk_time{0};
  std::stop_token stop;  ///< ends the batch after the chunks in flight
  std::function<void(std::uint64_t records)> on_progress;  ///< after each chunk written, in order
};

/// Turns a chunk of records into output, appended to `rows`. Called from several threads at once.
using ChunkWork = std::function<void(std::span<const Record> chunk, std::string& rows)>;
/// Takes output in input order, one call at a time; returns whether to go on.
using ChunkSink = std::function<bool(std::string_view rows)>;

/// Returns how many records were written; what the sink was handed when it said stop counts. The
/// caller's thread calls the sink and on_progress. A chunk ends early where the reader would have
/// to wait for more input, so that a row typed or piped in slowly is answered at once. No thread is
/// started for an input of a single chunk (with a `chunk_time`: for one of little work), nor when
/// `threads` is 1; else there is one more that reads, which cannot be interrupted while it waits
/// for input. At most 2 * threads + 2 chunks are in memory.
std::uint64_t run_batch(Reader& reader, const ChunkWork& work, const ChunkSink& sink,
                        const BatchOptions& options = {});

}  // namespace nonet
