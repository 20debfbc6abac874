#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/encoding/encoding_curves_study.h"
#include "ui/figure/figure.h"

namespace attention {

/// Columns of the encoding as curves over the positions, with their names at the right and rulers of their wavelengths
/// below, or as the book draws them.
class CurvesFigure : public Figure {
 public:
    CurvesFigure();
    QSize leastRoom() const override { return selection() ? kLeastRoomWithSelection : kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override;
    Cell neighbour(const Cell& cell, int right, int down) const override {
        return {cell.row + right, cell.column + down};
    }

 protected:
    void arrange() override;
    bool selectionMovesLayout(const Scene&, const Scene&) const override;
    void drawContent(QCPPainter& painter) override;
    void drawSelection(QCPPainter& painter) override;

 private:
    /// For axes, names and rulers; a selection adds values and tags.
    static constexpr QSize kLeastRoom{320, 190};
    static constexpr QSize kLeastRoomWithSelection{340, 250};
    /// From the sixth pair on no hue is left that could be told apart.
    static constexpr Index kMostHues = 5;
    /// Curves drawn at most; more cover each other and the page says how many were left out.
    static constexpr Index kMostCurves = 256;
    static constexpr int kRulerHeight = 30;

    struct Label {
        const WaveColumns* columns;
        Index c;
        double y;
    };

    const EncodingCurvesStudy& shown() const { return study<EncodingCurvesStudy>(); }
    const WaveColumns& drawnBefore() const { return shown().drawnBefore; }
    const WaveColumns& selectedBefore() const { return shown().selectedBefore; }

    /// What the figure is compared with: thin and without hue behind the curves, each in its curve's form.
    void drawGhosts(QCPPainter& painter);

    using Ghost = std::pair<const WaveColumns*, Index>;
    std::optional<Ghost> ghostOfSelected() const;
    QPen ghostPen(const WaveColumns& columns, Index c, const QColor& colour) const;
    QPen selectedGhostPen(const Ghost& ghost) const {
        return ghostPen(*ghost.first, ghost.second, pairCount() > kMostHues ? theme().text : theme().muted);
    }

    /// A ring of ink around the point of a cell that is kept, where its curve is drawn.
    void drawPin(QCPPainter& painter, const Cell& pin);

    /// The line of a position, with the points of all curves there and a ring around the cell's own.
    void drawPosition(QCPPainter& painter, const Cell& cell, bool selected);
    const WaveColumns& drawn() const { return shown().drawn; }
    const WaveColumns& extra() const { return shown().selected; }
    QCPAxis& xAxis() const { return *m_axes->axis(QCPAxis::atBottom); }
    QCPAxis& yAxis() const { return *m_axes->axis(QCPAxis::atLeft); }

    QCPRange whole() const;
    void keepInside(const QCPRange& before);
    Index pairCount() const {
        return pairOfColumn(drawn().first + drawn().count() - 1) - pairOfColumn(drawn().first) + 1;
    }
    /// From one curve drawn to the next; odd, so that sines and cosines are drawn alike.
    Index stride() const { return (drawn().count() + kMostCurves - 1) / kMostCurves | 1; }

    QColor colourOf(const WaveColumns& columns, Index c) const;
    QPen penOf(const WaveColumns& columns, Index c, double width) const;
    std::optional<Index> selectedColumn() const;

    /// Visits all curves; the selected one comes last, so that nothing covers it.
    template <class Visit>
    void eachCurve(Visit visit) const {
        const auto selected = selectedColumn();
        for (Index c = 0; c < drawn().count(); c += stride())
            if (drawn().first + c != selected) visit(drawn(), c, false);
        if (selected && drawn().hasColumn(*selected)) visit(drawn(), *selected - drawn().first, true);
        if (extra().count() && !m_book) visit(extra(), 0, true);
    }

    /// The curves' names at their right ends, moved apart where they would cover each other.
    std::vector<Label> arrangedLabels() const;
    void placeLabels();
    bool isBefore(const Label& label) const {
        return label.columns == &drawnBefore() || label.columns == &selectedBefore();
    }
    QString labelName(const Label& label) const;
    QString labelKind(const Label& label) const;

    /// Room for the value at the selected position, which a person may still select.
    int valuesWidth() const { return isInteractive() || selection() ? 60 : 0; }
    int labelsWidth() const;
    double namesWidth(bool kinds) const;
    void drawLabels(QCPPainter& painter);

    /// Pairs whose wavelength is measured under the axis, as index into drawn(), or -1 for the selected column outside.
    std::vector<Index> rulerColumns() const;
    Index rulerCount() const { return Index(rulerColumns().size()); }

    void drawRulers(QCPPainter& painter);
    void drawBookLegend(QCPPainter& painter);

    QCPAxisRect* m_axes = nullptr;
    QCPLayoutElement* m_rulers = nullptr;
    std::vector<Label> m_labels;
    bool m_kinds = true;  ///< the names say sine or cosine
    bool m_book = false;
    bool m_arranging = false;
};

}  // namespace attention
