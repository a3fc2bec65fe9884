#include "error_json.hpp"

#include <nlohmann/json.hpp>
#include <string_view>

namespace nonet::cli {

namespace {

std::string_view name_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::empty_input:
      return "empty_input";
    case ErrorCode::wrong_length:
      return "wrong_length";
    case ErrorCode::unknown_symbol:
      return "unknown_symbol";
    case ErrorCode::ambiguous:
      return "ambiguous";
    case ErrorCode::unknown_column:
      return "unknown_column";
    case ErrorCode::bad_encoding:
      return "bad_encoding";
  }
  return "";
}

}  // namespace

nlohmann::ordered_json error_object(const Error& error) {
  return {{"code", name_of(error.code)},
          {"line", error.line},
          {"column", error.column},
          {"message", error.message},
          {"hint", error.hint}};
}

}  // namespace nonet::cli
