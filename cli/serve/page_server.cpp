#include "serve/page_server.hpp"

#include <fmt/format.h>
#include <httplib.h>
#include <signal.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <cstring>
#include <thread>

#include "exit_status.hpp"
#include "output.hpp"

namespace nonet::cli {

namespace {

// Everything comes from here and nothing goes out. WebAssembly may be compiled, JavaScript may not
// be made from text. Pictures and downloads that the page makes itself are blob: and data:.
constexpr const char* kContentPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

void set_common_headers(httplib::Server& server) {
  server.set_default_headers({
      {"Content-Security-Policy", kContentPolicy},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"},
  });
}

void answer_plainly(httplib::Response& response, int status, const std::string& text) {
  response.status = status;
  response.set_header("Cache-Control", "no-store");
  response.set_content(text + '\n', "text/plain; charset=utf-8");
}

/// Whether the list of an If-None-Match header names the tag.
bool names_tag(const std::string& header, const std::string& tag) {
  return header == "*" || header.find(tag) != std::string::npos;
}

/// What the request will take, once: contents that look like text are compressed by the library as
/// well, packed as they may be, when it finds that header afterwards. It hands out as const what it
/// keeps for its own use: a request that is no const object.
std::string take_accepted_codings(const httplib::Request& request) {
  const std::string accepted = request.get_header_value("Accept-Encoding");
  const_cast<httplib::Request&>(request).headers.erase("Accept-Encoding");
  return accepted;
}

/// What was asked for as it stands is sent whole. For the const_cast see above.
void forget_ranges(const httplib::Request& request) {
  const_cast<httplib::Request&>(request).ranges.clear();
}

/// Whether the one range asked for has no byte of so many. Either end may be left open (-1): from
/// the first byte on, or so many last ones.
bool is_past_end(const httplib::Request& request, std::size_t size) {
  if (request.ranges.size() != 1) return false;
  const auto [first, last] = request.ranges.front();
  return first < 0 ? last == 0 : static_cast<std::size_t>(first) >= size;
}

void answer(const PageFiles& files, const httplib::Request& request, httplib::Response& response) {
  const PageFile* file = files.find(request.path);
  if (file == nullptr) {
    answer_plainly(response, 404, "There is no such file here.");
    return;
  }
  const FileBody& body = file->body_for(take_accepted_codings(request));
  response.set_header("ETag", body.tag);
  response.set_header("Vary", "Accept-Encoding");
  response.set_header("Cache-Control",
                      file->lasting ? "public, max-age=31536000, immutable" : "no-cache");
  if (names_tag(request.get_header_value("If-None-Match"), body.tag)) {
    response.status = 304;
    return;
  }
  // Whoever holds the first part of another version gets the whole of this one.
  if (request.has_header("If-Range") && request.get_header_value("If-Range") != body.tag)
    forget_ranges(request);
  if (is_past_end(request, body.content.size())) {
    forget_ranges(request);
    response.status = 416;
    response.set_header("Content-Range", fmt::format("bytes */{}", body.content.size()));
    return;
  }
  if (!body.coding.empty()) response.set_header("Content-Encoding", std::string(body.coding));
  response.set_content(body.content, std::string(file->type));
}

/// A list of ranges may ask for the same bytes a thousand times over; the whole file is a lawful
/// answer to it, too.
void forget_lists_of_ranges(const httplib::Request& request) {
  if (request.ranges.size() > 1) forget_ranges(request);
}

/// Only what is read is answered; bodies are refused before they are read.
httplib::Server::HandlerResponse refuse_writes(const httplib::Request& request,
                                               httplib::Response& response) {
  forget_lists_of_ranges(request);
  if (request.method == "GET" || request.method == "HEAD")
    return httplib::Server::HandlerResponse::Unhandled;
  response.set_header("Allow", "GET, HEAD");
  response.set_header("Connection", "close");
  answer_plainly(response, 405, "Files can be read here, by GET and HEAD.");
  return httplib::Server::HandlerResponse::Handled;
}

sigset_t ending_signals() {
  sigset_t set;
  sigemptyset(&set);
  for (int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&set, signal);
  return set;
}

std::string url_of(const std::string& host, int port) {
  const bool ipv6 = host.find(':') != std::string::npos;
  return fmt::format("http://{}{}{}:{}/", ipv6 ? "[" : "", host, ipv6 ? "]" : "", port);
}

}  // namespace

int serve_page(const PageFiles& files, const ServeAddress& address) {
  httplib::Server server;
  set_common_headers(server);
  server.set_pre_routing_handler(refuse_writes);
  server.Get(".*", [&files](const httplib::Request& request, httplib::Response& response) {
    answer(files, request, response);
  });
  // The library's default would let two servers share a port and answer by turns.
  server.set_socket_options([](socket_t socket) {
    const int on = 1;
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  });
  // Browsers keep some six connections open, each of which holds a thread.
  server.new_task_queue = [] { return new httplib::ThreadPool(32); };
  server.set_keep_alive_timeout(1);

  errno = 0;
  const int port = address.port == 0 ? server.bind_to_any_port(address.host)
                   : server.bind_to_port(address.host, address.port) ? address.port
                                                                     : -1;
  if (port < 0) {
    complain(fmt::format("nonet serve: cannot listen on {}, port {}: {}\n", address.host,
                         address.port, errno == 0 ? "no such host" : std::strerror(errno)));
    if (errno == EADDRINUSE) complain("nonet serve: --port 0 takes a port that is free\n");
    return kExitError;
  }

  // Blocked here and so in all threads of the server; the waiter alone takes them.
  const sigset_t signals = ending_signals();
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  std::atomic<bool> ended = false;
  std::thread waiter([&signals, &server, &ended] {
    int signal = 0;
    sigwait(&signals, &signal);
    // A server that has not begun to listen forgets that it was told to stop.
    for (; !ended; std::this_thread::sleep_for(std::chrono::milliseconds(20))) server.stop();
  });
  const int told = print_all(url_of(address.host, port) + '\n');
  const bool served = told == kExitPositive && server.listen_after_bind();
  ended = true;
  pthread_kill(waiter.native_handle(), SIGTERM);  // lost on a waiter that is done already
  waiter.join();
  return served ? kExitPositive : kExitError;
}

}  // namespace nonet::cli
