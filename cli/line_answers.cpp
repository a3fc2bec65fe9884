#include <fmt/format.h>
#include <fmt/ranges.h>

#include "answer_formats.hpp"
#include "one_field.hpp"

namespace nonet::cli {

std::string line_answer(const Question& question, const Finding& finding,
                        const FormatOptions& options) {
  std::vector<std::string> fields = question.line_fields(finding);
  for (std::string& field : fields) field = one_field(field);
  if (!options.bare && !finding.record.text.empty() && fields.size() <= question.line_width) {
    fields.resize(question.line_width);
    fields.push_back(one_field(finding.record.text));
  }
  return fmt::format("{}\n", fmt::join(fields, "\t"));
}

}  // namespace nonet::cli
