#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>

#include "nonet/batch.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

using std::chrono::seconds;

// Line n of the input is a grid whose first three digits tell n, so that the output can be checked.
std::string input_line(int number) {
  std::string line(kCellCount, '.');
  line[0] = static_cast<char>('1' + number / 64 % 8);
  line[40] = static_cast<char>('1' + number / 8 % 8);
  line[80] = static_cast<char>('1' + number % 8);
  return line + '\n';
}

std::string input_lines(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += input_line(i);
  return text;
}

void echo(std::span<const Record> chunk, std::string& rows) {
  for (const Record& record : chunk)
    rows += (record.puzzle ? to_line(record.puzzle->givens) : "unreadable") + '\n';
}

BatchOptions with(unsigned threads, std::size_t chunk) {
  BatchOptions options;
  options.threads = threads;
  options.chunk = chunk;
  return options;
}

struct Written {
  std::uint64_t records = 0;
  std::string rows;
};
Written run(ByteSource source, const ChunkWork& work, const BatchOptions& options) {
  Written written;
  Reader reader(std::move(source));
  written.records = run_batch(
      reader, work,
      [&](std::string_view rows) {
        written.rows += rows;
        return true;
      },
      options);
  return written;
}

/// Hands out one line a call, made by a function that returns nothing at the end.
ByteSource lines_from(std::function<std::string(int)> make_line) {
  return [make_line, number = 0](std::span<char> buffer) mutable {
    return make_line(number++).copy(buffer.data(), buffer.size());
  };
}

TEST(RunBatch, EveryNumberOfThreadsAndSizeOfChunkWritesTheSame) {
  for (int count : {0, 1, 7, 8, 9, 300}) {
    const std::string text = input_lines(count);
    for (unsigned threads : {0u, 1u, 2u, 5u})
      for (std::size_t chunk : {0u, 1u, 8u, 1000u}) {
        const Written written = run(read_from(text), echo, with(threads, chunk));
        EXPECT_EQ(written.records, static_cast<std::uint64_t>(count));
        EXPECT_EQ(written.rows, text) << threads << " threads, chunks of " << chunk;
      }
  }
}

TEST(RunBatch, KeepsTheOrderWhateverTheDelays) {
  const std::string text = input_lines(500);
  std::atomic<std::uint64_t> seed = 0;
  const auto work = [&](std::span<const Record> chunk, std::string& rows) {
    RandomDraw draw(seed++);
    std::this_thread::sleep_for(std::chrono::microseconds(draw.below(2000)));
    echo(chunk, rows);
  };
  EXPECT_EQ(run(read_from(text), work, with(4, 3)).rows, text);
}

TEST(RunBatch, WhatCannotBeReadHasItsRow) {
  std::string text = input_lines(40), expected = text;
  const std::size_t place = 82 * 17;
  text.replace(place, 81, "12345");
  expected.replace(place, 81, "unreadable");
  for (unsigned threads : {1u, 3u}) {
    const Written written = run(read_from(text), echo, with(threads, 4));
    EXPECT_EQ(written.rows, expected);
    EXPECT_EQ(written.records, 40u);
  }
}

TEST(RunBatch, WorksOnSeveralChunksAtOnce) {
  std::mutex mutex;
  std::condition_variable changed;
  int at_work = 0;
  bool met = false;
  const auto work = [&](std::span<const Record> chunk, std::string& rows) {
    echo(chunk, rows);
    std::unique_lock lock(mutex);
    met |= ++at_work == 3;
    changed.notify_all();
    changed.wait_for(lock, seconds(20), [&] { return met; });
    --at_work;
  };
  run(read_from(std::string_view(input_lines(60))), work, with(3, 10));
  EXPECT_TRUE(met);
}

TEST(RunBatch, ASingleChunkOrThreadStaysInTheCallersThread) {
  for (auto [threads, chunk] : {std::pair{4u, 50u}, std::pair{1u, 10u}}) {
    std::set<std::thread::id> ids;
    const auto work = [&](std::span<const Record>, std::string&) {
      ids.insert(std::this_thread::get_id());
    };
    const std::string text = input_lines(50);
    run(read_from(text), work, with(threads, chunk));
    EXPECT_EQ(ids, std::set{std::this_thread::get_id()});
  }
}

TEST(RunBatch, ASinkThatSaysStopIsNotCalledAgain) {
  const std::string text = input_lines(500);
  for (unsigned threads : {1u, 4u})
    for (int last : {1, 2, 20}) {
      Reader reader{read_from(text)};
      int calls = 0;
      std::string written;
      const auto sink = [&](std::string_view rows) {
        written += rows;
        return ++calls < last;
      };
      const std::uint64_t records = run_batch(reader, echo, sink, with(threads, 5));
      EXPECT_EQ(calls, last);
      EXPECT_EQ(records, static_cast<std::uint64_t>(5 * last));
      EXPECT_EQ(written, text.substr(0, static_cast<std::size_t>(82 * 5 * last)));
    }
}

