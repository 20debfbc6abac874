#pragma once

#include <memory>
#include <optional>

#include <QObject>

#include "ui/exhibits/evaluated_scene.h"

namespace attention {

class CellEditor;
class Figure;
class SceneModel;

/// Turns pointer and keys over the figure of a page into the cell that is looked at, selections, values and zoom.
class FigureInput : public QObject {
    Q_OBJECT

 public:
    /// @param shown  what the figure shows while nothing is pointed at; it outlives the input
    FigureInput(SceneModel& model, const EvaluatedScene& shown, QObject* parent = nullptr);
    ~FigureInput() override;

    /// Listens to a figure, after the one before is gone.
    void setFigure(Figure& figure);
    /// The cell under the pointer. It is neither in the scene nor in the history: leaving it restores the selection.
    const std::optional<Cell>& hoveredCell() const { return m_hoveredCell; }
    void forgetHoveredCell() { m_hoveredCell.reset(); }
    /// Hovering and clicks are ignored.
    void setPointerBlocked(bool blocked);
    bool isPointerBlocked() const { return m_isPointerBlocked; }
    /// A cell is asked for: Enter chooses the one that is selected, in place of pinning it.
    void setChoosing(bool choosing) { m_isChoosing = choosing; }
    bool isChoosing() const { return m_isChoosing; }
    /// Selects a cell as a click on the figure does.
    void click(const Cell& cell);
    /// Does what a key means, as walking to another cell. @return whether the key was handled
    bool pressKey(int key, Qt::KeyboardModifiers modifiers);
    void zoomBy(double factor);
    /// Discards the editor over a cell.
    void cancelEdit();

 Q_SIGNALS:
    void hoveredCellChanged();
    /// By a click, or by Enter while a cell is asked for.
    void cellChosen(const attention::Cell& cell);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void hover(std::optional<Cell> cell);
    /// Opens a box over a cell whose number can be typed anew. @return whether there is one
    bool edit(const Cell& cell);
    /// The cell that an arrow or page key leads to; nothing for other keys.
    std::optional<Cell> cellAfter(Cell cell, int key, bool isFar) const;

    SceneModel& m_model;
    const EvaluatedScene& m_shown;
    Figure* m_figure = nullptr;
    std::unique_ptr<CellEditor> m_editor;
    std::optional<Cell> m_hoveredCell;
    bool m_isPointerBlocked = false;
    bool m_isChoosing = false;
};

}  // namespace attention
