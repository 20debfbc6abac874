#include "ui/exhibits/heads/figure.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include <QStringList>

#include "ui/exhibits/heads/columns.h"
#include "ui/exhibits/heads/legend.h"
#include "ui/exhibits/heads/lines.h"
#include "ui/exhibits/heads/look.h"
#include "ui/exhibits/heads/words.h"
#include "ui/exhibits/token_input.h"
#include "ui/figure/hatching.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

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
constexpr double kTileHead = kTileName + kEntropyBar + 4;
/// The legend has a further row from this height on.
constexpr double kLeastForSecondRow = 200;
/// Nothing touches the edge of an exported picture.
constexpr double kEdge = 4;
/// Cells are no larger, so that few tokens do not become blocks.
constexpr double kMostCell = 56;
constexpr double kMostIsolatedCell = 92;
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
        if (m_small.size() > std::size_t(m_look.chosen))
            if (const auto cell = m_small[std::size_t(m_look.chosen)]->cellAt(place)) return cell;
        if (m_entropy.contains(place)) {
            const auto row = Index((place.y() - m_entropy.top()) / m_entropy.height() * double(shown().queries()));
            return Cell{std::clamp<Index>(row, 0, shown().queries() - 1), m_look.chosen, "entropy"};
        }
        for (Index design = 0; design < Index(kHeadDesigns.size()); ++design)
            for (const Index column : {0, 1})
                if (m_columns.countBox(design, column).contains(place)) return Cell{design, column, "counts"};
        const bool isInside = place.x() >= m_largeRoom.left() && place.x() < m_largeRoom.right() &&
                              place.y() >= m_largeArea.top() && place.y() < m_largeArea.bottom();
        return m_look.isLines && isInside ? m_links.cellAt(place, m_largeArea, selection()) : std::nullopt;
    }

    std::optional<Choice> choiceAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        if (const auto head = headAt(place)) return Choice{"head", std::int64_t(*head)};
        if (!shown().isLoaded())
            for (Index design = 0; design < Index(kHeadDesigns.size()); ++design)
                if (m_columns.designBox(design).contains(place)) return Choice{"head-design", choiceValue(design)};
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
        const HeadsStudy& page = shown();
        const QRectF whole = QRectF(viewport()).adjusted(kEdge, 0, -kEdge, -2);
        const Index count = page.headCount();
        const Parameters& parameters = scene().parameters;
        m_look = {.study = &page,
                  .theme = &theme(),
                  .queryWords = labelsOf(page.tokens.queries),
                  .keyWords = labelsOf(page.tokens.keys),
                  .widestWord = std::min(84.0, viewport().width() * 0.13),
                  .chosen = std::clamp<Index>(Index(parameters.head.value_or(0)), 0, count - 1),
                  .isLines = parameters.headsView == HeadsViewChoice::Lines,
                  .isEach = parameters.weightsScale == WeightsScaleChoice::Each};
        const bool hasMap =
            !page.isLoaded() && whole.width() >= kRoomForMap.width() && whole.height() >= kRoomForMap.height();
        const double map = hasMap ? std::clamp(whole.height() * 0.25, 96.0, 132.0) : 0;
        m_legendRows = whole.height() >= kLeastForSecondRow ? 2 : 1;
        if (parts().colourBar) m_legendRows = HeadsLegend(m_look, whole, m_legendRows, m_oneIn).rows();
        const double below =
            parts().colourBar ? HeadsLegend::kHeight + HeadsLegend::kRowHeight * (m_legendRows - 1) : 4;
        QRectF body = whole.adjusted(0, 0, 0, -(below + (hasMap ? map + 14 : 0)));
        m_legend = QRectF(body.left(), body.bottom(), body.width(), below);
        m_columns.lay(hasMap ? QRectF(whole.left(), whole.bottom() - map, whole.width(), map) : QRectF());
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
    }

    void drawContent(QCPPainter& painter) override {
        painter.save();
        painter.setAntialiasing(true);
        m_oneIn = 1;
        if (m_hasLarge) drawLarge(painter);
        for (Index head = 0; head < Index(m_tiles.size()); ++head) drawTile(painter, head);
        if (parts().colourBar) HeadsLegend(m_look, m_legend, m_legendRows, m_oneIn).draw(painter);
        m_columns.draw(painter);
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
    const HeadsStudy& shown() const { return study<HeadsStudy>(); }
    bool isIsolated() const { return scene().parameters.isolateHead; }
    MatrixLook lookOf(Index head, double cell) const {
        const auto [low, high] = m_look.range(head);
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
        const double across = m_look.isLines ? 1 : double(shown().keys());
        const double down = m_look.isLines ? 1 : double(shown().queries());
        Grid best;
        double largest = -1;
        for (Index columns = 1; columns <= count; ++columns) {
            const Index rows = (count + columns - 1) / columns;
            Grid grid{.columns = columns,
                      .tileWidth = (room.width() - gap * double(columns - 1)) / double(columns),
                      .tileHeight = (room.height() - gap * double(rows - 1)) / double(rows),
                      .cells = {}};
            const double cell = std::min(
                {grid.tileWidth / across, (grid.tileHeight - kTileHead - 4) / down, m_look.isLines ? 260 : kMostCell});
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
        const double words = m_look.isLines ? 0 : MatrixPanel::rowLabelWidth(wordLook(0), shown().queries());
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
                QFontMetricsF(textFont(tileText(), QFont::DemiBold)).horizontalAdvance(wholeNumber(head)) +
                QFontMetricsF(textFont(tileText())).horizontalAdvance(tileNumbers(head).back());
            m_tileNumbers = needed + (head < kColouredHeads ? swatchWidth(tileText()) : 0) + tileGap() <= tileLine();
        }
    }

    // --- the line above a small picture: swatch, name, and its mean entropy, or the range of its weights

    int tileText() const { return m_tiles.front().width() < 90 ? type::kSmallest : type::kAxis; }
    double tileGap() const { return tileText() == type::kSmallest ? 4 : 6; }
    double tileLine() const { return std::min(std::max(m_tiles.front().width(), 20.0), m_tileRoom); }
    static double swatchWidth(int text) { return text == type::kSmallest ? 11 : 13; }
    /// The longest form first.
    QStringList tileNumbers(Index head) const {
        if (!m_look.isEach) return {displayNumber(shown().meanEntropies[head], 2)};
        const auto [low, high] = shown().ranges[std::size_t(head)];
        const int decimals = high < 0.1 ? 3 : 2;
        const QString most = displayNumber(high, decimals);
        return {HeadsWords::tr("%1 to %2").arg(displayNumber(low, decimals), most), most};
    }

    MatrixLook wordLook(Index head) const {
        MatrixLook look = lookOf(head, 0);
        look.numbersRows = look.numbersColumns = true;
        look.rowWords = m_look.queryWords;
        look.columnWords = m_look.keyWords;
        look.widestWord = m_look.widestWord;
        return look;
    }

    /// One head with words at its axes and the entropy of each query at its right.
    void layLarge(const QRectF& room) {
        const HeadsStudy& page = shown();
        const MatrixLook look = wordLook(m_look.chosen);
        const double left = MatrixPanel::rowLabelWidth(look, page.queries()) + 2;
        double head = MatrixPanel::kNameHeight + 2;
        if (m_look.isLines) {
            const double right = left + (m_isAlone ? 58 : 18 + 11 * double(std::min(kColouredHeads, page.headCount())));
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
        for (const QString& word : m_look.keyWords)
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
        const HeadsStudy& page = shown();
        while (!m_look.isLines && !m_isAlone && m_small.size() < page.weights.size())
            m_small.push_back(std::make_unique<MatrixPanel>(*this, "weights"));
        for (const auto& panel : m_small) panel->hide();
        m_large->hide();
        if (m_look.isLines) return;
        for (std::size_t head = 0; head < m_tiles.size(); ++head) {
            MatrixLook look = lookOf(Index(head), m_tiles[head].height() / double(page.queries()));
            if (m_tileWords && Index(head) % columnsOfTiles() == 0) {
                look.numbersRows = true;
                look.rowWords = m_look.queryWords;
                look.widestWord = m_look.widestWord;
            }
            m_small[head]->show(m_tiles[head], &page.weights[head], look, theme());
        }
        if (!m_hasLarge) return;
        MatrixLook look = wordLook(m_look.chosen);
        const double cell = m_largeArea.width() / double(page.keys());
        look.decimals = cell >= 40 ? 3 : 2;
        m_large->show(m_largeArea, &page.weights[std::size_t(m_look.chosen)], look, theme());
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
        return m_columns.headAt(place);
    }

    // --- weights

    void drawLarge(QCPPainter& painter) {
        const HeadsStudy& page = shown();
        const double end = m_entropy.isEmpty() ? m_largeRoom.right() : m_entropy.left() - 10;
        const QRectF name(m_largeArea.left(), m_largeRoom.top(), end - m_largeArea.left(), MatrixPanel::kNameHeight);
        const bool isOverlay = m_look.isLines && !m_isAlone && page.headCount() <= kColouredHeads;
        QString text =
            isOverlay ? HeadsWords::tr("all heads") : HeadsWords::tr("head %1").arg(wholeNumber(m_look.chosen));
        double x = name.left();
        if (!isOverlay) x += drawSwatch(painter, QPointF(x, name.center().y()), m_look.chosen);
        const QFont bold = textFont(type::kAxis, QFont::DemiBold);
        drawElided(painter, QRectF(QPointF(x, name.top()), name.bottomRight()), Qt::AlignVCenter, text, bold,
                   theme().text);
        x += QFontMetricsF(bold).horizontalAdvance(text) + 8;
        const QString entropy = displayNumber(page.meanEntropies[m_look.chosen], 2);
        const QString most = displayNumber(page.mostEntropy(), 2);
        if (!isOverlay)
            drawWhole(painter, QRectF(QPointF(x, name.top()), name.bottomRight()), Qt::AlignVCenter,
                      {HeadsWords::tr("mean entropy %1 of at most %2").arg(entropy, most),
                       HeadsWords::tr("mean entropy %1").arg(entropy), entropy},
                      textFont(type::kAxis), theme().muted);
        if (m_look.isLines) {
            m_links.drawTokens(painter, m_largeArea);
            // A selected token shows only its own lines.
            if (!isTokenSelected()) m_links.draw(painter, m_largeArea, largeHeads(), 3.2);
            return;
        }
        m_oneIn = std::max(m_oneIn, m_large->draw(painter));
        hatchMasked(painter, *m_large);
        if (!m_entropy.isEmpty()) drawEntropies(painter);
    }

    void drawTile(QCPPainter& painter, Index head) {
        const HeadsStudy& page = shown();
        const QRectF& cells = m_tiles[std::size_t(head)];
        const bool isChosen = head == m_look.chosen && !m_isAlone;
        // The name, and the entropy at the right where those of all heads fit.
        const QRectF line(cells.left(), cells.top() - kTileHead, tileLine(), kTileName - 1);
        const int size = tileText();
        const QFont font = textFont(size, isChosen ? QFont::DemiBold : QFont::Normal);
        const QFontMetricsF metrics(font);
        double x = line.left();
        if (line.width() > 26) x += drawSwatch(painter, QPointF(x, line.center().y()), head, swatchWidth(size));
        const QString number = wholeNumber(head);
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
        drawEntropyBar(painter, m_look, QRectF(cells.left(), cells.top() - kEntropyBar - 3, cells.width(), kEntropyBar),
                       page.meanEntropies[head]);
        if (m_look.isLines) {
            painter.setPen(QPen(theme().rule, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(cells);
            if (!isTokenSelected()) m_links.draw(painter, linksArea(cells), {head}, 1.6);
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
        if (head >= kColouredHeads) return 0;
        painter.fillRect(QRectF(left.x(), left.y() - 4, 8, 8), m_look.colour(head));
        return width;
    }

    /// A bar for each query of the chosen head, as long as its entropy, in a track as long as ln m.
    void drawEntropies(QCPPainter& painter) {
        const HeadsStudy& page = shown();
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
            drawEntropyBar(painter, m_look, QRectF(row.left(), row.center().y() - height / 2, row.width(), height),
                           page.entropies(query, m_look.chosen));
            if (!isNumbered) continue;
            painter.setFont(textFont(type::kSmallest));
            painter.setPen(theme().muted);
            painter.drawText(QRectF(row.right() + 6, row.top(), 40, row.height()), Qt::AlignVCenter | Qt::AlignLeft,
                             displayNumber(page.entropies(query, m_look.chosen), 2));
        }
    }

    void hatchMasked(QCPPainter& painter, const MatrixPanel& panel) const {
        const Mask* mask = shown().mask();
        if (!mask) return;
        hatchCells(painter, panel, theme(),
                   [&](Index query, Index key) { return !mask->isFullyMasked(query) && !mask->allows(query, key); });
    }

    // --- lines between tokens

    static QRectF linksArea(const QRectF& tile) { return tile.adjusted(5, 4, -5, -4); }
    /// The heads whose lines the large picture shows: all of them, while each has a colour of its own.
    std::vector<Index> largeHeads() const {
        if (m_isAlone || shown().headCount() > kColouredHeads) return {m_look.chosen};
        std::vector<Index> heads;
        for (Index head = 0; head < shown().headCount(); ++head) heads.push_back(head);
        return heads;
    }
    /// The token whose lines are shown alone.
    bool isTokenSelected() const { return m_look.isLines && selection() && selection()->matrix != "counts"; }

    // --- selection

    /// A cell that no matrix panel draws.
    std::optional<QRectF> otherBox(const Cell& cell) const {
        if (cell.matrix == "counts") {
            const QRectF box = m_columns.countBox(cell.row, cell.column);
            return box.isEmpty() ? std::nullopt : std::optional(box);
        }
        if (cell.matrix != "entropy" || m_entropy.isEmpty() || cell.column != m_look.chosen) return std::nullopt;
        const double pitch = m_entropy.height() / double(shown().queries());
        return QRectF(m_entropy.left() - 3, m_entropy.top() + pitch * double(cell.row), m_entropy.width() + 6, pitch);
    }

    void drawCell(QCPPainter& painter, const Cell& cell, MatrixPanel::Strength strength) {
        const bool isSelected = strength == MatrixPanel::Strength::Selected;
        if (const auto box = otherBox(cell))
            drawCasedBox(painter, *box, theme().text, isSelected ? 2 : 1, theme().surface, isSelected ? 1 : 0.75);
        if (cell.matrix == "counts" || cell.row >= shown().queries()) return;
        if (cell.matrix == "weights" && cell.column >= shown().keys()) return;
        if (m_look.isLines) {
            drawTokenLines(painter, cell, isSelected);
            return;
        }
        if (cell.matrix == "entropy") {
            const bool isTile = !m_hasLarge && m_look.chosen < Index(m_tiles.size());
            const MatrixPanel& panel = isTile ? *m_small[std::size_t(m_look.chosen)] : *m_large;
            if (panel.isShown()) panel.drawRow(painter, cell.row, theme().indexI, isSelected ? 1.5 : 0.75);
            return;
        }
        if (m_hasLarge) m_large->drawCell(painter, cell.row, cell.column, strength);
        for (Index head = 0; head < Index(m_tiles.size()); ++head) {
            const MatrixPanel& panel = *m_small[std::size_t(head)];
            if (!panel.isShown()) continue;
            const QRectF box = panel.box(cell.row, cell.column);
            const bool isOwn = head == m_look.chosen;
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
            m_links.drawQuery(painter, area, heads, cell, widest);
        };
        if (m_hasLarge) show(m_largeArea, m_largeArea, largeHeads(), 3.2);
        for (Index head = 0; head < Index(m_tiles.size()); ++head) {
            const QRectF& tile = m_tiles[std::size_t(head)];
            show(linksArea(tile), tile.adjusted(1.5, 1.5, -1.5, -1.5), {head}, 1.6);
        }
        if (!m_hasLarge) return;
        m_links.drawShares(painter, m_largeArea, largeHeads(), cell.row);
        m_links.drawTags(painter, m_largeArea, cell, viewport());
    }

    std::optional<MatrixPanel> m_large;
    std::vector<std::unique_ptr<MatrixPanel>> m_small;  ///< of each head; more than are shown
    std::vector<QRectF> m_tiles;                        ///< the cells, or lines, of each small picture
    double m_tileRoom = 0;                              ///< that the name of one may take
    QRectF m_largeRoom, m_largeArea;                    ///< with its words; and the cells, or lines, alone
    QRectF m_entropy;                                   ///< bars of the chosen head's queries
    QRectF m_legend;
    HeadsLook m_look;
    HeadColumns m_columns{m_look};
    HeadLines m_links{m_look};
    Index m_oneIn = 1;
    int m_legendRows = 1;
    bool m_tileNumbers = false;  ///< entropies, or ranges, above the small pictures
    bool m_isAlone = false;      ///< one head only
    bool m_hasLarge = false;
    bool m_tileWords = false;
};

}  // namespace

std::unique_ptr<Figure> makeHeadsFigure() {
    return std::make_unique<HeadsFigure>();
}

}  // namespace attention
