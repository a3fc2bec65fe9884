#include "support/plain_least.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace nonet::test {
namespace {

using Order = std::array<int, 9>;

std::vector<Order> line_orders() {
  std::vector<Order> orders;
  Order order{0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::array<std::array<int, 3>, 6> threes{
      {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
  for (const auto& groups : threes)
    for (const auto& a : threes)
      for (const auto& b : threes)
        for (const auto& c : threes) {
          for (std::size_t i = 0; i < 3; ++i) {
            order[i] = 3 * groups[0] + a[i];
            order[3 + i] = 3 * groups[1] + b[i];
            order[6 + i] = 3 * groups[2] + c[i];
          }
          orders.push_back(order);
        }
  return orders;
}

}  // namespace

PlainLeast plain_least(const std::string& line) {
  const std::vector<Order> orders = line_orders();
  PlainLeast least{std::string(81, '~'), 0};
  for (bool transposed : {false, true})
    for (const Order& rows : orders)
      for (const Order& columns : orders) {
        // Digits are named in the order in which they are met: no other names give a lesser line.
        std::array<char, 10> names{};
        char next = '1';
        std::string made(81, '.');
        int order = 0;  // against the least so far: -1 less, 0 equal, 1 greater
        for (std::size_t i = 0; i < 81 && order <= 0; ++i) {
          const int row = rows[i / 9], column = columns[i % 9];
          const char sign =
              line[static_cast<std::size_t>(transposed ? 9 * column + row : 9 * row + column)];
          if (sign >= '1' && sign <= '9') {
            char& name = names[static_cast<std::size_t>(sign - '0')];
            if (name == 0) name = next++;
            made[i] = name;
          }
          if (order == 0 && made[i] != least.line[i]) order = made[i] < least.line[i] ? -1 : 1;
        }
        if (order > 0) continue;
        if (order < 0) least = {made, 0};
        ++least.automorphisms;
      }
  return least;
}

}  // namespace nonet::test
