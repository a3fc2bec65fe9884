#pragma once
// JsonWriter: JSON text piece by piece, members in the order in which they are written.
//
//   JsonWriter json;
//   json.begin_object().member("digit", 4).members("cells", cells, name).end_object();

#include <string>
#include <string_view>
#include <utility>

namespace nonet::logic {

class JsonWriter {
 public:
  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }
  JsonWriter& key(std::string_view name);

  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(const std::string& text) { return value(std::string_view(text)); }
  JsonWriter& value(int number) { return raw(std::to_string(number)); }
  JsonWriter& value(bool truth) { return raw(truth ? "true" : "false"); }
  JsonWriter& value(double number);  ///< with one decimal, as ratings have
  JsonWriter& null() { return raw("null"); }
  /// A text that is JSON already.
  JsonWriter& raw(std::string_view json);

  template <class Value>
  JsonWriter& member(std::string_view name, const Value& what) {
    return key(name).value(what);
  }
  /// An array of what `to_value` makes of each thing.
  template <class Things, class ToValue>
  JsonWriter& members(std::string_view name, const Things& things, ToValue to_value) {
    key(name).begin_array();
    for (const auto& thing : things) value(to_value(thing));
    return end_array();
  }

  std::string take() { return std::move(text_); }

 private:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  void separate();

  std::string text_;
  bool first_ = true;  // nothing has been written yet at this depth, or a key has
};

}  // namespace nonet::logic
