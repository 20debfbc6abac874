#include "ui/figure/text_line.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include <QCoreApplication>
#include <QHash>
#include <QTextLayout>

#include "ui/figure/elided_text.h"
#include "ui/figure/look.h"

namespace attention {
namespace {

/// Maximum number of cached lines, enough for some exhibits.
constexpr qsizetype kMaxLines = 1024;
/// The width that Qt uses for lines that are not broken.
constexpr double kEndless = 0x01000000;

/// Whether a text can be drawn from a cached layout. QPainter::drawText() treats line breaks, tabs and other control
/// characters and right-to-left text specially.
bool isPlain(const QString& text) {
    const auto isControl = [](QChar sign) { return sign.category() == QChar::Other_Control; };
    return !text.isRightToLeft() && std::ranges::none_of(text, isControl);
}

std::shared_ptr<QTextLayout> shaped(const QString& text, const QFont& font) {
    if (!isPlain(text)) return nullptr;
    auto layout = std::make_shared<QTextLayout>(text, font);
    layout->setCacheEnabled(true);
    QTextOption option;
    option.setTextDirection(Qt::LeftToRight);
    layout->setTextOption(option);
    layout->beginLayout();
    layout->createLine().setLineWidth(kEndless);
    layout->endLayout();
    return layout;
}

using LayoutCache = QHash<std::pair<QString, QFont>, std::shared_ptr<QTextLayout>>;

LayoutCache& layoutCache() {
    // Each thread has its own font engines.
    thread_local LayoutCache cache;
    return cache;
}

/// To be called before the application ends: layouts refer to its font engines.
void clearLayoutCache() {
    layoutCache().clear();
}

std::shared_ptr<QTextLayout> cachedLayout(const QString& text, const QFont& font) {
    LayoutCache& cache = layoutCache();
    const std::pair key(text, font);
    if (const auto known = cache.constFind(key); known != cache.cend()) return *known;
    if (cache.size() >= kMaxLines) cache.clear();
    if (cache.isEmpty()) {
        qRemovePostRoutine(clearLayoutCache);
        qAddPostRoutine(clearLayoutCache);
    }
    return *cache.insert(key, shaped(text, font));
}

/// The point where drawText() would draw the line; nothing if the line does not fit into `room`.
std::optional<QPointF> textOrigin(const QTextLine& line, const QRectF& room, Qt::Alignment alignment) {
    const double height = line.ascent() + line.descent();
    const double down = alignment & Qt::AlignVCenter  ? (room.height() - height) / 2
                        : alignment & Qt::AlignBottom ? room.height() - height
                                                      : 0;
    const auto across = [&](double width) {
        return alignment & Qt::AlignRight     ? room.width() - width
               : alignment & Qt::AlignHCenter ? (room.width() - width) / 2
                                              : 0;
    };
    const QPointF corner = room.topLeft() + QPointF(across(line.naturalTextWidth()), down);
    if (!room.contains(QRectF(corner, QSizeF(line.naturalTextWidth(), height)))) return std::nullopt;
    return room.topLeft() + QPointF(across(line.horizontalAdvance()), down);
}

}  // namespace

bool drawCachedLine(QCPPainter& painter, const QRectF& room, Qt::Alignment alignment, const QString& text,
                    const QFont& font) {
    if (painter.modes().testFlag(QCPPainter::pmNoCaching) || text.isEmpty() || painter.pen().style() == Qt::NoPen ||
        painter.layoutDirection() == Qt::RightToLeft)
        return false;
    const auto layout = cachedLayout(text, font);
    if (!layout) return false;
    const QTextLine line = layout->lineAt(0);
    const auto origin = textOrigin(line, room, alignment);
    if (origin) line.draw(&painter, *origin);
    return origin.has_value();
}

void drawTextLine(QCPPainter& painter, const QRectF& room, Qt::Alignment alignment, const QString& words,
                  const QFont& font) {
    const QString text = shownText(words);
    tellPaintedText(text);
    painter.setFont(font);
    if (!drawCachedLine(painter, room, alignment, text, font))
        painter.drawText(room, int(alignment) | Qt::TextSingleLine, text);
}

void drawOnBaseLine(QCPPainter& painter, const QRectF& room, const QString& text, const QFont& font,
                    const QColor& ink) {
    const QFontMetricsF metrics(font);
    const QString shown = shownText(elidedText(text, font, room.width()));
    tellPaintedText(shown);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(QPointF(room.center().x() - metrics.horizontalAdvance(shown) / 2,
                             std::round(room.center().y() + metrics.capHeight() / 2)),
                     shown);
}

}  // namespace attention
