#pragma once

#include <string>

#include "watch/decision_tree.hpp"

namespace nonet::cli {

/// A decision tree in Graphviz' DOT language. `title` becomes the label of the graph.
std::string tree_dot(const DecisionTree& tree, const std::string& title);

}  // namespace nonet::cli
