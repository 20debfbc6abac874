#include "ui/exhibits/relative_shift/figure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numbers>

#include <QPainterPath>

#include "ui/exhibits/relative_shift/words.h"
#include "ui/figure/arrow_head.h"
#include "ui/figure/heatmap.h"
#include "ui/figure/ring.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

/// How near a hand's end a press takes hold of it.
constexpr double kGrasp = 11;

}  // namespace

std::optional<Cell> ShiftFigure::cellAt(const QPointF& place) const {
    if (!hasStudy()) return std::nullopt;
    if (m_panel.isShown())
        if (const auto cell = m_panel.cellAt(place)) return cell;
    const Index pair = chosenPair();
    for (const auto& [brackets, matrix] : cellsOfProducts()) {
        for (std::size_t k = 0; k < brackets->entries.size(); ++k) {
            if (!brackets->entries[k].box.contains(place)) continue;
            if (brackets->entries.size() == 4)
                return Cell{2 * pair + Index(k / 2), 2 * pair + Index(k % 2), std::string(matrix)};
            return Cell{2 * pair + Index(k), 0, std::string(matrix)};
        }
    }
    if (m_residual.contains(place)) return Cell{shown().encoding.largestPair, 0, "residual"};
    if (const ClockFace* face = clockAt(place)) return Cell{face->pair, 0, "angles"};
    return std::nullopt;
}

Cell ShiftFigure::neighbour(const Cell& cell, int right, int down) const {
    if (cell.matrix == "rotation") return {cell.row + down, cell.column + right, cell.matrix};
    if (cell.matrix == "angles" && right == 0)
        if (const auto pair = clockBelow(cell.row, down)) return {*pair, 0, cell.matrix};
    // Of a single column: along the clocks, or the columns of the encoding.
    return {cell.row + right + down, 0, cell.matrix};
}

std::optional<ShiftFigure::Choice> ShiftFigure::choiceAt(const QPointF& place) const {
    if (const ClockFace* face = clockAt(place)) return Choice{"pair", std::int64_t(face->pair)};
    return std::nullopt;
}

std::string_view ShiftFigure::handleAt(const QPointF& place) const {
    const auto near = [&](const QPointF& hand, const ClockFace& face) {
        // The end of a hand, or the outer half of it.
        const QPointF along = hand - face.centre;
        const QPointF to = place - face.centre;
        const double t = QPointF::dotProduct(to, along) / QPointF::dotProduct(along, along);
        return QLineF(place, hand).length() <= kGrasp ||
               (t > 0.5 && t <= 1 && QLineF(place, face.centre + t * along).length() <= kGrasp / 2);
    };
    for (const ClockFace& face : m_clocks) {
        if (!face.isLarge) continue;
        const bool isTarget = near(tip(face, shown().encoding.target), face);
        if (!isTarget && !near(tip(face, shown().encoding.from), face)) continue;
        m_grabbed = face;
        return isTarget ? "offset" : "position";
    }
    return {};
}

ParameterValue ShiftFigure::handleValue(std::string_view key, const QPointF& place) const {
    const QPointF to = place - m_grabbed.centre;
    const double angle = hasSineRight() ? std::atan2(to.x(), -to.y()) : std::atan2(-to.y(), to.x());
    return std::int64_t(key == "position" ? shown().positionAt(angle, m_grabbed.pair)
                                          : shown().offsetAt(angle, m_grabbed.pair));
}

