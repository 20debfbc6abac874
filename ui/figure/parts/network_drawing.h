#pragma once

#include <memory>

#include <QImage>

#include "core/cost/paths_study.h"
#include "ui/figure/figure.h"
#include "ui/figure/marks.h"
#include "ui/figure/parts/network_layout.h"
#include "ui/figure/theme.h"

namespace attention {

/// Draws the nodes and edges of a network in a way that depends on the device: a window gets one image of thousands of
/// faint edges, which is cached until the network changes; a file gets each edge as a line.
class NetworkDrawing {
 public:
    explicit NetworkDrawing(const Figure& figure) : m_figure(figure) {}

    void addNetwork(Marks& marks, const Network& network, const NetworkLayout& grid, const Theme& theme) const;
    /// The receptive field of an output: an area with its nodes and edges.
    /// @param to  the token of that output
    void addReceptiveField(Marks& marks, const PathNetwork& lane, const NetworkLayout& grid, Index to,
                           const Theme& theme) const;

 private:
    /// The image of the network that was drawn last in a window.
    struct Picture {
        Network network;
        NetworkLayout grid;
        double ratio = 0;
        const Theme* theme = nullptr;
        QImage image;
        QPointF corner;
    };

    /// Device pixels per logical pixel in a window; 0: the painter draws into a file.
    double ratioOn(const QCPPainter& painter) const;
    void draw(QCPPainter& painter, const Network& network, const NetworkLayout& grid, const Theme& theme) const;

    const Figure& m_figure;
    const std::unique_ptr<Picture> m_picture = std::make_unique<Picture>();
};

}  // namespace attention
