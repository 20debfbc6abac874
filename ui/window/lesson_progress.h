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

/// What of lessons is done, by file and heading, and which were opened last. It is kept in a file of its own.
class LessonProgress {
 public:
    /// @param dataFolder  where it is kept; empty: it is not
    explicit LessonProgress(const QString& dataFolder);

    /// Of the steps of a lesson. @param lesson  as its author wrote it, whose headings count
    std::vector<StepProgress> of(const QString& file, const Lesson& lesson);
    /// @param lesson  likewise
    void note(const QString& file, const Lesson& lesson, const std::vector<StepProgress>& steps);
    /// Every step is done or skipped.
    bool isDone(const QString& file);
    /// Of the list of all: done, or done but for steps that were skipped.
    LessonList::Mark mark(const QString& file);
    /// How many steps are done or skipped.
    int passedSteps(const QString& file);
    /// How the questions of the course were answered.
    CourseTally tally();

    /// Lessons opened from files, the last one first.
    struct OpenedFiles {
        QStringList files, titles;
    };
    OpenedFiles opened();
    void noteOpened(const QString& path, const QString& title);

 private:
    /// None without a file to keep it in.
    QStringList notes(const QString& file);

    std::unique_ptr<Settings> m_file;
};

}  // namespace attention
