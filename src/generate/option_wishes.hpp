#pragma once
// The wishes among the options that no maker sees to by its way of working.

#include "generate/wish_list.hpp"
#include "nonet/generate.hpp"

namespace nonet::generate {

inline WishList wishes_of(const GenerateOptions& options) {
  WishList wishes;
  if (options.wish) wishes.add(WishList::kUnknown, options.wish);
  return wishes;
}

}  // namespace nonet::generate
