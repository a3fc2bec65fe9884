#include <utility>
#include <vector>

#include "nonet/text.hpp"
#include "text/array_gather.hpp"
#include "text/cell_sign.hpp"
#include "text/csv_columns.hpp"
#include "text/foreign_format.hpp"
#include "text/grid_block.hpp"
#include "text/hodoku_line.hpp"
#include "text/json_object.hpp"
#include "text/line_dress.hpp"
#include "text/line_source.hpp"
#include "text/plain_line.hpp"
#include "text/plain_row.hpp"
#include "text/sdk_sections.hpp"
#include "text/single_line.hpp"
#include "text/string_list.hpp"
#include "text/title_lines.hpp"

namespace nonet {

using text::LineDress;

// Each line goes to the first notation that knows it. A line that does not belong to what is being
// gathered first closes that, and is held: looked at again when the record before it is out.
// The take_ functions return whether they filled the record.
struct Reader::State {
  State(ByteSource source, ReadOptions options)
      : lines(std::move(source)), wanted(std::move(options.column)), columns(wanted) {}

  bool next(Record& record);
  bool next_raw(Record& record);
  bool take_line(Record& record);
  bool take_content(const LineDress& dress, Record& record);
  bool take_cells(const text::PlainLine& from, const LineDress& dress, Record& record);
  bool take_block(Record& record);
  bool titles_end(const LineDress& dress) const;
  bool may_be_title(const text::PlainLine& from, const LineDress& dress) const;
  void add_title(const text::PlainLine& from, const LineDress& dress);
  bool take_object(std::string_view bytes, Record& record);
  bool finish_object(bool whole, Record& record);
  bool finish_array(Record& record);
  bool refuse(Error error, Record& record);

  // Whether something is open that the line does not belong to; then it is closed and the line
  // held.
  bool close_block() {
    if (block.empty()) return false;
    block.close();
    held = true;
    return true;
  }

