#include "ui/exhibits/measured_cost/figure.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/exhibits/measured_cost/words.h"
#include "ui/figure/architecture_style.h"
#include "ui/figure/curve.h"
#include "ui/figure/heatmap.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/ring.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention::measured_cost {
namespace {

constexpr double kLineHeight = 17;
constexpr double kRowHeight = 21;
constexpr double kSmallRowHeight = 18;
constexpr double kLeastBesideTable = 80;  ///< of a plot: in less room the table gives way
constexpr double kLeastBelowKey = 120;    ///< of a plot: in less room what the marks are stands in the caption only
constexpr double kAxisRoom = 44;
constexpr double kSmallAxisRoom = 38;
constexpr double kLeastPlot = 165;  ///< beside which there is a strip
constexpr double kStripHeight = 52;

}  // namespace

MeasuredCostFigure::MeasuredCostFigure() {
    freeLayout(*this);
    for (QCPAxisRect** rect : {&m_plot, &m_strip}) {
        *rect = new QCPAxisRect(this, true);
        layOnLayers(**rect);
        (*rect)->setRangeDrag({});
        (*rect)->setRangeZoom({});
    }
}

QSize MeasuredCostFigure::leastRoom() const {
    return {440, 300};
}

std::optional<Cell> MeasuredCostFigure::cellAt(const QPointF& place) const {
    if (!hasStudy()) return std::nullopt;
    if (const auto number = m_table.numberAt(place)) return Cell{number->first, number->second, kExponents};
    const bool isInStrip = m_hasStrip && QRectF(m_strip->rect()).contains(place);
    if (!isInStrip && !QRectF(m_plot->rect()).contains(place)) return std::nullopt;
    std::optional<Cell> nearest;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t at = 0; at < study().points.size(); ++at)
        for (const std::int64_t column : {0, 1}) {
            const Cell cell{Index(at), column, kMeasured};
            const QPointF point = isInStrip ? stripPoint(cell) : pointOf(cell);
            const double distance = QLineF(point, place).length();
            // Where the two lie on each other it is the measured one.
            if (!(distance < least - (column == 1 ? 1 : 0))) continue;
            least = distance;
            nearest = cell;
        }
    return nearest;
}

Cell MeasuredCostFigure::neighbour(const Cell& cell, int right, int down) const {
    if (cell.matrix == kExponents) {
        const std::int64_t row = cell.row + down;
        if (row < 0 && !study().points.empty()) return {Index(study().points.size()) - 1, 1, kMeasured};
        return {std::clamp(row, std::int64_t(0), std::int64_t(kMeasuredArchitectures.size()) - 1),
                std::clamp(cell.column + right, std::int64_t(0), std::int64_t(kCostFitNumbers.size()) - 1),
                cell.matrix};
    }
    const auto& points = study().points;
    if (cell.row < 0 || std::size_t(cell.row) >= points.size()) return {0, 0, cell.matrix};
    Cell next = cell;
    const CostStudyPoint& from = points[std::size_t(cell.row)];
    const auto isOfTheSame = [&](std::int64_t row) {
        return row >= 0 && std::size_t(row) < points.size() &&
               points[std::size_t(row)].architecture == from.architecture;
    };
    if (right != 0 && isOfTheSame(cell.row + right)) next.row += right;
    next.column += down;
    if (next.column >= 0 && next.column <= 1) return next;
    const auto here = std::ranges::find(kMeasuredArchitectures, from.architecture) - kMeasuredArchitectures.begin();
    for (std::ptrdiff_t other = here + down; other >= 0 && other < std::ptrdiff_t(kMeasuredArchitectures.size());
         other += down)
        if (const auto row = nearestPoint(kMeasuredArchitectures[std::size_t(other)], from.value))
            return {*row, down > 0 ? 0 : 1, cell.matrix};
    return down > 0 ? Cell{0, 0, kExponents} : cell;
}

