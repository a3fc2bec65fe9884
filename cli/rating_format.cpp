#include "rating_format.hpp"

#include <fmt/format.h>

#include "one_field.hpp"

namespace nonet::cli {

namespace {

constexpr std::string_view kCodes = "grpdRPDinetl%";

// 0 is that of a puzzle without a blank; elsewhere there was no such step yet.
std::string number(double value, const Rating& rating) {
  return value == 0 && rating.end != Rating::End::solved ? "-" : fmt::format("{:.1f}", value);
}

bool has_rating(const Finding& finding) {
  return finding.rating && finding.rating->end != Rating::End::unrated;
}

std::string name_of(const std::optional<Technique>& technique) {
  return technique ? std::string(technique->name()) : "-";
}

std::string value_of(char code, const Finding& finding) {
  const Rating none;
  const Rating& rating = finding.rating ? *finding.rating : none;
  switch (code) {
    case 'g':
      return finding.record.puzzle ? to_line(finding.record.puzzle->digits())
                                   : one_field(finding.record.text);
    case 'r':
      return er_of(finding);
    case 'p':
      return ep_of(finding);
    case 'd':
      return ed_of(finding);
    case 'R':
      return name_of(rating.er_technique);
    case 'P':
      return name_of(rating.ep_technique);
    case 'D':
      return name_of(rating.ed_technique);
    case 'i':
      return to_line(rating.reached);
    case 'n':
      return std::to_string(finding.record.line);
    case 'e':
      return fmt::format("{:.3f}", finding.seconds);
    case 't':
      return "\t";
    case 'l':
      return "\n";
    default:
      return "%";
  }
}

}  // namespace

std::string status_of(const Finding& finding) {
  if (!has_rating(finding)) return std::string(nonet::name_of(finding.verdict()));
  const Rating::End end = finding.rating->end;
  return end == Rating::End::solved ? "rated" : std::string(nonet::name_of(end));
}

std::string er_of(const Finding& finding) {
  if (!has_rating(finding)) return "-";
  const Rating& rating = *finding.rating;
  const bool least = rating.end == Rating::End::too_hard || rating.end == Rating::End::cut;
  return (least && rating.er != 0 ? ">=" : "") + number(rating.er, rating);
}

std::string ep_of(const Finding& finding) {
  return has_rating(finding) ? number(finding.rating->ep, *finding.rating) : "-";
}

std::string ed_of(const Finding& finding) {
  return has_rating(finding) ? number(finding.rating->ed, *finding.rating) : "-";
}

std::expected<RatingFormat, std::string> RatingFormat::from(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') continue;
    if (++i == text.size() || kCodes.find(text[i]) == std::string_view::npos)
      return std::unexpected(fmt::format(
          "--format: '%{}' is no code; there are %g (puzzle), %r %p %d (ER, EP, ED), %R %P %D "
          "(their techniques), %i (digits reached), %n (line), %e (seconds), %t (tab), %l (line "
          "end), %% (percent)",
          i == text.size() ? "" : one_field(text.substr(i, 1))));
  }
  RatingFormat format;
  format.text_ = text;
  return format;
}

std::string RatingFormat::write(const Finding& finding) const {
  std::string row;
  for (std::size_t i = 0; i < text_.size(); ++i) {
    if (text_[i] == '%')
      row += value_of(text_[++i], finding);
    else
      row += text_[i];
  }
  return row + '\n';
}

}  // namespace nonet::cli
