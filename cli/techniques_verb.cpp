// nonet techniques: the list, or one technique with its example.
#include <fmt/format.h>

#include "command_line.hpp"
#include "exit_status.hpp"
#include "marked_board.hpp"
#include "nonet/step_json.hpp"
#include "nonet/step_svg.hpp"
#include "nonet/step_text.hpp"
#include "output.hpp"
#include "step_page.hpp"
#include "technique_example.hpp"
#include "technique_flags.hpp"
#include "verb.hpp"

namespace nonet::cli {

namespace {

std::string number_or_dash(double number, const char* form) {
  return number == 0 ? "-" : fmt::format(fmt::runtime(form), number);
}

// Names stand last: some are long.
std::string list_text() {
  std::string text =
      fmt::format("{:<42}{:<9}{:>6}{:>8}  {}\n", "technique", "level", "score", "rating", "name");
  std::string_view family;
  for (Technique technique : all_techniques()) {
    const TechniqueInfo& info = technique.info();
    if (family != name_of(info.family)) {
      family = name_of(info.family);
      text += fmt::format("\n{}\n", family);
    }
    text += fmt::format("  {:<40}{:<9}{:>6}{:>8}  {}\n", info.key, name_of(info.level),
                        number_or_dash(info.score, "{:.0f}"), number_or_dash(info.rating, "{:.1f}"),
                        info.name);
  }
  return text;
}

std::string list_of_all(const std::string& format) {
  if (format == "text") return list_text();
  std::string text = format == "html" ? page_head("Techniques") : "";
  for (Technique technique : all_techniques())
    text += format == "html" ? technique_section(technique) : to_json(technique) + '\n';
  return text;
}

// At word ends, so that no line is longer than a terminal is wide.
std::string wrapped(std::string_view text, std::size_t width = 80) {
  std::string lines;
  std::size_t column = 0;
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    if (column > 0 && column + 1 + end > width) {
      lines += '\n';
      column = 0;
    }
    if (column > 0) lines += ' ', ++column;
    lines += text.substr(0, end);
    column += end;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines + '\n';
}

std::string one_text(Technique technique) {
  const TechniqueInfo& info = technique.info();
  std::string text = fmt::format("{} ({}): {}, {}", info.name, info.key, name_of(info.family),
                                 name_of(info.level));
  if (info.score != 0) text += fmt::format(", score {}", info.score);
  if (info.rating != 0) text += fmt::format(", rating {:.1f} and up", info.rating);
  text += '\n';
  if (!info.aliases.empty()) {
    text += "Also called:";
    for (std::string_view alias : info.aliases)
      text += fmt::format("{} {}", alias == info.aliases.front() ? "" : ",", alias);
    text += '\n';
  }
  text += '\n' + wrapped(info.explanation);
  if (const auto example = example_of(technique))
    text += fmt::format("\nExample:\n{}\n{}{}\n{}", info.example,
                        draw_marked_board(example->position, &example->step),
                        marked_board_key(example->step), wrapped(to_text(example->step)));
  return text;
}

std::string one(Technique technique, const std::string& format) {
  if (format == "json") return to_json(technique) + '\n';
  if (format == "html") return page_head(technique.name()) + technique_section(technique);
  if (format == "text") return one_text(technique);
  const auto example = example_of(technique);
  return example ? to_svg(example->position, &example->step) : "";
}

}  // namespace

int run_techniques(const Invocation& invocation) {
  const std::string format = invocation.text("format");
  std::string name;
  for (const std::string& word : invocation.operands) name += (name.empty() ? "" : " ") + word;
  if (name.empty()) {
    if (format != "svg") return print_all(list_of_all(format));
    complain("nonet: --format svg draws one technique; name it\n");
    return kExitError;
  }
  const auto technique = find_technique(name);
  if (!technique) {
    complain(fmt::format("nonet: {}\n", no_such_technique(name)));
    return kExitError;
  }
  return print_all(one(*technique, format));
}

}  // namespace nonet::cli
