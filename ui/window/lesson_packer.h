#pragma once

#include <QObject>
#include <QString>

#include "ui/files/background_reader.h"

class QWidget;

namespace attention {

/// Asks where a lesson is to be packed, and packs it, with its translations, scene files and arrays.
class LessonPacker : public QObject {
    Q_OBJECT

 public:
    /// @param window  over which questions are asked; owns this
    explicit LessonPacker(QWidget* window);

    /// @param lesson  its file
    void ask(const QString& lesson);
    /// Returns at once; said() tells that it is done, a warning why it is not.
    void pack(const QString& lesson, const QString& path);

 Q_SIGNALS:
    /// For the status line.
    void said(const QString& sentence);

 private:
    QWidget* m_window;
    QString m_folder;  ///< asked for last
    BackgroundReader m_reader;
};

}  // namespace attention
