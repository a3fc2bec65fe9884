#include <gtest/gtest.h>

#include <sstream>

#include "support/read_records.hpp"

namespace nonet {
namespace {

std::string drain(ByteSource source, std::size_t buffer_size) {
  std::string all;
  std::vector<char> buffer(buffer_size);
  while (const std::size_t count = source(buffer)) all.append(buffer.data(), count);
  return all;
}

TEST(ByteSource, HandsOutAllBytes) {
  const std::string text = "53\n\0.7" + std::string(1000, '.');
  for (std::size_t size : {1, 7, 5000}) {
    EXPECT_EQ(drain(read_from(text), size), text);
    std::istringstream stream(text);
    EXPECT_EQ(drain(read_from(stream), size), text);
  }
}

// A stream that, like a terminal or std::cin in step with stdio, does not tell what it has.
class SilentBuffer : public std::streambuf {
 public:
  explicit SilentBuffer(std::string text) : text_(std::move(text)) {}

 private:
  int_type underflow() override {
    return at_ < text_.size() ? traits_type::to_int_type(text_[at_]) : traits_type::eof();
  }
  int_type uflow() override {
    return at_ < text_.size() ? traits_type::to_int_type(text_[at_++]) : traits_type::eof();
  }
  std::string text_;
  std::size_t at_ = 0;
};

TEST(ByteSource, AStreamThatDoesNotTellIsReadLineByLine) {
  SilentBuffer bytes("one\ntwo\nthree");
  std::istream stream(&bytes);
  ByteSource source = read_from(stream);
  std::vector<char> buffer(100);
  EXPECT_EQ(source(buffer), 4u);
  EXPECT_EQ(source(buffer), 4u);
  EXPECT_EQ(source(buffer), 5u);
  EXPECT_EQ(source(buffer), 0u);
}

}  // namespace
}  // namespace nonet
