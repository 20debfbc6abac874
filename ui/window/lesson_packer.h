#pragma once

#include <QObject>
#include <QString>

#include "ui/files/background_reader.h"

class QWidget;

namespace attention {

/// Packs a lesson with its translations, scene files and arrays into one file, after asking for its name.
class LessonPacker : public QObject {
    Q_OBJECT

 public:
    /// @param window  parent of this object and its dialogs
    explicit LessonPacker(QWidget* window);

    /// Asks for a file name, then packs the lesson. @param lesson  path of its file
    void ask(const QString& lesson);
    /// Packs in the background; said() or a warning reports the result.
    void pack(const QString& lesson, const QString& path);

 Q_SIGNALS:
    /// A sentence for the status line, translated.
    void said(const QString& sentence);

 private:
    QWidget* m_window;
    QString m_folder;  ///< of the latest packed lesson
    BackgroundReader m_reader;
};

}  // namespace attention
