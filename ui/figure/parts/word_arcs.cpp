#include "ui/figure/parts/word_arcs.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include <QPainterPath>

#include "ui/figure/curve.h"
#include "ui/figure/elided_text.h"
#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/shapes.h"
#include "ui/figure/tags.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kWordHeight = 20;  ///< minimum height of the words
constexpr double kNumbers = 14;     ///< height of the positions below the words
constexpr double kTagGap = 0.56;    ///< padding of a tag in a fitted column, left and right of its word together, in em
constexpr double kTagMargin = 9;    ///< padding of any other tag at each side
/// Width of a column in the minimum size of the part, if there are few words.
constexpr double kMinColumnWidth = 24;
/// Minimum width of a fitted column: there is room for digits below it.
constexpr double kMinColumn = 29;
constexpr double kNearWords = 64;     ///< words are elided to this width before some are left out
constexpr double kVerticalWord = 13;  ///< minimum distance between vertical words
constexpr double kVerticalTag = 17;   ///< minimum distance between a vertical word and one with a tag

/// Points along a path, at most two pixels apart, to find out whether it crosses a rectangle.
std::vector<QPointF> pointsOf(const QPainterPath& path) {
    constexpr double kMaxDistance = 2;
    std::vector<QPointF> points;
    for (const QPolygonF& polygon : path.toSubpathPolygons())
        for (qsizetype i = 0; i + 1 < polygon.size(); ++i) {
            const QLineF line(polygon[i], polygon[i + 1]);
            const int steps = std::max(1, int(std::ceil(line.length() / kMaxDistance)));
            for (int step = 0; step < steps; ++step) points.push_back(line.pointAt(double(step) / steps));
        }
    return points;
}

/// Length of the arrow head at the end of a line of this width, in pixels; the line ends inside the arrow head.
double tipLength(double width) {
    return std::max(5.5, 4 + 1.4 * width);
}

/// Lines wider than this end vertically and have broader arrow heads.
constexpr double kWideArc = 7;

/// Draws an arrow head that points downwards.
void drawTip(QCPPainter& painter, const QPointF& tip, double length, const QColor& ink) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const double half = length * (length > tipLength(kWideArc) ? 0.6 : 0.45);
    painter.drawPolygon(QPolygonF({tip, tip + QPointF(-half, -length), tip + QPointF(half, -length)}));
}

}  // namespace

void WordArcsPart::set(Look look) {
    m_look = std::move(look);
    const QFont plain = textFont(m_look.isFitted ? font_size::kAxis : m_look.size);
    m_widest = 0;
    for (const QStringList* words : {&m_look.words, &m_look.lowerWords})
        for (const QString& word : *words)
            m_widest = std::max(m_widest, std::min(m_look.widestWord, textWidth(word, plain)));
    m_fits.clear();
    for (int size = m_look.size; m_look.isFitted && size >= font_size::kSmallest; --size) {
        Fit& fit = m_fits.emplace_back(Fit{.size = size, .columns = {}});
        const QFont strong = textFont(size, QFont::DemiBold);
        for (const QString& word : m_look.words)
            fit.columns.push_back(std::max(kMinColumn, textWidth(word, strong) + std::round(m_look.wordGap * size)));
        if (m_look.isEven && !fit.columns.empty())
            std::ranges::fill(fit.columns, *std::ranges::max_element(fit.columns));
        fit.needed = std::reduce(fit.columns.begin(), fit.columns.end());
    }
}

const WordArcsPart::Fit* WordArcsPart::fitIn(double width) const {
    const auto fit = std::ranges::find_if(m_fits, [&](const Fit& candidate) { return candidate.needed <= width; });
    return fit == m_fits.end() ? nullptr : &*fit;
}

QFont WordArcsPart::font(bool isStrong) const {
    const Fit* fit = fitIn(content().width());
    const int size = fit ? fit->size : m_look.isFitted ? font_size::kAxis : m_look.size;
    return textFont(size, isStrong ? QFont::DemiBold : QFont::Normal);
}

