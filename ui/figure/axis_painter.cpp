#include "ui/figure/axis_painter.h"

#include <utility>

#include <QHash>

#include "ui/figure/text_line.h"

namespace attention {
namespace {

/// Maximum number of kept labels of an axis.
constexpr qsizetype kMaxTickLabels = 256;

class KeepingAxisPainter : public QCPAxisPainterPrivate {
 public:
    /// @param other  the axis's own painter, which has its default settings
    KeepingAxisPainter(QCustomPlot* plot, const QCPAxisPainterPrivate& other) : QCPAxisPainterPrivate(plot) {
        type = other.type;
        lowerEnding = other.lowerEnding;
        upperEnding = other.upperEnding;
        labelPadding = other.labelPadding;
        tickLabelPadding = other.tickLabelPadding;
        tickLabelRotation = other.tickLabelRotation;
        tickLabelSide = other.tickLabelSide;
        numberMultiplyCross = other.numberMultiplyCross;
        tickLengthIn = other.tickLengthIn;
        tickLengthOut = other.tickLengthOut;
        subTickLengthIn = other.subTickLengthIn;
        subTickLengthOut = other.subTickLengthOut;
        offset = other.offset;
    }

 protected:
    TickLabelData getTickLabelData(const QFont& font, const QString& text) const override {
        // The data of a rotated label depend on the angle, those of "1e5" on how powers are written.
        if (tickLabelRotation != 0 || text.contains(u'e')) return QCPAxisPainterPrivate::getTickLabelData(font, text);
        const std::pair key(text, font);
        if (const auto known = m_labels.constFind(key); known != m_labels.cend()) return *known;
        if (m_labels.size() >= kMaxTickLabels) m_labels.clear();
        return *m_labels.insert(key, QCPAxisPainterPrivate::getTickLabelData(font, text));
    }
    void drawTickLabel(QCPPainter* painter, double x, double y, const TickLabelData& data) const override {
        const QRectF room(QPointF(x, y), QSizeF(data.totalBounds.size()));
        if (tickLabelRotation != 0 || !data.expPart.isEmpty() ||
            !drawCachedLine(*painter, room, Qt::AlignHCenter, data.basePart, data.baseFont))
            QCPAxisPainterPrivate::drawTickLabel(painter, x, y, data);
    }

 private:
    mutable QHash<std::pair<QString, QFont>, TickLabelData> m_labels;
};

/// Gives access to the painter of an axis, which QCustomPlot offers to subclasses.
struct AxisAccess : QCPAxis {
    static QCPAxisPainterPrivate*& painterOf(QCPAxis& axis) { return axis.*&AxisAccess::mAxisPainter; }
};

}  // namespace

void keepTickLabels(QCPAxisRect& rect) {
    for (QCPAxis* axis : rect.axes()) {
        QCPAxisPainterPrivate*& painter = AxisAccess::painterOf(*axis);
        auto* const keeping = new KeepingAxisPainter(rect.parentPlot(), *painter);
        delete std::exchange(painter, keeping);
    }
}

}  // namespace attention
