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

/// What a step shows on paper.
struct HandoutScene {
    EvaluatedScene begun;
    EvaluatedScene solved = {};  ///< once what there is to do is done; without a study where it changes nothing
};

/// A step of a lesson that has nothing to show.
class HandoutError : public LessonError {
 public:
    HandoutError(std::size_t line, const QString& sentence) : LessonError(sentence), m_line(line) {}
    std::size_t line() const { return m_line; }  ///< of the lesson's file

 private:
    std::size_t m_line;
};

/// Evaluates the scene of each step; makes no widget, so that it can run on any thread.
/// @param hasAnswers  those of tasks that are done, too  @param progress  is told how much is done, 0 ... 1
/// @throws HandoutError  for a step with errors, or whose scene cannot be shown
std::vector<HandoutScene> evaluateHandout(const OpenedLesson& opened, bool hasAnswers,
                                          const std::function<void(double)>& progress = {});

struct HandoutOptions {
    PaperSize size = PaperSize::A4;
    bool hasAnswers = false;  ///< for the teacher: right answers, hints, reasons, notes, derivations
    std::string language;     ///< of the document
};

/// A lesson on paper: a group for each step with its words, its figure, its question and room to answer and to say why.
/// Since steps go on from the answers of earlier ones, a page of a pupil's copy ends with its first question, or with
/// its second, if that step may share a page. What is to be done without a question is done in the program, and says
/// so. A figure that is that of the step before, with the same parts left out, is there once a page; a step that has
/// neither a scene of its own nor anything to answer or to do has none.
/// @param scenes  one for each step
PaperDocument makeHandout(const Lesson& lesson, const std::vector<HandoutScene>& scenes, const HandoutOptions& options);

/// Questions that do not tell the answers of each other on paper, as many on a page as have room. With answers it is
/// the key: in two columns, and without figures.
/// @param quiz    each step of which has a question
/// @param scenes  one for each step
PaperDocument makeQuiz(const Lesson& quiz, const std::vector<HandoutScene>& scenes, const HandoutOptions& options);

}  // namespace attention
