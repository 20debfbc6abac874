#pragma once

#include <QString>

namespace attention {

/// The address of the web page that the program runs in, without what stands after #; empty on a desktop.
QString pageAddress();

}  // namespace attention
