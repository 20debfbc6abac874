#include "ui/figure/parts/prediction_strip.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <span>

#include <QPainterPath>

#include "ui/figure/heatmap.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/parts/word_arcs.h"
#include "ui/figure/shapes.h"
#include "ui/figure/tags.h"
#include "ui/figure/text_width.h"
#include "ui/figure/theme.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Minimum and maximum heights of the arc and the rows below it, in pixels.
constexpr std::array kMinRows{12.0, 14.0, 18.0, 18.0, 15.0}, kMaxRows{16.0, 18.0, 26.0, 26.0, 18.0};
constexpr double kMaxColumn = 46;
/// Margin below a strip without the last row.
constexpr double kBelowStrip = 8;
/// Narrower columns have no letters.
constexpr double kMinWritten = 9;
/// Gap between the names of the rows and the first column.
constexpr double kNameGap = 10;
/// Higher rows of heads have larger gaps: this share of the additional height stays free above and below the cells.
constexpr double kMaxDenseRow = 22;
constexpr double kGapShare = 0.14;
/// Minimum heights of rows with large digits, and of rows with digits.
constexpr double kLargeRow = 24, kWrittenRow = 12;
/// Ratio of the height of a name's line to the height of its capitals.
constexpr double kNameLine = 1.35;
/// Width that the tag in a head's colour adds to the head's name, and height of the tag.
constexpr double kNameTag = 16, kNameTagHeight = 20;
/// Minimum width of a cell with digits.
constexpr double kDigits = 28;
/// Side of the small picture of all weights, and its distance from the row.
constexpr double kWhole = 44, kBeforeWhole = 14;

/// The font of the number of right predictions beside a strip.
QFont countFont() {
    return textFont(font_size::kClaim, QFont::DemiBold);
}
constexpr double kBeforeCount = 14, kBelowCounts = 14;

QFont nameFont() {
    return textFont(font_size::kAxis);
}

double widestOf(const QStringList& names, QFont::Weight weight = QFont::Normal) {
    double widest = 0;
    for (const QString& name : names) widest = std::max(widest, textWidth(name, textFont(font_size::kAxis, weight)));
    return std::ceil(widest) + kNameGap;
}

double heightOf(std::span<const double> rows) {
    return std::reduce(rows.begin(), rows.end());
}

double minWidth(std::size_t columns) {
    return std::min(11.0 * double(columns), 200.0);
}

}  // namespace

void PredictionStripPart::set(Look look) {
    m_look = std::move(look);
    const double names = widestOf({m_look.position, m_look.token, m_look.named, m_look.wanted});
    const auto columns = std::max<std::size_t>(1, m_look.places.size());
    m_need = {.minimum = {minWidth(columns), heightOf(std::span(kMinRows).first(rows()))},
              .maximum = {std::max(minWidth(columns), kMaxColumn * m_look.scale * double(columns)),
                          m_look.scale * heightOf(std::span(kMaxRows).first(rows()))},
              .margins = {names, 0, 0, m_look.wanted.isEmpty() ? kBelowStrip : 0}};
}

QRectF PredictionStripPart::row(Row row) const {
    const double minimum = heightOf(std::span(kMinRows).first(rows())),
                 maximum = m_look.scale * heightOf(std::span(kMaxRows).first(rows()));
    const double share = std::clamp((content().height() - minimum) / (maximum - minimum), 0.0, 1.0);
    const auto heightAt = [&](std::size_t i) { return std::lerp(kMinRows[i], m_look.scale * kMaxRows[i], share); };
    double top = content().top();
    for (std::size_t above = 0; above < std::size_t(row); ++above) top += heightAt(above);
    return {content().left(), top, content().width(), heightAt(std::size_t(row))};
}

QRectF PredictionStripPart::column(Index place) const {
    const double width = content().width() / double(m_look.places.size());
    return {content().left() + width * double(place - m_look.first), content().top(), width, content().height()};
}

QRectF PredictionStripPart::box(Row which, Index place) const {
    const QRectF across = column(place), down = row(which);
    return {across.left(), down.top(), across.width(), down.height()};
}

bool PredictionStripPart::isWritten() const {
    return content().width() >= kMinWritten * double(m_look.places.size());
}

