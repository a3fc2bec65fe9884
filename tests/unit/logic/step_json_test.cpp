#include "nonet/step_json.hpp"

#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "logic/telling/json_writer.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

TEST(JsonWriter, WritesWhatJsonAsksFor) {
  logic::JsonWriter json;
  json.begin_object()
      .member("text", "a \"b\"\\\n")
      .member("number", -3)
      .member("rating", 6.699999999)
      .member("truth", true)
      .key("nothing")
      .null()
      .key("empty")
      .begin_array()
      .end_array()
      .members("list", std::vector{1, 2}, [](int i) { return i; })
      .end_object();
  EXPECT_EQ(json.take(),
            R"({"text":"a \"b\"\\\u000a","number":-3,"rating":6.7,"truth":true,"nothing":null,)"
            R"("empty":[],"list":[1,2]})");
}

TEST(StepJson, HasAllMembers) {
  Step step{Technique(logic::kXWing)};
  step.rating = 3.2;
  step.digits = {Digit(5)};
  step.cells = {Cell::at(0, 0)};
  step.houses = {House::row(0)};
  step.covers = {House::column(0)};
  step.marks = {{{Cell::at(0, 0), Digit(5)}, Role::extra}};
  step.eliminations = {{Cell::at(4, 0), Digit(5)}};
  const std::string json = to_json(step);
  for (std::string_view part :
       {R"({"technique":"x-wing","name":"X-Wing","family":"fishes","level":"hard","score":140,)",
        R"("rating":3.2,"length":0,"digits":[5],"cells":["r1c1"],"houses":["row 1"],)",
        R"("covers":["column 1"],"marks":[{"cell":"r1c1","digit":5,"role":"extra"}],"chains":[],)",
        R"("nested":[],"placements":[],"eliminations":[{"cell":"r5c1","digit":5}],"reason":")",
        R"("conclusion":"So 5 can be struck from r5c1."})"})
    EXPECT_NE(json.find(part), json.npos) << part << "\n" << json;
}

TEST(StepJson, TellsOfAPathWhatIsKnown) {
  const std::string none = to_json(explain(Grid()));
  EXPECT_TRUE(none.starts_with(R"({"scale":"human","verdict":"multiple","reason":")")) << none;
  EXPECT_NE(none.find(R"("end":"not explained","level":null,"score":null,"rating":null)"),
            none.npos);
  const std::string solved = to_json(explain(grid_of(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")));
  EXPECT_NE(solved.find(R"("end":"solved","level":"easy","score":)"), solved.npos);
}

TEST(StepJson, DescribesTechniques) {
  const std::string json = to_json(Technique(logic::kSkyscraper));
  EXPECT_TRUE(json.starts_with(R"({"technique":"skyscraper","name":"Skyscraper","aliases":[)"));
}

}  // namespace
}  // namespace nonet
