# libqrencode, which brings no configuration for CMake: the target QREncode::QREncode.
find_path(QREncode_INCLUDE_DIR qrencode.h)
find_library(QREncode_LIBRARY qrencode)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(QREncode REQUIRED_VARS QREncode_LIBRARY QREncode_INCLUDE_DIR)
if(QREncode_FOUND AND NOT TARGET QREncode::QREncode)
    add_library(QREncode::QREncode UNKNOWN IMPORTED)
    set_target_properties(QREncode::QREncode PROPERTIES
        IMPORTED_LOCATION ${QREncode_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${QREncode_INCLUDE_DIR})
endif()
