#include "ui/figure/heatmap.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <cmath>
#include <utility>
#include <vector>

#include "core/threads.h"
#include "ui/figure/figure.h"
#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/png.h"
#include "ui/figure/svg_page.h"

namespace attention {
namespace {

/// More cells than this become one image: as rectangles they make files of many megabytes.
constexpr Index kMaxVectorCells = 10'000;
/// An embedded image is enlarged to about this many pixels a side, so that a viewer that smooths images blurs nothing
/// one can see.
constexpr Index kImageSide = 2'000;
/// The image has at most this resolution, because printers show no more, and at most this many pixels: a pixel takes
/// up to 4 characters of an SVG, and XML readers refuse an attribute of more than 10 million characters.
constexpr double kImageDpi = 1'200;
constexpr double kMaxImageCells = 2'400'000;
/// Rectangles extend by this many pixels, at 96 an inch, under their neighbours, because viewers with antialiasing
/// would show seams otherwise.
constexpr double kOverlap = 1;
/// Of the mark of a pinned cell, in pixels: the minimum side of its square, and the length of the arms of a corner.
constexpr double kMinMark = 9;
constexpr double kMarkArm = 5;
constexpr double kHatchSpacing = 8;
/// Less than this share of a cell in a range is a rounding error.
constexpr double kSliver = 1e-9;
/// Fewer pixels than this are not worth another thread.
constexpr Index kPixelsPerThread = 20'000;

bool hasPixels(const QPainter& painter) {
    return painter.paintEngine()->type() == QPaintEngine::Raster;
}

/// The image whose pixel (x, y) is the cell (rowOf[y], columnOf[x]).
QImage cellImage(const Matrix& values, const std::vector<Index>& rowOf, const std::vector<Index>& columnOf,
                 const ColourMap& map, double low, double high) {
    QImage image(int(columnOf.size()), int(rowOf.size()), QImage::Format_ARGB32_Premultiplied);
    const double scale = high > low ? 1 / (high - low) : 0;
    const auto width = std::ptrdiff_t(image.bytesPerLine() / qsizetype(sizeof(QRgb)));
    auto* const lines = reinterpret_cast<QRgb*>(image.bits());
    std::atomic<QRgb> common = 0xFFFFFFFF;
    parallelFor(std::ssize(rowOf), std::max<Index>(1, kPixelsPerThread / std::max<Index>(1, std::ssize(columnOf))),
                [&](Index first, Index end) {
                    QRgb commonHere = 0xFFFFFFFF;
                    auto* line = lines + first * width;
                    for (auto y = std::size_t(first); y < std::size_t(end); ++y, line += width) {
                        if (y > std::size_t(first) && rowOf[y] == rowOf[y - 1]) {
                            std::copy_n(line - width, columnOf.size(), line);
                            continue;
                        }
                        const double* row = values.data() + rowOf[y] * values.cols();
                        for (std::size_t x = 0; x < columnOf.size(); ++x) {
                            line[x] = x > 0 && columnOf[x] == columnOf[x - 1]
                                          ? line[x - 1]
                                          : map.at((row[columnOf[x]] - low) * scale);
                            commonHere &= line[x];
                        }
                    }
                    common &= commonHere;
                });
    // NaN is transparent. Without any NaN the image needs no alpha channel and is drawn faster.
    if (qAlpha(common) == 0xFF) image.reinterpretAsFormat(QImage::Format_RGB32);
    return image;
}

/// The cells at the centres of `pixels` equal parts of a range.
std::vector<Index> spread(const QCPRange& range, Index pixels, Index count) {
    std::vector<Index> indices(static_cast<std::size_t>(pixels));
    for (Index p = 0; p < pixels; ++p) {
        const double place = range.lower + (double(p) + 0.5) / double(pixels) * range.size();
        indices[std::size_t(p)] = std::clamp<Index>(Index(std::floor(place + 0.5)), 0, count - 1);
    }
    return indices;
}

/// n, if the pixels can show only one of n cells; 1: they show every cell.
Index oneIn(double cells, double pixels) {
    return std::max<Index>(1, Index(std::ceil(cells / pixels - 1e-9)));
}

Index drawAsPixels(QCPPainter& painter, const QRectF& rect, const QCPAxis& x, const QCPAxis& y, const Matrix& values,
                   const ColourMap& map, double low, double high) {
    const double scale = painter.transform().m11() * painter.device()->devicePixelRatioF();
    const auto device = [&](double logical, double offset) { return int(std::lround(logical * scale + offset)); };
    const QTransform& transform = painter.transform();
    const double dpr = painter.device()->devicePixelRatioF();
    const int left = device(rect.left(), transform.dx() * dpr);
    const int top = device(rect.top(), transform.dy() * dpr);
    const int right = device(rect.right(), transform.dx() * dpr);
    const int bottom = device(rect.bottom(), transform.dy() * dpr);
    if (right <= left || bottom <= top) return 1;
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
    return oneIn(y.range().size(), rect.height() * scale) * oneIn(x.range().size(), rect.width() * scale);
}

/// The six digits of "#rrggbb".
std::array<char, 6> hexOf(QRgb colour) {
    std::array<char, 6> digits;
    for (std::size_t i = 0; i < digits.size(); ++i) digits[i] = "0123456789abcdef"[(colour >> (20 - 4 * i)) & 0xF];
    return digits;
}

/// Appends a number with at most `decimals` decimals, without trailing zeros.
void appendDecimal(QByteArray& text, double value, int decimals) {
    std::array<char, 64> digits;
    char* end = std::to_chars(digits.begin(), digits.end(), value, std::chars_format::fixed, decimals).ptr;
    if (decimals > 0) {
        while (end[-1] == '0') --end;
        if (end[-1] == '.') --end;
    }
    text.append(digits.data(), end - digits.data());
}

/// The first cell that lies in a range at least in part.
Index firstCellIn(const QCPRange& range) {
    return Index(std::floor(range.lower + 0.5 + kSliver));
}
/// The last cell that lies in a range at least in part.
Index lastCellIn(const QCPRange& range) {
    return Index(std::ceil(range.upper - 0.5 - kSliver));
}

/// Calls `visit` with each rectangle of fillGrid(): its cells, whether it has neighbours to its right and below it, and
/// its colour.
template <class ColourOf, class Visit>
void visitRectangles(const QCPRange& columns, const QCPRange& rows, const ColourOf& colourOf, const Visit& visit) {
    for (Index column = firstCellIn(columns); column <= lastCellIn(columns); ++column) {
        const double left = std::max(double(column) - 0.5, columns.lower);
        const double right = std::min(double(column) + 0.5, columns.upper);
        for (Index row = firstCellIn(rows); row <= lastCellIn(rows);) {
            const QRgb colour = colourOf(row, column);
            Index next = row + 1;
            while (next <= lastCellIn(rows) && colourOf(next, column) == colour) ++next;
            const double top = std::max(double(row) - 0.5, rows.lower);
            const double bottom = std::min(double(next) - 0.5, rows.upper);
            // NaN is not drawn.
            if (qAlpha(colour) == 0) {
                row = next;
                continue;
            }
            visit(QRectF(QPointF(left, top), QPointF(right, bottom)), column < lastCellIn(columns),
                  next <= lastCellIn(rows), colour);
            row = next;
        }
    }
}

/// Fills `area` with the part of a grid that `columns` and `rows` select, where cell c covers c - 0.5 ... c + 0.5;
/// `colourOf(row, column)` is its colour. Neighbours in a column with equal colours are one rectangle.
template <class ColourOf>
void fillGrid(QCPPainter& painter, const QRectF& area, const QCPRange& columns, const QCPRange& rows,
              const ColourOf& colourOf) {
    const QTransform& transform = painter.transform();
    const QRectF device = transform.mapRect(area);
    const double cellWidth = device.width() / columns.size();
    const double cellHeight = device.height() / rows.size();
    const double overlapRight = std::min(kOverlap * transform.m11(), cellWidth);
    const double overlapBelow = std::min(kOverlap * transform.m22(), cellHeight);
    const auto forEachRectangle = [&](const auto& visit) { visitRectangles(columns, rows, colourOf, visit); };
    if (SvgPage* page = SvgPage::of(painter)) {
        QByteArray elements;
        elements.reserve(64 * (lastCellIn(columns) - firstCellIn(columns) + 1) *
                         (lastCellIn(rows) - firstCellIn(rows) + 1));
        const auto addNumber = [&](double value, int decimals) { appendDecimal(elements, value, decimals); };
        // The unit is one cell, so that the edges of cells are whole numbers.
        elements += "<g stroke=\"none\" shape-rendering=\"crispEdges\" transform=\"matrix(";
        addNumber(cellWidth, 6);
        elements += " 0 0 ";
        addNumber(cellHeight, 6);
        elements += ' ';
        addNumber(device.left() - (columns.lower + 0.5) * cellWidth, 4);
        elements += ' ';
        addNumber(device.top() - (rows.lower + 0.5) * cellHeight, 4);
        elements += ")\">\n";
        forEachRectangle([&](const QRectF& cells, bool hasRightNeighbour, bool hasLowerNeighbour, QRgb colour) {
            // Edges are whole numbers, except where the axes cut a cell.
            const auto addPlace = [&](double value) { addNumber(value, value == std::floor(value) ? 0 : 3); };
            const std::array<char, 6> hex = hexOf(colour);
            elements += "<path fill=\"#";
            elements.append(hex.data(), hex.size());
            elements += "\" d=\"M";
            addPlace(cells.left() + 0.5);
            elements += ' ';
            addPlace(cells.top() + 0.5);
            elements += 'h';
            addNumber(cells.width() + (hasRightNeighbour ? overlapRight / cellWidth : 0), 3);
            elements += 'v';
            addNumber(cells.height() + (hasLowerNeighbour ? overlapBelow / cellHeight : 0), 3);
            elements += 'H';
            addPlace(cells.left() + 0.5);
            elements += "z\"/>\n";
        });
        page->insert(painter, elements + "</g>");
        return;
    }
    // In whole units of the device, which are its finest dots.
    painter.save();
    painter.setTransform(QTransform());
    painter.setPen(Qt::NoPen);
    const auto x = [&](double column) {
        return int(std::lround(device.left() + (column - columns.lower) * cellWidth));
    };
    const auto y = [&](double row) { return int(std::lround(device.top() + (row - rows.lower) * cellHeight)); };
    forEachRectangle([&](const QRectF& cells, bool hasRightNeighbour, bool hasLowerNeighbour, QRgb colour) {
        painter.setBrush(QColor(colour));
        painter.drawRect(QRect(QPoint(x(cells.left()), y(cells.top())),
                               QPoint(x(cells.right()) - 1 + (hasRightNeighbour ? int(overlapRight) : 0),
                                      y(cells.bottom()) - 1 + (hasLowerNeighbour ? int(overlapBelow) : 0))));
    });
    painter.restore();
}

void drawLossless(QCPPainter& painter, const QRectF& rect, const QImage& image) {
    SvgPage* page = SvgPage::of(painter);
    if (!page) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.setRenderHint(QPainter::LosslessImageRendering, true);
        painter.drawImage(rect, image);
        return;
    }
    const QRectF device = painter.transform().mapRect(rect);
    QByteArray element =
        "<image preserveAspectRatio=\"none\" image-rendering=\"optimizeSpeed\" style=\"image-rendering:pixelated\"";
    for (const auto& [name, value] :
         {std::pair{"x", device.x()}, {"y", device.y()}, {"width", device.width()}, {"height", device.height()}})
        element += ' ' + QByteArray(name) + "=\"" + QByteArray::number(value, 'f', 4) + '"';
    page->insert(painter, element + " xlink:href=\"data:image/png;base64," + pngBytes(image).toBase64() + "\"/>");
}

Index drawAsVectors(QCPPainter& painter, const QRectF& rect, const QCPRange& x, const QCPRange& y, const Matrix& values,
                    const ColourMap& map, double low, double high) {
    const double columns = x.size();
    const double rows = y.size();
    const double dots = painter.transform().m11() / painter.device()->logicalDpiX() * kImageDpi;
    const double width = rect.width() * dots;
    const double height = rect.height() * dots;
    if (rows * columns <= double(kMaxVectorCells) && columns <= width && rows <= height) {
        const double scale = high > low ? 1 / (high - low) : 0;
        fillGrid(painter, rect, x, y,
                 [&](Index row, Index column) { return map.at((values(row, column) - low) * scale); });
        return 1;
    }
    // Each cell gets equally many pixels, or each pixel shows one of the cells that share its place.
    const double shrink = std::sqrt(std::max(1.0, std::min(columns, width) * std::min(rows, height) / kMaxImageCells));
    const auto side = [&](double cells, double room) -> Index {
        const double maxPixels = std::max(1.0, std::min(cells, room) / shrink);
        return cells > maxPixels ? Index(maxPixels) : std::llround(cells * std::ceil(double(kImageSide) / cells));
    };
    const Index across = side(columns, width);
    const Index down = side(rows, height);
    drawLossless(painter, rect,
                 cellImage(values, spread(y, down, values.rows()), spread(x, across, values.cols()), map, low, high));
    return oneIn(rows, double(down)) * oneIn(columns, double(across));
}

}  // namespace

