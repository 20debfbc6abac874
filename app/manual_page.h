#pragma once

#include <QString>

namespace attention {

/// attention-lab(1) in the language of man, made from the tables and texts of the help.
QString manualPage();

}  // namespace attention
