#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/sinusoidal.h"
#include "core/encoding/sinusoidal_derivation.h"
#include "core/encoding/sinusoidal_difference.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_words.h"
#include "ui/figure/curve.h"
#include "ui/figure/figure.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct CurvesWords {
    Q_DECLARE_TR_FUNCTIONS(EncodingCurves)
};

/// Neighbouring columns with their continuous sines, which are left out where nobody could tell them from the points.
struct Columns {
    Index first = 0;
    Index firstRow = 0;                    ///< of the figure, at which the values begin
    std::shared_ptr<const Matrix> values;  ///< n x count
    Matrix samples;                        ///< ((n - 1) substeps + 1) x count, or empty
    Index substeps = 1;
    std::vector<double> wavelengths;  ///< one for each column

    Index count() const { return values ? values->cols() : 0; }
    bool hasRow(Index row) const { return count() > 0 && row >= firstRow && row < firstRow + values->rows(); }
    bool hasColumn(Index column) const { return column >= first && column < first + count(); }
    /// @param row, c  of the figure, and as index into these columns
    double at(Index row, Index c) const { return (*values)(row - firstRow, c); }
};

struct CurvesResult : Study {
    Columns drawn;
    Columns selected;  ///< the selected column where it is not among those drawn
    // The same columns of what the scene is compared with, as far as it has them and their positions.
    Columns drawnBefore;
    Columns selectedBefore;
};

/// For axes, names and rulers; a selection adds values and tags.
constexpr QSize kLeastRoom(320, 190);
constexpr QSize kLeastRoomWithSelection(340, 250);
/// The continuous sines have about this many samples a curve, and all curves together at most so many.
constexpr Index kSamplesPerCurve = 512;
constexpr Index kMostSamples = 1 << 18;
/// Positions are told apart, and so get dots, from this many pixels on.
constexpr double kDotSpacing = 4;
/// From the sixth pair on no hue is left that could be told apart.
constexpr Index kMostHues = 5;
/// Rulers for every pair drawn up to this many pairs; beyond, for the selected one alone.
constexpr Index kMostRulers = 2;
/// Fewer positions than this cannot be zoomed into any further.
constexpr double kSmallestZoom = 4;
constexpr int kRulerHeight = 30;
/// Of the ring around a cell that is kept, inside that of the selection.
constexpr double kPinRadius = 6;
/// Rulers take no more of the figure's height than this, and names with sine and cosine no more of its width than that.
constexpr double kMostRulersHeight = 0.25;
constexpr double kMostLabels = 0.36;
constexpr int kLabelHeight = 20;
/// Curves drawn at most; more cover each other and the page says how many were left out.
constexpr Index kMostCurves = 256;

Index samplesPerPosition(Index positions, Index columns) {
    if (positions < 2) return 0;
    const Index wanted = std::clamp<Index>(kSamplesPerCurve / positions, 4, 64);
    return positions * wanted * columns <= kMostSamples ? wanted : 0;
}

Columns computeColumns(SinusoidalRange range, Index first, Index count, std::stop_token stop) {
    range.firstColumn = first;
    range.columnCount = count;
    Columns columns{.first = first, .firstRow = 0, .values = {}, .samples = {}, .substeps = 1, .wavelengths = {}};
    auto values = std::make_shared<Matrix>();
    sinusoidalTable(range, *values, stop);
    columns.values = std::move(values);
    if (const Index substeps = samplesPerPosition(range.positions, count); substeps && !stop.stop_requested()) {
        columns.substeps = substeps;
        columns.samples = sinusoidalSamples(range, substeps);
    }
    for (Index column = first; column < first + count; ++column)
        columns.wavelengths.push_back(sinusoidalWavelength(pairOfColumn(column), range.dimensions, range.base));
    return columns;
}

/// The part of `now` that `before` has as well, with its values.
Columns computeBefore(const Columns& now, const SinusoidalRange& range, SinusoidalRange before, std::stop_token stop) {
    const SinusoidalOverlap overlap = sinusoidalOverlap(range, before);
    const Index count = std::min(now.first + now.count(), overlap.columns) - now.first;
    if (overlap.rows == 0 || count < 1) return {};
    before.start = range.start + overlap.firstRow;
    before.positions = overlap.rows;
    Columns columns = computeColumns(before, now.first, count, stop);
    columns.firstRow = overlap.firstRow;
    return columns;
}

class CurvesFigure : public Figure {
 public:
    CurvesFigure() {
        m_axes = new QCPAxisRect(this, true);
        m_rulers = new QCPLayoutElement(this);
        plotLayout()->addElement(0, 0, m_axes);
        plotLayout()->addElement(1, 0, m_rulers);
        plotLayout()->setRowSpacing(0);
        layOnLayers(*m_axes);
        m_axes->setRangeDrag(Qt::Horizontal);
        m_axes->setRangeZoom(Qt::Horizontal);
        connect(&xAxis(), qOverload<const QCPRange&, const QCPRange&>(&QCPAxis::rangeChanged), this,
                [this](const QCPRange&, const QCPRange& before) { keepInside(before); });
    }

