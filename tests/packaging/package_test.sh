#!/usr/bin/env bash
# package_test.sh STEP static|shared SOURCE_FOLDER WORK_FOLDER CXX
#
# STEP is install (which the other steps need first), find_package, pkg_config, headers or
# subdirectory. Consumers of the installed library never see the source folder's headers: they are
# given the place the installation was moved to.
set -euo pipefail

step=$1 linkage=$2 source=$3 work=$4/$2 cxx=$5
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
installed=$work/moved/here
shared=OFF
[[ $linkage == shared ]] && shared=ON
cmake_options=(-G Ninja -DCMAKE_BUILD_TYPE=Debug "-DCMAKE_CXX_COMPILER=$cxx"
  -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=16)

fresh_folder() {
  rm -rf -- "$1"
  mkdir -p -- "$1"
}

install_step() {
  rm -rf -- "$work/moved" "$work/first"
  cmake -S "$source" -B "$work/library" "${cmake_options[@]}" -DNONET_CLI=OFF \
    -DBUILD_SHARED_LIBS=$shared -DCMAKE_INSTALL_PREFIX="$work/first"
  cmake --build "$work/library"
  cmake --install "$work/library"
  mkdir -p -- "$work/moved"
  mv -- "$work/first" "$installed"
}

# build_and_run PROJECT [CMAKE OPTIONS...]
build_and_run() {
  fresh_folder "$work/$1"
  cmake -S "$here/$1" -B "$work/$1" "${cmake_options[@]}" "${@:2}"
  cmake --build "$work/$1"
  "$work/$1/cpp_consumer"
  "$work/$1/c_consumer"
}

# A C program needs the C++ compiler, or pkg-config --static, to link the static library.
pkg_config_step() {
  local folder=$work/pkg_config flags=() link=(--libs)
  [[ $linkage == static ]] && link+=(--static)
  fresh_folder "$folder"
  PKG_CONFIG_PATH=$(dirname -- "$(find "$installed" -name nonet.pc)")
  LD_LIBRARY_PATH=$(dirname -- "$PKG_CONFIG_PATH")
  export PKG_CONFIG_PATH LD_LIBRARY_PATH
  eval "flags=($(pkg-config --cflags "${link[@]}" nonet))" # it quotes spaces for the shell
  "$cxx" -std=c++23 "$here/consumer.cpp" "${flags[@]}" -o "$folder/cpp_consumer"
  cc "$here/consumer.c" "${flags[@]}" -o "$folder/c_consumer"
  "$folder/cpp_consumer"
  "$folder/c_consumer"
}

# Each public header stands alone, without a warning; the C interface also in C.
headers_step() {
  local header warnings=(-Wall -Wextra -Wpedantic -Wshadow -Werror -fsyntax-only)
  for header in "$installed"/include/nonet/*.h*; do
    "$cxx" -std=c++23 "${warnings[@]}" "-I$installed/include" -x c++ - \
      <<<"#include \"nonet/${header##*/}\""
  done
  cc -std=c11 "${warnings[@]}" "-I$installed/include" -x c - <<<'#include "nonet/nonet.h"'
}

case $step in
  install) install_step ;;
  find_package) build_and_run find_package -DCMAKE_PREFIX_PATH="$installed" ;;
  subdirectory) build_and_run subdirectory -DNONET_FOLDER="$source" ;;
  pkg_config) pkg_config_step ;;
  headers) headers_step ;;
esac
