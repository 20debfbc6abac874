# For each folder that makes attention-lab of build_commit.cpp: the commit is read at each build, and only what tells it is
# compiled anew after one.
add_custom_target(attention_commit
    COMMAND ${CMAKE_COMMAND} -D SOURCE=${PROJECT_SOURCE_DIR} -D FILE=${CMAKE_CURRENT_BINARY_DIR}/commit.h
        -P ${CMAKE_CURRENT_LIST_DIR}/write_commit.cmake
    BYPRODUCTS commit.h
    VERBATIM)
add_dependencies(attention-lab attention_commit)
set_source_files_properties(${CMAKE_CURRENT_LIST_DIR}/build_commit.cpp PROPERTIES
    SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON
    OBJECT_DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/commit.h INCLUDE_DIRECTORIES ${CMAKE_CURRENT_BINARY_DIR})
