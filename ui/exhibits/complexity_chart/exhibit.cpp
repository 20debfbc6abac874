#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <stdexcept>

#include <QCoreApplication>
#include <QStringList>

#include "core/cost/cost_derivation.h"
#include "core/cost/crossing_derivation.h"
#include "core/cost/plane_map.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/architecture_style.h"
#include "ui/figure/curve.h"
#include "ui/figure/figure.h"
#include "ui/figure/formula.h"
#include "ui/figure/heatmap.h"
#include "ui/figure/labels.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct ChartWords {
    Q_DECLARE_TR_FUNCTIONS(ComplexityChart)
};

/// What can be pointed at, by the tables' names. Rows of the costs are values of the axis, columns the layers compared;
/// a crossing is a row; of the plane rows are widths, columns lengths.
constexpr std::array<std::string_view, 3> kMatrices{"costs", "crossings", "cheapest"};
const std::string kCosts(kMatrices[0]);
const std::string kCrossings(kMatrices[1]);
const std::string kCheapest(kMatrices[2]);

/// Values of the axis that can be selected and stand in the table.
constexpr int kValues = 61;
/// The same of each axis of the plane.
constexpr int kPlanePoints = 41;
/// Places along the axis at which a curve is computed.
constexpr int kSamples = 129;
/// The axes of n and d reach as far at least, beyond what the sliders reach, so that dragging moves no axis.
constexpr std::int64_t kLeastReach = 10000;
bool isPlane(const Parameters& parameters) {
    return parameters.chartView == ChartViewChoice::Plane;
}

CostChart against(CostChart chart, AgainstChoice axis) {
    chart.against = axis;
    return chart;
}

AxisRange shownRange(const CostChart& chart) {
    AxisRange range = chartRange(chart);
    if (chart.against != AgainstChoice::Kernel) range.last = std::max(range.last, kLeastReach);
    return range;
}

/// Evenly spread on the logarithmic axis. The marker takes the place of the value nearest to it, so that it changes no
/// other row when it is moved.
std::vector<std::int64_t> tableValues(const CostChart& chart, AxisRange range) {
    CostChart atFirst = chart;
    atFirst.setting = settingAt(chart, range.first);
    std::vector<std::int64_t> values = axisValues(atFirst, range, kValues);
    const std::int64_t marker = axisValue(chart);
    if (values.size() < 3 || marker <= values.front() || marker >= values.back()) return values;
    const auto distance = [&](std::int64_t value) { return std::abs(std::log(double(value) / double(marker))); };
    *std::ranges::min_element(values.begin() + 1, values.end() - 1, {}, distance) = marker;
    return values;
}

std::size_t planeSize(const CostChart& chart) {
    CostChart atFirst = chart;
    const AxisRange range = shownRange(chart);
    atFirst.setting = settingAt(chart, range.first);
    return axisValues(atFirst, range, kPlanePoints + 1).size();
}

Index rowsOf(const Parameters& parameters) {
    const CostChart chart = costChart(parameters);
    if (parameters.matrix == kCrossings) return std::max<Index>(1, Index(crossings(chart, shownRange(chart)).size()));
    if (parameters.matrix == kCheapest) return Index(planeSize(against(chart, AgainstChoice::D)));
    return Index(tableValues(chart, shownRange(chart)).size());
}
Index columnsOf(const Parameters& parameters) {
    const CostChart chart = costChart(parameters);
    if (parameters.matrix == kCrossings) return 1;
    if (parameters.matrix == kCheapest) return Index(planeSize(against(chart, AgainstChoice::N)));
    return Index(chart.compared.size());
}

/// On logarithmic axes.
using Line = std::vector<QPointF>;

struct Curve {
    Architecture architecture = Architecture::Convolution;
    std::vector<double> values = {};  ///< of the result's values
    double present = 0;               ///< where the marker is
    Line line = {};                   ///< empty: infinite everywhere
    std::size_t same = 0;             ///< how many curves before it are equal to it
    std::size_t allSame = 1;          ///< curves that are equal to it, itself counted
};

struct ChartResult : Study {
    CostChart chart;
    AxisRange range;
    std::vector<std::int64_t> values;
    std::vector<Curve> curves;
    std::vector<Crossing> crossings;
    std::vector<CostRegion> regions;
    AxisRange widths;  ///< of the plane, whose axis of n is `range`
    CostPlane plane;
    PlaneMap map;
    std::vector<Architecture> lowestNow;
};

double placeOf(double value) {
    return std::log10(value);
}

Line curveLine(const CostChart& chart, Architecture architecture, AxisRange range) {
    double first = double(range.first);
    if (!std::isfinite(curveValue(chart, architecture, first))) first = 2;
    Line line;
    if (first >= double(range.last)) return line;
    for (int i = 0; i < kSamples; ++i) {
        const double share = double(i) / (kSamples - 1);
        const double value = i == kSamples - 1 ? double(range.last) : first * std::pow(range.last / first, share);
        const double cost = curveValue(chart, architecture, value);
        if (!std::isfinite(cost)) return {};
        if (cost > 0) line.emplace_back(placeOf(value), placeOf(cost));
    }
    return line;
}

void addCurves(ChartResult& result) {
    const CostChart& chart = result.chart;
    for (const Architecture architecture : chart.compared) {
        Curve curve{.architecture = architecture};
        for (const std::int64_t value : result.values)
            curve.values.push_back(curveValue(chart, architecture, double(value)));
        curve.present = curveValue(chart, architecture, double(axisValue(chart)));
        curve.line = curveLine(chart, architecture, result.range);
        for (Curve& other : result.curves)
            if (other.values == curve.values) ++curve.same;
        for (Curve& other : result.curves)
            if (other.values == curve.values) other.allSame = curve.same + 1;
        curve.allSame = curve.same + 1;
        result.curves.push_back(std::move(curve));
    }
}

// Words -------------------------------------------------------------------------------------------------------------

QString whole(std::int64_t value) {
    return displayNumber(double(value), 0);
}

/// A cost, or a path that is no whole number.
QString amount(double value) {
    constexpr double kMostDigits = 1e9;
    if (std::isinf(value)) return QStringLiteral("∞");
    if (value == std::round(value) && std::abs(value) < kMostDigits) return displayNumber(value, 0);
    if (value != std::round(value)) return significantNumber(value, 3);
    // As many digits as there are, four at most.
    const auto shortened = [&](int digits) { return QString::number(value, 'e', digits - 1).toDouble(); };
    int digits = 1;
    while (digits < 4 && shortened(digits) != shortened(4)) ++digits;
    return significantNumber(value, digits);
}

QString letterOf(AgainstChoice axis) {
    return axis == AgainstChoice::N   ? QStringLiteral("𝑛")
           : axis == AgainstChoice::D ? QStringLiteral("𝑑")
                                      : QStringLiteral("𝑘");
}
std::string_view keyOf(AgainstChoice axis) {
    return axis == AgainstChoice::N ? "n" : axis == AgainstChoice::D ? "d" : "kernel";
}
QString axisWords(AgainstChoice axis) {
    return axis == AgainstChoice::N   ? ChartWords::tr("tokens")
           : axis == AgainstChoice::D ? ChartWords::tr("width")
                                      : ChartWords::tr("kernel");
}
/// "n = 60"
QString equals(AgainstChoice axis, const QString& value) {
    return QStringLiteral("%1 = %2").arg(letterOf(axis), value);
}

QString quantityWords(const CostChart& chart) {
    switch (chart.quantity) {
        case QuantityChoice::Sequential:
            return ChartWords::tr("Sequential operations");
        case QuantityChoice::Path:
            return ChartWords::tr("Longest path");
        case QuantityChoice::Cost:
            break;
    }
    return ChartWords::tr("Operations per layer");
}

QString planeWords(const CostChart& chart) {
    switch (chart.quantity) {
        case QuantityChoice::Sequential:
            return ChartWords::tr("Who needs the fewest sequential operations");
        case QuantityChoice::Path:
            return ChartWords::tr("Whose longest path is the shortest");
        case QuantityChoice::Cost:
            break;
    }
    return ChartWords::tr("Who needs the fewest operations per layer");
}

/// How it is counted.
QString countWords(const CostChart& chart) {
    if (chart.quantity == QuantityChoice::Path) return ChartWords::tr("leading terms, at least one layer");
    if (chart.quantity != QuantityChoice::Cost || chart.kind == CostKindChoice::Term)
        return ChartWords::tr("leading terms");
    return listed(
        {chart.setting.flops ? ChartWords::tr("exact, in FLOPs") : ChartWords::tr("exact multiply–adds"),
         chart.setting.training ? ChartWords::tr("training step") : ChartWords::tr("forward pass"),
         chart.setting.projections ? ChartWords::tr("with projections") : ChartWords::tr("without projections")});
}

QString namesOf(const std::vector<Architecture>& architectures) {
    QStringList names;
    for (const Architecture architecture : architectures) names += architectureWords(architecture);
    return listed(names);
}
/// The same where there is little room.
QString shortNamesOf(const std::vector<Architecture>& architectures) {
    QStringList names;
    for (const Architecture architecture : architectures) names += architectureShort(architecture);
    return listed(names);
}
QString inSentence(const std::vector<Architecture>& architectures) {
    QStringList names;
    for (const Architecture architecture : architectures) names += architectureInSentence(architecture);
    return listed(names);
}

bool isConvolution(Architecture architecture) {
    return architecture == Architecture::Convolution || architecture == Architecture::Dilated;
}

/// What is not on an axis and changes a curve that is shown: "n = 60, k = 3".
QString fixedWords(const CostChart& chart, bool isInPlane) {
    const CostSetting& setting = chart.setting;
    const bool isSequential = chart.quantity == QuantityChoice::Sequential;
    const auto isCompared = [&](Architecture architecture) {
        return std::ranges::find(chart.compared, architecture) != chart.compared.end();
    };
    QStringList words;
    if (!isInPlane && chart.against != AgainstChoice::N) words += equals(AgainstChoice::N, whole(setting.n));
    if (!isInPlane && chart.against != AgainstChoice::D && chart.quantity == QuantityChoice::Cost)
        words += equals(AgainstChoice::D, whole(setting.d));
    if ((isInPlane || chart.against != AgainstChoice::Kernel) && !isSequential &&
        std::ranges::any_of(chart.compared, isConvolution))
        words += equals(AgainstChoice::Kernel, whole(setting.kernel));
    if (!isSequential && isCompared(Architecture::Restricted))
        words += QStringLiteral("𝜌 = %1").arg(whole(setting.radius));
    return listed(words);
}

/// Layers whose paths no depth makes finite: a kernel of 1, a radius of 0.
std::vector<Architecture> neverConnected(const CostChart& chart) {
    std::vector<Architecture> never;
    if (chart.quantity != QuantityChoice::Path) return never;
    const CostChart now = against(chart, AgainstChoice::N);
    for (const Architecture architecture : chart.compared)
        if (std::isinf(curveValue(now, architecture, double(chart.setting.n)))) never.push_back(architecture);
    return never;
}

// Figure ------------------------------------------------------------------------------------------------------------

