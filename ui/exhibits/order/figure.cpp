#include "ui/exhibits/order/figure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include <QStringList>

#include "core/attention/order_study.h"
#include "ui/exhibits/order/words.h"
#include "ui/exhibits/token_input.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

constexpr QSize kLeastRoom(400, 240);
constexpr double kMostRowHeight = 60;
/// Words are written where rows are at least so high, and the numbers of places beside them.
constexpr double kLeastWordRow = 13;
constexpr double kMostChip = 104;
constexpr double kMostChipHeight = 36;
constexpr double kLeastChip = 12;
/// Room of "+ P₀" beside a chip.
constexpr double kPositionRoom = 38;
constexpr double kGap = 7;
constexpr double kBeforeDifference = 10;
/// Widest word beside a row of the difference, and beside a chip that is too low for it.
constexpr double kMostRowWord = 80;
/// Room of the last column's number beyond the last matrix.
constexpr double kLastNumber = 6;
constexpr double kCardHeight = 56;
/// Of the colours' scale, where it has no room beside the cards.
constexpr double kScaleRow = 20;
constexpr double kTwoDecimals = 38;
/// Figures from this width on have the scale of the colours beside the cards.
constexpr double kLeastWithScale = 720;

class OrderFigure : public Figure {
 public:
    OrderFigure() {
        freeLayout(*this);
        for (std::size_t i = 0; i < m_panels.size(); ++i) m_panels[i].emplace(*this, std::string(kOrderMatrices[i]));
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        for (const auto& panel : m_panels)
            if (const auto cell = panel->cellAt(place)) return cell;
        // A chip stands for its token; a row of the shuffled outputs would be another one's after a drag.
        const Index column = scene().parameters.column.value_or(0);
        for (const bool isShuffled : {false, true})
            if (const auto row = chipAt(place, isShuffled))
                return Cell{isShuffled ? shown().order[std::size_t(*row)] : *row,
                            std::min(column, shown().difference.cols() - 1),
                            std::string(kOrderMatrices[isShuffled ? 2 : 0])};
        return std::nullopt;
    }

    /// Beyond the last column of a matrix the next one begins, in the row of the same token.
    Cell neighbour(const Cell& cell, int right, int down) const override {
        Cell next{cell.row + down, cell.column + right, cell.matrix};
        if (!hasStudy()) return next;
        const auto at = std::ranges::find(kOrderMatrices, cell.matrix);
        const Index columns = shown().difference.cols();
        if (at == kOrderMatrices.end()) return next;
        const bool isLast = at + 1 == kOrderMatrices.end();
        if (next.column >= columns && !isLast)
            next = {rowIn(tokenOf(cell), *(at + 1)), 0, std::string(*(at + 1))};
        else if (next.column < 0 && at != kOrderMatrices.begin())
            next = {rowIn(tokenOf(cell), *(at - 1)), columns - 1, std::string(*(at - 1))};
        return next;
    }

    std::string_view handleAt(const QPointF& place) const override {
        return hasStudy() && chipAt(place, true) ? "order" : std::string_view();
    }
    void beginDrag(const QPointF& place) override {
        const auto row = chipAt(place, true);
        // The token goes along with the pointer, whatever rows it has passed since.
        m_dragged = row ? shown().order[std::size_t(*row)] : -1;
    }
    ParameterValue handleValue(std::string_view, const QPointF& place) const override {
        const Permutation& now = shown().order;
        if (m_dragged < 0 || m_dragged >= Index(now.size())) return orderText(now);
        const double row = (place.y() - m_chips[1].top()) / m_rowHeight;
        const auto to = std::clamp(Index(std::floor(row)), Index(0), Index(now.size()) - 1);
        return orderText(withTokenMoved(now, study().places[std::size_t(m_dragged)], to));
    }
    std::optional<Choice> choiceAt(const QPointF& place) const override {
        for (const bool on : {false, true})
            if (card(on).contains(place) && on != study().setting.hasPositions)
                return Choice{"add-position", choiceValue(on)};
        return std::nullopt;
    }

