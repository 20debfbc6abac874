#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/order_run.h"
#include "core/extent.h"
#include "ui/exhibits/attention_layer.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/token_input.h"
#include "ui/figure/figure.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct OrderWords {
    Q_DECLARE_TR_FUNCTIONS(Order)
};

/// The matrices, in the order in which they stand: before, after, and what lies between them.
constexpr std::array<std::string_view, 3> kMatrices{"output", "shuffled-output", "token-difference"};
constexpr Index kMostTokens = 512;

struct OrderResult : Study {
    std::shared_ptr<const OrderRun> run;
    Permutation places;  ///< of each token
    QStringList words;
    double largest = 0;  ///< of all that is drawn, without its sign
};

bool addsPositions(const Scene& scene) {
    return scene.parameters.addPosition;
}
bool isCausal(const Scene& scene) {
    return scene.parameters.mask == MaskNameChoice::Causal;
}
/// A radius that hides no key hides nothing.
bool hasRadius(const Scene& scene) {
    return scene.parameters.radius && *scene.parameters.radius + 1 < attentionSizes(scene).queryCount;
}
/// Some key is hidden from some query, by their places.
bool hasMask(const Scene& scene) {
    return isCausal(scene) || hasRadius(scene);
}
/// Something besides the tokens depends on places.
bool knowsPlaces(const Scene& scene) {
    return addsPositions(scene) || hasMask(scene);
}

/// What tells places apart, in words: "positions and a causal mask".
QString whatKnowsPlaces(const Scene& scene) {
    const bool positions = addsPositions(scene);
    if (isCausal(scene) && positions) return OrderWords::tr("positions and the causal mask");
    if (isCausal(scene)) return OrderWords::tr("the causal mask");
    if (hasRadius(scene) && positions) return OrderWords::tr("positions and the mask by radius");
    if (hasRadius(scene)) return OrderWords::tr("the mask by radius");
    return OrderWords::tr("positions");
}

/// "causal", as in the table.
std::string maskText(const Scene& scene) {
    std::string text = isCausal(scene) ? "causal" : "";
    if (scene.parameters.radius)
        text += (text.empty() ? "radius " : ", radius ") + std::to_string(*scene.parameters.radius);
    return text.empty() ? "none" : text;
}

