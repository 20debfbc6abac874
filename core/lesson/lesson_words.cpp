#include "core/lesson/lesson_words.h"

#include "core/number_text.h"
#include "core/phrase.h"

namespace attention {

std::vector<std::string> splitArguments(std::string_view text) {
    std::vector<std::string> arguments;
    bool isOpen = false, isQuoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char character = text[i];
        if (character == '"') {
            if (!isOpen) arguments.emplace_back();
            isOpen = true;
            isQuoted = !isQuoted;
        } else if ((character == ' ' || character == '\t') && !isQuoted) {
            isOpen = false;
        } else {
            if (!isOpen) arguments.emplace_back();
            isOpen = true;
            const bool isEscape = isQuoted && character == '\\' && i + 1 < text.size();
            arguments.back() += isEscape ? text[++i] : character;
        }
    }
    if (isQuoted) throw TextError(CoreMessages::tr("a quotation mark is not closed"));
    return arguments;
}

std::size_t countWords(std::string_view text) {
    std::size_t words = 0, wide = 0;
    bool isInWord = false;
    for (const char character : text) {
        const auto byte = static_cast<unsigned char>(character);
        const bool isContinuation = (byte & 0xC0) == 0x80;
        if (isContinuation) continue;
        // The first byte of a three-byte sequence in UTF-8, as Chinese characters have.
        const bool isWide = byte >= 0xE3 && byte < 0xF0;
        const bool isBlank = byte == ' ' || byte == '\n';
        wide += isWide;
        words += !isBlank && !isWide && !isInWord;
        isInWord = !isBlank && !isWide;
    }
    return words + (wide + 1) / 2;
}

std::optional<std::string> hiddenCharacter(std::string_view utf8) {
    const auto at = [&](std::size_t i) { return i < utf8.size() ? static_cast<unsigned char>(utf8[i]) : 0; };
    for (std::size_t i = 0; i < utf8.size(); ++i) {
        const int first = at(i), second = at(i + 1), third = at(i + 2);
        int code = 0;
        if (first < ' ' || first == 0x7F)
            code = first;
        else if (first == 0xC2 && second >= 0x80 && second <= 0x9F)
            code = second;
        else if (first == 0xE2 && ((second == 0x80 && third >= 0xAA && third <= 0xAE) ||
                                   (second == 0x81 && third >= 0xA6 && third <= 0xA9)))
            code = 0x2000 + ((second & 0x3F) << 6) + (third & 0x3F);
        else
            continue;
        return formatCodePoint(char32_t(code));
    }
    return std::nullopt;
}

std::string LessonWordsLink::target() const {
    return "lesson=" + lesson + "&step=" + std::to_string(step);
}

std::vector<LessonWordsLink> linksIn(std::string_view markdown) {
    static constexpr std::string_view kTarget = "](lesson=", kStep = "&step=";
    std::vector<LessonWordsLink> links;
    std::size_t linkEnd = 0;
    for (std::size_t at = markdown.find(kTarget); at != markdown.npos; at = markdown.find(kTarget, at + 1)) {
        const std::size_t begin = markdown.rfind('[', at), end = markdown.find(')', at);
        if (begin == markdown.npos || begin < linkEnd || begin + 1 == at || end == markdown.npos) continue;
        const std::string_view target = markdown.substr(at + kTarget.size(), end - at - kTarget.size());
        const std::size_t middle = target.find(kStep);
        const auto step =
            parseInteger(middle == target.npos ? std::string_view() : target.substr(middle + kStep.size()));
        const std::string_view lesson = target.substr(0, middle);
        const bool isName =
            !lesson.empty() && lesson.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == lesson.npos;
        if (!isName || !step || *step < 1) continue;
        linkEnd = end + 1;
        links.push_back({begin, linkEnd - begin, std::string(markdown.substr(begin + 1, at - begin - 1)),
                         std::string(lesson), *step});
    }
    return links;
}

std::string withoutLinks(std::string_view markdown) {
    std::string words;
    std::size_t copiedEnd = 0;
    for (const LessonWordsLink& link : linksIn(markdown)) {
        words += markdown.substr(copiedEnd, link.begin - copiedEnd);
        words += link.words;
        copiedEnd = link.begin + link.length;
    }
    return words += markdown.substr(copiedEnd);
}

}  // namespace attention
