// The README's C++ example, as a user's program: says nothing and returns 0 when it works.
#include <nonet/nonet.hpp>

int main() {
  const auto puzzle = nonet::parse(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  if (!puzzle) return 1;
  const nonet::Answer answer = nonet::solve(*puzzle);
  const bool right =
      answer.verdict == nonet::Verdict::unique &&
      nonet::to_line(answer.solution) ==
          "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  return right ? 0 : 1;
}