void MeasuredCostFigure::arrange() {
    const QRectF room = viewport();
    m_isSmall = room.width() < 620 || room.height() < 380;
    const double rowHeight = m_isSmall ? kSmallRowHeight : kRowHeight;
    double table = FitTable::heightOf(rowHeight);
    const double axis = m_isSmall ? kSmallAxisRoom : kAxisRoom;
    double head = kLineHeight * (hasNote() ? 2 : 1) + 10;
    double free = room.height() - head - table - axis - 8;
    m_hasTable = free >= kLeastBesideTable;
    if (!m_hasTable) {
        free += table;
        table = 0;
    }
    m_hasKey = parts().legend && study().isMeasured && free - kLineHeight >= kLeastBelowKey;
    if (m_hasKey) {
        head += kLineHeight;
        free -= kLineHeight;
    }
    m_hasStrip = study().isMeasured && !m_isSmall && free >= kLeastPlot + kStripHeight + kStripName;
    const double strip = m_hasStrip ? kStripHeight + kStripName : 0;
    // Numbers of the axis, and its name.
    const QFontMetricsF numbers(textFont(type::kAxis));
    double left = numbers.horizontalAdvance(study().isMeasured ? timeWords(1e-4, 1) : QStringLiteral("5·10¹¹")) + 8;
    left += 24;
    // Names at the ends of the lines.
    double widest = 0;
    for (const CostStudyCurve& curve : study().curves)
        widest = std::max(
            widest, QFontMetricsF(textFont(type::kAxis)).horizontalAdvance(architectureWords(curve.architecture)));
    m_namesWidth = std::min(widest + 2, room.width() * 0.24);
    const double right = m_namesWidth + 16;
    const QRectF plot(room.left() + left, room.top() + head, std::max(20.0, room.width() - left - right),
                      std::max(20.0, free - strip));
    placeFreely(*m_plot, plot);
    m_strip->setVisible(m_hasStrip);
    placeFreely(*m_strip, m_hasStrip ? QRectF(plot.left(), plot.bottom() + kStripName, plot.width(), kStripHeight)
                                     : QRectF(plot.left(), plot.bottom() - 2, plot.width(), 2));
    styleAxes();
    m_table.hide();
    const QRectF below(room.left(), room.bottom() - table, room.width(), table);
    if (m_hasTable) m_table.arrange(study(), below, rowHeight, theme());
}

void MeasuredCostFigure::drawContent(QCPPainter& painter) {
    painter.save();
    drawHead(painter);
    drawCurves(painter);
    drawPoints(painter);
    if (m_hasStrip) drawStrip(painter);
    drawEndNames(painter);
    drawCrossings(painter);
    if (m_hasTable) m_table.draw(painter);
    painter.restore();
}

void MeasuredCostFigure::drawSelection(QCPPainter& painter) {
    const auto selected = selection();
    if (selected) drawMarked(painter, *selected, true);
    if (hover() && hover() != selected) drawMarked(painter, *hover(), false);
    for (const Cell& pin : scene().view.pins)
        if (const QRectF box = boxOf(pin); !box.isEmpty()) drawCellMark(painter, box, viewport(), theme());
}

QColor MeasuredCostFigure::colourOf(Architecture architecture) const {
    return architectureColour(architecture, theme());
}

QPointF MeasuredCostFigure::at(double value, double height) const {
    return {m_plot->axis(QCPAxis::atBottom)->coordToPixel(std::log10(value)),
            m_plot->axis(QCPAxis::atLeft)->coordToPixel(std::log10(height))};
}

QPointF MeasuredCostFigure::pointOf(const Cell& cell) const {
    return at(double(study().points[std::size_t(cell.row)].value), heightOf(cell));
}

bool MeasuredCostFigure::isConclusive(Architecture architecture) const {
    const CostFit* fit = study().fitOf(architecture);
    return fit && fit->isConclusive;
}

QStringList MeasuredCostFigure::doubt() const {
    if (!study().isMeasured) return {};
    QStringList layers;
    for (const CostFit& fit : study().fits)
        if (!fit.isConclusive && fit.exponentPoints >= kConclusivePoints)
            layers += architectureInSentence(fit.architecture);
    if (layers.isEmpty()) return {};
    return {MeasuredCostWords::tr("Too noisy to conclude about %1: measure again on a quieter machine, or more often.")
                .arg(listed(layers)),
            MeasuredCostWords::tr("Too noisy to conclude about %1.").arg(listed(layers))};
}

