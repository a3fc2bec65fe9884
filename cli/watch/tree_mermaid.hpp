#pragma once

#include <string>

#include "watch/decision_tree.hpp"

namespace nonet::cli {

/// A decision tree as a Mermaid flowchart. `title` goes into a comment and a note box.
std::string tree_mermaid(const DecisionTree& tree, const std::string& title);

}  // namespace nonet::cli
