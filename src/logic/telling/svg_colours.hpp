#pragma once
// What each role looks like in a drawing: a colour that most colour-blind people tell apart (after
// Okabe and Ito) and a shape, so that no meaning rests on colour alone.

#include <array>
#include <string_view>

namespace nonet::logic {

enum class RoleShape : unsigned char { circle, square, diamond };

struct RoleLook {
  std::string_view colour;
  RoleShape shape;
};

/// By Role.
inline constexpr std::array<RoleLook, 8> kRoleLooks{{
    {"#56b4e9", RoleShape::circle},   // base: sky blue
    {"#e69f00", RoleShape::square},   // extra: orange
    {"#f0e442", RoleShape::diamond},  // pivot: yellow
    {"#009e73", RoleShape::circle},   // set_a: green
    {"#cc79a7", RoleShape::square},   // set_b: purple
    {"#f0e442", RoleShape::diamond},  // set_c: yellow
    {"#56b4e9", RoleShape::circle},   // colour_a: sky blue
    {"#e69f00", RoleShape::square},   // colour_b: orange
}};

}  // namespace nonet::logic
