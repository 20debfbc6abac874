#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <stdexcept>

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/add_or_concatenate.h"
#include "core/encoding/embedding_derivation.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_words.h"
#include "ui/exhibits/token_input.h"
#include "ui/figure/figure.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(AddOrConcatenate)
};

/// The matrices, in the order of the tables: the first is the default.
constexpr std::array<std::string_view, 9> kMatrices{"difference", "concatenated", "added",        "X", "one-hot", "W_x",
                                                    "W_p",        "token-part",   "position-part"};

std::int64_t mostRow(const Parameters& parameters) {
    return (parameters.matrix == "W_x" ? parameters.d : parameters.n) - 1;
}
std::int64_t mostColumn(const Parameters& parameters) {
    return (parameters.matrix == "one-hot" ? parameters.n : parameters.d) - 1;
}

struct PageResult : Study {
    std::shared_ptr<const AddOrConcatenate> values;
    QStringList words;
    double largest = 0;  ///< of all matrices, without its sign
};

const Matrix& matrixOf(const AddOrConcatenate& values, std::string_view name) {
    if (name == "difference") return values.difference;
    if (name == "concatenated") return values.concatenated;
    if (name == "added") return values.added;
    if (name == "X") return values.tokens;
    if (name == "one-hot") return values.oneHot;
    if (name == "W_x") return values.tokenWeights;
    if (name == "W_p") return values.positionWeights;
    if (name == "token-part") return values.tokenPart;
    if (name == "position-part") return values.positionPart;
    throw std::invalid_argument("add-or-concatenate has no table \"" + std::string(name) + "\"");
}

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
/// A difference of rounding has no more digits worth reading.
constexpr int kOfDifference = 2;

