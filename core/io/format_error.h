#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include "core/phrase.h"

namespace attention {

/// Why the contents of a file are refused: one phrase that follows the file's name, naming the place, what was wrong
/// and what is accepted: "value [3, 2] is NaN; accepted: finite numbers". what() is English.
class FormatError : public std::runtime_error {
 public:
    // Deleted, because a plain string could not be translated.
    explicit FormatError(const std::string& words) = delete;
    explicit FormatError(const char* words) = delete;
    explicit FormatError(Message phrase) : std::runtime_error(phrase.english()), m_phrase(std::move(phrase)) {}
    /// @param arguments  as Message takes them
    template <class... Arguments>
    explicit FormatError(MessageTemplate words, Arguments&&... arguments)
        : FormatError(Message(words, std::forward<Arguments>(arguments)...)) {}

    const Message& phrase() const { return m_phrase; }

 private:
    Message m_phrase;
};

}  // namespace attention
