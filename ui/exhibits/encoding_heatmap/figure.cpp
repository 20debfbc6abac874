#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/encoding/encoding_heatmap_study.h"
#include "ui/exhibits/encoding_heatmap/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_text.h"
#include "ui/figure/curve.h"
#include "ui/figure/heatmap.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/cell_lines.h"
#include "ui/figure/parts/code_listing.h"
#include "ui/figure/parts/colour_bar.h"
#include "ui/figure/parts/legend.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/plot.h"
#include "ui/figure/parts/row_strip.h"
#include "ui/figure/parts/span_arrow.h"
#include "ui/figure/parts/symbol_legend.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/value_axis.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Minimum number of rows and columns in a zoom.
constexpr double kMinHeatmapZoom = 4;
/// Minimum distance between two dots of the column's curve, and between two stems of the row, in pixels.
constexpr double kStripDotSpacing = 5, kStemSpacing = 3;
/// A matrix with more rows or columns may have cells smaller than a pixel.
constexpr Index kManyCells = 256;
constexpr double kStripWidth = 110, kMinStripWidth = 70;
/// Extent of the strips beside the heatmap, as a fraction of its width or height.
constexpr double kStripShare = 0.2;
constexpr QSizeF kMinCells(110, 60);
/// The gap between the heatmap and the strips, and the size of the arrow head in it, in pixels.
constexpr double kStripGap = 20, kArrow = 7;

/// The encoding as a heatmap. Strips above and beside it show the selected row as stems and as cells, and the selected
/// column as a curve.
class HeatmapFigure : public PartsFigure, public ListingOwner {
    Q_DECLARE_TR_FUNCTIONS(EncodingHeatmap)

 public:
    HeatmapFigure() {
        setPartKeys(m_stems, "row-wave", m_keys, "row-wave-names", m_columnHead, "column-wave-name", m_column,
                    "column-wave", m_listing, "listing", m_results, "results", m_speeds, "wave-speeds");
        y().setRangeReversed(true);
        m_column.y().setRangeReversed(true);
        m_cells.x().axisRect()->setRangeDrag(Qt::Horizontal | Qt::Vertical);
        m_cells.x().axisRect()->setRangeZoom(Qt::Horizontal | Qt::Vertical);
        for (QCPAxis* axis : {&x(), &y()})
            connect(axis, qOverload<const QCPRange&, const QCPRange&>(&QCPAxis::rangeChanged), this,
                    [this, axis](const QCPRange&, const QCPRange& before) { keepInside(*axis, before); });
        m_cells.declareMarks = [this](Marks& marks) { addMatrix(marks); };
        m_cells.findCell = [this](const QPointF& place) { return Cell{rowAt(place.y()), columnAt(place.x())}; };
        m_cells.findRect = [this](const Cell& cell) -> std::optional<QRectF> {
            const QRectF box = boxOf(cell);
            return isInside(cell) && area().contains(box.center()) ? std::optional(box) : std::nullopt;
        };
        m_cells.declareHighlight = [this](Marks& marks, const Cell& cell, Highlight how) {
            addCellHighlight(marks, cell, how);
        };
        // A strip shows the selected row or column; pointing at it selects another cell of that row or column.
        m_stems.findCell = m_code.findCell = [this](const QPointF& place) {
            return Cell{Index(scene().parameters.row.value_or(0)), columnAt(place.x())};
        };
        m_column.findCell = [this](const QPointF& place) {
            return Cell{rowAt(place.y()), Index(scene().parameters.column.value_or(0))};
        };
        m_stems.declareHighlight = [this](Marks& marks, const Cell& cell, Highlight how) {
            if (how == Highlight::Current && cell.row >= 0 && cell.row < values().rows()) addRow(marks, cell);
        };
        m_column.declareHighlight = [this](Marks& marks, const Cell& cell, Highlight how) {
            if (how == Highlight::Current && cell.column >= 0 && cell.column < values().cols()) addColumn(marks, cell);
        };
    }

