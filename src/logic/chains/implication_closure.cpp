#include "logic/chains/implication_closure.hpp"

namespace nonet::chains {

namespace {
void insert(std::uint64_t* set, std::size_t i) {
  set[i >> 6] |= std::uint64_t{1} << (i & 63);
}
}  // namespace

void ImplicationClosure::close(const ChainBoard& board) {
  links_.build(board);
  number_candidates(board);
  link();
  refuted_.clear();
  refuted_digits_.fill(0);
  for (std::size_t p = 0; p < count_; ++p) {
    close_one(p);
    const Word *on = row(on_, p), *weak = row(weak_, p);
    Word both = 0;
    for (std::size_t i = 0; i < words_; ++i) both |= on[i] & weak[i];
    if (both == 0) continue;
    refuted_.insert(candidates_[p]);
    insert(dense_refuted_.data(), p);
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
  dense_refuted_.assign(words_, 0);
  done_.assign(count_, 0);
}

void ImplicationClosure::link() {
  for (std::size_t p = 0; p < count_; ++p) {
    Word* weak = row(weak_, p);
    for (CandidateId other : links_.weak(candidates_[p], Links::xy)) insert(weak, dense(other));
    if (links_.weak(candidates_[p], Links::xy).size() >
        links_.weak(candidates_[p], Links::x).size())
      insert(several_.data(), p);
  }
  for (std::size_t p = 0; p < count_; ++p)
    for (StrongLink link : links_.strong(candidates_[p], Links::xy))
      link_strongly(p, dense(link.candidate));
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

bool ImplicationClosure::may_close(int source, int partner) const {
  const std::size_t p = dense(source), z = dense(partner);
  const Word *on = row(on_, p), *before = row(weak_, z);
  const Word *off = row(off_, p), *off_too = row(off_, z), *refuted = dense_refuted_.data();
  Word back = 0, gone = 0;
  for (std::size_t i = 0; i < words_; ++i) {
    const Word start = i == p >> 6 ? Word{1} << (p & 63) : 0;
    back |= on[i] & before[i] & ~start;
    gone |= off[i] & off_too[i] & refuted[i];
  }
  return back != 0 && gone != 0;
}

void ImplicationClosure::erase(std::size_t word, Word bits, CandidateSet& from) const {
  for (; bits != 0; bits &= bits - 1)
    from.erase(candidates_[64 * word + static_cast<std::size_t>(std::countr_zero(bits))]);
}

void ImplicationClosure::open_cycle(int source, int partner, CandidateSet& on,
                                    CandidateSet& off) const {
  const std::size_t p = dense(source), z = dense(partner);
  for (std::size_t i = 0; i < words_; ++i) {
    erase(i, row(on_, p)[i] & row(off_, z)[i], on);
    erase(i, row(off_, p)[i] & row(on_, z)[i], off);
  }
}

void ImplicationClosure::open_chain(NodeId assumption, CandidateSet& on, CandidateSet& off) const {
  const int candidate = candidate_of(assumption);
  for (std::size_t i = 0; i < words_; ++i) {
    Word all_on = 0, all_off = 0;
    const auto take = [&](std::size_t p) {
      all_on |= row(on_, p)[i];
      all_off |= row(off_, p)[i];
    };
    if (is_on(assumption))
      take(dense(candidate));
    else
      for (const StrongLink link : links_.strong(candidate, Links::xy)) take(dense(link.candidate));
    erase(i, all_on & all_off, on);
    erase(i, all_on & all_off, off);
  }
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
