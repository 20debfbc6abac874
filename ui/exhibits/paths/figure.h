#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QVariantAnimation>

#include "core/cost/paths_study.h"
#include "ui/exhibits/paths/network_part.h"
#include "ui/figure/parts/bars.h"
#include "ui/figure/parts/keys.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/sketch.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/parts/upright_scale.h"

namespace attention {

/// Networks side by side with the path through each, above the distances of the chosen one. Clicks set the ends of the
/// path in turn, and choose a network. The path has the colours of indices; a cell that stands for another pair of
/// tokens is marked in ink.
class PathsFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(Paths)

 public:
    PathsFigure();
    std::string_view handleAt(const QPointF& place) const override;
    ParameterValue handleValue(std::string_view key, const QPointF& place) const override;
    std::optional<Choice> choiceAt(const QPointF& place) const override;
    std::optional<Choice> doubleChoiceAt(const QPointF& place) const override;

 protected:
    Grid tree() override;
    void drawOver(QCPPainter& painter) override;
    void drawSelection(QCPPainter& painter) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

 private:
    /// One of those that stand side by side, and what stands above it.
    struct Lane {
        explicit Lane(Figure& figure) : network(figure), bars(figure) {}

        KeysPart name;
        TextPart length, note;
        FormulaPart rule;
        NetworkPart network;
        BarsPart bars;
        // What is said of it below.
        SketchPart swatch;
        TextPart rowName;
        FormulaPart term, formula;
        TextPart other;
    };
    /// What a click would set.
    struct Pointed {
        const Lane* lane = nullptr;
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

    const PathsStudy& shown() const { return study<PathsStudy>(); }
    bool setsTo(const Lane& lane, const QPointF& at) const;
    void setPointed(const std::optional<QPointF>& at);
    void replotPath();
    void followChange();
    double litSteps() const;
    bool showsDerivatives() const;
    void dress(Lane& lane, std::size_t at);
    void dressBars(Lane& lane, Index column);
    Grid distances();
    Grid readout();
    void drawPaths(QCPPainter& painter) const;
    void drawPointed(QCPPainter& painter) const;
    void hatchTriangles(QCPPainter& painter) const;

    std::array<Lane, kLayerFamilies> m_all{Lane(*this), Lane(*this), Lane(*this)};
    std::vector<Lane*> m_lanes;                   ///< that are shown
    std::array<std::vector<double>, 2> m_shares;  ///< of the bars
    TextPart m_stretch;                           ///< which tokens are drawn
    MatrixPart m_matrix{*this, "distances"};
    UprightScalePart m_scale;
    KeysPart m_noPath;
    SketchPart m_corner;
    TextPart m_nameHead, m_termHead, m_formulaHead, m_otherHead;
    QVariantAnimation m_run;
    QElapsedTimer m_sinceChange;
    std::optional<PathKey> m_pathKey;
    bool m_setsTo = false;
    std::optional<Pointed> m_pointed;
};

}  // namespace attention
