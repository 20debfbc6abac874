#include "ui/figure/parts/reorder.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Minimum height of a row with words in its boxes.
constexpr double kWordRow = 12;
/// Minimum height of a row with words in the normal size.
constexpr double kRoomyRow = 21;
constexpr double kMaxBoxHeight = 36;
constexpr double kWidestWord = 88;
constexpr double kShortWord = 26;
/// Horizontal padding of a word in its box, both sides together.
constexpr double kInsideBox = 16;
/// Width of a box that is too low for its word, and distance from the box to the word.
constexpr double kLowBox = 12;
constexpr double kBesideLow = 4;
constexpr double kBesideMatrix = 6;
/// The margin above is that of the matrices beside the part, so that all titles are in one line.
constexpr double kAbove = 4;
constexpr double kShortestLines = 40;
constexpr double kMaxLines = 170;

/// Of two lines of text: heights of their boxes, gap between the lines, and gap beside a box.
constexpr double kLineBox = 34;
constexpr double kLowestLineBox = 18;
constexpr double kMinLineGap = 26;
constexpr double kMaxLineGap = 110;
constexpr double kBesideLineBox = 3;
/// Room for the dots of a box that can be dragged.
constexpr double kGrip = 14;
constexpr double kAfterNames = 16;

const QString kAddedLetter = QStringLiteral("+ 𝑃");

}  // namespace

void PermutationPart::set(Look look) {
    m_look = std::move(look);
    m_drawnPlaces.set(m_figure, {m_look.places.begin(), m_look.places.end()});
    const QFont font = textFont(font_size::kName);
    m_widest = 0;
    for (const QString& word : m_look.words) m_widest = std::max(m_widest, textWidth(word, font));
    m_widest = std::min(std::ceil(m_widest), kWidestWord);
    m_added = 0;
    if (m_look.addsPositions)
        m_added =
            std::ceil(textWidth(kAddedLetter, mathFont(font_size::kBody)) +
                      textWidth(formatInteger(std::int64_t(m_look.words.size()) - 1), textFont(font_size::kSmallest))) +
            8;
    m_names = 0;
    for (const QString& name : m_look.lineNames)
        m_names = std::max(m_names, std::ceil(textWidth(name, textFont(font_size::kAxis))) + kAfterNames);
}

Part::SizeHint PermutationPart::measureSizeHint(QSizeF) const {
    if (m_look.isHorizontal)
        return {.minimum = {160, 2 * kLowestLineBox + kMinLineGap},
                .maximum = {kMaxExtent, 2 * kLineBox + kMaxLineGap},
                .margins = {m_names, kAbove, 0, 0}};
    const auto rows = double(m_look.order.size());
    const double minimum = 2 * (std::min(m_widest, kShortWord) + kInsideBox + kBesideMatrix) + kShortestLines;
    const double maximum = 2 * (m_widest + kInsideBox + kBesideMatrix + m_added) + kMaxLines;
    return {.minimum = {minimum, 40},
            .maximum = {maximum, std::max(40.0, m_look.maxRow * rows)},
            .margins = {0, kAbove, 0, 0}};
}

double PermutationPart::pitch() const {
    const double length = m_look.isHorizontal ? content().width() : content().height();
    return length / std::max(1.0, double(m_look.order.size()));
}

bool PermutationPart::isLow() const {
    return pitch() < (m_look.isHorizontal ? kShortWord + kInsideBox / 2 : kWordRow);
}

double PermutationPart::addedWidth() const {
    const double unused = content().width() - 2 * (std::min(m_widest, kShortWord) + kInsideBox) - kShortestLines;
    return isLow() || unused < 2 * m_added ? 0 : m_added;
}

double PermutationPart::columnWidth() const {
    const double free = (content().width() - kShortestLines - 2 * kBesideMatrix) / 2 - addedWidth();
    return std::clamp(free, kLowBox, m_widest + kInsideBox);
}

QFont PermutationPart::font() const {
    // Words in the boxes of a line stay readable on a small page.
    if (m_look.isHorizontal) return textFont(m_widest + kInsideBox <= pitch() ? font_size::kName : font_size::kAxis);
    return textFont(pitch() >= kRoomyRow ? font_size::kName : isLow() ? font_size::kSmallest : font_size::kAxis);
}

QRectF PermutationPart::column(bool isRight) const {
    if (m_look.isHorizontal) {
        const double between = std::max(kMinLineGap, content().height() / 3);
        const double height = std::clamp((content().height() - between) / 2, 1.0, kLineBox);
        return {content().left(), isRight ? content().bottom() - height : content().top(), content().width(), height};
    }
    const double width = columnWidth();
    const double left =
        isRight ? content().right() - kBesideMatrix - addedWidth() - width : content().left() + kBesideMatrix;
    return {left, content().top(), width, content().height()};
}

