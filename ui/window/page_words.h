#pragma once

#include <string_view>

#include <QStringList>

namespace attention {

/// Search keywords of a page in addition to its title: glossary terms, in the current language and in English, and
/// names of models and methods.
/// @param exhibit  its id
QStringList pageKeywords(std::string_view exhibit);

}  // namespace attention
