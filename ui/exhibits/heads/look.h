#pragma once

#include <utility>

#include <QColor>
#include <QStringList>
#include <qcustomplot.h>

#include "core/attention/heads_study.h"
#include "ui/figure/theme.h"

namespace attention {

/// The heads with a colour of their own; further ones have numbers and small pictures.
inline constexpr Index kColouredHeads = 5;
/// Height of the bar of an entropy.
inline constexpr double kEntropyBar = 3;

/// What all parts of the picture of heads have in common. The figure fills it before it lays them out.
struct HeadsLook {
    const HeadsStudy* study = nullptr;
    const Theme* theme = nullptr;
    QStringList queryWords;
    QStringList keyWords;
    double widestWord = 84;  ///< pixels
    Index chosen = 0;        ///< the head that is looked at
    bool isLines = false;    ///< lines between tokens, not matrices
    bool isEach = false;     ///< each head has a scale of its own

    QColor colour(Index head) const;
    /// The ends of a head's scale.
    std::pair<double, double> range(Index head) const;
};

/// A track as long as ln m with a bar as long as the entropy.
void drawEntropyBar(QCPPainter& painter, const HeadsLook& look, const QRectF& track, double entropy);

}  // namespace attention