 protected:
    Grid buildLayout() override {
        m_listing.hide();
        const Parameters& parameters = scene().parameters;
        const bool book = parameters.look == FigureStyle::Book;
        const bool isTable = isTab("table") && !book;
        const bool blues = parameters.colourMap == ColourScheme::Blues;
        m_map = blues && !difference() && theme().map.empty() ? ColourMap::blues() : ColourMap::signedMap(theme());
        m_low = -keptScaleEnd("low", blues ? -shown().smallest : shown().limit());
        m_high = keptScaleEnd("high", blues ? shown().largest : shown().limit());
        // The range is symmetric about 0, so that equal absolute differences have equally strong colours.
        const double limit = difference() && difference()->largest > 0 ? difference()->largest : 1;
        const QCPRange colours = difference() ? colourRange(-limit, limit) : colourRange(m_low, m_high);
        m_low = colours.lower, m_high = colours.upper;
        const Zoom zoom = scene().view.zoom.value_or(fullZoom());
        m_isSettingRange = true;
        updateCells(book, {zoom.left, zoom.right}, {zoom.top, zoom.bottom});
        // Without these aids: the style of the book, and a presentation or an exported figure without a selected cell.
        const bool hasAids = (isInteractive() && !isOnStage()) || currentCell(), hasStrips = hasAids && !book;
        if (hasStrips) updateStrips(blues);
        m_isSettingRange = false;
        setBar(book, hasStrips);

        const auto bar = [&](auto& part) { return decorations().colourBar ? LayoutItem(part) : LayoutItem(); };
        std::vector<LayoutItem> places;
        if (!book) {
            const auto strip = [&](Part& part, bool isShown = true) {
                return LayoutItem(part).onlyIf(hasStrips && isShown).stretch(kStripShare);
            };
            m_speeds.set(tr("fast waves"), tr("slow waves"));
            // A presentation and the tab "table" show the row only as cells; the tab has no strip for the column.
            const bool hasStems = !isOnStage() && !isTable;
            const QString asRow = tr("the row as a wave"), asColumn = tr("the column as a wave");
            places = {LayoutItem(m_rowHead).onlyIf(hasStrips),
                      {},
                      {},
                      strip(m_stems, hasStems).dropPriority(2, asRow),
                      strip(m_keys, hasStems).dropPriority(2, asRow),
                      {},
                      strip(m_code),
                      strip(m_columnHead, !isTable).dropPriority(1, asColumn),
                      {}};
            if (isTable && !shown().learned)
                places.insert(places.end(), {LayoutItem(m_speeds).dropPriority(2, tr("fast and slow waves")), {}, {}});
            places.insert(places.end(), {m_cells, strip(m_column, !isTable).dropPriority(1, asColumn), bar(m_bar)});
        } else {
            if (hasAids) m_cells.setMinimumSize({220, kMinCells.height()});
            LayoutItem program(setListing(m_listing, shown()));
            places = {m_cells, bar(m_bar), std::move(program).dropPriority(1, tr("the program")).onlyIf(hasAids)};
        }
        std::vector<LayoutItem> all;
        all.push_back(Grid(3, std::move(places), {hasStrips ? kStripGap : 16, 6}));
        setLegend();
        if (difference() && isPartNew()) all.push_back(m_legend);
        if (std::max(values().rows(), values().cols()) > kManyCells) all.push_back(m_omissionNote);
        if (shown().learned && !book) {
            m_results.set(HeatmapWords::results(), textFont(font_size::kAxis), theme().text);
            all.push_back(LayoutItem(m_results).dropPriority(3, tr("how well learned positions do")));
        }
        return column(std::move(all), 4);
    }

    QPointF slackAlignment() const override {
        return scene().parameters.look == FigureStyle::Book ? QPointF(0.5, 0.5) : PartsFigure::slackAlignment();
    }

    void declareSelection(Marks& marks) override {
        const QStringList hint{tr("Point at a cell to see its row and its column as waves."), tr("Point at a cell.")};
        if (!currentCell()) m_rowHead.addLines(marks, theme(), {{hint, theme().muted, false}});
        PartsFigure::declareSelection(marks);
    }

