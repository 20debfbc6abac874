#include "ui/window/figure_input.h"

#include <utility>

#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/widgets/cell_editor.h"
#include "ui/window/scene_model.h"

namespace attention {
namespace {

/// Number of cells by which a page key, or an arrow key with Ctrl, moves.
constexpr int kLargeStep = 10;

}  // namespace

FigureInput::FigureInput(SceneModel& model, const EvaluatedScene& shown, QObject* parent)
    : QObject(parent), m_model(model), m_shown(shown) {}

FigureInput::~FigureInput() = default;

void FigureInput::setFigure(Figure& figure) {
    m_editor.reset();
    m_hoveredCell.reset();
    m_figure = &figure;
    figure.installEventFilter(this);
    connect(&figure, &Figure::hovered, this, &FigureInput::hover);
    connect(&figure, &Figure::clicked, this, &FigureInput::click);
    connect(&figure, &Figure::doubleClicked, this, &FigureInput::edit);
    connect(&figure, &Figure::zoomed, &m_model, &SceneModel::setZoom);
    connect(&figure, &Figure::dragStarted, &m_model, &SceneModel::beginGesture);
    connect(&figure, &Figure::edited, &m_model, &SceneModel::setParameter);
    connect(&figure, &Figure::dragFinished, &m_model, &SceneModel::endGesture);
}

bool FigureInput::eventFilter(QObject* watched, QEvent* event) {
    // All zooming between press and release forms one step of the history.
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick)
        m_model.beginGesture(SceneModel::kZoomGesture);
    else if (event->type() == QEvent::MouseButtonRelease)
        m_model.endGesture(SceneModel::kZoomGesture);
    return QObject::eventFilter(watched, event);
}

void FigureInput::setPointerBlocked(bool blocked) {
    m_isPointerBlocked = blocked;
    if (blocked) hover(std::nullopt);
}

void FigureInput::hover(std::optional<Cell> cell) {
    if (m_isPointerBlocked) cell.reset();
    if (cell == m_hoveredCell) return;
    m_hoveredCell = std::move(cell);
    Q_EMIT hoveredCellChanged();
}

void FigureInput::click(const Cell& cell) {
    if (m_isPointerBlocked) return;
    if (cell.row < 0 || cell.column < 0) {
        // A row or column label is never selected, but a question may ask for it.
        if (m_isChoosing) Q_EMIT cellChosen(cell);
        return;
    }
    m_model.select(cell, m_figure->zoomShowing(cell));
    Q_EMIT cellChosen(cell);
}

bool FigureInput::pressKey(int key, Qt::KeyboardModifiers modifiers) {
    const Parameters parameters = m_model.shown().parameters;
    const auto selected = selectedCell(parameters);
    const Cell cell = selected.value_or(Cell{0, 0, parameters.matrix});
    const bool isPlain = (modifiers & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool canSet = isPlain && m_shown && !m_figure->isWithheld();
    if (const auto choice = canSet ? m_figure->keyAction(selected, key) : std::nullopt) {
        m_model.setParameter(choice->key, choice->value);
        if (choice->also) m_model.setParameter(choice->also->first, choice->also->second);
        return true;
    }
    if (key == Qt::Key_Escape) {
        hover(std::nullopt);
        m_model.select(std::nullopt);
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        if (selected && m_isChoosing)
            Q_EMIT cellChosen(cell);
        else if (selected)
            // Pins the cell for comparison, or unpins it.
            m_model.togglePin(cell);
        return selected.has_value();
    }
    if (key == Qt::Key_F2) return selected && edit(cell);
    auto next = targetCell(cell, key, modifiers & Qt::ControlModifier);
    if (!next) return false;
    // Without a selection, the first key press selects the first cell.
    if (!selected)
        next = {0, m_model.exhibit().findUse("first-column") ? parameters.firstColumn : 0, parameters.matrix};
    hover(std::nullopt);
    m_model.walkTo(*next, m_figure->zoomShowing(*next));
    return true;
}

std::optional<Cell> FigureInput::targetCell(Cell cell, int key, bool isFar) const {
    const int step = isFar ? kLargeStep : 1;
    switch (key) {
        case Qt::Key_Left:
            return m_figure->adjacentCell(cell, -step, 0);
        case Qt::Key_Right:
            return m_figure->adjacentCell(cell, step, 0);
        case Qt::Key_Up:
            return m_figure->adjacentCell(cell, 0, -step);
        case Qt::Key_Down:
            return m_figure->adjacentCell(cell, 0, step);
        case Qt::Key_PageUp:
            cell.row -= kLargeStep;
            return cell;
        case Qt::Key_PageDown:
            cell.row += kLargeStep;
            return cell;
        case Qt::Key_Home:
            cell.row = 0;
            return cell;
        case Qt::Key_End:
            cell.row = selectableShape(m_model.exhibit(), m_model.shown().parameters, cell.matrix).rows - 1;
            return cell;
        default:
            return std::nullopt;
    }
}

bool FigureInput::edit(const Cell& cell) {
    const Editable* editable = m_model.exhibit().editable();
    const auto entry = editable && m_shown ? editable->entryOf(*m_shown.study(), m_shown.scene(), cell) : std::nullopt;
    const auto rect = m_figure->cellRect(cell);
    if (!entry || !rect || m_figure->isWithheld()) return false;
    m_editor = std::make_unique<CellEditor>(*entry, m_figure);
    connect(m_editor.get(), &CellEditor::typed, this, [this](const Entry& typed) {
        const std::string text = withEntry(m_model.scene().parameters.entries, typed);
        m_model.setParameter("entries", text);
    });
    m_editor->openAt(m_figure->mapToWidget(*rect));
    return true;
}

void FigureInput::cancelEdit() {
    m_editor.reset();
}

void FigureInput::zoomBy(double factor) {
    auto* rect = m_figure->axisRects().isEmpty() ? nullptr : m_figure->axisRects().constLast();
    for (QCPAxisRect* candidate : m_figure->axisRects())
        if (candidate->rangeZoom()) rect = candidate;
    if (!rect) return;
    for (const auto side : {QCPAxis::atBottom, QCPAxis::atLeft}) {
        const bool zooms = rect->rangeZoom().testFlag(side == QCPAxis::atBottom ? Qt::Horizontal : Qt::Vertical);
        QCPAxis* axis = rect->axis(side);
        if (zooms) axis->scaleRange(factor, axis->range().center());
    }
}

}  // namespace attention
