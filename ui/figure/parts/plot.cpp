#include "ui/figure/parts/plot.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/figure/axis_painter.h"
#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"
#include "ui/figure/value_axis.h"

namespace attention {
namespace {

/// Narrower axes have fewer numbers.
constexpr double kFewNumbers = 300;
/// Lower axes have fewer numbers, too, and very low ones still fewer.
constexpr double kFewValues = 90;
constexpr double kVeryFewValues = 45;
/// On a stage a chart is at most this many times wider than high. A low chart may be as wide as a chart that has this
/// share of the figure's height.
constexpr double kWidestChart = 16.0 / 9;
constexpr double kStripShare = 0.7;

/// An axis rect that can measure the margins for its numbers and names before it is placed.
class PlotRect : public QCPAxisRect {
 public:
    explicit PlotRect(QCustomPlot* plot) : QCPAxisRect(plot, true) { keepTickLabels(*this); }

    QMarginsF measuredMargins() {
        // This creates the tick labels, which determine the margins.
        QCPAxisRect::update(upPreparation);
        const auto automatic = autoMargins();
        // calculateAutoMargin() warns about sides that are not automatic.
        setAutoMargins(QCP::msAll);
        QMarginsF margins(calculateAutoMargin(QCP::msLeft), calculateAutoMargin(QCP::msTop),
                          calculateAutoMargin(QCP::msRight), calculateAutoMargin(QCP::msBottom));
        setAutoMargins(automatic);
        // QCustomPlot ignores that the last number of a horizontal axis is centred on its end.
        const QCPAxis& bottom = *axis(QCPAxis::atBottom);
        if (const auto labels = bottom.tickVectorLabels(); !labels.isEmpty())
            margins.setRight(std::max(margins.right(), textWidth(labels.back(), bottom.tickLabelFont()) / 2));
        // It also ignores that the highest number of a vertical axis may be centred on its upper end.
        const QCPAxis& left = *axis(QCPAxis::atLeft);
        if (left.visible() && left.tickLabels())
            margins.setTop(std::max(margins.top(), QFontMetricsF(left.tickLabelFont()).height() / 2));
        // While ranges are kept, margins only grow.
        const auto& figure = static_cast<const Figure&>(*parentPlot());
        const auto keptMargin = [&](std::size_t side, double margin) {
            return figure.keptRange(m_kept[side], {0, margin}).upper;
        };
        // The name of the axis stays at the outer end of the margin.
        if (const double extra = keptMargin(0, margins.left()) - margins.left(); extra >= 1)
            axis(QCPAxis::atLeft)->setLabelPadding(left.labelPadding() + int(std::lround(extra)));
        return {keptMargin(0, margins.left()), keptMargin(1, margins.top()), keptMargin(2, margins.right()),
                keptMargin(3, margins.bottom())};
    }

