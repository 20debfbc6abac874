#pragma once

#include <optional>

#include "core/cost/paths_study.h"
#include "ui/figure/parts/declared.h"
#include "ui/figure/parts/network_drawing.h"
#include "ui/figure/parts/network_layout.h"
#include "ui/figure/parts/number_line.h"

namespace attention {

/// One network over its tokens. The path through it is added by the figure, on a layer of its own.
class NetworkPart : public DeclaredPart {
 public:
    explicit NetworkPart(Figure& figure) : m_figure(figure), m_drawing(figure) {}

    /// @param study  is kept by reference
    void set(const PathsStudy& study, std::size_t lane, const Parameters& parameters);

    const PathNetwork& lane() const { return m_study->lanes[m_lane]; }
    const NetworkLayout& grid() const { return m_grid; }
    /// "from-token" or "to-token" where the name of that end can be dragged; else empty.
    std::string_view endAt(const QPointF& place) const;
    /// Adds the path as far as it is lit, and the names of its ends.
    void addLit(Marks& marks, double lit, const Theme& theme) const;

    // No cell lies here, and it takes long to declare all edges only to find none.
    std::optional<Cell> cellAt(const QPointF&) const override { return std::nullopt; }
    std::optional<QRectF> cellRect(const Cell&) const override { return std::nullopt; }

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void declare(Marks& marks, const Theme& theme) const override;

 private:
    void addLetters(Marks& marks, const Theme& theme) const;
    void addReady(Marks& marks, const Theme& theme) const;

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
