#pragma once

#include <unicode/unistr.h>

namespace attention {

/// In a browser: fetches the dictionaries that ICU needs to split `text` if its scripts have no blanks between words.
/// If that fails, such words are not split. On desktops ICU includes the dictionaries, and this does nothing.
void fetchWordDictionaries(const icu::UnicodeString& text);

}  // namespace attention
