#pragma once

#include <QString>

namespace attention {

/// A text as one can type it: with plain letters and digits in the place of italic, raised and lowered ones. Labels are
/// compared so.
QString typedText(const QString& text);

}  // namespace attention
