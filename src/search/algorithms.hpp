#pragma once
// One function an algorithm, each in the file of its name; search() picks one.

#include "nonet/search.hpp"

namespace nonet::searches {

SearchResult brute_force(const Puzzle& puzzle, const SearchOptions& options);
SearchResult backtracking(const Puzzle& puzzle, const SearchOptions& options);
SearchResult bitmask(const Puzzle& puzzle, const SearchOptions& options);
SearchResult fewest_candidates(const Puzzle& puzzle, const SearchOptions& options);
SearchResult singles(const Puzzle& puzzle, const SearchOptions& options);
SearchResult exact_cover(const Puzzle& puzzle, const SearchOptions& options);

}  // namespace nonet::searches
