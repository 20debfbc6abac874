#pragma once

namespace attention {

/// An English text with placeholders %1 ... %9 for arguments; the interface may show its translation.
struct MessageTemplate {
    const char* english = nullptr;
};

// Declares a tr() that translates nothing but marks its text for lupdate: scripts/translate tells lupdate to treat this
// macro like Q_DECLARE_TR_FUNCTIONS.
#define ATTENTION_DECLARE_WORDS(context)                       \
    static constexpr const char* kContext = #context;          \
    static constexpr MessageTemplate tr(const char* english) { \
        return {english};                                      \
    }

/// Marks the messages of core for translation: CoreMessages::tr("the file is empty").
struct CoreMessages {
    ATTENTION_DECLARE_WORDS(CoreMessages)
};

}  // namespace attention
