#pragma once

#include <algorithm>
#include <cmath>

#include <QImage>

namespace attention {

/// Of 255. The same picture comes out the same to the bit on one machine; another version of the font renderer moves
/// the grey of a letter's edge. A line that moves by a pixel, or a tick that is missing, is above it in its tile.
inline constexpr double kTolerance = 2;
/// Logical pixels. On the whole page the root mean square would drown what happens to one widget.
inline constexpr int kTile = 64;

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