constexpr QSize kLeastRoom(470, 270);
constexpr double kTitleHeight = 22;
/// What is counted, and what is fixed.
constexpr double kSubtitleHeight = 18;
/// Names of the lowest, and the bar under them.
constexpr double kStripHeight = 26;
constexpr double kBar = 5;
constexpr double kAxisRoom = 26;
constexpr double kRow = 18;
constexpr double kSwatch = 20;
constexpr double kRing = 5.5;
/// Of rings that would touch.
constexpr double kSmallRing = 3.25;
constexpr double kGrip = 6;
constexpr int kLabelSize = 15;
constexpr int kSmallLabelSize = 12;
/// Of a crossing whose label has little room.
constexpr int kShortDigits = 3;
/// Behind the name of a layer that has no curve.
const QString kNever = QStringLiteral(" ∞");
/// Text on a flat colour stands out from it by the better of the two.
QColor inkOn(const QColor& ground) {
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    const double luminance =
        0.2126 * linear(ground.redF()) + 0.7152 * linear(ground.greenF()) + 0.0722 * linear(ground.blueF());
    return luminance > 0.179 ? QColor(Qt::black) : QColor(Qt::white);
}

class ChartFigure : public Figure {
 public:
    ChartFigure() {
        freeLayout(*this);
        m_rect = new QCPAxisRect(this, true);
        layOnLayers(*m_rect);
        m_rect->setRangeDrag({});
        m_rect->setRangeZoom({});
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        if (isPlane()) return planeCellAt(place);
        constexpr double kRingReach = 9;
        constexpr double kCurveReach = 16;
        const std::vector<Crossing>& crossings = shown().crossings;
        for (std::size_t i = 0; i < crossings.size(); ++i)
            if (QLineF(ringOf(crossings[i]), place).length() <= kRingReach) return Cell{Index(i), 0, kCrossings};
        for (const Name& name : m_names)
            if (name.box.contains(place)) return Cell{markerRow(), Index(name.curve), kCosts};
        if (!m_plot.adjusted(-4, -4, 4, 4).contains(place)) return std::nullopt;
        Index row = 0;
        for (Index i = 0; i < Index(shown().values.size()); ++i)
            if (std::abs(xOf(valueAt(i)) - place.x()) < std::abs(xOf(valueAt(row)) - place.x())) row = i;
        std::optional<Cell> nearest;
        double least = kCurveReach;
        for (std::size_t i = 0; i < shown().curves.size(); ++i) {
            const auto point = pointOf(row, i);
            if (!point || std::abs(point->y() - place.y()) >= least) continue;
            least = std::abs(point->y() - place.y());
            nearest = Cell{row, Index(i), kCosts};
        }
        return nearest;
    }

    /// Along a curve to the right and left, down to the next layer and then to the crossings. In the plane as it is
    /// drawn.
    Cell neighbour(const Cell& cell, int right, int down) const override {
        if (isPlane()) {
            if (cell.matrix != kCheapest) return {markedRow(), markedColumn(), kCheapest};
            return {cell.row - down, cell.column + right, kCheapest};
        }
        const auto curves = Index(shown().curves.size());
        const auto crossings = Index(shown().crossings.size());
        if (cell.matrix == kCrossings && down >= 0)
            return {std::clamp<Index>(cell.row + right, 0, std::max<Index>(crossings - 1, 0)), 0, kCrossings};
        if (cell.matrix != kCosts) return {markerRow(), curves - 1, kCosts};
        if (cell.column + down >= curves && crossings > 0) return {0, 0, kCrossings};
        return {std::clamp<Index>(cell.row + right, 0, Index(shown().values.size()) - 1), cell.column + down, kCosts};
    }

    std::string_view handleAt(const QPointF& place) const override {
        if (!hasStudy()) return {};
        const bool isBelow = place.y() >= m_plot.bottom() && place.y() <= m_plot.bottom() + kAxisRoom;
        const bool isInside = place.y() >= m_plot.top() - kStripHeight && place.y() <= m_plot.bottom();
        if (isPlane()) {
            const QPointF marked(markerX(), markerY());
            const double toN = std::abs(place.x() - marked.x());
            const double toD = std::abs(place.y() - marked.y());
            const bool isOnRight = place.x() >= 0 && place.x() <= m_plot.right();
            if (toD <= kGrip && isOnRight && (toD < toN || place.x() < m_plot.left())) return "d";
            return toN <= kGrip && (isBelow || isInside) ? "n" : std::string_view();
        }
        if (std::abs(place.x() - markerX()) <= (isBelow ? 3 * kGrip : kGrip) && (isBelow || isInside))
            return keyOf(shown().chart.against);
        return {};
    }
    ParameterValue handleValue(std::string_view key, const QPointF& place) const override {
        const bool isUp = isPlane() && key == "d";
        const AxisRange& range = isUp ? shown().widths : shown().range;
        const double share =
            isUp ? (m_plot.bottom() - place.y()) / m_plot.height() : (place.x() - m_plot.left()) / m_plot.width();
        const double first = placeOf(double(range.first));
        const double at = first + std::clamp(share, 0.0, 1.0) * (placeOf(double(range.last)) - first);
        const auto value = std::int64_t(std::llround(std::pow(10, at)));
        // Half of the axis stays free behind the marker; farther it would grow under the pointer.
        const std::int64_t most = parametersMost(key);
        return std::clamp(value, std::int64_t(1), range.last < most ? range.last / 2 : most);
    }

 protected:
    bool selectionMovesLayout(const Scene&, const Scene&) const override { return false; }

    void arrange() override {
        m_isSmall = viewport().width() < 640;
        layOut();
        styleAxes();
        m_lines.clear();
        for (const Curve& curve : shown().curves) m_lines.push_back(pixels(curve.line));
        m_labels.clear();
        m_room = LabelRoom(m_plot.adjusted(2, 2, -2, -2));
        if (isPlane())
            placePlaneLabels();
        else
            placeLabels();
    }

    void drawContent(QCPPainter& painter) override {
        painter.save();
        painter.setAntialiasing(true);
        drawTitle(painter);
        if (isPlane()) {
            drawPlane(painter);
        } else {
            drawStrip(painter);
            drawCurves(painter);
        }
        drawNames(painter);
        painter.restore();
    }

    void drawSelection(QCPPainter& painter) override {
        // Tags on axes cover numbers, so they belong to what is drawn last.
        drawMarkerTags(painter);
        const auto selected = selection();
        if (selected) drawMarked(painter, *selected, true);
        if (hover() && hover() != selected) drawMarked(painter, *hover(), false);
        for (const Cell& pin : scene().view.pins)
            if (const auto box = boxOf(pin)) drawCellMark(painter, *box, viewport(), theme());
    }

 private:
    struct Name {
        std::size_t curve = 0;
        QRectF box;
        double end = 0;  ///< where the curve ends, or what it belongs to
        bool isConnected = false;
    };
    struct Label {
        std::size_t crossing = 0;  ///< or contour
        std::vector<FormulaLayout> lines;
        std::optional<LabelRoom::Place> place;
    };

    const ChartResult& shown() const { return Figure::study<ChartResult>(); }
    bool isPlane() const { return attention::isPlane(scene().parameters); }
    AgainstChoice axis() const { return isPlane() ? AgainstChoice::N : shown().chart.against; }

    static std::int64_t parametersMost(std::string_view key) { return std::int64_t(findParameter(key)->maximum); }

    // Places ----------------------------------------------------------------------------------------------------

    QPointF pixel(const QPointF& place) const {
        return {m_plot.left() + (place.x() - m_left) / (m_right - m_left) * m_plot.width(),
                m_plot.bottom() - (place.y() - m_low) / (m_high - m_low) * m_plot.height()};
    }
    QPolygonF pixels(const Line& line) const {
        QPolygonF points;
        for (const QPointF& place : line) points << pixel(place);
        return points;
    }
    QPolygonF pixels(const std::vector<PlanePoint>& line) const {
        QPolygonF points;
        for (const PlanePoint& place : line) points << pixel({place.n, place.d});
        return points;
    }
    double xOf(double value) const { return pixel({placeOf(value), m_low}).x(); }
    double yOf(double value) const { return pixel({m_left, placeOf(value)}).y(); }
    double valueAt(Index row) const { return double(shown().values[std::size_t(row)]); }
    QPointF ringOf(const Crossing& crossing) const { return {xOf(crossing.value), yOf(crossing.height)}; }
    double markerX() const {
        const CostSetting& setting = shown().chart.setting;
        return xOf(double(isPlane() ? setting.n : axisValue(shown().chart)));
    }
    double markerY() const { return yOf(double(shown().chart.setting.d)); }
    Index markerRow() const {
        const auto& values = shown().values;
        const auto at = std::ranges::lower_bound(values, axisValue(shown().chart));
        return std::min(Index(at - values.begin()), Index(values.size()) - 1);
    }
    static Index nearest(const std::vector<std::int64_t>& values, std::int64_t wanted) {
        const auto distance = [&](std::int64_t value) { return std::abs(std::log(double(value) / double(wanted))); };
        return Index(std::ranges::min_element(values, {}, distance) - values.begin());
    }
    Index markedRow() const { return nearest(shown().plane.d, shown().chart.setting.d); }
    Index markedColumn() const { return nearest(shown().plane.n, shown().chart.setting.n); }

    /// Nothing where the curve has no such point in the picture.
    std::optional<QPointF> pointOf(Index row, std::size_t curve) const {
        const double value = shown().curves[curve].values[std::size_t(row)];
        if (!(value > 0) || std::isinf(value) || m_lines[curve].isEmpty()) return std::nullopt;
        const QPointF point(xOf(valueAt(row)), yOf(value));
        return point.y() <= m_plot.bottom() + 0.5 ? std::optional(point) : std::nullopt;
    }
    /// Of the plane: half way to its neighbours.
    QRectF planeBox(Index row, Index column) const {
        const auto border = [](const std::vector<std::int64_t>& values, Index at) {
            if (at <= 0) return placeOf(double(values.front()));
            if (at >= Index(values.size())) return placeOf(double(values.back()));
            return (placeOf(double(values[std::size_t(at - 1)])) + placeOf(double(values[std::size_t(at)]))) / 2;
        };
        const CostPlane& plane = shown().plane;
        return QRectF(pixel({border(plane.n, column), border(plane.d, row + 1)}),
                      pixel({border(plane.n, column + 1), border(plane.d, row)}));
    }
    std::optional<Cell> planeCellAt(const QPointF& place) const {
        if (!m_plot.contains(place)) return std::nullopt;
        const CostPlane& plane = shown().plane;
        for (Index row = 0; row < Index(plane.d.size()); ++row) {
            const QRectF box = planeBox(row, 0);
            if (place.y() < box.top() || place.y() > box.bottom()) continue;
            for (Index column = 0; column < Index(plane.n.size()); ++column)
                if (planeBox(row, column).right() >= place.x()) return Cell{row, column, kCheapest};
        }
        return std::nullopt;
    }
    std::optional<QRectF> boxOf(const Cell& cell) const {
        if (isPlane() != (cell.matrix == kCheapest) || cell.row < 0 || cell.column < 0) return std::nullopt;
        const ChartResult& all = shown();
        const auto row = std::size_t(cell.row);
        const auto column = std::size_t(cell.column);
        if (isPlane()) {
            if (row >= all.plane.d.size() || column >= all.plane.n.size()) return std::nullopt;
            return planeBox(cell.row, cell.column);
        }
        QRectF box(0, 0, 14, 14);
        if (cell.matrix == kCrossings) {
            if (row >= all.crossings.size()) return std::nullopt;
            box.moveCenter(ringOf(all.crossings[row]));
            return box;
        }
        if (row >= all.values.size() || column >= all.curves.size()) return std::nullopt;
        const auto point = pointOf(cell.row, column);
        if (!point) return std::nullopt;
        box.moveCenter(*point);
        return box;
    }

