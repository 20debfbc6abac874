#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <stdexcept>

#include <QCoreApplication>
#include <QStringList>

#include "core/cost/cost_study.h"
#include "core/system/memory.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/architecture_style.h"
#include "ui/figure/curve.h"
#include "ui/figure/figure.h"
#include "ui/figure/formula.h"
#include "ui/figure/labels.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct MeasuredCostWords {
    Q_DECLARE_TR_FUNCTIONS(MeasuredCost)
};

/// What can be pointed at, by the tables' names: medians (column 0) and predictions (column 1) of the points, and the
/// numbers of the fits.
constexpr std::array<std::string_view, 2> kMatrices{"measured", "exponents"};

struct MeasuredCostResult : Study {
    CostStudy study;
};

CostStudy studyOf(const Scene& scene) {
    return studyCosts(scene.parameters, scene.measurement);
}

QString whole(double value) {
    return displayNumber(value, 0);
}

/// 12.3 µs; of the unit that leaves one to three digits before the point.
QString timeWords(double seconds, int digits = 3) {
    if (!std::isfinite(seconds)) return MeasuredCostWords::tr("not measured");
    if (seconds < 0.9995e-6) return MeasuredCostWords::tr("%1 ns").arg(significantNumber(seconds * 1e9, digits));
    if (seconds < 0.9995e-3) return MeasuredCostWords::tr("%1 µs").arg(significantNumber(seconds * 1e6, digits));
    if (seconds < 0.9995) return MeasuredCostWords::tr("%1 ms").arg(significantNumber(seconds * 1e3, digits));
    return MeasuredCostWords::tr("%1 s").arg(significantNumber(seconds, digits));
}

QString axisSymbol(AgainstChoice against) {
    return against == AgainstChoice::N   ? QStringLiteral("n")
           : against == AgainstChoice::D ? QStringLiteral("d")
                                         : QStringLiteral("k");
}

QString axisWords(AgainstChoice against) {
    switch (against) {
        case AgainstChoice::N:
            return MeasuredCostWords::tr("Tokens, n");
        case AgainstChoice::D:
            return MeasuredCostWords::tr("Width, d");
        case AgainstChoice::Kernel:
            return MeasuredCostWords::tr("Kernel size, k");
    }
    return {};
}

/// "d = 32, k = 3, without projections": what is not on the axis.
QString settingWords(const CostSetting& setting, AgainstChoice against) {
    QStringList parts;
    if (against != AgainstChoice::N) parts += QStringLiteral("n = %1").arg(whole(double(setting.n)));
    if (against != AgainstChoice::D) parts += QStringLiteral("d = %1").arg(whole(double(setting.d)));
    if (against != AgainstChoice::Kernel) parts += QStringLiteral("k = %1").arg(whole(double(setting.kernel)));
    parts +=
        setting.projections ? MeasuredCostWords::tr("with projections") : MeasuredCostWords::tr("without projections");
    return listed(parts);
}

QString machineWords(const CostStudy& study) {
    return study.machine.empty() ? MeasuredCostWords::tr("a machine without a name")
                                 : QString::fromStdString(study.machine);
}

QString exponentWords(double exponent) {
    return displayNumber(exponent, 2);
}

/// A place on the axis, measured: 118, 48.5, 3.27.
QString axisNumber(double value) {
    const QString text = significantNumber(value, 3);
    return std::abs(value - std::round(value)) < 0.005 * value && value >= 1 ? whole(std::round(value)) : text;
}

/// 2, or 1.27 where projections come in.
QString theoryWords(double exponent) {
    if (!std::isfinite(exponent)) return QStringLiteral("–");
    constexpr double kWhole = 0.005;
    return displayNumber(exponent, std::abs(exponent - std::round(exponent)) < kWhole ? 0 : 2);
}

QString percentWords(double share) {
    return MeasuredCostWords::tr("%1 %").arg(significantNumber(share * 100, share < 0.1 ? 2 : 3));
}

/// Why a fit says nothing about the exponent; empty: it does.
QStringList doubtWords(const CostFit& fit) {
    if (fit.isConclusive) return {};
    if (fit.exponentPoints < kConclusivePoints)
        return {MeasuredCostWords::tr("too few points to conclude"), MeasuredCostWords::tr("too few points")};
    return {MeasuredCostWords::tr("too noisy to conclude"), MeasuredCostWords::tr("too noisy")};
}

bool hasExponent(const CostFit& fit) {
    return fit.exponentPoints >= kLeastExponentPoints && std::isfinite(fit.exponent);
}

constexpr QSize kLeastRoom(440, 300);
constexpr double kLineHeight = 17;
constexpr double kRowHeight = 21;
constexpr double kSmallRowHeight = 18;
constexpr double kLeastBesideTable = 80;  ///< of a plot: in less room the table gives way
constexpr double kLeastBelowKey = 120;    ///< of a plot: in less room what the marks are stands in the caption only
constexpr double kAxisRoom = 44;
constexpr double kSmallAxisRoom = 38;
constexpr double kLeastPlot = 165;  ///< beside which there is a strip
constexpr double kStripHeight = 52;
constexpr double kStripName = 18;
constexpr double kLeastForFormulas = 420;  ///< of a plot, so that crossings have them
constexpr double kPointRadius = 3.5;
constexpr double kRing = 6.5;
constexpr double kGap = 14;
/// The axes begin and end so much before and behind the points, in powers of ten.
constexpr double kMargin = 0.06;

