#include "ui/figure/qr_code.h"

#include <memory>

#include <QPainter>
#include <QPainterPath>
#include <qrencode.h>

#include "ui/figure/svg_page.h"

namespace attention {

std::optional<QrCode> makeQrCode(const QByteArray& text) {
    if (text.isEmpty() || text.size() > kMaxQrBytes) return std::nullopt;
    const auto* bytes = reinterpret_cast<const unsigned char*>(text.constData());
    for (const QRecLevel level : {QR_ECLEVEL_M, QR_ECLEVEL_L}) {
        // Version 0 is the smallest that has room.
        const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(QRcode_encodeData(int(text.size()), bytes, 0, level),
                                                                   &QRcode_free);
        if (!made) continue;
        QrCode code{made->width, {}};
        const auto count = std::size_t(made->width) * std::size_t(made->width);
        code.dark.reserve(count);
        for (std::size_t i = 0; i < count; ++i) code.dark.push_back(made->data[i] & 1);
        return code;
    }
    return std::nullopt;
}

namespace {

/// Calls `visit(row, column, length)` for each run of dark modules.
template <class Visit>
void eachRun(const QrCode& code, Visit visit) {
    for (int row = 0; row < code.size; ++row) {
        for (int column = 0, end = 0; column < code.size; column = end + 1) {
            end = column;
            while (end < code.size && code.isDark(row, end)) ++end;
            if (end > column) visit(row, column, end - column);
        }
    }
}

/// The SVG elements of a code. Their unit is one module, which makes numbers whole and the file short.
QByteArray svgElements(const QrCode& code, const QPointF& corner, double module) {
    const auto number = [](double value) { return QByteArray::number(value, 'g', 9); };
    const QByteArray side = QByteArray::number(code.size + 2 * kQrQuietZone);
    QByteArray path;
    eachRun(code, [&](int row, int column, int length) {
        const QByteArray wide = QByteArray::number(length);
        path += 'M' + QByteArray::number(kQrQuietZone + column) + ' ' + QByteArray::number(kQrQuietZone + row) + 'h' +
                wide + "v1h-" + wide + 'z';
    });
    return "<g stroke=\"none\" transform=\"translate(" + number(corner.x()) + ' ' + number(corner.y()) + ") scale(" +
           number(module) + ")\" shape-rendering=\"crispEdges\"><path fill=\"#ffffff\" d=\"M0 0h" + side + 'v' + side +
           "h-" + side + "z\"/><path fill=\"#000000\" d=\"" + path + "\"/></g>";
}

}  // namespace

void drawQrCode(QPainter& painter, const QrCode& code, const QRectF& square) {
    const double module = square.width() / (code.size + 2 * kQrQuietZone);
    if (SvgPage* page = SvgPage::of(painter)) {
        const QRectF mapped = painter.transform().mapRect(square);
        page->insert(painter, svgElements(code, mapped.topLeft(), module * mapped.width() / square.width()));
        return;
    }
    painter.save();
    // Antialiased edges would show as seams between modules.
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(square, Qt::white);
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    eachRun(code, [&](int row, int column, int length) {
        path.addRect(square.left() + (kQrQuietZone + column) * module, square.top() + (kQrQuietZone + row) * module,
                     length * module, module);
    });
    painter.fillPath(path, Qt::black);
    painter.restore();
}

}  // namespace attention
