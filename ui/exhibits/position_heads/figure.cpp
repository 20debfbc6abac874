#include <algorithm>
#include <cmath>

#include "ui/exhibits/position_heads/key_bands.h"
#include "ui/exhibits/position_heads/query_clocks.h"
#include "ui/exhibits/position_heads/words.h"
#include "ui/exhibits/token_input.h"
#include "ui/figure/parts/legend.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"

namespace attention {
namespace {

/// The mark of a row whose key does not exist.
constexpr double kGhost = 12;
/// Cells that are marked one by one need so many pixels.
constexpr double kLeastMarked = 5;
/// The weights of so few tokens stand in their cells.
constexpr Index kFewTokens = 7;
/// Above the clocks, for their title.
constexpr double kClocksTitle = 20;

/// The clocks of one query, the weights of all, and over the keys where they lead.
class PositionHeadFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(PositionHeads)

 public:
    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (const auto cell = PartsFigure::cellAt(place)) return cell;
        const auto key = hasStudy() ? m_bands.keyUnder(place) : std::nullopt;
        if (!key) return std::nullopt;
        return Cell{std::clamp<Index>(scene().parameters.row.value_or(0), 0, count() - 1), *key};
    }

    /// The peak of the curve can be drawn to another shift.
    std::string_view handleAt(const QPointF& place) const override {
        if (!hasStudy() || !hasOneShift()) return {};
        const auto peak = m_bands.peakAt(query() + numbers().setting.offsets.front());
        return peak && peak->contains(place) ? "offset" : std::string_view();
    }
    ParameterValue handleValue(std::string_view, const QPointF& place) const override {
        return std::int64_t(
            std::clamp<Index>(std::lround(m_bands.keyAt(place.x())) - query(), -kMostOffset, kMostOffset));
    }

 protected:
    Grid tree() override {
        const auto& shown = numbers();
        const QStringList words = labelsOf(shown.input.words);
        MatrixLook look{.symbol = QStringLiteral("𝐴"),
                        .name = tr("weights"),
                        .map = ColourMap::weights(theme()),
                        .low = 0,
                        .high = 1,
                        .rowAxis = tr("Query"),
                        .columnAxis = tr("Key"),
                        .rowWords = words,
                        .columnWords = words,
                        .widestWord = std::min(90.0, viewport().width() * 0.13),
                        .decimals = count() <= kFewTokens ? std::optional(2) : std::nullopt,
                        .plainZeros = true,
                        .quietZeros = true};
        m_matrix.set(head().weights, std::move(look), {.least = {1, 1}, .all = {72, 72}, .isSquare = true});
        m_matrix.setAside(shown.before > 0 ? kGhost + 6 : 0, shown.behind > 0 ? kGhost + 4 : 0);
        m_bands.set(shown, theme(), words);
        setLegend();
        std::vector<Slot> rows;
        if (asksForPlaces(shown.setting)) {
            m_clocks.set({.least = {220, 84}, .most = {kUnlimited, 136}, .around = {0, kClocksTitle, 0, 0}});
            rows.push_back(Slot(m_clocks).share(0.45).rank(3, tr("how the query is made")));
        } else {
            m_clocks.leave();
        }
        Slot scores = Slot(m_bands.scores()).rank(2, tr("the scores of the query"));
        Slot bands = Slot(column({Slot(m_bands.arcs()).share(1.6), std::move(scores),
                                  Slot(m_bands.weights()).share(0.45).rank(1, tr("the weights of the query"))},
                                 6));
        rows.push_back(Slot(row({Slot(m_matrix).share(0.95), std::move(bands)}, 18).enclosed()).share(2));
        rows.emplace_back(m_legend);
        return column(std::move(rows), 10);
    }

    void drawOver(QCPPainter& painter) override {
        drawExpected(painter);
        drawGhosts(painter);
        m_bands.drawArcs(painter);
    }

    void drawSelection(QCPPainter& painter) override {
        const Index asked = query();
        if (!current() && m_matrix.isShown()) m_matrix.panel().drawRow(painter, asked, theme().indexI);
        PartsFigure::drawSelection(painter);
        painter.save();
        painter.setAntialiasing(true);
        if (m_clocks.isShown()) {
            const QRectF band = m_clocks.content();
            QueryClocks(painter, numbers(), theme(), asked)
                .draw(band, QRectF(band.left(), band.top() - kClocksTitle, band.width(), kClocksTitle - 2));
        }
        m_bands.drawQuery(painter, asked, key(), hasOneShift() && isInteractive());
        painter.restore();
    }

