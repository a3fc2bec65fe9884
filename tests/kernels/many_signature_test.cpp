// The signature of the throughput engine: solutions, branchings and rounds on the puzzles of
// signature.txt, the same on every kernel. It changes only on purpose: NONET_UPDATE=1 writes
// many_signature.txt anew.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "engine/dispatch.hpp"
#include "engine/many/batch_search.hpp"
#include "support/puzzle_makers.hpp"
#include "support/recording_task.hpp"

namespace nonet {
namespace {

const std::string kFolder = NONET_SOURCE_DIR "/tests/kernels/";

std::vector<Grid> signature_puzzles() {
  std::ifstream in(kFolder + "signature.txt");
  std::vector<Grid> puzzles;
  for (std::string line; std::getline(in, line);)
    if (!line.starts_with('#')) puzzles.push_back(grid_of(line));
  return puzzles;
}

TEST(ManySignature, EffortIsThatOfTheFile) {
  const std::vector<Grid> puzzles = signature_puzzles();
  ASSERT_GE(puzzles.size(), 50u);
  std::vector<Grid> batch;
  for (int copy = 0; copy < 8; ++copy) batch.insert(batch.end(), puzzles.begin(), puzzles.end());

  std::ostringstream found;
  found << "# limit: solutions, forks, parked nodes, rounds, services of the throughput engine\n";
  const auto search = std::make_unique<engine::many::BatchSearch>();
  for (std::uint64_t limit : {1, 2, 40}) {
    test::RecordingTask task{std::span<const Grid>(batch)};
    task.limit = limit;
    const engine::Kernel* const kernel = engine::kernel();
    const engine::many::BatchFigures figures = search->run(*kernel->many, kernel->one, task);
    std::uint64_t solutions = 0;
    for (const auto& result : task.results) solutions += result.found;
    found << limit << ": " << solutions << ' ' << figures.forks << ' ' << figures.parked << ' '
          << figures.rounds << ' ' << figures.services << '\n';
  }
  const std::string file = kFolder + "many_signature.txt";
  if (std::getenv("NONET_UPDATE") != nullptr) std::ofstream(file) << found.str();
  std::ifstream in(file);
  std::stringstream expected;
  expected << in.rdbuf();
  EXPECT_EQ(found.str(), expected.str());
}

}  // namespace
}  // namespace nonet
