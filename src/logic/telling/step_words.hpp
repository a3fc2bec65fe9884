#pragma once
// The words in braces that templates of techniques know (technique_entry.hpp), taken from a step.

#include <string>
#include <string_view>
#include <vector>

#include "nonet/step.hpp"

namespace nonet::logic {

/// What stands for "{name}"; empty for a name that does not exist.
std::string step_word(const Step& step, std::string_view name);

/// "base", "extra", ... as templates and JSON have it.
std::string_view name_of(Role role);

/// The cells that have a mark of a role, and the digits of those marks.
std::vector<Cell> cells_of_role(const Step& step, Role role);
DigitSet digits_of_role(const Step& step, Role role);

}  // namespace nonet::logic
