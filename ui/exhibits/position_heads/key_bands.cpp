#include "ui/exhibits/position_heads/key_bands.h"

#include <algorithm>
#include <cmath>

#include "ui/exhibits/position_heads/words.h"
#include "ui/figure/curve.h"
#include "ui/figure/figure.h"
#include "ui/figure/heatmap.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

/// A weight below this draws no line.
constexpr double kLeastLine = 0.03;
/// With more tokens, lines of the query that is looked at and the strongest one of each other.
constexpr Index kMostWithAllLines = 40;
constexpr double kGrasp = 8;
/// A tag's word is cut to this.
constexpr double kWidestTag = 90;
/// From a tag's word to its end.
constexpr double kTagMargin = 9;

/// Downwards.
void drawArrow(QCPPainter& painter, const QPointF& tip, double length, const QColor& ink) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(
        QPolygonF({tip, tip + QPointF(-length * 0.42, -length), tip + QPointF(length * 0.42, -length)}));
}

QFont tagFont() {
    return textFont(type::kAxis, QFont::DemiBold);
}

QPen dashed(const QColor& ink, double width, double dash, double gap) {
    QPen pen(ink, width, Qt::SolidLine, Qt::FlatCap);
    pen.setDashPattern({dash, gap});
    return pen;
}

}  // namespace

double PositionHeadPicture::widestWord(const QFont& font, double most) const {
    const QFontMetricsF metrics(font);
    double widest = 0;
    for (const QString& word : words) widest = std::max(widest, metrics.horizontalAdvance(word));
    return std::min(widest, most);
}

void drawBandTitle(QCPPainter& painter, const QRectF& room, const QString& name, const QString& note,
                   const Theme& theme) {
    const QFont bold = textFont(type::kAxis, QFont::DemiBold);
    drawElided(painter, room, Qt::AlignLeft | Qt::AlignVCenter, name, bold, theme.text);
    const double used = QFontMetricsF(bold).horizontalAdvance(name) + 8;
    const QFont plain = textFont(type::kAxis);
    if (used + QFontMetricsF(plain).horizontalAdvance(note) <= room.width())
        drawElided(painter, room.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, note, plain, theme.muted);
}

void KeyBands::arrange(const QRectF& column) {
    m_scores = QRectF();
    const bool hasScores = column.height() >= 190;
    double rest = column.height() - PositionHeadPicture::kTitle - 18;
    const double weights = std::clamp(rest * 0.2, 26.0, 90.0);
    rest -= weights + (hasScores ? 12 + PositionHeadPicture::kTitle : 8);
    const double arcs = hasScores ? std::clamp(rest * 0.45, 40.0, 190.0) : rest;
    const double scores = hasScores ? rest - arcs - 6 : 0;
    double top = column.top() + PositionHeadPicture::kTitle;
    m_arcs = QRectF(column.left(), top, column.width(), arcs);
    top += arcs;
    m_labels = QRectF(column.left(), top, column.width(), 18);
    top += 18;
    if (hasScores) {
        top += PositionHeadPicture::kTitle + 6;
        m_scores = QRectF(column.left(), top, column.width(), scores);
        top += scores + 12;
    } else {
        top += 8;
    }
    m_weights = QRectF(column.left(), top, column.width(), weights);
}

std::optional<Index> KeyBands::keyUnder(const QPointF& place) const {
    const QRectF curves = m_scores.united(m_weights).united(m_labels);
    if (!curves.isValid() || !curves.contains(place)) return std::nullopt;
    const auto key = Index(std::lround(keyAt(place.x())));
    return numbers().hasKey(key) ? std::optional(key) : std::nullopt;
}

std::optional<QRectF> KeyBands::peakAt(Index place) const {
    if (!m_scores.isValid()) return std::nullopt;
    const double x = xOf(double(place));
    if (x < m_scores.left() - 1 || x > m_scores.right() + 1) return std::nullopt;
    return QRectF(x - kGrasp, m_scores.top() - PositionHeadPicture::kTitle + 2, 2 * kGrasp,
                  PositionHeadPicture::kTitle + m_scores.height() * 0.4);
}

void KeyBands::draw(QCPPainter& painter) {
    drawBeyond(painter);
    drawArcs(painter);
    drawLabels(painter);
}

void KeyBands::drawQuery(QCPPainter& painter, Index asked, std::optional<Index> key, bool canDrag) const {
    drawArcsOf(painter, asked);
    if (m_scores.isValid()) drawScores(painter, asked, canDrag);
    drawWeights(painter, asked);
    drawTags(painter, asked, key);
}

