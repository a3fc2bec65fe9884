#include "nonet/error.hpp"

namespace nonet {

std::string to_string(const Error& error) {
  std::string text;
  if (error.line != 0) {
    text += std::to_string(error.line) + ':';
    if (error.column != 0) text += std::to_string(error.column) + ':';
    text += ' ';
  }
  text += error.message;
  if (!error.hint.empty()) text += "; " + error.hint;
  return text;
}

}  // namespace nonet