 protected:
    void arrange() override {
        const QRectF room = viewport();
        const ShuffledAttention& run = shown();
        m_words = labelsOf(study().setting.words);
        const Index rows = run.difference.rows();
        const bool isSmall = room.width() < 560;
        const bool hasScaleRow = parts().colourBar && room.width() < kLeastWithScale;
        const double numbered = MatrixPanel::kNumbersHeight + (isSmall ? 0 : MatrixPanel::kAxisHeight);
        const double below = numbered + (hasScaleRow ? kScaleRow + 6 : 14) + kCardHeight + 6;
        const double above = MatrixPanel::kNameHeight + 4;
        const double height = std::clamp(room.height() - above - below, 1.0, kMostRowHeight * double(rows));
        m_rowHeight = height / double(rows);
        const double top = room.top() + above + std::max(0.0, (room.height() - above - below - height) / 2);

        // Two rows of chips with lines between them stand between what comes out before and after.
        const QFont font = chipFont();
        double widest = 0;
        const double around = isLow() ? kLeastChip + 4 : 18;
        for (const QString& word : m_words)
            widest = std::max(widest, QFontMetricsF(font).horizontalAdvance(word) + around);
        const double chip = std::clamp(widest, kLeastChip, std::min(kMostChip, room.width() * 0.13));
        const bool namesPositions = study().setting.hasPositions && !isSmall && m_rowHeight >= kLeastWordRow;
        const double added = namesPositions ? kPositionRoom : 0;
        const double lines = std::clamp(room.width() * 0.13, 34.0, 150.0);
        MatrixLook named{.map = ColourMap::signedMap(theme()),
                         .rowWords = m_words,
                         .widestWord = std::min(kMostRowWord, room.width() * 0.09)};
        const double labels = kBeforeDifference + MatrixPanel::rowLabelWidth(named, rows);
        const double rest = room.width() - 2 * (chip + added + kGap) - lines - labels - 2 * kGap - kLastNumber;
        const double width = std::max(20.0, rest / double(m_panels.size()));
        double left = room.left() + kGap;
        const QRectF before(left, top, width, height);
        left = before.right() + kGap;
        m_chips[0] = QRectF(left, top, chip, height);
        m_positions[0] = namesPositions ? QRectF(m_chips[0].right(), top, added, height) : QRectF();
        left = m_chips[0].right() + added;
        m_lines = QRectF(left, top, lines, height);
        m_chips[1] = QRectF(m_lines.right(), top, chip, height);
        m_positions[1] = namesPositions ? QRectF(m_chips[1].right(), top, added, height) : QRectF();
        const QRectF after(m_chips[1].right() + added + kGap, top, width, height);
        const QRectF difference(after.right() + labels, top, width, height);

        const double most = study().largestEntry > 0 ? study().largestEntry : 1;
        MatrixLook look{.map = ColourMap::signedMap(theme()),
                        .low = -most,
                        .high = most,
                        .numbersRows = false,
                        .decimals = width / double(run.difference.cols()) >= kTwoDecimals ? 2 : 1};
        const auto show = [&](std::size_t which, const QRectF& cells, const Matrix& matrix, const QString& symbol,
                              const QStringList& names) {
            // Rows of the difference are tokens in reading order; those of its neighbour are not.
            look.numbersRows = which == 2;
            look.rowWords = which == 2 ? named.rowWords : QStringList();
            look.widestWord = named.widestWord;
            look.symbol = symbol;
            const double symbolWidth = QFontMetricsF(mathFont(type::kClaim)).horizontalAdvance(symbol) + 8;
            look.name = firstFitting(names, cells.width() - symbolWidth, textFont(type::kAxis, QFont::DemiBold));
            look.columnAxis = isSmall || which > 0 ? QString() : OrderWords::tr("Column (dimension)");
            if (QFontMetricsF(textFont(type::kAxis)).horizontalAdvance(look.columnAxis) > cells.width())
                look.columnAxis.clear();
            m_panels[which]->show(cells, &matrix, look, theme());
        };
        show(0, before, run.layer.output, QStringLiteral("𝑌"),
             {OrderWords::tr("outputs in reading order"), OrderWords::tr("outputs before"), OrderWords::tr("before")});
        show(1, after, run.shuffled.output, QStringLiteral("𝑍"),
             {OrderWords::tr("outputs when shuffled"), OrderWords::tr("outputs after"), OrderWords::tr("after")});
        show(2, difference, run.difference, QStringLiteral("𝐷"),
             {OrderWords::tr("difference, token by token"), OrderWords::tr("difference")});
        m_below = top + height + numbered + (hasScaleRow ? kScaleRow + 6 : 14);
        m_scaleRow = hasScaleRow
                         ? QRectF(room.left() + kGap, top + height + numbered + 3, room.width() - 2 * kGap, kScaleRow)
                         : QRectF();
        placeCards(room);
    }

