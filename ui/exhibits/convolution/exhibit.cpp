#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <stdexcept>

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/convolution_heads.h"
#include "core/extent.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/curve.h"
#include "ui/figure/figure.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(Convolution)
};

/// The first is the default. Rows of the weights are those of head 0, then those of head 1, and so on.
constexpr std::array<std::string_view, 5> kMatrices{"difference", "attention-output", "convolution-output", "weights",
                                                    "restricted"};
constexpr Index kUsualRadius = 2;
/// The curve runs from 0 to here; from 40 on only rounding is left.
constexpr int kLastAlpha = 60;

ConvolutionHeadsChoice choiceOf(const Parameters& parameters) {
    return {.positions = parameters.n,
            .dimensions = parameters.d,
            .kernel = parameters.kernel,
            .alpha = parameters.alpha,
            .seed = std::uint64_t(parameters.seed),
            .values = parameters.kernelValues,
            .padded = parameters.padding == PaddingChoice::Zeros,
            .radius = parameters.radius.value_or(kUsualRadius)};
}

/// m, the keys of a head.
Index keysOf(const Parameters& parameters) {
    return parameters.n + (parameters.padding == PaddingChoice::Zeros ? parameters.kernel - 1 : 0);
}

/// What was computed last: a page explains cells of what it just drew. From any thread.
class LastHeads {
 public:
    std::shared_ptr<const ConvolutionHeads> find(const ConvolutionHeadsChoice& choice) {
        const std::lock_guard lock(m_mutex);
        return m_heads && m_choice == choice ? m_heads : nullptr;
    }
    void keep(const ConvolutionHeadsChoice& choice, std::shared_ptr<const ConvolutionHeads> heads) {
        const std::lock_guard lock(m_mutex);
        m_choice = choice;
        m_heads = std::move(heads);
    }

 private:
    std::mutex m_mutex;
    ConvolutionHeadsChoice m_choice;
    std::shared_ptr<const ConvolutionHeads> m_heads;
};

LastHeads& lastHeads() {
    static LastHeads last;
    return last;
}

std::shared_ptr<const ConvolutionHeads> computedHeads(const ConvolutionHeadsChoice& choice, std::stop_token stop = {}) {
    if (auto known = lastHeads().find(choice)) return known;
    auto heads = std::make_shared<ConvolutionHeads>();
    convolutionHeads(choice, *heads, stop);
    if (!stop.stop_requested()) lastHeads().keep(choice, heads);
    return heads;
}

/// At once, for the interface's thread; null where that takes too long and nothing is at hand.
std::shared_ptr<const ConvolutionHeads> headsNow(const ConvolutionHeadsChoice& choice) {
    constexpr double kMostProducts = 4e6;
    if (auto known = lastHeads().find(choice)) return known;
    const auto n = double(choice.positions), d = double(choice.dimensions), k = double(choice.kernel);
    return k * n * (n + k) * (d + 8) + k * (n + k) * d * d > kMostProducts ? nullptr : computedHeads(choice);
}

struct ConvolutionResult : Study {
    ConvolutionHeadsChoice choice;
    std::shared_ptr<const ConvolutionHeads> heads;
    std::vector<Matrix> bands;  ///< the weights of each head, n x m
    std::vector<double> alphas;
    std::vector<double> byAlpha;
    double most = 1;  ///< of both outputs, without its sign
};

std::vector<double> alphasOfCurve() {
    std::vector<double> alphas;
    for (int alpha = 0; alpha <= kLastAlpha; ++alpha) alphas.push_back(alpha);
    return alphas;
}

constexpr QSize kLeastRoom(350, 210);
/// Heads that are shown at once, at most.
constexpr Index kMostBands = 5;
constexpr double kGap = 16;
constexpr double kSignRoom = 24;
/// The lowest decade of the curve: below lies nothing that a double tells from 0 beside numbers of size 1.
constexpr int kLowestDecade = -17;
constexpr double kGrasp = 10;

QString whole(double value) {
    return displayNumber(value, 0);
}
/// A parameter as one types it.
QString typed(double value) {
    constexpr int kDigits = 6;
    return withDecimalSign(QString::number(value, 'g', kDigits));
}
QString signedWhole(Index value) {
    return value > 0 ? QStringLiteral("+") + whole(double(value)) : whole(double(value));
}

class ConvolutionFigure : public Figure {
 public:
    ConvolutionFigure() {
        freeLayout(*this);
        for (auto& band : m_bands) band.emplace(*this, "weights");
        m_restricted.emplace(*this, "restricted");
        for (std::size_t i = 0; i < m_outputs.size(); ++i)
            m_outputs[i].emplace(*this,
                                 std::string(std::array{"attention-output", "convolution-output", "difference"}[i]));
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        for (Index slot = 0; slot < m_shownBands; ++slot)
            if (auto cell = m_bands[std::size_t(slot)]->cellAt(place)) {
                cell->row += (m_firstBand + slot) * rows();
                return cell;
            }
        if (const auto cell = m_restricted->cellAt(place)) return cell;
        for (const auto& panel : m_outputs)
            if (const auto cell = panel->cellAt(place)) return cell;
        return std::nullopt;
    }