    // Layout ----------------------------------------------------------------------------------------------------

    QString valueOf(std::size_t curve) const { return amount(shown().curves[curve].present); }
    QString presentWords() const {
        const CostSetting& setting = shown().chart.setting;
        const QString now = equals(axis(), whole(isPlane() ? setting.n : axisValue(shown().chart)));
        return isPlane() ? listed({now, equals(AgainstChoice::D, whole(setting.d))}) : now;
    }

    void layOut() {
        const QRectF room = viewport();
        const ChartResult& all = shown();
        const QFontMetricsF metrics(textFont(type::kAxis, QFont::DemiBold));
        double names = 0;
        // As wide as numbers become, so that nothing moves while they grow.
        const double values = metrics.horizontalAdvance(QStringLiteral("888\u202f888\u202f888"));
        for (const Curve& curve : all.curves)
            names = std::max(names, metrics.horizontalAdvance(architectureWords(curve.architecture) +
                                                              (std::isinf(curve.present) ? kNever : QString())));
        constexpr double kBetween = 12;
        constexpr double kSwatchRoom = kSwatch + 7;
        const double most = room.width() * (m_isSmall ? 0.39 : 0.34) - 16;
        // Where there is little room names are short, and numbers are left out.
        m_hasValues = kSwatchRoom + names + kBetween + values <= most;
        m_isShort = !m_hasValues && kSwatchRoom + names > most;
        if (m_isShort) {
            names = 0;
            for (const Curve& curve : all.curves)
                names = std::max(names, metrics.horizontalAdvance(architectureShort(curve.architecture) +
                                                                  (std::isinf(curve.present) ? kNever : QString())));
            m_hasValues = kSwatchRoom + names + kBetween + values <= most;
        }
        const double width = kSwatchRoom + names + (m_hasValues ? kBetween + values : 0);
        m_column = QRectF(room.right() - std::min(width, most) - 1, room.top(), std::min(width, most), room.height());
        m_nameWidth = std::min(names, m_column.width() - kSwatchRoom);
        m_valueWidth = values;

        m_left = placeOf(double(all.range.first));
        m_right = placeOf(double(all.range.last));
        if (isPlane()) {
            m_low = placeOf(double(all.widths.first));
            m_high = placeOf(double(all.widths.last));
        } else {
            findHeights();
        }
        const double above = kTitleHeight + kSubtitleHeight + (isPlane() ? 8 : kStripHeight + 4);
        const double left = room.left() + 52;
        const double right = m_column.left() - 20;
        m_plot = QRectF(std::round(left), std::round(room.top() + above), std::round(std::max(20.0, right - left)),
                        std::round(std::max(20.0, room.height() - above - kAxisRoom)));
        placeFreely(*m_rect, m_plot);
        placeNames();
    }

    /// All of the curves, with a little room above and below.
    void findHeights() {
        double low = std::numeric_limits<double>::infinity();
        double high = -low;
        for (const Curve& curve : shown().curves)
            for (const QPointF& point : curve.line) {
                low = std::min(low, point.y());
                high = std::max(high, point.y());
            }
        if (low > high) low = high = 0;
        const double air = std::max(0.04 * (high - low), 0.15);
        m_low = low - air;
        m_high = high + air;
    }

    void placeNames() {
        m_names.clear();
        const std::vector<Curve>& curves = shown().curves;
        std::vector<std::size_t> ended;
        std::vector<std::size_t> infinite;
        for (std::size_t i = 0; i < curves.size(); ++i)
            (isPlane() || !curves[i].line.empty() ? ended : infinite).push_back(i);
        const auto endOf = [&](std::size_t i) {
            return isPlane() ? curves[i].present : pixel(curves[i].line.back()).y();
        };
        // In the plane from the lowest on, as in a list.
        std::ranges::stable_sort(ended, {}, endOf);
        const double top = m_plot.top() - 4;
        const double bottom = m_plot.bottom() + 4;
        std::vector<double> wanted;
        for (const std::size_t i : ended) {
            // Equal curves are named together, around their end.
            const double aside = (double(curves[i].same) - double(curves[i].allSame - 1) / 2) * kRow;
            wanted.push_back(isPlane() ? m_plot.top() + kRow / 2 : endOf(i) + aside);
        }
        const double needed = double(infinite.size()) * kRow;
        const std::vector<double> centres =
            spread(wanted, std::vector<double>(wanted.size(), kRow), top, std::max(top, bottom));
        const auto add = [&](std::size_t curve, double centre, double end, bool isConnected) {
            m_names.push_back(
                {curve, QRectF(m_column.left(), centre - kRow / 2, m_column.width(), kRow), end, isConnected});
        };
        for (std::size_t at = 0; at < ended.size(); ++at) add(ended[at], centres[at], endOf(ended[at]), !isPlane());
        if (infinite.empty()) return;
        // What has no end is named where most room is left.
        double from = top;
        double most = centres.empty() ? bottom - top : centres.front() - kRow / 2 - top;
        for (std::size_t at = 0; at < centres.size(); ++at) {
            const double begin = centres[at] + kRow / 2;
            const double room = (at + 1 < centres.size() ? centres[at + 1] - kRow / 2 : bottom) - begin;
            if (room <= most) continue;
            most = room;
            from = begin;
        }
        if (most < needed) return;
        for (std::size_t at = 0; at < infinite.size(); ++at)
            add(infinite[at], from + std::min(kRow, (most - needed) / 2) + (double(at) + 0.5) * kRow, 0, false);
    }

    static QString powerOfTen(int exponent) {
        if (exponent == 0 || exponent == 1) return exponent == 0 ? QStringLiteral("1") : QStringLiteral("10");
        return QStringLiteral("10") + raised(exponent);
    }

    /// Decades, and between them 2 and 5 where there are few.
    QSharedPointer<QCPAxisTicker> ticks(double low, double high, double length, double room, bool isPlain) const {
        QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
        const double decades = high - low;
        const int step = std::max(1, int(std::ceil(decades * room / length)));
        const bool isFine = decades <= 2.2 && length / decades > 3.2 * room;
        for (int power = int(std::floor(low)); power <= int(std::ceil(high)); ++power) {
            for (const int digit : {1, 2, 5}) {
                if (digit > 1 && !isFine) continue;
                const double place = power + std::log10(double(digit));
                if (place < low - 1e-9 || place > high + 1e-9 || ((power % step) + step) % step != 0) continue;
                ticker->addTick(place,
                                isPlain || (isFine && power < 4) ? significantNumber(digit * std::pow(10, power), 1)
                                : digit == 1                     ? powerOfTen(power)
                                             : QStringLiteral("%1\u202f·\u202f%2").arg(digit).arg(powerOfTen(power)));
            }
        }
        return ticker;
    }

    void styleAxes() {
        m_rect->setupFullAxesBox();
        for (QCPAxis* axis : m_rect->axes()) styleAxis(*axis, theme());
        for (const auto side : {QCPAxis::atTop, QCPAxis::atRight}) m_rect->axis(side)->setVisible(false);
        QCPAxis& places = *m_rect->axis(QCPAxis::atBottom);
        places.setRange(m_left, m_right);
        places.setTicker(ticks(m_left, m_right, m_plot.width(), 56, true));
        QCPAxis& heights = *m_rect->axis(QCPAxis::atLeft);
        heights.setRange(m_low, m_high);
        heights.setTicker(ticks(m_low, m_high, m_plot.height(), 22, isPlane() || m_high <= 4.3));
        heights.setBasePen(Qt::NoPen);
        heights.setTickPen(Qt::NoPen);
        for (QCPAxis* axis : {&places, &heights}) {
            axis->grid()->setVisible(!isPlane());
            axis->grid()->setPen(QPen(theme().rule, 1));
            axis->grid()->setZeroLinePen(QPen(theme().rule, 1));
            axis->setLabel({});
        }
    }

    // Labels ----------------------------------------------------------------------------------------------------

    static QRectF around(const QPointF& centre, double radius) {
        return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
    }
    static QSizeF sizeOf(const std::vector<FormulaLayout>& lines) {
        QSizeF size(0, 0);
        for (const FormulaLayout& line : lines)
            size = {std::max(size.width(), line.size().width()), size.height() + line.size().height()};
        return size;
    }

    /// Crossings at one place share a ring and a label.
    void placeLabels() {
        constexpr double kSamePlace = 4;
        const std::vector<Crossing>& crossings = shown().crossings;
        for (const QPolygonF& line : m_lines) m_room.avoidCurve(line);
        const double marker = markerX();
        m_room.avoid(QRectF(marker - 3, m_plot.top(), 6, m_plot.height()));
        for (const Crossing& crossing : crossings) m_room.avoid(around(ringOf(crossing), kRing + 2));
        std::vector<std::vector<std::string>> texts;
        m_rings.clear();
        for (std::size_t i = 0; i < crossings.size(); ++i) {
            const std::string text = expressionText(crossings[i].formula);
            m_rings.push_back(kRing);
            for (std::size_t j = 0; j < i; ++j) {
                const double apart = QLineF(ringOf(crossings[i]), ringOf(crossings[j])).length();
                if (apart > kSamePlace && apart < 2 * kRing + 3) m_rings[i] = m_rings[j] = kSmallRing;
            }
            const auto known = std::ranges::find_if(m_labels, [&](const Label& label) {
                return QLineF(ringOf(crossings[label.crossing]), ringOf(crossings[i])).length() < kSamePlace;
            });
            const auto at = std::size_t(known - m_labels.begin());
            if (known == m_labels.end()) {
                m_labels.push_back({i, {}, {}});
                texts.emplace_back();
            } else if (std::ranges::find(texts[at], text) != texts[at].end()) {
                continue;
            }
            texts[at].push_back(text);
            m_labels[at].lines.emplace_back(crossingLabel(crossings[i]), kLabelSize);
        }
        for (Label& label : m_labels) {
            const auto place = [&] {
                label.place =
                    m_room.place(ringOf(crossings[label.crossing]), m_rings[label.crossing], sizeOf(label.lines));
            };
            place();
            if (label.place) continue;
            // The value alone needs less room than the formula.
            const Expression value = crossingLabel(crossings[label.crossing]);
            const double shown = crossings[label.crossing].value;
            const Expression number =
                shown == std::round(shown) ? formula::number(shown) : formula::rounded(shown, kShortDigits);
            label.lines.clear();
            label.lines.emplace_back(formula::equation({value.parts.front(), number}), kLabelSize);
            place();
            if (label.place) continue;
            label.lines.clear();
            label.lines.emplace_back(number, kSmallLabelSize);
            place();
        }
    }

