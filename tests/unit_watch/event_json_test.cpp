#include "watch/event_json.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "unit_watch/watch_samples.hpp"

namespace nonet::cli {
namespace {

using namespace nonet::test;
using nlohmann::json;

TEST(EventJson, EveryKeyOfEveryEvent) {
  SearchEvent event = reject(2, 4, 0, 7);
  event.step = 12;
  event.depth = 5;
  EXPECT_EQ(event_json(event),
            R"({"step":12,"depth":5,"event":"reject","cell":"r1c3","digit":4,"house":"row 1",)"
            R"("other":"r1c8","forced":false})");
  EXPECT_EQ(json::parse(event_json(solved(3))), json({{"step", 0},
                                                      {"depth", 3},
                                                      {"event", "solved"},
                                                      {"cell", nullptr},
                                                      {"digit", nullptr},
                                                      {"house", nullptr},
                                                      {"other", nullptr},
                                                      {"forced", false}}));
}

TEST(EventJson, HeaderAndSummary) {
  SearchOptions options;
  options.limit = 2;
  EXPECT_EQ(
      json::parse(trace_header_json(kClassic, Algorithm::exact_cover, options)),
      json({{"trace", 1},
            {"puzzle",
             "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
            {"algorithm", "exact-cover"},
            {"limit", 2},
            {"max_steps", nullptr}}));
  SearchResult result;
  events_of(Algorithm::backtracking, solved_without({Cell(2)}), 1, &result);
  EXPECT_EQ(json::parse(trace_summary_json(result)), json({{"end", "limit reached"},
                                                           {"solutions", 1},
                                                           {"tries", 4},
                                                           {"rejections", 3},
                                                           {"placements", 1},
                                                           {"retreats", 0},
                                                           {"greatest_depth", 1},
                                                           {"solution", kSolved}}));
}

}  // namespace
}  // namespace nonet::cli