double KeyBands::yOf(double score) const {
    const double low = numbers().low, high = std::max(numbers().high, low + 1e-9);
    return m_scores.bottom() - 8 - (score - low) / (high - low) * (m_scores.height() - 14);
}

QRectF KeyBands::labelOf(Index i, Index every) const {
    const double width = step() * double(every) - 3;
    return {xOf(double(i)) - width / 2, m_labels.top(), width, m_labels.height()};
}

/// From one token over the others to another.
QPainterPath KeyBands::arc(double from, double to) const {
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
    path.cubicTo(QPointF(a + (b - a) * 0.12, base - height * 1.33), QPointF(b - (b - a) * 0.12, base - height * 1.33),
                 QPointF(b, base));
    return path;
}

/// The places before the first key and behind the last one.
void KeyBands::drawBeyond(QCPPainter& painter) const {
    for (const QRectF& band : {m_scores, m_weights}) {
        if (!band.isValid()) continue;
        painter.setPen(QPen(theme().control, 1));
        painter.drawLine(band.bottomLeft(), band.bottomRight());
        const double first = xOf(-0.5), last = xOf(double(count()) - 0.5);
        if (numbers().before > 0)
            drawHatching(painter, QRectF(band.left(), band.top(), first - band.left(), band.height()), theme().rule);
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
    drawNumbers(painter);
}

/// At the ends of the scores and of the weights.
void KeyBands::drawNumbers(QCPPainter& painter) const {
    painter.setFont(textFont(type::kSmallest));
    painter.setPen(theme().muted);
    const auto number = [&](double value, int decimals, double y) {
        painter.drawText(QRectF(m_labels.left() - kNumbers, y - 8, kNumbers - 5, 16), Qt::AlignRight | Qt::AlignVCenter,
                         displayNumber(value, decimals));
    };
    const double top = numbers().high;
    number(top, top < 10 && std::abs(top - std::round(top)) > 0.05 ? 1 : 0, yOf(top));
    const double low = numbers().low;
    if (yOf(low) - yOf(top) > 18) number(low, std::abs(low - std::round(low)) > 0.05 ? 1 : 0, yOf(low));
    if (low < 0 && yOf(low) - yOf(0) > 18 && yOf(0) - yOf(top) > 18) number(0, 0, yOf(0));
    if (m_weights.height() >= 30) number(1, 0, m_weights.top() + 5);
    number(0, 0, m_weights.bottom() - 4);
}

void KeyBands::drawArc(QCPPainter& painter, Index from, Index to, double weight, bool isAsked) const {
    const bool isFound = numbers().isExpected(from, to);
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
void KeyBands::drawArcs(QCPPainter& painter) {
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
    m_longest = std::max(m_longest, double(std::min(numbers().longestShift(), count() - 1)));
    each([&](Index i, Index j, double weight) { drawArc(painter, i, j, weight, false); });
    drawTitleOf(painter, m_arcs, PositionHeadWords::tr("Where each token attends"),
                PositionHeadWords::tr("line width: weight"));
}

void KeyBands::drawArcsOf(QCPPainter& painter, Index from) const {
    const auto row = head().weights.row(from);
    for (Index j = 0; j < count(); ++j)
        if (row[j] >= kLeastLine) drawArc(painter, from, j, row[j], true);
    // To a place that has no token: dashed, ending in an open ring.
    for (const Index shift : numbers().shifts()) {
        if (numbers().hasKey(from + shift)) continue;
        const double to = std::clamp(double(from + shift), lowest() + 0.5, highest() - 0.5);
        painter.setPen(dashed(theme().indexDelta, 1.75, 3, 2.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(arc(double(from), to));
        painter.setPen(QPen(theme().indexDelta, 1.75));
        painter.setBrush(theme().surface);
        painter.drawEllipse(QPointF(xOf(to), m_arcs.bottom() - 3), 4, 4);
    }
    drawDot(painter, {xOf(double(from)), m_arcs.bottom() - 2}, 3.5, theme().indexI, true, theme().surface);
}

/// The tokens' words, as many as do not touch.
void KeyBands::drawLabels(QCPPainter& painter) {
    const QFont font = textFont(type::kSmallest);
    const double wanted = m_picture.widestWord(font, std::max(46.0, step() - 4)) + 4;
    const auto every = std::max<Index>(1, Index(std::ceil(wanted / step())));
    for (Index i = 0; i < count(); i += every)
        drawElided(painter, labelOf(i, every), Qt::AlignCenter, m_picture.words[i], font, theme().muted);
    m_every = every;
}

void KeyBands::drawTitleOf(QCPPainter& painter, const QRectF& band, const QString& name, const QString& note) const {
    const QRectF room(band.left() - kNumbers + 6, band.top() - PositionHeadPicture::kTitle, band.width() + kNumbers - 6,
                      PositionHeadPicture::kTitle - 2);
    drawBandTitle(painter, room, name, note, theme());
}

/// The score of one query with every key, and between them the curve of the similarity page.
void KeyBands::drawScores(QCPPainter& painter, Index asked, bool canDrag) const {
    drawTitleOf(
        painter, m_scores, PositionHeadWords::tr("Scores of query %1").arg(wholeNumber(asked)),
        numbers().curve.values.empty() ? QString() : PositionHeadWords::tr("the similarity of positions, moved by δ"));
    drawPeaks(painter, asked, canDrag);
    const bool isRotation = numbers().setting.kind == PositionHeadKind::Rotation;
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
void KeyBands::drawPeaks(QCPPainter& painter, Index asked, bool canDrag) const {
    for (const Index asksFor : numbers().placesOf(asked)) {
        const auto place = double(asksFor);
        if (place < lowest() || place > highest()) continue;
        painter.setPen(dashed(theme().indexDelta, 1.25, 3, 3));
        painter.drawLine(QPointF(xOf(place), m_scores.top()), QPointF(xOf(place), m_weights.bottom()));
        if (!canDrag) continue;
        // What can be drawn.
        painter.setPen(QPen(theme().surface, 1));
        painter.setBrush(theme().indexDelta);
        const QPointF top(xOf(place), m_scores.top());
        painter.drawPolygon(QPolygonF({top + QPointF(-5.5, -6), top + QPointF(5.5, -6), top + QPointF(0, 3)}));
    }
}

void KeyBands::drawWeights(QCPPainter& painter, Index asked) const {
    const double width = std::max(1.0, std::min(step() * 0.72, 30.0));
    const ColourMap map = ColourMap::weights(theme());
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

void KeyBands::drawWordTag(QCPPainter& painter, Index position, const QColor& ink) const {
    const QFontMetricsF metrics(tagFont());
    const QString word = metrics.elidedText(m_picture.words[position], Qt::ElideRight, kWidestTag);
    const QPointF centre(xOf(double(position)), m_labels.center().y());
    // The words that it would touch give way.
    const double half = metrics.horizontalAdvance(word) / 2 + kTagMargin;
    const QFontMetricsF plain(textFont(type::kSmallest));
    for (Index other = 0; other < count(); other += m_every) {
        const QRectF label = labelOf(other, m_every);
        const double reach = plain.horizontalAdvance(m_picture.words[other]);
        if (std::abs(label.center().x() - centre.x()) < half + std::min(reach, label.width()) / 2)
            painter.fillRect(label, theme().surface);
    }
    drawTag(painter, word, centre, m_labels.adjusted(-20, 0, 8, 0), ink, theme().onIndex);
}

/// The query's word in orange, the key's in violet.
void KeyBands::drawTags(QCPPainter& painter, Index asked, std::optional<Index> key) const {
    const AttendedKey& attended = head().attended[std::size_t(asked)];
    const Index violet = key.value_or(attended.key);
    if (violet != asked && (key || attended.weight > 0.5)) {
        const QFontMetricsF metrics(tagFont());
        const auto half = [&](Index i) {
            return std::min(metrics.horizontalAdvance(m_picture.words[i]) / 2 + kTagMargin,
                            kWidestTag / 2 + kTagMargin);
        };
        if (step() * double(std::abs(violet - asked)) > half(violet) + half(asked))
            drawWordTag(painter, violet, theme().indexJ);
        else
            drawDot(painter, {xOf(double(violet)), m_arcs.bottom() - 2}, 3.5, theme().indexJ, true, theme().surface);
    }
    drawWordTag(painter, asked, theme().indexI);
    if (key) markKey(painter, asked, *key);
}

/// Lines at a key, through the scores and through or below its weight.
void KeyBands::markKey(QCPPainter& painter, Index asked, Index key) const {
    const double x = xOf(double(key));
    const auto line = [&](const QRectF& band) {
        drawCased(painter, QLineF(x, band.top(), x, band.bottom()), theme().indexJ, 1.25, theme().surface);
    };
    if (m_scores.isValid()) line(m_scores);
    if (step() > 8) {
        // The bar says it: a mark below it.
        painter.setPen(QPen(theme().indexJ, 3, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(x - step() * 0.36, m_weights.bottom() + 1),
                         QPointF(x + step() * 0.36, m_weights.bottom() + 1));
    } else {
        line(m_weights);
    }
    if (m_scores.isValid())
        drawDot(painter, {x, yOf(head().scores(asked, key))}, 4.5, theme().indexJ, true, theme().surface);
}

}  // namespace attention
