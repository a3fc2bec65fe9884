#include "watch/trace_screen.hpp"

#include <gmock/gmock.h>

#include "unit_watch/watch_samples.hpp"

namespace nonet::cli {
namespace {

using namespace nonet::test;
using testing::HasSubstr;

std::string text_of(const Canvas& canvas) {
  std::string text;
  for (int y = 0; y < canvas.height(); ++y) text += canvas.row(y) + '\n';
  return text;
}

TraceState state_after(const std::vector<SearchEvent>& events) {
  TraceState state{Puzzle(kClassic)};
  for (const SearchEvent& event : events) state.apply(event);
  return state;
}

TEST(TraceScreen, TinyBoardOnTwentyByTen) {
  const TraceState state =
      state_after({try_digit(2, 1), place(2, 1, 0), try_digit(3, 3), reject(3, 3, 0, 1)});
  const TraceView view{state, "backtracking", TraceMode::paused, false, 20, {}};
  EXPECT_EQ(text_of(draw_trace(view, 20, 10, ascii_glyphs())),
            "5(3)1 [3]7 .  . . .\n"
            "6 . .  1 9 5  . . .\n"
            ". 9 8  . . .  . 6 .\n"
            "8 . .  . 6 .  . . 3\n"
            "4 . .  8 . 3  . . 1\n"
            "7 . .  . 2 .  . . 6\n"
            ". 6 .  . . .  2 8 .\n"
            ". . .  4 1 9  . . 5\n"
            ". . .  . 8 .  . 7 9\n"
            "= 20/s 2\n");
}

TEST(TraceScreen, LargeBoardOnEightyByTwentyFour) {
  const TraceState state = state_after({try_digit(2, 1), place(2, 1, 0)});
  const TraceView view{state, "backtracking", TraceMode::playing, false, 500, {}};
  const std::string text = text_of(draw_trace(view, 80, 24, unicode_glyphs()));
  EXPECT_THAT(text, HasSubstr("┃ 5 │ 3 │[1]┃   │ 7 │   ┃   │   │   ┃"));
  EXPECT_THAT(text, HasSubstr("┏━━━┯━━━┯━━━┳━━━┯━━━┯━━━┳━━━┯━━━┯━━━┓"));
  EXPECT_THAT(text, HasSubstr("▶ playing"));
  EXPECT_THAT(text, HasSubstr("1 of 51"));
  EXPECT_THAT(text, HasSubstr("place 1 in r1c3"));
  EXPECT_THAT(text, HasSubstr("space play"));
  EXPECT_THAT(text, HasSubstr("q quit"));
}

TEST(TraceScreen, SmallBoardBetween) {
  const TraceState state = state_after({});
  const TraceView view{state, "singles", TraceMode::ended, false, 500, "solved after 3 tries"};
  const std::string text = text_of(draw_trace(view, 60, 18, ascii_glyphs()));
  EXPECT_THAT(text, HasSubstr("| 5 3 . | . 7 . | . . . |"));
  EXPECT_THAT(text, HasSubstr("solved after 3 tries"));
}

TEST(TraceScreen, HouseBlockerAndTryAreColoured) {
  const TraceState state = state_after({reject(2, 5, 0, 0)});
  const TraceView view{state, "backtracking", TraceMode::playing, false, 20, {}};
  const Canvas canvas = draw_trace(view, 20, 10, ascii_glyphs());
  EXPECT_EQ(canvas.at(0, 0).paper, Paper::blocker);
  EXPECT_EQ(canvas.at(4, 0).paper, Paper::current);
  EXPECT_EQ(canvas.at(4, 0).ink, Ink::refusal);
  EXPECT_EQ(canvas.at(14, 0).paper, Paper::house);
  EXPECT_EQ(canvas.at(14, 1).paper, Paper::none);
}

TEST(TraceScreen, HeatShadesWhatWasVisited) {
  TraceState state = state_after({try_digit(2, 1), try_digit(2, 2)});
  state.event.reset();
  TraceView view{state, "backtracking", TraceMode::playing, true, 20, {}};
  EXPECT_EQ(draw_trace(view, 20, 10, ascii_glyphs()).at(4, 0).paper, Paper::heat5);
  EXPECT_EQ(draw_trace(view, 20, 10, ascii_glyphs()).at(5, 0).sign, "#");
  view.heat = false;
  EXPECT_EQ(draw_trace(view, 20, 10, ascii_glyphs()).at(4, 0).paper, Paper::none);
}

TEST(TraceScreen, AnySizeCanBeDrawn) {
  const TraceState state = state_after({reject(2, 5, 0, 0)});
  const TraceView view{state, "backtracking", TraceMode::playing, true, 20, {}};
  for (int width = 0; width < 90; width += 3)
    for (int height = 0; height < 30; ++height) {
      const Canvas canvas = draw_trace(view, width, height, unicode_glyphs());
      EXPECT_EQ(canvas.width(), width);
      EXPECT_EQ(canvas.height(), height);
    }
  EXPECT_EQ(text_of(draw_trace(view, 9, 2, ascii_glyphs())), "needs\n20x10\n");
}

}  // namespace
}  // namespace nonet::cli
