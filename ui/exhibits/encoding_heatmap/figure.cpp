#include "ui/figure/figure.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/exhibits/encoding_heatmap/parts.h"
#include "ui/exhibits/encoding_heatmap/profile_strips.h"
#include "ui/figure/heatmap.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

/// A smaller figure leaves the strips out: its cells need the room.
constexpr QSize kLeastForStrips(400, 260);
/// For cells, their axes and the colour bar.
constexpr QSize kLeastRoom(300, 190);
/// Fewer cells than this cannot be zoomed into any further.
constexpr double kSmallestZoom = 4;

class HeatmapFigure : public Figure {
 public:
    HeatmapFigure() {
        m_cells = new CellRect(this);
        m_strips.emplace(*this);
        m_bar = new ColourBar(this, *m_cells);
        auto* grid = plotLayout();
        grid->setRowSpacing(0);
        grid->setColumnSpacing(0);
        grid->addElement(0, 0, &m_strips->row());
        grid->addElement(1, 0, m_cells);
        grid->addElement(1, 1, &m_strips->column());
        grid->addElement(1, 2, m_bar);
        m_columnsOfStrips = new QCPMarginGroup(this);
        m_rowsOfStrips = new QCPMarginGroup(this);
        for (QCPAxisRect* rect : {&m_strips->row(), static_cast<QCPAxisRect*>(m_cells)})
            rect->setMarginGroup(QCP::msLeft | QCP::msRight, m_columnsOfStrips);
        for (QCPAxisRect* rect : {&m_strips->column(), static_cast<QCPAxisRect*>(m_cells)})
            rect->setMarginGroup(QCP::msTop | QCP::msBottom, m_rowsOfStrips);

        for (QCPAxisRect* rect : axisRects()) layOnLayers(*rect);
        yAxis().setRangeReversed(true);
        m_cells->setRangeDrag(Qt::Horizontal | Qt::Vertical);
        m_cells->setRangeZoom(Qt::Horizontal | Qt::Vertical);
        for (QCPAxis* axis : {&xAxis(), &yAxis()})
            connect(axis, qOverload<const QCPRange&, const QCPRange&>(&QCPAxis::rangeChanged), this,
                    [this, axis](const QCPRange&, const QCPRange& before) { keepInside(*axis, before); });
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        const QRectF cells = m_cells->rect();
        const bool inRowStrip = m_strips->isInRow(place);
        const bool inColumnStrip = m_strips->isInColumn(place);
        if (!hasStudy() || !(cells.contains(place) || inRowStrip || inColumnStrip)) return std::nullopt;
        const auto index = [](const QCPAxis& axis, double pixel, Index count) {
            return std::clamp<Index>(Index(std::floor(axis.pixelToCoord(pixel) + 0.5)), 0, count - 1);
        };
        Cell cell{index(yAxis(), place.y(), values().rows()), index(xAxis(), place.x(), values().cols())};
        // A strip shows one row or column; pointing into it moves along that one.
        if (inRowStrip) cell.row = selection().value_or(cell).row;
        if (inColumnStrip) cell.column = selection().value_or(cell).column;
        return cell;
    }

