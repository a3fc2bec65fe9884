#include "path_text.hpp"

#include <fmt/format.h>

#include "nonet/step_text.hpp"

namespace nonet::cli {

std::string path_summary(const Explanation& path) {
  const std::size_t count = path.steps.size();
  const std::string steps = fmt::format("{} step{}", count, count == 1 ? "" : "s");
  const std::string numbers =
      path.scale == Scale::se
          ? fmt::format("rating {:.1f}, {}", path.rating, steps)
          : fmt::format("{}, score {}, {}", name_of(path.level), path.score, steps);
  switch (path.end) {
    case PathEnd::solved:
      return numbers;
    case PathEnd::stuck:
      return fmt::format("no technique left that applies, after {}", steps);
    case PathEnd::stopped:
      return fmt::format("the time was too short, after {}", steps);
    case PathEnd::not_explained:
      break;
  }
  return fmt::format("{}: {}", name_of(path.answer.verdict), path.reason);
}

std::string step_numbers(const Step& step, Scale scale) {
  const TechniqueInfo& info = step.technique.info();
  return scale == Scale::se ? fmt::format("rating {:.1f}", step.rating)
                            : fmt::format("{}, {}", name_of(info.level), info.score);
}

std::string path_text(const Explanation& path) {
  std::string text;
  std::size_t number = 0;
  for (const Step& step : path.steps)
    text +=
        fmt::format("{:>3}. {} ({})\n", ++number, to_text(step), step_numbers(step, path.scale));
  return text + path_summary(path) + '\n';
}

}  // namespace nonet::cli
