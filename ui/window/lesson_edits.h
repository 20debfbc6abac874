#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/lesson/lesson.h"
#include "ui/window/lesson_draft.h"

namespace attention {

// Edits of a lesson; each returns the resulting draft. Texts belong to one language. Scenes, answers, conditions and
// the order of steps are common to all languages, so these edits change all translations.

/// Whether the value of a key is a text, which differs between languages.
bool isTextKey(std::string_view key);

/// Sets a field of the shown step; fields are named as in LessonForm.
/// @param language  the language of a text; other keys are set in all languages. @throws TextError  if the value is
/// invalid
LessonDraft withField(const LessonDraft& draft, const std::string& language, const std::string& key,
                      const std::string& value);
/// Sets the choices of the shown step's question.
/// @param language  language of the choices: those of the original replace everything, those of a translation only its
/// texts
LessonDraft withChoices(const LessonDraft& draft, const std::string& language,
                        const std::vector<LessonChoice>& choices);
/// Initial texts and answer of a new question.
struct NewQuestion {
    std::string words, right, wrong;
    std::string answer;  ///< the value of "answer:"; empty: choices
};
/// Changes the kind of the question and keeps its text.
LessonDraft withQuestion(const LessonDraft& draft, const NewQuestion& start);
LessonDraft withoutQuestion(const LessonDraft& draft);

/// Adds a step after the shown one, and shows it.
LessonDraft withStep(const LessonDraft& draft, const std::string& heading, const std::string& show);
/// Duplicates the shown step, and shows the copy.
LessonDraft withCopy(const LessonDraft& draft);
/// Removes the shown step.
LessonDraft withoutStep(const LessonDraft& draft);
/// Moves a step to another index.
LessonDraft withMovedStep(const LessonDraft& draft, std::size_t from, std::size_t to);

/// A heading that no step has yet: `wish`, with a number appended if necessary.
std::string unusedHeading(const Lesson& lesson, const std::string& wish);

}  // namespace attention
