#pragma once

#include <algorithm>
#include <cmath>
#include <optional>

#include <QFile>
#include <QImage>
#include <QLibraryInfo>
#include <QString>
#include <QVersionNumber>

namespace attention {

/// Of 255. The same picture comes out the same to the bit on one machine; another version of the font renderer moves
/// the grey of a letter's edge. A line that moves by a pixel, or a tick that is missing, is above it in its tile.
inline constexpr double kTolerance = 2;
/// Logical pixels. On the whole page the root mean square would drown what happens to one widget.
inline constexpr int kTile = 64;
/// For another version of Qt, which comes with another one of the typefaces: letters are a pixel or two elsewhere, so
/// squares of half a tile are compared by their means. Between Debian 12 and 13 these differ by 23 at most; by 79 and
/// more where a button is drawn as one of another kind.
inline constexpr double kCoarseTolerance = 40;
/// Says which version of Qt drew the pictures that are kept. Who draws them anew writes it.
inline constexpr const char* kDrawnWith = ATTENTION_GOLDEN_DIR "/drawn_with.txt";

struct Difference {
    double rms = 0;  ///< of the worst tile, of 255
    QRect tile;
};

/// Of two pictures of one size with 32 bits a pixel.
inline Difference difference(const QImage& a, const QImage& b, int tileSize) {
    Difference worst;
    for (int top = 0; top < a.height(); top += tileSize) {
        for (int left = 0; left < a.width(); left += tileSize) {
            const QRect tile = QRect(left, top, tileSize, tileSize).intersected(a.rect());
            double sum = 0;
            for (int y = tile.top(); y <= tile.bottom(); ++y) {
                const auto* lineA = reinterpret_cast<const QRgb*>(a.constScanLine(y));
                const auto* lineB = reinterpret_cast<const QRgb*>(b.constScanLine(y));
                for (int x = tile.left(); x <= tile.right(); ++x) {
                    for (const int each : {qRed(lineA[x]) - qRed(lineB[x]), qGreen(lineA[x]) - qGreen(lineB[x]),
                                           qBlue(lineA[x]) - qBlue(lineB[x])})
                        sum += each * each;
                }
            }
            const double rms = std::sqrt(sum / (3.0 * tile.width() * tile.height()));
            if (rms > worst.rms) worst = {rms, tile};
        }
    }
    return worst;
}

/// "6.4\n"
inline QByteArray thisQt() {
    const QVersionNumber version = QLibraryInfo::version();
    return QStringLiteral("%1.%2\n").arg(version.majorVersion()).arg(version.minorVersion()).toLatin1();
}
inline bool sayDrawnWithThisQt() {
    QFile file(kDrawnWith);
    return file.open(QIODevice::WriteOnly) && file.write(thisQt()) > 0;
}

/// Where a picture that was drawn now differs more from the one that is kept than it may; nothing: they are the same.
/// Of two pictures of one size with 32 bits a pixel.
inline std::optional<Difference> fault(const QImage& drawn, const QImage& kept, int tileSize) {
    QFile file(kDrawnWith);
    const bool isSameQt = file.open(QIODevice::ReadOnly) && file.readAll() == thisQt();
    const int square = isSameQt ? 1 : tileSize / 2;
    const auto means = [&](const QImage& picture) {
        return isSameQt ? picture
                        : picture.scaled(picture.size() / square, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                              .convertToFormat(QImage::Format_RGB32);
    };
    Difference worst = difference(means(drawn), means(kept), tileSize / square);
    if (worst.rms <= (isSameQt ? kTolerance : kCoarseTolerance)) return std::nullopt;
    worst.tile = QRect(worst.tile.topLeft() * square, worst.tile.size() * square);
    return worst;
}

/// What differs in ink on white.
inline QImage differencePicture(const QImage& a, const QImage& b) {
    QImage shown(a.size(), QImage::Format_RGB32);
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int most =
                std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
            const int grey = 255 - std::min(255, 4 * most);
            shown.setPixel(x, y, qRgb(grey, grey, grey));
        }
    return shown;
}

}  // namespace attention
