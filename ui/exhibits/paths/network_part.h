#pragma once

#include <optional>

#include "core/cost/paths_study.h"
#include "ui/exhibits/paths/network_drawing.h"
#include "ui/exhibits/paths/network_layout.h"
#include "ui/figure/parts/number_line.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// One network over its tokens. The path through it is drawn by the figure, on a layer of its own.
class NetworkPart : public Part {
 public:
    explicit NetworkPart(Figure& figure) : m_figure(figure) {}

    /// @param study  is kept by reference
    void set(const PathsStudy& study, std::size_t lane, const Parameters& parameters);

    const PathNetwork& lane() const { return m_study->lanes[m_lane]; }
    const NetworkLayout& grid() const { return m_grid; }
    /// "from-token" or "to-token" where the name of that end can be dragged; else empty.
    std::string_view endAt(const QPointF& place) const;
    /// The path as far as it is lit, and the names of its ends.
    void drawLit(QCPPainter& painter, double lit, const Theme& theme) const;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    void drawLetters(QCPPainter& painter, const Theme& theme) const;
    void drawReady(QCPPainter& painter, const Theme& theme) const;

    Figure& m_figure;
    const PathsStudy* m_study = nullptr;
    std::size_t m_lane = 0;
    bool m_isAlone = false;
    bool m_hasField = false;
    int m_layers = 1;
    std::optional<std::int64_t> m_step;
    NetworkLayout m_grid;
    NumberLine m_numbers;
    NetworkImageCache m_picture;
};

}  // namespace attention
