#pragma once
// The layout that fits the lanes: a layer in one vector or in three.

#if defined(NONET_ISA_avx512)
#include "engine/one/layout_wide.hpp"
#else
#include "engine/one/layout_quads.hpp"
#endif
