#include "ui/figure/figure.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QStringList>

#include "ui/exhibits/token_input.h"
#include "ui/exhibits/token_plus_position/parts.h"
#include "ui/figure/panels.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

/// Positions with the same row of X, two at least.
using Group = std::vector<Index>;

/// For words, three matrices and their signs.
constexpr QSize kLeastRoom(340, 200);
/// Rows are no higher than this, so that few words do not become blocks.
constexpr double kMostRowHeight = 64;
/// Links of repeated words are drawn where rows are at least so high, in so many lanes side by side.
constexpr double kLeastLinkedRow = 7;
constexpr int kMostLanes = 4;
constexpr double kLane = 15;
/// Cells need this much room for their hatching to be told from a grey.
constexpr double kLeastHatchedCell = 5;
/// The room of a sign between two matrices.
constexpr double kSignRoom = 26;
/// Room for the value of the selected cell above each matrix.
constexpr double kValueRoom = 50;
/// Width that a cell needs for a value with two decimals.
constexpr double kTwoDecimals = 38;

class TokenFigure : public Figure {
 public:
    TokenFigure() {
        freeLayout(*this);
        for (std::size_t i = 0; i < m_panels.size(); ++i)
            m_panels[i].emplace(*this, std::string(std::array{"X", "P", "sum"}[i]));
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override { return cellOfPanels(m_panels, place); }

    /// Beyond the last column of a matrix the next one begins.
    Cell neighbour(const Cell& cell, int right, int down) const override {
        Cell next{cell.row + down, cell.column + right, cell.matrix};
        const auto at =
            std::ranges::find_if(m_panels, [&](const auto& panel) { return panel->matrix() == cell.matrix; });
        const Index columns = shown().sum.cols();
        if (at == m_panels.end()) return next;
        if (next.column >= columns && at + 1 != m_panels.end())
            next = {next.row, 0, (*(at + 1))->matrix()};
        else if (next.column < 0 && at != m_panels.begin())
            next = {next.row, columns - 1, (*(at - 1))->matrix()};
        return next;
    }

 protected:
    void arrange() override {
        const auto& page = Figure::study<TokenPlusPositionStudy>();
        const TokenPlusPosition& values = page.values;
        const QRectF room = viewport();
        const Index rows = values.sum.rows();
        const bool isSmall = room.width() < 520;
        const bool scaled = page.choice.scaled;
        const bool dropout = page.choice.dropout > 0;

        const double most = page.largest > 0 ? page.largest : 1;
        MatrixLook look{.map = ColourMap::signedMap(theme()),
                        .low = -most,
                        .high = most,
                        .rowWords = labelsOf(page.input.words),
                        .widestWord = std::min(90.0, room.width() * 0.14),
                        .inPairs = true};
        const double labels = MatrixPanel::rowLabelWidth(look, rows) + 4;

        // Width for the lanes of the links is found first, from the height that rows will have.
        const double above = MatrixPanel::kNameHeight + 4;
        const double below =
            MatrixPanel::kNumbersHeight + (isSmall ? 0 : MatrixPanel::kAxisHeight) + (parts().colourBar ? 26 : 4);
        const double height = std::clamp(room.height() - above - below - 8, 1.0, kMostRowHeight * double(rows));
        m_rowHeight = height / double(rows);
        layLanes();
        const double lanes = m_lanes.empty() ? 0 : 8 + kLane * double(m_laneCount);
        const double width =
            std::max(1.0, (room.width() - labels - 2 * lanes - 2 * kSignRoom - 14) / double(m_panels.size()));
        const double top = room.top() + above + std::max(0.0, (room.height() - above - below - 8 - height) / 2);
        double left = room.left() + labels;
        const double cell = width / double(values.sum.cols());
        look.decimals = cell >= kTwoDecimals ? 2 : 1;

        const auto widthOf = [](const QString& text, const QFont& font) {
            return text.isEmpty() ? 0 : QFontMetricsF(font).horizontalAdvance(text) + 7;
        };
        const auto show = [&](std::size_t which, const Matrix& matrix, const QString& symbol, const QString& name,
                              const QString& note) {
            // Names give way to the value of the selected cell at their right.
            double rest = width - widthOf(symbol, mathFont(type::kClaim)) - kValueRoom;
            const auto fits = [&](const QString& text, const QFont& font) {
                rest -= widthOf(text, font);
                return rest >= 0 ? text : QString();
            };
            look.symbol = symbol;
            look.name = isSmall ? QString() : fits(name, textFont(type::kAxis, QFont::DemiBold));
            look.note = fits(note, textFont(type::kAxis));
            look.columnAxis = which == 1 && !isSmall ? TokenPlusPositionWords::tr("Column (dimension)") : QString();
            look.numbersRows = which == 0;
            m_panels[which]->show(QRectF(left, top, width, height), &matrix, look, theme());
        };
        show(0, values.embeddings, QStringLiteral("𝑋"), TokenPlusPositionWords::tr("tokens"),
             scaled ? TokenPlusPositionWords::tr("times √%1").arg(values.sum.cols()) : QString());
        left += width + lanes + kSignRoom;
        show(1, values.positions, QStringLiteral("𝑃"), TokenPlusPositionWords::tr("positions"), {});
        left += width + kSignRoom;
        show(2, values.sum, QStringLiteral("𝑋 + 𝑃"), TokenPlusPositionWords::tr("sum"),
             dropout ? TokenPlusPositionWords::tr("after dropout") : QString());
        m_below = top + height + MatrixPanel::kNumbersHeight + (isSmall ? 0 : MatrixPanel::kAxisHeight);
    }

    void drawContent(QCPPainter& painter) override {
        for (const auto& panel : m_panels) panel->draw(painter);
        hatchDropped(painter);
        drawSigns(painter);
        drawLinks(painter, std::nullopt);
        if (parts().colourBar) drawLegend(painter);
    }

    void drawSelection(QCPPainter& painter) override {
        const auto selected = selection();
        const auto current = hover() ? hover() : selected;
        if (current) {
            drawLinks(painter, current->row);
            outlineUnlinked(painter, current->row);
        }
        if (selected) drawEverywhere(painter, *selected, MatrixPanel::Strength::Selected);
        if (hover() && hover() != selected) drawEverywhere(painter, *hover(), MatrixPanel::Strength::Hovered);
        drawPins(painter, m_panels, scene().view.pins);
        if (current) drawValues(painter, *current);
    }

 private:
    const TokenPlusPosition& shown() const { return Figure::study<TokenPlusPositionStudy>().values; }
    MatrixPanel& sum() const { return const_cast<MatrixPanel&>(*m_panels[2]); }

    /// Gives each repeated word a lane of its own beside the rows, from the shortest link to the longest.
    void layLanes() {
        m_lanes.clear();
        m_laneCount = 0;
        if (m_rowHeight < kLeastLinkedRow) return;
        std::vector<const Group*> groups;
        for (const Group& group : Figure::study<TokenPlusPositionStudy>().groups) groups.push_back(&group);
        std::ranges::stable_sort(groups, {}, [](const Group* group) { return group->back() - group->front(); });
        std::vector<std::vector<const Group*>> lanes;
        for (const Group* group : groups) {
            const auto isFree = [&](const std::vector<const Group*>& lane) {
                return std::ranges::none_of(lane, [&](const Group* other) {
                    return group->front() <= other->back() && other->front() <= group->back();
                });
            };
            auto lane = std::ranges::find_if(lanes, isFree);
            if (lane == lanes.end()) {
                if (lanes.size() == kMostLanes) continue;
                lane = lanes.emplace(lanes.end());
            }
            lane->push_back(group);
            m_lanes.push_back({group, int(lane - lanes.begin())});
        }
        m_laneCount = int(lanes.size());
    }

    /// Links the rows of each repeated word: solid with "=" at X, where they are the same, dashed with "≠" at the sum.
    /// @param row  only the link of this row, marked; nothing: all of them
    void drawLinks(QCPPainter& painter, std::optional<Index> row) {
        painter.save();
        painter.setAntialiasing(true);
        painter.setBrush(Qt::NoBrush);
        for (const auto& [group, lane] : m_lanes) {
            const bool isCurrent = row && std::ranges::find(*group, *row) != group->end();
            if (row && !isCurrent) continue;
            for (const bool same : {true, false}) {
                const MatrixPanel& panel = same ? *m_panels[0] : *m_panels[2];
                QPen pen(row ? theme().indexI : theme().control, row ? 2 : 1.5, Qt::SolidLine, Qt::FlatCap);
                if (!same) pen.setDashPattern({2.5, 2});
                painter.setPen(pen);
                const double from = panel.area().right() + 4;
                const double x = from + 2 + kLane * (double(lane) + 0.5);
                const auto middle = [&](Index at) { return panel.box(at, 0).center().y(); };
                painter.drawLine(QLineF(x, middle(group->front()), x, middle(group->back())));
                for (const Index at : *group) painter.drawLine(QLineF(from, middle(at), x, middle(at)));
                drawLinkSign(painter, QPointF(x, (middle(group->front()) + middle((*group)[1])) / 2), same,
                             row ? theme().indexI : theme().text);
            }
        }
        painter.restore();
    }

    /// The equal rows of X of a repeated word that has no lane, as where there are many tokens.
    void outlineUnlinked(QCPPainter& painter, Index row) {
        const Group* group = Figure::study<TokenPlusPositionStudy>().groupOf(row);
        if (!group) return;
        if (std::ranges::any_of(m_lanes, [&](const auto& linked) { return linked.first == group; })) return;
        for (const Index at : *group) m_panels[0]->drawRow(painter, at, theme().indexI, 1);
    }

    void drawLinkSign(QCPPainter& painter, const QPointF& centre, bool same, const QColor& ink) {
        if (m_rowHeight < 14) return;
        const QFont font = textFont(type::kClaim, QFont::DemiBold);
        const QString sign = same ? QStringLiteral("=") : QStringLiteral("≠");
        QRectF box(0, 0, QFontMetricsF(font).horizontalAdvance(sign) + 2, 15);
        box.moveCenter(centre);
        painter.fillRect(box, theme().surface);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(box, Qt::AlignCenter, sign);
    }

    /// What dropout left out: runs of cells share their hatching.
    void hatchDropped(QCPPainter& painter) {
        const Matrix& mask = shown().mask;
        const QSizeF cell = sum().box(0, 0).size();
        m_hatched = Figure::study<TokenPlusPositionStudy>().choice.dropout > 0 &&
                    std::min(cell.width(), cell.height()) >= kLeastHatchedCell;
        if (!m_hatched) return;
        for (Index row = 0; row < mask.rows(); ++row)
            for (Index column = 0; column < mask.cols(); ++column) {
                if (mask(row, column) != 0) continue;
                const Index first = column;
                while (column + 1 < mask.cols() && mask(row, column + 1) == 0) ++column;
                const QRectF run = sum().box(row, first).united(sum().box(row, column));
                painter.fillRect(run, theme().surface);
                drawHatching(painter, run, theme().control);
            }
    }

    void drawSigns(QCPPainter& painter) {
        painter.save();
        painter.setFont(mathFont(type::kTitle));
        painter.setPen(theme().text);
        const double middle = sum().area().center().y();
        const auto sign = [&](const QString& text, double right) {
            painter.drawText(QRectF(right - kSignRoom, middle - 20, kSignRoom, 40), Qt::AlignCenter, text);
        };
        sign(QStringLiteral("+"), m_panels[1]->area().left());
        sign(QStringLiteral("="), m_panels[2]->area().left());
        painter.restore();
    }

    void drawLegend(QCPPainter& painter) {
        const QRectF room = viewport();
        const QFont font = textFont(type::kAxis);
        const double y = std::min(m_below + 10, room.bottom() - 12);
        const QString name = room.width() > 440 ? TokenPlusPositionWords::tr("one scale for all three") : QString();
        const double length = std::min(180.0, std::max(40.0, room.width() * 0.16));
        const double after =
            drawCommonScale(painter, m_panels[0]->area().left(), y, length, name, sum().look(), theme()) + 22;
        if (!m_hatched) return;
        const QRectF swatch(after, y - 2, 22, 13);
        if (after + 40 > room.right()) return;
        drawHatching(painter, swatch, theme().control);
        painter.setPen(QPen(theme().track, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(swatch);
        drawElided(painter, QRectF(after + 28, y - 6, room.right() - after - 30, 20), Qt::AlignLeft | Qt::AlignVCenter,
                   TokenPlusPositionWords::tr("dropped: exactly 0"), font, theme().muted);
    }

    /// One cell in all three: two are added, one is their sum.
    void drawEverywhere(QCPPainter& painter, const Cell& cell, MatrixPanel::Strength strength) {
        for (const auto& panel : m_panels) {
            const bool isOwn = panel->matrix() == cell.matrix;
            panel->drawCell(painter, cell.row, cell.column, isOwn ? strength : MatrixPanel::Strength::Hovered, isOwn);
        }
        if (strength == MatrixPanel::Strength::Selected && cell.matrix != m_panels[0]->matrix())
            drawWordTag(painter, cell.row);
    }

    /// Words stand at the first matrix only.
    void drawWordTag(QCPPainter& painter, Index row) {
        const MatrixPanel& panel = *m_panels[0];
        if (row >= panel.values().rows()) return;
        const QFontMetricsF metrics(textFont(type::kAxis, QFont::DemiBold));
        const QString word = QFontMetricsF(textFont(type::kAxis))
                                 .elidedText(panel.look().rowWords[row], Qt::ElideRight, panel.look().widestWord);
        const double half = metrics.horizontalAdvance(word) / 2 + 8;
        drawTag(painter, word, {panel.area().left() - 4 - half, panel.box(row, 0).center().y()}, viewport(),
                theme().indexI, theme().onIndex);
    }

    /// The three values of the cell above the matrices, at their right edges.
    void drawValues(QCPPainter& painter, const Cell& cell) {
        const QFont font = textFont(type::kAxis, QFont::DemiBold);
        for (const auto& panel : m_panels) {
            if (cell.row >= panel->values().rows() || cell.column >= panel->values().cols()) continue;
            const QRectF area = panel->area();
            const bool isDropped = panel->matrix() == "sum" && shown().mask(cell.row, cell.column) == 0;
            const QString value = displayNumber(panel->values()(cell.row, cell.column), isDropped ? 0 : 3);
            const double width = QFontMetricsF(font).horizontalAdvance(value) + 8;
            const QRectF room(area.right() - width, area.top() - MatrixPanel::kNameHeight, width,
                              MatrixPanel::kNameHeight - 2);
            painter.fillRect(room, theme().surface);
            drawElided(painter, room, Qt::AlignRight | Qt::AlignVCenter, value, font,
                       panel->matrix() == cell.matrix ? theme().text : theme().muted);
        }
    }

    std::array<std::optional<MatrixPanel>, 3> m_panels;
    std::vector<std::pair<const Group*, int>> m_lanes;  ///< a repeated word and its lane
    int m_laneCount = 0;
    double m_rowHeight = 0;
    double m_below = 0;
    bool m_hatched = false;
};

}  // namespace

std::unique_ptr<Figure> makeTokenPlusPositionFigure() {
    return std::make_unique<TokenFigure>();
}

}  // namespace attention
