# Fails if a kernel object defines a weak symbol outside the namespace of its instruction set. The
# linker keeps one copy of such an inline function for the whole program; were it the one compiled for
# AVX-512, an older processor would meet an illegal instruction far from any kernel.
string(REPLACE "|" ";" OBJECTS "${OBJECTS}")
set(leaks "")
if(NOT OBJECTS)
  message(FATAL_ERROR "no kernel objects to look at")
endif()
foreach(object IN LISTS OBJECTS)
  execute_process(COMMAND ${NM} -C --defined-only ${object} OUTPUT_VARIABLE symbols
                  COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "[^\n]* [WVu] [^\n]*" weak "${symbols}")
  foreach(symbol IN LISTS weak)
    if(NOT symbol MATCHES "nonet::(${KERNELS})::")
      list(APPEND leaks "${object}: ${symbol}")
    endif()
  endforeach()
endforeach()
if(leaks)
  list(JOIN leaks "\n  " leaks)
  message(FATAL_ERROR "weak symbols outside the kernel's namespace:\n  ${leaks}")
endif()
