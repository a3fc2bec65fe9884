#pragma once
// The pieces of SVG that the drawings share. No script, no external font, a title and description
// for screen readers.

#include <string>
#include <string_view>

namespace nonet::cli {

/// & < > " replaced.
std::string svg_escaped(std::string_view text);

/// The opening of a drawing of `width` by `height` on white, with its title and description.
std::string svg_open(int width, int height, std::string_view title, std::string_view description);
inline constexpr std::string_view kSvgClose = "</svg>\n";

std::string svg_rect(double x, double y, double width, double height, std::string_view attributes);
std::string svg_line(double x1, double y1, double x2, double y2, std::string_view attributes);
/// `y` is the base line of the text.
std::string svg_text(double x, double y, int size, std::string_view attributes,
                     std::string_view text);

}  // namespace nonet::cli
