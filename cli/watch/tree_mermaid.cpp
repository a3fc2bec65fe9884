#include "watch/tree_mermaid.hpp"

#include <fmt/format.h>

#include "watch/tree_label.hpp"

namespace nonet::cli {

std::string tree_mermaid(const DecisionTree& tree, const std::string& title) {
  const auto& nodes = tree.nodes();
  std::string text = fmt::format("%% {}\nflowchart TD\n", title);
  std::string path, ends, cuts;
  const auto add_to = [](std::string& list, const std::string& id) {
    if (!list.empty()) list += ',';
    list += id;
  };
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    text += fmt::format("  n{}[\"{}\"]\n", i, join(node_label(nodes[i]), "<br/>"));
    if (nodes[i].solved)
      add_to(ends, fmt::format("n{}", i));
    else if (nodes[i].on_solution_path)
      add_to(path, fmt::format("n{}", i));
    if (const auto cut = cut_label(nodes[i]); !cut.empty()) {
      text += fmt::format("  c{}([\"{}\"])\n", i, join(cut, "<br/>"));
      add_to(cuts, fmt::format("c{}", i));
    }
  }
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    for (std::size_t child : nodes[i].children)
      text += fmt::format("  n{} -->|{}| n{}\n", i, nodes[child].digit->symbol(), child);
    if (!cut_label(nodes[i]).empty()) text += fmt::format("  n{0} -.- c{0}\n", i);
  }
  text += fmt::format("  note[\"{}\"]\n", title);
  text +=
      "  classDef path fill:#e6f4ea,stroke:#1e7b34\n"
      "  classDef solution fill:#b7e1c0,stroke:#1e7b34,stroke-width:3px\n"
      "  classDef cut fill:#f4f4f4,stroke:#777777,stroke-dasharray:4 3\n";
  if (!path.empty()) text += fmt::format("  class {} path\n", path);
  if (!ends.empty()) text += fmt::format("  class {} solution\n", ends);
  text += fmt::format("  class note{}{} cut\n", cuts.empty() ? "" : ",", cuts);
  return text;
}

}  // namespace nonet::cli