 protected:
    void arrange() override {
        const Parameters& parameters = scene().parameters;
        const bool book = parameters.look == LookChoice::Book;
        const bool blues = parameters.colourMap == ColourMapChoice::Blues;
        m_map = blues && !difference() ? ColourMap::blues() : ColourMap::signedMap(theme());
        m_low = blues ? shown().smallest : -shown().limit();
        m_high = blues ? shown().largest : shown().limit();
        if (difference()) {
            // Equal on both sides of 0, so that blue and red of one strength are equally far. Without any difference
            // there is no scale of its own.
            m_high = difference()->largest > 0 ? difference()->largest : 1;
            m_low = -m_high;
        }
        const bool roomy =
            viewport().width() >= kLeastForStrips.width() && viewport().height() >= kLeastForStrips.height();
        const bool strips = !book && roomy && (isInteractive() || selection());

        m_arranging = true;
        const Zoom zoom = scene().view.zoom.value_or(whole());
        xAxis().setRange(zoom.left, zoom.right);
        yAxis().setRange(zoom.top, zoom.bottom);
        keepInside(xAxis(), xAxis().range());
        keepInside(yAxis(), yAxis().range());
        m_arranging = false;
        const auto ends = book ? IndexTicker::Ends::Plain : IndexTicker::Ends::Labelled;
        const auto steps = book ? IndexTicker::Steps::Decimal : IndexTicker::Steps::Binary;
        const auto columns = QSharedPointer<IndexTicker>::create(values().cols(), 0, ends, steps);
        const auto rows = QSharedPointer<IndexTicker>::create(values().rows(), parameters.start, ends);
        columns->keepApartOn(xAxis());
        rows->keepApartOn(yAxis());
        m_bar->giveWayTo(std::nullopt);
        // On paper numbers give way to tags for good; in the window, where tags move alone, tags cover them.
        if (const auto cell = selection(); cell && isInside(*cell) && !isInteractive()) {
            columns->giveWayTo(cell->column);
            rows->giveWayTo(cell->row);
            if (isShown(*cell)) m_bar->giveWayTo(cells()(cell->row, cell->column));
        }
        xAxis().setTicker(columns);
        yAxis().setTicker(rows);
        if (strips)
            m_strips->show(shown(), viewport().size(), parts(), theme());
        else
            m_strips->hide(theme());
        styleCells(book);
        m_bar->setShown(parts().colourBar);
        m_bar->setFontSize(book ? kBookFont : type::kAxis);
        m_bar->setScale({.map = *m_map,
                         .low = m_low,
                         .high = m_high,
                         .name = difference() ? HeatmapWords::tr("%1 − %1 before").arg(QStringLiteral("𝑃"))
                                 : book       ? QString()
                                              : QStringLiteral("𝑃"),
                         .shrink = book ? 0.6 : (strips ? 0.66 : 0.8),
                         .framed = book,
                         .namesEnds = difference().has_value()},
                        theme());
    }

    void drawContent(QCPPainter& painter) override {
        sayWhatIsLeftOut(painter, drawCells(painter, *m_cells, cells(), *m_map, m_low, m_high));
        if (difference()) hatchWhatIsNew(painter);
        if (scene().parameters.look != LookChoice::Book) frameCells(painter);
    }

    void drawSelection(QCPPainter& painter) override {
        const auto selected = selection();
        if (m_strips->isShown() && !selected && !hover()) m_strips->drawHint(painter);
        const auto looked = hover() && hover() != selected ? hover() : selected;
        if (selected && isInside(*selected)) drawCross(painter, *selected, true);
        if (hover() && hover() != selected && isInside(*hover())) drawCross(painter, *hover(), false);
        // Over the lines of a cross, which would hide the marks of its row and column.
        for (const Cell& pin : scene().view.pins)
            if (isInside(pin)) drawCellMark(painter, boxOf(pin), cellArea(*m_cells), theme());
        if (m_strips->isShown() && looked && isInside(*looked)) m_strips->draw(painter, *looked);
        if (looked && isInside(*looked) && isShown(*looked))
            m_bar->drawMark(painter, cells()(looked->row, looked->column));
    }

 private:
    const EncodingHeatmapStudy& shown() const { return Figure::study<EncodingHeatmapStudy>(); }
    const Matrix& values() const { return *shown().values; }
    const std::optional<SinusoidalDifference>& difference() const { return shown().difference; }
    /// What the cells show: the entries, or how they differ.
    const Matrix& cells() const { return difference() ? *difference()->values : values(); }
    /// False for a cell that shows no number, because what it is compared with has none there.
    bool isShown(const Cell& cell) const {
        return !difference() || difference()->overlap.contains(cell.row, cell.column);
    }
    /// In pixels.
    QRectF boxOf(const Cell& cell) const {
        return {QPointF(xAxis().coordToPixel(double(cell.column) - 0.5), yAxis().coordToPixel(double(cell.row) - 0.5)),
                QPointF(xAxis().coordToPixel(double(cell.column) + 0.5), yAxis().coordToPixel(double(cell.row) + 0.5))};
    }
    QCPAxis& xAxis() const { return *m_cells->axis(QCPAxis::atBottom); }
    QCPAxis& yAxis() const { return *m_cells->axis(QCPAxis::atLeft); }
    bool isInside(const Cell& cell) const { return cell.row < values().rows() && cell.column < values().cols(); }
    Zoom whole() const { return {-0.5, double(values().cols()) - 0.5, -0.5, double(values().rows()) - 0.5}; }

