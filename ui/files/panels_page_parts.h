#pragma once

#include <memory>
#include <numeric>
#include <vector>

#include <QCoreApplication>

#include "ui/figure/parts/colour_bar.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/files/panels_page.h"

namespace attention {

/// What is told of panels.
struct PanelsWords {
    Q_DECLARE_TR_FUNCTIONS(Panels)
};

/// Height of letter and title above a panel, in pixels.
inline constexpr double kPanelBandHeight = 22;

inline double sumOf(const std::vector<double>& lengths) {
    return std::accumulate(lengths.begin(), lengths.end(), 0.0);
}

struct PanelsPage::Panel {
    std::unique_ptr<PartsFigure> figure;
    const PanelEntry* entry;
    QString letter;
    QRectF place;  ///< of the figure, below letter and title
    QMarginsF padding = {};
    bool isFree = false;  ///< of its neighbours' margins

    QSize size() const { return place.size().toSize(); }
    void layOut() { figure->layOutAsPanel(padding, size()); }
    /// What it needs at this size, without what keeps it in line.
    QSizeF least() const { return QSizeF(figure->minimumLogicalSize()).shrunkBy(padding); }
    bool fits() const {
        const QSize least = figure->minimumLogicalSize();
        return least.width() <= place.width() && least.height() <= place.height();
    }
};

struct PanelsPage::Bar {
    ColourBarPart part;
    Part::ColourScale scale;
    std::vector<std::size_t> panels;
};

}  // namespace attention
