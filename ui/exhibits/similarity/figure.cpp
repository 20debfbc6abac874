#include "ui/figure/figure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <QStringList>

#include "ui/exhibits/similarity/parts.h"
#include "ui/figure/curve.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/value_axis.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

/// Room around the two pictures, in pixels.
constexpr double kMargin = 8;
constexpr double kBetween = 64;
/// The line that names false friends, above the curve.
constexpr double kFriendsHeight = 18;
constexpr double kBelow = MatrixPanel::kNumbersHeight + MatrixPanel::kAxisHeight + 8;
/// Dots on the curve need this many pixels from one to the next.
constexpr double kDotSpacing = 5;
constexpr QSize kLeastRoom(430, 250);

class SimilarityFigure : public Figure {
 public:
    SimilarityFigure() {
        freeLayout(*this);
        m_panel.emplace(*this);
        m_curve = new QCPAxisRect(this, true);
        layOnLayers(*m_curve);
        m_curve->setRangeDrag({});
        m_curve->setRangeZoom({});
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        if (const auto cell = m_panel->cellAt(place)) return cell;
        if (!QRectF(m_curve->rect()).contains(place)) return std::nullopt;
        // On the curve one points at an offset from the row looked at.
        const Index from = scene().parameters.row.value_or(0);
        const Index count = numbers().gram->rows();
        const auto offset = Index(std::lround(offsets().pixelToCoord(place.x())));
        if (from >= count || from + offset < 0 || from + offset >= count) return std::nullopt;
        return Cell{from, from + offset};
    }

 protected:
    void arrange() override {
        const QRectF page = viewport();
        const auto& shown = numbers();
        const Index count = shown.gram->rows();
        const bool distance = numbers().isDistance();
        MatrixLook look{.symbol = distance ? QStringLiteral("𝐷") : QStringLiteral("𝑆"),
                        .name = distance ? SimilarityWords::tr("distance") : SimilarityWords::tr("similarity"),
                        .map = distance ? ColourMap(theme().weightStops) : ColourMap::signedMap(theme()),
                        .low = shown.low,
                        .high = shown.high,
                        .rowAxis = SimilarityWords::tr("Position i"),
                        .columnAxis = SimilarityWords::tr("Position j"),
                        .decimals = scene().parameters.similarityMeasure == SimilarityMeasure::Cosine ? 2 : 1};
        if (parts().colourBar) look.scaleDecimals = std::abs(shown.high - std::round(shown.high)) < 0.05 ? 0 : 1;
        const double left = page.left() + kMargin + MatrixPanel::rowLabelWidth(look, count);
        const double top = page.top() + MatrixPanel::kNameHeight + 4;
        const double height = page.bottom() - kBelow - top;
        const double side = std::max(40.0, std::min(height, (page.width() - left - kBetween) * 0.5));
        const double drop = std::max(0.0, (height - side) * 0.3);
        const QRectF cells(left, top + drop, side, side);
        m_panel->show(cells, shown.gram.get(), std::move(look), theme());
        const QRectF curve(QPointF(cells.right() + kBetween, cells.top() + kFriendsHeight),
                           QPointF(page.right() - 16, cells.bottom()));
        placeFreely(*m_curve, curve);
        styleCurve(count);
    }

    void drawContent(QCPPainter& painter) override {
        m_panel->draw(painter);
        const auto& shown = numbers();
        drawCurveName(painter);
        if (!shown.before.empty()) drawBothSides(painter, shown.before, ghostPen(theme()));
        const bool onlyPart = scene().parameters.row.has_value();
        QPen pen(onlyPart ? theme().control : theme().text, onlyPart ? 1.25 : 2);
        drawBothSides(painter, shown.byOffset, pen);
        drawFriends(painter);
    }

    void drawSelection(QCPPainter& painter) override {
        const auto selected = selection();
        const auto& row = scene().parameters.row;
        const Index count = numbers().gram->rows();
        if (selected && m_panel->has(*selected))
            m_panel->drawCell(painter, selected->row, selected->column, MatrixPanel::Strength::Selected);
        else if (row && *row < count)
            m_panel->drawRow(painter, *row, theme().indexI);
        if (hover() && hover() != selected && m_panel->has(*hover()))
            m_panel->drawCell(painter, hover()->row, hover()->column, MatrixPanel::Strength::Hovered);
        for (const Cell& pin : scene().view.pins) m_panel->drawPin(painter, pin);
        const auto shown = hover() && hover() != selected ? hover() : selected;
        const std::optional<Index> from = hover() ? std::optional<Index>(hover()->row) : row;
        if (from && *from < count) drawRowOf(painter, *from);
        if (shown && m_panel->has(*shown)) drawPoint(painter, *shown);
    }

    bool selectionMovesLayout(const Scene& before, const Scene& after) const override {
        return before.parameters.row.has_value() != after.parameters.row.has_value();
    }

 private:
    const SimilarityStudy& numbers() const { return Figure::study<SimilarityStudy>(); }
    QCPAxis& offsets() const { return *m_curve->axis(QCPAxis::atBottom); }
    QCPAxis& values() const { return *m_curve->axis(QCPAxis::atLeft); }

