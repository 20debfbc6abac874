#pragma once

#include <QString>

#include "ui/files/settings.h"

namespace attention {

/// The address of the browser version, with which links begin: in a browser the address of the page, otherwise the one
/// in the settings. If it is empty, links begin with kLinkScheme and open only in this program.
QString linkAddress(Settings& settings);
/// Saves the address in the settings. @param address  of a page, or empty
void setLinkAddress(Settings& settings, const QString& address);
/// Whether links can begin with the address: a valid http, https or file URL without #.
bool isLinkAddress(const QString& address);

}  // namespace attention
