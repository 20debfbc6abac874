#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/sinusoidal.h"
#include "core/encoding/sinusoidal_derivation.h"
#include "core/encoding/sinusoidal_difference.h"
#include "core/extent.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_words.h"
#include "ui/figure/curve.h"
#include "ui/figure/figure.h"
#include "ui/figure/heatmap.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct HeatmapWords {
    Q_DECLARE_TR_FUNCTIONS(EncodingHeatmap)
};

struct HeatmapResult : Study {
    std::shared_ptr<const Matrix> values;  ///< n x d
    std::vector<double> wavelengths;       ///< of each pair; none of a learned table
    double smallest = 0;
    double largest = 0;
    std::optional<SinusoidalDifference> difference;  ///< with what the scene is compared with

    bool isLearned() const { return wavelengths.empty(); }
    /// The ends of a scale that is as long on both sides of 0.
    double limit() const {
        if (!isLearned()) return 1;
        const double most = std::max(-smallest, largest);
        return most > 0 ? most : 1;
    }
};

/// Strips are narrower where the whole figure is.
constexpr int kWideFigure = 800;
/// A smaller figure leaves the strips out: its cells need the room.
constexpr QSize kLeastForStrips(400, 260);
/// Dots on a profile need this many pixels from one to the next.
constexpr double kDotSpacing = 5;
/// For cells, their axes and the colour bar.
constexpr QSize kLeastRoom(300, 190);
/// Fewer cells than this cannot be zoomed into any further.
constexpr double kSmallestZoom = 4;

