/* nonet.h: the C interface of Nonet, a Sudoku engine. C99; usable from any language that calls C.
 * Long because the whole interface is one header, which bindings of other languages read at once.
 *
 *   char solution[81];
 *   int verdict;
 *   if (nonet_solve(text, strlen(text), NULL, &verdict, solution, NULL) == NONET_OK &&
 *       verdict == NONET_UNIQUE)
 *     printf("%.81s\n", solution);
 *
 * Conventions, the same for every function:
 *
 * - A single puzzle is passed as text in any notation that Nonet reads (docs/formats.md), with its
 *   length in bytes; it need not end in NUL. The plainest is 81 characters, row by row, `.` for a
 *   blank.
 *   The text must hold exactly one puzzle. NULL counts as an empty text.
 * - Cells are numbered 0 to 80 row by row, digits are 1 to 9, houses 0 to 26: nine rows, nine
 *   columns, nine boxes.
 * - What returns int returns a status, but for the two functions that count names: NONET_OK (0), or
 *   why it did nothing. On any status but NONET_OK and NONET_TRUNCATED nothing has been written,
 *   unless the function says otherwise.
 * - Grids written are exactly 81 characters, '1' to '9' or '.', without NUL.
 * - Text is written into the caller's buffer as snprintf does: at most `size` bytes with the NUL
 *   that always ends it (nothing when `size` is 0); `*length` is the whole length without the NUL,
 *   so that `*length >= size` means that it was cut, and then the status is NONET_TRUNCATED. A
 *   buffer of NULL asks for the length alone.
 * - Results may be NULL when they are not wanted.
 * - Nothing allocated is handed over in either direction; there is no global state. Every function
 *   may be called from any number of threads at once.
 * - Nothing is thrown. A callback must return normally: no longjmp and no C++ exception out of it.
 */
#ifndef NONET_H
#define NONET_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Names and versions ---- */

/* "0.1.0". Static text. */
const char* nonet_version(void);

enum nonet_status {
  NONET_OK = 0,
  NONET_MALFORMED = 1,    /* the text is not one puzzle: nonet_check tells why and where */
  NONET_BAD_ARGUMENT = 2, /* a number is out of range, or a callback is missing */
  NONET_TRUNCATED = 3     /* done, but a text did not fit into its buffer */
};
/* One line of English for a status; "unknown status" for any other number. Static text. */
const char* nonet_status_text(int status);

enum nonet_verdict {
  NONET_VERDICT_MALFORMED = 0, /* not a Sudoku text: nonet_check alone gives it */
  NONET_CONFLICT = 1,          /* the digits that stand there break a rule */
  NONET_NONE = 2,              /* no rule is broken yet, but there is no completion */
  NONET_MULTIPLE = 3,          /* at least two completions */
  NONET_UNIQUE = 4,            /* exactly one completion */
  NONET_UNDECIDED = 5          /* the bounds ended the search before it could tell */
};
/* "malformed", "conflict", ...; NULL for any other number. Static text. */
const char* nonet_verdict_name(int verdict);

/* ---- Bounds ---- */

/* How long a search may go on. NULL in place of bounds: as long as it takes. */
typedef struct nonet_bounds {
  uint64_t max_steps;  /* how many tries (digit in a cell) may be made; 0: any number */
  uint64_t timeout_ms; /* milliseconds from the call on; 0: any time */
} nonet_bounds;

/* ---- Questions ---- */

/* Reads a text into 81 characters: `digits`, givens and what a player filled in, '.' for a blank;
 * and, when the text has candidate marks (`*has_marks` 1), 729 characters: `marks`, nine for each
 * cell, each its digit or '.'. Without marks (`*has_marks` 0) `marks` is not written.
 * When NONET_MALFORMED, `message` says what is wrong, where (line:column) and what would be right;
 * otherwise it is empty. Unlike elsewhere, a message that is cut does not change the status. */
int nonet_parse(const char* text, size_t length, char digits[81], char marks[729], int* has_marks,
                char* message, size_t message_size);

/* Says what is true of a text: its verdict, and the reason in one line of English. A malformed text
 * is an answer here: NONET_OK with NONET_VERDICT_MALFORMED, and the reason tells the place. Most
 * reasons are below 300 bytes; a grid full of conflicts has a few thousand. */
