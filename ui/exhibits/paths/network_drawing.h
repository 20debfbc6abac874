#pragma once

#include <QImage>
#include <qcustomplot.h>

#include "core/cost/paths_study.h"
#include "ui/exhibits/paths/network_layout.h"
#include "ui/figure/theme.h"

namespace attention {

/// A network on a window's pixels as it was drawn last: it is drawn anew only when it changes.
class NetworkImageCache {
 public:
    /// @param ratio  device pixels to a logical one in a window; 0: into a file
    void draw(QCPPainter& painter, const Network& network, const NetworkLayout& grid, double ratio, const Theme& theme);

 private:
    Network m_network;
    NetworkLayout m_grid;
    double m_ratio = 0;
    const Theme* m_theme = nullptr;
    QImage m_picture;
    QPointF m_corner;
};

/// What the output above the end of the path depends on, as an area with its nodes and edges.
/// @param to  the end of the path  @param ratio  as above
void drawReceptiveField(QCPPainter& painter, const PathNetwork& lane, const NetworkLayout& grid, Index to, double ratio,
                        const Theme& theme);

/// A path through a network as far as it is lit: its legs, and where they meet or end.
/// @param lit  layers, or steps in time; infinite: all of them
/// @param isFilled  the output where it ends has the layer's colour, as all that are computed
void drawPath(QCPPainter& painter, const PathNetwork& lane, const NetworkLayout& grid, double lit, bool isFilled,
              const Theme& theme);

/// A ring around a token. @param away  pixels from the token's dot
void drawTokenRing(QCPPainter& painter, const NetworkLayout& grid, Index token, double away, const QPen& pen);

}  // namespace attention
