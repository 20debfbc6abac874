#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/grid_encoding.h"
#include "core/encoding/sinusoidal.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/curve.h"
#include "ui/figure/figure.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct GridWords {
    Q_DECLARE_TR_FUNCTIONS(Encoding2d)
};

struct GridResult : Study {
    GridSimilarity similarity;
    Matrix rowTable;     ///< rows x d/2
    Matrix columnTable;  ///< columns x d/2
};

GridEncoding gridOf(const Parameters& parameters) {
    return {.rows = parameters.gridRows,
            .columns = parameters.gridColumns,
            .dimensions = parameters.d,
            .base = parameters.base,
            .normalised = parameters.normaliseGrid};
}

/// The cell whose similarity to all others is shown: the selected one, else the middle one.
GridCell anchorOf(const Parameters& parameters) {
    const auto selected = selectionOf(parameters);
    if (!selected) return {parameters.gridRows / 2, parameters.gridColumns / 2};
    return {std::min<Index>(selected->row, parameters.gridRows - 1),
            std::min<Index>(selected->column, parameters.gridColumns - 1)};
}

QString whole(std::int64_t value) {
    return displayNumber(double(value), 0);
}

QString placeText(const GridCell& cell) {
    return QStringLiteral("(%1, %2)").arg(whole(cell.row), whole(cell.column));
}

/// Of all similarities on the page, so that a sum is seen to be one.
int decimalsOf(double largest) {
    return largest >= 100 ? 1 : 2;
}