    /// Beyond the last column of one matrix the next one begins.
    Cell neighbour(const Cell& cell, int right, int down) const override {
        Cell next{cell.row + down, cell.column + right, cell.matrix};
        if (cell.matrix == "weights") {
            const Index head = cell.row / rows(), row = cell.row % rows() + down;
            next.row = head * rows() + std::clamp<Index>(row, 0, rows() - 1);
            if (next.column >= keys() && head + 1 < shown().choice.kernel) return {next.row + rows(), 0, cell.matrix};
            if (next.column < 0 && head > 0) return {next.row - rows(), keys() - 1, cell.matrix};
            return next;
        }
        const auto at =
            std::ranges::find_if(m_outputs, [&](const auto& panel) { return panel->matrix() == cell.matrix; });
        if (at == m_outputs.end()) return next;
        const Index columns = heads().difference.cols();
        if (next.column >= columns && at + 1 != m_outputs.end()) return {next.row, 0, (*(at + 1))->matrix()};
        if (next.column < 0 && at != m_outputs.begin()) return {next.row, columns - 1, (*(at - 1))->matrix()};
        return next;
    }

    /// The mark on the curve can be drawn along it.
    std::string_view handleAt(const QPointF& place) const override {
        if (!hasStudy() || !m_curve.isValid()) return {};
        return QLineF(place, mark()).length() <= kGrasp ? "alpha" : std::string_view();
    }
    ParameterValue handleValue(std::string_view, const QPointF& place) const override {
        const double part = (place.x() - m_curve.left()) / m_curve.width();
        return std::round(2 * std::clamp(part, 0.0, 1.0) * kLastAlpha) / 2;
    }

 protected:
    bool selectionMovesLayout(const Scene& before, const Scene& after) const override {
        return firstBandOf(before.parameters) != firstBandOf(after.parameters);
    }

    void arrange() override {
        const QRectF page = QRectF(viewport()).adjusted(4, 2, -8, -2);
        m_curve = QRectF();
        const double above = page.height() >= 330 ? page.height() * 0.5 : page.height() * 0.46;
        arrangeBands(QRectF(page.left(), page.top(), page.width(), above));
        // Heads that are narrower than there is height leave it to the outputs.
        const double below =
            m_restricted->area().bottom() + MatrixPanel::kNumbersHeight + (page.height() >= 330 ? 22 : 8);
        arrangeOutputs(QRectF(QPointF(page.left(), below), page.bottomRight()));
    }

    void drawContent(QCPPainter& painter) override {
        for (Index slot = 0; slot < m_shownBands; ++slot) {
            m_bands[std::size_t(slot)]->draw(painter);
            drawPadding(painter, *m_bands[std::size_t(slot)]);
        }
        m_restricted->draw(painter);
        for (const auto& panel : m_outputs) panel->draw(painter);
        painter.save();
        painter.setAntialiasing(true);
        drawSigns(painter);
        drawCurveOfAlpha(painter);
        painter.restore();
    }

    void drawSelection(QCPPainter& painter) override {
        const auto selected = selection();
        for (const Cell& pin : scene().view.pins) {
            if (pin.matrix == "weights")
                inBand(pin, [&](MatrixPanel& panel, Cell cell) { panel.drawPin(painter, cell); });
            else
                for (MatrixPanel* panel : singles()) panel->drawPin(painter, pin);
        }
        if (selected) drawMade(painter, *selected);
        if (selected) drawCellOf(painter, *selected, MatrixPanel::Strength::Selected);
        if (hover() && hover() != selected) drawCellOf(painter, *hover(), MatrixPanel::Strength::Hovered);
    }

 private:
    const ConvolutionResult& shown() const { return Figure::study<ConvolutionResult>(); }
    const ConvolutionHeads& heads() const { return *shown().heads; }
    Index rows() const { return heads().difference.rows(); }
    Index keys() const { return heads().input.rows(); }
    std::array<MatrixPanel*, 4> singles() const {
        auto* self = const_cast<ConvolutionFigure*>(this);
        return {&*self->m_restricted, &*self->m_outputs[0], &*self->m_outputs[1], &*self->m_outputs[2]};
    }

    /// The first of the heads that are shown: those around the one looked at.
    Index firstBandOf(const Parameters& parameters) const {
        Index head = parameters.head.value_or(0);
        if (parameters.matrix == "weights" && parameters.row) head = *parameters.row / std::max<Index>(1, parameters.n);
        const Index kernel = parameters.kernel;
        return std::clamp<Index>(head - m_shownBands / 2, 0, std::max<Index>(0, kernel - m_shownBands));
    }

