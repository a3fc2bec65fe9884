#pragma once
// New puzzles, as many as wanted, each with one solution.
//
//   GenerateOptions options;
//   options.seed = 1;
//   options.symmetry = GivenSymmetry::rotate180;
//   auto report = generate_puzzles(options, 100, [](const GeneratedPuzzle& made) {
//     std::cout << to_line(made.puzzle) << '\n';
//     return true;                                    // false: enough
//   });
//   if (!report) std::cerr << report.error() << '\n';          // wishes that contradict each other
//   else if (report->end != GenerateEnd::done) std::cerr << report->shortfall << '\n';
//
// Seeds: puzzles are made by numbered tries, each with random numbers of its own, and come in the
// order of those numbers. Seed and wishes determine the stream, whatever the processor, the kernel
// and the number of threads; a time limit only cuts it off.
//
// What is sampled, and how far from even that is: docs/generating.md.
//
// Cost: some ten to twenty microseconds of one core for a minimal puzzle without further wishes;
// rare wishes are searched for and may never be met, for which there are `tries` and `bounds`.
// Thread safety: calls share nothing. `wish` is called from several threads at once, `on_puzzle`
// from the caller's alone.

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/bounds.hpp"
#include "nonet/grid.hpp"
#include "nonet/rate.hpp"
#include "nonet/technique.hpp"

namespace nonet {

/// Turns and reflections that leave the places of the givens as they are.
enum class GivenSymmetry : std::uint8_t {
  none,
  rotate180,     ///< a half turn
  rotate90,      ///< a quarter turn
  horizontal,    ///< the upper half mirrors the lower
  vertical,      ///< the left half mirrors the right
  diagonal,      ///< mirrored at the diagonal from r1c1 to r9c9
  antidiagonal,  ///< mirrored at the diagonal from r1c9 to r9c1
  axes,          ///< horizontal and vertical
  diagonals,     ///< both diagonals
  full,          ///< all of these
};
struct GivenSymmetryInfo {
  GivenSymmetry symmetry;
  std::string_view name;     ///< "rotate180"
  std::string_view summary;  ///< one line
};
[[nodiscard]] std::span<const GivenSymmetryInfo> given_symmetries();
[[nodiscard]] std::optional<GivenSymmetry> given_symmetry_named(std::string_view name);

/// How puzzles are drawn.
enum class Sampling : std::uint8_t {
  dig,         ///< quick; puzzles with few givens are rarer than their share
  controlled,  ///< slow; all minimal puzzles with the same number of givens are equally likely, and
               ///< GeneratedPuzzle::weight makes up for the number
};

/// Both ends count.
struct LevelRange {
  Level least = Level::easy, most = Level::extreme;
};
struct RatingRange {
  double least = 1.0, most = kBeyondTechniques;  ///< in tenths, 1.0 to 20.0
};

struct GenerateOptions {
  std::uint64_t seed = 0;

  /// How many givens, 0 to 81. Numbers that digging seldom meets are searched for.
  int least_givens = 0, most_givens = 81;
  /// No given can be spared (within the symmetry: no set of givens that belong together; when a
  /// puzzle is completed: none of those added). Otherwise more are left standing, a number drawn
  /// from least_givens to most_givens; with a pattern and for variations it is just not looked at.
  /// Large patterns hardly ever have minimal puzzles.
  bool minimal = true;
  GivenSymmetry symmetry = GivenSymmetry::none;
  /// Givens stand where this grid has digits, and nowhere else. Which digits does not matter.
  std::optional<Grid> pattern;
  /// The solution of all puzzles: a full grid.
  std::optional<Grid> solution;
  /// A puzzle to vary. With several completions it is completed: its givens stay, and others are
  /// added. With one, `remove` of its givens are taken away and `add` others put in; when it need
  /// not be minimal, also such as are redundant. No puzzle
  /// comes twice; some 45 bytes of memory for each.
  std::optional<Grid> from;
  std::optional<int> remove, add;  ///< 0 to 10; by default 2 and as many
  Sampling sampling = Sampling::dig;