int nonet_check(const char* text, size_t length, const nonet_bounds* bounds, int* verdict,
                char* reason, size_t reason_size, size_t* reason_length);

/* Finds the solution and proves that there is no other. `solution`: the solution; for
 * NONET_MULTIPLE one of several, and `second` another; for NONET_UNDECIDED the one found before the
 * bounds ended the search, if any. 81 dots where there is none. Takes microseconds for most
 * puzzles; no memory grows with the time. */
int nonet_solve(const char* text, size_t length, const nonet_bounds* bounds, int* verdict,
                char solution[81], char second[81]);

/* Counts completions, at most `limit` of them (UINT64_MAX: all, which for an empty grid takes
 * longer than anyone lives). `*exact` is 1 when `*number` is the true number, also when that is
 * just the limit; 0: there are at least so many. Time grows with the number counted. */
int nonet_count(const char* text, size_t length, uint64_t limit, const nonet_bounds* bounds,
                uint64_t* number, int* exact);

/* Told of a completion, 81 digits that are valid during the call only; returns whether to go on
 * (0: stop). */
typedef int (*nonet_on_solution)(const char solution[81], void* context);

/* Hands every completion once to `on_solution`, in no particular order, with `context` passed
 * through, on the calling thread. `*number` is how many were handed out, `*exact` 1 when these were
 * all. */
int nonet_for_each_solution(const char* text, size_t length, const nonet_bounds* bounds,
                            nonet_on_solution on_solution, void* context, uint64_t* number,
                            int* exact);

/* ---- Many puzzles in one call ---- */

/* What nonet_solve and nonet_count say of `number` puzzles, answered two to three times as fast
 * from some hundred puzzles on: they are searched side by side, on the calling thread. Puzzle i is
 * the 81 characters at `puzzles + i * stride`, digits and '.' or '0' for a blank; a `stride` of 82
 * takes lines of a file as they are. Answer i is written to element i of each result, or 81 * i for
 * grids. A row with any other character is answered too: as NONET_VERDICT_MALFORMED, or with
 * `exact` -1. Bounds: max_steps is for each puzzle and counts guesses, the timeout is for the call.
 * NONET_BAD_ARGUMENT: a stride below 81, or no puzzles where there should be. Memory: some 2 MB,
 * whatever the number. */
int nonet_solve_many(const char* puzzles, size_t stride, size_t number, const nonet_bounds* bounds,
                     int* verdicts, char* solutions, char* seconds);
int nonet_count_many(const char* puzzles, size_t stride, size_t number, uint64_t limit,
                     const nonet_bounds* bounds, uint64_t* counts, int* exact);

/* ---- Candidates and givens ---- */

/* Which digits can stand where: `candidates` are 729 characters, nine for each cell, each its digit
 * when some completion has it there, else '.'. `*exact` is 0 when the bounds came first: then there
 * may be more. Never takes more than 649 searches for one completion: a millisecond or two for an
 * empty grid. */
int nonet_true_candidates(const char* text, size_t length, const nonet_bounds* bounds,
                          char candidates[729], int* exact);

/* Which givens, each alone, could be removed without adding a completion: `redundant` holds those,
 * and '.' elsewhere. For a puzzle with one solution they are the givens it can do without; for one
 * with several, those that the others force; for one with none, all but those whose removal mends
 * it. `*exact` is 0 when the bounds left some given open; max_steps is for each given. Only givens
 * count here: entries and marks of a player are left aside. */
int nonet_redundant_givens(const char* text, size_t length, const nonet_bounds* bounds,
                           char redundant[81], int* exact);

/* `*minimal` is 1 when the givens have exactly one completion and none is redundant, 0 when not,
 * and -1 when the bounds came first. */
int nonet_is_minimal(const char* text, size_t length, const nonet_bounds* bounds, int* minimal);

/* Cells whose values make naked and hidden singles finish a puzzle with exactly one completion.
 * `*singles_suffice` is 1 when none is needed; then there are no others. `cells` holds the digits
 * of the cells each of which alone is enough, '.' elsewhere; `*number_of_pairs` is how many pairs
 * there are of which neither cell alone is, and the first `most_pairs` of them are written to
 * `pairs`, two cells each. `*exact` is 0 when the bounds came first. NONET_BAD_ARGUMENT: there is
 * not just one completion. */
