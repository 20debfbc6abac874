#include "ui/figure/parts/softmax_charts.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kPairLine = 17;        ///< height of a line of text
constexpr double kPairAxis = 40;        ///< width for the numbers of the axis
constexpr double kPairGap = 28;         ///< between two charts
constexpr double kPairKeys = 20;        ///< height for the numbers of keys
constexpr double kPairNames = 20;       ///< height below them for the names of the axis and of the dashed line
constexpr double kPairBar = 0.76;       ///< width of a bar as a fraction of the distance between bars
constexpr double kMaxPairBar = 72;      ///< maximum width of a bar: there is room for a label beside a single bar
constexpr double kPairInk = 0.8;        ///< position of the bars' colour in the map of weights
constexpr double kMaxPairTitle = 0.28;  ///< maximum width of the title as a fraction of the part's width
constexpr Index kDigitsUpTo = 24;       ///< scores of more keys have no digits

/// The first form that fits, or else the last one.
QString fittingOrLast(const QStringList& forms, double width, const QFont& font) {
    const QString fitting = firstFittingText(forms, width, font);
    return fitting.isEmpty() ? forms.value(forms.size() - 1) : fitting;
}

}  // namespace

void SoftmaxChartsPart::set(Content content) {
    m_content = std::move(content);
    m_titleWidth = textWidth(m_content.title.value(0), textFont(font_size::kName, QFont::DemiBold));
    m_titleWidth = std::max(m_titleWidth, textWidth(m_content.widestNote, textFont(font_size::kAxis))) + 14;
    std::vector<LayoutItem> named;
    for (std::size_t side = 0; side < m_content.sides.size(); ++side) {
        m_panels[side].setKey("chart", side + 1);
        named.push_back(LayoutItem(m_panels[side]).dropPriority(0, m_content.sides[side].title.value(0)));
    }
    m_named.emplace(row(std::move(named)));
}

void SoftmaxChartsPart::visit(const std::function<void(Part&)>& visitor) {
    visitor(*this);
    if (m_named) m_named->visit(visitor);
}

Part::SizeHint SoftmaxChartsPart::measureSizeHint(QSizeF) const {
    return {.minimum = {380, 270}, .maximum = {kMaxExtent, 640}};
}

void SoftmaxChartsPart::geometryChanged() {
    const QRectF& room = content();
    const double strip = std::round(std::clamp(room.height() * 0.07, 22.0, 42.0));
    const double fork = std::clamp(room.height() * 0.07, 20.0, 36.0);
    const double left = room.left() + std::min(m_titleWidth, room.width() * kMaxPairTitle);
    m_scores = {.box = {left, room.top() + 4, room.right() - 2 - left, strip},
                .values = {m_content.scores.begin(), m_content.scores.end()},
                .end = 1,
                .decimals = count() <= kDigitsUpTo ? std::optional(0) : std::nullopt,
                .fontSize = font_size::kBody};
    double largest = 0;
    for (const double score : m_scores.values) largest = std::max(largest, std::abs(score));
    m_scores.end = largest > 0 ? largest : 1;
    // Small scores have one decimal.
    if (m_scores.decimals && largest < 10) m_scores.decimals = 1;
    const double top = std::round(m_scores.box.bottom() + fork + 2 * kPairLine + 10);
    const double bottom = std::round(room.bottom() - kPairKeys - kPairNames);
    const double first = room.left() + kPairAxis;
    const auto sides = double(m_content.sides.size());
    const double width = std::floor((room.right() - 2 - first - kPairGap * (sides - 1)) / sides);
    const double step = sides > 1 ? (room.right() - 2 - first - width) / (sides - 1) : 0;
    m_plots.clear();
    for (std::size_t side = 0; side < m_content.sides.size(); ++side) {
        const QRectF& plot = m_plots.emplace_back(first + step * double(side), top, width, bottom - top);
        const QRectF whole = plot.adjusted(0, -2 * kPairLine - 10, 0, kPairKeys);
        m_panels[side].setGeometry(whole, whole);
    }
}

