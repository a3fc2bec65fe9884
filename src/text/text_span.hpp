#pragma once
// Span: a stretch of a line, from `begin` up to but not including `end`; and how a line falls into
// such stretches at bars, commas and spaces.

#include <cstddef>
#include <string_view>
#include <vector>

#include "text/cell_sign.hpp"

namespace nonet::text {

struct Span {
  std::size_t begin, end;
  std::size_t size() const { return end - begin; }
};

inline bool is_bar(char c) {
  return c == '|' || c == '!';
}

inline Span trim(std::string_view plain, Span span) {
  while (span.begin < span.end && is_space(plain[span.begin])) ++span.begin;
  while (span.end > span.begin && is_space(plain[span.end - 1])) --span.end;
  return span;
}

inline std::vector<Span> split(std::string_view plain, Span span, auto is_separator) {
  std::vector<Span> fields;
  std::size_t from = span.begin;
  for (std::size_t i = span.begin; i < span.end; ++i) {
    if (!is_separator(plain[i])) continue;
    fields.push_back({from, i});
    from = i + 1;
  }
  fields.push_back({from, span.end});
  return fields;
}

inline std::vector<Span> tokens(std::string_view plain, Span span) {
  auto fields = split(plain, span, [](char c) { return is_space(c) || is_bar(c) || c == ','; });
  std::erase_if(fields, [](Span field) { return field.size() == 0; });
  return fields;
}

}  // namespace nonet::text
