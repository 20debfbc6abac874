#pragma once

// What the sources use of C++20's library and emscripten's libc++ 19 lacks. Every unit reads it first.

// std::stop_token is still behind this.
#define _LIBCPP_ENABLE_EXPERIMENTAL
#if defined(__cplusplus) && __cplusplus > 201703L
#include <version>
#if defined(_LIBCPP_VERSION) && _LIBCPP_VERSION < 200000
#include <charconv>
#include <cstdlib>
#include <string>

namespace std {

/// Reads a decimal number from the whole of [first, last). The C locale is the only one here.
inline from_chars_result from_chars(const char* first, const char* last, double& value) {
    const string text(first, last);
    if (text.empty() || text[0] == ' ' || text[0] == '+' || text.find_first_of("xX") != string::npos)
        return {first, errc::invalid_argument};
    char* end = nullptr;
    const double read = strtod(text.c_str(), &end);
    if (end == text.c_str()) return {first, errc::invalid_argument};
    value = read;
    return {first + (end - text.c_str()), errc{}};
}

}  // namespace std
#endif
#endif