    void styleCurve(Index count) {
        const auto& shown = numbers();
        m_curve->setupFullAxesBox();
        for (QCPAxis* axis : m_curve->axes()) styleAxis(*axis, theme());
        for (const auto side : {QCPAxis::atTop, QCPAxis::atRight}) m_curve->axis(side)->setVisible(false);
        const double reach = std::max<double>(1, double(count - 1));
        offsets().setRange(-reach * 1.02, reach * 1.02);
        offsets().setTicker(QSharedPointer<PlainTicker>::create());
        offsets().ticker()->setTickCount(m_curve->width() < 300 ? 3 : 5);
        offsets().setLabel(SimilarityWords::tr("Offset δ = j − i"));
        const auto [least, most] = std::ranges::minmax(shown.byOffset);
        const double top = std::max(most, shown.high);
        const double bottom = std::min({0.0, least, shown.learned ? shown.low : 0.0});
        values().setRange(bottom - 0.06 * (top - bottom), top + 0.06 * (top - bottom));
        values().setTicker(QSharedPointer<PlainTicker>::create());
        values().ticker()->setTickCount(4);
        styleValueAxis(values(), theme());
    }

    void drawCurveName(QCPPainter& painter) {
        const QRectF room(m_curve->left() - 36, m_panel->area().top() - MatrixPanel::kNameHeight, m_curve->width() + 36,
                          MatrixPanel::kNameHeight - 2);
        const QString name = numbers().learned        ? SimilarityWords::tr("Mean of each diagonal")
                             : numbers().isDistance() ? SimilarityWords::tr("Distance by offset")
                                                      : SimilarityWords::tr("Similarity by offset");
        drawElided(painter, room, Qt::AlignLeft | Qt::AlignVCenter, name, textFont(type::kAxis, QFont::DemiBold),
                   theme().text);
        const double left = QFontMetricsF(textFont(type::kAxis, QFont::DemiBold)).horizontalAdvance(name) + 8;
        const QString note = numbers().learned ? SimilarityWords::tr("and the row of the selected position")
                                               : SimilarityWords::tr("the same from every position");
        const QFont plain = textFont(type::kAxis);
        if (left + QFontMetricsF(plain).horizontalAdvance(note) < room.width())
            drawElided(painter, room.adjusted(left, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, note, plain,
                       theme().muted);
    }

    /// The curve for negative and for positive offsets.
    void drawBothSides(QCPPainter& painter, const std::vector<double>& curve, const QPen& pen) {
        painter.setBrush(Qt::NoBrush);
        for (const double side : {-1.0, 1.0}) {
            const Samples samples{curve.data(), Index(curve.size()), 1, 0, side};
            QPolygonF points;
            for (Index i = 0; i < samples.count; ++i)
                if (offsets().range().contains(samples.key(i)))
                    points << QPointF(offsets().coordToPixel(samples.key(i)), values().coordToPixel(samples.value(i)));
            drawCurve(painter, points, pen);
        }
    }

    /// The offsets that there are from one position: its row of the matrix.
    void drawRowOf(QCPPainter& painter, Index from) {
        const Samples row = [&] {
            Samples samples = Samples::row(*numbers().gram, from);
            samples.start = -double(from);
            return samples;
        }();
        painter.save();
        painter.setAntialiasing(true);
        painter.setBrush(Qt::NoBrush);
        drawCurve(painter, curvePoints(row, offsets(), values()), QPen(theme().indexI, 2.5));
        if (pixelSpacing(row, offsets()) >= kDotSpacing)
            for (const QPointF& point : samplePoints(row, offsets(), values()))
                drawDot(painter, point, 2.5, theme().indexI, true, theme().surface);
        painter.restore();
    }

    void drawPoint(QCPPainter& painter, const Cell& cell) {
        const auto offset = double(cell.column - cell.row);
        const double value = (*numbers().gram)(cell.row, cell.column);
        const QPointF point(offsets().coordToPixel(offset), values().coordToPixel(value));
        painter.save();
        painter.setAntialiasing(true);
        drawCased(painter, {point.x(), point.y(), point.x(), double(m_curve->bottom())}, theme().indexDelta, 1.5,
                  theme().surface);
        drawDot(painter, point, 5, theme().indexJ, true, theme().surface);
        drawAxisTag(painter, offsets(), offset, SimilarityWords::tr("δ = %1").arg(displayNumber(offset, 0)),
                    theme().indexDelta, theme());
        painter.restore();
    }

    /// Rings at the offsets that look near though they are far, and above the curve which ones these are.
    void drawFriends(QCPPainter& painter) {
        if (numbers().falseFriends.empty()) return;
        painter.save();
        painter.setAntialiasing(true);
        painter.setBrush(Qt::NoBrush);
        QStringList offsetsFound;
        for (const FalseFriend& found : numbers().falseFriends) {
            offsetsFound += SimilarityWords::tr("%1 (%2)").arg(displayNumber(double(found.offset), 0),
                                                               significantNumber(found.value, 3));
            for (const double side : {-1.0, 1.0}) {
                const QPointF point(offsets().coordToPixel(side * double(found.offset)),
                                    values().coordToPixel(found.value));
                painter.setPen(QPen(theme().surface, 4));
                painter.drawEllipse(point, 6, 6);
                painter.setPen(QPen(theme().indexDelta, 2));
                painter.drawEllipse(point, 6, 6);
            }
        }
        // As many as there is room for, the closest first.
        const QRectF room(m_curve->left() - 36, m_curve->top() - kFriendsHeight, m_curve->width() + 36, 16);
        const QFont font = textFont(type::kAxis);
        const auto words = [&] { return SimilarityWords::tr("False friends: δ = %1").arg(listed(offsetsFound)); };
        while (offsetsFound.size() > 1 && QFontMetricsF(font).horizontalAdvance(words()) > room.width())
            offsetsFound.removeLast();
        drawElided(painter, room, Qt::AlignLeft | Qt::AlignVCenter, words(), font, theme().indexDelta);
        painter.restore();
    }

    std::optional<MatrixPanel> m_panel;
    QCPAxisRect* m_curve = nullptr;
};

}  // namespace

std::unique_ptr<Figure> makeSimilarityFigure() {
    return std::make_unique<SimilarityFigure>();
}

}  // namespace attention
