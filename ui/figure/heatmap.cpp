#include "ui/figure/heatmap.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/figure/figure.h"

namespace attention {
namespace {

/// More cells than this become one image: as rectangles they make files of many megabytes.
constexpr Index kMaxVectorCells = 10'000;
/// An embedded image is enlarged to about this many pixels a side, so that a viewer that smooths images blurs nothing
/// one can see.
constexpr Index kImageSide = 2'000;
constexpr Index kLargestImageSide = 8'000;
/// Neighbouring rectangles overlap by this, or viewers that smooth edges show the seams.
constexpr double kOverlap = 0.4;
constexpr int kBarWidth = 14;
constexpr int kBarGap = 28;

struct VisibleCells {
    Index firstRow, lastRow, firstColumn, lastColumn;
    Index rows() const { return lastRow - firstRow + 1; }
    Index columns() const { return lastColumn - firstColumn + 1; }
};

VisibleCells visibleCells(const QCPRange& rows, const QCPRange& columns, const Matrix& values) {
    const auto first = [](double lower, Index count) {
        return std::clamp<Index>(Index(std::floor(lower + 0.5)), 0, count - 1);
    };
    const auto last = [](double upper, Index count) {
        return std::clamp<Index>(Index(std::ceil(upper - 0.5)), 0, count - 1);
    };
    return {first(rows.lower, values.rows()), last(rows.upper, values.rows()), first(columns.lower, values.cols()),
            last(columns.upper, values.cols())};
}

/// The image whose pixel (x, y) is the cell (rowOf[y], columnOf[x]).
QImage cellImage(const Matrix& values, const std::vector<Index>& rowOf, const std::vector<Index>& columnOf,
                 const ColourMap& map, double low, double high) {
    QImage image(int(columnOf.size()), int(rowOf.size()), QImage::Format_RGB32);
    const double scale = high > low ? 1 / (high - low) : 0;
    const auto colour = [&](Index row, Index column) { return map.at((values(row, column) - low) * scale); };
    for (std::size_t y = 0; y < rowOf.size(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(int(y)));
        if (y > 0 && rowOf[y] == rowOf[y - 1]) {
            std::copy_n(reinterpret_cast<const QRgb*>(image.constScanLine(int(y) - 1)), columnOf.size(), line);
            continue;
        }
        for (std::size_t x = 0; x < columnOf.size(); ++x)
            line[x] = x > 0 && columnOf[x] == columnOf[x - 1] ? line[x - 1] : colour(rowOf[y], columnOf[x]);
    }
    return image;
}

std::vector<Index> spread(Index first, Index count, Index pixels) {
    std::vector<Index> indices(static_cast<std::size_t>(pixels));
    for (Index p = 0; p < pixels; ++p) indices[std::size_t(p)] = first + p * count / pixels;
    return indices;
}

void drawAsPixels(QCPPainter& painter, const QRectF& rect, const QCPAxis& x, const QCPAxis& y, const Matrix& values,
                  const ColourMap& map, double low, double high) {
    const double scale = painter.transform().m11() * painter.device()->devicePixelRatioF();
    const auto device = [&](double logical, double offset) { return int(std::lround(logical * scale + offset)); };
    const QTransform& transform = painter.transform();
    const double dpr = painter.device()->devicePixelRatioF();
    const int left = device(rect.left(), transform.dx() * dpr);
    const int top = device(rect.top(), transform.dy() * dpr);
    const int right = device(rect.right(), transform.dx() * dpr);
    const int bottom = device(rect.bottom(), transform.dy() * dpr);
    if (right <= left || bottom <= top) return;
    std::vector<Index> columnOf(std::size_t(right - left));
    std::vector<Index> rowOf(std::size_t(bottom - top));
    const auto cellAt = [&](const QCPAxis& axis, int pixel, double offset, Index count) {
        const double logical = (pixel + 0.5 - offset) / scale;
        return std::clamp<Index>(Index(std::floor(axis.pixelToCoord(logical) + 0.5)), 0, count - 1);
    };
    for (std::size_t p = 0; p < columnOf.size(); ++p)
        columnOf[p] = cellAt(x, left + int(p), transform.dx() * dpr, values.cols());
    for (std::size_t p = 0; p < rowOf.size(); ++p)
        rowOf[p] = cellAt(y, top + int(p), transform.dy() * dpr, values.rows());
    const QImage image = cellImage(values, rowOf, columnOf, map, low, high);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.setAntialiasing(false);
    painter.setTransform(QTransform());
    painter.drawImage(QRectF(left / dpr, top / dpr, image.width() / dpr, image.height() / dpr), image);
    painter.restore();
}

void drawAsVectors(QCPPainter& painter, const QRectF& rect, const QCPAxis& x, const QCPAxis& y, const Matrix& values,
                   const ColourMap& map, double low, double high) {
    const VisibleCells cells = visibleCells(y.range(), x.range(), values);
    if (cells.rows() * cells.columns() > kMaxVectorCells) {
        const auto side = [](Index count) {
            return count >= kImageSide ? std::min(count, kLargestImageSide)
                                       : count * ((kImageSide + count - 1) / count);
        };
        const QImage image =
            cellImage(values, spread(cells.firstRow, cells.rows(), side(cells.rows())),
                      spread(cells.firstColumn, cells.columns(), side(cells.columns())), map, low, high);
        const QRectF whole(
            QPointF(x.coordToPixel(double(cells.firstColumn) - 0.5), y.coordToPixel(double(cells.firstRow) - 0.5)),
            QPointF(x.coordToPixel(double(cells.lastColumn) + 0.5), y.coordToPixel(double(cells.lastRow) + 0.5)));
        // Cells that the edge of the axes cuts are cut in the image, because SVG files are written without clipping.
        const QRectF shown = whole & rect;
        const double sx = image.width() / whole.width();
        const double sy = image.height() / whole.height();
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.setRenderHint(QPainter::LosslessImageRendering, true);
        painter.drawImage(shown, image,
                          QRectF((shown.left() - whole.left()) * sx, (shown.top() - whole.top()) * sy,
                                 shown.width() * sx, shown.height() * sy));
        return;
    }
    const double scale = high > low ? 1 / (high - low) : 0;
    painter.setPen(Qt::NoPen);
    painter.setAntialiasing(true);
    for (Index column = cells.firstColumn; column <= cells.lastColumn; ++column) {
        const double left = std::max(rect.left(), x.coordToPixel(double(column) - 0.5));
        double right = std::min(rect.right(), x.coordToPixel(double(column) + 0.5));
        if (column < cells.lastColumn) right += kOverlap;
        for (Index row = cells.firstRow; row <= cells.lastRow;) {
            // Equal neighbours in a column are one rectangle.
            const QRgb colour = map.at((values(row, column) - low) * scale);
            Index next = row + 1;
            while (next <= cells.lastRow && map.at((values(next, column) - low) * scale) == colour) ++next;
            const double top = std::max(rect.top(), y.coordToPixel(double(row) - 0.5));
            double bottom = std::min(rect.bottom(), y.coordToPixel(double(next) - 0.5));
            if (next <= cells.lastRow) bottom += kOverlap;
            painter.setBrush(QColor(colour));
            painter.drawRect(QRectF(QPointF(left, top), QPointF(right, bottom)));
            row = next;
        }
    }
}

}  // namespace

QRectF cellArea(const QCPAxisRect& axisRect) {
    // QCustomPlot measures from QRect::bottom(), which is one pixel above the rectangle's lower edge.
    return QRectF(axisRect.rect()).translated(0, -1);
}

void drawCells(QCPPainter& painter, const QCPAxisRect& axisRect, const Matrix& values, const ColourMap& map, double low,
               double high) {
    if (values.size() == 0) return;
    const QCPAxis& x = *axisRect.axis(QCPAxis::atBottom);
    const QCPAxis& y = *axisRect.axis(QCPAxis::atLeft);
    const QRectF rect = cellArea(axisRect);
    painter.save();
    if (painter.modes().testFlag(QCPPainter::pmVectorized))
        drawAsVectors(painter, rect, x, y, values, map, low, high);
    else
        drawAsPixels(painter, rect, x, y, values, map, low, high);
    painter.restore();
}

ColourBar::ColourBar(QCustomPlot* plot, const QCPAxisRect& reference) : QCPLayoutElement(plot), m_reference(reference) {
    setLayer(QStringLiteral("axes"));
    setMinimumSize(kBarGap + kBarWidth + 50, 10);
    setMaximumSize(kBarGap + kBarWidth + 50, QWIDGETSIZE_MAX);
    setSizeConstraintRect(scrOuterRect);
}

void ColourBar::setScale(Scale scale, const Theme& theme) {
    m_scale = std::move(scale);
    m_theme = &theme;
}

QRectF ColourBar::bar() const {
    const QRectF reference = m_reference.rect();
    const double length = reference.height() * m_scale->shrink;
    const double left = m_scale->framed ? reference.right() + 16 : rect().left() + kBarGap;
    return {left, reference.center().y() - length / 2, kBarWidth, length};
}

void ColourBar::draw(QCPPainter* painter) {
    if (!m_scale) return;
    const QRectF area = bar();
    painter->save();
    // The bar is a heatmap of one column: each device pixel, or each of 256 steps of a vector file, in its exact
    // colour.
    const bool vectors = painter->modes().testFlag(QCPPainter::pmVectorized);
    const int steps =
        vectors ? 256
                : std::max(1, int(area.height() * painter->device()->devicePixelRatioF() * painter->transform().m22()));
    painter->setAntialiasing(vectors);
    painter->setPen(Qt::NoPen);
    QImage image(1, steps, QImage::Format_RGB32);
    for (int step = 0; step < steps; ++step) {
        const QRgb colour = m_scale->map.at(1 - (step + 0.5) / steps);
        image.setPixel(0, step, colour);
        if (!vectors) continue;
        const double top = area.top() + area.height() * step / steps;
        const double bottom = std::min(area.bottom(), area.top() + area.height() * (step + 1) / steps + kOverlap);
        painter->setBrush(QColor(colour));
        painter->drawRect(QRectF(QPointF(area.left(), top), QPointF(area.right(), bottom)));
    }
    if (!vectors) painter->drawImage(area, image);
    const QColor ink = m_scale->framed ? m_theme->text : m_theme->control;
    const QColor words = m_scale->framed ? m_theme->text : m_theme->muted;
    painter->setAntialiasing(false);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(ink, 1));
    if (m_scale->framed) painter->drawRect(area);
    PlainTicker ticker(m_scale->framed);
    ticker.setTickCount(4);
    QVector<double> ticks;
    QVector<QString> labels;
    ticker.generate(QCPRange(m_scale->low, m_scale->high), QLocale::c(), u'f', 6, ticks, nullptr, &labels);
    const QFont font = textFont(m_fontSize);
    painter->setFont(font);
    m_tickPlaces.clear();
    for (qsizetype i = 0; i < ticks.size(); ++i) {
        const double fraction = (ticks[i] - m_scale->low) / (m_scale->high - m_scale->low);
        if (!(fraction > -1e-9 && fraction < 1 + 1e-9)) continue;
        const double y = area.bottom() - fraction * area.height();
        m_tickPlaces.push_back(y);
        painter->setPen(QPen(ink, 1));
        painter->drawLine(QLineF(area.right(), y, area.right() + 4, y));
        painter->setPen(words);
        painter->drawText(QRectF(area.right() + 8, y - 10, 60, 20), Qt::AlignVCenter | Qt::AlignLeft, labels[i]);
    }
    if (!m_scale->name.isEmpty()) {
        painter->setFont(mathFont(15));
        painter->drawText(QRectF(area.center().x() - 40, area.top() - 28, 80, 22), Qt::AlignCenter, m_scale->name);
    }
    painter->restore();
}