void ShiftFigure::arrange() {
    // In the window the ring of the keyboard's focus runs along the edge, and needs some room to the texts.
    const double edge = isInteractive() ? 6 : 10;
    QRectF page = QRectF(viewport()).adjusted(edge, isInteractive() ? 4 : 8, -edge, -(isInteractive() ? 6 : 8));
    m_left = page.left();
    m_right = page.right();
    m_clocks.clear();
    m_smallEnd = 0;
    m_symbols.reset();
    m_numbers.reset();
    m_productTitle = m_arrow = m_residual = m_roadsTitle = m_line = m_smallTitle = m_legend = QRectF();
    m_additions.clear();
    m_panel.hide();
    m_scale = QRectF();
    const bool isWide = page.width() >= 640;
    if (parts().legend && page.height() >= 150) {
        m_legend = QRectF(page.left(), page.top(), page.width(), kLegendHeight - 4);
        page.setTop(page.top() + kLegendHeight);
    }

    // What lies below the clocks, in order of what is given up last.
    const double leastClocks = std::clamp(page.height() * 0.42, 112.0, 176.0);
    double below = 0;
    double product = 0;
    double roads = 0;
    const auto take = [&](double& section, double wanted) {
        if (page.height() - below - wanted < leastClocks) return;
        section = wanted;
        below += wanted;
    };
    const double productHeight = kTitleHeight + 2 * kRowOfProduct + 19;
    const double roadsHeight = kTitleHeight + (isWide ? 96 : 78);
    const bool roadsFirst = scene().parameters.firstShift.has_value();
    if (roadsFirst) take(roads, roadsHeight);
    take(product, productHeight);
    if (!roadsFirst) take(roads, roadsHeight);
    double additions = 0;
    if (roads > 0) take(additions, 62);
    // More room makes larger clocks first, then longer roads.
    const double spare = page.height() - below - std::max(page.height() * 0.46, 200.0);
    if (roads > 0 && spare > 0) {
        const double more = std::min(spare, 60.0);
        roads += more;
        below += more;
    }

    QRectF clocks = page;
    clocks.setBottom(page.bottom() - below - (below > 0 ? 8 : 0));
    QRectF lower = page;
    lower.setTop(page.bottom() - below);
    const Index pairs = shown().pairs();
    const bool panelBesideClocks = isWide && pairs <= kMostLarge / 2;
    if (panelBesideClocks) {
        const double room = std::min(clocks.height(), page.width() * 0.34);
        arrangePanel(QRectF(page.right() - room, clocks.top(), room, clocks.height()));
        clocks.setRight(page.right() - room - 28);
    }
    arrangeClocks(clocks);
    if (product > 0) {
        arrangeProduct(QRectF(lower.left(), lower.top(), lower.width(), product));
        lower.setTop(lower.top() + product);
    }
    if (roads > 0) {
        QRectF left = lower;
        const double room = std::min(lower.height(), page.width() * 0.3);
        if (isWide && !panelBesideClocks && lower.height() >= 130 && shown().rotation) {
            arrangePanel(QRectF(page.right() - room, lower.top(), room, lower.height()));
            left.setRight(page.right() - room - 36);
        }
        m_roadsTitle = QRectF(left.left(), left.top() + 6, left.width(), kTitleHeight - 6);
        m_line = QRectF(left.left(), left.top() + kTitleHeight, left.width(), roads - kTitleHeight);
        if (additions > 0) arrangeAdditions(QRectF(left.left(), m_line.bottom() + 4, left.width(), additions - 4));
    }
}

void ShiftFigure::drawContent(QCPPainter& painter) {
    painter.save();
    painter.setAntialiasing(true);
    drawLegend(painter);
    for (const ClockFace& face : m_clocks) drawFace(painter, face);
    drawAxisNames(painter);
    drawSmallTitle(painter);
    drawProduct(painter);
    drawRoads(painter);
    for (const auto& [layout, place] : m_additions) layout.paint(painter, place, theme(), theme().text);
    painter.restore();
    if (!m_panel.isShown()) return;
    m_panel.draw(painter);
    if (m_scale.isValid()) drawScale(painter, m_scale, m_panel.look().map, -1, 1, QString(), theme());
}

void ShiftFigure::drawSelection(QCPPainter& painter) {
    painter.save();
    painter.setAntialiasing(true);
    const auto selected = selection();
    for (const Cell& pin : scene().view.pins) drawPin(painter, pin);
    if (selected) drawMark(painter, *selected, true);
    if (hover() && hover() != selected) drawMark(painter, *hover(), false);
    painter.restore();
}

void ShiftFigure::arrangePanel(const QRectF& room) {
    if (!shown().rotation) return;
    const MatrixLook look{.symbol = QStringLiteral("𝑀"),
                          .name = {},
                          .note = ShiftWords::tr("a block for each pair"),
                          .map = ColourMap::signedMap(theme()),
                          .rowAxis = {},
                          .columnAxis = {},
                          .rowWords = {},
                          .columnWords = {},
                          .inPairs = true,
                          .decimals = 2,
                          .isSquare = true};
    const double labels = MatrixPanel::rowLabelWidth(look, shown().shift.dimensions);
    QRectF cells(room.left() + labels + 8, room.top() + MatrixPanel::kNameHeight, 0, 0);
    const double scaleRoom = 20;
    const double side =
        std::min(room.right() - cells.left(), room.bottom() - cells.top() - MatrixPanel::kNumbersHeight - scaleRoom);
    if (side < 70) return;
    cells.setSize({side, side});
    // At the right edge, under its name.
    cells.moveRight(room.right() - 4);
    m_panel.show(cells, shown().rotation.get(), look, theme());
    if (parts().colourBar)
        m_scale =
            QRectF(cells.center().x() - side * 0.3, cells.bottom() + MatrixPanel::kNumbersHeight + 8, side * 0.6, 8);
}