class MeasuredCostFigure : public Figure {
 public:
    MeasuredCostFigure() {
        freeLayout(*this);
        for (QCPAxisRect** rect : {&m_plot, &m_strip}) {
            *rect = new QCPAxisRect(this, true);
            layOnLayers(**rect);
            (*rect)->setRangeDrag({});
            (*rect)->setRangeZoom({});
        }
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        for (std::size_t row = 0; row < kMeasuredArchitectures.size(); ++row)
            for (std::size_t column = 0; column < kCostFitNumbers.size(); ++column)
                if (m_cells[row][column].contains(place))
                    return Cell{Index(row), Index(column), std::string(kMatrices[1])};
        const bool isInStrip = m_hasStrip && QRectF(m_strip->rect()).contains(place);
        if (!isInStrip && !QRectF(m_plot->rect()).contains(place)) return std::nullopt;
        std::optional<Cell> nearest;
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t at = 0; at < study().points.size(); ++at)
            for (const std::int64_t column : {0, 1}) {
                const Cell cell{Index(at), column, std::string(kMatrices[0])};
                const QPointF point = isInStrip ? stripPoint(cell) : pointOf(cell);
                const double distance = QLineF(point, place).length();
                // Where the two lie on each other it is the measured one.
                if (!(distance < least - (column == 1 ? 1 : 0))) continue;
                least = distance;
                nearest = cell;
            }
        return nearest;
    }

    /// Along a curve to the right and left; down from what was measured to what is predicted, to the next layer, and to
    /// the table.
    Cell neighbour(const Cell& cell, int right, int down) const override {
        if (cell.matrix == kMatrices[1]) {
            const std::int64_t row = cell.row + down;
            if (row < 0 && !study().points.empty())
                return {Index(study().points.size()) - 1, 1, std::string(kMatrices[0])};
            return {std::clamp(row, std::int64_t(0), std::int64_t(kMeasuredArchitectures.size()) - 1),
                    std::clamp(cell.column + right, std::int64_t(0), std::int64_t(kCostFitNumbers.size()) - 1),
                    cell.matrix};
        }
        const auto& points = study().points;
        if (cell.row < 0 || std::size_t(cell.row) >= points.size()) return {0, 0, cell.matrix};
        Cell next = cell;
        const CostStudyPoint& from = points[std::size_t(cell.row)];
        const auto isOfTheSame = [&](std::int64_t row) {
            return row >= 0 && std::size_t(row) < points.size() &&
                   points[std::size_t(row)].architecture == from.architecture;
        };
        if (right != 0 && isOfTheSame(cell.row + right)) next.row += right;
        next.column += down;
        if (next.column >= 0 && next.column <= 1) return next;
        const auto here = std::ranges::find(kMeasuredArchitectures, from.architecture) - kMeasuredArchitectures.begin();
        for (std::ptrdiff_t other = here + down; other >= 0 && other < std::ptrdiff_t(kMeasuredArchitectures.size());
             other += down)
            if (const auto row = nearestPoint(kMeasuredArchitectures[std::size_t(other)], from.value))
                return {*row, down > 0 ? 0 : 1, cell.matrix};
        return down > 0 ? Cell{0, 0, std::string(kMatrices[1])} : cell;
    }

 protected:
    void arrange() override {
        const QRectF room = viewport();
        m_isSmall = room.width() < 620 || room.height() < 380;
        m_rowHeight = m_isSmall ? kSmallRowHeight : kRowHeight;
        double table = m_rowHeight * double(1 + kMeasuredArchitectures.size()) + 2;
        const double axis = m_isSmall ? kSmallAxisRoom : kAxisRoom;
        double head = kLineHeight * (hasNote() ? 2 : 1) + 10;
        double free = room.height() - head - table - axis - 8;
        m_hasTable = free >= kLeastBesideTable;
        if (!m_hasTable) {
            free += table;
            table = 0;
        }
        m_hasKey = parts().legend && study().isMeasured && free - kLineHeight >= kLeastBelowKey;
        if (m_hasKey) {
            head += kLineHeight;
            free -= kLineHeight;
        }
        m_hasStrip = study().isMeasured && !m_isSmall && free >= kLeastPlot + kStripHeight + kStripName;
        const double strip = m_hasStrip ? kStripHeight + kStripName : 0;
        // Numbers of the axis, and its name.
        const QFontMetricsF numbers(textFont(type::kAxis));
        double left = numbers.horizontalAdvance(study().isMeasured ? timeWords(1e-4, 1) : QStringLiteral("5·10¹¹")) + 8;
        left += 24;
        // Names at the ends of the lines.
        double widest = 0;
        for (const CostStudyCurve& curve : study().curves)
            widest = std::max(
                widest, QFontMetricsF(textFont(type::kAxis)).horizontalAdvance(architectureWords(curve.architecture)));
        m_namesWidth = std::min(widest + 2, room.width() * 0.24);
        const double right = m_namesWidth + 16;
        const QRectF plot(room.left() + left, room.top() + head, std::max(20.0, room.width() - left - right),
                          std::max(20.0, free - strip));
        placeFreely(*m_plot, plot);
        m_strip->setVisible(m_hasStrip);
        placeFreely(*m_strip, m_hasStrip ? QRectF(plot.left(), plot.bottom() + kStripName, plot.width(), kStripHeight)
                                         : QRectF(plot.left(), plot.bottom() - 2, plot.width(), 2));
        m_table = QRectF(room.left(), room.bottom() - table, room.width(), table);
        styleAxes();
        for (auto& row : m_cells) row.fill(QRectF());
        if (m_hasTable) arrangeTable();
    }

    void drawContent(QCPPainter& painter) override {
        painter.save();
        drawHead(painter);
        drawCurves(painter);
        drawPoints(painter);
        if (m_hasStrip) drawStrip(painter);
        drawEndNames(painter);
        drawCrossings(painter);
        if (m_hasTable) drawTable(painter);
        painter.restore();
    }

    void drawSelection(QCPPainter& painter) override {
        const auto selected = selection();
        if (selected) drawMarked(painter, *selected, true);
        if (hover() && hover() != selected) drawMarked(painter, *hover(), false);
        for (const Cell& pin : scene().view.pins)
            if (const QRectF box = boxOf(pin); !box.isEmpty()) drawCellMark(painter, box, viewport(), theme());
    }

 private:
    const CostStudy& study() const { return Figure::study<MeasuredCostResult>().study; }
    QColor colourOf(Architecture architecture) const { return architectureColour(architecture, theme()); }
    bool isConclusive(Architecture architecture) const {
        const CostFit* fit = study().fitOf(architecture);
        return fit && fit->isConclusive;
    }
    /// Whether something must be said before one reads the picture.
    bool hasNote() const { return !study().isMeasured || isToBeMeasuredAgain() || !doubt().isEmpty(); }
    /// What the sliders say is no matter of an exported figure.
    bool isToBeMeasuredAgain() const { return isInteractive() && study().isMeasured && !study().isAsAsked; }
    /// What the samples are too noisy for.
    QStringList doubt() const {
        if (!study().isMeasured) return {};
        QStringList layers;
        for (const CostFit& fit : study().fits)
            if (!fit.isConclusive && fit.exponentPoints >= kConclusivePoints)
                layers += architectureInSentence(fit.architecture);
        if (layers.isEmpty()) return {};
        return {
            MeasuredCostWords::tr("Too noisy to conclude about %1: measure again on a quieter machine, or more often.")
                .arg(listed(layers)),
            MeasuredCostWords::tr("Too noisy to conclude about %1.").arg(listed(layers))};
    }

    QPointF at(double value, double height) const {
        return {m_plot->axis(QCPAxis::atBottom)->coordToPixel(std::log10(value)),
                m_plot->axis(QCPAxis::atLeft)->coordToPixel(std::log10(height))};
    }
    double heightOf(const Cell& cell) const {
        const CostStudyPoint& point = study().points[std::size_t(cell.row)];
        if (!study().isMeasured) return double(point.count);
        return cell.column == 0 ? point.median : point.predicted;
    }
    QPointF pointOf(const Cell& cell) const {
        return at(double(study().points[std::size_t(cell.row)].value), heightOf(cell));
    }
    QPointF stripPoint(const Cell& cell) const {
        const CostStudyPoint& point = study().points[std::size_t(cell.row)];
        return {m_strip->axis(QCPAxis::atBottom)->coordToPixel(std::log10(double(point.value))),
                m_strip->axis(QCPAxis::atLeft)->coordToPixel(cell.column == 0 ? std::log10(point.ratio) : 0)};
    }
    bool isPoint(const Cell& cell) const {
        return cell.matrix == kMatrices[0] && cell.row >= 0 && std::size_t(cell.row) < study().points.size() &&
               cell.column >= 0 && cell.column <= 1;
    }
    /// Around a point, or a number of the table; empty for what is not drawn.
    QRectF boxOf(const Cell& cell) const {
        if (isPoint(cell)) {
            QRectF box(0, 0, 12, 12);
            box.moveCenter(pointOf(cell));
            return box;
        }
        if (cell.matrix != kMatrices[1] || cell.row < 0 || cell.column < 0 ||
            std::size_t(cell.row) >= kMeasuredArchitectures.size() ||
            std::size_t(cell.column) >= kCostFitNumbers.size())
            return {};
        return m_cells[std::size_t(cell.row)][std::size_t(cell.column)];
    }
    std::optional<Index> nearestPoint(Architecture architecture, std::int64_t value) const {
        std::optional<Index> nearest;
        const auto distance = [&](Index row) { return std::abs(study().points[std::size_t(row)].value - value); };
        for (Index row = 0; row < Index(study().points.size()); ++row)
            if (study().points[std::size_t(row)].architecture == architecture &&
                (!nearest || distance(row) < distance(*nearest)))
                nearest = row;
        return nearest;
    }

    // ---- axes

    /// 1, 2 and 5 times the powers of ten that fit, or the powers alone.
    static std::vector<std::pair<double, bool>> logarithmicTicks(const QCPRange& range, bool isFine) {
        std::vector<std::pair<double, bool>> ticks;  // and whether it is a power of ten
        for (int power = int(std::floor(range.lower)); power <= int(std::ceil(range.upper)); ++power)
            for (const int times : {1, 2, 5}) {
                if (times != 1 && !isFine) continue;
                const double tick = power + std::log10(double(times));
                if (tick >= range.lower - 1e-9 && tick <= range.upper + 1e-9) ticks.emplace_back(tick, times == 1);
            }
        return ticks;
    }

    void styleFrame(QCPAxisRect& rect) {
        rect.setupFullAxesBox();
        for (QCPAxis* axis : rect.axes()) {
            styleAxis(*axis, theme());
            axis->grid()->setVisible(false);
        }
        for (const auto side : {QCPAxis::atTop, QCPAxis::atRight}) rect.axis(side)->setVisible(false);
        for (const auto side : {QCPAxis::atLeft, QCPAxis::atBottom}) {
            QCPAxis& axis = *rect.axis(side);
            axis.setVisible(&rect == m_plot || m_hasStrip);
            axis.grid()->setVisible(axis.visible());
            axis.grid()->setPen(QPen(theme().rule, 1));
            axis.grid()->setZeroLinePen(QPen(theme().rule, 1));
            axis.setTickPen(Qt::NoPen);
            axis.setSubTicks(false);
        }
        rect.axis(QCPAxis::atLeft)->setBasePen(Qt::NoPen);
    }

    void styleAxes() {
        double low = std::numeric_limits<double>::infinity(), high = 0, first = low, last = 0, off = 0.05;
        for (const CostStudyCurve& curve : study().curves)
            for (std::size_t i = 0; i < curve.values.size(); ++i) {
                first = std::min(first, curve.values[i]);
                last = std::max(last, curve.values[i]);
                low = std::min(low, curve.heights[i]);
                high = std::max(high, curve.heights[i]);
            }
        for (const CostStudyPoint& point : study().points)
            if (std::isfinite(point.median)) {
                low = std::min(low, point.low);
                high = std::max(high, point.high);
                for (const double ratio : {point.ratioLow, point.ratioHigh})
                    off = std::max(off, std::abs(std::log10(ratio)));
            }
        if (!(first <= last)) first = last = 1;
        if (!(low <= high)) low = high = 1;
        for (QCPAxisRect* rect : {m_plot, m_strip}) styleFrame(*rect);
        const QCPRange values(std::log10(first) - kMargin, std::log10(last) + kMargin);
        for (QCPAxisRect* rect : {m_plot, m_strip}) {
            QCPAxis& axis = *rect->axis(QCPAxis::atBottom);
            const bool isLowest = rect == (m_hasStrip ? m_strip : m_plot);
            axis.setRange(values);
            axis.setTickLabels(isLowest);
            axis.setLabel(!isLowest ? QString() : m_isSmall ? axisSymbol(study().against) : axisWords(study().against));
            const double perDecade = double(rect->width()) / values.size();
            QSharedPointer<QCPAxisTickerText> ticks(new QCPAxisTickerText);
            const QFontMetricsF metrics(axis.tickLabelFont());
            const auto words = [](double tick) { return whole(std::round(std::pow(10, tick))); };
            auto places = logarithmicTicks(values, perDecade > 90);
            // One size alone has its own number.
            if (places.empty() || first == last) places = {{std::log10(first), true}};
            double end = -std::numeric_limits<double>::infinity();
            for (const auto& [tick, isPower] : places) {
                const double half = metrics.horizontalAdvance(words(tick)) / 2;
                const double centre = (tick - values.lower) / values.size() * double(rect->width());
                if (centre - half <= end + 4) continue;
                end = centre + half;
                ticks->addTick(tick, words(tick));
            }
            axis.setTicker(ticks);
        }
        QCPAxis& heights = *m_plot->axis(QCPAxis::atLeft);
        const QCPRange range(std::log10(low) - 0.12, std::log10(high) + 0.18);
        heights.setRange(range);
        const double perDecade = double(m_plot->height()) / range.size();
        QSharedPointer<QCPAxisTickerText> ticks(new QCPAxisTickerText);
        for (const auto& [tick, isPower] : logarithmicTicks(range, perDecade > 90)) {
            const auto power = int(std::lround(tick));
            if (perDecade < 20 && power % 2 != 0) continue;
            const int times = int(std::lround(std::pow(10, tick - std::floor(tick + 1e-9))));
            const QString tenTo = QStringLiteral("10") + raised(int(std::floor(tick + 1e-9)));
            ticks->addTick(tick, study().isMeasured ? timeWords(std::pow(10, tick), 1)
                                 : isPower          ? tenTo
                                                    : QStringLiteral("%1·%2").arg(times).arg(tenTo));
        }
        heights.setTicker(ticks);
        QStringList titles{MeasuredCostWords::tr("Multiply-adds of a forward pass"),
                           MeasuredCostWords::tr("Multiply–adds")};
        if (study().isMeasured)
            titles = {MeasuredCostWords::tr("Time of a forward pass"), MeasuredCostWords::tr("Time")};
        heights.setLabel(firstFitting(titles, double(m_plot->height()), heights.labelFont()));
        QCPAxis& ratios = *m_strip->axis(QCPAxis::atLeft);
        ratios.setRange(-off * 1.15, off * 1.15);
        QSharedPointer<QCPAxisTickerText> ratioTicks(new QCPAxisTickerText);
        ratioTicks->addTick(0, QStringLiteral("1"));
        double shown = 0;
        for (const double factor : {1.1, 1.25, 1.5, 2.0, 4.0, 10.0, 100.0, 1000.0})
            if (std::log10(factor) <= off * 1.1) shown = factor;
        if (shown > 0) {
            const QString words = displayNumber(shown, shown == 1.25 ? 2 : shown < 2 ? 1 : 0);
            ratioTicks->addTick(std::log10(shown), QStringLiteral("×") + words);
            ratioTicks->addTick(-std::log10(shown), QStringLiteral("÷") + words);
        }
        ratios.setTicker(ratioTicks);
        ratios.setLabel({});
    }

    // ---- above the plot

    void drawHead(QCPPainter& painter) {
        const QRectF room = viewport();
        const QFont font = textFont(type::kAxis);
        QRectF line(room.left(), room.top(), room.width(), kLineHeight);
        const auto next = [&] { line.translate(0, kLineHeight); };
        const QString setting = settingWords(study().setting, study().against);
        if (study().isMeasured) {
            const QString machine = machineWords(study());
            const QString repeats = MeasuredCostWords::tr("%n repeat(s)", nullptr, int(study().repeats));
            const QStringList forms{listed({MeasuredCostWords::tr("Measured on %1").arg(machine), setting, repeats}),
                                    listed({machine, setting, repeats}), listed({machine, setting})};
            const QString fitting = firstFitting(forms, line.width(), font);
            drawElided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, fitting.isEmpty() ? forms.back() : fitting,
                       font, theme().muted);
        } else {
            const QStringList forms{MeasuredCostWords::tr("Exact counts of multiply-adds at %1").arg(setting), setting};
            drawWhole(painter, line, Qt::AlignLeft | Qt::AlignVCenter, forms, font, theme().muted);
        }
        next();
        if (hasNote()) {
            QStringList forms = doubt();
            if (!study().isMeasured && !isInteractive())
                forms = {MeasuredCostWords::tr("Predicted from the counts; nothing was measured."),
                         MeasuredCostWords::tr("Nothing was measured.")};
            else if (!study().isMeasured)
                forms = {MeasuredCostWords::tr(
                             "Nothing has been measured yet: “Measure” times these layers on this machine."),
                         MeasuredCostWords::tr("Nothing measured yet: “Measure” does it here."),
                         MeasuredCostWords::tr("Nothing measured yet.")};
            else if (isToBeMeasuredAgain()) {
                const QString asked = settingWords(study().asked, study().askedAgainst);
                forms = {
                    MeasuredCostWords::tr("The samples keep to this setting; measuring again takes %1, against %2.")
                        .arg(asked, axisSymbol(study().askedAgainst)),
                    MeasuredCostWords::tr("Measuring again takes %1, against %2.")
                        .arg(asked, axisSymbol(study().askedAgainst)),
                    MeasuredCostWords::tr("The sliders say something else: measure again.")};
            }
            const QFont bold = textFont(type::kAxis, QFont::DemiBold);
            const QString fitting = firstFitting(forms, line.width(), bold);
            drawElided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, fitting.isEmpty() ? forms.back() : fitting,
                       bold, theme().text);
            next();
        }
        // Marks that the key has no room to name are left out, unless nobody wants a key.
        m_showsLines = m_showsCounts = !parts().legend;
        if (m_hasKey) drawKey(painter, line);
    }

    /// What the marks are; the last ones go where there is no room.
    void drawKey(QCPPainter& painter, const QRectF& line) {
        const QFont font = textFont(type::kAxis);
        const QFontMetricsF metrics(font);
        double x = line.left();
        const double y = line.center().y();
        constexpr double kMark = 22;
        const auto key = [&](const QString& name, const auto& draw) {
            const double width = metrics.horizontalAdvance(name);
            if (x + kMark + 4 + width > line.right()) {
                x = line.right();
                return false;
            }
            painter.save();
            painter.setAntialiasing(true);
            draw(QPointF(x + kMark / 2, y));
            painter.restore();
            drawElided(painter, QRectF(x + kMark + 4, line.top(), width + 1, line.height()),
                       Qt::AlignLeft | Qt::AlignVCenter, name, font, theme().text);
            x += kMark + 4 + width + 16;
            return true;
        };
        bool hasRings = false, hasCounted = false;
        for (const CostStudyCrossing& crossing : study().crossings) {
            hasRings = hasRings || std::isfinite(crossing.measuredHeight);
            hasCounted = hasCounted || isOnAxis(crossing.predicted);
        }
        key(MeasuredCostWords::tr("median and quartiles"), [&](const QPointF& centre) {
            drawBar(painter, centre.x(), centre.y() - 7, centre.y() + 7, theme().text);
            drawDot(painter, centre, kPointRadius, theme().text, true, theme().surface);
        });
        if (!std::ranges::all_of(study().fits, &CostFit::isConclusive))
            key(MeasuredCostWords::tr("too noisy"), [&](const QPointF& centre) {
                drawDot(painter, centre, kPointRadius, theme().text, false, theme().surface);
            });
        key(MeasuredCostWords::tr("constant × count"), [&](const QPointF& centre) {
            painter.setPen(QPen(theme().text, 1.75));
            painter.drawLine(centre - QPointF(kMark / 2, 0), centre + QPointF(kMark / 2, 0));
        });
        if (hasRings) {
            key(MeasuredCostWords::tr("medians cross"),
                [&](const QPointF& centre) { drawRing(painter, centre, true); });
            m_showsLines = key(MeasuredCostWords::tr("lines cross"),
                               [&](const QPointF& centre) { drawRing(painter, centre, false); });
        }
        if (hasCounted)
            m_showsCounts = key(MeasuredCostWords::tr("counts cross"),
                                [&](const QPointF& centre) { drawTick(painter, centre.x(), centre.y() + 7); });
    }

    // ---- the plot

    void drawCurves(QCPPainter& painter) {
        painter.save();
        painter.setAntialiasing(true);
        painter.setBrush(Qt::NoBrush);
        for (const CostStudyCurve& curve : study().curves) {
            QPolygonF points;
            for (std::size_t i = 0; i < curve.values.size(); ++i)
                if (std::isfinite(curve.heights[i])) points << at(curve.values[i], curve.heights[i]);
            QPen pen(colourOf(curve.architecture), study().isMeasured ? 1.75 : 2.5,
                     architectureDash(curve.architecture));
            drawCurve(painter, points, pen);
        }
        painter.restore();
    }

    void drawBar(QCPPainter& painter, double x, double top, double bottom, const QColor& colour) {
        painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QLineF(x, top, x, bottom));
        for (const double y : {top, bottom}) painter.drawLine(QLineF(x - 3.5, y, x + 3.5, y));
    }

    /// Points of a fit that says nothing are hollow.
    void drawPoints(QCPPainter& painter) {
        if (!study().isMeasured) return;
        painter.save();
        painter.setAntialiasing(true);
        for (const CostStudyPoint& point : study().points) {
            if (!std::isfinite(point.median)) continue;
            const QPointF centre = at(double(point.value), point.median);
            const QColor colour = colourOf(point.architecture);
            drawBar(painter, centre.x(), at(double(point.value), point.high).y(),
                    at(double(point.value), point.low).y(), colour);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme().surface);
            painter.drawEllipse(centre, kPointRadius + 1, kPointRadius + 1);
            drawDot(painter, centre, kPointRadius, colour, isConclusive(point.architecture), theme().surface);
        }
        painter.restore();
    }

    /// What each point takes over what is predicted: where the model fails, and how noisy the machine is.
    void drawStrip(QCPPainter& painter) {
        const QFont font = textFont(type::kAxis);
        drawElided(painter, QRectF(m_strip->left() - 4, m_strip->top() - kStripName, m_strip->width() + 4, kStripName),
                   Qt::AlignLeft | Qt::AlignVCenter, MeasuredCostWords::tr("Measured over predicted"), font,
                   theme().muted);
        painter.save();
        painter.setAntialiasing(true);
        const QCPAxis& ratios = *m_strip->axis(QCPAxis::atLeft);
        painter.setPen(QPen(theme().control, 1));
        const double one = ratios.coordToPixel(0);
        painter.drawLine(QLineF(m_strip->left(), one, m_strip->right(), one));
        for (const CostStudyCurve& curve : study().curves) {
            // Those of one size stand beside each other.
            const double shift = 5 * (double(std::ranges::find(kMeasuredArchitectures, curve.architecture) -
                                             kMeasuredArchitectures.begin()) -
                                      1);
            const QColor colour = colourOf(curve.architecture);
            for (std::size_t row = 0; row < study().points.size(); ++row) {
                const CostStudyPoint& point = study().points[row];
                if (point.architecture != curve.architecture || !std::isfinite(point.ratio)) continue;
                const QPointF centre = stripPoint({Index(row), 0, {}}) + QPointF(shift, 0);
                painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::FlatCap));
                painter.drawLine(QLineF(centre.x(), ratios.coordToPixel(std::log10(point.ratioLow)), centre.x(),
                                        ratios.coordToPixel(std::log10(point.ratioHigh))));
                drawDot(painter, centre, 2.5, colour, isConclusive(point.architecture), theme().surface);
            }
        }
        painter.restore();
    }

    /// Names beside the ends of the lines, moved apart where they would touch.
    void drawEndNames(QCPPainter& painter) {
        struct EndName {
            Architecture architecture;
            QPointF end;
            double y;
        };
        std::vector<EndName> names;
        for (const CostStudyCurve& curve : study().curves)
            if (!curve.heights.empty() && std::isfinite(curve.heights.back())) {
                const QPointF end = at(curve.values.back(), curve.heights.back());
                names.push_back({curve.architecture, end, end.y()});
            }
        std::ranges::sort(names, {}, &EndName::y);
        constexpr double kNameHeight = 16;
        std::vector<double> wanted;
        for (const EndName& name : names) wanted.push_back(name.y);
        const std::vector<double> heights(names.size(), kNameHeight);
        const std::vector<double> centres = spread(wanted, heights, m_plot->top() - 4, m_plot->bottom() + 4);
        for (std::size_t i = 0; i < names.size(); ++i) names[i].y = centres[i];
        const QFont font = textFont(type::kAxis);
        painter.save();
        painter.setAntialiasing(true);
        const double x = double(m_plot->right()) + 14;
        for (const EndName& name : names) {
            painter.setPen(QPen(theme().control, 1));
            painter.drawLine(QLineF(name.end.x() + 6, name.end.y(), x - 3, name.y));
            drawElided(painter, QRectF(x, name.y - 9, m_namesWidth + 2, 18), Qt::AlignLeft | Qt::AlignVCenter,
                       architectureWords(name.architecture), font, theme().text);
        }
        painter.restore();
    }

    // ---- crossings

    bool isOnAxis(double value) const {
        return std::isfinite(value) && m_plot->axis(QCPAxis::atBottom)->range().contains(std::log10(value));
    }

    /// Solid with a dot where medians cross, dashed where predicted lines do.
    void drawRing(QCPPainter& painter, const QPointF& centre, bool isMeasured) {
        if (!std::isfinite(centre.x()) || !std::isfinite(centre.y())) return;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().surface, 3.5));
        painter.drawEllipse(centre, kRing, kRing);
        QPen pen(isMeasured ? theme().text : theme().muted, isMeasured ? 2 : 1.5);
        if (!isMeasured) pen.setDashPattern({2, 1.6});
        painter.setPen(pen);
        painter.drawEllipse(centre, kRing, kRing);
    }
    /// A wedge that stands on the axis.
    void drawTick(QCPPainter& painter, double x, double y) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().text);
        painter.drawPolygon(QPolygonF{QPointF(x, y - 9), QPointF(x + 5, y), QPointF(x - 5, y)});
    }

    static QRectF around(const QPointF& centre, double radius) {
        return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
    }

    /// What labels must not lie on: curves, points with their bars.
    LabelRoom labelRoom() const {
        LabelRoom room(QRectF(m_plot->rect()).adjusted(1, -4, -1, -1));
        for (const CostStudyCurve& curve : study().curves) {
            QPolygonF line;
            for (std::size_t i = 0; i < curve.values.size(); ++i) line << at(curve.values[i], curve.heights[i]);
            room.avoidCurve(std::move(line));
        }
        for (const CostStudyPoint& point : study().points)
            if (std::isfinite(point.median)) {
                const QPointF high = at(double(point.value), point.high);
                const QPointF low = at(double(point.value), point.low);
                room.avoid(around(high, kPointRadius).united(around(low, kPointRadius)));
            }
        return room;
    }

    void drawCrossings(QCPPainter& painter) {
        struct Ring {
            QPointF centre;
            double value = 0;
            bool isMeasured = false;
            bool isNamed = true;
            const Expression* formula = nullptr;
        };
        std::vector<Ring> rings;
        for (const CostStudyCrossing& crossing : study().crossings) {
            if (std::isfinite(crossing.predictedHeight))
                rings.push_back({at(crossing.predicted, crossing.predictedHeight), crossing.predicted, false, true,
                                 crossing.formula ? &*crossing.formula : nullptr});
            const bool hasFitted = m_showsLines && std::isfinite(crossing.fittedHeight);
            if (hasFitted)
                rings.push_back({at(crossing.fitted, crossing.fittedHeight), crossing.fitted, false, true, nullptr});
            if (!std::isfinite(crossing.measuredHeight)) continue;
            const QPointF measured = at(crossing.measured, crossing.measuredHeight);
            // Rings that lie on each other are named once.
            if (hasFitted && QLineF(measured, rings.back().centre).length() < kRing) rings.back().isNamed = false;
            rings.push_back({measured, crossing.measured, true, true, nullptr});
        }
        painter.save();
        painter.setAntialiasing(true);
        for (const Ring& ring : rings) drawRing(painter, ring.centre, ring.isMeasured);
        LabelRoom room = labelRoom();
        for (const Ring& ring : rings) room.avoid(around(ring.centre, kRing + 1));
        if (study().isMeasured && m_showsCounts) drawCounted(painter, room);
        // From left to right, those that were measured first.
        std::ranges::sort(rings, {}, [](const Ring& ring) { return std::pair(!ring.isMeasured, ring.centre.x()); });
        const auto place = [&](const Ring& ring, const QSizeF& size) {
            const auto found = room.place(ring.centre, kRing + 1, size);
            if (found) {
                painter.setPen(QPen(theme().control, 1));
                painter.drawLine(found->leader);
            }
            return found;
        };
        for (const Ring& ring : rings) {
            if (!ring.isNamed) continue;
            // Where there is little room the caption has the formula.
            if (ring.formula && m_plot->width() >= kLeastForFormulas) {
                Expression formula = *ring.formula;
                if (formula.kind == Expression::Kind::Equation && formula.parts.back().kind != Expression::Kind::Number)
                    formula.parts.push_back(formula::rounded(ring.value, 4));
                const FormulaLayout layout(formula, 15);
                if (const auto found = place(ring, layout.size()))
                    layout.paint(painter, found->box.topLeft(), theme(), theme().text);
                continue;
            }
            const QFont font = textFont(type::kAxis, ring.isMeasured ? QFont::DemiBold : QFont::Normal);
            const QString words = QStringLiteral("%1 = %2").arg(axisSymbol(study().against), axisNumber(ring.value));
            if (const auto found = place(ring, {QFontMetricsF(font).horizontalAdvance(words) + 4, 15}))
                drawElided(painter, found->box, Qt::AlignCenter, words, font,
                           ring.isMeasured ? theme().text : theme().muted);
        }
        painter.restore();
    }

    /// Where the counts alone would cross, on the axis, because their height is no time.
    void drawCounted(QCPPainter& painter, LabelRoom& labels) {
        const QFont font = textFont(type::kAxis);
        const double bottom = double(m_plot->bottom()) + 1;
        const auto place = [&](const CostStudyCrossing& crossing) {
            return m_plot->axis(QCPAxis::atBottom)->coordToPixel(std::log10(crossing.predicted));
        };
        for (const CostStudyCrossing& crossing : study().crossings)
            if (isOnAxis(crossing.predicted)) {
                drawTick(painter, place(crossing), bottom);
                labels.avoid(QRectF(place(crossing) - 6, bottom - 10, 12, 10));
            }
        // The first of them to the left of its mark, so that near ones do not meet.
        double first = std::numeric_limits<double>::infinity();
        for (const CostStudyCrossing& crossing : study().crossings)
            if (isOnAxis(crossing.predicted)) first = std::min(first, crossing.predicted);
        for (const CostStudyCrossing& crossing : study().crossings) {
            if (!isOnAxis(crossing.predicted)) continue;
            const double x = place(crossing);
            const QString words =
                QStringLiteral("%1 = %2").arg(axisSymbol(study().against), axisNumber(crossing.predicted));
            const double width = QFontMetricsF(font).horizontalAdvance(words) + 4;
            std::array corners{QPointF(x + 10, bottom - 16), QPointF(x - 10 - width, bottom - 16),
                               QPointF(x - width / 2, bottom - 29)};
            if (crossing.predicted == first) std::swap(corners[0], corners[1]);
            for (const QPointF& corner : corners) {
                const QRectF room(corner, QSizeF(width, 14));
                if (!labels.isFree(room)) continue;
                drawElided(painter, room, Qt::AlignCenter, words, font, theme().muted);
                labels.avoid(room);
                break;
            }
        }
    }

    // ---- the table

    struct TableColumnRoom {
        double left = 0;
        double width = 0;
        bool isShown() const { return width > 0; }
    };

    /// Texts of one row, by column; the second column is a picture.
    struct RowWords {
        QStringList exponent;
        QString expected, constant, speed, spread;
    };
    RowWords rowWords(const CostFit& fit) const {
        RowWords words;
        words.expected = theoryWords(fit.expected);
        if (!study().isMeasured) return words;
        if (const QStringList doubts = doubtWords(fit); !doubts.isEmpty())
            words.exponent = doubts;
        else
            words.exponent = {
                MeasuredCostWords::tr("%1, from %2 to %3")
                    .arg(exponentWords(fit.exponent), exponentWords(fit.exponentLow), exponentWords(fit.exponentHigh)),
                exponentWords(fit.exponent)};
        words.constant = timeWords(fit.constant);
        words.speed = significantNumber(costSpeed(fit) * 1e-9, 3);
        words.spread = percentWords(fit.spread);
        return words;
    }
    QStringList exponentHeaders() const {
        const QString symbol = axisSymbol(study().against);
        QStringList forms{MeasuredCostWords::tr("Exponent of %1").arg(symbol), MeasuredCostWords::tr("Exponent")};
        if (study().isMeasured) forms.prepend(MeasuredCostWords::tr("Exponent of %1, 95 % interval").arg(symbol));
        return forms;
    }

    /// Widths follow the words; what is least important goes first where there is no room.
    void arrangeTable() {
        const QFont font = textFont(type::kAxis);
        const QFontMetricsF metrics(font);
        const QFontMetricsF headers(textFont(type::kSmallest));
        std::array<double, 5> widths{};  // exponent in words, expected, constant, speed, spread
        const std::array<QString, 5> names = headerNames();
        for (std::size_t i = 1; i < widths.size(); ++i) widths[i] = headers.horizontalAdvance(names[i]);
        double longest = 0, shortest = 0, nameWidth = 0;
        for (const CostFit& fit : study().fits) {
            const RowWords words = rowWords(fit);
            if (!words.exponent.isEmpty()) {
                longest = std::max(longest, metrics.horizontalAdvance(words.exponent.front()));
                shortest = std::max(shortest, metrics.horizontalAdvance(words.exponent.back()));
            }
            const std::array<QString, 5> texts{QString(), words.expected, words.constant, words.speed, words.spread};
            for (std::size_t i = 1; i < widths.size(); ++i)
                widths[i] = std::max(widths[i], metrics.horizontalAdvance(texts[i]));
            nameWidth = std::max(nameWidth, metrics.horizontalAdvance(architectureWords(fit.architecture)));
        }
        if (!study().isMeasured) widths[3] = widths[4] = 0;
        if (!study().isMeasured) {
            // The formula of the count stands where the constant will.
            for (const CostFit& fit : study().fits) widths[2] = std::max(widths[2], countLayout(fit).size().width());
        }
        widths[0] = longest;
        // Boxes around cells, and what rounding makes of widths.
        constexpr double kEdge = 5;
        constexpr double kLeastPicture = 70;
        constexpr double kMostPicture = 260;
        const double markWidth = 30;
        nameWidth = std::min(nameWidth, m_table.width() * 0.26);
        const auto free = [&] {
            double used = markWidth + nameWidth;
            for (const double width : widths) used += width > 0 ? width + kGap : 0;
            return m_table.width() - used - kGap - kEdge;
        };
        if (free() < kLeastPicture) widths[3] = 0;
        if (free() < kLeastPicture) widths[0] = shortest;
        if (free() < kLeastPicture) widths[1] = 0;
        if (free() < kLeastPicture) widths[4] = 0;
        if (free() < kLeastPicture) widths[2] = 0;
        const double picture = std::clamp(free(), 0.0, kMostPicture);
        const auto gaps = 2 + double(std::ranges::count_if(widths, [](double width) { return width > 0; })) - 1;
        const double gap = kGap + std::max(0.0, free() - picture) / gaps;
        double x = m_table.left() + markWidth + nameWidth + gap;
        m_nameRoom = {m_table.left() + markWidth, nameWidth};
        m_picture = {x, picture};
        x += picture + gap;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            m_columns[i] = {x, widths[i]};
            if (widths[i] > 0) x += widths[i] + gap;
        }
        for (std::size_t row = 0; row < kMeasuredArchitectures.size(); ++row) {
            const double top = rowTop(row);
            const auto box = [&](double left, double right) {
                return right > left ? QRectF(left - 4, top + 1, right - left + 8, m_rowHeight - 2) : QRectF();
            };
            const auto right = [](const TableColumnRoom& column) { return column.left + column.width; };
            m_cells[row][0] = box(m_picture.left, m_columns[0].isShown() ? right(m_columns[0]) : right(m_picture));
            const TableColumnRoom& speed = m_columns[3].isShown() ? m_columns[3] : m_columns[2];
            m_cells[row][1] = m_columns[2].isShown() ? box(m_columns[2].left, right(speed)) : QRectF();
            m_cells[row][2] = m_columns[4].isShown() ? box(m_columns[4].left, right(m_columns[4])) : QRectF();
        }
    }
    std::array<QString, 5> headerNames() const {
        return {QString(), MeasuredCostWords::tr("Theory"),
                study().isMeasured ? MeasuredCostWords::tr("Multiply-add") : MeasuredCostWords::tr("Count"),
                MeasuredCostWords::tr("GFLOP/s"), MeasuredCostWords::tr("Spread")};
    }
    FormulaLayout countLayout(const CostFit& fit) const {
        return FormulaLayout(costFormula(fit.architecture, CostColumn::Exact, study().setting), 15);
    }
    double rowTop(std::size_t row) const { return m_table.top() + m_rowHeight * double(row + 1); }

    /// The exponents that the picture reaches from and to.
    std::pair<double, double> exponentRange() const {
        // Intervals that say nothing are cut.
        constexpr double kLeastExponent = -4;
        constexpr double kMostExponent = 8;
        double low = 0, high = 2;
        for (const CostFit& fit : study().fits) {
            if (std::isfinite(fit.expected)) {
                low = std::min(low, fit.expected);
                high = std::max(high, fit.expected);
            }
            if (study().isMeasured && hasExponent(fit)) {
                low = std::min(low, std::max(fit.exponentLow, kLeastExponent));
                high = std::max(high, std::min(fit.exponentHigh, kMostExponent));
            }
        }
        return {low - 0.15, high + 0.15};
    }
    double exponentPlace(double exponent) const {
        const auto [low, high] = exponentRange();
        return m_picture.left + (std::clamp(exponent, low, high) - low) / (high - low) * m_picture.width;
    }

    void drawTable(QCPPainter& painter) {
        const QFont font = textFont(type::kAxis);
        const QFont small = textFont(type::kSmallest);
        painter.save();
        painter.setAntialiasing(true);
        painter.setPen(QPen(theme().control, 1));
        painter.drawLine(QLineF(m_table.left(), rowTop(0) - 0.5, m_table.right(), rowTop(0) - 0.5));
        const double top = m_table.top();
        const auto cell = [&](const TableColumnRoom& column, double y, const QString& words, const QFont& face,
                              const QColor& ink, Qt::Alignment side = Qt::AlignLeft) {
            if (column.isShown())
                drawElided(painter, QRectF(column.left, y, column.width + 1, m_rowHeight), side | Qt::AlignVCenter,
                           words, face, ink);
        };
        const std::array<QString, 5> names = headerNames();
        const TableColumnRoom exponents{m_picture.left, m_columns[0].isShown()
                                                            ? m_columns[0].left + m_columns[0].width - m_picture.left
                                                            : m_picture.width};
        cell({m_table.left(), m_nameRoom.left + m_nameRoom.width - m_table.left()}, top, MeasuredCostWords::tr("Layer"),
             small, theme().muted);
        cell(exponents, top, firstFitting(exponentHeaders(), exponents.width + 1, small), small, theme().muted);
        for (std::size_t i = 1; i < names.size(); ++i)
            cell(m_columns[i], top, names[i], small, theme().muted, Qt::AlignRight);
        for (std::size_t row = 0; row < kMeasuredArchitectures.size(); ++row) {
            const CostFit* fit = study().fitOf(kMeasuredArchitectures[row]);
            if (!fit) continue;
            const double y = rowTop(row);
            const QColor colour = colourOf(fit->architecture);
            QPen pen(colour, 2.5, architectureDash(fit->architecture), Qt::FlatCap);
            painter.setPen(pen);
            painter.drawLine(QLineF(m_table.left(), y + m_rowHeight / 2, m_table.left() + 20, y + m_rowHeight / 2));
            const RowWords words = rowWords(*fit);
            cell(m_nameRoom, y, architectureWords(fit->architecture), font, theme().text);
            drawInterval(painter, *fit, y + m_rowHeight / 2);
            if (m_columns[0].isShown()) {
                const QString fitting = firstFitting(words.exponent, m_columns[0].width + 1, font);
                cell(m_columns[0], y, fitting.isEmpty() && !words.exponent.isEmpty() ? words.exponent.back() : fitting,
                     font, theme().text);
            }
            cell(m_columns[1], y, words.expected, font, theme().text, Qt::AlignRight);
            if (study().isMeasured) {
                cell(m_columns[2], y, words.constant, font, theme().text, Qt::AlignRight);
                cell(m_columns[3], y, words.speed, font, theme().text, Qt::AlignRight);
                cell(m_columns[4], y, words.spread, font, theme().text, Qt::AlignRight);
            } else if (m_columns[2].isShown()) {
                const FormulaLayout layout = countLayout(*fit);
                layout.paint(painter,
                             {m_columns[2].left + m_columns[2].width - layout.size().width(),
                              y + (m_rowHeight - layout.size().height()) / 2},
                             theme(), theme().text);
            }
        }
        painter.restore();
    }

    /// The interval as a bar with its middle as a dot, what theory says as a tick; hollow where it says nothing.
    void drawInterval(QCPPainter& painter, const CostFit& fit, double y) {
        if (!m_picture.isShown()) return;
        painter.save();
        painter.setPen(QPen(theme().rule, 1));
        painter.drawLine(QLineF(m_picture.left, y, m_picture.left + m_picture.width, y));
        const auto [low, high] = exponentRange();
        for (double whole = std::ceil(low); whole <= high; ++whole)
            painter.drawLine(QLineF(exponentPlace(whole), y - 3, exponentPlace(whole), y + 3));
        const QColor colour = colourOf(fit.architecture);
        if (study().isMeasured && hasExponent(fit)) {
            const double left = exponentPlace(fit.exponentLow);
            const double right = std::max(exponentPlace(fit.exponentHigh), left + 2);
            painter.setPen(QPen(colour, 1.5));
            painter.setBrush(fit.isConclusive ? QBrush(colour) : QBrush(theme().surface));
            painter.drawRect(QRectF(left, y - 2.5, right - left, 5));
            drawDot(painter, {exponentPlace(fit.exponent), y}, 4, colour, fit.isConclusive, theme().surface);
        }
        if (std::isfinite(fit.expected)) {
            const double x = exponentPlace(fit.expected);
            drawCased(painter, QLineF(x, y - 8, x, y + 8), theme().text, 2, theme().surface);
        }
        painter.restore();
    }

    // ---- selection

    void drawMarked(QCPPainter& painter, const Cell& cell, bool isSelected) {
        painter.save();
        painter.setAntialiasing(true);
        if (isPoint(cell)) {
            const CostStudyPoint& point = study().points[std::size_t(cell.row)];
            const QPointF centre = pointOf(cell);
            if (!std::isfinite(centre.x()) || !std::isfinite(centre.y())) return painter.restore();
            const QCPAxisRect& lowest = m_hasStrip ? *m_strip : *m_plot;
            drawCased(painter, {centre.x(), centre.y(), centre.x(), double(lowest.bottom())}, theme().text,
                      isSelected ? 1.5 : 1, theme().surface);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme().surface, 4));
            painter.drawEllipse(centre, 7, 7);
            painter.setPen(QPen(theme().text, isSelected ? 2 : 1));
            painter.drawEllipse(centre, 7, 7);
            if (isSelected)
                drawAxisTag(painter, *lowest.axis(QCPAxis::atBottom), std::log10(double(point.value)),
                            whole(double(point.value)), theme().text, theme());
            const QString words = study().isMeasured ? timeWords(heightOf(cell)) : whole(double(point.count));
            drawTag(painter, words, centre - QPointF(0, 22), QRectF(m_plot->rect()), theme().text, theme().surface);
        } else if (const QRectF box = boxOf(cell); !box.isEmpty()) {
            drawCasedBox(painter, box, theme().text, isSelected ? 2 : 1, theme().surface);
        }
        painter.restore();
    }

    QCPAxisRect* m_plot = nullptr;
    QCPAxisRect* m_strip = nullptr;  ///< measured over predicted
    QRectF m_table;
    TableColumnRoom m_nameRoom, m_picture;
    std::array<TableColumnRoom, 5> m_columns;  ///< exponent in words, expected, constant, speed, spread
    std::array<std::array<QRectF, 3>, kMeasuredArchitectures.size()> m_cells;
    double m_namesWidth = 0;
    double m_rowHeight = kRowHeight;
    bool m_hasKey = false;
    bool m_showsLines = true;   ///< where the fitted lines cross
    bool m_showsCounts = true;  ///< where the counts cross
    bool m_hasTable = true;
    bool m_hasStrip = false;
    bool m_isSmall = false;
};

