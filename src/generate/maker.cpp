#include "generate/maker.hpp"

#include "generate/dig_maker.hpp"

namespace nonet::generate {

std::unique_ptr<Maker> maker_for(const GenerateOptions& options) {
  return std::make_unique<DigMaker>(options);
}

}  // namespace nonet::generate
