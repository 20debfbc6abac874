#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "core/encoding/encoding_curves_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_text.h"
#include "ui/figure/book_legend.h"
#include "ui/figure/curve.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/cell_lines.h"
#include "ui/figure/parts/curve_names.h"
#include "ui/figure/parts/name_clocks.h"
#include "ui/figure/parts/pair_strips.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/plot.h"
#include "ui/figure/parts/rulers.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/parts/wave_drawing.h"
#include "ui/figure/value_axis.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Minimum number of positions in a zoom.
constexpr double kMinZoom = 4;
/// Maximum number of pairs that have hues of their own; the curves of more pairs are grey.
constexpr Index kMaxHues = 5;
/// Maximum number of curves. Of more columns only every stride()-th is drawn, and a note says so.
constexpr Index kMaxCurves = 256;
/// Maximum number of pairs with rulers and clocks; of more pairs only the selected one has a ruler, and none a clock.
constexpr std::size_t kMaxRulers = 3;

/// Columns of the encoding as curves by position. Right of the plot are the names of the curves, with a clock for each
/// pair; below it are rulers with the wavelengths. In the style of the book (Dive into Deep Learning) there are only
/// curves and a legend. A ghost is a curve of the reference with which the figure is compared: thin, grey and behind
/// the others.
class CurvesFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(EncodingCurves)

 public:
    CurvesFigure() {
        setPartKeys(m_clockName, "clock-name", m_clockPart, "clocks");
        m_plot.x().axisRect()->setRangeDrag(Qt::Horizontal);
        m_plot.x().axisRect()->setRangeZoom(Qt::Horizontal);
        connect(&x(), qOverload<const QCPRange&, const QCPRange&>(&QCPAxis::rangeChanged), this,
                [this](const QCPRange&, const QCPRange& before) { limitZoom(before); });
        m_strips.onRange = [this](const QCPRange& range) {
            x().setRange(range);
            m_strips.setRows(x().range());
        };
        m_plot.declareMarks = [this](Marks& marks) { addCurves(marks); };
        m_plot.findCell = [this](const QPointF& keyAndValue) { return nearest(keyAndValue); };
        m_plot.declareHighlight = [this](Marks& marks, const Cell& cell, Highlight how) {
            if (how == Highlight::Pinned)
                addPin(marks, cell);
            else if (how == Highlight::Current)
                addPosition(marks, cell);
        };
    }

 protected:
    Grid buildLayout() override {
        m_isBook = scene().parameters.look == FigureStyle::Book;
        updatePlot();
        if (m_isBook) return column({m_plot});
        setRulers();
        setNames();
        m_clockName.set({tr("as a clock: its height is the sine"), tr("as a clock")}, textFont(font_size::kAxis),
                        theme().muted, Qt::AlignRight);
        m_omissionNote.set(stride() > 1 ? QStringList{tr("one column in %1 is drawn").arg(stride())} : QStringList(),
                           textFont(font_size::kAxis), theme().muted);
        m_rowName.set(
            [this](const Cell& cell) -> std::vector<CellLinesPart::Line> {
                if (cell.row < 0 || cell.row >= drawn().values->rows()) return {};
                return {{{tr("row %1").arg(formatInteger(scene().parameters.start + cell.row))}, theme().indexI}};
            },
            {{drawn().values->rows() - 1, 0}}, kMaxExtent, Qt::AlignRight);  // the last row has the widest text
        if (hasStrips()) {
            const auto tagged = isInteractive() ? std::nullopt : selection();
            QStringList lengths;
            for (Index i = 0; i < pairCount(); ++i)
                lengths += wavelengthText(drawn().wavelength(firstColumnOf(firstPair() + i)));
            m_strips.set(study(), firstPair(), pairCount(),
                         {x().range(), scene().parameters.start, lengths, tagged, decorations().legend, hasValues()});
            return Grid(2, m_strips.items(), {18, 5});
        }
        const auto ofClocks = [&](Part& part) {
            return LayoutItem(part).dropPriority(1, tr("the pair as a clock")).onlyIf(!m_clocks.empty());
        };
        const LayoutItem rowName = !m_groups.empty() && hasValues() ? LayoutItem(m_rowName) : LayoutItem();
        std::vector<LayoutItem> items{m_quarterRuler, rowName, ofClocks(m_clockName)};
        items.insert(items.end(), {LayoutItem(m_plot).stretch(6), m_groups.empty() ? LayoutItem() : LayoutItem(m_names),
                                   ofClocks(m_clockPart)});
        items.insert(items.end(), {m_rulers, {}, {}, m_omissionNote});
        return Grid(3, std::move(items), {4, 7});
    }

    /// Left and right move along a curve.
    CellWalk cellWalk() const override { return {.layouts = {{.isTransposed = true}}}; }
    // A new selection changes the values in the names, and which curve is drawn thicker.
    bool needsRelayout(const Scene&, const Scene&) const override { return true; }

 private:
    using Ghost = std::pair<const WaveColumns*, Index>;
    using Name = CurveNamesPart::Name;

    // Below, `column` is a column of the encoding, and `c` its index among those of a WaveColumns.
    const EncodingCurvesStudy& study() const { return Figure::study<EncodingCurvesStudy>(); }
    const WaveColumns& drawn() const { return study().drawn; }
    /// The selected column if it is not among drawn(), else no column.
    const WaveColumns& extra() const { return study().selected; }
    // These columns with the numbers of the reference, as far as it has them.
    const WaveColumns& drawnBefore() const { return study().referenceDrawn; }
    const WaveColumns& extraBefore() const { return study().referenceSelected; }
    QCPAxis& x() const { return m_plot.x(); }
    QCPAxis& y() const { return m_plot.y(); }
    /// Whether each pair has its own axes. Not possible with a reference, or with a selected column that is not drawn.
    bool hasStrips() const {
        return isTab("pairs") && !m_isBook && std::size_t(pairCount()) <= PairStrips::kMaxPairs && !extra().count() &&
               !drawnBefore().count() && !extraBefore().count();
    }
    /// Whether the names of the curves have the curves' values behind them.
    bool hasValues() const { return isInteractive() || selection(); }

    std::optional<Index> selectedColumn() const {
        const auto selected = selection();
        return selected ? std::optional<Index>(selected->column) : std::nullopt;
    }
    Index firstPair() const { return pairOfColumn(drawn().first); }
    Index pairCount() const { return pairOfColumn(drawn().first + drawn().count() - 1) - firstPair() + 1; }
    /// The first drawn column of a pair: the first pair may lack its sine column.
    Index firstColumnOf(Index pair) const { return std::max(drawn().first, 2 * pair); }
    /// The step from one drawn column to the next; odd, so that both sines and cosines are drawn.
    Index stride() const { return (drawn().count() + kMaxCurves - 1) / kMaxCurves | 1; }

    /// Visits all curves; the selected one comes last, so that nothing covers it.
    template <class Visit>
    void forEachCurve(Visit visit) const {
        const auto selected = selectedColumn();
        for (Index c = 0; c < drawn().count(); c += stride())
            if (drawn().first + c != selected) visit(drawn(), c, false);
        if (selected && drawn().hasColumn(*selected)) visit(drawn(), *selected - drawn().first, true);
        if (extra().count() && !m_isBook) visit(extra(), 0, true);
    }

    /// The cell of the nearest curve that is drawn.
    std::optional<Cell> nearest(const QPointF& keyAndValue) const {
        Cell found{std::clamp<Index>(std::llround(keyAndValue.x()), 0, drawn().values->rows() - 1), drawn().first};
        double smallest = std::numeric_limits<double>::infinity();
        forEachCurve([&](const WaveColumns& columns, Index c, bool) {
            if (!columns.hasRow(found.row)) return;
            const double distance = std::abs(columns.at(found.row, c) - keyAndValue.y());
            if (distance < smallest) smallest = distance, found.column = columns.first + c;
        });
        return found;
    }

    QCPRange fullRange() const {
        const double last = double(drawn().values->rows() - 1);
        // In the style of the book there is a margin of a twentieth of the range at both sides, as in matplotlib.
        const double margin = m_isBook ? std::max(0.05 * last, 0.05) : 0;
        return last > 0 ? QCPRange(-margin, last + margin) : QCPRange(-0.5, 0.5);
    }

    /// Keeps the range of positions, which the user zooms and drags, inside fullRange(), and tells the scene of it.
    void limitZoom(const QCPRange& before) {
        if (!hasStudy() || keepsRanges()) return;
        const QCPRange all = fullRange();
        keepRangeInside(x(), before, all.lower, all.upper, kMinZoom);
        if (m_isSettingRange) return;
        const QCPRange range = x().range();
        const bool isFullRange = range.size() >= all.size() * (1 - 1e-9);
        Q_EMIT zoomed(isFullRange ? std::nullopt : std::optional(Zoom{range.lower, range.upper, -1, 1}));
    }

    void updatePlot() {
        const Parameters& parameters = scene().parameters;
        const auto count = std::int64_t(drawn().values->rows());
        const auto& zoom = scene().view.zoom;
        m_isSettingRange = true;
        m_plot.styleAxes(zoom ? QCPRange(zoom->left, zoom->right) : fullRange(),
                         m_isBook ? tr("Row (position)") : tr("Position i"),
                         m_isBook ? QCPRange(-1.1, 1.1) : QCPRange(-1.08, 1.08));
        m_plot.setMinimumSize({120, 80});
        limitZoom(x().range());
        m_isSettingRange = false;
        auto valueTicker = QSharedPointer<PlainTicker>::create(/*equalDecimals=*/m_isBook);
        valueTicker->setTickCount(5);
        y().setTicker(valueTicker);
        if (!m_isBook) {
            auto ticker = QSharedPointer<IndexTicker>::create(count, parameters.start);
            ticker->avoidOverlapOn(x());
            if (selection() && !isInteractive()) ticker->setTaggedIndex(selection()->row);
            x().setTicker(ticker);
            return;
        }
        for (QCPAxis* axis : x().axisRect()->axes()) {
            axis->setVisible(true);
            styleBookAxis(*axis, theme());
        }
        for (const auto side : {QCPAxis::atTop, QCPAxis::atRight}) x().axisRect()->axis(side)->setTicks(false);
        const QColor grid = theme().isDark ? theme().track : QColor("#B0B0B0");
        for (QCPAxis* axis : {&x(), &y()}) {
            axis->grid()->setVisible(true);
            axis->grid()->setPen(strokePen(grid, 1));
            axis->grid()->setZeroLinePen(strokePen(grid, 1));
        }
        // As in the book, ticks are at round numbers only, also in the margin behind the last position.
        constexpr double kWithMargin = 1.1;
        auto ticker = QSharedPointer<IndexTicker>::create(std::int64_t(double(count - 1) * kWithMargin) + 1,
                                                          parameters.start, IndexTicker::Ends::Plain);
        ticker->setTickCount(6);
        x().setTicker(ticker);
    }

    /// The pair whose quarter wave a ruler shows: the selected one, else the first with an
    /// EncodingCurvesStudy::quarter().
    std::optional<Index> quarterPair() const {
        const auto selected = selectedColumn();
        if (selected && study().quarter(pairOfColumn(*selected))) return pairOfColumn(*selected);
        for (Index pair = firstPair(); pair < firstPair() + std::min(pairCount(), kMaxHues); ++pair)
            if (study().quarter(pair)) return pair;
        return std::nullopt;
    }

    void setRulers() {
        std::vector<RulersPart::Ruler> quarterRulers;  // one or none
        m_quarterPair = quarterPair();
        if (m_quarterPair && (pairCount() <= kMaxHues || selectedColumn())) {
            const QuarterWave crests = *study().quarter(*m_quarterPair);
            if (x().range().contains(crests.from) && x().range().contains(crests.to))
                quarterRulers.push_back({crests.from,
                                         crests.to,
                                         {tr("from the cosine’s peak to the sine’s: a quarter wave"),
                                          tr("a quarter wave apart"), QStringLiteral("λ/4")},
                                         colourOf(drawn(), 2 * *m_quarterPair - drawn().first)});
        }
        if (quarterRulers.empty()) m_quarterPair.reset();
        m_quarterRuler.set(std::move(quarterRulers), m_plot);
        std::vector<RulersPart::Ruler> rulers;
        const auto selected = selectedColumn();
        const auto add = [&](const WaveColumns& columns, const WaveColumns& before, Index column) {
            const double wavelength = columns.wavelength(column);
            const Index even = column - column % 2;
            const QString one = formatInteger(even), two = formatInteger(even + 1), length = wavelengthText(wavelength);
            QStringList forms{tr("column %1 repeats after %2 positions").arg(one, length),
                              tr("column %1 repeats after %2").arg(one, length), tr("%1: %2").arg(one, length)};
            if (even + 1 < scene().parameters.d)
                forms = {tr("pair %4: columns %1 and %2 repeat after %3 positions")
                             .arg(one, two, length, formatInteger(even / 2)),
                         tr("columns %1 and %2 repeat after %3").arg(one, two, length),
                         tr("%1 and %2 repeat after %3").arg(one, two, length),
                         tr("%1 and %2: %3").arg(one, two, length)};
            if (before.hasColumn(column) && before.wavelength(column) != wavelength)
                forms.prepend(tr("%1, before after %2").arg(forms[0], wavelengthText(before.wavelength(column))));
            rulers.push_back({x().range().lower, x().range().lower + wavelength, forms,
                              colourOf(columns, column - columns.first),
                              selected && pairOfColumn(*selected) == pairOfColumn(column)});
        };
        for (Index pair = firstPair(); pair < firstPair() + pairCount(); ++pair) {
            if (std::size_t(pairCount()) <= kMaxRulers || (selected && pair == pairOfColumn(*selected)))
                add(drawn(), drawnBefore(), firstColumnOf(pair));
        }
        // The selected column in extra() gets a ruler unless its pair already has one.
        if (selected && extra().count() &&
            (pairOfColumn(*selected) < firstPair() || pairOfColumn(*selected) >= firstPair() + pairCount()))
            add(extra(), extraBefore(), *selected);
        m_rulers.set(std::move(rulers), m_plot, viewport().right() - 4);
    }

    /// The value of a curve at the right edge of the plot.
    double endOf(const WaveColumns& columns, Index c) const {
        const auto end = Index(std::floor(x().range().upper));
        return columns.at(std::clamp<Index>(end, columns.firstRow, columns.firstRow + columns.values->rows() - 1), c);
    }

    Name nameOf(const WaveColumns& columns, Index c) const {
        const Index column = columns.first + c;
        return {.text = tr("Column %1").arg(formatInteger(column)),
                .note = isSineColumn(column) ? tr("sine") : tr("cosine"),
                .pen = penOf(columns, c, 2.5),
                .end = endOf(columns, c),
                .hasLeader = columns.values->rows() > 1,
                .valueAt = [&columns, c](const Cell& cell) { return valueText(columns, c, cell); }};
    }
    static QString valueText(const WaveColumns& columns, Index c, const Cell& cell) {
        return columns.hasRow(cell.row) ? formatDecimals(columns.at(cell.row, c), 2) : QString();
    }

    NameClocksPart::Clock clockOf(std::size_t group, Index pair) const {
        const Index sine = 2 * pair - drawn().first;
        return {.group = group,
                .heightPen = penOf(drawn(), sine, 2.5),
                .widthPen = penOf(drawn(), sine + 1, 2.5),
                .tipAt = [this, sine](Index row) {
                    return drawn().hasRow(row)
                               ? std::optional(QPointF(drawn().at(row, sine + 1), drawn().at(row, sine)))
                               : std::nullopt;
                }};
    }

    void setNames() {
        m_groups.clear();
        m_clocks.clear();
        if (decorations().legend) {
            const auto count = std::size_t((drawn().count() + stride() - 1) / stride());
            const std::size_t ghosts = drawnBefore().count() || extraBefore().count() ? 1 : 0;
            // An estimate of the height that the layout will give to the names.
            const double height = viewport().height() - 110;
            const bool allNamesFit = CurveNamesPart::minHeight(std::size_t(pairCount()), count + ghosts) <= height;
            for (Index pair = firstPair(); pair < firstPair() + pairCount(); ++pair) {
                CurveNamesPart::Group group;
                for (const Index column : {2 * pair, 2 * pair + 1})
                    if (drawn().hasColumn(column) && (column - drawn().first) % stride() == 0 &&
                        (allNamesFit || column == selectedColumn()))
                        group.push_back(nameOf(drawn(), column - drawn().first));
                if (group.empty()) continue;
                if (group.size() == 2 && std::size_t(pairCount()) <= kMaxRulers && hasValues())
                    m_clocks.push_back(clockOf(m_groups.size(), pair));
                m_groups.push_back(std::move(group));
            }
            if (extra().count()) m_groups.push_back({nameOf(extra(), 0)});
            nameGhost();
        }
        m_names.set(m_groups, m_plot, hasValues(), m_clocks.empty() ? 0 : 2 * NameClocksPart::kRadius + 4);
        m_clockPart.set(m_clocks, m_names);
    }

    /// The ghost of the slowest wave, an index of drawnBefore(). It has a name unless the selected column has a ghost.
    Index slowestGhost() const { return (drawnBefore().count() - 1) / stride() * stride(); }

    /// Adds the name "before" at the end of one ghost: that of the selected column, else the slowest one.
    void nameGhost() {
        const auto ofSelected = ghostOfSelected();
        if (!ofSelected && !drawnBefore().count()) return;
        const Ghost ghost = ofSelected ? *ofSelected : Ghost{&drawnBefore(), slowestGhost()};
        Name name{.text = tr("before"),
                  .pen = ofSelected ? selectedGhostPen(ghost) : ghostPen(*ghost.first, ghost.second, theme().control),
                  .end = endOf(*ghost.first, ghost.second),
                  .isBold = false};
        // Only the ghost of the selected column has a value, to compare with that of the column.
        if (ofSelected)
            name.valueAt = [ghost](const Cell& cell) { return valueText(*ghost.first, ghost.second, cell); };
        m_groups.push_back({name});
    }

    void addCurves(Marks& marks) {
        const bool hasManyPairs = pairCount() > kMaxHues,
                   omitsNames = decorations().legend && std::ssize(m_groups) < pairCount();
        addGhosts(marks);
        forEachCurve([&](const WaveColumns& columns, Index c, bool isSelected) {
            const double usual = isSineColumn(columns.first + c) ? 2.5 : 1.75;  // sines are thicker than cosines
            const double width = m_isBook ? 2 : isSelected ? 3 : hasManyPairs ? 1 : usual;
            const Samples points =
                addWave(marks, m_plot, columns, c, penOf(columns, c, width), m_isBook, isInteractive());
            if (omitsNames && !isSelected && !m_isBook) tellOmittedName(nameOf(columns, c).text);
            // In the grey look, curves are distinguished by their dashes, which dots would hide.
            const bool hasDots =
                !m_isBook && (points.count == 1 || (pointsStandApart(points, m_plot) && !isGreyLook()));
            if (hasDots && (isSelected || !hasManyPairs))
                addDots(marks, columns, c, points, isSelected ? 3.5 : 2.5, colourOf(columns, c));
        });
        if (m_quarterPair && !m_isBook) addCrests(marks);
        if (m_isBook && decorations().legend) {
            std::vector<std::pair<QString, QPen>> names;
            for (Index c = 0; c < drawn().count(); ++c)
                names.emplace_back(tr("Col %1").arg(drawn().first + c), penOf(drawn(), c, 2));
            // The ghosts are the last entry of the legend.
            if (drawnBefore().count()) names.emplace_back(tr("before"), strokePen(theme().control, 1.25));
            addBookLegend(marks, m_plot.content(), names, theme());
        }
    }

    /// Adds dotted lines from the ends of the ruler above the plot to the two crests.
    void addCrests(Marks& marks) const {
        const QuarterWave crests = *study().quarter(*m_quarterPair);
        for (const double key : {crests.from, crests.to}) {
            const QPointF crest = m_plot.at(key, 1);
            marks.line(QLineF(crest.x(), m_quarterRuler.content().center().y() + 6, crest.x(), crest.y()),
                       strokePen(colourOf(drawn(), 2 * *m_quarterPair - drawn().first), 1, Qt::DotLine));
        }
    }

    /// Adds a dot at each position: filled on a sine, hollow on a cosine.
    void addDots(Marks& marks, const WaveColumns& columns, Index c, const Samples& points, double radius,
                 const QColor& colour) const {
        for (const QPointF& point : samplePoints(points, x(), y()))
            marks.dot(point, radius, colour, isSineColumn(columns.first + c), theme().surface);
    }

    /// Adds the ghosts. Each has the dashes of its curve.
    void addGhosts(Marks& marks) const {
        const auto add = [&](const WaveColumns& columns, Index c, const QPen& pen) {
            const Samples points = addWave(marks, m_plot, columns, c, pen, m_isBook, isInteractive());
            if (points.count == 1) addDots(marks, columns, c, points, 3.5, pen.color());
        };
        // If the curves are grey, too, the ghosts are even paler.
        const QColor ink = pairCount() > kMaxHues ? theme().track : theme().control;
        for (Index c = 0; c < drawnBefore().count(); c += stride()) {
            // Ghosts behind curves with very short waves are invisible: of these only the slowest one is drawn.
            if (isInteractive() && c != slowestGhost() && isFineWave(drawnBefore(), c, m_plot) &&
                isFineWave(drawn(), c, m_plot))
                continue;
            if (drawnBefore().first + c != selectedColumn()) add(drawnBefore(), c, ghostPen(drawnBefore(), c, ink));
        }
        if (const auto ghost = ghostOfSelected()) add(*ghost->first, ghost->second, selectedGhostPen(*ghost));
    }

    std::optional<Ghost> ghostOfSelected() const {
        const auto selected = selectedColumn();
        if (!selected) return std::nullopt;
        for (const WaveColumns* columns : {&drawnBefore(), &extraBefore()})
            if (columns->hasColumn(*selected) && !(m_isBook && columns == &extraBefore()))
                return Ghost{columns, *selected - columns->first};
        return std::nullopt;
    }

    QPen ghostPen(const WaveColumns& columns, Index c, const QColor& colour) const {
        QPen pen = penOf(columns, c, 1.25);
        pen.setColor(colour);
        return pen;
    }
    QPen selectedGhostPen(const Ghost& ghost) const {
        return ghostPen(*ghost.first, ghost.second, pairCount() > kMaxHues ? theme().text : theme().muted);
    }

    /// Adds a ring around the point of a pinned cell if its curve is drawn.
    void addPin(Marks& marks, const Cell& pin) const {
        const WaveColumns* columns = drawn().hasColumn(pin.column)                ? &drawn()
                                     : !m_isBook && extra().hasColumn(pin.column) ? &extra()
                                                                                  : nullptr;
        if (!columns || !columns->hasRow(pin.row)) return;
        if ((pin.column - columns->first) % stride() != 0 && pin.column != selectedColumn()) return;
        const QPointF point = m_plot.at(double(pin.row), columns->at(pin.row, pin.column - columns->first));
        if (!m_plot.content().adjusted(-1, -1, 1, 1).contains(point)) return;
        marks.casedRing(point, kPinRadius, strokePen(theme().text, 1.5), theme().surface, 3.5);
    }

    /// Adds a vertical line at a cell's position, dots where curves cross it, filled on sines, and a ring at the cell.
    void addPosition(Marks& marks, const Cell& cell) const {
        if (cell.row < 0 || cell.row >= drawn().values->rows()) return;
        const QRectF axes = m_plot.content();
        const double pixel = x().coordToPixel(double(cell.row));
        if (pixel < axes.left() - 1 || pixel > axes.right() + 1) return;
        marks.casedLine({pixel, axes.top(), pixel, axes.bottom()}, theme().indexI, 2, theme().surface);
        if (const auto ghost = ghostOfSelected(); ghost && ghost->first->hasRow(cell.row))
            marks.dot(m_plot.at(double(cell.row), ghost->first->at(cell.row, ghost->second)), 4,
                      selectedGhostPen(*ghost).color(), isSineColumn(ghost->first->first + ghost->second),
                      theme().surface);
        forEachCurve([&](const WaveColumns& columns, Index c, bool) {
            const QPointF point = m_plot.at(double(cell.row), columns.at(cell.row, c));
            const bool isCell = columns.first + c == cell.column;
            marks.dot(point, isCell ? 6.5 : 4.5, colourOf(columns, c), isSineColumn(columns.first + c),
                      theme().surface);
            if (isCell) marks.circle(point, 9.5, strokePen(theme().text, 2));
        });
        marks.axisTag(x(), double(cell.row), formatInteger(scene().parameters.start + cell.row), theme().indexI,
                      theme());
    }

    QColor colourOf(const WaveColumns& columns, Index c) const {
        if (m_isBook) return bookPen(std::size_t(c), 1, theme()).color();
        if (&columns == &extra()) return theme().text;
        if (pairCount() > kMaxHues) return columns.first + c == selectedColumn() ? theme().text : theme().control;
        return theme().series[std::size_t(pairOfColumn(columns.first + c) - pairOfColumn(columns.first))];
    }

    QPen penOf(const WaveColumns& columns, Index c, double width) const {
        if (m_isBook) return bookPen(std::size_t(c), width, theme());
        QPen pen = strokePen(colourOf(columns, c), width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
        if (isSineColumn(columns.first + c)) return pen;
        // In the grey look strokePen() has set the dashes of the pair already, so that cosines differ by their width.
        isGreyLook() ? pen.setWidthF(0.45 * pen.widthF()) : pen.setDashPattern({4, 2.4});
        return pen;
    }

    PlotPart m_plot{*this};
    PairStrips m_strips{*this};
    RulersPart m_quarterRuler, m_rulers;  ///< above the plot, and below it
    CurveNamesPart m_names;
    CellLinesPart m_rowName;  ///< "row 7", above the values in the names
    NameClocksPart m_clockPart;
    TextPart m_clockName, m_omissionNote;
    std::vector<CurveNamesPart::Group> m_groups;
    std::vector<NameClocksPart::Clock> m_clocks;
    std::optional<Index> m_quarterPair;  ///< quarterPair() if m_quarterRuler shows it
    /// Whether the style of the book is used; and whether the figure itself sets the range, so that no zoom is emitted.
    bool m_isBook = false, m_isSettingRange = false;
};

}  // namespace

const FigureMaker encodingCurvesFigure = newFigure<CurvesFigure>;

}  // namespace attention
