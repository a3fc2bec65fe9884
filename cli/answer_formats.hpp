#pragma once
// The formats of answers. Each turns one finding into one row.

#include <string>

#include "finding.hpp"
#include "question.hpp"

namespace nonet::cli {

struct FormatOptions {
  bool bare = false;                  ///< without the text that stood beside the puzzle
  bool color = false;                 ///< for drawn boards
  bool unicode = false;               ///< for drawn boards
  bool pencil = false;                ///< for drawn boards: candidates rather than digits
  const std::string* file = nullptr;  ///< the input's name, where there are several
};

std::string line_answer(const Question& question, const Finding& finding,
                        const FormatOptions& options);
std::string json_answer(const Question& question, const Finding& finding,
                        const FormatOptions& options);
std::string csv_header(const Question& question, bool bare, bool with_file);
std::string csv_answer(const Question& question, const Finding& finding,
                       const FormatOptions& options);
std::string drawn_answer(const Question& question, const Finding& finding,
                         const FormatOptions& options);

}  // namespace nonet::cli
