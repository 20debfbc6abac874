#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <stdexcept>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QPainterPath>
#include <QStringList>

#include "core/encoding/shift_derivation.h"
#include "core/encoding/shift_rotation.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/figure/formula.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct ShiftWords {
    Q_DECLARE_TR_FUNCTIONS(RelativeShift)
};

constexpr std::array<std::string_view, 5> kMatrices{"rotated", "target", "rotation", "residual", "angles"};
/// A wider matrix is not drawn: its cells would be finer than any pixel.
constexpr Index kWidestDrawn = 1024;

QString whole(std::int64_t value) {
    return displayNumber(double(value), 0);
}

/// "516°", with decimals where an angle is small.
QString degreesText(double radians) {
    const double degrees = radians * (180 / std::numbers::pi);
    const double size = std::abs(degrees);
    if (size == 0 || size >= 10) return displayNumber(degrees, 0) + QChar(0xB0);
    return size >= 1 ? displayNumber(degrees, 1) + QChar(0xB0) : significantNumber(degrees, 2) + QChar(0xB0);
}

/// " + 3" or " − 3".
QString signedTerm(std::int64_t value) {
    return (value < 0 ? QStringLiteral(" − ") : QStringLiteral(" + ")) + whole(std::abs(value));
}

Shift shiftOf(const Parameters& parameters) {
    return {.position = parameters.position,
            .offset = parameters.offset,
            .dimensions = parameters.d,
            .base = parameters.base};
}

Index firstShiftOf(const Parameters& parameters) {
    return parameters.firstShift.value_or(halfOffset(parameters.offset));
}

struct ShiftResult : Study {
    Shift shift;
    ShiftedEncoding encoding;
    Index first = 0;         ///< a in delta = a + b
    double composition = 0;  ///< residual of M(a) M(b) = M(a + b)
    Vector between;          ///< d: p(i + a), where the first of two turns ends
    Matrix rotation;         ///< d x d; empty where it is too wide to be drawn
    Expression product;      ///< of the chosen pair
    Expression productWithNumbers;
    std::vector<Expression> additions;

    Index pairs() const { return shift.dimensions / 2; }
    Index target() const { return shift.position + shift.offset; }
    Index second() const { return shift.offset - first; }
};

/// A clock on the page.
struct ClockFace {
    Index pair = 0;
    QPointF centre;
    double radius = 0;
    bool isLarge = false;  ///< its hands can be taken
    QRectF label;          ///< empty: it has none
};

/// A matrix or vector of a product, typeset so that each of its numbers has a place of its own.
struct Brackets {
    struct Entry {
        FormulaLayout layout;
        QPointF place;
        QRectF box;
    };
    std::vector<Entry> entries;
    QRectF box;  ///< with the brackets
};

Brackets bracketsOf(const Expression& grid, const QPointF& place, double size, double rowHeight) {
    constexpr double kSide = 9;  // from a bracket's outer edge to the numbers
    const auto columns = std::size_t(grid.columns);
    const std::size_t rows = grid.parts.size() / columns;
    Brackets brackets;
    for (const Expression& part : grid.parts) brackets.entries.push_back({FormulaLayout(part, size), {}, {}});
    const double gap = size * 0.95;
    double left = place.x() + kSide;
    for (std::size_t c = 0; c < columns; ++c) {
        double widest = 0;
        for (std::size_t r = 0; r < rows; ++r)
            widest = std::max(widest, brackets.entries[r * columns + c].layout.size().width());
        for (std::size_t r = 0; r < rows; ++r) {
            Brackets::Entry& entry = brackets.entries[r * columns + c];
            const double baseline = place.y() + double(r) * rowHeight + rowHeight / 2 + size * 0.32;
            entry.place = {left + widest - entry.layout.size().width(), baseline - entry.layout.ascent()};
            entry.box = QRectF(left - 3, place.y() + double(r) * rowHeight + 1, widest + 6, rowHeight - 2);
        }
        left += widest + (c + 1 < columns ? gap : 0);
    }
    brackets.box = QRectF(place.x(), place.y(), left + kSide - place.x(), double(rows) * rowHeight);
    return brackets;
}

void shiftBy(Brackets& brackets, const QPointF& way) {
    brackets.box.translate(way);
    for (Brackets::Entry& entry : brackets.entries) {
        entry.place += way;
        entry.box.translate(way);
    }
}

/// matrix times vector equals vector.
struct ProductLayout {
    Brackets matrix, from, result;
    QPointF equals;  ///< middle of the sign
    double width = 0;
};

constexpr double kEqualsRoom = 26;
constexpr double kVectorGap = 5;

ProductLayout productLayout(const Expression& product, const QPointF& place, double size, double rowHeight) {
    ProductLayout layout;
    layout.matrix = bracketsOf(product.parts[0].parts[0], place, size, rowHeight);
    layout.from =
        bracketsOf(product.parts[0].parts[1], {layout.matrix.box.right() + kVectorGap, place.y()}, size, rowHeight);
    layout.result = bracketsOf(product.parts[1], {layout.from.box.right() + kEqualsRoom, place.y()}, size, rowHeight);
    layout.equals = {layout.from.box.right() + kEqualsRoom / 2, layout.from.box.center().y()};
    layout.width = layout.result.box.right() - place.x();
    return layout;
}

void shiftBy(ProductLayout& layout, const QPointF& way) {
    for (Brackets* brackets : {&layout.matrix, &layout.from, &layout.result}) shiftBy(*brackets, way);
    layout.equals += way;
}

constexpr QSize kLeastRoom(400, 270);
constexpr int kMostLarge = 8;
constexpr double kLeastLarge = 38;
constexpr double kLargestClock = 168;
constexpr double kLargeLabel = 19;
constexpr double kBeforeAngle = 7;
/// Where clocks have less height, their axes have no names.
constexpr double kLeastForNames = 120;
constexpr double kTitleHeight = 22;
constexpr double kRowOfProduct = 26;
constexpr double kLegendHeight = 24;
/// How near a hand's end a press takes hold of it.
constexpr double kGrasp = 11;
constexpr double kRing = 4.5;

class ShiftFigure : public Figure {
 public:
    ShiftFigure() : m_panel((freeLayout(*this), *this), "rotation") {}

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
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

    Cell neighbour(const Cell& cell, int right, int down) const override {
        if (cell.matrix == "rotation") return {cell.row + down, cell.column + right, cell.matrix};
        if (cell.matrix == "angles" && right == 0)
            if (const auto pair = clockBelow(cell.row, down)) return {*pair, 0, cell.matrix};
        // Of a single column: along the clocks, or the columns of the encoding.
        return {cell.row + right + down, 0, cell.matrix};
    }

    std::optional<Choice> choiceAt(const QPointF& place) const override {
        if (const ClockFace* face = clockAt(place)) return Choice{"pair", std::int64_t(face->pair)};
        return std::nullopt;
    }

    std::string_view handleAt(const QPointF& place) const override {
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

    ParameterValue handleValue(std::string_view key, const QPointF& place) const override {
        const Shift& shift = shown().shift;
        const QPointF to = place - m_grabbed.centre;
        const double angle = hasSineRight() ? std::atan2(to.x(), -to.y()) : std::atan2(-to.y(), to.x());
        const auto bounds = [](std::string_view parameter) {
            const ParameterInfo& info = *findParameter(parameter);
            return std::pair(Index(info.minimum), Index(info.maximum));
        };
        if (key == "position") {
            const auto [least, most] = bounds(key);
            return std::int64_t(
                positionAtAngle(angle, shift.position, m_grabbed.pair, shift.dimensions, shift.base, least, most));
        }
        const auto [least, most] = bounds("offset");
        return std::int64_t(positionAtAngle(angle, shown().target(), m_grabbed.pair, shift.dimensions, shift.base,
                                            shift.position + least, shift.position + most) -
                            shift.position);
    }

 protected:
    bool selectionMovesLayout(const Scene&, const Scene&) const override { return false; }

    void arrange() override {
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
            if (isWide && !panelBesideClocks && lower.height() >= 130 && shown().rotation.size() > 0) {
                arrangePanel(QRectF(page.right() - room, lower.top(), room, lower.height()));
                left.setRight(page.right() - room - 36);
            }
            m_roadsTitle = QRectF(left.left(), left.top() + 6, left.width(), kTitleHeight - 6);
            m_line = QRectF(left.left(), left.top() + kTitleHeight, left.width(), roads - kTitleHeight);
            if (additions > 0) arrangeAdditions(QRectF(left.left(), m_line.bottom() + 4, left.width(), additions - 4));
        }
    }

