#include "capi/c_border.hpp"
#include "nonet/rate.hpp"

using namespace nonet;

static_assert(NONET_RATED == static_cast<int>(Rating::End::solved));
static_assert(NONET_RATING_STUCK == static_cast<int>(Rating::End::stuck));
static_assert(NONET_RATING_TOO_HARD == static_cast<int>(Rating::End::too_hard));
static_assert(NONET_RATING_CUT == static_cast<int>(Rating::End::cut));
static_assert(NONET_UNRATED == static_cast<int>(Rating::End::unrated));

namespace {

// Keys are string literals of the library, which end in NUL and live for ever.
const char* key_of(const std::optional<Technique>& technique) {
  return technique ? technique->key().data() : nullptr;
}

}  // namespace

extern "C" {

int nonet_rate(const char* text, size_t length, double max_rating, const nonet_bounds* bounds,
               int* verdict, nonet_rating* rating) {
  const Expected<Puzzle> puzzle = capi::puzzle_from(text, length);
  if (!puzzle) return NONET_MALFORMED;
  if (max_rating != 0 && !(max_rating >= 1.0 && max_rating <= kBeyondTechniques))
    return NONET_BAD_ARGUMENT;
  RateOptions options;
  if (max_rating != 0) options.max_rating = max_rating;
  const Rating answer = rate(*puzzle, options, capi::bounds_from(bounds));
  capi::give(verdict, answer.verdict);
  if (rating != nullptr)
    *rating = {.er = answer.er,
               .ep = answer.ep,
               .ed = answer.ed,
               .er_technique = key_of(answer.er_technique),
               .ep_technique = key_of(answer.ep_technique),
               .ed_technique = key_of(answer.ed_technique),
               .steps = answer.steps,
               .end = static_cast<int32_t>(answer.end)};
  return NONET_OK;
}

}  // extern "C"
