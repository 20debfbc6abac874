#include "ui/exhibits/position_heads/figure.h"

#include <algorithm>
#include <cmath>

#include "ui/exhibits/position_heads/query_clocks.h"
#include "ui/exhibits/position_heads/words.h"
#include "ui/exhibits/token_input.h"
#include "ui/figure/matrix_panel.h"

namespace attention {
namespace {

/// For words, matrix and lines.
constexpr QSize kLeastRoom(350, 210);
/// The mark of a row whose key does not exist.
constexpr double kGhost = 12;
/// Width that a cell needs for a value with two decimals, and with one.
constexpr double kTwoDecimals = 36;
constexpr double kOneDecimal = 27;
/// Cells that are marked one by one need so many pixels.
constexpr double kLeastMarked = 5;

class PositionHeadFigure : public Figure {
 public:
    PositionHeadFigure() {
        freeLayout(*this);
        m_panel.emplace(*this);
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        if (const auto cell = m_panel->cellAt(place)) return cell;
        const auto key = m_bands.keyUnder(place);
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
    void arrange() override {
        const QRectF page = QRectF(viewport()).adjusted(4, 2, -8, -2);
        const auto& shown = numbers();
        m_picture = {&shown, labelsOf(shown.words), &theme()};
        m_clocks = QRectF();
        QRectF room = page;
        const bool hasClocks = asksForPlaces(shown.setting);
        if (hasClocks && page.height() >= 420) {
            m_clocks = QRectF(page.left(), page.top(), page.width(), std::clamp(page.height() * 0.26, 104.0, 156.0));
            room.setTop(m_clocks.bottom() + 12);
        }
        arrangeMatrix(room);
        const double left = m_panel->area().right() + (shown.behind > 0 ? kGhost + 4 : 0) + 14 + KeyBands::kNumbers;
        QRectF column(QPointF(left, room.top()), room.bottomRight());
        if (hasClocks && !m_clocks.isValid() && column.height() >= 300) {
            m_clocks =
                QRectF(column.left() - KeyBands::kNumbers, column.top(), column.width() + KeyBands::kNumbers, 96);
            column.setTop(m_clocks.bottom() + 8);
        }
        m_bands.arrange(column);
    }

    void drawContent(QCPPainter& painter) override {
        m_panel->draw(painter);
        painter.save();
        painter.setAntialiasing(true);
        drawExpected(painter);
        drawGhosts(painter);
        m_bands.draw(painter);
        painter.restore();
    }

    void drawSelection(QCPPainter& painter) override {
        const auto selected = selection();
        const Index asked = query();
        if (selected && m_panel->has(*selected) && numbers().before > 0) {
            // The tag of the row stands at the cells, not where its word is.
            const QRectF row = m_panel->box(selected->row, 0);
            painter.fillRect(
                QRectF(QPointF(viewport().left(), row.top() + 1), QPointF(row.left() - 2, row.bottom() - 1)),
                theme().surface);
        }
        if (selected && m_panel->has(*selected))
            m_panel->drawCell(painter, selected->row, selected->column, MatrixPanel::Strength::Selected);
        else
            m_panel->drawRow(painter, asked, theme().indexI);
        if (hover() && hover() != selected && m_panel->has(*hover()))
            m_panel->drawCell(painter, hover()->row, hover()->column, MatrixPanel::Strength::Hovered);
        for (const Cell& pin : scene().view.pins) m_panel->drawPin(painter, pin);
        painter.save();
        painter.setAntialiasing(true);
        if (m_clocks.isValid()) QueryClocks(painter, numbers(), theme(), asked).draw(m_clocks);
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
        const Index row = hover() ? Index(hover()->row) : Index(scene().parameters.row.value_or(0));
        return std::clamp<Index>(row, 0, count() - 1);
    }
    /// The key that is looked at, if one is.
    std::optional<Index> key() const {
        const auto cell = hover() ? hover() : selection();
        if (!cell || cell->column >= count()) return std::nullopt;
        return Index(cell->column);
    }
    bool hasOneShift() const { return !numbers().shifts().empty() && !numbers().hasListedShifts; }

    void arrangeMatrix(const QRectF& room) {
        const auto& shown = numbers();
        MatrixLook look{.symbol = QStringLiteral("𝐴"),
                        .name = PositionHeadWords::tr("weights"),
                        .note = {},
                        .map = ColourMap::weights(theme()),
                        .low = 0,
                        .high = 1,
                        .rowAxis = {},
                        .columnAxis = room.height() > 260 ? PositionHeadWords::tr("Key") : QString(),
                        .rowWords = m_picture.words,
                        .columnWords = m_picture.words,
                        .widestWord = std::min(90.0, room.width() * 0.11),
                        .decimals = {},
                        .plainZeros = true};
        if (parts().colourBar) look.scaleDecimals = 0;
        const double labels = MatrixPanel::rowLabelWidth(look, count()) + 4;
        const double before = shown.before > 0 ? kGhost + 8 : 0;
        const double behind = shown.behind > 0 ? kGhost + 4 : 0;
        const double wide = room.width() * 0.47 - labels - before - behind;
        // Words that are wider than their columns stand upright, and need their room below.
        const double widest = m_picture.widestWord(textFont(type::kAxis), look.widestWord) + 6;
        const bool isUpright = widest > std::min(wide, room.height() - 60) / double(count());
        const double below =
            isUpright ? widest + 4
                      : MatrixPanel::kNumbersHeight + (look.columnAxis.isEmpty() ? 2 : MatrixPanel::kAxisHeight);
        if (isUpright) look.columnAxis.clear();
        const double side = std::max(40.0, std::min(room.height() - MatrixPanel::kNameHeight - below, wide));
        const double cell = side / double(count());
        look.decimals = cell >= kTwoDecimals ? std::optional(2) : cell >= kOneDecimal ? std::optional(1) : std::nullopt;
        const double spare = room.height() - MatrixPanel::kNameHeight - below - side;
        const QRectF cells(room.left() + labels + before,
                           room.top() + MatrixPanel::kNameHeight + std::max(0.0, spare * 0.35), side, side);
        m_panel->show(cells, &head().weights, std::move(look), theme());
        // The marks of rows whose key would lie before the first one stand between the words and the cells.
        if (shown.before > 0) m_panel->yAxis().setTickLabelPadding(int(before) + 4);
    }

    /// The edges of what the head is made to find: on fine cells the two sides of the diagonal.
    void drawExpected(QCPPainter& painter) {
        const QRectF cell = m_panel->box(0, 0);
        const double size = std::min(cell.width(), cell.height());
        std::vector<QLineF> edges;
        if (size < kLeastMarked) {
            if (numbers().setting.kind != PositionHeadKind::Rotation) return;
            for (const Index shift : numbers().setting.offsets) {
                const Index first = std::max<Index>(0, -shift), last = std::min(count(), count() - shift) - 1;
                if (first > last) continue;
                const QPointF aside(4 + size, 0);
                const QPointF from = m_panel->box(first, first + shift).center();
                const QPointF to = m_panel->box(last, last + shift).center();
                edges.emplace_back(from + aside, to + aside);
                edges.emplace_back(from - aside, to - aside);
            }
        }
        for (Index row = 0; size >= kLeastMarked && row < count(); ++row) {
            const auto has = [&](Index at, Index column) {
                return at >= 0 && at < count() && numbers().isExpected(at, column);
            };
            for (const Index column : head().attended[std::size_t(row)].expected) {
                const QRectF box = m_panel->box(row, column);
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

    /// Rows of queries whose place lies beyond the sentence: a hatched cell outside, where their key would be.
    void drawGhosts(QCPPainter& painter) {
        const QRectF area = m_panel->area();
        for (const Index shift : numbers().shifts())
            for (Index row = 0; row < count(); ++row) {
                if (numbers().hasKey(row + shift)) continue;
                const QRectF box = m_panel->box(row, 0);
                const double left = shift > 0 ? area.right() + 4 : area.left() - 5 - kGhost;
                const QRectF ghost(left, box.top(), kGhost, box.height());
                drawHatching(painter, ghost, theme().control);
                if (box.height() < kLeastMarked) continue;
                QPen pen(theme().indexDelta, 1.5, Qt::SolidLine, Qt::FlatCap);
                pen.setDashPattern({2, 1.5});
                painter.setPen(pen);
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(ghost.adjusted(0.75, 0.75, -0.75, -0.75));
            }
    }

    std::optional<MatrixPanel> m_panel;
    PositionHeadPicture m_picture;
    KeyBands m_bands{m_picture};
    QRectF m_clocks;
};

}  // namespace

std::unique_ptr<Figure> makePositionHeadFigure() {
    return std::make_unique<PositionHeadFigure>();
}

}  // namespace attention
