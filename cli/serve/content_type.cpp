#include "serve/content_type.hpp"

#include <array>
#include <utility>

namespace nonet::cli {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 15> kTypes{{
    {"html", "text/html; charset=utf-8"},
    {"js", "text/javascript; charset=utf-8"},
    {"mjs", "text/javascript; charset=utf-8"},
    {"css", "text/css; charset=utf-8"},
    {"json", "application/json"},
    {"map", "application/json"},
    {"webmanifest", "application/manifest+json"},
    {"wasm", "application/wasm"},
    {"svg", "image/svg+xml"},
    {"png", "image/png"},
    {"ico", "image/x-icon"},
    {"webp", "image/webp"},
    {"woff2", "font/woff2"},
    {"txt", "text/plain; charset=utf-8"},
    {"md", "text/plain; charset=utf-8"},
}};

}  // namespace

std::string_view content_type_of(std::string_view path) {
  const std::string_view name = path.substr(path.rfind('/') + 1);
  const auto dot = name.rfind('.');
  if (dot != std::string_view::npos)
    for (const auto& [ending, type] : kTypes)
      if (name.substr(dot + 1) == ending) return type;
  return "application/octet-stream";
}

}  // namespace nonet::cli
