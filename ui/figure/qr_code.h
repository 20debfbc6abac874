#pragma once

#include <optional>
#include <vector>

#include <QByteArray>
#include <QRectF>

class QPainter;

namespace attention {

/// A QR code (ISO/IEC 18004) as its square of modules.
struct QrCode {
    int size = 0;            ///< modules a side, without the quiet zone: 21 to 177
    std::vector<bool> dark;  ///< row by row, from the top left

    bool isDark(int row, int column) const { return dark[std::size_t(row * size + column)]; }

    bool operator==(const QrCode&) const = default;
};

/// Modules around a code that have to stay light.
inline constexpr int kQrQuietZone = 4;
/// Bytes of the longest text that a code can hold.
inline constexpr int kMaxQrBytes = 2953;

/// The code of a text: its bytes as they are, with error correction at level M, which tolerates 15 % of damage, or at
/// level L if the text is too long for that. Nothing for a text longer than kMaxQrBytes, or an empty one.
std::optional<QrCode> makeQrCode(const QByteArray& text);

/// Draws a code, black on white whatever the theme, because many readers read no other.
/// @param square  of the code with its quiet zone
void drawQrCode(QPainter& painter, const QrCode& code, const QRectF& square);

}  // namespace attention
