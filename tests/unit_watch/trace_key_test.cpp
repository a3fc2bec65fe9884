#include "watch/trace_key.hpp"

#include <gtest/gtest.h>
#include <ncurses.h>

namespace nonet::cli {
namespace {

TEST(TraceKey, EveryKeyHasAMeaning) {
  EXPECT_EQ(command_of(' '), TraceCommand::pause);
  EXPECT_EQ(command_of(KEY_RIGHT), TraceCommand::step);
  EXPECT_EQ(command_of('n'), TraceCommand::step);
  EXPECT_EQ(command_of(KEY_LEFT), TraceCommand::back);
  EXPECT_EQ(command_of('p'), TraceCommand::back);
  EXPECT_EQ(command_of('+'), TraceCommand::faster);
  EXPECT_EQ(command_of(KEY_DOWN), TraceCommand::slower);
  EXPECT_EQ(command_of('r'), TraceCommand::next_retreat);
  EXPECT_EQ(command_of('s'), TraceCommand::next_solution);
  EXPECT_EQ(command_of('h'), TraceCommand::heat);
  EXPECT_EQ(command_of(ERR), TraceCommand::nothing);
  EXPECT_EQ(command_of(KEY_RESIZE), TraceCommand::nothing);
  for (const int key : {int{'q'}, 27, int{'x'}, 10}) EXPECT_EQ(command_of(key), TraceCommand::end);
}

}  // namespace
}  // namespace nonet::cli
