#include "nearest_word.hpp"

#include <algorithm>
#include <vector>

namespace nonet::cli {

namespace {

// Optimal string alignment: insert, delete, replace, swap neighbours.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> cost(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) cost[i][0] = i;
  for (std::size_t k = 0; k <= b.size(); ++k) cost[0][k] = k;
  for (std::size_t i = 1; i <= a.size(); ++i)
    for (std::size_t k = 1; k <= b.size(); ++k) {
      const bool same = a[i - 1] == b[k - 1];
      cost[i][k] = std::min({cost[i - 1][k] + 1, cost[i][k - 1] + 1, cost[i - 1][k - 1] + !same});
      if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
        cost[i][k] = std::min(cost[i][k], cost[i - 2][k - 2] + 1);
    }
  return cost[a.size()][b.size()];
}

}  // namespace

std::optional<std::string> nearest_word(std::string_view typed,
                                        std::span<const std::string> known) {
  constexpr std::size_t kLongestWord = 40;  // keeps the table small whatever was typed
  if (typed.size() > kLongestWord) return std::nullopt;
  std::optional<std::string> best;
  std::size_t best_distance = 0;
  for (const std::string& word : known) {
    const std::size_t d = distance(typed, word);
    if (3 * d <= std::max(typed.size(), word.size()) && (!best || d < best_distance)) {
      best = word;
      best_distance = d;
    }
  }
  return best;
}

std::string did_you_mean(std::string_view typed, std::span<const std::string> known) {
  const auto word = nearest_word(typed, known);
  return word ? "; did you mean " + *word + "?" : "";
}

}  // namespace nonet::cli
