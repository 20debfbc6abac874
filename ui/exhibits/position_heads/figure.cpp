#include <algorithm>
#include <cmath>
#include <numbers>

#include <QCoreApplication>

#include "core/attention/position_head_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/position_heads/key_bands.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/legend.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/theme.h"
#include "ui/figure/turn.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Size in pixels of the hatched cell beside a row whose key does not exist.
constexpr double kGhost = 12;
/// The minimum size of cells, in pixels, that are outlined one by one.
constexpr double kMinMarked = 5;
/// The maximum number of tokens with which weights are written into their cells.
constexpr Index kFewTokens = 7;
/// Height of the title above the clocks.
constexpr double kClocksTitle = 20;

/// The maximum number of keys on a clock's rim, and the length of rim in pixels that each needs.
constexpr Index kMaxOnRim = 24;
constexpr double kOnRim = 8;
constexpr Index kMaxClocks = 8;
constexpr double kLabel = 15;  ///< of the two lines below a clock
constexpr double kTwoPi = 2 * std::numbers::pi;

/// The point on a clock for a sine and a cosine: the cosine goes to the right, the sine up.
QPointF on(const QPointF& centre, double radius, double sine, double cosine) {
    return centre + radius * QPointF(cosine, -sine);
}

QPointF on(const QPointF& centre, double radius, double angle) {
    return on(centre, radius, std::sin(angle), std::cos(angle));
}

/// Shows how a query is made from its position: on the clock of each pair of columns the hand of p_i is turned by the
/// shifts; it then points at one of the keys on the rim.
class QueryClocks {
    Q_DECLARE_TR_FUNCTIONS(PositionHeads)

 public:
    /// @param marks, study, theme  outlive the object
    QueryClocks(Marks& marks, const PositionHeadStudy& study, const Theme& theme, Index asked)
        : m_marks(marks), m_study(study), m_theme(theme), m_asked(asked) {}

    /// @param band  the rectangle of the clocks with their names  @param title  the rectangle of the title above them
    void add(const QRectF& band, const QRectF& title) {
        const Index pairs = m_study.head->keys.cols() / 2;
        const double size = std::min(band.height() - 2 * kLabel - 16, band.width() / 3);
        const double between = std::max(18.0, size * 0.24);
        const auto shownPairs = std::clamp<Index>(Index((band.width() + between) / (size + between)), 1,
                                                  std::min<Index>(pairs, kMaxClocks));
        const double spread =
            shownPairs > 1 ? std::min(size * 1.6, (band.width() - 24 - size) / double(shownPairs - 1)) : 0;
        addTitle(title, shownPairs, pairs);
        for (Index pair = 0; pair < shownPairs; ++pair) {
            const QPointF centre(band.left() + 14 + size / 2 + spread * double(pair), band.top() + 8 + size / 2);
            addClock(centre, size / 2, pair);
            addName(centre, centre.y() + size / 2 + 8, shownPairs > 1 ? spread - 4 : band.width(), pair);
        }
    }

 private:
    void addTitle(const QRectF& room, Index shownPairs, Index pairs) {
        const PositionHeadOptions& setting = m_study.setting;
        const QString asked = formatInteger(m_asked);
        const QString name = tr("How query %1 is made").arg(asked);
        QStringList names{name}, notes;
        if (shownPairs < pairs)
            names.prepend(name + QStringLiteral(" · ") +
                          tr("%1 of %2 clocks").arg(formatInteger(shownPairs), formatInteger(pairs)));
        if (setting.kind == PositionHeadKind::FirstToken) {
            notes += tr("its hand points where that of key 0 points, on every clock");
        } else if (m_study.turns.size() > 1) {
            notes += tr("the sum of its hands, one for each shift");
        } else {
            const Index shift = setting.offsets.front();
            const bool isMet = m_study.hasKey(m_asked + shift);
            notes +=
                (isMet ? tr("turn ○ position %1 by δ = %2 and it lies on ● key %3; small rings: the other keys")
                       : tr("turn ○ position %1 by δ = %2 and it lies on %3, where no key is; small rings: the keys"))
                    .arg(asked, formatInteger(shift), formatInteger(m_asked + shift));
            notes += isMet ? tr("○ turned by δ = %1 lies on ● key %2")
                                 .arg(formatInteger(shift), formatInteger(m_asked + shift))
                           : tr("turned by δ = %1: no key there").arg(formatInteger(shift));
        }
        m_marks.title(room, names, notes, m_theme);
    }