    void drawContent(QCPPainter& painter) override {
        for (const auto& panel : m_panels) panel->draw(painter);
        drawLines(painter);
        for (const bool isShuffled : {false, true})
            for (Index row = 0; row < tokenCount(); ++row) drawChip(painter, row, isShuffled, false);
        drawPositions(painter);
        drawLargest(painter);
        for (const bool on : {false, true}) drawCard(painter, on);
        if (parts().colourBar) drawLegend(painter);
    }

    void drawSelection(QCPPainter& painter) override {
        const auto selected = selection();
        const auto current = hover() ? hover() : selected;
        if (current && tokenOf(*current) < tokenCount()) {
            const Index token = tokenOf(*current);
            painter.save();
            painter.setAntialiasing(true);
            drawCased(painter, lineOf(token), theme().indexI, 2.5, theme().surface);
            painter.restore();
            drawChip(painter, token, false, true);
            drawChip(painter, study().places[std::size_t(token)], true, true);
        }
        if (selected) drawEverywhere(painter, *selected, MatrixPanel::Strength::Selected);
        if (hover() && hover() != selected) drawEverywhere(painter, *hover(), MatrixPanel::Strength::Hovered);
        for (const Cell& pin : scene().view.pins)
            for (const auto& panel : m_panels) panel->drawPin(painter, pin);
    }

 private:
    const OrderStudy& study() const { return Figure::study<OrderStudy>(); }
    const ShuffledAttention& shown() const { return study().shown; }
    Index tokenCount() const { return Index(study().places.size()); }

    /// The token of a cell's row, by its place in reading order.
    Index tokenOf(const Cell& cell) const {
        const bool isInside = cell.row >= 0 && cell.row < tokenCount();
        return cell.matrix == kOrderMatrices[1] && isInside ? shown().order[std::size_t(cell.row)] : Index(cell.row);
    }
    Index rowIn(Index token, std::string_view matrix) const {
        const bool isInside = token >= 0 && token < tokenCount();
        return matrix == kOrderMatrices[1] && isInside ? study().places[std::size_t(token)] : token;
    }

    /// Chips are too low for a word: words stand beside them, as many as there is room for.
    bool isLow() const { return m_rowHeight < kLeastWordRow; }
    QFont chipFont() const { return textFont(m_rowHeight >= 18 ? type::kName : type::kSmallest); }
    QRectF chipBox(Index row, bool isShuffled) const {
        const QRectF& column = m_chips[isShuffled ? 1 : 0];
        const double least = m_rowHeight >= kLeastWordRow ? std::min(3.0, m_rowHeight * 0.12) : m_rowHeight * 0.1;
        const double margin = std::max(least, (m_rowHeight - kMostChipHeight) / 2);
        const double width = isLow() ? kLeastChip : column.width();
        // Low ones stand at the lines.
        const double left = isLow() && !isShuffled ? column.right() - width : column.left();
        return QRectF(left, column.top() + double(row) * m_rowHeight + margin, width, m_rowHeight - 2 * margin);
    }
    std::optional<Index> chipAt(const QPointF& place, bool isShuffled) const {
        const QRectF& column = m_chips[isShuffled ? 1 : 0];
        if (!column.contains(place)) return std::nullopt;
        return std::clamp(Index((place.y() - column.top()) / m_rowHeight), Index(0), tokenCount() - 1);
    }
    QLineF lineOf(Index token) const {
        const auto y = [&](Index row) { return m_lines.top() + (double(row) + 0.5) * m_rowHeight; };
        return {m_lines.left() + 3, y(token), m_lines.right() - 3, y(study().places[std::size_t(token)])};
    }

    void drawLines(QCPPainter& painter) {
        painter.save();
        painter.setAntialiasing(true);
        painter.setPen(QPen(theme().control, m_rowHeight >= kLeastWordRow ? 1.5 : 1));
        for (Index token = 0; token < tokenCount(); ++token) painter.drawLine(lineOf(token));
        painter.restore();
    }

