#pragma once
// What the terminal, if there is one, can show.

#include <string_view>

namespace nonet::cli {

bool stdin_is_terminal();
bool stdout_is_terminal();
bool stderr_is_terminal();

/// `when` is a value of --color: auto, always or never. auto heeds NO_COLOR (no-color.org) and
/// TERM.
bool use_color(std::string_view when);

/// True on a terminal whose locale is in UTF-8.
bool use_unicode();

}  // namespace nonet::cli