    QSize leastRoom() const override { return selection() ? kLeastRoomWithSelection : kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy() || !QRectF(m_axes->rect()).adjusted(-6, -6, 6, 6).contains(place)) return std::nullopt;
        const auto row =
            std::clamp<Index>(std::llround(xAxis().pixelToCoord(place.x())), 0, drawn().values->rows() - 1);
        Cell nearest{row, drawn().first};
        double smallest = std::numeric_limits<double>::infinity();
        for (Index c = 0; c < drawn().count(); ++c) {
            const double distance = std::abs(yAxis().coordToPixel((*drawn().values)(row, c)) - place.y());
            if (distance >= smallest) continue;
            smallest = distance;
            nearest.column = drawn().first + c;
        }
        return nearest;
    }

    Cell neighbour(const Cell& cell, int right, int down) const override {
        return {cell.row + right, cell.column + down};
    }

 protected:
    void arrange() override {
        const Parameters& parameters = scene().parameters;
        m_book = parameters.look == LookChoice::Book;
        const double last = double(drawn().values->rows() - 1);
        m_arranging = true;
        const auto& zoom = scene().view.zoom;
        xAxis().setRange(zoom ? QCPRange(zoom->left, zoom->right) : whole());
        keepInside(xAxis().range());
        m_arranging = false;
        yAxis().setRange(m_book ? QCPRange(-1.1, 1.1) : QCPRange(-1.08, 1.08));
        if (m_book) {
            m_axes->setupFullAxesBox();
            for (auto side : {QCPAxis::atTop, QCPAxis::atRight}) m_axes->axis(side)->setTicks(false);
        }
        for (auto side : {QCPAxis::atTop, QCPAxis::atRight}) m_axes->axis(side)->setVisible(m_book);
        for (QCPAxis* axis : m_axes->axes()) m_book ? styleBookAxis(*axis, theme()) : styleAxis(*axis, theme());
        auto valueTicker = QSharedPointer<PlainTicker>::create(m_book);
        valueTicker->setTickCount(5);
        yAxis().setTicker(valueTicker);
        yAxis().grid()->setVisible(true);
        yAxis().grid()->setPen(QPen(theme().rule, 1));
        yAxis().grid()->setZeroLinePen(QPen(theme().control, 1));
        if (m_book) {
            const QColor grid = theme().dark ? theme().track : QColor("#B0B0B0");
            for (QCPAxis* axis : {&xAxis(), &yAxis()}) {
                axis->grid()->setVisible(true);
                axis->grid()->setPen(QPen(grid, 1));
                axis->grid()->setZeroLinePen(QPen(grid, 1));
            }
            // As in the book, the positions have round ticks and none at the last one.
            auto ticker = QSharedPointer<IndexTicker>::create(std::int64_t(last * 1.1) + 1, parameters.start,
                                                              IndexTicker::Ends::Plain);
            ticker->setTickCount(6);
            xAxis().setTicker(ticker);
        } else {
            auto ticker = QSharedPointer<IndexTicker>::create(std::int64_t(last) + 1, parameters.start);
            ticker->keepApartOn(xAxis());
            if (selection() && !isInteractive()) ticker->giveWayTo(selection()->row);
            xAxis().setTicker(ticker);
            yAxis().setBasePen(Qt::NoPen);
            yAxis().setTickPen(Qt::NoPen);
        }
        xAxis().setLabel(m_book ? CurvesWords::tr("Row (position)") : CurvesWords::tr("Position"));
        yAxis().setLabel(QString());
        m_labels = arrangedLabels();
        // Solid and dashed say it too.
        m_kinds = namesWidth(true) + valuesWidth() <= kMostLabels * viewport().width();
        // The tag of the values stands above them.
        const int top = !m_labels.empty() && valuesWidth() ? 32 : stride() > 1 ? 26 : 14;
        // A number that the page's edge would cut is not drawn at all.
        const QString end = displayNumber(last + double(parameters.start), 0);
        const int right = std::max(24, int(QFontMetricsF(xAxis().tickLabelFont()).horizontalAdvance(end) / 2) + 6);
        m_axes->setMinimumMargins(m_book ? QMargins(8, 10, 12, 8) : QMargins(32, top, right + labelsWidth(), 8));
        const Index rulers = m_book ? 0 : rulerCount();
        const int height = rulers ? int(rulers) * kRulerHeight + 12 : 0;
        m_rulers->setMinimumSize(0, height);
        m_rulers->setMaximumSize(QWIDGETSIZE_MAX, height);
    }

    bool selectionMovesLayout(const Scene&, const Scene&) const override {
        // Labels carry the values at the selected position, and the selected curve is drawn heavier.
        return true;
    }

    void drawContent(QCPPainter& painter) override {
        painter.save();
        painter.setAntialiasing(true);
        const bool many = pairCount() > kMostHues;
        drawGhosts(painter);
        eachCurve([&](const Columns& columns, Index c, const QColor&, bool isSelected) {
            const double width = m_book ? 2 : isSelected ? 3 : many ? 1 : 2.5;
            const Samples points = Samples::column(*columns.values, c);
            const bool apart = !m_book && pixelSpacing(points, xAxis()) >= kDotSpacing;
            const bool smooth = apart && columns.samples.size() > 0;
            QPen pen = penOf(columns, c, width);
            const double wave = columns.wavelengths[std::size_t(c)] * pixelSpacing(points, xAxis());
            if (wave < kFineWave) pen = QPen(pen.color(), 1);
            const Samples line =
                smooth ? Samples::column(columns.samples, c, 0, 1.0 / double(columns.substeps)) : points;
            drawCurve(painter, curvePoints(line, xAxis(), yAxis()), pen);
            if (!(apart || (points.count == 1 && !m_book)) || (many && !isSelected)) return;
            for (const QPointF& point : samplePoints(points, xAxis(), yAxis()))
                drawDot(painter, point, isSelected ? 3.5 : 2.5, colourOf(columns, c), isSineColumn(columns.first + c),
                        theme().surface);
        });
        for (const Cell& pin : scene().view.pins) drawPin(painter, pin);
        if (m_book) {
            if (parts().legend) drawBookLegend(painter);
        } else {
            drawLabels(painter);
            drawRulers(painter);
        }
        painter.restore();
    }

    void drawSelection(QCPPainter& painter) override {
        if (selection()) drawPosition(painter, *selection(), true);
        if (hover() && hover() != selection()) drawPosition(painter, *hover(), false);
    }

 private:
    struct Label {
        const Columns* columns;
        Index c;
        double y;
    };

    bool isComparing() const { return scene().reference.has_value(); }
    const Columns& drawnBefore() const { return Figure::study<CurvesResult>().drawnBefore; }
    const Columns& selectedBefore() const { return Figure::study<CurvesResult>().selectedBefore; }

    /// What the figure is compared with: thin and without hue behind the curves, each in its curve's form.
    void drawGhosts(QCPPainter& painter) {
        eachGhost([&](const Columns& columns, Index c, const QPen& pen) {
            const double start = double(columns.firstRow);
            const Samples points = Samples::column(*columns.values, c, start);
            const bool smooth = !m_book && columns.samples.size() > 0 && pixelSpacing(points, xAxis()) >= kDotSpacing;
            const Samples line =
                smooth ? Samples::column(columns.samples, c, start, 1.0 / double(columns.substeps)) : points;
            QPen fitting = pen;
            if (columns.wavelengths[std::size_t(c)] * pixelSpacing(points, xAxis()) < kFineWave)
                fitting = QPen(pen.color(), 1);
            drawCurve(painter, curvePoints(line, xAxis(), yAxis()), fitting);
            if (points.count > 1) return;
            for (const QPointF& point : samplePoints(points, xAxis(), yAxis()))
                drawDot(painter, point, 3.5, pen.color(), isSineColumn(columns.first + c), theme().surface);
        });
    }

    /// Visits the columns of before with their pens; the one of the selected column last.
    template <class Visit>
    void eachGhost(Visit visit) const {
        const auto selected = selectedColumn();
        // Among many curves in grey nobody finds so many more.
        const bool quiet = pairCount() > kMostHues;
        for (Index c = 0; c < drawnBefore().count(); c += stride())
            if (drawnBefore().first + c != selected)
                visit(drawnBefore(), c, ghostPen(drawnBefore(), c, quiet ? theme().track : theme().control));
        if (const auto ghost = ghostOfSelected()) visit(*ghost->first, ghost->second, selectedGhostPen(*ghost));
    }

    using Ghost = std::pair<const Columns*, Index>;
    std::optional<Ghost> ghostOfSelected() const {
        const auto selected = selectedColumn();
        if (!selected) return std::nullopt;
        for (const Columns* columns : {&drawnBefore(), &selectedBefore()})
            if (columns->hasColumn(*selected) && !(m_book && columns == &selectedBefore()))
                return Ghost{columns, *selected - columns->first};
        return std::nullopt;
    }
    QPen ghostPen(const Columns& columns, Index c, const QColor& colour) const {
        QPen pen = penOf(columns, c, 1.25);
        pen.setColor(colour);
        return pen;
    }
    QPen selectedGhostPen(const Ghost& ghost) const {
        return ghostPen(*ghost.first, ghost.second, pairCount() > kMostHues ? theme().text : theme().muted);
    }

    /// A ring of ink around the point of a cell that is kept, where its curve is drawn.
    void drawPin(QCPPainter& painter, const Cell& pin) {
        const Columns* columns = drawn().hasColumn(pin.column)              ? &drawn()
                                 : !m_book && extra().hasColumn(pin.column) ? &extra()
                                                                            : nullptr;
        if (!columns || !columns->hasRow(pin.row)) return;
        if ((pin.column - columns->first) % stride() != 0 && pin.column != selectedColumn()) return;
        const QPointF point(xAxis().coordToPixel(double(pin.row)),
                            yAxis().coordToPixel(columns->at(pin.row, pin.column - columns->first)));
        if (!QRectF(m_axes->rect()).adjusted(-1, -1, 1, 1).contains(point)) return;
        painter.setBrush(Qt::NoBrush);
        for (const auto& [ink, width] : {std::pair{theme().surface, 3.5}, {theme().text, 1.5}}) {
            painter.setPen(QPen(ink, width));
            painter.drawEllipse(point, kPinRadius, kPinRadius);
        }
    }

    /// The line of a position, with the points of all curves there and a ring around the cell's own.
    void drawPosition(QCPPainter& painter, const Cell& cell, bool selected) {
        if (cell.row >= drawn().values->rows()) return;
        const double x = xAxis().coordToPixel(double(cell.row));
        const QRectF axes = m_axes->rect();
        if (x < axes.left() - 1 || x > axes.right() + 1) return;
        painter.save();
        painter.setAntialiasing(true);
        drawCased(painter, {x, axes.top() - (m_book ? 0 : 8), x, axes.bottom()}, theme().indexI, selected ? 2 : 1,
                  theme().surface);
        if (const auto ghost = ghostOfSelected(); ghost && selected && ghost->first->hasRow(cell.row))
            drawDot(painter, {x, yAxis().coordToPixel(ghost->first->at(cell.row, ghost->second))}, 4,
                    selectedGhostPen(*ghost).color(), isSineColumn(ghost->first->first + ghost->second),
                    theme().surface);
        eachCurve([&](const Columns& columns, Index c, const QColor& colour, bool isSelected) {
            const QPointF point(x, yAxis().coordToPixel((*columns.values)(cell.row, c)));
            const bool isCell = columns.first + c == cell.column;
            drawDot(painter, point, isCell ? 6.5 : 4.5, colour, isSineColumn(columns.first + c), theme().surface);
            if (!isCell) return;
            painter.setPen(QPen(theme().text, isSelected ? 2 : 1.25));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(point, 9.5, 9.5);
        });
        if (selected)
            drawAxisTag(painter, xAxis(), double(cell.row),
                        displayNumber(double(scene().parameters.start + cell.row), 0), theme().indexI, theme());
        painter.restore();
    }

    const Columns& drawn() const { return Figure::study<CurvesResult>().drawn; }
    const Columns& extra() const { return Figure::study<CurvesResult>().selected; }
    QCPAxis& xAxis() const { return *m_axes->axis(QCPAxis::atBottom); }
    QCPAxis& yAxis() const { return *m_axes->axis(QCPAxis::atLeft); }

    QCPRange whole() const {
        const double last = double(drawn().values->rows() - 1);
        // The book's figure leaves a twentieth of the range free on both sides, as matplotlib does.
        const double rim = m_book ? std::max(0.05 * last, 0.05) : 0;
        return last > 0 ? QCPRange(-rim, last + rim) : QCPRange(-0.5, 0.5);
    }

    void keepInside(const QCPRange& before) {
        if (!hasStudy()) return;
        const QCPRange all = whole();
        keepRangeInside(xAxis(), before, all.lower, all.upper, kSmallestZoom);
        if (m_arranging) return;
        const QCPRange range = xAxis().range();
        const bool isWhole = range.size() >= all.size() * (1 - 1e-9);
        Q_EMIT zoomed(isWhole ? std::nullopt : std::optional(Zoom{range.lower, range.upper, -1, 1}));
    }

    Index pairCount() const {
        return pairOfColumn(drawn().first + drawn().count() - 1) - pairOfColumn(drawn().first) + 1;
    }
    /// From one curve drawn to the next.
    /// Odd, so that sines and cosines are drawn alike.
    Index stride() const { return (drawn().count() + kMostCurves - 1) / kMostCurves | 1; }

    QColor colourOf(const Columns& columns, Index c) const {
        if (m_book) {
            static const std::array<QColor, 4> book{"#1F77B4", "#BF00BF", "#008000", "#FF0000"};
            static const std::array<QColor, 4> onDark{"#6BB0E0", "#E27BE2", "#5FC05F", "#FF7A7A"};
            return (theme().dark ? onDark : book)[std::size_t(c % 4)];
        }
        if (&columns == &extra()) return theme().text;
        if (pairCount() > kMostHues) return columns.first + c == selectedColumn() ? theme().text : theme().control;
        return theme().series[std::size_t(pairOfColumn(columns.first + c) - pairOfColumn(columns.first))];
    }

    QPen penOf(const Columns& columns, Index c, double width) const {
        QPen pen(colourOf(columns, c), width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
        if (m_book) {
            static const std::array<QVector<qreal>, 4> dashes{
                QVector<qreal>{}, {3.7, 1.6}, {6.4, 1.6, 1, 1.6}, {1, 1.65}};
            if (!dashes[std::size_t(c % 4)].isEmpty()) pen.setDashPattern(dashes[std::size_t(c % 4)]);
        } else if (!isSineColumn(columns.first + c)) {
            pen.setDashPattern({4, 2.4});
        }
        return pen;
    }

    std::optional<Index> selectedColumn() const {
        const auto selected = selection();
        return selected ? std::optional<Index>(selected->column) : std::nullopt;
    }

    template <class Visit>
    void eachCurve(Visit visit) const {
        const auto selected = selectedColumn();
        for (Index c = 0; c < drawn().count(); c += stride()) {
            if (drawn().first + c == selected) continue;
            visit(drawn(), c, colourOf(drawn(), c), false);
        }
        // The selected one comes last, so that nothing covers it.
        if (selected && *selected >= drawn().first && *selected < drawn().first + drawn().count())
            visit(drawn(), *selected - drawn().first, colourOf(drawn(), *selected - drawn().first), true);
        if (extra().count() && !m_book) visit(extra(), 0, colourOf(extra(), 0), true);
    }

    /// The curves' names at their right ends, moved apart where they would cover each other.
    std::vector<Label> arrangedLabels() const {
        std::vector<Label> labels;
        if (m_book || !parts().legend) return labels;
        // The same room that the layout will give, near enough for deciding how many names fit.
        const double room = std::max(1.0, viewport().height() - 90.0 - double(rulerCount()) * kRulerHeight);
        const Index ghosts = drawnBefore().count() || selectedBefore().count() ? 1 : 0;
        const bool all = (drawn().count() + stride() - 1) / stride() + ghosts <= Index(room / kLabelHeight);
        eachCurve([&](const Columns& columns, Index c, const QColor&, bool isSelected) {
            if (all || isSelected) labels.push_back({&columns, c, 0});
        });
        // Named once, at the end of the one that matters most: the selected one, or the slowest.
        if (const auto ghost = ghostOfSelected())
            labels.push_back({ghost->first, ghost->second, 0});
        else if (drawnBefore().count())
            labels.push_back({&drawnBefore(), (drawnBefore().count() - 1) / stride() * stride(), 0});
        return labels;
    }

    void placeLabels() {
        const auto end = Index(std::floor(xAxis().range().upper));
        for (Label& label : m_labels) {
            const Index first = label.columns->firstRow;
            const Index at = std::clamp<Index>(end, first, first + label.columns->values->rows() - 1);
            label.y = yAxis().coordToPixel(label.columns->at(at, label.c));
        }
        std::ranges::sort(m_labels, {}, &Label::y);
        const double top = m_axes->rect().top();
        const double bottom = m_axes->rect().bottom();
        for (std::size_t i = 0; i < m_labels.size(); ++i)
            m_labels[i].y = std::max(m_labels[i].y, i ? m_labels[i - 1].y + kLabelHeight : top);
        for (std::size_t i = m_labels.size(); i-- > 0;)
            m_labels[i].y =
                std::min(m_labels[i].y, i + 1 < m_labels.size() ? m_labels[i + 1].y - kLabelHeight : bottom);
    }

    bool isBefore(const Label& label) const {
        return label.columns == &drawnBefore() || label.columns == &selectedBefore();
    }
    QString labelName(const Label& label) const {
        if (isBefore(label)) return CurvesWords::tr("before");
        return CurvesWords::tr("Column %1").arg(label.columns->first + label.c);
    }
    QString labelKind(const Label& label) const {
        if (isBefore(label)) return {};
        return isSineColumn(label.columns->first + label.c) ? CurvesWords::tr("sine") : CurvesWords::tr("cosine");
    }

    /// Room for the value at the selected position, which a person may still select.
    int valuesWidth() const { return isInteractive() || selection() ? 60 : 0; }
    int labelsWidth() const {
        const double width = namesWidth(m_kinds);
        return width > 0 ? int(width) + valuesWidth() : 0;
    }
    double namesWidth(bool kinds) const {
        const QFontMetricsF bold(textFont(type::kName, QFont::DemiBold));
        const QFontMetricsF plain(textFont(type::kName));
        double width = 0;
        for (const Label& label : m_labels)
            width = std::max(width, bold.horizontalAdvance(labelName(label)) +
                                        (kinds ? 6 + plain.horizontalAdvance(labelKind(label)) : 0));
        return width > 0 ? width + 34 : 0;
    }

    void drawLabels(QCPPainter& painter) {
        placeLabels();
        const double left = m_axes->rect().right() + 14;
        const double right = left + labelsWidth();
        const auto selected = selection();
        const bool valid = selected && selected->row < drawn().values->rows();
        const QFont bold = textFont(type::kName, QFont::DemiBold);
        const QFont plain = textFont(type::kName);
        for (const Label& label : m_labels) {
            const bool before = isBefore(label);
            const QFont& nameFont = before ? plain : bold;
            painter.setPen(!before             ? penOf(*label.columns, label.c, 2.5)
                           : ghostOfSelected() ? selectedGhostPen({label.columns, label.c})
                                               : ghostPen(*label.columns, label.c, theme().control));
            painter.drawLine(QLineF(left, label.y, left + 26, label.y));
            const QRectF line(left + 34, label.y - 10, right - left - 34, 20);
            painter.setFont(nameFont);
            painter.setPen(before ? theme().muted : theme().text);
            const QString name = labelName(label);
            painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, name);
            if (m_kinds) {
                painter.setFont(plain);
                painter.setPen(theme().muted);
                painter.drawText(line.adjusted(QFontMetricsF(bold).horizontalAdvance(name) + 6, 0, 0, 0),
                                 Qt::AlignVCenter | Qt::AlignLeft, labelKind(label));
            }
            if (!valid || !label.columns->hasRow(selected->row)) continue;
            // A ghost's value stands beside that of the selected column alone: it is the ghost of that one.
            if (before && !ghostOfSelected()) continue;
            painter.setFont(nameFont);
            painter.setPen(before ? theme().muted : theme().text);
            painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight,
                             displayNumber(label.columns->at(selected->row, label.c), 2));
        }
        if (valid && !m_labels.empty()) {
            const QString at =
                CurvesWords::tr("at %1").arg(displayNumber(double(scene().parameters.start + selected->row), 0));
            const double width = QFontMetricsF(textFont(type::kAxis, QFont::DemiBold)).horizontalAdvance(at) + 12;
            drawTag(
                painter, at,
                {right - width / 2, std::max(13.0, std::min(m_labels.front().y, double(m_axes->rect().top())) - 22)},
                QRectF(viewport()), theme().indexI, theme().onIndex);
        }
        if (stride() > 1) {
            painter.setFont(textFont(type::kAxis));
            painter.setPen(theme().muted);
            painter.drawText(QRectF(m_axes->rect().left(), 2, m_axes->rect().width(), 18),
                             Qt::AlignVCenter | Qt::AlignLeft,
                             CurvesWords::tr("one column in %1 is drawn").arg(stride()));
        }
    }

    /// Pairs whose wavelength is measured under the axis, as index into drawn(), or -1 for the selected column outside.
    std::vector<Index> rulerColumns() const {
        const auto most = std::size_t(viewport().height() * kMostRulersHeight / kRulerHeight);
        const auto selected = selectedColumn();
        const auto isOfSelected = [&](Index c) {
            return selected && pairOfColumn(drawn().first + c) == pairOfColumn(*selected);
        };
        std::vector<Index> pairs;
        for (Index c = 0; c < drawn().count(); ++c)
            if (c == 0 || pairOfColumn(drawn().first + c) != pairOfColumn(drawn().first + c - 1)) pairs.push_back(c);
        const bool isCovered = std::ranges::any_of(pairs, isOfSelected);
        std::vector<Index> columns;
        if (Index(pairs.size()) <= kMostRulers)
            columns = pairs;
        else
            std::ranges::copy_if(pairs, std::back_inserter(columns), isOfSelected);
        if (selected && !isCovered && extra().count()) columns.push_back(-1);
        if (columns.size() > most) std::erase_if(columns, [&](Index c) { return c >= 0 && !isOfSelected(c); });
        if (columns.size() > most) columns.clear();
        return columns;
    }
    Index rulerCount() const { return Index(rulerColumns().size()); }

    void drawRulers(QCPPainter& painter) {
        const QRectF axes = m_axes->rect();
        const auto selected = selectedColumn();
        double y = m_rulers->rect().top() + kRulerHeight / 2.0 + 4;
        for (const Index c : rulerColumns()) {
            const Columns& columns = c < 0 ? extra() : drawn();
            const Index column = columns.first + std::max<Index>(c, 0);
            const double wavelength = columns.wavelengths[std::size_t(std::max<Index>(c, 0))];
            const bool isSelected = selected && pairOfColumn(*selected) == pairOfColumn(column);
            const double left = axes.left();
            const double end = left + xAxis().coordToPixel(wavelength) - xAxis().coordToPixel(0);
            const bool beyond = end > axes.right();
            const double right = beyond ? axes.right() : end;
            const Index even = column - column % 2;
            const bool paired = even + 1 < scene().parameters.d;
            QString text = (paired ? CurvesWords::tr("columns %1 and %2 repeat after %3").arg(even).arg(even + 1)
                                   : CurvesWords::tr("column %1 repeats after %2").arg(even))
                               .arg(wavelengthText(wavelength));
            const Columns& before = c < 0 ? selectedBefore() : drawnBefore();
            if (before.hasColumn(column)) {
                const double earlier = before.wavelengths[std::size_t(column - before.first)];
                if (earlier != wavelength)
                    text = CurvesWords::tr("%1, before after %2").arg(text, wavelengthText(earlier));
            }
            const QFont font = textFont(type::kName, isSelected ? QFont::DemiBold : QFont::Normal);
            const double width = QFontMetricsF(font).horizontalAdvance(text) + 20;
            // In a gap of the line, behind it, or else under it.
            const bool inside = width + 40 < right - left;
            const bool beside = !inside && right + 10 + width <= viewport().width();
            const double at = inside || beside ? y : y - 8;
            const double reach = inside || beside ? 6 : 4;
            painter.setPen(
                QPen(colourOf(columns, std::max<Index>(c, 0)), isSelected ? 2 : 1.5, Qt::SolidLine, Qt::FlatCap));
            painter.setBrush(Qt::NoBrush);
            const double middle = (left + right) / 2;
            if (inside) {
                painter.drawLine(QLineF(left, at, middle - width / 2, at));
                painter.drawLine(QLineF(middle + width / 2, at, right, at));
            } else {
                painter.drawLine(QLineF(left, at, right, at));
            }
            painter.drawLine(QLineF(left, at - reach, left, at + reach));
            if (beyond)
                painter.drawPolyline(QPolygonF{{right - 7, at - 5}, {right, at}, {right - 7, at + 5}});
            else
                painter.drawLine(QLineF(right, at - reach, right, at + reach));
            painter.setPen(theme().text);
            painter.setFont(font);
            if (inside || beside)
                painter.drawText(QRectF(beside ? right + 10 : middle - width / 2, y - 10, width, 20),
                                 beside ? Qt::AlignVCenter | Qt::AlignLeft : Qt::AlignCenter, text);
            else
                painter.drawText(QRectF(left, y - 3, viewport().width() - left, 18), Qt::AlignVCenter | Qt::AlignLeft,
                                 QFontMetricsF(font).elidedText(text, Qt::ElideRight, viewport().width() - left));
            y += kRulerHeight;
        }
    }

    void drawBookLegend(QCPPainter& painter) {
        // As many names as fit; the legend of a figure with more columns than that would hide it.
        const QRectF axes = m_axes->rect();
        const QFont font = textFont(kBookFont);
        const QFontMetricsF metrics(font);
        constexpr double kLeastLine = 15;
        // What the figure is compared with comes last.
        const Index all = drawn().count() + (drawnBefore().count() ? 1 : 0);
        const double line = std::clamp((axes.height() - 20) / double(all), kLeastLine, 20.0);
        const auto count = std::min<Index>(all, Index((axes.height() - 20) / line + 1e-9));
        if (count < 1) return;
        double width = 0;
        const auto name = [&](Index c) {
            return c < drawn().count() ? CurvesWords::tr("Col %1").arg(drawn().first + c) : CurvesWords::tr("before");
        };
        for (Index c = 0; c < count; ++c) width = std::max(width, metrics.horizontalAdvance(name(c)));
        const QRectF box(axes.left() + 7, axes.bottom() - 7 - double(count) * line - 6, width + 52,
                         double(count) * line + 6);
        QColor back = theme().surface;
        back.setAlphaF(0.8f);
        painter.setPen(QPen(theme().dark ? theme().track : QColor("#CCCCCC"), 1));
        painter.setBrush(back);
        painter.drawRoundedRect(box, 2.5, 2.5);
        painter.setFont(font);
        for (Index c = 0; c < count; ++c) {
            const double y = box.top() + 3 + (double(c) + 0.5) * line;
            painter.setPen(c < drawn().count() ? penOf(drawn(), c, 2) : QPen(theme().control, 1.25));
            painter.drawLine(QLineF(box.left() + 6, y, box.left() + 34, y));
            painter.setPen(theme().text);
            painter.drawText(QRectF(box.left() + 43, y - 10, width + 4, 20), Qt::AlignVCenter | Qt::AlignLeft, name(c));
        }
    }

    QCPAxisRect* m_axes = nullptr;
    QCPLayoutElement* m_rulers = nullptr;
    std::vector<Label> m_labels;
    bool m_kinds = true;  ///< the names say sine or cosine
    bool m_book = false;
    bool m_arranging = false;
};

