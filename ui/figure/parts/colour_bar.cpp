#include "ui/figure/parts/colour_bar.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/heatmap.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_line.h"
#include "ui/figure/text_width.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

constexpr double kColours = 14;
constexpr double kWedge = 8;
constexpr double kBesideBar = 8;
constexpr double kAboveBar = 26;
constexpr int kNameFont = 15;
constexpr double kItalicGap = 2;
constexpr double kShortestBar = 40;
/// Numbers have no more decimals than this; smaller ones have an exponent.
constexpr int kMostDecimals = 4;
constexpr double kMarkHeight = 18;
/// From one number to the next, in pixels.
constexpr double kLeastTickSpacing = 20;

struct Run {
    QString text;
    QFont font;
    double width;
};

/// The letters of formulas and the words of a name.
std::vector<Run> runsOf(const QString& name, int fontSize) {
    std::vector<Run> runs;
    std::optional<bool> wasMath;
    for (const char32_t c : name.toUcs4()) {
        const bool isMath = c >= 0x1D400 && c <= 0x1D7FF;
        if (wasMath != isMath) runs.push_back({{}, isMath ? mathFont(kNameFont) : textFont(fontSize), 0});
        wasMath = isMath;
        runs.back().text += QString::fromUcs4(&c, 1);
    }
    // Italic letters lean into what follows.
    for (Run& run : runs) run.width = textWidth(run.text, run.font) + kItalicGap;
    return runs;
}

}  // namespace

void ColourBarPart::set(Look look) {
    m_look = std::move(look);
    // A mark's number has a sign and all digits.
    const double largest = std::max(std::abs(m_look->low), std::abs(m_look->high));
    const QFontMetricsF bold(textFont(m_look->fontSize, QFont::DemiBold));
    double beside = bold.horizontalAdvance(numberOf(-largest));
    if (m_look->hasNotes)
        beside = std::max(beside, textWidth(QStringLiteral("−0.00 − (−0.00)"), textFont(type::kSmallest)));
    double name = 0;
    for (const Run& run : runsOf(m_look->name, m_look->fontSize)) name += run.width;
    const double width = std::max(kWedge + kColours + kBesideBar + beside, kWedge + name);
    m_need = {.least = {std::ceil(width) + 2, kShortestBar}, .most = {std::ceil(width) + 2, kUnlimited}};
    m_marked.reset();
}

QRectF ColourBarPart::bar() const {
    const double length = content().height() * m_look->shrink;
    QRectF bar(content().left() + (m_look->isFramed ? 0 : kWedge), content().center().y() - length / 2, kColours,
               length);
    if (!m_look->name.isEmpty()) bar.setTop(std::max(bar.top(), content().top() + kAboveBar));
    bar.setBottom(std::max(bar.bottom(), bar.top() + 1));
    return bar;
}

double ColourBarPart::placeOf(double value) const {
    const QRectF area = bar();
    const double fraction = std::clamp((value - m_look->low) / (m_look->high - m_look->low), 0.0, 1.0);
    return area.bottom() - fraction * area.height();
}

