#pragma once

namespace attention {

/// English with places %1 ... %9 for arguments, as it stands in the source; the interface may have it in other
/// languages.
struct MessageTemplate {
    const char* english = nullptr;
};

// tr() translates nothing: it marks its text for lupdate, which scripts/translate tells that this is
// Q_DECLARE_TR_FUNCTIONS.
#define ATTENTION_DECLARE_WORDS(context)                       \
    static constexpr const char* kContext = #context;          \
    static constexpr MessageTemplate tr(const char* english) { \
        return {english};                                      \
    }

/// Marks the words of core for translation: CoreMessages::tr("the file is empty").
struct CoreMessages {
    ATTENTION_DECLARE_WORDS(CoreMessages)
};

}  // namespace attention
