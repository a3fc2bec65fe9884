// The module of one trace: a search that stops in its middle, is looked at, and goes on.
//
// A search tells of its steps by calling the observer, and cannot return before it is done. Here
// the observer calls `pause`, and Asyncify (a pass of Binaryen's wasm-opt over this module) makes
// every function able to save its locals and leave, and to come back to where it was. All that a
// paused search is then lies in the memory of the module, so that a copy of this memory is a point
// in the search to which one can return. The package's trace_handle.ts does both.

#include <optional>

#include "nonet/search.hpp"
#include "puzzle_bytes.hpp"
#include "search_recorder.hpp"

// Leaves the search; called again on the way back, it returns.
extern "C" [[clang::import_module("nonet"), clang::import_name("pause")]] void nonet_pause();

namespace nonet::wasm {

namespace {

// Where Asyncify saves the locals of the functions that are left. The deepest searches, 81 calls
// within each other, use some 20 KB.
constexpr std::size_t kSavedBytes = 96 * 1024;
constexpr std::size_t kMostBatched = 65536;

struct SavedCalls {
  char* next;
  char* end;
  alignas(16) char bytes[kSavedBytes];
};
SavedCalls saved_calls;

PackedEvent batch[kMostBatched];
unsigned char argument[kPuzzleBytes];
std::optional<SearchRecorder> recorder;

Puzzle puzzle() {
  return puzzle_from(argument);
}

}  // namespace

NONET_WASM_EXPORT(puzzle) unsigned char* puzzle_place() {
  return argument;
}
NONET_WASM_EXPORT(batch) PackedEvent* batch_place() {
  return batch;
}
NONET_WASM_EXPORT(batch_bytes) std::size_t batch_bytes() {
  return sizeof batch;
}

NONET_WASM_EXPORT(saved) SavedCalls* saved_place() {
  saved_calls.next = saved_calls.bytes;
  saved_calls.end = saved_calls.bytes + kSavedBytes;
  return &saved_calls;
}
NONET_WASM_EXPORT(saved_bytes) std::size_t saved_bytes() {
  return sizeof saved_calls;
}

NONET_WASM_EXPORT(open) void open(std::size_t tree_nodes) {
  recorder.emplace(tree_nodes, batch, puzzle().digits());
}

NONET_WASM_EXPORT(run_until)
void run_until(double events, double tries, double retreats, double solutions, int keep) {
  recorder->run_until({events, tries, retreats, solutions}, keep != 0);
}

// Called again after a pause with the same arguments.
NONET_WASM_EXPORT(run) void run(std::size_t algorithm, double limit, double max_steps) {
  SearchOptions options;
  options.limit = whole(limit);
  options.bounds.max_steps = whole(max_steps);
  options.on_event = [](const SearchEvent& event) {
    if (recorder->add(event)) nonet_pause();
    return true;
  };
  recorder->finish(search(algorithms()[algorithm].algorithm, puzzle(), options));
}

NONET_WASM_EXPORT(figures) const TraceFigures* figures() {
  return &recorder->figures();
}
NONET_WASM_EXPORT(heat) const double* heat() {
  return recorder->heat().data();
}
NONET_WASM_EXPORT(tree) const FoldingNode* tree() {
  return recorder->tree().nodes().data();
}
NONET_WASM_EXPORT(tree_size) std::size_t tree_size() {
  return recorder->tree().nodes().size();
}
NONET_WASM_EXPORT(tree_depth) int tree_depth() {
  return recorder->tree().kept_depth();
}

}  // namespace nonet::wasm
