// Any bytes: the reader must end, give the same records however the bytes arrive, explain every
// refusal, and what it has read must survive writing and reading in every notation.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "nonet/text.hpp"

namespace {

using nonet::Record;

void require(bool condition, const char* what) {
  if (condition) return;
  std::fprintf(stderr, "broken: %s\n", what);
  std::abort();
}

std::vector<Record> read_all(std::string_view text, std::size_t chunk) {
  nonet::Reader reader([text, chunk](std::span<char> buffer) mutable {
    const std::size_t count = text.copy(buffer.data(), std::min(chunk, buffer.size()));
    text.remove_prefix(count);
    return count;
  });
  std::vector<Record> records;
  for (Record record; reader.next(record);) records.push_back(record);
  return records;
}

bool same(const Record& a, const Record& b) {
  return a.line == b.line && a.notation == b.notation && a.puzzle == b.puzzle && a.text == b.text;
}

bool holds_marks(nonet::Notation notation) {
  return notation == nonet::Notation::pencil || notation == nonet::Notation::candidates ||
         notation == nonet::Notation::hodoku;
}

void write_and_read(const nonet::Puzzle& puzzle) {
  for (const nonet::NotationInfo& info : nonet::notations()) {
    const auto again = nonet::parse(nonet::write(puzzle, info.notation));
    require(again.has_value(), "what was written can be read");
    if (holds_marks(info.notation))
      require(possible_digits(*again) == possible_digits(puzzle), "marks survive");
    else
      require(again->digits() == puzzle.digits(), "digits survive");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::vector<Record> records = read_all(text, 1 << 16);
  const std::vector<Record> in_drops = read_all(text, 7);
  require(records.size() == in_drops.size(), "the same number of records in drops");
  std::size_t line = 0;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const Record& record = records[i];
    require(same(record, in_drops[i]), "the same records in drops");
    require(record.line >= line && record.line > 0, "records are in order");
    line = record.line;
    if (record.puzzle) {
      if (i < 4) write_and_read(*record.puzzle);
    } else {
      require(!record.puzzle.error().message.empty(), "an error says what is wrong");
      require(!record.puzzle.error().hint.empty(), "an error says what would be right");
      require(record.puzzle.error().line > 0, "an error has a place");
    }
  }
  return 0;
}