QRectF SoftmaxChartsPart::slot(std::size_t side, Index key) const {
    const QRectF& plot = m_plots[side];
    const double pitch = plot.width() / double(count());
    return {plot.left() + pitch * double(key), plot.top(), pitch, plot.height()};
}

QRectF SoftmaxChartsPart::barBox(std::size_t side, Index key) const {
    const QRectF room = slot(side, key);
    const double beside =
        room.width() > 3 ? std::max(room.width() * (1 - kPairBar), room.width() - kMaxPairBar) / 2 : 0;
    const double height = room.height() * std::clamp(m_content.sides[side].weights[std::size_t(key)], 0.0, 1.0);
    return {room.left() + beside, room.bottom() - height, room.width() - 2 * beside, height};
}

void SoftmaxChartsPart::draw(QCPPainter& painter, const Theme& theme) {
    drawScores(painter, theme);
    for (std::size_t side = 0; side < m_plots.size(); ++side) {
        if (!m_panels[side].isVisible()) continue;
        drawSide(painter, theme, side);
        drawKeys(painter, theme, side);
        drawLargest(painter, theme, side);
    }
    const QFont small = textFont(font_size::kAxis);
    const QRectF below(m_plots[0].left(), content().bottom() - kPairNames, content().right() - m_plots[0].left() - 2,
                       kPairNames);
    drawElided(painter, below, Qt::AlignLeft | Qt::AlignVCenter, m_content.keys, small, theme.muted);
    const double width = textWidth(m_content.equal, small);
    drawElided(painter, below, Qt::AlignRight | Qt::AlignVCenter, m_content.equal, small, theme.muted);
    painter.setPen(strokePen(theme.text, 1, Qt::DashLine));
    painter.drawLine(
        QLineF(below.right() - width - 40, below.center().y(), below.right() - width - 8, below.center().y()));
}

void SoftmaxChartsPart::drawScores(QCPPainter& painter, const Theme& theme) const {
    const QFont bold = textFont(font_size::kName, QFont::DemiBold), small = textFont(font_size::kAxis);
    const QRectF& strip = m_scores.box;
    const double width = strip.left() - content().left() - 10;
    const QRectF line(content().left(), strip.center().y() - kPairLine, width, kPairLine);
    drawElided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, fittingOrLast(m_content.title, width, bold), bold,
               theme.text);
    drawElided(painter, line.translated(0, kPairLine), Qt::AlignLeft | Qt::AlignVCenter,
               fittingOrLast(m_content.note, width, small), small, theme.muted);
    drawCellStrip(painter, m_scores, theme);
    const double from = strip.bottom() + 6, to = m_plots[0].top() - 2 * kPairLine - 14, turn = (from + to) / 2 - 1;
    const double middle = (m_plots.front().left() + m_plots.back().right()) / 2;
    for (std::size_t side = 0; side < m_plots.size(); ++side) {
        const double x = m_plots[side].center().x();
        if (m_panels[side].isVisible())
            drawConnector(painter, {{middle, from}, {middle, turn}, {x, turn}, {x, to}}, theme.control);
    }
}

void SoftmaxChartsPart::drawSide(QCPPainter& painter, const Theme& theme, std::size_t side) const {
    const QRectF& plot = m_plots[side];
    const QFont bold = textFont(font_size::kName, QFont::DemiBold), small = textFont(font_size::kAxis);
    const Side& shown = m_content.sides[side];
    const QRectF line(plot.left(), plot.top() - 2 * kPairLine - 10, plot.width(), kPairLine);
    drawElided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, fittingOrLast(shown.title, plot.width(), bold), bold,
               theme.text);
    drawElided(painter, line.translated(0, kPairLine), Qt::AlignLeft | Qt::AlignVCenter,
               fittingOrLast(shown.note, plot.width(), small), small, theme.muted);
    painter.setAntialiasing(false);
    for (const double level : {0.25, 0.5, 0.75, 1.0}) {
        const double y = std::round(plot.bottom() - plot.height() * level);
        painter.fillRect(QRectF(plot.left(), y, plot.width(), 1), theme.rule);
    }
    const QColor fill(ColourMap::weights(theme).at(kPairInk));
    for (Index key = 0; key < count(); ++key) painter.fillRect(barBox(side, key), fill);
    painter.fillRect(QRectF(plot.left(), plot.bottom(), plot.width(), 1), theme.control);
    painter.setAntialiasing(true);
    const double equal = plot.bottom() - plot.height() / double(count());
    painter.setPen(strokePen(theme.text, 1, Qt::DashLine));
    painter.drawLine(QLineF(plot.left(), equal, plot.right(), equal));
    if (side > 0) return;
    for (const double level : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        const double y = plot.bottom() - plot.height() * level;
        // Low charts have every second number.
        if (plot.height() < 110 && level != 0 && level != 0.5 && level != 1) continue;
        drawElided(painter, {content().left(), y - 9, kPairAxis - 8, 18}, Qt::AlignRight | Qt::AlignVCenter,
                   formatDecimals(level, level == std::round(level) ? 0
                                         : level == 0.5             ? 1
                                                                    : 2),
                   small, theme.muted);
    }
}

