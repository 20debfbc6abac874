#pragma once

#include <QFont>
#include <QString>

namespace attention {

/// Pixels that a text takes in one line. Layouts ask for the same words again and again, and measuring them takes long:
/// what was measured last is kept.
double textWidth(const QString& text, const QFont& font);

}  // namespace attention