  text::LineSource lines;
  std::string wanted;
  text::CsvColumns columns;
  text::TitleLines titles;
  text::GridBlock block;
  text::JsonGather json;
  text::ArrayGather array;
  text::SdkSections sections;
  text::Line line;
  text::PlainLine plain;
  text::PlainLine gathered;
  std::string_view objects;               // further objects on the line of the last
  std::vector<text::StringSpan> strings;  // of a list on this line, the last first
  bool held = false;
  bool is_block = false;  // the record is that of a block
  bool in_list = false;   // the last puzzle stood on a line: what is none is told at once
  bool ended = false;     // the stream, or its use: without the wanted column nothing can be read
};

Reader::Reader(ByteSource source, ReadOptions options)
    : state_(std::make_unique<State>(std::move(source), std::move(options))) {}
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;
Reader::~Reader() = default;

bool Reader::next(Record& record) {
  return state_->next(record);
}

bool Reader::buffered() const {
  return state_->held || !state_->objects.empty() || !state_->strings.empty() ||
         state_->lines.has_line();
}

bool Reader::State::next(Record& record) {
  while (next_raw(record)) {
    in_list = !is_block && (in_list || record.puzzle);
    is_block = false;
    if (sections.deliver(record)) return true;
  }
  if (!sections.waiting()) return false;
  record = sections.take();
  return true;
}

bool Reader::State::next_raw(Record& record) {
  for (;;) {
    if (take_block(record)) return true;
    if (!objects.empty()) {
      if (take_object(objects, record)) return true;
      continue;
    }
    if (!strings.empty()) {
      const text::StringSpan string = strings.back();
      strings.pop_back();
      if (take_cells(plain, {LineDress::Kind::content, string.begin, string.begin, string.end},
                     record))
        return true;
      continue;
    }
    if (!held) {
      const bool plain_next = !ended && block.empty() && !json.active() && !array.active() &&
                              titles.empty() && sections.idle() && columns.plain_row_fits() &&
                              !columns.in_doubt();
      if (plain_next && text::take_plain_row(lines, columns, record)) return true;
      if (!ended && lines.next(line)) {
        plain.assign(line.text, line.number);
      } else {
        ended = true;
        if (array.active()) {
          const bool filled = finish_array(record);
          held = false;
          if (filled) return true;
        }
        block.close();
        if (take_block(record)) return true;
        if (!titles.empty()) {
          titles.take_refused(record);
          return true;
        }
        return json.active() && finish_object(false, record);
      }
    }
    held = false;
    if (take_line(record)) return true;
  }
}

bool Reader::State::take_block(Record& record) {
  if (!block.take_record(record)) return false;
  titles.give_to(record);
  return is_block = true;
}

// Words are a title when a grid follows, perhaps after more of them.
bool Reader::State::titles_end(const LineDress& dress) const {
  if (titles.empty() || !block.empty()) return false;
  if (line.too_long) return true;
  if (dress.kind == LineDress::Kind::blank || dress.kind == LineDress::Kind::comment) return false;
  if (dress.kind != LineDress::Kind::content) return true;
  if (text::read_grid_row(plain, dress.value, dress.end).kind != text::GridRow::Kind::none)
    return false;
  return titles.full() || !may_be_title(plain, dress);
}

bool Reader::State::may_be_title(const text::PlainLine& from, const LineDress& dress) const {
  return !in_list && !columns.forced() && text::TitleLines::fits(from.plain()) &&
         !text::foreign_format(from, dress.begin);
}

void Reader::State::add_title(const text::PlainLine& from, const LineDress& dress) {
  Record refused;
  refuse(text::not_a_puzzle(from, dress.begin, dress.end), refused);
  refused.line = from.number();
  const std::size_t begin = from.offset(dress.begin);
  titles.add(text::trim(from.bytes().substr(begin, from.offset(dress.end) - begin)),
             std::move(refused));
}

bool Reader::State::refuse(Error error, Record& record) {
  record.line = line.number;
  record.notation = Notation::line;
  record.text.clear();
  record.puzzle = std::unexpected(std::move(error));
  return true;
}

bool Reader::State::take_line(Record& record) {
  const LineDress dress = text::undress(plain);
  const bool waits = dress.kind == LineDress::Kind::blank ||
                     dress.kind == LineDress::Kind::comment ||
                     dress.kind == LineDress::Kind::state_section;
  if (sections.waiting() && !waits) {
    record = sections.take();
    return held = true;
  }
  const bool section =
      dress.kind == LineDress::Kind::puzzle_section || dress.kind == LineDress::Kind::state_section;
  const bool nothing =
      dress.kind == LineDress::Kind::blank || dress.kind == LineDress::Kind::comment;
  if (columns.in_doubt() && (!nothing || line.too_long) && columns.bears_out_header(plain.plain()))
    titles.clear();
  if (titles_end(dress)) {
    titles.take_refused(record);
    return held = true;
  }
  if (array.active() && (section || line.too_long)) {
    held = true;
    return finish_array(record);
  }
  if (json.active()) {
    if (!line.too_long && !json.ends_before(plain.plain())) return take_object(line.text, record);
    held = true;
    return finish_object(false, record);
  }
  if (line.too_long) {
    if (close_block()) return false;
    return refuse({ErrorCode::wrong_length, line.number, 0, "the line is longer than a megabyte",
                   "a line holds one puzzle"},
                  record);
  }
  switch (dress.kind) {
    case LineDress::Kind::content:
      return take_content(dress, record);
    case LineDress::Kind::blank:
      block.add_blank();
      break;
    case LineDress::Kind::comment:
      break;
    case LineDress::Kind::puzzle_section:
      if (!close_block()) sections.begin_puzzle();
      break;
    case LineDress::Kind::state_section:
      if (!close_block()) sections.begin_state();
      break;
  }
  return false;
}

bool Reader::State::take_content(const LineDress& dress, Record& record) {
  const std::string_view content = plain.plain().substr(dress.value, dress.end - dress.value);
  const bool object = text::begins_object(content, array.brace_open());
  const bool hodoku = text::is_hodoku_line(content);
  if (array.active() && (object || hodoku)) {
    held = true;
    return finish_array(record);
  }
  if (hodoku) {
    if (close_block()) return false;
    text::read_hodoku_line(plain, dress.value, dress.end, record);
    return true;
  }
  if (object) {
    if (close_block()) return false;
    return take_object(plain.bytes().substr(plain.offset(dress.value)), record);
  }
  if (!columns.seen_first()) {
    const Expected<bool> is_header = columns.read_first(plain, dress.begin, dress.end);
    if (!is_header) {
      ended = true;
      return refuse(is_header.error(), record);
    }
    if (*is_header) {
      if (columns.in_doubt()) add_title(plain, dress);
      return false;
    }
  }
  switch (array.add(content, line.number)) {
    case text::ArrayGather::Step::other:
      if (!array.active()) break;
      held = true;
      return finish_array(record);
    case text::ArrayGather::Step::taken:
      if (content.find_first_of("]}") != content.npos) block.add_blank();
      return false;
    case text::ArrayGather::Step::row:
      return finish_array(record);
  }
  if (columns.forced()) {
    const auto field = columns.find(plain, dress.begin, dress.end);
    if ((!field || *field) && close_block()) return false;
    if (!field) return refuse(field.error(), record);
    if (*field) {
      text::read_column(plain, dress.begin, dress.end, **field, record);
      return true;
    }
  }
  strings = text::find_string_list(plain.plain(), dress.value, dress.end);
  if (strings.empty()) return take_cells(plain, dress, record);
  if (close_block()) strings.clear();
  return false;
}

// A row of a drawn grid, or a line with a puzzle.
bool Reader::State::take_cells(const text::PlainLine& from, const LineDress& dress,
                               Record& record) {
  text::GridRow row = text::read_grid_row(from, dress.value, dress.end);
  if (row.kind != text::GridRow::Kind::none) {
    block.add(std::move(row));
    return false;
  }
  if (close_block()) return false;
  if (!text::read_single_line(from, dress.begin, dress.value, dress.end, columns, record)) {
    if (may_be_title(from, dress)) {
      add_title(from, dress);
      return false;
    }
    refuse(text::not_a_puzzle(from, dress.begin, dress.end), record);
    record.line = from.number();
  }
  return true;
}

bool Reader::State::finish_array(Record& record) {
  gathered.assign(array.text(), array.line());
  const bool line_waits = std::exchange(held, false);
  const bool filled =
      take_cells(gathered, {LineDress::Kind::content, 0, 0, gathered.plain().size()}, record);
  // Held now: the block before it had to be closed first, and the array waits for that.
  if (!held) array.clear_values();
  held |= line_waits;
  return filled;
}

bool Reader::State::take_object(std::string_view bytes, Record& record) {
  std::size_t taken = 0;
  const text::JsonGather::Step step = json.add(bytes, line.number, taken);
  objects = bytes.substr(taken);
  if (!text::begins_object(objects, false)) objects = {};
  if (step == text::JsonGather::Step::more) return false;
  return finish_object(step == text::JsonGather::Step::done, record);
}

bool Reader::State::finish_object(bool whole, Record& record) {
  gathered.assign(json.text(), json.line());
  text::read_json_object(gathered, wanted, record);
  if (!whole)
    record.puzzle =
        std::unexpected(Error{ErrorCode::wrong_length, json.line(), 0,
                              "the object that starts here does not end", "an object ends with }"});
  if (!record.puzzle && !json.one_line()) record.puzzle.error().column = 0;
  json.clear();
  return true;
}

}  // namespace nonet