class MeasuredCostPage : public Exhibit, public Measurable {
 public:
    std::string_view id() const override { return "measured-cost"; }
    Chapter chapter() const override { return Chapter::Cost; }
    QString name() const override { return MeasuredCostWords::tr("Measured"); }
    QString title() const override { return MeasuredCostWords::tr("The formulas, timed"); }
    QString claim() const override {
        return MeasuredCostWords::tr(
            "Real layers grow as their counts say; the constants, and so the crossings, are the machine’s own.");
    }

    Caption caption(const Scene& scene) const override {
        const CostStudy study = studyOf(scene);
        return {formulas(study), seen(study), tryThis(scene, study),
                MeasuredCostWords::tr(
                    "<a href=\"term:complexity\">O(·)</a> tells how a cost grows, not what it is: a "
                    "<a href=\"term:recurrence\">recurrence</a> has to wait for the step before, the exponentials of a "
                    "<a href=\"term:softmax\">softmax</a> are no multiply–adds, and a short pass hardly counts beside "
                    "what every call costs. So which layer is faster at your length is a question to a clock. One "
                    "thread, forward passes, numbers of 64 bits; another machine has other constants.")};
    }

    QString description(const Scene& scene) const override {
        const CostStudy study = studyOf(scene);
        QStringList sentences;
        const QString setting = settingWords(study.setting, study.against);
        if (!study.isMeasured) {
            sentences += MeasuredCostWords::tr(
                             "Exact multiply-adds of a forward pass of convolution, recurrence and self-attention "
                             "against %1 on logarithmic axes, at %2. Nothing has been measured yet.")
                             .arg(axisSymbol(study.against), setting);
        } else {
            sentences += MeasuredCostWords::tr(
                             "Times of forward passes of convolution, recurrence and self-attention against %1 on "
                             "logarithmic axes, at %2, measured on %3: medians with their quartiles over the exact "
                             "counts times one constant for each layer.")
                             .arg(axisSymbol(study.against), setting, machineWords(study));
            for (const CostFit& fit : study.fits)
                if (const QString words = exponentSentence(study, fit); !words.isEmpty()) sentences += words;
            for (const CostStudyCrossing& crossing : study.crossings)
                if (const QString words = crossingSentence(study, crossing); !words.isEmpty()) sentences += words;
        }
        if (const auto selected = selectionOf(scene.parameters)) {
            const Explanation explanation = explain(scene, *selected);
            sentences += MeasuredCostWords::tr("Selected: %1, %2: %3.")
                             .arg(explanation.tags.front().text, explanation.sentence, explanation.value);
        }
        return sentences.join(betweenSentences());
    }

