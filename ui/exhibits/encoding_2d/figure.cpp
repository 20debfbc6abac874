#include "ui/figure/figure.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QStringList>

#include "core/encoding/sinusoidal.h"
#include "ui/exhibits/encoding_2d/parts.h"
#include "ui/figure/curve.h"
#include "ui/figure/panels.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

/// Two lines of words over everything.
constexpr double kHeader = 42;
/// The curves beside the map, and what keeps them apart from it.
constexpr double kStrip = 64;
constexpr double kSmallStrip = 44;
constexpr double kMostStrip = 260;
constexpr double kStripGap = 8;
constexpr double kNumbers = 42;
/// The channels of the cell, below.
constexpr double kChannels = 84;
constexpr double kHeightForChannels = 380;
constexpr double kHeightForLargeStrips = 420;
constexpr double kWidthForLargeStrips = 620;
/// Of the width, that the map with its curves has; the two halves share the rest.
constexpr double kMainPart = 0.6;
/// Between the map and the halves, for "=", and between those, for "+".
constexpr double kSignGap = 40;
constexpr double kSignHeight = 26;
constexpr double kLeastSide = 16;
constexpr QSize kLeastRoom(430, 270);
/// Dots on a curve need this many pixels from one to the next.
constexpr double kDotSpacing = 6;

