#pragma once
// When to do what, in lanes of 256. All of these are flat optima: a third more or less changes no
// collection by more than three per cent (docs/engine_many.md), so they are not for tuning.

namespace nonet::engine::many {

// Rounds between two services: four, five while much is still moving, two when nearly all lanes
// are empty and only the time to the next decision counts.
inline constexpr int kRounds = 4, kRoundsWhenBusy = 5, kRoundsWhenQuiet = 2;
inline constexpr int kBusyLanes = 96, kQuietLanes = 16;

inline constexpr int kLoadAt = 64;     // free lanes at which new puzzles are read
inline constexpr int kStoreAt = 32;    // solved lanes at which solutions are written
inline constexpr int kForkAt = 40;     // stuck lanes at which all of them are branched ...
inline constexpr int kFewActive = 64;  // ... or fewer if no more than this many are active

inline constexpr int kParkAt = 16;       // lanes that must not fork at which they are parked
inline constexpr int kUnplacedAt = 48;   // forks without a free lane at which they are parked
inline constexpr int kResumeAt = 40;     // eligible nodes of one park at which it is resumed
inline constexpr int kResumePasses = 4;  // parks resumed in one service
inline constexpr int kDrainAt = 64;      // free lanes at which any node is resumed after the input
inline constexpr int kEligibleMost = 256;  // eligible nodes at which no new puzzle is read

// A puzzle is searched depth-first until it has shown to be hard, see width_rule.hpp.
inline constexpr int kHardDeadEnds = 6;     // dead ends after which a puzzle is hard
inline constexpr int kEligibleOfHard = 64;  // newest nodes of a hard puzzle that may be resumed
inline constexpr int kLanesOfHard = 64;     // most lanes of a hard puzzle while others are unread
inline constexpr int kLanesOfWide = 64;     // the same for one not known to be hard, in a wide ...
inline constexpr int kLanesOfNarrow = 1;    // ... or narrow stream
inline constexpr int kLanesAtEnd = 4;       // the same after the last puzzle has been read
// With so many solutions wanted of each puzzle, going deep first saves nothing.
inline constexpr unsigned kLimitOfHard = 32;

inline constexpr int kServicesPerClock = 32;  // services between two looks at the clock

}  // namespace nonet::engine::many
