# Fails if a kernel object defines a weak symbol outside the namespace of its instruction set. The
# linker keeps one copy of such an inline function for the whole program; were it the one compiled for
# AVX-512, an older processor would meet an illegal instruction far from any kernel.
cmake_policy(VERSION 3.25)
string(REPLACE "|" ";" OBJECTS "${OBJECTS}")
string(REPLACE "|" ";" KERNELS "${KERNELS}")
if(NOT OBJECTS)
  message(FATAL_ERROR "no kernel objects to look at")
endif()
set(own "")  # the namespaces as they stand in mangled names: 5nonet6avx512
foreach(isa IN LISTS KERNELS)
  string(LENGTH ${isa} length)
  list(APPEND own "5nonet${length}${isa}")
endforeach()
list(JOIN own "|" own)
set(leaks "")
foreach(object IN LISTS OBJECTS)
  execute_process(COMMAND ${NM} --defined-only ${object} OUTPUT_VARIABLE symbols
                  COMMAND_ERROR_IS_FATAL ANY)
  string(REPLACE "\n" ";" symbols "${symbols}")
  list(FILTER symbols INCLUDE REGEX " [WVu] ")
  list(FILTER symbols EXCLUDE REGEX "${own}")
  list(APPEND leaks ${symbols})
endforeach()
if(leaks)
  list(JOIN leaks "\n  " leaks)
  message(FATAL_ERROR "weak symbols outside the kernels' namespaces:\n  ${leaks}")
endif()