    void addName(const QPointF& centre, double top, double width, Index pair) {
        const QRectF line(centre.x() - width / 2, top, width, kLabel);
        m_marks.text(line, Qt::AlignCenter, {tr("pair %1").arg(formatInteger(pair)), formatInteger(pair)},
                     textFont(font_size::kSmallest, QFont::DemiBold), m_theme.text);
        if (m_study.turns.size() != 1) return;
        m_marks.text(line.translated(0, kLabel), Qt::AlignCenter,
                     {tr("%1°").arg(formatDecimals(m_study.turns.front()[pair] * 360 / kTwoPi, 0))},
                     textFont(font_size::kSmallest), m_theme.indexDelta);
    }
    void addClock(const QPointF& centre, double radius, Index pair) {
        const Matrix& keys = m_study.head->keys;
        const Index count = m_study.count();
        const QPen cross = strokePen(m_theme.track, 1);
        m_marks.line(centre - QPointF(radius, 0), centre + QPointF(radius, 0), cross);
        m_marks.line(centre - QPointF(0, radius), centre + QPointF(0, radius), cross);
        m_marks.circle(centre, radius, strokePen(m_theme.control, 1));
        const auto keyPlace = [&](Index key) {
            return on(centre, radius, keys(key, 2 * pair), keys(key, 2 * pair + 1));
        };
        const Index most = std::clamp<Index>(Index(kTwoPi * radius / kOnRim), 1, kMaxOnRim);
        const Index first = std::clamp<Index>(m_asked - most / 2, 0, std::max<Index>(0, count - most));
        for (Index key = first; key < std::min(count, first + most); ++key)
            m_marks.dot(keyPlace(key), 2, m_theme.indexJ, false, m_theme.surface);

        const bool isRotation = m_study.setting.kind == PositionHeadKind::Rotation;
        const QPointF from = keyPlace(m_asked);
        const double start = m_study.handAngle(m_asked, pair);
        for (std::size_t h = 0; h < m_study.turns.size(); ++h)
            addTurn(centre, radius * (0.4 + 0.12 * double(h % 3)), start, m_study.turns[h][pair]);
        addHand(centre, from, m_theme.indexI, isRotation ? 2 : 1.5);
        m_marks.dot(from, 4, m_theme.indexI, false, m_theme.surface);
        for (std::size_t h = 0; h < m_study.turns.size(); ++h)
            addMeeting(centre, on(centre, radius, start + m_study.turns[h][pair]),
                       m_study.hasKey(m_asked + m_study.setting.offsets[h]));
        if (!isRotation) addMeeting(centre, keyPlace(0), true);
        m_marks.circle(centre, 2, Qt::NoPen, m_theme.text);
    }

    void addHand(const QPointF& centre, const QPointF& end, const QColor& ink, double width) {
        m_marks.line(centre, end, strokePen(ink, width, Qt::SolidLine, Qt::FlatCap));
    }
    /// The turned hand with a dot at its end. @param isMet  there is a key
    void addMeeting(const QPointF& centre, const QPointF& end, bool isMet) {
        addHand(centre, end, m_theme.text, 2);
        m_marks.circle(end, isMet ? 5 : 4.5,
                       isMet ? strokePen(m_theme.surface, 1.25) : strokePen(m_theme.indexDelta, 1.75),
                       isMet ? m_theme.indexJ : m_theme.surface);
    }
    void addTurn(const QPointF& centre, double radius, double start, double angle) {
        if (angle == 0) return;
        const QPolygonF points = addTurnSector(m_marks, m_theme, centre, start, angle, radius, 1.3 * radius, 1.75);
        const double length = std::min(7.0, std::abs(angle) * radius * 0.7);
        if (length < 3) return;
        const QPointF end = points.constLast();
        const QPointF out = end - centre;
        m_marks.arrowHead(end, std::atan2(out.y(), out.x()) + (angle > 0 ? -1 : 1) * (std::numbers::pi / 2 - 0.12),
                          length, m_theme.indexDelta);
    }

    Marks& m_marks;
    const PositionHeadStudy& m_study;
    const Theme& m_theme;
    Index m_asked;
};

