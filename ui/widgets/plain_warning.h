#pragma once

#include <QString>

class QWidget;

namespace attention {

/// Says what went wrong and waits until it was read. The sentence is shown as it is: the name of a file in it is never
/// taken for rich text.
void showPlainWarning(QWidget* parent, const QString& title, const QString& sentence);

}  // namespace attention
