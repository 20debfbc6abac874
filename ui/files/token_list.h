#pragma once

#include <string>
#include <string_view>

#include <QString>
#include <QStringList>

#include "ui/system/input_file.h"

namespace attention {

/// The name of a list of tokens on the command line and among the files that a page loads.
inline constexpr std::string_view kTokenListName = "token-list";

/// Extensions of files that may hold a list of tokens, in lower case and without the dot: txt, json.
const QStringList& tokenListSuffixes();

/// Whether a file looks like a list of tokens: a .txt file, or a .json file whose text begins with a bracket.
bool isTokenListFile(const QString& path);

/// Reads a list of tokens, as readTokenList() does, for the parameter `tokens`: the text of a list, see isTokenList().
/// A file whose name ends in .json must be JSON.
/// @throws FileError
std::string openTokenList(const QString& path);

}  // namespace attention
