#pragma once

#include <functional>

#include <QString>

class QWidget;

namespace attention {

/// Opens a message box with a warning. The sentence is plain text, so that a file name in it is never read as rich
/// text.
/// @param closed  called when the person has closed the box
void showPlainTextWarning(QWidget* parent, const QString& title, const QString& sentence,
                          const std::function<void()>& closed = {});

}  // namespace attention