    /// Contours are named on themselves, where they pass through nothing else.
    void placePlaneLabels() {
        m_room.avoid(QRectF(markerX() - 3, m_plot.top(), 6, m_plot.height()));
        m_room.avoid(QRectF(m_plot.left(), markerY() - 3, m_plot.width(), 6));
        m_presentBox = presentBox();
        m_room.avoid(m_presentBox);
        const std::vector<PlaneContour>& contours = shown().map.contours;
        for (std::size_t i = 0; i < contours.size(); ++i) {
            Label label{i, {}, {}};
            label.lines.emplace_back(contours[i].formula, kLabelSize);
            const QPolygonF line = pixels(contours[i].line);
            const QSizeF size = sizeOf(label.lines) + QSizeF(10, 4);
            LabelRoom others(m_plot);
            for (std::size_t j = 0; j < contours.size(); ++j)
                if (j != i) others.avoidCurve(pixels(contours[j].line));
            // From the middle outwards, on its own line and no other: which of two it names must be seen.
            constexpr int kPlaces = 40;
            for (const double aside : {0.0, -0.5, 0.5})
                for (int step = 1; step < kPlaces && !label.place; ++step) {
                    const double share = 0.5 + (step % 2 ? 1 : -1) * double(step / 2) / kPlaces;
                    const double at = share * double(line.size() - 1);
                    const auto before = std::min(qsizetype(at), line.size() - 2);
                    const QPointF on = line[before] + (line[before + 1] - line[before]) * (at - double(before));
                    QRectF box(QPointF(), size);
                    box.moveCenter(on + QPointF(aside * (size.width() + 4), 0));
                    constexpr double kApart = 3;
                    if (!m_room.isFree(box) || !others.isFree(box.adjusted(-kApart, -kApart, kApart, kApart))) continue;
                    m_room.avoid(box);
                    label.place = LabelRoom::Place{box, {}};
                }
            m_labels.push_back(std::move(label));
        }
    }

    /// Of layers in a tag that lies in the plane beside a place: half of it wide at most, or else as wide as it.
    QString fittingTag(const std::vector<Architecture>& layers) const {
        const QFontMetricsF metrics(textFont(type::kAxis, QFont::DemiBold));
        for (const QString& names : {namesOf(layers), shortNamesOf(layers)})
            if (metrics.horizontalAdvance(names) <= m_plot.width() / 2 - 40) return names;
        return metrics.elidedText(shortNamesOf(layers), Qt::ElideRight, m_plot.width() - 40);
    }
    QString presentNames() const { return fittingTag(shown().lowestNow); }

    /// The lowest layers at the marked place are named beside it, where that covers no line if there is such a place.
    QRectF presentBox() const {
        const QFontMetricsF metrics(textFont(type::kAxis, QFont::DemiBold));
        const QSizeF size(metrics.horizontalAdvance(presentNames()) + 14, 20);
        const LabelRoom anywhere(m_plot.adjusted(2, 2, -2, -2));
        LabelRoom room = anywhere;
        LabelRoom borders = anywhere;
        for (const PlaneContour& contour : shown().map.contours) {
            room.avoidCurve(pixels(contour.line));
            if (contour.isBorder) borders.avoidCurve(pixels(contour.line));
        }
        const QPointF marked(markerX(), markerY());
        for (const double away : {9.0, 24.0})
            for (const LabelRoom* free : std::array<const LabelRoom*, 3>{&room, &borders, &anywhere})
                for (const auto& [x, y] : {std::pair{1, -1}, {-1, -1}, {1, 1}, {-1, 1}}) {
                    QRectF box(QPointF(), size);
                    box.moveCenter(marked + QPointF(x * (size.width() / 2 + away), y * (size.height() / 2 + away)));
                    if (free->isFree(box) && (free != &anywhere || away > 9)) return box;
                }
        QRectF box(QPointF(), size);
        box.moveCenter(m_plot.center());
        return box;
    }

    // Drawing ---------------------------------------------------------------------------------------------------

    void drawTitle(QCPPainter& painter) {
        const QFont bold = textFont(type::kAxis, QFont::DemiBold);
        const QFont plain = textFont(type::kAxis);
        const QRectF room(viewport().left(), viewport().top(), viewport().width(), kTitleHeight - 4);
        double right = room.right();
        if (m_hasValues) {
            const double width = QFontMetricsF(plain).horizontalAdvance(presentWords()) + 2;
            const QRectF at(m_column.right() - width, room.top(), width, room.height());
            drawElided(painter, at, Qt::AlignRight | Qt::AlignVCenter, presentWords(), plain, theme().muted);
            right = at.left() - 8;
        }
        const QString name = isPlane() ? planeWords(shown().chart) : quantityWords(shown().chart);
        const double width = std::min(QFontMetricsF(bold).horizontalAdvance(name) + 1, right - room.left());
        drawElided(painter, QRectF(room.left(), room.top(), width, room.height()), Qt::AlignLeft | Qt::AlignVCenter,
                   name, bold, theme().text);
        const QString count = countWords(shown().chart);
        const QString fixed = fixedWords(shown().chart, isPlane());
        const QString what =
            fixed.isEmpty() ? count : ChartWords::tr("%1; %2", "how it is counted; n = 60").arg(count, fixed);
        QStringList forms{ChartWords::tr("%1; both axes logarithmic", "how it is counted").arg(what), what};
        const bool hasDashed =
            isPlane() && std::ranges::any_of(shown().map.contours, std::logical_not(), &PlaneContour::isBorder);
        if (hasDashed)
            forms.prepend(ChartWords::tr("%1; dashed: equal, but another layer is lower").arg(forms.front()));
        if (hasDashed) forms.insert(1, ChartWords::tr("%1; dashed: equal, but another layer is lower").arg(what));
        forms += fixed;
        const QRectF below(room.left(), room.bottom(), viewport().right() - room.left(), kSubtitleHeight);
        drawWhole(painter, below, Qt::AlignLeft | Qt::AlignVCenter, forms, plain, theme().muted);
    }

    void drawStrip(QCPPainter& painter) {
        const QFont font = textFont(type::kSmallest);
        const double bottom = m_plot.top() - 5;
        const double top = bottom - kBar;
        for (const CostRegion& region : shown().regions) {
            const double from = xOf(region.from) + (region.from > double(shown().range.first) ? 1 : 0);
            const double to = xOf(region.to) - (region.to < double(shown().range.last) ? 1 : 0);
            if (to - from < 1) continue;
            const auto& lowest = region.lowest;
            for (std::size_t i = 0; i < lowest.size(); ++i)
                drawShared(painter, {QPointF(from, (top + bottom) / 2), QPointF(to, (top + bottom) / 2)},
                           architectureColour(lowest[i], theme()), kBar, i, lowest.size());
            const QRectF room(from, top - 17, to - from, 16);
            const QString names = namesOf(lowest);
            drawWhole(painter, room, Qt::AlignHCenter | Qt::AlignVCenter,
                      {ChartWords::tr("lowest: %1").arg(names), names, shortNamesOf(lowest)}, font, theme().text);
        }
    }