 private:
    std::array<std::optional<QCPRange>, 4> m_kept;  ///< from 0 to the largest margin so far: left, top, right, bottom
};

}  // namespace

PlotPart::PlotPart(Figure& figure) : m_figure(figure), m_rect(new PlotRect(&figure)) {
    assignLayers(*m_rect);
    m_rect->setMinimumMargins({});
    m_rect->setRangeDrag({});
    m_rect->setRangeZoom({});
    m_rect->setVisible(false);
}

PlotPart::~PlotPart() = default;

QCPAxis& PlotPart::x() const {
    return *m_rect->axis(QCPAxis::atBottom);
}

QCPAxis& PlotPart::y() const {
    return *m_rect->axis(QCPAxis::atLeft);
}

void PlotPart::styleAxes(const QCPRange& keys, const QString& keyName, const QCPRange& values,
                         const QString& valueName) {
    m_rect->setupFullAxesBox();
    for (QCPAxis* axis : m_rect->axes()) styleAxis(*axis, m_figure.theme());
    for (const auto side : {QCPAxis::atTop, QCPAxis::atRight}) m_rect->axis(side)->setVisible(false);
    x().setRange(m_figure.keptRange(m_keptKeys, keys));
    x().setTicker(QSharedPointer<PlainTicker>::create());
    x().setLabel(shownText(keyName));
    y().setRange(m_figure.keptRange(m_keptValues, values));
    y().setTicker(QSharedPointer<PlainTicker>::create());
    y().ticker()->setTickCount(4);
    y().setLabel(shownText(valueName));
    styleValueAxis(y(), m_figure.theme());
    m_keyNames.clear();
    m_valueNames.clear();
    m_margins.reset();
}

void PlotPart::setNames(const QStringList& keys, const QStringList& values) {
    x().setLabel(shownText(keys.value(0)));
    y().setLabel(shownText(values.value(0)));
    m_keyNames = keys;
    m_valueNames = values;
    m_margins.reset();
}

Part::SizeHint PlotPart::measureSizeHint(QSizeF room) const {
    if (!m_margins) m_margins = static_cast<PlotRect*>(m_rect)->measuredMargins();
    QSizeF maximum = m_maximumSize;
    // A figure that sets a maximum width itself takes parts beside the chart into account.
    if (m_figure.isOnStage() && maximum.width() >= kMaxExtent)
        maximum.setWidth(std::min(maximum.width(),
                                  kWidestChart * std::max(room.height(), kStripShare * m_figure.viewport().height())));
    return {.minimum = m_minimumSize,
            .maximum = maximum.expandedTo(m_minimumSize),
            .margins = *m_margins,
            .aspectRatio = m_aspect};
}

/// Chooses the form of each axis's name. A name is centred on its axis, and may be longer than the axis.
void PlotPart::chooseNames() {
    const auto choose = [](QCPAxis& axis, const QStringList& names, double length, double before, double behind) {
        for (const QString& name : names) {
            axis.setLabel(shownText(name));
            const double beyond = (textWidth(name, axis.labelFont()) - length) / 2;
            if (beyond <= std::min(before, behind)) break;
        }
    };
    const QRectF& viewport = m_figure.viewport();
    choose(x(), m_keyNames, content().width(), content().left() - viewport.left(),
           viewport.right() - content().right());
    // Downwards the name may extend as far as the numbers of the other axis, whose name is below them.
    const double numbers = m_margins ? m_margins->bottom() - QFontMetricsF(x().labelFont()).height() : 0;
    choose(y(), m_valueNames, content().height(), content().top() - viewport.top(), numbers);
}

void PlotPart::geometryChanged() {
    m_rect->setVisible(true);
    if (!m_margins) m_margins = static_cast<PlotRect*>(m_rect)->measuredMargins();
    chooseNames();
    if (content().width() < kFewNumbers) x().ticker()->setTickCount(3);
    if (content().height() < kFewValues)
        y().ticker()->setTickCount(content().height() < kVeryFewValues ? 1 : std::min(2, y().ticker()->tickCount()));
    placeFreely(*m_rect, content());
}

void PlotPart::hidden() {
    m_rect->setVisible(false);
    // Otherwise their last labels would count as shown.
    for (QCPAxis* axis : m_rect->axes()) axis->setVisible(false);
}

void PlotPart::draw(QCPPainter& painter, const Theme&) {
    if (declareMarks) paintMarks(painter, declareMarks);
}

std::optional<Cell> PlotPart::cellAt(const QPointF& place) const {
    if (!findCell || !content().contains(place)) return std::nullopt;
    return findCell({x().pixelToCoord(place.x()), y().pixelToCoord(place.y())});
}

std::optional<QRectF> PlotPart::cellRect(const Cell& cell) const {
    return findRect ? findRect(cell) : std::nullopt;
}

void PlotPart::drawHighlight(QCPPainter& painter, const Theme&, const Cell& cell, Highlight how) {
    if (!declareHighlight) return;
    paintMarks(painter, [&](Marks& marks) { declareHighlight(marks, cell, how); });
}

void PlotPart::addMarker(Marks& marks) const {
    const double top = std::isnan(m_marker.value) ? content().top() : y().coordToPixel(m_marker.value);
    const double place = x().coordToPixel(m_marker.key);
    marks.line(QLineF(place, top, place, content().bottom()), m_marker.pen);
}

void PlotPart::addMarkerTag(Marks& marks) const {
    marks.axisTag(x(), m_marker.key, m_marker.tag, m_marker.pen.color(), m_figure.theme());
}

std::string_view PlotPart::handleAt(const QPointF& place) const {
    if (m_marker.parameter.empty() || !isVisible()) return {};
    const bool isLine = std::isnan(m_marker.value);
    if (isLine && !content().contains(place)) return {};
    const QPointF marked = at(m_marker.key, isLine ? 0 : m_marker.value);
    const double distance = isLine ? std::abs(place.x() - marked.x()) : QLineF(place, marked).length();
    return distance <= m_marker.gripRadius ? m_marker.parameter : std::string_view();
}

ParameterValue PlotPart::handleValue(std::string_view key, const QPointF& place) const {
    if (m_marker.parameter.empty() || m_marker.parameter != key) return {};
    return m_marker.valueFromKey(x().pixelToCoord(place.x()));
}

}  // namespace attention
