#include <algorithm>

#include <QByteArray>
#include <QtGlobal>

#include "tests/fuzz/scene_target.h"
#include "ui/exhibits/exhibits.h"
#include "ui/files/scene_file.h"

using namespace attention;

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

/// The keys of a scene, as for the target scene, and the readers of pictures: of the 64 KiB in which a scene has to
/// begin each element "<g>" inside another takes the XML reader 260 bytes, so that all of them take 6 MB.
constexpr std::size_t kConstant = std::size_t{8} << 20;
/// libpng unpacks a text of up to 8 MB from a few bytes; Qt makes UTF-16 and UTF-8 of it.
constexpr std::size_t kUnpacked = std::size_t{64} << 20;
/// Nothing is there that a path in a scene could name.
constexpr const char* kNoFolder = "/nonexistent";

constexpr std::size_t kSignature = 8;
constexpr std::size_t kNumber = 4;

std::uint32_t numberAt(const std::uint8_t* bytes) {
    return std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 | std::uint32_t{bytes[2]} << 8 | bytes[3];
}

/// CRC-32 as PNG has it (ISO 3309).
std::uint32_t checksum(const std::uint8_t* bytes, std::size_t size) {
    std::uint32_t sum = ~std::uint32_t{0};
    for (std::size_t i = 0; i < size; ++i) {
        sum ^= bytes[i];
        for (int bit = 0; bit < 8; ++bit) sum = sum >> 1 ^ (sum & 1 ? 0xEDB8'8320 : 0);
    }
    return ~sum;
}

/// Gives every chunk of a PNG its right checksum: with a wrong one nothing in it is looked at.
void mendChecksums(std::uint8_t* png, std::size_t size) {
    std::size_t chunk = kSignature;
    while (chunk + 3 * kNumber <= size) {
        const std::size_t length = numberAt(png + chunk);
        if (length > size - chunk - 3 * kNumber) return;
        std::uint8_t* name = png + chunk + kNumber;
        const std::uint32_t sum = checksum(name, kNumber + length);
        for (std::size_t i = 0; i < kNumber; ++i)
            name[kNumber + length + i] = static_cast<std::uint8_t>(sum >> 8 * (kNumber - 1 - i));
        chunk += 3 * kNumber + length;
    }
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) {
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
    const std::size_t mutated = LLVMFuzzerMutate(data, size, most);
    if (seed % 4 > 0 && mutated > kSignature && data[0] == 0x89) mendChecksums(data, mutated);
    return mutated;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<std::string_view> ids = [] {
        std::vector<std::string_view> all;
        for (const Exhibit* exhibit : exhibits()) all.push_back(exhibit->id());
        return all;
    }();
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const bool hasPackedText = text.find("zTXt") != text.npos || text.find("iTXt") != text.npos;
    const auto bytes = QByteArray::fromRawData(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    try {
        OpenedScene opened;
        {
            // Beside the numbers: the text as it was found, as UTF-16 and as UTF-8, and in a picture of its own.
            const MemoryLimit limit(2 * 8 * (size / 2 + 1) + 8 * size + (hasPackedText ? kUnpacked : kConstant));
            opened = readScene(bytes, kNoFolder);
        }
        requireWhole(opened.scene, ids);
        ++seen.opened;
    } catch (const FileError& error) {
        requireMessage(error.phrase().toStdString());
    }
    return 0;
}
