#pragma once

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include <QColor>
#include <QRectF>
#include <QStringList>

#include "core/attention/heads_study.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/theme.h"

namespace attention {

/// The number of heads with a colour of their own; further heads are drawn in grey or in the colour of text.
inline constexpr Index kColouredHeads = 5;
/// Height of a token, in pixels, from which every token has its word beside it.
inline constexpr double kMinWordPitch = 14;
/// Height of a bar that shows an entropy, in pixels.
inline constexpr double kEntropyBar = 3;

/// Drawing state shared by all parts of the heads figure; the figure fills it in before the layout.
struct HeadsContext {
    const HeadsStudy* study = nullptr;
    const Theme* theme = nullptr;
    QStringList queryWords;
    QStringList keyWords;
    double widestWord = 84;        ///< pixels
    Index chosen = 0;              ///< the head that is looked at
    bool isLines = false;          ///< lines between tokens, not matrices
    bool hasScalePerHead = false;  ///< each head has a scale of its own
    double lowest = 0;             ///< lower end of the scale that all heads share otherwise
    double highest = 1;            ///< upper end of that scale
    bool isSingleHead = false;     ///< the chosen head is the only picture
    /// The part of the weights that the large picture shows, in cells; nothing: all of them.
    std::optional<Zoom> visible = {};

    bool isOverlay() const { return isLines && !isSingleHead && study->headCount() <= kColouredHeads; }
    /// The heads whose lines the large picture shows: all of them, while each has a colour of its own.
    std::vector<Index> largeHeads() const {
        if (!isOverlay()) return {chosen};
        std::vector<Index> heads(study->weights.size());
        std::iota(heads.begin(), heads.end(), Index(0));
        return heads;
    }
    /// Colours and labels of a head's matrix.
    MatrixStyle matrix(Index head, bool rowWords, bool columnWords) const {
        const auto [low, high] = range(head);
        return {.map = ColourMap::weights(*theme),
                .low = low,
                .high = high,
                .showsRowLabels = rowWords,
                .showsColumnLabels = columnWords,
                .rowWords = queryWords,
                .columnWords = keyWords,
                .maxLabelWidth = widestWord,
                .decimals = 2,
                .plainZeros = true,
                .fadesZeros = true};
    }

    QColor colour(Index head) const { return head < kColouredHeads ? theme->series[std::size_t(head)] : theme->text; }
    /// The ends of a head's scale.
    std::pair<double, double> range(Index head) const {
        if (!hasScalePerHead) return {lowest, highest};
        auto range = study->ranges[std::size_t(head)];
        if (range.second <= range.first) range.first = std::min(0.0, range.second - 1);
        return range;
    }
};

/// Adds a track as long as ln m, the largest possible entropy, and in it a bar as long as the entropy.
inline void addEntropyBar(Marks& marks, const HeadsContext& context, const QRectF& track, double entropy) {
    const double maximum = context.study->maxEntropy();
    marks.fill(track, context.theme->track);
    if (maximum <= 0 || !(entropy > 0)) return;
    QRectF bar = track;
    bar.setWidth(track.width() * std::min(1.0, entropy / maximum));
    marks.fill(bar, context.theme->control);
}

}  // namespace attention