QRectF cellArea(const QCPAxisRect& axisRect) {
    // QCustomPlot measures from QRect::bottom(), which is one pixel above the rectangle's lower edge.
    return QRectF(axisRect.rect()).translated(0, -1);
}

Index drawCells(QCPPainter& painter, const QCPAxisRect& axisRect, const Matrix& values, const ColourMap& map,
                double low, double high) {
    if (values.size() == 0) return 1;
    const QCPAxis& x = *axisRect.axis(QCPAxis::atBottom);
    const QCPAxis& y = *axisRect.axis(QCPAxis::atLeft);
    QRectF rect = cellArea(axisRect);
    // Axes may go beyond the last row and column, where there are no cells.
    QCPRange columns = x.range(), rows = y.range();
    const auto cutAtEnd = [](const QCPAxis& axis, QCPRange& range, Index count) {
        range.upper = std::max(range.lower, std::min(range.upper, double(count) - 0.5));
        return axis.coordToPixel(range.upper);
    };
    const bool isWider = columns.upper > double(values.cols()) - 0.5,
               isHigher = rows.upper > double(values.rows()) - 0.5;
    if (isWider) rect.setRight(cutAtEnd(x, columns, values.cols()));
    if (isHigher) rect.setBottom(cutAtEnd(y, rows, values.rows()));
    if (!(rect.width() > 0 && rect.height() > 0)) return 1;
    painter.save();
    const Index shared = hasPixels(painter) ? drawAsPixels(painter, rect, x, y, values, map, low, high)
                                            : drawAsVectors(painter, rect, columns, rows, values, map, low, high);
    painter.restore();
    return shared;
}

