#include "core/lesson/lesson_source.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/io/quoted_text.h"
#include "core/phrase.h"
#include "core/string_utils.h"

namespace attention {
namespace {

/// The maximum number of characters of a line; longer values continue on the next line.
constexpr std::size_t kMaxColumns = 100;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// The keys of a step in the order in which they are written, with entries for the heading ("##"), texts ("words",
/// "answer text") and choices ("-").
constexpr std::array<std::string_view, 24> kRanks{"##",          "draw",    "show",  "scene", "controls", "focus",
                                                  "cover",       "hide",    "words", "ask",   "-",        "answer",
                                                  "tolerance",   "unit",    "hint",  "do",    "goal",     "try",
                                                  "answer text", "because", "notes", "glide", "page",     "unknown"};

constexpr int rankOf(std::string_view key) {
    return int(std::find(kRanks.begin(), kRanks.end() - 1, key) - kRanks.begin());
}
constexpr int kHeadingRank = rankOf("##"), kWordsRank = rankOf("words"), kAskRank = rankOf("ask"),
              kChoiceRank = rankOf("-"), kHintRank = rankOf("hint"), kAnswerTextRank = rankOf("answer text");

constexpr std::array<std::string_view, 2> kHeadKeys{"minutes", "needs"};

std::string oneLine(std::string_view text) {
    std::string line(trimmed(text));
    std::ranges::replace_if(
        line, [](char character) { return character == '\n' || character == '\r' || character == '\t'; }, ' ');
    return line;
}

std::size_t countCharacters(std::string_view utf8) {
    return std::size_t(std::ranges::count_if(utf8, [](char each) { return (each & 0xC0) != 0x80; }));
}

/// Breaks a text into lines of at most kMaxColumns characters, if possible. It breaks only at single blanks, so that
/// joining the lines with blanks gives the same text.
/// @param indent  beginning of all lines but the first
/// @param isAllowed  whether a line may begin with this text
template <typename IsAllowed>
std::vector<std::string> wrapped(std::string_view text, std::string_view indent, const IsAllowed& isAllowed) {
    std::vector<std::string> lines;
    std::string line;
    for (std::size_t begin = 0; begin < text.size();) {
        // Find the next place to break.
        std::size_t end = begin;
        do {
            end = std::min(text.find(' ', end + 1), text.size());
        } while (end < text.size() &&
                 (text[end - 1] == ' ' || text[end + 1] == ' ' || !isAllowed(text.substr(end + 1))));
        const std::string_view piece = text.substr(begin, end - begin);
        if (!line.empty() && countCharacters(line) + 1 + countCharacters(piece) > kMaxColumns) {
            lines.push_back(line);
            line = indent;
            line += piece;
        } else {
            if (begin > 0) line += ' ';
            line += piece;
        }
        begin = end + 1;
    }
    if (!line.empty()) lines.push_back(line);
    return lines;
}

std::vector<std::string> valueLines(std::string_view beginning, std::string_view value) {
    return wrapped(std::string(beginning) + oneLine(value), "  ", [](std::string_view) { return true; });
}

}  // namespace

std::optional<std::pair<std::string_view, std::string_view>> lessonKey(std::string_view line) {
    const std::size_t colon = line.find(':');
    if (colon == 0 || colon == line.npos) return std::nullopt;
    const std::string_view key = line.substr(0, colon);
    const bool isKey = std::ranges::all_of(key, [](char each) { return each >= 'a' && each <= 'z'; });
    if (!isKey || (colon + 1 < line.size() && line[colon + 1] != ' ')) return std::nullopt;
    return std::pair{key, trimmed(line.substr(colon + 1))};
}

LessonLine lessonLine(std::string_view line, bool isInValue, bool isInQuestion) {
    if (line.starts_with('%')) return LessonLine::Comment;
    const std::string_view content = trimmed(line);
    if (isInValue && line.starts_with("  ") && !content.empty()) return LessonLine::Continuation;
    if (content.starts_with("## ")) return LessonLine::Heading;
    if (content.starts_with("# ")) return LessonLine::Title;
    if (content.starts_with("- ") && isInQuestion) return LessonLine::Choice;
    return lessonKey(content) ? LessonLine::Key : LessonLine::Text;
}

LessonSource::LessonSource(std::string_view text) {
    m_hasByteOrderMark = text.starts_with(kByteOrderMark);
    if (m_hasByteOrderMark) text.remove_prefix(kByteOrderMark.size());
    m_hasCarriageReturns = text.find("\r\n") != text.npos;
    m_endsWithBreak = text.empty() || text.ends_with('\n');
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, end - begin);
        if (m_hasCarriageReturns && line.ends_with('\r')) line.remove_suffix(1);
        m_lines.emplace_back(line);
        begin = end + 1;
    }
    scan();
}

