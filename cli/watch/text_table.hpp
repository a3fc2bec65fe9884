#pragma once
// TextTable: columns set under each other.

#include <string>
#include <vector>

namespace nonet::cli {

class TextTable {
 public:
  /// A heading that starts with '<' sets its column to the left, without it to the right.
  explicit TextTable(std::vector<std::string> headings);

  void add(std::vector<std::string> row);  ///< one text for each heading; plain ASCII
  std::string text() const;

 private:
  std::vector<bool> left_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace nonet::cli