  /// How hard for a person: the level that explain() gives on its human scale.
  std::optional<LevelRange> level;
  /// ER, as rate() gives it. Above 9.0, where nothing else is wished but a number of givens, it
  /// is climbed to from neighbour to neighbour.
  std::optional<RatingRange> rating;
  /// Each of these is needed: with all the others that cost no more than the hardest step of the
  /// puzzle, it cannot be solved. Techniques that only the rating scale knows are judged on its
  /// path.
  std::vector<Technique> techniques;
  /// Needed, and nothing harder is.
  std::optional<Technique> hardest;
  /// No two puzzles are equivalent (canonical.hpp). Some 45 bytes of memory for each.
  bool distinct = false;
  /// A further wish. Slow ones are best put here: it is asked last, and of puzzles that meet all
  /// others.
  std::function<bool(const Grid& puzzle)> wish;

  /// So many tries in a row without a puzzle are the end. 0: as many as take some ten to thirty
  /// seconds of one core, for ratings above 9.0 a minute or two; far fewer when the first of them
  /// all end far from what is wished.
  std::uint64_t tries = 0;
  /// Told from time to time, on the caller's thread, how many tries are over and puzzles made. All
  /// puzzles of these tries have been handed out.
  std::function<void(std::uint64_t tries, std::uint64_t made)> on_progress;
  unsigned threads = 1;  ///< 0: one for each core; at most 256
  Bounds bounds;         ///< deadline and stop token; max_steps is not used
};

struct GeneratedPuzzle {
  Grid puzzle;
  Grid solution;
  std::uint64_t item = 0;  ///< number of the try that made it, from 0
  /// How many of its kind it stands for; 1 but for Sampling::controlled, where it is 1 for 24
  /// givens and grows by (81 - n) / (n + 1) from n givens to n + 1.
  double weight = 1;
  /// Where a level or a technique was wished for.
  std::optional<Level> level = {};
  /// Where a rating was wished for.
  std::optional<Rating> rating = {};
  /// The technique of the hardest step, where a technique was wished for; the first of several.
  std::optional<Technique> hardest = {};
};

enum class GenerateEnd : std::uint8_t {
  done,          ///< as many as wanted
  stopped,       ///< on_puzzle or the stop token said so
  out_of_tries,  ///< too many tries in a row were in vain
  out_of_time,   ///< the deadline
  impossible,    ///< there is no such puzzle
};
std::string_view name_of(GenerateEnd end);  ///< "done", "out of tries", ...

struct GenerateReport {
  GenerateEnd end = GenerateEnd::done;
  std::uint64_t made = 0;
  std::uint64_t tries = 0;
  std::string shortfall;        ///< unless done or stopped: why, and how near it came, in one line
  std::optional<Grid> nearest;  ///< a unique puzzle that misses the wishes by least, if any
};

/// Hands up to `number` puzzles to `on_puzzle`, which returns whether to go on. The error says
/// which wishes cannot stand together or are out of range.
std::expected<GenerateReport, std::string> generate_puzzles(
    const GenerateOptions& options, std::uint64_t number,
    const std::function<bool(const GeneratedPuzzle&)>& on_puzzle);

/// The same puzzles in short turns on the caller's thread, for those who have something else to do
/// in between: an event loop, a page. GenerateOptions::threads and on_progress are not used.
///
///   auto stream = PuzzleStream::open(options, 100);
///   while (stream && stream->advance(on_puzzle)) redraw();
class PuzzleStream {
 public:
  /// The error is that of generate_puzzles().
  [[nodiscard]] static std::expected<PuzzleStream, std::string> open(GenerateOptions options,
                                                                     std::uint64_t number);
  ~PuzzleStream();
  PuzzleStream(PuzzleStream&&) noexcept;
  PuzzleStream& operator=(PuzzleStream&&) noexcept;

  /// Works for some ten milliseconds, or one try where that takes longer. False: it is over.
  bool advance(const std::function<bool(const GeneratedPuzzle&)>& on_puzzle);

  /// Tries and puzzles so far; all of it when it is over.
  [[nodiscard]] const GenerateReport& report() const { return report_; }

 private:
  struct Work;
  PuzzleStream();

  std::unique_ptr<Work> work_;  // none when it is over
  GenerateReport report_;
};

/// What is wrong with the options, or nothing.
[[nodiscard]] std::optional<std::string> fault_of(const GenerateOptions& options);

/// A full grid, all 6,670,903,752,021,072,936,960 equally likely. About a microsecond.
[[nodiscard]] Grid random_solution(std::uint64_t seed, std::uint64_t number = 0);

}  // namespace nonet