class HeatmapFigure : public Figure {
 public:
    HeatmapFigure() {
        m_cells = new CellRect(this);
        m_rowStrip = new QCPAxisRect(this, true);
        m_columnStrip = new QCPAxisRect(this, true);
        m_bar = new ColourBar(this, *m_cells);
        auto* grid = plotLayout();
        grid->setRowSpacing(0);
        grid->setColumnSpacing(0);
        grid->addElement(0, 0, m_rowStrip);
        grid->addElement(1, 0, m_cells);
        grid->addElement(1, 1, m_columnStrip);
        grid->addElement(1, 2, m_bar);
        m_columnsOfStrips = new QCPMarginGroup(this);
        m_rowsOfStrips = new QCPMarginGroup(this);
        for (QCPAxisRect* rect : {m_rowStrip, static_cast<QCPAxisRect*>(m_cells)})
            rect->setMarginGroup(QCP::msLeft | QCP::msRight, m_columnsOfStrips);
        for (QCPAxisRect* rect : {m_columnStrip, static_cast<QCPAxisRect*>(m_cells)})
            rect->setMarginGroup(QCP::msTop | QCP::msBottom, m_rowsOfStrips);
        for (QCPAxisRect* strip : {m_rowStrip, m_columnStrip})
            strip->setSizeConstraintRect(QCPLayoutElement::scrInnerRect);

        for (QCPAxisRect* rect : axisRects()) layOnLayers(*rect);
        yAxis().setRangeReversed(true);
        m_columnStrip->axis(QCPAxis::atLeft)->setRangeReversed(true);
        m_cells->setRangeDrag(Qt::Horizontal | Qt::Vertical);
        m_cells->setRangeZoom(Qt::Horizontal | Qt::Vertical);
        for (QCPAxisRect* strip : {m_rowStrip, m_columnStrip}) {
            strip->setRangeDrag({});
            strip->setRangeZoom({});
        }
        for (QCPAxis* axis : {&xAxis(), &yAxis()})
            connect(axis, qOverload<const QCPRange&, const QCPRange&>(&QCPAxis::rangeChanged), this,
                    [this, axis](const QCPRange&, const QCPRange& before) { keepInside(*axis, before); });
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        const QRectF cells = m_cells->rect();
        const bool inRowStrip = m_strips && QRectF(m_rowStrip->rect()).contains(place);
        const bool inColumnStrip = m_strips && QRectF(m_columnStrip->rect()).contains(place);
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
        const auto& shown = Figure::study<HeatmapResult>();
        const bool blues = parameters.colourMap == ColourMapChoice::Blues;
        m_map = blues && !difference() ? ColourMap::blues() : ColourMap::signedMap(theme());
        m_low = blues ? shown.smallest : -shown.limit();
        m_high = blues ? shown.largest : shown.limit();
        if (difference()) {
            // Equal on both sides of 0, so that blue and red of one strength are equally far. Without any difference
            // there is no scale of its own.
            m_high = difference()->largest > 0 ? difference()->largest : 1;
            m_low = -m_high;
        }
        const bool roomy =
            viewport().width() >= kLeastForStrips.width() && viewport().height() >= kLeastForStrips.height();
        m_strips = !book && roomy && (isInteractive() || selection());

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
        styleCells(book);
        styleStrips();
        m_bar->setShown(parts().colourBar);
        m_bar->setFontSize(book ? kBookFont : type::kAxis);
        m_bar->setScale({.map = *m_map,
                         .low = m_low,
                         .high = m_high,
                         .name = difference() ? HeatmapWords::tr("%1 − %1 before").arg(QStringLiteral("𝑃"))
                                 : book       ? QString()
                                              : QStringLiteral("𝑃"),
                         .shrink = book ? 0.6 : (m_strips ? 0.66 : 0.8),
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
        if (m_strips && !selected && !hover()) {
            painter.setFont(textFont(type::kAxis));
            painter.setPen(theme().muted);
            painter.drawText(
                QRectF(m_rowStrip->rect().left(), m_rowStrip->rect().top() - 26, m_rowStrip->rect().width(), 18),
                Qt::AlignVCenter | Qt::AlignLeft,
                HeatmapWords::tr("Point at a cell to see its row and its column as waves."));
        }
        const auto shown = hover() && hover() != selected ? hover() : selected;
        if (selected && isInside(*selected)) drawCross(painter, *selected, true);
        if (hover() && hover() != selected && isInside(*hover())) drawCross(painter, *hover(), false);
        // Over the lines of a cross, which would hide the marks of its row and column.
        for (const Cell& pin : scene().view.pins)
            if (isInside(pin)) drawCellMark(painter, boxOf(pin), cellArea(*m_cells), theme());
        if (m_strips && shown && isInside(*shown)) drawProfiles(painter, *shown);
        if (shown && isInside(*shown) && isShown(*shown)) m_bar->drawMark(painter, cells()(shown->row, shown->column));
    }

 private:
    const Matrix& values() const { return *Figure::study<HeatmapResult>().values; }
    bool isLearned() const { return Figure::study<HeatmapResult>().isLearned(); }
    /// Learned columns come in no pairs.
    bool isSolid(Index column) const { return isLearned() || isSineColumn(column); }
    const std::optional<SinusoidalDifference>& difference() const { return Figure::study<HeatmapResult>().difference; }
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
            m_rowStrip->axis(QCPAxis::atBottom)->setRange(axis.range());
        else
            m_columnStrip->axis(QCPAxis::atLeft)->setRange(axis.range());
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
                                                   m_strips            ? 8
                                                   : parts().colourBar ? 12
                                                                       : 18,
                                                   std::max(12, int(last / 2) + 6), 8));
    }

    void styleStrips() {
        const bool wide = viewport().width() >= kWideFigure;
        const int height = m_strips ? (viewport().height() >= 520 ? 60 : 44) : 0;
        const int width = m_strips ? (wide ? 110 : 84) : 0;
        for (QCPAxisRect* strip : {m_rowStrip, m_columnStrip}) {
            strip->setVisible(m_strips);
            for (QCPAxis* axis : strip->axes()) {
                axis->setVisible(false);
                styleAxis(*axis, theme());
            }
        }
        if (!m_strips) {
            // Gone from the layout, so that the cells take the room.
            for (QCPAxisRect* strip : {m_rowStrip, m_columnStrip}) {
                strip->setAutoMargins(QCP::msNone);
                strip->setMargins({});
            }
            m_rowStrip->setMinimumSize(0, 0);
            m_rowStrip->setMaximumSize(QWIDGETSIZE_MAX, 0);
            m_columnStrip->setMinimumSize(0, 0);
            m_columnStrip->setMaximumSize(0, QWIDGETSIZE_MAX);
            return;
        }
        m_rowStrip->setAutoMargins(QCP::msLeft | QCP::msRight);
        m_rowStrip->setMargins(QMargins(0, 28, 0, 8));
        m_rowStrip->setMinimumSize(10, height);
        m_rowStrip->setMaximumSize(QWIDGETSIZE_MAX, height);
        m_columnStrip->setAutoMargins(QCP::msTop | QCP::msBottom);
        m_columnStrip->setMargins(QMargins(12, 0, parts().colourBar ? 12 : 28, 0));
        m_columnStrip->setMinimumSize(width, 10);
        m_columnStrip->setMaximumSize(width, QWIDGETSIZE_MAX);
        for (QCPAxis* axis : {m_rowStrip->axis(QCPAxis::atLeft), m_columnStrip->axis(QCPAxis::atBottom)}) {
            axis->setVisible(true);
            const double limit = Figure::study<HeatmapResult>().limit();
            axis->setRange(-1.15 * limit, 1.15 * limit);
            auto ticker = QSharedPointer<QCPAxisTickerText>::create();
            for (const double value : {-limit, 0.0, limit}) {
                // Below its strip a longer number would touch the one of the last column.
                if (isLearned() && value < 0 && axis->orientation() == Qt::Horizontal) continue;
                ticker->addTick(value, isLearned() ? significantNumber(value, 2) : displayNumber(value, 0));
            }
            axis->setTicker(ticker);
            axis->setBasePen(Qt::NoPen);
            axis->setTickPen(Qt::NoPen);
            axis->grid()->setVisible(true);
            axis->grid()->setPen(QPen(theme().rule, 1));
            axis->grid()->setZeroLinePen(QPen(theme().control, 1));
        }
    }

    void drawProfiles(QCPPainter& painter, const Cell& cell) {
        painter.save();
        painter.setAntialiasing(true);
        drawRowProfile(painter, cell);
        drawColumnProfile(painter, cell);
        painter.restore();
    }

    void drawRowProfile(QCPPainter& painter, const Cell& cell) {
        const Samples row = Samples::row(values(), cell.row);
        const QCPAxis& x = *m_rowStrip->axis(QCPAxis::atBottom);
        const QCPAxis& y = *m_rowStrip->axis(QCPAxis::atLeft);
        const QRectF strip = m_rowStrip->rect();
        const bool dots = pixelSpacing(row, x) >= kDotSpacing;
        const double radius = std::clamp(pixelSpacing(row, x) * 0.3, 2.0, 4.0);
        const double zero = y.coordToPixel(0);
        const auto first = std::max<Index>(0, Index(std::ceil(x.range().lower)));
        const auto last = std::min<Index>(row.count - 1, Index(std::floor(x.range().upper)));
        const Samples before = beforeOfRow(cell.row);
        if (!dots) drawCurve(painter, curvePoints(before, x, y), ghostPen());
        if (dots) {
            for (Index column = first; column <= last; ++column) {
                if (column < before.count) {
                    const double level = y.coordToPixel(before.value(column));
                    const double middle = x.coordToPixel(double(column));
                    painter.setPen(QPen(theme().control, 1.5));
                    painter.drawLine(QLineF(middle - radius - 2, level, middle + radius + 2, level));
                }
                const QPointF point(x.coordToPixel(double(column)), y.coordToPixel(row.value(column)));
                const bool selected = column == cell.column;
                const QColor colour = selected ? theme().indexJ : theme().text;
                painter.setPen(QPen(selected ? theme().indexJ : theme().control, 1));
                painter.drawLine(QLineF(point.x(), zero, point.x(), point.y()));
                drawDot(painter, point, selected ? radius + 1 : radius, colour, isSolid(column), theme().surface);
            }
        } else {
            drawCurve(painter, curvePoints(row, x, y), QPen(theme().muted, 1));
        }
        const double top = strip.top() - 26;
        double left = strip.left();
        const auto word = [&](const QString& text, const QFont& font, const QColor& colour, double gap) {
            painter.setFont(font);
            painter.setPen(colour);
            const double width = QFontMetricsF(font).horizontalAdvance(text);
            if (left + width > strip.right()) return;
            painter.drawText(QRectF(left, top, width + 2, 18), Qt::AlignVCenter | Qt::AlignLeft, text);
            left += width + gap;
        };
        const QFont bold = textFont(type::kAxis, QFont::DemiBold);
        const QFont plain = textFont(type::kAxis);
        word(HeatmapWords::tr("Position %1").arg(displayNumber(double(scene().parameters.start + cell.row), 0)), bold,
             theme().indexI, 8);
        const bool hasLegend = parts().legend && !isLearned();
        const QString sine = HeatmapWords::tr("sine");
        const QString cosine = HeatmapWords::tr("cosine");
        const QFontMetricsF metrics(plain);
        const QString earlier = before.count ? HeatmapWords::tr("before") : QString();
        const double legendWidth = metrics.horizontalAdvance(sine) + metrics.horizontalAdvance(cosine) + 46 +
                                   (earlier.isEmpty() ? 0 : metrics.horizontalAdvance(earlier) + 33);
        const double legendLeft = strip.right() - legendWidth;
        const QString rest = HeatmapWords::tr("one position, all columns");
        if (left + metrics.horizontalAdvance(rest) + 16 < (hasLegend ? legendLeft : strip.right()))
            word(rest, plain, theme().muted, 8);
        if (!dots || left > legendLeft || !hasLegend) return;
        left = legendLeft;
        for (const bool isSine : {true, false}) {
            drawDot(painter, {left + 4, top + 9}, 3.5, theme().text, isSine, theme().surface);
            left += 13;
            word(isSine ? sine : cosine, plain, theme().muted, 14);
        }
        if (earlier.isEmpty()) return;
        painter.setPen(QPen(theme().control, 1.5));
        painter.drawLine(QLineF(left, top + 9, left + 12, top + 9));
        left += 17;
        word(earlier, plain, theme().muted, 0);
    }

    /// The row as it was before; nothing where that did not exist.
    Samples beforeOfRow(Index row) const {
        if (!difference() || !difference()->overlap.contains(row, 0)) return {};
        return Samples::row(*difference()->before, row - difference()->overlap.firstRow);
    }
    Samples beforeOfColumn(Index column) const {
        if (!difference() || column >= difference()->overlap.columns) return {};
        return Samples::column(*difference()->before, column, double(difference()->overlap.firstRow));
    }
    QPen ghostPen() const {
        QPen pen(theme().control, 1, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
        pen.setDashPattern({2, 2});
        return pen;
    }

    void drawColumnProfile(QCPPainter& painter, const Cell& cell) {
        const Samples column = Samples::column(values(), cell.column);
        const QCPAxis& x = *m_columnStrip->axis(QCPAxis::atBottom);
        const QCPAxis& y = *m_columnStrip->axis(QCPAxis::atLeft);
        const QRectF strip = m_columnStrip->rect();
        painter.setBrush(Qt::NoBrush);
        const QPolygonF points = curvePoints(column, y, x);
        const double wavelength =
            isLearned() ? 0 : Figure::study<HeatmapResult>().wavelengths[std::size_t(pairOfColumn(cell.column))];
        const bool fine = wavelength * pixelSpacing(column, y) < kFineWave;
        if (const Samples before = beforeOfColumn(cell.column); before.count)
            drawCurve(painter, curvePoints(before, y, x), ghostPen());
        drawCurve(painter, points, QPen(difference() ? theme().text : theme().control, fine ? 1 : 1.25));
        const bool sine = isSolid(cell.column);
        if (pixelSpacing(column, y) >= kDotSpacing)
            for (const QPointF& point : samplePoints(column, y, x))
                drawDot(painter, point, 2, theme().text, sine, theme().surface);
        if (y.range().contains(double(cell.row)))
            drawDot(painter, {x.coordToPixel(column.value(cell.row)), y.coordToPixel(double(cell.row))}, 4.5,
                    theme().indexI, sine, theme().surface);
        painter.setFont(textFont(type::kAxis, QFont::DemiBold));
        painter.setPen(theme().indexJ);
        const QRectF head(strip.left() - 8, strip.top() - 42, strip.width() + 60, 18);
        painter.drawText(head, Qt::AlignVCenter | Qt::AlignLeft, HeatmapWords::tr("Column %1").arg(cell.column));
        if (isLearned()) return;
        painter.setFont(textFont(type::kAxis));
        painter.setPen(theme().muted);
        painter.drawText(head.translated(0, 18), Qt::AlignVCenter | Qt::AlignLeft,
                         HeatmapWords::tr("wavelength %1").arg(wavelengthText(wavelength)));
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
        const double farRight = m_strips ? m_columnStrip->rect().right() : cells.right();
        const double farTop = m_strips ? m_rowStrip->rect().top() : cells.top();
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
    QCPAxisRect* m_rowStrip = nullptr;
    QCPAxisRect* m_columnStrip = nullptr;
    ColourBar* m_bar = nullptr;
    QCPMarginGroup* m_columnsOfStrips = nullptr;
    QCPMarginGroup* m_rowsOfStrips = nullptr;
    std::optional<ColourMap> m_map;
    double m_low = -1;
    double m_high = 1;
    bool m_strips = false;
    bool m_arranging = false;
};

class EncodingHeatmap : public Exhibit {
 public:
    std::string_view id() const override { return "encoding-heatmap"; }
    Chapter chapter() const override { return Chapter::Position; }
    QString name() const override { return HeatmapWords::tr("Heatmap"); }
    QString title() const override { return HeatmapWords::tr("Positional encoding as a picture"); }
    QString claim() const override {
        return HeatmapWords::tr("Every position gets its own row: fast waves on the left, slow ones on the right.");
    }

    QString titleOf(const Scene& scene) const override {
        if (!learned(scene)) return title();
        const QString name = nameOf(scene);
        return name.isEmpty() ? HeatmapWords::tr("A learned table of positions as a picture")
                              : HeatmapWords::tr("Learned positions as a picture: %1").arg(name);
    }
    QString claimOf(const Scene& scene) const override {
        if (!learned(scene)) return claim();
        return HeatmapWords::tr("Every position has a row of its own here, too, but training found it, not a formula.");
    }

    Caption caption(const Scene& scene) const override {
        if (learned(scene)) return learnedCaption(scene);
        const Parameters& parameters = scene.parameters;
        return {sinusoidalDefinition(parameters.d, parameters.base),
                (scene.reference ? seenInComparison(scene) : seen(parameters)) + zoomedText(scene, true),
                tryThis(scene),
                whyPositionsMatter() + betweenSentences() +
                    HeatmapWords::tr("Every position gets a pattern of its own here, which is added to the token's "
                                     "<a href=\"term:embedding\">embedding</a>.")};
    }

    QString description(const Scene& scene) const override {
        const bool blues = scene.parameters.colourMap == ColourMapChoice::Blues;
        if (const Array* table = learned(scene)) return learnedDescription(scene, *table);
        const QString colours =
            scene.reference ? HeatmapWords::tr(
                                  "Rows are positions, columns dimensions; colour is the difference P − P before, from "
                                  "negative (blue) over 0 (neutral) to positive (red).")
            : blues ? HeatmapWords::tr(
                          "Rows are positions, columns dimensions; colour runs from the smallest value "
                          "(light) to the largest (dark blue).")
                    : HeatmapWords::tr(
                          "Rows are positions, columns dimensions; colour runs from −1 (blue) over "
                          "0 (neutral) to 1 (red).");
        return sinusoidalDescription(scene) + betweenSentences() + colours + sinusoidalSelection(scene);
    }

    std::vector<Preset> presets() const override {
        return {
            {"d2l",
             HeatmapWords::tr("As in the book"),
             HeatmapWords::tr("The figure of Dive into Deep Learning: n = 60, d = 32, in Blues."),
             {{"colour-map", "blues"}, {"look", "book"}},
             FigureSize{3.5 * 25.4, 4 * 25.4}},
            {"cell",
             HeatmapWords::tr("One cell, explained"),
             HeatmapWords::tr("Position 3, column 6: where 0.5085 comes from."),
             {{"row", "3"}, {"column", "6"}}},
            {"small-base",
             HeatmapWords::tr("Base 100"),
             HeatmapWords::tr("The slow half wakes up: every column changes within 60 positions."),
             {{"base", "100"}}},
            {"why-10000",
             HeatmapWords::tr("Why 10000?"),
             HeatmapWords::tr(
                 "Base 100 minus base 10000: its slowest wave repeats after 471 positions, not after 35 333."),
             {{"base", "100"}},
             std::nullopt,
             {{"base", "10000"}}},
            {"slow-and-fast",
             HeatmapWords::tr("Fast and slow"),
             HeatmapWords::tr("Four pairs: each wave is ten times as long as the one before it."),
             {{"d", "8"}, {"row", "13"}, {"column", "2"}}},
            {"one-wavelength",
             HeatmapWords::tr("One wavelength exactly"),
             HeatmapWords::tr("Columns 2 and 3 repeat after 60 positions: there the last row equals the first."),
             {{"n", "61"}, {"d", "4"}, {"base", "91.189065278104"}, {"row", "60"}, {"column", "2"}}},
            {"beyond-training",
             HeatmapWords::tr("Beyond the training length"),
             HeatmapWords::tr("Position 1000: a learned table of 1000 rows ends at 999, the formula goes on."),
             {{"start", "970"}, {"row", "30"}, {"column", "6"}}},
            {"odd-d",
             HeatmapWords::tr("Odd width"),
             HeatmapWords::tr("d = 9: the last column is a sine without its cosine."),
             {{"d", "9"}}},
            {"large",
             HeatmapWords::tr("As wide as in practice"),
             HeatmapWords::tr("1024 positions and 512 columns, the width of the original Transformer."),
             {{"n", "1024"}, {"d", "512"}}},
        };
    }

    bool canCompare() const override { return true; }
    std::span<const ParameterUse> uses() const override {
        static const std::array kUses{
            ParameterUse{.key = "n", .maximum = kMostRows, .sliderMaximum = 1024},
            ParameterUse{.key = "d", .maximum = kMostColumns, .sliderMaximum = 512},
            ParameterUse{.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
            ParameterUse{.key = "start", .sliderMaximum = 1000},
            ParameterUse{.key = "row"},
            ParameterUse{.key = "column"},
            ParameterUse{.key = "colour-map"},
            ParameterUse{.key = "look"},
        };
        return kUses;
    }

    std::span<const ArrayUse> arrays() const override {
        static const std::array kArrays{ArrayUse{.name = "learned", .help = "a learned table, positions x d"}};
        return kArrays;
    }

    std::vector<Decision> decided(const Scene& scene) const override {
        const Array* table = learned(scene);
        if (!table) return {};
        return {{"n", std::min<std::int64_t>(table->shape[0], kMostRows), true, kLearned},
                {"d", std::min<std::int64_t>(table->shape[1], kMostColumns), false, kLearned},
                {"start", 0, false, kLearned}};
    }

    NoEffect noEffect(std::string_view key, const Scene& scene) const override {
        if (key != "base" || !learned(scene)) return {};
        return {HeatmapWords::tr("A learned table follows no formula, so it has no base."), "without --learned"};
    }

    std::span<const TableDescription> tables() const override {
        static const std::array kTables{
            TableDescription{"P",
                             "a position, start to start + n - 1",
                             {{"column", "0 to d - 1", ColumnType::Real, "P at that position"}}},
            kDerivationTable};
        return kTables;
    }

    double memoryNeeded(const Scene& scene) const override { return sinusoidalMemory(scene); }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        const Parameters& parameters = scene.parameters;
        auto result = std::make_shared<HeatmapResult>();
        auto values = std::make_shared<Matrix>();
        if (const Array* table = learned(scene)) {
            *values = learnedRows(*table, parameters);
            std::tie(result->smallest, result->largest) = extentOf(*values);
            result->values = std::move(values);
            return result;
        }
        sinusoidalTable(sinusoidalRange(parameters), *values, stop);
        std::tie(result->smallest, result->largest) = extentOf(*values);
        if (scene.reference)
            result->difference =
                sinusoidalDifference(sinusoidalRange(parameters), *values, sinusoidalRange(*scene.reference), stop);
        result->values = std::move(values);
        for (Index pair = 0; 2 * pair < parameters.d; ++pair)
            result->wavelengths.push_back(sinusoidalWavelength(pair, parameters.d, parameters.base));
        return result;
    }

    Table table(std::string_view name, const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        if (name == kDerivationTable.name) return derivationOfSelection(scene);
        if (name != "P") throw std::invalid_argument("encoding-heatmap has no table \"" + std::string(name) + "\"");
        const Array* table = learned(scene);
        if (!table) return sinusoidalTableOf(parameters);
        return MatrixTable{std::make_shared<const Matrix>(learnedRows(*table, parameters)),
                           numberedColumns(parameters.d)};
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<HeatmapFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override {
        if (const Array* table = learned(scene)) return learnedExplanation(*table, cell);
        return sinusoidalExplanation(scene, cell);
    }

 private:
    static constexpr std::int64_t kMostRows = 16384;
    static constexpr std::int64_t kMostColumns = 4096;
    static constexpr std::string_view kLearned = "learned";

    /// The learned table that is shown instead of the formula's; nullptr: none.
    const Array* learned(const Scene& scene) const { return arrayOf(scene, kLearned); }

    /// Where the learned table comes from: the tensor's name, or the file's; may be empty.
    static QString nameOf(const Scene& scene) {
        const LoadedArray& array = scene.arrays.find(kLearned)->second;
        if (!array.tensor.empty()) return QString::fromStdString(array.tensor);
        return QString::fromStdString(array.path.substr(array.path.find_last_of('/') + 1));
    }

    static double valueAt(const Array& table, const Cell& cell) {
        return table.values[std::size_t(cell.row * table.shape[1] + cell.column)];
    }

    /// The part that is shown, where it is.
    static MatrixView learnedRows(const Array& table, const Parameters& parameters) {
        return Eigen::Map<const Matrix>(table.values.data(), table.shape[0], table.shape[1])
            .topLeftCorner(parameters.n, parameters.d);
    }

    static Explanation learnedExplanation(const Array& table, const Cell& cell) {
        using namespace formula;
        const double value = valueAt(table, cell);
        const auto entry = [value](Expression row, Expression column) {
            return symbol("P", value, IndexRole::None, {std::move(row), std::move(column)});
        };
        const auto row = double(cell.row);
        const auto column = double(cell.column);
        const Expression numbers =
            equation({entry(number(row, IndexRole::I), number(column, IndexRole::J)), rounded(value, 6)});
        Explanation explanation;
        explanation.tags = {{HeatmapWords::tr("position %1").arg(displayNumber(row, 0)), IndexRole::I},
                            {HeatmapWords::tr("column %1").arg(displayNumber(column, 0)), IndexRole::J}};
        explanation.value = significantNumber(value, 4);
        explanation.sentence = HeatmapWords::tr("found by training, read from the file");
        explanation.derivation = {
            .value = value,
            .general =
                equation({entry(symbol("i", row, IndexRole::I), symbol("j", column, IndexRole::J)), rounded(value, 6)}),
            .withNumbers = numbers,
            .steps = {{.name = "value", .expression = rounded(value, 6), .value = value, .word = {}}},
            .context = {}};
        return explanation;
    }

    Caption learnedCaption(const Scene& scene) const {
        const Array& table = *learned(scene);
        const Parameters& parameters = scene.parameters;
        const auto [smallest, largest] = extentOf(learnedRows(table, parameters));
        const auto total = std::int64_t(table.shape[0]);
        QString seen =
            parameters.n < total
                ? HeatmapWords::tr(
                      "The first %1 of %2 learned <a href=\"term:position\">positions</a>, a row each, "
                      "%3 columns.")
                      .arg(displayNumber(double(parameters.n), 0), displayNumber(double(total), 0),
                           displayNumber(double(parameters.d), 0))
                : HeatmapWords::tr("All %1 learned <a href=\"term:position\">positions</a>, a row each, %2 columns.")
                      .arg(displayNumber(double(parameters.n), 0), displayNumber(double(parameters.d), 0));
        seen += betweenSentences() + HeatmapWords::tr(
                                         "Values run from %1 to %2. There are no pairs and no wavelengths: "
                                         "what pattern there is, training has made.")
                                         .arg(significantNumber(smallest, 3), significantNumber(largest, 3));
        QStringList suggestions;
        if (parameters.n < total && total <= kMostRows)
            suggestions +=
                HeatmapWords::tr(
                    "<a href=\"n=%1\">Show all %2 positions</a>: the table ends there, a formula would go on.")
                    .arg(total)
                    .arg(displayNumber(double(total), 0));
        suggestions += HeatmapWords::tr("Remove the table in the panel, and the formula's is there to compare with.");
        return {
            {},
            seen + zoomedText(scene, true),
            suggestions.join(betweenSentences()),
            whyPositionsMatter() + betweenSentences() +
                HeatmapWords::tr("GPT-2 and BERT learn a row for each position like this; it is added to the token's "
                                 "<a href=\"term:embedding\">embedding</a>.")};
    }

    QString learnedDescription(const Scene& scene, const Array& table) const {
        const Parameters& parameters = scene.parameters;
        const QString name = nameOf(scene);
        const QString what = name.isEmpty() ? HeatmapWords::tr("A learned table of positions.")
                                            : HeatmapWords::tr("A learned table of positions, %1.").arg(name);
        const auto [smallest, largest] = extentOf(learnedRows(table, parameters));
        const bool blues = parameters.colourMap == ColourMapChoice::Blues;
        const double most = std::max(-smallest, largest);
        const QString colours = blues
                                    ? HeatmapWords::tr(
                                          "Rows are positions, columns dimensions; colour runs from the smallest value "
                                          "(light) to the largest (dark blue).")
                                    : HeatmapWords::tr(
                                          "Rows are positions, columns dimensions; colour runs from −%1 (blue) over 0 "
                                          "(neutral) to %1 (red).")
                                          .arg(significantNumber(most > 0 ? most : 1, 3));
        QString selected;
        if (const auto cell = selectionOf(parameters))
            selected = betweenSentences() + HeatmapWords::tr("Selected: position %1, column %2, P = %3.")
                                                .arg(displayNumber(double(cell->row), 0),
                                                     displayNumber(double(cell->column), 0),
                                                     significantNumber(valueAt(table, *cell), 4));
        return what + betweenSentences() +
               HeatmapWords::tr("%1 positions, %2 dimensions.")
                   .arg(displayNumber(double(parameters.n), 0), displayNumber(double(parameters.d), 0)) +
               betweenSentences() + colours + selected;
    }

    static double wavelength(Index pair, const Parameters& parameters) {
        return sinusoidalWavelength(pair, parameters.d, parameters.base);
    }

    static QString seen(const Parameters& parameters) {
        const QString rows = parameters.n == 1
                                 ? HeatmapWords::tr("One row, for <a href=\"term:position\">position</a> %1.")
                                       .arg(displayNumber(double(parameters.start), 0))
                                 : HeatmapWords::tr("%1 row(s), one for each <a href=\"term:position\">position</a>.",
                                                    nullptr, int(parameters.n))
                                       .arg(displayNumber(double(parameters.n), 0));
        const QString fast = wavelengthText(wavelength(0, parameters));
        QString columns;
        if (parameters.d == 1)
            columns = HeatmapWords::tr(
                          "Its only column, a sine, <a href=\"term:wavelength\">repeats</a> after %1 "
                          "positions.")
                          .arg(fast);
        else if (parameters.d == 2)
            columns = HeatmapWords::tr(
                          "Columns 0 and 1, sine and cosine, <a href=\"term:wavelength\">repeat</a> after "
                          "%1 positions.")
                          .arg(fast);
        else
            columns = wavelengths(parameters);
        return rows + betweenSentences() + columns;
    }

    /// A sentence on the fastest pair and the slowest, and on what that looks like in the rows that there are.
    static QString wavelengths(const Parameters& parameters) {
        const Index last = pairOfColumn(parameters.d - 1);
        const QString fast = wavelengthText(wavelength(0, parameters));
        const QString slow = wavelengthText(wavelength(last, parameters));
        const QString slowest = pairText(last, parameters.d);
        const double turns = double(parameters.n - 1) / wavelength(last, parameters);
        // A twentieth of a turn moves a wave by at most a sixth of its range.
        constexpr double kHardly = 0.05;
        if (parameters.n == 1)
            return HeatmapWords::tr(
                       "Columns 0 and 1 <a href=\"term:wavelength\">repeat</a> after %1 positions, %2 only "
                       "after %3.")
                .arg(fast, slowest, slow);
        if (turns < kHardly)
            return HeatmapWords::tr(
                       "Columns 0 and 1 <a href=\"term:wavelength\">repeat</a> after %1 positions, %2 only "
                       "after %3: on the left neighbours differ, on the right the columns hardly change.")
                .arg(fast, slowest, slow);
        return HeatmapWords::tr(
                   "Columns 0 and 1 <a href=\"term:wavelength\">repeat</a> after %1 positions, %2 only "
                   "after %3: from the first row to the last they turn %4 times.")
            .arg(fast, slowest, slow, turnsText(turns));
    }

    static QString seenInComparison(const Scene& scene) {
        const Parameters& now = scene.parameters;
        const Parameters& before = *scene.reference;
        const SinusoidalOverlap overlap = sinusoidalOverlap(sinusoidalRange(now), sinusoidalRange(before));
        const QString hatched = overlap.rows < now.n || overlap.columns < now.d
                                    ? betweenSentences() + HeatmapWords::tr("Hatched cells were not there before.")
                                    : QString();
        const QString nothing = comparisonWithoutDifference(scene);
        if (!nothing.isEmpty()) return nothing + hatched;
        const Index last = pairOfColumn(overlap.columns - 1);
        return HeatmapWords::tr(
                   "P now minus P before (%1): red is larger now, blue smaller. "
                   "<a href=\"term:wavelength\">Wavelength</a> of %2: %3 positions, before %4. Columns 0 "
                   "and 1 are the same at every <a href=\"term:base\">base</a>.")
                   .arg(differingText(scene), pairText(last, overlap.columns), wavelengthText(wavelength(last, now)),
                        wavelengthText(wavelength(last, before))) +
               hatched;
    }

    static QString tryThis(const Scene& scene) {
        QStringList suggestions;
        // The first pair turns alike at every base.
        if (scene.parameters.d > 2 && scene.parameters.base == 100)
            suggestions += HeatmapWords::tr(
                "<a href=\"base=10000\">Set the base back to 10000</a> and the slow half "
                "falls asleep.");
        else if (scene.parameters.d > 2)
            suggestions += HeatmapWords::tr("<a href=\"base=100\">Set the base to 100</a> and the slow half wakes up.");
        suggestions += HeatmapWords::tr(
            "<a href=\"play:start\">Play the first position</a>: the pattern scrolls, and no row ever "
            "comes back.");
        suggestions += tryComparing(scene);
        suggestions += HeatmapWords::tr("<a href=\"preset:one-wavelength\">Make a wave fit exactly</a>.");
        return suggestions.join(betweenSentences());
    }
};

}  // namespace

const Exhibit& encodingHeatmap() {
    static const EncodingHeatmap exhibit;
    return exhibit;
}

}  // namespace attention
