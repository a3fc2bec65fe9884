#include "logic/telling/fill_template.hpp"

#include <cctype>

namespace nonet::logic {

std::string fill_template(std::string_view text,
                          const std::function<std::string(std::string_view)>& value_of) {
  std::string filled;
  while (true) {
    const auto open = text.find('{');
    const auto close = open == text.npos ? open : text.find('}', open);
    if (close == text.npos) return filled += text;
    filled += text.substr(0, open);
    filled += value_of(text.substr(open + 1, close - open - 1));
    text.remove_prefix(close + 1);
  }
}

std::string fill_template(std::string_view text,
                          std::initializer_list<std::pair<std::string_view, std::string>> values) {
  return fill_template(text, [&](std::string_view name) {
    for (const auto& [known, value] : values)
      if (known == name) return value;
    return std::string();
  });
}

std::string capitalised(std::string text) {
  const auto is_digit = [&](std::size_t i) {
    return i < text.size() && std::isdigit(static_cast<unsigned char>(text[i])) != 0;
  };
  bool begins = true;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool cell = text[i] == 'r' && is_digit(i + 1);
    if (begins && !cell)
      text[i] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[i])));
    begins = text[i] == ' ' ? begins : text[i] == '.' && i + 1 < text.size() && text[i + 1] == ' ';
  }
  return text;
}

}  // namespace nonet::logic
