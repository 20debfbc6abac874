#pragma once

#include <QLineEdit>

#include "core/scene/lists.h"

namespace attention {

/// An in-place editor for the number of a cell. Enter commits; Escape or losing focus cancels. After invalid input the
/// editor stays open, with the text selected.
class CellEditor : public QLineEdit {
    Q_OBJECT

 public:
    CellEditor(const Entry& entry, QWidget* figure);

    /// Opens the editor over a cell. @param cell  its rectangle in pixels of the figure; the editor may be wider
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
