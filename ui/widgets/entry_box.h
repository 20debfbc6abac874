#pragma once

#include <QLineEdit>

#include "core/scene/lists.h"

namespace attention {

/// A box over a cell of a picture in which its number is typed anew. Enter takes it, Escape and leaving it do not; what
/// is no number is marked and stays.
class EntryBox : public QLineEdit {
    Q_OBJECT

 public:
    EntryBox(const Entry& entry, QWidget* figure);

    /// @param cell  in the figure's pixels; the box is at least wide enough for a number
    void openAt(const QRectF& cell);

 Q_SIGNALS:
    void typed(const attention::Entry& entry);

 protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

 private:
    void take();

    Entry m_entry;
};

}  // namespace attention