 private:
    const EncodingHeatmapStudy& shown() const { return Figure::study<EncodingHeatmapStudy>(); }
    const Matrix& values() const { return *shown().values; }
    const std::optional<SinusoidalDifference>& difference() const { return shown().difference; }
    /// The values of the heatmap: the entries of the table, or their differences from the reference.
    const Matrix& cells() const { return difference() ? *difference()->values : values(); }
    /// False for a cell without a number, because the reference has no entry there.
    bool isShown(const Cell& cell) const {
        return !difference() || difference()->overlap.contains(cell.row, cell.column);
    }
    /// Whether some cells have no entry in the reference.
    bool isPartNew() const {
        const auto [firstRow, rows, columns] = difference()->overlap;
        return rows < values().rows() || columns < values().cols();
    }
    /// Maximum width of the heatmap. Below kMaxExtent, a presentation does not limit the aspect ratio.
    double maxWidth() const { return isTab("table") ? kMaxExtent / 2 : kMaxExtent; }
    QCPAxis& x() const { return m_cells.x(); }
    QCPAxis& y() const { return m_cells.y(); }
    QRectF area() const { return cellArea(*x().axisRect()); }
    QRectF boxOf(const Cell& cell) const {
        return QRectF(m_cells.at(double(cell.column) - 0.5, double(cell.row) - 0.5),
                      m_cells.at(double(cell.column) + 0.5, double(cell.row) + 0.5));
    }
    Index rowAt(double key) const { return std::clamp<Index>(std::lround(key), 0, values().rows() - 1); }
    Index columnAt(double key) const { return std::clamp<Index>(std::lround(key), 0, values().cols() - 1); }
    bool isInside(const Cell& cell) const {
        return cell.row >= 0 && cell.row < values().rows() && cell.column >= 0 && cell.column < values().cols();
    }
    Zoom fullZoom() const { return {-0.5, double(values().cols()) - 0.5, -0.5, double(values().rows()) - 0.5}; }

    void keepInside(QCPAxis& axis, const QCPRange& before) {
        if (!hasStudy()) return;
        const double count = double(&axis == &x() ? values().cols() : values().rows());
        if (!keepsRanges()) keepRangeInside(axis, before, -0.5, count - 0.5, kMinHeatmapZoom);
        if (&axis == &x()) {
            m_stems.x().setRange(axis.range());
            m_code.x().setRange(axis.range());
        } else {
            m_column.y().setRange(axis.range());
        }
        if (m_isSettingRange) return;
        const Zoom zoom{x().range().lower, x().range().upper, y().range().lower, y().range().upper};
        Q_EMIT zoomed(zoom == fullZoom() ? std::nullopt : std::optional(zoom));
    }

    void updateCells(bool book, const QCPRange& columns, const QCPRange& rows) {
        const Parameters& parameters = scene().parameters;
        m_cells.styleAxes(columns, tr("Column"), rows, tr("Position (row)"));
        if (book)
            m_cells.setNames({tr("Column (encoding dimension)"), tr("Column")}, {tr("Row (position)"), tr("Row")});
        m_cells.setMinimumSize(kMinCells);
        m_cells.setMaximumSize({maxWidth(), kMaxExtent});
        m_cells.setAspect(book ? columns.size() / rows.size() : 0);
        for (const auto side : {QCPAxis::atTop, QCPAxis::atRight}) {
            x().axisRect()->axis(side)->setVisible(book);
            x().axisRect()->axis(side)->setTicks(false);
        }
        for (QCPAxis* axis : x().axisRect()->axes()) {
            axis->grid()->setVisible(false);
            book ? styleBookAxis(*axis, theme()) : styleAxis(*axis, theme());
            if (!book) axis->setBasePen(Qt::NoPen);
        }
        keepInside(x(), x().range());
        keepInside(y(), y().range());
        // The label is further away, because the tag of the selected row is between it and the numbers.
        y().setLabelPadding(book ? 6 : 14);
        const auto ends = book ? IndexTicker::Ends::Plain : IndexTicker::Ends::Labelled;
        const auto steps = book ? IndexTicker::Steps::Decimal : IndexTicker::Steps::Binary;
        const auto ofColumns = QSharedPointer<IndexTicker>::create(values().cols(), 0, ends, steps);
        const auto ofRows = QSharedPointer<IndexTicker>::create(values().rows(), parameters.start, ends);
        ofColumns->avoidOverlapOn(x());
        ofRows->avoidOverlapOn(y());
        // In an exported figure, numbers that the tags would cover are left out; in the window the tags cover them.
        if (const auto cell = selection(); cell && isInside(*cell) && !isInteractive()) {
            ofColumns->setTaggedIndex(cell->column);
            ofRows->setTaggedIndex(cell->row);
        }
        // matplotlib chooses this spacing of ticks for the book's figure.
        if (book) ofColumns->setTickCount(2), ofRows->setTickCount(6);
        x().setTicker(ofColumns);
        y().setTicker(ofRows);
    }