    std::vector<Preset> presets() const override {
        return {
            {"quick",
             MeasuredCostWords::tr("A short sweep"),
             MeasuredCostWords::tr("Short passes only, done in a few seconds."),
             {{"quick", "on"}}},
            {"against-d",
             MeasuredCostWords::tr("Against the width"),
             MeasuredCostWords::tr(
                 "Convolution and recurrence grow with the square of d, self-attention in step with it."),
             {{"against", "d"}, {"n", "256"}}},
            {"kernel-sizes",
             MeasuredCostWords::tr("Kernel sizes"),
             MeasuredCostWords::tr("Only the convolution’s cost depends on k."),
             {{"against", "kernel"}, {"n", "256"}, {"d", "64"}}},
            {"projections",
             MeasuredCostWords::tr("With projections"),
             MeasuredCostWords::tr("W_q, W_k, W_v and W_o add 4·n·d²: recurrence stays cheaper at every length."),
             {{"projections", "on"}}},
            {"exponent",
             MeasuredCostWords::tr("One exponent, explained"),
             MeasuredCostWords::tr("How self-attention grows with the length, and how sure that is."),
             {{"matrix", "exponents"}, {"row", "2"}, {"column", "0"}}},
        };
    }

    std::span<const ParameterUse> uses() const override {
        static const std::array kUses{
            ParameterUse{.key = "against"},
            ParameterUse{.key = "n", .sliderMaximum = 4096},
            ParameterUse{.key = "d", .sliderMaximum = 1024},
            ParameterUse{.key = "kernel", .sliderMaximum = 15},
            ParameterUse{.key = "projections"},
            ParameterUse{.key = "quick"},
            ParameterUse{.key = "repeats", .sliderMaximum = 33},
            ParameterUse{.key = "sweep-first", .sliderMaximum = 4096},
            ParameterUse{.key = "sweep-last", .sliderMaximum = 16384},
            ParameterUse{.key = "matrix", .names = kMatrices},
            ParameterUse{.key = "row",
                         .most = [](const Parameters& p) -> std::int64_t {
                             return p.matrix == kMatrices[1] ? std::int64_t(kMeasuredArchitectures.size()) - 1
                                                             : std::int64_t(kMostStudyPoints) - 1;
                         },
                         .mostText = "the last sample, or the last of 3 layers"},
            ParameterUse{.key = "column",
                         .most = [](const Parameters& p) -> std::int64_t {
                             return p.matrix == kMatrices[1] ? std::int64_t(kCostFitNumbers.size()) - 1 : 1;
                         },
                         .mostText = "0 measured, 1 predicted; of exponents 0 exponent, 1 constant, 2 spread"},
        };
        return kUses;
    }