void ShiftFigure::drawLegend(QCPPainter& painter) const {
    if (!m_legend.isValid()) return;
    const QFont font = textFont(type::kAxis);
    const QFontMetricsF metrics(font);
    const std::array<QString, 3> words{ShiftWords::tr("position %1").arg(wholeNumber(shown().shift.position)),
                                       ShiftWords::tr("position %1").arg(wholeNumber(shown().target())),
                                       ShiftWords::tr("the turn between them")};
    constexpr double kSign = 28;
    const double right = m_smallTitle.isValid() ? m_smallTitle.left() - 12 : m_legend.right();
    double left = m_legend.left();
    const double y = m_legend.center().y();
    for (std::size_t k = 0; k < words.size(); ++k) {
        const double width = metrics.horizontalAdvance(words[k]);
        if (left + kSign + 8 + width > right) break;
        const QColor ink = k == 0 ? theme().indexI : k == 1 ? theme().text : theme().indexDelta;
        if (k < 2) {
            painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(QPointF(left, y), QPointF(left + kSign - 9, y));
            drawEnd(painter, {left + kSign - kRing - 1, y}, kRing, k == 0);
        } else {
            QPainterPath arc;
            const QRectF box(left + 4, y - 5, 22, 22);
            arc.arcMoveTo(box, 160);
            arc.arcTo(box, 160, -110);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::FlatCap));
            painter.drawPath(arc);
            drawArrowHead(painter, arc.currentPosition(), -40 * std::numbers::pi / 180, 7, ink);
        }
        painter.setFont(font);
        painter.setPen(theme().text);
        painter.drawText(QRectF(left + kSign + 8, m_legend.top(), width + 2, m_legend.height()), Qt::AlignVCenter,
                         words[k]);
        left += kSign + 8 + width + (m_legend.width() < 640 ? 14 : 24);
    }
}

void ShiftFigure::drawTwoWeights(QCPPainter& painter, const QRectF& room, const QString& bold, const QString& muted,
                                 const QColor& ink) const {
    const QFont heavy = textFont(type::kName, QFont::DemiBold);
    const QFont light = textFont(type::kName);
    const double width = QFontMetricsF(heavy).horizontalAdvance(bold);
    drawElided(painter, room, Qt::AlignVCenter | Qt::AlignLeft, bold, heavy, ink);
    if (width + 10 + QFontMetricsF(light).horizontalAdvance(muted) > room.width()) return;
    drawElided(painter, room.adjusted(width + 10, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, muted, light,
               theme().muted);
}

void ShiftFigure::drawRule(QCPPainter& painter, double y) const {
    painter.setPen(QPen(theme().rule, 1));
    painter.drawLine(QPointF(m_left, std::floor(y) + 0.5), QPointF(m_right, std::floor(y) + 0.5));
}

std::vector<ShiftFigure::ClockFace> ShiftFigure::clocksOf(const Cell& cell) const {
    if (cell.matrix == "rotation") return {};
    const bool isPair = RelativeShiftStudy::hasRowForPair(cell.matrix);
    std::vector<ClockFace> clocks;
    std::ranges::copy_if(m_clocks, std::back_inserter(clocks), [&](const ClockFace& face) {
        return face.pair == (isPair ? cell.row : pairOfColumn(cell.row));
    });
    return clocks;
}

void ShiftFigure::drawMark(QCPPainter& painter, const Cell& cell, bool isSelected) {
    const double width = isSelected ? 2 : 1;
    const auto outline = [&](const QRectF& box) { drawCasedBox(painter, box, theme().text, width, theme().surface); };
    if (cell.matrix == "rotation" && m_panel.isShown() && m_panel.has(cell)) {
        // Rows and columns are both the encoding's columns: nothing here is a position.
        m_panel.drawRow(painter, cell.row, theme().indexJ, isSelected ? 1.5 : 1);
        m_panel.drawColumn(painter, cell.column, theme().indexJ, isSelected ? 1.5 : 1);
        outline(m_panel.box(cell.row, cell.column));
    }
    for (const QRectF& box : numbersOf(cell)) outline(box);
    if (cell.matrix == "residual" && cell.row == shown().encoding.largestPair && m_residual.isValid())
        outline(m_residual.adjusted(-4, 0, 2, 0));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().text, width));
    for (const ClockFace& face : clocksOf(cell)) {
        const double ring = face.radius + (face.isLarge ? 4 : 2.5);
        painter.drawEllipse(face.centre, ring, ring);
    }
}

void ShiftFigure::drawPin(QCPPainter& painter, const Cell& cell) {
    const QRectF page = viewport();
    if (m_panel.isShown()) m_panel.drawPin(painter, cell);
    for (const QRectF& box : numbersOf(cell)) drawCellMark(painter, box, page, theme());
    for (const ClockFace& face : clocksOf(cell))
        drawCellMark(painter, around(face.centre, face.radius + 3), page, theme());
}

}  // namespace attention
