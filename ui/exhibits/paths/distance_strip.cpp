#include "ui/exhibits/paths/distance_strip.h"

#include <algorithm>
#include <cmath>

#include "ui/exhibits/paths/lane_place.h"
#include "ui/exhibits/paths/words.h"
#include "ui/figure/architecture_style.h"
#include "ui/figure/formula.h"
#include "ui/figure/heatmap.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

constexpr auto kRight = Qt::AlignRight | Qt::AlignVCenter;
constexpr double kSwatch = 16;
constexpr double kColumnGap = 10;
constexpr double kHeadHeight = 18;
constexpr double kLeastReadout = 150;

/// With fractions that stand on the line, for rows that are too low for others.
Expression onOneLine(Expression expression) {
    if (expression.kind == Expression::Kind::Fraction) expression.kind = Expression::Kind::Ratio;
    for (Expression& part : expression.parts) part = onOneLine(std::move(part));
    return expression;
}

double widthOf(const QString& text, const QFont& font) {
    return QFontMetricsF(font).horizontalAdvance(text);
}

}  // namespace

void drawSwatch(QCPPainter& painter, Architecture architecture, const QPointF& left, double width, const Theme& theme) {
    QPen line(architectureColour(architecture, theme), 3, architectureDash(architecture), Qt::FlatCap);
    if (line.style() == Qt::DashLine) line.setDashPattern({1.6, 1});
    painter.setPen(line);
    painter.drawLine(left, left + QPointF(width, 0));
}

QString architectureFitting(Architecture architecture, double width, const QFont& font) {
    const QString shorter = architectureShort(architecture);
    const QString fitting = firstFitting({architectureWords(architecture), shorter}, width, font);
    return fitting.isEmpty() ? shorter : fitting;
}

void DistanceStrip::arrange(const QRectF& room, const PathsStudy& study, NetworksChoice networks, bool hasColourBar,
                            const Theme& theme) {
    m_study = &study;
    m_theme = &theme;
    m_lanes = study.shown(networks);
    // The tag of the only token stands where the axis's name would.
    const bool hasAxes = room.height() >= 170 && study.tokens > 1;
    MatrixLook look{.map = ColourMap::weights(theme),
                    .low = 0,
                    .high = study.longest,
                    .rowAxis = hasAxes ? PathsWords::tr("input") : QString(),
                    .columnAxis = hasAxes ? PathsWords::tr("output") : QString()};
    const double labels = MatrixPanel::rowLabelWidth(look, study.tokens);
    const double side = room.height() - MatrixPanel::kNameHeight - MatrixPanel::kNumbersHeight -
                        (hasAxes ? MatrixPanel::kAxisHeight + 9 : 9);
    if (side >= 17 * double(study.tokens)) look.decimals = 0;
    m_panel.show(QRectF(room.left() + labels, room.top() + MatrixPanel::kNameHeight, side, side), study.masked.get(),
                 look, theme);
    // The name of the axis keeps clear of a tag, which is wider than few tokens' numbers.
    if (study.tokens <= 10) m_panel.yAxis().setLabelPadding(14);
    const QRectF area = m_panel.area();
    const bool hasScale = hasColourBar && side >= 60 && area.right() + 12 + 9 + 30 < room.right();
    m_scale = hasScale ? QRectF(area.right() + 12, area.top(), 9, side) : QRectF();
    m_noPath = QRectF();
    double left = area.right() + (hasScale ? 12 + 9 + 46 : 24);
    if (hasScale && study.hasMasked()) {
        m_scale.setBottom(m_scale.bottom() - 26);
        const double words = widthOf(PathsWords::tr("no path"), textFont(type::kSmallest));
        m_noPath = QRectF(m_scale.left(), area.bottom() - 12, 14 + 5 + std::ceil(words) + 1, 12);
        left = std::max(left, m_noPath.right() + 14);
    }
    m_readout = QRectF(left, room.top(), room.right() - left, room.height());
    // Over the scale as well, up to what stands beside.
    const double end = m_readout.width() < kLeastReadout ? room.right() : left - 4;
    m_name = QRectF(room.left(), room.top(), end - room.left(), MatrixPanel::kNameHeight - 2);
    if (m_readout.width() >= kLeastReadout || m_name.width() >= side + 60) m_name.setLeft(area.left());
}

void DistanceStrip::draw(QCPPainter& painter) const {
    m_panel.draw(painter);
    hatchTriangles(painter);
    drawName(painter);
    drawScale(painter);
    if (m_readout.width() >= kLeastReadout) drawReadout(painter);
}

