#pragma once

#include <concepts>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace attention {

/// English with places %1 ... %9 for arguments, as it stands in the source; the interface may have it in other
/// languages.
struct Words {
    const char* english = nullptr;
};

// scripts/translate tells lupdate that this is Q_DECLARE_TR_FUNCTIONS, so that it finds what tr() is given.
#define ATTENTION_DECLARE_WORDS(context)              \
    static constexpr const char* kContext = #context; \
    static constexpr Words tr(const char* english) {  \
        return {english};                             \
    }

/// Marks the words of core for translation: CoreWords::tr("the file is empty").
struct CoreWords {
    ATTENTION_DECLARE_WORDS(CoreWords)
};

/// What core says to a person, in such a form that the interface can say it in another language: words with their
/// arguments, which may be phrases themselves; or a name, a number or a piece of a file, which is the same in all.
class Phrase {
 public:
    /// Gives the words in another language, UTF-8.
    using Translate = std::function<std::string(const char* english)>;

    Phrase() = default;
    Phrase(std::string verbatim) : m_verbatim(std::move(verbatim)) {}
    Phrase(std::string_view verbatim) : m_verbatim(verbatim) {}
    Phrase(const char* verbatim) : m_verbatim(verbatim) {}
    Phrase(std::integral auto number) : m_verbatim(std::to_string(number)) {}
    Phrase(Words words) : m_words(words) {}
    /// @param arguments  stand for %1, %2, ...
    template <class... Arguments>
    requires(sizeof...(Arguments) > 0) Phrase(Words words, Arguments&&... arguments)
        : m_words(words), m_arguments{Phrase(std::forward<Arguments>(arguments))...} {}

    bool empty() const { return !m_words.english && m_verbatim.empty(); }
    /// Without words it is the verbatim text.
    const Words& words() const { return m_words; }
    const std::string& verbatim() const { return m_verbatim; }
    const std::vector<Phrase>& arguments() const { return m_arguments; }

    std::string english() const;
    std::string in(const Translate& translate) const;

 private:
    Words m_words;
    std::string m_verbatim;
    std::vector<Phrase> m_arguments;
};

/// Why a text that a person wrote cannot be used: one phrase. what() is English.
class TextError : public std::invalid_argument {
 public:
    explicit TextError(Phrase phrase) : std::invalid_argument(phrase.english()), m_phrase(std::move(phrase)) {}

    const Phrase& phrase() const { return m_phrase; }

 private:
    Phrase m_phrase;
};

}  // namespace attention