QRectF PermutationPart::boxInLine(double place, bool isBelow) const {
    const QRectF whole = column(isBelow);
    const double gap = std::min(kBesideLineBox, pitch() * 0.1);
    const double width = std::min(pitch() - 2 * gap, m_widest + kInsideBox + 2 * kGrip);
    return {whole.left() + (place + 0.5) * pitch() - width / 2, whole.top(), width, whole.height()};
}

QRectF PermutationPart::box(double place, bool isRight) const {
    if (m_look.isHorizontal) return boxInLine(place, isRight);
    const QRectF whole = column(isRight);
    const double height = pitch();
    const double minimum = isLow() ? height * 0.1 : std::min(3.0, height * 0.06);
    const double margin = std::max(minimum, (height - kMaxBoxHeight) / 2);
    const double width = isLow() ? kLowBox : whole.width();
    // Low boxes are next to the lines.
    const double left = isLow() && !isRight ? whole.right() - width : whole.left();
    return {left, whole.top() + place * height + margin, width, height - 2 * margin};
}

QLineF PermutationPart::line(Index token) const {
    if (m_look.isHorizontal) {
        const QRectF above = box(double(token), false), below = box(drawnPlace(token), true);
        return {above.center().x(), above.bottom() + 2, below.center().x(), below.top() - 2};
    }
    const auto y = [&](double place) { return content().top() + (place + 0.5) * pitch(); };
    return {column(false).right() + addedWidth() + 3, y(double(token)), column(true).left() - 3, y(drawnPlace(token))};
}

std::optional<Index> PermutationPart::placeAt(const QPointF& point, bool isRight) const {
    if (!isVisible() || !column(isRight).contains(point)) return std::nullopt;
    return nearestPlace(point);
}

Index PermutationPart::nearestPlace(const QPointF& point) const {
    const double offset = m_look.isHorizontal ? point.x() - content().left() : point.y() - content().top();
    const double place = std::floor(offset / pitch());
    return Index(std::clamp(place, 0.0, double(m_look.order.size()) - 1));
}

std::optional<Cell> PermutationPart::cellAt(const QPointF& point) const {
    if (!cellOf) return std::nullopt;
    for (const bool isRight : {false, true})
        if (const auto place = placeAt(point, isRight))
            return cellOf(isRight ? m_look.order[std::size_t(*place)] : *place, isRight);
    return std::nullopt;
}

std::string_view PermutationPart::handleAt(const QPointF& point) const {
    return moved && placeAt(point, true) ? orderKey : std::string_view();
}

void PermutationPart::beginDrag(const QPointF& point) {
    // The token goes along with the pointer, whatever places it passes.
    m_dragged = m_look.order[std::size_t(nearestPlace(point))];
}

ParameterValue PermutationPart::handleValue(std::string_view key, const QPointF& point) const {
    if (!moved || key != orderKey || m_look.order.empty()) return {};
    const Index place = nearestPlace(point);
    const Index token = m_dragged.value_or(m_look.order[std::size_t(place)]);
    return moved(std::min(token, Index(m_look.order.size()) - 1), place);
}

void PermutationPart::draw(QCPPainter& painter, const Theme& theme) {
    painter.setPen(strokePen(theme.control, isLow() ? 1 : 1.5));
    for (Index token = 0; token < Index(m_look.places.size()); ++token) painter.drawLine(line(token));
    for (const bool isRight : {false, true}) {
        for (Index token = 0; token < Index(m_look.order.size()); ++token)
            drawBox(painter, theme, token, isRight, false);
        drawAdded(painter, theme, isRight);
        if (!m_look.isHorizontal || m_look.lineNames.size() < 2) continue;
        const QRectF whole = column(isRight);
        drawElided(painter, {whole.left() - m_names, whole.top(), m_names - kAfterNames / 2, whole.height()},
                   Qt::AlignRight | Qt::AlignVCenter, m_look.lineNames[isRight ? 1 : 0], textFont(font_size::kAxis),
                   theme.muted);
    }
}

void PermutationPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    const auto token = tokenOf && how == Highlight::Current ? tokenOf(cell) : std::nullopt;
    if (!token || *token < 0 || *token >= Index(m_look.places.size())) return;
    drawCasedLine(painter, line(*token), theme.indexI, 2.5, theme.surface);
    drawBox(painter, theme, *token, false, true);
    drawBox(painter, theme, *token, true, true);
}

