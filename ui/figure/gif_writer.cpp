#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>
#include <utility>

#include "ui/figure/moving_picture.h"
#include "ui/figure/palette.h"

#ifdef ATTENTION_MOVING_PICTURES
#include <gif_lib.h>

namespace attention {
namespace {

/// A GIF has 256 colours; one of them is transparent and means "unchanged".
constexpr std::size_t kMaxColours = 255;
constexpr int kColourBits = 8;

struct FreeColourMap {
    void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};

class GifWriter : public MovingPictureWriter {
 public:
    explicit GifWriter(const MovingPictureOptions& options) : m_options(options) {
        int error = 0;
        m_file = EGifOpen(this, write, &error);
        if (m_file) EGifSetGifVersion(m_file, true);
    }
    ~GifWriter() override { close(); }
    GifWriter(const GifWriter&) = delete;
    GifWriter& operator=(const GifWriter&) = delete;

    void add(const QImage& picture) override {
        if (!m_waiting.isNull()) {
            // An unchanged picture prolongs the previous one.
            if (changed(picture).isEmpty()) {
                ++m_added;
                return;
            }
            writeWaiting();
        }
        m_before = std::exchange(m_waiting, picture);
        ++m_added;
    }

    QByteArray finish() override {
        if (!m_waiting.isNull()) writeWaiting();
        const bool isClosed = close();
        return isClosed && m_isOk ? std::move(m_bytes) : QByteArray();
    }

 private:
    static int write(GifFileType* file, const GifByteType* bytes, int count) {
        static_cast<GifWriter*>(file->UserData)->m_bytes.append(reinterpret_cast<const char*>(bytes), count);
        return count;
    }

    void check(int status) { m_isOk = m_isOk && status == GIF_OK; }

    bool close() {
        int error = 0;
        auto* const file = std::exchange(m_file, nullptr);
        return file && EGifCloseFile(file, &error) == GIF_OK;
    }

    static const QRgb* line(const QImage& picture, int y) {
        return reinterpret_cast<const QRgb*>(picture.constScanLine(y));
    }

    /// The smallest rectangle outside which a picture equals m_waiting.
    QRect changed(const QImage& picture) const { return difference(m_waiting, picture); }
    static QRect difference(const QImage& before, const QImage& after) {
        const int width = after.width(), height = after.height();
        const auto isSameLine = [&](int y) {
            return std::memcmp(line(before, y), line(after, y), std::size_t(width) * sizeof(QRgb)) == 0;
        };
        int top = 0, bottom = height - 1;
        while (top < height && isSameLine(top)) ++top;
        if (top == height) return {};
        while (isSameLine(bottom)) --bottom;
        int left = width, right = 0;
        for (int y = top; y <= bottom; ++y) {
            const auto [a, b] = std::mismatch(line(before, y), line(before, y) + width, line(after, y));
            (void)b;
            const int first = int(a - line(before, y));
            if (first == width) continue;
            left = std::min(left, first);
            int last = width - 1;
            while (last > right && line(before, y)[last] == line(after, y)[last]) --last;
            right = std::max(right, last);
        }
        return {QPoint(left, top), QPoint(right, bottom)};
    }

    /// Hundredths of a second since the beginning.
    std::int64_t timeOf(std::int64_t frame) const {
        return std::llround(100.0 * double(frame) / m_options.framesPerSecond);
    }

