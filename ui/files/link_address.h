#pragma once

#include <QString>

#include "ui/files/settings.h"

namespace attention {

/// The address of the browser version, with which links begin: in a browser that of the page, otherwise the one in the
/// settings. Empty: links begin with kLinkScheme and open in this program only.
QString linkAddress(Settings& settings);
/// Keeps an address. @param address  of a page, or empty
void setLinkAddress(Settings& settings, const QString& address);
/// Whether links can begin with it: an address of a page without #.
bool isLinkAddress(const QString& address);

}  // namespace attention