    void updateStrips(bool blues) {
        const double limit = shown().limit();
        const QCPRange levels(-1.2 * limit, 1.2 * limit);
        m_stems.styleAxes(x().range(), {}, levels);
        m_stems.setMinimumSize({kMinCells.width(), 34});
        m_stems.setMaximumSize({kMaxExtent, 64});
        m_column.styleAxes(levels, {}, y().range());
        m_column.setMinimumSize({kMinStripWidth, kMinCells.height()});
        m_column.setMaximumSize({kStripWidth, kMaxExtent});
        for (QCPAxis* axis : {&m_stems.x(), &m_column.y()}) {
            axis->setTicks(false);
            axis->setTickLabels(false);
            axis->setBasePen(Qt::NoPen);
            axis->grid()->setVisible(false);
        }
        for (QCPAxis* axis : {&m_stems.y(), &m_column.x()}) {
            auto ticker = QSharedPointer<QCPAxisTickerText>::create();
            for (const double value : {-limit, 0.0, limit}) {
                // Below the column's strip, a number with a minus sign would touch the number of the last column.
                if (shown().learned && value < 0 && axis->orientation() == Qt::Horizontal) continue;
                ticker->addTick(value, shown().learned ? formatSignificantDigits(value, 2) : formatDecimals(value, 0));
            }
            axis->setTicker(ticker);
            styleValueAxis(*axis, theme());
        }
        m_code.set(cells(), {*m_map, m_low, m_high, blues ? 2 : 1, [this](const Cell& cell) { return isShown(cell); }},
                   x().range());
        m_code.setMinimumSize({kMinCells.width(), 16});
        m_code.setMaximumSize({maxWidth(), isTab("table") ? 46.0 : 34.0});
        const Index lastRow = values().rows() - 1, lastColumn = values().cols() - 1;
        m_rowHead.set([this](const Cell& cell) { return rowWords(cell); }, {{lastRow, lastColumn}});
        m_columnHead.set([this](const Cell& cell) { return columnWords(cell); }, {{0, 0}, {lastRow, lastColumn}},
                         kStripWidth, Qt::AlignLeft,
                         isInteractive() ? tr("wave: %1 rows").arg(formatInteger(9999999)) : QString());
        setKeys();
    }

    std::vector<CellLinesPart::Line> rowWords(const Cell& cell) const {
        if (cell.row < 0 || cell.row >= values().rows()) return {};
        const QString numbers = formatInteger(values().cols());
        QStringList code{difference() ? tr("what has changed in its row") : tr("its %1 numbers").arg(numbers)};
        if (const auto nearest = shown().nearestRow(cell.row); nearest && !difference())
            code.prepend(tr("its %1 numbers: the row most like it, %2, is %3 away")
                             .arg(numbers, formatInteger(shown().range.start + nearest->row),
                                  formatSignificantDigits(nearest->distance, 3)));
        return {{{tr("Position %1").arg(formatInteger(shown().range.start + cell.row))}, theme().indexI, true, code}};
    }