    void keepInside(QCPAxis& axis, const QCPRange& before) {
        if (!hasStudy()) return;
        const double count = double(&axis == &xAxis() ? values().cols() : values().rows());
        keepRangeInside(axis, before, -0.5, count - 0.5, kSmallestZoom);
        if (&axis == &xAxis())
            m_strips->row().axis(QCPAxis::atBottom)->setRange(axis.range());
        else
            m_strips->column().axis(QCPAxis::atLeft)->setRange(axis.range());
        if (m_arranging) return;
        const Zoom zoom{xAxis().range().lower, xAxis().range().upper, yAxis().range().lower, yAxis().range().upper};
        Q_EMIT zoomed(zoom == whole() ? std::nullopt : std::optional(zoom));
    }

    /// Cells that only the present table has show no difference; lines say that this is not the same as none.
    void hatchWhatIsNew(QCPPainter& painter) {
        const auto [firstRow, rows, columns] = difference()->overlap;
        const QRectF area = cellArea(*m_cells);
        const double left = rows > 0 ? boxOf({firstRow, columns}).left() : area.left();
        const double top = rows > 0 ? boxOf({firstRow, 0}).top() : area.bottom();
        const double bottom = rows > 0 ? boxOf({firstRow + rows, 0}).top() : area.bottom();
        const QRectF above(area.topLeft(), QPointF(area.right(), std::min(top, area.bottom())));
        const QRectF below(QPointF(area.left(), std::max(bottom, area.top())), area.bottomRight());
        const QRectF beside(QPointF(std::max(left, area.left()), std::max(top, area.top())),
                            QPointF(area.right(), std::min(bottom, area.bottom())));
        const QFont font = textFont(type::kAxis);
        const QString words = HeatmapWords::tr("not there before");
        const QSizeF room(QFontMetricsF(font).horizontalAdvance(words) + 12, 20);
        for (const QRectF& part : {above, beside, below}) {
            if (!(part.width() > 0 && part.height() > 0)) continue;
            painter.fillRect(part, theme().surface);
            drawHatching(painter, part, theme().track);
            if (part.width() < room.width() || part.height() < room.height()) continue;
            QRectF label(QPointF(), room);
            label.moveCenter(part.center());
            painter.fillRect(label, theme().surface);
            painter.setFont(font);
            painter.setPen(theme().muted);
            painter.drawText(label, Qt::AlignCenter, words);
        }
    }

