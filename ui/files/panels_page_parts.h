#pragma once

#include <memory>
#include <numeric>
#include <vector>

#include <QCoreApplication>

#include "ui/figure/parts/colour_bar.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/files/panels_page.h"

namespace attention {

/// The translation context for texts about panels.
struct PanelsWords {
    Q_DECLARE_TR_FUNCTIONS(Panels)
};

/// The height of the band above a panel for letter and title, in pixels.
inline constexpr double kPanelBandHeight = 22;

inline double sumOf(const std::vector<double>& lengths) {
    return std::accumulate(lengths.begin(), lengths.end(), 0.0);
}

struct PanelsPage::Panel {
    std::unique_ptr<PartsFigure> figure;
    const PanelEntry* entry;
    QString letter;
    QRectF rect;               ///< of the figure, below letter and title
    QMarginsF padding = {};    ///< free pixels around the figure that align it with its neighbours
    bool isUnaligned = false;  ///< ignores the margins of its neighbours

    QSize size() const { return rect.size().toSize(); }
    void layOut() { figure->layOutAsPanel(padding, size()); }
    /// The minimum size of the figure in this rectangle, without the padding.
    QSizeF minimumSize() const { return QSizeF(figure->minimumLogicalSize()).shrunkBy(padding); }
    bool fits() const {
        const QSize minimum = figure->minimumLogicalSize();
        return minimum.width() <= rect.width() && minimum.height() <= rect.height();
    }
};

/// A colour bar that several panels share.
struct PanelsPage::Bar {
    ColourBarPart part;
    Part::ColourScale scale;
    std::vector<std::size_t> panels;
};

}  // namespace attention