class GridFigure : public Figure {
 public:
    GridFigure() {
        freeLayout(*this);
        for (auto* panel : {&m_sum, &m_rowPart, &m_columnPart}) *panel = std::make_unique<MatrixPanel>(*this);
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override { return cellOfPanels(panels(), place); }

 protected:
    void arrange() override {
        const Parameters& parameters = scene().parameters;
        const QRectF page = viewport();
        m_anchor = anchorOf(parameters);
        m_maps = gridMaps(shown().similarity, m_anchor);
        const bool large = page.width() >= kWidthForLargeStrips && page.height() >= kHeightForLargeStrips;
        m_strip = large ? kStrip : kSmallStrip;
        m_channels = page.height() >= kHeightForChannels;

        // Equal steps of colour are equal steps of similarity in all three, which end with the largest there is.
        const GridSimilarity& similarity = shown().similarity;
        m_span = std::max(similarity.largest() - similarity.smallest(), 1e-6 * similarity.largest());
        MatrixLook plain{.map = greens(), .low = mostOfHalf() - m_span, .high = mostOfHalf()};
        MatrixLook sum = plain;
        sum.low = similarity.largest() - m_span;
        sum.high = similarity.largest();
        sum.rowAxis = GridWords::tr("row");
        sum.columnAxis = GridWords::tr("column");
        MatrixLook rowPart = plain;
        rowPart.note = GridWords::tr("first d/2 channels");
        MatrixLook columnPart = plain;
        columnPart.note = GridWords::tr("last d/2 channels");

        const double bottom = page.height() - (m_channels ? kChannels : 0);
        const double labels = MatrixPanel::rowLabelWidth(sum, parameters.gridRows);
        const double left = labels + 6;
        const double across = kMainPart * page.width() - left - m_strip - kStripGap - 10;
        const double down = bottom - kNumbers - kHeader - m_strip - kStripGap;
        const QSizeF map = fitted({across, down});
        // A flat map leaves its room to the curve above it, a narrow one to the curve beside it.
        m_columnStrip = m_strip + std::min(kMostStrip - m_strip, 0.8 * (down - map.height()));
        m_rowStrip = m_strip + std::min(kMostStrip - m_strip, 0.8 * (across - map.width()));
        m_sum->show({QPointF(left, kHeader + m_columnStrip + kStripGap), map}, &m_maps.sum, std::move(sum), theme());
        // The tag of a row lies between the numbers and the name.
        m_sum->yAxis().setLabelPadding(12);

        const double top = kHeader + MatrixPanel::kNameHeight;
        const double between = MatrixPanel::kNumbersHeight + MatrixPanel::kNameHeight + kSignHeight;
        const double height = (bottom - MatrixPanel::kNumbersHeight - 4 - top - between) / 2;
        // What the map leaves of its room parts it from the halves; a little goes to the right of those.
        const double halfLabels = MatrixPanel::rowLabelWidth(plain, parameters.gridRows);
        const double mapRight = m_sum->area().right() + kStripGap + m_rowStrip;
        const double least = mapRight + kSignGap + halfLabels;
        const QSizeF half = fitted({page.width() - 12 - least, height});
        const double spare = page.width() - 12 - least - half.width();
        const QRectF first(QPointF(least + std::max(0.0, spare) / 2, top), half);
        // Both have the long name, or both the short one.
        const QFont bold = textFont(type::kAxis, QFont::DemiBold);
        rowPart.name = GridWords::tr("Row half");
        columnPart.name = GridWords::tr("Column half");
        if (std::max(widthOf(rowPart.name, QFont::DemiBold), widthOf(columnPart.name, QFont::DemiBold)) >
            half.width()) {
            rowPart.name = firstFitting({GridWords::tr("row")}, half.width(), bold);
            columnPart.name = firstFitting({GridWords::tr("column")}, half.width(), bold);
        }
        m_equalsAt = {(mapRight + first.left() - halfLabels) / 2, m_sum->area().center().y()};
        m_rowPart->show(first, &m_maps.rowPart, std::move(rowPart), theme());
        m_columnPart->show(first.translated(0, first.height() + between), &m_maps.columnPart, std::move(columnPart),
                           theme());
    }

    bool selectionMovesLayout(const Scene& before, const Scene& after) const override {
        return before.parameters.row.has_value() != after.parameters.row.has_value() ||
               before.parameters.column.has_value() != after.parameters.column.has_value() ||
               anchorOf(before.parameters) != anchorOf(after.parameters);
    }

    void drawContent(QCPPainter& painter) override {
        for (const MatrixPanel* panel : panels()) panel->draw(painter);
        painter.save();
        painter.setAntialiasing(true);
        drawHead(painter);
        drawSigns(painter);
        drawCurves(painter);
        if (m_channels) drawChannels(painter);
        painter.restore();
    }

    void drawSelection(QCPPainter& painter) override {
        painter.save();
        painter.setAntialiasing(true);
        const bool isSelected = selection().has_value();
        const auto target = hover() && GridCell{hover()->row, hover()->column} != m_anchor ? hover() : std::nullopt;
        if (isSelected) {
            m_rowPart->drawRow(painter, m_anchor.row, theme().indexI);
            m_columnPart->drawColumn(painter, m_anchor.column, theme().indexJ);
            m_sum->drawCell(painter, m_anchor.row, m_anchor.column, MatrixPanel::Strength::Selected);
        } else {
            // Nothing is chosen yet: a plain box says from where one looks.
            const QRectF box = m_sum->box(m_anchor.row, m_anchor.column).adjusted(-1, -1, 1, 1);
            drawCasedBox(painter, box, theme().text, 2, theme().surface);
        }
        if (target)
            for (const MatrixPanel* panel : panels())
                panel->drawCell(painter, target->row, target->column, MatrixPanel::Strength::Hovered);
        for (const Cell& pin : scene().view.pins) m_sum->drawPin(painter, pin);
        drawReadings(painter, target ? GridCell{target->row, target->column} : leastSimilar(m_maps), !target);
        painter.restore();
    }

 private:
    const GridStudy& shown() const { return Figure::study<GridStudy>(); }
    std::array<const MatrixPanel*, 3> panels() const { return {m_sum.get(), m_rowPart.get(), m_columnPart.get()}; }
    Index rows() const { return shown().similarity.rowParts.size(); }
    Index columns() const { return shown().similarity.columnParts.size(); }

    /// The largest map that has room and square cells; one of few cells is not too thin.
    QSizeF fitted(const QSizeF& room) const {
        const double side = std::min(room.width() / double(columns()), room.height() / double(rows()));
        const auto length = [&](Index count, double most) {
            return std::round(
                std::clamp(side * double(count), std::min(kLeastSide, std::max(most, 1.0)), std::max(most, 1.0)));
        };
        return {length(columns(), room.width()), length(rows(), room.height())};
    }
    ColourMap greens() const { return ColourMap(theme().weightStops); }
    QString amount(double value) const { return displayNumber(value, decimals()); }
    int decimals() const { return GridWords::decimalsOf(shown().similarity.largest()); }
    /// The largest that either half can add.
    double mostOfHalf() const { return shown().similarity.rowParts(0); }

    static double widthOf(const QString& words, QFont::Weight weight = QFont::Normal) {
        return QFontMetricsF(textFont(type::kAxis, weight)).horizontalAdvance(words);
    }

    void drawHead(QCPPainter& painter) const {
        const QRectF page = viewport();
        const double left = m_sum->area().left();
        const double right = m_sum->area().right() + kStripGap + m_rowStrip;
        // A scale with its numbers at both ends, the last of which ends at `end`; returns where it begins.
        const auto scale = [&](double begin, double end, const MatrixLook& look) {
            const QString high = amount(look.high);
            const double numbers = std::max(widthOf(amount(look.low)), widthOf(high)) + 8;
            const double bar = std::clamp(end - begin - 2 * numbers - 150, 30.0, 90.0);
            drawScale(painter, QRectF(end - widthOf(high) - 8 - bar, 6, bar, 9), look.map, look.low, look.high, {},
                      theme(), decimals());
            return end - bar - 2 * numbers;
        };
        double end = right;
        if (parts().colourBar) {
            end = scale(left, right, m_sum->look()) - 8;
            scale(right, page.width() - 12, m_rowPart->look());
        }
        const QFont bold = textFont(type::kName, QFont::DemiBold);
        const QString head = selection() ? GridWords::tr("Similarity to cell %1").arg(GridWords::placeText(m_anchor))
                                         : GridWords::tr("Similarity to the middle cell");
        drawWhole(painter, QRectF(left, 0, end - left, 20), Qt::AlignVCenter, {head, GridWords::placeText(m_anchor)},
                  bold, theme().text);
    }

    /// The map is the sum of the two beside it.
    void drawSigns(QCPPainter& painter) const {
        const auto sign = [&](const QPointF& centre, const QString& glyph) {
            painter.setFont(mathFont(24));
            painter.setPen(theme().muted);
            painter.drawText(QRectF(centre.x() - 20, centre.y() - 20, 40, 40), Qt::AlignCenter, glyph);
        };
        sign(m_equalsAt, QStringLiteral("="));
        const QRectF upper = m_rowPart->area();
        sign({upper.center().x(), upper.bottom() + MatrixPanel::kNumbersHeight + kSignHeight / 2}, QStringLiteral("+"));
    }

    // The two curves behind the sum: one by column above the map, one by row beside it, on one scale.
    QRectF columnStrip() const {
        const QRectF area = m_sum->area();
        return {area.left(), area.top() - kStripGap - m_columnStrip, area.width(), m_columnStrip};
    }
    QRectF rowStrip() const {
        const QRectF area = m_sum->area();
        return {area.right() + kStripGap, area.top(), m_rowStrip, area.height()};
    }
    /// 0 ... 1 over what the halves' colours run through.
    double levelOf(double part) const { return (part - (mostOfHalf() - m_span)) / m_span; }
    QPointF onColumnCurve(Index column) const {
        const QRectF strip = columnStrip();
        const double level = levelOf(m_maps.columnPart(m_anchor.row, column));
        return {m_sum->box(0, column).center().x(), strip.bottom() - level * strip.height()};
    }
    QPointF onRowCurve(Index row) const {
        const QRectF strip = rowStrip();
        const double level = levelOf(m_maps.rowPart(row, m_anchor.column));
        return {strip.left() + level * strip.width(), m_sum->box(row, 0).center().y()};
    }

    void drawCurves(QCPPainter& painter) const {
        const QRectF top = columnStrip();
        const QRectF side = rowStrip();
        painter.setFont(textFont(type::kSmallest));
        for (const double value : {mostOfHalf() - m_span, mostOfHalf()}) {
            const double level = levelOf(value);
            const double y = top.bottom() - level * top.height();
            const double x = side.left() + level * side.width();
            painter.setPen(QPen(theme().rule, 1));
            painter.drawLine(QLineF(top.left(), y, top.right(), y));
            painter.drawLine(QLineF(x, side.top(), x, side.bottom()));
            painter.setPen(theme().muted);
            const QString number = amount(value);
            // Below the lower one begin the numbers of the rows, with the tag of the selected one.
            painter.drawText(QRectF(top.left() - 60, y - (level > 0.5 ? 7 : 17), 54, 18),
                             Qt::AlignRight | Qt::AlignVCenter, number);
            const double width = QFontMetricsF(painter.font()).horizontalAdvance(number);
            // The first number has the last column's to its left, the second the first to its own.
            const double room = level > 0.5 ? side.width() + 30 : side.width() - 12;
            if (2 * width + 12 > room && level < 0.5) continue;
            painter.drawText(QRectF(level > 0.5 ? x - width + 8 : x + 8, side.bottom() + 4, width + 2, 16),
                             Qt::AlignLeft | Qt::AlignTop, number);
        }
        const auto curve = [&](Index count, const QColor& colour, auto at) {
            QPolygonF points;
            for (Index i = 0; i < count; ++i) points.append(at(i));
            drawCurve(painter, points, QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            if (count > 1 && QLineF(points[0], points[1]).length() < kDotSpacing) return;
            for (const QPointF& point : points) drawDot(painter, point, 2.5, colour, true, theme().surface);
        };
        curve(columns(), theme().indexJ, [&](Index column) { return onColumnCurve(column); });
        curve(rows(), theme().indexI, [&](Index row) { return onRowCurve(row); });
    }

    /// What a cell adds up to, in words, and its two parts as dots on the curves.
    void drawReadings(QCPPainter& painter, const GridCell& cell, bool isLeast) const {
        drawDot(painter, onColumnCurve(cell.column), 4.5, theme().indexJ, !isLeast, theme().surface);
        drawDot(painter, onRowCurve(cell.row), 4.5, theme().indexI, !isLeast, theme().surface);
        drawDot(painter, onColumnCurve(m_anchor.column), 4.5, theme().indexJ, true, theme().surface);
        drawDot(painter, onRowCurve(m_anchor.row), 4.5, theme().indexI, true, theme().surface);
        const QString full = isLeast ? GridWords::tr("least like it is cell %1: row half + column half = %2")
                                     : GridWords::tr("to cell %1: row half + column half = %2");
        const QString brief = isLeast ? GridWords::tr("least like it is cell %1: %2") : GridWords::tr("to cell %1: %2");
        const QString sum = GridWords::sumText(m_maps, cell, shown().similarity.largest());
        drawWhole(painter, QRectF(m_sum->area().left(), 19, viewport().width() - m_sum->area().left() - 12, 18),
                  Qt::AlignVCenter,
                  {full.arg(GridWords::placeText(cell), sum), brief.arg(GridWords::placeText(cell), sum), sum},
                  textFont(type::kAxis), theme().muted);
    }

    /// The cell's own encoding, channel by channel: the row alone decides the first half, the column the second.
    void drawChannels(QCPPainter& painter) const {
        const QRectF page = viewport();
        const QRectF strip(QPointF(m_sum->area().left(), page.height() - 44),
                           QPointF(page.width() - 12, page.height() - 4));
        const Index half = shown().rowTable->cols();
        const QString head = GridWords::tr("Encoding of cell %1").arg(GridWords::placeText(m_anchor));
        const QFont bold = textFont(type::kName, QFont::DemiBold);
        const double headWidth = QFontMetricsF(bold).horizontalAdvance(head);
        const QRectF line(strip.left(), strip.top() - 30, strip.width(), 20);
        drawWhole(painter, line, Qt::AlignVCenter, {head, GridWords::placeText(m_anchor)}, bold, theme().text);
        const double gap = 14;
        const double pitch = (strip.width() - gap) / double(2 * half);
        const double zero = strip.center().y();
        const auto draw = [&](const Matrix& table, Index row, double left, const QColor& colour, const QString& name,
                              const QString& brief) {
            painter.setPen(QPen(theme().rule, 1));
            painter.drawLine(QLineF(left, zero, left + pitch * double(half), zero));
            const bool hasDots = pitch >= kDotSpacing;
            QPolygonF points;
            for (Index channel = 0; channel < half; ++channel) {
                const QPointF point(left + (double(channel) + 0.5) * pitch,
                                    zero - table(row, channel) * strip.height() / 2);
                if (!hasDots) {
                    points.append(point);
                    continue;
                }
                painter.setPen(QPen(colour, 1));
                painter.drawLine(QLineF(point.x(), zero, point.x(), point.y()));
                drawDot(painter, point, std::min(3.5, pitch * 0.35), colour, isSineColumn(channel), theme().surface);
            }
            if (!hasDots) {
                painter.setPen(QPen(colour, 1));
                for (const QPointF& point : points) painter.drawLine(QLineF(point.x(), zero, point.x(), point.y()));
            }
            // A name starts where its channels do, unless the heading is there.
            const double start = std::max(left, line.left() + headWidth + 16);
            drawWhole(painter, QRectF(start, line.top(), left + pitch * double(half) - start, 20), Qt::AlignVCenter,
                      {name, brief}, textFont(type::kAxis), colour);
        };
        draw(*shown().rowTable, m_anchor.row, strip.left(), theme().indexI,
             GridWords::tr("row %1 makes channels 0 to %2").arg(wholeNumber(m_anchor.row), wholeNumber(half - 1)),
             GridWords::tr("row %1").arg(wholeNumber(m_anchor.row)));
        draw(*shown().columnTable, m_anchor.column, strip.left() + pitch * double(half) + gap, theme().indexJ,
             GridWords::tr("column %1 makes channels %2 to %3")
                 .arg(wholeNumber(m_anchor.column), wholeNumber(half), wholeNumber(2 * half - 1)),
             GridWords::tr("column %1").arg(wholeNumber(m_anchor.column)));
    }

    std::unique_ptr<MatrixPanel> m_sum;
    std::unique_ptr<MatrixPanel> m_rowPart;
    std::unique_ptr<MatrixPanel> m_columnPart;
    GridMaps m_maps;
    GridCell m_anchor;
    QPointF m_equalsAt;
    double m_strip = kStrip;  ///< the curves' height and width at least
    double m_columnStrip = kStrip;
    double m_rowStrip = kStrip;
    double m_span = 1;  ///< of similarity, from the first colour to the last
    bool m_channels = false;
};

}  // namespace

std::unique_ptr<Figure> makeGridFigure() {
    return std::make_unique<GridFigure>();
}

}  // namespace attention
