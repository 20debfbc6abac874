#pragma once

#include <QString>

#include "core/phrase.h"

namespace attention {

/// Converts UTF-8 to a QString.
QString utf8Text(std::string_view utf8);

/// The text of a message of core in the current language, translated in the context CoreMessages.
QString phraseText(const Message& phrase);

}  // namespace attention
