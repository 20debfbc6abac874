#include "ui/figure/figure.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <QStringList>

#include "ui/exhibits/add_or_concatenate/parts.h"
#include "ui/exhibits/token_input.h"
#include "ui/figure/panels.h"

namespace attention {
namespace {

/// For both computations with their names.
constexpr QSize kLeastRoom(420, 270);
/// Figures below this size leave out what explains the blocks in words.
constexpr QSize kRoomy(640, 380);
/// Cells are no larger than this, so that few of them do not become blocks.
constexpr QSizeF kMostCell(46, 26);
/// The room of a sign between two matrices, of a bracket around them, and between two blocks inside it: beside each
/// other their columns' numbers must not touch.
constexpr double kSignRoom = 20;
constexpr double kBracket = 8;
constexpr double kBesideBlocks = 14;
constexpr double kBetweenBlocks = 6;
constexpr double kHeadHeight = 20;
/// Room at the right edge for half of the last column's number.
constexpr double kLastNumber = 14;
/// Words of rows that are lower than this are spread above and below them, with a line to each row.
constexpr double kWordHeight = 14;
constexpr double kWordLine = 14;

class BlocksFigure : public Figure {
 public:
    BlocksFigure() {
        freeLayout(*this);
        for (std::size_t i = 0; i < m_panels.size(); ++i)
            m_panels[i].emplace(*this, std::string(kAddOrConcatenateMatrices[i]));
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override { return cellOfPanels(m_panels, place); }

    /// Beyond the last column of a matrix the next one of its line begins; W goes on from block to block downwards.
    Cell neighbour(const Cell& cell, int right, int down) const override {
        Cell next{cell.row + down, cell.column + right, cell.matrix};
        const Index d = values().tokenWeights.rows();
        if (cell.matrix == "W_x" && next.row >= d) return {0, next.column, "W_p"};
        if (cell.matrix == "W_p" && next.row < 0) return {d - 1, next.column, "W_x"};
        static constexpr std::array<std::array<std::string_view, 4>, 2> kLines{
            {{"X", "one-hot", "W_x", "concatenated"}, {"token-part", "position-part", "added", "difference"}}};
        for (const auto& line : kLines) {
            const auto at = std::ranges::find(line, cell.matrix == "W_p" ? std::string_view("W_x") : cell.matrix);
            if (at == line.end()) continue;
            const auto columns = [&](std::string_view name) { return shown().matrix(name).cols(); };
            const auto rows = [&](std::string_view name) { return shown().matrix(name).rows(); };
            if (next.column >= columns(*at) && at + 1 != line.end())
                return {std::min<Index>(next.row, rows(*(at + 1)) - 1), 0, std::string(*(at + 1))};
            if (next.column < 0 && at != line.begin())
                return {std::min<Index>(next.row, rows(*(at - 1)) - 1), columns(*(at - 1)) - 1, std::string(*(at - 1))};
        }
        return next;
    }

 protected:
    void arrange() override {
        const QRectF room = viewport();
        const Index n = values().tokens.rows();
        const Index d = values().tokens.cols();
        m_roomy = room.width() >= kRoomy.width() && room.height() >= kRoomy.height();

        const double most = shown().largest > 0 ? shown().largest : 1;
        m_look = MatrixLook{.map = ColourMap::signedMap(theme()),
                            .low = -most,
                            .high = most,
                            .numbersColumns = m_roomy,
                            .rowWords = labelsOf(shown().input.words),
                            .widestWord = std::min(80.0, room.width() * 0.1)};
        const double labels = MatrixPanel::rowLabelWidth(*m_look, n);
        MatrixLook ofWeights = *m_look;
        ofWeights.rowWords.clear();
        ofWeights.firstRow = d;
        const double weightLabels = m_roomy ? MatrixPanel::rowLabelWidth(ofWeights, n) : 0;
        const double blockNames = m_roomy ? 20 : 0;

        // One size of cells for all matrices: what is equal looks equal.
        const double above = (m_roomy ? kHeadHeight : 0) + MatrixPanel::kNameHeight;
        const double under = m_roomy ? MatrixPanel::kNumbersHeight : 4;
        // Where it has no room beside the symbol, the largest difference stands in the row of the scale.
        const double scaleHeight = parts().colourBar || !m_roomy ? 24 : 4;
        const double firstFixed = labels + 4 * kBracket + kBesideBlocks + 2 * kSignRoom + weightLabels + blockNames;
        const double secondFixed = labels + kBracket + 3 * kSignRoom;
        const double cellWidth = std::clamp(std::min((room.width() - firstFixed - kLastNumber) / double(3 * d + n),
                                                     (room.width() - secondFixed - kLastNumber) / double(4 * d)),
                                            0.01, kMostCell.width());
        const double fixedHeight = 2 * (above + under) + scaleHeight + kBetweenBlocks + 10;
        const double cellHeight =
            std::clamp((room.height() - fixedHeight) / double(d + 2 * n), 0.01, kMostCell.height());
        m_look->decimals = cellWidth >= 38 ? 2 : 1;
        const double spare = std::max(0.0, room.height() - fixedHeight - cellHeight * double(d + 2 * n));

        const auto size = [&](Index rows, Index columns) {
            return QSizeF(cellWidth * double(columns), cellHeight * double(rows));
        };
        // The first line: [X, H] [W_x; W_p] = C, around the middle of W.
        const double top = room.top() + above + spare / 3;
        const double weightsHeight = size(d + n, 1).height() + kBetweenBlocks;
        const double middle = top + weightsHeight / 2;
        const double inputTop = middle - size(n, 1).height() / 2;
        m_firstHead = QPointF(room.left() + labels, top - MatrixPanel::kNameHeight - kHeadHeight);
        const double secondTop = top + weightsHeight + under + above + spare / 3;
        m_secondHead = QPointF(room.left() + labels, secondTop - MatrixPanel::kNameHeight - kHeadHeight);
        if (!m_roomy) {
            // Left of W, above and below X, where there is room without a row of their own.
            m_firstHead = QPointF(room.left() + 4, top - MatrixPanel::kNameHeight);
            m_secondHead.setX(room.left() + 4);
        }
        const double inputBottom = inputTop + size(n, 1).height();
        m_headed = m_firstHead.y() + kHeadHeight <= inputTop - MatrixPanel::kNameHeight + 1 &&
                   inputBottom + kBracket <= m_secondHead.y();
        const double words = kWordHeight * double(n);
        m_spread = cellHeight < kWordHeight && m_firstHead.y() + kHeadHeight <= middle - words / 2 &&
                   middle + words / 2 <= m_secondHead.y();
        double left = room.left() + labels + kBracket;
        m_signs.clear();
        const auto sign = [&](const QString& text, double centre) {
            m_signs.emplace_back(QRectF(left, centre - 20, kSignRoom, 40), text);
            left += kSignRoom;
        };
        place("X", QRectF({left, inputTop}, size(n, d)), QStringLiteral("𝑋"), AddOrConcatenateWords::tr("tokens"),
              !m_spread, 0);
        left += size(1, d).width() + kBesideBlocks;
        m_look->decimals = 0;
        place("one-hot", QRectF({left, inputTop}, size(n, n)), QStringLiteral("𝐻"),
              AddOrConcatenateWords::tr("one-hot"), false, 0);
        m_look->decimals = cellWidth >= 38 ? 2 : 1;
        left += size(1, n).width() + kBracket;
        sign(QStringLiteral("×"), middle);
        left += weightLabels + kBracket;
        const bool columnNumbers = m_look->numbersColumns;
        m_look->numbersColumns = false;
        const QStringList rowWords = std::exchange(m_look->rowWords, {});
        place("W_x", QRectF({left, top}, size(d, d)), QStringLiteral("𝑊"), AddOrConcatenateWords::tr("one projection"),
              m_roomy, 0);
        m_look->numbersColumns = columnNumbers;
        place("W_p", QRectF({left, top + size(d, 1).height() + kBetweenBlocks}, size(n, d)), {}, {}, m_roomy, d);
        m_look->rowWords = rowWords;
        left += size(1, d).width() + kBracket + blockNames;
        sign(QStringLiteral("="), middle);
        place("concatenated", QRectF({left, inputTop}, size(n, d)), QStringLiteral("𝐶"),
              AddOrConcatenateWords::tr("concatenated"), false, 0);

        // The second line: X W_x + H W_p = A, and what both lines differ by.
        const double secondMiddle = secondTop + size(n, 1).height() / 2;
        left = room.left() + labels + kBracket;
        place("token-part", QRectF({left, secondTop}, size(n, d)), QStringLiteral("𝑇"),
              AddOrConcatenateWords::tr("token × block"), !m_spread, 0);
        left += size(1, d).width();
        sign(QStringLiteral("+"), secondMiddle);
        place("position-part", QRectF({left, secondTop}, size(n, d)), QStringLiteral("𝑆"),
              AddOrConcatenateWords::tr("one-hot × block"), false, 0);
        left += size(1, d).width();
        sign(QStringLiteral("="), secondMiddle);
        place("added", QRectF({left, secondTop}, size(n, d)), QStringLiteral("𝐴"), AddOrConcatenateWords::tr("added"),
              false, 0);
        // Under C where there is room, so that the eye goes straight down.
        left = std::max(left + size(1, d).width() + kSignRoom, panel("concatenated").area().left());
        left = std::min(left, room.right() - kLastNumber - size(1, d).width());
        m_look->decimals = 0;
        place("difference", QRectF({left, secondTop}, size(n, d)), QStringLiteral("𝐶 − 𝐴"), largestDifference(), false,
              0);
        m_below = secondTop + size(n, 1).height() + under;
    }

    void drawContent(QCPPainter& painter) override {
        for (const auto& panel : m_panels) panel->draw(painter);
        painter.save();
        painter.setAntialiasing(true);
        drawBrackets(painter);
        painter.setFont(mathFont(type::kTitle));
        painter.setPen(theme().text);
        for (const auto& [room, sign] : m_signs) painter.drawText(room, Qt::AlignCenter, sign);
        if (m_spread) drawSpreadWords(painter);
        drawWords(painter);
        if (parts().colourBar) drawLegend(painter);
        painter.restore();
    }

    void drawSelection(QCPPainter& painter) override {
        const auto selected = selection();
        if (selected && m_spread && selected->matrix != "W_x" && selected->row < values().tokens.rows())
            drawElided(painter, spreadWord(selected->row), Qt::AlignRight | Qt::AlignVCenter,
                       m_look->rowWords[selected->row], textFont(type::kAxis, QFont::DemiBold), theme().indexI);
        if (selected) drawEverywhere(painter, *selected, MatrixPanel::Strength::Selected);
        if (hover() && hover() != selected) drawEverywhere(painter, *hover(), MatrixPanel::Strength::Hovered);
        drawPins(painter, m_panels, scene().view.pins);
    }

 private:
    const AddOrConcatenateStudy& shown() const { return Figure::study<AddOrConcatenateStudy>(); }
    const AddOrConcatenate& values() const { return shown().values; }
    MatrixPanel& panel(std::string_view name) {
        return **std::ranges::find_if(m_panels, [&](const auto& known) { return known->matrix() == name; });
    }

    void place(std::string_view name, const QRectF& cells, const QString& symbol, const QString& words, bool rowLabels,
               Index firstRow) {
        MatrixLook look = *m_look;
        const auto widthOf = [](const QString& text, const QFont& font) {
            return QFontMetricsF(font).horizontalAdvance(text);
        };
        look.symbol = symbol;
        const double rest = cells.width() - widthOf(symbol, mathFont(type::kClaim)) - 7;
        look.name = m_roomy && widthOf(words, textFont(type::kAxis, QFont::DemiBold)) <= rest ? words : QString();
        look.numbersRows = rowLabels;
        look.firstRow = firstRow;
        panel(name).show(cells, &shown().matrix(name), std::move(look), theme());
    }

    /// Square brackets around blocks that are one matrix.
    void drawBrackets(QCPPainter& painter) {
        const auto around = [&](const QRectF& blocks) {
            constexpr double kGap = 4;
            constexpr double kHook = 5;
            const QRectF outside = blocks.adjusted(-kGap, -kGap, kGap, kGap);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme().text, 1.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
            painter.drawPolyline(QPolygonF{QPointF(outside.left() + kHook, outside.top()), outside.topLeft(),
                                           outside.bottomLeft(), QPointF(outside.left() + kHook, outside.bottom())});
            painter.drawPolyline(QPolygonF{QPointF(outside.right() - kHook, outside.top()), outside.topRight(),
                                           outside.bottomRight(), QPointF(outside.right() - kHook, outside.bottom())});
        };
        around(panel("X").area().united(panel("one-hot").area()));
        around(panel("W_x").area().united(panel("W_p").area()));
    }

    QString largestDifference() const {
        return AddOrConcatenateWords::tr("at most %1").arg(AddOrConcatenateWords::differenceText(values().largest));
    }

    /// Where the word of a row stands when words are higher than rows.
    QRectF spreadWord(Index row) {
        const QRectF cells = panel("X").area();
        const double left = viewport().left();
        const double middle = cells.center().y() + kWordHeight * (double(row) - double(values().tokens.rows() - 1) / 2);
        return {left, middle - kWordHeight / 2, cells.left() - kBracket - kWordLine - left, kWordHeight};
    }

    void drawSpreadWords(QCPPainter& painter) {
        for (Index row = 0; row < values().tokens.rows(); ++row) {
            const QRectF word = spreadWord(row);
            drawElided(painter, word, Qt::AlignRight | Qt::AlignVCenter, m_look->rowWords[row], textFont(type::kAxis),
                       theme().muted);
            const QRectF cell = panel("X").box(row, 0);
            painter.setPen(QPen(theme().control, 1));
            painter.drawLine(QPointF(word.right() + 3, word.center().y()),
                             QPointF(cell.left() - kBracket + 1, cell.center().y()));
        }
    }

    /// What the lines are, which block is whose, and how far both results are apart.
    void drawWords(QCPPainter& painter) {
        const QFont head = textFont(type::kName, QFont::DemiBold);
        const auto heading = [&](const QPointF& place, const QString& whole, const QString& brief) {
            const double right = m_roomy ? viewport().right() : panel("W_x").area().left() - kBracket;
            const QRectF room(place, QSizeF(right - place.x() - 4, kHeadHeight));
            const bool fits = QFontMetricsF(head).horizontalAdvance(whole) <= room.width();
            drawElided(painter, room, Qt::AlignLeft | Qt::AlignVCenter, fits || m_roomy ? whole : brief, head,
                       theme().text);
        };
        if (m_roomy || m_headed) {
            heading(m_firstHead, AddOrConcatenateWords::tr("Concatenate, then project"),
                    AddOrConcatenateWords::tr("Concatenate"));
            heading(m_secondHead, AddOrConcatenateWords::tr("Project each, then add"),
                    AddOrConcatenateWords::tr("Add"));
        }
        if (panel("difference").look().name.isEmpty()) {
            const QRectF cells = panel("difference").area();
            const double width = QFontMetricsF(textFont(type::kAxis)).horizontalAdvance(largestDifference()) + 2;
            drawElided(painter, QRectF(cells.right() - width, m_below - 2, width, 20),
                       Qt::AlignRight | Qt::AlignVCenter, largestDifference(), textFont(type::kAxis), theme().text);
        }
        if (!m_roomy) return;
        const auto beside = [&](std::string_view name, const QString& text) {
            const QRectF block = panel(name).area();
            painter.save();
            painter.translate(block.right() + kBracket + 9, block.center().y());
            painter.rotate(90);
            if (QFontMetricsF(textFont(type::kAxis)).horizontalAdvance(text) <= block.height() + 8)
                drawElided(painter, QRectF(-block.height() / 2 - 4, -9, block.height() + 8, 18), Qt::AlignCenter, text,
                           textFont(type::kAxis), theme().muted);
            painter.restore();
        };
        beside("W_x", AddOrConcatenateWords::tr("block of the token"));
        beside("W_p", AddOrConcatenateWords::tr("positions"));
    }

    void drawLegend(QCPPainter& painter) {
        const QRectF room = viewport();
        const QString name = m_roomy ? AddOrConcatenateWords::tr("one scale for all") : QString();
        drawCommonScale(painter, panel("X").area().left(), std::min(m_below + 6, room.bottom() - 14),
                        std::clamp(room.width() * 0.16, 40.0, 180.0), name, *m_look, theme());
    }

    /// A cell, and everything that it is made of or that is made of it.
    void drawEverywhere(QCPPainter& painter, const Cell& cell, MatrixPanel::Strength strength) {
        const bool isSelected = strength == MatrixPanel::Strength::Selected;
        const double width = isSelected ? 1.5 : 0.75;
        const bool isResult = cell.matrix != "X" && cell.matrix != "one-hot" && cell.matrix != "W_x";
        if (cell.matrix == "W_x") {
            if (cell.row < values().tokens.cols()) panel("X").drawColumn(painter, cell.row, theme().indexI, width);
        } else {
            for (const std::string_view name : {"X", "one-hot"})
                if (cell.matrix != name) panel(name).drawRow(painter, cell.row, theme().indexI, width);
        }
        if (cell.matrix == "X") panel("W_x").drawRow(painter, cell.column, theme().indexJ, width);
        if (cell.matrix == "one-hot") panel("W_p").drawRow(painter, cell.column, theme().indexJ, width);
        if (isResult) {
            if (cell.matrix != "position-part" && cell.matrix != "W_p")
                panel("W_x").drawColumn(painter, cell.column, theme().indexJ, width);
            for (const std::string_view name :
                 {"W_p", "token-part", "position-part", "concatenated", "added", "difference"})
                if (cell.matrix != name)
                    panel(name).drawCell(painter, cell.row, cell.column, MatrixPanel::Strength::Hovered, false);
        }
        panel(cell.matrix).drawCell(painter, cell.row, cell.column, strength);
    }

    std::array<std::optional<MatrixPanel>, 9> m_panels;
    std::optional<MatrixLook> m_look;
    std::vector<std::pair<QRectF, QString>> m_signs;
    QPointF m_firstHead, m_secondHead;
    double m_below = 0;
    bool m_roomy = true;
    bool m_headed = true;   ///< whether a small figure has room for its headings
    bool m_spread = false;  ///< whether the words of X are spread
};

}  // namespace

std::unique_ptr<Figure> makeBlocksFigure() {
    return std::make_unique<BlocksFigure>();
}

}  // namespace attention