    void arrangeBands(const QRectF& room) {
        const Index kernel = shown().choice.kernel;
        const bool isSmall = room.height() < 150;
        MatrixLook look{.symbol = {},
                        .name = {},
                        .note = {},
                        .map = ColourMap::weights(theme()),
                        .low = 0,
                        .high = 1,
                        .rowAxis = {},
                        .columnAxis = {},
                        .firstColumn = heads().firstKey,
                        .decimals = 2,
                        .plainZeros = true};
        const double labels = MatrixPanel::rowLabelWidth(look, rows()) + 4;
        const double above = MatrixPanel::kNameHeight;
        const double below = MatrixPanel::kNumbersHeight + (isSmall ? 0 : 2);
        const double height = std::max(30.0, room.height() - above - below);
        // As many heads as stay readable, beside the restricted attention.
        const double leastSide = std::min(height, isSmall ? 62.0 : 96.0);
        const double wide = room.width() - labels;
        const double apart = labels + 20;
        const auto fit = Index((wide - apart + kGap) / (leastSide + kGap)) - 1;
        m_shownBands = std::clamp<Index>(std::min(fit, kernel), 1, kMostBands);
        m_firstBand = firstBandOf(scene().parameters);
        const double count = double(m_shownBands) + 1;
        const double side = std::max(4.0, std::min(height, (wide - apart - kGap * (count - 2)) / count));
        const double spare = wide - apart - kGap * (count - 2) - side * count;
        const double gap = kGap + std::clamp(spare / count, 0.0, 22.0);
        double left = room.left() + labels;
        const double top = room.top() + above;
        for (Index slot = 0; slot < kMostBands; ++slot) {
            auto& panel = m_bands[std::size_t(slot)];
            if (slot >= m_shownBands) {
                panel->hide();
                continue;
            }
            const Index head = m_firstBand + slot;
            const QString shift = PageWords::tr("Δ = %1").arg(signedWhole(kernelShift(head, kernel)));
            // A narrow panel keeps the number.
            look.name = firstFitting({PageWords::tr("head %1").arg(whole(double(head))),
                                      QStringLiteral("%1: %2").arg(head).arg(shift), shift},
                                     side, textFont(type::kAxis, QFont::DemiBold));
            look.note = look.name.endsWith(shift) ? QString() : shift;
            look.numbersRows = slot == 0;
            panel->show(QRectF(left, top, side, side), &shown().bands[std::size_t(head)], look, theme());
            left += side + gap;
        }
        m_more = QRectF(left - gap, top, gap, side);
        left += apart - kGap;
        m_rule = left - labels - 12;
        look.firstColumn = 0;
        look.numbersRows = true;
        look.name = firstFitting(
            {PageWords::tr("restricted"), QStringLiteral("|Δ| ≤ %1").arg(whole(double(shown().choice.radius)))}, side,
            textFont(type::kAxis, QFont::DemiBold));
        look.note = PageWords::tr("from X, radius %1").arg(whole(double(shown().choice.radius)));
        m_restricted->show(QRectF(left, top, side, side), &heads().restricted, look, theme());
    }

    void arrangeOutputs(const QRectF& room) {
        const bool hasCurve = room.width() >= 520 && room.height() >= 120;
        const bool isSmall = room.width() < 520;
        const double most = shown().most;
        MatrixLook look{.symbol = {},
                        .name = {},
                        .note = {},
                        .map = ColourMap::signedMap(theme()),
                        .low = -most,
                        .high = most,
                        .rowAxis = {},
                        .columnAxis = {},
                        .decimals = 1};
        const double labels = MatrixPanel::rowLabelWidth(look, rows()) + 4;
        const double scale = parts().colourBar && room.height() >= 120 ? 24 : 0;
        const double top = room.top() + MatrixPanel::kNameHeight;
        const double height =
            std::max(30.0, room.bottom() - top - MatrixPanel::kNumbersHeight - scale - (isSmall ? 0 : 2));
        const double part = hasCurve ? 0.62 : 1;
        const double width = std::max(20.0, (room.width() * part - labels - 2 * kSignRoom - (hasCurve ? 20 : 0)) / 3);
        double left = room.left() + labels;
        const std::array<const Matrix*, 3> matrices{&heads().attention, &heads().convolution, &heads().difference};
        const std::array names{PageWords::tr("heads"), PageWords::tr("convolution"), PageWords::tr("difference")};
        const QString largest = PageWords::tr("largest %1").arg(largestText());
        for (std::size_t i = 0; i < m_outputs.size(); ++i) {
            look.name = names[i];
            look.note = i == 2 ? largest : QString();
            look.numbersRows = i == 0;
            m_outputs[i]->show(QRectF(left, top, width, height), matrices[i], look, theme());
            left += width + kSignRoom;
        }
        m_scale = scale > 0 ? QRectF(m_outputs[0]->area().left(), top + height + MatrixPanel::kNumbersHeight + 8,
                                     room.width() * part - labels, 9)
                            : QRectF();
        if (!hasCurve) return;
        const double curveLeft = room.left() + room.width() * part + 44;
        m_curve = QRectF(QPointF(curveLeft, top + 4), QPointF(room.right() - 6, top + height));
    }

    QString largestText() const { return heads().largest == 0 ? whole(0) : significantNumber(heads().largest, 2); }

