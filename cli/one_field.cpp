#include "one_field.hpp"

namespace nonet::cli {

std::string one_field(std::string_view text) {
  std::string field(text);
  for (char& c : field)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = ' ';
  return field;
}

}  // namespace nonet::cli
