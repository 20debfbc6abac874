# Writes the commit of the folder SOURCE to the header FILE, which stays untouched where it says so already.
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND git -C ${SOURCE} describe --always --dirty --abbrev=12 --exclude=*
    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE status)
if(status)
    set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${FILE} CONTENT "#define ATTENTION_COMMIT \"@commit@\"\n" @ONLY)
