#include "record_json.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "one_field.hpp"

namespace nonet::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string why_malformed(const Record& record) {
  const Error& error = record.puzzle.error();
  return error.hint.empty() ? error.message : error.message + "; " + error.hint;
}

std::string dump(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string record_json(const Record& record, std::string_view name, std::string_view answer) {
  Json head{{"line", record.line}, {"puzzle", to_line(record.puzzle->digits())}};
  std::string text = dump(head);
  text.pop_back();
  return fmt::format("{},\"{}\":{},\"text\":{}}}", text, name, answer, dump(Json(record.text)));
}

std::string malformed_json(const Record& record) {
  return dump({{"line", record.line},
               {"verdict", "malformed"},
               {"reason", why_malformed(record)},
               {"text", record.text}}) +
         '\n';
}

std::string malformed_line(const Record& record) {
  return "malformed\t" + one_field(why_malformed(record)) + '\n';
}

}  // namespace nonet::cli
