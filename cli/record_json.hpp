#pragma once
// A record and what was found out about it, as one JSON object on one line.

#include <string>
#include <string_view>

#include "nonet/text.hpp"

namespace nonet::cli {

/// {"line": 1, "puzzle": "53..", NAME: ANSWER}; `answer` is JSON.
std::string record_json(const Record& record, std::string_view name, std::string_view answer);

/// {"line": 1, "verdict": "malformed", "reason": "..."}, with the line end.
std::string malformed_json(const Record& record);

/// "malformed", a tab, and why, with the line end.
std::string malformed_line(const Record& record);

}  // namespace nonet::cli
