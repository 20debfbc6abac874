#include "ui/window/lesson_packer.h"

#include <QFileInfo>

#include "ui/lesson/lesson_file.h"
#include "ui/lesson/packed_lesson.h"
#include "ui/system/output_file.h"
#include "ui/widgets/background_write.h"
#include "ui/widgets/save_path_dialog.h"

namespace attention {

LessonPacker::LessonPacker(QWidget* window) : QObject(window), m_window(window) {}

void LessonPacker::ask(const QString& lesson) {
    const QString suffix = QLatin1String(kPackedLessonSuffix);
    const bool isOfCourse = lesson.startsWith(u':');
    if (m_folder.isEmpty()) m_folder = isOfCourse ? defaultFolder() : QFileInfo(lesson).path();
    openSaveDialog(m_window, tr("Pack lesson"), {suffix},
                   {QStringLiteral("%1 (*.%2)").arg(tr("Packed lesson"), suffix)}, m_folder,
                   splitLessonPath(lesson).name, [this, lesson](const QString& path) {
                       if (path.isEmpty()) return;
                       m_folder = QFileInfo(path).path();
                       pack(lesson, path);
                   });
}

void LessonPacker::pack(const QString& lesson, const QString& path) {
    m_reader.start<QByteArray>(
        [lesson, path] {
            const QByteArray zip = packLesson(lesson);
            if (const auto problem = writeFile(path, zip)) throw FileError(*problem);
            return zip;
        },
        [this, path](const ReadOutcome<QByteArray>& outcome) {
            if (!outcome.problem.isEmpty()) return showNotWritten(m_window, tr("Pack lesson"), path, outcome.problem);
            Q_EMIT said(writtenText(path));
        });
}

}  // namespace attention
