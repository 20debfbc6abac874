#include "ui/exhibits/attention_steps/value_plane.h"

#include <algorithm>

#include "core/attention/weighted_values.h"
#include "ui/exhibits/attention_steps/words.h"
#include "ui/figure/connector.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/still_axes.h"
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

ValuePlane::ValuePlane(QCustomPlot& plot) : m_rect(makeStillAxes(plot)) {
    setShown(false);
}

void ValuePlane::setShown(bool shown) {
    m_isShown = shown;
    m_rect->setVisible(shown);
    for (QCPAxis* axis : m_rect->axes()) axis->setVisible(shown);
    if (!shown) return;
    for (const auto side : {QCPAxis::atTop, QCPAxis::atRight}) m_rect->axis(side)->setVisible(false);
}

void ValuePlane::show(const QRectF& place, const AttentionStepsStudy& study, const Parameters& parameters,
                      const Matrix& terms, bool named, const Theme& theme) {
    constexpr double kLeastSide = 40;
    setShown(place.width() > kLeastSide && place.height() > kLeastSide);
    if (!m_isShown) return;
    const Matrix& values = study.matrix("V");
    const Index first = std::clamp<Index>(Index(parameters.firstDimension), 0, values.cols() - 1);
    const Index second = std::clamp<Index>(Index(parameters.secondDimension), 0, values.cols() - 1);
    m_tips.resize(values.rows(), 2);
    m_tips.col(0) = values.col(first);
    m_tips.col(1) = values.col(second);
    m_chain = headToTail(terms, first, second);
    const QRectF extent = extentOfPoints({&m_tips, &m_chain});
    placeFreely(*m_rect, place);
    // Room around the tips for their words.
    constexpr double kMargin = 1.3;
    const double unit =
        std::max({extent.width() * kMargin / place.width(), extent.height() * kMargin / place.height(), 1e-9});
    const QPointF centre = extent.center();
    QCPAxis& x = *m_rect->axis(QCPAxis::atBottom);
    QCPAxis& y = *m_rect->axis(QCPAxis::atLeft);
    x.setRange(centre.x() - unit * place.width() / 2, centre.x() + unit * place.width() / 2);
    y.setRange(centre.y() - unit * place.height() / 2, centre.y() + unit * place.height() / 2);
    for (QCPAxis* axis : {&x, &y}) {
        styleAxis(*axis, theme);
        const auto ticker = QSharedPointer<PlainTicker>::create(true);
        ticker->setTickCount(axis == &x ? std::max(2, int(place.width() / 60)) : std::max(2, int(place.height() / 36)));
        axis->setTicker(ticker);
        axis->setLabel(named ? StepsWords::tr("dimension %1").arg(wholeNumber(axis == &x ? first : second))
                             : QString());
        axis->grid()->setVisible(false);
    }
    x.setLabelPadding(1);
    y.setLabelPadding(1);
}

QPointF ValuePlane::point(double across, double up) const {
    return {m_rect->axis(QCPAxis::atBottom)->coordToPixel(across), m_rect->axis(QCPAxis::atLeft)->coordToPixel(up)};
}

void ValuePlane::draw(QCPPainter& painter, const Eigen::Ref<const Eigen::RowVectorXd>& weights,
                      const QStringList& words, double widestWord, const QRectF& inside, const Theme& theme) const {
    const QRectF area = m_rect->rect();
    const QPointF origin = point(0, 0);
    painter.setPen(QPen(theme.rule, 1));
    painter.drawLine(QLineF(area.left(), origin.y(), area.right(), origin.y()));
    painter.drawLine(QLineF(origin.x(), area.top(), origin.x(), area.bottom()));
    const double size = std::max(area.width(), area.height());
    std::vector<QRectF> taken;
    const auto label = [&](const QPointF& tip, const QString& text, const QFont& font, const QColor& ink) {
        const QFontMetricsF metrics(font);
        const QString shortened = metrics.elidedText(text, Qt::ElideRight, widestWord);
        QRectF box(0, 0, metrics.horizontalAdvance(shortened) + 2, 15);
        const QLineF out(origin, tip);
        const QPointF along = out.length() > 0 ? QPointF(out.dx(), out.dy()) / out.length() : QPointF(0, -1);
        box.moveCenter(tip + QPointF(along.x() * (box.width() / 2 + 4), along.y() * 11));
        const bool isFree = std::ranges::none_of(taken, [&](const QRectF& other) { return other.intersects(box); });
        if (!isFree || !inside.contains(box)) return;
        taken.push_back(box);
        drawElided(painter, box, Qt::AlignCenter, shortened, font, ink);
    };
    for (Index key = 0; key < m_tips.rows(); ++key) {
        const QPointF end = point(m_tips, key);
        if (QLineF(origin, end).length() > size * 1e-3) drawConnector(painter, {origin, end}, theme.track, 1);
    }
    for (Index key = 0; key < m_tips.rows(); ++key) {
        if (weights(key) == 0) continue;
        const QPointF from = point(m_chain, key);
        const QPointF to = point(m_chain, key + 1);
        if (QLineF(from, to).length() > 1) drawConnector(painter, {from, to}, theme.indexJ, 2);
    }
    const QPointF tip = point(m_chain, m_chain.rows() - 1);
    if (QLineF(origin, tip).length() > 1) drawConnector(painter, {origin, tip}, theme.indexI, 2.5);
    label(tip, StepsWords::tr("output"), textFont(type::kAxis, QFont::DemiBold), theme.indexI);
    for (Index key = 0; key < m_tips.rows(); ++key)
        label(point(m_tips, key), words[key], textFont(type::kAxis), theme.muted);
}

}  // namespace attention