double WordArcsPart::horizontalLineHeight(double width) const {
    const Fit* fit = fitIn(width);
    return fit ? std::max(kWordHeight, std::ceil(QFontMetricsF(textFont(fit->size)).height()) + 5) : kWordHeight;
}

QCPRange WordArcsPart::column(Index word) const {
    const Fit* fit = fitIn(content().width());
    if (!fit) return {xOf(double(word)) - step() / 2, xOf(double(word)) + step() / 2};
    const auto& columns = fit->columns;
    const double extra = (content().width() - fit->needed) / double(columns.size());
    const double left = content().left() + std::reduce(columns.begin(), columns.begin() + word) + extra * double(word);
    return {left, left + columns[std::size_t(word)] + extra};
}

double WordArcsPart::xOf(double position) const {
    if (!fitIn(content().width())) return content().left() + (position + 0.5 + m_look.before) * step();
    position = std::clamp(position, 0.0, double(m_look.words.size() - 1));
    const double before = column(Index(std::floor(position))).center(),
                 behind = column(Index(std::ceil(position))).center();
    return std::lerp(before, behind, position - std::floor(position));
}

double WordArcsPart::positionAt(double x) const {
    if (!fitIn(content().width())) return (x - content().left()) / step() - 0.5 - m_look.before;
    Index position = 0;
    while (position + 1 < m_look.words.size() && x >= column(position).upper) ++position;
    return double(position);
}

double WordArcsPart::columnCount() const {
    return std::max(1.0,
                    double(std::max(m_look.words.size(), m_look.lowerWords.size())) + m_look.before + m_look.behind);
}

bool WordArcsPart::isVertical(double width) const {
    if (fitIn(width)) return false;
    const double step = width / columnCount();
    return m_look.allowsVertical && !hasLowerWords() && step >= kVerticalWord && m_widest + 4 > step;
}

double WordArcsPart::lineHeight(double width) const {
    return isVertical(width) ? std::ceil(1.06 * m_widest) + kTagMargin + 3 : horizontalLineHeight(width);
}

double WordArcsPart::numbersHeight(double width) const {
    return hasNumbers(width) ? kNumbers : 0;
}

Part::SizeHint WordArcsPart::measureSizeHint(QSizeF room) const {
    const double words = hasLowerWords() ? 2 * kWordHeight : lineHeight(room.width()) + numbersHeight(room.width());
    const double minWidth = std::min(kMinColumnWidth * columnCount(), 180.0);
    return {.minimum = {minWidth, m_look.minArcHeight + words},
            .maximum = {std::max(minWidth, m_look.maxStep * columnCount()), m_look.maxArcHeight + words},
            .margins = {0, m_look.titleGap, 0, m_look.below}};
}

QRectF WordArcsPart::line(bool isLower) const {
    const bool isBelow = isLower || !hasLowerWords();
    const double height = lineHeight(content().width());
    const double bottom = content().bottom() - numbersHeight(content().width());
    return {content().left(), isBelow ? bottom - height : content().top(), content().width(), height};
}

bool WordArcsPart::hasTip(const Arc& arc) const {
    return arc.hasTip && !arc.isMissing && std::abs(arc.from - arc.to) > 1e-9 && step() > 11;
}

