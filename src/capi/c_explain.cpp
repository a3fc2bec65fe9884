#include "capi/c_border.hpp"
#include "nonet/explain.hpp"
#include "nonet/hint.hpp"
#include "nonet/step_json.hpp"
#include "nonet/step_svg.hpp"
#include "nonet/step_text.hpp"

using namespace nonet;

namespace {

// nullopt: something in them is out of range or unknown.
std::optional<ExplainOptions> options_from(const nonet_explain_options* options) {
  ExplainOptions read;
  if (options == nullptr) return read;
  if (options->scale != NONET_SCALE_HUMAN && options->scale != NONET_SCALE_SE) return std::nullopt;
  read.scale = options->scale == NONET_SCALE_SE ? Scale::se : Scale::human;
  read.uniqueness = options->no_uniqueness == 0;
  if (options->techniques != nullptr) {
    auto techniques = techniques_of(options->techniques);
    if (!techniques) return std::nullopt;
    read.techniques = std::move(*techniques);
  }
  read.bounds = capi::bounds_from(&options->bounds);
  return read;
}

std::string text_of(const Explanation& path) {
  std::string text;
  for (const Step& step : path.steps) text += to_text(step) + '\n';
  return text;
}

bool is_format(int format, int last) {
  return format >= NONET_AS_TEXT && format <= last;
}

}  // namespace

extern "C" {

int nonet_hint(const char* text, size_t length, int stage, int format,
               const nonet_explain_options* options, int* kind, char* out, size_t out_size,
               size_t* out_length) {
  const auto read = options_from(options);
  if (!read || stage < 1 || stage > 3 || !is_format(format, NONET_AS_JSON))
    return NONET_BAD_ARGUMENT;
  const Expected<Puzzle> puzzle = capi::puzzle_from(text, length);
  if (!puzzle) return NONET_MALFORMED;
  const Hint answer = hint(*puzzle, *read);
  capi::give(kind, answer.kind);
  const auto shown = static_cast<HintStage>(stage);
  return capi::give_text(format == NONET_AS_JSON ? to_json(answer, shown) : to_text(answer, shown),
                         out, out_size, out_length);
}

int nonet_explain(const char* text, size_t length, int format, const nonet_explain_options* options,
                  int* end, int* level, int* score, char* out, size_t out_size,
                  size_t* out_length) {
  const auto read = options_from(options);
  if (!read || !is_format(format, NONET_AS_JSON)) return NONET_BAD_ARGUMENT;
  const Expected<Puzzle> puzzle = capi::puzzle_from(text, length);
  if (!puzzle) return NONET_MALFORMED;
  const Explanation path = explain(*puzzle, *read);
  capi::give(end, path.end);
  capi::give(level, path.level);
  capi::give(score, path.score);
  return capi::give_text(format == NONET_AS_JSON ? to_json(path) : text_of(path), out, out_size,
                         out_length);
}

int nonet_hint_svg(const char* text, size_t length, const nonet_explain_options* options, char* out,
                   size_t out_size, size_t* out_length) {
  const auto read = options_from(options);
  if (!read) return NONET_BAD_ARGUMENT;
  const Expected<Puzzle> puzzle = capi::puzzle_from(text, length);
  if (!puzzle) return NONET_MALFORMED;
  const Hint answer = hint(*puzzle, *read);
  return capi::give_text(to_svg(answer.position, answer.step ? &*answer.step : nullptr), out,
                         out_size, out_length);
}

int nonet_technique_count(void) {
  return static_cast<int>(all_techniques().size());
}

int nonet_technique(int technique, char* out, size_t out_size, size_t* out_length) {
  if (technique < 0 || technique >= nonet_technique_count()) return NONET_BAD_ARGUMENT;
  return capi::give_text(to_json(all_techniques()[static_cast<std::size_t>(technique)]), out,
                         out_size, out_length);
}

}  // extern "C"