    std::span<const TableDescription> tables() const override {
        static const ColumnDescription kArchitecture{"architecture", "", ColumnType::Text,
                                                     "convolution, recurrent, attention"};
        static const ColumnDescription kN{"n", "", ColumnType::Integer, "tokens"};
        static const ColumnDescription kD{"d", "", ColumnType::Integer, "width"};
        static const ColumnDescription kKernel{"kernel", "", ColumnType::Integer, "k, of the convolution"};
        static const std::array kTables{
            TableDescription{"measured",
                             "a layer at a size that was measured, or is going to be",
                             {kArchitecture,
                              kN,
                              kD,
                              kKernel,
                              {"repeats", "", ColumnType::Integer, "0: not measured"},
                              {"median-seconds", "", ColumnType::Real, "of a forward pass; nan: not measured"},
                              {"low-seconds", "", ColumnType::Real, "lower quartile of the repeats"},
                              {"high-seconds", "", ColumnType::Real, "upper quartile of the repeats"},
                              {"predicted-seconds", "", ColumnType::Real, "the layer's constant times its count"},
                              {"machine", "", ColumnType::Text, "where it was measured"}}},
            TableDescription{"predicted",
                             "a layer at a size that was measured, or is going to be",
                             {kArchitecture,
                              kN,
                              kD,
                              kKernel,
                              {"multiply-adds", "", ColumnType::Integer, "exact count of a forward pass"},
                              {"seconds", "", ColumnType::Real, "the layer's constant times it; nan: not measured"}}},
            TableDescription{"samples",
                             "one repeat, or a layer that is going to be measured",
                             {kArchitecture,
                              kN,
                              kD,
                              kKernel,
                              {"repeat", "", ColumnType::Integer, "from 1 on, the fastest first; 0: not measured"},
                              {"seconds", "", ColumnType::Real, "of a forward pass; nan: not measured"}}},
            TableDescription{"exponents",
                             "a layer",
                             {kArchitecture,
                              {"exponent", "", ColumnType::Real, "slope of log time over the logarithm of the axis"},
                              {"low", "", ColumnType::Real, "lower end of its 95 % interval"},
                              {"high", "", ColumnType::Real, "upper end of its 95 % interval"},
                              {"expected", "", ColumnType::Real, "the theory's exponent"},
                              {"points", "", ColumnType::Integer, "that the slope was fitted to"},
                              {"conclusive", "", ColumnType::Text, "yes, or no: too few points or too noisy"},
                              {"seconds-per-multiply-add", "", ColumnType::Real, "the constant"},
                              {"gflops", "", ColumnType::Real, "10^9 floating-point operations in a second"},
                              {"spread", "", ColumnType::Real, "median of the quartiles' distance over the median"}}},
            TableDescription{"crossings",
                             "two layers",
                             {{"first", "", ColumnType::Text, "cheaper before it, or everywhere"},
                              {"second", "", ColumnType::Text, "cheaper after it"},
                              {"measured", "", ColumnType::Real, "where the medians cross; nan: they do not"},
                              {"fitted", "", ColumnType::Real, "where constant times count crosses"},
                              {"predicted", "", ColumnType::Real, "where the counts cross, exactly"},
                              {"formula", "", ColumnType::Text, "of the counts"}}},
            kDerivationTable,
        };
        return kTables;
    }