void ColourBar::drawMark(QCPPainter& painter, double value) const {
    if (!m_scale || m_scale->framed) return;
    const QRectF area = bar();
    const double fraction = std::clamp((value - m_scale->low) / (m_scale->high - m_scale->low), 0.0, 1.0);
    const double y = area.bottom() - fraction * area.height();
    drawCased(painter, QLineF(area.left(), y, area.right(), y), m_theme->text, 1.5, m_theme->surface);
    painter.setAntialiasing(true);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme->text);
    painter.drawPolygon(QPolygonF{{area.left(), y}, {area.left() - 8, y - 5}, {area.left() - 8, y + 5}});
    const QFont font = textFont(m_fontSize, QFont::DemiBold);
    const QString text = displayNumber(value, 2);
    const QRectF label(area.right() + 5, y - 9, QFontMetricsF(font).horizontalAdvance(text) + 6, 18);
    painter.setBrush(m_theme->surface);
    painter.setPen(Qt::NoPen);
    painter.drawRect(label);
    // A tick label that the mark's own would touch gives way to it.
    for (const double tick : m_tickPlaces)
        if (std::abs(tick - y) < 18) painter.drawRect(QRectF(area.right() + 5, tick - 9, 48, 18));
    painter.setPen(m_theme->text);
    painter.setFont(font);
    painter.drawText(label, Qt::AlignCenter, text);
}

void CellRect::update(UpdatePhase phase) {
    QCPAxisRect::update(phase);
    if (phase != upLayout || !m_square) return;
    const double columns = axis(QCPAxis::atBottom)->range().size();
    const double rows = axis(QCPAxis::atLeft)->range().size();
    const double side = std::min(mRect.width() / columns, mRect.height() / rows);
    QRect square(0, 0, std::max(1, int(std::lround(side * columns))), std::max(1, int(std::lround(side * rows))));
    square.moveCenter(mRect.center());
    mRect = square;
}

}  // namespace attention
