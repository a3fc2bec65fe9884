#include "study/board_answers.hpp"

#include "csv_field.hpp"
#include "error_json.hpp"
#include "one_field.hpp"
#include "tabbed_row.hpp"

namespace nonet::cli {

namespace {

using Json = nlohmann::ordered_json;

/// How the rows of one invocation are written.
struct Dress {
  std::string format;
  bool bare;
};

std::string reason_of(const Record& record, const BoardAnswer& answer) {
  if (record.puzzle) return answer.fault;
  const Error& error = record.puzzle.error();
  return error.hint.empty() ? error.message : error.message + "; " + error.hint;
}

std::string line_row(const BoardQuestion& question, const Record& record, const BoardAnswer& answer,
                     const Dress& dress) {
  TabbedRow row;
  const std::string reason = reason_of(record, answer);
  if (!reason.empty()) {
    row.add(record.puzzle ? "refused" : "malformed");
    row.add(reason);
    return row.take();
  }
  for (const std::string& field : answer.fields) row.add(field);
  if (!dress.bare && !record.text.empty()) {
    row.pad(question.columns.size());
    row.add(record.text);
  }
  return row.take();
}

std::string csv_row(const BoardQuestion& question, const Record& record, const BoardAnswer& answer,
                    const Dress& dress, const RowContext& context) {
  std::string row;
  if (context.file != nullptr) append_csv_field(row, *context.file);
  append_csv_field(row, std::to_string(record.line));
  append_csv_field(row, record.puzzle ? to_line(record.puzzle->digits()) : "");
  for (std::size_t i = 0; i < question.columns.size(); ++i)
    append_csv_field(row, i < answer.fields.size() ? answer.fields[i] : "");
  append_csv_field(row, reason_of(record, answer));
  if (!dress.bare) append_csv_field(row, record.text);
  return row + '\n';
}

std::string csv_head(const BoardQuestion& question, bool bare, bool with_file) {
  std::string row = with_file ? "file,line,puzzle" : "line,puzzle";
  for (const std::string& column : question.columns) append_csv_field(row, column);
  return row + (bare ? ",error\n" : ",error,text\n");
}

std::string json_row(const Record& record, const BoardAnswer& answer, const Dress& dress,
                     const RowContext& context) {
  Json object;
  if (context.file != nullptr) object["file"] = *context.file;
  object["line"] = record.line;
  if (record.puzzle) {
    object["puzzle"] = to_line(record.puzzle->digits());
    if (answer.fault.empty())
      object.update(answer.members);
    else
      object["error"] = {{"code", "not_taken"}, {"message", answer.fault}};
  } else {
    object["error"] = error_object(record.puzzle.error());
  }
  if (!dress.bare) object["text"] = record.text;
  return object.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace

int answer_boards(const Invocation& invocation, const BoardQuestion& question) {
  return stream_rows(invocation, [&](const IsSingleOnTerminal&) {
    const Dress dress{invocation.text("format"), invocation.given("bare")};
    RowMaker maker;
    maker.chunk = question.chunk;
    if (dress.format == "csv")
      maker.header = csv_head(question, dress.bare, invocation.operands.size() > 1);
    maker.make = row_by_row([=, &question](const Record& record, const RowContext& context) {
      const BoardAnswer answer = record.puzzle ? question.ask(record, context) : BoardAnswer();
      return Row{.text = dress.format == "json"  ? json_row(record, answer, dress, context)
                         : dress.format == "csv" ? csv_row(question, record, answer, dress, context)
                                                 : line_row(question, record, answer, dress),
                 .negative = answer.negative,
                 .stopped = answer.stopped,
                 .fault = answer.fault};
    });
    return maker;
  });
}

std::expected<Grid, std::string> board_of(const Record& record) {
  if (record.puzzle->marks)
    return std::unexpected(std::string(
        "it has candidate marks, of which this verb takes no account; leave them out, as nonet "
        "convert --to line does"));
  return record.puzzle->digits();
}

}  // namespace nonet::cli