    void writeWaiting() {
        if (!m_file) return;
        const bool isFirst = m_before.isNull();
        const QRect place = isFirst ? m_waiting.rect() : difference(m_before, m_waiting);
        const auto isUnchanged = [&](int x, int y) {
            return !isFirst && line(m_before, y)[x] == line(m_waiting, y)[x];
        };
        ColourCounts counts;
        for (int y = place.top(); y <= place.bottom(); ++y)
            for (int x = place.left(); x <= place.right(); ++x)
                if (!isUnchanged(x, y)) ++counts[line(m_waiting, y)[x]];
        const bool isCommon = !isFirst && std::ranges::all_of(counts, [this](const auto& colour) {
            return m_common.indices.contains(colour.first);
        });
        if (!isCommon) m_own = makePalette(counts, m_options.colours, kMaxColours);
        if (isFirst) {
            m_common = m_own;
            writeBeginning();
        }
        const Palette& palette = isCommon || isFirst ? m_common : m_own;
        writeControl(std::int64_t(palette.colours.size()));
        const auto map = isCommon || isFirst ? nullptr : colourMap(palette);
        check(EGifPutImageDesc(m_file, place.left(), place.top(), place.width(), place.height(), false, map.get()));
        std::vector<GifPixelType> pixels(std::size_t(place.width()));
        QRgb last = 0;
        GifPixelType lastIndex = 0;
        bool hasLast = false;
        for (int y = place.top(); y <= place.bottom() && m_isOk; ++y) {
            for (int x = place.left(); x <= place.right(); ++x) {
                GifPixelType& pixel = pixels[std::size_t(x - place.left())];
                const QRgb colour = line(m_waiting, y)[x];
                if (isUnchanged(x, y)) {
                    pixel = GifPixelType(palette.colours.size());
                    continue;
                }
                if (!hasLast || colour != last) {
                    lastIndex = palette.indices.at(colour);
                    last = colour;
                    hasLast = true;
                }
                pixel = lastIndex;
            }
            check(EGifPutLine(m_file, pixels.data(), place.width()));
        }
        m_written = m_added;
    }

    /// With one more entry after the palette's colours, which means "unchanged".
    static std::unique_ptr<ColorMapObject, FreeColourMap> colourMap(const Palette& palette) {
        std::vector<GifColorType> colours(std::size_t(1) << GifBitSize(int(palette.colours.size()) + 1));
        for (std::size_t i = 0; i < palette.colours.size(); ++i) {
            const QRgb colour = palette.colours[i];
            colours[i] = {GifByteType(qRed(colour)), GifByteType(qGreen(colour)), GifByteType(qBlue(colour))};
        }
        return std::unique_ptr<ColorMapObject, FreeColourMap>(GifMakeMapObject(int(colours.size()), colours.data()));
    }

    void writeBeginning() {
        check(EGifPutScreenDesc(m_file, m_options.size.width(), m_options.size.height(), kColourBits, 0,
                                colourMap(m_common).get()));
        if (!m_options.loops) return;
        // The extension for loops, which Netscape introduced: 1, then the number of repetitions, 0 for ever.
        constexpr unsigned char kForEver[] = {1, 0, 0};
        check(EGifPutExtensionLeader(m_file, APPLICATION_EXT_FUNC_CODE));
        check(EGifPutExtensionBlock(m_file, 11, "NETSCAPE2.0"));
        check(EGifPutExtensionBlock(m_file, int(std::size(kForEver)), kForEver));
        check(EGifPutExtensionTrailer(m_file));
    }

    void writeControl(std::int64_t unchangedIndex) {
        GraphicsControlBlock control{};
        control.DisposalMode = DISPOSE_DO_NOT;
        control.DelayTime = int(timeOf(m_added) - timeOf(m_written));
        control.TransparentColor = m_before.isNull() ? NO_TRANSPARENT_COLOR : int(unchangedIndex);
        GifByteType bytes[4];
        const auto size = EGifGCBToExtension(&control, bytes);
        check(EGifPutExtension(m_file, GRAPHICS_EXT_FUNC_CODE, int(size), bytes));
    }

    const MovingPictureOptions m_options;
    GifFileType* m_file = nullptr;
    QByteArray m_bytes;
    bool m_isOk = true;
    QImage m_before, m_waiting;  ///< last picture written; next one, written when a different one comes
    std::int64_t m_added = 0;    ///< number of pictures
    std::int64_t m_written = 0;  ///< number of pictures that the delays written so far cover
    Palette m_common, m_own;     ///< of the first picture and all that need no other colours; of one picture
};

}  // namespace

bool canWriteMovingPictures() {
    return true;
}

std::unique_ptr<MovingPictureWriter> makeGifWriter(const MovingPictureOptions& options) {
    return std::make_unique<GifWriter>(options);
}

}  // namespace attention

#else

namespace attention {

bool canWriteMovingPictures() {
    return false;
}

std::unique_ptr<MovingPictureWriter> makeGifWriter(const MovingPictureOptions&) {
    return nullptr;
}

}  // namespace attention

#endif
