#include <algorithm>
#include <cmath>
#include <functional>

#include "ui/exhibits/complexity_chart/figure.h"
#include "ui/exhibits/complexity_chart/words.h"
#include "ui/figure/architecture_style.h"
#include "ui/figure/curve.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/number_words.h"

namespace attention::complexity_chart {
namespace {

/// The bar under the names of the lowest.
constexpr double kBar = 5;

}  // namespace

void ComplexityChartFigure::drawTitle(QCPPainter& painter) {
    const QFont bold = textFont(type::kAxis, QFont::DemiBold);
    const QFont plain = textFont(type::kAxis);
    const QRectF room(viewport().left(), viewport().top(), viewport().width(), kTitleHeight - 4);
    double right = room.right();
    if (m_hasValues) {
        const QString present = placeWords(chart(), isPlane());
        const double width = QFontMetricsF(plain).horizontalAdvance(present) + 2;
        const QRectF at(m_column.right() - width, room.top(), width, room.height());
        drawElided(painter, at, Qt::AlignRight | Qt::AlignVCenter, present, plain, theme().muted);
        right = at.left() - 8;
    }
    const QString name = isPlane() ? planeWords(chart()) : quantityWords(chart());
    const double width = std::min(QFontMetricsF(bold).horizontalAdvance(name) + 1, right - room.left());
    drawElided(painter, QRectF(room.left(), room.top(), width, room.height()), Qt::AlignLeft | Qt::AlignVCenter, name,
               bold, theme().text);
    const QString count = countWords(chart());
    const QString fixed = fixedWords(chart(), isPlane());
    const QString what =
        fixed.isEmpty() ? count : ChartWords::tr("%1; %2", "how it is counted; n = 60").arg(count, fixed);
    QStringList forms{ChartWords::tr("%1; both axes logarithmic", "how it is counted").arg(what), what};
    const bool hasDashed =
        isPlane() && std::ranges::any_of(shown().map.contours, std::logical_not(), &PlaneContour::isBorder);
    if (hasDashed) {
        QStringList told;
        for (const QString& form : forms)
            told += ChartWords::tr("%1; dashed: equal, but another layer is lower").arg(form);
        forms = told + forms;
    }
    forms += fixed;
    const QRectF below(room.left(), room.bottom(), viewport().right() - room.left(), kSubtitleHeight);
    drawWhole(painter, below, Qt::AlignLeft | Qt::AlignVCenter, forms, plain, theme().muted);
}

void ComplexityChartFigure::drawStrip(QCPPainter& painter) {
    const QFont font = textFont(type::kSmallest);
    const double bottom = m_plot.top() - 5;
    const double top = bottom - kBar;
    for (const CostRegion& region : shown().regions) {
        const double from = xOf(region.from) + (region.from > double(shown().axis.range.first) ? 1 : 0);
        const double to = xOf(region.to) - (region.to < double(shown().axis.range.last) ? 1 : 0);
        if (to - from < 1) continue;
        const auto& lowest = region.lowest;
        for (std::size_t i = 0; i < lowest.size(); ++i)
            drawShared(painter, {QPointF(from, (top + bottom) / 2), QPointF(to, (top + bottom) / 2)},
                       architectureColour(lowest[i], theme()), kBar, i, lowest.size());
        const QRectF room(from, top - 17, to - from, 16);
        const QString names = namesOf(lowest);
        drawWhole(painter, room, Qt::AlignHCenter | Qt::AlignVCenter,
                  {ChartWords::tr("lowest: %1").arg(names), names, namesOf(lowest, true)}, font, theme().text);
    }
}

void ComplexityChartFigure::drawShared(QCPPainter& painter, const QPolygonF& line, const QColor& colour, double width,
                                       std::size_t which, std::size_t all) const {
    QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap);
    if (which > 0) {
        // A pattern begins with a dash: one of no length.
        constexpr double kNothing = 1e-3;
        const double dash = 9 / width;
        const double before = dash * double(which);
        const double after = dash * double(all - 1 - which);
        pen.setDashPattern({kNothing, before, dash, std::max(after, kNothing)});
    }
    drawCurve(painter, line, pen);
}

void ComplexityChartFigure::drawCurves(QCPPainter& painter) {
    constexpr double kWidth = 2.5;
    const std::vector<ChartCurve>& curves = shown().curves;
    // Solid ones first, so that dashes lie over them where two are the same for a while.
    for (const bool isDashed : {false, true})
        for (std::size_t i = 0; i < curves.size(); ++i) {
            const Architecture architecture = curves[i].architecture;
            if ((architectureDash(architecture) != Qt::SolidLine) != isDashed) continue;
            const QColor colour = architectureColour(architecture, theme());
            if (curves[i].allSame > 1) continue;
            QPen pen(colour, kWidth, Qt::SolidLine, Qt::FlatCap);
            if (isDashed) pen.setDashPattern({2.6, 1.8});
            drawCurve(painter, m_lines[i], pen);
        }
    for (std::size_t i = 0; i < curves.size(); ++i)
        if (curves[i].allSame > 1)
            drawShared(painter, m_lines[i], architectureColour(curves[i].architecture, theme()), kWidth, curves[i].same,
                       curves[i].allSame);
    const double marker = markerX();
    painter.setPen(QPen(theme().text, 1.5));
    painter.drawLine(QLineF(marker, m_plot.top(), marker, m_plot.bottom()));
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const double value = curves[i].present;
        if (!(value > 0) || std::isinf(value) || m_lines[i].isEmpty() || std::log10(value) < m_low) continue;
        const Architecture architecture = curves[i].architecture;
        const QPointF point(marker, yOf(value));
        drawDot(painter, point, 5.25, theme().surface, true, theme().surface);
        drawDot(painter, point, 4, architectureColour(architecture, theme()),
                architectureDash(architecture) == Qt::SolidLine, theme().surface);
    }
    for (const Label& label : m_labels) drawCrossing(painter, label);
}