class BlocksFigure : public Figure {
 public:
    BlocksFigure() {
        freeLayout(*this);
        for (std::size_t i = 0; i < m_panels.size(); ++i) m_panels[i].emplace(*this, std::string(kMatrices[i]));
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        for (const auto& panel : m_panels)
            if (const auto cell = panel->cellAt(place)) return cell;
        return std::nullopt;
    }

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
            const auto columns = [&](std::string_view name) { return matrixOf(values(), name).cols(); };
            const auto rows = [&](std::string_view name) { return matrixOf(values(), name).rows(); };
            if (next.column >= columns(*at) && at + 1 != line.end())
                return {std::min<Index>(next.row, rows(*(at + 1)) - 1), 0, std::string(*(at + 1))};
            if (next.column < 0 && at != line.begin())
                return {std::min<Index>(next.row, rows(*(at - 1)) - 1), columns(*(at - 1)) - 1, std::string(*(at - 1))};
        }
        return next;
    }

 protected:
    void arrange() override {
        const AddOrConcatenate& shown = values();
        const QRectF room = viewport();
        const Index n = shown.tokens.rows();
        const Index d = shown.tokens.cols();
        m_roomy = room.width() >= kRoomy.width() && room.height() >= kRoomy.height();

        const double most = Figure::study<PageResult>().largest > 0 ? Figure::study<PageResult>().largest : 1;
        m_look = MatrixLook{.symbol = {},
                            .name = {},
                            .note = {},
                            .map = ColourMap::signedMap(theme()),
                            .low = -most,
                            .high = most,
                            .rowAxis = {},
                            .columnAxis = {},
                            .numbersColumns = m_roomy,
                            .rowWords = Figure::study<PageResult>().words,
                            .columnWords = {},
                            .widestWord = std::min(80.0, room.width() * 0.1),
                            .inPairs = false,
                            .decimals = {}};
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
        place("X", QRectF({left, inputTop}, size(n, d)), QStringLiteral("𝑋"), PageWords::tr("tokens"), !m_spread, 0);
        left += size(1, d).width() + kBesideBlocks;
        m_look->decimals = 0;
        place("one-hot", QRectF({left, inputTop}, size(n, n)), QStringLiteral("𝐻"), PageWords::tr("one-hot"), false, 0);
        m_look->decimals = cellWidth >= 38 ? 2 : 1;
        left += size(1, n).width() + kBracket;
        m_times = {left, middle - 20, kSignRoom, 40};
        left += kSignRoom + weightLabels + kBracket;
        const bool columnNumbers = m_look->numbersColumns;
        m_look->numbersColumns = false;
        const QStringList rowWords = std::exchange(m_look->rowWords, {});
        place("W_x", QRectF({left, top}, size(d, d)), QStringLiteral("𝑊"), PageWords::tr("one projection"), m_roomy, 0);
        m_look->numbersColumns = columnNumbers;
        place("W_p", QRectF({left, top + size(d, 1).height() + kBetweenBlocks}, size(n, d)), {}, {}, m_roomy, d);
        m_look->rowWords = rowWords;
        left += size(1, d).width() + kBracket + blockNames;
        m_firstEquals = {left, middle - 20, kSignRoom, 40};
        left += kSignRoom;
        place("concatenated", QRectF({left, inputTop}, size(n, d)), QStringLiteral("𝐶"), PageWords::tr("concatenated"),
              false, 0);

        // The second line: X W_x + H W_p = A, and what both lines differ by.
        const double secondMiddle = secondTop + size(n, 1).height() / 2;
        left = room.left() + labels + kBracket;
        place("token-part", QRectF({left, secondTop}, size(n, d)), QStringLiteral("𝑇"), PageWords::tr("token × block"),
              !m_spread, 0);
        left += size(1, d).width();
        m_plus = {left, secondMiddle - 20, kSignRoom, 40};
        left += kSignRoom;
        place("position-part", QRectF({left, secondTop}, size(n, d)), QStringLiteral("𝑆"),
              PageWords::tr("one-hot × block"), false, 0);
        left += size(1, d).width();
        m_secondEquals = {left, secondMiddle - 20, kSignRoom, 40};
        left += kSignRoom;
        place("added", QRectF({left, secondTop}, size(n, d)), QStringLiteral("𝐴"), PageWords::tr("added"), false, 0);
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
        painter.drawText(m_times, Qt::AlignCenter, QStringLiteral("×"));
        painter.drawText(m_firstEquals, Qt::AlignCenter, QStringLiteral("="));
        painter.drawText(m_plus, Qt::AlignCenter, QStringLiteral("+"));
        painter.drawText(m_secondEquals, Qt::AlignCenter, QStringLiteral("="));
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
        for (const Cell& pin : scene().view.pins)
            for (const auto& panel : m_panels) panel->drawPin(painter, pin);
    }

 private:
    const AddOrConcatenate& values() const { return *Figure::study<PageResult>().values; }
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
        panel(name).show(cells, &matrixOf(values(), name), std::move(look), theme());
    }

    /// Square brackets around blocks that are one matrix.
    void drawBrackets(QCPPainter& painter) {
        const auto around = [&](const QRectF& blocks, double labels) {
            constexpr double kGap = 4;
            constexpr double kHook = 5;
            const QRectF outside = blocks.adjusted(-kGap - labels, -kGap, kGap, kGap);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme().text, 1.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
            painter.drawPolyline(QPolygonF{QPointF(outside.left() + kHook, outside.top()), outside.topLeft(),
                                           outside.bottomLeft(), QPointF(outside.left() + kHook, outside.bottom())});
            painter.drawPolyline(QPolygonF{QPointF(outside.right() - kHook, outside.top()), outside.topRight(),
                                           outside.bottomRight(), QPointF(outside.right() - kHook, outside.bottom())});
        };
        around(panel("X").area().united(panel("one-hot").area()), 0);
        around(panel("W_x").area().united(panel("W_p").area()), 0);
    }

    QString largestDifference() const {
        return PageWords::tr("at most %1").arg(significantNumber(values().largest, kOfDifference));
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
            heading(m_firstHead, PageWords::tr("Concatenate, then project"), PageWords::tr("Concatenate"));
            heading(m_secondHead, PageWords::tr("Project each, then add"), PageWords::tr("Add"));
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
        beside("W_x", PageWords::tr("block of the token"));
        beside("W_p", PageWords::tr("positions"));
    }

    void drawLegend(QCPPainter& painter) {
        const QRectF room = viewport();
        const QFontMetricsF metrics(textFont(type::kAxis));
        const int decimals = scaleDecimals(m_look->high);
        const double number = metrics.horizontalAdvance(displayNumber(m_look->low, decimals)) + 10;
        const QString name = m_roomy ? PageWords::tr("one scale for all") : QString();
        const double left =
            panel("X").area().left() + (name.isEmpty() ? 0 : metrics.horizontalAdvance(name) + 10) + number;
        const double y = std::min(m_below + 6, room.bottom() - 14);
        drawScale(painter, QRectF(left, y, std::clamp(room.width() * 0.16, 40.0, 180.0), 9), m_look->map, m_look->low,
                  m_look->high, name, theme(), decimals);
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
    QRectF m_times, m_firstEquals, m_plus, m_secondEquals;
    QPointF m_firstHead, m_secondHead;
    double m_below = 0;
    bool m_roomy = true;
    bool m_headed = true;   ///< whether a small figure has room for its headings
    bool m_spread = false;  ///< whether the words of X are spread
};

