#pragma once

#include <functional>

#include <QMessageBox>

namespace attention {

/// Opens a dialog as application-modal and returns at once. The dialog must be created with new; it is deleted when it
/// is closed.
/// @param closed  called with the result of the dialog when it is closed; never called if its parent is deleted first
void openDialog(QDialog* dialog, const std::function<void(int result)>& closed = {});

/// A message box with a question; its answer is the role of the clicked button. Open it with openDialog(). The sentence
/// is plain text, so that a file name in it is never read as rich text.
class Question : public QMessageBox {
 public:
    /// @param answered  called with the role of the button that was clicked, RejectRole if none was; not called when
    ///                  `window` is deleted first
    Question(QWidget* window, const QString& title, const QString& sentence, StandardButtons buttons,
             const std::function<void(ButtonRole)>& answered);
};

}  // namespace attention
