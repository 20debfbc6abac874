#include "ui/figure/figure_accessible.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

#include <QAccessibleWidget>

#include "ui/figure/figure.h"

namespace attention {
namespace {

AccessibleSender& sender() {
    static AccessibleSender current = [](QAccessibleEvent& event) { QAccessible::updateAccessibility(&event); };
    return current;
}

/// The number of rows, limited so that the number of cells fits into an int, as QAccessibleInterface::childCount()
/// must.
int rowsOf(const Figure& figure) {
    const std::int64_t most = std::numeric_limits<int>::max() / std::max<std::int64_t>(1, figure.columnCount());
    return int(std::min(figure.rowCount(), most));
}

int columnsOf(const Figure& figure) {
    return int(figure.columnCount());
}

/// Whether the cell can be selected now: it lies in the matrix that has the selection.
bool hasCell(const Figure& figure, const Cell& cell) {
    return cell.matrix == figure.selectionMatrix() && cell.row < rowsOf(figure) && cell.column < columnsOf(figure);
}

int indexOf(const Figure& figure, const Cell& cell) {
    return hasCell(figure, cell) ? int(cell.row) * columnsOf(figure) + int(cell.column) : -1;
}

QRect onScreen(const Figure& figure, const QRectF& rect) {
    return {figure.mapToGlobal(rect.topLeft().toPoint()), rect.size().toSize()};
}

/// One cell. It holds no number: it asks the figure.
class AccessibleCell : public QAccessibleInterface, public QAccessibleTableCellInterface {
 public:
    AccessibleCell(Figure& figure, Cell cell) : m_figure(&figure), m_cell(cell) {}

    bool isValid() const override { return m_figure && hasCell(*m_figure, m_cell); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override {
        const auto* interface = isValid() ? QAccessible::queryAccessibleInterface(m_figure) : nullptr;
        return interface ? interface->window() : nullptr;
    }
    QAccessibleInterface* parent() const override {
        return m_figure ? QAccessible::queryAccessibleInterface(m_figure) : nullptr;
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    QString text(QAccessible::Text which) const override {
        return which == QAccessible::Name && isValid() ? m_figure->cellDescription(m_cell) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        if (!isValid()) return {};
        const auto own = m_figure->cellRect(m_cell);
        return onScreen(*m_figure, own ? m_figure->mapToWidget(*own) : QRectF(m_figure->rect()));
    }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.invalid = !isValid();
        if (state.invalid) return state;
        state.focusable = true;
        state.selectable = true;
        state.readOnly = true;
        state.selected = isSelected();
        state.focused = state.selected && m_figure->hasFocus();
        state.offscreen = !m_figure->isVisible();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this) : nullptr;
    }

    bool isSelected() const override { return m_figure && m_figure->selection() == m_cell; }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return int(m_cell.column); }
    int rowIndex() const override { return int(m_cell.row); }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

    const Cell& cell() const { return m_cell; }

 private:
    QPointer<Figure> m_figure;
    Cell m_cell;
};

/// The figure as a table of the matrix that has the selection. Cells are its children, row by row; a cell's object is
/// made when it is first asked for and lives as long as the figure.
class AccessibleFigure : public QAccessibleWidget, public QAccessibleTableInterface {
 public:
    explicit AccessibleFigure(Figure* figure) : QAccessibleWidget(figure, QAccessible::Table) {}
    ~AccessibleFigure() override {
        for (const auto& [place, id] : m_cells) QAccessible::deleteAccessibleInterface(id);
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableInterface) return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text which) const override {
        const auto cell = figure().selection();
        return which == QAccessible::Value && cell ? figure().cellDescription(*cell) : QAccessibleWidget::text(which);
    }

    int childCount() const override { return rowCount() * columnCount(); }
    QAccessibleInterface* child(int index) const override {
        return index < 0 || index >= childCount() ? nullptr : cellAt(index / columnCount(), index % columnCount());
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto* cell = dynamic_cast<const AccessibleCell*>(child);
        return cell && cell->isValid() && cell->parent() == this ? indexOf(figure(), cell->cell()) : -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const QPointF place = figure().mapFromGlobal(QPointF(x, y));
        const auto cell = figure().hasStudy() ? figure().cellAt(figure().mapFromWidget(place)) : std::nullopt;
        return cell ? interfaceOf(*cell) : nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        const auto cell = figure().selection();
        return figure().hasFocus() && cell ? interfaceOf(*cell) : nullptr;
    }

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override {
        if (row < 0 || row >= rowCount() || column < 0 || column >= columnCount()) return nullptr;
        const std::int64_t key = (std::int64_t(row) << 32) | column;
        const auto found = m_cells.find(key);
        if (found != m_cells.end()) {
            QAccessibleInterface* known = QAccessible::accessibleInterface(found->second);
            if (known && known->isValid()) return known;
            // The object was made for a cell of another matrix.
            if (known) QAccessible::deleteAccessibleInterface(found->second);
        }
        auto* made = new AccessibleCell(figure(), {row, column, figure().selectionMatrix()});
        m_cells[key] = QAccessible::registerAccessibleInterface(made);
        return made;
    }
    int columnCount() const override { return columnsOf(figure()); }
    int rowCount() const override { return rowsOf(figure()); }
    QString columnDescription(int) const override { return {}; }
    QString rowDescription(int) const override { return {}; }

    int selectedCellCount() const override { return figure().selection() ? 1 : 0; }
    QList<QAccessibleInterface*> selectedCells() const override {
        const auto cell = figure().selection();
        QAccessibleInterface* found = cell ? interfaceOf(*cell) : nullptr;
        return found ? QList{found} : QList<QAccessibleInterface*>{};
    }
    // One cell is selected, never a whole row or column.
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

 private:
    Figure& figure() const { return *static_cast<Figure*>(widget()); }
    QAccessibleInterface* interfaceOf(const Cell& cell) const {
        return hasCell(figure(), cell) ? cellAt(int(cell.row), int(cell.column)) : nullptr;
    }

    mutable std::unordered_map<std::int64_t, QAccessible::Id> m_cells;
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* figure = qobject_cast<Figure*>(object);
    return figure ? new AccessibleFigure(figure) : nullptr;
}

}  // namespace

void makeFiguresAccessible() {
    [[maybe_unused]] static const bool isInstalled = (QAccessible::installFactory(makeAccessible), true);
}

void announceCell(Figure& figure, const Cell& cell, bool isAnother) {
    const int index = indexOf(figure, cell);
    if (index < 0) return;
    if (isAnother) {
        QAccessibleEvent focus(&figure, QAccessible::Focus);
        focus.setChild(index);
        sender()(focus);
    }
    QAccessibleEvent name(&figure, QAccessible::NameChanged);
    name.setChild(index);
    sender()(name);
}

void announceTableChange(Figure& figure) {
    QAccessibleTableModelChangeEvent event(&figure, QAccessibleTableModelChangeEvent::ModelReset);
    sender()(event);
}

void setAccessibleSender(AccessibleSender newSender) {
    sender() = std::move(newSender);
}

}  // namespace attention