class AddOrConcatenatePage : public Exhibit {
 public:
    std::string_view id() const override { return "add-or-concatenate"; }
    Chapter chapter() const override { return Chapter::Position; }
    QString name() const override { return PageWords::tr("Add or concatenate"); }
    QString title() const override { return PageWords::tr("Add or concatenate"); }
    QString claim() const override {
        return PageWords::tr("Adding a position is the same as putting a one-hot position beside the token.");
    }

    Caption caption(const Scene& scene) const override {
        const auto kept = valuesOf(scene);
        const AddOrConcatenate& values = *kept;
        const Index n = values.tokens.rows();
        const Index d = values.tokens.cols();
        const QString zero =
            values.largest == 0
                ? PageWords::tr(
                      "The largest difference is 0, exactly: the zeros of the one-hot vector add nothing, and "
                      "the same numbers are added in the same order.")
                : PageWords::tr("The largest difference is %1, the rounding of the sums.")
                      .arg(significantNumber(values.largest, kOfDifference));
        return {
            addOrConcatenateDefinition(values),
            PageWords::tr("Above, each token's %1 numbers and the %2 of its <a href=\"term:one-hot\">one-hot</a> "
                          "position go through one projection of %3 rows; below, through a block of it each.")
                    .arg(displayNumber(double(d), 0), displayNumber(double(n), 0), displayNumber(double(d + n), 0)) +
                betweenSentences() + zero,
            PageWords::tr("<a href=\"preset:entry\">Look at one entry</a>: its last term picks one row of the lower "
                          "block. <a href=\"preset:small\">Make it small enough to check</a>, or "
                          "<a href=\"play:seed\">draw other numbers</a>: the difference stays 0."),
            PageWords::tr("So adding loses nothing that <a href=\"term:concatenation\">concatenating</a> would keep "
                          "(Lee Hung-yi): the rows of the lower block are "
                          "<a href=\"term:learned-encoding\">learned positions</a>.")};
    }

    QString description(const Scene& scene) const override {
        const TokenInput input = tokenInput(scene);
        QStringList sentences;
        sentences += PageWords::tr(
            "Two computations with their matrices as heatmaps on one colour scale. Above, tokens X "
            "and one-hot positions H side by side times one projection W; below, X times the "
            "upper block of W plus H times its lower block; and the difference of both.");
        sentences += PageWords::tr("%1 token(s) in %2 dimensions: %3.", nullptr, int(input.embedding.positions()))
                         .arg(displayNumber(double(input.embedding.positions()), 0),
                              displayNumber(double(input.embedding.dimensions()), 0), tokensText(input.words));
        sentences += PageWords::tr("The largest difference is %1.")
                         .arg(significantNumber(valuesOf(scene)->largest, kOfDifference));
        if (const auto selected = selectionOf(scene.parameters)) {
            const Explanation explanation = explain(scene, *selected);
            sentences +=
                PageWords::tr("Selected: %1, %2, %3: %4.")
                    .arg(explanation.tags[0].text, explanation.tags[1].text, explanation.sentence, explanation.value);
        }
        return sentences.join(betweenSentences());
    }

