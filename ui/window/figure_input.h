#pragma once

#include <memory>
#include <optional>

#include <QObject>

#include "ui/exhibits/evaluated_scene.h"

namespace attention {

class CellEditor;
class Figure;
class SceneModel;

/// Translates mouse and keyboard input on a page's figure into the hovered cell, selections, edited values and zoom.
class FigureInput : public QObject {
    Q_OBJECT

 public:
    /// @param shown  what the figure shows, without the hovered cell; it outlives this object
    FigureInput(SceneModel& model, const EvaluatedScene& shown, QObject* parent = nullptr);
    ~FigureInput() override;

    /// Connects to a new figure; the previous one has been destroyed.
    void setFigure(Figure& figure);
    /// The cell under the pointer. It is not part of the scene or the history; when the pointer leaves, the selected
    /// cell is shown again.
    const std::optional<Cell>& hoveredCell() const { return m_hoveredCell; }
    void forgetHoveredCell() { m_hoveredCell.reset(); }
    /// Ignores hovering and clicks.
    void setPointerBlocked(bool blocked);
    bool isPointerBlocked() const { return m_isPointerBlocked; }
    /// While a question asks for a cell, Enter chooses the selected cell instead of pinning it.
    void setChoosing(bool choosing) { m_isChoosing = choosing; }
    bool isChoosing() const { return m_isChoosing; }
    /// Selects a cell, like a click on the figure.
    void click(const Cell& cell);
    /// Handles a key, such as an arrow key that moves the selection. @return whether the key was handled
    bool pressKey(int key, Qt::KeyboardModifiers modifiers);
    void zoomBy(double factor);
    /// Closes the editor over a cell and discards its text.
    void cancelEdit();

 Q_SIGNALS:
    void hoveredCellChanged();
    /// A cell was clicked, or confirmed with Enter while isChoosing().
    void cellChosen(const attention::Cell& cell);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void hover(std::optional<Cell> cell);
    /// Opens an editor over a cell whose number can be edited. @return whether it can
    bool edit(const Cell& cell);
    /// The cell to which a navigation key leads from `cell`; nullopt for other keys. @param isFar  move by several
    /// cells
    std::optional<Cell> targetCell(Cell cell, int key, bool isFar) const;

    SceneModel& m_model;
    const EvaluatedScene& m_shown;
    Figure* m_figure = nullptr;
    std::unique_ptr<CellEditor> m_editor;
    std::optional<Cell> m_hoveredCell;
    bool m_isPointerBlocked = false;
    bool m_isChoosing = false;
};

}  // namespace attention