void PredictionStripPart::draw(QCPPainter& painter, const Theme& theme) {
    const auto nameOf = [&](Row which, const QString& name) {
        const QRectF room(frame().left(), row(which).top(), content().left() - kNameGap - frame().left(),
                          row(which).height());
        drawElided(painter, room, Qt::AlignRight | Qt::AlignVCenter, name, nameFont(), theme.muted);
    };
    nameOf(Position, m_look.position);
    nameOf(Token, m_look.token);
    nameOf(Named, m_look.named);
    if (rows() > Wanted) nameOf(Wanted, m_look.wanted);
    // Only multiples of this number are drawn, so that the numbers of positions do not touch.
    const double width = column(0).width();
    const double number = textWidth(formatInteger(end()), nameFont()) + 5;
    const int size = int(font_size::kName * std::max(1.0, row(Token).height() / kMaxRows[Token]));
    const auto stride = std::max<Index>(1, Index(std::ceil(number / width)));
    const double inset = std::min(2.5, width / 8);
    // A tag is wider than a plain number and may cover its neighbour's.
    constexpr double kTagMargin = 5;
    const auto half = [](Index place) { return textWidth(formatInteger(place), nameFont()) / 2; };
    const auto isUnderTag = [&](Index place, const std::optional<Index>& tag) {
        return tag && double(std::abs(place - *tag)) * width < half(place) + half(*tag) + kTagMargin + 1;
    };
    for (Index i = m_look.first; i < end(); ++i) {
        const Place& place = m_look.places[std::size_t(i - m_look.first)];
        if (i % stride == 0 && !isUnderTag(i, m_look.query) && !isUnderTag(i, m_look.target))
            drawElided(painter, box(Position, i).adjusted(-number / 2, 0, number / 2, 0), Qt::AlignCenter,
                       formatInteger(i), nameFont(), theme.muted);
        painter.setBrush(Qt::NoBrush);
        if (width >= 14) {
            painter.setPen(strokePen(theme.control, 1));
            painter.drawRoundedRect(box(Token, i).adjusted(inset, 1.5, -inset, -1.5), 3, 3);
        }
        if (m_look.ink.isValid() && isWritten()) {
            drawCompared(painter, theme, i, textFont(size));
            continue;
        }
        const QRectF named = box(Named, i).adjusted(inset, 1.5, -inset, -1.5);
        if (isWritten()) {
            drawElided(painter, box(Token, i), Qt::AlignCenter, place.token, textFont(size), theme.text);
            const QFont font = textFont(size, place.isWrong ? QFont::DemiBold : QFont::Normal);
            const bool hasCross = place.isWrong && width >= 30;
            drawElided(painter, hasCross ? named.adjusted(0, 0, -12, 0) : named, Qt::AlignCenter,
                       place.named.isEmpty() ? QStringLiteral("–") : place.named, font,
                       place.named.isEmpty() ? theme.faint : theme.text);
            if (hasCross) {
                const QPointF middle(named.right() - 10, named.center().y());
                painter.setPen(strokePen(theme.text, 1.25));
                painter.drawLine(QLineF(middle - QPointF(3, 3), middle + QPointF(3, 3)));
                painter.drawLine(QLineF(middle - QPointF(3, -3), middle + QPointF(3, -3)));
            }
            if (rows() > Wanted)
                drawElided(painter, box(Wanted, i), Qt::AlignCenter, place.wanted, font,
                           place.isWrong ? theme.text : theme.muted);
        }
        if (place.isWrong) {
            painter.setPen(strokePen(theme.text, width >= 14 ? 2 : 1));
            painter.setBrush(isWritten() ? QBrush(Qt::NoBrush) : QBrush(theme.text));
            painter.drawRoundedRect(named, 3, 3);
        }
    }
    painter.setBrush(Qt::NoBrush);
    drawWay(painter, theme);
}

/// Draws a token and the predictions of two models. Wrong letters are struck through; a copied token and its copy are
/// filled.
void PredictionStripPart::drawCompared(QCPPainter& painter, const Theme& theme, Index place, const QFont& font) const {
    const Place& shown = m_look.places[std::size_t(place - m_look.first)];
    const bool isCopy = place == m_look.query && !shown.isWrong && !shown.named.isEmpty();
    const auto letter = [&](Row row, const QString& text, bool isFilled, bool isWrong, const QColor& ink) {
        const QRectF room = box(row, place);
        const double inset = std::min(2.5, room.width() / 8);
        if (isFilled) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.indexJ);
            painter.drawRoundedRect(room.adjusted(inset, 1.5, -inset, -1.5), 3, 3);
            painter.setBrush(Qt::NoBrush);
        }
        const bool isNothing = text.isEmpty();
        drawElided(
            painter, room, Qt::AlignCenter, isNothing ? QStringLiteral("–") : text,
            isFilled || (row == Wanted && !isWrong && !isNothing) ? textFont(font.pixelSize(), QFont::DemiBold) : font,
            isFilled    ? theme.onIndex
            : isNothing ? theme.faint
            : isWrong   ? theme.muted
                        : ink);
        if (!isWrong || isNothing) return;
        // The stroke is oblique, because many letters have a horizontal bar.
        const QPointF reach(textWidth(text, font) / 2 + 3, -0.36 * font.pixelSize());
        painter.setPen(strokePen(theme.muted, 1));
        painter.drawLine(QLineF(room.center() - reach, room.center() + reach));
    };
    letter(Token, shown.token, place == m_look.target, false, theme.text);
    letter(Named, shown.named, isCopy, shown.isWrong, m_look.ink);
    letter(Wanted, shown.wanted, false, shown.isWantedWrong, theme.text);
}

