#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "tests/fuzz/memory_meter.h"

// A target is one source file that defines libFuzzer's entry point. It is linked with driver.cpp, or with libFuzzer
// where Clang builds it with -DATTENTION_FUZZ=ON.

/// Hands any bytes to one loader, which may refuse them by the exception it documents, or give a result that is whole.
/// Anything else ends the process. @return 0
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace attention {

/// Ends the process where `isTrue` is not.
inline void require(bool isTrue, const char* what) {
    if (isTrue) return;
    std::fprintf(stderr, "fuzzing: this does not hold: %s\n", what);
    std::abort();
}

/// A refusal is one line that a person can read.
inline void requireMessage(std::string_view message) {
    // The longest names every key that there is.
    require(!message.empty() && message.size() < 2000, "a message has up to 2000 bytes");
    for (const char character : message) {
        require(static_cast<unsigned char>(character) >= ' ' && character != 127,
                "a message has no control characters");
    }
}

/// What was seen so far. (Mutations that are all refused at their first byte would test nothing.)
struct Seen {
    std::size_t opened = 0;      ///< inputs that were not refused
    std::size_t mostMemory = 0;  ///< bytes, beside the input
};
inline Seen seen;

/// Ends the process if more than so many bytes are allocated at once before the end of its scope, as a loader would
/// that believes what a file claims. What a file is worth is twice the 8 bytes of each number that it could hold at
/// most: of the values themselves, and of what they are collected in. To that each target adds a constant for what does
/// not grow with the file.
class MemoryLimit {
 public:
    explicit MemoryLimit(std::size_t most) : m_most(most) { startMemoryMeter(); }
    MemoryLimit(const MemoryLimit&) = delete;
    MemoryLimit& operator=(const MemoryLimit&) = delete;
    ~MemoryLimit() {
        const std::size_t peak = peakMemory();
        if (peak > seen.mostMemory) seen.mostMemory = peak;
        if (peak <= m_most) return;
        std::fprintf(stderr, "fuzzing: %zu bytes of memory are taken; accepted: %zu\n", peak, m_most);
        std::abort();
    }

 private:
    std::size_t m_most;
};

}  // namespace attention
