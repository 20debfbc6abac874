#include "ui/lesson/exercise_pool.h"

#include <QFile>

#include "ui/lesson/lesson_file.h"

namespace attention {
namespace {

QString poolFile(const QString& name) {
    return QStringLiteral(":/exercises/%1.%2").arg(name, QLatin1String(kLessonSuffix));
}

}  // namespace

QStringList lessonsWithQuestions() {
    QStringList names;
    for (const QString& file : courseFiles())
        if (const QString name = splitLessonPath(file).name; QFile::exists(poolFile(name))) names += name;
    return names;
}

std::vector<ExercisePart> readPool(const QString& language, const QStringList& names) {
    std::vector<ExercisePart> pool;
    for (const QString& name : lessonsWithQuestions())
        if (names.contains(name)) pool.push_back({name.toStdString(), openLesson(poolFile(name), language).lesson});
    return pool;
}

Lesson exerciseLesson(std::span<const ExercisePart> pool, std::span<const DrawnQuestion> drawn,
                      const std::string& title, Headings headings) {
    Lesson lesson{.title = title};
    for (const DrawnQuestion& question : drawn) {
        LessonStep step = drawStep(pool[question.part].lesson.steps[question.step], question.combination).step;
        if (headings == Headings::Numbered)
            step.heading = std::to_string(lesson.steps.size() + 1) + ". " + step.heading;
        lesson.steps.push_back(std::move(step));
    }
    return lesson;
}

}  // namespace attention