TEST(RunBatch, AStopEndsItAfterTheChunksInFlight) {
  for (unsigned threads : {1u, 4u}) {
    std::stop_source stop;
    BatchOptions options = with(threads, 5);
    options.stop = stop.get_token();
    options.on_progress = [&](std::uint64_t records) {
      if (records >= 100) stop.request_stop();
    };
    // Input without end: only the stop ends it.
    const Written written = run(lines_from(input_line), echo, options);
    EXPECT_GE(written.records, 100u);
    ASSERT_LE(written.records, 100u + 5 * 10);
    EXPECT_EQ(written.rows, input_lines(static_cast<int>(written.records)));
  }
}

TEST(RunBatch, TheNumberOfChunksInMemoryIsConstant) {
  constexpr int kThreads = 3, kLines = 600;
  std::atomic<int> read = 0;
  const auto source = lines_from([&](int number) {
    if (number == kLines) return std::string();
    ++read;
    return input_line(number);
  });
  Reader reader(source);
  int written = 0, most_ahead = 0;
  const auto slow_sink = [&](std::string_view rows) {
    std::this_thread::sleep_for(std::chrono::microseconds(300));
    most_ahead = std::max(most_ahead, read - written);
    written += static_cast<int>(rows.size() / 82);
    return true;
  };
  run_batch(reader, echo, slow_sink, with(kThreads, 1));
  EXPECT_EQ(written, kLines);
  EXPECT_LE(most_ahead, 2 * kThreads + 2);
}

// Each line is handed out only when the one before it was answered: whoever waits for more input
// before answering hangs (here: fails after a while).
TEST(RunBatch, AnswersEachRowBeforeItWaitsForTheNext) {
  constexpr int kLines = 40;
  for (unsigned threads : {1u, 3u}) {
    std::mutex mutex;
    std::condition_variable changed;
    int answered = 0;
    bool in_time = true;
    const auto source = lines_from([&](int number) {
      std::unique_lock lock(mutex);
      in_time &= changed.wait_for(lock, seconds(20), [&] { return answered >= number; });
      return number == kLines || !in_time ? std::string() : input_line(number);
    });
    Reader reader(source);
    const auto sink = [&](std::string_view rows) {
      const std::lock_guard lock(mutex);
      answered += static_cast<int>(rows.size() / 82);
      changed.notify_all();
      return true;
    };
    // Goes over to several threads on the way, after ten rows.
    run_batch(reader, echo, sink, with(threads, 10));
    EXPECT_TRUE(in_time) << "after row " << answered;
    EXPECT_EQ(answered, kLines);
  }
}

TEST(RunBatch, ProgressCountsTheRecordsWritten) {
  const std::string text = input_lines(103);
  for (unsigned threads : {1u, 3u}) {
    std::vector<std::uint64_t> progress;
    BatchOptions options = with(threads, 10);
    options.on_progress = [&](std::uint64_t records) { progress.push_back(records); };
    run(read_from(text), echo, options);
    EXPECT_EQ(progress, (std::vector<std::uint64_t>{10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 103}));
  }
}

// Chunks grow when one of the size of the moment is done, and until then as many of that size as
// the ring holds may have been read: the input is long enough for that at every size.
TEST(RunBatch, WithAChunkTimeQuickWorkGetsMoreAtOnce) {
  const std::string text = input_lines(20'000);
  for (unsigned threads : {1u, 3u}) {
    std::mutex mutex;
    std::vector<std::size_t> sizes;
    const auto work = [&](std::span<const Record> chunk, std::string& rows) {
      echo(chunk, rows);
      const std::lock_guard lock(mutex);
      sizes.push_back(chunk.size());
    };
    BatchOptions options = with(threads, 600);
    options.chunk_time = seconds(60);
    const Written written = run(read_from(text), work, options);
    EXPECT_EQ(written.rows, text);
    EXPECT_LT(sizes.front(), 20u);
    EXPECT_EQ(std::ranges::max(sizes), 600u);
  }
}

TEST(RunBatch, WithAChunkTimeLittleWorkStaysInTheCallersThread) {
  std::set<std::thread::id> ids;
  const auto work = [&](std::span<const Record>, std::string&) {
    ids.insert(std::this_thread::get_id());
  };
  BatchOptions options = with(4, 600);
  options.chunk_time = seconds(60);
  run(read_from(std::string_view(input_lines(200))), work, options);
  EXPECT_EQ(ids, std::set{std::this_thread::get_id()});
}

}  // namespace
}  // namespace nonet