QPainterPath WordArcsPart::path(const Arc& arc, double fullHeightSpan) const {
    const double base = line(true).top() - 2, a = xOf(arc.from), b = xOf(arc.to);
    const double end = hasTip(arc) ? base - 0.7 * tipLength(arc.width) : base;
    QPainterPath path;
    if (hasLowerWords()) {
        const double top = line().bottom() + 2, bend = (base - top) * 0.45;
        path.moveTo(a, top);
        path.cubicTo(QPointF(a, top + bend), QPointF(b, end - bend), QPointF(b, end));
        return path;
    }
    const double room = base - content().top() - 4 - m_look.labelSpace;
    if (std::abs(arc.from - arc.to) < 1e-9) {
        const double size = std::min({step() * 0.7, 22.0, room * 0.5}) - std::min(arc.lower, 8.0);
        path.addEllipse(QRectF(a - size / 2, base - size, size, size));
        return path;
    }
    const double part = std::min(1.0, std::abs(arc.from - arc.to) / std::max(1.0, fullHeightSpan));
    // A short wide line is high enough not to become a blot.
    const double minHeight = m_look.labelsInterruptArcs ? std::min(room, 2.2 * arc.width) : 0;
    const double height = std::max({minHeight, room * 0.2, room * std::pow(part, 0.7) - arc.lower});
    path.moveTo(a, base + arc.startInset);
    const double lean = arc.width > kWideArc ? 0 : (b - a) * 0.12;
    path.cubicTo(QPointF(a + lean, base - height * 1.33), QPointF(b - lean, base - height * 1.33), QPointF(b, end));
    return path;
}

void WordArcsPart::addArcs(Marks& marks, const Theme& theme, std::vector<Arc> arcs) const {
    marks.block([this, &theme, arcs = std::move(arcs)](QCPPainter& painter) { drawArcs(painter, theme, arcs); });
}

void WordArcsPart::addTags(Marks& marks, const Theme& theme, Index query, std::optional<Index> key,
                           bool isQuiet) const {
    marks.block([=, this, &theme](QCPPainter& painter) { drawTags(painter, theme, query, key, isQuiet); });
}

void WordArcsPart::drawArcs(QCPPainter& painter, const Theme& theme, const std::vector<Arc>& arcs) const {
    if (!isVisible()) return;
    painter.save();
    painter.setAntialiasing(true);
    double fullHeightSpan = m_look.fullHeightSpan;
    for (const Arc& arc : arcs)
        if (m_look.fullHeightSpan <= 0) fullHeightSpan = std::max(fullHeightSpan, std::abs(arc.from - arc.to));
    for (const Arc& arc : arcs) {
        QPen pen = strokePen(arc.ink, arc.width, Qt::SolidLine, Qt::FlatCap);
        if (arc.isMissing || arc.isDashed) pen.setDashPattern({3, 2.5});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path(arc, fullHeightSpan));
        const QPointF end(xOf(arc.to), line(true).top() - 1);
        if (arc.isMissing) {
            painter.setPen(strokePen(arc.ink, arc.width));
            painter.setBrush(theme.surface);
            painter.drawEllipse(end - QPointF(0, 2), 4, 4);
        } else if (hasTip(arc)) {
            drawTip(painter, end, tipLength(arc.width), arc.ink);
        }
    }
    drawLabels(painter, theme, arcs, fullHeightSpan);
    painter.restore();
}