/// Draws an arc from the query to the position that it should attend to, and tags at both.
void PredictionStripPart::drawWay(QCPPainter& painter, const Theme& theme) const {
    const auto tagged = [&](Index place, const QColor& fill) {
        drawTag(painter, formatInteger(place), box(Position, place).center(), frame(), fill, theme.onIndex);
    };
    if (m_look.query && m_look.target && m_look.query != m_look.target && !m_look.way.isEmpty()) {
        const double from = column(*m_look.query).center().x(), to = column(*m_look.target).center().x();
        const double base = row(Position).top(), top = content().top() + 3;
        QPainterPath path({from, base});
        path.cubicTo({from + (to - from) * 0.1, top - 2}, {to - (to - from) * 0.1, top - 2}, {to, base - 1});
        painter.setPen(strokePen(theme.indexDelta, 1.75));
        painter.drawPath(path);
        painter.setBrush(theme.indexDelta);
        painter.setPen(Qt::NoPen);
        painter.drawPolygon(QPolygonF({QPointF(to, base), QPointF(to - 3.5, base - 6), QPointF(to + 3.5, base - 6)}));
        painter.setBrush(Qt::NoBrush);
        // The text is on the side with more room.
        const double right = std::max(from, to) + 8, left = std::min(from, to) - 8;
        const bool isRight = frame().right() - right >= left - content().left();
        const QRectF room =
            isRight ? QRectF(right, content().top() - 2, frame().right() - right, row(Arc).height() + 2)
                    : QRectF(content().left(), content().top() - 2, left - content().left(), row(Arc).height() + 2);
        drawFirstFitting(painter, room, (isRight ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter, m_look.way,
                         textFont(font_size::kAxis, QFont::DemiBold), theme.indexDelta);
    }
    if (m_look.target) tagged(*m_look.target, theme.indexJ);
    if (m_look.query) tagged(*m_look.query, theme.indexI);
}

void StripCountsPart::set(const PredictionStripPart& strip, const QString& words) {
    m_strip = &strip;
    m_counts = {};
    const std::vector<PredictionStripPart::Place>& places = strip.m_look.places;
    const Index asked = std::ranges::count_if(places, [](const auto& place) { return !place.named.isEmpty(); });
    double widest = 0;
    for (const auto isWrong : {&PredictionStripPart::Place::isWrong, &PredictionStripPart::Place::isWantedWrong}) {
        if (!strip.m_look.ink.isValid()) break;
        m_counts += words.arg(formatInteger(asked - std::ranges::count(places, true, isWrong)), formatInteger(asked));
        widest = std::max(widest, textWidth(m_counts.back(), countFont()) + kBeforeCount + 1);
    }
    // At most as high as the strip, so that the grid does not make their row higher.
    m_need = {
        .minimum = {widest, 0}, .maximum = {widest, strip.m_need.maximum.height()}, .margins = {0, 0, 0, kBelowCounts}};
}

void StripCountsPart::draw(QCPPainter& painter, const Theme& theme) {
    if (!m_strip->isVisible()) return;
    for (qsizetype i = 0; i < m_counts.size(); ++i) {
        const QRectF line = m_strip->row(i == 0 ? PredictionStripPart::Named : PredictionStripPart::Wanted);
        drawElided(painter, {content().left() + kBeforeCount, line.top(), content().width(), line.height()},
                   Qt::AlignLeft | Qt::AlignVCenter, m_counts[i], countFont(),
                   i == 0 ? m_strip->m_look.ink : theme.text);
    }
}

std::optional<Cell> PredictionStripPart::cellAt(const QPointF& place) const {
    if (!isVisible() || !content().contains(place) || m_look.places.empty()) return std::nullopt;
    const auto i = m_look.first + Index((place.x() - content().left()) / column(0).width());
    return Cell{std::clamp<Index>(i, m_look.first, end() - 1), 0, "example"};
}

std::optional<QRectF> PredictionStripPart::cellRect(const Cell& cell) const {
    if (!isVisible() || cell.matrix != "example" || !hasPlace(cell.row)) return std::nullopt;
    return box(Token, cell.row).united(box(Named, cell.row));
}

void PredictionStripPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    const double in = how == Highlight::Pinned ? 0 : 0.5;
    if (const auto box = cellRect(cell))
        drawCellHighlight(painter, box->adjusted(in, 0, -in, 0), frame(), how, theme, theme.indexI);
}