    void drawContent(QCPPainter& painter) override {
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

    void drawSelection(QCPPainter& painter) override {
        painter.save();
        painter.setAntialiasing(true);
        const auto selected = selection();
        for (const Cell& pin : scene().view.pins) drawPin(painter, pin);
        if (selected) drawMark(painter, *selected, true);
        if (hover() && hover() != selected) drawMark(painter, *hover(), false);
        painter.restore();
    }

 private:
    const ShiftResult& shown() const { return Figure::study<ShiftResult>(); }
    Index chosenPair() const { return std::min<Index>(scene().parameters.pair, shown().pairs() - 1); }
    bool hasSineRight() const { return scene().parameters.clockAxes == ClockAxesChoice::SinCos; }

    /// A place on a clock, by the sine and cosine of the hand there.
    QPointF placeOf(double sine, double cosine) const {
        return hasSineRight() ? QPointF(sine, -cosine) : QPointF(cosine, -sine);
    }
    QPointF tip(const ClockFace& face, const Vector& encoding) const {
        return face.centre + face.radius * placeOf(encoding[2 * face.pair], encoding[2 * face.pair + 1]);
    }
    const ClockFace* clockAt(const QPointF& place) const {
        for (const ClockFace& face : m_clocks)
            if (QLineF(face.centre, place).length() <= face.radius + 2 || face.label.contains(place)) return &face;
        return nullptr;
    }
    /// The clock so many rows below `pair` (above, where negative) among the large or the small ones, or the last one
    /// on the way. Nothing where that pair has no clock.
    std::optional<Index> clockBelow(Index pair, int rows) const {
        const bool isSmall = pair >= m_large;
        const Index first = isSmall ? m_large : 0;
        const Index end = std::min<Index>(isSmall ? Index(m_smallEnd) : m_large, Index(m_clocks.size()));
        if (pair < first || pair >= end) return std::nullopt;
        const Index columns = isSmall ? m_smallColumns : m_largeColumns;
        const Index last = rows < 0 ? (pair - first) / columns : (end - 1 - pair) / columns;
        return pair + columns * (rows < 0 ? -1 : 1) * std::min<Index>(std::abs(rows), last);
    }
    std::vector<std::pair<const Brackets*, std::string_view>> cellsOfProducts() const {
        std::vector<std::pair<const Brackets*, std::string_view>> cells;
        if (m_numbers) cells = {{&m_numbers->matrix, "rotation"}, {&m_numbers->result, "rotated"}};
        if (m_symbols) {
            cells.emplace_back(&m_symbols->matrix, "rotation");
            cells.emplace_back(&m_symbols->result, "target");
        }
        return cells;
    }

    void arrangePanel(const QRectF& room) {
        if (shown().rotation.size() == 0) return;
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
        const double labels = MatrixPanel::rowLabelWidth(look, shown().rotation.rows());
        QRectF cells(room.left() + labels + 8, room.top() + MatrixPanel::kNameHeight, 0, 0);
        const double scaleRoom = 20;
        const double side = std::min(room.right() - cells.left(),
                                     room.bottom() - cells.top() - MatrixPanel::kNumbersHeight - scaleRoom);
        if (side < 70) return;
        cells.setSize({side, side});
        // At the right edge, under its name.
        cells.moveRight(room.right() - 4);
        m_panel.show(cells, &shown().rotation, look, theme());
        if (parts().colourBar)
            m_scale = QRectF(cells.center().x() - side * 0.3, cells.bottom() + MatrixPanel::kNumbersHeight + 8,
                             side * 0.6, 8);
    }

    /// How so many large clocks stand in the room, beside the small ones.
    struct LargeClocks {
        QRectF room;
        Index columns = 1;
        double size = 0;  ///< of the square that a clock needs with the ends of its hands
    };
    LargeClocks largeClocks(const QRectF& room, Index large) const {
        const Index small = shown().pairs() - large;
        LargeClocks plan{.room = room};
        if (small > 0) {
            const double share = small <= 8 ? 0.3 : small <= 24 ? 0.34 : small <= 72 ? 0.46 : 0.52;
            plan.room.setWidth(room.width() * (1 - share) - 14);
        }
        // "sin" stands above the first clock, "cos" beside it.
        const bool isNamed = room.height() >= kLeastForNames;
        plan.room.setTop(room.top() + (isNamed ? 15 : 2));
        const double gap = isNamed ? 27 : 14;
        for (Index c = 1; c <= large; ++c) {
            const Index rows = (large + c - 1) / c;
            // A last row that is half empty looks as if something were missing.
            if (rows * c - large > 1) continue;
            const double size =
                std::floor(std::min({plan.room.width() / double(c) - gap,
                                     (plan.room.height() + 4) / double(rows) - kLargeLabel - 4, kLargestClock}));
            if (size < plan.size) continue;
            plan.size = size;
            plan.columns = c;
        }
        return plan;
    }

    void arrangeClocks(const QRectF& room) {
        m_large = std::min<Index>(shown().pairs(), kMostLarge);
        LargeClocks plan = largeClocks(room, m_large);
        if (plan.size < kLeastLarge && shown().pairs() > kMostLarge) {
            // Fewer, so that hands can be taken.
            m_large = kMostLarge / 2;
            plan = largeClocks(room, m_large);
        }
        const Index large = m_large;
        const Index small = shown().pairs() - large;
        const auto& [forLarge, columns, size] = plan;
        m_largeColumns = columns;
        m_named = room.height() >= kLeastForNames && size >= 40;
        if (size < 16) return;
        const Index rows = (large + columns - 1) / columns;
        const double across = std::min(size * 1.5, columns > 1 ? (forLarge.width() - size) / double(columns - 1) : 0);
        const double downwards = std::min(size + kLargeLabel + 26, forLarge.height() / double(rows));
        for (Index k = 0; k < large; ++k) {
            const QPointF corner(forLarge.left() + double(k % columns) * across,
                                 forLarge.top() + double(k / columns) * downwards);
            // No wider than its clock in the first column, where there is nothing to the left.
            const double pitch = std::min(columns > 1 ? across : forLarge.width(), size + 14);
            m_clocks.push_back(
                {.pair = k,
                 .centre = {std::floor(corner.x() + size / 2) + 0.5, std::floor(corner.y() + size / 2) + 0.5},
                 .radius = size / 2 - kRing - 1,
                 .isLarge = true,
                 .label = QRectF(corner.x() + size / 2 - pitch / 2 + 2, corner.y() + size + 1, pitch - 4, 17)});
        }
        // All are called alike, by the word or by the number alone.
        m_longNames = std::all_of(m_clocks.begin(), m_clocks.end(), [&](const ClockFace& face) {
            const QString name = ShiftWords::tr("pair %1").arg(whole(face.pair));
            const QString angle = degreesText(shown().encoding.angles[face.pair]);
            return QFontMetricsF(textFont(type::kAxis, QFont::DemiBold)).horizontalAdvance(name) + kBeforeAngle +
                       QFontMetricsF(textFont(type::kAxis)).horizontalAdvance(angle) <=
                   face.label.width();
        });
        m_clockBottom = forLarge.top() + double(rows - 1) * downwards + size + kLargeLabel;
        if (small == 0) return;
        QRectF forSmall = room;
        forSmall.setLeft(forLarge.right() + 28);
        // Beside the legend, whose row it shares.
        m_smallTitle = QRectF(forSmall.left(), m_legend.isValid() ? m_legend.top() : room.top(), forSmall.width(),
                              kLegendHeight - 4);
        forSmall.setTop(m_legend.isValid() ? room.top() + 6 : m_smallTitle.bottom() + 2);
        // A few stand as high as the large ones; many take what there is.
        forSmall.setBottom(small > 24 ? room.bottom() : std::min(m_clockBottom, room.bottom()));
        arrangeSmall(forSmall, large, small);
    }

    void arrangeSmall(QRectF room, Index first, Index count) {
        constexpr double kLabel = 13;
        constexpr double kLeastNamed = 24;
        constexpr double kLeast = 7;
        const auto fits = [&](double size, double label, double width) {
            const Index columns = Index(width / (size + 4));
            return columns >= 1 && double((count + columns - 1) / columns) * (size + label + 2.5) <= room.height();
        };
        m_smallNumbers = 0;
        double size = 40;
        double label = kLabel;
        while (size >= kLeastNamed && !fits(size, label, room.width())) size -= 1;
        if (size < kLeastNamed) {
            // Too many for a number each: the first of every row has one.
            label = 0;
            m_smallNumbers = QFontMetricsF(textFont(type::kSmallest)).horizontalAdvance(whole(first + count - 1)) + 8;
            room.setLeft(room.left() + m_smallNumbers);
            while (size > kLeast && !fits(size, label, room.width())) size -= 0.5;
        }
        const Index most = std::max<Index>(1, Index(room.width() / (size + 4)));
        const Index rows =
            std::min<Index>((count + most - 1) / most, std::max<Index>(1, Index(room.height() / (size + label + 2.5))));
        // As many in each row as make the last one as long as the others.
        const Index columns = std::min(most, (count + rows - 1) / rows);
        const double across = room.width() / double(columns);
        const double downwards = std::min(room.height() / double(rows), size + label + 24);
        for (Index k = 0; k < std::min(count, rows * columns); ++k) {
            const QPointF centre(room.left() + (double(k % columns) + 0.5) * across,
                                 room.top() + double(k / columns) * downwards + size / 2);
            ClockFace face{.pair = first + k, .centre = centre, .radius = size / 2 - 1, .isLarge = false, .label = {}};
            if (label > 0) face.label = QRectF(centre.x() - across / 2, centre.y() + size / 2, across, label);
            m_clocks.push_back(face);
        }
        m_smallColumns = columns;
        m_smallLeft = room.left();
        m_smallEnd = m_clocks.size();
    }

    void arrangeProduct(QRectF room) {
        m_productTitle = QRectF(room.left(), room.top() + 7, room.width(), kTitleHeight - 4);
        const double top = room.top() + kTitleHeight + 9;
        if (chosenPair() >= m_large) {
            // One that is small above is seen, and taken, here.
            constexpr double kSide = 2 * kRowOfProduct + 4;
            m_clocks.push_back(
                {.pair = chosenPair(),
                 .centre = {std::floor(room.left() + kSide / 2) + 0.5, std::floor(top + kRowOfProduct) + 0.5},
                 .radius = kSide / 2 - kRing,
                 .isLarge = true,
                 .label = {}});
            room.setLeft(room.left() + kSide + 18);
        }
        for (const double size : {18.0, 16.0, 14.0, 13.0}) {
            ProductLayout symbols = productLayout(shown().product, {room.left(), top}, size, kRowOfProduct);
            ProductLayout numbers = productLayout(shown().productWithNumbers, {room.left(), top}, size, kRowOfProduct);
            constexpr double kArrow = 90;
            if (symbols.width + numbers.width + kArrow <= room.width()) {
                const double left = std::min(room.right() - numbers.width, room.left() + symbols.width + 220);
                shiftBy(numbers, {left - room.left(), 0});
                m_arrow = QRectF(room.left() + symbols.width + 14, top, left - room.left() - symbols.width - 28,
                                 2 * kRowOfProduct);
                m_symbols = std::move(symbols);
                m_numbers = std::move(numbers);
                break;
            }
            // Where only one of them fits it is the numbers, and as large as can be.
            if (!m_numbers && numbers.width <= room.width()) m_numbers = std::move(numbers);
            if (room.width() < 560) break;
        }
        if (!m_numbers) {
            // A title alone would promise what is not there.
            m_productTitle = QRectF();
            if (chosenPair() >= m_large) m_clocks.pop_back();
            return;
        }
        arrangeResidual();
    }

    /// In the row of the title, with as many words as fit.
    void arrangeResidual() {
        const QFontMetricsF metrics(textFont(type::kName));
        const double name = QFontMetricsF(textFont(type::kName, QFont::DemiBold)).horizontalAdvance(productTitle());
        const double number = metrics.horizontalAdvance(significantNumber(shown().encoding.largest, 2)) + 4;
        for (const QString& words :
             {ShiftWords::tr("largest difference of all pairs"), ShiftWords::tr("largest difference"), QString()}) {
            const double width = metrics.horizontalAdvance(words) + 8 + number;
            if (name + 24 + width > m_productTitle.width()) continue;
            m_residualWords = words;
            m_residual = QRectF(m_productTitle.right() - number, m_productTitle.top(), number, m_productTitle.height());
            return;
        }
    }
    QString productTitle() const { return ShiftWords::tr("Pair %1").arg(whole(chosenPair())); }

    void arrangeAdditions(const QRectF& room) {
        constexpr double kLine = 28;
        // Sine and cosine, or neither: one of them alone looks as if the other had no such formula. Where the numbers
        // do not fit they are left out.
        for (const bool withNumbers : {true, false}) {
            for (const double size : {16.0, 15.0, 14.0, 13.0, 12.0}) {
                std::vector<FormulaLayout> layouts;
                double widest = 0;
                for (Expression formula : shown().additions) {
                    if (!withNumbers) formula.parts.erase(formula.parts.begin() + 2);
                    layouts.emplace_back(formula, size);
                    widest = std::max(widest, layouts.back().size().width());
                }
                if (widest > room.width()) continue;
                double baseline = room.top() + 19;
                for (FormulaLayout& layout : layouts) {
                    const QPointF place(room.left(), std::round(baseline - layout.ascent()));
                    m_additions.emplace_back(std::move(layout), place);
                    baseline += kLine;
                }
                return;
            }
        }
    }

    void drawLegend(QCPPainter& painter) const {
        if (!m_legend.isValid()) return;
        const QFont font = textFont(type::kAxis);
        const QFontMetricsF metrics(font);
        const std::array<QString, 3> words{ShiftWords::tr("position %1").arg(whole(shown().shift.position)),
                                           ShiftWords::tr("position %1").arg(whole(shown().target())),
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
                drawArrow(painter, arc.currentPosition(), -40 * std::numbers::pi / 180, 7, ink);
            }
            painter.setFont(font);
            painter.setPen(theme().text);
            painter.drawText(QRectF(left + kSign + 8, m_legend.top(), width + 2, m_legend.height()), Qt::AlignVCenter,
                             words[k]);
            left += kSign + 8 + width + (m_legend.width() < 640 ? 14 : 24);
        }
    }

