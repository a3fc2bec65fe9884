#pragma once
// Completions for shells, made from the verb and flag tables.

#include <string>
#include <string_view>

namespace nonet::cli {

/// `shell` is bash, zsh or fish.
std::string completions(std::string_view shell);

std::string bash_completions();
std::string zsh_completions();
std::string fish_completions();

}  // namespace nonet::cli
