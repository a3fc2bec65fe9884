#include <fmt/format.h>

#include <chrono>
#include <expected>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "exit_status.hpp"
#include "nonet/rate.hpp"
#include "output.hpp"
#include "plain_answers.hpp"
#include "question.hpp"
#include "rating_format.hpp"
#include "technique_flags.hpp"

namespace nonet::cli {

namespace {

// A thread rates many puzzles, one after the other.
Rater& rater_of_this_thread() {
  thread_local Rater rater;
  return rater;
}

std::string steps_in_words(int steps) {
  return fmt::format("{} step{}", steps, steps == 1 ? "" : "s");
}

std::string reason_of(const Rating& rating, double max_rating) {
  const std::string steps = steps_in_words(rating.steps);
  switch (rating.end) {
    case Rating::End::solved:
      return rating.er_technique
                 ? fmt::format("{}, the hardest by {}", steps, rating.er_technique->name())
                 : "nothing is left to solve";
    case Rating::End::stuck:
      return fmt::format("after {} no technique applies", steps);
    case Rating::End::too_hard:
      return fmt::format("harder than {:.1f}, seen after {}", max_rating, steps);
    case Rating::End::cut:
      return fmt::format("the time was over after {}", steps);
    case Rating::End::unrated:
      break;
  }
  return "";
}

void rate_all(std::span<Finding> findings, const RateOptions& options, const Bounds& bounds) {
  solve_all(findings, bounds);
  explain_all(findings, bounds);
  for (Finding& finding : findings) {
    if (finding.verdict() != Verdict::unique) continue;
    const auto start = std::chrono::steady_clock::now();
    finding.rating = rater_of_this_thread().rate(*finding.record.puzzle, options, bounds);
    finding.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    finding.judgement.answer.verdict = finding.rating->verdict;  // undecided when time was over
    if (finding.verdict() == Verdict::unique)
      finding.reason = reason_of(*finding.rating, options.max_rating);
  }
}

bool is_rated(const Finding& finding) {
  return finding.rating && finding.rating->end == Rating::End::solved;
}

void rate_fields(const Finding& finding, TabbedRow& row) {
  row.add(fmt::format("{}/{}/{}", er_of(finding), ep_of(finding), ed_of(finding)));
  if (is_rated(finding)) return;
  row.add(status_of(finding));
  row.add(finding.reason);
}

std::vector<std::string> rate_csv_fields(const Finding& finding) {
  const auto technique = [&] {
    return finding.rating && finding.rating->er_technique
               ? std::string(finding.rating->er_technique->name())
               : "";
  };
  return {er_of(finding), ep_of(finding),     ed_of(finding),
          technique(),    status_of(finding), finding.reason};
}

void add_rating(const Finding& finding, nlohmann::ordered_json& object) {
  object["status"] = status_of(finding);
  if (!finding.rating || finding.rating->end == Rating::End::unrated) return;
  const Rating& rating = *finding.rating;
  const auto tenths = [](double value) {  // 7.2, not 7.199999999999999
    return value == 0 ? nlohmann::ordered_json()
                      : nlohmann::ordered_json(std::stod(fmt::format("{:.1f}", value)));
  };
  const auto key = [](const std::optional<Technique>& technique) {
    return technique ? nlohmann::ordered_json(technique->key()) : nlohmann::ordered_json();
  };
  object["er"] = tenths(rating.er);
  object["ep"] = tenths(rating.ep);
  object["ed"] = tenths(rating.ed);
  object["er_technique"] = key(rating.er_technique);
  object["ep_technique"] = key(rating.ep_technique);
  object["ed_technique"] = key(rating.ed_technique);
  object["steps"] = rating.steps;
  object["reached"] = to_line(rating.reached);
}

std::expected<double, std::string> max_rating_from(const std::string& text) {
  std::size_t used = 0;
  double value = 0;
  for (char c : text) used += (c >= '0' && c <= '9') || c == '.' ? 1 : 0;
  if (used == text.size() && !text.empty() && text.find_first_of("0123456789") != std::string::npos)
    value = std::strtod(text.c_str(), nullptr);
  if (value < 1.0 || value > kBeyondTechniques)
    return std::unexpected(
        fmt::format("--max-rating: '{}' is no rating; they go from 1.0 to 20.0", text));
  return value;
}

}  // namespace

int run_rate(const Invocation& invocation) {
  RateOptions options;
  const auto refuse = [](const std::string& why) {
    complain(fmt::format("nonet: {}\n", why));
    return kExitError;
  };
  if (invocation.given("techniques")) {
    auto techniques = techniques_allowed(invocation);
    if (!techniques) return refuse(techniques.error());
    options.techniques = *std::move(techniques);
  }
  if (invocation.given("max-rating")) {
    const auto most = max_rating_from(invocation.text("max-rating"));
    if (!most) return refuse(most.error());
    options.max_rating = *most;
  }
  options.uniqueness = !invocation.given("no-uniqueness");

  Question question{.ask = [options](std::span<Finding> findings,
                                     const Bounds& bounds) { rate_all(findings, options, bounds); },
                    .line_fields = rate_fields,
                    .line_width = 3,
                    .csv_columns = {"er", "ep", "ed", "technique", "status", "reason"},
                    .csv_fields = rate_csv_fields,
                    .add_json = add_rating,
                    .draws_solution = false,
                    .verdict_is_answer = true,
                    .is_negative =
                        [](const Finding& finding) {
                          return finding.rating && (finding.rating->end == Rating::End::stuck ||
                                                    finding.rating->end == Rating::End::cut);
                        },
                    .draws = false};
  const std::string name = invocation.text("format");
  if (name.find('%') != std::string::npos) {
    const auto format = RatingFormat::from(name);
    if (!format) return refuse(format.error());
    question.own_format = [format](const Finding& finding) { return format->write(finding); };
  } else if (name != "line" && name != "json" && name != "csv") {
    return refuse(fmt::format(
        "--format: '{}' is none; there are line, json, csv and texts with codes, such as '%g %r'",
        name));
  }
  return answer_rows(invocation, question);
}

}  // namespace nonet::cli
