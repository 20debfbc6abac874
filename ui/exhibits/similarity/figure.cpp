#include <algorithm>
#include <cmath>
#include <vector>

#include <QStringList>

#include "core/encoding/similarity_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/axis_style.h"
#include "ui/figure/curve.h"
#include "ui/figure/labels.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/declared.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/plot.h"
#include "ui/figure/parts/symbol_legend.h"
#include "ui/figure/point_labels.h"
#include "ui/figure/text_width.h"
#include "ui/figure/value_axis.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// The minimum distance of dots on the curve, in pixels.
constexpr double kDotSpacing = 5;
/// Height, and maximum width, of the cells that stand for embeddings of offsets, in pixels.
constexpr double kEmbeddingHeight = 22, kMaxEmbedding = 64;
/// The width of the matrix divided by that of the curve, in the tab "map".
constexpr double kMapShare = 1.75;
/// The minimum length of a diagonal with several tags, in cells.
constexpr Index kMinTagged = 8;
/// Added to half the width of a value on a diagonal to get half its tag, in pixels.
constexpr double kHalfTag = 10;

class SimilarityFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(Similarity)

 public:
    SimilarityFigure() {
        setPartKeys(m_embeddings, "offset-vectors", m_keys, "curve-names");
        m_curve.declareMarks = [this](Marks& marks) { addCurves(marks); };
        m_curve.declareHighlight = [this](Marks& marks, const Cell& cell, Highlight how) {
            if (how == Highlight::Current) addRowOf(marks, cell);
        };
        m_matrix.declareHighlight = [this](Marks& marks, const Cell& cell, Highlight how) {
            if (how == Highlight::Current && cell.column >= 0) addDiagonalOf(marks, cell);
        };
        // A position on the curve means an offset from the selected row.
        m_curve.findCell = [this](const QPointF& place) -> std::optional<Cell> {
            const Index from = scene().parameters.row.value_or(0), apart = std::lround(place.x());
            const Index count = numbers().gram->rows();
            const Index to = isOneCurve() && from + apart >= count ? from - apart : from + apart;
            return from < count && to >= 0 && to < count ? std::optional(Cell{from, to}) : std::nullopt;
        };
    }

 protected:
    Grid buildLayout() override {
        const auto& shown = numbers();
        const bool distance = shown.isDistance();
        const QCPRange own = start() > 0 ? keptRange(m_keptColours, {start(), shown.high})
                                         : keptColours("entries", shown.high, shown.low < 0);
        const QCPRange colours = colourRange(own.lower, own.upper);
        const bool isCosine = scene().parameters.similarityMeasure == SimilarityMeasure::Cosine;
        MatrixStyle look{.symbol = distance   ? QStringLiteral("𝐷")
                                   : isCosine ? QStringLiteral("𝐶")
                                              : QStringLiteral("𝑆"),
                         .name = distance ? tr("distance") : tr("similarity"),
                         .map = own.lower < 0 ? ColourMap::signedMap(theme()) : ColourMap::positive(theme()),
                         .low = colours.lower,
                         .high = colours.upper,
                         .rowAxis = tr("Position i"),
                         .columnAxis = tr("Position j"),
                         .decimals = isCosine ? 2 : 1};
        const auto isWhole = [](double end) { return std::abs(end - std::round(end)) < 0.05; };
        if (decorations().colourBar) look.scaleDecimals = isWhole(colours.lower) && isWhole(colours.upper) ? 0 : 1;
        if (isOneCurve()) look.outline = MatrixStyle::Outline::Cell;
        m_matrix.set(*shown.gram, std::move(look), {.minimumTotal = {120, 120}, .isSquare = true});
        updateCurve();
        m_keys.set(decorations().legend && !isOneCurve() ? keys() : std::vector<SymbolLegendPart::Key>(),
                   textFont(font_size::kAxis), theme().text);
        const QString name = shown.loadedTable ? tr("Mean of each diagonal")
                             : distance        ? tr("Distance by offset")
                             : isOneCurve()    ? tr("Similarity by distance")
                                               : tr("Similarity by offset");
        const QStringList notes = shown.loadedTable
                                      ? QStringList{tr("and the row of the selected position")}
                                      : QStringList{tr("the same from every position"), tr("from every position")};
        setEmbeddings();
        Grid both =
            row({m_matrix, column({LayoutItem(m_keys).dropPriority(1, tr("the names of the curves")), m_curve}, 2)
                               .titled("curve-by-offset", {name}, notes)},
                20);
        if (isTab("map")) return std::move(both).withStretch({kMapShare, 1}, {1});
        return column({std::move(both), LayoutItem(m_embeddings).dropPriority(2, tr("a vector for each offset"))}, 14);
    }

    QPointF slackAlignment() const override { return {0, 0.5}; }

    bool needsRelayout(const Scene& before, const Scene& after) const override {
        return before.parameters.row.has_value() != after.parameters.row.has_value();
    }

 private:
    const SimilarityStudy& numbers() const { return study<SimilarityStudy>(); }
    /// Whether one curve over the distance is shown: in the tab "map", if values depend on the distance only.
    bool isOneCurve() const { return isTab("map") && numbers().before.empty() && !numbers().loadedTable; }
    /// The lower end of colours and axis: the smallest value of that one curve; 0 if it is not positive, if all values
    /// are equal, or with other curves.
    double start() const {
        const double least = std::ranges::min(numbers().byOffset);
        return isOneCurve() && least > 0 && least < numbers().high ? least : 0;
    }

    void updateCurve() {
        const auto& shown = numbers();
        const double reach = std::max<double>(1, double(shown.gram->rows() - 1)) * 1.02;
        const auto [least, most] = std::ranges::minmax(shown.byOffset);
        const double top = std::max(most, shown.high);
        const double bottom = start() > 0 ? start() : std::min({0.0, least, shown.loadedTable ? shown.low : 0.0});
        const double rim = 0.06 * (top - bottom);
        m_curve.styleAxes({isOneCurve() ? -0.02 * reach : -reach, reach},
                          isOneCurve() ? tr("Places apart, |δ| = |j − i|") : tr("Offset δ = j − i"),
                          {bottom - rim, top + rim});
        if (isOneCurve()) m_curve.x().setTicker(QSharedPointer<IndexTicker>::create(shown.gram->rows()));
        m_curve.setMinimumSize({150, 100});
    }

    void addCurves(Marks& marks) {
        const auto& shown = numbers();
        if (!shown.before.empty()) marks.curve(bothSides(shown.before), ghostPen(theme()));
        const bool onlyPart = scene().parameters.row.has_value() && !isOneCurve();
        marks.curve(bothSides(shown.byOffset),
                    strokePen(onlyPart ? theme().control : theme().text, onlyPart ? 1.25 : 2));
        if (isOneCurve()) return;
        // Rings at large offsets whose similarity is as high as that of near positions.
        for (const SecondaryPeak& found : shown.secondaryPeaks)
            for (const double side : {-1.0, 1.0})
                marks.casedRing(m_curve.at(side * double(found.offset), found.value), 6,
                                strokePen(theme().indexDelta, 2), theme().surface);
    }

    /// The value at an offset in large digits, as near to its point as the curve leaves space.
    void addValue(Marks& marks, const QPointF& point, double value) const {
        LabelPlacer places(m_curve.content());
        places.avoidCurve(bothSides(numbers().byOffset));
        places.avoid(QRectF(point, QPointF(point.x(), m_curve.content().bottom())).adjusted(-3, -6, 3, 0));
        addValueBeside(marks, places, {point, QPointF(point.x(), m_curve.content().bottom())},
                       formatSignificantDigits(value, 3), theme().indexDelta, theme().surface);
    }

    /// A row of cells that stand for another method: a learned embedding for each offset, clipped at a maximum.
    void setEmbeddings() {
        constexpr Index most = SimilarityStudy::kMaxClippedOffset;
        constexpr double count = 2 * most + 1;
        m_embeddings.setTitle(
            {tr("Another way: one learned vector for each offset"), tr("One learned vector for each offset")},
            {tr("Shaw et al. 2018: all offsets above %1 share one, all below −%1 another").arg(most - 1),
             tr("Shaw et al. 2018")});
        m_embeddings.set(
            {.minimum = {count * 24, kEmbeddingHeight}, .maximum = {count * kMaxEmbedding, kEmbeddingHeight}},
            [this](Marks& marks, const QRectF&) {
                for (Index offset = -most; offset <= most; ++offset) addEmbedding(marks, offset, false);
            });
        m_embeddings.setHighlight([this](Marks& marks, const Cell& cell, Highlight how) {
            if (how == Highlight::Current && cell.row >= 0 && cell.column >= 0)
                addEmbedding(marks, SimilarityStudy::embeddingOf(cell.row, cell.column), true);
        });
    }

    void addEmbedding(Marks& marks, Index offset, bool isCurrent) const {
        constexpr Index most = SimilarityStudy::kMaxClippedOffset;
        const QRectF all = m_embeddings.content();
        const double width = all.width() / double(2 * most + 1);
        const QRectF box(all.left() + double(offset + most) * width, all.top(), width, all.height());
        marks.rect(box, strokePen(isCurrent ? theme().indexDelta : theme().control, 1),
                   isCurrent ? theme().indexDelta : theme().surface);
        const QString number = formatDecimals(double(offset), 0);
        const QString text = offset == most    ? QStringLiteral("≥ %1").arg(number)
                             : offset == -most ? QStringLiteral("≤ %1").arg(number)
                                               : number;
        marks.elided(box, Qt::AlignCenter, text, textFont(font_size::kAxis),
                     isCurrent ? theme().onIndex : theme().text);
    }

    std::vector<SymbolLegendPart::Key> keys() const {
        std::vector<SymbolLegendPart::Key> keys;
        if (const auto row = scene().parameters.row) {
            keys.push_back({{tr("from position %1").arg(formatInteger(*row))},
                            SymbolLegendPart::line(strokePen(theme().indexI, 2.5))});
            keys.push_back({numbers().loadedTable ? QStringList(tr("mean of all"))
                                                  : QStringList{tr("from other positions"), tr("from others")},
                            SymbolLegendPart::line(strokePen(theme().control, 1.25))});
        }
        if (!numbers().before.empty()) keys.push_back({{tr("before")}, SymbolLegendPart::line(ghostPen(theme()))});
        if (const auto& friends = numbers().secondaryPeaks; !friends.empty()) {
            QStringList found, forms{tr("more alike again")};
            for (const SecondaryPeak& each : friends) {
                found += QStringLiteral("±") + formatInteger(each.offset);
                forms.prepend((numbers().isDistance() ? tr("the lowest side valleys: δ = %1")
                                                      : tr("the highest side peaks: δ = %1"))
                                  .arg(joinList(found)));
            }
            keys.push_back({forms, [this](Marks& marks, const QRectF& box) {
                                marks.casedRing({box.right() - 8, box.center().y()}, 6,
                                                strokePen(theme().indexDelta, 2), theme().surface);
                            }});
        }
        return keys;
    }

    /// The points of a curve, for positive offsets and, if the axis has them, for negative ones.
    QPolygonF bothSides(const std::vector<double>& curve) const {
        QPolygonF points;
        for (auto i = isOneCurve() ? 0 : 1 - std::ssize(curve); i < std::ssize(curve); ++i)
            points << m_curve.at(double(i), curve[std::size_t(std::abs(i))]);
        return points;
    }

    /// The offsets that there are from one position, which is its row of the matrix; and the cell's own, if it has one.
    void addRowOf(Marks& marks, const Cell& cell) {
        const Matrix& gram = *numbers().gram;
        if (cell.row < 0 || cell.row >= gram.rows()) return;
        Samples samples = Samples::row(gram, cell.row);
        samples.start = -double(cell.row);
        if (!isOneCurve()) {
            marks.curve(curvePoints(samples, m_curve.x(), m_curve.y()), strokePen(theme().indexI, 2.5));
            if (pixelSpacing(samples, m_curve.x()) >= kDotSpacing)
                for (const QPointF& point : samplePoints(samples, m_curve.x(), m_curve.y()))
                    marks.dot(point, 2.5, theme().indexI, true, theme().surface);
        }
        if (cell.column < 0 || cell.column >= gram.cols()) return;
        const auto offset = double(cell.column - cell.row), place = isOneCurve() ? std::abs(offset) : offset;
        const QPointF point = m_curve.at(place, gram(cell.row, cell.column));
        marks.casedLine({point, QPointF(point.x(), m_curve.content().bottom())}, theme().indexDelta, 1.5,
                        theme().surface);
        marks.dot(point, 5, isOneCurve() ? theme().indexDelta : theme().indexJ, true, theme().surface);
        if (isOneCurve()) addValue(marks, point, gram(cell.row, cell.column));
        marks.axisTag(m_curve.x(), place, tr("δ = %1").arg(formatDecimals(offset, 0)), theme().indexDelta, theme());
    }

    /// Highlights the diagonal of a cell: the cells with the same offset, and so the same value.
    void addDiagonalOf(Marks& marks, const Cell& cell) {
        const Index last = numbers().gram->rows() - 1, offset = cell.column - cell.row;
        const Index first = std::max<Index>(0, -offset), end = std::min(last, last - offset);
        const MatrixPanel& panel = m_matrix.panel();
        panel.addDiagonal(marks, {first, first + offset}, {end, end + offset}, theme().indexDelta, 2.5);
        if (!isOneCurve() || end - first < kMinTagged) return;
        // Tags with the value at some cells of the diagonal.
        const QString value = formatSignificantDigits((*numbers().gram)(cell.row, cell.column), 3);
        const double half = textWidth(value, textFont(font_size::kAxis, QFont::DemiBold)) / 2 + kHalfTag;
        for (const Index at : {cell.row, first + (end - first) / 8, first + 3 * (end - first) / 4}) {
            const double apart = panel.box(at, 0).center().y() - panel.box(cell.row, 0).center().y();
            if (at != cell.row && std::abs(apart) < 3 * kHalfTag) continue;
            marks.tag(value, panel.box(at, at + offset).topRight() + QPointF(half, -kHalfTag), panel.area(),
                      theme().indexDelta, theme().onIndex);
        }
    }

    MatrixPart m_matrix{*this};
    SymbolLegendPart m_keys;
    PlotPart m_curve{*this};
    MarksPart m_embeddings;
    std::optional<QCPRange> m_keptColours;  ///< of the matrix where they do not begin at 0
};

}  // namespace

const FigureMaker similarityFigure = newFigure<SimilarityFigure>;

}  // namespace attention
