# What the project finds installed on a desktop is built from Debian's sources here: WebAssembly has no packages. This file
# is read before the project (CMAKE_PROJECT_TOP_LEVEL_INCLUDES) and answers its find_package().
#   WEB_QT                              the folder of Qt built for WebAssembly
#   WEB_ICU_SOURCES, WEB_PLOT_SOURCES, WEB_QR_SOURCES, WEB_ZIP_SOURCES   folders with their sources
#   WEB_ICU_DATA                        ICU's rules of words, as one .dat file

# Exceptions and threads must be the same in every object.
add_compile_options(-pthread -fwasm-exceptions -msimd128)
add_compile_definitions(ATTENTION_UNFUSED)
add_link_options(-pthread -fwasm-exceptions)
set(web_folder ${CMAKE_CURRENT_LIST_DIR})
# Sizes of memory have 32 bits here, counts of numbers 64 as everywhere: one is made from the other all over.
add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-Wno-c++11-narrowing> $<$<COMPILE_LANGUAGE:CXX>:-Wno-shadow> "$<$<COMPILE_LANGUAGE:CXX>:SHELL:-include ${web_folder}/libcxx.h>")

# Only these folders: all of /usr/include would hide emscripten's own headers.
set(headers ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
foreach(folder IN ITEMS eigen3 nlohmann)
    file(CREATE_LINK /usr/include/${folder} ${headers}/${folder} SYMBOLIC)
endforeach()

macro(web_provide method package)
    if("${package}" STREQUAL Eigen3)
        if(NOT TARGET Eigen3::Eigen)
            add_library(Eigen3::Eigen INTERFACE IMPORTED GLOBAL)
            target_include_directories(Eigen3::Eigen SYSTEM INTERFACE ${headers}/eigen3)
            target_compile_definitions(Eigen3::Eigen INTERFACE "EIGEN_DEFAULT_DENSE_INDEX_TYPE=long long")
        endif()
        set(Eigen3_FOUND TRUE)
    elseif("${package}" STREQUAL nlohmann_json)
        if(NOT TARGET nlohmann_json::nlohmann_json)
            add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED GLOBAL)
            target_include_directories(nlohmann_json::nlohmann_json SYSTEM INTERFACE ${headers})
        endif()
        set(nlohmann_json_FOUND TRUE)
    elseif("${package}" STREQUAL ICU)
        web_add_icu()
        set(ICU_FOUND TRUE)
    elseif("${package}" STREQUAL ZLIB AND NOT TARGET ZLIB::ZLIB)
        web_add_zlib()
        set(ZLIB_FOUND TRUE)
    elseif("${package}" STREQUAL QCustomPlotQt6)
        web_add_plot()
        set(QCustomPlotQt6_FOUND TRUE)
    elseif("${package}" STREQUAL QREncode AND NOT TARGET QREncode::QREncode)
        # Not in the function: what it sets is for the whole project.
        enable_language(C)
        web_add_qr()
        set(QREncode_FOUND TRUE)
    elseif("${package}" STREQUAL Minizip AND NOT TARGET Minizip::Minizip)
        enable_language(C)
        web_add_zip()
        set(Minizip_FOUND TRUE)
    elseif("${package}" STREQUAL Qt6 AND "${ARGN}" MATCHES "LinguistTools")
        # Of Qt, only what is built here; the tools run on this machine.
        find_package(Qt6 6.8 REQUIRED COMPONENTS Widgets Concurrent PrintSupport BYPASS_PROVIDER)
        find_package(Qt6LinguistTools REQUIRED PATHS ${QT_HOST_PATH_CMAKE_DIR} NO_DEFAULT_PATH
            NO_CMAKE_FIND_ROOT_PATH BYPASS_PROVIDER)
        add_subdirectory(${web_folder}/svg web_svg)
        set(Qt6_FOUND TRUE)
    else()
        find_package(${package} ${ARGN} BYPASS_PROVIDER)
    endif()
endmacro()
cmake_language(SET_DEPENDENCY_PROVIDER web_provide SUPPORTED_METHODS FIND_PACKAGE)

