#pragma once
// The exit statuses of every verb (docs/command_line.md).

namespace nonet::cli {

inline constexpr int kExitPositive = 0;  ///< every answer is positive
inline constexpr int kExitNegative = 1;  ///< some answer is negative
inline constexpr int kExitError = 2;     ///< usage, unreadable or malformed input, failed output
inline constexpr int kExitInterrupted = 130;  ///< ended by SIGINT: 128 and the signal's number
inline constexpr int kExitClosedPipe = 141;   ///< nobody reads on: 128 and the number of SIGPIPE

}  // namespace nonet::cli
