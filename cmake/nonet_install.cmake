# Install and export: find_package(nonet) and pkg-config see the same library.
include(CMakePackageConfigHelpers)

install(TARGETS nonet EXPORT nonetTargets)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/nonet DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT nonetTargets NAMESPACE nonet:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/nonet)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/nonetConfig.cmake.in
                              ${PROJECT_BINARY_DIR}/nonetConfig.cmake
                              INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/nonet)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/nonetConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/nonetConfig.cmake ${PROJECT_BINARY_DIR}/nonetConfigVersion.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/nonet)
# The .pc file finds the prefix from its own place, so that an installation can be moved.
file(RELATIVE_PATH nonet_pc_to_prefix ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
configure_file(${PROJECT_SOURCE_DIR}/cmake/nonet.pc.in ${PROJECT_BINARY_DIR}/nonet.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/nonet.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