int nonet_backdoors(const char* text, size_t length, const nonet_bounds* bounds,
                    int* singles_suffice, char cells[81], size_t* number_of_pairs,
                    unsigned char* pairs, size_t most_pairs, int* exact);

/* Told of an unavoidable set: 81 characters, '1' for its cells and '.' elsewhere, valid during the
 * call only; `hit` is 1 when a given stands in it. Returns whether to go on (0: stop). */
typedef int (*nonet_on_unavoidable_set)(const char cells[81], int hit, void* context);

/* Hands the minimal unavoidable sets of up to `most_cells` cells (at most 20) of the solution of a
 * text, or of one of several, to `on_set`, smallest first. `*number` is how many were handed out,
 * `*exact` 0 when the bounds came first. NONET_BAD_ARGUMENT: it has no completion. */
int nonet_unavoidable_sets(const char* text, size_t length, int most_cells,
                           const nonet_bounds* bounds, nonet_on_unavoidable_set on_set,
                           void* context, uint64_t* number, int* exact);

/* ---- Equivalent boards ---- */

/* How a board is made into an equivalent one. First it is transposed, when `transposed` is 1; then
 * row i of the new board is row `rows[i]` of the old, column i is column `columns[i]`, both counted
 * from 0; then digit d becomes `digits[d - 1]`. Rows stay together in bands, columns in stacks. */
typedef struct nonet_transform {
  unsigned char transposed; /* 0 or 1 */
  unsigned char rows[9];    /* 0 to 8 */
  unsigned char columns[9]; /* 0 to 8 */
  unsigned char digits[9];  /* 1 to 9 */
} nonet_transform;

/* In the functions below a text with candidate marks is NONET_BAD_ARGUMENT: they are about the
 * digits that stand on a board, givens and entries, and nothing else. */

/* The canonical form: the least of all equivalent boards, compared as 81 characters with '.' before
 * the digits. `map` makes it of the board; `*automorphisms` is how many transforms leave the board
 * as it is, 1 to 3,359,232. */
int nonet_canonical_form(const char* text, size_t length, char form[81], nonet_transform* map,
                         uint32_t* automorphisms);

/* The same for the pattern alone, '1' for its cells. */
int nonet_canonical_pattern(const char* text, size_t length, char form[81], nonet_transform* map,
                            uint32_t* automorphisms);

/* Canonical forms of `number` boards; rows as for nonet_solve_many. An unreadable row gets 81 dots
 * and 0 automorphisms. */
int nonet_canonical_many(const char* puzzles, size_t stride, size_t number, char* forms,
                         uint32_t* automorphisms);

/* Classes of `number` boards, rows likewise: `firsts[i]` is the number of the first row that is
 * equivalent to row i, so that rows with `firsts[i] == i` are one of each class; `*classes` is how
 * many there are. An unreadable row is its own first, and no class. Memory: some 100 bytes for each
 * class. */
int nonet_distinct_many(const char* puzzles, size_t stride, size_t number, size_t* firsts,
                        size_t* classes);

/* Told of an automorphism, valid during the call only; returns whether to go on (0: stop). */
typedef int (*nonet_on_transform)(const nonet_transform* transform, void* context);

/* Hands every automorphism of a board to `on_automorphism`, the identity first. */
int nonet_for_each_automorphism(const char* text, size_t length, nonet_on_transform on_automorphism,
                                void* context);

/* `*same` is 1 when two boards are equivalent; then `map` makes the second of the first. Otherwise
 * `map` is not written. */
int nonet_same(const char* first, size_t first_length, const char* second, size_t second_length,
               int* same, nonet_transform* map);

/* Applies a transform to a board. NONET_BAD_ARGUMENT: it is none. */
int nonet_transform_apply(const nonet_transform* transform, const char* text, size_t length,
                          char moved[81]);
/* What undoes it. */
int nonet_transform_inverse(const nonet_transform* transform, nonet_transform* inverse);
/* `both` is first `first`, then `second`. */
int nonet_transform_then(const nonet_transform* first, const nonet_transform* second,
                         nonet_transform* both);
/* "t r213456789 c123456789 d912345678", 34 bytes at most, and back. NONET_MALFORMED: the text is no
 * transform, and `message` says where and why. */
