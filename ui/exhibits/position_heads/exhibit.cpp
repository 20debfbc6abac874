#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <stdexcept>

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/position_head.h"
#include "core/attention/position_head_derivation.h"
#include "core/encoding/shift_rotation.h"
#include "core/encoding/sinusoidal.h"
#include "core/extent.h"
#include "core/scene/lists.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/token_input.h"
#include "ui/figure/curve.h"
#include "ui/figure/figure.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct HeadWords {
    Q_DECLARE_TR_FUNCTIONS(PositionHeads)
};

using Kind = PositionHeadKind;

/// Shifts that one head adds up, at most.
constexpr std::size_t kMostShifts = 16;
constexpr Index kUsualRadius = 2;

/// A page about tokens that takes no array: one that another page loaded does not decide here.
Scene withoutArrays(const Scene& scene) {
    return {.exhibit = scene.exhibit, .parameters = scene.parameters, .reference = {}, .view = {}, .arrays = {}};
}

TokenInput inputOf(const Scene& scene) {
    return tokenInput(withoutArrays(scene));
}

/// The shifts that were listed; none where there is no list, or none that can be read.
std::vector<Index> listedShifts(const Parameters& parameters) {
    try {
        const auto list = readList(parameters.offsets, -kFarthestOffset, kFarthestOffset);
        std::vector<Index> shifts;
        for (const std::int64_t shift : list)
            if (shifts.size() < kMostShifts) shifts.push_back(std::clamp<Index>(shift, -kMostOffset, kMostOffset));
        return shifts;
    } catch (const std::invalid_argument&) {
        return {};  // whoever reads a list refuses such a one
    }
}

PositionHeadSetting settingOf(const Parameters& parameters) {
    PositionHeadSetting setting{.kind = parameters.positionHead,
                                .offsets = listedShifts(parameters),
                                .radius = parameters.radius.value_or(kUsualRadius),
                                .sharpness = parameters.sharpness,
                                .contentMix = parameters.contentMix,
                                .base = parameters.base};
    if (setting.offsets.empty()) setting.offsets = {parameters.offset};
    return setting;
}

bool asksForPlaces(const PositionHeadSetting& setting) {
    return (setting.kind == Kind::Rotation || setting.kind == Kind::FirstToken) && setting.contentMix < 1;
}

struct HeadResult : Study {
    PositionHeadSetting setting;
    PositionHead head;
    ScoreCurve curve;
    std::vector<Vector> turns;  ///< of each shift: the angles of its pairs, radians
    QStringList words;
    double low = 0;    ///< of scores and curve
    double high = 1;   ///< of scores and curve
    Index before = 0;  ///< places that the curve shows before the first key
    Index behind = 0;  ///< and behind the last one
    bool isDrawn = true;
};

/// Values of the curve between two keys; at many keys there are none, they would share a pixel.
constexpr Index kSubsteps = 12;
constexpr Index kMostWithSubsteps = 96;

/// A few places beyond the ends, so that one sees where a query without a key looks.
void findReach(HeadResult& result, Index count) {
    if (result.setting.kind != Kind::Rotation || !asksForPlaces(result.setting)) return;
    const Index most = std::max<Index>(1, (2 * count + 4) / 5);
    const auto [least, largest] = std::ranges::minmax(result.setting.offsets);
    result.before = std::clamp<Index>(-least, 0, most);
    result.behind = std::clamp<Index>(largest, 0, most);
}

/// For words, matrix and lines.
constexpr QSize kLeastRoom(350, 210);
/// Room for a band's name.
constexpr double kTitle = 20;
/// Left of the curves, for their numbers.
constexpr double kNumbers = 34;
/// The mark of a row whose key does not exist.
constexpr double kGhost = 12;
/// Width that a cell needs for a value with two decimals, and with one.
constexpr double kTwoDecimals = 36;
constexpr double kOneDecimal = 27;
/// Cells that are marked one by one need so many pixels.
constexpr double kLeastMarked = 5;
/// A weight below this draws no line.
constexpr double kLeastLine = 0.03;
/// With more tokens, lines of the query that is looked at and the strongest one of each other.
constexpr Index kMostWithAllLines = 40;
/// Keys on a clock's rim, at most.
constexpr Index kMostOnRim = 40;
constexpr double kGrasp = 8;
constexpr double kTwoPi = 2 * std::numbers::pi;

/// A parameter as one types it.
QString typed(double value) {
    constexpr int kDigits = 6;
    return withDecimalSign(QString::number(value, 'g', kDigits));
}

/// A weight: near 1 with digits enough to be told from it.
QString weightText(double value) {
    if (value == 0 || value == 1) return displayNumber(value, 0);
    return significantNumber(value, value > 0.99 ? 5 : 3);
}

QString whole(double value) {
    return displayNumber(value, 0);
}

class HeadFigure : public Figure {
 public:
    HeadFigure() {
        freeLayout(*this);
        m_panel.emplace(*this);
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        if (const auto cell = m_panel->cellAt(place)) return cell;
        const QRectF curves = m_scores.united(m_weights).united(m_labels);
        if (!curves.isValid() || !curves.contains(place)) return std::nullopt;
        const auto key = Index(std::lround(keyAt(place.x())));
        if (key < 0 || key >= count()) return std::nullopt;
        return Cell{std::clamp<Index>(scene().parameters.row.value_or(0), 0, count() - 1), key};
    }

    /// The peak of the curve can be drawn to another shift.
    std::string_view handleAt(const QPointF& place) const override {
        if (!hasStudy() || !m_scores.isValid() || !hasOneShift()) return {};
        const double x = xOf(double(query() + numbers().setting.offsets.front()));
        if (x < m_scores.left() - 1 || x > m_scores.right() + 1) return {};
        const QRectF peak(x - kGrasp, m_scores.top() - kTitle + 2, 2 * kGrasp, kTitle + m_scores.height() * 0.4);
        return peak.contains(place) ? "offset" : std::string_view();
    }
    ParameterValue handleValue(std::string_view, const QPointF& place) const override {
        return std::int64_t(std::clamp<Index>(std::lround(keyAt(place.x())) - query(), -kMostOffset, kMostOffset));
    }

 protected:
    void arrange() override {
        const QRectF page = QRectF(viewport()).adjusted(4, 2, -8, -2);
        const auto& shown = numbers();
        m_clocks = m_arcs = m_labels = m_scores = m_weights = QRectF();
        QRectF room = page;
        const bool hasClocks = asksForPlaces(shown.setting);
        if (hasClocks && page.height() >= 420) {
            m_clocks = QRectF(page.left(), page.top(), page.width(), std::clamp(page.height() * 0.26, 104.0, 156.0));
            room.setTop(m_clocks.bottom() + 12);
        }
        arrangeMatrix(room);
        const double left = m_panel->area().right() + (shown.behind > 0 ? kGhost + 4 : 0) + 14 + kNumbers;
        QRectF column(QPointF(left, room.top()), room.bottomRight());
        if (hasClocks && !m_clocks.isValid() && column.height() >= 300) {
            m_clocks = QRectF(column.left() - kNumbers, column.top(), column.width() + kNumbers, 96);
            column.setTop(m_clocks.bottom() + 8);
        }
        arrangeBands(column);
    }

    void drawContent(QCPPainter& painter) override {
        m_panel->draw(painter);
        painter.save();
        painter.setAntialiasing(true);
        drawExpected(painter);
        drawGhosts(painter);
        drawBeyond(painter);
        drawArcs(painter);
        drawLabels(painter);
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
        drawClocks(painter, asked);
        drawArcsOf(painter, asked);
        drawScores(painter, asked);
        drawWeights(painter, asked);
        drawTags(painter, asked);
        painter.restore();
    }

