#include <array>

#include "core/io/csv_reader.h"
#include "tests/fuzz/array_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return attention::readArray(data, size, size / 2 + 1, [](std::string_view bytes) {  // a digit and a separator each
        // The last byte chooses; a line end, which is 10, leaves the first line to the reader.
        constexpr std::array choices{attention::CsvHeader::Off, attention::CsvHeader::Auto, attention::CsvHeader::On};
        const std::size_t choice = bytes.empty() ? 0 : static_cast<unsigned char>(bytes.back()) % choices.size();
        return attention::readCsv(bytes, choices[choice]).values;
    });
}