void AttentionRowsPart::set(Look look) {
    m_look = std::move(look);
    m_names = std::max(widestOf(m_look.names), widestOf(m_look.names, QFont::DemiBold)) + 1 +
              (m_look.colours.empty() ? 0 : kNameTag);
}

Part::SizeHint AttentionRowsPart::measureSizeHint(QSizeF) const {
    if (m_look.weights.empty()) return {.minimum = {0, 0}, .maximum = {0, 0}};
    const auto columns = std::size_t(m_look.weights.front().size());
    const double minimum = minWidth(columns);
    return {.minimum = {minimum, m_look.minRow * double(count())},
            .maximum = {m_look.over ? kMaxExtent : std::max(minimum, kMaxColumn * double(columns)),
                        m_look.maxRow * double(count())},
            .margins = {m_names, 0, m_look.whole.empty() ? 0 : kBeforeWhole + kWhole, 0}};
}

QRectF AttentionRowsPart::box(Index head, Index key) const {
    const double height = content().height() / double(count());
    const double top = content().top() + height * double(head);
    if (m_look.over) {
        const QCPRange across = m_look.over->column(key);
        return {across.lower, top, across.size(), height};
    }
    const double width = content().width() / double(m_look.weights.front().size());
    return {content().left() + width * double(key), top, width, height};
}

QRectF AttentionRowsPart::cellBox(Index head, Index key) const {
    const QRectF cell = box(head, key);
    const double between = cell.height() < 4 ? 0 : std::max(1.0, (cell.height() - kMaxDenseRow) * kGapShare);
    return cell.adjusted(0, between, 0, -between);
}

std::pair<double, double> AttentionRowsPart::rangeOf(Index head) const {
    return m_look.ranges.empty() ? std::pair(m_look.low, m_look.high) : m_look.ranges[std::size_t(head)];
}

void AttentionRowsPart::drawName(QCPPainter& painter, const Theme& theme, Index head) const {
    const bool isChosen = head == m_look.chosen;
    const QFont font = textFont(font_size::kAxis, isChosen ? QFont::DemiBold : QFont::Normal);
    const QRectF line = box(head, 0);
    // If rows are too low, only every n-th one has its name.
    const auto stride = Index(std::ceil(QFontMetricsF(font).capHeight() * kNameLine / line.height()));
    if (stride > 1 && head % stride != 0) return;
    QRectF name(frame().left(), line.center().y() - 9, content().left() - kNameGap - frame().left(), 18);
    QColor ink = isChosen ? theme.text : theme.muted;
    if (std::size_t(head) < m_look.colours.size() && stride == 1) {
        const QColor& colour = m_look.colours[std::size_t(head)];
        const double height = std::min(kNameTagHeight, line.height() - 2);
        drawPill(painter, {name.left(), line.center().y() - height / 2, name.width(), height}, colour);
        ink = contrastingColour(colour);
    }
    if (!m_look.colours.empty()) name.setRight(name.right() - kNameTag / 2);
    drawElided(painter, name, Qt::AlignRight | Qt::AlignVCenter, m_look.names[head], font, ink);
}

/// Draws all weights of a head, with a frame around the row of the token.
void AttentionRowsPart::drawWhole(QCPPainter& painter, const Theme& theme, Index head) const {
    const Matrix& weights = m_look.whole[std::size_t(head)];
    const auto [low, high] = rangeOf(head);
    const ColourMap map = ColourMap::weights(theme);
    const QRectF row = cellBox(head, 0);
    const double edge = std::min(kWhole, row.height()), cell = edge / double(weights.rows());
    const double left = frame().right() - cell * double(weights.cols()) - 1, top = row.center().y() - edge / 2;
    painter.setAntialiasing(false);
    for (Index query = 0; query < weights.rows(); ++query)
        for (Index key = 0; key < weights.cols(); ++key)
            painter.fillRect(QRectF(left + cell * double(key), top + cell * double(query), cell, cell),
                             QColor::fromRgb(map.at((weights(query, key) - low) / (high - low))));
    painter.setAntialiasing(true);
    const double width = cell * double(weights.cols());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(strokePen(theme.control, 1));
    painter.drawRect(QRectF(left, top, width, cell * double(weights.rows())));
    drawCasedBox(painter, {left, top + cell * double(m_look.query), width, cell}, theme.indexI, 1.5, theme.surface, 0);
    if (head == 0)
        drawElided(painter, {content().right() + 2, content().top() - 22, frame().right() - content().right() - 2, 20},
                   Qt::AlignRight | Qt::AlignVCenter, m_look.wholeName, textFont(font_size::kAxis), theme.muted);
}