double MeasuredCostFigure::heightOf(const Cell& cell) const {
    const CostStudyPoint& point = study().points[std::size_t(cell.row)];
    if (!study().isMeasured) return double(point.count);
    return cell.column == 0 ? point.median : point.predicted;
}

QPointF MeasuredCostFigure::stripPoint(const Cell& cell) const {
    const CostStudyPoint& point = study().points[std::size_t(cell.row)];
    return {m_strip->axis(QCPAxis::atBottom)->coordToPixel(std::log10(double(point.value))),
            m_strip->axis(QCPAxis::atLeft)->coordToPixel(cell.column == 0 ? std::log10(point.ratio) : 0)};
}

bool MeasuredCostFigure::isPoint(const Cell& cell) const {
    return cell.matrix == kMeasured && cell.row >= 0 && std::size_t(cell.row) < study().points.size() &&
           cell.column >= 0 && cell.column <= 1;
}

QRectF MeasuredCostFigure::boxOf(const Cell& cell) const {
    if (isPoint(cell)) {
        return around(pointOf(cell), 6);
    }
    return cell.matrix == kExponents ? m_table.boxOf(cell.row, cell.column) : QRectF();
}

std::optional<Index> MeasuredCostFigure::nearestPoint(Architecture architecture, std::int64_t value) const {
    std::optional<Index> nearest;
    const auto distance = [&](Index row) { return std::abs(study().points[std::size_t(row)].value - value); };
    for (Index row = 0; row < Index(study().points.size()); ++row)
        if (study().points[std::size_t(row)].architecture == architecture &&
            (!nearest || distance(row) < distance(*nearest)))
            nearest = row;
    return nearest;
}

QStringList MeasuredCostFigure::headForms() const {
    const QString setting = settingWords(study().setting, study().against);
    if (!study().isMeasured)
        return {MeasuredCostWords::tr("Exact counts of multiply-adds at %1").arg(setting), setting};
    const QString machine = machineWords(study());
    const QString repeats = MeasuredCostWords::tr("%n repeat(s)", nullptr, int(study().repeats));
    return {listed({MeasuredCostWords::tr("Measured on %1").arg(machine), setting, repeats}),
            listed({machine, setting, repeats}), listed({machine, setting})};
}

QStringList MeasuredCostFigure::noteForms() const {
    if (!study().isMeasured && !isInteractive())
        return {MeasuredCostWords::tr("Predicted from the counts; nothing was measured."),
                MeasuredCostWords::tr("Nothing was measured.")};
    if (!study().isMeasured)
        return {MeasuredCostWords::tr("Nothing has been measured yet: “Measure” times these layers on this machine."),
                MeasuredCostWords::tr("Nothing measured yet: “Measure” does it here."),
                MeasuredCostWords::tr("Nothing measured yet.")};
    if (!isToBeMeasuredAgain()) return doubt();
    const QString asked = settingWords(study().asked, study().askedAgainst);
    const QString axis = axisSymbol(study().askedAgainst);
    return {MeasuredCostWords::tr("The samples keep to this setting; measuring again takes %1, against %2.")
                .arg(asked, axis),
            MeasuredCostWords::tr("Measuring again takes %1, against %2.").arg(asked, axis),
            MeasuredCostWords::tr("The sliders say something else: measure again.")};
}

void MeasuredCostFigure::drawHead(QCPPainter& painter) {
    const QRectF room = viewport();
    QRectF line(room.left(), room.top(), room.width(), kLineHeight);
    const auto next = [&](const QStringList& forms, const QFont& font, const QColor& ink) {
        const QString fitting = firstFitting(forms, line.width(), font);
        drawElided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, fitting.isEmpty() ? forms.back() : fitting, font,
                   ink);
        line.translate(0, kLineHeight);
    };
    next(headForms(), textFont(type::kAxis), theme().muted);
    if (hasNote()) next(noteForms(), textFont(type::kAxis, QFont::DemiBold), theme().text);
    // Marks that the key has no room to name are left out, unless nobody wants a key.
    m_showsLines = m_showsCounts = !parts().legend;
    if (m_hasKey) drawKey(painter, line);
}

