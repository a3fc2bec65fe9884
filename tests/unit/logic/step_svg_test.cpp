#include "nonet/step_svg.hpp"

#include <gtest/gtest.h>

#include <regex>

#include "nonet/hint.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

const Grid kDrawnPuzzle =
    grid_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

int count_of(const std::string& text, std::string_view what) {
  int count = 0;
  for (auto at = text.find(what); at != text.npos; at = text.find(what, at + 1)) ++count;
  return count;
}

TEST(StepSvg, DrawsDigitsAndCandidates) {
  Puzzle position = kDrawnPuzzle;
  position.entries.set(Cell::at(0, 2), Digit(4));
  EXPECT_EQ(count_of(to_svg(position), "class=\"nn-given\""), kDrawnPuzzle.filled());
  EXPECT_EQ(count_of(to_svg(position), "class=\"nn-entry\""), 1);
  EXPECT_EQ(count_of(to_svg(position), "class=\"nn-mark\""), 0);
  const Hint hint = nonet::hint(position);
  EXPECT_EQ(count_of(to_svg(hint.position), "class=\"nn-mark\""), hint.position.marks->size());
}

TEST(StepSvg, CrossesOutWhatIsStruckAndLinksChains) {
  for (std::string_view name : {"skyscraper", "xy-chain", "remote-pair", "w-wing"}) {
    const Technique technique = *find_technique(name);
    Puzzle position;
    Step step{technique};
    position.marks = Candidates::all();
    step.eliminations = {{Cell::at(3, 3), Digit(5)}, {Cell::at(3, 4), Digit(5)}};
    step.chains.resize(1);
    step.chains[0].nodes = {{Digit(5), {Cell::at(0, 0)}, false, {}, {}, {}},
                            {Digit(5), {Cell::at(0, 5)}, true, {}, {}, {}, 0, {0}},
                            {Digit(5), {Cell::at(4, 5)}, false, {}, {}, {}, 0, {1}}};
    const std::string svg = to_svg(position, &step);
    EXPECT_EQ(count_of(svg, "<path class=\"nn-struck\""), 2);
    EXPECT_EQ(count_of(svg, "<path class=\"nn-strong\""), 1);
    EXPECT_EQ(count_of(svg, "<path class=\"nn-weak\""), 1);
    EXPECT_NE(svg.find("<title>" + std::string(technique.name()) + ": "), svg.npos);
  }
}

TEST(StepSvg, IsWellFormed) {
  const Hint hint = nonet::hint(kDrawnPuzzle);
  const std::string svg = to_svg(hint.position, &*hint.step);
  EXPECT_TRUE(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
  EXPECT_TRUE(svg.ends_with("</svg>\n"));
  std::vector<std::string> open;
  const std::regex tag("<(/?)([a-z]+)([^<>]*?)(/?)>");
  for (std::sregex_iterator it(svg.begin(), svg.end(), tag), end; it != end; ++it) {
    if ((*it)[1].length() > 0) {
      ASSERT_FALSE(open.empty());
      ASSERT_EQ(open.back(), (*it)[2]);
      open.pop_back();
    } else if ((*it)[4].length() == 0) {
      open.push_back((*it)[2]);
    }
  }
  EXPECT_TRUE(open.empty());
}

}  // namespace
}  // namespace nonet
