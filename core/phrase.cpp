#include "core/phrase.h"

#include <cstddef>

namespace attention {

std::string Message::english() const {
    return translated([](const char* words) { return std::string(words); });
}

std::string Message::translated(const Translate& translate) const {
    if (!m_words.english) return m_verbatim;
    const std::string words = translate(m_words.english);
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool isPlaceholder =
            words[i] == '%' && i + 1 < words.size() && words[i + 1] >= '1' && words[i + 1] <= '9';
        const auto argument = isPlaceholder ? static_cast<std::size_t>(words[i + 1] - '1') : m_arguments.size();
        if (argument < m_arguments.size()) {
            text += m_arguments[argument].translated(translate);
            ++i;
        } else {
            text += words[i];
        }
    }
    return text;
}

}  // namespace attention