    /// The ends of the sequence among the keys: zero tokens stand outside.
    void drawPadding(QCPPainter& painter, const MatrixPanel& panel) {
        if (heads().firstKey == 0 && keys() == rows()) return;
        QPen pen(theme().control, 1, Qt::SolidLine, Qt::FlatCap);
        pen.setDashPattern({2, 2});
        painter.setPen(pen);
        const auto line = [&](Index key) {
            if (key < 0 || key >= keys()) return;
            const double x = panel.box(0, key).left();
            painter.drawLine(QLineF(x, panel.area().top(), x, panel.area().bottom()));
        };
        if (heads().firstKey < 0) line(-heads().firstKey);
        line(rows() - heads().firstKey);
    }

    void drawSigns(QCPPainter& painter) {
        painter.setFont(mathFont(type::kTitle));
        painter.setPen(theme().text);
        const double middle = m_outputs[0]->area().center().y();
        const auto sign = [&](const QString& text, double right) {
            painter.drawText(QRectF(right - kSignRoom, middle - 16, kSignRoom, 32), Qt::AlignCenter, text);
        };
        sign(QStringLiteral("−"), m_outputs[1]->area().left());
        sign(QStringLiteral("="), m_outputs[2]->area().left());
        drawWeightScale(painter);
        painter.setPen(QPen(theme().rule, 1));
        const QRectF area = m_restricted->area();
        painter.drawLine(QPointF(m_rule, area.top() - MatrixPanel::kNameHeight + 4),
                         QPointF(m_rule, area.bottom() + MatrixPanel::kNumbersHeight));
        const Index kernel = shown().choice.kernel;
        painter.setFont(textFont(type::kClaim));
        painter.setPen(theme().muted);
        if (m_firstBand + m_shownBands < kernel && m_more.width() >= 12)
            painter.drawText(m_more, Qt::AlignCenter, QStringLiteral("…"));
        if (!m_scale.isValid()) return;
        const QFont font = textFont(type::kAxis);
        const QFontMetricsF metrics(font);
        const MatrixLook& look = m_outputs[0]->look();
        const int decimals = scaleDecimals(look.high);
        const double number = metrics.horizontalAdvance(displayNumber(look.low, decimals)) + 10;
        const QString name = PageWords::tr("one scale for all three");
        const double named = metrics.horizontalAdvance(name) + 10;
        const double length = std::min(150.0, m_scale.width() * 0.35);
        const bool fits = named + 2 * number + length < m_scale.width();
        drawScale(painter, QRectF(m_scale.left() + (fits ? named : 0) + number, m_scale.top(), length, 9), look.map,
                  look.low, look.high, fits ? name : QString(), theme(), decimals);
    }

    /// Of all weights, below the restricted ones where the outputs leave room.
    void drawWeightScale(QCPPainter& painter) {
        constexpr double kLength = 60;
        constexpr double kHeight = 9;
        const QRectF area = m_restricted->area();
        const QRectF room(
            area.left(), area.bottom() + MatrixPanel::kNumbersHeight, area.width(),
            m_outputs[0]->area().top() - MatrixPanel::kNameHeight - area.bottom() - MatrixPanel::kNumbersHeight);
        const MatrixLook& look = m_restricted->look();
        const QFontMetricsF metrics(textFont(type::kAxis));
        const double number = metrics.horizontalAdvance(displayNumber(look.high, 0)) + 10;
        if (!parts().colourBar || room.height() < metrics.height() || room.width() < kLength + 2 * number) return;
        drawScale(painter, QRectF(room.right() - number - kLength, room.center().y() - kHeight / 2, kLength, kHeight),
                  look.map, look.low, look.high, {}, theme());
    }

    // The curve: the difference by alpha, on a scale of decades.
    double highestDecade() const {
        double most = heads().largest;
        for (const double value : shown().byAlpha) most = std::max(most, value);
        return most > 0 ? std::max(0.0, std::ceil(std::log10(most))) : 0;
    }
    double xOf(double alpha) const {
        return m_curve.left() + std::min(alpha, double(kLastAlpha)) / kLastAlpha * m_curve.width();
    }
    double yOf(double difference) const {
        const double decade = difference > 0 ? std::max<double>(kLowestDecade, std::log10(difference)) : kLowestDecade;
        return m_curve.bottom() - (decade - kLowestDecade) / (highestDecade() - kLowestDecade) * m_curve.height();
    }
    QPointF mark() const { return {xOf(shown().choice.alpha), yOf(heads().largest)}; }