Index SoftmaxChartsPart::keyStep(std::size_t side) const {
    const double pitch = m_plots[side].width() / double(count());
    const double widest = textWidth(QString::number(count() - 1), textFont(font_size::kSmallest)) + 5;
    for (Index decade = 1;; decade *= 10)
        for (const Index digit : {1, 2, 5})
            if (double(decade * digit) * pitch >= widest) return decade * digit;
}

QRectF SoftmaxChartsPart::numberBox(std::size_t side, Index key) const {
    const double width = textWidth(QString::number(key), textFont(font_size::kSmallest)) + 1;
    return {slot(side, key).center().x() - width / 2, m_plots[side].bottom() + 3, width, kPairKeys - 4};
}

void SoftmaxChartsPart::drawKeys(QCPPainter& painter, const Theme& theme, std::size_t side) const {
    for (Index key = 0; key < count(); key += keyStep(side))
        drawElided(painter, numberBox(side, key).adjusted(-2, 0, 2, 0), Qt::AlignCenter, QString::number(key),
                   textFont(font_size::kSmallest), theme.muted);
}

void SoftmaxChartsPart::drawLargest(QCPPainter& painter, const Theme& theme, std::size_t side) const {
    const QRectF& plot = m_plots[side];
    const Side& shown = m_content.sides[side];
    const QRectF bar = barBox(side, m_content.best);
    const QFont big = textFont(std::min(plot.height(), plot.width()) < 130 ? font_size::kTitle : font_size::kBigValue,
                               QFont::DemiBold);
    const QFont small = textFont(font_size::kName);
    const double number = QFontMetricsF(big).ascent() + 2;
    const double height = number + (shown.comparison.empty() ? 0 : kPairLine + 3);
    const QString words = fittingOrLast(shown.comparison, plot.width() * 0.6, small);
    const double width = std::max(textWidth(shown.largest, big), textWidth(words, small)) + 2;
    Qt::Alignment alignment = Qt::AlignHCenter;
    QRectF label(0, 0, width, height);
    if (plot.height() - bar.height() >= height + 8) {
        label.moveCenter({bar.center().x(), bar.top() - 8 - height / 2});
        label.moveLeft(std::clamp(label.left(), plot.left() + 2, plot.right() - width));
    } else {
        // Beside a tall bar: at its left, or at its right if there is no room at the left.
        const bool isLeft = bar.left() - 10 - width >= plot.left();
        alignment = isLeft ? Qt::AlignRight : Qt::AlignLeft;
        label.moveTopLeft({isLeft ? bar.left() - 10 - width : bar.right() + 10, std::max(bar.top(), plot.top() + 2)});
    }
    // No grid line may cross the label.
    clearGround(painter, label.adjusted(-2, 0, 2, 0), theme.surface);
    // A decimal comma reaches below the digits.
    const double beyond = QFontMetricsF(big).height() - number;
    drawElided(painter, {label.left(), label.top() - beyond / 2, width, number + beyond}, alignment | Qt::AlignVCenter,
               shown.largest, big, theme.text);
    if (words.isEmpty()) return;
    drawElided(painter, {label.left(), label.bottom() - kPairLine - 1, width, kPairLine}, alignment | Qt::AlignVCenter,
               words, small, theme.text);
}