    /// One of several lines at the same place: each is seen in turn.
    void drawShared(QCPPainter& painter, const QPolygonF& line, const QColor& colour, double width, std::size_t which,
                    std::size_t all) const {
        QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap);
        if (which > 0) {
            // A pattern begins with a dash: one of no length.
            constexpr double kNothing = 1e-3;
            const double dash = 9 / width;
            const double before = dash * double(which);
            const double after = dash * double(all - 1 - which);
            pen.setDashPattern({kNothing, before, dash, std::max(after, kNothing)});
        }
        drawCurve(painter, line, pen);
    }

    void drawCurves(QCPPainter& painter) {
        constexpr double kWidth = 2.5;
        const std::vector<Curve>& curves = shown().curves;
        // Solid ones first, so that dashes lie over them where two are the same for a while.
        for (const bool isDashed : {false, true})
            for (std::size_t i = 0; i < curves.size(); ++i) {
                const Architecture architecture = curves[i].architecture;
                if ((architectureDash(architecture) != Qt::SolidLine) != isDashed) continue;
                const QColor colour = architectureColour(architecture, theme());
                if (curves[i].allSame > 1) continue;
                QPen pen(colour, kWidth, Qt::SolidLine, Qt::FlatCap);
                if (isDashed) pen.setDashPattern({2.6, 1.8});
                drawCurve(painter, m_lines[i], pen);
            }
        for (std::size_t i = 0; i < curves.size(); ++i)
            if (curves[i].allSame > 1)
                drawShared(painter, m_lines[i], architectureColour(curves[i].architecture, theme()), kWidth,
                           curves[i].same, curves[i].allSame);
        const double marker = markerX();
        painter.setPen(QPen(theme().text, 1.5));
        painter.drawLine(QLineF(marker, m_plot.top(), marker, m_plot.bottom()));
        for (std::size_t i = 0; i < curves.size(); ++i) {
            const double value = curves[i].present;
            if (!(value > 0) || std::isinf(value) || m_lines[i].isEmpty() || placeOf(value) < m_low) continue;
            const Architecture architecture = curves[i].architecture;
            const QPointF point(marker, yOf(value));
            drawDot(painter, point, 5.25, theme().surface, true, theme().surface);
            drawDot(painter, point, 4, architectureColour(architecture, theme()),
                    architectureDash(architecture) == Qt::SolidLine, theme().surface);
        }
        for (const Label& label : m_labels) drawCrossing(painter, label);
    }

    void drawCrossing(QCPPainter& painter, const Label& label) const {
        const QPointF ring = ringOf(shown().crossings[label.crossing]);
        if (label.place) {
            painter.setPen(QPen(theme().control, 1));
            painter.drawLine(label.place->leader);
            double y = label.place->box.top();
            for (const FormulaLayout& line : label.lines) {
                line.paint(painter, {label.place->box.center().x() - line.size().width() / 2, y}, theme(),
                           theme().text);
                y += line.size().height();
            }
        }
        drawRing(painter, ring, m_rings[label.crossing]);
    }
    void drawRing(QCPPainter& painter, const QPointF& ring, double radius) const {
        painter.setPen(QPen(theme().text, radius < kRing ? 1.5 : 2));
        painter.setBrush(theme().surface);
        painter.drawEllipse(ring, radius, radius);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().text);
        if (radius >= kRing) painter.drawEllipse(ring, 1.75, 1.75);
        painter.setBrush(Qt::NoBrush);
    }

    void drawNames(QCPPainter& painter) {
        for (const Name& name : m_names) {
            const Curve& curve = shown().curves[name.curve];
            const QColor colour = architectureColour(curve.architecture, theme());
            const QRectF& box = name.box;
            if (name.isConnected) {
                painter.setPen(QPen(theme().control, 1));
                painter.drawLine(QLineF(m_plot.right() + 3, name.end, box.left() - 5, box.center().y()));
            }
            if (isPlane()) {
                painter.fillRect(QRectF(box.left(), box.center().y() - 5, kSwatch, 10), colour);
            } else if (!curve.line.empty()) {
                QPen pen(colour, 2.5, Qt::SolidLine, Qt::FlatCap);
                if (architectureDash(curve.architecture) != Qt::SolidLine) pen.setDashPattern({2.6, 1.8});
                drawCurve(painter,
                          {QPointF(box.left(), box.center().y()), QPointF(box.left() + kSwatch, box.center().y())},
                          pen);
            }
            const double x = box.left() + kSwatch + 7;
            const bool isLowest = std::ranges::find(shown().lowestNow, curve.architecture) != shown().lowestNow.end();
            const QFont font = textFont(type::kAxis, isLowest ? QFont::DemiBold : QFont::Normal);
            QString text = m_isShort ? architectureShort(curve.architecture) : architectureWords(curve.architecture);
            const double width = m_nameWidth + 1;
            if (!m_hasValues && std::isinf(curve.present)) {
                const double all = width - QFontMetricsF(font).horizontalAdvance(kNever);
                text = QFontMetricsF(font).elidedText(text, Qt::ElideRight, all) + kNever;
            }
            drawElided(painter, QRectF(x, box.top(), width, box.height()), Qt::AlignLeft | Qt::AlignVCenter, text, font,
                       curve.line.empty() && !isPlane() ? theme().muted : theme().text);
            if (m_hasValues)
                drawElided(painter, QRectF(box.right() - m_valueWidth - 1, box.top(), m_valueWidth + 1, box.height()),
                           Qt::AlignRight | Qt::AlignVCenter, valueOf(name.curve), font,
                           isLowest ? theme().text : theme().muted);
        }
        drawAxisNames(painter);
    }

    void drawAxisNames(QCPPainter& painter) {
        const QFont font = textFont(type::kAxis);
        const QFontMetricsF metrics(font);
        const double last = metrics.horizontalAdvance(whole(shown().range.last)) / 2;
        double left = m_plot.right() + last + 8;
        left = std::max(left, markerX() + metrics.horizontalAdvance(presentNumber()) / 2 + 14);
        const QRectF room(left, m_plot.bottom() + 5, viewport().right() - left, 18);
        const auto forms = [](AgainstChoice axis) {
            return QStringList{QStringLiteral("%1 %2").arg(axisWords(axis), letterOf(axis)), letterOf(axis)};
        };
        drawWhole(painter, room, Qt::AlignLeft | Qt::AlignVCenter, forms(axis()), font, theme().muted);
        if (!isPlane()) return;
        // Above the numbers of d, where no number stands.
        painter.save();
        painter.translate(viewport().left() + 7, m_plot.center().y());
        painter.rotate(-90);
        drawWhole(painter, QRectF(-m_plot.height() / 2, -8, m_plot.height(), 16), Qt::AlignCenter,
                  forms(AgainstChoice::D), font, theme().muted);
        painter.restore();
    }

    QString presentNumber() const { return whole(isPlane() ? shown().chart.setting.n : axisValue(shown().chart)); }
    /// Where the selection's own tag would lie on them they give way.
    void drawMarkerTags(QCPPainter& painter) {
        constexpr double kTagWidth = 64;
        constexpr double kTagHeight = 20;
        const auto selected = selection();
        const auto box = selected && selected->matrix != kCrossings ? boxOf(*selected) : std::nullopt;
        const double dx = box ? std::abs(box->center().x() - markerX()) : kTagWidth;
        const double dy = box ? std::abs(box->center().y() - markerY()) : kTagHeight;
        const CostSetting& setting = shown().chart.setting;
        if (dx >= kTagWidth)
            drawTagOn(painter, *m_rect->axis(QCPAxis::atBottom),
                      placeOf(double(isPlane() ? setting.n : axisValue(shown().chart))), presentNumber());
        if (isPlane() && dy >= kTagHeight)
            drawTagOn(painter, *m_rect->axis(QCPAxis::atLeft), placeOf(double(setting.d)), whole(setting.d));
    }
    void drawTagOn(QCPPainter& painter, const QCPAxis& axis, double place, const QString& text) {
        drawAxisTag(painter, axis, place, text, theme().text, theme());
    }

    // The plane -------------------------------------------------------------------------------------------------

    /// Flat colours of the lowest layers, striped where several are.
    void drawPlane(QCPPainter& painter) {
        painter.setAntialiasing(false);
        painter.setPen(Qt::NoPen);
        const auto regions = planeRegions();
        for (const auto& [lowest, area] : regions) {
            painter.setBrush(architectureColour(lowest.front(), theme()));
            painter.drawPolygon(area);
        }
        painter.setAntialiasing(true);
        for (const auto& [lowest, area] : regions) drawStripes(painter, area, lowest);
        drawContours(painter);
        drawRegionNames(painter, shown().map.rows);
        const QPointF marked(markerX(), markerY());
        drawCased(painter, QLineF(marked.x(), m_plot.top(), marked.x(), m_plot.bottom()), theme().text, 1.5,
                  theme().surface);
        drawCased(painter, QLineF(m_plot.left(), marked.y(), m_plot.right(), marked.y()), theme().text, 1.5,
                  theme().surface);
        drawRing(painter, marked, kRing);
        drawTag(painter, presentNames(), m_presentBox.center(), m_plot, theme().text, theme().surface);
    }

    /// Pieces of the plane that lie on each other as one, so that no seam is seen between them.
    std::vector<std::pair<std::vector<Architecture>, QPolygonF>> planeRegions() const {
        struct Region {
            std::vector<Architecture> lowest;
            std::array<PlanePoint, 2> top;
            QPolygonF left;
            QPolygonF right;
        };
        std::vector<Region> regions;
        for (const PlaneArea& area : shown().map.areas) {
            const auto& [lowLeft, lowRight, highRight, highLeft] = area.corners;
            const std::array<PlanePoint, 2> bottom{lowLeft, lowRight};
            auto under = std::ranges::find_if(
                regions, [&](const Region& region) { return region.lowest == area.lowest && region.top == bottom; });
            if (under == regions.end()) {
                regions.push_back(
                    {area.lowest, bottom, {pixel({lowLeft.n, lowLeft.d})}, {pixel({lowRight.n, lowRight.d})}});
                under = regions.end() - 1;
            }
            under->top = {highLeft, highRight};
            under->left << pixel({highLeft.n, highLeft.d});
            under->right << pixel({highRight.n, highRight.d});
        }
        std::vector<std::pair<std::vector<Architecture>, QPolygonF>> outlines;
        for (Region& region : regions) {
            std::ranges::reverse(region.right);
            outlines.emplace_back(std::move(region.lowest), region.left + region.right);
        }
        return outlines;
    }

    void drawStripes(QCPPainter& painter, const QPolygonF& area, const std::vector<Architecture>& lowest) const {
        if (lowest.size() < 2) return;
        constexpr double kStripe = 7;
        QPainterPath whole;
        whole.addPolygon(area);
        whole.closeSubpath();
        // Qt's SVG knows no clipping.
        const bool canClip = painter.paintEngine()->type() != QPaintEngine::SVG;
        painter.save();
        painter.setPen(Qt::NoPen);
        if (canClip) painter.setClipPath(whole, Qt::IntersectClip);
        const QRectF room = whole.boundingRect().adjusted(-1, -1, 1, 1);
        const double height = room.height();
        const double period = kStripe * double(lowest.size());
        // The same stripes whatever the region, so that neighbours go on in each other.
        const double first = std::floor((room.left() - height + room.bottom()) / period) * period - room.bottom();
        for (std::size_t which = 1; which < lowest.size(); ++which) {
            const QColor colour = architectureColour(lowest[which], theme());
            painter.setBrush(colour);
            for (double x = first + double(which) * kStripe; x < room.right(); x += period) {
                // One by one: of many in one path Qt's rasteriser makes a hundred times the work.
                if (canClip) {
                    painter.setPen(QPen(colour, kStripe / std::sqrt(2), Qt::SolidLine, Qt::FlatCap));
                    painter.drawLine(QLineF(x + kStripe / 2 - kStripe, room.bottom() + kStripe,
                                            x + kStripe / 2 + height + kStripe, room.top() - kStripe));
                    continue;
                }
                QPainterPath stripe;
                stripe.addPolygon(QPolygonF{QPointF(x, room.bottom()), QPointF(x + kStripe, room.bottom()),
                                            QPointF(x + kStripe + height, room.top()), QPointF(x + height, room.top()),
                                            QPointF(x, room.bottom())});
                painter.drawPath(stripe.intersected(whole));
            }
        }
        painter.restore();
    }

    void drawContours(QCPPainter& painter) {
        const std::vector<PlaneContour>& contours = shown().map.contours;
        for (const PlaneContour& contour : contours) {
            const QPolygonF line = pixels(contour.line);
            QPen casing(theme().surface, contour.isBorder ? 4 : 3, Qt::SolidLine, Qt::FlatCap);
            drawCurve(painter, line, casing);
            QPen pen(theme().text, contour.isBorder ? 1.75 : 1.25, Qt::SolidLine, Qt::FlatCap);
            if (!contour.isBorder) pen.setDashPattern({5, 4});
            drawCurve(painter, line, pen);
        }
        for (const Label& label : m_labels) {
            if (!label.place) continue;
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme().surface);
            painter.drawRoundedRect(label.place->box, 4, 4);
            const QSizeF size = label.lines.front().size();
            label.lines.front().paint(painter, label.place->box.center() - QPointF(size.width() / 2, size.height() / 2),
                                      theme(), theme().text);
        }
    }

    /// Each region is named inside itself, where there is room.
    void drawRegionNames(QCPPainter& painter, const std::vector<PlaneRow>& rows) {
        const QFont font = textFont(type::kName, QFont::DemiBold);
        const QFontMetricsF metrics(font);
        std::vector<std::vector<Architecture>> kinds;
        for (const PlaneRow& row : rows)
            for (const CostRegion& region : row.regions)
                if (std::ranges::find(kinds, region.lowest) == kinds.end()) kinds.push_back(region.lowest);
        LabelRoom room = m_room;
        for (const PlaneContour& contour : shown().map.contours) {
            QPolygonF line = pixels(contour.line);
            for (const QPointF& point : line) room.avoid(around(point, 3));
        }
        for (const auto& kind : kinds) {
            const QString name = namesOf(kind);
            const QSizeF size(metrics.horizontalAdvance(name) + 16, 20);
            // Of the free places in the region the one with most of it at either side.
            std::optional<QRectF> best;
            double most = 0;
            for (std::size_t i = 0; i < rows.size(); ++i)
                for (const CostRegion& region : rows[i].regions) {
                    if (region.lowest != kind) continue;
                    const double y = pixel({0, rows[i].d}).y();
                    const double from = xOf(region.from);
                    const double to = xOf(region.to);
                    for (const double share : {0.5, 0.35, 0.65, 0.2, 0.8}) {
                        QRectF box(QPointF(), size);
                        box.moveCenter({from + (to - from) * share, y});
                        if (!isWithin(rows, kind, box) || !room.isFree(box)) continue;
                        const double aside = std::min(box.left() - from, to - box.right()) + 20;
                        const double above = std::min(y - m_plot.top(), m_plot.bottom() - y);
                        if (std::min(aside, above) <= most) continue;
                        most = std::min(aside, above);
                        best = box;
                    }
                }
            if (!best) continue;
            room.avoid(*best);
            const QColor colour = architectureColour(kind.front(), theme());
            if (kind.size() > 1) {
                drawTag(painter, name, best->center(), m_plot, theme().surface, theme().text);
            } else {
                drawElided(painter, *best, Qt::AlignCenter, name, font, inkOn(colour));
            }
        }
    }
    bool isWithin(const std::vector<PlaneRow>& rows, const std::vector<Architecture>& kind, const QRectF& box) const {
        for (const PlaneRow& row : rows) {
            const double y = pixel({0, row.d}).y();
            if (y < box.top() - 8 || y > box.bottom() + 8) continue;
            const bool isIn = std::ranges::any_of(row.regions, [&](const CostRegion& region) {
                return region.lowest == kind && xOf(region.from) <= box.left() && xOf(region.to) >= box.right();
            });
            if (!isIn) return false;
        }
        return true;
    }

    // What is pointed at ----------------------------------------------------------------------------------------

    void drawMarked(QCPPainter& painter, const Cell& cell, bool isSelected) {
        const auto box = boxOf(cell);
        if (!box) return;
        painter.save();
        painter.setAntialiasing(true);
        const QPointF point = box->center();
        const QCPAxis& places = *m_rect->axis(QCPAxis::atBottom);
        if (isPlane()) {
            drawCasedBox(painter, *box, theme().text, isSelected ? 2 : 1, theme().surface);
            const CostPlane& plane = shown().plane;
            if (isSelected) {
                const std::int64_t n = plane.n[std::size_t(cell.column)];
                const std::int64_t d = plane.d[std::size_t(cell.row)];
                drawTagOn(painter, places, placeOf(double(n)), whole(n));
                drawTagOn(painter, *m_rect->axis(QCPAxis::atLeft), placeOf(double(d)), whole(d));
            }
            drawValue(painter, point,
                      fittingTag(lowestLayers(shown().chart, plane.n[std::size_t(cell.column)],
                                              plane.d[std::size_t(cell.row)])));
        } else if (cell.matrix == kCrossings) {
            const Crossing& crossing = shown().crossings[std::size_t(cell.row)];
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme().surface, 4));
            painter.drawEllipse(point, kRing + 4, kRing + 4);
            painter.setPen(QPen(theme().text, isSelected ? 2 : 1));
            painter.drawEllipse(point, kRing + 4, kRing + 4);
            drawValue(painter, point, amount(crossing.height));
        } else {
            const double value = valueAt(cell.row);
            drawCased(painter, {point.x(), point.y(), point.x(), m_plot.bottom()}, theme().text, isSelected ? 1.5 : 1,
                      theme().surface);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme().surface, 4));
            painter.drawEllipse(point, 7, 7);
            painter.setPen(QPen(theme().text, isSelected ? 2 : 1));
            painter.drawEllipse(point, 7, 7);
            if (isSelected) drawTagOn(painter, places, placeOf(value), displayNumber(value, 0));
            drawValue(painter, point, amount(shown().curves[std::size_t(cell.column)].values[std::size_t(cell.row)]));
        }
        painter.restore();
    }

    /// Beside a place, on the side where it covers no label.
    void drawValue(QCPPainter& painter, const QPointF& point, const QString& text) {
        const double width = QFontMetricsF(textFont(type::kAxis, QFont::DemiBold)).horizontalAdvance(text) + 12;
        const double aside = width / 2 + 12;
        const std::array<QPointF, 6> sides{QPointF(0, -22),     QPointF(-aside, -16), QPointF(aside, 18),
                                           QPointF(aside, -16), QPointF(-aside, 18),  QPointF(0, 24)};
        const auto meetsLabel = [&](const QRectF& box) {
            return std::ranges::any_of(
                m_labels, [&](const Label& label) { return label.place && label.place->box.intersects(box); });
        };
        // On nothing at all, or else on no label.
        for (const bool isStrict : {true, false})
            for (const QPointF& side : sides) {
                QRectF box(0, 0, width, 18);
                box.moveCenter(point + side);
                if (meetsLabel(box) || !m_plot.contains(box) || (isStrict && !m_room.isFree(box))) continue;
                return void(drawTag(painter, text, box.center(), m_plot, theme().text, theme().surface));
            }
        drawTag(painter, text, point + sides.front(), m_plot, theme().text, theme().surface);
    }

    QCPAxisRect* m_rect = nullptr;
    QRectF m_plot;
    QRectF m_column;  ///< of the names at the curves' ends
    double m_nameWidth = 0;
    double m_valueWidth = 0;
    double m_left = 0;  ///< of the axes, logarithmic
    double m_right = 1;
    double m_low = 0;
    double m_high = 1;
    bool m_isSmall = false;
    bool m_hasValues = true;
    bool m_isShort = false;  ///< names
    std::vector<QPolygonF> m_lines;
    std::vector<Name> m_names;
    std::vector<Label> m_labels;
    std::vector<double> m_rings;  ///< radius for each crossing
    LabelRoom m_room;
    QRectF m_presentBox;
};

