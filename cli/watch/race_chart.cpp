#include "watch/race_chart.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "watch/duration_text.hpp"
#include "watch/grouped_number.hpp"
#include "watch/outcome.hpp"
#include "watch/race_summary.hpp"
#include "watch/search_space.hpp"
#include "watch/svg.hpp"

namespace nonet::cli {

namespace {

constexpr int kWidth = 960, kLeft = 190, kRight = 250, kTop = 96, kRow = 52, kBar = 30;
constexpr int kPlot = kWidth - kLeft - kRight;
constexpr const char* kInk = "fill=\"#1f2933\"";
constexpr const char* kSoftInk = "fill=\"#52606d\"";

struct Bar {
  std::string name;
  double tries;
  double worst;  // where it is above tries, a line leads there
  bool finished;
  std::string label, second_label;
};

std::vector<Bar> bars_of(std::span<const RaceResult> races, const RaceRules& rules) {
  std::vector<Bar> bars;
  const auto summaries = summarise(races);
  for (std::size_t i = 0; i < summaries.size(); ++i) {
    const RaceSummary& summary = summaries[i];
    Bar bar;
    bar.name = name_of(summary.algorithm);
    bar.tries = static_cast<double>(summary.median_tries);
    bar.worst = static_cast<double>(summary.worst_tries);
    bar.finished = summary.finished == summary.puzzles;
    bar.label = counted(summary.median_tries, "try", "tries");
    bar.second_label =
        races.size() == 1 ? outcome(races[0].lanes[i].result, rules.limit)
                          : fmt::format("worst {}, {} of {} finished", grouped(summary.worst_tries),
                                        summary.finished, summary.puzzles);
    if (rules.timed)
      bar.second_label = duration_text(summary.median_seconds) + ", " + bar.second_label;
    bars.push_back(std::move(bar));
  }
  return bars;
}

// Zero and one both stand at the axis: a logarithm has no zero, and the labels tell them apart.
double place_on_scale(double tries, int decades) {
  return kPlot * std::log10(std::max(tries, 1.0)) / decades;
}

std::string draw_axis(int decades, double bottom) {
  std::string drawing;
  // Labels of many digits need room.
  const int every = decades > 6 ? 2 : 1;
  for (int decade = 0; decade <= decades; decade += every) {
    const double x = kLeft + kPlot * static_cast<double>(decade) / decades;
    drawing += svg_line(x, kTop - 6, x, bottom, "stroke=\"#d9dee3\"");
    drawing += svg_text(x, bottom + 20, 13, fmt::format("text-anchor=\"middle\" {}", kSoftInk),
                        grouped(static_cast<std::uint64_t>(std::llround(std::pow(10.0, decade)))));
  }
  return drawing;
}

std::string draw_bar(const Bar& bar, double y, int decades) {
  const double length = std::max(place_on_scale(bar.tries, decades), 2.0);
  const double middle = y + kBar / 2.0;
  std::string drawing =
      svg_text(kLeft - 12, middle + 5, 16, fmt::format("text-anchor=\"end\" {}", kInk), bar.name);
  drawing += svg_rect(kLeft, y, length, kBar,
                      bar.finished ? "fill=\"#2f6fb0\""
                                   : "fill=\"url(#unfinished)\" "
                                     "stroke=\"#9a5b00\"");
  double end = length;
  if (bar.worst > bar.tries) {
    end = place_on_scale(bar.worst, decades);
    drawing += svg_line(kLeft + length, middle, kLeft + end, middle,
                        "stroke=\"#1f2933\" stroke-width=\"1.5\"");
    drawing += svg_line(kLeft + end, middle - 7, kLeft + end, middle + 7,
                        "stroke=\"#1f2933\" stroke-width=\"1.5\"");
  }
  drawing += svg_text(kLeft + end + 10, middle - 2, 14, fmt::format("font-weight=\"600\" {}", kInk),
                      bar.label);
  return drawing + svg_text(kLeft + end + 10, middle + 14, 12, kSoftInk, bar.second_label);
}

std::string description_of(const std::vector<Bar>& bars) {
  std::string text = "Bar chart on a logarithmic scale.";
  for (const Bar& bar : bars)
    text += fmt::format(" {}: {} ({}).", bar.name, bar.label, bar.second_label);
  return text;
}

std::string subtitle_of(std::span<const RaceResult> races, const RaceRules& rules) {
  std::string text =
      rules.limit == 1 ? "First solution" : fmt::format("Up to {} solutions", grouped(rules.limit));
  if (races.size() == 1) {
    const Grid givens = races[0].puzzle.digits();
    text += fmt::format(" of a puzzle with {} givens. Ways to fill its blanks: {}", givens.filled(),
                        space_in_short(count_blanks(races[0].puzzle)));
  } else {
    text += fmt::format(" of {} puzzles: median, and a line to the worst", grouped(races.size()));
  }
  return text;
}

}  // namespace

std::string race_chart(std::span<const RaceResult> races, const RaceRules& rules) {
  const std::vector<Bar> bars = bars_of(races, rules);
  double most = 10;
  for (const Bar& bar : bars) most = std::max(most, bar.worst);
  const int decades = static_cast<int>(std::ceil(std::log10(most)));
  const double bottom = kTop + static_cast<double>(kRow * static_cast<int>(bars.size()));
  const bool all_finished = std::ranges::all_of(bars, &Bar::finished);

  const std::string title = "How many digits each algorithm tries";
  std::string drawing = svg_open(kWidth, static_cast<int>(bottom) + (all_finished ? 56 : 80), title,
                                 description_of(bars));
  drawing +=
      "<defs><pattern id=\"unfinished\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\" "
      "patternTransform=\"rotate(45)\"><rect width=\"8\" height=\"8\" fill=\"#fff1d6\"/>"
      "<rect width=\"4\" height=\"8\" fill=\"#e69a2e\"/></pattern></defs>\n";
  drawing += svg_text(24, 36, 22, fmt::format("font-weight=\"600\" {}", kInk), title);
  drawing += svg_text(24, 62, 15, kSoftInk, subtitle_of(races, rules));
  drawing += draw_axis(decades, bottom);
  for (std::size_t i = 0; i < bars.size(); ++i)
    drawing +=
        draw_bar(bars[i], kTop + static_cast<double>(kRow * static_cast<int>(i)) + 6, decades);
  drawing +=
      svg_text(kLeft + kPlot / 2.0, bottom + 42, 13,
               fmt::format("text-anchor=\"middle\" {}", kSoftInk), "tries (logarithmic scale)");
  if (!all_finished)
    drawing += svg_text(24, bottom + 66, 13, kSoftInk,
                        "Striped: gave up before the end, so the true number is larger.");
  return drawing + std::string(kSvgClose);
}

}  // namespace nonet::cli
