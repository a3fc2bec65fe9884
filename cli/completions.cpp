#include "completions.hpp"

namespace nonet::cli {

std::string completions(std::string_view shell) {
  if (shell == "bash") return bash_completions();
  return shell == "zsh" ? zsh_completions() : fish_completions();
}

}  // namespace nonet::cli