std::string LessonSource::text() const {
    const std::string_view lineEnd = m_hasCarriageReturns ? "\r\n" : "\n";
    std::string text(m_hasByteOrderMark ? kByteOrderMark : "");
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        text += m_lines[i];
        if (i + 1 < m_lines.size() || m_endsWithBreak) text += lineEnd;
    }
    return text;
}

std::size_t LessonSource::stepCount() const {
    return m_steps.size();
}

void LessonSource::scan() {
    m_head = {0, m_lines.size()};
    m_steps.clear();
    bool isInValue = false, isInQuestion = false, isInText = false;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        std::string line = m_lines[i];
        std::ranges::replace(line, '\t', ' ');
        const std::string_view content = trimmed(line);
        const LessonLine kind = lessonLine(line, isInValue, isInQuestion);
        Block& block = m_steps.empty() ? m_head : m_steps.back();
        if (kind == LessonLine::Comment) continue;
        if (kind == LessonLine::Continuation) {
            block.items.back().value += ' ';
            block.items.back().value += content;
            block.items.back().end = i + 1;
            continue;
        }
        isInValue = kind == LessonLine::Key || kind == LessonLine::Choice;
        if (kind == LessonLine::Text) {
            if (content.empty()) {
                isInText = false;
            } else if (isInText) {
                block.items.back().value += ' ';
                block.items.back().value += content;
                block.items.back().end = i + 1;
            } else {
                block.items.push_back({.begin = i,
                                       .end = i + 1,
                                       .value = std::string(content),
                                       .rank = isInQuestion ? kAnswerTextRank : kWordsRank});
                isInText = true;
            }
            continue;
        }
        isInText = false;
        Item item{.kind = kind, .begin = i, .end = i + 1};
        if (kind == LessonLine::Heading) {
            isInQuestion = false;
            std::size_t begin = i;
            while (begin > block.begin && m_lines[begin - 1].starts_with('%')) --begin;
            block.end = begin;
            item.value = trimmed(content.substr(3));
            m_steps.push_back({begin, m_lines.size(), {item}});
            continue;
        }
        if (kind == LessonLine::Title) {
            item.value = trimmed(content.substr(2));
        } else if (kind == LessonLine::Choice) {
            item.value = trimmed(content.substr(2));
            item.rank = kChoiceRank;
        } else {
            const auto [key, value] = *lessonKey(content);
            item.key = key;
            item.value = value;
            item.rank = rankOf(key);
            isInQuestion = isInQuestion || (key == "ask" && !m_steps.empty());
        }
        block.items.push_back(item);
    }
}

const LessonSource::Item* LessonSource::find(const Block& block, std::string_view key) const {
    const auto found = std::ranges::find_if(
        block.items, [&](const Item& each) { return each.kind == LessonLine::Key && each.key == key; });
    return found == block.items.end() ? nullptr : &*found;
}

void LessonSource::replaceLines(std::size_t begin, std::size_t end, const Lines& lines) {
    m_lines.erase(m_lines.begin() + std::ptrdiff_t(begin), m_lines.begin() + std::ptrdiff_t(end));
    m_lines.insert(m_lines.begin() + std::ptrdiff_t(begin), lines.begin(), lines.end());
}

template <typename IsOld>
void LessonSource::replaceItems(std::size_t step, int rank, const IsOld& isOld, const Lines& lines,
                                const Lines& values) {
    const Block block = m_steps[step];
    Lines oldValues;
    for (const Item& each : block.items)
        if (isOld(each)) oldValues.push_back(each.value);
    if (oldValues == values) return;
    const Item* ask = find(block, "ask");
    std::optional<std::size_t> place;
    // From the last item to the first, so that the line numbers of the remaining items stay valid.
    for (auto item = block.items.rbegin(); item != block.items.rend(); ++item) {
        if (!isOld(*item)) continue;
        place = item->begin;
        // Comments between the lines of a value stay. So do the empty lines around a text, but two of them become one.
        Lines comments;
        for (std::size_t i = item->begin; i < item->end; ++i)
            if (m_lines[i].starts_with('%')) comments.push_back(m_lines[i]);
        std::size_t end = item->end;
        const bool isBetweenEmpty = item->kind == LessonLine::Text && end < m_lines.size() && m_lines[end].empty() &&
                                    m_lines[item->begin - 1].empty();
        if (isBetweenEmpty) ++end;
        replaceLines(item->begin, end, comments);
    }
    if (!place) {
        place = block.items.front().end;
        for (const Item& each : block.items) {
            const bool isAfterQuestion = rank == kWordsRank && ask && each.begin >= ask->begin;
            if (each.rank <= rank && !isAfterQuestion) place = each.end;
        }
    }
    replaceLines(*place, *place, lines);
    scan();
}

