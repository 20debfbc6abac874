#pragma once

#include <optional>

#include "core/cost/paths_study.h"
#include "ui/figure/parts/declared.h"
#include "ui/figure/parts/network_drawing.h"
#include "ui/figure/parts/network_layout.h"
#include "ui/figure/parts/number_line.h"

namespace attention {

/// One network over its tokens. The figure draws the path through it with addPathSoFar(), on a layer of its own.
class NetworkPart : public DeclaredPart {
 public:
    explicit NetworkPart(Figure& figure) : m_figure(figure), m_drawing(figure) {}

    /// @param study  is kept by reference
    void set(const PathsStudy& study, std::size_t lane, const Parameters& parameters);

    const PathNetwork& lane() const { return m_study->lanes[m_lane]; }
    const NetworkLayout& grid() const { return m_grid; }
    /// The names of both ends of the path, which can be dragged.
    QRectF fromTag() const { return m_numbers.tags()[0].box; }
    QRectF toTag() const { return m_numbers.tags()[1].box; }
    /// Adds the path up to `stepsShown` steps (see addPath()), the nodes that are computed by then, and the tags of its
    /// ends.
    void addPathSoFar(Marks& marks, double stepsShown, const Theme& theme) const;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void declare(Marks& marks, const Theme& theme) const override;
    /// The figure knows what a click means here.
    void declareAreas(Marks&) const override {}

 private:
    void addRowNames(Marks& marks, const Theme& theme) const;
    void addComputedNodes(Marks& marks, const Theme& theme) const;

    Figure& m_figure;
    const PathsStudy* m_study = nullptr;
    std::size_t m_lane = 0;
    bool m_isAlone = false;
    bool m_hasField = false;
    int m_layers = 1;
    std::optional<std::int64_t> m_step;
    NetworkLayout m_grid;
    NumberLine m_numbers;
    NetworkDrawing m_drawing;
};

}  // namespace attention
