#pragma once

#include <concepts>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/message_template.h"

namespace attention {

/// A message from core to the user that can be translated: a template with arguments, which may be messages themselves;
/// or verbatim text (a name, a number or file content) that is the same in all languages.
class Message {
 public:
    /// Returns the translation of an English text, in UTF-8.
    using Translate = std::function<std::string(const char* english)>;

    Message() = default;
    Message(std::string verbatim) : m_verbatim(std::move(verbatim)) {}
    Message(std::string_view verbatim) : m_verbatim(verbatim) {}
    Message(const char* verbatim) : m_verbatim(verbatim) {}
    Message(std::integral auto number) : m_verbatim(std::to_string(number)) {}
    Message(MessageTemplate words) : m_words(words) {}
    /// @param arguments  replace %1, %2, ...
    template <class... Arguments>
    requires(sizeof...(Arguments) > 0) Message(MessageTemplate words, Arguments&&... arguments)
        : m_words(words), m_arguments{Message(std::forward<Arguments>(arguments))...} {}

    bool empty() const { return !m_words.english && m_verbatim.empty(); }
    /// Its `english` is null if the message is verbatim text.
    const MessageTemplate& words() const { return m_words; }
    const std::string& verbatim() const { return m_verbatim; }
    const std::vector<Message>& arguments() const { return m_arguments; }

    std::string english() const;
    std::string translated(const Translate& translate) const;

 private:
    MessageTemplate m_words;
    std::string m_verbatim;
    std::vector<Message> m_arguments;
};

/// Why a text that a user wrote cannot be used: one phrase. what() is its English text.
class TextError : public std::invalid_argument {
 public:
    explicit TextError(Message phrase) : std::invalid_argument(phrase.english()), m_phrase(std::move(phrase)) {}

    const Message& phrase() const { return m_phrase; }

 private:
    Message m_phrase;
};

}  // namespace attention
