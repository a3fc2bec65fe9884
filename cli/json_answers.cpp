#include <nlohmann/json.hpp>
#include <string_view>

#include "answer_formats.hpp"
#include "error_json.hpp"

namespace nonet::cli {

using Json = nlohmann::ordered_json;

std::string json_answer(const Question& question, const Finding& finding,
                        const FormatOptions& options) {
  const Record& record = finding.record;
  Json object;
  if (options.file != nullptr) object["file"] = *options.file;
  object["line"] = record.line;
  if (record.puzzle) {
    object["notation"] = nonet::name_of(record.notation);
    object["puzzle"] = to_line(record.puzzle->digits());
    if (record.puzzle->marks) object["marks"] = write(*record.puzzle, Notation::candidates);
  }
  object["verdict"] = nonet::name_of(finding.verdict());
  object["reason"] = finding.reason;
  if (record.puzzle)
    question.add_json(finding, object);
  else
    object["error"] = error_object(record.puzzle.error());
  if (!options.bare) object["text"] = record.text;
  // Foreign bytes that are not UTF-8 become the replacement character: a row is always valid JSON.
  return object.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace nonet::cli
