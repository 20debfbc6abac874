# libwebp, whose package in Debian brings no configuration for CMake: the targets WebP::webp and WebP::libwebpmux, which
# writes several pictures into one file.
find_path(WebP_INCLUDE_DIR webp/mux.h)
find_library(WebP_LIBRARY webp)
find_library(WebP_MUX_LIBRARY webpmux)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(WebP REQUIRED_VARS WebP_LIBRARY WebP_MUX_LIBRARY WebP_INCLUDE_DIR)
if(WebP_FOUND AND NOT TARGET WebP::webp)
    add_library(WebP::webp UNKNOWN IMPORTED)
    set_target_properties(WebP::webp PROPERTIES
        IMPORTED_LOCATION ${WebP_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${WebP_INCLUDE_DIR})
    add_library(WebP::libwebpmux UNKNOWN IMPORTED)
    set_target_properties(WebP::libwebpmux PROPERTIES
        IMPORTED_LOCATION ${WebP_MUX_LIBRARY} INTERFACE_LINK_LIBRARIES WebP::webp)
endif()
