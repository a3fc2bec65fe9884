#pragma once
// The search: rounds, triads when they are stuck, a guess when those are too; depth first.
//
// Stack: kMaxDepth boards, 21 KB in the wide layout and 31 KB in quads, of which a search touches
// what it needs.

#include "engine/one/guess.hpp"
#include "engine/one/one_request.hpp"
#include "engine/one/transfer.hpp"
#include "engine/one/triads.hpp"

namespace nonet::NONET_ISA::one {

using engine::OneEnd;
using engine::OneReply;
using engine::OneRequest;

/// Turns givens (empty lanes for blanks) into candidates: blanks get what the givens of their box
/// leave. Returns whether no box has a digit twice.
NONET_INLINE bool open_blanks(Board& board) {
  Lanes clash = every(0);
  for (int part = 0; part < kParts; ++part) {
    Lanes& v0 = board.layer[0].part[part];
    Lanes& v1 = board.layer[1].part[part];
    Lanes& v2 = board.layer[2].part[part];
    const Counts counts = count_places(v0, v1, v2);
    clash = clash | counts.twice_in_box;
    const Lanes rest = without(every(kAllDigits), counts.any_in_box);
    v0 = first_of(v0, rest);
    v1 = first_of(v1, rest);
    v2 = first_of(v2, rest);
  }
  return !any(clash);
}

/// Counts a solution and hands it out; returns whether to go on.
NONET_INLINE bool report(const Board& board, const OneRequest& request, OneReply& reply) {
  if (reply.solutions < request.witness_count)
    store_digits(board, request.witnesses + 81 * reply.solutions, request.zero);
  ++reply.solutions;
  if (request.on_solution != nullptr) {
    std::uint8_t digits[81];
    store_digits(board, digits, 0);
    if (!request.on_solution(request.context, digits)) {
      reply.end = OneEnd::stopped;
      return false;
    }
  }
  if (reply.solutions < request.limit) return true;
  reply.end = OneEnd::limit_reached;
  return false;
}

/// Whether another guess may be made.
NONET_INLINE bool may_guess(const OneRequest& request, OneReply& reply) {
  if (reply.guesses >= request.max_guesses) {
    reply.end = OneEnd::out_of_guesses;
    return false;
  }
  ++reply.guesses;
  if (reply.guesses % engine::kGuessesPerCheck == 0 && request.proceed != nullptr &&
      !request.proceed(request.context)) {
    reply.end = OneEnd::interrupted;
    return false;
  }
  return true;
}

NONET_INLINE void search(Board board, const OneRequest& request, OneReply& reply) {
  Board pending[kMaxDepth];
  int depth = 0;
  Lines lines;
  State state = propagate<true>(board, lines);
  for (;;) {
    if (state == State::stuck) {
      if (!apply_triads(board, lines)) {
        if (!may_guess(request, reply)) return;
        const Guess guess = choose_guess(lines);
        pending[depth] = board;
        branch(guess, board, pending[depth]);
        ++depth;
      }
    } else {
      if (state == State::full && is_solution(board) && !report(board, request, reply)) return;
      if (depth == 0) return;
      board = pending[--depth];
    }
    state = propagate<false>(board, lines);
  }
}

}  // namespace nonet::NONET_ISA::one
