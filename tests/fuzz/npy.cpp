#include "core/io/npy_reader.h"
#include "tests/fuzz/array_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return attention::readArray(data, size, size, attention::readNpy);  // a number takes a byte at least
}