int nonet_transform_text(const nonet_transform* transform, char* out, size_t out_size,
                         size_t* out_length);
int nonet_transform_parse(const char* text, size_t length, nonet_transform* transform,
                          char* message, size_t message_size);

/* A random equivalent of a board: the same seed and number give the same one everywhere. */
int nonet_scramble(const char* text, size_t length, uint64_t seed, uint64_t number,
                   char scrambled[81], nonet_transform* map);

/* The greatest symmetry of the pattern, by number: "none", "rotate180", "rotate90", "horizontal",
 * "vertical", "diagonal", "antidiagonal", "both-axes", "both-diagonals", "full". The name is static
 * text; NULL for a number out of range. */
int nonet_pattern_symmetry(const char* text, size_t length, int* symmetry);
const char* nonet_pattern_symmetry_name(int symmetry);

/* ---- Ratings ---- */

enum nonet_rating_end {
  NONET_RATED = 0,           /* the path goes to the solution: the rating is exact */
  NONET_RATING_STUCK = 1,    /* no technique applies: er is 20.0 */
  NONET_RATING_TOO_HARD = 2, /* greater than max_rating: er is what is known of it */
  NONET_RATING_CUT = 3,      /* the bounds came first: the numbers are of the steps so far */
  NONET_UNRATED = 4          /* the verdict is not NONET_UNIQUE */
};

/* On the scale of Sudoku Explainer 1.2.1 (docs/rating.md): 1.0 to 20.0, or 0 where there was no
 * such step. Techniques are keys such as "x-wing", static text; NULL where there is none. */
typedef struct nonet_rating {
  double er; /* the greatest rating of a step on the path */
  double ep; /* the greatest up to the first step that places a digit */
  double ed; /* of the first step */
  const char* er_technique;
  const char* ep_technique;
  const char* ed_technique;
  int32_t steps; /* of the path */
  int32_t end;   /* enum nonet_rating_end */
} nonet_rating;

/* Rates a puzzle. `max_rating`: look for no step that is harder, 1.0 to 20.0; 0: for all. Takes
 * microseconds for easy puzzles, seconds for the hardest: give a timeout. */
int nonet_rate(const char* text, size_t length, double max_rating, const nonet_bounds* bounds,
               int* verdict, nonet_rating* rating);

/* ---- Searches to watch ---- */

/* The textbook algorithms are numbered from 0, plainest first. Name and summary are static text;
 * NULL for a number out of range. */
int nonet_algorithm_count(void);
const char* nonet_algorithm_name(int algorithm);    /* "backtracking" */
const char* nonet_algorithm_summary(int algorithm); /* one line */

enum nonet_event_kind {
  /* `digit` is about to be looked at in `cell`. */
  NONET_EVENT_TRY = 0,
  /* It cannot stand there: `other` in `house` holds it, or neither when the marks forbid it.
   * Without digit: no digit is left for `cell`. Without cell: no place is left for `digit` in
   * `house`. */
  NONET_EVENT_REJECT = 1,
  /* `digit` now stands in `cell`. */
  NONET_EVENT_PLACE = 2,
  /* `digit` is taken back out of `cell`. */
  NONET_EVENT_RETREAT = 3,
  /* The board is a solution. */
  NONET_EVENT_SOLVED = 4,
  /* Nothing is left to try. */
  NONET_EVENT_EXHAUSTED = 5
};

/* One step of a search. What an event does not have is -1, for digits 0. */
typedef struct nonet_event {
  uint64_t step;  /* tries so far, this one included */
  int32_t kind;   /* enum nonet_event_kind */
  int32_t forced; /* 1: no other digit or cell was possible; else 0 */
  int32_t depth;  /* digits placed by the search before this event */
  int32_t cell;   /* 0 to 80 */
  int32_t digit;  /* 1 to 9 */
  int32_t house;  /* 0 to 26 */
  int32_t other;  /* 0 to 80 */
} nonet_event;

/* Told of a step, valid during the call only; returns whether to go on (0: stop). */
typedef int (*nonet_on_event)(const nonet_event* event, void* context);

enum nonet_search_end {
  NONET_END_EXHAUSTED = 0, /* the whole space was searched */
  NONET_END_LIMIT = 1,     /* as many solutions as asked for */
  NONET_END_STOPPED = 2,   /* the callback said so */
  NONET_END_STEPS = 3,     /* out of steps */
  NONET_END_TIME = 4       /* out of time */
};

