#include "core/io/csv_reader.h"
#include "tests/fuzz/array_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return attention::readArray(data, size, size / 2 + 1, attention::readCsv);  // a digit and a separator each
}