    void drawCurveOfAlpha(QCPPainter& painter) {
        if (!m_curve.isValid()) return;
        const QFont bold = textFont(type::kAxis, QFont::DemiBold);
        const QFont plain = textFont(type::kAxis);
        const QRectF title(m_curve.left() - 36, m_curve.top() - MatrixPanel::kNameHeight - 4, m_curve.width() + 40,
                           MatrixPanel::kNameHeight - 2);
        drawElided(painter, title, Qt::AlignLeft | Qt::AlignVCenter, PageWords::tr("Largest difference by α"), bold,
                   theme().text);
        painter.setFont(plain);
        const int step = m_curve.height() < 110 ? 8 : 4;
        for (int decade = 0; decade > kLowestDecade; decade -= step) {
            const double y = yOf(std::pow(10.0, decade));
            if (y < m_curve.top() - 1) continue;
            painter.setPen(QPen(theme().rule, 1));
            painter.drawLine(QPointF(m_curve.left(), y), QPointF(m_curve.right(), y));
            painter.setPen(theme().muted);
            painter.drawText(QRectF(m_curve.left() - 44, y - 9, 38, 18), Qt::AlignRight | Qt::AlignVCenter,
                             decade == 0 ? QStringLiteral("1") : QStringLiteral("10") + raised(decade));
        }
        painter.setPen(QPen(theme().control, 1));
        painter.drawLine(m_curve.bottomLeft(), m_curve.bottomRight());
        for (int alpha = 0; alpha <= kLastAlpha; alpha += 20) {
            const double x = xOf(alpha);
            painter.setPen(QPen(theme().control, 1));
            painter.drawLine(QPointF(x, m_curve.bottom()), QPointF(x, m_curve.bottom() + 4));
            painter.setPen(theme().muted);
            const double width = 40;
            QRectF number(x - width / 2, m_curve.bottom() + 5, width, 16);
            painter.drawText(number, Qt::AlignCenter, whole(alpha));
        }
        painter.setFont(mathFont(type::kBody));
        painter.drawText(QRectF(xOf(50) - 20, m_curve.bottom() + 3, 40, 18), Qt::AlignCenter, QStringLiteral("𝛼"));
        QPolygonF points;
        for (std::size_t i = 0; i < shown().byAlpha.size(); ++i)
            points << QPointF(xOf(shown().alphas[i]), yOf(shown().byAlpha[i]));
        painter.setBrush(Qt::NoBrush);
        drawCurve(painter, points, QPen(theme().text, 2, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
        const QPointF place = mark();
        painter.setPen(QPen(theme().surface, 1.5));
        painter.setBrush(theme().text);
        painter.drawEllipse(place, 6, 6);
        const QString text = PageWords::tr("α = %1: %2").arg(typed(shown().choice.alpha), largestText());
        const double width = QFontMetricsF(bold).horizontalAdvance(text) + 2;
        QRectF label(place.x() + 11, place.y() - 19, width, 18);
        if (label.right() > m_curve.right() + 4) label.moveRight(place.x() - 11);
        if (label.left() < m_curve.left()) label.moveLeft(m_curve.left() + 4);
        label.moveTop(std::clamp(label.top(), m_curve.top() - 2, m_curve.bottom() - 20));
        QColor ground = theme().surface;
        ground.setAlphaF(0.85);
        painter.fillRect(label.adjusted(-2, 1, 2, -1), ground);
        drawElided(painter, label, Qt::AlignLeft | Qt::AlignVCenter, text, bold, theme().text);
    }

    template <class Use>
    void inBand(const Cell& cell, const Use& use) {
        const Index slot = cell.row / rows() - m_firstBand;
        if (slot < 0 || slot >= m_shownBands) return;
        use(*m_bands[std::size_t(slot)], Cell{cell.row % rows(), cell.column, cell.matrix});
    }

    void drawCellOf(QCPPainter& painter, const Cell& cell, MatrixPanel::Strength strength) {
        if (cell.matrix == "weights") {
            inBand(cell,
                   [&](MatrixPanel& panel, const Cell& at) { panel.drawCell(painter, at.row, at.column, strength); });
            return;
        }
        for (MatrixPanel* panel : singles())
            if (panel->matrix() == cell.matrix) {
                panel->drawCell(painter, cell.row, cell.column, strength);
            } else if (cell.matrix != "restricted" && panel->matrix() != "restricted") {
                // The three outputs belong together: the same cell in each.
                panel->drawCell(painter, cell.row, cell.column, MatrixPanel::Strength::Hovered, false);
            }
    }

    /// The rows of weights that a row of the output was made with.
    void drawMade(QCPPainter& painter, const Cell& cell) {
        if (cell.matrix == "weights" || cell.matrix == "restricted" || cell.row >= rows()) return;
        for (Index slot = 0; slot < m_shownBands; ++slot)
            m_bands[std::size_t(slot)]->drawRow(painter, cell.row, theme().indexI);
    }

    std::array<std::optional<MatrixPanel>, kMostBands> m_bands;
    std::optional<MatrixPanel> m_restricted;
    std::array<std::optional<MatrixPanel>, 3> m_outputs;
    Index m_shownBands = 1;
    Index m_firstBand = 0;
    QRectF m_more, m_scale, m_curve;
    double m_rule = 0;
};

class ConvolutionPage : public Exhibit {
 public:
    std::string_view id() const override { return "convolution"; }
    Chapter chapter() const override { return Chapter::Attention; }
    QString name() const override { return PageWords::tr("Convolution"); }
    QString title() const override { return PageWords::tr("A convolution, by attention"); }
    QString claim() const override {
        return PageWords::tr(
            "Heads that know only how far away a key is compute a convolution, one head for each place "
            "of its kernel.");
    }

    Caption caption(const Scene& scene) const override {
        const ConvolutionHeadsChoice choice = choiceOf(scene.parameters);
        return {convolutionDefinition(choice), seen(choice), tryThis(choice),
                PageWords::tr(
                    "A <a href=\"term:convolution\">convolution</a> has fixed weights and a reach that is set by hand, "
                    "the <a href=\"term:kernel-size\">kernel size</a>; <a href=\"term:self-attention\">attention</a> "
                    "computes its weights from the input, and its reach is learned. <a href=\"term:head\">Heads</a> "
                    "are to attention what several kernels are to a convolution (Cordonnier et al. 2019).")};
    }

    QString description(const Scene& scene) const override {
        const ConvolutionHeadsChoice choice = choiceOf(scene.parameters);
        QStringList sentences;
        sentences += PageWords::tr(
            "Top: the attention weights of each head, queries in rows and keys in columns, green from 0 to 1; "
            "beside them those of an attention that is restricted to a window and computed from the input.");
        sentences += PageWords::tr(
            "Bottom: the output of the heads, that of the convolution and their difference, blue for negative and red "
            "for positive numbers, on one scale; where there is room a curve shows the largest difference by α, on a "
            "scale of decades.");
        sentences += PageWords::tr("%1 positions, %2 channels, kernel size %3, α = %4.")
                         .arg(whole(double(choice.positions)), whole(double(choice.dimensions)),
                              whole(double(choice.kernel)), typed(choice.alpha));
        sentences += choice.padded ? PageWords::tr("Zero tokens stand beyond both ends.")
                                   : PageWords::tr("Nothing stands beyond the ends.");
        if (const auto heads = headsNow(choice))
            sentences += PageWords::tr("The largest difference is %1.").arg(numberText(heads->largest));
        if (const auto explanation = explainSelection(scene)) {
            QStringList tags;
            for (const Explanation::Tag& tag : explanation->tags) tags += tag.text;
            sentences += PageWords::tr("Selected: %1: %2.").arg(listed(tags), explanation->value);
        }
        return sentences.join(betweenSentences());
    }

    std::vector<Preset> presets() const override {
        return {
            {"soft",
             PageWords::tr("Soft heads"),
             PageWords::tr("α = 2: each head still sees the neighbours of its place, and the outputs differ by about "
                           "as much as they are large."),
             {{"n", "12"}, {"d", "6"}, {"alpha", "2"}}},
            {"sharp",
             PageWords::tr("Sharp heads"),
             PageWords::tr("α = 50: each head sees one place, and what is left of the difference is rounding."),
             {{"n", "12"}, {"d", "6"}, {"alpha", "50"}}},
            {"no-padding",
             PageWords::tr("Without zero tokens"),
             PageWords::tr("At the ends a head that looks over the edge finds the border token: those rows differ "
                           "however sharp it is."),
             {{"n", "12"}, {"d", "6"}, {"alpha", "50"}, {"padding", "none"}}},
            {"average",
             PageWords::tr("A moving average"),
             PageWords::tr("Each of five places counts a fifth: a kernel that smooths."),
             {{"n", "12"}, {"d", "6"}, {"alpha", "50"}, {"kernel", "5"}, {"kernel-values", "average"}}},
            {"edges",
             PageWords::tr("Where something changes"),
             PageWords::tr("The next token minus the one before: a kernel that finds edges."),
             {{"n", "12"}, {"d", "6"}, {"alpha", "50"}, {"kernel-values", "difference"}}},
            {"even-kernel",
             PageWords::tr("An even kernel"),
             PageWords::tr("k = 4 reaches one place back and two ahead: shifts −1, 0, 1 and 2."),
             {{"n", "12"}, {"d", "6"}, {"alpha", "5"}, {"kernel", "4"}}},
            {"wide-kernel",
             PageWords::tr("A wide kernel"),
             PageWords::tr("Nine heads for nine places; those around the middle one are shown."),
             {{"n", "24"}, {"d", "8"}, {"alpha", "3"}, {"kernel", "9"}, {"head", "4"}}},
        };
    }

    std::span<const ParameterUse> uses() const override {
        static const auto kLastHead = [](const Parameters& parameters) { return parameters.kernel - 1; };
        static const auto kLastRow = [](const Parameters& parameters) {
            return parameters.n * (parameters.matrix == "weights" ? parameters.kernel : 1) - 1;
        };
        static const auto kLastColumn = [](const Parameters& parameters) {
            return (parameters.matrix == "weights"      ? keysOf(parameters)
                    : parameters.matrix == "restricted" ? parameters.n
                                                        : parameters.d) -
                   1;
        };
        static const std::array kUses{
            ParameterUse{.key = "n", .maximum = 256, .sliderMaximum = 64},
            ParameterUse{.key = "d", .maximum = 128, .sliderMaximum = 64},
            ParameterUse{.key = "kernel", .sliderMaximum = 15},
            ParameterUse{.key = "alpha", .sliderMaximum = 60},
            ParameterUse{.key = "kernel-values"},
            ParameterUse{.key = "padding"},
            ParameterUse{.key = "radius", .maximum = 256, .sliderMaximum = 15},
            ParameterUse{.key = "seed", .sliderMaximum = 99},
            ParameterUse{.key = "head", .role = ParameterRole::View, .most = +kLastHead, .mostText = "kernel - 1"},
            ParameterUse{.key = "matrix", .names = kMatrices},
            ParameterUse{.key = "row", .most = +kLastRow, .mostText = "the last row of the matrix"},
            ParameterUse{.key = "column", .most = +kLastColumn, .mostText = "the last column of the matrix"},
        };
        return kUses;
    }

    NoEffect noEffect(std::string_view key, const Scene& scene) const override {
        if (key == "head" && scene.parameters.kernel == 1)
            return {PageWords::tr("There is only one head."), "with --kernel 2 or more", 0};
        return {};
    }

    std::span<const TableDescription> tables() const override {
        static const std::vector<ColumnDescription> kChannels{
            {"column", "0 to d - 1", ColumnType::Real, "the number there"}};
        static const std::array kTables{
            TableDescription{"difference", "a position, 0 to n - 1: heads minus convolution", kChannels},
            TableDescription{"attention-output", "a position, 0 to n - 1: sum of the heads", kChannels},
            TableDescription{"convolution-output", "a position, 0 to n - 1: sum over the kernel", kChannels},
            TableDescription{"weights",
                             "a weight: head, query, key",
                             {{"head", "", ColumnType::Integer, "0 to k - 1"},
                              {"query", "", ColumnType::Integer, "0 to n - 1"},
                              {"key", "", ColumnType::Integer, "0 to m - 1, zero tokens counted"},
                              {"weight", "", ColumnType::Real, "softmax of -alpha (j - i - shift)^2"}},
                             {"kernel", "n", "keys"}},
            TableDescription{"restricted",
                             "a query, 0 to n - 1",
                             {{"key", "0 to n - 1", ColumnType::Real, "weight of attention within the radius"}}},
            TableDescription{"by-alpha",
                             "a sharpness, 0 to 60",
                             {{"alpha", "", ColumnType::Real, "sharpness"},
                              {"difference", "", ColumnType::Real, "largest difference of the outputs"}}},
            kDerivationTable};
        return kTables;
    }

    double memoryNeeded(const Scene& scene) const override {
        // The weights twice (also head by head), all of it twice while the one before is shown.
        return 4 * convolutionBytes(choiceOf(scene.parameters));
    }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        auto result = std::make_shared<ConvolutionResult>();
        result->choice = choiceOf(scene.parameters);
        result->heads = computedHeads(result->choice, stop);
        if (stop.stop_requested()) return result;
        for (Index head = 0; head < result->choice.kernel; ++head)
            result->bands.emplace_back(result->heads->headWeights(head));
        result->alphas = alphasOfCurve();
        result->byAlpha = differencesByAlpha(result->choice, *result->heads, result->alphas, stop);
        for (const Matrix* matrix : {&result->heads->attention, &result->heads->convolution}) {
            const auto [least, most] = extentOf(*matrix);
            result->most = std::max({result->most, -least, most});
        }
        return result;
    }

    Table table(std::string_view name, const Scene& scene) const override {
        if (name == kDerivationTable.name) return derivationOfSelection(scene);
        const ConvolutionHeadsChoice choice = choiceOf(scene.parameters);
        if (std::ranges::none_of(tables(), [&](const TableDescription& table) { return table.name == name; }))
            throw std::invalid_argument("convolution has no table \"" + std::string(name) + "\"");
        const auto heads = computedHeads(choice);
        if (name == "by-alpha") {
            std::vector<double> alphas = alphasOfCurve();
            std::vector<double> differences = differencesByAlpha(choice, *heads, alphas);
            return ColumnTable{{{"alpha", std::move(alphas)}, {"difference", std::move(differences)}}};
        }
        if (name == "weights")
            return ArrayTable{std::shared_ptr<const Matrix>(heads, &heads->weights),
                              {{"head", choice.kernel}, {"query", choice.positions}, {"key", heads->input.rows()}},
                              "weight"};
        const Matrix& matrix = name == "difference"           ? heads->difference
                               : name == "attention-output"   ? heads->attention
                               : name == "convolution-output" ? heads->convolution
                                                              : heads->restricted;
        return MatrixTable{std::shared_ptr<const Matrix>(heads, &matrix), numberedColumns(matrix.cols())};
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<ConvolutionFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override {
        const ConvolutionHeadsChoice choice = choiceOf(scene.parameters);
        const Index n = choice.positions;
        Explanation explanation;
        const auto query = [&](Index i) {
            return Explanation::Tag{PageWords::tr("query %1").arg(whole(double(i))), IndexRole::I};
        };
        if (cell.matrix == "weights") {
            const Index head = cell.row / n, i = cell.row % n;
            const Index shift = kernelShift(head, choice.kernel);
            const Index place = cell.column + (choice.padded ? kernelShift(0, choice.kernel) : 0);
            explanation.derivation = convolutionWeightDerivation(choice, head, i, cell.column);
            explanation.tags = {
                {PageWords::tr("head %1: shift %2").arg(whole(double(head)), signedWhole(shift)), IndexRole::Delta},
                query(i),
                {place < 0 || place >= n ? PageWords::tr("key %1: zero token").arg(whole(double(place)))
                                         : PageWords::tr("key %1").arg(whole(double(place))),
                 IndexRole::J}};
            explanation.sentence = place == i + shift ? PageWords::tr("the weight of the place that the head looks at")
                                                      : PageWords::tr("the weight of another place");
            explanation.value = numberText(explanation.derivation.value);
            return explanation;
        }
        if (cell.matrix == "restricted") {
            explanation.tags = {query(cell.row),
                                {PageWords::tr("key %1").arg(whole(double(cell.column))), IndexRole::J}};
            explanation.sentence = PageWords::tr("a weight from the input, within the radius");
        } else {
            explanation.tags = {{PageWords::tr("position %1").arg(whole(double(cell.row))), IndexRole::I},
                                {PageWords::tr("channel %1").arg(whole(double(cell.column))), IndexRole::None}};
            explanation.sentence = cell.matrix == "attention-output"     ? PageWords::tr("output of the heads")
                                   : cell.matrix == "convolution-output" ? PageWords::tr("output of the convolution")
                                                                         : PageWords::tr("heads minus convolution");
        }
        const auto heads = headsNow(choice);
        if (!heads) {
            explanation.value = QStringLiteral("…");
            return explanation;
        }
        explanation.derivation =
            cell.matrix == "restricted"         ? restrictedDerivation(choice, *heads, cell.row, cell.column)
            : cell.matrix == "attention-output" ? convolutionAttentionDerivation(choice, *heads, cell.row, cell.column)
            : cell.matrix == "convolution-output"
                ? convolutionDerivation(choice, *heads, cell.row, cell.column)
                : convolutionDifferenceDerivation(choice, *heads, cell.row, cell.column);
        explanation.value = numberText(explanation.derivation.value);
        return explanation;
    }

 private:
    static QString numberText(double value) { return value == 0 ? whole(0) : significantNumber(value, 4); }

    static QString seen(const ConvolutionHeadsChoice& choice) {
        QStringList sentences;
        sentences +=
            PageWords::tr(
                "%1 head(s) whose <a href=\"term:score\">scores</a> know nothing but how far a key is from its "
                "place, shifts %2 to %3; each head has a value matrix <i>W</i> of its own, the kernel’s there.",
                nullptr, int(choice.kernel))
                .arg(whole(double(choice.kernel)), signedWhole(kernelShift(0, choice.kernel)),
                     signedWhole(kernelShift(choice.kernel - 1, choice.kernel)));
        if (const auto heads = headsNow(choice)) {
            const QString largest = significantNumber(heads->largest, 2);
            sentences +=
                heads->largest < 1e-12
                    ? PageWords::tr("At α = %1 the difference is %2: rounding alone.")
                          .arg(typed(choice.alpha), numberText(heads->largest))
                    : PageWords::tr("At α = %1 the outputs differ by up to %2.").arg(typed(choice.alpha), largest);
        }
        sentences += choice.padded ? PageWords::tr(
                                         "Zero tokens stand beyond both ends (dashed), as a convolution pads its "
                                         "input.")
                                   : PageWords::tr(
                                         "Nothing stands beyond the ends: a head that looks over the edge attends the "
                                         "border token, and the rows there differ at any α.");
        sentences += PageWords::tr(
            "At the right the soft cousin, attention within a radius: it has a reach set by hand, too, but every row "
            "its own weights, from the input.");
        return sentences.join(betweenSentences());
    }

    static QString tryThis(const ConvolutionHeadsChoice& choice) {
        QStringList suggestions;
        suggestions += choice.alpha < 40
                           ? PageWords::tr(
                                 "Raise α to <a href=\"alpha=10\">10</a>, <a href=\"alpha=20\">20</a>, <a "
                                 "href=\"alpha=50\">50</a>, or <a href=\"play:alpha\">play it</a>: the "
                                 "bands contract, the difference fades.")
                           : PageWords::tr(
                                 "Back to <a href=\"alpha=2\">α = 2</a>, where the heads are soft, or <a "
                                 "href=\"play:alpha\">play α</a>.");
        suggestions += choice.padded ? PageWords::tr("<a href=\"padding=none\">Take the zero tokens away</a>.")
                                     : PageWords::tr("<a href=\"padding=zeros\">Put zero tokens beyond the ends</a>.");
        suggestions += choice.values == KernelValues::Random
                           ? PageWords::tr(
                                 "Kernels one can read: <a href=\"preset:average\">a moving average</a>, <a "
                                 "href=\"preset:edges\">an edge finder</a>.")
                           : PageWords::tr("<a href=\"kernel-values=random\">A random kernel</a>, as before training.");
        return suggestions.join(betweenSentences());
    }
};

}  // namespace

const Exhibit& convolution() {
    static const ConvolutionPage exhibit;
    return exhibit;
}

}  // namespace attention