class EncodingCurves : public Exhibit {
 public:
    std::string_view id() const override { return "encoding-curves"; }
    Chapter chapter() const override { return Chapter::Position; }
    QString name() const override { return CurvesWords::tr("Waves"); }
    QString title() const override { return CurvesWords::tr("Columns are waves"); }
    QString claim() const override { return CurvesWords::tr("The further right the column, the slower the wave."); }

    Caption caption(const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        return {
            sinusoidalDefinition(parameters.d, parameters.base),
            (scene.reference ? seenInComparison(scene) : seen(parameters)) + zoomedText(scene, false), tryThis(scene),
            whyPositionsMatter() + betweenSentences() +
                CurvesWords::tr("In waves a shift by a fixed distance turns each <a href=\"term:pair\">pair</a> by the "
                                "same <a href=\"term:angle\">angle</a>, wherever it starts.")};
    }

    QString description(const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        const bool one = parameters.firstColumn == parameters.lastColumn;
        QString curves =
            one ? CurvesWords::tr("The curve is column %1 over the positions.").arg(parameters.firstColumn)
                : CurvesWords::tr(
                      "The curves are columns %1 to %2 over the positions; even columns are sines, odd ones "
                      "cosines.")
                      .arg(parameters.firstColumn)
                      .arg(parameters.lastColumn);
        if (scene.reference && hasColumnsBefore(scene))
            curves += betweenSentences() + CurvesWords::tr("Thin grey lines behind show the same columns before.");
        return sinusoidalDescription(scene) + betweenSentences() + curves + sinusoidalSelection(scene);
    }

