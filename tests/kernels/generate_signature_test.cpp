// Golden streams: seeds give the same puzzles on every kernel and number of threads. They change
// only on purpose: NONET_UPDATE=1 writes generate_signature.txt anew.

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "nonet/generate.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

const std::string kGenerateSignature = NONET_SOURCE_DIR "/tests/kernels/generate_signature.txt";

// FNV-1a over the puzzles, and how they ended.
std::string signature_of(const GenerateOptions& options, std::uint64_t number) {
  std::uint64_t hash = 0xcbf29ce484222325;
  const auto report = generate_puzzles(options, number, [&](const GeneratedPuzzle& made) {
    for (char c : line_of(made.puzzle) + line_of(made.solution))
      hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return true;
  });
  if (!report) return report.error();
  std::ostringstream text;
  text << report->made << " of " << report->tries << " tries, " << std::hex << hash;
  return text.str();
}

std::string all_signatures(unsigned threads) {
  std::ostringstream text;
  text << "# wishes: puzzles, tries, hash of the stream\n";
  GenerateOptions plain;
  plain.seed = 2024;
  plain.threads = threads;
  text << "dig: " << signature_of(plain, 3000) << '\n';
  for (const GivenSymmetryInfo& info : given_symmetries()) {
    GenerateOptions options = plain;
    options.symmetry = info.symmetry;
    text << info.name << ": " << signature_of(options, 300) << '\n';
  }
  GenerateOptions options = plain;
  options.minimal = false;
  options.least_givens = 28;
  options.most_givens = 34;
  text << "redundant: " << signature_of(options, 300) << '\n';
  options = plain;
  options.least_givens = options.most_givens = 22;
  text << "22 givens: " << signature_of(options, 20) << '\n';
  options.least_givens = options.most_givens = 20;
  text << "20 givens: " << signature_of(options, 1) << '\n';
  options.least_givens = options.most_givens = 29;
  text << "29 givens: " << signature_of(options, 1) << '\n';
  options = plain;
  options.from =
      grid_of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  options.remove = options.add = 1;
  options.tries = 500;
  text << "varied: " << signature_of(options, 20) << '\n';
  options = plain;
  options.from = grid_of("53..7....6..195....98....6.");
  text << "completed: " << signature_of(options, 20) << '\n';
  options = plain;
  options.minimal = false;
  options.pattern =
      grid_of("..11.11..1..1.1..11.......1.11...11.....1.....11...11.1.......11..1.1..1..11.11..");
  text << "pattern: " << signature_of(options, 5) << '\n';
  options = plain;
  options.distinct = true;
  text << "distinct: " << signature_of(options, 300) << '\n';
  options.level = {Level::hard, Level::extreme};
  text << "hard to extreme: " << signature_of(options, 20) << '\n';
  options.rating = {6.5, 7.1};
  options.techniques = {*find_technique("pointing")};
  text << "rated 6.5 to 7.1, with pointing: " << signature_of(options, 1) << '\n';
  options = plain;
  options.hardest = find_technique("naked-pair");
  text << "naked pairs: " << signature_of(options, 10) << '\n';
  options = plain;
  options.sampling = Sampling::controlled;
  text << "controlled: " << signature_of(options, 1) << '\n';
  return text.str();
}

TEST(GenerateSignature, StreamsAreThoseOfTheFile) {
  const std::string found = all_signatures(1);
  if (std::getenv("NONET_UPDATE") != nullptr) std::ofstream(kGenerateSignature) << found;
  std::ifstream in(kGenerateSignature);
  std::stringstream expected;
  expected << in.rdbuf();
  EXPECT_EQ(found, expected.str());
}

TEST(GenerateSignature, AndWithThreeThreads) {
  std::ifstream in(kGenerateSignature);
  std::stringstream expected;
  expected << in.rdbuf();
  EXPECT_EQ(all_signatures(3), expected.str());
}

}  // namespace
}  // namespace nonet
