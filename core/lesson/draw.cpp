#include "core/lesson/draw.h"

#include <algorithm>
#include <set>

#include "core/io/quoted_text.h"
#include "core/lesson/lesson.h"
#include "core/string_utils.h"

namespace attention {
namespace {

bool isLowerCaseLetter(char character) {
    return character >= 'a' && character <= 'z';
}

[[noreturn]] void expectDraw(std::string_view found) {
    throw TextError(
        Message(CoreMessages::tr("%1 is not accepted here; accepted: %2"), quotedExcerpt(found),
                CoreMessages::tr("a name of small letters and two different values at least: n 4 6 8; names whose "
                                 "values belong together: n,m 4,16 6,36")));
}

LessonDraw readDraw(std::span<const std::string> words, std::string_view text) {
    if (words.size() < 3) expectDraw(text);
    LessonDraw draw;
    for (const std::string_view name : split(words[0], ',')) {
        if (name.empty() || !std::ranges::all_of(name, isLowerCaseLetter)) expectDraw(words[0]);
        draw.names.emplace_back(name);
    }
    for (const std::string& word : words.subspan(1)) {
        std::vector<std::string> values{word};
        if (draw.names.size() > 1) {
            const auto parts = split(word, ',');
            values.assign(parts.begin(), parts.end());
        }
        const bool isDuplicate = std::ranges::find(draw.values, values) != draw.values.end();
        if (values.size() != draw.names.size() || isDuplicate) expectDraw(word);
        draw.values.push_back(std::move(values));
    }
    return draw;
}

/// Calls visit(begin, name) for each name in braces; `begin` is the index of the opening brace.
template <class Visit>
void visitNames(std::string_view text, const Visit& visit) {
    for (std::size_t brace = text.find('{'); brace != text.npos; brace = text.find('{', brace + 1)) {
        const auto* first = text.data() + brace + 1;
        const auto* end = std::find_if_not(first, text.data() + text.size(), isLowerCaseLetter);
        if (end > first && end < text.data() + text.size() && *end == '}')
            visit(brace, std::string_view(first, std::size_t(end - first)));
    }
}

const std::string* drawnValue(std::string_view name, std::span<const LessonDraw> draws) {
    for (const LessonDraw& draw : draws)
        if (const auto found = std::ranges::find(draw.names, name); found != draw.names.end())
            return &draw.values[draw.chosen][std::size_t(found - draw.names.begin())];
    return nullptr;
}

}  // namespace

std::vector<LessonDraw> readDraws(std::string_view text) {
    const std::vector<std::string> words = splitArguments(text);
    std::vector<LessonDraw> draws;
    std::set<std::string> names;
    for (auto begin = words.begin(); begin <= words.end();) {
        const auto end = std::find(begin, words.end(), "and");
        draws.push_back(readDraw(std::span(begin, end), text));
        for (const std::string& name : draws.back().names)
            if (!names.insert(name).second)
                throw TextError(Message(CoreMessages::tr("%1 is drawn twice"), quotedExcerpt(name)));
        if (end == words.end()) break;
        begin = end + 1;
    }
    // Checked after each draw, because the product of many draws could overflow.
    std::size_t count = 1;
    for (const LessonDraw& draw : draws) {
        count *= draw.values.size();
        if (count > kMaxDrawCombinations)
            throw TextError(
                Message(CoreMessages::tr("the draws have more than %1 combinations, which is what a step may have"),
                        kMaxDrawCombinations));
    }
    return draws;
}

std::size_t combinationCount(std::span<const LessonDraw> draws) {
    std::size_t count = 1;
    for (const LessonDraw& draw : draws) count *= draw.values.size();
    return count;
}

void chooseCombination(std::span<LessonDraw> draws, std::size_t combination) {
    for (LessonDraw& draw : draws) {
        draw.chosen = combination % draw.values.size();
        combination /= draw.values.size();
    }
}

std::vector<std::string> namesInBraces(std::string_view text) {
    std::vector<std::string> names;
    visitNames(text, [&](std::size_t, std::string_view name) { names.emplace_back(name); });
    return names;
}

std::string withDrawnValues(std::string_view text, std::span<const LessonDraw> draws) {
    std::string drawn;
    std::size_t copiedEnd = 0;
    visitNames(text, [&](std::size_t begin, std::string_view name) {
        const std::string* value = drawnValue(name, draws);
        if (!value) {
            std::vector<std::string> knownNames;
            for (const LessonDraw& draw : draws)
                for (const std::string& knownName : draw.names) knownNames.push_back('{' + knownName + '}');
            throw TextError(Message(CoreMessages::tr("%1 is not accepted here; accepted: %2"),
                                    quotedExcerpt('{' + std::string(name) + '}'), join(knownNames, ", ")));
        }
        drawn += text.substr(copiedEnd, begin - copiedEnd);
        drawn += *value;
        copiedEnd = begin + name.size() + 2;
    });
    return drawn += text.substr(copiedEnd);
}

std::string drawnValuesText(std::span<const LessonDraw> draws) {
    std::vector<std::string> assignments;
    for (const LessonDraw& draw : draws)
        for (std::size_t i = 0; i < draw.names.size(); ++i)
            assignments.push_back(draw.names[i] + " = " + draw.values[draw.chosen][i]);
    return join(assignments, ", ");
}

}  // namespace attention
