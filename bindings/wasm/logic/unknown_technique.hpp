#pragma once
// What is handed over instead of an answer where a technique that was named is not known.

#include <string>

#include "wasm_border.hpp"

namespace nonet::wasm {

inline std::size_t hand_over_unknown(const std::string& technique) {
  JsonWriter json;
  json.open('{').key("unknown").string(technique).close('}');
  return hand_over(json);
}

}  // namespace nonet::wasm