    std::vector<Preset> presets() const override {
        return {
            {"small",
             PageWords::tr("Small enough to check"),
             PageWords::tr("Five tokens, d = 6: every number can be read, and multiplied and added by hand."),
             {{"tokens", "the cat saw the cat"}, {"n", "5"}, {"d", "6"}}},
            {"entry",
             PageWords::tr("One entry, explained"),
             PageWords::tr("Six products of the token, and one number of the position."),
             {{"tokens", "the cat saw the cat"},
              {"n", "5"},
              {"d", "6"},
              {"matrix", "concatenated"},
              {"row", "3"},
              {"column", "2"}}},
            {"learned-position",
             PageWords::tr("A learned position"),
             PageWords::tr("A row of the lower block is what its position adds, whatever the token."),
             {{"tokens", "the cat saw the cat"},
              {"n", "5"},
              {"d", "6"},
              {"matrix", "W_p"},
              {"row", "3"},
              {"column", "2"}}},
            {"same-word",
             PageWords::tr("One word four times"),
             PageWords::tr("The token's part has equal rows; what tells them apart is the position's part alone."),
             {{"tokens", "again again again again"}, {"n", "4"}, {"d", "6"}}},
            {"chinese",
             PageWords::tr("Chinese, by character"),
             PageWords::tr("Six characters, six one-hot positions."),
             {{"tokens", "我爱自然语言"}, {"n", "6"}, {"d", "6"}}},
        };
    }

    std::span<const ParameterUse> uses() const override {
        static const std::array kUses{
            ParameterUse{.key = "tokens"},
            ParameterUse{.key = "n", .maximum = 512, .sliderMaximum = 24},
            ParameterUse{.key = "d", .maximum = 256, .sliderMaximum = 64},
            ParameterUse{.key = "seed", .sliderMaximum = 99},
            ParameterUse{.key = "matrix", .names = kMatrices},
            ParameterUse{.key = "row", .most = &mostRow, .mostText = "n - 1, or d - 1 in W_x"},
            ParameterUse{.key = "column", .most = &mostColumn, .mostText = "d - 1, or n - 1 in one-hot"},
        };
        return kUses;
    }

    std::span<const TableDescription> tables() const override {
        static const std::array kTables{
            TableDescription{"difference", "a token, 0 to n - 1", dimensionColumns("concatenated minus added")},
            TableDescription{"concatenated", "a token, 0 to n - 1", dimensionColumns("[X, one-hot] times [W_x; W_p]")},
            TableDescription{"added", "a token, 0 to n - 1", dimensionColumns("X times W_x plus one-hot times W_p")},
            TableDescription{"X", "a token, 0 to n - 1", dimensionColumns("embedding of the token, of variance 1")},
            TableDescription{"one-hot",
                             "a token, 0 to n - 1",
                             {{"column", "0 to n - 1", ColumnType::Real, "1 in the column of the token's position"}}},
            TableDescription{"W_x", "a dimension of the token, 0 to d - 1", dimensionColumns("the token's projection")},
            TableDescription{"W_p", "a position, 0 to n - 1", dimensionColumns("the position's projection")},
            TableDescription{"token-part", "a token, 0 to n - 1", dimensionColumns("X times W_x")},
            TableDescription{"position-part", "a token, 0 to n - 1", dimensionColumns("one-hot times W_p")},
            tokenTableDescription(),
            kDerivationTable,
        };
        return kTables;
    }

    std::vector<Decision> decided(const Scene& scene) const override { return decidedByTokens(withoutArrays(scene)); }

