#pragma once

#include <QString>

#include "core/phrase.h"

namespace attention {

QString utf8Text(std::string_view utf8);

/// What core says, in the language that is spoken. Its words are translated as those of CoreMessages.
QString phraseText(const Message& phrase);

}  // namespace attention