    /// The end of a hand: hollow where the shift begins, filled where it leads.
    void drawEnd(QCPPainter& painter, const QPointF& place, double radius, bool isHollow) const {
        painter.setPen(QPen(isHollow ? theme().indexI : theme().text, 2));
        painter.setBrush(isHollow ? theme().surface : theme().text);
        painter.drawEllipse(place, isHollow ? radius : radius - 0.5, isHollow ? radius : radius - 0.5);
    }

    /// @param direction  where it points, radians as on the screen: downwards is positive
    static void drawArrow(QCPPainter& painter, const QPointF& tip, double direction, double length, const QColor& ink) {
        const auto at = [&](double turn, double far) {
            return tip + far * QPointF(std::cos(direction + turn), std::sin(direction + turn));
        };
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawPolygon(QPolygonF({tip, at(std::numbers::pi - 0.46, length), at(std::numbers::pi + 0.46, length)}));
    }

    /// The turn of a pair from its hand at i, as points from the middle: an arc, or a spiral where it is more than one
    /// turn, each turn further out.
    QPolygonF turnOf(Index pair, double inner, double outer, double* end = nullptr) const {
        constexpr double kTurn = 2 * std::numbers::pi;
        // More turns would only fill the ring; the number beside the clock says how many there are.
        const double most = std::clamp(std::floor((outer - inner) / 3.5), 2.0, 4.0);
        const ShiftedEncoding& encoding = shown().encoding;
        const double angle = encoding.angles[pair];
        const double turns = std::abs(angle) / kTurn;
        double drawn = angle;
        if (turns > most) drawn = std::copysign(kTurn * (most - 1) + std::fmod(std::abs(angle), kTurn), angle);
        const double growth = turns > 1 ? (outer - inner) / std::min(turns, most) : 0;
        const int steps = std::clamp(int(std::abs(drawn) * outer / 3), 2, 420);
        const double start = std::atan2(encoding.from[2 * pair], encoding.from[2 * pair + 1]);
        QPolygonF points;
        for (int k = 0; k <= steps; ++k) {
            const double turned = drawn * k / steps;
            const double radius = inner + growth * std::abs(turned) / kTurn;
            points += radius * placeOf(std::sin(start + turned), std::cos(start + turned));
        }
        if (end) *end = drawn;
        return points;
    }

