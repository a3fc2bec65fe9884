#include "json_writer.hpp"

namespace nonet::wasm {

JsonWriter& JsonWriter::string(std::string_view value) {
  constexpr char kHex[] = "0123456789abcdef";
  separate();
  text_ += '"';
  for (char c : value) {
    if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      text_ += "\\u00";
      text_ += kHex[c >> 4];
      text_ += kHex[c & 15];
    } else {
      text_ += c;
    }
  }
  text_ += '"';
  return *this;
}

}  // namespace nonet::wasm
