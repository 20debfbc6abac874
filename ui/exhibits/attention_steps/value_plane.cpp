#include "ui/exhibits/attention_steps/value_plane.h"

#include <algorithm>

#include "core/attention/weighted_values.h"
#include "ui/exhibits/attention_steps/words.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

/// The box around the origin and all points.
QRectF extentOfPoints(std::initializer_list<const Matrix*> all) {
    QRectF extent(0, 0, 0, 0);
    for (const Matrix* points : all)
        for (Index row = 0; row < points->rows(); ++row) {
            extent.setLeft(std::min(extent.left(), (*points)(row, 0)));
            extent.setRight(std::max(extent.right(), (*points)(row, 0)));
            extent.setTop(std::min(extent.top(), (*points)(row, 1)));
            extent.setBottom(std::max(extent.bottom(), (*points)(row, 1)));
        }
    return extent;
}

}  // namespace

ValuePlane::ValuePlane(Figure& figure) : PlotPart(figure) {}

void ValuePlane::set(const AttentionStepsStudy& study, const Parameters& parameters, const Matrix& terms,
                     const QStringList& words, Index query, bool isThere, const Theme& theme) {
    m_words = words;
    m_isThere = isThere;
    const Matrix& values = study.matrix("V");
    const Matrix& weights = study.matrix("weights");
    m_weights.assign(std::size_t(weights.cols()), 0);
    for (Index key = 0; key < weights.cols(); ++key) m_weights[std::size_t(key)] = weights(query, key);
    const Index first = std::clamp<Index>(Index(parameters.firstDimension), 0, values.cols() - 1);
    const Index second = std::clamp<Index>(Index(parameters.secondDimension), 0, values.cols() - 1);
    m_tips.resize(values.rows(), 2);
    m_tips.col(0) = values.col(first);
    m_tips.col(1) = values.col(second);
    m_chain = headToTail(terms, first, second);
    m_extent = extentOfPoints({&m_tips, &m_chain});
    const QCPRange across(m_extent.left(), m_extent.right()), up(m_extent.top(), m_extent.bottom());
    dress(across, tr("dimension %1").arg(wholeNumber(first)), up, tr("dimension %1").arg(wholeNumber(second)));
    setLeast({84, 50});
    for (QCPAxis* axis : {&x(), &y()}) {
        styleAxis(*axis, theme);
        axis->grid()->setVisible(false);
        axis->setLabelPadding(1);
        const auto ticker = QSharedPointer<PlainTicker>::create(true);
        ticker->setTickCount(3);
        axis->setTicker(ticker);
    }
}

void ValuePlane::placed() {
    // One scale for both dimensions, and room around the tips for their words.
    constexpr double kMargin = 1.3;
    const QSizeF room = content().size();
    const double unit =
        std::max({m_extent.width() * kMargin / room.width(), m_extent.height() * kMargin / room.height(), 1e-9});
    const QPointF centre = m_extent.center();
    x().setRange(centre.x() - unit * room.width() / 2, centre.x() + unit * room.width() / 2);
    y().setRange(centre.y() - unit * room.height() / 2, centre.y() + unit * room.height() / 2);
    PlotPart::placed();
}

void ValuePlane::draw(QCPPainter& painter, const Theme& theme) {
    PlotPart::draw(painter, theme);
    if (!m_isThere) return;
    const QRectF area = content();
    const QPointF origin = at(0, 0);
    painter.setPen(QPen(theme.rule, 1));
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
    for (Index key = 0; key < m_tips.rows(); ++key) {
        const QPointF end = point(m_tips, key);
        if (QLineF(origin, end).length() > size * 1e-3) drawConnector(painter, {origin, end}, theme.track, 1);
    }
    for (Index key = 0; key < m_tips.rows(); ++key) {
        if (m_weights[std::size_t(key)] == 0) continue;
        const QPointF from = point(m_chain, key), to = point(m_chain, key + 1);
        if (QLineF(from, to).length() > 1) drawConnector(painter, {from, to}, theme.indexJ, 2);
    }
    const QPointF tip = point(m_chain, m_chain.rows() - 1);
    if (QLineF(origin, tip).length() > 1) drawConnector(painter, {origin, tip}, theme.indexI, 2.5);
    label(tip, tr("output"), textFont(type::kAxis, QFont::DemiBold), theme.indexI);
    for (Index key = 0; key < m_tips.rows(); ++key)
        label(point(m_tips, key), m_words[key], textFont(type::kAxis), theme.muted);
}

}  // namespace attention