    void drawFace(QCPPainter& painter, const ClockFace& face) const {
        const Theme& t = theme();
        const bool isChosen = face.pair == chosenPair();
        const double r = face.radius;
        const bool isTiny = !face.isLarge && r < 11;
        QColor ground = t.indexJ;
        ground.setAlphaF(t.dark ? 0.10 : 0.06);
        painter.setBrush(isChosen && face.isLarge ? QBrush(ground) : Qt::NoBrush);
        painter.setPen(Qt::NoPen);
        if (isChosen) painter.drawEllipse(face.centre, r, r);
        if (face.isLarge) {
            painter.setPen(QPen(t.track, 1, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(face.centre - QPointF(r, 0), face.centre + QPointF(r, 0));
            painter.drawLine(face.centre - QPointF(0, r), face.centre + QPointF(0, r));
        }
        drawTurn(painter, face);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(isChosen ? QPen(t.indexJ, face.isLarge ? 2.5 : 2) : QPen(isTiny ? t.track : t.control, 1));
        painter.drawEllipse(face.centre, isChosen && !face.isLarge ? r + 0.5 : r,
                            isChosen && !face.isLarge ? r + 0.5 : r);

        const QPointF from = tip(face, shown().encoding.from);
        const QPointF target = tip(face, shown().encoding.target);
        const double stroke = face.isLarge ? 2.2 : isTiny ? 1.1 : 1.6;
        const auto hand = [&](const QPointF& end, const QColor& ink) {
            painter.setPen(QPen(ink, stroke, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(face.centre, end);
        };
        hand(from, t.indexI);
        hand(target, t.text);
        if (isChosen && face.isLarge && scene().parameters.firstShift) {
            // Where the first of two turns ends.
            const QPointF between = tip(face, shown().between);
            painter.setPen(QPen(t.control, 1.5, Qt::DashLine, Qt::FlatCap));
            painter.drawLine(face.centre, between);
            painter.setPen(QPen(t.control, 2));
            painter.setBrush(t.surface);
            painter.drawEllipse(between, std::min(kRing, r * 0.16), std::min(kRing, r * 0.16));
        }
        if (face.isLarge) {
            const double ring = std::min(kRing, r * 0.16);
            drawEnd(painter, from, ring, true);
            drawEnd(painter, target, ring, false);
            painter.setPen(Qt::NoPen);
            painter.setBrush(t.text);
            painter.drawEllipse(face.centre, 2.6, 2.6);
        }
        drawLabel(painter, face, isChosen);
    }

    void drawTurn(QCPPainter& painter, const ClockFace& face) const {
        const double angle = shown().encoding.angles[face.pair];
        if (angle == 0) return;
        QColor ground = theme().indexDelta;
        ground.setAlphaF(theme().dark ? 0.20 : 0.16);
        const double inner = face.radius * (face.isLarge ? 0.42 : 0.6);
        const double outer = face.radius * 0.66;
        double drawn = 0;
        const QPolygonF points = turnOf(face.pair, inner, face.isLarge ? outer : inner, &drawn).translated(face.centre);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        if (std::abs(drawn) >= 2 * std::numbers::pi) {
            painter.drawEllipse(face.centre, inner, inner);
        } else {
            QPolygonF sector = points;
            sector.prepend(face.centre);
            painter.drawPolygon(sector);
        }
        if (!face.isLarge) {
            if (face.radius < 11) return;
            painter.setPen(QPen(theme().indexDelta, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawPolyline(points);
            return;
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().indexDelta, face.radius < 34 ? 1.4 : 2, Qt::SolidLine, Qt::FlatCap));
        painter.drawPolyline(points);
        const double length = std::min({9.0, std::abs(drawn) * inner * 0.8, face.radius * 0.3});
        if (length < 3) return;
        const QPointF end = points.constLast();
        const QPointF out = end - face.centre;
        // Forwards is counter-clockwise with the cosine to the right, and clockwise with the sine there.
        const double side = (angle > 0) == hasSineRight() ? 1 : -1;
        drawArrow(painter, end, std::atan2(out.y(), out.x()) + side * (std::numbers::pi / 2 - 0.12), length,
                  theme().indexDelta);
    }

    void drawLabel(QCPPainter& painter, const ClockFace& face, bool isChosen) const {
        if (!face.label.isValid()) return;
        const QColor ink = isChosen ? theme().indexJ : theme().text;
        if (!face.isLarge) {
            painter.setFont(textFont(type::kSmallest, isChosen ? QFont::DemiBold : QFont::Normal));
            painter.setPen(isChosen ? theme().indexJ : theme().muted);
            painter.drawText(face.label, Qt::AlignCenter, whole(face.pair));
            return;
        }
        const QString angle = degreesText(shown().encoding.angles[face.pair]);
        const QFont bold = textFont(type::kAxis, QFont::DemiBold);
        const QFont plain = textFont(type::kAxis);
        const double angleWidth = QFontMetricsF(plain).horizontalAdvance(angle);
        const QString name = m_longNames ? ShiftWords::tr("pair %1").arg(whole(face.pair)) : whole(face.pair);
        const double nameWidth = QFontMetricsF(bold).horizontalAdvance(name);
        const bool both = nameWidth + kBeforeAngle + angleWidth <= face.label.width();
        const double width = both ? nameWidth + kBeforeAngle + angleWidth : nameWidth;
        const double left = std::max(m_left, face.centre.x() - width / 2);
        painter.setFont(bold);
        painter.setPen(ink);
        painter.drawText(QRectF(left, face.label.top(), nameWidth + 2, face.label.height()), Qt::AlignVCenter, name);
        if (!both) return;
        painter.setFont(plain);
        painter.setPen(theme().indexDelta);
        painter.drawText(QRectF(left + nameWidth + kBeforeAngle, face.label.top(), angleWidth + 2, face.label.height()),
                         Qt::AlignVCenter, angle);
    }

    /// What the axes are, once, at the first clock.
    void drawAxisNames(QCPPainter& painter) const {
        if (!m_named || m_clocks.empty()) return;
        const ClockFace& face = m_clocks.front();
        painter.setFont(textFont(type::kSmallest));
        painter.setPen(theme().muted);
        const QString up = hasSineRight() ? QStringLiteral("cos") : QStringLiteral("sin");
        const QString right = hasSineRight() ? QStringLiteral("sin") : QStringLiteral("cos");
        painter.drawText(QRectF(face.centre.x() - 20, face.centre.y() - face.radius - kRing - 16, 40, 14),
                         Qt::AlignCenter, up);
        painter.drawText(QRectF(face.centre.x() + face.radius + kRing + 3, face.centre.y() - 7, 26, 14),
                         Qt::AlignVCenter | Qt::AlignLeft, right);
    }

    void drawSmallTitle(QCPPainter& painter) const {
        if (!m_smallTitle.isValid() || m_clocks.empty()) return;
        if (m_smallEnd <= std::size_t(m_large)) return;
        const Index last = m_clocks[m_smallEnd - 1].pair;
        const Index pairs = shown().pairs();
        const QString bold =
            last == m_large     ? ShiftWords::tr("pair %1").arg(whole(last))
            : last + 1 == pairs ? ShiftWords::tr("pairs %1 to %2").arg(whole(m_large), whole(last))
                                : ShiftWords::tr("pairs %1 to %2 of %3").arg(whole(m_large), whole(last), whole(pairs));
        drawTwoWeights(painter, m_smallTitle, bold, ShiftWords::tr("slower and slower"), theme().text);
        if (m_smallNumbers <= 0) return;
        painter.setFont(textFont(type::kSmallest));
        painter.setPen(theme().muted);
        double lastDrawn = -1e9;
        for (auto k = std::size_t(m_large); k < m_smallEnd; k += std::size_t(m_smallColumns)) {
            const ClockFace& face = m_clocks[k];
            if (face.centre.y() - lastDrawn < 14) continue;
            lastDrawn = face.centre.y();
            painter.drawText(QRectF(m_smallLeft - m_smallNumbers, face.centre.y() - 8, m_smallNumbers - 5, 16),
                             Qt::AlignRight | Qt::AlignVCenter, whole(face.pair));
        }
    }

    /// Semibold words and muted ones behind them, which are left out where there is no room.
    void drawTwoWeights(QCPPainter& painter, const QRectF& room, const QString& bold, const QString& muted,
                        const QColor& ink) const {
        const QFont heavy = textFont(type::kName, QFont::DemiBold);
        const QFont light = textFont(type::kName);
        const double width = QFontMetricsF(heavy).horizontalAdvance(bold);
        drawElided(painter, room, Qt::AlignVCenter | Qt::AlignLeft, bold, heavy, ink);
        if (width + 10 + QFontMetricsF(light).horizontalAdvance(muted) > room.width()) return;
        drawElided(painter, room.adjusted(width + 10, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, muted, light,
                   theme().muted);
    }

    void drawProduct(QCPPainter& painter) const {
        if (!m_productTitle.isValid()) return;
        const Theme& t = theme();
        drawRule(painter, m_productTitle.top() - 7);
        const QFont font = textFont(type::kName);
        const QFontMetricsF metrics(font);
        QRectF left = m_productTitle;
        if (m_residual.isValid()) {
            const double words = metrics.horizontalAdvance(m_residualWords) + 2;
            const QRectF before(m_residual.left() - words - 6, m_residual.top(), words, m_residual.height());
            drawElided(painter, before, Qt::AlignRight | Qt::AlignVCenter, m_residualWords, font, t.muted);
            drawElided(painter, m_residual, Qt::AlignRight | Qt::AlignVCenter,
                       significantNumber(shown().encoding.largest, 2), font, t.text);
            left.setRight(before.left() - 16);
        }
        QString about = ShiftWords::tr("one turn, written as a matrix: it holds the shift and the pair, no position");
        const double heavy = QFontMetricsF(textFont(type::kName, QFont::DemiBold)).horizontalAdvance(productTitle());
        if (heavy + 10 + metrics.horizontalAdvance(about) > left.width())
            about = ShiftWords::tr("one turn, written as a matrix");
        drawTwoWeights(painter, left, productTitle(), about, t.indexJ);
        for (const auto* layout : {&m_symbols, &m_numbers})
            if (*layout) drawProductLayout(painter, **layout);
        if (m_arrow.width() < 40) return;
        const QString words = ShiftWords::tr("in numbers");
        const double y = m_arrow.center().y();
        painter.setPen(QPen(t.control, 1.5));
        painter.drawLine(QPointF(m_arrow.left(), y), QPointF(m_arrow.right() - 6, y));
        drawArrow(painter, {m_arrow.right(), y}, 0, 9, t.control);
        if (metrics.horizontalAdvance(words) <= m_arrow.width())
            drawElided(painter, QRectF(m_arrow.left(), y - 22, m_arrow.width(), 18), Qt::AlignCenter, words,
                       textFont(type::kAxis), t.muted);
    }

    void drawProductLayout(QCPPainter& painter, const ProductLayout& layout) const {
        for (const Brackets* brackets : {&layout.matrix, &layout.from, &layout.result}) {
            for (const Brackets::Entry& entry : brackets->entries)
                entry.layout.paint(painter, entry.place, theme(), theme().text);
            painter.setPen(QPen(theme().text, 1.2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
            painter.setBrush(Qt::NoBrush);
            const QRectF box = brackets->box;
            constexpr double kSerif = 4.5;
            for (const auto& [x, way] : {std::pair(box.left() + 1, kSerif), std::pair(box.right() - 1, -kSerif)})
                painter.drawPolyline(QPolygonF({QPointF(x + way, box.top()), QPointF(x, box.top()),
                                                QPointF(x, box.bottom()), QPointF(x + way, box.bottom())}));
        }
        painter.setPen(QPen(theme().text, 1.2, Qt::SolidLine, Qt::FlatCap));
        for (const double y : {-2.5, 2.5})
            painter.drawLine(layout.equals + QPointF(-6, y), layout.equals + QPointF(6, y));
    }

    void drawRule(QCPPainter& painter, double y) const {
        painter.setPen(QPen(theme().rule, 1));
        painter.drawLine(QPointF(m_left, std::floor(y) + 0.5), QPointF(m_right, std::floor(y) + 0.5));
    }

    void drawRoads(QCPPainter& painter) const {
        if (!m_roadsTitle.isValid()) return;
        const ShiftResult& s = shown();
        drawRule(painter, m_roadsTitle.top() - 6);
        const bool isOne = s.first == 0 || s.second() == 0;
        const QString title =
            whole(s.target()) + QStringLiteral(" = ") + whole(s.shift.position) + signedTerm(s.shift.offset) +
            (isOne ? QString()
                   : QStringLiteral(" = ") + whole(s.shift.position) + signedTerm(s.first) + signedTerm(s.second()));
        drawTwoWeights(painter, m_roadsTitle, title,
                       isOne ? ShiftWords::tr("one road")
                             : ShiftWords::tr("two roads to the same row, apart by %1 at most")
                                   .arg(significantNumber(s.composition, 2)),
                       theme().text);
        drawLine(painter);
    }

    void drawLine(QCPPainter& painter) const {
        const ShiftResult& s = shown();
        const Index start = s.shift.position;
        const Index middle = start + s.first;
        const Index end = s.target();
        const Index least = std::min({start, middle, end});
        const Index most = std::max({start, middle, end});
        const double margin = 26;
        const double left = m_line.left() + margin;
        const double right = m_line.right() - margin;
        // A few more on either side, so that one sees that the line goes on.
        constexpr Index kMostDots = 30;
        const bool hasDots = most - least <= kMostDots;
        const double more = hasDots ? (most - least < 3 ? 2 : 1) : double(most - least) * 0.04;
        const double from = double(least) - more;
        const double to = double(most) + more;
        const auto x = [&](double position) { return left + (right - left) * (position - from) / (to - from); };
        const double y = std::round(m_line.center().y() - 2) + 0.5;
        const QFont font = textFont(type::kAxis, QFont::DemiBold);
        const QFontMetricsF metrics(font);

        painter.setPen(QPen(theme().control, 1.5));
        painter.drawLine(QPointF(m_line.left(), y), QPointF(m_line.right(), y));
        if (hasDots)
            for (double p = from; p <= to; ++p) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(theme().control);
                painter.drawEllipse(QPointF(x(p), y), 3, 3);
            }

        const double radius = 10;
        const double height = std::min(m_line.height() / 2 - radius - 10, 52.0);
        const auto longest = double(std::max<Index>(1, most - least));
        std::vector<QRectF> names;
        const auto road = [&](Index a, Index b, double side, const QString& name, double depth) {
            if (a == b) return;
            const double x0 = x(double(a));
            const double x1 = x(double(b));
            const double way = x1 > x0 ? 1 : -1;
            const double bow = height * depth;
            const QPointF p0(x0 + way * 2, y + side * (radius + 2));
            const QPointF p3(x1 - way * 3, y + side * (radius + 3));
            const double pull = std::min(std::abs(x1 - x0) * 0.3, 60.0) * way;
            QPainterPath path(p0);
            path.cubicTo(p0 + QPointF(pull * 0.4, side * bow * 1.3), p3 + QPointF(-pull * 0.4, side * bow * 1.3), p3);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme().indexDelta, 2.2, Qt::SolidLine, Qt::FlatCap));
            painter.drawPath(path);
            const QPointF before = path.pointAtPercent(0.97);
            const QPointF tip = p3;
            drawArrow(painter, tip, std::atan2(tip.y() - before.y(), tip.x() - before.x()),
                      std::min(10.0, 4 + std::abs(x1 - x0) * 0.15), theme().indexDelta);
            const QPointF apex = path.pointAtPercent(0.5);
            const double width = metrics.horizontalAdvance(name);
            QRectF label(0, 0, width + 12, 17);
            label.moveCenter(apex);
            if (std::abs(x1 - x0) < width + 44) {
                // Too short for a name on it: beside the upper road, where nothing else runs, and under a lower one.
                const double outer = std::max(x0, x1) + 6 + label.width() / 2;
                const double inner = std::min(x0, x1) - 6 - label.width() / 2;
                label.moveCenter(
                    side > 0 ? QPointF(apex.x(), apex.y() + 13)
                             : QPointF(outer + label.width() / 2 < m_line.right() ? outer : inner, apex.y() + 2));
            }
            label.moveLeft(std::max(m_line.left(), std::min(label.left(), m_line.right() - label.width())));
            if (!m_line.adjusted(0, -3, 0, 3).contains(label)) return;
            // Two short roads have no room for both names; the panel beside has them.
            if (std::any_of(names.begin(), names.end(), [&](const QRectF& other) { return other.intersects(label); }))
                return;
            names.push_back(label);
            painter.fillRect(label, theme().surface);
            painter.setFont(font);
            painter.setPen(theme().indexDelta);
            painter.drawText(label, Qt::AlignCenter, name);
        };
        const auto named = [&](const QString& letter, Index value) {
            return letter + QStringLiteral(" = ") + whole(value);
        };
        road(start, end, -1, named(QStringLiteral("δ"), s.shift.offset), 1);
        if (s.first != 0 && s.second() != 0) {
            // Two roads that lead over the same ground bow differently.
            const bool isBack = (s.first > 0) != (s.second() > 0);
            const auto bow = [&](Index length) {
                return std::clamp(std::sqrt(double(std::abs(length)) / longest), 0.55, 1.0);
            };
            road(start, middle, 1, named(QStringLiteral("a"), s.first), isBack ? 1 : bow(s.first));
            road(middle, end, 1, named(QStringLiteral("b"), s.second()), isBack ? 0.55 : bow(s.second()));
        }

        std::vector<QRectF> taken;
        const auto node = [&](Index position, int kind) {
            const QString text = whole(position);
            const double width = std::max(2 * radius, metrics.horizontalAdvance(text) + 10);
            QRectF box(0, 0, width, 2 * radius);
            box.moveCenter({x(double(position)), y});
            const bool isFree = std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) {
                return other.intersects(box.adjusted(-2, 0, 2, 0));
            });
            const QColor ink = kind == 0 ? theme().indexI : theme().text;
            if (!isFree) {
                // No room for its number, which the title has.
                painter.setPen(QPen(theme().text, 1.5));
                painter.setBrush(theme().surface);
                painter.drawEllipse(box.center(), 4, 4);
                return;
            }
            taken.push_back(box);
            painter.setPen(QPen(kind == 2 ? theme().text : kind == 0 ? theme().indexI : theme().control, 2));
            painter.setBrush(kind == 2 ? theme().text : theme().surface);
            painter.drawRoundedRect(box, radius, radius);
            painter.setFont(font);
            painter.setPen(kind == 2 ? theme().surface : ink);
            painter.drawText(box, Qt::AlignCenter, text);
        };
        node(end, 2);
        if (start != end) node(start, 0);
        if (s.first != 0 && s.second() != 0 && middle != start && middle != end) node(middle, 1);
    }

    void drawMark(QCPPainter& painter, const Cell& cell, bool isSelected) {
        const double width = isSelected ? 2 : 1;
        const auto outline = [&](const QRectF& box) {
            drawCasedBox(painter, box, theme().text, width, theme().surface);
        };
        if (cell.matrix == "rotation" && m_panel.isShown() && m_panel.has(cell)) {
            // Rows and columns are both the encoding's columns: nothing here is a position.
            m_panel.drawRow(painter, cell.row, theme().indexJ, isSelected ? 1.5 : 1);
            m_panel.drawColumn(painter, cell.column, theme().indexJ, isSelected ? 1.5 : 1);
            outline(m_panel.box(cell.row, cell.column));
        }
        const Index pair = chosenPair();
        for (const auto& [brackets, matrix] : cellsOfProducts()) {
            if (cell.matrix != matrix || pairOfColumn(cell.row) != pair) continue;
            const bool isMatrix = brackets->entries.size() == 4;
            if (isMatrix && pairOfColumn(cell.column) != pair) continue;
            const auto k = std::size_t(isMatrix ? 2 * (cell.row % 2) + cell.column % 2 : cell.row % 2);
            outline(brackets->entries[k].box);
        }
        if (cell.matrix == "residual" && cell.row == shown().encoding.largestPair && m_residual.isValid())
            outline(m_residual.adjusted(-4, 0, 2, 0));
        if (cell.matrix == "rotation") return;
        const bool hasRowForPair = cell.matrix == "angles" || cell.matrix == "residual";
        for (const ClockFace& face : m_clocks) {
            if (face.pair != (hasRowForPair ? cell.row : pairOfColumn(cell.row))) continue;
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme().text, width));
            const double ring = face.radius + (face.isLarge ? 4 : 2.5);
            painter.drawEllipse(face.centre, ring, ring);
        }
    }

    /// Corners around the number where it is written, and around its clock.
    void drawPin(QCPPainter& painter, const Cell& cell) {
        const QRectF page = viewport();
        if (m_panel.isShown()) m_panel.drawPin(painter, cell);
        for (const auto& [brackets, matrix] : cellsOfProducts()) {
            const bool isMatrix = brackets->entries.size() == 4;
            if (cell.matrix != matrix || pairOfColumn(cell.row) != chosenPair() ||
                (isMatrix && pairOfColumn(cell.column) != chosenPair()))
                continue;
            const auto k = std::size_t(isMatrix ? 2 * (cell.row % 2) + cell.column % 2 : cell.row % 2);
            drawCellMark(painter, brackets->entries[k].box, page, theme());
        }
        if (cell.matrix == "rotation") return;
        const bool hasRowForPair = cell.matrix == "angles" || cell.matrix == "residual";
        for (const ClockFace& face : m_clocks) {
            if (face.pair != (hasRowForPair ? cell.row : pairOfColumn(cell.row))) continue;
            const double reach = face.radius + 3;
            drawCellMark(painter, {face.centre - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)}, page, theme());
        }
    }

