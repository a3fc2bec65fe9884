#pragma once
// Everything at once. Single headers are lighter: grid.hpp, text.hpp, solve.hpp, verdict.hpp,
// search.hpp.

#include "nonet/analysis.hpp"          // IWYU pragma: export
#include "nonet/backdoors.hpp"         // IWYU pragma: export
#include "nonet/batch.hpp"             // IWYU pragma: export
#include "nonet/bounds.hpp"            // IWYU pragma: export
#include "nonet/candidate.hpp"         // IWYU pragma: export
#include "nonet/candidates.hpp"        // IWYU pragma: export
#include "nonet/canonical.hpp"         // IWYU pragma: export
#include "nonet/cell.hpp"              // IWYU pragma: export
#include "nonet/digit.hpp"             // IWYU pragma: export
#include "nonet/distinct.hpp"          // IWYU pragma: export
#include "nonet/error.hpp"             // IWYU pragma: export
#include "nonet/explain.hpp"           // IWYU pragma: export
#include "nonet/generate.hpp"          // IWYU pragma: export
#include "nonet/grid.hpp"              // IWYU pragma: export
#include "nonet/hint.hpp"              // IWYU pragma: export
#include "nonet/house.hpp"             // IWYU pragma: export
#include "nonet/kernel.hpp"            // IWYU pragma: export
#include "nonet/minimality.hpp"        // IWYU pragma: export
#include "nonet/pattern.hpp"           // IWYU pragma: export
#include "nonet/pattern_symmetry.hpp"  // IWYU pragma: export
#include "nonet/puzzle.hpp"            // IWYU pragma: export
#include "nonet/rate.hpp"              // IWYU pragma: export
#include "nonet/rules.hpp"             // IWYU pragma: export
#include "nonet/search.hpp"            // IWYU pragma: export
#include "nonet/solve.hpp"             // IWYU pragma: export
#include "nonet/solve_many.hpp"        // IWYU pragma: export
#include "nonet/step.hpp"              // IWYU pragma: export
#include "nonet/step_json.hpp"         // IWYU pragma: export
#include "nonet/step_svg.hpp"          // IWYU pragma: export
#include "nonet/step_text.hpp"         // IWYU pragma: export
#include "nonet/technique.hpp"         // IWYU pragma: export
#include "nonet/text.hpp"              // IWYU pragma: export
#include "nonet/transform.hpp"         // IWYU pragma: export
#include "nonet/true_candidates.hpp"   // IWYU pragma: export
#include "nonet/unavoidable.hpp"       // IWYU pragma: export
#include "nonet/verdict.hpp"           // IWYU pragma: export
