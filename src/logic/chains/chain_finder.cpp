#include "logic/chains/chain_finder.hpp"

namespace nonet::logic {

bool ChainFinder::find(const Board&, ChainLevel, const Bounds&, StepSink&) {
  return false;
}

}  // namespace nonet::logic
