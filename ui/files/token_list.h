#pragma once

#include <string>
#include <string_view>

#include <QString>
#include <QStringList>

#include "ui/system/input_file.h"

namespace attention {

/// The name of the option --token-list, and of the control that loads a list of tokens.
inline constexpr std::string_view kTokenListName = "token-list";

/// Extensions of files that may hold a list of tokens, in lower case and without the dot: txt, json.
const QStringList& tokenListSuffixes();

/// Whether a file looks like a list of tokens: a .txt file, or a .json file whose text begins with a bracket.
bool isTokenListFile(const QString& path);

/// Reads a file in a format of readTokenList() (core/scene/tokens.h). A file whose name ends in .json must be JSON.
/// @return the value for the parameter `tokens`, as tokenListText() writes it
/// @throws FileError
std::string openTokenList(const QString& path);

}  // namespace attention
