// The passes of the bit-sliced search, compiled once for each instruction set (NONET_ISA).

#include "engine/many/many_kernel.hpp"

#include "engine/many/branch_choice.hpp"
#include "engine/many/branching.hpp"
#include "engine/many/lane_match.hpp"
#include "engine/many/load_lanes.hpp"
#include "engine/many/plane_round.hpp"
#include "engine/many/store_lanes.hpp"

namespace nonet::NONET_ISA::many {

extern const engine::many::ManyKernel many_kernel;
const engine::many::ManyKernel many_kernel{
    kDigitsAtOnce, load_givens,    load_sets,       store_solutions, round,
    moving_round,  checking_round, choose,          match,           keep,
    park,          branch,         branch_and_tell, follow,          resume,
};

}  // namespace nonet::NONET_ISA::many
