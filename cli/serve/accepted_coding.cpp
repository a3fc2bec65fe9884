#include "serve/accepted_coding.hpp"

#include <algorithm>

namespace nonet::cli {

namespace {

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool same_name(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lower, lower);
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t";
  const auto first = text.find_first_not_of(kBlank);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

/// Takes what comes before the next `separator` off the text, without blanks around it.
std::string_view take(std::string_view& text, char separator) {
  const auto end = std::min(text.find(separator), text.size());
  const std::string_view taken = trimmed(text.substr(0, end));
  text.remove_prefix(std::min(end + 1, text.size()));
  return taken;
}

/// `q=0.25` is 250. What is no such parameter is not wanted: 0.
int thousandths(std::string_view parameter) {
  if (parameter.size() < 3 || lower(parameter[0]) != 'q' || parameter[1] != '=') return 0;
  parameter.remove_prefix(2);
  if (parameter.size() > 5 || (parameter[0] != '0' && parameter[0] != '1')) return 0;
  if (parameter.size() > 1 && parameter[1] != '.') return 0;
  int value = (parameter[0] - '0') * 1000;
  int place = 100;
  for (char digit : parameter.substr(std::min<std::size_t>(2, parameter.size()))) {
    if (digit < '0' || digit > '9') return 0;
    value += (digit - '0') * place;
    place /= 10;
  }
  return std::min(value, 1000);
}

}  // namespace

int weight_of_coding(std::string_view accepted, std::string_view coding) {
  int of_others = 0;
  while (!accepted.empty()) {
    std::string_view item = take(accepted, ',');
    const std::string_view name = take(item, ';');
    const int weight = item.empty() ? 1000 : thousandths(trimmed(item));
    if (same_name(name, coding)) return weight;
    if (name == "*") of_others = weight;
  }
  return of_others;
}

}  // namespace nonet::cli
