#pragma once
// The HTTP server of `nonet serve`: GET and HEAD of the built page, with the headers that make a
// browser keep it to itself. A program of its own (serve_main.cpp), because the library for HTTP
// brings one for TLS along, which no other verb should have to load.

#include <string>

#include "serve/page_files.hpp"

namespace nonet::cli {

struct ServeAddress {
  std::string host;
  int port = 0;  ///< 0: any that is free
};

/// Serves until SIGINT, SIGTERM or SIGHUP; returns the exit status. Call it before any other thread
/// has been started.
int serve_page(const PageFiles& files, const ServeAddress& address);

}  // namespace nonet::cli