/// Which network's distances the matrix has, as far as there is room for it.
void DistanceStrip::drawName(QCPPainter& painter) const {
    const Architecture architecture = m_study->chosen().network.architecture;
    const QString name = architectureWords(architecture), shorter = architectureShort(architecture);
    const QString form = PathsWords::tr("Distances: %1");
    QFont font = textFont(type::kAxis, QFont::DemiBold);
    QString fitting = firstFitting({form.arg(name), form.arg(shorter), name, shorter}, m_name.width(), font);
    if (fitting.isEmpty()) {
        font = textFont(type::kSmallest);
        fitting = shorter;
    }
    drawElided(painter, m_name, kAtLeft, fitting, font, m_theme->text);
}

/// What many tokens have without a path: the whole of a triangle.
void DistanceStrip::hatchTriangles(QCPPainter& painter) const {
    if (m_study->tokens <= kMostMaskedTokens) return;
    const QRectF area = m_panel.area();
    constexpr double kSpacing = 6;
    painter.setPen(QPen(m_theme->control, 1, Qt::SolidLine, Qt::FlatCap));
    for (double sum = kSpacing; sum < area.width() + area.height(); sum += kSpacing) {
        // From the lower left edge over the diagonal to the upper right one.
        const QPointF lower(std::max(0.0, sum - area.height()), std::min(area.height(), sum));
        const QPointF upper(std::min(area.width(), sum), std::max(0.0, sum - area.width()));
        const QPointF middle(sum / 2 * area.width() / area.height(), sum / 2);
        if (m_study->isMaskedBelow) painter.drawLine(area.topLeft() + lower, area.topLeft() + middle);
        if (m_study->isMaskedAbove) painter.drawLine(area.topLeft() + middle, area.topLeft() + upper);
    }
}

/// The colours of the matrix, upright beside it.
void DistanceStrip::drawScale(QCPPainter& painter) const {
    if (!m_scale.isValid()) return;
    const ColourMap map = ColourMap::weights(*m_theme);
    painter.save();
    painter.setAntialiasing(false);
    const int steps = std::max(2, int(m_scale.height()));
    for (int i = 0; i < steps; ++i)
        painter.fillRect(QRectF(m_scale.left(), m_scale.bottom() - m_scale.height() * (i + 1) / steps, m_scale.width(),
                                m_scale.height() / steps + 0.5),
                         QColor(map.at(double(i) / (steps - 1))));
    painter.setAntialiasing(true);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme->control, 1));
    painter.drawRect(m_scale);
    painter.setFont(textFont(type::kSmallest));
    painter.setPen(m_theme->muted);
    const auto number = [&](double value, double y) {
        painter.drawText(QRectF(m_scale.right() + 5, y - 9, 40, 18), kAtLeft, PathsWords::number(value));
    };
    number(m_study->longest, m_scale.top() + 5);
    number(0, m_scale.bottom() - 5);
    if (m_noPath.isValid()) {
        const QRectF swatch(m_noPath.left(), m_noPath.top(), 14, m_noPath.height());
        painter.setPen(QPen(m_theme->control, 1));
        painter.drawRect(swatch);
        drawHatching(painter, swatch, m_theme->control);
        drawWhole(painter, m_noPath.adjusted(19, -3, 0, 3), kAtLeft, {PathsWords::tr("no path")},
                  textFont(type::kSmallest), m_theme->muted);
    }
    painter.restore();
}

double DistanceStrip::drawTitle(QCPPainter& painter) const {
    QRectF line(m_readout.left(), m_readout.top(), m_readout.width(), MatrixPanel::kNameHeight - 2);
    const QString from = wholeNumber(m_study->from), to = wholeNumber(m_study->to);
    const QString reading = m_study->kind == PathKindChoice::SomeOutput
                                ? PathsWords::tr("until some output sees both tokens")
                                : PathsWords::tr("until output %1 depends on input %2").arg(to, from);
    const QFont bold = textFont(type::kAxis, QFont::DemiBold);
    const QFont plain = textFont(type::kAxis);
    const QString title = PathsWords::tr("Path from %1 to %2").arg(from, to);
    drawElided(painter, line, kAtLeft, title, bold, m_theme->text);
    const double titled = widthOf(title, bold) + 8;
    if (titled + widthOf(reading, plain) <= line.width())
        line.setLeft(line.left() + titled);
    else
        line.translate(0, line.height() - 2);
    drawElided(painter, line, kAtLeft, reading, plain, m_theme->muted);
    return line.bottom();
}

