// bench_human FILE: the human scale beside HoDoKu's on the same puzzles. FILE has a row for each:
// puzzle, level, score, parted by tabs (more fields are left aside). Prints how often the levels
// agree, how the scores go together, and how long it took.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "nonet/explain.hpp"
#include "nonet/text.hpp"

namespace {

using namespace nonet;

constexpr const char* kTheirLevels[] = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};

struct Row {
  int theirs_level = 0, our_level = 0;
  double theirs = 0, ours = 0, milliseconds = 0;
};

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values.empty() ? 0 : values[values.size() / 2];
}

std::vector<double> ranks(const std::vector<double>& values) {
  std::vector<std::size_t> order(values.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::sort(order, {}, [&](std::size_t i) { return values[i]; });
  std::vector<double> rank(values.size());
  for (std::size_t i = 0; i < order.size(); ++i) rank[order[i]] = static_cast<double>(i);
  return rank;
}

double correlation(const std::vector<double>& a, const std::vector<double>& b) {
  const auto n = static_cast<double>(a.size());
  double sa = 0, sb = 0, saa = 0, sbb = 0, sab = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    sa += a[i], sb += b[i], saa += a[i] * a[i], sbb += b[i] * b[i], sab += a[i] * b[i];
  }
  return (n * sab - sa * sb) / std::sqrt((n * saa - sa * sa) * (n * sbb - sb * sb));
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::fprintf(stderr, "usage: bench_human FILE\n");
    return 2;
  }
  std::ifstream file(arguments[1]);
  std::vector<Row> rows;
  std::map<std::string, int> used;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const auto tab = line.find('\t'), next = line.find('\t', tab + 1);
    const auto puzzle = parse(line.substr(0, tab));
    if (!puzzle) continue;
    Row row;
    const std::string level = line.substr(tab + 1, next - tab - 1);
    row.theirs_level = static_cast<int>(std::ranges::find(kTheirLevels, level) - kTheirLevels);
    row.theirs = std::atof(line.c_str() + next + 1);
    const auto begin = std::chrono::steady_clock::now();
    const Explanation path = explain(*puzzle);
    row.milliseconds =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    if (path.end != PathEnd::solved) std::printf("not solved: %s\n", line.substr(0, tab).c_str());
    row.our_level = static_cast<int>(path.level);
    row.ours = path.score;
    for (const Step& step : path.steps) ++used[std::string(step.technique.name())];
    rows.push_back(row);
  }

  int table[5][5] = {};
  int agree = 0;
  std::vector<double> theirs, ours, log_theirs, log_ours, ratio;
  for (const Row& row : rows) {
    ++table[row.theirs_level][row.our_level];
    agree += row.theirs_level == row.our_level;
    theirs.push_back(row.theirs), ours.push_back(row.ours);
    log_theirs.push_back(std::log(row.theirs)), log_ours.push_back(std::log(row.ours));
    ratio.push_back(row.ours / row.theirs);
  }
  std::printf("%zu puzzles; the level agrees in %d (%.1f %%)\n\n", rows.size(), agree,
              100.0 * agree / static_cast<double>(rows.size()));
  std::printf(
      "HoDoKu \\ Nonet   easy  medium  hard  expert  extreme   median score ratio   ms median"
      "   ms most\n");
  for (int i = 0; i < 5; ++i) {
    std::vector<double> of_level, times;
    for (const Row& row : rows)
      if (row.theirs_level == i) {
        of_level.push_back(row.ours / row.theirs);
        times.push_back(row.milliseconds);
      }
    std::printf("%-15s %5d %7d %5d %7d %8d %20.2f %11.2f %9.2f\n", kTheirLevels[i], table[i][0],
                table[i][1], table[i][2], table[i][3], table[i][4], median(of_level), median(times),
                times.empty() ? 0 : *std::ranges::max_element(times));
  }
  std::printf("\nscores: median ratio %.3f, correlation of ranks %.3f, of logarithms %.3f\n",
              median(ratio), correlation(ranks(theirs), ranks(ours)),
              correlation(log_theirs, log_ours));
  std::printf("\nsteps:\n");
  for (const auto& [name, times] : used) std::printf("  %-32s %6d\n", name.c_str(), times);
}