    std::vector<Preset> presets() const override {
        return {
            {"d2l",
             CurvesWords::tr("As in the book"),
             CurvesWords::tr("The figure of Dive into Deep Learning: columns 6 to 9 of d = 32 over 60 positions."),
             {{"look", "book"}},
             FigureSize{6 * 25.4, 2.5 * 25.4}},
            {"one-pair",
             CurvesWords::tr("One pair"),
             CurvesWords::tr("A sine and its cosine: columns 6 and 7, position 13 selected."),
             {{"first-column", "6"}, {"last-column", "7"}, {"row", "13"}, {"column", "6"}}},
            {"slow-and-fast",
             CurvesWords::tr("Fast and slow"),
             CurvesWords::tr("The fastest pair, against column 20, which hardly moves."),
             {{"first-column", "0"}, {"last-column", "1"}, {"row", "13"}, {"column", "20"}}},
            {"all-columns",
             CurvesWords::tr("All columns"),
             CurvesWords::tr("All 32 waves at once: together they give every position a pattern of its own."),
             {{"first-column", "0"}, {"last-column", "31"}, {"row", "13"}, {"column", "12"}}},
            {"small-base",
             CurvesWords::tr("Base 100"),
             CurvesWords::tr("With a smaller base the same columns turn faster."),
             {{"base", "100"}}},
            {"why-10000",
             CurvesWords::tr("Why 10000?"),
             CurvesWords::tr("The slowest pair over 512 positions: with base 100 it comes back after 471, so far "
                             "positions look near; with base 10000 it does not."),
             {{"n", "512"}, {"base", "100"}, {"first-column", "30"}, {"last-column", "31"}},
             std::nullopt,
             {{"n", "512"}, {"base", "10000"}, {"first-column", "30"}, {"last-column", "31"}}},
            {"one-wavelength",
             CurvesWords::tr("One wavelength exactly"),
             CurvesWords::tr("Columns 2 and 3 repeat after 60 positions: position 60 has the values of position 0."),
             {{"n", "61"},
              {"d", "4"},
              {"base", "91.189065278104"},
              {"first-column", "2"},
              {"last-column", "3"},
              {"row", "60"},
              {"column", "2"}}},
            {"beyond-training",
             CurvesWords::tr("Beyond the training length"),
             CurvesWords::tr("Position 1000: a learned table of 1000 rows ends at 999, the formula goes on."),
             {{"start", "970"}, {"row", "30"}, {"column", "6"}}},
            {"odd-d",
             CurvesWords::tr("Odd width"),
             CurvesWords::tr("d = 9: column 8 is a sine without its cosine."),
             {{"n", "240"}, {"d", "9"}, {"base", "100"}, {"first-column", "6"}, {"last-column", "8"}}},
        };
    }

