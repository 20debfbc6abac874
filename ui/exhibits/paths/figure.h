#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QVariantAnimation>

#include "core/cost/paths_study.h"
#include "ui/exhibits/paths/distance_strip.h"
#include "ui/exhibits/paths/lane_place.h"
#include "ui/exhibits/paths/network_drawing.h"
#include "ui/figure/figure.h"

namespace attention {

/// Networks side by side with the path through each, above the distances of the chosen one. Clicks set the ends of the
/// path in turn, and choose a network.
class PathsFigure : public Figure {
 public:
    PathsFigure();
    QSize leastRoom() const override { return {400, 262}; }
    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::string_view handleAt(const QPointF& place) const override;
    ParameterValue handleValue(std::string_view key, const QPointF& place) const override;
    std::optional<Choice> choiceAt(const QPointF& place) const override;
    std::optional<Choice> doubleChoiceAt(const QPointF& place) const override;

 protected:
    void arrange() override;
    void drawContent(QCPPainter& painter) override;
    void drawSelection(QCPPainter& painter) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

 private:
    /// What a click would set.
    struct Pointed {
        std::size_t lane = 0;  ///< of m_places
        Index token = 0;
        bool setsTo = false;

        bool operator==(const Pointed&) const = default;
    };
    /// What the light has run along.
    struct PathKey {
        Index from = 0;
        Index to = 0;
        PathKindChoice kind{};
        Network first, second, third;

        bool operator==(const PathKey&) const = default;
    };

    const PathsStudy& shown() const { return Figure::study<PathsStudy>(); }
    const PathLane& laneOf(const LanePlace& place) const { return shown().lanes[place.lane]; }
    bool setsTo(const LanePlace& place, const QPointF& at) const;
    void setPointed(const std::optional<QPointF>& at);
    void replotPath();
    void followChange();
    double litSteps() const;

    void drawHeader(QCPPainter& painter, const LanePlace& place) const;
    void drawNumbers(QCPPainter& painter, const LanePlace& place) const;
    void drawLetters(QCPPainter& painter, const LanePlace& place) const;
    void drawPaths(QCPPainter& painter) const;
    void drawEnds(QCPPainter& painter, const LanePlace& place) const;
    void drawPointed(QCPPainter& painter) const;
    void drawPair(QCPPainter& painter, const Cell& cell, MatrixPanel::Strength strength) const;

    std::optional<DistanceStrip> m_strip;
    std::vector<LanePlace> m_places;
    QRectF m_stretchWords;
    std::array<NetworkPicture, kLayerFamilies> m_pictures;
    QVariantAnimation m_run;
    QElapsedTimer m_sinceChange;
    std::optional<PathKey> m_pathKey;
    bool m_setsTo = false;
    std::optional<Pointed> m_pointed;
};

}  // namespace attention