std::string LessonSource::headValue(std::string_view key) const {
    const Item* item = find(m_head, key);
    return item ? item->value : std::string();
}

std::string LessonSource::value(std::size_t step, std::string_view key) const {
    const Item* item = find(m_steps[step], key);
    return item ? item->value : std::string();
}

void LessonSource::setTitle(std::string_view title) {
    const auto old = std::ranges::find(m_head.items, LessonLine::Title, &Item::kind);
    const Lines line{"# " + oneLine(title)};
    if (old == m_head.items.end())
        replaceLines(0, 0, line);
    else
        replaceLines(old->begin, old->end, line);
    scan();
}

void LessonSource::setHeadValue(std::string_view key, std::string_view value) {
    if (std::ranges::find(kHeadKeys, key) == kHeadKeys.end())
        throw TextError(Message(CoreMessages::tr("%1 is not accepted here; accepted: %2"), quotedExcerpt(key),
                                join(kHeadKeys, ", ", [](std::string_view each) { return each; })));
    const Item* old = find(m_head, key);
    const std::size_t place = old ? old->begin : m_head.items.empty() ? 0 : m_head.items.back().end;
    const std::string name(key);
    replaceLines(place, old ? old->end : place, oneLine(value).empty() ? Lines() : valueLines(name + ": ", value));
    scan();
}

void LessonSource::setValue(std::size_t step, std::string_view key, std::string_view value) {
    const int rank = rankOf(key);
    if (rank == int(kRanks.size()) - 1 || rank == kHeadingRank || rank == kWordsRank || rank == kChoiceRank ||
        rank == kAnswerTextRank)
        throw TextError(Message(CoreMessages::tr("there is no key %1"), quotedExcerpt(key)));
    const bool isRemoved = oneLine(value).empty();
    const auto isOld = [&](const Item& each) {
        if (isRemoved && rank == kAskRank && each.rank > kAskRank && each.rank <= kHintRank) return true;
        return each.kind == LessonLine::Key && each.key == key;
    };
    if (isRemoved) return replaceItems(step, rank, isOld, {}, {});
    replaceItems(step, rank, isOld, valueLines(std::string(key) + ": ", value), {oneLine(value)});
}

void LessonSource::setHeading(std::size_t step, std::string_view heading) {
    m_lines[m_steps[step].items.front().begin] = "## " + oneLine(heading);
    scan();
}

void LessonSource::setText(std::size_t step, int rank, std::string_view markdown) {
    const bool isInQuestion = rank == kAnswerTextRank;
    const auto isText = [&](std::string_view beginning) {
        return lessonLine(beginning, false, isInQuestion) == LessonLine::Text;
    };
    Lines lines, paragraphs;
    std::string paragraph;
    const auto finish = [&] {
        if (paragraph.empty()) return;
        if (!isText(paragraph))
            throw TextError(Message(CoreMessages::tr("a paragraph that begins with %1 would be read as something else; "
                                                     "accepted: one that begins with neither %, #, - nor a key"),
                                    quotedExcerpt(paragraph)));
        if (!lines.empty()) lines.emplace_back();
        const Lines newLines = wrapped(paragraph, "", isText);
        lines.insert(lines.end(), newLines.begin(), newLines.end());
        paragraphs.push_back(std::exchange(paragraph, {}));
    };
    for (std::size_t begin = 0; begin <= markdown.size();) {
        const std::size_t end = std::min(markdown.find('\n', begin), markdown.size());
        const std::string line = oneLine(markdown.substr(begin, end - begin));
        if (line.empty()) finish();
        if (!paragraph.empty()) paragraph += ' ';
        paragraph += line;
        begin = end + 1;
    }
    finish();
    replaceItems(
        step, rank, [&](const Item& each) { return each.kind == LessonLine::Text && each.rank == rank; }, lines,
        paragraphs);
}

void LessonSource::setWords(std::size_t step, std::string_view markdown) {
    setText(step, kWordsRank, markdown);
}

