// sound_sweep [--generated N] [--seed S] [--most N] [FILE...]: no technique ever strikes a digit of
// the solution or places another. Takes N random minimal puzzles, then the puzzles of collections
// (81 characters a line; --most: so many of each file, evenly spread). Where the human path goes
// beyond singles, every step that any technique finds is judged, not only the one that is taken;
// and every step of the rating path as well. Writes what was judged; status 1 and the step when
// one is wrong.

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "logic/chains/chain_finder.hpp"
#include "logic/human/human_path.hpp"
#include "logic/rating_path.hpp"
#include "nonet/solve.hpp"
#include "nonet/step_text.hpp"
#include "nonet/text.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

using namespace logic;

struct Tally {
  long puzzles = 0, positions = 0, steps = 0;
  std::map<std::string_view, long> by_technique;
  bool wrong = false;
};

// Judges everything that is offered.
class Judge final : public StepSink {
 public:
  Judge(const Board& board, const Grid& solution, Tally& tally)
      : StepSink(false), board_(board), solution_(solution), tally_(tally) {}

  bool is_right(const Step& step) const {
    if (step.placements.empty() && step.eliminations.empty()) return false;
    for (Candidate placed : step.placements)
      if (solution_[placed.cell] != placed.digit) return false;
    for (Candidate struck : step.eliminations)
      if (solution_[struck.cell] == struck.digit || !board_.has(struck)) return false;
    return true;
  }

 private:
  bool accept(Step& step) override {
    ++tally_.steps;
    ++tally_.by_technique[step.technique.key()];
    if (is_right(step)) return false;
    std::printf("WRONG: %s: %s\n  digits %s\n", std::string(step.technique.key()).c_str(),
                short_conclusion_of(step).c_str(), to_line(board_.digits()).c_str());
    return tally_.wrong = true;
  }

  const Board& board_;
  const Grid& solution_;
  Tally& tally_;
};

// One search for those that are found together.
std::vector<const TechniqueEntry*> searches() {
  std::vector<const TechniqueEntry*> entries;
  for (Technique technique : all_techniques()) {
    const TechniqueEntry& entry = technique.entry();
    bool known = entry.find == nullptr;
    for (const TechniqueEntry* other : entries)
      known = known || (entry.finds_kin && other->find == entry.find);
    if (!known) entries.push_back(&entry);
  }
  return entries;
}

class Sweep {
 public:
  const Tally& tally() const { return tally_; }

  /// False when a step was wrong.
  bool judge(const Grid& puzzle) {
    const Answer answer = solve(puzzle);
    if (answer.verdict != Verdict::unique) return true;
    ++tally_.puzzles;
    human_path(puzzle, answer.solution);
    if (!tally_.wrong) rating_path(puzzle, answer.solution);
    if (tally_.wrong) std::printf("  puzzle %s\n", to_line(puzzle).c_str());
    return !tally_.wrong;
  }

 private:
  void human_path(const Grid& puzzle, const Grid& solution) {
    human_.start(Board(Puzzle(puzzle)), solution, true);
    for (Board before = human_.board(); const Step* step = human_.next({});
         before = human_.board()) {
      if (step->technique.info().score > 14) judge_all(before, solution);
      if (tally_.wrong) return;
    }
  }

  void judge_all(const Board& board, const Grid& solution) {
    ++tally_.positions;
    Judge judge(board, solution, tally_);
    for (const TechniqueEntry* entry : entries_) {
      if (entry->find(*entry, board, judge) || tally_.wrong) return;
    }
    for (ChainLevel level : {ChainLevel::plain, ChainLevel::nishio, ChainLevel::multiple})
      if (chains_.find(board, level, {}, judge) || tally_.wrong) return;
  }

  void rating_path(const Grid& puzzle, const Grid& solution) {
    rating_.start(Board(Puzzle(puzzle)), {.max_rating = 9.4});
    for (Board before = rating_.board(); const Step* step = rating_.next({});
         before = rating_.board()) {
      Judge judge(before, solution, tally_);
      if (judge.offer(*step)) return;
    }
  }

  Tally tally_;
  std::vector<const TechniqueEntry*> entries_ = searches();
  HumanPath human_;
  RatingPath rating_{/*wants_pattern=*/false};
  ChainFinder chains_;
};

std::vector<std::string> lines_of(const char* file) {
  std::vector<std::string> lines;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);)
    if (line.size() >= 81 && line[0] != '#') lines.push_back(line.substr(0, 81));
  return lines;
}

bool sweep_file(Sweep& sweep, const char* file, std::size_t most) {
  const std::vector<std::string> lines = lines_of(file);
  const std::size_t count = most == 0 || most > lines.size() ? lines.size() : most;
  const long before = sweep.tally().puzzles;
  for (std::size_t i = 0; i < count; ++i)
    if (!sweep.judge(grid_of(lines[i * lines.size() / count]))) return false;
  std::printf("%s: %ld puzzles\n", file, sweep.tally().puzzles - before);
  std::fflush(stdout);
  return true;
}

bool sweep_generated(Sweep& sweep, long number, std::uint64_t seed) {
  RandomDraw draw(seed);
  for (long i = 0; i < number; ++i)
    if (!sweep.judge(make_minimal_puzzle(make_full_grid(draw), draw))) return false;
  return true;
}

int run(int argc, char** argv) {
  long generated = 0, seed = 1, most = 0;
  std::vector<const char*> files;
  for (int i = 1; i < argc; ++i) {
    const std::string_view arg = argv[i];
    long* value = arg == "--generated" ? &generated
                  : arg == "--seed"    ? &seed
                  : arg == "--most"    ? &most
                                       : nullptr;
    if (value == nullptr) {
      files.push_back(argv[i]);
    } else if (i + 1 < argc) {
      *value = std::atol(argv[++i]);
    }
  }
  Sweep sweep;
  bool right = sweep_generated(sweep, generated, static_cast<std::uint64_t>(seed));
  for (const char* file : files)
    right = right && sweep_file(sweep, file, static_cast<std::size_t>(most));
  const Tally& tally = sweep.tally();
  if (tally.puzzles == 0) {
    std::fprintf(stderr, "sound_sweep [--generated N] [--seed S] [--most N] [FILE...]\n");
    return 2;
  }
  for (const auto& [key, count] : tally.by_technique)
    std::printf("%10ld %s\n", count, std::string(key).c_str());
  std::printf("%ld puzzles, %ld positions, %ld steps judged: %s\n", tally.puzzles, tally.positions,
              tally.steps, right ? "all right" : "ONE WRONG");
  return right ? 0 : 1;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  return nonet::run(argc, argv);
}
