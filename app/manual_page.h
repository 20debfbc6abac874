#pragma once

#include <QString>

namespace attention {

/// The manual page attention-lab(1) in the markup of man (roff), made from the tables and texts of the help.
QString manualPage();

}  // namespace attention
