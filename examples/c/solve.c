/* Judges the puzzle given as argument, prints its solution, or up to ten of several.
 *
 *   cc -std=c99 solve.c -lnonet -lstdc++ -lm -o solve
 *   ./solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
 */
#include <stdio.h>
#include <string.h>

#include "nonet/nonet.h"

/* Prints a solution and asks for more until there were ten. */
static int print_solution(const char solution[81], void* context) {
  int* printed = context;
  printf("%.81s\n", solution);
  return ++*printed < 10;
}

int main(int argc, char** argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: solve PUZZLE\n");
    return 2;
  }
  const char* text = argv[1];
  const size_t length = strlen(text);
  const nonet_bounds bounds = {0, 5000}; /* any number of steps, five seconds */

  /* The verdict and why: always an answer, also for a text that is no puzzle. */
  int verdict;
  char reason[400];
  int status = nonet_check(text, length, &bounds, &verdict, reason, sizeof reason, NULL);
  if (status != NONET_OK && status != NONET_TRUNCATED) {
    fprintf(stderr, "%s\n", nonet_status_text(status));
    return 2;
  }
  printf("%s: %s\n", nonet_verdict_name(verdict), reason);

  if (verdict == NONET_UNIQUE) {
    char solution[81];
    status = nonet_solve(text, length, &bounds, &verdict, solution, NULL);
    if (status == NONET_OK) printf("%.81s\n", solution);
  } else if (verdict == NONET_MULTIPLE) {
    int printed = 0, exact = 0;
    uint64_t number = 0;
    nonet_for_each_solution(text, length, &bounds, print_solution, &printed, &number, &exact);
    printf("%d %s\n", printed, exact ? "in all" : "and there are more");
  }
  return verdict == NONET_UNIQUE ? 0 : 1;
}
