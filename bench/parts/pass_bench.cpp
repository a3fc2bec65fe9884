// The passes of the throughput engine, each over 256 lanes full of puzzles. The time of a pass does
// not depend on what stands in the lanes, so it may be run again and again on the same planes.

#include <benchmark/benchmark.h>

#include <array>
#include <memory>
#include <random>
#include <string>

#include "bench/parts/parts.hpp"
#include "engine/dispatch.hpp"
#include "engine/many/lane_sets.hpp"
#include "nonet/kernel.hpp"

namespace nonet::bench {
namespace {

using namespace engine::many;

struct Lanes {
  std::array<std::array<std::uint8_t, 81>, kLanes> rows{};
  std::array<const void*, kLanes> in{};
  std::array<std::uint8_t*, kLanes> out{};
  LaneMask all;
  Planes planes;
  CandidatePlanes park;
  BranchChoice choice;
  LaneMove move{};
  LaneMask open;
  RoundReport report;
  LaneDecisions decisions;
  const ManyKernel* kernel = nullptr;

  // A few givens in each lane that do not clash: three boxes that see nothing of each other.
  explicit Lanes(const ManyKernel& of) : kernel(&of) {
    std::mt19937 random(1);
    for (int lane = 0; lane < kLanes; ++lane) {
      auto& row = rows[static_cast<std::size_t>(lane)];
      for (int box = 0; box < 3; ++box)
        for (int given = 0; given < 5; ++given)
          row[static_cast<std::size_t>(30 * box + 9 * (given / 3) + given % 3)] =
              static_cast<std::uint8_t>(1 + (random() + static_cast<unsigned>(given)) % 9);
      in[static_cast<std::size_t>(lane)] = row.data();
      out[static_cast<std::size_t>(lane)] = row.data();
      insert(all, lane);
    }
    kernel->load_givens(planes, in.data(), all);
    kernel->round(planes, open);
    LaneMask with_choice = all;
    kernel->choose(planes, choice, LaneMask(), with_choice);
    kernel->match(LaneMask(), LaneMask(), move);
  }
};

void add_passes(const std::string& name, const ManyKernel& kernel) {
  const auto add_pass = [&](const char* pass, auto work) {
    benchmark::RegisterBenchmark((name + '/' + pass).c_str(),
                                 [&kernel, work](benchmark::State& state) {
                                   const auto lanes = std::make_unique<Lanes>(kernel);
                                   for (auto _ : state) {
                                     work(*lanes);
                                     benchmark::ClobberMemory();
                                   }
                                 });
  };
  add_pass("load_givens", [](Lanes& l) { l.kernel->load_givens(l.planes, l.in.data(), l.all); });
  add_pass("store", [](Lanes& l) { l.kernel->store(l.planes, l.out.data(), l.all); });
  add_pass("round", [](Lanes& l) { l.kernel->round(l.planes, l.open); });
  add_pass("moving_round", [](Lanes& l) { l.kernel->moving_round(l.planes, l.move, l.open); });
  add_pass("checking_round",
           [](Lanes& l) { l.kernel->checking_round(l.planes, kTriadRows, l.report); });
  add_pass("choose", [](Lanes& l) {
    LaneMask lanes = l.all;
    l.kernel->choose(l.planes, l.choice, LaneMask(), lanes);
  });
  add_pass("keep", [](Lanes& l) { l.kernel->keep(l.planes, l.all, l.park); });
  add_pass("park", [](Lanes& l) { l.kernel->park(l.planes, l.choice, l.all, l.park); });
  add_pass("branch", [](Lanes& l) { l.kernel->branch(l.planes, l.choice, l.all, l.move); });
  add_pass("branch_and_tell", [](Lanes& l) {
    l.kernel->branch_and_tell(l.planes, l.choice, l.all, l.move, l.decisions);
  });
  add_pass("follow", [](Lanes& l) {  // ten decisions in each lane
    const Decision ten[10] = {};
    for_each_lane(l.all, [&](int lane) { l.kernel->follow(l.planes, lane, ten, 10); });
  });
  add_pass("resume", [](Lanes& l) { l.kernel->resume(l.planes, l.move, l.park); });
  add_pass("match", [](Lanes& l) { l.kernel->match(l.all, l.all, l.move); });
}

}  // namespace

void add_passes() {
  const auto in_use = kernel_in_use();
  for (const KernelInfo& kernel : kernels())
    if (kernel.supported && use_kernel(kernel.name))
      add_passes("pass/" + std::string(kernel.name), *engine::kernel()->many);
  if (in_use) use_kernel(in_use->name);
}

}  // namespace nonet::bench
