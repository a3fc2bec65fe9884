#include <dlfcn.h>

#include <cstdio>
#include <filesystem>

#include "bench/contender.hpp"

namespace nonet::bench {
namespace {

using SolveFunction = std::size_t (*)(const char* puzzle, std::size_t limit, char* solution,
                                      std::size_t* guesses);

class Peer final : public Contender {
 public:
  Peer(std::string name, SolveFunction function) : name_(std::move(name)), solve_(function) {}

  std::string name() const override { return name_; }

  Outcome solve(const Puzzles& puzzles, std::size_t first, std::size_t last,
                std::uint64_t limit) override {
    Outcome outcome;
    char solution[128];
    for (std::size_t i = first; i < last; ++i) {
      std::size_t guesses = 0;
      outcome.solutions += solve_(puzzles[i].c_str(), limit, solution, &guesses);
      outcome.guesses += guesses;
    }
    return outcome;
  }

 private:
  std::string name_;
  SolveFunction solve_;
};

}  // namespace

std::unique_ptr<Contender> make_peer(const std::string& library) {
  const std::filesystem::path path = std::filesystem::absolute(library);
  void* handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  void* symbol = handle != nullptr ? dlsym(handle, "solve") : nullptr;
  if (symbol == nullptr) {
    std::fprintf(stderr, "%s\n", dlerror());
    return nullptr;
  }
  return std::make_unique<Peer>(path.stem().string(), reinterpret_cast<SolveFunction>(symbol));
}

}  // namespace nonet::bench
