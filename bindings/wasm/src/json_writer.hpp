#pragma once
// JsonWriter: JSON text, written from left to right. Commas are put in by themselves.
//
//   JsonWriter json;
//   json.open('{').key("cells").open('[').number(3).close(']').close('}');

#include <cstdint>
#include <string>
#include <string_view>

namespace nonet::wasm {

class JsonWriter {
 public:
  /// '{' or '['.
  JsonWriter& open(char bracket) {
    separate();
    text_ += bracket;
    separated_ = true;
    return *this;
  }
  JsonWriter& close(char bracket) {
    text_ += bracket;
    separated_ = false;
    return *this;
  }
  JsonWriter& key(std::string_view name) {
    string(name);
    text_ += ':';
    separated_ = true;
    return *this;
  }
  JsonWriter& string(std::string_view value);
  JsonWriter& number(std::uint64_t value) { return raw(std::to_string(value)); }
  /// With one decimal, as ratings have; 0 or more.
  JsonWriter& tenths(double value) {
    const auto tenths = static_cast<std::uint64_t>(value * 10 + 0.5);
    return raw(std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10));
  }
  JsonWriter& boolean(bool value) { return raw(value ? "true" : "false"); }
  JsonWriter& null() { return raw("null"); }
  /// A text that is JSON already.
  JsonWriter& raw(std::string_view value) {
    separate();
    text_ += value;
    return *this;
  }

  std::string take() { return std::move(text_); }

 private:
  void separate() {
    if (!separated_) text_ += ',';
    separated_ = false;
  }

  std::string text_;
  bool separated_ = true;
};

}  // namespace nonet::wasm
