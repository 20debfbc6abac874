#pragma once

#include <QLineEdit>

#include "core/scene/lists.h"

namespace attention {

/// An in-place editor for the number of a cell. Enter commits; Escape or losing focus cancels. Invalid input is marked
/// and stays.
class CellEditor : public QLineEdit {
    Q_OBJECT

 public:
    CellEditor(const Entry& entry, QWidget* figure);

    /// @param cell  in the figure's pixels; the box is at least wide enough for a number
    void openAt(const QRectF& cell);

 Q_SIGNALS:
    void typed(const attention::Entry& entry);

 protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

 private:
    void commit();

    Entry m_entry;
};

}  // namespace attention