void LessonSource::setAnswerText(std::size_t step, std::string_view markdown) {
    if (!find(m_steps[step], "ask"))
        throw TextError(Message(CoreMessages::tr("%1 stands without a question; expected \"ask:\" before it"),
                                quotedExcerpt(markdown)));
    setText(step, kAnswerTextRank, markdown);
}

void LessonSource::setChoices(std::size_t step, std::span<const LessonChoice> choices) {
    if (!find(m_steps[step], "ask"))
        throw TextError(Message(CoreMessages::tr("%1 stands without a question; expected \"ask:\" before it"), "-"));
    Lines lines, values;
    for (const LessonChoice& choice : choices) {
        std::string value = choice.isRight ? "[x] " : "";
        // A wrong choice whose text begins like a mark or ends like a hint gets an explicit mark or an empty hint.
        const std::string words = oneLine(choice.words), hint = oneLine(choice.hint);
        if (!choice.isRight && words.starts_with('[')) value = "[ ] ";
        value += words;
        if (!hint.empty() || words.ends_with('}')) value += " {" + hint + "}";
        const Lines newLines = valueLines("- ", value);
        lines.insert(lines.end(), newLines.begin(), newLines.end());
        values.push_back(value);
    }
    replaceItems(
        step, kChoiceRank, [](const Item& each) { return each.kind == LessonLine::Choice; }, lines, values);
}

LessonSource::SceneKey LessonSource::sceneOf(std::size_t step) const {
    for (std::size_t i = step + 1; i-- > 0;)
        for (const char* key : {"show", "scene"})
            if (const Item* item = find(m_steps[i], key)) return {key, item->value};
    return {};
}

std::vector<LessonSource::SceneKey> LessonSource::scenes() const {
    std::vector<SceneKey> scenes;
    for (std::size_t i = 0; i < stepCount(); ++i) scenes.push_back(sceneOf(i));
    return scenes;
}

void LessonSource::keepScenes(const std::vector<SceneKey>& wanted) {
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (!wanted[i].first.empty() && sceneOf(i) != wanted[i]) setValue(i, wanted[i].first, wanted[i].second);
}

void LessonSource::insertBlock(std::size_t at, Lines lines) {
    const bool isLast = at == m_steps.size();
    std::size_t place = isLast ? m_lines.size() : m_steps[at].begin;
    if (place > 0 && !trimmed(m_lines[place - 1]).empty()) {
        replaceLines(place, place, {""});
        ++place;
    }
    if (!isLast && !trimmed(lines.back()).empty()) lines.emplace_back();
    replaceLines(place, place, lines);
    trimEnd();
}

LessonSource::Lines LessonSource::takeBlock(std::size_t step) {
    const auto [begin, end] = std::pair(m_steps[step].begin, m_steps[step].end);
    Lines lines(m_lines.begin() + std::ptrdiff_t(begin), m_lines.begin() + std::ptrdiff_t(end));
    replaceLines(begin, end, {});
    trimEnd();
    return lines;
}

void LessonSource::trimEnd() {
    while (!m_lines.empty() && trimmed(m_lines.back()).empty()) m_lines.pop_back();
    m_endsWithBreak = true;
    scan();
}

void LessonSource::insertStep(std::size_t at, std::string_view heading, std::string_view show) {
    auto wanted = scenes();
    Lines lines{"## " + oneLine(heading)};
    if (const std::string scene = oneLine(show); !scene.empty())
        for (const std::string& line : valueLines("show: ", scene)) lines.push_back(line);
    insertBlock(at, lines);
    wanted.insert(wanted.begin() + std::ptrdiff_t(at), SceneKey());
    keepScenes(wanted);
}

void LessonSource::duplicateStep(std::size_t step, std::string_view heading) {
    const auto& block = m_steps[step];
    insertBlock(step + 1,
                Lines(m_lines.begin() + std::ptrdiff_t(block.begin), m_lines.begin() + std::ptrdiff_t(block.end)));
    setHeading(step + 1, heading);
}

void LessonSource::removeStep(std::size_t step) {
    auto wanted = scenes();
    takeBlock(step);
    wanted.erase(wanted.begin() + std::ptrdiff_t(step));
    keepScenes(wanted);
}

void LessonSource::moveStep(std::size_t from, std::size_t to) {
    if (from == to) return;
    auto wanted = scenes();
    insertBlock(to, takeBlock(from));
    const auto moved = wanted.begin() + std::ptrdiff_t(from), place = wanted.begin() + std::ptrdiff_t(to);
    from < to ? std::rotate(moved, moved + 1, place + 1) : std::rotate(place, moved, moved + 1);
    keepScenes(wanted);
}

}  // namespace attention
