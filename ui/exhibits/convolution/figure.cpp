#include "ui/exhibits/convolution/figure.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/attention/convolution_study.h"
#include "ui/exhibits/convolution/words.h"
#include "ui/figure/curve.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/number_words.h"
#include "ui/text/typed_number.h"

namespace attention {
namespace {

constexpr QSize kLeastRoom(350, 210);
/// Heads that are shown at once, at most.
constexpr Index kMostBands = 5;
constexpr double kGap = 16;
constexpr double kSignRoom = 24;
/// The lowest decade of the curve: below lies nothing that a double tells from 0 beside numbers of size 1.
constexpr int kLowestDecade = -17;
constexpr double kGrasp = 10;

/// From left to right.
constexpr std::array<std::string_view, 3> kOutputs{"attention-output", "convolution-output", "difference"};

class ConvolutionFigure : public Figure {
 public:
    ConvolutionFigure() {
        freeLayout(*this);
        for (auto& band : m_bands) band.emplace(*this, "weights");
        m_restricted.emplace(*this, "restricted");
        for (std::size_t i = 0; i < m_outputs.size(); ++i) m_outputs[i].emplace(*this, std::string(kOutputs[i]));
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
        return std::round(2 * std::clamp(part, 0.0, 1.0) * ConvolutionStudy::kLastAlpha) / 2;
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
    const ConvolutionStudy& shown() const { return study<ConvolutionStudy>(); }
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
            const QString shift =
                ConvolutionWords::tr("Δ = %1").arg(ConvolutionWords::shiftText(kernelShift(head, kernel)));
            // A narrow panel keeps the number.
            look.name = firstFitting({ConvolutionWords::tr("head %1").arg(wholeNumber(head)),
                                      QStringLiteral("%1: %2").arg(head).arg(shift), shift},
                                     side, textFont(type::kAxis, QFont::DemiBold));
            look.note = look.name.endsWith(shift) ? QString() : shift;
            look.numbersRows = slot == 0;
            panel->show(QRectF(left, top, side, side), &shown().weights[std::size_t(head)], look, theme());
            left += side + gap;
        }
        m_more = QRectF(left - gap, top, gap, side);
        left += apart - kGap;
        m_rule = left - labels - 12;
        look.firstColumn = 0;
        look.numbersRows = true;
        look.name = firstFitting(
            {ConvolutionWords::tr("restricted"), QStringLiteral("|Δ| ≤ %1").arg(wholeNumber(shown().choice.radius))},
            side, textFont(type::kAxis, QFont::DemiBold));
        look.note = ConvolutionWords::tr("from X, radius %1").arg(wholeNumber(shown().choice.radius));
        m_restricted->show(QRectF(left, top, side, side), &heads().restricted, look, theme());
    }

    void arrangeOutputs(const QRectF& room) {
        const bool hasCurve = room.width() >= 520 && room.height() >= 120;
        const bool isSmall = room.width() < 520;
        const double most = shown().largestOutput;
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
        const std::array names{ConvolutionWords::tr("heads"), ConvolutionWords::tr("convolution"),
                               ConvolutionWords::tr("difference")};
        const QString largest = ConvolutionWords::tr("largest %1").arg(largestText());
        for (std::size_t i = 0; i < m_outputs.size(); ++i) {
            look.name = names[i];
            look.note = i == 2 ? largest : QString();
            look.numbersRows = i == 0;
            m_outputs[i]->show(QRectF(left, top, width, height), &shown().matrix(kOutputs[i]), look, theme());
            left += width + kSignRoom;
        }
        m_scale = scale > 0 ? QRectF(m_outputs[0]->area().left(), top + height + MatrixPanel::kNumbersHeight + 8,
                                     room.width() * part - labels, 9)
                            : QRectF();
        if (!hasCurve) return;
        const double curveLeft = room.left() + room.width() * part + 44;
        m_curve = QRectF(QPointF(curveLeft, top + 4), QPointF(room.right() - 6, top + height));
    }

    QString largestText() const { return significantNumber(heads().largest, 2); }

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
        const QString name = ConvolutionWords::tr("one scale for all three");
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
        for (const double value : shown().differences) most = std::max(most, value);
        return most > 0 ? std::max(0.0, std::ceil(std::log10(most))) : 0;
    }
    double xOf(double alpha) const {
        return m_curve.left() +
               std::min(alpha, double(ConvolutionStudy::kLastAlpha)) / ConvolutionStudy::kLastAlpha * m_curve.width();
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
        drawElided(painter, title, Qt::AlignLeft | Qt::AlignVCenter, ConvolutionWords::tr("Largest difference by α"),
                   bold, theme().text);
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
        for (int alpha = 0; alpha <= ConvolutionStudy::kLastAlpha; alpha += 20) {
            const double x = xOf(alpha);
            painter.setPen(QPen(theme().control, 1));
            painter.drawLine(QPointF(x, m_curve.bottom()), QPointF(x, m_curve.bottom() + 4));
            painter.setPen(theme().muted);
            const double width = 40;
            QRectF number(x - width / 2, m_curve.bottom() + 5, width, 16);
            painter.drawText(number, Qt::AlignCenter, wholeNumber(alpha));
        }
        painter.setFont(mathFont(type::kBody));
        painter.drawText(QRectF(xOf(50) - 20, m_curve.bottom() + 3, 40, 18), Qt::AlignCenter, QStringLiteral("𝛼"));
        QPolygonF points;
        for (std::size_t i = 0; i < shown().differences.size(); ++i)
            points << QPointF(xOf(shown().alphas[i]), yOf(shown().differences[i]));
        painter.setBrush(Qt::NoBrush);
        drawCurve(painter, points, QPen(theme().text, 2, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
        const QPointF place = mark();
        painter.setPen(QPen(theme().surface, 1.5));
        painter.setBrush(theme().text);
        painter.drawEllipse(place, 6, 6);
        const QString text = ConvolutionWords::tr("α = %1: %2").arg(typedNumber(shown().choice.alpha), largestText());
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

}  // namespace

std::unique_ptr<Figure> makeConvolutionFigure() {
    return std::make_unique<ConvolutionFigure>();
}

}  // namespace attention