QString differenceText(double value) {
    return value == 0 ? QStringLiteral("0") : significantNumber(value, 2);
}

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
        for (std::size_t i = 0; i < m_panels.size(); ++i) m_panels[i].emplace(*this, std::string(kMatrices[i]));
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
                            std::string(kMatrices[isShuffled ? 2 : 0])};
        return std::nullopt;
    }

    /// Beyond the last column of a matrix the next one begins, in the row of the same token.
    Cell neighbour(const Cell& cell, int right, int down) const override {
        Cell next{cell.row + down, cell.column + right, cell.matrix};
        if (!hasStudy()) return next;
        const auto at = std::ranges::find(kMatrices, cell.matrix);
        const Index columns = shown().difference.cols();
        if (at == kMatrices.end()) return next;
        const bool isLast = at + 1 == kMatrices.end();
        if (next.column >= columns && !isLast)
            next = {rowIn(tokenOf(cell), *(at + 1)), 0, std::string(*(at + 1))};
        else if (next.column < 0 && at != kMatrices.begin())
            next = {rowIn(tokenOf(cell), *(at - 1)), columns - 1, std::string(*(at - 1))};
        return next;
    }

    std::string_view handleAt(const QPointF& place) const override {
        if (!hasStudy()) return {};
        const auto row = chipAt(place, true);
        // The token goes along with the pointer, whatever rows it has passed since.
        m_dragged = row ? shown().order[std::size_t(*row)] : -1;
        return row ? "order" : std::string_view();
    }
    ParameterValue handleValue(std::string_view, const QPointF& place) const override {
        const Permutation& now = shown().order;
        if (m_dragged < 0 || m_dragged >= Index(now.size())) return orderText(now);
        const double row = (place.y() - m_chips[1].top()) / m_rowHeight;
        const auto to = std::clamp(Index(std::floor(row)), Index(0), Index(now.size()) - 1);
        return orderText(withTokenMoved(now, numbers().places[std::size_t(m_dragged)], to));
    }
    std::optional<Choice> choiceAt(const QPointF& place) const override {
        for (const bool on : {false, true})
            if (card(on).contains(place) && on != addsPositions(scene()))
                return Choice{"add-position", choiceValue(on)};
        return std::nullopt;
    }

 protected:
    void arrange() override {
        const QRectF room = viewport();
        const ShuffledAttention& run = shown();
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
        for (const QString& word : numbers().words)
            widest = std::max(widest, QFontMetricsF(font).horizontalAdvance(word) + around);
        const double chip = std::clamp(widest, kLeastChip, std::min(kMostChip, room.width() * 0.13));
        const bool namesPositions = numbers().run->setting.hasPositions && !isSmall && m_rowHeight >= kLeastWordRow;
        const double added = namesPositions ? kPositionRoom : 0;
        const double lines = std::clamp(room.width() * 0.13, 34.0, 150.0);
        MatrixLook named{.map = ColourMap::signedMap(theme()),
                         .rowWords = numbers().words,
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

        const double most = numbers().largest > 0 ? numbers().largest : 1;
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
            drawChip(painter, numbers().places[std::size_t(token)], true, true);
        }
        if (selected) drawEverywhere(painter, *selected, MatrixPanel::Strength::Selected);
        if (hover() && hover() != selected) drawEverywhere(painter, *hover(), MatrixPanel::Strength::Hovered);
        for (const Cell& pin : scene().view.pins)
            for (const auto& panel : m_panels) panel->drawPin(painter, pin);
    }

 private:
    const OrderResult& numbers() const { return Figure::study<OrderResult>(); }
    const ShuffledAttention& shown() const { return numbers().run->shown; }
    Index tokenCount() const { return Index(numbers().places.size()); }

    /// The token of a cell's row, by its place in reading order.
    Index tokenOf(const Cell& cell) const {
        const bool isInside = cell.row >= 0 && cell.row < tokenCount();
        return cell.matrix == kMatrices[1] && isInside ? shown().order[std::size_t(cell.row)] : Index(cell.row);
    }
    Index rowIn(Index token, std::string_view matrix) const {
        const bool isInside = token >= 0 && token < tokenCount();
        return matrix == kMatrices[1] && isInside ? numbers().places[std::size_t(token)] : token;
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
        return {m_lines.left() + 3, y(token), m_lines.right() - 3, y(numbers().places[std::size_t(token)])};
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
        const QString& word = numbers().words[token];
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
                           displayNumber(double(row), 0), textFont(type::kSmallest), theme().muted);
            }
        }
    }

    /// Where the difference is largest, if it is more than rounding.
    void drawLargest(QCPPainter& painter) {
        if (!knowsPlaces(scene()) || shown().largest == 0) return;
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
        const bool isCurrent = on == addsPositions(scene());
        const double largest = numbers().run->largest(on);
        painter.save();
        painter.setAntialiasing(true);
        painter.setPen(isCurrent ? QPen(theme().text, 2) : QPen(theme().track, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6);
        painter.restore();

        Scene asked = scene();
        asked.parameters.addPosition = on;
        const QFont big = textFont(type::kClaim + 2, QFont::DemiBold);
        const QString number = differenceText(largest);
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
        const bool isRounding = !knowsPlaces(asked);
        drawElided(painter, QRectF(words.left(), words.center().y(), words.width(), words.height() / 2),
                   Qt::AlignLeft | Qt::AlignVCenter,
                   firstFitting(
                       isRounding        ? QStringList{OrderWords::tr("shuffled along, up to rounding"),
                                                OrderWords::tr("up to rounding"), OrderWords::tr("rounding")}
                       : isCausal(asked) ? QStringList{OrderWords::tr("the causal mask knows the order"),
                                                       OrderWords::tr("causal mask on")}
                       : hasRadius(asked)
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

    /// The same token and column of all three.
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
    std::array<QRectF, 2> m_chips;      ///< in reading order, and shuffled
    std::array<QRectF, 2> m_positions;  ///< of P beside them; empty: none
    std::array<QRectF, 2> m_cards;
    QRectF m_lines;
    QRectF m_scaleRow;  ///< empty: the scale stands beside the cards
    double m_rowHeight = 1;
    double m_below = 0;
    mutable Index m_dragged = -1;  ///< the token of the chip that was last pointed at
};

class OrderPage : public Exhibit {
 public:
    std::string_view id() const override { return "order"; }
    Chapter chapter() const override { return Chapter::Attention; }
    QString name() const override { return OrderWords::tr("Word order"); }
    QString title() const override { return OrderWords::tr("Word order"); }
    QString claim() const override {
        return OrderWords::tr(
            "Without positions a shuffled sentence gives the same outputs, shuffled along; with positions it does "
            "not.");
    }

    Caption caption(const Scene& scene) const override {
        // Of an order that is refused nothing can be seen.
        const auto refused = problem(scene);
        return {shuffledDefinition(addsPositions(scene), hasMask(scene)),
                refused ? refused->words.toHtmlEscaped() : seen(scene), tryThis(scene),
                OrderWords::tr(
                    "One often reads that shuffling leaves the output of "
                    "<a href=\"term:self-attention\">self-attention</a> unchanged. It does not: the outputs are "
                    "shuffled along with their tokens, which is called "
                    "<a href=\"term:permutation-equivariance\">permutation equivariance</a>. So “dog bites man” and "
                    "“man bites dog” would be told the same about each word, if nothing said where it stands.")};
    }

    QString description(const Scene& scene) const override {
        const auto run = orderRunNow(alone(scene));
        QStringList sentences;
        sentences += OrderWords::tr(
            "Outputs Y of a self-attention layer in reading order, its outputs Z for the same tokens in another order, "
            "with a line from each token to its new place, and their difference D, token by token, as three heatmaps "
            "with one colour scale, blue for negative and red for positive numbers.");
        if (addsPositions(scene))
            sentences += OrderWords::tr("Positions are added.");
        else
            sentences += OrderWords::tr("No positions are added.");
        if (isCausal(scene)) sentences += OrderWords::tr("A causal mask hides later tokens.");
        if (run && !problem(scene)) {
            std::vector<std::string> shuffled;
            for (const Index token : run->shown.order) shuffled.push_back(run->setting.words[std::size_t(token)]);
            sentences += OrderWords::tr("Reading order: %1. Shuffled: %2.")
                             .arg(tokensText(run->setting.words), tokensText(shuffled));
            sentences += OrderWords::tr("The largest difference is %1 without positions and %2 with them.")
                             .arg(differenceText(run->withoutPositions), differenceText(run->withPositions));
            if (const auto selected = selectionOf(scene.parameters)) {
                const Explanation explanation = explain(scene, *selected);
                if (explanation.tags.size() > 1)
                    sentences += OrderWords::tr("Selected: %1, %2, %3: %4.")
                                     .arg(explanation.tags[0].text, explanation.tags[1].text, explanation.sentence,
                                          explanation.value);
            }
        }
        return sentences.join(betweenSentences());
    }

    std::vector<Preset> presets() const override {
        return {
            {"without-positions",
             OrderWords::tr("Without positions"),
             OrderWords::tr("Only rounding is left of the difference: the outputs move along with their tokens."),
             {{"add-position", "off"}}},
            {"dog-bites-man",
             OrderWords::tr("Dog bites man"),
             OrderWords::tr("Two words change places. Without positions neither would notice."),
             {{"tokens", "the dog bites the man"}, {"order", "0,4,2,3,1"}, {"n", "5"}, {"d", "16"}}},
            {"causal",
             OrderWords::tr("A causal mask, no positions"),
             OrderWords::tr("Who stands before whom depends on the order, so a causal mask alone ends equivariance."),
             {{"add-position", "off"}, {"mask", "causal"}}},
            {"window",
             OrderWords::tr("A window, no positions"),
             OrderWords::tr("Neighbours change, so restricted attention notices the order, too."),
             {{"add-position", "off"}, {"radius", "1"}}},
            {"inputs-alone",
             OrderWords::tr("No projections, no positions"),
             OrderWords::tr("Weights from x·x alone are shuffled along as well."),
             {{"add-position", "off"}, {"attention-projections", "off"}, {"d", "8"}}},
            {"chinese",
             OrderWords::tr("Chinese, by character"),
             OrderWords::tr("狗咬人, a dog bites a person, and the other way round."),
             {{"tokens", "狗咬人"}, {"order", "2,1,0"}, {"n", "3"}, {"d", "16"}}},
        };
    }

    std::span<const ParameterUse> uses() const override {
        static const std::array kUses{
            ParameterUse{.key = "tokens"},
            ParameterUse{.key = "order"},
            ParameterUse{.key = "add-position"},
            ParameterUse{.key = "mask"},
            ParameterUse{.key = "radius", .sliderMaximum = 16},
            ParameterUse{.key = "n", .maximum = double(kMostTokens), .sliderMaximum = 64},
            ParameterUse{.key = "d", .maximum = 2048, .sliderMaximum = 128},
            ParameterUse{.key = "heads", .divides = "d"},
            ParameterUse{.key = "attention-projections"},
            ParameterUse{.key = "seed", .sliderMaximum = 99},
            ParameterUse{.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
            ParameterUse{.key = "matrix", .names = kMatrices},
            ParameterUse{.key = "row"},
            ParameterUse{.key = "column"},
        };
        return kUses;
    }

    std::span<const TableDescription> tables() const override {
        static const std::array kTables{
            TableDescription{"difference",
                             "whether positions are added: off, then on",
                             {{"add-position", "", ColumnType::Text, "off or on"},
                              {"mask", "", ColumnType::Text, "none, causal, or the radius"},
                              {"largest-difference", "", ColumnType::Real, "of any token's output, in any column"}}},
            TableDescription{"output", "a token in reading order", dimensionColumns("output Y")},
            TableDescription{"shuffled-output", "a place of the shuffled sentence",
                             dimensionColumns("output Z of the token there")},
            TableDescription{"token-difference", "a token in reading order",
                             dimensionColumns("output when shuffled minus output in reading order")},
            TableDescription{"order",
                             "a place of the shuffled sentence",
                             {{"place", "", ColumnType::Integer, "0 to n - 1"},
                              {"token", "", ColumnType::Text, "the token there"},
                              {"reading-place", "", ColumnType::Integer, "its place in reading order"}}},
            kDerivationTable,
        };
        return kTables;
    }

    std::span<const ArrayUse> arrays() const override {
        static const std::array kArrays = [] {
            const std::vector<ArrayUse> all = attentionArrays();
            return std::array{ArrayUse{"input", 2, 2, "embeddings, n x d"}, all[2]};
        }();
        return kArrays;
    }

    std::vector<Decision> decided(const Scene& scene) const override { return decidedByAttention(alone(scene)); }
    NoEffect noEffect(std::string_view key, const Scene& scene) const override {
        // What positions do is shown beside the layer without them, and so is a base.
        if (key == "base") return {};
        // The seed shuffles the sentence where no order is given.
        if (key == "seed" && scene.parameters.order.empty()) return {};
        return idleParameter(key, alone(scene));
    }

    std::optional<SceneProblem> problem(const Scene& scene) const override {
        if (auto problem = problemOfAttention(alone(scene))) return problem;
        if (const auto sentence = sceneOrderProblem(alone(scene)))
            return SceneProblem{
                "order", false, *sentence,
                OrderWords::tr("The order does not fit the sentence: it names each of the places 0 to %1 once, as in "
                               "“2, 0, 1” for three tokens. Without one the sentence is shuffled.")
                    .arg(displayNumber(double(attentionSizes(alone(scene)).queryCount - 1), 0))};
        return std::nullopt;
    }

    double memoryNeeded(const Scene& scene) const override { return 2 * orderRunBytes(alone(scene)); }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        auto result = std::make_shared<OrderResult>();
        result->run = orderRun(alone(scene), stop);
        if (stop.stop_requested()) return result;
        const ShuffledAttention& shown = result->run->shown;
        result->places = inverseOrder(shown.order);
        result->words = labelsOf(result->run->setting.words);
        for (const Matrix* matrix : {&shown.layer.output, &shown.shuffled.output, &shown.difference}) {
            const auto [least, most] = extentOf(*matrix);
            result->largest = std::max({result->largest, -least, most});
        }
        return result;
    }

    Table table(std::string_view name, const Scene& scene) const override {
        if (name == kDerivationTable.name) {
            orderRun(alone(scene));
            return derivationOfSelection(scene);
        }
        const auto run = orderRun(alone(scene));
        const auto matrix = [&](const Matrix& values) {
            return MatrixTable{std::make_shared<const Matrix>(values), numberedColumns(values.cols())};
        };
        if (name == "difference")
            return ColumnTable{
                {{"add-position", std::vector<std::string>{"off", "on"}},
                 {"mask", std::vector<std::string>(2, maskText(scene))},
                 {"largest-difference", std::vector<double>{run->withoutPositions, run->withPositions}}}};
        if (name == "output") return matrix(run->shown.layer.output);
        if (name == "shuffled-output") return matrix(run->shown.shuffled.output);
        if (name == "token-difference") return matrix(run->shown.difference);
        if (name == "order") {
            const std::vector<std::int64_t> order(run->shown.order.begin(), run->shown.order.end());
            std::vector<std::int64_t> places;
            std::vector<std::string> words;
            for (std::size_t place = 0; place < order.size(); ++place) {
                places.push_back(std::int64_t(place));
                words.push_back(run->setting.words[std::size_t(order[place])]);
            }
            return ColumnTable{{{"place", std::move(places)}, {"token", std::move(words)}, {"reading-place", order}}};
        }
        throw std::invalid_argument("order has no table \"" + std::string(name) + "\"");
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<OrderFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override {
        const auto run = orderRunNow(alone(scene));
        const bool isShuffled = cell.matrix == kMatrices[1];
        const bool isDifference = cell.matrix == kMatrices[2];
        Explanation explanation;
        explanation.value = QStringLiteral("…");
        explanation.sentence = isDifference ? OrderWords::tr("what shuffling changes in this token's output")
                               : isShuffled ? OrderWords::tr("output of the token at this place, when shuffled")
                                            : OrderWords::tr("output of this token, in reading order");
        const Explanation::Tag column{OrderWords::tr("column %1").arg(displayNumber(double(cell.column), 0)),
                                      IndexRole::J};
        const auto placeTag = [&](const QString& word) {
            const QString number = displayNumber(double(cell.row), 0);
            return Explanation::Tag{word.isEmpty() ? OrderWords::tr("place %1").arg(number)
                                                   : OrderWords::tr("place %1: %2").arg(number, word),
                                    IndexRole::I};
        };
        if (!run) {
            explanation.tags = {placeTag({}), column};
            return explanation;
        }
        const ShuffledAttention& shown = run->shown;
        const Index token = isShuffled ? shown.order[std::size_t(cell.row)] : Index(cell.row);
        explanation.tags = {placeTag(quotedWord(run->setting.words[std::size_t(token)])), column};
        explanation.derivation = isDifference ? shuffledDifferenceDerivation(shown, cell.row, cell.column)
                                 : isShuffled ? shuffledOutputDerivation(run->input(), shown, cell.row, cell.column)
                                              : orderedOutputDerivation(run->input(), shown, cell.row, cell.column);
        const double value = explanation.derivation.value;
        explanation.value = isDifference ? differenceText(value) : displayNumber(value, 4);
        return explanation;
    }

 private:
    /// Self-attention, without what only other pages use. Drawn embeddings are multiplied by sqrt(d), as in the
    /// Transformer, or words would drown in positions and one output would look like the next.
    static Scene alone(const Scene& scene) {
        Scene own = scene;
        own.parameters = numbersOnly(order().uses(), scene.parameters);
        own.parameters.scaleEmbedding = true;
        own.arrays.erase("memory");
        // A batch that another page shows is none of this one's.
        if (const Array* input = findValues(own, "input"); input && input->shape.size() != 2) own.arrays.erase("input");
        return own;
    }

    /// The first place that has another word now; where all words are the same, the first one with another token.
    static Index changedPlace(const Permutation& order, const OrderRun* run) {
        for (const bool isByWord : {true, false})
            for (std::size_t place = 0; place < order.size(); ++place) {
                const auto token = std::size_t(order[place]);
                const bool isOther =
                    isByWord && run ? run->setting.words[token] != run->setting.words[place] : token != place;
                if (isOther) return Index(place);
            }
        return 0;
    }

    static QString seen(const Scene& scene) {
        const auto run = orderRunNow(alone(scene));
        const Permutation order = orderOf(alone(scene));
        if (order == readingOrder(Index(order.size())))
            return OrderWords::tr("The sentence stands in reading order, so nothing changes.");
        QStringList sentences;
        const QString largest = run ? differenceText(run->shown.largest) : QString();
        if (!knowsPlaces(scene)) {
            sentences += OrderWords::tr(
                "Each output moves along with its <a href=\"term:token\">token</a>: a row of <i>Y</i> is found again "
                "in <i>Z</i>, at the other end of its line.");
            if (run)
                sentences += OrderWords::tr(
                                 "The largest difference, %1, is rounding: the same numbers are added in another "
                                 "order.")
                                 .arg(largest);
        } else {
            sentences += OrderWords::tr("Here %1 tell places apart.", nullptr, addsPositions(scene) ? 2 : 1)
                             .arg(whatKnowsPlaces(scene));
            if (addsPositions(scene) && !hasMask(scene))
                sentences += OrderWords::tr(
                    "The first formula is about <i>X</i> without <i>P</i>, and there <i>D</i> would be 0.");
            if (hasMask(scene)) sentences += OrderWords::tr("With a mask <i>f</i>(Π<i>X</i>) ≠ Π<i>f</i>(<i>X</i>).");
            if (addsPositions(scene))
                sentences += OrderWords::tr(
                                 "The tokens move and <i>P</i> stays: what goes in at place %1 is another token plus "
                                 "the same <i>P</i><sub>%1</sub>.")
                                 .arg(displayNumber(double(changedPlace(order, run.get())), 0));
            if (run)
                sentences +=
                    OrderWords::tr("So outputs change by up to %1, in the cell outlined in <i>D</i>.").arg(largest);
            if (isCausal(scene))
                sentences += OrderWords::tr(
                    "A <a href=\"term:causal-mask\">causal mask</a> shows a token only those before it, and these are "
                    "others now; it ends equivariance even without positions.");
        }
        if (!findValues(scene, "input"))
            sentences += OrderWords::tr("Random <a href=\"term:embedding\">embeddings</a> are multiplied by √d here.");
        return sentences.join(betweenSentences());
    }

    static QString tryThis(const Scene& scene) {
        QStringList suggestions;
        Scene without = scene;
        without.parameters.addPosition = false;
        suggestions +=
            !addsPositions(scene) ? OrderWords::tr("<a href=\"add-position=on\">Add positions</a>.")
            : knowsPlaces(without)
                ? OrderWords::tr(
                      "<a href=\"add-position=off\">Take the positions away</a>: the mask still tells "
                      "places apart.")
                : OrderWords::tr("<a href=\"add-position=off\">Take the positions away</a>: rounding is left.");
        suggestions += isCausal(scene) ? OrderWords::tr("<a href=\"mask=none\">Take the causal mask away</a>.")
                                       : OrderWords::tr("<a href=\"mask=causal\">Put on a causal mask</a>.");
        suggestions += OrderWords::tr(
            "Drag a token of the shuffled sentence to another place, "
            "<a href=\"play:seed\">shuffle on</a>, or see who bites whom in "
            "<a href=\"preset:dog-bites-man\">dog bites man</a>.");
        return suggestions.join(betweenSentences());
    }
};

}  // namespace

const Exhibit& order() {
    static const OrderPage exhibit;
    return exhibit;
}

}  // namespace attention
