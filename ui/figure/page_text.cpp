#include "ui/figure/page_text.h"

#include <cmath>

#include <QTextLayout>

#include "ui/figure/code_plan.h"

namespace attention {
namespace {

/// Font sizes of a heading or a caption in pixels, the line height as a multiple of the size, and the largest fraction
/// of the page's height that the text may take, margins included.
struct TextStyle {
    int largest;
    int smallest;
    QFont::Weight weight;
    double lineHeight;
    double largestShare;
};
constexpr TextStyle kHeading{16, font_size::kSmallest, QFont::DemiBold, 1.3, kHeadingShare};
/// On paper, which is read from nearby, a caption may be smaller than anything on the screen.
constexpr TextStyle kCaption{font_size::kAxis, 9, QFont::Normal, 1.4, kCaptionShare};
/// The left axes of figures have their numbers and names at this distance from the edge, too.
constexpr double kSideMargin = 8;
constexpr double kEndMargin = 12;
/// Between text and figure, which has margins of its own.
constexpr double kGap = 4;

/// `text` in lines as long as the page is wide. Text that needs more than its share of the page becomes smaller, and
/// what is still too much at the smallest size ends in an ellipsis; where not even a line has room, there is none.
TextBlock brokenIntoLines(const QString& text, const TextStyle& style, const QSizeF& page) {
    QString paragraphs = printable(text).trimmed();
    paragraphs.replace(u'\n', QChar::LineSeparator);
    TextBlock block;
    if (paragraphs.isEmpty()) return block;
    const double width = std::max(1.0, page.width() - 2 * kSideMargin);
    const double room = page.height() * style.largestShare - kEndMargin - kGap;
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    for (int size = style.largest; size >= style.smallest; --size) {
        block = {textFont(size, style.weight), std::ceil(size * style.lineHeight), {}};
        // Hinting would adapt the widths of letters to the screen, but the text is for paper.
        block.font.setHintingPreference(QFont::PreferNoHinting);
        const auto maxLines = qsizetype(std::max(0.0, room / block.lineHeight));
        QTextLayout layout(paragraphs, block.font);
        layout.setTextOption(option);
        layout.beginLayout();
        int lastStart = 0;
        QTextLine line = layout.createLine();
        for (; line.isValid() && block.lines.size() < maxLines; line = layout.createLine()) {
            line.setLineWidth(width);
            lastStart = line.textStart();
            block.lines += paragraphs.sliced(lastStart, line.textLength()).remove(QChar::LineSeparator).trimmed();
        }
        layout.endLayout();
        if (!line.isValid()) break;
        if (size > style.smallest || block.lines.isEmpty()) continue;
        const QString rest = paragraphs.sliced(lastStart).replace(QChar::LineSeparator, u' ');
        block.lines.last() = QFontMetricsF(block.font).elidedText(rest + QChar(0x2026), Qt::ElideRight, width);
    }
    return block;
}

}  // namespace

QSizeF layoutSize(const FigureOptions& options) {
    const double perInch = kLogicalDpi * kFontPoints / options.fontSize;
    return {options.size.width / kMillimetresPerInch * perInch, options.size.height / kMillimetresPerInch * perInch};
}

QString printable(QString text) {
    return text.removeIf([](QChar c) {
        const bool isControl = c.category() == QChar::Other_Control && c != u'\n' && c != u'\t';
        return isControl || c == QChar(0xFFFE) || c == QChar(0xFFFF);
    });
}

double TextBlock::height() const {
    return lines.isEmpty() ? 0 : kEndMargin + double(lines.size()) * lineHeight + kGap;
}

void TextBlock::draw(QPainter& painter, double left, double top, const QColor& ink) const {
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(ink);
    double baseline = top + (lineHeight + metrics.ascent() - metrics.descent()) / 2;
    for (const QString& line : lines) {
        painter.drawText(QPointF(left, baseline), line);
        baseline += lineHeight;
    }
}

PageText::PageText(const FigureOptions& options) : m_page(layoutSize(options)), m_headingLeft(kSideMargin) {
    constexpr double kBehindLetter = 8;
    if (!options.letter.isEmpty()) {
        m_letter = brokenIntoLines(QStringLiteral("(%1)").arg(options.letter), kHeading, m_page);
        if (!m_letter.lines.isEmpty())
            m_headingLeft += QFontMetricsF(m_letter.font).horizontalAdvance(m_letter.lines.first()) + kBehindLetter;
    }
    m_heading = brokenIntoLines(options.heading, kHeading, m_page - QSizeF(m_headingLeft - kSideMargin, 0));
    m_caption = brokenIntoLines(options.caption, kCaption, m_page);
}

void PageText::draw(QPainter& painter, const Theme& theme) const {
    m_letter.draw(painter, kSideMargin, kEndMargin, theme.text);
    m_heading.draw(painter, m_headingLeft, kEndMargin, theme.text);
    m_caption.draw(painter, kSideMargin, m_page.height() - m_caption.height() + kGap, theme.muted);
}

}  // namespace attention
