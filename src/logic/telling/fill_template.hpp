#pragma once
// Templates: text with words in braces, filled in by name.

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace nonet::logic {

/// Replaces "{name}" by what `value_of("name")` gives.
std::string fill_template(std::string_view text,
                          const std::function<std::string(std::string_view)>& value_of);

/// The same with the values at hand.
std::string fill_template(std::string_view text,
                          std::initializer_list<std::pair<std::string_view, std::string>> values);

/// A text with capitals where sentences begin. Names of cells stay as they are.
std::string capitalised(std::string text);

}  // namespace nonet::logic
