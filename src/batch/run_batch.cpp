#include <algorithm>
#include <thread>
#include <utility>

#include "batch/chunk.hpp"
#include "batch/chunk_pipeline.hpp"
#include "batch/chunk_size.hpp"
#include "nonet/batch.hpp"

namespace nonet {

// Starts here, in the caller's thread, and goes on with several once there is more than a chunk of
// records: a short input is answered sooner than threads are started.
std::uint64_t run_batch(Reader& reader, const ChunkWork& work, const ChunkSink& sink,
                        const BatchOptions& options) {
  const unsigned threads = std::min(
      options.threads != 0 ? options.threads : std::thread::hardware_concurrency(), kMostThreads);
  std::uint64_t written = 0;
  ChunkSize size(options);
  Chunk chunk, ahead;
  while (chunk.read(reader, size.now(), options.stop)) {
    if (threads > 1 && !size.trying()) {
      // Looking ahead must not wait: the rows of this chunk are still owed.
      const bool is_full = chunk.size() >= size.now();
      const bool has_ahead =
          is_full && reader.buffered() && ahead.read(reader, size.now(), options.stop);
      if (has_ahead || written + chunk.size() > size.now()) {
        ChunkPipeline pipeline(reader, work, options, threads, size);
        pipeline.add(std::move(chunk));
        if (has_ahead) pipeline.add(std::move(ahead));
        return written + pipeline.run(sink, written);
      }
    }
    size.worked(chunk.size(), chunk.work(work));
    const bool go_on = sink(chunk.rows());
    written += chunk.size();
    if (options.on_progress) options.on_progress(written);
    if (!go_on) break;
  }
  return written;
}

}  // namespace nonet
