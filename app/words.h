#pragma once

#include <string_view>

#include <QString>
#include <QStringList>

#include "core/io/shown_text.h"
#include "core/scene/parameters.h"

namespace attention {

inline QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8);
}

/// quotedText() of core.
inline QString quoted(const QString& value) {
    return QString::fromStdString(quotedText(value.toStdString()));
}

/// What `name` makes of each element, with commas.
template <class List, class Name>
QString joined(const List& list, Name name) {
    QStringList names;
    for (const auto& element : list) names += name(element);
    return names.join(QStringLiteral(", "));
}

/// A parameter is `--n` in every message, though `-n` is understood as well.
inline QString parameterOption(std::string_view key) {
    return QStringLiteral("--") + text(key);
}

/// As it is typed: `-o`, `--width`, and `--n`, which is a parameter.
inline QString optionName(const QString& option) {
    const bool isShort = option.size() == 1 && !findParameter(option.toStdString());
    return (isShort ? QStringLiteral("-") : QStringLiteral("--")) + option;
}

}  // namespace attention