typedef struct nonet_search_result {
  uint64_t solutions;
  uint64_t tries;
  uint64_t rejections;
  uint64_t placements;
  uint64_t retreats;
  int32_t greatest_depth; /* most digits placed at one moment, 0 to 81 */
  int32_t end;            /* enum nonet_search_end */
} nonet_search_result;

/* Runs one algorithm until it has found `limit` solutions (at least 1) and tells `on_event`, when
 * it is not NULL, of every step, on the calling thread. `first` is the first solution found, or 81
 * dots. Up to 9^blanks steps for the plainest algorithm: give bounds. */
int nonet_search(int algorithm, const char* text, size_t length, uint64_t limit,
                 const nonet_bounds* bounds, nonet_on_event on_event, void* context,
                 nonet_search_result* result, char first[81]);

/* ---- New puzzles ---- */

/* The symmetries of givens are numbered from 0, which is none. Name and summary are static text;
 * NULL for a number out of range. */
int nonet_symmetry_count(void);
const char* nonet_symmetry_name(int symmetry);    /* "none", "rotate180", ... */
const char* nonet_symmetry_summary(int symmetry); /* one line */

/* What is wished of new puzzles. All zero is the plainest: minimal puzzles of seed 0, on as many
 * threads as there are cores. Grids are 81 characters, or NULL. */
typedef struct nonet_wishes {
  uint64_t seed;  /* the same seed and wishes give the same puzzles everywhere */
  uint64_t tries; /* so many tries in vain are the end; 0: some ten to thirty seconds of them, for
                   * ratings above 9.0 a minute or two, and fewer where all end far off */
  int32_t least_givens; /* 0 to 81 */
  int32_t most_givens;  /* least_givens to 81; 0: any number */
  int32_t redundant;    /* 1: more givens than needed, as many as least_ and most_givens say */
  int32_t symmetry;     /* a number of nonet_symmetry_name */
  int32_t controlled;   /* 1: sample with known chances; see the weight */
  int32_t threads;      /* 0: one for each core */
  const char* pattern;  /* givens stand where this has a digit */
  const char* solution; /* of all puzzles, a full grid */
  const char* from;     /* a puzzle to vary, or to complete when it has several solutions */
  int32_t remove, add;  /* how many givens of `from` to take away and to put in; both 0: 2 and 2 */
  int32_t least_level;  /* 1 easy, 2 medium, 3 hard, 4 expert, 5 extreme; 0: any */
  int32_t most_level;   /* least_level to 5; 0: as hard as can be */
  double least_rating;  /* ER, 1.0 to 20.0; 0: any */
  double most_rating;   /* least_rating to 20.0; 0: any */
  const char* techniques; /* names, parted by commas: each is needed. NULL: none in particular */
  const char* hardest;    /* the name of one: it is needed, and nothing harder. Or NULL */
  int32_t distinct;       /* 1: no two are equivalent */
} nonet_wishes;

typedef struct nonet_new_puzzle {
  char puzzle[81];
  char solution[81];
  double weight;       /* 1 unless sampling is controlled */
  int32_t level;       /* 1 easy to 5 extreme; 0: no level and no technique was wished for */
  double er, ep, ed;   /* 0: no rating was wished for */
  const char* hardest; /* key of the technique of the hardest step; NULL: none was wished for */
} nonet_new_puzzle;

/* Told of a puzzle that is valid during the call only; returns whether to go on (0: stop). */
typedef int (*nonet_on_puzzle)(const nonet_new_puzzle* puzzle, void* context);

enum nonet_generate_end {
  NONET_GENERATE_DONE = 0,         /* as many as wanted */
  NONET_GENERATE_STOPPED = 1,      /* the callback said so */
  NONET_GENERATE_OUT_OF_TRIES = 2, /* too many tries in vain */
  NONET_GENERATE_OUT_OF_TIME = 3,
  NONET_GENERATE_IMPOSSIBLE = 4 /* there is no such puzzle */
};