Cell SoftmaxChartsPart::cellOf(Index line, Index key) const {
    return m_content.isColumn ? Cell{key, line, m_content.matrix} : Cell{line, key, m_content.matrix};
}

Index SoftmaxChartsPart::selectableLine() const {
    const auto found = std::ranges::find(m_content.sides, true, &Side::isSelectable);
    return found == m_content.sides.end() ? 0 : found->line;
}

std::optional<std::size_t> SoftmaxChartsPart::sideOf(const Cell& cell) const {
    if (cell.matrix != m_content.matrix || keyOf(cell) < 0 || keyOf(cell) >= count()) return std::nullopt;
    const auto found = std::ranges::find(m_content.sides, m_content.isColumn ? cell.column : cell.row, &Side::line);
    return found == m_content.sides.end() ? std::nullopt : std::optional(std::size_t(found - m_content.sides.begin()));
}

bool SoftmaxChartsPart::isScore(const Cell& cell) const {
    const Index key = keyOf(cell);
    return m_content.scoreLine && key >= 0 && key < count() && cell == cellOf(*m_content.scoreLine, key);
}

std::optional<Cell> SoftmaxChartsPart::cellAt(const QPointF& place) const {
    if (!isVisible()) return std::nullopt;
    if (const auto key = m_scores.indexAt(place)) return cellOf(m_content.scoreLine.value_or(selectableLine()), *key);
    for (std::size_t side = 0; side < m_plots.size(); ++side) {
        const QRectF& plot = m_plots[side];
        if (!plot.adjusted(0, 0, 0, kPairKeys).contains(place)) continue;
        const auto key = Index((place.x() - plot.left()) / plot.width() * double(count()));
        const Side& shown = m_content.sides[side];
        return cellOf(shown.isSelectable ? shown.line : selectableLine(), std::clamp<Index>(key, 0, count() - 1));
    }
    return std::nullopt;
}

std::optional<QRectF> SoftmaxChartsPart::cellRect(const Cell& cell) const {
    if (!isVisible()) return std::nullopt;
    if (isScore(cell)) return m_scores.cell(keyOf(cell));
    const auto side = sideOf(cell);
    if (!side) return std::nullopt;
    QRectF bar = barBox(*side, keyOf(cell));
    bar.setTop(std::min(bar.top(), bar.bottom() - 2));
    return bar;
}

void SoftmaxChartsPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    const auto box = cellRect(cell);
    if (!box) return;
    const Index key = keyOf(cell);
    if (how != Highlight::Pinned && (how == Highlight::Current || isScore(cell)))
        drawCasedBox(painter, m_scores.cell(key).adjusted(-1, -1, 1, 1), theme.indexJ, 2, theme.surface);
    const auto side = sideOf(cell);
    if (!side) {
        if (how == Highlight::Pinned) drawCellHighlight(painter, *box, m_scores.box, how, theme);
        return;
    }
    drawCellHighlight(painter, *box, m_plots[*side], how, theme);
    if (how == Highlight::Pinned) return;
    // A narrow tag between the numbers of its neighbours; a number that it would cover partly is erased.
    const QString text = QString::number(key);
    const QFont font = textFont(font_size::kAxis, QFont::DemiBold);
    QRectF tag(0, 0, textWidth(text, font) + 10, kPairKeys - 3);
    tag.moveCenter({slot(*side, key).center().x(), m_plots[*side].bottom() + 1 + kPairKeys / 2});
    for (Index other = 0; other < count(); other += keyStep(*side))
        if (const QRectF number = numberBox(*side, other); number.intersects(tag.adjusted(-4, 0, 4, 0)))
            clearGround(painter, number, theme.surface);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.indexJ);
    painter.drawRoundedRect(tag, 4, 4);
    painter.setBrush(Qt::NoBrush);
    drawElided(painter, tag.adjusted(-4, 0, 4, 0), Qt::AlignCenter, text, font, theme.onIndex);
}

}  // namespace attention