/// Draws the labels above or below their arcs, or on them if there is no room. A shorter form is drawn if the longer
/// one would touch other labels.
void WordArcsPart::drawLabels(QCPPainter& painter, const Theme& theme, const std::vector<Arc>& arcs,
                              double fullHeightSpan) const {
    std::vector<QPainterPath> paths;
    std::vector<std::vector<QPointF>> points;
    for (const Arc& arc : arcs) {
        paths.push_back(path(arc, fullHeightSpan));
        points.push_back(pointsOf(paths.back()));
    }
    std::vector<QRectF> taken;
    const QFont font = textFont(m_look.labelSize, QFont::DemiBold);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    /// Which arcs a label may touch.
    enum class Touching { None, Own, All };
    const auto labelRectOf = [&](std::size_t i, const QString& text, Touching touching) {
        const QSizeF size(textWidth(text, font) + (m_look.hasTags ? 16 : 6),
                          metrics.height() + (m_look.hasTags ? 4 : 0));
        const auto crosses = [&](std::size_t arc, const QRectF& box) {
            // Letters are smaller than the rectangle of their line.
            const double half = arcs[arc].width / 2, x = half - 2, y = half - 3;
            return std::ranges::any_of(points[arc], [around = box.adjusted(-x, -y, x, y)](const QPointF& point) {
                return around.contains(point);
            });
        };
        const auto isFree = [&](const QRectF& box) {
            if (box.top() < content().top() - 4 || box.bottom() > line(true).top() || box.left() < frame().left() ||
                box.right() > frame().right())
                return false;
            for (const QRectF& other : taken)
                if (other.intersects(box)) return false;
            for (std::size_t k = 0; k < paths.size() && touching != Touching::All; ++k)
                if ((k != i || touching == Touching::None) && crosses(k, box)) return false;
            return true;
        };
        const double half = size.width() / 2, lift = size.height() + arcs[i].width / 2 + 1;
        const double drop = -arcs[i].width / 2 - 1;
        // Distances from a point of the arc up to the top of the label, the best first.
        std::vector<double> rises{lift, lift + 4, lift + 8, lift + 12};
        // The labels of several rings around one word are stacked.
        for (int ring = 1; arcs[i].from == arcs[i].to && ring <= int(arcs.size()); ++ring)
            rises.push_back(lift + ring * (size.height() + 1));
        rises.insert(rises.end(), {drop, size.height() / 2});
        if (m_look.hasTags && arcs[i].from != arcs[i].to) rises = {size.height() / 2};
        // A gap for the label would leave nothing of a short arc, so its label is above it, or above and at a side.
        const bool isShort = m_look.labelsInterruptArcs &&
                             (m_look.labelsBesideArcs || 2 * size.width() > paths[i].boundingRect().width());
        // Horizontal distances of the middle of the label from that point.
        const std::vector<double> asides = isShort ? std::vector<double>{0, -half, half} : std::vector<double>{0};
        // Shares of the length of the arc at which the label is tried, from its middle outwards.
        for (const double along : {0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74}) {
            const QPointF point = hasLowerWords() || arcs[i].from != arcs[i].to
                                      ? paths[i].pointAtPercent(along)
                                      : QPointF(paths[i].boundingRect().center().x(), paths[i].boundingRect().top());
            for (const double rise : rises) {
                const bool isInside = rise == size.height() / 2;
                if (m_look.labelsInterruptArcs && touching != Touching::All && isInside == isShort) continue;
                if (touching == Touching::None && isInside) continue;
                for (const double aside : asides)
                    if (const QRectF box(point - QPointF(half - aside, rise), size); isFree(box)) return box;
            }
        }
        return QRectF();
    };
    for (std::size_t i = 0; i < arcs.size(); ++i) {
        QRectF labelRect;
        QString text;
        bool isOnArc = m_look.labelsInterruptArcs && !m_look.labelsBesideArcs;
        for (const Touching touching : {Touching::None, Touching::Own, Touching::All})
            for (qsizetype form = 0; form < arcs[i].labels.size() && labelRect.isEmpty(); ++form) {
                labelRect = labelRectOf(i, text = arcs[i].labels[form], touching);
                isOnArc = isOnArc || touching != Touching::None;
            }
        if (labelRect.isEmpty()) continue;
        if (m_look.hasTags)
            drawPill(painter, labelRect, arcs[i].ink);
        else if (isOnArc)
            clearGround(painter, labelRect, theme.surface);
        painter.setPen(m_look.hasTags ? contrastingColour(arcs[i].ink) : theme.text);
        drawLabelText(painter, labelRect, Qt::AlignCenter, text);
        taken.push_back(labelRect);
    }
}

void WordArcsPart::draw(QCPPainter& painter, const Theme& theme) {
    m_stride = 1;
    if (!fitIn(content().width())) {
        const double wanted = std::min(m_widest, std::max(kNearWords, step() - 4)) + 4;
        m_stride = std::max(1, int(std::ceil(wanted / step())));
    }
    drawWords(painter, theme, false);
    if (hasLowerWords()) drawWords(painter, theme, true);
    // Every number, or as many as fit.
    const double widest = textWidth(formatInteger(m_look.words.size()), textFont(font_size::kSmallest)) + 4;
    const Index numbered = std::max<Index>(m_stride, Index(std::ceil(widest / step())));
    for (Index word = 0; hasNumbers(content().width()) && word < m_look.words.size(); word += numbered)
        drawNumber(painter, theme, word);
}

