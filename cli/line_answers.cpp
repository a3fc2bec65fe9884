#include "answer_formats.hpp"

namespace nonet::cli {

std::string line_answer(const Question& question, const Finding& finding,
                        const FormatOptions& options) {
  TabbedRow row;
  question.line_fields(finding, row);
  if (!options.bare && !finding.record.text.empty() && row.fields() <= question.line_width) {
    row.pad(question.line_width);
    row.add(finding.record.text);
  }
  return row.take();
}

}  // namespace nonet::cli
