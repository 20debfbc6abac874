#include "ui/figure/parts/weight_bars.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/matrix_panel.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kMinPitch = 13;  ///< minimum distance from bar to bar with numbers
constexpr double kSign = 18;      ///< width reserved for a sign
constexpr double kShortestWeight = 24;

QString textOf(double weight) {
    return formatDecimals(weight, weight == 0 ? 0 : 2);
}

}  // namespace

void WeightBarsPart::set(const Matrix& weights, Look look) {
    m_weights = &weights;
    m_look = std::move(look);
    std::vector<double> lengths;
    for (Index key = 0; key < weights.cols(); ++key) lengths.push_back(std::clamp(weights(m_look.row, key), 0.0, 1.0));
    m_lengths.set(m_figure, std::move(lengths));
    m_numberWidth = std::ceil(textWidth(textOf(0.88), textFont(font_size::kAxis, QFont::DemiBold))) + 6;
}

Part::SizeHint WeightBarsPart::measureSizeHint(QSizeF) const {
    const auto keys = double(m_weights->cols());
    return {.minimum = {2 * kSign + kShortestWeight + m_numberWidth, std::min(keys * kMinPitch, 40.0)},
            .maximum = {kMaxExtent, keys * m_look.maxPitch},
            .margins = {0, m_look.above, 0, 0}};
}

QRectF WeightBarsPart::rowAt(Index key) const {
    const double pitch = content().height() / double(m_weights->cols());
    return {content().left(), content().top() + pitch * double(key), content().width(), pitch};
}

bool WeightBarsPart::isWritten() const {
    return rowAt(0).height() >= kMinPitch - 0.5;
}

QRectF WeightBarsPart::barAt(Index key) const {
    const QRectF row = rowAt(key);
    const double thickness = std::clamp(row.height() * 0.5, 0.6, 13.0);
    return {row.left() + kSign, row.center().y() - thickness / 2,
            std::max(1.0, row.width() - 2 * kSign - (isWritten() ? m_numberWidth : 0)), thickness};
}

void WeightBarsPart::draw(QCPPainter& painter, const Theme& theme) {
    if (!m_look.isVisible) return;
    const QColor fill(ColourMap::weights(theme).at(0.66));
    for (Index key = 0; key < m_weights->cols(); ++key) {
        const double weight = (*m_weights)(m_look.row, key);
        const QRectF bar = barAt(key), row = rowAt(key);
        if (row.height() >= 4) painter.fillRect(bar, theme.rule);
        painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * m_lengths[std::size_t(key)], bar.height()), fill);
        if (!isWritten()) continue;
        const QFont font = textFont(font_size::kAxis);
        drawElided(painter, {bar.right(), row.top(), m_numberWidth, row.height()}, Qt::AlignRight | Qt::AlignVCenter,
                   textOf(weight), font, theme.text);
        drawElided(painter, {row.left(), row.top(), kSign, row.height()}, Qt::AlignCenter, m_look.before, font,
                   theme.muted);
        drawElided(painter, {row.right() - kSign, row.top(), kSign, row.height()}, Qt::AlignCenter, m_look.after, font,
                   theme.muted);
    }
}

std::optional<Cell> WeightBarsPart::cellAt(const QPointF& place) const {
    if (!m_look.isVisible || !content().contains(place)) return std::nullopt;
    const auto keys = double(m_weights->cols());
    const auto key = Index((place.y() - content().top()) / content().height() * keys);
    return Cell{m_look.row, std::clamp<Index>(key, 0, m_weights->cols() - 1), "weights"};
}

void WeightBarsPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (!m_look.isVisible || how == Highlight::Pinned || cell.matrix != "weights" || cell.row != m_look.row ||
        cell.column < 0 || cell.column >= m_weights->cols())
        return;
    drawCasedBox(painter, barAt(cell.column).adjusted(-1, -1, 1, 1), theme.indexJ, 1.5, theme.surface);
    if (!isWritten()) return;
    const QRectF bar = barAt(cell.column), row = rowAt(cell.column);
    const double height = std::min(16.0, row.height());
    const QRectF number(bar.right() + 3, row.center().y() - height / 2, m_numberWidth - 3, height);
    // The cleared area includes a decimal comma below the digits, but nothing of the numbers of adjacent bars.
    if (!clearGround(painter, QRectF(number.left(), number.center().y() - 5.5, number.width(), 13), theme.surface))
        return;
    drawElided(painter, number, Qt::AlignRight | Qt::AlignVCenter, textOf((*m_weights)(m_look.row, cell.column)),
               textFont(font_size::kAxis, QFont::DemiBold), theme.text);
}

}  // namespace attention