void AttentionRowsPart::draw(QCPPainter& painter, const Theme& theme) {
    if (m_look.weights.empty()) return;
    const ColourMap map = ColourMap::weights(theme);
    const auto columns = Index(m_look.weights.front().size());
    for (Index head = 0; head < count(); ++head) {
        const Eigen::RowVectorXd& weights = m_look.weights[std::size_t(head)];
        const auto [low, high] = rangeOf(head);
        Index strongest = 0;
        weights.maxCoeff(&strongest);
        drawName(painter, theme, head);
        if (!m_look.whole.empty()) drawWhole(painter, theme, head);
        for (Index key = 0; key < columns; ++key) {
            const double weight = weights[key];
            const QRectF cell = cellBox(head, key);
            painter.setAntialiasing(false);
            painter.fillRect(cell, QColor::fromRgb(map.at((weight - low) / (high - low))));
            painter.setAntialiasing(true);
            if (m_look.isMasked && m_look.isMasked(key)) {
                drawHatching(painter, cell, theme.track);
                continue;
            }
            const bool isLarge = cell.height() >= kLargeRow && cell.width() >= 2 * kDigits;
            if (weight >= m_look.minWritten && cell.width() >= kDigits && cell.height() >= kWrittenRow)
                drawElided(painter, cell, Qt::AlignCenter, formatDecimals(weight, 2),
                           textFont(isLarge ? font_size::kBody : font_size::kSmallest,
                                    m_look.isStrongestBold && key == strongest ? QFont::DemiBold : QFont::Normal),
                           numberInk(map, low, high, weight, 2));
        }
        if (box(head, 0).height() < 4) continue;
        painter.setPen(strokePen(theme.control, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cellBox(head, 0).united(cellBox(head, columns - 1)));
        if (std::size_t(head) < m_look.colours.size() && columns > 1)
            drawCasedBox(painter, cellBox(head, strongest), m_look.colours[std::size_t(head)], 3, theme.surface);
    }
    if (!m_look.target) return;
    const QRectF outline = box(0, *m_look.target).united(box(count() - 1, *m_look.target));
    drawCasedBox(painter, outline, theme.indexJ, 2, theme.surface);
}

std::optional<Index> AttentionRowsPart::headAt(const QPointF& place) const {
    if (!isVisible() || m_look.weights.empty() || place.y() < content().top() || place.y() >= content().bottom() ||
        place.x() < frame().left() || place.x() >= content().right())
        return std::nullopt;
    return std::clamp<Index>(Index((place.y() - content().top()) / box(0, 0).height()), 0, count() - 1);
}

std::optional<Cell> AttentionRowsPart::cellAt(const QPointF& place) const {
    const auto head = headAt(place);
    if (!head || *head != m_look.chosen || !content().contains(place)) return std::nullopt;
    const auto columns = Index(m_look.weights.front().size());
    const auto key = m_look.over ? Index(std::lround(m_look.over->positionAt(place.x())))
                                 : Index((place.x() - content().left()) / box(0, 0).width());
    return Cell{m_look.query, std::clamp<Index>(key, 0, columns - 1), "weights"};
}

std::optional<ParameterChange> AttentionRowsPart::choiceAt(const QPointF& place) const {
    const auto head = headAt(place);
    if (!head || *head == m_look.chosen) return std::nullopt;
    return m_look.choose ? m_look.choose(*head) : ParameterChange{"head", std::int64_t(*head)};
}

std::optional<QRectF> AttentionRowsPart::cellRect(const Cell& cell) const {
    if (!isVisible() || m_look.weights.empty() || cell.matrix != "weights" || cell.row != m_look.query ||
        cell.column < 0 || cell.column >= Index(m_look.weights.front().size()))
        return std::nullopt;
    return cellBox(m_look.chosen, cell.column).adjusted(0, -1, 0, 1);
}

void AttentionRowsPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    const double in = how == Highlight::Pinned ? 0 : 1;
    if (const auto box = cellRect(cell)) drawCellHighlight(painter, box->adjusted(0, in, 0, -in), frame(), how, theme);
}

}  // namespace attention
