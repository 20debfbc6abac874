#pragma once

#include <QString>

namespace attention {

/// A text as one can type it, with plain letters and digits in place of italic letters, superscripts and subscripts.
/// Labels are compared in this form.
QString typedText(const QString& text);

}  // namespace attention
