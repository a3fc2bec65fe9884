#include "serve/content_type.hpp"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

TEST(ContentType, IsThatOfTheEnding) {
  EXPECT_EQ(content_type_of("/index.html"), "text/html; charset=utf-8");
  EXPECT_EQ(content_type_of("/assets/main-4f3a.js"), "text/javascript; charset=utf-8");
  EXPECT_EQ(content_type_of("/assets/nonet.wasm"), "application/wasm");
  EXPECT_EQ(content_type_of("/manifest.webmanifest"), "application/manifest+json");
}

TEST(ContentType, DoesNotGuess) {
  EXPECT_EQ(content_type_of("/LICENSE"), "application/octet-stream");
  EXPECT_EQ(content_type_of("/page.html/data"), "application/octet-stream");
  EXPECT_EQ(content_type_of("/a.exe"), "application/octet-stream");
  EXPECT_EQ(content_type_of(""), "application/octet-stream");
}

}  // namespace
}  // namespace nonet::cli
