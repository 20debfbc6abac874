#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <mutex>
#include <stdexcept>

#include <QCoreApplication>
#include <QPainterPath>
#include <QStringList>

#include "core/attention/attention_derivation.h"
#include "core/attention/attention_setting.h"
#include "core/attention/head_derivation.h"
#include "core/attention/multi_head.h"
#include "core/extent.h"
#include "core/io/number_text.h"
#include "core/scene/tokens.h"
#include "ui/exhibits/attention_layer.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/token_input.h"
#include "ui/figure/figure.h"
#include "ui/figure/formula.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct HeadsWords {
    Q_DECLARE_TR_FUNCTIONS(Heads)
};

/// The matrices that a cell can be in. Rows of the weights are queries, columns keys; of the entropies queries and
/// heads; of the counts designs, and parameters or multiply-adds.
constexpr std::array<std::string_view, 3> kMatrices{"weights", "entropy", "counts"};
constexpr std::array kDesigns{HeadDesign::Sliced, HeadDesign::Narrow, HeadDesign::Wide};
constexpr Index kCounts = 2;

QString whole(double value) {
    return displayNumber(value, 0);
}

QString designName(HeadDesign design) {
    switch (design) {
        case HeadDesign::Sliced:
            return HeadsWords::tr("sliced");
        case HeadDesign::Narrow:
            return HeadsWords::tr("narrow");
        case HeadDesign::Wide:
            break;
    }
    return HeadsWords::tr("wide");
}

/// What one of the three designs costs.
struct DesignCounts {
    bool isPossible = true;  ///< heads divide d
    Index width = 0;
    double parameters = 0;
    double multiplyAdds = 0;
};

/// One line from a query to a key.
struct Link {
    Index query = 0;
    Index key = 0;
    double weight = 0;
};

struct HeadsResult : Study {
    QStringList queryWords;
    QStringList keyWords;
    std::vector<Matrix> weights;                    ///< n x m of each head
    Matrix entropies;                               ///< n x H
    Vector meanEntropies;                           ///< of each head
    std::vector<std::pair<double, double>> ranges;  ///< least and largest weight of each head
    double least = 0;                               ///< of all heads, not above 0
    double most = 1;
    std::optional<Mask> mask;  ///< none where weights were loaded
    bool isLoaded = false;
    bool isDropped = false;
    std::array<DesignCounts, kDesigns.size()> counts;
    std::vector<std::vector<Link>> links;  ///< of each head, the ones that are drawn, light ones first
    Index linksPerQuery = 0;               ///< so many of the heaviest; 0: all

    Index headCount() const { return Index(weights.size()); }
    Index queries() const { return weights.front().rows(); }
    Index keys() const { return weights.front().cols(); }
};

/// So many lines are drawn in all, which takes some 12 ms; of more, each query keeps its heaviest ones.
constexpr Index kMostLinks = 2000;
/// The five heads with a colour of their own; from the sixth on there are numbers and small pictures.
constexpr Index kColoured = 5;

/// For two heads, their names and the scale.
constexpr QSize kLeastRoom(330, 215);
/// From here on there is room for how columns become heads, and for the large picture beside the small ones.
constexpr QSize kRoomForMap(560, 315);
constexpr QSize kRoomForLarge(600, 150);
/// Small pictures are no smaller because of a large one beside them.
constexpr double kLeastBesideLarge = 44;
constexpr double kGap = 26;
/// Above a small picture: its name, and the bar of its entropy.
constexpr double kTileName = 16;
constexpr double kBar = 3;
constexpr double kTileHead = kTileName + kBar + 4;
constexpr double kLegend = 26;
/// A further row of it, where the first is full and there is height.
constexpr double kLegendRow = 18;
constexpr double kLeastForSecondRow = 200;
/// Nothing touches the edge of an exported picture.
constexpr double kEdge = 4;
/// Cells are no larger, so that few tokens do not become blocks.
constexpr double kMostCell = 56;
constexpr double kMostIsolatedCell = 92;
/// Cells need this much room for their hatching to be told from a grey.
constexpr double kLeastHatchedCell = 5;
/// Below this width of a cell a selection is drawn without row and column.
constexpr double kLeastOutlinedCell = 4;
/// Small pictures have their numbers where these do not touch.
constexpr double kLeastNumberedCell = 32;
/// A word at every token that has so many pixels.
constexpr double kWordPitch = 14;

/// Which of the small pictures lies where.
struct Grid {
    Index columns = 1;
    double tileWidth = 0;
    double tileHeight = 0;
    QSizeF cells;  ///< of one picture

    double side() const { return std::min(cells.width(), cells.height()); }
};

class HeadsFigure : public Figure {
 public:
    HeadsFigure() {
        freeLayout(*this);
        m_large.emplace(*this, "weights");
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        if (const auto cell = m_large->cellAt(place)) return cell;
        // Of the small pictures that of the chosen head: what is explained is one head's.
        if (m_small.size() > std::size_t(m_head))
            if (const auto cell = m_small[std::size_t(m_head)]->cellAt(place)) return cell;
        if (m_entropy.contains(place)) {
            const auto row = Index((place.y() - m_entropy.top()) / m_entropy.height() * double(shown().queries()));
            return Cell{std::clamp<Index>(row, 0, shown().queries() - 1), m_head, "entropy"};
        }
        for (Index design = 0; design < Index(kDesigns.size()); ++design)
            for (Index column = 0; column < kCounts; ++column)
                if (countBox(design, column).contains(place)) return Cell{design, column, "counts"};
        return m_lines ? tokenAt(place) : std::nullopt;
    }