void addCells(Marks& marks, const QCPAxisRect& axisRect, const Matrix& values, const ColourMap& map, double low,
              double high, std::function<void(Index oneIn)> tell) {
    marks.block([&axisRect, &values, map, low, high, tell = std::move(tell)](QCPPainter& painter) {
        tell(drawCells(painter, axisRect, values, map, low, high));
    });
}

void drawPinMark(QCPPainter& painter, const QRectF& cell, const QRectF& inside, const Theme& theme) {
    if (!inside.contains(cell.center())) return;
    // Around the cell, so that its colour stays visible; never so small that the corners meet.
    QRectF box(0, 0, std::max(cell.width() + 2, kMinMark), std::max(cell.height() + 2, kMinMark));
    box.moveCenter(cell.center());
    const double across = std::min(kMarkArm, box.width() * 0.3);
    const double down = std::min(kMarkArm, box.height() * 0.3);
    painter.save();
    painter.setAntialiasing(true);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [ink, width] : {std::pair{theme.surface, 3.5}, {theme.text, 1.5}}) {
        painter.setPen(strokePen(ink, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        for (const auto& [x, right] : {std::pair{box.left(), 1}, {box.right(), -1}})
            for (const auto& [y, below] : {std::pair{box.top(), 1}, {box.bottom(), -1}})
                painter.drawPolyline(QPolygonF{{x + right * across, y}, {x, y}, {x, y + below * down}});
    }
    painter.restore();
}

void drawHatching(QCPPainter& painter, const QRectF& area, const QColor& ink) {
    if (!(area.width() > 0 && area.height() > 0)) return;
    painter.save();
    painter.setAntialiasing(true);
    painter.setPen(strokePen(ink, 1, Qt::SolidLine, Qt::FlatCap));
    // Rising lines x + y = constant, at fixed positions of the page, so that the pattern continues in adjacent areas.
    // The lines are cut here because exported files are not clipped.
    const double first = std::ceil((area.left() + area.top()) / kHatchSpacing) * kHatchSpacing;
    for (double sum = first; sum < area.right() + area.bottom(); sum += kHatchSpacing) {
        const double left = std::max(area.left(), sum - area.bottom());
        const double right = std::min(area.right(), sum - area.top());
        painter.drawLine(QLineF(left, sum - left, right, sum - right));
    }
    painter.restore();
}

void drawColourRamp(QCPPainter& painter, const QRectF& area, const ColourMap& map) {
    painter.save();
    // A heatmap of one column: each device pixel, or each of 256 steps of a vector file.
    if (hasPixels(painter)) {
        const double height = area.height() * painter.device()->devicePixelRatioF() * painter.transform().m22();
        QImage image(1, std::max(1, int(height)), QImage::Format_RGB32);
        for (int step = 0; step < image.height(); ++step)
            image.setPixel(0, step, map.at(1 - (step + 0.5) / image.height()));
        painter.drawImage(area, image);
    } else {
        constexpr int steps = 256;
        fillGrid(painter, area, QCPRange(-0.5, 0.5), QCPRange(-0.5, steps - 0.5),
                 [&](Index row, Index) { return map.at(1 - (double(row) + 0.5) / steps); });
    }
    painter.restore();
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
