#pragma once

#include <QString>

#include "ui/files/settings.h"

namespace attention {

/// Where the browser version is that links lead to: in a browser the page itself, else what the person set. Empty:
/// links begin with kLinkScheme, and no phone opens them.
QString linkAddress(Settings& settings);
/// Keeps an address. @param address  of a page, or empty
void setLinkAddress(Settings& settings, const QString& address);
/// Whether links can begin with it: an address of a page without #.
bool isLinkAddress(const QString& address);

}  // namespace attention
