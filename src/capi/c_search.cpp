#include "capi/c_border.hpp"
#include "nonet/search.hpp"

using namespace nonet;

namespace {

using Kind = SearchEvent::Kind;
static_assert(NONET_TRY == static_cast<int>(Kind::try_digit));
static_assert(NONET_REJECT == static_cast<int>(Kind::reject));
static_assert(NONET_PLACE == static_cast<int>(Kind::place));
static_assert(NONET_RETREAT == static_cast<int>(Kind::retreat));
static_assert(NONET_SOLVED == static_cast<int>(Kind::solved));
static_assert(NONET_EXHAUSTED == static_cast<int>(Kind::exhausted));
static_assert(NONET_END_EXHAUSTED == static_cast<int>(SearchEnd::exhausted));
static_assert(NONET_END_LIMIT == static_cast<int>(SearchEnd::limit_reached));
static_assert(NONET_END_STOPPED == static_cast<int>(SearchEnd::stopped));
static_assert(NONET_END_STEPS == static_cast<int>(SearchEnd::out_of_steps));
static_assert(NONET_END_TIME == static_cast<int>(SearchEnd::out_of_time));

template <class Place>
int32_t number_or_absent(const std::optional<Place>& place) {
  return place ? place->index() : -1;
}

nonet_event event_from(const SearchEvent& event) {
  return {.step = event.step,
          .kind = static_cast<int32_t>(event.kind),
          .forced = event.forced,
          .depth = event.depth,
          .cell = number_or_absent(event.cell),
          .digit = event.digit ? event.digit->value() : 0,
          .house = number_or_absent(event.house),
          .other = number_or_absent(event.other)};
}

}  // namespace

extern "C" int nonet_search(int algorithm, const char* text, size_t length, uint64_t limit,
                            const nonet_bounds* bounds, nonet_on_event on_event, void* context,
                            nonet_search_result* result, char first[81]) {
  if (algorithm < 0 || algorithm >= nonet_algorithm_count() || limit == 0)
    return NONET_BAD_ARGUMENT;
  const Expected<Puzzle> puzzle = capi::puzzle_from(text, length);
  if (!puzzle) return NONET_MALFORMED;

  SearchOptions options;
  options.limit = limit;
  options.bounds = capi::bounds_from(bounds);
  if (on_event != nullptr)
    options.on_event = [&](const SearchEvent& event) {
      const nonet_event told = event_from(event);
      return on_event(&told, context) != 0;
    };
  const SearchResult found =
      search(algorithms()[static_cast<std::size_t>(algorithm)].algorithm, *puzzle, options);
  if (result != nullptr)
    *result = {.solutions = found.solutions,
               .tries = found.figures.tries,
               .rejections = found.figures.rejections,
               .placements = found.figures.placements,
               .retreats = found.figures.retreats,
               .greatest_depth = found.figures.greatest_depth,
               .end = static_cast<int32_t>(found.end)};
  capi::give_grid(first, found.first.value_or(Grid()));
  return NONET_OK;
}
