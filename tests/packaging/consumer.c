/* The README's C example, as a user's program: says nothing and returns 0 when it works. */
#include <nonet/nonet.h>
#include <string.h>

int main(void) {
  const char* text =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  char solution[81];
  int verdict;
  if (nonet_solve(text, strlen(text), NULL, &verdict, solution, NULL) != NONET_OK) return 1;
  if (verdict != NONET_UNIQUE) return 1;
  return memcmp(solution,
                "534678912672195348198342567859761423426853791"
                "713924856961537284287419635345286179",
                sizeof solution) != 0;
}
