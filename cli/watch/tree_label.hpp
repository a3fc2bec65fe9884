#pragma once
// What stands in the boxes of a drawn decision tree, line by line. Letters, digits, blanks and the
// signs = : , only: nothing that Mermaid or DOT would have to escape.

#include <string>
#include <vector>

#include "watch/decision_tree.hpp"

namespace nonet::cli {

/// "r1c3=4", "refused r1c4: 1 2 5", "then 12 singles", "dead end: no digit is left for r5c5".
std::vector<std::string> node_label(const TreeNode& node);
/// "1,234 choices not drawn", "1 solution among them"; empty when nothing was cut below the node.
std::vector<std::string> cut_label(const TreeNode& node);

std::string join(const std::vector<std::string>& lines, const std::string& separator);

}  // namespace nonet::cli
