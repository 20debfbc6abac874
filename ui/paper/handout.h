#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>

#include "ui/exhibits/evaluated_scene.h"
#include "ui/lesson/lesson_file.h"
#include "ui/lesson/lesson_scene.h"
#include "ui/paper/paper_document.h"

namespace attention {

/// The evaluated scenes of a step.
struct HandoutScene {
    EvaluatedScene initial;      ///< with which the step begins
    EvaluatedScene solved = {};  ///< after its task is done; without a study if there is no other scene
};

/// Thrown if a step of a lesson cannot be shown.
class HandoutError : public LessonError {
 public:
    HandoutError(std::size_t line, const QString& sentence) : LessonError(sentence), m_line(line) {}
    std::size_t line() const { return m_line; }  ///< of the lesson's file

 private:
    std::size_t m_line;
};

/// Evaluates the scene of each step; makes no widget, so that it can run on any thread.
/// @param hasAnswers  also evaluates the solved scenes  @param progress  called with the share that is done, 0 ... 1
/// @throws HandoutError for a step with errors, or whose scene cannot be shown
std::vector<HandoutScene> evaluateHandout(const OpenedLesson& opened, bool hasAnswers,
                                          const std::function<void(double)>& progress = {});

struct HandoutOptions {
    PaperSize size = PaperSize::A4;
    bool hasAnswers = false;  ///< the teacher's copy: with right answers, hints, reasons, notes and derivations
    std::string language;     ///< of the document, a code: "en", "zh_CN"
};

/// A lesson for printing: one group per step with its text, figure, question, and lines for answer and reason. Later
/// steps may reveal earlier answers, so a page of a pupil's copy ends after its first question, or after the second one
/// if that step may share a page. A task without a question is marked as to be done in the program. A figure that
/// equals the previous one appears once per page. A step without its own scene, question and task has no figure.
/// @param scenes  one for each step
PaperDocument makeHandout(const Lesson& lesson, const std::vector<HandoutScene>& scenes, const HandoutOptions& options);

/// A quiz for printing. Its questions do not reveal each other's answers, so a page has as many as fit. With answers it
/// is the key: in two columns and without figures.
/// @param quiz    a lesson in which each step has a question
/// @param scenes  one for each step
PaperDocument makeQuiz(const Lesson& quiz, const std::vector<HandoutScene>& scenes, const HandoutOptions& options);

}  // namespace attention
