#pragma once

#include <memory>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/lesson/lesson.h"
#include "ui/files/settings.h"
#include "ui/widgets/course_end.h"
#include "ui/widgets/lesson_list.h"
#include "ui/window/lesson_session.h"

namespace attention {

/// The progress in all lessons, by lesson file and step heading, and the recently opened lessons; stored in a settings
/// file.
class LessonProgress {
 public:
    /// @param dataFolder  folder of the settings file; empty: nothing is stored
    explicit LessonProgress(const QString& dataFolder);

    /// The progress of a lesson's steps. @param lesson  as written by its author: steps are identified by its headings,
    /// not by translated ones
    std::vector<StepProgress> stepProgress(const QString& file, const Lesson& lesson);
    /// Stores the progress of a lesson's steps. @param lesson  as for stepProgress()
    void store(const QString& file, const Lesson& lesson, const std::vector<StepProgress>& steps);
    /// Whether every step is done or skipped.
    bool isDone(const QString& file);
    /// The lesson's mark in the list of lessons: open, done, or skipped if some steps were skipped.
    LessonList::Mark mark(const QString& file);
    /// Number of steps that are done or skipped.
    int passedSteps(const QString& file);
    /// Statistics of the answers to the course's questions.
    CourseTally tally();

    /// Recently opened lesson files and their titles, latest first.
    struct OpenedFiles {
        QStringList files, titles;
    };
    OpenedFiles opened();
    /// Puts a lesson at the beginning of the recently opened ones.
    void rememberOpened(const QString& path, const QString& title);

 private:
    /// The stored entries of a lesson, such as "done:Heading"; empty if nothing is stored.
    QStringList entriesOf(const QString& file);

    std::unique_ptr<Settings> m_file;
};

}  // namespace attention