    bool selectionMovesLayout(const Scene&, const Scene&) const override { return false; }

 private:
    const PositionHeadStudy& numbers() const { return study<PositionHeadStudy>(); }
    const PositionHead& head() const { return *numbers().head; }
    Index count() const { return numbers().count(); }
    /// The query that is looked at.
    Index query() const {
        const auto cell = current();
        return cell ? std::clamp<Index>(Index(cell->row), 0, count() - 1) : 0;
    }
    /// The key that is looked at, if one is.
    std::optional<Index> key() const {
        const auto cell = current();
        if (!cell || cell->column < 0 || cell->column >= count()) return std::nullopt;
        return Index(cell->column);
    }
    bool hasOneShift() const { return !numbers().shifts().empty() && !numbers().hasListedShifts; }

    void setLegend() {
        std::vector<LegendPart::Entry> entries;
        if (parts().colourBar)
            entries.push_back(LegendPart::scale(ColourMap::weights(theme()), 0, 1, tr("weight"), 0, theme()));
        entries.push_back(
            LegendPart::outlined(theme().indexDelta, {tr("the key that is looked for"), tr("looked for")}));
        if (numbers().before > 0 || numbers().behind > 0)
            entries.push_back({.sample = kGhost,
                               .draw = [&ink = theme()](QCPPainter& painter,
                                                        const QRectF& sample) { drawGhost(painter, sample, ink); },
                               .after = {tr("that key lies beyond the sentence"), tr("no such key")}});
        m_legend.set(std::move(entries));
    }

    /// The edges of what the head is made to find: on fine cells the two sides of the diagonal.
    void drawExpected(QCPPainter& painter) const {
        const QRectF cell = m_matrix.panel().box(0, 0);
        const double size = std::min(cell.width(), cell.height());
        std::vector<QLineF> edges;
        if (size < kLeastMarked) {
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
        for (Index row = 0; size >= kLeastMarked && row < count(); ++row) {
            const auto has = [&](Index at, Index column) {
                return at >= 0 && at < count() && numbers().isExpected(at, column);
            };
            for (const Index column : head().attended[std::size_t(row)].expected) {
                const QRectF box = m_matrix.panel().box(row, column);
                if (!has(row - 1, column)) edges.emplace_back(box.topLeft(), box.topRight());
                if (!has(row + 1, column)) edges.emplace_back(box.bottomLeft(), box.bottomRight());
                if (!has(row, column - 1)) edges.emplace_back(box.topLeft(), box.bottomLeft());
                if (!has(row, column + 1)) edges.emplace_back(box.topRight(), box.bottomRight());
            }
        }
        // All rims first, so that none lies over another edge.
        const double width = size >= 14 ? 2 : 1.5;
        for (const bool isRim : {true, false}) {
            painter.setPen(QPen(isRim ? theme().surface : theme().indexDelta, isRim ? width + 2 : width, Qt::SolidLine,
                                Qt::SquareCap));
            for (const QLineF& edge : edges) painter.drawLine(edge);
        }
    }

    /// Beside the rows of queries whose place lies beyond the sentence: a hatched cell where their key would be.
    void drawGhosts(QCPPainter& painter) const {
        const QRectF area = m_matrix.panel().area();
        for (const Index shift : numbers().shifts())
            for (Index row = 0; row < count(); ++row) {
                if (numbers().hasKey(row + shift)) continue;
                const QRectF box = m_matrix.panel().box(row, 0);
                const double left = shift > 0 ? area.right() + 4 : area.left() - 5 - kGhost;
                drawGhost(painter, QRectF(left, box.top(), kGhost, box.height()), theme());
            }
    }

    static void drawGhost(QCPPainter& painter, const QRectF& ghost, const Theme& theme) {
        drawHatching(painter, ghost, theme.control);
        if (ghost.height() < kLeastMarked) return;
        QPen pen(theme.indexDelta, 1.5, Qt::SolidLine, Qt::FlatCap);
        pen.setDashPattern({2, 1.5});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(ghost.adjusted(0.75, 0.75, -0.75, -0.75));
    }

    MatrixPart m_matrix{*this};
    KeyBands m_bands;
    SketchPart m_clocks;
    LegendPart m_legend;
};

}  // namespace

std::unique_ptr<Figure> makePositionHeadFigure() {
    return std::make_unique<PositionHeadFigure>();
}

}  // namespace attention
