#pragma once
// Interrupt: whether a long search shall end, asked often and cheaply.

#include "nonet/bounds.hpp"

namespace nonet::chains {

class Interrupt {
 public:
  Interrupt() = default;  ///< never
  explicit Interrupt(const Bounds& bounds) : bounds_(&bounds) {}

  /// Once true, always true.
  bool due() {
    if (due_ || bounds_ == nullptr) return due_;
    due_ = bounds_->stop.stop_requested() ||
           (bounds_->deadline && std::chrono::steady_clock::now() >= *bounds_->deadline);
    return due_;
  }

 private:
  const Bounds* bounds_ = nullptr;
  bool due_ = false;
};

}  // namespace nonet::chains