/// @param ink  colour of the tag on the word; nullptr: the word has no tag
void WordArcsPart::drawNumber(QCPPainter& painter, const Theme& theme, Index word, const QColor* ink) const {
    const QFont font = textFont(font_size::kSmallest, ink ? QFont::DemiBold : QFont::Normal);
    const QString number = formatInteger(word);
    const double half =
        QFontMetricsF(textFont(font_size::kSmallest, QFont::DemiBold)).horizontalAdvance(number) / 2 + 1;
    const QRectF box(xOf(double(word)) - half, line().bottom() + 1, 2 * half, kNumbers - 1);
    if (ink && !clearGround(painter, box, theme.surface)) return;
    painter.setFont(font);
    painter.setPen(ink ? *ink : theme.muted);
    drawLabelText(painter, box, Qt::AlignCenter, number);
}

void WordArcsPart::drawWords(QCPPainter& painter, const Theme& theme, bool isLower) const {
    const QStringList& words = isLower ? m_look.lowerWords : m_look.words;
    if (isVertical(content().width())) {
        for (qsizetype i = 0; i < words.size(); ++i) {
            painter.save();
            painter.translate(xOf(double(i)), line().top() + 6);
            painter.rotate(-90);
            drawElided(painter, QRectF(-line().height(), -kWordHeight / 2, line().height(), kWordHeight),
                       Qt::AlignRight | Qt::AlignVCenter, words[i], font(i == m_look.underlinedWord), theme.text);
            painter.restore();
        }
        return;
    }
    tellOmittedNames(words, m_stride);
    const double width = step() * m_stride - 3;
    const bool isFitted = fitIn(content().width());
    for (qsizetype i = 0; i < words.size(); i += m_stride) {
        const double room = isFitted ? column(i).size() : width;
        const QRectF box(xOf(double(i)) - room / 2, line(isLower).top(), room, line(isLower).height());
        // If words are left out, the last one may be wider than the space that remains.
        if (m_stride > 1 && box.center().x() + std::min(room, textWidth(words[i], font())) / 2 > frame().right())
            continue;
        const bool isUnderlined = i == m_look.underlinedWord && !isLower;
        const QColor ink = isUnderlined && m_look.underlinedInk.isValid() ? m_look.underlinedInk : theme.text;
        drawElided(painter, box, Qt::AlignCenter, words[i], font(i == m_look.underlinedWord), ink);
        if (!isUnderlined) continue;
        const double half = std::min(room, textWidth(words[i], font(true))) / 2;
        painter.setPen(strokePen(ink, 1.5));
        painter.drawLine(QLineF(box.center().x() - half, box.bottom() - 1, box.center().x() + half, box.bottom() - 1));
    }
}