// Page --------------------------------------------------------------------------------------------------------------

/// Nothing can be crossed by a curve that is always above it.
struct Pair {
    Architecture lower;
    Architecture higher;
};
/// Layers whose curves do not cross, the one that is nowhere higher first; equal ones are none.
std::vector<Pair> neverCrossing(const CostChart& chart, const AxisRange& range,
                                const std::vector<Crossing>& crossings) {
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < chart.compared.size(); ++i)
        for (std::size_t j = i + 1; j < chart.compared.size(); ++j) {
            Pair pair{chart.compared[i], chart.compared[j]};
            if (std::ranges::any_of(crossings, [&](const Crossing& crossing) {
                    return (crossing.first == pair.lower && crossing.second == pair.higher) ||
                           (crossing.first == pair.higher && crossing.second == pair.lower);
                }))
                continue;
            int sign = 0;
            // A kernel of 1 connects nothing: with it no path is compared.
            const bool isPathByKernel =
                chart.quantity == QuantityChoice::Path && chart.against == AgainstChoice::Kernel;
            for (const std::int64_t value : {range.last, range.first + (isPathByKernel ? 1 : 0)}) {
                const double lower = curveValue(chart, pair.lower, double(value));
                const double higher = curveValue(chart, pair.higher, double(value));
                if (sign == 0) sign = lower < higher ? 1 : lower > higher ? -1 : 0;
            }
            if (sign < 0) std::swap(pair.lower, pair.higher);
            if (sign != 0) pairs.push_back(pair);
        }
    return pairs;
}

/// Those within the range, and in the order of the axis those beyond it.
std::vector<Crossing> allCrossings(const CostChart& chart, const AxisRange& range) {
    // Farther than any setting can move one.
    constexpr std::int64_t kFarthest = 1'000'000'000;
    std::vector<Crossing> all = crossings(chart, range);
    for (Crossing& crossing : crossings(chart, {range.first, kFarthest}))
        if (crossing.value >= double(range.last)) all.push_back(std::move(crossing));
    return all;
}

class ChartPage : public Exhibit {
 public:
    std::string_view id() const override { return "complexity-chart"; }
    Chapter chapter() const override { return Chapter::Cost; }
    QString name() const override { return ChartWords::tr("Crossings"); }
    QString title() const override { return ChartWords::tr("Where costs cross"); }
    QString claim() const override {
        return ChartWords::tr("Which layer is the cheapest depends on the length n and the width d.");
    }

    QString claimOf(const Scene& scene) const override {
        switch (scene.parameters.quantity) {
            case QuantityChoice::Sequential:
                return ChartWords::tr("Only recurrence has to wait for one token after the other.");
            case QuantityChoice::Path:
                return ChartWords::tr("Self-attention connects any two tokens within a single layer.");
            case QuantityChoice::Cost:
                break;
        }
        return claim();
    }

    Caption caption(const Scene& scene) const override {
        return {formulas(scene), seen(scene), tryThis(scene),
                ChartWords::tr(
                    "Sentences are short and tokens wide, so <a href=\"term:self-attention\">self-attention</a> is "
                    "affordable there; for books, sounds and images, where n is far larger than d, its square of n "
                    "decides, and restricted or other cheaper layers come in.")};
    }

    QString description(const Scene& scene) const override {
        CostChart chart = costChart(scene.parameters);
        if (isPlane(scene.parameters)) chart.against = AgainstChoice::N;
        const CostSetting& setting = chart.setting;
        const AxisRange range = shownRange(chart);
        const bool isInPlane = isPlane(scene.parameters);
        QStringList sentences;
        if (isInPlane)
            sentences += ChartWords::tr("%1 (%2): the lowest layer in the plane of n and d, both axes logarithmic.")
                             .arg(quantityWords(chart), countWords(chart));
        else
            sentences += ChartWords::tr("%1 (%2) against %3 from %4 to %5, both axes logarithmic.")
                             .arg(quantityWords(chart), countWords(chart), letterOf(chart.against), whole(range.first),
                                  whole(range.last));
        if (const QString fixed = fixedWords(chart, isInPlane); !fixed.isEmpty())
            sentences += ChartWords::tr("Fixed: %1.").arg(fixed);
        const QString place =
            isInPlane ? listed({equals(AgainstChoice::N, whole(setting.n)), equals(AgainstChoice::D, whole(setting.d))})
                      : equals(chart.against, whole(axisValue(chart)));
        QStringList numbers;
        for (const Architecture architecture : chart.compared)
            numbers += QStringLiteral("%1 %2").arg(
                architectureShort(architecture),
                amount(curveValue(chart, architecture, double(isInPlane ? setting.n : axisValue(chart)))));
        sentences += ChartWords::tr("At %1: %2.", "n = 60: layers and their numbers").arg(place, listed(numbers));
        QStringList places;
        if (!isInPlane)
            for (const Crossing& crossing : uniqueCrossings(chart, range))
                places += equals(chart.against, amount(crossing.value));
        if (!places.isEmpty()) sentences += ChartWords::tr("Curves cross at %1.").arg(listed(places));
        if (const auto selected = selectionOf(scene.parameters)) {
            const Explanation explanation = explain(scene, *selected);
            QStringList tags;
            for (const Explanation::Tag& tag : explanation.tags) tags += tag.text;
            sentences += ChartWords::tr("Selected: %1: %2.").arg(listed(tags), explanation.value);
        }
        return sentences.join(betweenSentences());
    }

    std::vector<Preset> presets() const override {
        static constexpr std::string_view kThree = "convolution,recurrent,attention";
        return {
            {"book",
             ChartWords::tr("The book’s three"),
             ChartWords::tr("Terms of convolution, recurrence and self-attention: they cross at n = d and n = k·d."),
             {{"compared", kThree}}},
            {"exact",
             ChartWords::tr("Counted exactly"),
             ChartWords::tr("Self-attention multiplies twice: the crossing with convolution moves to n = k·d/2."),
             {{"compared", kThree}, {"cost-kind", "exact"}}},
            {"projections",
             ChartWords::tr("With projections"),
             ChartWords::tr("With its four projections self-attention never costs less than recurrence."),
             {{"compared", kThree}, {"cost-kind", "exact"}, {"projections", "on"}, {"kernel", "7"}}},
            {"paths",
             ChartWords::tr("Longest paths"),
             ChartWords::tr("What self-attention pays for: any two tokens are one step apart."),
             {{"quantity", "path"}}},
            {"sequential",
             ChartWords::tr("Sequential operations"),
             ChartWords::tr("Only the recurrence has to wait for each token before the next."),
             {{"quantity", "sequential"}}},
            {"by-width",
             ChartWords::tr("Against the width"),
             ChartWords::tr("From d = n on self-attention is the cheaper one."),
             {{"compared", kThree}, {"against", "d"}}},
            {"by-kernel",
             ChartWords::tr("Against the kernel"),
             ChartWords::tr("Only convolutions become dearer with k."),
             {{"compared", kThree}, {"against", "kernel"}, {"n", "200"}}},
            {"plane",
             ChartWords::tr("Plane of n and d"),
             ChartWords::tr("Above the line n = d self-attention is the cheapest, below it recurrence."),
             {{"compared", kThree}, {"chart-view", "plane"}}},
            {"restricted",
             ChartWords::tr("Plane with restricted attention"),
             ChartWords::tr("A radius of 64 makes long texts affordable while d is larger than r."),
             {{"chart-view", "plane"}, {"radius", "64"}}},
            {"crossing",
             ChartWords::tr("One crossing, explained"),
             ChartWords::tr("Why self-attention and convolution cost the same at n = k·d = 96."),
             {{"compared", kThree}, {"matrix", "crossings"}, {"row", "1"}, {"column", "0"}}},
        };
    }

