#include "watch/terminal_screen.hpp"

#include <ncurses.h>
#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <clocale>
#include <cstdio>
#include <utility>

namespace nonet::cli {

namespace {

volatile sig_atomic_t g_signal = 0;
extern "C" void remember_signal(int number) {
  g_signal = number;
}

// The signals by which others end a program. Their old handlers come back in the destructor.
class EndingSignals {
 public:
  EndingSignals() {
    g_signal = 0;
    struct sigaction action{};
    action.sa_handler = remember_signal;  // without SA_RESTART: poll() shall notice
    sigemptyset(&action.sa_mask);
    for (auto& [number, before] : before_) sigaction(number, &action, &before);
  }
  ~EndingSignals() {
    for (auto& [number, before] : before_) sigaction(number, &before, nullptr);
  }
  EndingSignals(const EndingSignals&) = delete;
  EndingSignals& operator=(const EndingSignals&) = delete;

 private:
  std::array<std::pair<int, struct sigaction>, 3> before_{
      {{SIGINT, {}}, {SIGTERM, {}}, {SIGHUP, {}}}};
};

// A colour on terminals with 256 and on those with 8; -1 is the terminal's own.
struct Color {
  short of_256, of_8;
};

// plain, strong and given share the first colour and differ in weight: with five colours on ten
// papers the pairs are few enough for a terminal that has only 64 of them.
constexpr std::array<Color, 5> kInkColors{
    {{-1, -1}, {245, -1}, {75, COLOR_CYAN}, {203, COLOR_RED}, {77, COLOR_GREEN}}};
constexpr std::size_t color_of(Ink ink) {
  switch (ink) {
    case Ink::faint:
      return 1;
    case Ink::entry:
      return 2;
    case Ink::refusal:
      return 3;
    case Ink::success:
      return 4;
    case Ink::plain:
    case Ink::strong:
    case Ink::given:
      break;
  }
  return 0;
}

// In the order of Paper.
constexpr std::array<Color, 10> kPaperColors{{{-1, -1},
                                              {237, COLOR_BLUE},
                                              {25, COLOR_MAGENTA},
                                              {88, COLOR_RED},
                                              {22, -1},
                                              {52, -1},
                                              {94, -1},
                                              {130, COLOR_YELLOW},
                                              {166, COLOR_YELLOW},
                                              {160, COLOR_RED}}};
constexpr int kPairs = static_cast<int>(kInkColors.size() * kPaperColors.size());

short pair_number(Ink ink, Paper paper) {
  return static_cast<short>(1 + color_of(ink) * kPaperColors.size() +
                            static_cast<std::size_t>(paper));
}

void start_colors() {
  start_color();
  use_default_colors();
  const bool many = COLORS >= 256;
  short pair = 1;
  for (const Color ink : kInkColors)
    for (const Color paper : kPaperColors) {
      const short back = many ? paper.of_256 : paper.of_8;
      short front = many ? ink.of_256 : ink.of_8;
      // The terminal's own ink may be dark, and so are the papers.
      if (front < 0 && back >= 0) front = many ? short{231} : short{COLOR_WHITE};
      init_pair(pair++, front, back);
    }
}

}  // namespace

struct TerminalScreen::State {
  EndingSignals signals;
  FILE* keyboard = nullptr;  // null: standard input
  SCREEN* screen = nullptr;
  bool color = false;
  bool closed = false;

  ~State() {
    if (screen) {
      endwin();
      delscreen(screen);
    }
    if (keyboard) std::fclose(keyboard);
  }
  int keyboard_fd() const { return keyboard ? fileno(keyboard) : STDIN_FILENO; }

  attr_t attributes(const CanvasCell& cell) const {
    attr_t attributes = A_NORMAL;
    if (cell.ink == Ink::strong || cell.ink == Ink::given) attributes |= A_BOLD;
    if (!color) {
      if (cell.ink == Ink::faint) attributes |= A_DIM;
      if (cell.paper == Paper::current || cell.paper == Paper::blocker) attributes |= A_REVERSE;
      if (cell.paper == Paper::house) attributes |= A_UNDERLINE;
    }
    return attributes;
  }
};

TerminalScreen::TerminalScreen(std::unique_ptr<State> state) : state_(std::move(state)) {}
TerminalScreen::~TerminalScreen() = default;

std::unique_ptr<TerminalScreen> TerminalScreen::open(bool color) {
  std::setlocale(LC_CTYPE, "");
  auto state = std::make_unique<State>();
  if (isatty(STDIN_FILENO) == 0) {
    state->keyboard = std::fopen("/dev/tty", "r");
    if (!state->keyboard) return nullptr;
  }
  state->screen = newterm(nullptr, stdout, state->keyboard ? state->keyboard : stdin);
  if (!state->screen) return nullptr;
  set_escdelay(25);
  cbreak();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  nodelay(stdscr, TRUE);
  curs_set(0);
  state->color = color && has_colors() && COLOR_PAIRS > kPairs;
  if (state->color) start_colors();
  return std::unique_ptr<TerminalScreen>(new TerminalScreen(std::move(state)));
}

int TerminalScreen::width() const {
  return COLS;
}
int TerminalScreen::height() const {
  return LINES;
}

void TerminalScreen::show(const Canvas& canvas) {
  erase();
  for (int y = 0; y < canvas.height(); ++y)
    for (int x = 0; x < canvas.width(); ++x) {
      const CanvasCell& cell = canvas.at(x, y);
      const short pair = state_->color ? pair_number(cell.ink, cell.paper) : short{0};
      attr_set(state_->attributes(cell), pair, nullptr);
      mvaddstr(y, x, cell.sign.c_str());
    }
  refresh();
}

int TerminalScreen::wait_for_key(std::chrono::milliseconds longest) {
  // Keys that ncurses has read already come first; getch() does not wait.
  if (const int key = getch(); key != ERR) return key;
  pollfd keyboard{.fd = state_->keyboard_fd(), .events = POLLIN, .revents = 0};
  if (poll(&keyboard, 1, static_cast<int>(longest.count())) <= 0) return getch();
  const int key = getch();
  if (key == ERR && (keyboard.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0) state_->closed = true;
  return key;
}

bool TerminalScreen::closed() const {
  return state_->closed;
}

std::optional<int> TerminalScreen::ending_signal() {
  if (g_signal == 0) return std::nullopt;
  return static_cast<int>(g_signal);
}

}  // namespace nonet::cli
