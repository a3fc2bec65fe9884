#pragma once
// RatingFormat: the percent codes of serate, by which people have their ratings written:
//
//   %g puzzle   %r ER   %p EP   %d ED   %R %P %D their techniques   %i the digits reached
//   %n line     %e seconds taken        %t tab    %l line end       %% percent

#include <expected>
#include <string>
#include <string_view>

#include "finding.hpp"

namespace nonet::cli {

class RatingFormat {
 public:
  /// Or what is wrong with it, and what would be right.
  static std::expected<RatingFormat, std::string> from(std::string_view text);

  /// The row of a finding, with a line end.
  std::string write(const Finding& finding) const;

 private:
  std::string text_;
};

/// "7.2"; ">=7.2" when there may be more; "-" without a rating, "0.0" without a blank.
std::string er_of(const Finding& finding);
std::string ep_of(const Finding& finding);
std::string ed_of(const Finding& finding);
/// "rated", or why there is no exact rating: "cut", "too hard", "stuck", or the verdict.
std::string status_of(const Finding& finding);

}  // namespace nonet::cli