    bool selectionMovesLayout(const Scene&, const Scene&) const override { return false; }

 private:
    const HeadResult& numbers() const { return Figure::study<HeadResult>(); }
    const PositionHead& head() const { return numbers().head; }
    Index count() const { return head().weights.rows(); }
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
    bool hasOneShift() const {
        const PositionHeadSetting& setting = numbers().setting;
        return setting.kind == Kind::Rotation && asksForPlaces(setting) && listedShifts(scene().parameters).empty();
    }
    /// Where a shift leads from a query, if there is a key.
    bool hasKey(Index place) const { return place >= 0 && place < count(); }

    double lowest() const { return -0.5 - double(numbers().before); }
    double highest() const { return double(count()) - 0.5 + double(numbers().behind); }
    double step() const { return m_labels.width() / (highest() - lowest()); }
    double xOf(double key) const { return m_labels.left() + (key - lowest()) * step(); }
    double keyAt(double x) const { return lowest() + (x - m_labels.left()) / step(); }

    void arrangeMatrix(const QRectF& room) {
        const auto& shown = numbers();
        MatrixLook look{.symbol = QStringLiteral("𝐴"),
                        .name = HeadWords::tr("weights"),
                        .note = {},
                        .map = ColourMap::weights(theme()),
                        .low = 0,
                        .high = 1,
                        .rowAxis = {},
                        .columnAxis = room.height() > 260 ? HeadWords::tr("Key") : QString(),
                        .rowWords = shown.words,
                        .columnWords = shown.words,
                        .widestWord = std::min(90.0, room.width() * 0.11),
                        .decimals = {},
                        .plainZeros = true};
        if (parts().colourBar) look.scaleDecimals = 0;
        const double labels = MatrixPanel::rowLabelWidth(look, count()) + 4;
        const double before = shown.before > 0 ? kGhost + 8 : 0;
        const double behind = shown.behind > 0 ? kGhost + 4 : 0;
        const double wide = room.width() * 0.47 - labels - before - behind;
        // Words that are wider than their columns stand upright, and need their room below.
        const double widest = widestWord(textFont(type::kAxis), look.widestWord) + 6;
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

    double widestWord(const QFont& font, double most) const {
        const QFontMetricsF metrics(font);
        double widest = 0;
        for (const QString& word : numbers().words) widest = std::max(widest, metrics.horizontalAdvance(word));
        return std::min(widest, most);
    }

    /// Lines between tokens, their words, the scores of one query and its weights: all over the same keys.
    void arrangeBands(const QRectF& column) {
        const bool hasScores = column.height() >= 190;
        double rest = column.height() - kTitle - 18;
        const double weights = std::clamp(rest * 0.2, 26.0, 90.0);
        rest -= weights + (hasScores ? 12 + kTitle : 8);
        const double arcs = hasScores ? std::clamp(rest * 0.45, 40.0, 190.0) : rest;
        const double scores = hasScores ? rest - arcs - 6 : 0;
        double top = column.top() + kTitle;
        m_arcs = QRectF(column.left(), top, column.width(), arcs);
        top += arcs;
        m_labels = QRectF(column.left(), top, column.width(), 18);
        top += 18;
        if (hasScores) {
            top += kTitle + 6;
            m_scores = QRectF(column.left(), top, column.width(), scores);
            top += scores + 12;
        } else {
            top += 8;
        }
        m_weights = QRectF(column.left(), top, column.width(), weights);
    }

    /// The edges of what the head is made to find: on fine cells the two sides of the diagonal.
    void drawExpected(QCPPainter& painter) {
        const QRectF cell = m_panel->box(0, 0);
        const double size = std::min(cell.width(), cell.height());
        std::vector<QLineF> edges;
        if (size < kLeastMarked) {
            if (numbers().setting.kind != Kind::Rotation) return;
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
            const auto has = [&](Index at, Index column) { return at >= 0 && at < count() && isExpected(at, column); };
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
        if (!asksForPlaces(numbers().setting) || numbers().setting.kind != Kind::Rotation) return;
        const QRectF area = m_panel->area();
        for (const Index shift : numbers().setting.offsets)
            for (Index row = 0; row < count(); ++row) {
                if (hasKey(row + shift)) continue;
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

    /// The places before the first key and behind the last one.
    void drawBeyond(QCPPainter& painter) {
        for (const QRectF& band : {m_scores, m_weights}) {
            if (!band.isValid()) continue;
            painter.setPen(QPen(theme().control, 1));
            painter.drawLine(band.bottomLeft(), band.bottomRight());
            const double first = xOf(-0.5), last = xOf(double(count()) - 0.5);
            if (numbers().before > 0)
                drawHatching(painter, QRectF(band.left(), band.top(), first - band.left(), band.height()),
                             theme().rule);
            if (numbers().behind > 0)
                drawHatching(painter, QRectF(last, band.top(), band.right() - last, band.height()), theme().rule);
        }
        if (!m_scores.isValid()) return;
        // The scores' own zero.
        const double zero = yOf(0);
        if (zero < m_scores.bottom() - 1 && zero > m_scores.top()) {
            painter.setPen(QPen(theme().rule, 1));
            painter.drawLine(QPointF(m_scores.left(), zero), QPointF(m_scores.right(), zero));
        }
        painter.setFont(textFont(type::kSmallest));
        painter.setPen(theme().muted);
        const auto number = [&](double value, int decimals, double y) {
            painter.drawText(QRectF(m_labels.left() - kNumbers, y - 8, kNumbers - 5, 16),
                             Qt::AlignRight | Qt::AlignVCenter, displayNumber(value, decimals));
        };
        const double top = numbers().high;
        number(top, top < 10 && std::abs(top - std::round(top)) > 0.05 ? 1 : 0, yOf(top));
        const double low = numbers().low;
        if (yOf(low) - yOf(top) > 18) number(low, std::abs(low - std::round(low)) > 0.05 ? 1 : 0, yOf(low));
        if (low < 0 && yOf(low) - yOf(0) > 18 && yOf(0) - yOf(top) > 18) number(0, 0, yOf(0));
        if (m_weights.height() >= 30) number(1, 0, m_weights.top() + 5);
        number(0, 0, m_weights.bottom() - 4);
    }

    double yOf(double score) const {
        const double low = numbers().low, high = std::max(numbers().high, low + 1e-9);
        return m_scores.bottom() - 8 - (score - low) / (high - low) * (m_scores.height() - 14);
    }

    /// From one token over the others to another.
    QPainterPath arc(double from, double to) const {
        const double base = m_arcs.bottom() - 2;
        const double a = xOf(from), b = xOf(to);
        QPainterPath path;
        if (std::abs(from - to) < 1e-9) {
            const double size = std::min({step() * 0.7, 16.0, m_arcs.height() * 0.5});
            path.addEllipse(QRectF(a - size / 2, base - size, size, size));
            return path;
        }
        const double longest = std::max(1.0, m_longest);
        const double height = (m_arcs.height() - 6) * std::pow(std::min(1.0, std::abs(from - to) / longest), 0.7);
        path.moveTo(a, base);
        path.cubicTo(QPointF(a + (b - a) * 0.12, base - height * 1.33),
                     QPointF(b - (b - a) * 0.12, base - height * 1.33), QPointF(b, base));
        return path;
    }

    void drawArrow(QCPPainter& painter, const QPointF& tip, double length, const QColor& ink) const {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawPolygon(
            QPolygonF({tip, tip + QPointF(-length * 0.42, -length), tip + QPointF(length * 0.42, -length)}));
    }

    bool isExpected(Index from, Index to) const {
        return std::ranges::binary_search(head().attended[std::size_t(from)].expected, to);
    }

    void drawArc(QCPPainter& painter, Index from, Index to, double weight, bool isAsked) {
        const bool isFound = isExpected(from, to);
        // No wider than what keeps the lines of neighbours apart, and fainter where it would be finer than a hair.
        constexpr double kHair = 0.75;
        const double exact = std::min(isAsked ? 4.0 : 2.6, step() * (isAsked ? 0.5 : 0.22)) * weight;
        const double width = std::max(kHair, exact);
        QColor ink = isAsked ? theme().text : isFound ? theme().indexDelta : theme().control;
        ink.setAlphaF(std::clamp(exact / kHair, isAsked ? 0.45 : 0.2, 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(arc(double(from), double(to)));
        if (from != to && weight > 0.3 && step() > 11)
            drawArrow(painter, {xOf(double(to)), m_arcs.bottom() - 1}, isAsked ? 8 : 5.5, ink);
    }

    /// Each token's line to the tokens that it attends to, as wide as the weight.
    void drawArcs(QCPPainter& painter) {
        m_longest = 1;
        const bool all = count() <= kMostWithAllLines;
        const auto each = [&](const auto& use) {
            for (Index i = 0; i < count(); ++i) {
                if (!all) {
                    const AttendedKey& attended = head().attended[std::size_t(i)];
                    use(i, attended.key, attended.weight);
                    continue;
                }
                for (Index j = 0; j < count(); ++j)
                    if (head().weights(i, j) >= kLeastLine) use(i, j, head().weights(i, j));
            }
        };
        each([&](Index i, Index j, double) { m_longest = std::max(m_longest, double(std::abs(i - j))); });
        m_longest = std::max(m_longest, double(std::min(longestShift(), count() - 1)));
        each([&](Index i, Index j, double weight) { drawArc(painter, i, j, weight, false); });
        drawBandTitle(painter, m_arcs, HeadWords::tr("Where each token attends"), HeadWords::tr("line width: weight"));
    }

    Index longestShift() const {
        Index longest = 0;
        if (numbers().setting.kind == Kind::Rotation && asksForPlaces(numbers().setting))
            for (const Index shift : numbers().setting.offsets) longest = std::max(longest, std::abs(shift));
        return longest;
    }

    void drawArcsOf(QCPPainter& painter, Index from) {
        if (!m_arcs.isValid()) return;
        const auto row = head().weights.row(from);
        for (Index j = 0; j < count(); ++j)
            if (row[j] >= kLeastLine) drawArc(painter, from, j, row[j], true);
        // To a place that has no token: dashed, ending in an open ring.
        if (numbers().setting.kind == Kind::Rotation && asksForPlaces(numbers().setting))
            for (const Index shift : numbers().setting.offsets) {
                if (hasKey(from + shift)) continue;
                const double to = std::clamp(double(from + shift), lowest() + 0.5, highest() - 0.5);
                QPen pen(theme().indexDelta, 1.75, Qt::SolidLine, Qt::FlatCap);
                pen.setDashPattern({3, 2.5});
                painter.setPen(pen);
                painter.setBrush(Qt::NoBrush);
                painter.drawPath(arc(double(from), to));
                painter.setPen(QPen(theme().indexDelta, 1.75));
                painter.setBrush(theme().surface);
                painter.drawEllipse(QPointF(xOf(to), m_arcs.bottom() - 3), 4, 4);
            }
        drawDot(painter, {xOf(double(from)), m_arcs.bottom() - 2}, 3.5, theme().indexI, true, theme().surface);
    }

    /// The tokens' words, as many as do not touch.
    void drawLabels(QCPPainter& painter) {
        const QFont font = textFont(type::kSmallest);
        const double wanted = widestWord(font, std::max(46.0, step() - 4)) + 4;
        const auto every = std::max<Index>(1, Index(std::ceil(wanted / step())));
        for (Index i = 0; i < count(); i += every)
            drawElided(painter, labelOf(i, every), Qt::AlignCenter, numbers().words[i], font, theme().muted);
        m_every = every;
    }
    QRectF labelOf(Index i, Index every) const {
        const double width = step() * double(every) - 3;
        return {xOf(double(i)) - width / 2, m_labels.top(), width, m_labels.height()};
    }

    void drawBandTitle(QCPPainter& painter, const QRectF& band, const QString& name, const QString& note) {
        if (!band.isValid()) return;
        const QFont bold = textFont(type::kAxis, QFont::DemiBold);
        const QRectF room(band.left() - kNumbers + 6, band.top() - kTitle, band.width() + kNumbers - 6, kTitle - 2);
        drawElided(painter, room, Qt::AlignLeft | Qt::AlignVCenter, name, bold, theme().text);
        const double used = QFontMetricsF(bold).horizontalAdvance(name) + 8;
        const QFont plain = textFont(type::kAxis);
        if (used + QFontMetricsF(plain).horizontalAdvance(note) <= room.width())
            drawElided(painter, room.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, note, plain,
                       theme().muted);
    }

    /// The score of one query with every key, and between them the curve of the similarity page.
    void drawScores(QCPPainter& painter, Index asked) {
        if (!m_scores.isValid()) return;
        drawBandTitle(
            painter, m_scores, HeadWords::tr("Scores of query %1").arg(whole(double(asked))),
            numbers().curve.values.empty() ? QString() : HeadWords::tr("the similarity of positions, moved by δ"));
        const bool isRotation = numbers().setting.kind == Kind::Rotation;
        drawPeaks(painter, asked);
        const ScoreCurve& curve = numbers().curve;
        if (!curve.values.empty()) {
            QPolygonF points;
            const double start = curve.first + (isRotation ? double(asked) : 0);
            for (std::size_t k = 0; k < curve.values.size(); ++k) {
                const double key = start + double(k) * curve.step;
                if (key >= lowest() && key <= highest()) points << QPointF(xOf(key), yOf(curve.values[k]));
            }
            painter.setBrush(Qt::NoBrush);
            drawCurve(painter, points, QPen(theme().indexDelta, 2, Qt::SolidLine, Qt::FlatCap));
        }
        const double radius = step() >= 7 ? 3 : step() >= 3 ? 1.8 : 0;
        if (radius == 0) {
            QPolygonF points;
            for (Index j = 0; j < count(); ++j) points << QPointF(xOf(double(j)), yOf(head().scores(asked, j)));
            drawCurve(painter, points, QPen(theme().text, 1.25));
            return;
        }
        for (Index j = 0; j < count(); ++j) {
            const QPointF point(xOf(double(j)), yOf(head().scores(asked, j)));
            if (curve.values.empty() && step() >= 5) {
                painter.setPen(QPen(theme().track, 1));
                painter.drawLine(QPointF(point.x(), yOf(0)), point);
            }
            drawDot(painter, point, radius, head().weights(asked, j) == 0 ? theme().control : theme().text,
                    head().weights(asked, j) != 0, theme().surface);
        }
    }

    /// The places that the query asks for.
    void drawPeaks(QCPPainter& painter, Index asked) {
        if (!asksForPlaces(numbers().setting)) return;
        const bool isRotation = numbers().setting.kind == Kind::Rotation;
        const std::vector<Index> shifts = isRotation ? numbers().setting.offsets : std::vector<Index>{-asked};
        for (const Index shift : shifts) {
            const double place = double(asked + shift);
            if (place < lowest() || place > highest()) continue;
            QPen pen(theme().indexDelta, 1.25, Qt::SolidLine, Qt::FlatCap);
            pen.setDashPattern({3, 3});
            painter.setPen(pen);
            painter.drawLine(QPointF(xOf(place), m_scores.top()), QPointF(xOf(place), m_weights.bottom()));
            if (!hasOneShift() || !isInteractive()) continue;
            // What can be drawn.
            painter.setPen(QPen(theme().surface, 1));
            painter.setBrush(theme().indexDelta);
            const QPointF top(xOf(place), m_scores.top());
            painter.drawPolygon(QPolygonF({top + QPointF(-5.5, -6), top + QPointF(5.5, -6), top + QPointF(0, 3)}));
        }
    }

    void drawWeights(QCPPainter& painter, Index asked) {
        if (!m_weights.isValid()) return;
        const double width = std::max(1.0, std::min(step() * 0.72, 30.0));
        const ColourMap& map = m_panel->look().map;
        const QFont font = textFont(type::kSmallest);
        for (Index j = 0; j < count(); ++j) {
            const double weight = head().weights(asked, j);
            const double height = weight * m_weights.height();
            if (height < 0.3) continue;
            const QRectF bar(xOf(double(j)) - width / 2, m_weights.bottom() - height, width, height);
            painter.setPen(QPen(theme().control, 1));
            painter.setBrush(QColor::fromRgb(map.at(weight)));
            if (width > 3)
                painter.drawRect(bar);
            else
                painter.fillRect(bar, painter.brush());
        }
        // The strongest one's number, beside its bar where the bar is high.
        const AttendedKey& most = head().attended[std::size_t(asked)];
        const double height = most.weight * m_weights.height();
        const QString text =
            most.weight > 0.995 && most.weight < 1 ? significantNumber(most.weight, 5) : displayNumber(most.weight, 2);
        const double wide = QFontMetricsF(font).horizontalAdvance(text) + 4;
        const double x = xOf(double(most.key));
        QRectF label(x - wide / 2, m_weights.bottom() - height - 15, wide, 14);
        if (label.top() < m_weights.top() - 4) {
            const bool left = x - width / 2 - wide - 4 > m_weights.left();
            label.moveTop(m_weights.top());
            label.moveLeft(left ? x - width / 2 - wide - 2 : x + width / 2 + 2);
        }
        label.moveLeft(std::clamp(label.left(), m_weights.left(), m_weights.right() - wide));
        drawElided(painter, label, Qt::AlignCenter, text, font, theme().text);
    }

    /// The query's word in orange, the key's in violet.
    void drawTags(QCPPainter& painter, Index asked) {
        if (!m_labels.isValid()) return;
        const auto tag = [&](Index i, const QColor& ink, double most) {
            const QFont font = textFont(type::kAxis, QFont::DemiBold);
            const QFontMetricsF metrics(font);
            const QString word = metrics.elidedText(numbers().words[i], Qt::ElideRight, std::clamp(most, 14.0, 90.0));
            const QPointF centre(xOf(double(i)), m_labels.center().y());
            // The words that it would touch give way.
            const double half = metrics.horizontalAdvance(word) / 2 + 9;
            for (Index other = 0; other < count(); other += m_every) {
                const QRectF label = labelOf(other, m_every);
                const double reach = QFontMetricsF(textFont(type::kSmallest)).horizontalAdvance(numbers().words[other]);
                if (std::abs(label.center().x() - centre.x()) < half + std::min(reach, label.width()) / 2)
                    painter.fillRect(label, theme().surface);
            }
            drawTag(painter, word, centre, m_labels.adjusted(-20, 0, 8, 0), ink, theme().onIndex);
        };
        const std::optional<Index> at = key();
        const AttendedKey& attended = head().attended[std::size_t(asked)];
        const Index violet = at.value_or(attended.key);
        if (violet != asked && (at || attended.weight > 0.5)) {
            const QFontMetricsF metrics(textFont(type::kAxis, QFont::DemiBold));
            const auto half = [&](Index i) { return metrics.horizontalAdvance(numbers().words[i]) / 2 + 9; };
            const double apart = step() * double(std::abs(violet - asked));
            if (apart > std::min(half(violet), 54.0) + std::min(half(asked), 54.0))
                tag(violet, theme().indexJ, 90);
            else
                drawDot(painter, {xOf(double(violet)), m_arcs.bottom() - 2}, 3.5, theme().indexJ, true,
                        theme().surface);
        }
        tag(asked, theme().indexI, 90);
        if (!at) return;
        for (const QRectF& band : {m_scores, m_weights}) {
            if (!band.isValid()) continue;
            const double x = xOf(double(*at));
            if (band == m_weights && step() > 8) {
                // The bar says it: a mark below it.
                painter.setPen(QPen(theme().indexJ, 3, Qt::SolidLine, Qt::FlatCap));
                painter.drawLine(QPointF(x - step() * 0.36, band.bottom() + 1),
                                 QPointF(x + step() * 0.36, band.bottom() + 1));
                continue;
            }
            drawCased(painter, QLineF(x, band.top(), x, band.bottom()), theme().indexJ, 1.25, theme().surface);
        }
        if (m_scores.isValid())
            drawDot(painter, {xOf(double(*at)), yOf(head().scores(asked, *at))}, 4.5, theme().indexJ, true,
                    theme().surface);
    }

    /// The query's clocks: the hand of p_i turned by each shift, and the keys on the rim, one of which it meets.
    void drawClocks(QCPPainter& painter, Index asked) {
        if (!m_clocks.isValid()) return;
        const PositionHeadSetting& setting = numbers().setting;
        const bool isRotation = setting.kind == Kind::Rotation;
        const Index pairs = head().keys.cols() / 2;
        const QRectF band = m_clocks;
        const double labels = 16;
        const double size = std::min(band.height() - kTitle - labels - 14, band.width() / 3);
        const double between = std::max(18.0, size * 0.24);
        const auto shownPairs =
            std::clamp<Index>(Index((band.width() + between) / (size + between)), 1, std::min<Index>(pairs, 8));
        const double spread =
            shownPairs > 1 ? std::min(size * 1.6, (band.width() - 24 - size) / double(shownPairs - 1)) : 0;
        drawClockTitle(painter, asked, shownPairs, pairs);
        for (Index pair = 0; pair < shownPairs; ++pair) {
            const QPointF centre(band.left() + 14 + size / 2 + spread * double(pair),
                                 band.top() + kTitle + 8 + size / 2);
            drawClockOf(painter, asked, pair, centre, size / 2, isRotation);
            const QFont bold = textFont(type::kSmallest, QFont::DemiBold);
            const QFont plain = textFont(type::kSmallest);
            const QString name = HeadWords::tr("pair %1").arg(whole(double(pair)));
            const QString turn =
                isRotation && numbers().turns.size() == 1
                    ? HeadWords::tr("%1°").arg(displayNumber(numbers().turns.front()[pair] * 360 / kTwoPi, 0))
                    : QString();
            const double nameWidth = QFontMetricsF(bold).horizontalAdvance(name);
            const double turnWidth = turn.isEmpty() ? 0 : QFontMetricsF(plain).horizontalAdvance(turn) + 6;
            const double room = shownPairs > 1 ? spread - 4 : band.width();
            const bool both = nameWidth + turnWidth <= room;
            const double left = centre.x() - (nameWidth + (both ? turnWidth : 0)) / 2;
            const double top = centre.y() + size / 2 + 8;
            drawElided(painter, QRectF(left, top, std::min(room, nameWidth + 2), labels),
                       Qt::AlignLeft | Qt::AlignVCenter, name, bold, theme().text);
            if (both && !turn.isEmpty())
                drawElided(painter, QRectF(left + nameWidth + 6, top, turnWidth, labels),
                           Qt::AlignLeft | Qt::AlignVCenter, turn, plain, theme().indexDelta);
        }
    }

    void drawClockTitle(QCPPainter& painter, Index asked, Index shownPairs, Index pairs) {
        const PositionHeadSetting& setting = numbers().setting;
        QString name = HeadWords::tr("How query %1 is made").arg(whole(double(asked)));
        if (shownPairs < pairs)
            name += QStringLiteral(" · ") +
                    HeadWords::tr("%1 of %2 clocks").arg(whole(double(shownPairs)), whole(double(pairs)));
        QString note;
        if (setting.kind == Kind::FirstToken) {
            note = HeadWords::tr("its hand points where that of key 0 points, on every clock");
        } else if (numbers().turns.size() > 1) {
            note = HeadWords::tr("the sum of its hands, one for each shift");
        } else {
            const Index place = asked + setting.offsets.front();
            note = hasKey(place)
                       ? HeadWords::tr("position %1, turned by δ = %2, meets key %3 on every clock")
                             .arg(whole(double(asked)), whole(double(setting.offsets.front())), whole(double(place)))
                       : HeadWords::tr("position %1, turned by δ = %2, points at %3, where no key is")
                             .arg(whole(double(asked)), whole(double(setting.offsets.front())), whole(double(place)));
        }
        const QRectF room(m_clocks.left() + kNumbers - 26, m_clocks.top() + kTitle, m_clocks.width() - 8, 0);
        drawBandTitle(painter,
                      QRectF(m_clocks.left() + kNumbers - 6, m_clocks.top() + kTitle, m_clocks.width() - kNumbers + 6,
                             room.height() + 1),
                      name, note);
    }

    /// A place on a clock, right for the cosine and up for the sine, of a row of d numbers.
    static QPointF on(const QPointF& centre, double radius, double sine, double cosine) {
        return centre + radius * QPointF(cosine, -sine);
    }

    void drawClockOf(QCPPainter& painter, Index asked, Index pair, const QPointF& centre, double radius,
                     bool isRotation) {
        const Matrix& keys = head().keys;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().track, 1));
        painter.drawLine(centre - QPointF(radius, 0), centre + QPointF(radius, 0));
        painter.drawLine(centre - QPointF(0, radius), centre + QPointF(0, radius));
        painter.setPen(QPen(theme().control, 1));
        painter.drawEllipse(centre, radius, radius);
        const auto keyPlace = [&](Index key) {
            return on(centre, radius, keys(key, 2 * pair), keys(key, 2 * pair + 1));
        };
        const Index first = std::clamp<Index>(asked - kMostOnRim / 2, 0, std::max<Index>(0, count() - kMostOnRim));
        for (Index key = first; key < std::min(count(), first + kMostOnRim); ++key)
            drawDot(painter, keyPlace(key), 2, theme().indexJ, false, theme().surface);

        const double sine = keys(asked, 2 * pair), cosine = keys(asked, 2 * pair + 1);
        const QPointF from = on(centre, radius, sine, cosine);
        const auto hand = [&](const QPointF& end, const QColor& ink, double width) {
            painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(centre, end);
        };
        const auto meet = [&](const QPointF& place, bool isMet) {
            hand(place, theme().text, 2);
            painter.setPen(isMet ? QPen(theme().surface, 1.25) : QPen(theme().indexDelta, 1.75));
            painter.setBrush(isMet ? theme().indexJ : theme().surface);
            painter.drawEllipse(place, isMet ? 5 : 4.5, isMet ? 5 : 4.5);
        };
        if (isRotation) {
            const double start = std::atan2(sine, cosine);
            for (std::size_t h = 0; h < numbers().turns.size(); ++h)
                drawTurn(painter, centre, radius * (0.4 + 0.12 * double(h % 3)), start, numbers().turns[h][pair]);
            hand(from, theme().indexI, 2);
            drawDot(painter, from, 4, theme().indexI, false, theme().surface);
            for (std::size_t h = 0; h < numbers().turns.size(); ++h) {
                const double angle = start + numbers().turns[h][pair];
                meet(on(centre, radius, std::sin(angle), std::cos(angle)),
                     hasKey(asked + numbers().setting.offsets[h]));
            }
        } else {
            hand(from, theme().indexI, 1.5);
            drawDot(painter, from, 4, theme().indexI, false, theme().surface);
            meet(keyPlace(0), true);
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().text);
        painter.drawEllipse(centre, 2, 2);
    }

    /// The turn by one shift, a spiral where it is more than once around.
    void drawTurn(QCPPainter& painter, const QPointF& centre, double radius, double start, double angle) const {
        if (angle == 0) return;
        constexpr double kMostTurns = 3;
        double drawn = angle;
        if (std::abs(angle) > kMostTurns * kTwoPi)
            drawn = std::copysign((kMostTurns - 1) * kTwoPi + std::fmod(std::abs(angle), kTwoPi), angle);
        const double growth = std::abs(drawn) > kTwoPi ? radius * 0.3 / (std::abs(drawn) / kTwoPi) : 0;
        const int steps = std::clamp(int(std::abs(drawn) * radius / 2), 2, 300);
        QPolygonF points;
        for (int k = 0; k <= steps; ++k) {
            const double turned = drawn * k / steps;
            const double far = radius + growth * std::abs(turned) / kTwoPi;
            points << on(centre, far, std::sin(start + turned), std::cos(start + turned));
        }
        QColor ground = theme().indexDelta;
        ground.setAlphaF(theme().dark ? 0.20 : 0.14);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        if (std::abs(drawn) >= kTwoPi) {
            painter.drawEllipse(centre, radius, radius);
        } else {
            QPolygonF sector = points;
            sector.prepend(centre);
            painter.drawPolygon(sector);
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().indexDelta, 1.75, Qt::SolidLine, Qt::FlatCap));
        painter.drawPolyline(points);
        const double length = std::min(7.0, std::abs(drawn) * radius * 0.7);
        if (length < 3) return;
        const QPointF end = points.constLast();
        const QPointF out = end - centre;
        const double direction = std::atan2(out.y(), out.x()) + (angle > 0 ? -1 : 1) * (std::numbers::pi / 2 - 0.12);
        const auto at = [&](double turn) {
            return end + length * QPointF(std::cos(direction + turn), std::sin(direction + turn));
        };
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().indexDelta);
        painter.drawPolygon(QPolygonF({end, at(std::numbers::pi - 0.46), at(std::numbers::pi + 0.46)}));
    }

    std::optional<MatrixPanel> m_panel;
    QRectF m_clocks, m_arcs, m_labels, m_scores, m_weights;
    double m_longest = 1;  ///< of the lines between tokens, in places
    Index m_every = 1;
};

class PositionHeads : public Exhibit {
 public:
    std::string_view id() const override { return "position-heads"; }
    Chapter chapter() const override { return Chapter::Attention; }
    QString name() const override { return HeadWords::tr("Position heads"); }
    QString title() const override { return HeadWords::tr("A head that looks δ places away"); }
    QString claim() const override {
        return HeadWords::tr(
            "Turn each position by one shift, ask with it, and the answer stands that many places on.");
    }
    QString titleOf(const Scene& scene) const override {
        switch (shownKind(settingOf(scene.parameters))) {
            case Kind::SameWord:
                return HeadWords::tr("A head that looks for the same word");
            case Kind::FirstToken:
                return HeadWords::tr("A head that looks at the first token");
            case Kind::LocalWindow:
                return HeadWords::tr("A head that sees a window");
            case Kind::Rotation:
                break;
        }
        return title();
    }
    QString claimOf(const Scene& scene) const override {
        switch (shownKind(settingOf(scene.parameters))) {
            case Kind::SameWord:
                return HeadWords::tr(
                    "Where query and key are the word itself, equal words find each other, wherever they stand.");
            case Kind::FirstToken:
                return HeadWords::tr("Ask with the first position from everywhere, and the first token answers.");
            case Kind::LocalWindow:
                return HeadWords::tr("A mask leaves each query the keys nearby; all others have a weight of 0.");
            case Kind::Rotation:
                break;
        }
        return claim();
    }

    Caption caption(const Scene& scene) const override {
        const PositionHeadSetting setting = settingOf(scene.parameters);
        return {positionHeadDefinition(setting, scene.parameters.d), seen(scene, setting), tryThis(scene, setting),
                whyItMatters(setting)};
    }

    QString description(const Scene& scene) const override {
        const PositionHeadSetting setting = settingOf(scene.parameters);
        const TokenInput input = inputOf(scene);
        QStringList sentences;
        sentences += HeadWords::tr(
            "Left: the attention weights of every query (rows) over every key (columns), green from 0 to 1; "
            "outlined in teal what the head is made to find.");
        sentences += HeadWords::tr(
            "Right: lines from each token to the tokens that it attends to, as wide as the weight; below them the "
            "weights of one query and, where there is room, its scores.");
        if (asksForPlaces(setting))
            sentences += HeadWords::tr("Where there is room, clocks show how that query is made of its position.");
        sentences += HeadWords::tr("%1 token(s) in %2 dimensions: %3.", nullptr, int(input.embedding.positions()))
                         .arg(whole(double(input.embedding.positions())), whole(double(scene.parameters.d)),
                              tokensText(input.words));
        sentences += kindSentence(setting);
        sentences += HeadWords::tr("Sharpness %1.").arg(typed(setting.sharpness));
        if (const auto explanation = explainSelection(scene))
            sentences += HeadWords::tr("Selected: %1, %2: %3.")
                             .arg(explanation->tags[0].text, explanation->tags[1].text, explanation->value);
        return sentences.join(betweenSentences());
    }

    std::vector<Preset> presets() const override {
        return {
            {"three-ahead",
             HeadWords::tr("Three places ahead"),
             HeadWords::tr("20 tokens, 100 times the plain scale: weight 0.99999 on the key three places on."),
             {{"tokens", ""}, {"n", "20"}, {"row", "8"}, {"column", "11"}}},
            {"plain-scale",
             HeadWords::tr("The plain scale is soft"),
             HeadWords::tr("The same head with scores divided by √d alone: weight 0.09, hardly more than its "
                           "neighbours."),
             {{"tokens", ""}, {"n", "20"}, {"sharpness", "1"}, {"row", "8"}, {"column", "11"}}},
            {"token-before",
             HeadWords::tr("The token before"),
             HeadWords::tr("δ = −1, the head that is found in nearly every trained model; the first token has none "
                           "before it."),
             {{"tokens", "attention weights depend on what words say and where they stand"},
              {"n", "11"},
              {"offset", "-1"},
              {"row", "5"},
              {"column", "4"}}},
            {"two-shifts",
             HeadWords::tr("Two shifts in one head"),
             HeadWords::tr("The query is the sum of two rotations, −3 and 3: half of the weight on each."),
             {{"tokens", ""}, {"n", "20"}, {"offsets", "-3,3"}, {"row", "8"}, {"column", "5"}}},
            {"too-close",
             HeadWords::tr("Two shifts that are too close"),
             HeadWords::tr("−1 and 1: near its top a sum of cosines is round, so the sum peaks between them, at the "
                           "token itself."),
             {{"tokens", ""}, {"n", "20"}, {"offsets", "-1,1"}, {"row", "8"}, {"column", "8"}}},
            {"same-word",
             HeadWords::tr("The same word"),
             HeadWords::tr("Queries and keys are the words themselves: a word that stands twice shares its weight."),
             {{"position-head", "same-word"}, {"n", "6"}, {"row", "0"}, {"column", "3"}}},
            {"first-token",
             HeadWords::tr("The first token"),
             HeadWords::tr("Every query is p₀: all attend position 0, wherever they stand."),
             {{"tokens", ""}, {"n", "20"}, {"position-head", "first-token"}}},
            {"window",
             HeadWords::tr("A window"),
             HeadWords::tr("Only keys up to two places away can be seen, and among them words decide a little."),
             {{"tokens", ""},
              {"n", "20"},
              {"position-head", "local-window"},
              {"radius", "2"},
              {"sharpness", "2"},
              {"content-mix", "0.3"}}},
            {"mixed",
             HeadWords::tr("Place and word together"),
             HeadWords::tr(
                 "Nine tenths of the score ask two places on, one tenth for the same word: “cat” gives weight "
                 "to the place, to itself and to the other “cat”."),
             {{"tokens", "the cat saw the other cat"},
              {"n", "6"},
              {"offset", "2"},
              {"content-mix", "0.1"},
              {"sharpness", "20"},
              {"row", "1"},
              {"column", "3"}}},
        };
    }

    std::span<const ParameterUse> uses() const override {
        static const auto kLast = [](const Parameters& parameters) { return parameters.n - 1; };
        static const std::array kUses{
            ParameterUse{.key = "tokens"},
            ParameterUse{.key = "n", .maximum = 512, .sliderMaximum = 128},
            ParameterUse{.key = "d", .minimum = 2, .maximum = 512, .sliderMaximum = 256, .multipleOf = 2},
            ParameterUse{.key = "position-head"},
            ParameterUse{.key = "offset", .sliderMinimum = -19, .sliderMaximum = 19},
            ParameterUse{.key = "offsets"},
            ParameterUse{.key = "sharpness", .sliderMaximum = 200},
            ParameterUse{.key = "content-mix"},
            ParameterUse{.key = "radius", .maximum = 512, .sliderMaximum = 19},
            ParameterUse{.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
            ParameterUse{.key = "seed", .sliderMaximum = 99},
            ParameterUse{.key = "row"},
            ParameterUse{.key = "column", .most = +kLast, .mostText = "n - 1"},
        };
        return kUses;
    }

    std::vector<Decision> decided(const Scene& scene) const override { return decidedByTokens(withoutArrays(scene)); }

    NoEffect noEffect(std::string_view key, const Scene& scene) const override {
        const PositionHeadSetting setting = settingOf(scene.parameters);
        const bool isRotation = setting.kind == Kind::Rotation;
        if (key == "offset" && isRotation && !listedShifts(scene.parameters).empty())
            return {HeadWords::tr("The listed shifts stand in its place."), "without --offsets"};
        if ((key == "offset" || key == "offsets") && !isRotation)
            return {HeadWords::tr("Only the head that looks for a place at a shift has one."),
                    "with --position-head rotation"};
        if (key == "content-mix" && setting.kind == Kind::SameWord)
            return {HeadWords::tr("This head looks at words alone."), "with another --position-head than same-word"};
        if ((key == "offset" || key == "offsets" || key == "base") && !asksForPlaces(setting))
            return {HeadWords::tr("This head asks for no place.")};
        if (key == "radius" && setting.kind != Kind::LocalWindow)
            return {HeadWords::tr("Only the head with a window around has one."), "with --position-head local-window"};
        const bool usesWords = setting.kind == Kind::SameWord || setting.contentMix > 0;
        if (key == "seed" && !usesWords) return {HeadWords::tr("Words play no part while the content is 0.")};
        if (key == "sharpness" && setting.kind == Kind::LocalWindow && !usesWords)
            return {HeadWords::tr("All scores in the window are 0."), "with --content-mix above 0"};
        return {};
    }

    std::span<const TableDescription> tables() const override {
        static const std::array kTables{
            TableDescription{"weights",
                             "a query, 0 to n - 1",
                             {{"key", "0 to n - 1", ColumnType::Real, "attention weight of that key"}}},
            TableDescription{"scores",
                             "a query, 0 to n - 1",
                             {{"key", "0 to n - 1", ColumnType::Real,
                               "(1 - c) q_i . p_j + c x_i . x_j, before sharpness / sqrt(d)"}}},
            TableDescription{"queries", "a query, 0 to n - 1", dimensionColumns("the positions' part of the query")},
            TableDescription{"keys", "a key, 0 to n - 1", dimensionColumns("sinusoidal encoding of its position")},
            TableDescription{"content", "a token, 0 to n - 1",
                             dimensionColumns("embedding of the word, of length sqrt(d / 2)")},
            TableDescription{"attended",
                             "a query, 0 to n - 1",
                             {{"query", "", ColumnType::Integer, "position of the query"},
                              {"token", "", ColumnType::Text, "the token there"},
                              {"key", "", ColumnType::Integer, "the key with the largest weight"},
                              {"key-token", "", ColumnType::Text, "the token there"},
                              {"weight", "", ColumnType::Real, "that weight"},
                              {"expected", "", ColumnType::Text,
                               "the keys that the head is made to find, with blanks between them; none if there is no "
                               "such key"},
                              {"expected-weight", "", ColumnType::Real, "their weights together"}}},
            kDerivationTable};
        return kTables;
    }

    double memoryNeeded(const Scene& scene) const override {
        const auto n = double(scene.parameters.n), d = double(scene.parameters.d);
        // Scores and weights, queries, keys and content, twice while the ones before are shown.
        return 2 * sizeof(double) * (2 * n * n + 3 * n * d + 1);
    }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        auto result = std::make_shared<HeadResult>();
        const TokenInput input = inputOf(scene);
        const Index count = input.embedding.positions(), d = input.embedding.dimensions();
        result->setting = settingOf(scene.parameters);
        positionHead(input.embedding, result->setting, result->head, stop);
        if (stop.stop_requested()) return result;
        findReach(*result, count);
        result->curve = positionScoreCurve(result->setting, count, d, std::max(result->before, result->behind) + 1,
                                           count <= kMostWithSubsteps ? kSubsteps : 1, stop);
        if (!asksForPlaces(result->setting)) result->curve = {};
        if (result->setting.kind == Kind::Rotation)
            for (const Index shift : result->setting.offsets)
                result->turns.push_back(shiftAngles(shift, d, result->setting.base));
        result->words = labelsOf(input.words);
        const auto [least, most] = extentOf(result->head.scores);
        result->low = least;
        result->high = std::max(most, 1e-9);
        for (const double value : result->curve.values) {
            result->low = std::min(result->low, value);
            result->high = std::max(result->high, value);
        }
        return result;
    }

    Table table(std::string_view name, const Scene& scene) const override {
        if (name == kDerivationTable.name) return derivationOfSelection(scene);
        const TokenInput input = inputOf(scene);
        PositionHead head;
        positionHead(input.embedding, settingOf(scene.parameters), head);
        if (name == "attended") return attendedTable(input, head);
        Matrix& matrix = name == "weights"   ? head.weights
                         : name == "scores"  ? head.scores
                         : name == "queries" ? head.queries
                         : name == "keys"    ? head.keys
                         : name == "content"
                             ? head.content
                             : throw std::invalid_argument("position-heads has no table \"" + std::string(name) + "\"");
        const Index columns = matrix.cols();
        return MatrixTable{std::make_shared<const Matrix>(std::move(matrix)), numberedColumns(columns)};
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<HeadFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override {
        const TokenInput input = inputOf(scene);
        const PositionHeadSetting setting = settingOf(scene.parameters);
        Explanation explanation;
        explanation.derivation = positionHeadDerivation(input.embedding, setting, cell.row, cell.column);
        const auto named = [&](std::int64_t position) {
            return std::pair(whole(double(position)), quotedWord(input.words[std::size_t(position)]));
        };
        const auto [query, queryWord] = named(cell.row);
        const auto [key, keyWord] = named(cell.column);
        explanation.tags = {{HeadWords::tr("query %1: %2").arg(query, queryWord), IndexRole::I},
                            {HeadWords::tr("key %1: %2").arg(key, keyWord), IndexRole::J},
                            {HeadWords::tr("offset %1").arg(whole(double(cell.column - cell.row))), IndexRole::Delta}};
        const double weight = explanation.derivation.value;
        explanation.value = weightText(weight);
        const auto expected = expectedKeys(input.embedding, setting, cell.row);
        const bool isFound = std::ranges::binary_search(expected, Index(cell.column));
        explanation.sentence = expected.empty()
                                   ? HeadWords::tr("a weight of a query whose key does not exist: it goes to others")
                               : isFound ? HeadWords::tr("the weight of a key that the head is made to find")
                                         : HeadWords::tr("the weight of another key");
        return explanation;
    }

 private:
    static Table attendedTable(const TokenInput& input, const PositionHead& head) {
        std::vector<std::int64_t> queries, keys;
        std::vector<std::string> words, keyWords, expected;
        std::vector<double> weights, together;
        for (std::size_t i = 0; i < head.attended.size(); ++i) {
            const AttendedKey& attended = head.attended[i];
            queries.push_back(std::int64_t(i));
            words.push_back(input.words[i]);
            keys.push_back(attended.key);
            keyWords.push_back(input.words[std::size_t(attended.key)]);
            weights.push_back(attended.weight);
            std::string list;
            for (const Index key : attended.expected) {
                if (!list.empty()) list += ' ';
                list += std::to_string(key);
            }
            expected.push_back(list.empty() ? "none" : list);
            together.push_back(attended.expectedWeight);
        }
        return ColumnTable{{{"query", std::move(queries)},
                            {"token", std::move(words)},
                            {"key", std::move(keys)},
                            {"key-token", std::move(keyWords)},
                            {"weight", std::move(weights)},
                            {"expected", std::move(expected)},
                            {"expected-weight", std::move(together)}}};
    }

    static QString shiftsText(const PositionHeadSetting& setting) {
        QStringList members;
        for (const Index shift : setting.offsets) members += whole(double(shift));
        return listed(members);
    }

    /// What the head looks for: with words alone it is the same word, whatever it was made for.
    static Kind shownKind(const PositionHeadSetting& setting) {
        return setting.contentMix == 1 && setting.kind != Kind::LocalWindow ? Kind::SameWord : setting.kind;
    }

    static QString whyItMatters(const PositionHeadSetting& setting) {
        const Kind kind = shownKind(setting);
        if (kind == Kind::SameWord)
            return HeadWords::tr(
                "Such a <a href=\"term:head\">head</a> finds what was said before, however far back. It cannot tell "
                "one "
                "of two equal words from the other: that needs a <a href=\"term:positional-encoding\">position</a>.");
        if (kind == Kind::LocalWindow)
            return HeadWords::tr(
                "With a window of r places to either side, n tokens need about n · (2r + 1) weights, not n². What is "
                "further away is reached through several layers (Longformer, Beltagy et al. 2020).");
        const QString found = HeadWords::tr(
            "Heads that look at the token before, at the next one or at the first one are found in trained models "
            "(Clark et al. 2019, Voita et al. 2019).");
        if (kind == Kind::FirstToken) return found;
        return HeadWords::tr(
                   "A shift is a <a href=\"term:rotation\">rotation</a>, which is a matrix, so the learned matrices of "
                   "a <a href=\"term:head\">head</a> can hold it: this is how <a "
                   "href=\"term:positional-encoding\">positional encoding</a> becomes something that "
                   "<a href=\"term:self-attention\">attention</a> can use.") +
               betweenSentences() + found;
    }

    static QString kindSentence(const PositionHeadSetting& setting) {
        if (setting.kind == Kind::SameWord || (setting.contentMix == 1 && setting.kind != Kind::LocalWindow))
            return HeadWords::tr("The head looks for the same word.");
        QString text;
        if (setting.kind == Kind::FirstToken)
            text = HeadWords::tr("The head looks for the first token.");
        else if (setting.kind == Kind::LocalWindow)
            text =
                HeadWords::tr("The head sees a window of %1 places to either side.").arg(whole(double(setting.radius)));
        else
            text = HeadWords::tr("The head looks for the places at shift %1.").arg(shiftsText(setting));
        if (setting.contentMix > 0)
            text += betweenSentences() +
                    HeadWords::tr("A part of %1 of the score compares words.").arg(typed(setting.contentMix));
        return text;
    }

    /// What the caption says in numbers. It is made on the interface's thread: only for what is computed at once.
    static std::optional<PositionHead> headNow(const Scene& scene, const PositionHeadSetting& setting) {
        const auto n = double(scene.parameters.n), d = double(scene.parameters.d);
        constexpr double kMostProducts = 4e6;
        if (n * (n + 20) * d > kMostProducts) return std::nullopt;
        PositionHead head;
        positionHead(inputOf(scene).embedding, setting, head);
        return head;
    }

    static QString seen(const Scene& scene, const PositionHeadSetting& setting) {
        QStringList sentences;
        const auto head = headNow(scene, setting);
        const Index count = scene.parameters.n;
        if (setting.kind == Kind::Rotation && asksForPlaces(setting)) {
            const bool isOne = setting.offsets.size() == 1;
            const bool isPlaceAlone = setting.contentMix == 0 && setting.sharpness > 0;
            if (isOne && setting.contentMix > 0)
                sentences +=
                    HeadWords::tr(
                        "Each <a href=\"term:query\">query</a> asks twice: its position, turned by δ = %1, for the "
                        "<a href=\"term:key\">key</a> %1 places away, and its word for the same word.")
                        .arg(whole(double(setting.offsets.front())));
            else if (isOne)
                sentences += HeadWords::tr(
                                 "Each <a href=\"term:query\">query</a> is its own position, turned by δ = %1. So it "
                                 "is <i>p</i> of the place %1 away, and matches the <a href=\"term:key\">key</a> there "
                                 "best: a diagonal, moved by %1.")
                                 .arg(whole(double(setting.offsets.front())));
            else
                sentences += HeadWords::tr(
                                 "Each <a href=\"term:query\">query</a> is the sum of its position turned by %1; its "
                                 "scores are the sum of theirs. One <a href=\"term:softmax\">softmax</a> follows: "
                                 "shifts far apart share the weight, close ones meet between.")
                                 .arg(shiftsText(setting));
            if (head && head->without < count) {
                const QString mean = weightText(head->meanExpected);
                const QString queries = whole(double(count - head->without));
                sentences += isOne ? HeadWords::tr(
                                         "On the key at that place lies a weight of %1 at sharpness %2: the "
                                         "mean over the %3 queries that have one.")
                                         .arg(mean, typed(setting.sharpness), queries)
                                   : HeadWords::tr(
                                         "On the keys at these places lies a weight of %1 together at "
                                         "sharpness %2: the mean over the %3 queries that have one.")
                                         .arg(mean, typed(setting.sharpness), queries);
                const auto found = std::ranges::count_if(head->attended, [](const AttendedKey& attended) {
                    return std::ranges::binary_search(attended.expected, attended.key);
                });
                if (!isOne || !isPlaceAlone)
                    sentences +=
                        HeadWords::tr("For %1 of them it is the largest of the row.").arg(whole(double(found)));
            }
            if (head && head->without > 0) {
                const auto without = std::ranges::find_if(head->attended.rbegin(), head->attended.rend(),
                                                          [](const AttendedKey& key) { return key.expected.empty(); });
                const QString words = isPlaceAlone
                                          ? HeadWords::tr(
                                                "%1 of %2 queries have no such key (hatched): their weight goes to "
                                                "the keys that are nearest, %3 of it to key %4 in the last such row.")
                                          : HeadWords::tr(
                                                "%1 of %2 queries have no such key (hatched): their weight goes to "
                                                "other keys, %3 of it to key %4 in the last such row.");
                sentences += words.arg(whole(double(head->without)), whole(double(count)), weightText(without->weight),
                                       whole(double(without->key)));
            }
        } else if (setting.kind == Kind::FirstToken && asksForPlaces(setting)) {
            sentences += HeadWords::tr(
                "Every <a href=\"term:query\">query</a> is <i>p</i>₀, wherever it stands: all rows are the same, and "
                "all attend position 0. Trained heads park their weight there when nothing matches.");
        } else if (setting.kind == Kind::LocalWindow) {
            sentences +=
                HeadWords::tr(
                    "<a href=\"term:mask\">Masked</a> keys have a weight of exactly 0: each query sees only the "
                    "others, up to %1 keys.")
                    .arg(whole(double(std::min<Index>(count, 2 * setting.radius + 1))));
            sentences += setting.contentMix > 0
                             ? HeadWords::tr("Inside, words decide.")
                             : HeadWords::tr("Inside, all scores are 0, and the weights are equal: a moving average.");
        } else {
            sentences += HeadWords::tr(
                "Query and key are the word itself, so a word matches itself best, wherever it stands; two of the same "
                "share the weight. A head like this knows nothing of places.");
        }
        if (setting.contentMix > 0 && asksForPlaces(setting))
            sentences += HeadWords::tr("Words have a part of %1 in the score, places have %2.")
                             .arg(typed(setting.contentMix), typed(1 - setting.contentMix));
        return sentences.join(betweenSentences());
    }

    static QString tryThis(const Scene& scene, const PositionHeadSetting& setting) {
        QStringList suggestions;
        const bool isRotation = setting.kind == Kind::Rotation;
        if (noSharpness(setting))
            suggestions += HeadWords::tr("<a href=\"content-mix=0.5\">Let words decide</a> inside the window.");
        else if (setting.sharpness > 1)
            suggestions += HeadWords::tr(
                "<a href=\"sharpness=1\">Leave the plain scale</a>, 1/√d: the head is soft. <a "
                "href=\"play:sharpness\">Play the sharpness</a> and each row contracts to one cell.");
        else
            suggestions += HeadWords::tr(
                "<a href=\"sharpness=100\">Make it 100 times as sharp</a>, as larger weight matrices would: the row "
                "contracts to one cell.");
        if (isRotation && listedShifts(scene.parameters).empty())
            suggestions += HeadWords::tr(
                "<a href=\"play:offset\">Play δ</a>: the diagonal wanders, or drag the peak of the curve. <a "
                "href=\"preset:two-shifts\">Ask for two places</a> at once.");
        else if (isRotation)
            suggestions += HeadWords::tr("<a href=\"preset:too-close\">Bring the two shifts close together</a>.");
        if (setting.kind != Kind::SameWord && !noSharpness(setting))
            suggestions += setting.contentMix > 0 ? HeadWords::tr("<a href=\"content-mix=0\">Places alone</a>.")
                                                  : HeadWords::tr("<a href=\"play:content-mix\">Mix words in</a>.");
        suggestions += setting.kind == Kind::Rotation
                           ? HeadWords::tr(
                                 "Other heads: <a href=\"preset:same-word\">the same word</a>, <a "
                                 "href=\"preset:first-token\">the first token</a>, <a "
                                 "href=\"preset:window\">a window</a>.")
                           : HeadWords::tr("Back to <a href=\"position-head=rotation\">a place at a shift</a>.");
        return suggestions.join(betweenSentences());
    }

    static bool noSharpness(const PositionHeadSetting& setting) {
        return setting.kind == Kind::LocalWindow && setting.contentMix == 0;
    }
};

}  // namespace

const Exhibit& positionHeads() {
    static const PositionHeads exhibit;
    return exhibit;
}

}  // namespace attention