DistanceStrip::Columns DistanceStrip::columnsIn(const QRectF& body) const {
    Columns columns;
    const auto count = double(m_lanes.size());
    const QFont named = textFont(type::kName);
    columns.hasHeads = body.height() >= kHeadHeight + 24 * count;
    columns.height = std::min(46.0, (body.height() - (columns.hasHeads ? kHeadHeight + 2 : 0)) / count);
    columns.found = columns.hasHeads ? widthOf(PathsWords::tr("search"), textFont(type::kAxis)) : 0;
    double shortest = 0;
    for (const PathLane* lane : m_lanes) {
        const QString found = PathsWords::number(lane->path.length);
        columns.found = std::max(columns.found, widthOf(found, textFont(type::kName, QFont::DemiBold)));
        columns.names = std::max(columns.names, widthOf(architectureWords(lane->network.architecture), named));
        shortest = std::max(shortest, widthOf(architectureShort(lane->network.architecture), named));
        const Expression& formula = lane->derivation.withNumbers;
        columns.formulas.push_back(columns.height < 40 ? onOneLine(formula) : formula);
        // What it is the distance of stands above.
        auto& parts = columns.formulas.back().parts;
        if (body.width() < 420 && parts.size() > 1) parts.erase(parts.begin());
    }
    columns.found = std::min(std::ceil(columns.found) + 1, body.width() * 0.3);
    // Names have what the widest formula leaves them.
    columns.names = std::ceil(columns.names) + 1;
    const double spare = body.width() - kSwatch - columns.found - 3 * kColumnGap;
    const auto room = [&] {
        QSizeF most;
        for (const Expression& formula : columns.formulas)
            most = most.expandedTo(FormulaLayout(formula, columns.formulaSize).size());
        return most;
    };
    while (columns.formulaSize > 12 && (room().width() + columns.names > spare || room().height() > columns.height + 2))
        --columns.formulaSize;
    const double formulas = room().width();
    columns.hasFormulas = formulas <= spare;
    columns.names = std::clamp(spare - formulas, 0.0, columns.names);
    // Names are all there or none is: the swatches tell as well which network it is.
    if (shortest > columns.names) columns.names = 0;
    return columns;
}

/// Each formula beside what the search found.
void DistanceStrip::drawReadout(QCPPainter& painter) const {
    const double title = drawTitle(painter);
    QRectF body(m_readout.left(), title + 4, m_readout.width(), m_readout.bottom() - title - 4);
    const Columns columns = columnsIn(body);
    const auto rule = [&](double y) {
        painter.setPen(QPen(m_theme->rule, 1));
        painter.drawLine(QPointF(body.left(), y), QPointF(body.right(), y));
    };
    if (columns.hasHeads) {
        const double left = body.left() + kSwatch + columns.names + 2 * kColumnGap;
        const QRectF head(left, body.top(), body.right() - left, kHeadHeight);
        const QFont plain = textFont(type::kAxis);
        drawElided(painter, head.adjusted(0, 0, -columns.found - kColumnGap, 0), kAtLeft, PathsWords::tr("formula"),
                   plain, m_theme->muted);
        drawElided(painter, QRectF(head.right() - columns.found, head.top(), columns.found, head.height()), kRight,
                   PathsWords::tr("search"), plain, m_theme->muted);
        rule(head.bottom() + 1);
        body.setTop(head.bottom() + 2);
    }
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        const QRectF line(body.left(), body.top() + columns.height * double(i), body.width(), columns.height);
        drawLine(painter, line, i, columns);
        if (columns.hasHeads && i + 1 < m_lanes.size()) rule(line.bottom());
    }
}

void DistanceStrip::drawLine(QCPPainter& painter, const QRectF& line, std::size_t lane, const Columns& columns) const {
    const Architecture architecture = m_lanes[lane]->network.architecture;
    const QFont named = textFont(type::kName);
    drawSwatch(painter, architecture, {line.left(), line.center().y()}, kSwatch, *m_theme);
    if (columns.names > 0)
        drawElided(painter, QRectF(line.left() + kSwatch + kColumnGap, line.top(), columns.names, line.height()),
                   kAtLeft, architectureFitting(architecture, columns.names, named), named, m_theme->text);
    drawElided(painter, QRectF(line.right() - columns.found, line.top(), columns.found, line.height()), kRight,
               PathsWords::number(m_lanes[lane]->path.length), textFont(type::kName, QFont::DemiBold), m_theme->text);
    if (!columns.hasFormulas) return;
    const FormulaLayout layout(columns.formulas[lane], columns.formulaSize);
    const QPointF place(line.left() + kSwatch + columns.names + 2 * kColumnGap,
                        line.center().y() - layout.size().height() / 2);
    layout.paint(painter, place, *m_theme, m_theme->text);
}

}  // namespace attention
