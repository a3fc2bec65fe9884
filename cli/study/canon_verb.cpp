// nonet canon: the canonical form of boards and of patterns.
#include <fmt/format.h>

#include "nonet/canonical.hpp"
#include "nonet/text.hpp"
#include "study/board_answers.hpp"
#include "verb.hpp"

namespace nonet::cli {

namespace {

// Elements of a group are listed in one field of one row.
constexpr std::uint32_t kMostElements = 10'000;

/// What is asked of each board.
struct CanonWishes {
  bool map, order, elements, pattern;
};

struct Canon {
  std::string line;
  Transform map;
  std::uint32_t automorphisms;
};

Canon canon_of(const Grid& board, bool pattern) {
  if (pattern) {
    const CanonicalPattern form = canonical_form(Pattern::of(board));
    return {form.pattern.to_line(), form.map, form.automorphisms};
  }
  const CanonicalForm form = canonical_form(board);
  return {to_line(form.grid), form.map, form.automorphisms};
}

std::vector<std::string> elements_of(const Grid& board, bool pattern) {
  std::vector<std::string> elements;
  const auto keep = [&](const Transform& map) {
    elements.push_back(to_text(map));
    return true;
  };
  if (pattern)
    for_each_automorphism(Pattern::of(board), keep);
  else
    for_each_automorphism(board, keep);
  return elements;
}

BoardAnswer answer_for(const Grid& board, const CanonWishes& wishes) {
  const Canon canon = canon_of(board, wishes.pattern);
  BoardAnswer answer;
  answer.fields.push_back(canon.line);
  answer.members["canon"] = canon.line;
  if (wishes.map) {
    answer.fields.push_back(to_text(canon.map));
    answer.members["map"] = answer.fields.back();
  }
  if (wishes.order) {
    answer.fields.push_back(std::to_string(canon.automorphisms));
    answer.members["automorphisms"] = canon.automorphisms;
  }
  if (!wishes.elements) return answer;
  if (canon.automorphisms > kMostElements) {
    answer.fault = fmt::format(
        "it has {} automorphisms, and --elements lists {} at most; --automorphisms gives their "
        "number alone",
        canon.automorphisms, kMostElements);
    return answer;
  }
  const std::vector<std::string> elements = elements_of(board, wishes.pattern);
  answer.fields.push_back(fmt::format("{}", fmt::join(elements, "; ")));
  answer.members["elements"] = elements;
  return answer;
}

}  // namespace

int run_canon(const Invocation& invocation) {
  const CanonWishes wishes{.map = invocation.given("map"),
                           .order = invocation.given("automorphisms"),
                           .elements = invocation.given("elements"),
                           .pattern = invocation.given("pattern")};
  BoardQuestion question{.columns = {"canon"}, .ask = {}};
  if (wishes.map) question.columns.emplace_back("map");
  if (wishes.order) question.columns.emplace_back("automorphisms");
  if (wishes.elements) question.columns.emplace_back("elements");
  question.ask = [wishes](const Record& record, const RowContext&) {
    const auto board = board_of(record);
    return board ? answer_for(*board, wishes) : BoardAnswer{.fields = {}, .fault = board.error()};
  };
  return answer_boards(invocation, question);
}

}  // namespace nonet::cli
