#include "ui/figure/parts/paragraph.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QFont>
#include <QHash>
#include <QRegularExpression>

#include "ui/figure/look.h"

namespace attention {
namespace {

/// Narrower lines are hard to read.
constexpr double kMinWidth = 160;
/// Maximum number of cached heights, enough for some exhibits.
constexpr qsizetype kMaxHeights = 1024;

double paragraphLineHeight(int size) {
    return std::ceil(size * 1.4);
}

}  // namespace

void ParagraphPart::set(const QString& text, int size, const QColor& ink, const QStringList& longest, int lines) {
    m_size = size;
    m_lines = lines;
    m_ink = ink;
    m_shown = shownText(text);
    m_text = typeset(m_shown, size);
    m_longest.clear();
    for (const QString& other : longest) m_longest.push_back(typeset(other, size));
}

ParagraphPart::Text ParagraphPart::typeset(const QString& text, int size) {
    static const QRegularExpression letter(QStringLiteral("(?<![\\p{L}\\p{N}·])[ndkri](?![\\p{L}\\p{N}])|ρ"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    Text made;
    qsizetype from = 0;
    for (auto matches = letter.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        made.letters += text.mid(from, match.capturedStart() - from);
        QTextCharFormat format;
        format.setFont(mathFont(size + 1));
        made.formats += {int(made.letters.size()), 2, format};
        const char16_t plain = text[match.capturedStart()].unicode();
        constexpr char32_t kItalicRho = 0x1D70C;
        const char32_t italic = plain == u'ρ' ? kItalicRho : 0x1D44E + char32_t(plain - u'a');
        made.letters += QString::fromUcs4(&italic, 1);
        from = match.capturedEnd();
    }
    made.letters += text.mid(from);
    return made;
}

std::unique_ptr<QTextLayout> ParagraphPart::laidOut(const Text& text, double width) const {
    auto layout = std::make_unique<QTextLayout>(text.letters, textFont(m_size));
    layout->setFormats(text.formats);
    const double pitch = paragraphLineHeight(m_size);
    double height = 0;
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(std::max(1.0, width));
        // Letters of another font must not change the distance between lines.
        line.setPosition({0, height + (pitch - line.height()) / 2});
        height += pitch;
    }
    layout->endLayout();
    return layout;
}

double ParagraphPart::heightOf(const Text& text, double width) const {
    // Each thread has its own font engines.
    thread_local QHash<std::pair<QString, std::pair<QFont, double>>, double> cache;
    const std::pair key(text.letters, std::pair(textFont(m_size), width));
    if (const auto known = cache.constFind(key); known != cache.cend()) return *known;
    if (cache.size() >= kMaxHeights) cache.clear();
    return *cache.insert(key, laidOut(text, width)->lineCount() * paragraphLineHeight(m_size));
}

Part::SizeHint ParagraphPart::measureSizeHint(QSizeF room) const {
    if (m_text.letters.isEmpty()) return {.minimum = {0, 0}, .maximum = {kMaxExtent, 0}};
    const double width = std::max(room.width(), kMinWidth);
    double height = std::max(heightOf(m_text, width), m_lines * paragraphLineHeight(m_size));
    for (const Text& other : m_longest) height = std::max(height, heightOf(other, width));
    return {.minimum = {kMinWidth, height}, .maximum = {kMaxExtent, height}};
}

void ParagraphPart::geometryChanged() {
    m_layout = laidOut(m_text, content().width());
}

void ParagraphPart::draw(QCPPainter& painter, const Theme&) {
    if (!m_layout) return;
    tellPaintedText(m_shown);
    painter.setPen(m_ink);
    m_layout->draw(&painter, content().topLeft());
}

}  // namespace attention