    /// Cells near 0 are as white as the page: without a frame nobody sees where the picture ends.
    void frameCells(QCPPainter& painter) {
        painter.save();
        painter.setAntialiasing(true);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().track, 1));
        painter.drawRect(cellArea(*m_cells).adjusted(-0.5, -0.5, 0.5, 0.5));
        painter.restore();
    }

    /// A pixel cannot show more than one cell; without a word the pattern that this makes would pass for the
    /// encoding's.
    void sayWhatIsLeftOut(QCPPainter& painter, Index oneIn) {
        if (oneIn == 1) return;
        const QRectF area = cellArea(*m_cells);
        painter.save();
        painter.setFont(textFont(type::kSmallest));
        painter.setPen(theme().muted);
        const QString words = isInteractive() ? HeatmapWords::tr("one cell in %1 is shown; zoom in for all").arg(oneIn)
                                              : HeatmapWords::tr("one cell in %1 is shown").arg(oneIn);
        // Beside the name of the axis, which stands in the middle, in as many lines as it takes, or else above.
        const double name = QFontMetricsF(xAxis().labelFont()).horizontalAdvance(xAxis().label());
        const QRectF beside(QPointF(area.center().x() + name / 2 + 12, area.bottom() + 24),
                            QPointF(viewport().right() - 6, viewport().bottom()));
        const QRectF needed = painter.boundingRect(beside, Qt::AlignRight | Qt::AlignTop | Qt::TextWordWrap, words);
        if (beside.contains(needed))
            painter.drawText(beside, Qt::AlignRight | Qt::AlignTop | Qt::TextWordWrap, words);
        else
            painter.drawText(QRectF(0, area.top() - 16, area.right(), 14), Qt::AlignRight | Qt::AlignVCenter, words);
        painter.restore();
    }

    void styleCells(bool book) {
        m_cells->setSquareCells(book);
        m_cells->setupFullAxesBox();
        for (auto side : {QCPAxis::atTop, QCPAxis::atRight}) {
            m_cells->axis(side)->setVisible(book);
            m_cells->axis(side)->setTicks(false);
        }
        for (QCPAxis* axis : m_cells->axes()) book ? styleBookAxis(*axis, theme()) : styleAxis(*axis, theme());
        if (!book)
            for (QCPAxis* axis : {&xAxis(), &yAxis()}) axis->setBasePen(Qt::NoPen);
        xAxis().setLabel(HeatmapWords::tr("Column (encoding dimension)"));
        yAxis().setLabel(book ? HeatmapWords::tr("Row (position)") : HeatmapWords::tr("Position (row)"));
        // The tag of the selected row lies between the numbers and the name.
        yAxis().setLabelPadding(book ? 6 : 14);
        if (book) {
            // matplotlib's own spacing of ticks for a picture of this size.
            xAxis().ticker()->setTickCount(2);
            yAxis().ticker()->setTickCount(6);
        }
        // A number that the page's edge would cut is not drawn at all.
        const double last =
            QFontMetricsF(xAxis().tickLabelFont()).horizontalAdvance(QString::number(values().cols() - 1));
        m_cells->setMinimumMargins(book ? QMargins(10, 8, 4, 8)
                                        : QMargins(20,
                                                   m_strips->isShown() ? 8
                                                   : parts().colourBar ? 12
                                                                       : 18,
                                                   std::max(12, int(last / 2) + 6), 8));
    }

    /// Lines just outside the row and the column, so that their values stay whole.
    void drawCross(QCPPainter& painter, const Cell& cell, bool selected) {
        const double width = selected ? 1.5 : 0.75;
        const auto& t = theme();
        const QRectF cells = cellArea(*m_cells);
        const double left = xAxis().coordToPixel(double(cell.column) - 0.5);
        const double right = xAxis().coordToPixel(double(cell.column) + 0.5);
        const double top = yAxis().coordToPixel(double(cell.row) - 0.5);
        const double bottom = yAxis().coordToPixel(double(cell.row) + 0.5);
        const bool columnVisible = right > cells.left() && left < cells.right();
        const bool rowVisible = bottom > cells.top() && top < cells.bottom();
        painter.save();
        painter.setAntialiasing(true);
        const double farRight = m_strips->isShown() ? m_strips->column().rect().right() : cells.right();
        const double farTop = m_strips->isShown() ? m_strips->row().rect().top() : cells.top();
        if (rowVisible)
            for (const double y : {top - width, bottom + width})
                if (y >= cells.top() - 3 && y <= cells.bottom() + 3)
                    drawCased(painter, {cells.left(), y, farRight, y}, t.indexI, width, t.surface);
        if (columnVisible)
            for (const double x : {left - width, right + width})
                if (x >= cells.left() - 3 && x <= cells.right() + 3)
                    drawCased(painter, {x, farTop, x, cells.bottom()}, t.indexJ, width, t.surface);
        if (rowVisible && columnVisible) {
            const QRectF box = QRectF(QPointF(left, top), QPointF(right, bottom)).adjusted(-1, -1, 1, 1);
            drawCasedBox(painter, box, t.text, selected ? 2 : 1, t.surface, selected ? 1 : 0.75);
        }
        if (selected && rowVisible)
            drawAxisTag(painter, yAxis(), double(cell.row),
                        displayNumber(double(scene().parameters.start + cell.row), 0), t.indexI, t);
        if (selected && columnVisible)
            drawAxisTag(painter, xAxis(), double(cell.column), QString::number(cell.column), t.indexJ, t);
        painter.restore();
    }

    CellRect* m_cells = nullptr;
    std::optional<ProfileStrips> m_strips;
    ColourBar* m_bar = nullptr;
    QCPMarginGroup* m_columnsOfStrips = nullptr;
    QCPMarginGroup* m_rowsOfStrips = nullptr;
    std::optional<ColourMap> m_map;
    double m_low = -1;
    double m_high = 1;
    bool m_arranging = false;
};

}  // namespace

std::unique_ptr<Figure> makeHeatmapFigure() {
    return std::make_unique<HeatmapFigure>();
}

}  // namespace attention