    double memoryNeeded(const Scene& scene) const override {
        const auto n = double(scene.parameters.n);
        const auto d = double(scene.parameters.d);
        // X, W_p, both parts, both results, their difference and the joined inputs; H twice; W twice.
        return 2 * sizeof(double) * (9 * n * d + 2 * n * n + 2 * d * d);
    }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        auto result = std::make_shared<PageResult>();
        result->values = valuesOf(scene, stop);
        if (stop.stop_requested()) return result;
        for (const std::string_view name : kMatrices)
            result->largest = std::max(result->largest, matrixOf(*result->values, name).cwiseAbs().maxCoeff());
        result->words = labelsOf(tokenInput(withoutArrays(scene)).words);
        return result;
    }

    Table table(std::string_view name, const Scene& scene) const override {
        if (name == kDerivationTable.name) return derivationOfSelection(scene);
        if (name == tokenTableDescription().name) return tokenTable(tokenInput(withoutArrays(scene)));
        auto matrix = std::make_shared<const Matrix>(matrixOf(*valuesOf(scene), name));
        return MatrixTable{matrix, numberedColumns(matrix->cols())};
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<BlocksFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override {
        const TokenInput input = tokenInput(withoutArrays(scene));
        const auto seed = std::uint64_t(scene.parameters.seed);
        const auto kept = valuesOf(scene);
        const AddOrConcatenate& values = *kept;
        Explanation explanation;
        explanation.tags = tokenTags(input, {cell.matrix == "W_x" ? 0 : cell.row, cell.column});
        auto& [tags, value, sentence, derivation, clock] = explanation;
        if (cell.matrix == "concatenated") {
            derivation = concatenatedDerivation(values, cell.row, cell.column);
            sentence = PageWords::tr("concatenated, then projected");
        } else if (cell.matrix == "added") {
            derivation = addedDerivation(values, cell.row, cell.column);
            sentence = PageWords::tr("projected, then added");
        } else if (cell.matrix == "X") {
            derivation = embeddingDerivation(input.embedding, input.words, {.scaled = true}, cell.row, cell.column);
            sentence = PageWords::tr("embedding of %1").arg(quotedWord(input.words[std::size_t(cell.row)]));
        } else if (cell.matrix == "one-hot") {
            derivation = oneHotDerivation(values, cell.row, cell.column);
            sentence = PageWords::tr("one-hot position");
        } else if (cell.matrix == "W_x") {
            derivation = tokenWeightDerivation(values, seed, cell.row, cell.column);
            sentence = PageWords::tr("weight of the token's projection");
            tags[0].text = PageWords::tr("row %1").arg(displayNumber(double(cell.row), 0));
        } else if (cell.matrix == "W_p") {
            derivation = positionWeightDerivation(values, seed, cell.row, cell.column);
            sentence = PageWords::tr("learned position");
            tags[0].text = PageWords::tr("position %1").arg(displayNumber(double(cell.row), 0));
        } else if (cell.matrix == "token-part") {
            derivation = tokenPartDerivation(values, cell.row, cell.column);
            sentence = PageWords::tr("the token's part");
        } else if (cell.matrix == "position-part") {
            derivation = positionPartDerivation(values, cell.row, cell.column);
            sentence = PageWords::tr("the position's part");
        } else {
            derivation = addOrConcatenateDifferenceDerivation(values, cell.row, cell.column);
            sentence = PageWords::tr("difference of both");
        }
        value = cell.matrix == "difference" ? significantNumber(derivation.value, kOfDifference)
                : cell.matrix == "one-hot"  ? displayNumber(derivation.value, 0)
                                            : displayNumber(derivation.value, 4);
        return explanation;
    }

 private:
    /// An array that another page has loaded may be far larger than this page shows.
    static Scene withoutArrays(const Scene& scene) {
        return {.exhibit = scene.exhibit, .parameters = scene.parameters, .reference = {}, .view = {}, .arrays = {}};
    }
    /// The figure, the caption and the inspector ask for the same numbers one after the other; those asked for last are
    /// kept for them.
    std::shared_ptr<const AddOrConcatenate> valuesOf(const Scene& scene, std::stop_token stop = {}) const {
        const Parameters numbers = numbersOnly(uses(), scene.parameters);
        {
            const std::scoped_lock lock(m_mutex);
            if (m_kept && m_keptFor == numbers) return m_kept;
        }
        auto values = std::make_shared<const AddOrConcatenate>(
            projectBothWays(tokenInput(withoutArrays(scene)).embedding, std::uint64_t(numbers.seed), stop));
        const std::scoped_lock lock(m_mutex);
        if (!stop.stop_requested()) {
            m_kept = values;
            m_keptFor = numbers;
        }
        return values;
    }

    mutable std::mutex m_mutex;
    mutable std::shared_ptr<const AddOrConcatenate> m_kept;
    mutable Parameters m_keptFor;
};

}  // namespace

const Exhibit& addOrConcatenate() {
    static const AddOrConcatenatePage exhibit;
    return exhibit;
}

}  // namespace attention
