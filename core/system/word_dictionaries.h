#pragma once

#include <unicode/unistr.h>

namespace attention {

/// In a browser: fetches the dictionaries that ICU needs to find the words of `text`, where its scripts set no blanks
/// between words. Without them, or where they cannot be had, such words stay together. Elsewhere ICU has them.
void fetchWordDictionaries(const icu::UnicodeString& text);

}  // namespace attention