void PermutationPart::drawBox(QCPPainter& painter, const Theme& theme, Index token, bool isRight,
                              bool isCurrent) const {
    const QRectF room = box(isRight ? drawnPlace(token) : double(token), isRight);
    const double radius = std::min(6.0, room.height() / 2);
    painter.save();
    painter.setPen(strokePen(isCurrent ? theme.indexI : theme.control, 1));
    painter.setBrush(isCurrent ? theme.indexI : isRight ? theme.hover : theme.surface);
    painter.drawRoundedRect(room.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
    const QString& word = m_look.words[token];
    const QColor& ink = isCurrent ? theme.onIndex : theme.text;
    if (m_look.isHorizontal && isLow()) {
        if (isCurrent)
            drawWordTag(painter, theme, isRight ? drawnPlace(token) : double(token), isRight, word);
        else
            tellOmittedName(word);
    } else if (m_look.isHorizontal) {
        const bool hasGrip = m_look.canDrag && isRight && room.width() >= textWidth(word, font()) + 2 * kGrip + 4;
        if (hasGrip) drawGrip(painter, theme, room, isCurrent ? ink : theme.muted);
        drawElided(painter, room.adjusted(3, -3, -3, 3), Qt::AlignCenter, word, font(), ink);
    } else if (isLow())
        drawBeside(painter, theme, isRight ? m_look.places[std::size_t(token)] : token, isRight, word, isCurrent);
    else
        drawElided(painter, room.adjusted(4, -3, -4, 3), Qt::AlignCenter, word, font(), ink);
}

/// Draws the dots by which a box can be dragged.
void PermutationPart::drawGrip(QCPPainter& painter, const Theme&, const QRectF& box, const QColor& ink) const {
    constexpr double kDot = 1.1, kDotsApart = 4.5;
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    for (const int down : {-1, 0, 1})
        for (const int across : {0, 1})
            painter.drawEllipse(QPointF(box.left() + 6 + across * kDotsApart, box.center().y() + down * kDotsApart),
                                kDot, kDot);
    painter.restore();
}

/// Draws the current word between the two lines, if boxes are too narrow for words.
void PermutationPart::drawWordTag(QCPPainter& painter, const Theme& theme, double place, bool isBelow,
                                  const QString& word) const {
    constexpr double kTagHalf = 10;
    const QRectF at = box(place, isBelow);
    drawTag(painter, word, {at.center().x(), isBelow ? at.top() - kTagHalf - 1 : at.bottom() + kTagHalf + 1}, content(),
            theme.indexI, theme.onIndex);
}

/// Draws the word of a low box beside it, only for every n-th box so that words do not touch. The word of the current
/// token erases words that it would touch.
void PermutationPart::drawBeside(QCPPainter& painter, const Theme& theme, Index place, bool isRight,
                                 const QString& word, bool isCurrent) const {
    const auto oneIn = Index(std::ceil(kWordRow / pitch()));
    const QRectF whole = column(isRight);
    const double width = whole.width() - kLowBox - kBesideLow;
    if ((place % oneIn != 0 && !isCurrent) || width < kShortWord / 2) return tellOmittedName(word);
    const double middle = box(double(place), isRight).center().y();
    const QRectF room(isRight ? whole.right() - width : whole.left(), middle - kWordRow / 2 - 1, width, kWordRow + 2);
    if (isCurrent) {
        const auto touched = [&](Index rows) {
            const double distance = double(rows) * pitch();
            return distance < kWordRow ? distance : 0;
        };
        const Index above = place % oneIn;
        if (!clearGround(painter, room.adjusted(0, -touched(above), 0, touched(oneIn - above)), theme.surface)) return;
    }
    drawElided(painter, room, (isRight ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter, word, font(),
               isCurrent ? theme.indexI : theme.muted);
}

/// Draws what is added to the token at each place: the same at both sides, because positions do not move with tokens.
void PermutationPart::drawAdded(QCPPainter& painter, const Theme& theme, bool isRight) const {
    if (addedWidth() == 0 || m_look.isHorizontal) return;
    const QFont math = mathFont(font_size::kBody);
    const double letter = textWidth(kAddedLetter, math);
    const double left = column(isRight).right() + 4;
    for (Index place = 0; place < Index(m_look.order.size()); ++place) {
        const QRectF room(left, content().top() + double(place) * pitch(), addedWidth(), pitch());
        drawElided(painter, room, Qt::AlignLeft | Qt::AlignVCenter, kAddedLetter, math, theme.muted);
        drawElided(painter, room.adjusted(letter + 1, 6, 8, 6), Qt::AlignLeft | Qt::AlignVCenter, formatInteger(place),
                   textFont(font_size::kSmallest), theme.muted);
    }
}

}  // namespace attention
