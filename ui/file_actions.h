#pragma once

#include <utility>
#include <vector>

#include <QObject>
#include <QString>

#include "ui/files/settings.h"
#include "ui/scene_document.h"

class QAction;
class QDateTime;
class QMenu;
class QMimeData;
class QWidget;

namespace attention {

/// New, Open, Open recent, Save, Save as, and the questions that go with them. Nothing is lost by any of them: a scene
/// with a file asks before its changes are given up, one without a file is put aside and stays under Open recent.
class FileActions : public QObject {
    Q_OBJECT

 public:
    /// @param window  over which questions are asked
    /// @param dataFolder  for what is kept beside the person's own files; empty: nothing is
    FileActions(SceneModel& model, Settings& settings, const QString& dataFolder, QWidget* window);
    ~FileActions() override;

    void fill(QMenu& menu);
    void retranslate();
    SceneDocument& document() { return *m_document; }

    /// Opens a scene file or a picture that carries one, and says what is missing or wrong.
    /// @return false if the scene at hand stays
    bool open(const QString& path);
    /// The same, for what was dropped on the window.
    static bool canOpen(const QMimeData& dropped);
    bool open(const QMimeData& dropped);
    bool save();
    bool saveAs();
    /// Before the scene is left: whether nothing stands against it.
    bool mayLeave();
    /// Asks about what a crash left behind; what is not wanted now stays under Open recent.
    void offerLeftovers();

 Q_SIGNALS:
    /// For the status line.
    void said(const QString& sentence);

 private:
    void startNew();
    void askOpen();
    void fillRecent();
    void remember(const QString& path);
    bool saveTo(const QString& path);
    /// @param name  of the file that the scene belongs to; may be empty
    bool putAside(const Scene& scene, const QString& name, const QDateTime& when);

    SceneModel& m_model;
    Settings& m_settings;
    QWidget* m_window;
    QString m_asideFolder;
    SceneDocument* m_document = nullptr;
    QMenu* m_recent = nullptr;
    std::vector<std::pair<QAction*, const char*>> m_entries;  ///< of the menu, with their texts in the source
};

}  // namespace attention
