#include "ui/figure/parts/legend.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/figure/hatching.h"
#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kEntryLine = 20;
constexpr double kBetweenEntries = 22;  ///< gap between two entries
constexpr double kAfterSample = 6;      ///< gap between a sample and its text
constexpr double kSampleHeight = 12;
constexpr double kScaleBar = 9;
constexpr double kScaleLength = 100;

QFont legendFont() {
    return textFont(font_size::kAxis);
}

double wordsWidth(const QString& text) {
    return text.isEmpty() ? 0 : std::ceil(textWidth(text, legendFont()));
}

}  // namespace

void LegendPart::set(std::vector<Entry> entries) {
    m_entries = std::move(entries);
}

LegendPart::Entry LegendPart::scale(const ColourMap& map, double low, double high, const QString& name, int decimals,
                                    const Theme& theme) {
    const QString first = formatDecimals(low, low == 0 ? 0 : decimals);
    return {.before = name.isEmpty() ? first : name + QStringLiteral("   ") + first,
            .sample = kScaleLength,
            .declare =
                [map, rule = theme.control](Marks& marks, const QRectF& sample) {
                    QRectF bar = sample;
                    bar.setHeight(kScaleBar);
                    bar.moveCenter(sample.center());
                    for (double x = 0; x < bar.width(); ++x)
                        marks.fill(QRectF(bar.left() + x, bar.top(), std::min(1.5, bar.width() - x), kScaleBar),
                                   QColor::fromRgb(map.at((x + 0.5) / bar.width())));
                    marks.rect(bar, strokePen(rule, 1));
                },
            .after = {formatDecimals(high, decimals)}};
}

LegendPart::Entry LegendPart::hatched(QStringList words, const Theme& theme) {
    return {.declare = [&theme](Marks& marks, const QRectF& sample) { marks.hatchedSwatch(sample, theme); },
            .after = std::move(words)};
}

LegendPart::Entry LegendPart::checked(bool holds, QStringList words, const Theme& theme) {
    return {.sample = kSampleHeight,
            .declare =
                [&theme, holds](Marks& marks, const QRectF& sample) {
                    const QPointF centre = sample.center();
                    const QPen pen = strokePen(theme.text, holds ? 2 : 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
                    const auto line = [&](std::initializer_list<QPointF> points) {
                        QPolygonF placed;
                        for (const QPointF& point : points) placed << centre + point;
                        marks.polyline(placed, pen);
                    };
                    if (holds) return line({{-4.5, 0.5}, {-1.5, 3.5}, {4.5, -4}});
                    line({{-3.5, -3.5}, {3.5, 3.5}});
                    line({{-3.5, 3.5}, {3.5, -3.5}});
                },
            .after = std::move(words)};
}

LegendPart::Entry LegendPart::dashed(QStringList words, const Theme& theme) {
    return {.sample = 30,
            .declare =
                [&theme](Marks& marks, const QRectF& sample) {
                    const double y = sample.center().y();
                    marks.line(QLineF(sample.left(), y, sample.right(), y), strokePen(theme.text, 1, Qt::DashLine));
                },
            .after = std::move(words)};
}

LegendPart::Entry LegendPart::outlined(const QColor& ink, QStringList words) {
    return {.declare =
                [ink](Marks& marks, const QRectF& sample) {
                    marks.rect(sample.adjusted(1, 0, -1, 0),
                               strokePen(ink, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
                },
            .after = std::move(words)};
}

double LegendPart::widthOf(const Entry& entry, const QString& after) const {
    const double before = wordsWidth(entry.before), words = wordsWidth(after);
    return before + (before > 0 && entry.sample > 0 ? kAfterSample : 0) + entry.sample +
           (words > 0 && entry.sample > 0 ? kAfterSample : 0) + words;
}

std::vector<LegendPart::Place> LegendPart::placeEntries(double width) const {
    std::vector<Place> places;
    double x = 0;
    int line = 0;
    for (const Entry& entry : m_entries) {
        QString after = entry.after.isEmpty() ? QString() : entry.after.front();
        // A shorter form is used only if the longer one does not fit into a whole line.
        for (qsizetype form = 1; form < entry.after.size() && widthOf(entry, after) > width; ++form)
            after = entry.after[form];
        const double needed = widthOf(entry, after);
        if (x > 0 && x + needed > width) {
            x = 0;
            ++line;
        }
        places.push_back({x, line, after});
        x += needed + kBetweenEntries;
    }
    return places;
}

Part::SizeHint LegendPart::measureSizeHint(QSizeF room) const {
    double minWidth = 0;
    for (const Entry& entry : m_entries)
        minWidth = std::max(minWidth, widthOf(entry, entry.after.isEmpty() ? QString() : entry.after.back()));
    const std::vector<Place> places = placeEntries(std::max(room.width(), minWidth));
    const double height = places.empty() ? 0 : kEntryLine * (places.back().line + 1);
    return {.minimum = {minWidth, height}, .maximum = {kMaxExtent, height}};
}

void LegendPart::draw(QCPPainter& painter, const Theme& theme) {
    painter.setFont(legendFont());
    const std::vector<Place> places = placeEntries(content().width());
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Entry& entry = m_entries[i];
        const QRectF line(content().left() + places[i].left, content().top() + kEntryLine * places[i].line,
                          widthOf(entry, places[i].after) + 1, kEntryLine);
        const double before = wordsWidth(entry.before);
        painter.setPen(theme.muted);
        drawLabelText(painter, line, Qt::AlignLeft | Qt::AlignVCenter, entry.before);
        drawLabelText(painter, line, Qt::AlignRight | Qt::AlignVCenter, places[i].after);
        if (entry.sample <= 0 || !entry.declare) continue;
        const QRectF sample(line.left() + before + (before > 0 ? kAfterSample : 0),
                            line.center().y() - kSampleHeight / 2, entry.sample, kSampleHeight);
        paintMarks(painter, [&](Marks& marks) { entry.declare(marks, sample); });
    }
}

}  // namespace attention
