#include "symmetry/ties.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace nonet::symmetry {
namespace {

using Three = std::array<std::uint8_t, 3>;

/// The orders of three things of which each may be tied to the one before.
std::vector<Three> orders_of_three(bool second_tied, bool third_tied) {
  const auto keeps_its_class = [&](const Three& order) {
    const Three classes{0, static_cast<std::uint8_t>(second_tied ? 0 : 1),
                        static_cast<std::uint8_t>((second_tied ? 0 : 1) + (third_tied ? 0 : 1))};
    return std::ranges::all_of(std::array{0u, 1u, 2u},
                               [&](unsigned i) { return classes[order[i]] == classes[i]; });
  };
  std::vector<Three> orders;
  Three order{0, 1, 2};
  do {
    if (keeps_its_class(order)) orders.push_back(order);
  } while (std::ranges::next_permutation(order).found);
  return orders;
}

std::uint32_t count_of_three(bool second_tied, bool third_tied) {
  return second_tied && third_tied ? 6 : second_tied || third_tied ? 2 : 1;
}

}  // namespace

std::uint32_t count_orders(const Ties& ties) {
  std::uint32_t count = count_of_three(ties.group(1), ties.group(2));
  for (int group = 0; group < 9; group += 3)
    count *= count_of_three(ties.line(group + 1), ties.line(group + 2));
  return count;
}

bool for_each_order(const Ties& ties, const std::function<bool(const Nine& order)>& visit) {
  std::array<std::vector<Three>, 3> inside;
  for (int group = 0; group < 3; ++group)
    inside[static_cast<std::size_t>(group)] =
        orders_of_three(ties.line(3 * group + 1), ties.line(3 * group + 2));
  for (const Three& groups : orders_of_three(ties.group(1), ties.group(2)))
    for (const Three& first : inside[groups[0]])
      for (const Three& second : inside[groups[1]])
        for (const Three& third : inside[groups[2]]) {
          Nine order{};
          for (std::size_t i = 0; i < 3; ++i) {
            order[i] = static_cast<std::uint8_t>(3 * groups[0] + first[i]);
            order[3 + i] = static_cast<std::uint8_t>(3 * groups[1] + second[i]);
            order[6 + i] = static_cast<std::uint8_t>(3 * groups[2] + third[i]);
          }
          if (!visit(order)) return false;
        }
  return true;
}

}  // namespace nonet::symmetry
