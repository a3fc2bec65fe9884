#include "row_stream.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "chunk_frame.hpp"
#include "exit_status.hpp"
#include "interrupt.hpp"
#include "nonet/batch.hpp"
#include "one_field.hpp"
#include "output.hpp"
#include "progress.hpp"
#include "puzzle_input.hpp"
#include "terminal.hpp"

namespace nonet::cli {

std::string message_about(const std::string& file, const Record& record) {
  const Error& error = record.puzzle.error();
  std::string place =
      fmt::format("{}:{}", one_field(file), error.line != 0 ? error.line : record.line);
  if (error.column != 0) place += fmt::format(":{}", error.column);
  return fmt::format("{}: {}{}{}\n", place, one_field(error.message),
                     error.hint.empty() ? "" : "; ", one_field(error.hint));
}

namespace {

// After so long a row that is done is written, give or take.
constexpr std::chrono::milliseconds kChunkTime(50);

class RowStream {
 public:
  RowStream(const Invocation& invocation,
            const std::function<RowMaker(const IsSingleOnTerminal&)>& choose)
      : invocation_(invocation),
        choose_(choose),
        operands_(invocation.operands),
        read_options_{.column = invocation.text("column")},
        quiet_(invocation.given("quiet")),
        interrupt_(output_),
        progress_(!quiet_) {
    if (operands_.empty()) operands_.emplace_back("-");
  }

  int run() {
    for (std::size_t i = 0; i < operands_.size() && going_on_; ++i) {
      auto input = open_input(operands_[i], i + 1);
      if (input) {
        run_input(*input, i);
      } else {
        say(input.error() + "\n");
        error_ = true;
      }
    }
    progress_.clear();
    if (interrupt_.happened()) return kExitInterrupted;
    if (bad_rows_ > 1 && !quiet_)
      say(fmt::format("nonet: {} of {} rows could not be read\n", bad_rows_, rows_));
    return output_.status(error_ ? kExitError : negative_ ? kExitNegative : kExitPositive);
  }

 private:
  void run_input(PuzzleInput& input, std::size_t number) {
    const bool typed_in = operands_.size() == 1 && operands_[0] == "-" && stdin_is_terminal();
    if (typed_in && !quiet_)
      say("nonet: type or paste puzzles, in any notation; Ctrl-D ends the input\n");
    if (!maker_) {
      // Whoever types puzzles in wants an answer to each, not at the end.
      maker_ = choose_([&] {
        return stdout_is_terminal() && operands_.size() == 1 &&
               (typed_in || holds_single_record(input.source, read_options_));
      });
    }
    const RowContext context{.file = operands_.size() > 1 ? &input.name : nullptr,
                             .input = number,
                             .stop = interrupt_.token()};
    Reader reader(input.source, read_options_);
    const std::uint64_t before = rows_;
    run_batch(
        reader,
        [&](std::span<const Record> chunk, std::string& text) {
          append_frame(make_frame(chunk, input.name, context), text);
        },
        [&](std::string_view text) {
          while (going_on_ && !text.empty()) going_on_ = write_frame(take_frame(text));
          return going_on_;
        },
        {.threads = maker_->in_turn ? 1 : static_cast<unsigned>(invocation_.number("threads")),
         .chunk = maker_->chunk,
         .chunk_time = kChunkTime,
         .stop = interrupt_.token(),
         .on_progress = {}});
    if (interrupt_.happened()) {
      going_on_ = false;
    } else if (*input.read_error != 0) {
      say(fmt::format("{}: cannot be read: {}\n", input.name, std::strerror(*input.read_error)));
      error_ = true;
    } else if (going_on_ && rows_ == before) {
      say(
          fmt::format("{}: no puzzle in it, only blanks, comments or borders; 81 cells in any "
                      "notation make one\n",
                      input.name));
      error_ = true;
    }
  }

  /// Called from several threads at once.
  ChunkFrame make_frame(std::span<const Record> chunk, const std::string& file,
                        const RowContext& context) const {
    std::vector<Row> rows(chunk.size());
    maker_->make(chunk, context, rows);
    ChunkFrame frame;
    for (std::size_t i = 0; i < chunk.size(); ++i) {
      const Record& record = chunk[i];
      const Row& row = rows[i];
      if (row.stopped) {
        frame.stopped = true;
        break;
      }
      if (maker_->in_blocks) frame.rows += '\n';
      frame.rows += row.text;
      frame.row_count += 1;
      frame.negative |= row.negative;
      if (!record.puzzle) {
        frame.bad_rows += 1;
        frame.messages += message_about(file, record);
      } else if (!row.fault.empty()) {
        frame.bad_rows += 1;
        frame.messages += fmt::format("{}:{}: {}\n", one_field(file), record.line, row.fault);
      }
    }
    return frame;
  }

  bool write_frame(const FrameView& frame) {
    std::string_view rows = frame.rows;
    if (!started_ && !rows.empty()) {
      started_ = true;
      if (maker_->in_blocks) rows.remove_prefix(1);
      if (!output_.write(maker_->header)) give_up();
    }
    if (stdout_is_terminal()) progress_.clear();
    if (maker_->in_order) {
      std::string text;
      if (!maker_->in_order(rows, text)) return !(error_ = true);
      if (!output_.write(text)) give_up();
    } else if (!output_.write(rows)) {
      give_up();
    }
    if (!frame.messages.empty() && !quiet_) say(frame.messages);
    rows_ += frame.row_count;
    bad_rows_ += frame.bad_rows;
    error_ |= frame.bad_rows > 0;
    negative_ |= frame.negative;
    progress_.update(rows_, bad_rows_);
    return !frame.stopped;
  }

  // Not by returning: the thread that reads may wait for input that will never come.
  [[noreturn]] void give_up() {
    progress_.clear();
    std::_Exit(output_.status(kExitError));
  }

  void say(std::string_view message) {
    progress_.clear();
    complain(message);
  }

  const Invocation& invocation_;
  const std::function<RowMaker(const IsSingleOnTerminal&)>& choose_;
  std::vector<std::string> operands_;
  ReadOptions read_options_;
  bool quiet_;
  Output output_;
  Interrupt interrupt_;
  Progress progress_;
  std::optional<RowMaker> maker_;
  std::uint64_t rows_ = 0;
  std::uint64_t bad_rows_ = 0;
  bool started_ = false;
  bool error_ = false;
  bool negative_ = false;
  bool going_on_ = true;
};

}  // namespace

int stream_rows(const Invocation& invocation,
                const std::function<RowMaker(const IsSingleOnTerminal&)>& choose) {
  return RowStream(invocation, choose).run();
}

}  // namespace nonet::cli
