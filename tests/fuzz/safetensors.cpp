#include "core/io/safetensors.h"

#include "tests/fuzz/array_target.h"

using namespace attention;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    // A tensor takes 40 bytes of the header at least, and a key that is to stand once takes 6.
    constexpr std::size_t constant = 8192;
    std::vector<TensorInfo> tensors;
    try {
        const MemoryLimit limit(2 * 8 * size + constant);
        const std::size_t head = safetensorsHeadSize(bytes.substr(0, kSafetensorsStart), size);
        tensors = readSafetensorsHead(bytes.substr(0, head), size);
        ++seen.opened;
    } catch (const FormatError& error) {
        requireMessage(error.what());
    }
    for (const TensorInfo& tensor : tensors) {
        require(tensor.begin <= tensor.end && tensor.end <= size, "a tensor lies within the file");
        const std::string_view values = bytes.substr(tensor.begin, tensor.end - tensor.begin);
        try {
            Array array;
            {
                const MemoryLimit limit(8 * values.size() + constant);
                array = readTensor(tensor, values);
            }
            requireWhole(array);
            require(isReadable(tensor), "what is read is said to be readable");
        } catch (const FormatError& error) {
            requireMessage(error.what());
        }
    }
    return 0;
}