    bool canCompare() const override { return true; }
    std::span<const ParameterUse> uses() const override {
        static const std::array kUses{
            ParameterUse{.key = "n", .maximum = 16384, .sliderMaximum = 1024},
            ParameterUse{.key = "d", .maximum = 4096, .sliderMaximum = 512},
            ParameterUse{.key = "first-column", .maximum = 4095},
            ParameterUse{.key = "last-column", .maximum = 4095},
            ParameterUse{.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
            ParameterUse{.key = "start", .sliderMaximum = 1000},
            ParameterUse{.key = "row"},
            // A selected column that is not among those drawn is computed and drawn as well.
            ParameterUse{.key = "column", .role = ParameterRole::Numbers},
            ParameterUse{.key = "look"},
        };
        return kUses;
    }

    std::span<const TableDescription> tables() const override {
        static const std::array kTables{
            TableDescription{"columns",
                             "a position",
                             {{"position", "", ColumnType::Integer, "the position, start to start + n - 1"},
                              {"column", "first-column to last-column", ColumnType::Real, "P at that position"}}},
            TableDescription{"P",
                             "a position, start to start + n - 1",
                             {{"column", "0 to d - 1", ColumnType::Real, "P at that position"}}},
            kDerivationTable,
        };
        return kTables;
    }

    double memoryNeeded(const Scene& scene) const override { return sinusoidalMemory(scene); }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        const Parameters& parameters = scene.parameters;
        const SinusoidalRange range = sinusoidalRange(parameters);
        auto result = std::make_shared<CurvesResult>();
        result->drawn =
            computeColumns(range, parameters.firstColumn, parameters.lastColumn - parameters.firstColumn + 1, stop);
        const auto selected = parameters.column;
        if (selected && (*selected < parameters.firstColumn || *selected > parameters.lastColumn))
            result->selected = computeColumns(range, *selected, 1, stop);
        if (scene.reference) {
            const SinusoidalRange before = sinusoidalRange(*scene.reference);
            result->drawnBefore = computeBefore(result->drawn, range, before, stop);
            if (result->selected.count()) result->selectedBefore = computeBefore(result->selected, range, before, stop);
        }
        return result;
    }

