#include "text/json_object.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "text/cell_sign.hpp"
#include "text/csv_columns.hpp"
#include "text/single_line.hpp"

namespace nonet::text {

namespace {

constexpr std::size_t kLongest = std::size_t{1} << 16;  // bytes of one object

// The end of the string that starts at `at`, after its closing quote; npos if it is not closed.
std::size_t string_end(std::string_view text, std::size_t at) {
  for (std::size_t i = at + 1; i < text.size(); ++i) {
    if (text[i] == '\\')
      ++i;
    else if (text[i] == '"')
      return i + 1;
  }
  return text.npos;
}

std::size_t skip_space(std::string_view text, std::size_t at) {
  while (at < text.size() && is_space(text[at])) ++at;
  return at;
}

struct Member {
  std::string_view name;
  std::size_t begin, value, end;  // of the member, its value, and after it
};

std::vector<Member> split_members(std::string_view text) {
  std::vector<Member> members;
  std::size_t at = skip_space(text, 0);
  if (at < text.size() && text[at] == '{') ++at;
  for (;;) {
    at = skip_space(text, at);
    if (at >= text.size() || text[at] != '"') return members;
    Member member{};
    member.begin = at;
    const std::size_t name_end = string_end(text, at);
    if (name_end == text.npos) return members;
    member.name = text.substr(at + 1, name_end - at - 2);
    at = skip_space(text, name_end);
    if (at >= text.size() || text[at] != ':') return members;
    member.value = at = skip_space(text, at + 1);
    for (int depth = 0; at < text.size(); ++at) {
      if (text[at] == '"') {
        at = string_end(text, at);
        if (at == text.npos) return members;
        --at;
        continue;
      }
      if (depth == 0 && (text[at] == ',' || text[at] == '}')) break;
      if (text[at] == '[' || text[at] == '{') ++depth;
      if (text[at] == ']' || text[at] == '}') --depth;
    }
    member.end = at;
    while (member.end > member.value && is_space(text[member.end - 1])) --member.end;
    members.push_back(member);
    if (at >= text.size() || text[at] != ',') return members;
    ++at;
  }
}

// A string with its line ends written as \n holds a drawn grid.
std::string unescape_line_ends(std::string_view value) {
  std::string text;
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (value[i] == '\\' && i + 1 < value.size()) {
      ++i;
      if (value[i] == 'n' || value[i] == 'r')
        text += '\n';
      else if (value[i] == 't')
        text += '\t';
      else
        text += value[i];
    } else {
      text += value[i];
    }
  }
  return text;
}

Expected<Puzzle> read_value(const PlainLine& line, const Member& member, Notation& notation) {
  const std::string_view value = line.plain().substr(member.value, member.end - member.value);
  notation = Notation::json;
  const bool string = value.size() >= 2 && value.front() == '"';
  if (string && value.contains('\\')) {
    Expected<Puzzle> puzzle = parse(unescape_line_ends(value.substr(1, value.size() - 2)));
    if (!puzzle) {
      puzzle.error().line = line.number();
      puzzle.error().column = line.column(member.value);
    }
    return puzzle;
  }
  Notation inner = notation;
  if (string) return read_field(line, member.value + 1, member.end - 1, inner);
  if (value.starts_with('[')) return read_field(line, member.value, member.end, inner);
  return std::unexpected(Error{ErrorCode::unknown_symbol, line.number(), line.column(member.value),
                               "\"" + std::string(member.name) + "\" is neither text nor an array",
                               "give 81 characters or nine arrays of nine"});
}

bool has_shape(std::string_view value) {
  std::size_t cells = 0;
  for (char c : value) cells += is_cell(c);
  return cells == 81 || cells == 729;
}

const Member* choose(const std::vector<Member>& members, std::string_view text,
                     std::string_view wanted) {
  const Member* chosen = nullptr;
  std::optional<std::size_t> best;
  for (const Member& member : members) {
    if (!wanted.empty()) {
      if (member.name == wanted) return &member;
      continue;
    }
    const auto rank = puzzle_name_rank(member.name);
    if (!rank || (best && *best <= *rank)) continue;
    best = rank;
    chosen = &member;
  }
  if (chosen || !wanted.empty()) return chosen;
  for (const Member& member : members)
    if (has_shape(text.substr(member.value, member.end - member.value))) return &member;
  return nullptr;
}

}  // namespace

bool begins_object(std::string_view plain, bool brace_before) {
  std::size_t at = std::min(plain.find_first_not_of(" \t[],("), plain.size());
  if (at < plain.size() && plain[at] == '{')
    at = skip_space(plain, at + 1);
  else if (!brace_before)
    return false;
  if (at >= plain.size() || plain[at] != '"') return false;
  const std::size_t name_end = string_end(plain, at);
  if (name_end == plain.npos || name_end - at < 3) return false;
  at = skip_space(plain, name_end);
  return at < plain.size() && plain[at] == ':';
}

JsonGather::Step JsonGather::add(std::string_view bytes, std::size_t line, std::size_t& taken) {
  std::size_t at = 0;
  if (active()) {
    text_ += ' ';
  } else {
    line_ = line;
    at = std::min(bytes.find_first_not_of(" \t[],("), bytes.size());
    if (at < bytes.size() && bytes[at] != '{') depth_ = 1;  // its brace stood on a line before
  }
  ++lines_;
  const std::size_t from = at;
  Step step = Step::more;
  for (; at < bytes.size() && step == Step::more; ++at) {
    if (bytes[at] == '"') {
      const std::size_t stop = string_end(bytes, at);
      if (stop == bytes.npos) step = Step::broken;
      at = std::min(stop, bytes.size()) - 1;
    } else if (bytes[at] == '{' || bytes[at] == '[') {
      ++depth_;
    } else if (bytes[at] == '}' || bytes[at] == ']') {
      if (--depth_ <= 0) step = Step::done;
    }
  }
  taken = at;
  text_ += bytes.substr(from, at - from);
  return text_.size() > kLongest ? Step::broken : step;
}

// Inside an object a line starts with a string, a bracket or a short value.
bool JsonGather::ends_before(std::string_view plain) const {
  const std::size_t at = skip_space(plain, 0);
  if (at >= plain.size()) return false;
  const std::size_t last = std::min(text_.find_last_not_of(" \t"), text_.size() - 1);
  const bool open = std::string_view(",:[{").contains(text_[last]);
  if (plain[at] == '{') return !open;
  return !std::string_view("\"}],:[").contains(plain[at]) && (!open || plain.size() - at > 24);
}

void read_json_object(const PlainLine& line, std::string_view wanted, Record& record) {
  record.line = line.number();
  record.notation = Notation::json;
  record.text.clear();
  const std::string_view text = line.plain();
  const std::vector<Member> members = split_members(text);
  const Member* puzzle = choose(members, text, wanted);
  for (const Member& member : members) {
    if (&member == puzzle) continue;
    if (!record.text.empty()) record.text += ',';
    const std::size_t from = line.offset(member.begin);
    record.text += line.bytes().substr(from, line.offset(member.end) - from);
  }
  if (puzzle) {
    record.puzzle = read_value(line, *puzzle, record.notation);
  } else if (!wanted.empty()) {
    record.puzzle = std::unexpected(Error{ErrorCode::unknown_column, line.number(), 0,
                                          "the object has no \"" + std::string(wanted) + "\"",
                                          "name a member that every object has"});
  } else {
    record.puzzle = std::unexpected(Error{ErrorCode::empty_input, line.number(), 0,
                                          "the object holds no puzzle",
                                          "give it a member \"puzzle\" of 81 characters"});
  }
}

}  // namespace nonet::text
