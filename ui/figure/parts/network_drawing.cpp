#include "ui/figure/parts/network_drawing.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/architecture_style.h"
#include "ui/figure/figure.h"
#include "ui/figure/line_field.h"
#include "ui/figure/look.h"
#include "ui/figure/strokes.h"

namespace attention {
namespace {

/// Smaller nodes than this are filled, not rings.
constexpr double kMinRing = 2.6;
/// Maximum opacity of an edge that is not on the path, so that the path stands out.
constexpr double kMaxEdgeOpacity = 0.13;
/// If the receptive field has more edges than this, only its area is drawn.
constexpr qsizetype kMaxFieldLines = 2500;

/// Edges with their opacity.
struct Edges {
    QVector<QLineF> lines;
    double opacity = 1;
};

/// Chooses an opacity for lines: the denser they are, the fainter, so that the whole has about the same darkness.
/// @param area  covered by the lines, in square pixels  @param strength  approximate opacity of the whole
Edges shaded(QVector<QLineF> lines, double area, double strength, double minOpacity, double maxOpacity) {
    double length = 0;
    for (const QLineF& line : lines) length += line.length();
    const double opacity = std::clamp(strength * area / std::max(length, 1e-3), minOpacity, maxOpacity);
    return {std::move(lines), opacity};
}

void add(LineAccumulator& field, const std::vector<Edges>& edges, double width) {
    for (const auto& [lines, opacity] : edges)
        for (const QLineF& line : lines) field.add(line, width, opacity);
}

/// Draws edges with their opacities, and dots of the size of nodes.
/// @param ratio  device pixels per logical pixel; 0: the painter draws into a file
void drawGraph(QPainter& painter, const NetworkLayout& grid, const std::vector<Edges>& edges, QColor ink, double width,
               const std::vector<QPointF>& dots, double dotOpacity, double ratio) {
    if (ratio > 0) {
        constexpr double kSquare = 0.86;  // as large as the dot
        LineAccumulator field(grid.drawing.adjusted(-3, -3, 3, 3), ratio);
        add(field, edges, width);
        const QPointF half(kSquare * grid.radius, 0);
        for (const QPointF& dot : dots) field.add({dot - half, dot + half}, 2 * kSquare * grid.radius, dotOpacity);
        painter.drawImage(field.corner(), field.picture(ink));
        return;
    }
    drawStrokesFast(painter, grid.drawing.adjusted(-3, -3, 3, 3), [&](QPainter& drawing) {
        for (const auto& [lines, opacity] : edges) {
            ink.setAlphaF(float(opacity));
            drawing.setPen(strokePen(ink, width, Qt::SolidLine, Qt::FlatCap));
            // Each line alone, so that places where many meet are darker in a file, too.
            for (const QLineF& line : lines) drawing.drawLine(line);
        }
        ink.setAlphaF(float(dotOpacity));
        drawing.setPen(Qt::NoPen);
        drawing.setBrush(ink);
        for (const QPointF& dot : dots) drawing.drawEllipse(dot, grid.radius, grid.radius);
    });
}

/// Adds the edges from the layer below into one node.
void addEdges(QVector<QLineF>& lines, const Network& network, const NetworkLayout& grid, int layer, Index token) {
    const auto end = grid.placeOf({layer, token});
    if (!end) return;
    const TokenRange inputs = inputsOf(network, layer, token);
    for (Index input = inputs.first; input <= inputs.last; input += inputs.step)
        if (const auto start = grid.placeOf({layer - 1, input})) lines += QLineF(*start, *end);
}

/// Edges of a dilated layer run close to each other even if their ends are far apart, so not all are drawn.
/// @return n: every n-th node has all of its edges, the others only the one from their own token
Index drawnOneIn(const Network& network, const NetworkLayout& grid, int layer) {
    constexpr double kMinEdgeGap = 4;
    if (network.architecture != Architecture::Dilated) return 1;
    const double along = double(inputsOf(network, layer, 0).step) * grid.pitch;
    const double gap = grid.pitch * grid.apart() / std::hypot(along, grid.apart());
    return std::max<Index>(1, Index(std::ceil(kMinEdgeGap / gap)));
}

/// All edges into a layer, or into the states of a recurrence and from there into its outputs.
Edges edgesInto(int layer, const Network& network, const NetworkLayout& grid) {
    QVector<QLineF> lines;
    const Index oneIn = drawnOneIn(network, grid, layer);
    const auto upwards = [&](Index token, std::size_t row) {
        const double x = grid.xNear(token);
        lines += QLineF(x, grid.rows[row - 1], x, grid.rows[row]);
    };
    grid.stretch.each([&](Index token) {
        token % oneIn == 0 ? addEdges(lines, network, grid, layer, token) : upwards(token, std::size_t(layer));
    });
    const bool recurs = isRecurrence(network.architecture);
    if (recurs) grid.stretch.each([&](Index token) { upwards(token, 2); });
    return shaded(std::move(lines), grid.drawing.width() * grid.apart() * (recurs ? 2 : 1), 0.12, 0.012,
                  kMaxEdgeOpacity);
}

/// Draws the edges from state to state, with arrow heads if there is room.
void drawTime(QPainter& painter, const Network& network, const NetworkLayout& grid, const Theme& theme) {
    const bool isBoth = network.architecture == Architecture::Bidirectional;
    const double shift = isBoth ? std::max(1.6, grid.radius * 0.45) : 0;
    const bool hasArrows = grid.pitch - 2 * grid.radius >= 11;
    painter.setPen(strokePen(theme.control, hasArrows ? 1.25 : 1, Qt::SolidLine, Qt::FlatCap));
    const auto arrow = [&](QPointF from, QPointF to) {
        painter.drawLine(from, to);
        const double size = std::clamp(grid.radius * 0.8, 3.0, 5.0);
        const double back = to.x() > from.x() ? -size : size;
        painter.drawPolyline(QPolygonF{to + QPointF(back, -size * 0.7), to, to + QPointF(back, size * 0.7)});
    };
    const TokenSlots& stretch = grid.stretch;
    for (const bool isBack : {false, true}) {
        if (isBack && !isBoth) break;
        const double line = grid.rows[1] + (isBack ? shift : -shift);
        if (hasArrows) {
            stretch.each([&](Index token) {
                const auto next = stretch.slotOf(token + 1);
                if (!next) return;
                const double left = grid.xNear(token), right = grid.xOf(*next);
                const double edge = std::sqrt(std::max(0.0, grid.radius * grid.radius - shift * shift)) + 1;
                isBack ? arrow({right - edge, line}, {left + edge, line})
                       : arrow({left + edge, line}, {right - edge, line});
            });
            continue;
        }
        // One arrow for all edges, past the last state; the numbers of a path's steps show the direction, too.
        for (const auto& run : stretch.runs()) {
            const double left = grid.xNear(run.first), right = grid.xNear(run.second);
            painter.drawLine(QPointF(left, line), QPointF(right, line));
            const double past = grid.radius + 4;
            if (grid.radius >= NetworkLayout::kDigitRadius) continue;
            if (isBack && run == stretch.runs().front()) arrow({left, line}, {left - past, line});
            if (!isBack && run == stretch.runs().back()) arrow({right, line}, {right + past, line});
        }
    }
}

void drawNetwork(QPainter& painter, const Network& network, const NetworkLayout& grid, double ratio,
                 const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool recurs = isRecurrence(network.architecture);
    // On raster devices equal layers are drawn once and copied.
    const bool isRepeated = ratio > 0 && !recurs && network.architecture != Architecture::Dilated;
    const int layers = isRepeated ? 1 : network.layers;
    std::vector<Edges> edges;
    for (int layer = 1; layer <= layers; ++layer) edges.push_back(edgesInto(layer, network, grid));
    std::vector<QPointF> nodes;
    for (const double y : grid.rows) grid.stretch.each([&](Index token) { nodes.emplace_back(grid.xNear(token), y); });
    // Black or white, because faint colours would lose their hue by rounding.
    const QColor ink = theme.isDark ? Qt::white : Qt::black;
    const double width = grid.pitch < 3 ? 0.75 : 1;
    if (ratio > 0) {
        QRectF room = grid.drawing;
        if (isRepeated) room.setTop(room.bottom() - grid.apart());
        LineAccumulator field(room.adjusted(-1, 0, 1, 0), ratio);
        add(field, edges, width);
        const QImage picture = field.picture(ink);
        for (int layer = layers; layer <= network.layers; ++layer)
            painter.drawImage(field.corner() - QPointF(0, grid.apart() * (layer - layers)), picture);
        edges.clear();
    }
    constexpr double kDotOpacity = 0.38;
    drawGraph(painter, grid, edges, ink, width, grid.isFine() ? nodes : std::vector<QPointF>(), kDotOpacity, ratio);
    if (recurs) drawTime(painter, network, grid, theme);
    if (!grid.isFine())
        for (const QPointF& node : nodes) {
            const bool isFilled = node.y() == grid.rows[0] || grid.radius < kMinRing;
            painter.setPen(isFilled ? QPen(Qt::NoPen) : strokePen(theme.control, 1.25));
            painter.setBrush(isFilled ? theme.control : theme.surface);
            painter.drawEllipse(node, grid.radius, grid.radius);
        }
    painter.restore();
}

}  // namespace

double NetworkDrawing::ratioOn(const QCPPainter& painter) const {
    const bool isWindow = m_figure.isInteractive() && !painter.modes().testFlag(QCPPainter::pmVectorized) &&
                          !painter.modes().testFlag(QCPPainter::pmNoCaching);
    return isWindow ? m_figure.bufferDevicePixelRatio() : 0;
}

void NetworkDrawing::addNetwork(Marks& marks, const Network& network, const NetworkLayout& grid,
                                const Theme& theme) const {
    marks.block([=, this, &theme](QCPPainter& painter) { draw(painter, network, grid, theme); });
}

void NetworkDrawing::draw(QCPPainter& painter, const Network& network, const NetworkLayout& grid,
                          const Theme& theme) const {
    const double ratio = ratioOn(painter);
    if (ratio == 0) return drawNetwork(painter, network, grid, ratio, theme);
    Picture& cached = *m_picture;
    if (cached.network != network || cached.grid != grid || cached.ratio != ratio || cached.theme != &theme) {
        constexpr double kRim = 12;  // arrows extend past the last state
        const QRect room = grid.drawing.adjusted(-kRim, -kRim, kRim, kRim).toAlignedRect();
        QImage image((QSizeF(room.size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::transparent);
        QPainter drawing(&image);
        drawing.translate(-QPointF(room.topLeft()));
        drawNetwork(drawing, network, grid, ratio, theme);
        drawing.end();
        cached = {network, grid, ratio, &theme, image, room.topLeft()};
    }
    painter.drawImage(cached.corner, cached.image);
}

void NetworkDrawing::addReceptiveField(Marks& marks, const PathNetwork& lane, const NetworkLayout& grid, Index to,
                                       const Theme& theme) const {
    const Network& network = lane.network;
    const QColor hue = architectureColour(network.architecture, theme);
    const bool recurs = isRecurrence(network.architecture);
    // The states from which a recurrent output is computed are in the same layer as the output.
    const auto rangeAt = [&](int layer) { return lane.receptiveField[std::size_t(recurs && layer == 1 ? 0 : layer)]; };
    const double half = std::min(0.5, 4 / grid.pitch) * grid.pitch;
    const auto leftOf = [&](const TokenRange& range) { return grid.xNear(range.first) - half; };
    const auto rightOf = [&](const TokenRange& range) { return grid.xNear(range.last) + half; };
    QPolygonF left, right;
    for (int layer = network.layers; layer >= 0; --layer) {
        left << QPointF(leftOf(rangeAt(layer)), grid.rows[std::size_t(layer)]);
        right.prepend(QPointF(rightOf(rangeAt(layer)), grid.rows[std::size_t(layer)]));
    }
    QColor area = hue;
    area.setAlphaF(theme.isDark ? 0.22F : 0.13F);
    marks.polygon(left + right, Qt::NoPen, area);

    std::vector<Edges> edges;
    qsizetype count = 0;
    std::vector<QPointF> nodes;
    for (int layer = network.layers; layer >= 0; --layer) {
        const TokenRange range = rangeAt(layer);
        QVector<QLineF> lines;
        for (Index token = range.first; token <= range.last; token += range.step) {
            const auto place = grid.placeOf({layer, token});
            if (!place) continue;
            nodes.push_back(*place);
            if (layer > 0 && count + lines.size() <= kMaxFieldLines) addEdges(lines, network, grid, layer, token);
        }
        if (layer == 0) break;
        count += lines.size();
        const TokenRange& below = lane.receptiveField[std::size_t(layer) - 1];
        const double wide = rightOf(below) - leftOf(below) + rightOf(range) - leftOf(range);
        edges.push_back(shaded(std::move(lines), wide / 2 * grid.apart(), 0.3, 0.03, 0.7));
    }
    if (recurs) {
        QColor ink = hue;
        ink.setAlphaF(0.8F);
        const QPen pen = strokePen(ink, 1.25, Qt::SolidLine, Qt::FlatCap);
        const auto& [first, last, step] = lane.receptiveField[0];
        if (first < last)
            marks.line(QPointF(grid.xNear(first), grid.rows[1]), QPointF(grid.xNear(last), grid.rows[1]), pen);
        if (grid.stretch.slotOf(to)) {
            const QPointF output(grid.xNear(to), grid.rows[2]);
            marks.line(QPointF(output.x(), grid.rows[1]), output, pen);
            nodes.push_back(output);
        }
    }
    if (count > kMaxFieldLines) edges.clear();
    marks.block([this, grid, hue, edges = std::move(edges), dots = grid.isFine() ? nodes : std::vector<QPointF>()](
                    QCPPainter& painter) { drawGraph(painter, grid, edges, hue, 1, dots, 0.97, ratioOn(painter)); });
    const QBrush brush = hue;
    if (!grid.isFine())
        for (const QPointF& centre : nodes) marks.circle(centre, grid.radius, Qt::NoPen, brush);
}

}  // namespace attention
