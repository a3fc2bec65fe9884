# nonet_options(TARGET): the warnings, sanitizers and instrumentation that every target of this tree
# shares. Nothing here reaches a consumer.
function(nonet_options target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow)
  if(NONET_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC 12 sees overlaps and overruns inside std::string's own functions at -O2 (GCC bug 105651).
    target_compile_options(${target} PRIVATE -Wno-restrict -Wno-array-bounds -Wno-stringop-overflow)
    # At -O2 it leaves alone every loop whose length it cannot divide, such as those over 81 cells.
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-fvect-cost-model=dynamic>)
    if(CMAKE_UNITY_BUILD)  # a private class of a .cpp file may use that file's own types
      target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
    endif()
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    # The stable sorts of GCC 12's library use a function that the same library calls deprecated.
    target_compile_options(${target} PRIVATE -Wno-deprecated-declarations)
  endif()
  if(NONET_SANITIZE)
    target_compile_options(${target} PRIVATE -fsanitize=${NONET_SANITIZE} -fno-sanitize-recover=all
                                             -fno-omit-frame-pointer)
    target_link_options(${target} PRIVATE -fsanitize=${NONET_SANITIZE})
  endif()
  if(NONET_COVERAGE)
    # Threads that count at once would otherwise lose counts, down to negative ones.
    target_compile_options(${target} PRIVATE --coverage -fprofile-update=atomic)
    target_link_options(${target} PRIVATE --coverage)
  endif()
endfunction()
