# Toolchain file: WebAssembly with Clang 19 and what Debian has for it (wasi-libc,
# libc++-19-dev-wasm32, libclang-rt-19-dev-wasm32, lld-19). One thread, SIMD, no exceptions.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_EXECUTABLE_SUFFIX .wasm)
set(CMAKE_CXX_FLAGS_INIT
    "-msimd128 -fno-exceptions -fno-rtti -ffunction-sections -fdata-sections")
# Before the library's own headers: it has no <stop_token> where there are no threads.
set(CMAKE_CXX_STANDARD_INCLUDE_DIRECTORIES ${CMAKE_CURRENT_LIST_DIR}/../bindings/wasm/single_thread)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
