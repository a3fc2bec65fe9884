#pragma once
// ImplicationClosure: which candidates plain links force on or off when one candidate is on, for
// all candidates of a board at once, without regard to order. It tells in some ten microseconds
// whether static chains of a kind exist at all, and from where; the ordered search, which finds
// their lengths, then runs for those alone.
//
// "On" leads to "on" by a weak link followed by a strong one: p on, so q off, so r on. What p
// forces on is the transitive closure of that relation, what it forces off are the weak neighbours
// of all that. Candidates are numbered densely, so a set is a few words; and a candidate whose
// closure is complete is taken in whole when others reach it.
//
// Links are symmetric (if p on makes q off then q on makes p off, and likewise for strong ones), so
// whatever a chain or cycle eliminates is refuted by a chain of its own: a candidate e with "e on
// leads to e off". Without such a candidate there is no static forcing chain, no cycle with an
// elimination, and no clash in any static trail.

#include <span>
#include <vector>

#include "logic/chains/chain_board.hpp"
#include "logic/chains/node_set.hpp"
#include "logic/chains/plain_links.hpp"

namespace nonet::chains {

class ImplicationClosure {
 public:
  /// Computes everything for a board.
  void close(const ChainBoard& board);

  /// The links of the board.
  const PlainLinks& links() const { return links_; }

  /// Candidates that refute themselves when on.
  const CandidateSet& refuted() const { return refuted_; }
  bool refuted_in(int cell) const { return refuted_digits_[static_cast<std::size_t>(cell)] != 0; }
  /// The refuted digits of a cell.
  Mask refuted_digits(int cell) const { return refuted_digits_[static_cast<std::size_t>(cell)]; }

  /// Whether there may be a cycle that eliminates something, whose first and last links are those
  /// of `source` and of a candidate that turns it on when off, its `partner`: it has to come back
  /// to that from beside the source, and what it eliminates refutes itself and is off in both of
  /// its states.
  bool may_close(int source, int partner) const;

  // What a search from a source need look at. Links are symmetric, so what leads back to an end is
  // what the opposite of the end leads to. Whatever leads to such a candidate leads back as well,
  // so a search among these alone finds them in the same order, each from the same one. They are
  // erased from two sets of what is not to be looked at.

  /// Of a cycle that comes back to `source` when `partner` goes off.
  void open_cycle(int source, int partner, CandidateSet& on, CandidateSet& off) const;
  /// Of a chain by which an assumption leads to its own opposite.
  void open_chain(NodeId assumption, CandidateSet& on, CandidateSet& off) const;

  /// Whether all of these candidates force something in common.
  bool agree(std::span<const CandidateId> candidates) const;

 private:
  using Word = std::uint64_t;
  std::size_t dense(int candidate) const { return dense_[static_cast<std::size_t>(candidate)]; }
  Word* row(std::vector<Word>& matrix, std::size_t i) const { return matrix.data() + i * words_; }
  const Word* row(const std::vector<Word>& matrix, std::size_t i) const {
    return matrix.data() + i * words_;
  }
  void number_candidates(const ChainBoard& board);
  void link();
  void link_strongly(std::size_t a, std::size_t b);
  void close_one(std::size_t start);
  void erase(std::size_t word, Word bits, CandidateSet& from) const;

  PlainLinks links_;
  std::size_t count_ = 0;  ///< candidates of the board
  std::size_t words_ = 0;  ///< words of a set
  std::array<std::uint16_t, kCandidateCount> dense_;
  std::array<CandidateId, kCandidateCount> candidates_;
  std::vector<Word> weak_;  ///< row p: what p makes off at once
  std::vector<Word> next_;  ///< row p: what p makes on by one weak and one strong link
  std::vector<Word> on_;    ///< row p: all that p makes on, itself included
  std::vector<Word> off_;   ///< row p: all that p makes off
  std::vector<Word> todo_;
  std::vector<std::uint8_t> done_;
  std::vector<Word> several_;  ///< candidates whose cell has more than one
  std::vector<Word> dense_refuted_;
  CandidateSet refuted_;
  std::array<Mask, kCellCount> refuted_digits_;
};

}  // namespace nonet::chains
