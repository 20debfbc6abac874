#pragma once

#include <string_view>

#include <QStringList>

namespace attention {

/// What a page is found by beside its title: the terms of the glossary that it is about, in the language in use and in
/// English, and names of models and methods, which are the same in each language.
/// @param exhibit  an id
QStringList pageWords(std::string_view exhibit);

}  // namespace attention