function(web_add_icu)
    if(TARGET ICU::uc)
        return()
    endif()
    file(GLOB sources ${WEB_ICU_SOURCES}/source/common/*.cpp)
    # Of its i18n library, regular expressions and what they need of it.
    foreach(name IN ITEMS regexcmp regeximp regexst regextxt rematch repattrn ucln_in)
        list(APPEND sources ${WEB_ICU_SOURCES}/source/i18n/${name}.cpp)
    endforeach()
    cmake_path(GET WEB_ICU_DATA STEM name)
    string(REGEX REPLACE "l$" "_dat" symbol ${name})
    file(CONFIGURE OUTPUT icu_data.cpp CONTENT [[
__asm__(".section .rodata.icudata,\"\",@\n"
        ".globl @symbol@\n.p2align 4\n@symbol@:\n.incbin \"@WEB_ICU_DATA@\"\n.size @symbol@, . - @symbol@\n");
]] @ONLY)
    set_property(GLOBAL PROPERTY WEB_ICU_SYMBOL ${symbol})
    add_library(web_icu STATIC ${sources} ${CMAKE_CURRENT_BINARY_DIR}/icu_data.cpp)
    target_include_directories(web_icu SYSTEM PUBLIC ${WEB_ICU_SOURCES}/source/common ${WEB_ICU_SOURCES}/source/i18n)
    target_compile_definitions(web_icu
        PRIVATE U_COMMON_IMPLEMENTATION U_I18N_IMPLEMENTATION U_ENABLE_DYLOAD=0 PUBLIC U_STATIC_IMPLEMENTATION)
    target_compile_options(web_icu PRIVATE $<$<COMPILE_LANGUAGE:CXX>:-w;-std=c++17>)
    set_target_properties(web_icu PROPERTIES AUTOMOC OFF)
    add_library(ICU::uc ALIAS web_icu)
    add_library(ICU::i18n ALIAS web_icu)
endfunction()

# Qt has a zlib of its own, whose names begin with z_; its header says so.
function(web_add_zlib)
    add_library(web_zlib INTERFACE)
    target_include_directories(web_zlib SYSTEM INTERFACE ${WEB_QT}/include/QtZlib
        ${WEB_QT}/include/QtCore ${WEB_QT}/include)
    target_link_libraries(web_zlib INTERFACE ${WEB_QT}/lib/libQt6BundledZLIB.a)
    add_library(ZLIB::ZLIB ALIAS web_zlib)
endfunction()

function(web_add_plot)
    if(TARGET QCustomPlotQt6::QCustomPlotQt6)
        return()
    endif()
    add_library(web_plot STATIC ${WEB_PLOT_SOURCES}/qcustomplot.cpp ${WEB_PLOT_SOURCES}/qcustomplot.h)
    target_include_directories(web_plot SYSTEM PUBLIC ${WEB_PLOT_SOURCES})
    target_link_libraries(web_plot PUBLIC Qt6::Widgets Qt6::PrintSupport)
    target_compile_options(web_plot PRIVATE -O2 -w)
    add_library(QCustomPlotQt6::QCustomPlotQt6 ALIAS web_plot)
endfunction()

function(web_add_qr)
    file(GLOB sources ${WEB_QR_SOURCES}/*.c)
    list(FILTER sources EXCLUDE REGEX "/qrenc\\.c$")  # its program
    add_library(web_qr STATIC ${sources})
    target_include_directories(web_qr SYSTEM PUBLIC ${WEB_QR_SOURCES})
    # What its configure script would find out.
    target_compile_definitions(web_qr PRIVATE HAVE_STRDUP=1 STATIC_IN_RELEASE=static __STATIC=static
        MAJOR_VERSION=4 MINOR_VERSION=1 MICRO_VERSION=1 VERSION="4.1.1")
    target_compile_options(web_qr PRIVATE -O2 -w)
    set_target_properties(web_qr PROPERTIES AUTOMOC OFF)
    add_library(QREncode::QREncode ALIAS web_qr)
endfunction()

function(web_add_zip)
    file(CREATE_LINK ${WEB_ZIP_SOURCES} ${headers}/minizip SYMBOLIC)
    add_library(web_zip STATIC ${WEB_ZIP_SOURCES}/zip.c ${WEB_ZIP_SOURCES}/unzip.c ${WEB_ZIP_SOURCES}/ioapi.c)
    target_include_directories(web_zip SYSTEM PUBLIC ${headers})
    target_link_libraries(web_zip PUBLIC ZLIB::ZLIB)
    target_compile_definitions(web_zip PRIVATE NOCRYPT NOUNCRYPT USE_FILE32API)
    target_compile_options(web_zip PRIVATE -O2 -w)
    set_target_properties(web_zip PROPERTIES AUTOMOC OFF)
    add_library(Minizip::Minizip ALIAS web_zip)
endfunction()
