#pragma once

#include <string_view>

#include <QString>
#include <QStringList>

#include "core/io/quoted_text.h"
#include "core/scene/parameter_table.h"

namespace attention {

inline QString fromUtf8(std::string_view utf8) {
    return QString::fromUtf8(utf8);
}

/// quotedText() for a QString.
inline QString quoted(const QString& value) {
    return QString::fromStdString(quotedText(value.toStdString()));
}

/// The texts that `name` returns for the elements, with commas between them.
template <class List, class Name>
QString joined(const List& list, Name name) {
    QStringList names;
    for (const auto& element : list) names += name(element);
    return names.join(QStringLiteral(", "));
}

/// The option that sets a parameter, as typed: `--n`.
inline QString parameterOption(std::string_view key) {
    return QStringLiteral("--") + fromUtf8(key);
}

/// A sentence as a part of another one: without its full stop, and with a small first letter unless the first word is
/// a name (its second letter is a capital).
inline QString asClause(QString sentence) {
    if (sentence.endsWith(QLatin1Char('.'))) sentence.chop(1);
    const bool isName = sentence.size() > 1 && sentence[1].isUpper();
    if (!sentence.isEmpty() && !isName) sentence[0] = sentence[0].toLower();
    return sentence;
}

/// An option as typed: `-o`, `--width`; `--n`, because n is a parameter.
inline QString optionName(const QString& option) {
    const bool isShort = option.size() == 1 && !findParameter(option.toStdString());
    return (isShort ? QStringLiteral("-") : QStringLiteral("--")) + option;
}

}  // namespace attention
