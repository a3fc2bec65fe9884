/* Every function of the C interface, called from C99. Prints what fails; exit code 1 then. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "nonet/nonet.h"

static int failures = 0;
#define CHECK(condition)                                             \
  do {                                                               \
    if (!(condition)) {                                              \
      printf("%s:%d: failed: %s\n", __FILE__, __LINE__, #condition); \
      ++failures;                                                    \
    }                                                                \
  } while (0)

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solved[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
static const char six[] =
    "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..";
static const char blank[] =
    ".................................................................................";

static int stop_at_second(const char solution[81], void* context) {
  int* calls = context;
  CHECK(memchr(solution, '.', 81) == NULL);
  return ++*calls < 2;
}

static void names(void) {
  int i;
  CHECK(strchr(nonet_version(), '.') != NULL);
  CHECK(strcmp(nonet_status_text(NONET_OK), "done") == 0);
  CHECK(strcmp(nonet_status_text(99), "unknown status") == 0);
  CHECK(strcmp(nonet_verdict_name(NONET_UNIQUE), "unique") == 0);
  CHECK(strcmp(nonet_verdict_name(NONET_VERDICT_MALFORMED), "malformed") == 0);
  CHECK(nonet_verdict_name(-1) == NULL && nonet_verdict_name(6) == NULL);
  CHECK(nonet_algorithm_count() > 0 && nonet_notation_count() > 0);
  for (i = 0; i < nonet_algorithm_count(); ++i) {
    CHECK(strlen(nonet_algorithm_name(i)) > 0);
    CHECK(strlen(nonet_algorithm_summary(i)) > 0);
  }
  for (i = 0; i < nonet_notation_count(); ++i) {
    CHECK(strlen(nonet_notation_name(i)) > 0);
    CHECK(strlen(nonet_notation_summary(i)) > 0);
  }
  CHECK(nonet_algorithm_name(-1) == NULL && nonet_notation_summary(nonet_notation_count()) == NULL);
}

static void texts(void) {
  char digits[81], marks[729], message[200], small[10];
  int has_marks = 7;
  size_t length = 0;
  CHECK(nonet_parse(puzzle, 81, digits, marks, &has_marks, message, sizeof message) == NONET_OK);
  CHECK(memcmp(digits, puzzle, 81) == 0);
  CHECK(has_marks == 0 && message[0] == '\0');
  CHECK(nonet_parse(puzzle, 80, digits, NULL, NULL, message, sizeof message) == NONET_MALFORMED);
  CHECK(strstr(message, "80") != NULL);
  CHECK(nonet_parse(NULL, 0, NULL, NULL, NULL, NULL, 0) == NONET_MALFORMED);

  CHECK(nonet_convert(puzzle, 81, 0, NULL, 0, &length) == NONET_OK);
  CHECK(length >= 81 && length <= 83);
  CHECK(nonet_convert(puzzle, 81, 0, small, sizeof small, NULL) == NONET_TRUNCATED);
  CHECK(strcmp(small, "53..7....") == 0);
  CHECK(nonet_convert(puzzle, 81, -1, NULL, 0, NULL) == NONET_BAD_ARGUMENT);
}

static void questions(void) {
  int verdict = -1, exact = -1, calls = 0;
  uint64_t number = 99;
  char reason[200], first[81], second[81];
  size_t length = 0;
  const nonet_bounds one_step = {1, 0};

  CHECK(nonet_check(".99", 3, NULL, &verdict, reason, sizeof reason, &length) == NONET_OK);
  CHECK(verdict == NONET_VERDICT_MALFORMED && strlen(reason) == length && length > 0);
  CHECK(nonet_check(six, 81, NULL, &verdict, reason, sizeof reason, NULL) == NONET_OK);
  CHECK(verdict == NONET_MULTIPLE && strstr(reason, "differ") != NULL);

  CHECK(nonet_solve(puzzle, 81, NULL, &verdict, first, second) == NONET_OK);
  CHECK(verdict == NONET_UNIQUE);
  CHECK(memcmp(first, solved, 81) == 0 && memcmp(second, blank, 81) == 0);
  CHECK(nonet_solve(six, 81, NULL, &verdict, first, second) == NONET_OK);
  CHECK(verdict == NONET_MULTIPLE && memcmp(first, second, 81) != 0);

  CHECK(nonet_count(six, 81, 6, NULL, &number, &exact) == NONET_OK);
  CHECK(number == 6 && exact == 1);
  CHECK(nonet_count(blank, 81, 1000, NULL, &number, &exact) == NONET_OK);
  CHECK(number == 1000 && exact == 0);
  CHECK(nonet_count(blank, 81, UINT64_MAX, &one_step, &number, &exact) == NONET_OK);
  CHECK(exact == 0);

  CHECK(nonet_for_each_solution(six, 81, NULL, stop_at_second, &calls, &number, &exact) ==
        NONET_OK);
  CHECK(calls == 2 && number == 2 && exact == 0);
}

static void many(void) {
  char rows[2 * 82 + 1], solutions[2 * 81], seconds[2 * 81];
  int verdicts[2] = {-1, -1}, exact[2] = {-1, -1};
  uint64_t counts[2] = {9, 9};
  sprintf(rows, "%s\n%s\n", puzzle, six);
  CHECK(nonet_solve_many(rows, 82, 2, NULL, verdicts, solutions, seconds) == NONET_OK);
  CHECK(verdicts[0] == NONET_UNIQUE && verdicts[1] == NONET_MULTIPLE);
  CHECK(memcmp(solutions, solved, 81) == 0 && memcmp(seconds, blank, 81) == 0);
  CHECK(memcmp(solutions + 81, seconds + 81, 81) != 0);
  CHECK(nonet_count_many(rows, 82, 2, 6, NULL, counts, exact) == NONET_OK);
  CHECK(counts[0] == 1 && counts[1] == 6 && exact[0] == 1 && exact[1] == 1);
  CHECK(nonet_solve_many(rows, 80, 2, NULL, verdicts, NULL, NULL) == NONET_BAD_ARGUMENT);
}

static void studies(void) {
  char candidates[729], redundant[81];
  int exact = -1, minimal = -1;
  CHECK(nonet_true_candidates(blank, 81, NULL, candidates, &exact) == NONET_OK);
  CHECK(exact == 1 && memchr(candidates, '.', 729) == NULL);
  CHECK(nonet_redundant_givens(solved, 81, NULL, redundant, &exact) == NONET_OK);
  CHECK(exact == 1 && memcmp(redundant, solved, 81) == 0);
  CHECK(nonet_is_minimal(solved, 81, NULL, &minimal) == NONET_OK && minimal == 0);
}

static int count_event(const nonet_event* event, void* context) {
  uint64_t* kinds = context;
  ++kinds[event->kind];
  return 1;
}

static void searches(void) {
  int i;
  const nonet_bounds bounds = {100000, 60000};
  for (i = 1; i < nonet_algorithm_count(); ++i) {
    uint64_t kinds[6] = {0, 0, 0, 0, 0, 0};
    nonet_search_result result;
    char first[81];
    CHECK(nonet_search(i, puzzle, 81, 2, &bounds, count_event, kinds, &result, first) == NONET_OK);
    CHECK(result.end == NONET_END_EXHAUSTED && result.solutions == 1);
    CHECK(memcmp(first, solved, 81) == 0);
    CHECK(kinds[NONET_EVENT_TRY] == result.tries && kinds[NONET_EVENT_PLACE] == result.placements);
    CHECK(kinds[NONET_EVENT_SOLVED] == 1 && kinds[NONET_EVENT_EXHAUSTED] == 1);
  }
  CHECK(nonet_search(99, puzzle, 81, 1, NULL, NULL, NULL, NULL, NULL) == NONET_BAD_ARGUMENT);
}

int main(void) {
  names();
  texts();
  questions();
  many();
  studies();
  searches();
  return failures != 0;
}
