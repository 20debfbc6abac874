#include "ui/figure/png.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>
#include <zlib.h>

#include <QBuffer>
#include <QtEndian>

#include "core/vectorised.h"

namespace attention {
namespace {

/// Qt's name for the third of zlib's levels.
constexpr int kQuality = 60;
constexpr int kLevel = 3;
constexpr int kMemoryLevel = 8;
/// Of a piece of the compressed picture.
constexpr std::size_t kPiece = 8192;
/// libpng compresses and filters smaller pictures otherwise.
constexpr qint64 kLeastBytes = 1 << 16;
constexpr std::size_t kChannels = 3;
constexpr qsizetype kSignature = 8;
/// Of a chunk: its length and name before the data, its checksum behind.
constexpr qsizetype kBefore = 8, kBehind = 4;

QByteArray written(const QImage& image) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG", kQuality) ? buffer.data() : QByteArray();
}

void addChunk(QByteArray& file, const char* name, std::span<const unsigned char> data) {
    const auto addNumber = [&](std::uint32_t number) {
        std::array<char, 4> bytes;
        qToBigEndian(number, bytes.data());
        file.append(bytes.data(), bytes.size());
    };
    addNumber(std::uint32_t(data.size()));
    const auto begin = file.size();
    file.append(name, 4);
    file.append(reinterpret_cast<const char*>(data.data()), qsizetype(data.size()));
    const auto* const named = reinterpret_cast<const unsigned char*>(file.constData()) + begin;
    addNumber(std::uint32_t(crc32(0, named, uInt(data.size() + 4))));
}

/// The five ways to write a row, each with the byte that names it before.
/// Source: Portable Network Graphics (PNG) Specification, "Filter types for filter method 0".
struct Filtered {
    explicit Filtered(std::size_t size) : rows(5, std::vector<unsigned char>(size + 1)) {
        for (std::size_t way = 0; way < rows.size(); ++way) rows[way].front() = static_cast<unsigned char>(way);
    }
    std::vector<std::vector<unsigned char>> rows;
};

/// How far bytes are from 0, as numbers with a sign: the sum is smallest where they compress best, as a rule.
ATTENTION_VECTORISED std::uint64_t distance(const unsigned char* __restrict bytes, std::size_t count) {
    // Of so few bytes the sum is no more than 16 bits.
    constexpr std::size_t kBlock = 512;
    std::uint64_t sum = 0;
    for (std::size_t begin = 0; begin < count; begin += kBlock) {
        std::uint32_t part = 0;
        const std::size_t end = std::min(begin + kBlock, count);
        for (std::size_t i = begin; i < end; ++i) {
            const auto back = static_cast<unsigned char>(-bytes[i]);
            part += std::min(bytes[i], back);
        }
        sum += part;
    }
    return sum;
}

/// @param row, above  with kChannels bytes of 0 before them
ATTENTION_VECTORISED void subtract(const unsigned char* __restrict row, const unsigned char* __restrict above,
                                   std::size_t count, unsigned char* __restrict sub, unsigned char* __restrict up,
                                   unsigned char* __restrict average) {
    for (std::size_t i = 0; i < count; ++i) {
        const int left = *(row + i - kChannels);
        sub[i] = static_cast<unsigned char>(row[i] - left);
        up[i] = static_cast<unsigned char>(row[i] - above[i]);
        average[i] = static_cast<unsigned char>(row[i] - (left + above[i]) / 2);
    }
}

ATTENTION_VECTORISED void subtractPaeth(const unsigned char* __restrict row, const unsigned char* __restrict above,
                                        std::size_t count, unsigned char* __restrict out) {
    for (std::size_t i = 0; i < count; ++i) {
        const auto left = std::int16_t(*(row + i - kChannels)), up = std::int16_t(above[i]),
                   corner = std::int16_t(*(above + i - kChannels));
        const auto fromLeft = std::int16_t(up - corner), fromUp = std::int16_t(left - corner);
        const auto both = std::int16_t(fromLeft + fromUp);
        const auto ofLeft = std::int16_t(fromLeft < 0 ? -fromLeft : fromLeft);
        const auto ofUp = std::int16_t(fromUp < 0 ? -fromUp : fromUp);
        const auto ofCorner = std::int16_t(both < 0 ? -both : both);
        const std::int16_t upOrCorner = ofUp <= ofCorner ? up : corner;
        const std::int16_t nearest = (ofLeft <= ofUp) & (ofLeft <= ofCorner) ? left : upOrCorner;
        out[i] = static_cast<unsigned char>(row[i] - nearest);
    }
}

ATTENTION_VECTORISED void takeChannels(const QRgb* __restrict pixels, std::size_t count,
                                       unsigned char* __restrict bytes) {
    for (std::size_t x = 0; x < count; ++x) {
        bytes[3 * x] = static_cast<unsigned char>(pixels[x] >> 16);
        bytes[3 * x + 1] = static_cast<unsigned char>(pixels[x] >> 8);
        bytes[3 * x + 2] = static_cast<unsigned char>(pixels[x]);
    }
}

/// The rows of an opaque picture, filtered and compressed as libpng does, added to a file piece by piece.
/// @return false when there was not enough memory
bool addPicture(QByteArray& file, const QImage& image) {
    z_stream stream{};
    if (deflateInit2(&stream, kLevel, Z_DEFLATED, MAX_WBITS, kMemoryLevel, Z_FILTERED) != Z_OK) return false;
    std::vector<unsigned char> piece(kPiece);
    stream.next_out = piece.data();
    stream.avail_out = uInt(kPiece);
    const auto compress = [&](std::span<const unsigned char> bytes, int flush) {
        stream.next_in = const_cast<unsigned char*>(bytes.data());
        stream.avail_in = uInt(bytes.size());
        for (;;) {
            const int result = deflate(&stream, flush);
            if (result == Z_STREAM_END || (stream.avail_out > 0 && stream.avail_in == 0 && flush == Z_NO_FLUSH)) return;
            if (stream.avail_out > 0) continue;
            addChunk(file, "IDAT", piece);
            stream.next_out = piece.data();
            stream.avail_out = uInt(kPiece);
            if (stream.avail_in == 0 && flush == Z_NO_FLUSH) return;
        }
    };

    const auto width = std::size_t(image.width()), size = kChannels * width;
    std::vector<unsigned char> row(size + kChannels), above(size + kChannels);
    Filtered filtered(size);
    auto& ways = filtered.rows;
    std::vector<unsigned char> unchanged(size + 1);
    unchanged.front() = 2;  // all is as it is above
    for (int y = 0; y < image.height(); ++y) {
        takeChannels(reinterpret_cast<const QRgb*>(image.constScanLine(y)), width, row.data() + kChannels);
        if (y > 0 && row == above && std::ranges::any_of(row, [](unsigned char byte) { return byte != 0; })) {
            compress(unchanged, Z_NO_FLUSH);
            continue;
        }
        const unsigned char* const bytes = row.data() + kChannels;
        const unsigned char* const bytesAbove = above.data() + kChannels;
        std::copy_n(bytes, size, ways[0].data() + 1);
        subtract(bytes, bytesAbove, size, ways[1].data() + 1, ways[2].data() + 1, ways[3].data() + 1);
        subtractPaeth(bytes, bytesAbove, size, ways[4].data() + 1);
        const auto best = std::ranges::min_element(
            ways, {}, [&](const std::vector<unsigned char>& way) { return distance(way.data() + 1, size); });
        compress(*best, Z_NO_FLUSH);
        std::swap(row, above);
    }
    compress({}, Z_FINISH);
    const std::size_t rest = kPiece - stream.avail_out;
    if (rest > 0) addChunk(file, "IDAT", std::span(piece).first(rest));
    deflateEnd(&stream);
    return true;
}

/// What Qt writes before the pixels of a picture of one pixel with the same texts, with the size of the whole.
QByteArray headOf(const QImage& image) {
    QImage pixel(1, 1, image.format());
    pixel.fill(Qt::black);
    pixel.setDotsPerMeterX(image.dotsPerMeterX());
    pixel.setDotsPerMeterY(image.dotsPerMeterY());
    for (const QString& key : image.textKeys()) pixel.setText(key, image.text(key));
    const QByteArray file = written(pixel);
    constexpr qsizetype kSizes = 2 * 4, kHeader = 13;
    QByteArray head = file.first(std::min(kSignature, file.size()));
    for (auto place = kSignature; place + kBefore + kBehind <= file.size();) {
        const auto length = qsizetype(qFromBigEndian<std::uint32_t>(file.constData() + place));
        const QByteArray name = file.sliced(place + 4, 4);
        if (name == "IDAT") return head;
        if (name == "IHDR" && length == kHeader) {
            std::array<unsigned char, kHeader> header;
            std::memcpy(header.data(), file.constData() + place + kBefore, kHeader);
            qToBigEndian(std::uint32_t(image.width()), header.data());
            qToBigEndian(std::uint32_t(image.height()), header.data() + kSizes / 2);
            addChunk(head, "IHDR", header);
        } else {
            head += file.sliced(place, kBefore + length + kBehind);
        }
        place += kBefore + length + kBehind;
    }
    return {};
}

}  // namespace

QByteArray pngBytes(const QImage& image) {
    const bool isLarge = image.width() > 1 && image.height() > 1 &&
                         qint64(image.width()) * image.height() * qint64(kChannels) > kLeastBytes;
    if (image.format() != QImage::Format_RGB32 || !isLarge) return written(image);
    QByteArray file = headOf(image);
    if (file.isEmpty() || !addPicture(file, image)) return written(image);
    addChunk(file, "IEND", {});
    return file;
}

}  // namespace attention
