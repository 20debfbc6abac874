#pragma once

#include <functional>

#include <QString>

class QWidget;

namespace attention {

/// Opens a message that says what went wrong. The sentence is shown as it is: the name of a file in it is never taken
/// for rich text.
/// @param closed  called once it was read
void showPlainTextWarning(QWidget* parent, const QString& title, const QString& sentence,
                          const std::function<void()>& closed = {});

}  // namespace attention
