#include "watch/race_records.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "nonet/text.hpp"

namespace nonet::cli {

std::string race_csv_header() {
  return "line,puzzle,blanks,algorithm,end,solutions,tries,rejections,placements,retreats,"
         "greatest_depth,seconds,runs\n";
}

std::string race_csv(const RaceResult& race, const RaceRules& rules) {
  std::string rows;
  for (const RaceLane& lane : race.lanes) {
    const SearchFigures& figures = lane.result.figures;
    rows += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{}\n", race.line,
                        to_line(race.puzzle.digits()), count_blanks(race.puzzle),
                        name_of(lane.algorithm), name_of(lane.result.end), lane.result.solutions,
                        figures.tries, figures.rejections, figures.placements, figures.retreats,
                        figures.greatest_depth,
                        rules.timed ? fmt::format("{:.9f}", lane.seconds) : std::string(),
                        rules.timed ? std::to_string(lane.runs) : std::string());
  }
  return rows;
}

namespace {

using Json = nlohmann::ordered_json;

Json object_of(std::size_t line, const RaceRules& rules) {
  Json object{{"line", line},         {"puzzle", nullptr},    {"blanks", nullptr},
              {"limit", rules.limit}, {"max_steps", nullptr}, {"lanes", Json::array()}};
  if (rules.max_steps != kUnlimited) object["max_steps"] = rules.max_steps;
  return object;
}

}  // namespace

std::string race_json(const RaceResult& race, const RaceRules& rules) {
  Json lanes = Json::array();
  for (const RaceLane& lane : race.lanes) {
    const SearchFigures& figures = lane.result.figures;
    Json object{{"algorithm", name_of(lane.algorithm)},
                {"end", name_of(lane.result.end)},
                {"solutions", lane.result.solutions},
                {"tries", figures.tries},
                {"rejections", figures.rejections},
                {"placements", figures.placements},
                {"retreats", figures.retreats},
                {"greatest_depth", figures.greatest_depth},
                {"seconds", nullptr},
                {"runs", nullptr},
                {"solution", nullptr}};
    if (rules.timed) {
      object["seconds"] = lane.seconds;
      object["runs"] = lane.runs;
    }
    if (lane.result.first) object["solution"] = to_line(*lane.result.first);
    lanes.push_back(std::move(object));
  }
  Json object = object_of(race.line, rules);
  object["puzzle"] = to_line(race.puzzle.digits());
  object["blanks"] = count_blanks(race.puzzle);
  object["lanes"] = std::move(lanes);
  return object.dump() + '\n';
}

std::string unreadable_csv(std::size_t line) {
  return fmt::format("{},,,,malformed,,,,,,,,\n", line);
}

std::string unreadable_json(std::size_t line, const RaceRules& rules) {
  return object_of(line, rules).dump() + '\n';
}

}  // namespace nonet::cli
