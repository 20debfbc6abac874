#include "ui/figure/figure.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "ui/exhibits/softmax_temperature/exhibit.h"

namespace attention {
namespace {

struct AxisWords {
    Q_DECLARE_TR_FUNCTIONS(SoftmaxTemperature)
};

/// Of the distance between two bars.
constexpr double kBarWidth = 0.7;

/// A row of scores as bars, and the weights that the softmax makes of them as bars below.
class TemperatureFigure : public Figure {
 public:
    TemperatureFigure();
    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellBox(const Cell& cell) const override;

 protected:
    void arrange() override;
    void drawContent(QCPPainter& painter) override;

 private:
    const std::vector<double>& valuesOf(std::size_t row) const;

    std::array<QCPAxisRect*, 2> m_rects{};  ///< of the scores, of the weights
};

TemperatureFigure::TemperatureFigure() {
    plotLayout()->clear();
    for (std::size_t row = 0; row < m_rects.size(); ++row) {
        m_rects[row] = new QCPAxisRect(this);
        layOnLayers(*m_rects[row]);
        plotLayout()->addElement(int(row), 0, m_rects[row]);
    }
    auto* group = new QCPMarginGroup(this);
    for (QCPAxisRect* rect : m_rects) rect->setMarginGroup(QCP::msLeft | QCP::msRight, group);
}

const std::vector<double>& TemperatureFigure::valuesOf(std::size_t row) const {
    const auto& shown = study<TemperatureStudy>();
    return row == 0 ? shown.scores : shown.weights;
}

void TemperatureFigure::arrange() {
    const auto count = double(valuesOf(0).size());
    for (std::size_t row = 0; row < m_rects.size(); ++row) {
        const auto [least, most] = std::ranges::minmax(valuesOf(row));
        QCPAxis& keys = *m_rects[row]->axis(QCPAxis::atBottom);
        QCPAxis& values = *m_rects[row]->axis(QCPAxis::atLeft);
        for (QCPAxis* axis : {&keys, &values}) styleAxis(*axis, theme());
        keys.setRange(-0.5, count - 0.5);
        keys.setTicker(QSharedPointer<IndexTicker>::create(std::int64_t(count)));
        keys.grid()->setVisible(false);
        values.setRange(std::min(0.0, least) * 1.1, std::max(0.0, most) * 1.1);
        values.setTicker(QSharedPointer<PlainTicker>::create());
        values.ticker()->setTickCount(viewport().height() < 300 ? 2 : 4);
        values.setLabel(row == 0 ? AxisWords::tr("Score") : AxisWords::tr("Weight"));
    }
}

std::optional<QRectF> TemperatureFigure::cellBox(const Cell& cell) const {
    const auto row = std::size_t(cell.row);
    if (row >= m_rects.size() || cell.column < 0 || cell.column >= Index(valuesOf(row).size())) return std::nullopt;
    const QCPAxis& keys = *m_rects[row]->axis(QCPAxis::atBottom);
    const QCPAxis& values = *m_rects[row]->axis(QCPAxis::atLeft);
    const auto column = double(cell.column);
    return QRectF(QPointF(keys.coordToPixel(column - kBarWidth / 2), values.coordToPixel(0)),
                  QPointF(keys.coordToPixel(column + kBarWidth / 2),
                          values.coordToPixel(valuesOf(row)[std::size_t(cell.column)])))
        .normalized();
}

std::optional<Cell> TemperatureFigure::cellAt(const QPointF& place) const {
    if (!hasStudy()) return std::nullopt;
    for (std::size_t row = 0; row < m_rects.size(); ++row)
        if (QRectF(m_rects[row]->rect()).contains(place)) {
            const double key = std::round(m_rects[row]->axis(QCPAxis::atBottom)->pixelToCoord(place.x()));
            return Cell{std::int64_t(row),
                        std::clamp(std::int64_t(key), std::int64_t(0), std::int64_t(valuesOf(row).size()) - 1)};
        }
    return std::nullopt;
}

void TemperatureFigure::drawContent(QCPPainter& painter) {
    painter.setPen(Qt::NoPen);
    for (std::size_t row = 0; row < m_rects.size(); ++row) {
        painter.setBrush(theme().series[row]);
        for (std::int64_t key = 0; key < std::int64_t(valuesOf(row).size()); ++key)
            painter.drawRect(*cellBox({std::int64_t(row), key}));
    }
    const QCPAxisRect& weights = *m_rects[1];
    const double equal = weights.axis(QCPAxis::atLeft)->coordToPixel(1 / double(valuesOf(1).size()));
    painter.setPen(QPen(theme().text, 1, Qt::DashLine));
    painter.drawLine(QLineF(weights.left(), equal, weights.right(), equal));
}

}  // namespace

std::unique_ptr<Figure> SoftmaxTemperature::makeFigure() const {
    return std::make_unique<TemperatureFigure>();
}

}  // namespace attention
