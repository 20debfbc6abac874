#include "ui/figure/parts/colour_bar.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/heatmap.h"
#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_line.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

constexpr double kColours = 14;
constexpr double kWedge = 8;
constexpr double kBesideBar = 8;
constexpr double kAboveBar = 26;
constexpr int kNameFont = 15;
constexpr double kItalicGap = 2;
constexpr double kShortestBar = 40;
/// If a scale needs more decimals than this, its numbers have an exponent.
constexpr int kMaxDecimals = 4;
constexpr double kMarkHeight = 18;
/// Minimum distance from one number to the next, in pixels.
constexpr double kMinTickSpacing = 20;
/// Ticks that are nearer to each other than this, in pixels, are the same.
constexpr double kSamePlace = 1;

/// Whether the number of a tick would touch a rectangle. @param tick  y of the tick
bool isCovered(double tick, const QRectF& room) {
    constexpr double kRounding = 0.1;
    return tick + kMarkHeight / 2 > room.top() + kRounding && tick - kMarkHeight / 2 < room.bottom() - kRounding;
}

struct Run {
    QString text;
    QFont font;
    double width;
};

/// Splits a name into runs of formula letters and of other text.
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
        beside = std::max(beside, textWidth(QStringLiteral("−0.00 − (−0.00)"), textFont(font_size::kSmallest)));
    double name = 0;
    for (const Run& run : runsOf(m_look->name, m_look->fontSize)) name += run.width;
    const double width = std::max(kWedge + kColours + kBesideBar + beside, kWedge + name);
    const double height = kShortestBar + (m_look->name.isEmpty() ? 0 : kAboveBar);
    m_need = {.minimum = {std::ceil(width) + 2, height}, .maximum = {std::ceil(width) + 2, kMaxExtent}};
    m_marked.reset();
}

std::optional<Part::ColourScale> ColourBarPart::colourScale() const {
    return ColourScale{m_look->map, m_look->low, m_look->high, m_look->name};
}

QRectF ColourBarPart::bar() const {
    const double length = content().height() * m_look->shrink;
    QRectF bar(content().left() + (m_look->isFramed ? 0 : kWedge), content().center().y() - length / 2, kColours,
               length);
    if (!m_look->name.isEmpty()) bar.setTop(std::max(bar.top(), content().top() + kAboveBar));
    bar.setBottom(std::max({bar.bottom(), std::min(bar.top() + kShortestBar, content().bottom()), bar.top() + 1}));
    return bar;
}

double ColourBarPart::placeOf(double value) const {
    const QRectF area = bar();
    const double fraction = std::clamp((value - m_look->low) / (m_look->high - m_look->low), 0.0, 1.0);
    return area.bottom() - fraction * area.height();
}

std::vector<ColourBarPart::Tick> ColourBarPart::ticks() const {
    PlainTicker ticker(m_look->isFramed);
    ticker.setTickCount(std::clamp(int(bar().height() / kMinTickSpacing) - 1, 1, 4));
    QVector<double> values;
    QVector<QString> labels;
    ticker.generate(QCPRange(m_look->low, m_look->high), QLocale::c(), u'f', 6, values, nullptr, &labels);
    std::vector<Tick> ticks;
    for (qsizetype i = 0; i < values.size(); ++i) {
        const double fraction = (values[i] - m_look->low) / (m_look->high - m_look->low);
        if (fraction > -1e-9 && fraction < 1 + 1e-9)
            ticks.push_back({values[i], placeOf(values[i]), decimals() > 2 ? numberOf(values[i]) : labels[i]});
    }
    if (m_look->isFramed && ticks.size() > 1) return ticks;
    for (const double end : {m_look->low, m_look->high}) {
        const bool isWhole = numberOf(end) == numberOf(std::round(end));
        Tick named{end, placeOf(end), isWhole ? formatDecimals(std::round(end), 0) : numberOf(end), true};
        const auto same = std::ranges::find_if(
            ticks, [&](const Tick& tick) { return std::abs(tick.place - named.place) < kSamePlace; });
        if (same != ticks.end()) named.number = same->number;
        std::erase_if(
            ticks, [&](const Tick& tick) { return !tick.isEnd && std::abs(tick.place - named.place) < kMarkHeight; });
        ticks.push_back(std::move(named));
    }
    return ticks;
}

