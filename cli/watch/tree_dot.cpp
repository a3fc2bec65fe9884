#include "watch/tree_dot.hpp"

#include <fmt/format.h>

#include "watch/tree_label.hpp"

namespace nonet::cli {

std::string tree_dot(const DecisionTree& tree, const std::string& title) {
  const auto& nodes = tree.nodes();
  std::string text = fmt::format(
      "digraph search {{\n"
      "  label=\"{}\"; labelloc=t; fontname=\"sans-serif\";\n"
      "  node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=\"sans-serif\"];\n"
      "  edge [fontname=\"sans-serif\"];\n",
      title);
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const char* look = nodes[i].solved             ? ", fillcolor=\"#b7e1c0\", penwidth=3"
                       : nodes[i].on_solution_path ? ", fillcolor=\"#e6f4ea\""
                                                   : "";
    text += fmt::format("  n{} [label=\"{}\"{}];\n", i, join(node_label(nodes[i]), "\\n"), look);
    for (std::size_t child : nodes[i].children)
      text += fmt::format("  n{} -> n{} [label=\"{}\"];\n", i, child, nodes[child].digit->symbol());
    if (const auto cut = cut_label(nodes[i]); !cut.empty())
      text += fmt::format(
          "  c{0} [label=\"{1}\", style=\"rounded,dashed\"];\n"
          "  n{0} -> c{0} [style=dashed, arrowhead=none];\n",
          i, join(cut, "\\n"));
  }
  return text + "}\n";
}

}  // namespace nonet::cli