    MatrixPanel m_panel;
    std::vector<ClockFace> m_clocks;
    std::optional<ProductLayout> m_symbols, m_numbers;
    std::vector<std::pair<FormulaLayout, QPointF>> m_additions;
    QRectF m_legend, m_smallTitle, m_productTitle, m_arrow, m_residual, m_roadsTitle, m_line, m_scale;
    QString m_residualWords;
    double m_left = 0;  ///< of the page
    double m_right = 0;
    double m_clockBottom = 0;
    double m_smallNumbers = 0;  ///< room for numbers before the rows of small clocks; 0: each has its own
    double m_smallLeft = 0;
    Index m_large = 0;  ///< so many clocks, the first ones, are large
    Index m_largeColumns = 1;
    Index m_smallColumns = 1;
    std::size_t m_smallEnd = 0;   ///< behind the last small clock
    bool m_named = false;         ///< whether the axes have names
    bool m_longNames = false;     ///< whether large clocks are called "pair 3", not 3
    mutable ClockFace m_grabbed;  ///< whose hand was last found under the pointer
};

class RelativeShift : public Exhibit {
 public:
    std::string_view id() const override { return "relative-shift"; }
    Chapter chapter() const override { return Chapter::Position; }
    QString name() const override { return ShiftWords::tr("Relative shift"); }
    QString title() const override { return ShiftWords::tr("A shift is a turn"); }
    QString claim() const override {
        return ShiftWords::tr(
            "To get from one position to another, every clock turns by an angle that depends on the distance alone.");
    }

