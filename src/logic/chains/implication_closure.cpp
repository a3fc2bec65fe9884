#include "logic/chains/implication_closure.hpp"

namespace nonet::chains {

namespace {
void insert(std::uint64_t* set, std::size_t i) {
  set[i >> 6] |= std::uint64_t{1} << (i & 63);
}
}  // namespace

void ImplicationClosure::close(const ChainBoard& board) {
  number_candidates(board);
  link(board);
  refuted_.clear();
  refuted_digits_.fill(0);
  for (std::size_t p = 0; p < count_; ++p) {
    close_one(p);
    const Word *on = row(on_, p), *weak = row(weak_, p);
    Word both = 0;
    for (std::size_t i = 0; i < words_; ++i) both |= on[i] & weak[i];
    if (both == 0) continue;
    refuted_.insert(candidates_[p]);
    refuted_digits_[candidates_[p] / 9u] |= static_cast<Mask>(1u << candidates_[p] % 9);
  }
}

void ImplicationClosure::number_candidates(const ChainBoard& board) {
  count_ = 0;
  for (int cell = 0; cell < kCellCount; ++cell)
    for_each_bit(board.digits(cell), [&](int digit) {
      dense_[candidate_at(cell, digit)] = static_cast<std::uint16_t>(count_);
      candidates_[count_++] = candidate_at(cell, digit);
    });
  words_ = (count_ + 63) / 64;
  for (auto* matrix : {&weak_, &next_, &on_, &off_}) matrix->assign(count_ * words_, 0);
  todo_.assign(words_, 0);
  several_.assign(words_, 0);
  done_.assign(count_, 0);
}

void ImplicationClosure::link(const ChainBoard& board) {
  for (std::size_t p = 0; p < count_; ++p) {
    const int cell = candidates_[p] / 9, digit = candidates_[p] % 9;
    Word* weak = row(weak_, p);
    const unsigned others = board.digits(cell) & ~(1u << digit);
    if (others != 0) insert(several_.data(), p);
    for_each_bit(others, [&](int other) { insert(weak, dense(candidate_at(cell, other))); });
    for (const HousePlace place : house_places(cell))
      for_each_bit(board.places(digit, place.house) & ~(1u << place.position), [&](int position) {
        insert(weak, dense(candidate_at(cell_in(place.house, position), digit)));
      });
  }
  const auto link_two = [&](unsigned mask, auto&& candidate_of_bit) {
    if (std::popcount(mask) != 2) return;
    const std::size_t a = dense(candidate_of_bit(std::countr_zero(mask)));
    const std::size_t b = dense(candidate_of_bit(std::countr_zero(mask & (mask - 1))));
    link_strongly(a, b);
    link_strongly(b, a);
  };
  for (int cell = 0; cell < kCellCount; ++cell)
    link_two(board.digits(cell), [&](int digit) { return candidate_at(cell, digit); });
  for (int digit = 0; digit < kDigitCount; ++digit)
    for (int house = 0; house < kHouseCount; ++house)
      link_two(board.places(digit, house),
               [&](int position) { return candidate_at(cell_in(house, position), digit); });
}

// When `a` goes off `b` comes on: so it does for everything that makes `a` off.
void ImplicationClosure::link_strongly(std::size_t a, std::size_t b) {
  const Word* weak = row(weak_, a);
  for (std::size_t i = 0; i < words_; ++i)
    for (Word rest = weak[i]; rest != 0; rest &= rest - 1)
      insert(row(next_, 64 * i + static_cast<std::size_t>(std::countr_zero(rest))), b);
}

void ImplicationClosure::close_one(std::size_t start) {
  Word *on = row(on_, start), *off = row(off_, start), *todo = todo_.data();
  insert(on, start);
  insert(todo, start);
  for (std::size_t word = 0; word < words_; ++word)
    while (todo[word] != 0) {
      const auto r = 64 * word + static_cast<std::size_t>(std::countr_zero(todo[word]));
      if (done_[r] != 0) {
        const Word *all_on = row(on_, r), *all_off = row(off_, r);
        for (std::size_t i = 0; i < words_; ++i) {
          on[i] |= all_on[i];
          off[i] |= all_off[i];
          todo[i] &= ~all_on[i];
        }
        continue;
      }
      todo[word] &= todo[word] - 1;
      const Word *next = row(next_, r), *weak = row(weak_, r);
      std::size_t first = word;
      for (std::size_t i = 0; i < words_; ++i) {
        const Word fresh = next[i] & ~on[i];
        on[i] |= fresh;
        todo[i] |= fresh;
        off[i] |= weak[i];
        if (fresh != 0 && i < first) first = i;
      }
      if (first < word) {
        word = first - 1;  // wraps below zero and back by the loop's step
        break;
      }
    }
  done_[start] = 1;
}

bool ImplicationClosure::agree(std::span<const CandidateId> candidates) const {
  const Word *on = row(on_, dense(candidates[0])), *off = row(off_, dense(candidates[0]));
  for (std::size_t i = 0; i < words_; ++i) {
    Word all_on = on[i] & several_[i], all_off = off[i];
    for (const CandidateId candidate : candidates.subspan(1)) {
      all_on &= row(on_, dense(candidate))[i];
      all_off &= row(off_, dense(candidate))[i];
    }
    if ((all_on | all_off) != 0) return true;
  }
  return false;
}

}  // namespace nonet::chains
