#pragma once

#include <nlohmann/json_fwd.hpp>

#include "nonet/error.hpp"

namespace nonet::cli {

/// {code, line, column, message, hint}
nlohmann::ordered_json error_object(const Error& error);

}  // namespace nonet::cli
