#include "ui/exhibits/complexity_table/paragraph.h"

#include <algorithm>
#include <cmath>

#include <QRegularExpression>

#include "ui/figure/theme.h"

namespace attention {

Paragraph::Paragraph(const QString& text, int size, double width) : m_layout(std::make_unique<QTextLayout>()) {
    static const QRegularExpression letter(QStringLiteral("(?<![\\p{L}\\p{N}·])[ndkriρ](?![\\p{L}\\p{N}])"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    QString shown;
    QList<QTextLayout::FormatRange> formats;
    qsizetype from = 0;
    for (auto matches = letter.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        shown += text.mid(from, match.capturedStart() - from);
        QTextCharFormat format;
        format.setFont(mathFont(size + 1));
        formats += {int(shown.size()), 2, format};
        const char16_t plain = text[match.capturedStart()].unicode();
        constexpr char32_t kItalicRho = 0x1D70C;
        const char32_t italic = plain == u'ρ' ? kItalicRho : 0x1D44E + char32_t(plain - u'a');
        shown += QString::fromUcs4(&italic, 1);
        from = match.capturedEnd();
    }
    shown += text.mid(from);
    m_layout->setText(shown);
    m_layout->setFont(textFont(size));
    m_layout->setFormats(formats);
    const double lineHeight = std::ceil(size * 1.4);
    m_layout->beginLayout();
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(std::max(1.0, width));
        // Letters of another face must not move the lines apart.
        line.setPosition({0, m_height + (lineHeight - line.height()) / 2});
        m_height += lineHeight;
    }
    m_layout->endLayout();
}

void Paragraph::draw(QCPPainter& painter, const QPointF& place, const QColor& ink) const {
    painter.setPen(ink);
    m_layout->draw(&painter, place);
}

}  // namespace attention
