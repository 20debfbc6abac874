#include "ui/window/scene_document.h"

#include <QFileInfo>

namespace attention {
namespace {

/// Milliseconds between a change and writing the recovery file: short, so that a crash loses little, but long enough to
/// write only once during a drag.
constexpr int kRecoveryDelay = 1000;

}  // namespace

SceneDocument::SceneDocument(SceneModel& model, std::unique_ptr<Recovery> recovery, QObject* parent)
    : QObject(parent), m_model(model), m_recovery(std::move(recovery)), m_saved(model.scene()) {
    m_recoveryTimer.setSingleShot(true);
    m_recoveryTimer.setInterval(kRecoveryDelay);
    connect(&m_recoveryTimer, &QTimer::timeout, this, &SceneDocument::saveRecovery);
    connect(&m_model, &SceneModel::changed, this, &SceneDocument::updateModified);
}

SceneDocument::~SceneDocument() = default;

QString SceneDocument::name() const {
    if (!m_path.isEmpty()) return QFileInfo(m_path).fileName();
    return m_origin.isEmpty() ? tr("Untitled") : tr("from %1").arg(QFileInfo(m_origin).fileName());
}

QString SceneDocument::suggestedName() const {
    if (!m_path.isEmpty()) return QFileInfo(m_path).fileName();
    const QString base =
        m_origin.isEmpty() ? QString::fromStdString(m_model.scene().exhibit) : QFileInfo(m_origin).completeBaseName();
    return base + u'.' + QLatin1String(kSceneSuffix);
}

std::optional<CarriedStyle> SceneDocument::exportStyle() const {
    return m_model.scene().exhibit == m_exportExhibit ? m_exportStyle : std::nullopt;
}

bool SceneDocument::isChangedOnDisk() const {
    if (m_path.isEmpty() || !QFileInfo::exists(m_path)) return false;
    const QByteArray now = sceneFileHash(m_path);
    return now.isEmpty() || now != m_diskHash;
}

void SceneDocument::setInLesson(bool isInLesson) {
    if (m_isInLesson == isInLesson) return;
    m_isInLesson = isInLesson;
    if (isInLesson) setUnmodified({}, {});
}

void SceneDocument::setRecoveryLesson(const QString& file) {
    if (m_lesson == file) return;
    m_lesson = file;
    if (!m_isModified) restartRecovery();
}

void SceneDocument::startNew() {
    m_isInLesson = false;
    m_model.resetTo(startScene(m_model.exhibit()), tr("New scene"));
    setUnmodified({}, {});
    Q_EMIT replaced();
}

void SceneDocument::open(const QString& path, const OpenedScene& opened) {
    m_isInLesson = false;
    m_model.resetTo(opened.scene, tr("Opened %1").arg(QFileInfo(path).fileName()));
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (opened.hash.isEmpty())
        setUnmodified({}, absolute);
    else
        setUnmodified(absolute, {});
    m_diskHash = opened.hash;
    m_exportStyle = opened.isFromFigure ? std::optional(opened.style) : std::nullopt;
    m_exportExhibit = opened.scene.exhibit;
    Q_EMIT replaced();
}

void SceneDocument::openLinked(const Scene& scene) {
    m_isInLesson = false;
    m_model.resetTo(scene, tr("Opened a link"));
    setUnmodified({}, {});
    Q_EMIT replaced();
}

void SceneDocument::restore(const Recovery::UnsavedWork& work) {
    m_isInLesson = false;
    m_model.resetTo(work.scene, tr("Went on with earlier work"), PageMemory(work.otherPages));
    m_path = work.path;
    m_origin.clear();
    m_exportStyle.reset();
    // The hash from when the recovered work began, so that save() notices later changes of the file.
    m_diskHash = work.onDisk;
    m_saved = work.isModified ? std::nullopt : std::optional(m_model.scene());
    m_isModified = work.isModified;
    m_recoveryTimer.start();
    Q_EMIT changed();
    Q_EMIT replaced();
}

std::optional<QString> SceneDocument::save(const QString& path) {
    QByteArray hash;
    if (auto problem = saveScene(path, m_model.scene(), &hash)) return problem;
    setUnmodified(QFileInfo(path).absoluteFilePath(), {});
    m_diskHash = hash;
    return std::nullopt;
}

void SceneDocument::setUnmodified(const QString& path, const QString& origin) {
    m_path = path;
    m_origin = origin;
    // A scene that was opened from an exported figure, and is now saved as a scene file, keeps that figure's export
    // settings.
    if (path.isEmpty()) m_exportStyle.reset();
    m_saved = m_model.scene();
    m_isModified = false;
    restartRecovery();
    Q_EMIT changed();
}

void SceneDocument::updateModified() {
    // In a lesson nothing needs saving: each new scene counts as unmodified. If a step was saved to a file, the next
    // scene no longer belongs to that file.
    if (m_isInLesson && m_saved != m_model.scene()) return setUnmodified({}, {});
    const bool isModified = m_saved != m_model.scene();
    // The timer is not restarted by each change, so that the file is also written during a long animation.
    if (!isModified)
        restartRecovery();
    else if (!m_recoveryTimer.isActive())
        m_recoveryTimer.start();
    if (isModified == m_isModified) return;
    m_isModified = isModified;
    Q_EMIT changed();
}

bool SceneDocument::saveRecovery() {
    m_recoveryTimer.stop();
    if (!m_recovery) return true;
    const bool isSaved =
        m_recovery->save({m_model.scene(), m_path, m_diskHash, m_lesson, m_model.otherPages(), m_isModified});
    if (!isSaved && !m_isRecoveryFailing) Q_EMIT recoveryFailed();
    m_isRecoveryFailing = !isSaved;
    return isSaved;
}

void SceneDocument::restartRecovery() {
    m_recoveryTimer.stop();
    if (m_recovery) m_recovery->clear();
    m_recoveryTimer.start();
}

void SceneDocument::disableRecovery() {
    m_recoveryTimer.stop();
    m_recovery.reset();
}

void SceneDocument::keepRecoveryForNextRun() {
    saveRecovery();
    if (m_recovery) m_recovery->unlock();
    m_recovery.reset();
}

}  // namespace attention