    /// A token; those of the shuffled sentence have a grip, since they can be dragged.
    void drawChip(QCPPainter& painter, Index row, bool isShuffled, bool isCurrent) {
        const QRectF box = chipBox(row, isShuffled);
        const double radius = std::min(6.0, box.height() / 2);
        painter.save();
        painter.setAntialiasing(true);
        painter.setPen(isCurrent ? QPen(theme().indexI, 1) : QPen(theme().control, 1));
        painter.setBrush(isCurrent ? theme().indexI : isShuffled ? theme().hover : theme().surface);
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        painter.restore();
        const Index token = isShuffled ? shown().order[std::size_t(row)] : row;
        const QString& word = m_words[token];
        if (isLow()) {
            drawBeside(painter, row, isShuffled, word, isCurrent);
            return;
        }
        if (box.width() < 24) return;
        drawElided(painter, box.adjusted(6, 0, -6, 0), Qt::AlignCenter, word, chipFont(),
                   isCurrent ? theme().onIndex : theme().text);
    }

    /// The word of a low chip, of one in so many that they do not touch; that of the current one covers its neighbours.
    void drawBeside(QCPPainter& painter, Index row, bool isShuffled, const QString& word, bool isCurrent) {
        const auto oneIn = Index(std::ceil(kLeastWordRow / m_rowHeight));
        const QRectF& column = m_chips[isShuffled ? 1 : 0];
        const double width = column.width() - kLeastChip - 4;
        if ((row % oneIn != 0 && !isCurrent) || width < 16) return;
        const double middle = chipBox(row, isShuffled).center().y();
        const QRectF room(isShuffled ? column.right() - width : column.left(), middle - kLeastWordRow / 2 - 1, width,
                          kLeastWordRow + 2);
        if (isCurrent) painter.fillRect(room, theme().surface);
        drawElided(painter, room, (isShuffled ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter, word, chipFont(),
                   isCurrent ? theme().indexI : theme().muted);
    }

    /// What is added to the token at each place: the same at either side, since positions do not move along.
    void drawPositions(QCPPainter& painter) {
        for (const QRectF& column : m_positions) {
            if (column.isEmpty()) continue;
            for (Index row = 0; row < tokenCount(); ++row) {
                const QRectF room(column.left() + 3, column.top() + double(row) * m_rowHeight, column.width() - 3,
                                  m_rowHeight);
                const QString letter = QStringLiteral("+ 𝑃");
                const QFont math = mathFont(type::kBody);
                const double width = QFontMetricsF(math).horizontalAdvance(letter);
                drawElided(painter, room, Qt::AlignLeft | Qt::AlignVCenter, letter, math, theme().muted);
                drawElided(painter, room.adjusted(width + 1, 6, 6, 6), Qt::AlignLeft | Qt::AlignVCenter,
                           wholeNumber(row), textFont(type::kSmallest), theme().muted);
            }
        }
    }

    /// Where the difference is largest, if it is more than rounding.
    void drawLargest(QCPPainter& painter) {
        if (!study().knowsPlaces() || shown().largest == 0) return;
        const QRectF cell = m_panels[2]->box(shown().largestRow, shown().largestColumn);
        drawCasedBox(painter, cell, theme().text, 1.5, theme().surface);
    }

    void placeCards(const QRectF& room) {
        const double scaleRoom = parts().colourBar && room.width() >= kLeastWithScale ? 210 : 0;
        const double width = std::min(330.0, (room.width() - scaleRoom - 2 * kGap - 12) / 2);
        const double y = std::min(m_below, room.bottom() - kCardHeight);
        m_cards[0] = QRectF(room.left() + kGap, y, width, kCardHeight);
        m_cards[1] = m_cards[0].translated(width + 12, 0);
    }
    const QRectF& card(bool on) const { return m_cards[on ? 1 : 0]; }

    /// The largest difference, without positions and with them; the one that is shown is outlined.
    void drawCard(QCPPainter& painter, bool on) {
        const QRectF box = card(on);
        const bool isCurrent = on == study().setting.hasPositions;
        const double largest = study().largest(on);
        painter.save();
        painter.setAntialiasing(true);
        painter.setPen(isCurrent ? QPen(theme().text, 2) : QPen(theme().track, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6);
        painter.restore();

        const QFont big = textFont(type::kClaim + 2, QFont::DemiBold);
        const QString number = OrderWords::difference(largest);
        const double numberWidth = QFontMetricsF(big).horizontalAdvance(number) + 14;
        const QColor ink = isCurrent ? theme().text : theme().muted;
        drawElided(painter, QRectF(box.right() - numberWidth - 4, box.top(), numberWidth, box.height()),
                   Qt::AlignCenter, number, big, ink);
        const QRectF words = box.adjusted(12, 7, -numberWidth - 8, -7);
        drawElided(painter, QRectF(words.left(), words.top(), words.width(), words.height() / 2),
                   Qt::AlignLeft | Qt::AlignVCenter,
                   firstFitting({on ? OrderWords::tr("with positions added") : OrderWords::tr("without positions"),
                                 on ? OrderWords::tr("with P") : OrderWords::tr("without P")},
                                words.width(), textFont(type::kName, QFont::DemiBold)),
                   textFont(type::kName, QFont::DemiBold), ink);
        const bool isRounding = !on && !study().hasMask();
        drawElided(painter, QRectF(words.left(), words.center().y(), words.width(), words.height() / 2),
                   Qt::AlignLeft | Qt::AlignVCenter,
                   firstFitting(
                       isRounding           ? QStringList{OrderWords::tr("shuffled along, up to rounding"),
                                                OrderWords::tr("up to rounding"), OrderWords::tr("rounding")}
                       : study().isCausal() ? QStringList{OrderWords::tr("the causal mask knows the order"),
                                                          OrderWords::tr("causal mask on")}
                       : study().hasRadius()
                           ? QStringList{OrderWords::tr("the radius knows the order"), OrderWords::tr("radius on")}
                           : QStringList{OrderWords::tr("every place adds its own P"), OrderWords::tr("places differ")},
                       words.width(), textFont(type::kAxis)),
                   textFont(type::kAxis), theme().muted);
    }

    void drawLegend(QCPPainter& painter) {
        const double left = m_cards[1].right() + 24;
        const QRectF room = m_scaleRow.isValid()
                                ? m_scaleRow
                                : QRectF(left, m_cards[1].top(), viewport().right() - left - kGap, kCardHeight);
        const MatrixLook& look = m_panels[0]->look();
        const int decimals = scaleDecimals(look.high);
        const QFontMetricsF metrics(textFont(type::kAxis));
        const double number = metrics.horizontalAdvance(displayNumber(look.low, decimals)) + 10;
        constexpr double kShortest = 40;
        constexpr double kLongest = 110;
        const double forName = room.width() - 2 * number - kShortest - 10;
        const QString name =
            firstFitting({OrderWords::tr("Y, Z and D"), QStringLiteral("Y, Z, D")}, forName, textFont(type::kAxis));
        const double named = name.isEmpty() ? 0 : metrics.horizontalAdvance(name) + 10;
        const double length = std::min(kLongest, room.width() - named - 2 * number);
        if (length < kShortest) return;
        drawScale(painter, QRectF(room.left() + named + number, room.center().y() - 5, length, 9), look.map, look.low,
                  look.high, name, theme(), decimals);
    }

    /// One token and column in all three.
    void drawEverywhere(QCPPainter& painter, const Cell& cell, MatrixPanel::Strength strength) {
        const Index token = tokenOf(cell);
        if (token < 0 || token >= tokenCount()) return;
        for (const auto& panel : m_panels) {
            const bool isOwn = panel->matrix() == cell.matrix;
            panel->drawCell(painter, rowIn(token, panel->matrix()), cell.column,
                            isOwn ? strength : MatrixPanel::Strength::Hovered, isOwn);
        }
    }

    std::array<std::optional<MatrixPanel>, 3> m_panels;
    QStringList m_words;                ///< of the tokens, in reading order
    std::array<QRectF, 2> m_chips;      ///< in reading order, and shuffled
    std::array<QRectF, 2> m_positions;  ///< of P beside them; empty: none
    std::array<QRectF, 2> m_cards;
    QRectF m_lines;
    QRectF m_scaleRow;  ///< empty: the scale stands beside the cards
    double m_rowHeight = 1;
    double m_below = 0;
    Index m_dragged = -1;  ///< the token of the chip that is dragged
};

}  // namespace

std::unique_ptr<Figure> makeOrderFigure() {
    return std::make_unique<OrderFigure>();
}

}  // namespace attention