/// The clocks of one query, the matrix of all weights, and bands over the keys with arcs, scores and weights.
class PositionHeadFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(PositionHeads)

 protected:
    Grid buildLayout() override {
        setPartKeys(m_clocks, "query-clocks", m_bands.arcs(), "arcs", m_bands.scores(), "score-bars", m_bands.weights(),
                    "weight-bars");
        const auto& shown = numbers();
        const QStringList words = labelsOf(shown.input.words);
        MatrixStyle look{.symbol = QStringLiteral("𝐴"),
                         .name = tr("weights"),
                         .map = ColourMap::weights(theme()),
                         .low = 0,
                         .high = 1,
                         .rowAxis = tr("Query"),
                         .columnAxis = tr("Key"),
                         .rowWords = words,
                         .columnWords = words,
                         .maxLabelWidth = std::min(90.0, viewport().width() * 0.13),
                         .decimals = count() <= kFewTokens ? std::optional(2) : std::nullopt,
                         .plainZeros = true,
                         .fadesZeros = true};
        m_matrix.set(head().weights, std::move(look), {.least = {1, 1}, .minimumTotal = {72, 72}, .isSquare = true});
        // Space for marks of missing keys is reserved where the shift can be dragged, so that the matrix does not move.
        m_matrix.reserveMargins(shown.positionsBefore > 0 || isInteractive() ? kGhost + 6 : 0,
                                shown.positionsAfter > 0 || isInteractive() ? kGhost + 4 : 0);
        m_bands.set(shown, theme(), words, isTab("weights"));
        setLegend();
        std::vector<LayoutItem> rows;
        const bool isClocks = isTab("query");
        if (queriesUsePositions(shown.setting) && !isTab("weights") && !isTab("every-query")) {
            m_clocks.set({.minimum = {220, 84}, .maximum = {kMaxExtent, 136}, .margins = {0, kClocksTitle, 0, 0}});
            rows.push_back(
                LayoutItem(m_clocks).stretch(0.45).dropPriority(isClocks ? 0 : 3, tr("how the query is made")));
        } else {
            m_clocks.hide();
        }
        if (isTab("every-query")) return column({LayoutItem(m_matrix).stretch(2), m_legend}, 10);
        LayoutItem scores = LayoutItem(m_bands.scores()).dropPriority(2, tr("the scores of the query"));
        if (isTab("weights"))
            return column({std::move(scores), column({LayoutItem(m_bands.weights()), m_bands.arcs()}, 4)}, 14);
        if (isClocks) {
            rows.emplace_back(column({LayoutItem(m_bands.arcs()).stretch(1.2), std::move(scores),
                                      LayoutItem(m_bands.weights()).dropPriority(1, tr("the weights of the query"))},
                                     6));
            return column(std::move(rows), 10);
        }
        LayoutItem bands = LayoutItem(
            column({LayoutItem(m_bands.arcs()).stretch(1.6), std::move(scores),
                    LayoutItem(m_bands.weights()).stretch(0.45).dropPriority(1, tr("the weights of the query"))},
                   6));
        rows.push_back(
            LayoutItem(row({LayoutItem(m_matrix).stretch(0.95), std::move(bands)}, 18).enclosed()).stretch(2));
        rows.emplace_back(m_legend);
        return column(std::move(rows), 10);
    }

    void declareAreas(Marks& marks) const override {
        const Index row = std::clamp<Index>(scene().parameters.row.value_or(0), 0, count() - 1);
        m_bands.declareKeys(marks, row);
        if (!hasOneShift()) return;
        // The peak of the curve can be dragged to another shift.
        if (const auto peak = m_bands.peakAt(query() + numbers().setting.offsets.front()))
            marks.handle("offset", *peak, [this](const QPointF& place) -> ParameterValue {
                return std::int64_t(
                    std::clamp<Index>(std::lround(m_bands.keyAt(place.x())) - query(), -kMaxOffset, kMaxOffset));
            });
    }

    void declareOverlay(Marks& marks) override {
        if (m_matrix.isVisible()) {
            addExpected(marks);
            addGhosts(marks);
        }
        m_bands.addArcs(marks);
    }

    void declareSelection(Marks& marks) override {
        const Index asked = query();
        if (!currentCell() && m_matrix.isVisible()) m_matrix.panel().addRow(marks, asked, theme().indexI);
        PartsFigure::declareSelection(marks);
        if (m_clocks.isVisible()) {
            const QRectF band = m_clocks.content();
            QueryClocks(marks, numbers(), theme(), asked)
                .add(band, QRectF(band.left(), band.top() - kClocksTitle, band.width(), kClocksTitle - 2));
        }
        m_bands.addQuery(marks, asked, key(), hasOneShift() && isInteractive());
    }

    bool needsRelayout(const Scene&, const Scene&) const override { return false; }

 private:
    const PositionHeadStudy& numbers() const { return study<PositionHeadStudy>(); }
    const PositionHead& head() const { return *numbers().head; }
    Index count() const { return numbers().count(); }
    /// The query of the current cell; 0 without one.
    Index query() const {
        const auto cell = currentCell();
        return cell ? std::clamp<Index>(Index(cell->row), 0, count() - 1) : 0;
    }
    /// The key of the current cell, if there is one.
    std::optional<Index> key() const {
        const auto cell = currentCell();
        if (!cell || cell->column < 0 || cell->column >= count()) return std::nullopt;
        return Index(cell->column);
    }
    bool hasOneShift() const { return !numbers().shifts().empty() && !numbers().hasListedShifts; }

    void setLegend() {
        std::vector<LegendPart::Entry> entries;
        if (decorations().colourBar)
            entries.push_back(LegendPart::scale(ColourMap::weights(theme()), 0, 1, tr("weight"), 0, theme()));
        entries.push_back(
            LegendPart::outlined(theme().indexDelta, {tr("the key that is looked for"), tr("looked for")}));
        if (numbers().positionsBefore > 0 || numbers().positionsAfter > 0)
            entries.push_back(
                {.sample = kGhost,
                 .declare = [&ink = theme()](Marks& marks, const QRectF& sample) { addGhost(marks, sample, ink); },
                 .after = {tr("that key lies beyond the sentence"), tr("no such key")}});
        m_legend.set(std::move(entries));
    }

    /// Outlines the cells that the head is designed to find; on small cells only the two sides of the diagonal.
    void addExpected(Marks& marks) const {
        const QRectF cell = m_matrix.panel().box(0, 0);
        const double size = std::min(cell.width(), cell.height());
        std::vector<QLineF> edges;
        if (size < kMinMarked) {
            if (numbers().setting.kind != PositionHeadKind::Rotation) return;
            for (const Index shift : numbers().setting.offsets) {
                const Index first = std::max<Index>(0, -shift), last = std::min(count(), count() - shift) - 1;
                if (first > last) continue;
                const QPointF aside(4 + size, 0);
                const QPointF from = m_matrix.panel().box(first, first + shift).center();
                const QPointF to = m_matrix.panel().box(last, last + shift).center();
                edges.emplace_back(from + aside, to + aside);
                edges.emplace_back(from - aside, to - aside);
            }
        }
        for (Index row = 0; size >= kMinMarked && row < count(); ++row) {
            const auto has = [&](Index at, Index column) {
                return at >= 0 && at < count() && numbers().isExpected(at, column);
            };
            for (const Index column : head().attended[std::size_t(row)].targetKeys) {
                const QRectF box = m_matrix.panel().box(row, column);
                if (!has(row - 1, column)) edges.emplace_back(box.topLeft(), box.topRight());
                if (!has(row + 1, column)) edges.emplace_back(box.bottomLeft(), box.bottomRight());
                if (!has(row, column - 1)) edges.emplace_back(box.topLeft(), box.bottomLeft());
                if (!has(row, column + 1)) edges.emplace_back(box.topRight(), box.bottomRight());
            }
        }
        // All light rims are drawn before the edges, so that no rim covers an edge.
        const double width = size >= 14 ? 2 : 1.5;
        for (const bool isRim : {true, false}) {
            const QPen pen = strokePen(isRim ? theme().surface : theme().indexDelta, isRim ? width + 2 : width,
                                       Qt::SolidLine, Qt::SquareCap);
            for (const QLineF& edge : edges) marks.line(edge, pen);
        }
    }

    /// Adds a hatched cell beside the rows of queries whose key would lie beyond the ends of the sentence.
    void addGhosts(Marks& marks) const {
        const QRectF area = m_matrix.panel().area();
        for (const Index shift : numbers().shifts())
            for (Index row = 0; row < count(); ++row) {
                if (numbers().hasKey(row + shift)) continue;
                const QRectF box = m_matrix.panel().box(row, 0);
                const double left = shift > 0 ? area.right() + 4 : area.left() - 5 - kGhost;
                addGhost(marks, QRectF(left, box.top(), kGhost, box.height()), theme());
            }
    }

    static void addGhost(Marks& marks, const QRectF& ghost, const Theme& theme) {
        marks.hatching(ghost, theme.control);
        if (ghost.height() < kMinMarked) return;
        marks.rect(ghost.adjusted(0.75, 0.75, -0.75, -0.75), dashedPen(theme.indexDelta, 1.5, 2, 1.5));
    }

    MatrixPart m_matrix{*this};
    KeyBands m_bands;
    MarksPart m_clocks;
    LegendPart m_legend;
};

}  // namespace

const FigureMaker positionHeadsFigure = newFigure<PositionHeadFigure>;

}  // namespace attention