void ComplexityChartFigure::drawCrossing(QCPPainter& painter, const Label& label) const {
    const QPointF ring = ringOf(shown().axis.crossings[label.crossing]);
    if (label.place) {
        painter.setPen(QPen(theme().control, 1));
        painter.drawLine(label.place->leader);
        double y = label.place->box.top();
        for (const FormulaLayout& line : label.lines) {
            line.paint(painter, {label.place->box.center().x() - line.size().width() / 2, y}, theme(), theme().text);
            y += line.size().height();
        }
    }
    drawRing(painter, ring, m_rings[label.crossing]);
}

void ComplexityChartFigure::drawRing(QCPPainter& painter, const QPointF& ring, double radius) const {
    painter.setPen(QPen(theme().text, radius < kRing ? 1.5 : 2));
    painter.setBrush(theme().surface);
    painter.drawEllipse(ring, radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().text);
    if (radius >= kRing) painter.drawEllipse(ring, 1.75, 1.75);
    painter.setBrush(Qt::NoBrush);
}

bool ComplexityChartFigure::isLowest(Architecture architecture) const {
    return std::ranges::find(shown().lowest, architecture) != shown().lowest.end();
}

void ComplexityChartFigure::drawNames(QCPPainter& painter) {
    for (const Name& name : m_names) {
        const ChartCurve& curve = shown().curves[name.curve];
        const QColor colour = architectureColour(curve.architecture, theme());
        const QRectF& box = name.box;
        if (name.isConnected) {
            painter.setPen(QPen(theme().control, 1));
            painter.drawLine(QLineF(m_plot.right() + 3, name.end, box.left() - 5, box.center().y()));
        }
        if (isPlane()) {
            painter.fillRect(QRectF(box.left(), box.center().y() - 5, kSwatch, 10), colour);
        } else if (!curve.line.empty()) {
            QPen pen(colour, 2.5, Qt::SolidLine, Qt::FlatCap);
            if (architectureDash(curve.architecture) != Qt::SolidLine) pen.setDashPattern({2.6, 1.8});
            drawCurve(painter, {QPointF(box.left(), box.center().y()), QPointF(box.left() + kSwatch, box.center().y())},
                      pen);
        }
        const double x = box.left() + kSwatch + 7;
        const bool isBold = isLowest(curve.architecture);
        const QFont font = textFont(type::kAxis, isBold ? QFont::DemiBold : QFont::Normal);
        QString text = layerName(curve.architecture, m_isShort);
        const double width = m_nameWidth + 1;
        if (!m_hasValues && std::isinf(curve.present)) {
            const double all = width - QFontMetricsF(font).horizontalAdvance(kNever);
            text = QFontMetricsF(font).elidedText(text, Qt::ElideRight, all) + kNever;
        }
        drawElided(painter, QRectF(x, box.top(), width, box.height()), Qt::AlignLeft | Qt::AlignVCenter, text, font,
                   curve.line.empty() && !isPlane() ? theme().muted : theme().text);
        if (m_hasValues)
            drawElided(painter, QRectF(box.right() - m_valueWidth - 1, box.top(), m_valueWidth + 1, box.height()),
                       Qt::AlignRight | Qt::AlignVCenter, amount(curve.present), font,
                       isBold ? theme().text : theme().muted);
    }
    drawAxisNames(painter);
}

void ComplexityChartFigure::drawAxisNames(QCPPainter& painter) {
    const QFont font = textFont(type::kAxis);
    const QFontMetricsF metrics(font);
    const double last = metrics.horizontalAdvance(wholeNumber(shown().axis.range.last)) / 2;
    double left = m_plot.right() + last + 8;
    left = std::max(left, markerX() + metrics.horizontalAdvance(wholeNumber(present())) / 2 + 14);
    const QRectF room(left, m_plot.bottom() + 5, viewport().right() - left, 18);
    const auto forms = [](AgainstChoice axis) {
        return QStringList{QStringLiteral("%1 %2").arg(axisWords(axis), letterOf(axis)), letterOf(axis)};
    };
    drawWhole(painter, room, Qt::AlignLeft | Qt::AlignVCenter, forms(chart().against), font, theme().muted);
    if (!isPlane()) return;
    // Above the numbers of d, where no number stands.
    painter.save();
    painter.translate(viewport().left() + 7, m_plot.center().y());
    painter.rotate(-90);
    drawWhole(painter, QRectF(-m_plot.height() / 2, -8, m_plot.height(), 16), Qt::AlignCenter, forms(AgainstChoice::D),
              font, theme().muted);
    painter.restore();
}

}  // namespace attention::complexity_chart