void MeasuredCostFigure::drawKey(QCPPainter& painter, const QRectF& line) {
    const QFont font = textFont(type::kAxis);
    const QFontMetricsF metrics(font);
    double x = line.left();
    const double y = line.center().y();
    constexpr double kMark = 22;
    const auto key = [&](const QString& name, const auto& draw) {
        const double width = metrics.horizontalAdvance(name);
        if (x + kMark + 4 + width > line.right()) {
            x = line.right();
            return false;
        }
        painter.save();
        painter.setAntialiasing(true);
        draw(QPointF(x + kMark / 2, y));
        painter.restore();
        drawElided(painter, QRectF(x + kMark + 4, line.top(), width + 1, line.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, name, font, theme().text);
        x += kMark + 4 + width + 16;
        return true;
    };
    bool hasRings = false, hasCounted = false;
    for (const CostStudyCrossing& crossing : study().crossings) {
        hasRings = hasRings || std::isfinite(crossing.measuredHeight);
        hasCounted = hasCounted || isOnAxis(crossing.predicted);
    }
    key(MeasuredCostWords::tr("median and quartiles"), [&](const QPointF& centre) {
        drawBar(painter, centre.x(), centre.y() - 7, centre.y() + 7, theme().text);
        drawDot(painter, centre, kPointRadius, theme().text, true, theme().surface);
    });
    if (!std::ranges::all_of(study().fits, &CostFit::isConclusive))
        key(MeasuredCostWords::tr("too noisy"), [&](const QPointF& centre) {
            drawDot(painter, centre, kPointRadius, theme().text, false, theme().surface);
        });
    key(MeasuredCostWords::tr("constant × count"), [&](const QPointF& centre) {
        painter.setPen(QPen(theme().text, 1.75));
        painter.drawLine(centre - QPointF(kMark / 2, 0), centre + QPointF(kMark / 2, 0));
    });
    if (hasRings) {
        key(MeasuredCostWords::tr("medians cross"), [&](const QPointF& centre) { drawRing(painter, centre, true); });
        m_showsLines =
            key(MeasuredCostWords::tr("lines cross"), [&](const QPointF& centre) { drawRing(painter, centre, false); });
    }
    if (hasCounted)
        m_showsCounts = key(MeasuredCostWords::tr("counts cross"),
                            [&](const QPointF& centre) { drawTick(painter, centre.x(), centre.y() + 7); });
}

void MeasuredCostFigure::drawMarked(QCPPainter& painter, const Cell& cell, bool isSelected) {
    painter.save();
    painter.setAntialiasing(true);
    if (isPoint(cell)) {
        const CostStudyPoint& point = study().points[std::size_t(cell.row)];
        const QPointF centre = pointOf(cell);
        if (!std::isfinite(centre.x()) || !std::isfinite(centre.y())) return painter.restore();
        const QCPAxisRect& lowest = m_hasStrip ? *m_strip : *m_plot;
        drawCased(painter, {centre.x(), centre.y(), centre.x(), double(lowest.bottom())}, theme().text,
                  isSelected ? 1.5 : 1, theme().surface);
        drawCasedRing(painter, centre, 7, QPen(theme().text, isSelected ? 2 : 1), theme().surface);
        if (isSelected)
            drawAxisTag(painter, *lowest.axis(QCPAxis::atBottom), std::log10(double(point.value)),
                        wholeNumber(point.value), theme().text, theme());
        const QString words = study().isMeasured ? timeWords(heightOf(cell)) : displayNumber(double(point.count), 0);
        drawTag(painter, words, centre - QPointF(0, 22), QRectF(m_plot->rect()), theme().text, theme().surface);
    } else if (const QRectF box = boxOf(cell); !box.isEmpty()) {
        drawCasedBox(painter, box, theme().text, isSelected ? 2 : 1, theme().surface);
    }
    painter.restore();
}

}  // namespace attention::measured_cost
