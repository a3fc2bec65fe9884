#include "symmetry/row_step.hpp"

#include <algorithm>
#include <utility>

namespace nonet::symmetry {
namespace {

void swap_stacks(Way& way, int a, int b) {
  for (int i = 0; i < 3; ++i) swap_nibbles(way.columns, 3 * a + i, 3 * b + i);
}

}  // namespace

void RowStep::keep(const Way& way, Nibbles value) {
  if (value < least_) {
    least_ = value;
    longer_.clear();
  }
  longer_.push_back(way);
}

/// Chooses what comes at `stack`; `value` is what stands before it.
void RowStep::place_stack(const Way& way, int stack, Nibbles value) {
  if (stack == 3) return keep(way, value);
  int end = stack + 1;
  while (end < 3 && way.ties.group(end)) ++end;
  if (end == stack + 1) return place_columns(way, 3 * stack, value);
  place_tied_stack(way, stack, end, value);
}

// Stacks that give the same without a new digit stay tied, and one of them stands for all. With new
// digits each goes its own way. Where a digit repeats, which breaks a rule, what stack_value() says
// of new digits is not to be relied on, and all of them are tried.
void RowStep::place_tied_stack(const Way& way, int stack, int end, Nibbles value) {
  std::array<StackValue, 3> values{};
  unsigned least = ~0u;
  for (int i = stack; i < end; ++i) {
    const StackValue here = values[static_cast<std::size_t>(i)] = stack_value(way, i);
    if (!here.has_new || !row_.repeats) least = std::min(least, here.value);
  }
  int alike = 0, first_alike = stack;
  for (int i = stack; i < end; ++i) {
    const StackValue here = values[static_cast<std::size_t>(i)];
    if (here.has_new) {
      if (here.value != least && !row_.repeats) continue;
      Way chosen = way;
      swap_stacks(chosen, stack, i);
      chosen.ties.cut_group(stack + 1);
      place_columns(chosen, 3 * stack, value);
    } else if (here.value == least && alike++ == 0) {
      first_alike = i;
    }
  }
  if (alike == 0) return;
  Way chosen = way;
  swap_stacks(chosen, stack, first_alike);
  if (alike == 1) chosen.ties.cut_group(stack + 1);
  place_columns(chosen, 3 * stack, value);
}

RowStep::StackValue RowStep::stack_value(const Way& way, int stack) const {
  std::array<int, 3> values{};
  for (int i = 0; i < 3; ++i) values[static_cast<std::size_t>(i)] = value_at(way, 3 * stack + i);
  const auto sort_pair = [&](int i) {
    const auto k = static_cast<std::size_t>(i);
    if (way.ties.line(3 * stack + i) && values[k - 1] > values[k])
      std::swap(values[k - 1], values[k]);
  };
  sort_pair(1);
  sort_pair(2);
  sort_pair(1);
  StackValue result;
  int next = way.next_label;
  for (int value : values) {
    if (value == kNew) {
      result.has_new = true;
      value = next++;
    }
    result.value = result.value << 4 | static_cast<unsigned>(value);
  }
  return result;
}

/// Goes on from `position` to the end of its stack, and from there.
void RowStep::place_columns(Way way, int position, Nibbles value) {
  const int stack_end = position / 3 * 3 + 3;
  for (; position < stack_end; ++position) {
    int end = position + 1;
    while (end < stack_end && way.ties.line(end)) ++end;
    int least = value_at(way, position), first_alike = position, alike = 1;
    for (int other = position + 1; other < end; ++other) {
      const int here = value_at(way, other);
      if (here == least) ++alike;
      if (here >= least) continue;
      least = here;
      first_alike = other;
      alike = 1;
    }
    if (least == kNew) return place_new_digit(way, position, end, value);
    value = value << 4 | static_cast<Nibbles>(least);
    if (is_worse(value, position + 1)) return;
    if (end == position + 1) continue;
    swap_nibbles(way.columns, position, first_alike);
    if (alike == 1) way.ties.cut_line(position + 1);
  }
  place_stack(way, stack_end / 3, value);
}

/// Only new digits stand in the tied columns from `begin` to `end`: each may get the next label.
void RowStep::place_new_digit(const Way& way, int begin, int end, Nibbles value) {
  value = value << 4 | way.next_label;
  if (is_worse(value, begin + 1)) return;
  unsigned seen = 0;
  for (int i = begin; i < end; ++i) {
    const int digit = digit_at(way, i);
    if ((seen >> digit & 1) != 0) continue;
    seen |= 1u << digit;
    Way chosen = way;
    put_nibble(chosen.labels, digit, chosen.next_label++);
    swap_nibbles(chosen.columns, begin, i);
    int alike = 0;
    for (int other = begin; other < end; ++other) alike += digit_at(way, other) == digit;
    if (alike == 1 && end > begin + 1) chosen.ties.cut_line(begin + 1);
    if (begin % 3 == 2)
      place_stack(chosen, begin / 3 + 1, value);
    else
      place_columns(chosen, begin + 1, value);
  }
}

}  // namespace nonet::symmetry