void WordArcsPart::drawTag(QCPPainter& painter, const Theme& theme, Index position, bool isLower, const QColor* ink,
                           bool isQuiet) const {
    const QStringList& words = isLower ? keyWords() : m_look.words;
    const double widest = fitIn(content().width()) ? column(position).size() : m_look.widestWord;
    const QString word = elidedText(words[position], font(true), widest);
    const double half = textWidth(word, font(true)) / 2 + kTagMargin;
    const QRectF row = line(isLower);
    if (isVertical(content().width())) {
        const double x = xOf(double(position));
        if (ink) return drawUprightTag(painter, word, {x, row.top() - 2}, *ink, theme);
        for (qsizetype other = 0; other < words.size(); ++other)
            if (std::abs(xOf(double(other)) - x) < kVerticalTag)
                clearGround(painter,
                            QRectF(xOf(double(other)) - kVerticalWord / 2, row.top(), kVerticalWord, row.height()),
                            theme.surface);
        return;
    }
    const auto drawWord = [&](const QRectF& tag) {
        painter.setPen(isQuiet ? strokePen(*ink, 1.5) : QPen(Qt::NoPen));
        painter.setBrush(isQuiet ? QBrush(theme.surface) : QBrush(*ink));
        painter.drawRoundedRect(isQuiet ? tag.adjusted(0.5, 0.5, -0.5, -0.5) : tag, 4, 4);
        drawElided(painter, tag.adjusted(-2, 0, 2, 0), Qt::AlignCenter, word, font(true),
                   isQuiet ? theme.text : theme.onIndex);
    };
    if (fitIn(content().width())) {
        // The word has a column of its own width: its tag extends into the gaps beside it.
        const double reach = half - kTagMargin + kTagGap * font().pixelSize() / 2 + 1;
        const QRectF tag(xOf(double(position)) - reach, row.top() + 1, 2 * reach, row.height() - 3);
        if (!ink) return void(clearGround(painter, tag.adjusted(0, -1, 0, 2), theme.surface));
        return drawWord(tag);
    }
    const double x = std::clamp(xOf(double(position)), frame().left() + half,
                                std::max(frame().left() + half, frame().right() - half));
    if (ink && isQuiet) return drawWord({x - half, row.center().y() - kWordHeight / 2 + 1, 2 * half, kWordHeight - 2});
    if (ink) {
        attention::drawTag(painter, word, {x, row.center().y()},
                           frame().adjusted(-kTagMargin, 0, kTagMargin, kWordHeight), *ink, theme.onIndex);
        return;
    }
    for (qsizetype other = 0; other < words.size(); other += m_stride) {
        const double reach = std::min(textWidth(words[other], font()), step() * m_stride - 3) / 2 + 1;
        if (std::abs(xOf(double(other)) - x) < half + reach)
            clearGround(painter, QRectF(xOf(double(other)) - reach, row.top(), 2 * reach, row.height()), theme.surface);
    }
}

void WordArcsPart::drawTags(QCPPainter& painter, const Theme& theme, Index query, std::optional<Index> key,
                            bool isQuiet) const {
    if (!isVisible() || query >= m_look.words.size()) return;
    const Index keyPosition = key.value_or(query);
    bool isTagged = key && keyPosition < keyWords().size() && (hasLowerWords() || keyPosition != query);
    if (isTagged) {
        const auto half = [&](Index i) {
            return std::min(textWidth(m_look.words[i], font(true)), m_look.widestWord) / 2 + kTagMargin;
        };
        const double minDistance = isVertical(content().width()) ? kVerticalTag : half(keyPosition) + half(query);
        const bool isFitted = fitIn(content().width());
        if (!hasLowerWords() && !isFitted && step() * double(std::abs(keyPosition - query)) <= minDistance) {
            drawDot(painter, {xOf(double(keyPosition)), line(true).top() - 2}, 3.5, theme.indexJ, true, theme.surface);
            isTagged = false;
        }
    }
    // First all words that a tag would touch are erased, then the tags are drawn.
    for (const bool isDrawn : {false, true}) {
        if (isTagged) drawTag(painter, theme, keyPosition, true, isDrawn ? &theme.indexJ : nullptr, isQuiet);
        drawTag(painter, theme, query, false, isDrawn ? &theme.indexI : nullptr, isQuiet);
    }
    if (!hasNumbers(content().width())) return;
    drawNumber(painter, theme, query, &theme.indexI);
    if (isTagged) drawNumber(painter, theme, keyPosition, &theme.indexJ);
}

std::optional<QRectF> WordArcsPart::cellRect(const Cell& cell) const {
    const auto word = findWord && isVisible() ? findWord(cell) : std::nullopt;
    if (!word) return std::nullopt;
    const QCPRange across = column(*word);
    return QRectF(across.lower, line(true).top(), across.size(), line(true).height());
}

std::optional<Index> WordArcsPart::wordAt(const QPointF& place) const {
    const auto word = Index(std::lround(positionAt(place.x())));
    return word >= 0 && word < keyWords().size() ? std::optional(word) : std::nullopt;
}

}  // namespace attention
