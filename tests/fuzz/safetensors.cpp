#include "core/io/safetensors.h"

#include <algorithm>

#include "core/attention/weight_files.h"
#include "tests/fuzz/array_target.h"

using namespace attention;

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

/// Any byte more or less leaves a file whose length of the header, or whose end, is wrong, and nothing behind it is
/// looked at. So mostly the header or the values are mutated by themselves, and the header gets its right length.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
    std::uint64_t length = 0;
    if (size >= kSafetensorsPrefixSize)
        for (std::size_t i = kSafetensorsPrefixSize; i-- > 0;) length = length << 8 | data[i];
    if (seed % 8 == 0 || size < kSafetensorsPrefixSize || length > size - kSafetensorsPrefixSize)
        return LLVMFuzzerMutate(data, size, most);
    const std::size_t headSize = kSafetensorsPrefixSize + static_cast<std::size_t>(length);
    if (seed % 8 == 1) {
        const std::size_t valuesSize = size - headSize;
        LLVMFuzzerMutate(data + headSize, valuesSize, most - headSize);
        return size;
    }
    const std::vector<std::uint8_t> values(data + headSize, data + size);
    const std::size_t mutated = LLVMFuzzerMutate(data + kSafetensorsPrefixSize, headSize - kSafetensorsPrefixSize,
                                                 most - kSafetensorsPrefixSize - values.size());
    for (std::size_t i = 0; i < kSafetensorsPrefixSize; ++i) data[i] = static_cast<std::uint8_t>(mutated >> 8 * i);
    std::ranges::copy(values, data + kSafetensorsPrefixSize + mutated);
    return kSafetensorsPrefixSize + mutated + values.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    // A tensor takes 40 bytes of the header at least, and a key that is to stand once takes 6.
    constexpr std::size_t constant = 8192;
    std::vector<TensorInfo> tensors;
    try {
        const MemoryLimit limit(2 * 8 * size + constant);
        const std::size_t head = safetensorsHeaderSize(bytes.substr(0, kSafetensorsPrefixSize), size);
        tensors = readSafetensorsHeader(bytes.substr(0, head), size);
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
            for (const std::string_view name : weightNames()) {
                try {
                    requireWhole(sliceWeight(array, tensor.name, name));
                } catch (const FormatError& error) {
                    requireMessage(error.what());
                }
            }
        } catch (const FormatError& error) {
            requireMessage(error.what());
        }
    }
    for (const std::string& layer : weightLayers(tensors)) {
        try {
            require(weightTensors(tensors, layer).size() >= 4, "a layer has its four matrices");
        } catch (const FormatError& error) {
            requireMessage(error.what());
        }
    }
    return 0;
}