void ColourBarPart::draw(QCPPainter& painter, const Theme& theme) {
    const QRectF area = bar();
    drawColourRamp(painter, area, m_look->map);
    const QColor ink = m_look->isFramed ? theme.text : theme.control;
    painter.setAntialiasing(false);
    painter.setPen(QPen(ink, 1));
    if (m_look->isFramed) painter.drawRect(area);
    PlainTicker ticker(m_look->isFramed);
    ticker.setTickCount(std::clamp(int(area.height() / kLeastTickSpacing) - 1, 1, 4));
    QVector<double> ticks;
    QVector<QString> labels;
    ticker.generate(QCPRange(m_look->low, m_look->high), QLocale::c(), u'f', 6, ticks, nullptr, &labels);
    m_numbers.clear();
    if (m_look->namesEnds)
        for (const double end : {m_look->low, m_look->high}) {
            for (qsizetype i = ticks.size(); i-- > 0;)
                if (std::abs(placeOf(ticks[i]) - placeOf(end)) < kMarkHeight) ticks.remove(i), labels.remove(i);
            ticks.append(end);
            labels.append(numberOf(end));
        }
    const QFont font = textFont(m_look->fontSize);
    for (qsizetype i = 0; i < ticks.size(); ++i) {
        const double fraction = (ticks[i] - m_look->low) / (m_look->high - m_look->low);
        if (!(fraction > -1e-9 && fraction < 1 + 1e-9)) continue;
        const double y = placeOf(ticks[i]);
        painter.setPen(QPen(ink, 1));
        painter.drawLine(QLineF(area.right(), y, area.right() + 4, y));
        if (m_marked && std::abs(placeOf(*m_marked) - y) < kMarkHeight) continue;
        m_numbers.push_back(y);
        painter.setPen(m_look->isFramed ? theme.text : theme.muted);
        drawTextLine(painter, QRectF(area.right() + kBesideBar, y - 10, 60, 20), Qt::AlignVCenter | Qt::AlignLeft,
                     decimals() > 2 ? numberOf(ticks[i]) : labels[i], font);
    }
    painter.setPen(m_look->isFramed ? theme.text : theme.muted);
    drawName(painter);
}

void ColourBarPart::drawName(QCPPainter& painter) const {
    double left = bar().left();
    for (const Run& run : runsOf(m_look->name, m_look->fontSize)) {
        painter.setFont(run.font);
        painter.drawText(QPointF(left, bar().top() - 10), run.text);
        left += run.width;
    }
}

int ColourBarPart::decimals() const {
    const double largest = std::max(std::abs(m_look->low), std::abs(m_look->high));
    if (!(largest > 0) || !std::isfinite(largest)) return 2;
    return decimalsOfTwoDigits(largest);
}

QString ColourBarPart::numberOf(double value) const {
    if (decimals() <= kMostDecimals) return displayNumber(value, decimals());
    if (value == 0) return displayNumber(0, 0);
    QString text = QString::number(value, 'e', 1);
    return withDecimalSign(text.replace(QLatin1Char('-'), QChar(0x2212)));
}

void ColourBarPart::drawMark(QCPPainter& painter, const Theme& theme, double value, const QString& note) const {
    if (!isShown() || m_look->isFramed) return;
    painter.save();
    const QRectF area = bar();
    const double y = placeOf(value);
    drawCased(painter, QLineF(area.left(), y, area.right(), y), theme.text, 1.5, theme.surface);
    painter.setAntialiasing(true);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.text);
    painter.drawPolygon(QPolygonF{{area.left(), y}, {area.left() - kWedge, y - 5}, {area.left() - kWedge, y + 5}});
    // A number that the mark's own would touch gives way to it.
    const double left = area.right() + 5, right = content().right() + 2;
    double top = y - kMarkHeight / 2;
    const double height = note.isEmpty() ? kMarkHeight : 2 * kMarkHeight - 2;
    if (!note.isEmpty()) top = std::min(top, content().bottom() - height);
    painter.setBrush(theme.surface);
    for (const double number : m_numbers)
        if (number + kMarkHeight / 2 > top && number - kMarkHeight / 2 < top + height)
            painter.drawRect(QRectF(left, number - kMarkHeight / 2, right - left, kMarkHeight));
    const auto line = [&](const QString& text, double at, const QFont& font, const QColor& ink) {
        drawElided(painter, QRectF(left + 3, at, right - left - 3, kMarkHeight), Qt::AlignLeft | Qt::AlignVCenter, text,
                   font, ink);
    };
    line(numberOf(value), top, textFont(m_look->fontSize, QFont::DemiBold), theme.text);
    if (!note.isEmpty()) line(note, top + kMarkHeight - 3, textFont(type::kSmallest), theme.muted);
    painter.restore();
}

}  // namespace attention
