#include "watch/tree_label.hpp"

#include "watch/event_text.hpp"
#include "watch/grouped_number.hpp"

namespace nonet::cli {

namespace {

// More cells than these are only counted: a box must stay readable.
constexpr std::size_t kRefusedCells = 3;

}  // namespace

std::vector<std::string> node_label(const TreeNode& node) {
  std::vector<std::string> lines;
  if (node.cell)
    lines.push_back(node.cell->name() + '=' + node.digit->symbol());
  else
    lines.push_back("the puzzle");
  if (node.singles != 0) lines.push_back("then " + counted(node.singles, "single", "singles"));
  for (std::size_t i = 0; i < node.rejected.size() && i < kRefusedCells; ++i) {
    std::string line = "refused " + node.rejected[i].first.name() + ':';
    for (Digit digit : node.rejected[i].second) (line += ' ') += digit.symbol();
    lines.push_back(line);
  }
  if (node.rejected.size() > kRefusedCells)
    lines.push_back("and in " +
                    counted(node.rejected.size() - kRefusedCells, "more cell", "more cells"));
  if (node.dead_end) lines.push_back("dead end: " + sentence(*node.dead_end));
  if (node.solved) lines.push_back("SOLUTION");
  return lines;
}

std::vector<std::string> cut_label(const TreeNode& node) {
  std::vector<std::string> lines;
  if (node.cut_choices != 0)
    lines.push_back(counted(node.cut_choices, "choice", "choices") + " not drawn");
  if (node.cut_solutions != 0)
    lines.push_back(counted(node.cut_solutions, "solution", "solutions") + " among them");
  return lines;
}

std::string join(const std::vector<std::string>& lines, const std::string& separator) {
  std::string text;
  for (const std::string& line : lines) {
    if (!text.empty()) text += separator;
    text += line;
  }
  return text;
}

}  // namespace nonet::cli
