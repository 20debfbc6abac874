#pragma once

#include <functional>

#include <QMessageBox>

namespace attention {

/// Opens a dialog made with new over all windows of the program; it is deleted when it is closed. Nothing waits for it.
/// @param closed  called with the dialog's result once it is closed; never when its parent is deleted before
void openDialog(QDialog* dialog, const std::function<void(int result)>& closed = {});

/// A message box over its window whose answer is the role of a button; to be opened by openDialog(). Its sentence is
/// shown as it is: the name of a file in it is never taken for rich text.
class Question : public QMessageBox {
 public:
    /// @param answered  called with the role of the button that was clicked, RejectRole if none was; not called when
    ///                  `window` is deleted before
    Question(QWidget* window, const QString& title, const QString& sentence, StandardButtons buttons,
             const std::function<void(ButtonRole)>& answered);
};

}  // namespace attention
