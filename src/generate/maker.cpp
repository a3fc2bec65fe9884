#include "generate/maker.hpp"

#include "generate/climb_maker.hpp"
#include "generate/completing_maker.hpp"
#include "generate/controlled_maker.hpp"
#include "generate/dig_maker.hpp"
#include "generate/pattern_maker.hpp"
#include "generate/rating_climb_maker.hpp"
#include "generate/vicinity_maker.hpp"
#include "nonet/solve.hpp"

namespace nonet::generate {

std::unique_ptr<Maker> maker_for(const GenerateOptions& options) {
  if (options.sampling == Sampling::controlled) return std::make_unique<ControlledMaker>(options);
  if (options.pattern) return std::make_unique<PatternMaker>(options);
  if (options.from) {
    if (solve(*options.from).verdict == Verdict::unique)
      return std::make_unique<VicinityMaker>(options);
    return std::make_unique<CompletingMaker>(options);
  }
  if (RatingClimbMaker::is_for(options)) return std::make_unique<RatingClimbMaker>(options);
  if (ClimbMaker::is_for(options)) return std::make_unique<ClimbMaker>(options);
  return std::make_unique<DigMaker>(options);
}

}  // namespace nonet::generate