    std::vector<CellLinesPart::Line> columnWords(const Cell& cell) const {
        if (cell.column < 0 || cell.column >= values().cols()) return {};
        std::vector<CellLinesPart::Line> lines{{{tr("Column %1").arg(formatInteger(cell.column))}, theme().indexJ}};
        if (shown().learned) return lines;
        const QString length = wavelengthText(shown().wavelengths[std::size_t(pairOfColumn(cell.column))]);
        lines.push_back({{tr("repeats after %1 rows").arg(length), tr("repeats every %1").arg(length),
                          tr("wave: %1 rows").arg(length)},
                         theme().muted,
                         false});
        return lines;
    }

    void setKeys() {
        std::vector<SymbolLegendPart::Key> keys;
        if (decorations().legend && !shown().learned) {
            for (const bool isSine : {true, false})
                keys.push_back({{isSine ? tr("sine") : tr("cosine")}, [this, isSine](Marks& marks, const QRectF& box) {
                                    marks.dot(QPointF(box.right() - 5, box.center().y()), 3.5, theme().text, isSine,
                                              theme().surface);
                                }});
            if (difference())
                keys.push_back({{tr("before")}, [this](Marks& marks, const QRectF& box) {
                                    const QPointF middle = box.center();
                                    marks.line(QLineF(middle.x() - 2, middle.y(), box.right(), middle.y()),
                                               strokePen(theme().control, 1.5));
                                }});
        }
        m_keys.set(std::move(keys), textFont(font_size::kAxis), theme().muted);
    }

    void setBar(bool book, bool hasStrips) {
        const QString name = difference() ? tr("%1 − %1 before").arg(QStringLiteral("𝑃"))
                             : book       ? QString()
                                          : QStringLiteral("𝑃");
        m_bar.set({.map = *m_map,
                   .low = m_low,
                   .high = m_high,
                   .name = name,
                   .shrink = book ? 0.6 : (hasStrips ? 0.8 : 0.85),
                   .isFramed = book,
                   .hasNotes = difference().has_value() && !book,
                   .fontSize = book ? kBookFontSize : font_size::kAxis});
        if (const auto cell = selection(); cell && isInside(*cell) && isShown(*cell) && !isInteractive())
            m_bar.setMarkedValue(cells()(cell->row, cell->column));
    }

    void setLegend() {
        m_legend.set({LegendPart::hatched({tr("not there before")}, theme())});
        // If cells are smaller than a pixel, only some are drawn; the note says so.
        m_omissionNote.set({leftOutText(1), QString()}, textFont(font_size::kAxis), theme().muted);
    }
    QString leftOutText(Index oneIn) const {
        return isInteractive() ? tr("one cell in %1 is shown; zoom in for all").arg(oneIn)
                               : tr("one cell in %1 is shown").arg(oneIn);
    }

    void addMatrix(Marks& marks) {
        addCells(marks, *x().axisRect(), cells(), *m_map, m_low, m_high, [this](Index oneIn) {
            m_omissionNote.set({oneIn > 1 ? leftOutText(oneIn) : QString()}, textFont(font_size::kAxis), theme().muted);
        });
        if (difference()) addUncomparedCells(marks);
        if (scene().parameters.look == FigureStyle::Book) return;
        // Cells near 0 have the colour of the background, so that a frame is needed to show where the heatmap ends.
        marks.rect(area().adjusted(-0.5, -0.5, 0.5, 0.5), strokePen(theme().track, 1));
    }

    /// Hatches the cells that have no entry in the reference, to distinguish them from cells whose difference is 0.
    void addUncomparedCells(Marks& marks) const {
        const auto [firstRow, rows, columns] = difference()->overlap;
        const QRectF all = area();
        const double left = rows > 0 ? boxOf({firstRow, columns}).left() : all.left();
        const double top = rows > 0 ? boxOf({firstRow, 0}).top() : all.bottom();
        const double bottom = rows > 0 ? boxOf({firstRow + rows, 0}).top() : all.bottom();
        const QRectF above(all.topLeft(), QPointF(all.right(), std::min(top, all.bottom())));
        const QRectF below(QPointF(all.left(), std::max(bottom, all.top())), all.bottomRight());
        const QRectF beside(QPointF(std::max(left, all.left()), std::max(top, all.top())),
                            QPointF(all.right(), std::min(bottom, all.bottom())));
        for (const QRectF& region : {above, beside, below}) {
            if (!(region.width() > 0 && region.height() > 0)) continue;
            marks.fill(region, theme().surface);
            marks.hatching(region, theme().control);
        }
    }