    Table table(std::string_view name, const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        if (name == kDerivationTable.name) return derivationOfSelection(scene);
        SinusoidalRange range = sinusoidalRange(parameters);
        if (name == "P") return sinusoidalTableOf(parameters);
        if (name != "columns")
            throw std::invalid_argument("encoding-curves has no table \"" + std::string(name) + "\"");
        range.firstColumn = parameters.firstColumn;
        range.columnCount = parameters.lastColumn - parameters.firstColumn + 1;
        const Matrix values = sinusoidalTable(range);
        ColumnTable table;
        std::vector<std::int64_t> positions(std::size_t(range.positions));
        for (std::size_t row = 0; row < positions.size(); ++row) positions[row] = parameters.start + std::int64_t(row);
        table.columns.push_back({"position", std::move(positions)});
        for (Index c = 0; c < values.cols(); ++c)
            table.columns.push_back({std::to_string(range.firstColumn + c),
                                     std::vector<double>(values.col(c).begin(), values.col(c).end())});
        return table;
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<CurvesFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override {
        return sinusoidalExplanation(scene, cell);
    }

 private:
    static double wavelengthOf(Index column, const Parameters& parameters) {
        return sinusoidalWavelength(pairOfColumn(column), parameters.d, parameters.base);
    }

    static QString seen(const Parameters& parameters) {
        const Index first = parameters.firstColumn;
        const Index last = parameters.lastColumn;
        const auto index = [](Index column) { return displayNumber(double(column), 0); };
        if (parameters.n == 1)
            return first == last ? CurvesWords::tr(
                                       "With one <a href=\"term:position\">position</a> the wave of column "
                                       "%1 is a single point.")
                                       .arg(index(first))
                                 : CurvesWords::tr(
                                       "With one <a href=\"term:position\">position</a> the waves of columns "
                                       "%1 to %2 are single points.")
                                       .arg(index(first), index(last));
        const double fast = wavelengthOf(first, parameters);
        const double slow = wavelengthOf(last, parameters);
        const QString positions = positionsText(parameters.n);
        const auto turns = [&](double wavelength) { return turnsText(double(parameters.n - 1) / wavelength); };
        if (first == last)
            return (isSineColumn(first)
                        ? CurvesWords::tr("Column %1, a sine, <a href=\"term:wavelength\">repeats</a> after %2 "
                                          "positions: over the %3 it turns %4 times.")
                        : CurvesWords::tr("Column %1, a cosine, <a href=\"term:wavelength\">repeats</a> after %2 "
                                          "positions: over the %3 it turns %4 times."))
                .arg(index(first), wavelengthText(fast), positions, turns(fast));
        const bool book = parameters.look == LookChoice::Book;
        if (pairOfColumn(first) == pairOfColumn(last))
            return (book
                        ? CurvesWords::tr("Columns %1 and %2, sine and cosine, <a href=\"term:wavelength\">repeat</a> "
                                          "after %3 positions: over the %4 they turn %5 times.")
                        : CurvesWords::tr("Columns %1 and %2, sine (solid) and cosine (dashed), "
                                          "<a href=\"term:wavelength\">repeat</a> after %3 positions: over the %4 they "
                                          "turn %5 times."))
                .arg(index(first), index(last), wavelengthText(fast), positions, turns(fast));
        return (book ? CurvesWords::tr(
                           "Columns %1 to %2: even ones are sines, odd ones cosines. The fastest "
                           "<a href=\"term:wavelength\">repeats</a> after %3 positions, the slowest after %4: "
                           "over the %5 they turn %6 and %7 times.")
                     : CurvesWords::tr(
                           "Columns %1 to %2: sines are solid, cosines dashed. The fastest "
                           "<a href=\"term:wavelength\">repeats</a> after %3 positions, the slowest after %4: "
                           "over the %5 they turn %6 and %7 times."))
            .arg(index(first), index(last), wavelengthText(fast), wavelengthText(slow), positions, turns(fast),
                 turns(slow));
    }

    /// True if ghosts are drawn.
    static bool hasColumnsBefore(const Scene& scene) {
        const SinusoidalOverlap overlap =
            sinusoidalOverlap(sinusoidalRange(scene.parameters), sinusoidalRange(*scene.reference));
        return overlap.rows > 0 && scene.parameters.firstColumn < overlap.columns;
    }

    static QString seenInComparison(const Scene& scene) {
        const Parameters& now = scene.parameters;
        const Parameters& before = *scene.reference;
        const QString nothing = comparisonWithoutDifference(scene);
        if (!nothing.isEmpty()) return nothing;
        const Index columns = std::min(now.d, before.d);
        if (now.firstColumn >= columns)
            return CurvesWords::tr("Before (%1) there were no such columns, so there is nothing to compare.")
                .arg(differingText(scene));
        const Index last = std::min<Index>(now.lastColumn, columns - 1);
        if (last < 2) return onlyFirstPair();
        const Index pair = pairOfColumn(last);
        QString sentences =
            CurvesWords::tr(
                "Thin and grey: the same columns before (%1). <a href=\"term:wavelength\">Wavelength</a> of "
                "%2: %3 positions, before %4.")
                .arg(differingText(scene), pairText(pair, columns), wavelengthText(wavelengthOf(last, now)),
                     wavelengthText(wavelengthOf(last, before)));
        if (now.firstColumn < 2)
            sentences += betweenSentences() + CurvesWords::tr(
                                                  "Columns 0 and 1 are the same at every "
                                                  "<a href=\"term:base\">base</a>.");
        return sentences;
    }

    static QString tryThis(const Scene& scene) {
        QStringList suggestions{
            CurvesWords::tr("<a href=\"preset:slow-and-fast\">Put the fastest beside a slow one</a>."),
            CurvesWords::tr("<a href=\"play:first-column\">Play the first column</a>: the wave stretches."),
            tryComparing(scene)};
        // The first pair turns alike at every base.
        if (scene.parameters.d > 2)
            suggestions += scene.parameters.base == 100
                               ? CurvesWords::tr("<a href=\"base=10000\">Set the base back to 10000</a>.")
                               : CurvesWords::tr(
                                     "<a href=\"base=100\">Set the base to 100</a>: all but the first pair turn "
                                     "faster.");
        suggestions += CurvesWords::tr("<a href=\"preset:why-10000\">Why 10000?</a>");
        return suggestions.join(betweenSentences());
    }
};

}  // namespace

const Exhibit& encodingCurves() {
    static const EncodingCurves exhibit;
    return exhibit;
}

}  // namespace attention
