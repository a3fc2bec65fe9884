// The latency engine, compiled once for each instruction set (cmake/nonet_kernels.cmake).
#include "engine/one/depth_first.hpp"

namespace nonet::NONET_ISA::one {

void run(const engine::OneRequest& request, engine::OneReply& reply) noexcept;

void run(const engine::OneRequest& request, engine::OneReply& reply) noexcept {
  reply = {};
  if (request.digits == nullptr) {
    search(load_candidates(request.candidates), request, reply);
    return;
  }
  Board board = load_digits(request.digits);
  if (open_blanks(board)) search(board, request, reply);
}

}  // namespace nonet::NONET_ISA::one
