#pragma once

#include <memory>
#include <vector>

#include "ui/figure/figure.h"
#include "ui/figure/parts/grid.h"

namespace attention {

/// A figure that is a tree of parts, and connectors between them. The parts are members of the derived figure; what
/// leaves where room is short follows from their ranks.
class PartsFigure : public Figure {
 public:
    explicit PartsFigure(QWidget* parent = nullptr);

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellBox(const Cell& cell) const override;
    std::optional<Choice> choiceAt(const QPointF& place) const override;
    std::string_view handleAt(const QPointF& place) const override;
    void beginDrag(const QPointF& place) override;
    ParameterValue handleValue(std::string_view key, const QPointF& place) const override;
    std::vector<Panel> panels() const final;
    std::vector<QRectF> notesOn(std::span<const QRectF> places) const final;
    QSize leastRoom() const final { return m_least; }
    QStringList leftOut() const final { return m_leftOut; }

 protected:
    /// The parts of the picture in their places, after each was told what it shows of scene() and study().
    virtual Grid tree() = 0;
    /// What a cell comes from or leads to, in the same matrix or in others; see Part::mark() for whole rows and
    /// columns.
    virtual std::vector<Cell> related(const Cell&) const { return {}; }
    /// Connectors between parts, above them and below the marks of cells.
    virtual void drawOver(QCPPainter&) {}
    /// Which part of the room that the picture cannot use lies left of it and above it.
    virtual QPointF slack() const { return {0, 0.3}; }
    /// The cell that is explained: the selected one. A row alone has column -1.
    std::optional<Cell> current() const;

    void arrange() final;
    void drawContent(QCPPainter& painter) final;
    void drawSelection(QCPPainter& painter) override;

 private:
    /// The slots that panels() names, in its order.
    std::vector<std::pair<const Slot*, QString>> namedSlots() const;
    /// What omitted() names, and what only tells of it.
    std::vector<Part*> omittedParts() const;

    std::unique_ptr<Grid> m_root;
    std::vector<Part*> m_shown;
    const Part* m_grabbed = nullptr;  ///< the part whose handle was grabbed last
    QSize m_least{1, 1};
    QStringList m_leftOut;
};

}  // namespace attention