    Caption caption(const Scene& scene) const override {
        const Parameters& p = scene.parameters;
        const QString why =
            p.offset < 0 ? ShiftWords::tr(
                               "One fixed matrix leads from every position to the one %1 back: a "
                               "<a href=\"term:rotation\">rotation</a> in each pair. So a model can learn to look so "
                               "many places away without knowing where it is.")
                         : ShiftWords::tr(
                               "One fixed matrix leads from every position to the one %1 further: a "
                               "<a href=\"term:rotation\">rotation</a> in each pair. So a model can learn to look so "
                               "many places away without knowing where it is.");
        return {shiftDefinition(shiftOf(p)), seen(p), tryThis(p), why.arg(whole(std::abs(p.offset)))};
    }

    QString description(const Scene& scene) const override {
        const Parameters& p = scene.parameters;
        const Vector angles = shiftAngles(p.offset, p.d, p.base);
        return ShiftWords::tr(
                   "Sinusoidal positional encoding with %1 dimensions, base %2, as %3 clocks, one for each "
                   "pair of columns. On each, a hand for position %4, a hand for position %5, and the turn "
                   "between them, from %6 (pair 0) to %7 (pair %8).")
            .arg(whole(p.d), withDecimalSign(QString::number(p.base, 'g', QLocale::FloatingPointShortest)),
                 whole(p.d / 2), whole(p.position), whole(p.position + p.offset), degreesText(angles[0]),
                 degreesText(angles[angles.size() - 1]), whole(p.d / 2 - 1));
    }