    void addCellHighlight(Marks& marks, const Cell& cell, Highlight how) {
        if (how == Highlight::Pinned) {
            if (isInside(cell)) marks.pin(boxOf(cell), area(), theme());
            return;
        }
        const QRectF box = boxOf(cell), all = area();
        const bool hasRow =
            cell.row >= 0 && cell.row < values().rows() && box.bottom() > all.top() + 1 && box.top() < all.bottom() - 1;
        const bool hasColumn = cell.column >= 0 && cell.column < values().cols() && box.right() > all.left() + 1 &&
                               box.left() < all.right() - 1;
        if (how == Highlight::Current && hasRow) addRowHighlight(marks, cell, box);
        if (how == Highlight::Current && hasColumn && !isTab("table")) addColumnHighlight(marks, cell, box);
        if (!hasRow || !hasColumn) return;
        marks.casedBox(box.adjusted(-1, -1, 1, 1), theme().text, how == Highlight::Current ? 2 : 1, theme().surface);
        if (how != Highlight::Current || !isShown(cell)) return;
        const double value = cells()(cell.row, cell.column);
        m_bar.addValueMark(marks, theme(), value, difference() ? subtraction(cell) : QString());
    }

    /// The subtraction whose result a cell shows: "0.91 − (−0.51)".
    QString subtraction(const Cell& cell) const {
        const auto& overlap = difference()->overlap;
        const double before = (*difference()->reference)(cell.row - overlap.firstRow, cell.column);
        const QString subtracted = formatDecimals(before, 2);
        return QStringLiteral("%1 − %2").arg(formatDecimals(values()(cell.row, cell.column), 2),
                                             before < 0 ? QStringLiteral("(%1)").arg(subtracted) : subtracted);
    }

    /// Adds lines above and below the row, as far as the column's strip, and an arrow from the row to its strip.
    void addRowHighlight(Marks& marks, const Cell& cell, const QRectF& box) const {
        const QRectF all = area();
        const double right = m_column.isVisible() ? m_column.content().right() : all.right();
        for (const double y : {box.top() - 1.5, box.bottom() + 1.5})
            if (y >= all.top() - 3 && y <= all.bottom() + 3)
                marks.casedLine({all.left(), y, right, y}, theme().indexI, 1.5, theme().surface);
        if (m_code.isVisible()) {
            const double x = all.right() + kStripGap / 2 - 1, strip = m_code.content().center().y();
            const double end = m_code.content().right() + 3;
            marks.casedLine({x, std::clamp(box.center().y(), all.top(), all.bottom()), x, strip}, theme().indexI, 2,
                            theme().surface);
            marks.line(QLineF(x, strip, end + 2, strip), strokePen(theme().indexI, 2, Qt::SolidLine, Qt::FlatCap));
            marks.arrowHead({end, strip}, std::numbers::pi, kArrow, theme().indexI);
        }
        marks.axisTag(y(), double(cell.row), formatDecimals(double(scene().parameters.start + cell.row), 0),
                      theme().indexI, theme());
    }

    void addColumnHighlight(Marks& marks, const Cell& cell, const QRectF& box) const {
        const QRectF all = area();
        const double top = m_code.isVisible() ? m_code.content().bottom() + 2 : all.top();
        for (const double x : {box.left() - 1.5, box.right() + 1.5})
            if (x >= all.left() - 3 && x <= all.right() + 3)
                marks.casedLine({x, top, x, all.bottom()}, theme().indexJ, 1.5, theme().surface);
        marks.axisTag(x(), double(cell.column), QString::number(cell.column), theme().indexJ, theme());
    }