QRectF ColourBarPart::markRoom(double value, bool hasNote) const {
    const double place = placeOf(value), height = hasNote ? 2 * kMarkHeight - 2 : kMarkHeight;
    double highest = content().top() - kMarkHeight / 2;
    double lowest = content().bottom() - (hasNote ? height : kMarkHeight / 2);
    for (const Tick& tick : ticks()) {
        // The number of an end is replaced by that of the value if both are the same text.
        if (!tick.isEnd || numberOf(tick.value) == numberOf(value)) continue;
        if (tick.place < bar().center().y()) highest = tick.place + kMarkHeight / 2;
        if (tick.place > bar().center().y()) lowest = tick.place - kMarkHeight / 2 - height;
    }
    // If there is no room for all, the note is left out rather than the numbers of the ends.
    if (highest > lowest && hasNote) return markRoom(value, false);
    const double top = std::clamp(place - kMarkHeight / 2, std::min(highest, lowest), lowest);
    const double left = bar().right() + 5;
    return {left, top, content().right() + 2 - left, height};
}

void ColourBarPart::draw(QCPPainter& painter, const Theme& theme) {
    const QRectF area = bar();
    drawColourRamp(painter, area, m_look->map);
    const QColor ink = m_look->isFramed ? theme.text : theme.control;
    painter.setAntialiasing(false);
    painter.setPen(strokePen(ink, 1));
    if (m_look->isFramed) painter.drawRect(area);
    const QFont font = textFont(m_look->fontSize);
    for (const Tick& tick : ticks()) {
        painter.setPen(strokePen(ink, 1));
        painter.drawLine(QLineF(area.right(), tick.place, area.right() + 4, tick.place));
        if (m_marked && !m_look->isFramed && isCovered(tick.place, markRoom(*m_marked, m_look->hasNotes))) continue;
        painter.setPen(m_look->isFramed ? theme.text : theme.muted);
        drawTextLine(painter, QRectF(area.right() + kBesideBar, tick.place - 10, 60, 20),
                     Qt::AlignVCenter | Qt::AlignLeft, tick.number, font);
    }
    painter.setPen(m_look->isFramed ? theme.text : theme.muted);
    drawName(painter);
}

void ColourBarPart::drawName(QCPPainter& painter) const {
    double left = bar().left();
    for (const Run& run : runsOf(m_look->name, m_look->fontSize)) {
        painter.setFont(run.font);
        drawLabelText(painter, QPointF(left, bar().top() - 10), run.text);
        left += run.width;
    }
}

int ColourBarPart::decimals() const {
    const double largest = std::max(std::abs(m_look->low), std::abs(m_look->high));
    if (!(largest > 0) || !std::isfinite(largest)) return 2;
    return decimalsForTwoDigits(largest);
}

QString ColourBarPart::numberOf(double value) const {
    if (decimals() <= kMaxDecimals) return formatDecimals(value, decimals());
    if (value == 0) return formatDecimals(0, 0);
    QString text = QString::number(value, 'e', 1);
    return withDecimalSign(text.replace(QLatin1Char('-'), QChar(0x2212)));
}

void ColourBarPart::addValueMark(Marks& marks, const Theme& theme, double value, const QString& note) const {
    if (!isVisible() || m_look->isFramed) return;
    const QRectF area = bar();
    const double y = placeOf(value);
    marks.casedLine(QLineF(area.left(), y, area.right(), y), theme.text, 1.5, theme.surface);
    marks.polygon({{area.left(), y}, {area.left() - kWedge, y - 5}, {area.left() - kWedge, y + 5}}, Qt::NoPen,
                  theme.text);
    // Numbers that the mark's number would touch are erased.
    const QRectF room = markRoom(value, !note.isEmpty());
    for (const Tick& tick : ticks())
        if (isCovered(tick.place, room))
            marks.ground(QRectF(room.left(), tick.place - kMarkHeight / 2, room.width(), kMarkHeight), theme.surface);
    const auto line = [&](const QString& text, double top, const QFont& font, const QColor& ink) {
        marks.elided(QRectF(room.left() + 3, top, room.width() - 3, kMarkHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     text, font, ink);
    };
    line(numberOf(value), room.top(), textFont(m_look->fontSize, QFont::DemiBold), theme.text);
    if (room.height() > kMarkHeight)
        line(note, room.top() + kMarkHeight - 3, textFont(font_size::kSmallest), theme.muted);
}

}  // namespace attention
