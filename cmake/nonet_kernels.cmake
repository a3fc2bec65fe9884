# Kernels: every src/engine/*/*_kernel.cpp is compiled once per instruction set, each time in a
# namespace of its own (nonet::avx2::one, ...), and src/engine/dispatch.cpp picks among them at run
# time. Nothing outside the kernels is compiled with flags beyond the baseline of the platform.
#
# What dispatch.cpp asks of the processor must cover every flag given here.
set(nonet_kernel_flags_portable "")
if(NONET_WASM)  # whose flags leave it to each target how fast or small it is to be
  set(nonet_kernel_flags_portable -O2)
endif()
set(nonet_kernel_flags_avx2 -mavx2 -mbmi -mbmi2 -mpopcnt)
set(nonet_kernel_flags_avx512
    -mavx512f -mavx512bw -mavx512vl -mavx512dq -mavx512vbmi -mavx512bitalg -mavx512vpopcntdq
    -mgfni -mbmi -mbmi2 -mpopcnt -mprefer-vector-width=256)

if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
  set(nonet_kernels_here portable avx2 avx512)
else()
  set(nonet_kernels_here portable)
endif()
set(NONET_KERNELS "${nonet_kernels_here}" CACHE STRING "Instruction sets to build kernels for")

# nonet_add_kernels(TARGET): adds the kernels to TARGET, each an object library TARGET_kernel_<isa>.
function(nonet_add_kernels target)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/engine/*/*_kernel.cpp)
  foreach(isa IN LISTS NONET_KERNELS)
    set(kernel ${target}_kernel_${isa})
    add_library(${kernel} OBJECT ${sources})
    target_compile_features(${kernel} PRIVATE cxx_std_23)
    # Vectors wider than the machine's are passed between inlined functions only: no ABI to warn of.
    target_compile_options(${kernel} PRIVATE -fno-exceptions -fno-rtti -Wno-psabi
                                             ${nonet_kernel_flags_${isa}})
    target_compile_definitions(${kernel} PRIVATE NONET_ISA=${isa} NONET_ISA_${isa}=1)
    target_include_directories(${kernel} PRIVATE ${PROJECT_SOURCE_DIR}/include
                                                 ${PROJECT_SOURCE_DIR}/src)
    set_target_properties(${kernel} PROPERTIES POSITION_INDEPENDENT_CODE ON UNITY_BUILD OFF)
    nonet_options(${kernel})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      # At -O2 it leaves the passes over lanes half done: they take up to twice the time.
      target_compile_options(${kernel} PRIVATE $<$<CONFIG:Release,RelWithDebInfo>:-O3>)
      # GCC 12 takes its own _mm512_undefined_epi32() for a mistake (GCC bug 105593).
      target_compile_options(${kernel} PRIVATE -Wno-maybe-uninitialized -Wno-uninitialized)
    endif()
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:${kernel}>)
    target_compile_definitions(${target} PRIVATE NONET_HAS_${isa}=1)
  endforeach()
endfunction()
