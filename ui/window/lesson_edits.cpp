#include "ui/window/lesson_edits.h"

#include <algorithm>
#include <array>

#include "core/lesson/lesson_source.h"

namespace attention {
namespace {

constexpr std::array<std::string_view, 8> kTextKeys{"title", "heading", "words", "answer-text",
                                                    "ask",   "hint",    "unit",  "because"};

/// Applies a change to the text of one language, or of all languages if `language` is nullptr.
template <typename Change>
LessonDraft changed(LessonDraft draft, const std::string* language, const Change& change) {
    for (auto& [each, text] : draft.texts) {
        if (language && each != *language) continue;
        LessonSource source(text);
        change(source, std::size_t(draft.step));
        text = source.text();
    }
    return draft;
}

void setField(LessonSource& source, std::size_t step, const std::string& key, const std::string& value) {
    if (key == "title")
        source.setTitle(value);
    else if (key == "minutes")
        source.setHeadValue(key, value);
    else if (key == "heading")
        source.setHeading(step, value);
    else if (key == "words")
        source.setWords(step, value);
    else if (key == "answer-text")
        source.setAnswerText(step, value);
    else
        source.setValue(step, key, value);
}

std::vector<LessonChoice> choicesOf(const LessonSource& source, std::size_t step) {
    const Lesson lesson = readLesson(source.text());
    if (step >= lesson.steps.size() || !lesson.steps[step].question) return {};
    return lesson.steps[step].question->choices;
}

/// The choices of a translation after those of the original have changed; texts that are already translated are kept.
std::vector<LessonChoice> updatedChoices(std::vector<LessonChoice> translated, const std::vector<LessonChoice>& before,
                                         const std::vector<LessonChoice>& now) {
    if (translated.size() != before.size()) return now;
    for (std::size_t i = 0; i < before.size() && now.size() < before.size() && translated.size() > now.size(); ++i)
        if (i >= now.size() || now[i].words != before[i].words) {
            translated.erase(translated.begin() + std::ptrdiff_t(i));
            break;
        }
    if (translated.size() > now.size()) return now;
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (i == translated.size()) translated.push_back(now[i]);
        translated[i].isRight = now[i].isRight;
        if (i >= before.size()) continue;
        if (translated[i].words == before[i].words) translated[i].words = now[i].words;
        if (translated[i].hint == before[i].hint) translated[i].hint = now[i].hint;
    }
    return translated;
}

/// The value of a text field; empty if it does not exist.
std::string fieldOf(const LessonSource& source, std::size_t step, const std::string& key) {
    const Lesson lesson = readLesson(source.text());
    if (key == "title") return lesson.title;
    if (step >= lesson.steps.size()) return {};
    if (key == "heading") return lesson.steps[step].heading;
    if (key == "words") return lesson.steps[step].words;
    if (key == "answer-text") return lesson.steps[step].answerText;
    return source.value(step, key);
}

}  // namespace

bool isTextKey(std::string_view key) {
    return key == "notes" || std::ranges::find(kTextKeys, key) != kTextKeys.end();
}

LessonDraft withField(const LessonDraft& draft, const std::string& language, const std::string& key,
                      const std::string& value) {
    if (!isTextKey(key) || !language.empty())
        return changed(draft, isTextKey(key) ? &language : nullptr,
                       [&](LessonSource& source, std::size_t step) { setField(source, step, key, value); });
    const std::string before = fieldOf(LessonSource(draft.texts.at("")), std::size_t(draft.step), key);
    return changed(draft, nullptr, [&](LessonSource& source, std::size_t step) {
        if (fieldOf(source, step, key) == before) setField(source, step, key, value);
    });
}

LessonDraft withChoices(const LessonDraft& draft, const std::string& language,
                        const std::vector<LessonChoice>& choices) {
    if (!language.empty())
        return changed(draft, &language,
                       [&](LessonSource& source, std::size_t step) { source.setChoices(step, choices); });
    const auto before = choicesOf(LessonSource(draft.texts.at("")), std::size_t(draft.step));
    LessonDraft next = draft;
    for (auto& [each, text] : next.texts) {
        LessonSource source(text);
        const auto step = std::size_t(draft.step);
        source.setChoices(step, each.empty() ? choices : updatedChoices(choicesOf(source, step), before, choices));
        text = source.text();
    }
    return next;
}

LessonDraft withQuestion(const LessonDraft& draft, const NewQuestion& start) {
    return changed(draft, nullptr, [&](LessonSource& source, std::size_t step) {
        if (source.value(step, "ask").empty()) source.setValue(step, "ask", start.words);
        if (start.answer.empty()) {
            for (const char* key : {"answer", "tolerance", "unit", "hint"}) source.setValue(step, key, {});
            if (choicesOf(source, step).empty())
                source.setChoices(
                    step, std::vector<LessonChoice>{{.words = start.right, .isRight = true}, {.words = start.wrong}});
            return;
        }
        source.setChoices(step, {});
        for (const char* key : {"tolerance", "unit"}) source.setValue(step, key, {});
        source.setValue(step, "answer", start.answer);
    });
}

LessonDraft withoutQuestion(const LessonDraft& draft) {
    return changed(draft, nullptr, [](LessonSource& source, std::size_t step) {
        // Without a question, covers would never be removed.
        for (const char* key : {"cover", "ask"}) source.setValue(step, key, {});
    });
}

LessonDraft withStep(const LessonDraft& draft, const std::string& heading, const std::string& show) {
    LessonDraft next = changed(draft, nullptr, [&](LessonSource& source, std::size_t step) {
        source.insertStep(std::min(step + 1, source.stepCount()), heading, show);
    });
    ++next.step;
    return next;
}

LessonDraft withCopy(const LessonDraft& draft) {
    LessonDraft next = draft;
    for (auto& [language, text] : next.texts) {
        LessonSource source(text);
        const Lesson lesson = readLesson(text);
        const auto step = std::size_t(draft.step);
        if (step >= lesson.steps.size()) continue;
        source.duplicateStep(step, unusedHeading(lesson, lesson.steps[step].heading));
        text = source.text();
    }
    ++next.step;
    return next;
}

LessonDraft withoutStep(const LessonDraft& draft) {
    LessonDraft next = changed(draft, nullptr, [](LessonSource& source, std::size_t step) { source.removeStep(step); });
    const int count = int(LessonSource(next.texts.at("")).stepCount());
    next.step = std::clamp(next.step, 0, std::max(0, count - 1));
    return next;
}

LessonDraft withMovedStep(const LessonDraft& draft, std::size_t from, std::size_t to) {
    LessonDraft next = changed(draft, nullptr, [&](LessonSource& source, std::size_t) { source.moveStep(from, to); });
    next.step = int(to);
    return next;
}

std::string unusedHeading(const Lesson& lesson, const std::string& wish) {
    const auto isTaken = [&](const std::string& heading) {
        return std::ranges::find(lesson.steps, heading, &LessonStep::heading) != lesson.steps.end();
    };
    std::string heading = wish;
    for (int number = 2; isTaken(heading); ++number) heading = wish + ' ' + std::to_string(number);
    return heading;
}

}  // namespace attention