    std::span<const ParameterUse> uses() const override {
        static const std::array kUses{
            ParameterUse{.key = "n", .sliderMaximum = 4096},
            ParameterUse{.key = "d", .sliderMaximum = 1024},
            ParameterUse{.key = "kernel", .sliderMaximum = 15},
            ParameterUse{.key = "radius", .sliderMaximum = 64},
            // What the plane shows is computed only for it.
            ParameterUse{.key = "chart-view", .role = ParameterRole::Numbers},
            ParameterUse{.key = "quantity"},
            ParameterUse{.key = "against"},
            ParameterUse{.key = "cost-kind"},
            ParameterUse{.key = "projections"},
            ParameterUse{.key = "count"},
            ParameterUse{.key = "pass"},
            ParameterUse{.key = "compared"},
            ParameterUse{.key = "matrix", .names = kMatrices},
            ParameterUse{.key = "row",
                         .most = [](const Parameters& p) -> std::int64_t { return rowsOf(p) - 1; },
                         .mostText = "the last value of the axis, crossing or width"},
            ParameterUse{.key = "column",
                         .most = [](const Parameters& p) -> std::int64_t { return columnsOf(p) - 1; },
                         .mostText = "the last layer compared, 0 of a crossing, or the last length"},
        };
        return kUses;
    }

    NoEffect noEffect(std::string_view key, const Scene& scene) const override {
        const CostChart chart = costChart(scene.parameters);
        const bool isInPlane = isPlane(scene.parameters);
        const auto isCompared = [&](Architecture architecture) {
            return std::ranges::find(chart.compared, architecture) != chart.compared.end();
        };
        const bool isCost = chart.quantity == QuantityChoice::Cost;
        if (key == "against" && isInPlane) return {ChartWords::tr("The plane has both n and d as axes.")};
        if (key == "cost-kind" && !isCost)
            return {ChartWords::tr("Only costs are counted exactly."), "with --quantity cost"};
        if (key == "projections" || key == "count" || key == "pass") {
            if (!isCost) return {ChartWords::tr("It only changes costs."), "with --quantity cost"};
            if (chart.kind == CostKindChoice::Term)
                return {ChartWords::tr("It does not change the terms, only what is counted exactly."),
                        "with --cost-kind exact"};
        }
        if (key == "kernel" && (isInPlane || chart.against != AgainstChoice::Kernel) &&
            (chart.quantity == QuantityChoice::Sequential || std::ranges::none_of(chart.compared, isConvolution)))
            return {ChartWords::tr("No curve depends on it."),
                    "with a convolution among --compared, and another --quantity than sequential"};
        if (key == "radius" && (chart.quantity == QuantityChoice::Sequential || !isCompared(Architecture::Restricted)))
            return {ChartWords::tr("No curve depends on it."),
                    "with restricted among --compared, and another --quantity than sequential"};
        if (key == "d" && !isCost && !isInPlane && chart.against != AgainstChoice::D)
            return {ChartWords::tr("No curve depends on it."), "with --quantity cost or --against d"};
        return {};
    }

    std::span<const TableDescription> tables() const override {
        static constexpr std::string_view kLayerMeaning =
            "the quantity, real numbers of one at least for paths; left out where the layer is not compared";
        static const std::array kTables{
            TableDescription{"costs",
                             "a value of the axis, evenly spread on its logarithmic scale; the present one is among "
                             "them",
                             {{"value", "", ColumnType::Integer, "of n, d or kernel, which it is drawn against"},
                              {"convolution", "", ColumnType::Integer, kLayerMeaning},
                              {"dilated", "", ColumnType::Integer, kLayerMeaning},
                              {"recurrent", "", ColumnType::Integer, kLayerMeaning},
                              {"attention", "", ColumnType::Integer, kLayerMeaning},
                              {"restricted", "", ColumnType::Integer, kLayerMeaning}}},
            TableDescription{"crossings",
                             "two layers: in the order of the axis, then those that do not cross",
                             {{"first", "", ColumnType::Text, "the layer that is lower before, or nowhere higher"},
                              {"second", "", ColumnType::Text, "the layer that is lower after, or nowhere lower"},
                              {"value", "", ColumnType::Real,
                               "where, on the axis or beyond what is drawn of it; nan: they do not cross"},
                              {"height", "", ColumnType::Real, "of both curves there"},
                              {"formula", "", ColumnType::Text, "as n = k d; none where they do not cross"}}},
            TableDescription{"cheapest",
                             "a place of the plane",
                             {{"n", "", ColumnType::Integer, "length"},
                              {"d", "", ColumnType::Integer, "width"},
                              {"lowest", "", ColumnType::Text,
                               "the layer that is the lowest, or several that are equal with + between them"},
                              {"value", "", ColumnType::Real, "its quantity; a path is one layer at least"}}},
            kDerivationTable,
        };
        return kTables;
    }