/// "6.21 + 7.05 = 13.26"
QString sumText(const GridMaps& maps, const GridCell& cell, double largest) {
    const int decimals = decimalsOf(largest);
    const double columnPart = maps.columnPart(cell.row, cell.column);
    return QStringLiteral("%1 %2 %3 = %4")
        .arg(displayNumber(maps.rowPart(cell.row, cell.column), decimals),
             columnPart < 0 ? QStringLiteral("−") : QStringLiteral("+"), displayNumber(std::abs(columnPart), decimals),
             displayNumber(maps.sum(cell.row, cell.column), decimals));
}

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

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        for (const MatrixPanel* panel : {m_sum.get(), m_rowPart.get(), m_columnPart.get()})
            if (const auto cell = panel->cellAt(place)) return cell;
        return std::nullopt;
    }

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
        for (const MatrixPanel* panel : {m_sum.get(), m_rowPart.get(), m_columnPart.get()}) panel->draw(painter);
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
            for (const MatrixPanel* panel : {m_sum.get(), m_rowPart.get(), m_columnPart.get()})
                panel->drawCell(painter, target->row, target->column, MatrixPanel::Strength::Hovered);
        for (const Cell& pin : scene().view.pins) m_sum->drawPin(painter, pin);
        drawReadings(painter, target ? GridCell{target->row, target->column} : leastSimilar(m_maps), !target);
        painter.restore();
    }

 private:
    const GridResult& shown() const { return Figure::study<GridResult>(); }
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
    int decimals() const { return decimalsOf(shown().similarity.largest()); }
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
        const QString head = selection() ? GridWords::tr("Similarity to cell %1").arg(placeText(m_anchor))
                                         : GridWords::tr("Similarity to the middle cell");
        drawWhole(painter, QRectF(left, 0, end - left, 20), Qt::AlignVCenter, {head, placeText(m_anchor)}, bold,
                  theme().text);
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
        const QString sum = sumText(m_maps, cell, shown().similarity.largest());
        drawWhole(painter, QRectF(m_sum->area().left(), 19, viewport().width() - m_sum->area().left() - 12, 18),
                  Qt::AlignVCenter, {full.arg(placeText(cell), sum), brief.arg(placeText(cell), sum), sum},
                  textFont(type::kAxis), theme().muted);
    }

    /// The cell's own encoding, channel by channel: the row alone decides the first half, the column the second.
    void drawChannels(QCPPainter& painter) const {
        const QRectF page = viewport();
        const QRectF strip(QPointF(m_sum->area().left(), page.height() - 44),
                           QPointF(page.width() - 12, page.height() - 4));
        const Index half = shown().rowTable.cols();
        const QString head = GridWords::tr("Encoding of cell %1").arg(placeText(m_anchor));
        const QFont bold = textFont(type::kName, QFont::DemiBold);
        const double headWidth = QFontMetricsF(bold).horizontalAdvance(head);
        const QRectF line(strip.left(), strip.top() - 30, strip.width(), 20);
        drawWhole(painter, line, Qt::AlignVCenter, {head, placeText(m_anchor)}, bold, theme().text);
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
        draw(shown().rowTable, m_anchor.row, strip.left(), theme().indexI,
             GridWords::tr("row %1 makes channels 0 to %2").arg(whole(m_anchor.row), whole(half - 1)),
             GridWords::tr("row %1").arg(whole(m_anchor.row)));
        draw(shown().columnTable, m_anchor.column, strip.left() + pitch * double(half) + gap, theme().indexJ,
             GridWords::tr("column %1 makes channels %2 to %3")
                 .arg(whole(m_anchor.column), whole(half), whole(2 * half - 1)),
             GridWords::tr("column %1").arg(whole(m_anchor.column)));
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

class Encoding2d : public Exhibit {
 public:
    std::string_view id() const override { return "encoding-2d"; }
    Chapter chapter() const override { return Chapter::Position; }
    QString name() const override { return GridWords::tr("Two dimensions"); }
    QString title() const override { return GridWords::tr("Encoding the cells of an image"); }
    QString claim() const override {
        return GridWords::tr(
            "Half of the channels know the row, half the column: every similarity is a sum of two curves.");
    }

    Caption caption(const Scene& scene) const override {
        return {
            gridDefinition(gridOf(scene.parameters)), seen(scene), tryThis(scene),
            GridWords::tr("An image cut into cells is a set of <a href=\"term:token\">tokens</a> for "
                          "<a href=\"term:self-attention\">self-attention</a>, which does not know where each lies. "
                          "DETR (Carion et al. 2020) adds this encoding to every cell of its feature map.")};
    }

    QString description(const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        const GridSimilarity similarity = gridSimilarity(gridOf(parameters));
        const GridMaps maps = gridMaps(similarity, anchorOf(parameters));
        const GridCell least = leastSimilar(maps);
        return GridWords::tr(
                   "Positional encoding of an image grid of %1 rows and %2 columns in %3 dimensions, base %4, "
                   "coordinates %5.")
                   .arg(whole(parameters.gridRows), whole(parameters.gridColumns), whole(parameters.d),
                        significantNumber(parameters.base, 6),
                        gridOf(parameters).normalised ? GridWords::tr("normalised to one turn")
                                                      : GridWords::tr("not normalised")) +
               betweenSentences() +
               GridWords::tr(
                   "The large map shows the similarity of cell %1 to every cell, from negative (blue) over 0 "
                   "(neutral) to positive (red); beside it the parts that rows and columns have in it, and "
                   "along its edges the curves of both. Least like it is cell %2: %3.")
                   .arg(placeText(anchorOf(parameters)), placeText(least), sumText(maps, least, similarity.largest()));
    }

    std::vector<Preset> presets() const override {
        return {
            {"detr",
             GridWords::tr("As in DETR"),
             GridWords::tr("An image of 800 × 1088 pixels, a cell for every 32: 25 × 34 cells, 128 channels an axis, "
                           "normalised."),
             {{"grid-rows", "25"},
              {"grid-columns", "34"},
              {"d", "256"},
              {"normalise-grid", "on"},
              {"row", "12"},
              {"column", "9"}}},
            {"not-normalised",
             GridWords::tr("DETR without normalisation"),
             GridWords::tr("The same grid, coordinates 0, 1, 2 …: the nearest cells stand out more sharply."),
             {{"grid-rows", "25"}, {"grid-columns", "34"}, {"d", "256"}, {"row", "12"}, {"column", "9"}}},
            {"base-20",
             GridWords::tr("Temperature 20"),
             GridWords::tr("As in DAB-DETR: with slow pairs gone, a cell is like few others."),
             {{"grid-rows", "25"},
              {"grid-columns", "34"},
              {"d", "256"},
              {"base", "20"},
              {"normalise-grid", "on"},
              {"row", "12"},
              {"column", "9"}}},
            {"one-row",
             GridWords::tr("One row"),
             GridWords::tr("The row half is the same everywhere; what is left is the encoding of a sequence."),
             {{"grid-rows", "1"}, {"grid-columns", "60"}, {"d", "64"}, {"row", "0"}, {"column", "20"}}},
            {"wide",
             GridWords::tr("A wide image"),
             GridWords::tr(
                 "12 × 64 cells, normalised: one turn for each axis, so a step down counts five steps right."),
             {{"grid-rows", "12"},
              {"grid-columns", "64"},
              {"d", "128"},
              {"normalise-grid", "on"},
              {"row", "6"},
              {"column", "20"}}},
        };
    }

    std::span<const ParameterUse> uses() const override {
        static const std::array kUses{
            ParameterUse{.key = "grid-rows"},
            ParameterUse{.key = "grid-columns"},
            ParameterUse{.key = "d", .minimum = 4, .maximum = 4096, .sliderMaximum = 256, .multipleOf = 4},
            ParameterUse{.key = "base", .sliderMinimum = 2, .sliderMaximum = 1e6},
            ParameterUse{.key = "normalise-grid"},
            ParameterUse{.key = "row",
                         .most = [](const Parameters& parameters) { return parameters.gridRows - 1; },
                         .mostText = "grid-rows - 1"},
            ParameterUse{.key = "column",
                         .most = [](const Parameters& parameters) { return parameters.gridColumns - 1; },
                         .mostText = "grid-columns - 1"},
        };
        return kUses;
    }

    std::span<const TableDescription> tables() const override {
        static const std::array kTables{
            TableDescription{
                "encoding",
                "a channel of a cell, cells row by row",
                {{"row", "", ColumnType::Integer, "the cell's row"},
                 {"column", "", ColumnType::Integer, "the cell's column"},
                 {"channel", "", ColumnType::Integer, "0 to d / 2 - 1 encode the row, the rest the column"},
                 {"value", "", ColumnType::Real, "the encoding there"}},
                {"grid-rows", "grid-columns", "d"}},
            TableDescription{"rows",
                             "a row of the grid",
                             {{"channel", "0 to d / 2 - 1", ColumnType::Real, "its half of the encoding"}}},
            TableDescription{"columns",
                             "a column of the grid",
                             {{"channel", "0 to d / 2 - 1", ColumnType::Real, "its half of the encoding"}}},
            TableDescription{"similarity",
                             "a cell, row by row: row * grid-columns + column",
                             {{"cell", "0 to grid-rows * grid-columns - 1", ColumnType::Real,
                               "the product of the two cells' encodings"}}},
            kDerivationTable};
        return kTables;
    }

    double memoryNeeded(const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        const double cells = double(parameters.gridRows) * double(parameters.gridColumns);
        const double halves = double(parameters.gridRows + parameters.gridColumns) * double(parameters.d);
        return sizeof(double) * (std::max(cells, double(parameters.d)) * cells + 2 * halves);
    }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token) const override {
        const GridEncoding encoding = gridOf(scene.parameters);
        auto result = std::make_shared<GridResult>();
        result->similarity = gridSimilarity(encoding);
        result->rowTable = gridRowTable(encoding);
        result->columnTable = gridColumnTable(encoding);
        return result;
    }

    Table table(std::string_view name, const Scene& scene) const override {
        const GridEncoding encoding = gridOf(scene.parameters);
        const auto matrix = [](Matrix values) {
            const Index columns = values.cols();
            return MatrixTable{std::make_shared<const Matrix>(std::move(values)), numberedColumns(columns)};
        };
        if (name == "encoding")
            return ArrayTable{std::make_shared<const Matrix>(gridTable(encoding)),
                              {{"row", encoding.rows}, {"column", encoding.columns}, {"channel", encoding.dimensions}}};
        if (name == "rows") return matrix(gridRowTable(encoding));
        if (name == "columns") return matrix(gridColumnTable(encoding));
        if (name == "similarity") return matrix(gridSimilarityTable(gridSimilarity(encoding)));
        if (name == kDerivationTable.name) return derivationOfSelection(scene);
        throw std::invalid_argument("encoding-2d has no table \"" + std::string(name) + "\"");
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<GridFigure>(); }

    /// Of the product of the selected cell's encoding with that of `cell`.
    Explanation explain(const Scene& scene, const Cell& cell) const override {
        const Parameters& parameters = scene.parameters;
        const GridCell to{cell.row, cell.column};
        const GridCell from = selectionOf(parameters) ? anchorOf(parameters) : to;
        Explanation explanation;
        explanation.derivation = gridSimilarityDerivation(gridOf(parameters), from, to);
        explanation.tags = {{GridWords::tr("row %1").arg(whole(to.row)), IndexRole::I},
                            {GridWords::tr("column %1").arg(whole(to.column)), IndexRole::J}};
        explanation.value = displayNumber(explanation.derivation.value, 4);
        explanation.sentence = from == to ? GridWords::tr("similarity to itself, the largest there is")
                                          : GridWords::tr("similarity to cell %1").arg(placeText(from));
        return explanation;
    }

 private:
    static QString seen(const Scene& scene) {
        const Parameters& parameters = scene.parameters;
        const GridEncoding encoding = gridOf(parameters);
        const GridCell anchor = anchorOf(parameters);
        const GridSimilarity similarity = gridSimilarity(encoding);
        const GridMaps maps = gridMaps(similarity, anchor);
        const GridCell least = leastSimilar(maps);
        QString text =
            GridWords::tr(
                "Cell %1 is most like itself: %2, one for each of the <a href=\"term:pair\">pairs</a>. Least "
                "like it is %3 with %4.")
                .arg(placeText(anchor), whole(std::int64_t(std::lround(similarity.largest()))), placeText(least),
                     displayNumber(maps.sum(least.row, least.column), decimalsOf(similarity.largest())));
        text += betweenSentences();
        constexpr Index kRound = 8;
        if (encoding.normalised && std::min(encoding.rows, encoding.columns) >= kRound)
            text += GridWords::tr("Rows and columns add up; both curves are wide arcs, so their sum is a round spot.");
        else if (encoding.rows > 1 && encoding.columns > 1)
            text += GridWords::tr(
                "Rows and columns add up, so the cells of its own row and of its own column stand out "
                "as a cross.");
        else
            text += GridWords::tr(
                "Only one axis is left, so this is the <a href=\"term:positional-encoding\">encoding</a> "
                "of a sequence, beside a half that is the same everywhere.");
        if (encoding.normalised)
            text += betweenSentences() + GridWords::tr(
                                             "Normalised, rows are 2π/%1 apart and columns 2π/%2: the fastest pair "
                                             "turns once over the image, all others less.")
                                             .arg(whole(encoding.rows), whole(encoding.columns));
        return text;
    }

    static QString tryThis(const Scene& scene) {
        const Parameters& parameters = scene.parameters;
        QStringList suggestions;
        suggestions += parameters.normaliseGrid
                           ? GridWords::tr(
                                 "<a href=\"normalise-grid=off\">Turn the normalisation off</a>: steps get "
                                 "larger, and only close cells stay alike.")
                           : GridWords::tr(
                                 "<a href=\"normalise-grid=on\">Normalise the coordinates</a>, as DETR does: "
                                 "the same picture for every size of the image.");
        if (parameters.base > 20)
            suggestions += GridWords::tr("<a href=\"base=20\">Set the temperature to 20</a>: fewer cells are alike.");
        suggestions += selectionOf(parameters)
                           ? GridWords::tr(
                                 "<a href=\"play:row\">Let the cell move down</a>: the column half stays as it "
                                 "is.")
                           : GridWords::tr("Point at a cell to look from there; click to keep it.");
        suggestions += GridWords::tr("<a href=\"preset:detr\">See DETR's own values</a>.");
        return suggestions.join(betweenSentences());
    }
};

}  // namespace

const Exhibit& encoding2d() {
    static const Encoding2d exhibit;
    return exhibit;
}

}  // namespace attention
