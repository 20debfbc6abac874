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

/// Lines that are kept: those of some exhibits.
constexpr qsizetype kMaxLines = 1024;
/// As wide as Qt takes a line that does not end at its room.
constexpr double kEndless = 0x01000000;

/// Qt has its own ways with line breaks, tabs, marks among the control characters, and from right to left.
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

using KeptLayouts = QHash<std::pair<QString, QFont>, std::shared_ptr<QTextLayout>>;

KeptLayouts& cachedLayouts() {
    // A thread has font engines of its own.
    thread_local KeptLayouts kept;
    return kept;
}

/// Layouts hold font engines, which end with the application.
void forgetLayouts() {
    cachedLayouts().clear();
}

std::shared_ptr<QTextLayout> keptLayout(const QString& text, const QFont& font) {
    KeptLayouts& kept = cachedLayouts();
    const std::pair key(text, font);
    if (const auto known = kept.constFind(key); known != kept.cend()) return *known;
    if (kept.size() >= kMaxLines) kept.clear();
    if (kept.isEmpty()) {
        qRemovePostRoutine(forgetLayouts);
        qAddPostRoutine(forgetLayouts);
    }
    return *kept.insert(key, shaped(text, font));
}

/// Where drawText() begins the line; nothing where it would cut it, or turn it around.
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

void drawTextLine(QCPPainter& painter, const QRectF& room, Qt::Alignment alignment, const QString& words,
                  const QFont& font) {
    const QString text = shownText(words);
    tellPaintedText(text);
    painter.setFont(font);
    const bool isKept = !painter.modes().testFlag(QCPPainter::pmNoCaching) && !text.isEmpty() &&
                        painter.pen().style() != Qt::NoPen && painter.layoutDirection() != Qt::RightToLeft;
    if (const auto layout = isKept ? keptLayout(text, font) : nullptr) {
        const QTextLine line = layout->lineAt(0);
        if (const auto at = textOrigin(line, room, alignment)) return line.draw(&painter, *at);
    }
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