    NoEffect noEffect(std::string_view key, const Scene& scene) const override {
        const auto against = scene.parameters.against;
        if ((key == "n" && against == AgainstChoice::N) || (key == "d" && against == AgainstChoice::D) ||
            (key == "kernel" && against == AgainstChoice::Kernel))
            return {MeasuredCostWords::tr("It varies along the axis."),
                    "with another --against; --sweep-first and --sweep-last are the ends of the axis"};
        return {};
    }

    /// Counts of some points and a few curves, however large the layers are.
    double memoryNeeded(const Scene& scene) const override {
        double numbers = 1e4;
        if (scene.measurement)
            for (const CostSample& sample : scene.measurement->samples) numbers += 20 + double(sample.seconds.size());
        return 8 * 4 * numbers;
    }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token) const override {
        auto result = std::make_shared<MeasuredCostResult>();
        result->study = studyOf(scene);
        return result;
    }

    std::optional<SceneProblem> problem(const Scene& scene) const override {
        const auto first = scene.parameters.sweepFirst, last = scene.parameters.sweepLast;
        if (!first || !last || *first <= *last) return std::nullopt;
        return SceneProblem{"sweep-last", false,
                            std::to_string(*last) + " is below sweep-first, " + std::to_string(*first) +
                                "; accepted: from " + std::to_string(*first) + " on",
                            MeasuredCostWords::tr("The sweep would end at %1, below its beginning, %2.")
                                .arg(whole(double(*last)), whole(double(*first)))};
    }

    std::optional<SceneProblem> measuringProblem(const Scene& scene) const override {
        if (const auto wrong = problem(scene)) return wrong;
        const double needed = sweepBytes(costSweep(scene.parameters));
        const double most = memoryLimit();
        if (needed <= most) return emptyLayer(costSweep(scene.parameters));
        constexpr double kGibi = 1024.0 * 1024 * 1024;
        const auto amount = [](double bytes) { return QString::number(bytes / 1e9, 'g', 3).toStdString() + " GB"; };
        const bool isGiven = scene.parameters.sweepLast.has_value();
        const auto against = scene.parameters.against;
        // What one would change: the end of the sweep, or the length that makes the scores so large.
        const std::string key = isGiven ? "sweep-last" : against == AgainstChoice::N ? "d" : "n";
        return SceneProblem{
            key, false,
            "the largest point of this sweep needs " + amount(needed) + " of memory; accepted: up to " + amount(most) +
                ", half of what there is",
            MeasuredCostWords::tr("The largest point of this sweep would need %1 GiB of memory, and %2 GiB are the "
                                  "most that this machine can spare. End it earlier.")
                .arg(displayNumber(needed / kGibi, 1), displayNumber(most / kGibi, 1))};
    }

    QString measuringPlan(const Scene& scene) const override {
        const CostSweep sweep = costSweep(scene.parameters);
        if (sweep.values.empty()) return {};
        const int count = int(sweep.values.size());
        const QString first = whole(double(sweep.values.front()));
        const QString last = whole(double(sweep.values.back()));
        QString size;
        switch (sweep.against) {
            case AgainstChoice::N:
                size = MeasuredCostWords::tr("3 layers at %n length(s) from %1 to %2", nullptr, count).arg(first, last);
                break;
            case AgainstChoice::D:
                size = MeasuredCostWords::tr("3 layers at %n width(s) from %1 to %2", nullptr, count).arg(first, last);
                break;
            case AgainstChoice::Kernel:
                size = MeasuredCostWords::tr("3 layers at %n kernel size(s) from %1 to %2", nullptr, count)
                           .arg(first, last);
                break;
        }
        const double seconds = sweepSeconds(sweep);
        constexpr double kMinute = 60;
        const QString time =
            seconds < 2 * kMinute
                ? MeasuredCostWords::tr("some %n second(s)", nullptr, std::max(1, int(std::lround(seconds))))
                : MeasuredCostWords::tr("some %n minute(s)", nullptr, int(std::lround(seconds / kMinute)));
        QStringList sentences{MeasuredCostWords::tr("%1, %2.").arg(size, time)};
        for (const Architecture architecture : kMeasuredArchitectures) {
            const auto end = lastMeasured(sweep, architecture);
            if (end && *end < sweep.values.back())
                sentences +=
                    MeasuredCostWords::tr("%1 only up to %2 = %3: behind it one pass would take longer than %4 s.")
                        .arg(architectureWords(architecture), axisSymbol(sweep.against), whole(double(*end)),
                             displayNumber(longestPassSeconds(sweep), sweep.isQuick ? 1 : 0));
        }
        return sentences.join(betweenSentences());
    }

    std::optional<CostMeasurement> measure(const Scene& scene, const std::function<void(double)>& progress,
                                           std::stop_token stop) const override {
        return measureCosts(costSweep(scene.parameters), progress, std::move(stop));
    }

    Table table(std::string_view name, const Scene& scene) const override {
        if (name == kDerivationTable.name) return derivationOfSelection(scene);
        const CostStudy study = studyOf(scene);
        if (name == "exponents") return exponentTable(study);
        if (name == "crossings") return crossingTable(study);
        if (name != "measured" && name != "predicted" && name != "samples")
            throw std::invalid_argument("measured-cost has no table \"" + std::string(name) + "\"");
        return pointTable(study, name);
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<MeasuredCostFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override {
        const CostStudy study = studyOf(scene);
        return cell.matrix == kMatrices[1] ? explainFit(study, cell) : explainPoint(study, cell);
    }

 private:
    static Explanation explainPoint(const CostStudy& study, const Cell& cell) {
        Explanation explanation;
        if (cell.row < 0 || std::size_t(cell.row) >= study.points.size()) {
            explanation.tags = {{MeasuredCostWords::tr("sample %1").arg(whole(double(cell.row))), IndexRole::None}};
            explanation.value = QStringLiteral("–");
            explanation.sentence =
                MeasuredCostWords::tr("The sweep has %n point(s), counted from 0.", nullptr, int(study.points.size()));
            explanation.derivation.value = std::numeric_limits<double>::quiet_NaN();
            return explanation;
        }
        const CostStudyPoint& point = study.points[std::size_t(cell.row)];
        explanation.tags = {
            {architectureWords(point.architecture), IndexRole::None},
            {QStringLiteral("%1 = %2").arg(axisSymbol(study.against), whole(double(point.value))), IndexRole::None}};
        const auto number = cell.column == 0 ? CostPointNumber::Median : CostPointNumber::Predicted;
        explanation.derivation = costPointDerivation(study, std::size_t(cell.row), number);
        if (!study.isMeasured) {
            explanation.value = cell.column == 0 ? timeWords(point.median) : whole(double(point.count));
            explanation.sentence = cell.column == 0
                                       ? MeasuredCostWords::tr("time of a forward pass, not measured yet")
                                       : MeasuredCostWords::tr("multiply-adds of a forward pass, counted exactly");
        } else {
            explanation.value = timeWords(explanation.derivation.value, 4);
            explanation.sentence =
                cell.column == 0
                    ? MeasuredCostWords::tr("median of %n repeat(s) of a forward pass, in seconds", nullptr,
                                            int(point.seconds.size()))
                    : MeasuredCostWords::tr("predicted time in seconds: the layer’s constant times its multiply-adds");
        }
        return explanation;
    }

    static Explanation explainFit(const CostStudy& study, const Cell& cell) {
        const Architecture architecture = kMeasuredArchitectures[std::size_t(cell.row)];
        const CostFitNumber number = kCostFitNumbers[std::size_t(cell.column)];
        const CostFit* fit = study.fitOf(architecture);
        Explanation explanation;
        explanation.tags = {{architectureWords(architecture), IndexRole::None}};
        explanation.derivation = costFitDerivation(study, architecture, number);
        const double value = explanation.derivation.value;
        const bool isKnown = study.isMeasured && std::isfinite(value);
        switch (number) {
            case CostFitNumber::Exponent:
                explanation.value = isKnown ? exponentWords(value) : MeasuredCostWords::tr("not measured");
                explanation.sentence =
                    MeasuredCostWords::tr("exponent of %1: the slope of a line through the logarithms")
                        .arg(axisSymbol(study.against));
                if (isKnown && fit && slopeBegin(*fit))
                    explanation.sentence = listed(
                        {explanation.sentence, MeasuredCostWords::tr("from %1 = %2 on, where the term decides")
                                                   .arg(axisSymbol(study.against), whole(double(*slopeBegin(*fit))))});
                if (isKnown && fit && !fit->isConclusive)
                    explanation.sentence = listed({explanation.sentence, doubtWords(*fit).front()});
                break;
            case CostFitNumber::Constant:
                explanation.value = timeWords(value);
                explanation.sentence = MeasuredCostWords::tr(
                    "seconds for each multiply-add: the median of time over count, over all points");
                break;
            case CostFitNumber::Spread:
                explanation.value = isKnown ? percentWords(value) : MeasuredCostWords::tr("not measured");
                explanation.sentence = MeasuredCostWords::tr(
                    "the machine’s noise: how far the quartiles of a point lie apart, over its median");
                break;
        }
        return explanation;
    }

    static Table pointTable(const CostStudy& study, std::string_view name) {
        std::vector<std::string> architectures, machines;
        std::vector<std::int64_t> n, d, kernel, counts, repeats;
        std::vector<double> medians, lows, highs, predictions, seconds;
        const bool isSamples = name == "samples";
        for (const CostStudyPoint& point : study.points) {
            const std::size_t lines = isSamples ? std::max<std::size_t>(1, point.seconds.size()) : 1;
            for (std::size_t i = 0; i < lines; ++i) {
                const bool isThere = i < point.seconds.size();
                architectures.emplace_back(architectureName(point.architecture));
                n.push_back(point.setting.n);
                d.push_back(point.setting.d);
                kernel.push_back(point.setting.kernel);
                seconds.push_back(isThere ? point.seconds[i] : std::numeric_limits<double>::quiet_NaN());
                repeats.push_back(!isSamples ? std::int64_t(point.seconds.size()) : isThere ? std::int64_t(i) + 1 : 0);
            }
            counts.push_back(std::int64_t(point.count));
            medians.push_back(point.median);
            lows.push_back(point.low);
            highs.push_back(point.high);
            predictions.push_back(point.predicted);
            machines.push_back(study.machine);
        }
        ColumnTable table{{{"architecture", std::move(architectures)},
                           {"n", std::move(n)},
                           {"d", std::move(d)},
                           {"kernel", std::move(kernel)}}};
        const auto add = [&](std::string column, auto values) {
            table.columns.push_back({std::move(column), std::move(values)});
        };
        if (isSamples) {
            add("repeat", std::move(repeats));
            add("seconds", std::move(seconds));
        } else if (name == "predicted") {
            add("multiply-adds", std::move(counts));
            add("seconds", std::move(predictions));
        } else {
            add("repeats", std::move(repeats));
            add("median-seconds", std::move(medians));
            add("low-seconds", std::move(lows));
            add("high-seconds", std::move(highs));
            add("predicted-seconds", std::move(predictions));
            add("machine", std::move(machines));
        }
        return table;
    }

    static Table exponentTable(const CostStudy& study) {
        std::vector<std::string> architectures, conclusive;
        std::vector<double> exponents, lows, highs, expected, constants, speeds, spreads;
        std::vector<std::int64_t> points;
        for (const CostFit& fit : study.fits) {
            architectures.emplace_back(architectureName(fit.architecture));
            exponents.push_back(fit.exponent);
            lows.push_back(fit.exponentLow);
            highs.push_back(fit.exponentHigh);
            expected.push_back(fit.expected);
            points.push_back(fit.exponentPoints);
            conclusive.emplace_back(fit.isConclusive ? "yes" : "no");
            constants.push_back(fit.constant);
            speeds.push_back(costSpeed(fit) * 1e-9);
            spreads.push_back(fit.spread);
        }
        return ColumnTable{{{"architecture", std::move(architectures)},
                            {"exponent", std::move(exponents)},
                            {"low", std::move(lows)},
                            {"high", std::move(highs)},
                            {"expected", std::move(expected)},
                            {"points", std::move(points)},
                            {"conclusive", std::move(conclusive)},
                            {"seconds-per-multiply-add", std::move(constants)},
                            {"gflops", std::move(speeds)},
                            {"spread", std::move(spreads)}}};
    }

    static Table crossingTable(const CostStudy& study) {
        std::vector<std::string> first, second, formulas;
        std::vector<double> measured, fittedValues, predicted;
        for (const CostStudyCrossing& crossing : study.crossings) {
            first.emplace_back(architectureName(crossing.first));
            second.emplace_back(architectureName(crossing.second));
            measured.push_back(crossing.measured);
            fittedValues.push_back(crossing.fitted);
            predicted.push_back(crossing.predicted);
            formulas.push_back(crossing.formula ? expressionText(*crossing.formula) : std::string());
        }
        return ColumnTable{{{"first", std::move(first)},
                            {"second", std::move(second)},
                            {"measured", std::move(measured)},
                            {"fitted", std::move(fittedValues)},
                            {"predicted", std::move(predicted)},
                            {"formula", std::move(formulas)}}};
    }

    static std::vector<Expression> formulas(const CostStudy& study) {
        std::vector<Expression> all;
        for (const Architecture architecture : kMeasuredArchitectures) {
            const CostFit* fit = study.fitOf(architecture);
            const double constant = study.isMeasured && fit ? fit->constant : 1;
            const Expression count = costFormula(architecture, CostColumn::Exact, study.setting);
            const Expression product =
                formula::times({formula::symbol("c", constant),
                                count.kind == Expression::Kind::Sum ? formula::brackets(count) : count});
            all.push_back(formula::equation({formula::symbol("t", evaluate(product)), product}));
        }
        return all;
    }

    static QString exponentSentence(const CostStudy& study, const CostFit& fit) {
        const QString layer = architectureInSentence(fit.architecture);
        if (fit.exponentPoints < kConclusivePoints)
            return MeasuredCostWords::tr("%1: too few points to conclude on the exponent.")
                .arg(architectureWords(fit.architecture));
        if (!fit.isConclusive && fit.spread > kConclusiveSpread)
            return MeasuredCostWords::tr("The repeats of %1 differ too much to conclude: their quartiles lie %2 apart.")
                .arg(layer, percentWords(fit.spread));
        if (!fit.isConclusive)
            return MeasuredCostWords::tr("The exponent of %1 is too noisy to conclude: between %2 and %3.")
                .arg(layer, exponentWords(fit.exponentLow), exponentWords(fit.exponentHigh));
        if (const auto from = slopeBegin(fit))
            return MeasuredCostWords::tr("From %1 = %2 on, the exponent of %3 is %4, between %5 and %6; in theory %7.")
                .arg(axisSymbol(study.against), whole(double(*from)), layer, exponentWords(fit.exponent),
                     exponentWords(fit.exponentLow), exponentWords(fit.exponentHigh), theoryWords(fit.expected));
        return MeasuredCostWords::tr("The exponent of %1 is %2, between %3 and %4; in theory %5.")
            .arg(layer, exponentWords(fit.exponent), exponentWords(fit.exponentLow), exponentWords(fit.exponentHigh),
                 theoryWords(fit.expected));
    }

    static QString crossingSentence(const CostStudy& study, const CostStudyCrossing& crossing) {
        const QString symbol = axisSymbol(study.against);
        const QString first = architectureInSentence(crossing.first);
        const QString second = architectureInSentence(crossing.second);
        const auto value = [](double at) { return axisNumber(at); };
        if (std::isfinite(crossing.measured)) {
            if (std::isfinite(crossing.predicted))
                return MeasuredCostWords::tr(
                           "Up to %1 = %2 %3 is faster than %4, behind it slower; by the counts alone they would cross "
                           "at %5.")
                    .arg(symbol, value(crossing.measured), first, second, value(crossing.predicted));
            return MeasuredCostWords::
                tr("Up to %1 = %2 %3 is faster than %4, behind it slower; by the counts alone they would not cross.")
                    .arg(symbol, value(crossing.measured), first, second);
        }
        if (!std::isfinite(crossing.predicted)) return {};
        return MeasuredCostWords::tr(
                   "By the counts %1 and %2 would cross at %3 = %4; measured, they do not within the sweep.")
            .arg(first, second, symbol, value(crossing.predicted));
    }

    /// Of a layer without a single point that is short enough; nothing: each has one.
    static std::optional<SceneProblem> emptyLayer(const CostSweep& sweep) {
        for (const Architecture architecture : kMeasuredArchitectures)
            if (!lastMeasured(sweep, architecture)) {
                return SceneProblem{
                    "sweep-first", false,
                    "one pass of " + std::string(architectureName(architecture)) + " at " +
                        std::to_string(sweep.values.front()) + " already takes longer than " +
                        (sweep.isQuick ? "half a second" : "3 seconds") + "; accepted: less",
                    MeasuredCostWords::tr("One pass of %1 at %2 = %3 would already take longer than %4 s. Begin the "
                                          "sweep earlier.")
                        .arg(architectureInSentence(architecture), axisSymbol(sweep.against),
                             whole(double(sweep.values.front())),
                             displayNumber(longestPassSeconds(sweep), sweep.isQuick ? 1 : 0))};
            }
        return std::nullopt;
    }

    /// Where the interval leaves the theory out; empty: it does not.
    static QString disagreement(const CostFit& fit) {
        if (!fit.isConclusive || !std::isfinite(fit.expected)) return {};
        const QString layer = architectureWords(fit.architecture);
        const auto sentence = [&](const QString& words) {
            return words.arg(layer, exponentWords(fit.exponentLow), exponentWords(fit.exponentHigh),
                             theoryWords(fit.expected));
        };
        if (fit.exponentHigh < fit.expected)
            return sentence(MeasuredCostWords::tr("%1 grows flatter than its counts: from %2 to %3, in theory %4."));
        if (fit.exponentLow > fit.expected)
            return sentence(MeasuredCostWords::tr("%1 grows steeper than its counts: from %2 to %3, in theory %4."));
        return {};
    }

    static QString seen(const CostStudy& study) {
        QStringList sentences;
        if (!study.isMeasured) {
            sentences += MeasuredCostWords::tr(
                "So far these are counts: exact multiply–adds of one forward pass of a "
                "<a href=\"term:convolution\">convolution</a>, a <a href=\"term:recurrence\">recurrence</a> and "
                "<a href=\"term:self-attention\">self-attention</a>. “Measure” times the same layers on this machine "
                "and puts the times over these lines.");
        } else {
            // The key says what points and lines are, the table has the other exponents.
            for (const CostFit& fit : study.fits)
                if (!fit.isConclusive)
                    sentences += exponentSentence(study, fit);
                else if (const QString words = disagreement(fit); !words.isEmpty())
                    sentences += words;
            const auto [least, most] = std::ranges::minmax(study.points, {}, &CostStudyPoint::value);
            for (const CostFit& fit : study.fits)
                if (const auto last = std::ranges::max(fit.points, {}, &CostPoint::value).value; last < most.value)
                    sentences +=
                        MeasuredCostWords::tr("%1 was measured up to %2 = %3 only.")
                            .arg(architectureWords(fit.architecture), axisSymbol(study.against), whole(double(last)));
            if (study.fits.size() > 1) {
                const auto [cheapest, dearest] = std::ranges::minmax_element(study.fits, {}, &CostFit::constant);
                sentences += MeasuredCostWords::tr("A multiply–add of %1 takes %2, one of %3 %4.")
                                 .arg(architectureInSentence(cheapest->architecture), timeWords(cheapest->constant, 2),
                                      architectureInSentence(dearest->architecture), timeWords(dearest->constant, 2));
            }
        }
        // Those of the counts stand in the picture.
        if (study.isMeasured)
            for (const CostStudyCrossing& crossing : study.crossings)
                if (const QString words = crossingSentence(study, crossing); !words.isEmpty()) sentences += words;
        if (study.isMeasured && !study.fits.empty()) {
            const auto noisiest = std::ranges::max_element(study.fits, {}, &CostFit::spread);
            sentences += MeasuredCostWords::tr(
                             "This machine’s noise: the quartiles of a usual point of %1 lie %2 of its median apart.")
                             .arg(architectureInSentence(noisiest->architecture), percentWords(noisiest->spread));
        }
        // No line breaks inside "n = 48".
        return sentences.join(betweenSentences()).replace(QLatin1String(" = "), QStringLiteral("\u00a0=\u00a0"));
    }

    static QString tryThis(const Scene& scene, const CostStudy& study) {
        const Parameters& parameters = scene.parameters;
        QStringList suggestions;
        if (!study.isMeasured && !parameters.quick)
            suggestions += MeasuredCostWords::tr("<a href=\"quick=on\">Make the sweep short</a>, then measure.");
        suggestions += !parameters.projections
                           ? MeasuredCostWords::tr(
                                 "<a href=\"projections=on\">Include the projections</a>: by the "
                                 "counts recurrence then stays cheaper at every length.")
                           : MeasuredCostWords::tr("<a href=\"projections=off\">Leave the projections out</a>.");
        suggestions += parameters.against == AgainstChoice::N
                           ? MeasuredCostWords::tr(
                                 "<a href=\"against=d\">Sweep the width</a> instead of the length: "
                                 "there self-attention is the one that grows slowly.")
                           : MeasuredCostWords::tr("<a href=\"against=n\">Sweep the length</a>.");
        if (study.isMeasured)
            suggestions += MeasuredCostWords::tr(
                "<a href=\"repeats=33\">Repeat more often</a> and measure again: the intervals become narrower.");
        return suggestions.join(betweenSentences());
    }
};

}  // namespace

const Exhibit& measuredCost() {
    static const MeasuredCostPage exhibit;
    return exhibit;
}

}  // namespace attention
