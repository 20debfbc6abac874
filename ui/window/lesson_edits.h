#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/lesson/lesson.h"
#include "ui/window/lesson_draft.h"

namespace attention {

/// What an author does to a lesson, each as the draft that comes of it. Words belong to one language; scenes, answers,
/// conditions and the order of steps belong to all, and translations follow them.

/// A key whose value is words, and not the same in all languages.
bool isWordsKey(std::string_view key);

/// Sets a field of the step that is shown, named as in LessonForm.
/// @param language  of the words; other keys are set in all. @throws TextError  if the text refuses it
LessonDraft withField(const LessonDraft& draft, const std::string& language, const std::string& key,
                      const std::string& value);
/// @param language  whose choices these are: of the original all is taken over, of a translation the words alone
LessonDraft withChoices(const LessonDraft& draft, const std::string& language,
                        const std::vector<LessonChoice>& choices);
/// What a new question begins with.
struct QuestionStart {
    std::string words, right, wrong;
    std::string answer;  ///< the value of "answer:"; empty: choices
};
/// Another form of question, whose words stay.
LessonDraft withQuestion(const LessonDraft& draft, const QuestionStart& start);
LessonDraft withoutQuestion(const LessonDraft& draft);

/// Adds a step behind the one that is shown, and shows it.
LessonDraft withStep(const LessonDraft& draft, const std::string& heading, const std::string& show);
LessonDraft withCopy(const LessonDraft& draft);
LessonDraft withoutStep(const LessonDraft& draft);
LessonDraft withStepAt(const LessonDraft& draft, std::size_t from, std::size_t to);

/// A heading that no step has: the wish, or the wish with a number.
std::string freeHeading(const Lesson& lesson, const std::string& wish);

}  // namespace attention