    std::vector<Preset> presets() const override {
        return {
            {"ten-from-one-and-nine",
             ShiftWords::tr("Ten from one and nine"),
             ShiftWords::tr("Position 10 is position 1, turned by 9."),
             {{"position", "1"}, {"offset", "9"}, {"d", "64"}, {"pair", "3"}, {"first-shift", "1"}}},
            {"ten-from-two-and-eight",
             ShiftWords::tr("Ten from two and eight"),
             ShiftWords::tr("The same position 10, by another road."),
             {{"position", "2"}, {"offset", "8"}, {"d", "64"}, {"pair", "3"}}},
            {"backwards",
             ShiftWords::tr("Backwards"),
             ShiftWords::tr("A negative shift turns the other way, here to position −3, before the first one."),
             {{"position", "10"}, {"offset", "-13"}, {"pair", "3"}}},
            {"detour",
             ShiftWords::tr("Too far and back"),
             ShiftWords::tr("12 forwards and 9 back is 3 forwards: turns add up, whatever their signs."),
             {{"position", "10"}, {"offset", "3"}, {"first-shift", "12"}, {"pair", "2"}}},
            {"beyond-the-table",
             ShiftWords::tr("Beyond the table"),
             ShiftWords::tr("From 990 to 1010: a learned table of 1000 rows ends before, the turn does not."),
             {{"position", "990"}, {"offset", "20"}, {"pair", "4"}}},
            {"many-turns",
             ShiftWords::tr("Many turns"),
             ShiftWords::tr("A shift by 500 turns the first clock 79 times, the last one by 5 degrees."),
             {{"position", "10"}, {"offset", "500"}, {"pair", "7"}}},
            {"small-turns",
             ShiftWords::tr("One step"),
             ShiftWords::tr("A shift by 1 turns every clock by its frequency, the first by 1 radian."),
             {{"position", "10"}, {"offset", "1"}, {"pair", "0"}}},
            {"clockwise",
             ShiftWords::tr("Sine to the right"),
             ShiftWords::tr("With the sine to the right the same turns run clockwise."),
             {{"clock-axes", "sin-cos"}, {"pair", "2"}}},
            {"256-clocks",
             ShiftWords::tr("256 clocks"),
             ShiftWords::tr("As wide as the original Transformer: 512 columns, 256 pairs."),
             {{"position", "100"}, {"offset", "59"}, {"d", "512"}, {"pair", "30"}}},
        };
    }

    std::span<const ParameterUse> uses() const override {
        static const std::array kUses{
            ParameterUse{.key = "position", .sliderMaximum = 59},
            ParameterUse{.key = "offset", .sliderMinimum = -59, .sliderMaximum = 59},
            ParameterUse{.key = "d", .minimum = 2, .maximum = 4096, .sliderMaximum = 512, .multipleOf = 2},
            // Its product is computed with the rest.
            ParameterUse{.key = "pair",
                         .role = ParameterRole::Numbers,
                         .most = [](const Parameters& p) { return p.d / 2 - 1; },
                         .mostText = "d / 2 - 1"},
            ParameterUse{.key = "first-shift", .sliderMinimum = -59, .sliderMaximum = 59},
            ParameterUse{.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
            ParameterUse{.key = "clock-axes"},
            ParameterUse{.key = "matrix", .names = kMatrices},
            ParameterUse{.key = "row",
                         .most = [](const Parameters& p) { return rowsOf(p) - 1; },
                         .mostText = "the last row of the matrix"},
            ParameterUse{.key = "column",
                         .most = [](const Parameters& p) { return p.matrix == "rotation" ? p.d - 1 : 0; },
                         .mostText = "the last column of the matrix"},
        };
        return kUses;
    }

    std::span<const TableDescription> tables() const override {
        static const std::array kTables{
            TableDescription{"rotated",
                             "a column of the encoding, 0 to d - 1",
                             {{"rotated", "", ColumnType::Real, "M times the encoding of the position"}}},
            TableDescription{
                "target",
                "a column of the encoding, 0 to d - 1",
                {{"target", "", ColumnType::Real, "the encoding of position + offset, computed directly"}}},
            TableDescription{
                "rotation",
                "a column of the encoding, 0 to d - 1",
                {{"column", "0 to d - 1", ColumnType::Real, "M, whose product with the encoding is rotated"}}},
            TableDescription{"residual",
                             "a pair, 0 to d/2 - 1",
                             {{"residual", "", ColumnType::Real, "distance between rotated and target in that pair"}}},
            TableDescription{"angles",
                             "a pair, 0 to d/2 - 1",
                             {{"angle", "", ColumnType::Real, "by how much the pair turns, in radians"}}},
            kDerivationTable};
        return kTables;
    }

    double memoryNeeded(const Scene& scene) const override {
        const double d = double(scene.parameters.d);
        // While a new matrix is computed the old one is still shown.
        return sizeof(double) * (2 * d * d + 40 * d);
    }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        const Parameters& p = scene.parameters;
        auto result = std::make_shared<ShiftResult>();
        result->shift = shiftOf(p);
        result->encoding = shiftedEncoding(result->shift);
        result->first = firstShiftOf(p);
        result->composition = compositionResidual(result->first, result->second(), p.d, p.base);
        result->between = sinusoidalRow(p.position + result->first, p.d, p.base);
        if (stop.stop_requested()) return result;
        if (p.d <= kWidestDrawn) result->rotation = shiftMatrix(p.offset, p.d, p.base);
        result->product = shiftProduct(result->shift, p.pair);
        result->productWithNumbers = shiftProductWithNumbers(result->shift, p.pair);
        result->additions = shiftAdditionFormulas(result->shift, p.pair);
        return result;
    }