    std::optional<Choice> choiceAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        if (const auto head = headAt(place)) return Choice{"head", std::int64_t(*head)};
        if (!shown().isLoaded)
            for (Index design = 0; design < Index(kDesigns.size()); ++design)
                if (designBox(design).contains(place)) return Choice{"head-design", choiceValue(design)};
        return std::nullopt;
    }

    std::optional<Choice> doubleChoiceAt(const QPointF& place) const override {
        if (!hasStudy() || shown().headCount() < 2) return std::nullopt;
        const bool isTile = tileAt(place).has_value();
        if (!isTile && !m_largeRoom.contains(place)) return std::nullopt;
        return Choice{"isolate-head", choiceValue(!isIsolated())};
    }

 protected:
    void arrange() override {
        const HeadsResult& page = shown();
        const QRectF whole = QRectF(viewport()).adjusted(kEdge, 0, -kEdge, -2);
        const Index count = page.headCount();
        m_head = std::clamp<Index>(Index(scene().parameters.head.value_or(0)), 0, count - 1);
        m_lines = scene().parameters.headsView == HeadsViewChoice::Lines;
        m_each = scene().parameters.weightsScale == WeightsScaleChoice::Each;
        m_hasMap = !page.isLoaded && whole.width() >= kRoomForMap.width() && whole.height() >= kRoomForMap.height();
        const double map = m_hasMap ? std::clamp(whole.height() * 0.25, 96.0, 132.0) : 0;
        m_legend = whole;
        m_legendRows = whole.height() >= kLeastForSecondRow ? 2 : 1;
        if (parts().colourBar) m_legendRows = drawLegend(nullptr);
        const double below = parts().colourBar ? kLegend + kLegendRow * (m_legendRows - 1) : 4;
        QRectF body = whole.adjusted(0, 0, 0, -(below + (m_hasMap ? map + 14 : 0)));
        m_legend = QRectF(body.left(), body.bottom(), body.width(), below);
        m_map = QRectF(whole.left(), whole.bottom() - map, whole.width(), map);
        body.setHeight(std::max(body.height(), 1.0));

        m_isAlone = isIsolated() || count == 1;
        m_hasLarge = m_isAlone;
        m_entropy = {};
        m_largeArea = m_largeRoom = {};
        if (m_isAlone) {
            layLarge(body);
        } else if (body.width() >= kRoomForLarge.width() && body.height() >= kRoomForLarge.height()) {
            const double share = std::min(body.width() * 0.42, body.height() + 110);
            layLarge(QRectF(body.left(), body.top(), share, body.height()));
            QRectF rest = body;
            rest.setLeft(m_largeRoom.right() + kGap);
            m_hasLarge = pack(rest).side() >= kLeastBesideLarge || count <= 2;
            if (m_hasLarge) layTiles(rest);
        }
        if (!m_hasLarge) {
            m_large->hide();
            m_entropy = {};
            m_largeArea = m_largeRoom = {};
            layTiles(body);
        }
        if (m_isAlone) m_tiles.clear();
        showPanels();
        layMap();
    }

    void drawContent(QCPPainter& painter) override {
        painter.save();
        painter.setAntialiasing(true);
        m_oneIn = 1;
        if (m_hasLarge) drawLarge(painter);
        for (Index head = 0; head < Index(m_tiles.size()); ++head) drawTile(painter, head);
        if (parts().colourBar) drawLegend(&painter);
        if (m_hasMap) {
            drawMap(painter);
            drawCounts(painter);
        }
        painter.restore();
    }

    void drawSelection(QCPPainter& painter) override {
        painter.save();
        painter.setAntialiasing(true);
        const auto selected = selection();
        if (selected) drawCell(painter, *selected, MatrixPanel::Strength::Selected);
        if (hover() && hover() != selected) drawCell(painter, *hover(), MatrixPanel::Strength::Hovered);
        for (const Cell& pin : scene().view.pins) {
            m_large->drawPin(painter, pin);
            for (const auto& panel : m_small) panel->drawPin(painter, pin);
            if (const auto box = otherBox(pin)) drawCellMark(painter, *box, viewport(), theme());
        }
        painter.restore();
    }

 private:
    const HeadsResult& shown() const { return Figure::study<HeadsResult>(); }
    bool isIsolated() const { return scene().parameters.isolateHead; }
    QColor headColour(Index head) const { return head < kColoured ? theme().series[std::size_t(head)] : theme().text; }
    /// The ends of a head's scale.
    std::pair<double, double> rangeOf(Index head) const {
        if (!m_each) return {shown().least, shown().most};
        auto range = shown().ranges[std::size_t(head)];
        if (range.second <= range.first) range.first = std::min(0.0, range.second - 1);
        return range;
    }
    MatrixLook lookOf(Index head, double cell) const {
        const auto [low, high] = rangeOf(head);
        return {.map = ColourMap::weights(theme()),
                .low = low,
                .high = high,
                .numbersRows = false,
                .numbersColumns = false,
                .decimals = cell >= kLeastNumberedCell ? std::optional(2) : std::nullopt,
                .plainZeros = true};
    }

    // --- where things lie

    Grid pack(const QRectF& room) const {
        const Index count = shown().headCount();
        const double gap = count > 16 ? 8 : 14;
        // Tokens of lines lie as far apart as they like.
        const double across = m_lines ? 1 : double(shown().keys());
        const double down = m_lines ? 1 : double(shown().queries());
        Grid best;
        double largest = -1;
        for (Index columns = 1; columns <= count; ++columns) {
            const Index rows = (count + columns - 1) / columns;
            Grid grid{.columns = columns,
                      .tileWidth = (room.width() - gap * double(columns - 1)) / double(columns),
                      .tileHeight = (room.height() - gap * double(rows - 1)) / double(rows),
                      .cells = {}};
            const double cell = std::min(
                {grid.tileWidth / across, (grid.tileHeight - kTileHead - 4) / down, m_lines ? 260 : kMostCell});
            grid.cells = QSizeF(std::max(1.0, cell * across), std::max(1.0, cell * down));
            if (cell <= largest) continue;
            largest = cell;
            best = grid;
        }
        return best;
    }

    /// Small pictures side by side, as large as they get; with words at the first ones where there is no large picture.
    void layTiles(QRectF room) {
        // The outline of the chosen one lies outside.
        room.adjust(3, 0, -4, 0);
        m_tileWords = false;
        const double words = m_lines ? 0 : MatrixPanel::rowLabelWidth(wordLook(0), shown().queries());
        Grid grid = pack(room);
        if (!m_hasLarge && words > 0) {
            const Grid narrower = pack(room.adjusted(words, 0, 0, 0));
            m_tileWords = narrower.cells.height() / double(shown().queries()) >= kWordPitch - 2;
            if (m_tileWords) {
                grid = narrower;
                room.setLeft(room.left() + words);
            }
        }
        const Index count = shown().headCount();
        const Index rows = (count + grid.columns - 1) / grid.columns;
        const double gap = count > 16 ? 8 : 14;
        // Rows close up where pictures do not need their height.
        const double height = grid.cells.height() + kTileHead + 4;
        const double spread = std::min(grid.tileHeight, height + 14);
        const double top =
            room.top() + std::max(0.0, (room.height() - spread * double(rows) - gap * double(rows - 1)) / 2);
        const double pitch = std::min(grid.tileWidth, grid.cells.width() + 40) + gap;
        m_tiles.clear();
        for (Index head = 0; head < count; ++head)
            m_tiles.push_back(QRectF(room.left() + pitch * double(head % grid.columns),
                                     top + (spread + gap) * double(head / grid.columns) + kTileHead, grid.cells.width(),
                                     grid.cells.height()));
        m_tileRoom = pitch - 6;
        m_tileNumbers = true;
        for (Index head = 0; head < count && m_tileNumbers; ++head) {
            const double needed =
                QFontMetricsF(textFont(tileText(), QFont::DemiBold)).horizontalAdvance(whole(double(head))) +
                QFontMetricsF(textFont(tileText())).horizontalAdvance(tileNumbers(head).back());
            m_tileNumbers = needed + (head < kColoured ? swatchWidth(tileText()) : 0) + tileGap() <= tileLine();
        }
    }

    // --- the line above a small picture: swatch, name, and its mean entropy, or the range of its weights

    int tileText() const { return m_tiles.front().width() < 90 ? type::kSmallest : type::kAxis; }
    double tileGap() const { return tileText() == type::kSmallest ? 4 : 6; }
    double tileLine() const { return std::min(std::max(m_tiles.front().width(), 20.0), m_tileRoom); }
    static double swatchWidth(int text) { return text == type::kSmallest ? 11 : 13; }
    /// The longest form first.
    QStringList tileNumbers(Index head) const {
        if (!m_each) return {displayNumber(shown().meanEntropies[head], 2)};
        const auto [low, high] = shown().ranges[std::size_t(head)];
        const int decimals = high < 0.1 ? 3 : 2;
        const QString most = displayNumber(high, decimals);
        return {HeadsWords::tr("%1 to %2").arg(displayNumber(low, decimals), most), most};
    }

    MatrixLook wordLook(Index head) const {
        MatrixLook look = lookOf(head, 0);
        look.numbersRows = look.numbersColumns = true;
        look.rowWords = shown().queryWords;
        look.columnWords = shown().keyWords;
        look.widestWord = std::min(84.0, viewport().width() * 0.13);
        return look;
    }

    /// One head with words at its axes and the entropy of each query at its right.
    void layLarge(const QRectF& room) {
        const HeadsResult& page = shown();
        const MatrixLook look = wordLook(m_head);
        const double left = MatrixPanel::rowLabelWidth(look, page.queries()) + 2;
        double head = MatrixPanel::kNameHeight + 2;
        if (m_lines) {
            const double right = left + (m_isAlone ? 58 : 18 + 11 * double(std::min(kColoured, page.headCount())));
            const auto most = double(std::max(page.queries(), page.keys()));
            const double height = std::min(room.height() - head - 4, 46 * most);
            const double width = std::min(room.width() - left - right, std::max(1.4 * height, 120.0));
            const double x = m_isAlone ? room.left() + (room.width() - width - left - right) / 2 : room.left();
            m_largeArea = QRectF(x + left, room.top() + head + (room.height() - head - 4 - height) / 2,
                                 std::max(width, 1.0), std::max(height, 1.0));
            m_largeRoom = m_largeArea.adjusted(-left, -head, right, 4);
            return;
        }
        const double right = room.width() < 250 ? 4 : m_isAlone ? 132 : 74;
        const auto rows = double(page.queries()), columns = double(page.keys());
        double below = MatrixPanel::kNumbersHeight + 2, across = 1, down = 1;
        const auto fit = [&] {
            down = std::max((room.height() - head - below) / rows, 0.01);
            across = std::max((room.width() - left - right) / columns, 0.01);
            if (m_isAlone) {
                across = std::min({across, 2 * down, kMostIsolatedCell});
                down = std::min({down, across, kMostCell});
            } else {
                across = down = std::min({across, down, kMostCell});
            }
        };
        fit();
        const QFontMetricsF metrics(textFont(type::kAxis));
        double widest = 0;
        for (const QString& word : page.keyWords)
            widest = std::max(widest, std::min(metrics.horizontalAdvance(word), look.widestWord));
        if (widest + 6 > across) {
            below = widest + 14;
            fit();
        }
        const double width = across * columns, height = down * rows;
        const double x =
            m_isAlone ? room.left() + std::max(0.0, (room.width() - width - left - right) / 2) : room.left();
        const double spare = std::max(0.0, (room.height() - head - below - height) / 2);
        m_largeArea = QRectF(x + left, room.top() + head + spare, std::max(width, 1.0), std::max(height, 1.0));
        m_largeRoom = m_largeArea.adjusted(-left, -head, right, below);
        if (right > 40)
            m_entropy = QRectF(m_largeArea.right() + 12, m_largeArea.top(), m_isAlone ? 76 : 54, m_largeArea.height());
    }

    void showPanels() {
        const HeadsResult& page = shown();
        while (!m_lines && !m_isAlone && m_small.size() < page.weights.size())
            m_small.push_back(std::make_unique<MatrixPanel>(*this, "weights"));
        for (const auto& panel : m_small) panel->hide();
        m_large->hide();
        if (m_lines) return;
        for (std::size_t head = 0; head < m_tiles.size(); ++head) {
            MatrixLook look = lookOf(Index(head), m_tiles[head].height() / double(page.queries()));
            if (m_tileWords && Index(head) % columnsOfTiles() == 0) {
                look.numbersRows = true;
                look.rowWords = page.queryWords;
                look.widestWord = wordLook(0).widestWord;
            }
            m_small[head]->show(m_tiles[head], &page.weights[head], look, theme());
        }
        if (!m_hasLarge) return;
        MatrixLook look = wordLook(m_head);
        const double cell = m_largeArea.width() / double(page.keys());
        look.decimals = cell >= 40 ? 3 : 2;
        m_large->show(m_largeArea, &page.weights[std::size_t(m_head)], look, theme());
    }

    Index columnsOfTiles() const {
        Index columns = 1;
        while (std::size_t(columns) < m_tiles.size() && m_tiles[std::size_t(columns)].top() == m_tiles.front().top())
            ++columns;
        return columns;
    }

    /// All that belongs to a small picture, which a click chooses.
    QRectF tileBox(Index head) const {
        const QRectF& cells = m_tiles[std::size_t(head)];
        return QRectF(cells.left(), cells.top() - kTileHead, std::max(cells.width(), 24.0), cells.height() + kTileHead)
            .adjusted(-3, -1, 3, 3);
    }
    std::optional<Index> tileAt(const QPointF& place) const {
        for (Index head = 0; head < Index(m_tiles.size()); ++head)
            if (tileBox(head).contains(place)) return head;
        return std::nullopt;
    }
    std::optional<Index> headAt(const QPointF& place) const {
        if (const auto head = tileAt(place)) return head;
        if (m_hasMap && (m_columns.contains(place) || m_output.contains(place))) {
            const double part = (place.x() - m_columns.left()) / m_columns.width();
            return std::clamp<Index>(Index(part * double(shown().headCount())), 0, shown().headCount() - 1);
        }
        return std::nullopt;
    }

    // --- weights

    void drawLarge(QCPPainter& painter) {
        const HeadsResult& page = shown();
        const double end = m_entropy.isEmpty() ? m_largeRoom.right() : m_entropy.left() - 10;
        const QRectF name(m_largeArea.left(), m_largeRoom.top(), end - m_largeArea.left(), MatrixPanel::kNameHeight);
        const bool isOverlay = m_lines && !m_isAlone && page.headCount() <= kColoured;
        QString text = isOverlay ? HeadsWords::tr("all heads") : HeadsWords::tr("head %1").arg(whole(double(m_head)));
        double x = name.left();
        if (!isOverlay) x += drawSwatch(painter, QPointF(x, name.center().y()), m_head);
        const QFont bold = textFont(type::kAxis, QFont::DemiBold);
        drawElided(painter, QRectF(QPointF(x, name.top()), name.bottomRight()), Qt::AlignVCenter, text, bold,
                   theme().text);
        x += QFontMetricsF(bold).horizontalAdvance(text) + 8;
        const QString entropy = displayNumber(page.meanEntropies[m_head], 2);
        const QString most = displayNumber(std::log(double(page.keys())), 2);
        if (!isOverlay)
            drawWhole(painter, QRectF(QPointF(x, name.top()), name.bottomRight()), Qt::AlignVCenter,
                      {HeadsWords::tr("mean entropy %1 of at most %2").arg(entropy, most),
                       HeadsWords::tr("mean entropy %1").arg(entropy), entropy},
                      textFont(type::kAxis), theme().muted);
        if (m_lines) {
            drawTokens(painter);
            // A selected token shows only its own lines.
            if (!isTokenSelected()) drawAllLinks(painter, m_largeArea, largeHeads(), 3.2);
            return;
        }
        m_oneIn = std::max(m_oneIn, m_large->draw(painter));
        hatchMasked(painter, *m_large);
        if (!m_entropy.isEmpty()) drawEntropies(painter);
    }

    void drawTile(QCPPainter& painter, Index head) {
        const HeadsResult& page = shown();
        const QRectF& cells = m_tiles[std::size_t(head)];
        const bool isChosen = head == m_head && !m_isAlone;
        // The name, and the entropy at the right where those of all heads fit.
        const QRectF line(cells.left(), cells.top() - kTileHead, tileLine(), kTileName - 1);
        const int size = tileText();
        const QFont font = textFont(size, isChosen ? QFont::DemiBold : QFont::Normal);
        const QFontMetricsF metrics(font);
        double x = line.left();
        if (line.width() > 26) x += drawSwatch(painter, QPointF(x, line.center().y()), head, swatchWidth(size));
        const QString number = whole(double(head));
        const QStringList numbers = m_tileNumbers ? tileNumbers(head) : QStringList();
        const double taken =
            numbers.isEmpty() ? 0 : QFontMetricsF(textFont(size)).horizontalAdvance(numbers.front()) + 8;
        const QString name =
            firstFitting({HeadsWords::tr("head %1").arg(number), number}, line.right() - x - taken, font);
        const QString shownName = name.isEmpty() ? number : name;
        painter.setFont(font);
        painter.setPen(theme().text);
        painter.drawText(QRectF(x, line.top(), line.width(), line.height()), Qt::AlignVCenter | Qt::TextDontClip,
                         shownName);
        QRectF rest = line;
        rest.setLeft(x + metrics.horizontalAdvance(shownName) + tileGap() - 1);
        drawWhole(painter, rest, Qt::AlignVCenter | Qt::AlignRight, numbers, textFont(size), theme().muted);
        drawEntropyBar(painter, QRectF(cells.left(), cells.top() - kBar - 3, cells.width(), kBar),
                       page.meanEntropies[head]);
        if (m_lines) {
            painter.setPen(QPen(theme().rule, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(cells);
            if (!isTokenSelected()) drawAllLinks(painter, linksArea(cells), {head}, 1.6);
        } else {
            m_oneIn = std::max(m_oneIn, m_small[std::size_t(head)]->draw(painter));
            hatchMasked(painter, *m_small[std::size_t(head)]);
        }
        if (!isChosen) return;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().text, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(cells.adjusted(-2, -2, 2, 2));
    }

    /// The colour of one of the first five heads. @return its width with the gap after it
    double drawSwatch(QCPPainter& painter, const QPointF& left, Index head, double width = 13) const {
        if (head >= kColoured) return 0;
        painter.fillRect(QRectF(left.x(), left.y() - 4, 8, 8), headColour(head));
        return width;
    }

    void drawEntropyBar(QCPPainter& painter, const QRectF& track, double entropy) const {
        const double most = std::log(double(shown().keys()));
        painter.fillRect(track, theme().track);
        if (most <= 0 || !(entropy > 0)) return;
        QRectF bar = track;
        bar.setWidth(track.width() * std::min(1.0, entropy / most));
        painter.fillRect(bar, theme().control);
    }

    /// A bar for each query of the chosen head, as long as its entropy, in a track as long as ln m.
    void drawEntropies(QCPPainter& painter) {
        const HeadsResult& page = shown();
        const double pitch = m_entropy.height() / double(page.queries());
        const bool isNumbered = pitch >= kWordPitch && m_isAlone;
        drawWhole(painter,
                  QRectF(m_entropy.left(), m_largeRoom.top(), m_largeRoom.right() - m_entropy.left(),
                         MatrixPanel::kNameHeight),
                  Qt::AlignVCenter | Qt::AlignLeft,
                  {HeadsWords::tr("entropy of each query"), HeadsWords::tr("entropy")}, textFont(type::kAxis),
                  theme().muted);
        for (Index query = 0; query < page.queries(); ++query) {
            const QRectF row(m_entropy.left(), m_entropy.top() + pitch * double(query), m_entropy.width(), pitch);
            const double height = std::clamp(pitch * 0.45, 1.0, 8.0);
            drawEntropyBar(painter, QRectF(row.left(), row.center().y() - height / 2, row.width(), height),
                           page.entropies(query, m_head));
            if (!isNumbered) continue;
            painter.setFont(textFont(type::kSmallest));
            painter.setPen(theme().muted);
            painter.drawText(QRectF(row.right() + 6, row.top(), 40, row.height()), Qt::AlignVCenter | Qt::AlignLeft,
                             displayNumber(page.entropies(query, m_head), 2));
        }
    }

    /// What the mask hides: runs of cells share their hatching.
    void hatchMasked(QCPPainter& painter, const MatrixPanel& panel) {
        const auto& mask = shown().mask;
        if (!mask || mask->isOpen() || !panel.isShown()) return;
        const QSizeF cell = panel.box(0, 0).size();
        if (std::min(cell.width(), cell.height()) < kLeastHatchedCell) return;
        for (Index query = 0; query < mask->queries(); ++query) {
            if (mask->isFullyMasked(query)) continue;
            for (Index key = 0; key < mask->keys(); ++key) {
                if (mask->allows(query, key)) continue;
                const Index first = key;
                while (key + 1 < mask->keys() && !mask->allows(query, key + 1)) ++key;
                const QRectF run = panel.box(query, first).united(panel.box(query, key));
                painter.fillRect(run, theme().surface);
                drawHatching(painter, run, theme().control);
            }
        }
    }

    // --- lines between tokens

    static double tokenPlace(const QRectF& area, Index token, Index count) {
        return area.top() + area.height() * (double(token) + 0.5) / double(count);
    }
    static QRectF linksArea(const QRectF& tile) { return tile.adjusted(5, 4, -5, -4); }
    /// The heads whose lines the large picture shows: all of them, while each has a colour of its own.
    std::vector<Index> largeHeads() const {
        if (m_isAlone || shown().headCount() > kColoured) return {m_head};
        std::vector<Index> heads;
        for (Index head = 0; head < shown().headCount(); ++head) heads.push_back(head);
        return heads;
    }
    /// The token whose lines are shown alone.
    bool isTokenSelected() const { return m_lines && selection() && selection()->matrix != "counts"; }

    QLineF link(const QRectF& area, Index query, Index key) const {
        return {area.left(), tokenPlace(area, query, shown().queries()), area.right(),
                tokenPlace(area, key, shown().keys())};
    }

    /// A line as wide and as strong as its weight is large.
    void drawLink(QCPPainter& painter, const QLineF& line, Index head, double weight, double widest,
                  double least = 0) const {
        const double part = std::clamp(weight / rangeOf(head).second, least, 1.0);
        if (!(part > 0)) return;
        QColor colour = headColour(head);
        colour.setAlphaF(float(part));
        painter.setPen(QPen(colour, 0.5 + (widest - 0.5) * part, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(line);
    }

    /// Lines of several heads run side by side, else the last one would hide the others.
    static QLineF beside(const QLineF& line, std::size_t place, std::size_t count) {
        constexpr double kApart = 2.4;
        return line.translated(0, kApart * (double(place) - (double(count) - 1) / 2));
    }

    void drawAllLinks(QCPPainter& painter, const QRectF& area, const std::vector<Index>& heads, double widest) const {
        for (std::size_t place = 0; place < heads.size(); ++place)
            for (const Link& each : shown().links[std::size_t(heads[place])])
                drawLink(painter, beside(link(area, each.query, each.key), place, heads.size()), heads[place],
                         each.weight, widest);
    }

    /// All lines of one query, with that to the key marked, also where its weight is 0.
    void drawLinksOf(QCPPainter& painter, const QRectF& area, const std::vector<Index>& heads, const Cell& cell,
                     double widest) const {
        for (std::size_t place = 0; place < heads.size(); ++place) {
            const Matrix& weights = shown().weights[std::size_t(heads[place])];
            for (Index key = 0; key < weights.cols(); ++key)
                drawLink(painter, beside(link(area, cell.row, key), place, heads.size()), heads[place],
                         weights(cell.row, key), widest);
        }
        if (cell.column >= shown().keys()) return;
        const QLineF marked = link(area, cell.row, cell.column);
        if (shown().weights[std::size_t(m_head)](cell.row, cell.column) > 0) return;
        painter.setPen(QPen(theme().control, 1, Qt::DashLine, Qt::FlatCap));
        painter.drawLine(marked);
    }

    /// The tokens at both sides of the large picture.
    void drawTokens(QCPPainter& painter) const {
        const HeadsResult& page = shown();
        const QFont font = textFont(type::kAxis);
        const double widest = wordLook(m_head).widestWord;
        const auto column = [&](const QStringList& words, bool isLeft) {
            const double pitch = m_largeArea.height() / double(words.size());
            const auto every = std::max<qsizetype>(1, qsizetype(std::ceil(kWordPitch / std::max(pitch, 0.01))));
            for (qsizetype i = 0; i < words.size(); i += every) {
                const double y = tokenPlace(m_largeArea, i, words.size());
                const QRectF room = isLeft ? QRectF(m_largeArea.left() - 6 - widest, y - 9, widest, 18)
                                           : QRectF(m_largeArea.right() + 6, y - 9, widest, 18);
                drawElided(painter, room, Qt::AlignVCenter | (isLeft ? Qt::AlignRight : Qt::AlignLeft), words[i], font,
                           theme().text);
            }
        };
        column(page.queryWords, true);
        column(page.keyWords, false);
    }

    std::optional<Cell> tokenAt(const QPointF& place) const {
        if (!m_hasLarge || place.y() < m_largeArea.top() || place.y() >= m_largeArea.bottom()) return std::nullopt;
        const auto selected = selection();
        const bool isKept = selected && selected->matrix == "weights";
        const HeadsResult& page = shown();
        const auto token = [&](double y, Index count) {
            return std::clamp<Index>(Index(std::floor((y - m_largeArea.top()) / m_largeArea.height() * double(count))),
                                     0, count - 1);
        };
        const Index query = token(place.y(), page.queries());
        const Index key = token(place.y(), page.keys());
        if (place.x() < m_largeRoom.left() || place.x() >= m_largeRoom.right()) return std::nullopt;
        // A query keeps the key that was looked at, and the other way round; at first it is the token itself.
        if (place.x() < m_largeArea.left())
            return Cell{query, isKept ? selected->column : std::min(query, page.keys() - 1), "weights"};
        const Index kept = isKept ? Index(selected->row) : std::min(key, page.queries() - 1);
        if (place.x() > m_largeArea.right()) return Cell{kept, key, "weights"};
        if (isKept) {
            // The line of that query that passes here.
            const double part = (place.x() - m_largeArea.left()) / m_largeArea.width();
            if (part < 0.1) return std::nullopt;
            const double from = tokenPlace(m_largeArea, kept, page.queries());
            return Cell{kept, token(from + (place.y() - from) / part, page.keys()), "weights"};
        }
        constexpr double kNear = 5;
        double nearest = kNear;
        std::optional<Cell> found;
        for (const Link& each : page.links[std::size_t(m_head)]) {
            const QLineF line = link(m_largeArea, each.query, each.key);
            const double part = (place.x() - line.x1()) / std::max(line.dx(), 1.0);
            const double distance = std::abs(line.y1() + part * line.dy() - place.y());
            if (distance > nearest) continue;
            nearest = distance;
            found = Cell{each.query, each.key, "weights"};
        }
        return found;
    }

    // --- what the colours and bars mean

    /// @param painter  none: nothing is drawn  @return the rows that it takes, of the m_legendRows that there are
    int drawLegend(QCPPainter* painter) const {
        const HeadsResult& page = shown();
        const QFont font = textFont(type::kAxis);
        const QFontMetricsF metrics(font);
        double y = m_legend.top() + kLegend / 2 + 2;
        double x = m_legend.left();
        int rows = 1;
        // Each takes its room if there is some; what comes first is needed most.
        const auto nextRow = [&](const QString& longest, double before) {
            if (x == m_legend.left() || rows == m_legendRows ||
                x + before + metrics.horizontalAdvance(longest) <= m_legend.right())
                return;
            x = m_legend.left();
            y += kLegendRow;
            ++rows;
        };
        const auto word = [&](const QStringList& forms, double before = 0) {
            const QString text = firstFitting(forms, m_legend.right() - x - before, font);
            if (text.isEmpty()) return;
            if (painter) {
                painter->setFont(font);
                painter->setPen(theme().muted);
                painter->drawText(QRectF(x + before, y - 10, m_legend.right() - x - before, 20), Qt::AlignVCenter,
                                  text);
            }
            x += before + metrics.horizontalAdvance(text);
        };
        const auto [low, high] = rangeOf(m_head);
        const int decimals = high < 0.1 ? 3 : 2;
        if (m_each) {
            word({HeadsWords::tr("each picture on its own scale: their colours cannot be compared"),
                  HeadsWords::tr("each on its own scale")});
            x += 22;
        } else {
            const QString name = m_lines ? HeadsWords::tr("weights, one scale for all heads: width and opacity")
                                         : HeadsWords::tr("weights, one scale for all heads");
            const double ends = metrics.horizontalAdvance(displayNumber(low, decimals)) +
                                metrics.horizontalAdvance(displayNumber(high, decimals)) + 24;
            const double length = std::clamp(m_legend.width() * 0.14, 50.0, 140.0);
            const QString shownName =
                firstFitting({name, HeadsWords::tr("weights")}, m_legend.width() - ends - length - 10, font);
            if (!shownName.isEmpty()) {
                word({shownName});
                x += 10;
            }
            x += metrics.horizontalAdvance(displayNumber(low, decimals)) + 6;
            const QRectF bar(x, y - 4.5, length, 9);
            if (painter && m_lines) {
                painter->setFont(font);
                painter->setPen(theme().muted);
                painter->drawText(QRectF(bar.left() - 40, y - 10, 34, 20), Qt::AlignRight | Qt::AlignVCenter,
                                  displayNumber(0, 0));
                painter->drawText(QRectF(bar.right() + 6, y - 10, 80, 20), Qt::AlignVCenter,
                                  displayNumber(high, decimals));
                drawWedge(*painter, bar);
            } else if (painter) {
                drawScale(*painter, bar, ColourMap::weights(theme()), low, high, {}, theme(), decimals);
            }
            x = bar.right() + metrics.horizontalAdvance(displayNumber(high, decimals)) + 28;
        }
        if (page.mask && !page.mask->isOpen() && !m_lines) {
            const QStringList forms{HeadsWords::tr("masked: exactly 0"), HeadsWords::tr("masked")};
            nextRow(forms.front(), 28);
            if (x + 60 < m_legend.right()) {
                const QRectF swatch(x, y - 7, 22, 13);
                if (painter) {
                    drawHatching(*painter, swatch, theme().control);
                    painter->setPen(QPen(theme().track, 1));
                    painter->setBrush(Qt::NoBrush);
                    painter->drawRect(swatch);
                }
                x = swatch.right();
                word(forms, 6);
                x += 22;
            }
        }
        if (m_lines && page.linksPerQuery > 0) {
            const QString text =
                HeadsWords::tr("the %n heaviest line(s) of each query", nullptr, int(page.linksPerQuery));
            nextRow(text, 0);
            word({text});
            x += 22;
        }
        if (page.keys() > 1) {
            const QString most = displayNumber(std::log(double(page.keys())), 2);
            const QStringList forms{HeadsWords::tr("mean entropy, from 0 to ln %1 = %2").arg(page.keys()).arg(most),
                                    HeadsWords::tr("entropy, 0 to %1").arg(most), HeadsWords::tr("entropy")};
            constexpr double kTrack = 40;
            nextRow(forms.front(), kTrack + 8);
            if (!firstFitting(forms, m_legend.right() - x - kTrack - 8, font).isEmpty()) {
                if (painter)
                    drawEntropyBar(*painter, QRectF(x, y - kBar / 2, kTrack, kBar),
                                   std::log(double(page.keys())) * 0.6);
                x += kTrack;
                word(forms, 8);
                x += 22;
            }
        }
        if (m_oneIn > 1) {
            const QString text = HeadsWords::tr("one cell of %1 is shown").arg(whole(double(m_oneIn)));
            nextRow(text, 0);
            word({text});
        }
        return rows;
    }

    /// From a thin and faint line to a thick and full one.
    void drawWedge(QCPPainter& painter, const QRectF& bar) const {
        const int steps = std::max(2, int(bar.width() / 2));
        for (int i = 0; i < steps; ++i) {
            const double part = (i + 0.5) / steps;
            QColor colour = theme().text;
            colour.setAlphaF(float(part));
            const double height = 0.5 + 3 * part;
            painter.fillRect(QRectF(bar.left() + bar.width() * i / steps, bar.center().y() - height / 2,
                                    bar.width() / steps, height),
                             colour);
        }
    }

    // --- how columns become heads, and one row again

    void layMap() {
        m_columns = m_output = m_counts = {};
        if (!m_hasMap) return;
        const QRectF whole = m_map;
        const bool hasCounts = whole.width() >= 600;
        const double wide = hasCounts ? whole.width() * 0.54 : whole.width();
        const double symbols = 40, words = std::clamp(wide * 0.5, 120.0, 230.0);
        const double left = whole.left() + symbols;
        const double width = std::max(40.0, wide - symbols - words);
        // Four strips with the ways between them.
        const double top = whole.top() + 20;
        const double height = whole.bottom() - top - 2;
        const double thin = std::floor(height * 0.13), thick = std::floor(height * 0.2);
        const double way = (height - 2 * thin - 2 * thick) / 3;
        m_input = QRectF(left, top, width, thin);
        m_columns = QRectF(left, m_input.bottom() + way, width, thick);
        m_output = QRectF(left, m_columns.bottom() + way, width, thick);
        m_result = QRectF(left, m_output.bottom() + way, width, thin);
        m_mapWords = QRectF(left + width + 12, whole.top(), words - 12, whole.height());
        if (hasCounts)
            m_counts = QRectF(whole.left() + wide + 20, whole.top(), whole.width() - wide - 20, whole.height());
    }

    QRectF segment(const QRectF& strip, Index head) const {
        const double width = strip.width() / double(shown().headCount());
        return {strip.left() + width * double(head), strip.top(), width, strip.height()};
    }
    HeadDesign design() const { return scene().parameters.headDesign; }

    void drawMap(QCPPainter& painter) const {
        const QFont bold = textFont(type::kAxis, QFont::DemiBold);
        drawWhole(painter, QRectF(m_input.left(), m_map.top(), m_mapWords.right() - m_input.left(), 17),
                  Qt::AlignVCenter,
                  {HeadsWords::tr("Columns become heads, and the output matrix mixes them again"),
                   HeadsWords::tr("Columns become heads, and one row again"), HeadsWords::tr("Columns and heads")},
                  bold, theme().text);
        const QColor way = theme().dark ? theme().raised : theme().hover;
        const QRectF query = segment(m_columns, m_head), output = segment(m_output, m_head);
        // Where the chosen head's columns come from and what they lead to.
        const auto band = [&](const QRectF& from, const QRectF& to) {
            QPolygonF shape({from.bottomLeft(), from.bottomRight(), to.topRight(), to.topLeft()});
            painter.setPen(Qt::NoPen);
            painter.setBrush(way);
            painter.drawPolygon(shape);
            painter.setPen(QPen(theme().control, 1));
            painter.drawLine(QLineF(from.bottomLeft(), to.topLeft()));
            painter.drawLine(QLineF(from.bottomRight(), to.topRight()));
        };
        const bool isSliced = design() == HeadDesign::Sliced;
        band(isSliced ? segment(m_input, m_head) : m_input, query);
        band(query, output);
        band(output, m_result);
        drawStrip(painter, m_input, isSliced, false);
        drawStrip(painter, m_columns, true, true);
        drawStrip(painter, m_output, true, false);
        drawStrip(painter, m_result, false, false);
        drawMapWords(painter);
    }

    /// A row of columns: divided by heads, or all of them for everyone.
    void drawStrip(QCPPainter& painter, const QRectF& strip, bool isDivided, bool isNumbered) const {
        painter.save();
        painter.setAntialiasing(false);
        const Index count = isDivided ? shown().headCount() : 1;
        for (Index head = 0; head < count; ++head) {
            const QRectF part = isDivided ? segment(strip, head) : strip;
            const bool isColoured = isDivided && head < kColoured;
            painter.fillRect(part, isColoured      ? headColour(head)
                                   : !isDivided    ? theme().track
                                   : head % 2 == 0 ? theme().control
                                                   : theme().track);
        }
        painter.setAntialiasing(true);
        painter.setBrush(Qt::NoBrush);
        if (isDivided) {
            painter.setPen(QPen(theme().surface, 1));
            const Index seams = strip.width() / double(count) >= 4 ? count : 0;
            for (Index head = 1; head < seams; ++head) {
                const double x = segment(strip, head).left();
                painter.drawLine(QLineF(x, strip.top(), x, strip.bottom()));
            }
            if (count > 1)
                drawCasedBox(painter, segment(strip, m_head).adjusted(-0.5, -0.5, 0.5, 0.5), theme().text, 2,
                             theme().surface);
        }
        if (isNumbered) {
            const QFont font = textFont(type::kSmallest, QFont::DemiBold);
            const QFontMetricsF metrics(font);
            painter.setFont(font);
            if (metrics.horizontalAdvance(whole(double(count - 1))) + 4 <= strip.width() / double(count) &&
                strip.height() >= 13)
                for (Index head = 0; head < count; ++head) {
                    const QColor fill = head < kColoured ? headColour(head)
                                        : head % 2 == 0  ? theme().control
                                                         : theme().track;
                    painter.setPen(inkOn(fill));
                    painter.drawText(segment(strip, head), Qt::AlignCenter, whole(double(head)));
                }
        }
        painter.restore();
    }

    /// Black or white, whichever stands out more.
    static QColor inkOn(const QColor& fill) {
        const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
        const double luminance =
            0.2126 * linear(fill.redF()) + 0.7152 * linear(fill.greenF()) + 0.0722 * linear(fill.blueF());
        return luminance > 0.179 ? Qt::black : Qt::white;
    }

    void drawMapWords(QCPPainter& painter) const {
        const auto symbolAt = [&](const QRectF& strip, const Expression& expression) {
            const FormulaLayout formula(expression, type::kBody);
            formula.paint(
                painter, {strip.left() - 10 - formula.size().width(), strip.center().y() - formula.size().height() / 2},
                theme(), theme().text);
        };
        using namespace formula;
        symbolAt(m_input, symbol("X", 1));
        symbolAt(m_columns, symbol("Q", 1, IndexRole::None, {symbol("h", 1)}));
        symbolAt(m_output, symbol("W", 1, IndexRole::None, {symbol("o", 1)}));
        symbolAt(m_result, symbol("Y", 1));
        const DesignCounts& counts = shown().counts[std::size_t(design())];
        const auto d = double(scene().parameters.d);
        const auto first = double(m_head * counts.width), last = first + double(counts.width) - 1;
        const QString head = whole(double(m_head)), all = whole(d), from = whole(first), to = whole(last);
        const QString columns = counts.width == 1 ? HeadsWords::tr("column %1").arg(from)
                                                  : HeadsWords::tr("columns %1 to %2").arg(from, to);
        const QFont font = textFont(type::kAxis);
        const auto wordsAt = [&](const QRectF& strip, const QStringList& forms) {
            drawWhole(painter, QRectF(m_mapWords.left(), strip.center().y() - 9, m_mapWords.width(), 18),
                      Qt::AlignVCenter, forms, font, theme().muted);
        };
        if (design() == HeadDesign::Sliced)
            wordsAt(m_input, {HeadsWords::tr("head %1 gets %2 only").arg(head, columns), columns});
        else
            wordsAt(m_input, {HeadsWords::tr("every head gets all %1 columns").arg(all),
                              HeadsWords::tr("all %1 columns").arg(all)});
        wordsAt(m_columns, {HeadsWords::tr("head %1: %2").arg(head, columns), columns});
        wordsAt(m_output, {HeadsWords::tr("its columns of the output matrix"), HeadsWords::tr("its columns")});
        wordsAt(m_result,
                {HeadsWords::tr("all heads add up in %1 columns").arg(all), HeadsWords::tr("%1 columns").arg(all)});
    }

    // --- what the designs cost

    static constexpr double kCountHead = 20;
    double countRow() const { return std::min(24.0, (m_counts.height() - kCountHead) / double(kDesigns.size())); }
    QRectF designBox(Index row) const {
        if (m_counts.isEmpty()) return {};
        return {m_counts.left(), m_counts.top() + kCountHead + countRow() * double(row), m_counts.width() * 0.26,
                countRow()};
    }
    QRectF countBox(Index row, Index column) const {
        if (m_counts.isEmpty() || !shown().counts[std::size_t(row)].isPossible) return {};
        const double left = m_counts.left() + m_counts.width() * (column == 0 ? 0.38 : 0.68);
        return {left, designBox(row).top(), m_counts.width() * (column == 0 ? 0.3 : 0.32), countRow()};
    }

    void drawCounts(QCPPainter& painter) const {
        if (m_counts.isEmpty()) return;
        const QFont font = textFont(type::kAxis);
        const auto headAt = [&](double from, double to, const QStringList& forms) {
            drawWhole(painter,
                      QRectF(m_counts.left() + m_counts.width() * from, m_counts.top(),
                             m_counts.width() * (to - from) - 6, 17),
                      Qt::AlignVCenter | Qt::AlignRight, forms, textFont(type::kSmallest), theme().muted);
        };
        headAt(0.22, 0.38, {HeadsWords::tr("width"), QStringLiteral("w")});
        headAt(0.36, 0.68, {HeadsWords::tr("parameters"), HeadsWords::tr("params")});
        headAt(0.66, 1.0, {HeadsWords::tr("multiply–adds"), HeadsWords::tr("mult–adds")});
        painter.setPen(QPen(theme().rule, 1));
        painter.drawLine(QLineF(m_counts.left(), m_counts.top() + kCountHead - 1.5, m_counts.right(),
                                m_counts.top() + kCountHead - 1.5));
        for (Index row = 0; row < Index(kDesigns.size()); ++row) {
            const bool isCurrent = row == Index(design());
            const QRectF name = designBox(row);
            const DesignCounts& counts = shown().counts[std::size_t(row)];
            const QFont own = textFont(type::kAxis, isCurrent ? QFont::DemiBold : QFont::Normal);
            const QColor ink = counts.isPossible ? theme().text : theme().faint;
            if (isCurrent) painter.fillRect(QRectF(name.left(), name.top() + 4, 3, name.height() - 8), theme().text);
            drawElided(painter, name.adjusted(9, 0, 0, 0), Qt::AlignVCenter, designName(kDesigns[std::size_t(row)]),
                       own, ink);
            const auto numberIn = [&](const QRectF& room, double value) {
                const QString text = counts.isPossible ? whole(value) : QStringLiteral("–");
                drawWhole(painter, room.adjusted(0, 0, -6, 0), Qt::AlignVCenter | Qt::AlignRight,
                          {text, significantNumber(value, 3)}, own, ink);
            };
            const auto cell = [&](double from, double to) {
                return QRectF(m_counts.left() + m_counts.width() * from, name.top(), m_counts.width() * (to - from),
                              name.height());
            };
            numberIn(cell(0.26, 0.38), double(counts.width));
            numberIn(cell(0.38, 0.68), counts.parameters);
            numberIn(cell(0.68, 1), counts.multiplyAdds);
        }
    }

    // --- selection

    /// A cell that no matrix panel draws.
    std::optional<QRectF> otherBox(const Cell& cell) const {
        if (cell.matrix == "counts") {
            const QRectF box = countBox(cell.row, cell.column);
            return box.isEmpty() ? std::nullopt : std::optional(box);
        }
        if (cell.matrix != "entropy" || m_entropy.isEmpty() || cell.column != m_head) return std::nullopt;
        const double pitch = m_entropy.height() / double(shown().queries());
        return QRectF(m_entropy.left() - 3, m_entropy.top() + pitch * double(cell.row), m_entropy.width() + 6, pitch);
    }

    void drawCell(QCPPainter& painter, const Cell& cell, MatrixPanel::Strength strength) {
        const bool isSelected = strength == MatrixPanel::Strength::Selected;
        if (const auto box = otherBox(cell))
            drawCasedBox(painter, *box, theme().text, isSelected ? 2 : 1, theme().surface, isSelected ? 1 : 0.75);
        if (cell.matrix == "counts" || cell.row >= shown().queries()) return;
        if (cell.matrix == "weights" && cell.column >= shown().keys()) return;
        if (m_lines) {
            drawTokenLines(painter, cell, isSelected);
            return;
        }
        if (cell.matrix == "entropy") {
            const bool isTile = !m_hasLarge && m_head < Index(m_tiles.size());
            const MatrixPanel& panel = isTile ? *m_small[std::size_t(m_head)] : *m_large;
            if (panel.isShown()) panel.drawRow(painter, cell.row, theme().indexI, isSelected ? 1.5 : 0.75);
            return;
        }
        if (m_hasLarge) m_large->drawCell(painter, cell.row, cell.column, strength);
        for (Index head = 0; head < Index(m_tiles.size()); ++head) {
            const MatrixPanel& panel = *m_small[std::size_t(head)];
            if (!panel.isShown()) continue;
            const QRectF box = panel.box(cell.row, cell.column);
            const bool isOwn = head == m_head;
            if (std::min(box.width(), box.height()) < kLeastOutlinedCell && !isOwn)
                drawCasedBox(painter, box.adjusted(-1.5, -1.5, 1.5, 1.5), theme().text, 1, theme().surface, 0.75);
            else
                panel.drawCell(painter, cell.row, cell.column,
                               isOwn && !m_hasLarge ? strength : MatrixPanel::Strength::Hovered,
                               isOwn && !m_hasLarge && panel.look().numbersRows);
        }
    }

    /// One token's lines in every picture, in the place of all.
    void drawTokenLines(QCPPainter& painter, const Cell& cell, bool isSelected) {
        const bool coversAll = !isTokenSelected() || !isSelected;
        const auto show = [&](const QRectF& area, const QRectF& frame, const std::vector<Index>& heads, double widest) {
            if (coversAll) painter.fillRect(frame, theme().surface);
            drawLinksOf(painter, area, heads, cell, widest);
        };
        if (m_hasLarge) show(m_largeArea, m_largeArea, largeHeads(), 3.2);
        for (Index head = 0; head < Index(m_tiles.size()); ++head) {
            const QRectF& tile = m_tiles[std::size_t(head)];
            show(linksArea(tile), tile.adjusted(1.5, 1.5, -1.5, -1.5), {head}, 1.6);
        }
        if (!m_hasLarge) return;
        drawShares(painter, cell);
        const HeadsResult& page = shown();
        const QFontMetricsF metrics(textFont(type::kAxis, QFont::DemiBold));
        const double widest = wordLook(m_head).widestWord;
        const auto tag = [&](const QStringList& words, Index token, bool isLeft, const QColor& fill) {
            const QString text = QFontMetricsF(textFont(type::kAxis)).elidedText(words[token], Qt::ElideRight, widest);
            const double half = metrics.horizontalAdvance(text) / 2 + 6;
            const QPointF centre(isLeft ? m_largeArea.left() - 4 - half : m_largeArea.right() + 4 + half,
                                 tokenPlace(m_largeArea, token, words.size()));
            drawTag(painter, text, centre, viewport(), fill, theme().onIndex);
        };
        tag(page.queryWords, cell.row, true, theme().indexI);
        if (cell.matrix == "weights") tag(page.keyWords, cell.column, false, theme().indexJ);
    }

    /// Beside each key what the query gives it: a number, or a square for each of the heads that are shown.
    void drawShares(QCPPainter& painter, const Cell& cell) const {
        const HeadsResult& page = shown();
        const double pitch = m_largeArea.height() / double(page.keys());
        if (pitch < kWordPitch - 1) return;
        const std::vector<Index> heads = largeHeads();
        const double widest = wordLook(m_head).widestWord;
        double words = 0;
        for (const QString& word : page.keyWords)
            words = std::max(words, std::min(widest, QFontMetricsF(textFont(type::kAxis)).horizontalAdvance(word)));
        const double left = m_largeArea.right() + words + 24;
        for (Index key = 0; key < page.keys(); ++key) {
            const double y = tokenPlace(m_largeArea, key, page.keys());
            if (heads.size() == 1) {
                painter.setFont(textFont(type::kSmallest));
                painter.setPen(theme().muted);
                const double weight = page.weights[std::size_t(heads.front())](cell.row, key);
                painter.drawText(QRectF(left, y - 8, 50, 16), Qt::AlignVCenter,
                                 displayNumber(weight, weight == 0 ? 0 : 2));
                continue;
            }
            for (std::size_t place = 0; place < heads.size(); ++place) {
                const QRectF box(left + 11 * double(place), y - 5, 9, 10);
                QColor colour = headColour(heads[place]);
                colour.setAlphaF(float(std::clamp(
                    page.weights[std::size_t(heads[place])](cell.row, key) / rangeOf(heads[place]).second, 0.0, 1.0)));
                painter.fillRect(box, theme().surface);
                painter.fillRect(box, colour);
                painter.setPen(QPen(theme().track, 1));
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(box);
            }
        }
    }

    std::optional<MatrixPanel> m_large;
    std::vector<std::unique_ptr<MatrixPanel>> m_small;  ///< of each head; more than are shown
    std::vector<QRectF> m_tiles;                        ///< the cells, or lines, of each small picture
    double m_tileRoom = 0;                              ///< that the name of one may take
    QRectF m_largeRoom, m_largeArea;                    ///< with its words; and the cells, or lines, alone
    QRectF m_entropy;                                   ///< bars of the chosen head's queries
    QRectF m_legend, m_map, m_mapWords, m_counts;
    QRectF m_input, m_columns, m_output, m_result;  ///< strips of columns
    Index m_head = 0;
    Index m_oneIn = 1;
    int m_legendRows = 1;
    bool m_tileNumbers = false;  ///< entropies, or ranges, above the small pictures
    bool m_lines = false;
    bool m_each = false;
    bool m_isAlone = false;  ///< one head only
    bool m_hasLarge = false;
    bool m_hasMap = false;
    bool m_tileWords = false;
};

// --- what is computed

/// Weights of one's own, heads x n x m or n x m; nothing where none were loaded.
const Array* loadedWeights(const Scene& scene) {
    const Array* array = findValues(scene, "attention");
    return array && (array->shape.size() == 2 || array->shape.size() == 3) ? array : nullptr;
}

struct LoadedSizes {
    Index heads = 1;
    Index queries = 0;
    Index keys = 0;
};
LoadedSizes sizesOf(const Array& array) {
    const auto& shape = array.shape;
    return {shape.size() == 3 ? shape.front() : 1, shape[shape.size() - 2], shape.back()};
}

Eigen::Map<const Matrix> loadedHead(const Array& array, Index head) {
    const LoadedSizes sizes = sizesOf(array);
    return {array.values.data() + head * sizes.queries * sizes.keys, sizes.queries, sizes.keys};
}

Index shownSequence(const Scene& scene, Index batch) {
    return std::clamp<Index>(Index(scene.parameters.sequence.value_or(0)), 0, batch - 1);
}

std::array<DesignCounts, kDesigns.size()> countsOf(const AttentionSizes& sizes) {
    std::array<DesignCounts, kDesigns.size()> counts;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const HeadDesign design = kDesigns[i];
        counts[i].isPossible = design == HeadDesign::Wide || sizes.dimensions % sizes.heads == 0;
        if (!counts[i].isPossible) continue;
        counts[i].width = headWidth(design, sizes.dimensions, sizes.heads);
        counts[i].parameters = parameterCount(design, sizes.dimensions, sizes.heads);
        counts[i].multiplyAdds = multiplyAdds(design, sizes.dimensions, sizes.heads, sizes.queryCount, sizes.keyCount);
    }
    return counts;
}

/// Keys that a query may see: all of them where every one is masked, as its weights are then uniform.
Index keysSeen(const Mask& mask, Index query) {
    if (mask.isFullyMasked(query)) return mask.keys();
    Index seen = 0;
    for (Index key = 0; key < mask.keys(); ++key) seen += mask.allows(query, key);
    return seen;
}

/// The weights of a query before dropout, of which the entropy is taken.
Eigen::RowVectorXd weighed(const AttentionRun& run, Index sequence, Index head, Index query) {
    if (run.setting.choice.dropout > 0) return undroppedWeights(run.layer, sequence, head, query).transpose();
    return run.layer.weights.row(run.layer.firstRow(sequence, head) + query);
}

/// The lines that are drawn: all of them, or where there are many the heaviest of each query.
void findLinks(HeadsResult& page, const std::stop_token& stop) {
    const Index heads = page.headCount(), queries = page.queries(), keys = page.keys();
    const Index each = std::max<Index>(1, kMostLinks / (heads * queries));
    page.linksPerQuery = each < keys ? each : 0;
    std::vector<Link> row;
    for (const Matrix& weights : page.weights) {
        if (stop.stop_requested()) return;
        std::vector<Link>& links = page.links.emplace_back();
        for (Index query = 0; query < queries; ++query) {
            row.clear();
            for (Index key = 0; key < keys; ++key)
                if (weights(query, key) > 0) row.push_back({query, key, weights(query, key)});
            const auto last = row.begin() + std::min<std::ptrdiff_t>(each, std::ptrdiff_t(row.size()));
            std::ranges::partial_sort(row, last, std::ranges::greater(), &Link::weight);
            links.insert(links.end(), row.begin(), last);
        }
        std::ranges::stable_sort(links, {}, &Link::weight);
    }
}

void findRanges(HeadsResult& page) {
    page.least = 0;
    page.most = 0;
    for (const Matrix& weights : page.weights) {
        page.ranges.push_back(extentOf(weights));
        page.least = std::min(page.least, page.ranges.back().first);
        page.most = std::max(page.most, page.ranges.back().second);
    }
    if (page.most <= page.least) page.most = page.least + 1;
    page.meanEntropies = page.entropies.colwise().mean().transpose();
}

/// The words that somebody wrote, for rows and columns of loaded weights; the sentence that every page begins with says
/// nothing about them. None where none were written, or where they cannot be split.
std::vector<std::string> writtenWords(const std::string& sentence) {
    if (sentence.empty() || sentence == Parameters{}.tokens) return {};
    try {
        return splitTokens(sentence);
    } catch (const std::invalid_argument&) {
        return {};  // whoever reads a sentence refuses such a one
    }
}

struct LoadedWords {
    std::vector<std::string> queries, keys;
};
LoadedWords loadedWords(const Scene& scene, const LoadedSizes& sizes) {
    const auto fitting = [](std::vector<std::string> words, Index count) {
        return Index(words.size()) == count ? words : std::vector<std::string>();
    };
    LoadedWords words{fitting(writtenWords(scene.parameters.tokens), sizes.queries),
                      fitting(writtenWords(scene.parameters.memoryTokens), sizes.keys)};
    if (words.keys.empty() && sizes.keys == sizes.queries) words.keys = words.queries;
    if (words.queries.empty()) words.queries = numberedTokens(sizes.queries);
    if (words.keys.empty()) words.keys = numberedTokens(sizes.keys);
    return words;
}

/// What is wrong with loaded weights, found once for each file: there may be millions of them.
struct LoadedFaults {
    std::optional<std::array<Index, 3>> negative;  ///< head, query and key of the first weight below 0
    Index unevenRows = 0;                          ///< rows that do not sum to 1
    Index head = 0, query = 0;                     ///< the first of them
    double sum = 0;                                ///< of its weights
};
LoadedFaults findFaults(const Array& array) {
    LoadedFaults faults;
    const LoadedSizes sizes = sizesOf(array);
    for (Index head = 0; head < sizes.heads; ++head) {
        const auto weights = loadedHead(array, head);
        for (Index query = 0; query < sizes.queries; ++query) {
            Index key = 0;
            if (!faults.negative && weights.row(query).minCoeff(&key) < 0) faults.negative = {head, query, key};
            const double sum = weights.row(query).sum();
            if (std::abs(sum - 1) <= kSumTolerance) continue;
            if (faults.unevenRows++ > 0) continue;
            faults.head = head;
            faults.query = query;
            faults.sum = sum;
        }
    }
    return faults;
}
LoadedFaults loadedFaults(const Scene& scene) {
    static std::mutex mutex;
    static std::weak_ptr<const Array> last;
    static LoadedFaults faults;
    const std::shared_ptr<const Array>& array = scene.arrays.find("attention")->second.values;
    const std::scoped_lock lock(mutex);
    if (last.lock() != array) {
        faults = findFaults(*array);
        last = array;
    }
    return faults;
}

/// Entropies of the heads of one sequence for a caption; none where they would take long.
std::optional<Vector> captionEntropies(const AttentionRun& run, Index sequence) {
    constexpr double kMostWeights = 1e5;
    const MultiHeadAttention& layer = run.layer;
    if (double(layer.heads) * double(layer.queryCount) * double(layer.keyCount) > kMostWeights) return std::nullopt;
    Vector means = Vector::Zero(layer.heads);
    for (Index head = 0; head < layer.heads; ++head)
        for (Index query = 0; query < layer.queryCount; ++query)
            means[head] += entropy(weighed(run, sequence, head, query)) / double(layer.queryCount);
    return means;
}

class HeadsPage : public Exhibit {
 public:
    std::string_view id() const override { return "heads"; }
    Chapter chapter() const override { return Chapter::Attention; }
    QString name() const override { return HeadsWords::tr("Heads"); }
    QString title() const override { return HeadsWords::tr("Heads side by side"); }
    QString claim() const override {
        return HeadsWords::tr("Each head looks at the same sentence with weights of its own.");
    }

    Caption caption(const Scene& scene) const override {
        return {recombinationDefinition(headsOf(scene)), seen(scene), tryThis(scene), whyItMatters(scene)};
    }

    QString description(const Scene& scene) const override {
        QStringList sentences;
        const bool isLines = scene.parameters.headsView == HeadsViewChoice::Lines;
        sentences += isLines ? HeadsWords::tr(
                                   "The attention weights of each head as lines from queries at the left to keys at "
                                   "the right, the wider and the less transparent the larger the weight.")
                             : HeadsWords::tr(
                                   "The attention weights of each head as a heatmap, green from 0; rows are "
                                   "queries, columns keys.");
        sentences += scene.parameters.weightsScale == WeightsScaleChoice::Each
                         ? HeadsWords::tr("Each head has a scale of its own.")
                         : HeadsWords::tr("All heads share one scale.");
        if (const Array* loaded = loadedWeights(scene)) {
            const LoadedSizes sizes = sizesOf(*loaded);
            sentences +=
                HeadsWords::tr("%n head(s) of loaded weights, %1 queries by %2 keys.", nullptr, int(sizes.heads))
                    .arg(whole(double(sizes.queries)), whole(double(sizes.keys)));
        } else {
            const AttentionSizes sizes = attentionSizes(scene);
            sentences += HeadsWords::tr("%n head(s), %1, of width %2 in %3 dimensions; %4 queries, %5 keys.", nullptr,
                                        int(sizes.heads))
                             .arg(designName(sizes.design),
                                  whole(double(headWidth(sizes.design, sizes.dimensions, sizes.heads))),
                                  whole(double(sizes.dimensions)), whole(double(sizes.queryCount)),
                                  whole(double(sizes.keyCount)));
        }
        if (const auto selected = selectionOf(scene.parameters)) {
            const Explanation explanation = explain(scene, *selected);
            QStringList tags;
            for (const Explanation::Tag& tag : explanation.tags) tags += tag.text;
            sentences += HeadsWords::tr("Selected: %1 = %2.").arg(listed(tags), explanation.value);
        }
        return sentences.join(betweenSentences());
    }

    std::vector<Preset> presets() const override {
        return {
            {"one-head",
             HeadsWords::tr("One head"),
             HeadsWords::tr("One head takes all 64 columns: one pattern of weights for everything."),
             {{"scale-embedding", "on"}, {"n", "6"}, {"d", "64"}, {"heads", "1"}}},
            {"eight-heads",
             HeadsWords::tr("Eight heads"),
             HeadsWords::tr("The same 64 columns give eight patterns, for as many parameters and operations."),
             {{"scale-embedding", "on"}, {"n", "6"}, {"d", "64"}, {"heads", "8"}}},
            {"sliced",
             HeadsWords::tr("Sliced input"),
             HeadsWords::tr("Each head sees only its eighth of the columns: 5 632 parameters instead of 16 384."),
             {{"scale-embedding", "on"}, {"n", "6"}, {"d", "64"}, {"heads", "8"}, {"head-design", "sliced"}}},
            {"wide",
             HeadsWords::tr("Wide heads"),
             HeadsWords::tr("Each head has the full width: eight times the parameters, 131 072."),
             {{"scale-embedding", "on"}, {"n", "6"}, {"d", "64"}, {"heads", "8"}, {"head-design", "wide"}}},
            {"as-in-d2l",
             HeadsWords::tr("As in d2l"),
             HeadsWords::tr("100 columns in five heads, three valid tokens of four, each picture on its own range."),
             {{"scale-embedding", "on"},
              {"tokens", ""},
              {"n", "4"},
              {"d", "100"},
              {"heads", "5"},
              {"valid-length", "3"},
              {"weights-scale", "each"}}},
            {"lines",
             HeadsWords::tr("Lines between tokens"),
             HeadsWords::tr("Who looks at whom: five heads in five colours. Point at a word to see its lines alone."),
             {{"scale-embedding", "on"}, {"n", "6"}, {"d", "40"}, {"heads", "5"}, {"heads-view", "lines"}}},
            {"causal",
             HeadsWords::tr("Causal heads"),
             HeadsWords::tr("No head looks ahead: the first token has only itself, in every head."),
             {{"scale-embedding", "on"}, {"n", "6"}, {"d", "64"}, {"heads", "8"}, {"mask", "causal"}}},
            {"sixty-four",
             HeadsWords::tr("Sixty-four heads"),
             HeadsWords::tr("As many heads as columns: each of width 1."),
             {{"scale-embedding", "on"}, {"n", "6"}, {"d", "64"}, {"heads", "64"}}},
        };
    }

    std::span<const ParameterUse> uses() const override {
        static const std::array kUses{
            ParameterUse{.key = "tokens"},
            ParameterUse{.key = "memory-tokens"},
            ParameterUse{.key = "n", .maximum = 4096, .sliderMaximum = 512},
            ParameterUse{.key = "d", .maximum = 2048, .sliderMaximum = 256},
            ParameterUse{.key = "head-design"},
            ParameterUse{.key = "heads",
                         .minimum = 1,
                         .maximum = 64,
                         .divides = "d",
                         .dividesWhile =
                             +[](const Parameters& parameters) { return parameters.headDesign != HeadDesign::Wide; }},
            ParameterUse{.key = "head", .role = ParameterRole::View},
            ParameterUse{.key = "batch"},
            ParameterUse{.key = "sequence"},
            ParameterUse{.key = "heads-view"},
            ParameterUse{.key = "isolate-head"},
            ParameterUse{.key = "weights-scale"},
            ParameterUse{.key = "mask"},
            ParameterUse{.key = "radius", .sliderMaximum = 16},
            ParameterUse{.key = "valid-length"},
            ParameterUse{.key = "query-valid-length"},
            ParameterUse{.key = "temperature", .sliderMinimum = 0.01, .sliderMaximum = 100},
            ParameterUse{.key = "attention-dropout"},
            ParameterUse{.key = "add-position"},
            ParameterUse{.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
            ParameterUse{.key = "scale-embedding"},
            ParameterUse{.key = "numbers"},
            ParameterUse{.key = "seed", .sliderMaximum = 99},
            ParameterUse{.key = "matrix", .names = kMatrices},
            ParameterUse{.key = "row",
                         .most = +[](const Parameters& parameters) -> std::int64_t {
                             return parameters.matrix == "counts" ? std::int64_t(kDesigns.size()) - 1
                                                                  : parameters.n - 1;
                         },
                         .mostText = "n - 1, of the counts 2"},
            ParameterUse{.key = "column",
                         .most = +[](const Parameters& parameters) -> std::int64_t {
                             return parameters.matrix == "counts"    ? kCounts - 1
                                    : parameters.matrix == "entropy" ? parameters.heads - 1
                                                                     : parameters.m - 1;
                         },
                         .mostText = "m - 1, of the entropies heads - 1, of the counts 1"},
        };
        return kUses;
    }

    std::span<const TableDescription> tables() const override {
        static const std::array kTables{
            TableDescription{"weights",
                             "a weight; with a batch of several, sequence is the first column",
                             {{"head", "", ColumnType::Integer, "0 to heads - 1"},
                              {"query", "", ColumnType::Integer, "0 to n - 1"},
                              {"key", "", ColumnType::Integer, "0 to m - 1"},
                              {"weight", "", ColumnType::Real, "attention weight, exactly 0 where masked"}},
                             {"heads", "n", "m"}},
            TableDescription{"output", "a token, 0 to n - 1; with a batch of several, sequence is the first axis",
                             dimensionColumns("output of the layer there")},
            TableDescription{"entropy",
                             "a query of a head",
                             {{"sequence", "", ColumnType::Integer, "sequence of the batch"},
                              {"head", "", ColumnType::Integer, "0 to heads - 1"},
                              {"query", "", ColumnType::Integer, "0 to n - 1"},
                              {"entropy", "", ColumnType::Real,
                               "-sum of w ln w of its weights, before dropout, loaded ones divided by their sum"},
                              {"keys", "", ColumnType::Integer, "keys that it sees: the entropy is at most ln(keys)"}}},
            TableDescription{"counts",
                             "a design for which heads divide d",
                             {{"design", "", ColumnType::Text, "sliced, narrow or wide"},
                              {"width", "", ColumnType::Integer, "columns of one head"},
                              {"parameters", "", ColumnType::Integer, "with W_o, without biases"},
                              {"multiply-adds", "", ColumnType::Integer, "of one sequence, everything included"}}},
            kDerivationTable,
        };
        return kTables;
    }

    std::span<const ArrayUse> arrays() const override {
        static const std::vector<ArrayUse> kArrays = [] {
            std::vector<ArrayUse> arrays = attentionArrays();
            arrays.push_back({"attention", 2, 3, "weights of your own, heads x n x m"});
            return arrays;
        }();
        return kArrays;
    }

    std::vector<Decision> decided(const Scene& scene) const override {
        const Array* loaded = loadedWeights(scene);
        if (!loaded) return decidedByAttention(scene);
        const LoadedSizes sizes = sizesOf(*loaded);
        return {{"n", sizes.queries, false, "attention"},
                {"m", sizes.keys, false, "attention"},
                {"heads", sizes.heads, false, "attention"}};
    }

    std::optional<SceneProblem> problem(const Scene& scene) const override {
        const Array* loaded = loadedWeights(scene);
        if (!loaded) return problemOfAttention(scene);
        if (const auto place = loadedFaults(scene).negative) {
            const auto [head, query, key] = *place;
            const double value = loadedHead(*loaded, head)(query, key);
            return SceneProblem{
                "attention", true,
                "the weight at head " + std::to_string(head) + ", query " + std::to_string(query) + ", key " +
                    std::to_string(key) + " is " + numberText(value) + "; accepted: numbers from 0 on",
                HeadsWords::tr("These are no attention weights: in head %1, query %2 gives key %3 the weight %4, and "
                               "none is below 0.")
                    .arg(whole(double(head)), whole(double(query)), whole(double(key)), significantNumber(value, 4))};
        }
        const LoadedSizes sizes = sizesOf(*loaded);
        const auto misfit = [](std::string_view key, const std::string& sentence, Index count,
                               const char* of) -> std::optional<SceneProblem> {
            const auto words = Index(writtenWords(sentence).size());
            if (words == 0 || words == count) return std::nullopt;
            return SceneProblem{std::string(key), false,
                                std::to_string(words) + " words for " + std::to_string(count) + " " + of +
                                    " of the loaded weights; accepted: " + std::to_string(count) + " words, or none",
                                HeadsWords::tr("%n word(s) do not fit the loaded weights: they have %1 queries and %2 "
                                               "keys. Write as many words, or none.",
                                               nullptr, int(words))};
        };
        auto problem = misfit("tokens", scene.parameters.tokens, sizes.queries, "queries");
        if (!problem) problem = misfit("memory-tokens", scene.parameters.memoryTokens, sizes.keys, "keys");
        if (problem) problem->words = problem->words.arg(whole(double(sizes.queries)), whole(double(sizes.keys)));
        return problem;
    }

    NoEffect noEffect(std::string_view key, const Scene& scene) const override {
        static constexpr std::array<std::string_view, 10> kOfThePicture{
            "tokens",        "memory-tokens", "head", "heads-view", "isolate-head",
            "weights-scale", "matrix",        "row",  "column",     "heads"};
        const bool isOfThePicture = std::ranges::find(kOfThePicture, key) != kOfThePicture.end();
        if (loadedWeights(scene) && !isOfThePicture)
            return {HeadsWords::tr("The weights were loaded as they are: nothing is computed here."),
                    "without --attention"};
        if ((key == "isolate-head" || key == "weights-scale") && headsOf(scene) == 1)
            return {HeadsWords::tr("There is only one head."), "with --heads 2 or more"};
        if (key == "sequence" && attentionSizes(layerScene(scene)).batch == 1)
            return {HeadsWords::tr("There is only one sequence."), "with --batch 2 or more", 0};
        return loadedWeights(scene) ? NoEffect{} : idleParameter(key, layerScene(scene));
    }

    double memoryNeeded(const Scene& scene) const override {
        // The weights are kept once more, head by head, and twice while the ones before are shown.
        if (const Array* loaded = loadedWeights(scene)) return 2.0 * sizeof(double) * double(loaded->values.size());
        const Scene layer = layerScene(scene);
        const AttentionSizes sizes = attentionSizes(layer);
        return attentionRunBytes(layer) +
               2.0 * sizeof(double) * double(sizes.heads) * double(sizes.queryCount) * double(sizes.keyCount);
    }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        auto page = std::make_shared<HeadsResult>();
        if (const Array* loaded = loadedWeights(scene)) {
            const LoadedSizes sizes = sizesOf(*loaded);
            page->isLoaded = true;
            const LoadedWords words = loadedWords(scene, sizes);
            page->queryWords = labelsOf(words.queries);
            page->keyWords = labelsOf(words.keys);
            page->entropies.resize(sizes.queries, sizes.heads);
            for (Index head = 0; head < sizes.heads && !stop.stop_requested(); ++head) {
                page->weights.push_back(loadedHead(*loaded, head));
                for (Index query = 0; query < sizes.queries; ++query)
                    page->entropies(query, head) = loadedEntropy(page->weights.back().row(query));
            }
        } else {
            const Scene own = layerScene(scene);
            const auto run = attentionRun(own, stop);
            if (stop.stop_requested()) return page;
            const MultiHeadAttention& layer = run->layer;
            const Index sequence = shownSequence(scene, layer.batch);
            page->queryWords = labelsOf(run->setting.words);
            page->keyWords = labelsOf(run->setting.keyWords);
            page->mask = layer.masks[std::size_t(sequence)];
            page->isDropped = run->setting.choice.dropout > 0;
            page->counts = countsOf(attentionSizes(own));
            page->entropies.resize(layer.queryCount, layer.heads);
            for (Index head = 0; head < layer.heads && !stop.stop_requested(); ++head) {
                page->weights.push_back(layer.headWeights(sequence, head));
                for (Index query = 0; query < layer.queryCount; ++query)
                    page->entropies(query, head) = entropy(weighed(*run, sequence, head, query));
            }
        }
        if (stop.stop_requested()) return page;
        findRanges(*page);
        findLinks(*page, stop);
        return page;
    }

    Table table(std::string_view name, const Scene& scene) const override {
        if (name == kDerivationTable.name) return derivationOfSelection(scene);
        if (const Array* loaded = loadedWeights(scene)) return loadedTable(name, *loaded);
        if (name == "counts") return countsTable(scene);
        const auto run = attentionRun(layerScene(scene));
        const MultiHeadAttention& layer = run->layer;
        if (name == "output") {
            const std::shared_ptr<const Matrix> output(run, &layer.output);
            if (layer.batch == 1) return MatrixTable{output, numberedColumns(output->cols())};
            return ArrayTable{output,
                              {{"sequence", layer.batch}, {"query", layer.queryCount}, {"column", output->cols()}}};
        }
        if (name == "weights") {
            std::vector<ArrayAxis> axes{{"head", layer.heads}, {"query", layer.queryCount}, {"key", layer.keyCount}};
            if (layer.batch > 1) axes.insert(axes.begin(), {"sequence", layer.batch});
            return ArrayTable{std::shared_ptr<const Matrix>(run, &layer.weights), std::move(axes), "weight"};
        }
        if (name != "entropy") throw std::invalid_argument("heads has no table \"" + std::string(name) + "\"");
        EntropyColumns columns;
        for (Index sequence = 0; sequence < layer.batch; ++sequence)
            for (Index head = 0; head < layer.heads; ++head)
                for (Index query = 0; query < layer.queryCount; ++query)
                    columns.add(sequence, head, query, entropy(weighed(*run, sequence, head, query)),
                                keysSeen(layer.masks[std::size_t(sequence)], query));
        return std::move(columns).table();
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<HeadsFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override {
        if (cell.matrix == "counts") return explainCount(scene, cell);
        const Array* loaded = loadedWeights(scene);
        const bool isEntropy = cell.matrix == "entropy";
        const Index head = isEntropy ? Index(cell.column) : headOf(scene);
        Explanation explanation;
        if (loaded) {
            const Eigen::RowVectorXd weights = loadedHead(*loaded, head).row(cell.row);
            const LoadedWords words = loadedWords(scene, sizesOf(*loaded));
            if (isEntropy) {
                explanation.derivation = loadedEntropyDerivation(weights, cell.row);
            } else {
                explanation.derivation = loadedWeightDerivation(weights, head, cell.row, cell.column);
                explanation.sentence = HeadsWords::tr("loaded weight");
            }
            addTags(explanation, words.queries, words.keys, head, cell);
        } else {
            const auto run = attentionRunNow(layerScene(scene));
            if (!run) {
                // Asked again when the numbers have come.
                const auto words = numberedTokens(std::max(scene.parameters.n, scene.parameters.m));
                addTags(explanation, words, words, head, cell);
                explanation.value = QStringLiteral("…");
                explanation.sentence = HeadsWords::tr("still being computed");
                return explanation;
            }
            const MultiHeadAttention& layer = run->layer;
            const Index sequence = shownSequence(scene, layer.batch);
            if (isEntropy) {
                explanation.derivation = entropyDerivation(weighed(*run, sequence, head, cell.row), cell.row,
                                                           keysSeen(layer.masks[std::size_t(sequence)], cell.row));
            } else {
                explanation.derivation =
                    attentionDerivation(run->setting.layerInput(), layer, AttentionMatrix::Weights,
                                        {.sequence = sequence, .head = head, .row = cell.row, .column = cell.column},
                                        run->setting.keyWords);
                explanation.sentence = HeadsWords::tr("of %1 goes into the new %2")
                                           .arg(quotedWord(run->setting.keyWords[std::size_t(cell.column)]),
                                                quotedWord(run->setting.words[std::size_t(cell.row)]));
            }
            addTags(explanation, run->setting.words, run->setting.keyWords, head, cell);
        }
        if (isEntropy) explanation.sentence = HeadsWords::tr("entropy of the query’s weights, in nats");
        explanation.value =
            displayNumber(explanation.derivation.value, explanation.derivation.value == 0 && !isEntropy ? 0 : 4);
        return explanation;
    }

 private:
    /// The scene as the layer takes it: what other pages use and this one does not is left out.
    Scene layerScene(const Scene& scene) const {
        Scene layer = scene;
        layer.parameters = numbersOnly(uses(), scene.parameters);
        return layer;
    }

    static Index headsOf(const Scene& scene) {
        const Array* loaded = loadedWeights(scene);
        return loaded ? sizesOf(*loaded).heads : Index(scene.parameters.heads);
    }
    static Index headOf(const Scene& scene) {
        return std::clamp<Index>(Index(scene.parameters.head.value_or(0)), 0, headsOf(scene) - 1);
    }

    struct EntropyColumns {
        std::vector<std::int64_t> sequences, heads, queries, keys;
        std::vector<double> entropies;

        void add(Index sequence, Index head, Index query, double entropy, Index seen) {
            sequences.push_back(sequence);
            heads.push_back(head);
            queries.push_back(query);
            entropies.push_back(entropy);
            keys.push_back(seen);
        }
        Table table() && {
            return ColumnTable{{{"sequence", std::move(sequences)},
                                {"head", std::move(heads)},
                                {"query", std::move(queries)},
                                {"entropy", std::move(entropies)},
                                {"keys", std::move(keys)}}};
        }
    };

    static Table loadedTable(std::string_view name, const Array& loaded) {
        const LoadedSizes sizes = sizesOf(loaded);
        if (name == "weights") {
            auto values = std::make_shared<Matrix>(sizes.heads * sizes.queries, sizes.keys);
            for (Index head = 0; head < sizes.heads; ++head)
                values->middleRows(head * sizes.queries, sizes.queries) = loadedHead(loaded, head);
            return ArrayTable{
                std::move(values), {{"head", sizes.heads}, {"query", sizes.queries}, {"key", sizes.keys}}, "weight"};
        }
        if (name != "entropy")
            throw std::invalid_argument("with weights loaded by --attention there is no table \"" + std::string(name) +
                                        "\"; accepted: weights, entropy, derivation");
        EntropyColumns columns;
        for (Index head = 0; head < sizes.heads; ++head) {
            const auto weights = loadedHead(loaded, head);
            for (Index query = 0; query < sizes.queries; ++query)
                columns.add(0, head, query, loadedEntropy(weights.row(query)), sizes.keys);
        }
        return std::move(columns).table();
    }

    Table countsTable(const Scene& scene) const {
        static constexpr std::array<const char*, kDesigns.size()> kNames{"sliced", "narrow", "wide"};
        std::vector<std::string> designs;
        std::vector<std::int64_t> widths, parameters, operations;
        const auto counts = countsOf(attentionSizes(layerScene(scene)));
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (!counts[i].isPossible) continue;
            designs.emplace_back(kNames[i]);
            widths.push_back(counts[i].width);
            parameters.push_back(std::int64_t(counts[i].parameters));
            operations.push_back(std::int64_t(counts[i].multiplyAdds));
        }
        return ColumnTable{{{"design", std::move(designs)},
                            {"width", std::move(widths)},
                            {"parameters", std::move(parameters)},
                            {"multiply-adds", std::move(operations)}}};
    }

    static void addTags(Explanation& explanation, const std::vector<std::string>& words,
                        const std::vector<std::string>& keyWords, Index head, const Cell& cell) {
        explanation.tags.push_back({HeadsWords::tr("head %1").arg(whole(double(head))), IndexRole::None});
        explanation.tags.push_back(
            {HeadsWords::tr("query %1: %2").arg(whole(double(cell.row)), quotedWord(words[std::size_t(cell.row)])),
             IndexRole::I});
        if (cell.matrix == "entropy") return;
        explanation.tags.push_back(
            {HeadsWords::tr("key %1: %2")
                 .arg(whole(double(cell.column)), quotedWord(keyWords[std::size_t(cell.column)])),
             IndexRole::J});
    }

    Explanation explainCount(const Scene& scene, const Cell& cell) const {
        const AttentionSizes sizes = attentionSizes(layerScene(scene));
        const HeadDesign design = kDesigns[std::size_t(cell.row)];
        const bool isPossible = design == HeadDesign::Wide || sizes.dimensions % sizes.heads == 0;
        Explanation explanation;
        explanation.tags.push_back({designName(design), IndexRole::None});
        const bool isParameters = cell.column == 0;
        explanation.tags.push_back(
            {isParameters ? HeadsWords::tr("parameters") : HeadsWords::tr("multiply–adds"), IndexRole::None});
        if (!isPossible) {
            explanation.value = QStringLiteral("–");
            explanation.sentence = HeadsWords::tr("%n head(s) do not divide %1 columns", nullptr, int(sizes.heads))
                                       .arg(whole(double(sizes.dimensions)));
            return explanation;
        }
        explanation.derivation = isParameters ? parameterCountDerivation(design, sizes.dimensions, sizes.heads)
                                              : multiplyAddsDerivation(design, sizes.dimensions, sizes.heads,
                                                                       sizes.queryCount, sizes.keyCount);
        explanation.value = whole(explanation.derivation.value);
        explanation.sentence = isParameters
                                   ? HeadsWords::tr("learned numbers, with the output matrix, without biases")
                                   : HeadsWords::tr("multiplications, each with an addition, for one sequence");
        return explanation;
    }

    // --- words

    QString seen(const Scene& scene) const {
        QStringList sentences;
        const Array* loaded = loadedWeights(scene);
        const Index heads = headsOf(scene);
        if (loaded) {
            const LoadedSizes sizes = sizesOf(*loaded);
            sentences += HeadsWords::tr(
                             "The <a href=\"term:weight\">weights</a> of %n <a href=\"term:head\">head(s)</a> from a "
                             "file, %1 <a href=\"term:query\">queries</a> by %2 <a href=\"term:key\">keys</a>.",
                             nullptr, int(heads))
                             .arg(whole(double(sizes.queries)), whole(double(sizes.keys)));
            const LoadedFaults faults = loadedFaults(scene);
            if (faults.unevenRows > 0)
                sentences +=
                    HeadsWords::tr(
                        "%n row(s) do not sum to 1, the first in head %1, query %2: its sum is %3. "
                        "For entropies each row is divided by its sum.",
                        nullptr, int(faults.unevenRows))
                        .arg(whole(double(faults.head)), whole(double(faults.query)), significantNumber(faults.sum, 4));
            else
                sentences += HeadsWords::tr("Every row sums to 1.");
            return sentences.join(betweenSentences());
        }
        const Scene own = layerScene(scene);
        const AttentionSizes sizes = attentionSizes(own);
        const QString width = whole(double(headWidth(sizes.design, sizes.dimensions, sizes.heads)));
        sentences += heads == 1 ? HeadsWords::tr(
                                      "One <a href=\"term:head\">head</a> of %1 columns: one pattern of "
                                      "<a href=\"term:weight\">weights</a> for the whole sentence.")
                                      .arg(width)
                                : HeadsWords::tr(
                                      "%n <a href=\"term:head\">head(s)</a> of %1 columns each: as many patterns of "
                                      "<a href=\"term:weight\">weights</a> for one sentence.",
                                      nullptr, int(heads))
                                      .arg(width);
        if (sizes.batch > 1)
            sentences += HeadsWords::tr("Sequence %1 of a batch of %2.")
                             .arg(whole(double(shownSequence(scene, sizes.batch))), whole(double(sizes.batch)));
        if (const auto run = attentionRunNow(own)) sentences += numbersSeen(scene, *run);
        if (scene.parameters.weightsScale == WeightsScaleChoice::Each && heads > 1)
            sentences += HeadsWords::tr(
                "Each picture has its own scale, as in d2l: the same green means another weight in another head.");
        if (!findValues(scene, "W_q"))
            sentences += HeadsWords::tr(
                "The matrices are drawn at random: that heads differ is real, what they look "
                "at means nothing.");
        return sentences.join(betweenSentences());
    }

    /// What the present numbers are.
    static QStringList numbersSeen(const Scene& scene, const AttentionRun& run) {
        QStringList sentences;
        const MultiHeadAttention& layer = run.layer;
        const Index sequence = shownSequence(scene, layer.batch);
        const Mask& mask = layer.masks[std::size_t(sequence)];
        const auto selected = selectionOf(scene.parameters);
        if (selected && selected->matrix == "weights" && layer.heads > 1 && selected->row < layer.queryCount &&
            selected->column < layer.keyCount) {
            const auto weight = [&](Index head) {
                return layer.headWeights(sequence, head)(selected->row, selected->column);
            };
            Index least = 0, most = 0;
            for (Index head = 1; head < layer.heads; ++head) {
                if (weight(head) < weight(least)) least = head;
                if (weight(head) > weight(most)) most = head;
            }
            const QString query = quotedWord(run.setting.words[std::size_t(selected->row)]);
            const QString key = quotedWord(run.setting.keyWords[std::size_t(selected->column)]);
            sentences += weight(least) == weight(most)
                             ? HeadsWords::tr("%1 gives %2 the same weight in every head: %3.")
                                   .arg(query, key, significantNumber(weight(most), 2))
                             : HeadsWords::tr("%1 gives %2 from %3 (head %4) to %5 (head %6).")
                                   .arg(query, key, significantNumber(weight(least), 2), whole(double(least)),
                                        significantNumber(weight(most), 2), whole(double(most)));
        } else if (const auto means = captionEntropies(run, sequence); means && layer.keyCount > 1) {
            Index least = 0, most = 0;
            const double low = means->minCoeff(&least), high = means->maxCoeff(&most);
            const QString bound = displayNumber(std::log(double(layer.keyCount)), 2);
            sentences += layer.heads == 1
                             ? HeadsWords::tr("Its mean entropy is %1 of at most ln %2 = %3.")
                                   .arg(displayNumber(low, 2), whole(double(layer.keyCount)), bound)
                             : HeadsWords::tr(
                                   "Mean entropies, 0 for one key and ln %1 = %2 for all keys alike, go from %3 "
                                   "(head %4) to %5 (head %6).")
                                   .arg(whole(double(layer.keyCount)), bound, displayNumber(low, 2),
                                        whole(double(least)), displayNumber(high, 2), whole(double(most)));
        }
        Index full = 0;
        for (Index query = 0; query < layer.queryCount; ++query) full += mask.isFullyMasked(query);
        if (full > 0)
            sentences += HeadsWords::tr("From %n query(s) every key is hidden: their weights are all 1/%1, as in d2l.",
                                        nullptr, int(full))
                             .arg(whole(double(layer.keyCount)));
        else if (!mask.isOpen())
            sentences += HeadsWords::tr("The <a href=\"term:mask\">mask</a> is the same in every head.");
        if (run.setting.choice.dropout > 0)
            sentences += HeadsWords::tr(
                "After <a href=\"term:dropout\">dropout</a> the rows no longer sum to 1; "
                "entropies are those before it.");
        return sentences;
    }

    QString tryThis(const Scene& scene) const {
        const Parameters& parameters = scene.parameters;
        QStringList suggestions;
        const bool isLines = parameters.headsView == HeadsViewChoice::Lines;
        if (parameters.isolateHead && headsOf(scene) > 1)
            suggestions += HeadsWords::tr("<a href=\"isolate-head=off\">Show all heads again</a>, or double-click.");
        else if (headsOf(scene) > 1)
            suggestions += HeadsWords::tr(
                "Click a head to choose it, <a href=\"isolate-head=on\">double-click</a> to have it alone.");
        suggestions += isLines ? HeadsWords::tr("<a href=\"heads-view=matrices\">Go back to matrices</a>.")
                               : HeadsWords::tr(
                                     "See the same weights as <a href=\"heads-view=lines\">lines between "
                                     "tokens</a>.");
        if (loadedWeights(scene)) {
            suggestions += parameters.weightsScale == WeightsScaleChoice::Each
                               ? HeadsWords::tr("<a href=\"weights-scale=shared\">Give all heads one scale</a>.")
                               : HeadsWords::tr("<a href=\"weights-scale=each\">Give each head its own scale</a>.");
            return suggestions.join(betweenSentences());
        }
        suggestions += HeadsWords::tr(
            "Compare <a href=\"preset:one-head\">one head</a> with <a href=\"preset:eight-heads\">eight</a>, "
            "<a href=\"preset:sliced\">sliced</a> and <a href=\"preset:wide\">wide</a> ones.");
        suggestions += parameters.weightsScale == WeightsScaleChoice::Each
                           ? HeadsWords::tr(
                                 "<a href=\"weights-scale=shared\">Give all heads one scale</a>, so that "
                                 "their colours can be compared.")
                           : HeadsWords::tr(
                                 "<a href=\"weights-scale=each\">Give each head its own scale</a>, as in "
                                 "d2l, and faint heads look strong.");
        return suggestions.join(betweenSentences());
    }

    QString whyItMatters(const Scene& scene) const {
        QStringList sentences;
        sentences += HeadsWords::tr(
            "One <a href=\"term:softmax\">softmax</a> gives each query one mixture of values; several heads give it "
            "several, and <i>W</i><sub>o</sub> adds them up. Several heads are to attention what several kernels are "
            "to a <a href=\"term:convolution\">convolution</a>.");
        if (loadedWeights(scene)) return sentences.join(betweenSentences());
        const AttentionSizes sizes = attentionSizes(layerScene(scene));
        if (sizes.design == HeadDesign::Narrow && sizes.heads > 1)
            sentences += HeadsWords::tr("Narrow heads cost no more than one: %1 parameters either way.")
                             .arg(whole(parameterCount(HeadDesign::Narrow, sizes.dimensions, sizes.heads)));
        else if (sizes.design == HeadDesign::Wide && sizes.heads > 1)
            sentences += HeadsWords::tr("Wide heads multiply the parameters: %1 for %n head(s), %2 for one.", nullptr,
                                        int(sizes.heads))
                             .arg(whole(parameterCount(HeadDesign::Wide, sizes.dimensions, sizes.heads)),
                                  whole(parameterCount(HeadDesign::Wide, sizes.dimensions, 1)));
        else if (sizes.design == HeadDesign::Sliced && sizes.heads > 1)
            sentences += HeadsWords::tr("Sliced heads are cheap, %1 parameters, but none sees the whole input.")
                             .arg(whole(parameterCount(HeadDesign::Sliced, sizes.dimensions, sizes.heads)));
        return sentences.join(betweenSentences());
    }
};

}  // namespace

const Exhibit& heads() {
    static const HeadsPage exhibit;
    return exhibit;
}

}  // namespace attention