    double memoryNeeded(const Scene&) const override {
        // Points of all curves, and the plane with a table's line for each of its places.
        constexpr double kMap = 256e3;
        return 5.0 * (kSamples * sizeof(QPointF) + kValues * sizeof(double)) + kPlanePoints * kPlanePoints * 64.0 +
               kMap;
    }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        auto result = std::make_shared<ChartResult>();
        const bool isInPlane = isPlane(scene.parameters);
        result->chart = costChart(scene.parameters);
        if (isInPlane) result->chart.against = AgainstChoice::N;
        result->range = shownRange(result->chart);
        result->values = tableValues(result->chart, result->range);
        addCurves(*result);
        result->crossings = crossings(result->chart, result->range);
        result->regions = costRegions(result->chart, result->range);
        double least = std::numeric_limits<double>::infinity();
        for (const Curve& curve : result->curves) least = std::min(least, curve.present);
        for (const Curve& curve : result->curves)
            if (curve.present == least && std::isfinite(least)) result->lowestNow.push_back(curve.architecture);
        if (isInPlane) {
            result->widths = shownRange(against(result->chart, AgainstChoice::D));
            result->plane = costPlane(result->chart, result->range, result->widths, kPlanePoints);
            result->map = planeMap(result->chart, result->range, result->widths, stop);
        }
        return result;
    }

    Table table(std::string_view name, const Scene& scene) const override {
        if (name == kDerivationTable.name) return derivationOfSelection(scene);
        const CostChart chart = costChart(scene.parameters);
        if (name == kCosts) return costsTable(chart);
        if (name == kCrossings) return crossingsTable(chart);
        if (name == kCheapest) return cheapestTable(chart);
        throw std::invalid_argument("complexity-chart has no table \"" + std::string(name) + "\"");
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<ChartFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override {
        const CostChart chart = costChart(scene.parameters);
        if (cell.matrix == kCrossings) return explainCrossing(chart, cell.row);
        Explanation explanation;
        Architecture architecture = Architecture::Convolution;
        CostSetting setting = chart.setting;
        std::vector<Architecture> lowest;
        if (cell.matrix == kCheapest) {
            const CostChart byLength = against(chart, AgainstChoice::N);
            const CostPlane plane = planeOf(byLength);
            setting.n = plane.n[std::size_t(cell.column)];
            setting.d = plane.d[std::size_t(cell.row)];
            lowest = lowestLayers(byLength, setting.n, setting.d);
            architecture = lowest.front();
            explanation.tags = {{equals(AgainstChoice::N, whole(setting.n)), IndexRole::None},
                                {equals(AgainstChoice::D, whole(setting.d)), IndexRole::None}};
        } else {
            const std::int64_t value = tableValues(chart, shownRange(chart))[std::size_t(cell.row)];
            setting = settingAt(chart, value);
            architecture = chart.compared[std::size_t(cell.column)];
            explanation.tags = {{equals(chart.against, whole(value)), IndexRole::None}};
            lowest = {architecture};
        }
        explanation.tags.push_back({namesOf(lowest), IndexRole::None});
        explanation.derivation = curveDerivation(architecture, chartColumn(chart), setting);
        explanation.value = amount(explanation.derivation.value);
        explanation.sentence = cell.matrix == kCheapest
                                   ? ChartWords::tr("the lowest of the layers compared here: %1").arg(sentenceOf(chart))
                                   : sentenceOf(chart);
        return explanation;
    }

 private:
    static CostPlane planeOf(const CostChart& byLength) {
        return costPlane(byLength, shownRange(byLength), shownRange(against(byLength, AgainstChoice::D)), kPlanePoints);
    }

    static QString sentenceOf(const CostChart& chart) {
        switch (chart.quantity) {
            case QuantityChoice::Sequential:
                return ChartWords::tr("operations that have to wait for each other: the value of the term in O(·)");
            case QuantityChoice::Path:
                return ChartWords::tr(
                    "layers or steps on the longest path between two tokens: the value of the term "
                    "in O(·), not rounded, and at least one layer");
            case QuantityChoice::Cost:
                break;
        }
        if (chart.kind == CostKindChoice::Term)
            return ChartWords::tr("operations of one layer: the value of the term in O(·)");
        return ChartWords::tr("operations of one layer, counted exactly: %1").arg(countWords(chart));
    }

    static Explanation explainCrossing(const CostChart& chart, Index row) {
        Explanation explanation;
        const std::vector<Crossing> all = crossings(chart, shownRange(chart));
        if (std::size_t(row) >= all.size()) {
            explanation.tags = {{ChartWords::tr("no crossing"), IndexRole::None}};
            explanation.value = QStringLiteral("–");
            explanation.sentence = ChartWords::tr("No two of these curves cross in this range.");
            return explanation;
        }
        const Crossing& crossing = all[std::size_t(row)];
        explanation.tags = {{architectureWords(crossing.first), IndexRole::None},
                            {architectureWords(crossing.second), IndexRole::None}};
        explanation.value = equals(chart.against, amount(crossing.value));
        explanation.sentence =
            ChartWords::tr("where the two curves cross: before it %1 is lower, after it %2")
                .arg(architectureInSentence(crossing.first), architectureInSentence(crossing.second));
        explanation.derivation = crossingDerivation(chart, crossing);
        return explanation;
    }

    static Table costsTable(const CostChart& chart) {
        const AxisRange range = shownRange(chart);
        const std::vector<std::int64_t> values = tableValues(chart, range);
        ColumnTable table{{{"value", values}}};
        for (const Architecture architecture : chart.compared) {
            TableColumn column{std::string(architectureName(architecture)), {}};
            std::vector<double> reals;
            std::vector<std::int64_t> counts;
            for (const std::int64_t value : values) {
                const LayerCost cost = layerCost(architecture, settingAt(chart, value));
                switch (chartColumn(chart)) {
                    case CostColumn::Path:
                        reals.push_back(curveValue(chart, architecture, double(value)));
                        break;
                    case CostColumn::Sequential:
                        counts.push_back(std::int64_t(cost.sequential));
                        break;
                    case CostColumn::Exact:
                        // At most 4e18, with every parameter at its largest.
                        counts.push_back(std::int64_t(cost.exact));
                        break;
                    default:
                        counts.push_back(std::int64_t(cost.term));
                }
            }
            if (counts.empty())
                column.values = std::move(reals);
            else
                column.values = std::move(counts);
            table.columns.push_back(std::move(column));
        }
        return table;
    }

    static Table crossingsTable(const CostChart& chart) {
        const AxisRange range = shownRange(chart);
        const std::vector<Crossing> all = allCrossings(chart, range);
        std::vector<std::string> first, second;
        std::vector<Expression> formulas;
        std::vector<double> value, height;
        const auto add = [&](Architecture one, Architecture other) {
            first.emplace_back(architectureName(one));
            second.emplace_back(architectureName(other));
        };
        for (const Crossing& crossing : all) {
            add(crossing.first, crossing.second);
            value.push_back(crossing.value);
            height.push_back(crossing.height);
            formulas.push_back(crossing.formula);
        }
        constexpr double kNowhere = std::numeric_limits<double>::quiet_NaN();
        for (const Pair& pair : neverCrossing(chart, range, all)) {
            add(pair.lower, pair.higher);
            value.push_back(kNowhere);
            height.push_back(kNowhere);
            formulas.push_back(formula::symbol("none", kNowhere));
        }
        return ColumnTable{{{"first", std::move(first)},
                            {"second", std::move(second)},
                            {"value", std::move(value)},
                            {"height", std::move(height)},
                            {"formula", std::move(formulas)}}};
    }

    static Table cheapestTable(const CostChart& chart) {
        CostChart byLength = against(chart, AgainstChoice::N);
        const CostPlane plane = planeOf(byLength);
        std::vector<std::int64_t> n, d;
        std::vector<std::string> lowest;
        std::vector<double> value;
        for (std::size_t row = 0; row < plane.d.size(); ++row)
            for (std::size_t column = 0; column < plane.n.size(); ++column) {
                n.push_back(plane.n[column]);
                d.push_back(plane.d[row]);
                std::string names;
                const auto layers = lowestLayers(byLength, plane.n[column], plane.d[row]);
                for (const Architecture architecture : layers) {
                    if (!names.empty()) names += '+';
                    names += architectureName(architecture);
                }
                lowest.push_back(std::move(names));
                byLength.setting.d = plane.d[row];
                value.push_back(curveValue(byLength, layers.front(), double(plane.n[column])));
            }
        return ColumnTable{
            {{"n", std::move(n)}, {"d", std::move(d)}, {"lowest", std::move(lowest)}, {"value", std::move(value)}}};
    }

    /// How often, with a digit or two: "3", "1.9", "11".
    static QString times(double ratio) {
        return ratio == std::round(ratio) ? amount(ratio) : significantNumber(ratio, ratio < 10 ? 2 : 3);
    }

    /// Of several pairs that cross at one place for one reason the first.
    static std::vector<Crossing> uniqueCrossings(const CostChart& chart, const AxisRange& range) {
        std::vector<Crossing> unique;
        for (Crossing& crossing : crossings(chart, range)) {
            const auto isSame = [&](const Crossing& other) { return other.formula == crossing.formula; };
            if (std::ranges::none_of(unique, isSame)) unique.push_back(std::move(crossing));
        }
        return unique;
    }

    static std::vector<Expression> formulas(const Scene& scene) {
        constexpr std::size_t kMost = 3;
        CostChart chart = costChart(scene.parameters);
        if (isPlane(scene.parameters)) chart.against = AgainstChoice::N;
        std::vector<Expression> formulas;
        for (const Crossing& crossing : uniqueCrossings(chart, shownRange(chart))) {
            if (formulas.size() >= kMost) break;
            formulas.push_back(crossingLabel(crossing));
        }
        if (!formulas.empty()) return formulas;
        // Nothing crosses: the quantities themselves, those that are compared most often first.
        const CostColumn column = chartColumn(chart);
        for (const Architecture architecture :
             {Architecture::Attention, Architecture::Recurrent, Architecture::Convolution, Architecture::Restricted,
              Architecture::Dilated}) {
            if (formulas.size() >= kMost) break;
            if (std::ranges::find(chart.compared, architecture) == chart.compared.end()) continue;
            const double value = costValue(layerCost(architecture, chart.setting), column);
            Expression formula = costFormula(architecture, column, chart.setting);
            // A letter or a number alone is no formula.
            if (!std::isfinite(value) || formula.kind == Expression::Kind::Number ||
                formula.kind == Expression::Kind::Symbol)
                continue;
            formulas.push_back(formula::equation({std::move(formula), formula::number(value)}));
        }
        if (formulas.empty())
            for (const Architecture architecture : {Architecture::Attention, Architecture::Recurrent})
                formulas.push_back(formula::function("O", costFormula(architecture, column, chart.setting)));
        return formulas;
    }

    /// What is the lowest on the left and on the right of the marker, and that nothing changes.
    static void addNeighbours(QStringList& sentences, const CostChart& chart, const AxisRange& range, double marker) {
        const std::vector<CostRegion> regions = costRegions(chart, range);
        const auto told = [&](const CostRegion& region) {
            return (region.lowest.size() == 1 ? ChartWords::tr("From %1 to %2 %3 is the lowest.")
                                              : ChartWords::tr("From %1 to %2 %3 are the lowest."))
                .arg(equals(chart.against, amount(region.from)), amount(region.to), inSentence(region.lowest));
        };
        const CostRegion* left = nullptr;
        const CostRegion* right = nullptr;
        for (const CostRegion& region : regions) {
            if (region.to <= marker && region.from < region.to) left = &region;
            if (region.from >= marker && region.from < region.to && !right) right = &region;
        }
        // One that ends at the marker lies on its left only, where it is not the whole axis.
        if (left && left->to == double(range.last) && regions.size() == 1) left = nullptr;
        if (right && regions.size() == 1) right = nullptr;
        if (left) sentences += told(*left);
        if (right && right != left) sentences += told(*right);
        const std::vector<Crossing> all = allCrossings(chart, range);
        if (chart.compared.size() > 1 && crossings(chart, range).empty()) {
            sentences += ChartWords::tr("No two of these curves cross here.");
            if (!all.empty())
                sentences += ChartWords::tr("%1 and %2 cross at %3, beyond this axis.")
                                 .arg(architectureWords(all.front().first), architectureInSentence(all.front().second),
                                      equals(chart.against, amount(all.front().value)));
        }
    }

    static QString seen(const Scene& scene) {
        CostChart chart = costChart(scene.parameters);
        const bool isInPlane = isPlane(scene.parameters);
        if (isInPlane) chart.against = AgainstChoice::N;
        const AxisRange range = shownRange(chart);
        const auto marker = double(axisValue(chart));
        QStringList sentences;

        double least = std::numeric_limits<double>::infinity();
        double most = 0;
        for (const Architecture architecture : chart.compared) {
            const double value = curveValue(chart, architecture, marker);
            least = std::min(least, value);
            if (std::isfinite(value)) most = std::max(most, value);
        }
        const auto having = [&](double wanted) {
            std::vector<Architecture> found;
            for (const Architecture architecture : chart.compared)
                if (curveValue(chart, architecture, marker) == wanted) found.push_back(architecture);
            return found;
        };
        const QString place = isInPlane ? listed({equals(AgainstChoice::N, whole(chart.setting.n)),
                                                  equals(AgainstChoice::D, whole(chart.setting.d))})
                                        : equals(chart.against, whole(axisValue(chart)));
        if (std::isfinite(least)) {
            const auto lowest = having(least);
            sentences += (lowest.size() == 1 ? ChartWords::tr("At %1 %2 is the lowest with %3.")
                                             : ChartWords::tr("At %1 %2 are the lowest with %3."))
                             .arg(place, inSentence(lowest), amount(least));
            const auto highest = having(most);
            if (most > least && least > 0)
                sentences += (highest.size() == 1 ? ChartWords::tr("The highest is %1 with %2 times as much.")
                                                  : ChartWords::tr("The highest are %1 with %2 times as much."))
                                 .arg(inSentence(highest), times(most / least));
        }
        if (isInPlane && chart.quantity == QuantityChoice::Cost)
            sentences += ChartWords::tr(
                "Along solid lines the lowest layer changes; along dashed ones two others are "
                "equal.");
        else if (!isInPlane)
            addNeighbours(sentences, chart, range, marker);

        const auto isCompared = [&](Architecture architecture) {
            return std::ranges::find(chart.compared, architecture) != chart.compared.end();
        };
        const bool isExact = chart.quantity == QuantityChoice::Cost && chart.kind == CostKindChoice::Exact;
        if (isExact && chart.setting.projections && isCompared(Architecture::Attention)) {
            if (isCompared(Architecture::Recurrent))
                sentences += ChartWords::tr(
                    "With <a href=\"term:projection\">projections</a> self-attention and recurrence never cross: "
                    "2n²d + 4nd² is more than 2nd².");
            if (std::ranges::any_of(chart.compared, isConvolution) && chart.setting.kernel <= 4 &&
                chart.against != AgainstChoice::Kernel)
                sentences += ChartWords::tr(
                                 "Nor does it cross a convolution of k = %1: four projections alone cost "
                                 "4nd².")
                                 .arg(whole(chart.setting.kernel));
        }
        if (const auto never = neverConnected(chart); !never.empty())
            sentences += ChartWords::tr(
                             "Left out: %1. A kernel of 1 or a radius of 0 connects no two tokens: "
                             "the <a href=\"term:path-length\">path</a> is infinite.")
                             .arg(inSentence(never));
        else if (chart.quantity == QuantityChoice::Path && chart.against == AgainstChoice::Kernel)
            sentences += ChartWords::tr("At k = 1 the paths of convolutions are infinite; their curves begin at 2.");
        return sentences.join(betweenSentences());
    }

    static QString tryThis(const Scene& scene) {
        const Parameters& parameters = scene.parameters;
        const CostChart chart = costChart(parameters);
        QStringList suggestions;
        if (isPlane(parameters)) {
            suggestions += ChartWords::tr(
                "Drag the two lines, or <a href=\"play:n\">let the text grow</a>: where the ring passes a border, "
                "another layer becomes the cheapest.");
            suggestions += ChartWords::tr("Back to the <a href=\"chart-view=curves\">curves</a>.");
        } else {
            suggestions += chart.against == AgainstChoice::N
                               ? ChartWords::tr("Drag the marker, or <a href=\"play:n\">let n grow</a>.")
                           : chart.against == AgainstChoice::D
                               ? ChartWords::tr("Drag the marker, or <a href=\"play:d\">let d grow</a>.")
                               : ChartWords::tr("Drag the marker, or <a href=\"play:kernel\">let k grow</a>.");
            suggestions += ChartWords::tr(
                "See both n and d at once in the <a href=\"chart-view=plane\">plane</a> of the cheapest.");
        }
        if (chart.quantity != QuantityChoice::Cost) {
            suggestions += ChartWords::tr("What is it bought with? The <a href=\"quantity=cost\">cost</a>.");
        } else if (chart.kind == CostKindChoice::Term) {
            suggestions += ChartWords::tr("<a href=\"cost-kind=exact\">Count exactly</a>: constants move crossings.");
            suggestions += ChartWords::tr("And the <a href=\"quantity=path\">longest path</a>?");
        } else if (!chart.setting.projections) {
            suggestions += ChartWords::tr("<a href=\"projections=on\">Include the projections</a>.");
        } else {
            suggestions += ChartWords::tr("<a href=\"projections=off\">Leave the projections out</a>.");
            if (chart.setting.kernel <= 4)
                suggestions += ChartWords::tr(
                    "A convolution of <a href=\"kernel=9\">k = 9</a> is dearer than four "
                    "projections.");
        }
        return suggestions.join(betweenSentences());
    }
};

}  // namespace

const Exhibit& complexityChart() {
    static const ChartPage exhibit;
    return exhibit;
}

}  // namespace attention