/* Hands up to `number` new puzzles, each with one solution, to `on_puzzle` on the calling thread.
 * `*made` is how many these were, `*end` an enum nonet_generate_end. `message` is written whatever
 * the status: why there are fewer than wanted and how near it came, or what is wrong with the
 * wishes; otherwise it is empty. A message that is cut does not change the status.
 * NONET_MALFORMED: a grid has a character that is neither a digit nor '.' or '0'.
 * NONET_BAD_ARGUMENT: wishes that cannot stand together, a number out of range, or a technique that
 * is not known. Of the bounds, the timeout counts. `wishes` may be NULL. */
int nonet_generate(const nonet_wishes* wishes, uint64_t number, const nonet_bounds* bounds,
                   nonet_on_puzzle on_puzzle, void* context, uint64_t* made, int* end,
                   char* message, size_t message_size);

/* ---- Explaining ---- */

enum nonet_scale {
  NONET_SCALE_HUMAN = 0, /* the easiest step first */
  NONET_SCALE_SE = 1     /* the path of Sudoku Explainer 1.2.1, by which puzzles are rated */
};

/* NULL in place of options, and all zero: the human scale with all techniques, without bounds. */
typedef struct nonet_explain_options {
  int scale;              /* enum nonet_scale */
  int no_uniqueness;      /* 1: without techniques that rest on there being one solution */
  const char* techniques; /* NULL: all; else names or families, as in "singles,x-wing" */
  nonet_bounds bounds;
} nonet_explain_options;

enum nonet_text_format { NONET_AS_TEXT = 0, NONET_AS_JSON = 1 };

enum nonet_hint_kind {
  NONET_HINT_STEP = 0,          /* there is a next step */
  NONET_HINT_WRONG_ENTRIES = 1, /* a digit that was filled in is not that of the solution */
  NONET_HINT_MISSING_MARKS = 2, /* the marks lack a candidate that is true */
  NONET_HINT_SOLVED = 3,
  NONET_HINT_NOT_UNIQUE = 4, /* there is not just one solution */
  NONET_HINT_NOTHING = 5,    /* none of the techniques allowed applies */
  NONET_HINT_STOPPED = 6     /* the bounds came first */
};

/* The next step in a position as it stands, or what is wrong with it, in English or as JSON
 * (docs/explaining.md). `stage`: 1 technique and where to look, 2 the pattern, 3 what follows and
 * why. NONET_BAD_ARGUMENT: a stage, format or option that does not exist. */
int nonet_hint(const char* text, size_t length, int stage, int format,
               const nonet_explain_options* options, int* kind, char* out, size_t out_size,
               size_t* out_length);

/* The board with its candidates and, where there is one, the next step drawn on it, as SVG. */
int nonet_hint_svg(const char* text, size_t length, const nonet_explain_options* options, char* out,
                   size_t out_size, size_t* out_length);

enum nonet_path_end {
  NONET_PATH_SOLVED = 0,
  NONET_PATH_STUCK = 1,         /* none of the techniques allowed applies */
  NONET_PATH_NOT_EXPLAINED = 2, /* there is not just one solution */
  NONET_PATH_STOPPED = 3        /* the bounds came first */
};

/* The whole way to the solution: a line of English for each step, or one JSON object. `*level` is 0
 * (easy) to 4 (extreme), `*score` comparable with HoDoKu's. Hard puzzles take milliseconds, the
 * hardest a second; some 100 KB of JSON. */
int nonet_explain(const char* text, size_t length, int format, const nonet_explain_options* options,
                  int* end, int* level, int* score, char* out, size_t out_size, size_t* out_length);

/* The techniques are numbered from 0, by family and from easy to hard. nonet_technique() tells all
 * about one as a JSON object: names, level, score, rating, explanation, example. */
int nonet_technique_count(void);
int nonet_technique(int technique, char* out, size_t out_size, size_t* out_length);

/* ---- Notations ---- */

/* The notations are numbered from 0. Name and summary are static text; NULL for a number out of
 * range. */
int nonet_notation_count(void);
const char* nonet_notation_name(int notation);    /* "line", "grid", "pencil", ... */
const char* nonet_notation_summary(int notation); /* one line */

/* Writes the puzzle of a text in a notation. What that notation cannot hold, such as marks in a
 * line, is left out. A few thousand bytes at most. */
int nonet_convert(const char* text, size_t length, int notation, char* out, size_t out_size,
                  size_t* out_length);

#ifdef __cplusplus
}
#endif

#endif /* NONET_H */
