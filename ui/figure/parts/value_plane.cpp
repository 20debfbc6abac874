#include "ui/figure/parts/value_plane.h"

#include <algorithm>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
ValuePlanePart::ValuePlanePart(Figure& figure) : PlotPart(figure) {}

void ValuePlanePart::set(const AttentionStepsStudy& study, const DisplayParameters& parameters,
                         const QStringList& words, Index query, bool isThere, const Theme& theme) {
    m_words = words;
    m_isThere = isThere;
    const auto weights = study.matrix("weights").row(query);
    m_weights.assign(weights.begin(), weights.end());
    m_path = study.valuePath(query, {Index(parameters.firstDimension), Index(parameters.secondDimension)});
    const auto [first, second] = m_path.columns;
    styleAxes({m_path.minimum[0], m_path.maximum[0]}, tr("dimension %1").arg(formatInteger(first)),
              {m_path.minimum[1], m_path.maximum[1]}, tr("dimension %1").arg(formatInteger(second)));
    if (static_cast<const Figure&>(*x().parentPlot()).keepsRanges()) {
        m_path.minimum = {x().range().lower, y().range().lower};
        m_path.maximum = {x().range().upper, y().range().upper};
    }
    setMinimumSize({84, 50});
    for (QCPAxis* axis : {&x(), &y()}) {
        styleAxis(*axis, theme);
        axis->grid()->setVisible(false);
        axis->setLabelPadding(1);
        const auto ticker = QSharedPointer<PlainTicker>::create(true);
        ticker->setTickCount(3);
        axis->setTicker(ticker);
    }
}

void ValuePlanePart::geometryChanged() {
    // Both dimensions have the same scale, and there is room around the tips for their words.
    constexpr double kMargin = 1.3;
    const QSizeF room = content().size();
    const auto [minimum, maximum] = std::pair(m_path.minimum, m_path.maximum);
    const double unit = std::max({(maximum[0] - minimum[0]) * kMargin / room.width(),
                                  (maximum[1] - minimum[1]) * kMargin / room.height(), 1e-9});
    const QPointF centre((minimum[0] + maximum[0]) / 2, (minimum[1] + maximum[1]) / 2);
    x().setRange(centre.x() - unit * room.width() / 2, centre.x() + unit * room.width() / 2);
    y().setRange(centre.y() - unit * room.height() / 2, centre.y() + unit * room.height() / 2);
    PlotPart::geometryChanged();
}

void ValuePlanePart::draw(QCPPainter& painter, const Theme& theme) {
    PlotPart::draw(painter, theme);
    if (!m_isThere) return;
    const QRectF area = content();
    const QPointF origin = at(0, 0);
    painter.setPen(strokePen(theme.rule, 1));
    painter.drawLine(QLineF(area.left(), origin.y(), area.right(), origin.y()));
    painter.drawLine(QLineF(origin.x(), area.top(), origin.x(), area.bottom()));
    const double size = std::max(area.width(), area.height());
    std::vector<QRectF> taken;
    const auto label = [&](const QPointF& tip, const QString& text, const QFont& font, const QColor& ink) {
        QRectF box(0, 0, textWidth(text, font) + 2, 15);
        const QLineF out(origin, tip);
        const QPointF along = out.length() > 0 ? QPointF(out.dx(), out.dy()) / out.length() : QPointF(0, -1);
        box.moveCenter(tip + QPointF(along.x() * (box.width() / 2 + 4), along.y() * 11));
        const bool isFree = std::ranges::none_of(taken, [&](const QRectF& other) { return other.intersects(box); });
        if (!isFree || !area.contains(box)) return;
        taken.push_back(box);
        drawElided(painter, box, Qt::AlignCenter, text, font, ink);
    };
    for (Index key = 0; key < m_path.tips.rows(); ++key) {
        const QPointF end = point(m_path.tips, key);
        if (QLineF(origin, end).length() > size * 1e-3) drawConnector(painter, {origin, end}, theme.track, 1);
    }
    for (Index key = 0; key < m_path.tips.rows(); ++key) {
        if (m_weights[std::size_t(key)] == 0) continue;
        const QPointF from = point(m_path.chain, key), to = point(m_path.chain, key + 1);
        if (QLineF(from, to).length() > 1) drawConnector(painter, {from, to}, theme.indexJ, 2);
    }
    const QPointF tip = point(m_path.chain, m_path.chain.rows() - 1);
    if (QLineF(origin, tip).length() > 1) drawConnector(painter, {origin, tip}, theme.indexI, 2.5);
    label(tip, tr("output"), textFont(font_size::kAxis, QFont::DemiBold), theme.indexI);
    for (Index key = 0; key < m_path.tips.rows(); ++key)
        label(point(m_path.tips, key), m_words[key], textFont(font_size::kAxis), theme.muted);
}

}  // namespace attention