    /// Whether the dots of a column are filled: sines, and all learned columns, which are not paired.
    bool isSolid(Index column) const { return shown().learned || isSineColumn(column); }
    /// The row or column of the reference; empty if the reference does not have it.
    Samples referenceRow(Index row) const {
        if (!difference() || !difference()->overlap.contains(row, 0)) return {};
        return Samples::row(*difference()->reference, row - difference()->overlap.firstRow);
    }
    Samples referenceColumn(Index column) const {
        if (!difference() || column >= difference()->overlap.columns) return {};
        return Samples::column(*difference()->reference, column, double(difference()->overlap.firstRow));
    }

    void addRow(Marks& marks, const Cell& cell) const {
        const Samples row = Samples::row(values(), cell.row), before = referenceRow(cell.row);
        const QCPAxis &keys = m_stems.x(), &levels = m_stems.y();
        const double spacing = pixelSpacing(row, keys);
        if (spacing < kStemSpacing) {
            marks.curve(curvePoints(before, keys, levels), ghostPen(theme()));
            marks.curve(curvePoints(row, keys, levels), strokePen(theme().muted, 1));
            return;
        }
        const double radius = std::clamp(spacing * 0.3, 1.75, 4.0);
        const auto first = std::max<Index>(0, Index(std::ceil(keys.range().lower)));
        const auto last = std::min<Index>(row.count - 1, Index(std::floor(keys.range().upper)));
        for (Index column = first; column <= last; ++column) {
            const QPointF point = m_stems.at(double(column), row.value(column));
            if (column < before.count) {
                const double level = levels.coordToPixel(before.value(column));
                marks.line(QLineF(point.x() - radius - 2, level, point.x() + radius + 2, level),
                           strokePen(theme().control, 1.5));
            }
            const bool isCurrent = column == cell.column;
            marks.line(QLineF(point.x(), levels.coordToPixel(0), point.x(), point.y()),
                       strokePen(isCurrent ? theme().indexJ : theme().control, isCurrent ? 2 : 1));
            marks.dot(point, isCurrent ? radius + 1 : radius, isCurrent ? theme().indexJ : theme().text,
                      isSolid(column), theme().surface);
        }
    }

    void addColumn(Marks& marks, const Cell& cell) const {
        const Samples column = Samples::column(values(), cell.column);
        const QCPAxis &levels = m_column.x(), &keys = m_column.y();
        const double wavelength = shown().learned ? 0 : shown().wavelengths[std::size_t(pairOfColumn(cell.column))];
        const bool isFine = wavelength * pixelSpacing(column, keys) < kFineWave;
        if (const Samples before = referenceColumn(cell.column); before.count)
            marks.curve(curvePoints(before, keys, levels), ghostPen(theme()));
        marks.curve(curvePoints(column, keys, levels),
                    strokePen(difference() ? theme().text : theme().control, isFine ? 1 : 1.25));
        const bool isSine = isSolid(cell.column);
        if (pixelSpacing(column, keys) >= kStripDotSpacing)
            for (const QPointF& point : samplePoints(column, keys, levels))
                marks.dot(point, 2, theme().text, isSine, theme().surface);
        if (cell.row >= 0 && cell.row < column.count && keys.range().contains(double(cell.row)))
            marks.dot(m_column.at(column.value(cell.row), double(cell.row)), 4.5, theme().indexI, isSine,
                      theme().surface);
    }

    PlotPart m_cells{*this}, m_stems{*this}, m_column{*this};
    RowStripPart m_code{*this};
    CellLinesPart m_rowHead, m_columnHead;
    SpanArrowPart m_speeds;
    SymbolLegendPart m_keys;
    ColourBarPart m_bar;
    LegendPart m_legend;
    TextPart m_omissionNote, m_results;
    std::optional<ColourMap> m_map;
    double m_low = -1, m_high = 1;
    bool m_isSettingRange = false;  ///< the figure itself sets the ranges, so that no zoom is emitted
};

}  // namespace

const FigureMaker encodingHeatmapFigure = newFigure<HeatmapFigure>;

}  // namespace attention