    Table table(std::string_view name, const Scene& scene) const override {
        const Parameters& p = scene.parameters;
        if (name == kDerivationTable.name) return derivationOfSelection(scene);
        if (name == "rotation")
            return MatrixTable{std::make_shared<const Matrix>(shiftMatrix(p.offset, p.d, p.base)),
                               numberedColumns(p.d)};
        const auto column = [](std::string title, const Vector& values) {
            return ColumnTable{{{std::move(title), std::vector<double>(values.begin(), values.end())}}};
        };
        if (name == "angles") return column("angle", shiftAngles(p.offset, p.d, p.base));
        const ShiftedEncoding encoding = shiftedEncoding(shiftOf(p));
        if (name == "rotated") return column("rotated", encoding.rotated);
        if (name == "target") return column("target", encoding.target);
        if (name == "residual") return column("residual", encoding.residual);
        throw std::invalid_argument("relative-shift has no table \"" + std::string(name) + "\"");
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<ShiftFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override {
        const Parameters& p = scene.parameters;
        const Shift shift = shiftOf(p);
        Explanation explanation;
        const auto tags = [&](bool hasPosition, Index pair) {
            if (hasPosition)
                explanation.tags.push_back({ShiftWords::tr("position %1").arg(whole(p.position)), IndexRole::I});
            explanation.tags.push_back({ShiftWords::tr("shift %1").arg(whole(p.offset)), IndexRole::Delta});
            explanation.tags.push_back({ShiftWords::tr("pair %1").arg(whole(pair)), IndexRole::J});
        };
        const Index pair = pairOfColumn(cell.row);
        const bool isSine = isSineColumn(cell.row);
        const QString target = whole(p.position + p.offset);
        if (cell.matrix == "rotation") {
            explanation.derivation = shiftMatrixDerivation(shift, cell.row, cell.column);
            explanation.tags = {{ShiftWords::tr("shift %1").arg(whole(p.offset)), IndexRole::Delta},
                                {ShiftWords::tr("row %1").arg(whole(cell.row)), IndexRole::J},
                                {ShiftWords::tr("column %1").arg(whole(cell.column)), IndexRole::J}};
            explanation.sentence =
                pair != pairOfColumn(cell.column) ? ShiftWords::tr("outside the blocks: pairs do not mix")
                : cell.row == cell.column         ? ShiftWords::tr("cosine of the turn of pair %1").arg(whole(pair))
                : cell.row < cell.column          ? ShiftWords::tr("sine of the turn of pair %1").arg(whole(pair))
                                         : ShiftWords::tr("minus the sine of the turn of pair %1").arg(whole(pair));
            if (pair == pairOfColumn(cell.column))
                explanation.clock =
                    Clock{.angle = shiftAngles(p.offset, p.d, p.base)[pair], .sine = cell.row != cell.column};
            explanation.value = displayNumber(explanation.derivation.value, 4);
        } else if (cell.matrix == "residual") {
            explanation.derivation = shiftResidualDerivation(shift, cell.row);
            tags(true, cell.row);
            explanation.sentence = ShiftWords::tr("what rounding leaves between turning and computing directly");
            explanation.value = significantNumber(explanation.derivation.value, 2);
        } else if (cell.matrix == "angles") {
            explanation.derivation = shiftAngleDerivation(shift, cell.row);
            tags(false, cell.row);
            explanation.sentence = ShiftWords::tr("the turn of pair %1 in radians, which is %2")
                                       .arg(whole(cell.row), degreesText(explanation.derivation.value));
            explanation.value = significantNumber(explanation.derivation.value, 4);
            explanation.clock = Clock{.angle = explanation.derivation.value, .sine = true};
        } else {
            const bool isDirect = cell.matrix == "target";
            explanation.derivation =
                isDirect ? shiftTargetDerivation(shift, cell.row) : rotatedDerivation(shift, cell.row);
            tags(true, pair);
            const QString sentence = isSine ? ShiftWords::tr("sine of pair %1 at position %2, column %3")
                                            : ShiftWords::tr("cosine of pair %1 at position %2, column %3");
            explanation.sentence = sentence.arg(whole(pair), target, whole(cell.row));
            explanation.value = displayNumber(explanation.derivation.value, 4);
            const ShiftedEncoding encoding = shiftedEncoding(shift);
            explanation.clock =
                Clock{.angle = std::atan2(encoding.target[2 * pair], encoding.target[2 * pair + 1]), .sine = isSine};
        }
        return explanation;
    }

 private:
    static std::int64_t rowsOf(const Parameters& p) {
        return p.matrix == "residual" || p.matrix == "angles" ? p.d / 2 : p.d;
    }

    static QString seen(const Parameters& p) {
        if (p.offset == 0)
            return ShiftWords::tr(
                       "Each <a href=\"term:pair\">pair</a> of columns is a clock. Without a shift both "
                       "hands stand at position %1 and nothing turns.")
                .arg(whole(p.position));
        const Vector angles = shiftAngles(p.offset, p.d, p.base);
        const Index last = angles.size() - 1;
        QString sentence =
            last == 0 ? ShiftWords::tr(
                            "The <a href=\"term:pair\">pair</a> of columns is a clock. From position %1 to %2 it "
                            "turns by %3, from wherever it stands.")
                            .arg(whole(p.position), whole(p.position + p.offset), degreesText(angles[0]))
                      : ShiftWords::tr(
                            "Each <a href=\"term:pair\">pair</a> of columns is a clock. From position %1 to %2 "
                            "clock 0 turns by %3 and clock %4 by %5, from wherever they stand.")
                            .arg(whole(p.position), whole(p.position + p.offset), degreesText(angles[0]), whole(last),
                                 degreesText(angles[last]));
        if (p.position + p.offset < 0)
            sentence +=
                betweenSentences() +
                ShiftWords::tr("Position %1 is in no table, but the formula has it.").arg(whole(p.position + p.offset));
        return sentence;
    }

    static QString tryThis(const Parameters& p) {
        QStringList suggestions;
        suggestions += ShiftWords::tr(
            "<a href=\"play:position\">Play the position</a>: both hands run, every arc keeps its size.");
        suggestions += ShiftWords::tr("Take a hand and turn it.");
        suggestions += p.position == 1 && p.offset == 9
                           ? ShiftWords::tr("<a href=\"preset:ten-from-two-and-eight\">Reach 10 from 2 and 8</a>.")
                           : ShiftWords::tr("<a href=\"preset:ten-from-one-and-nine\">Reach 10 from 1 and 9</a>.");
        suggestions += p.clockAxes == ClockAxesChoice::SinCos
                           ? ShiftWords::tr(
                                 "<a href=\"clock-axes=cos-sin\">Exchange the axes</a> and the clocks turn "
                                 "the other way.")
                           : ShiftWords::tr(
                                 "<a href=\"clock-axes=sin-cos\">Exchange the axes</a> and the clocks turn "
                                 "clockwise.");
        return suggestions.join(betweenSentences());
    }
};

}  // namespace

const Exhibit& relativeShift() {
    static const RelativeShift exhibit;
    return exhibit;
}

}  // namespace attention
