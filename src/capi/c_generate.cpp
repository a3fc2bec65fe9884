#include <utility>

#include "capi/c_border.hpp"
#include "nonet/generate.hpp"

using namespace nonet;

namespace {

static_assert(NONET_GENERATE_DONE == static_cast<int>(GenerateEnd::done));
static_assert(NONET_GENERATE_STOPPED == static_cast<int>(GenerateEnd::stopped));
static_assert(NONET_GENERATE_OUT_OF_TRIES == static_cast<int>(GenerateEnd::out_of_tries));
static_assert(NONET_GENERATE_OUT_OF_TIME == static_cast<int>(GenerateEnd::out_of_time));
static_assert(NONET_GENERATE_IMPOSSIBLE == static_cast<int>(GenerateEnd::impossible));

/// Nothing for NULL. False when a character is neither a digit nor a sign for a blank.
bool read_grid(const char* text, std::optional<Grid>& grid) {
  if (text == nullptr) return true;
  grid.emplace();
  for (int i = 0; i < kCellCount; ++i) {
    if (text[i] >= '1' && text[i] <= '9')
      grid->set(Cell(i), Digit(text[i] - '0'));
    else if (text[i] != '.' && text[i] != '0')
      return false;
  }
  return true;
}

const GivenSymmetryInfo* symmetry_at(int number) {
  if (number < 0 || number >= nonet_symmetry_count()) return nullptr;
  return &given_symmetries()[static_cast<std::size_t>(number)];
}

int read_grade(const nonet_wishes& wishes, GenerateOptions& options) {
  constexpr int kLevels = 5;
  if (wishes.least_level != 0 || wishes.most_level != 0) {
    const int least = wishes.least_level == 0 ? 1 : wishes.least_level;
    const int most = wishes.most_level == 0 ? kLevels : wishes.most_level;
    if (least < 1 || least > kLevels || most < 1 || most > kLevels) return NONET_BAD_ARGUMENT;
    options.level = {static_cast<Level>(least - 1), static_cast<Level>(most - 1)};
  }
  if (wishes.least_rating != 0 || wishes.most_rating != 0)
    options.rating = {wishes.least_rating == 0 ? 1.0 : wishes.least_rating,
                      wishes.most_rating == 0 ? kBeyondTechniques : wishes.most_rating};
  if (wishes.techniques != nullptr) {
    auto techniques = techniques_named(wishes.techniques);
    if (!techniques) return NONET_BAD_ARGUMENT;
    options.techniques = *std::move(techniques);
  }
  if (wishes.hardest != nullptr) {
    options.hardest = find_technique(wishes.hardest);
    if (!options.hardest) return NONET_BAD_ARGUMENT;
  }
  options.distinct = wishes.distinct != 0;
  return NONET_OK;
}

nonet_new_puzzle as_new_puzzle(const GeneratedPuzzle& made) {
  nonet_new_puzzle puzzle{};
  capi::give_grid(puzzle.puzzle, made.puzzle);
  capi::give_grid(puzzle.solution, made.solution);
  puzzle.weight = made.weight;
  if (made.level) puzzle.level = static_cast<int32_t>(*made.level) + 1;
  if (made.rating) {
    puzzle.er = made.rating->er;
    puzzle.ep = made.rating->ep;
    puzzle.ed = made.rating->ed;
  }
  // Keys are string literals of the library, which end in NUL.
  if (made.hardest) puzzle.hardest = made.hardest->key().data();
  return puzzle;
}

int read_wishes(const nonet_wishes& wishes, GenerateOptions& options) {
  options.seed = wishes.seed;
  options.tries = wishes.tries;
  options.least_givens = wishes.least_givens;
  options.most_givens = wishes.most_givens == 0 ? kCellCount : wishes.most_givens;
  options.minimal = wishes.redundant == 0;
  options.sampling = wishes.controlled == 0 ? Sampling::dig : Sampling::controlled;
  const GivenSymmetryInfo* symmetry = symmetry_at(wishes.symmetry);
  if (symmetry == nullptr || wishes.threads < 0) return NONET_BAD_ARGUMENT;
  options.symmetry = symmetry->symmetry;
  options.threads = static_cast<unsigned>(wishes.threads);
  if (wishes.remove != 0 || wishes.add != 0) {
    options.remove = wishes.remove;
    options.add = wishes.add;
  }
  const bool readable = read_grid(wishes.pattern, options.pattern) &&
                        read_grid(wishes.solution, options.solution) &&
                        read_grid(wishes.from, options.from);
  return readable ? read_grade(wishes, options) : NONET_MALFORMED;
}

}  // namespace

extern "C" {

int nonet_symmetry_count(void) {
  return static_cast<int>(given_symmetries().size());
}
const char* nonet_symmetry_name(int symmetry) {
  const GivenSymmetryInfo* info = symmetry_at(symmetry);
  return info == nullptr ? nullptr : info->name.data();
}
const char* nonet_symmetry_summary(int symmetry) {
  const GivenSymmetryInfo* info = symmetry_at(symmetry);
  return info == nullptr ? nullptr : info->summary.data();
}

int nonet_generate(const nonet_wishes* wishes, uint64_t number, const nonet_bounds* bounds,
                   nonet_on_puzzle on_puzzle, void* context, uint64_t* made, int* end,
                   char* message, size_t message_size) {
  if (on_puzzle == nullptr) return NONET_BAD_ARGUMENT;
  GenerateOptions options;
  options.threads = 0;
  if (wishes != nullptr)
    if (const int status = read_wishes(*wishes, options); status != NONET_OK) return status;
  options.bounds = capi::bounds_from(bounds);
  const auto report = generate_puzzles(options, number, [&](const GeneratedPuzzle& generated) {
    const nonet_new_puzzle puzzle = as_new_puzzle(generated);
    return on_puzzle(&puzzle, context) != 0;
  });
  capi::give_text(report ? report->shortfall : report.error(), message, message_size, nullptr);
  if (!report) return NONET_BAD_ARGUMENT;
  capi::give(made, report->made);
  capi::give(end, report->end);
  return NONET_OK;
}

}  // extern "C"
