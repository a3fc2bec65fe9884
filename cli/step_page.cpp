#include "step_page.hpp"

#include <fmt/format.h>

#include "nonet/step_svg.hpp"
#include "nonet/step_text.hpp"
#include "nonet/text.hpp"
#include "path_text.hpp"
#include "technique_example.hpp"

namespace nonet::cli {

std::string escaped(std::string_view text) {
  std::string safe;
  for (char c : text) {
    if (c == '&')
      safe += "&amp;";
    else if (c == '<')
      safe += "&lt;";
    else if (c == '>')
      safe += "&gt;";
    else if (c == '"')
      safe += "&quot;";
    else
      safe += c;
  }
  return safe;
}

std::string page_head(std::string_view title) {
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>\n"
      ":root{{color-scheme:light dark}}\n"
      "body{{font:16px/1.5 system-ui,sans-serif;max-width:74rem;margin:0 auto;padding:1rem}}\n"
      "article{{display:grid;grid-template-columns:minmax(16rem,30rem) 1fr;gap:0 2rem;"
      "margin:1.5rem 0;break-inside:avoid}}\n"
      "@media(max-width:50rem){{article{{grid-template-columns:1fr}}}}\n"
      "svg{{width:100%;height:auto}}\nh3{{margin:.3rem 0}}\n.then{{font-weight:bold}}\n"
      ".info{{opacity:.75}}\ncode{{overflow-wrap:anywhere}}\n</style>\n</head>\n<body>\n",
      escaped(title));
}

namespace {

std::string step_article(std::size_t number, const Step& step, const Puzzle& position,
                         Scale scale) {
  return fmt::format(
      "<article id=\"step{0}\">\n<div>{1}</div>\n<div>\n<h3>{0}. {2}</h3>\n<p>{3}</p>\n"
      "<p class=\"then\">{4}</p>\n<p class=\"info\">{5}</p>\n</div>\n</article>\n",
      number, to_svg(position, &step), escaped(step.technique.name()), escaped(reason_of(step)),
      escaped(conclusion_of(step)), escaped(step_numbers(step, scale)));
}

}  // namespace

std::string path_section(const Puzzle& puzzle, const Explanation& path) {
  std::string section = fmt::format("<section>\n<h1>{}</h1>\n<p><code>{}</code></p>\n",
                                    escaped(path_summary(path)), to_line(puzzle.digits()));
  if (path.end == PathEnd::not_explained) return section + "</section>\n";
  Puzzle position = path.start;
  std::size_t number = 0;
  for (const Step& step : path.steps) {
    section += step_article(++number, step, position, path.scale);
    apply(step, position);
  }
  return section +
         fmt::format("<article>\n<div>{}</div>\n</article>\n</section>\n", to_svg(position));
}

std::string technique_section(Technique technique) {
  const TechniqueInfo& info = technique.info();
  std::string section = fmt::format("<section>\n<h1>{}</h1>\n<p>{}</p>\n", escaped(info.name),
                                    escaped(info.explanation));
  if (const auto example = example_of(technique))
    section += step_article(1, example->step, example->position, Scale::human);
  return section + "</section>\n";
}

}  // namespace nonet::cli
