#include "logic/telling/chain_text.hpp"

#include <algorithm>
#include <span>

#include "logic/telling/fill_template.hpp"
#include "logic/telling/lists.hpp"
#include "logic/telling/phrases.hpp"

namespace nonet::logic {

namespace {

using Cause = ChainNode::Cause;

// A chain that branches goes on where it was left before: "so" would be wrong there.
bool follows(const ChainNode& node, std::size_t before) {
  return std::ranges::find(node.parents, before) != node.parents.end();
}

std::string claim(const ChainNode& node, std::string_view one, std::string_view group) {
  return fill_template(node.cells.size() == 1 ? one : group,
                       {{"cells", choice_of(node.cells)}, {"digit", {node.digit.symbol()}}});
}

// That a true digit strikes others needs no words.
std::string why(const ChainNode& node, const Step& step) {
  if (node.cause == Cause::nested && node.nested < step.nested.size())
    return fill_template(kEnglish.by_nested,
                         {{"name", std::string(step.nested[node.nested].technique.name())}});
  if (!node.on) return {};
  if (node.cause == Cause::cell) return std::string(kEnglish.last_in_cell);
  if (node.cause == Cause::house && node.house)
    return fill_template(kEnglish.last_in_house, {{"house", node.house->name()}});
  if (node.cause == Cause::set) return fill_template(kEnglish.by_set, {{"set", list_of(node.set)}});
  return {};
}

}  // namespace

std::string chain_text(const Chain& chain, const Step& step) {
  const Phrases& say = kEnglish;
  std::string text;
  for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
    const ChainNode& node = chain.nodes[i];
    if (i == 0) {
      text = node.on ? claim(node, say.if_on, say.if_group_on)
                     : claim(node, say.if_off, say.if_group_off);
      continue;
    }
    text += i == 1 ? say.first_link : follows(node, i - 1) ? say.next_link : say.side_link;
    text += node.on ? claim(node, say.then_on, say.then_group_on)
                    : claim(node, say.then_off, say.then_group_off);
    text += why(node, step);
  }
  return text += say.chain_end;
}

bool is_line(const Chain& chain) {
  for (std::size_t i = 1; i < chain.nodes.size(); ++i)
    if (chain.nodes[i].parents != std::vector{static_cast<std::uint16_t>(i - 1)}) return false;
  return chain.nodes.size() > 2;
}

std::string chain_notation(const Chain& chain) {
  const auto name = [](const ChainNode& node) {
    return node.digit.symbol() + short_list_of(node.cells);
  };
  std::string text = name(chain.nodes.front());
  const auto add = [&](const ChainNode& node, bool strong) {
    text += (strong ? " = " : " - ") + name(node);
  };
  for (const ChainNode& node : std::span(chain.nodes).subspan(1)) add(node, node.on);
  if (chain.loop) add(chain.nodes.front(), chain.nodes.front().on);
  return text;
}

}  // namespace nonet::logic
