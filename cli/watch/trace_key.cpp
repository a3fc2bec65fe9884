#include "watch/trace_key.hpp"

#include <ncurses.h>

namespace nonet::cli {

TraceCommand command_of(int key) {
  switch (key) {
    case ' ':
      return TraceCommand::pause;
    case KEY_RIGHT:
    case 'n':
      return TraceCommand::step;
    case KEY_LEFT:
    case 'p':
      return TraceCommand::back;
    case '+':
    case '=':  // the same key without shift
    case KEY_UP:
      return TraceCommand::faster;
    case '-':
    case KEY_DOWN:
      return TraceCommand::slower;
    case 'r':
      return TraceCommand::next_retreat;
    case 's':
      return TraceCommand::next_solution;
    case 'h':
      return TraceCommand::heat;
    case ERR:
    case KEY_RESIZE:
      return TraceCommand::nothing;
    default:
      return TraceCommand::end;
  }
}

}  // namespace nonet::cli
