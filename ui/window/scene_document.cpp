#include "ui/window/scene_document.h"

#include <QFileInfo>

namespace attention {
namespace {

/// Soon enough that a crash loses next to nothing, late enough that a drag is kept once.
constexpr int kKeepAfter = 1000;

}  // namespace

SceneDocument::SceneDocument(SceneModel& model, std::unique_ptr<Recovery> recovery, QObject* parent)
    : QObject(parent), m_model(model), m_recovery(std::move(recovery)), m_saved(model.scene()) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kKeepAfter);
    connect(&m_timer, &QTimer::timeout, this, &SceneDocument::saveRecovery);
    connect(&m_model, &SceneModel::changed, this, &SceneDocument::follow);
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

std::optional<CarriedStyle> SceneDocument::figureStyle() const {
    return m_model.scene().exhibit == m_figureExhibit ? m_figureStyle : std::nullopt;
}

bool SceneDocument::isChangedOnDisk() const {
    if (m_path.isEmpty() || !QFileInfo::exists(m_path)) return false;
    const QByteArray now = sceneFileHash(m_path);
    return now.isEmpty() || now != m_diskHash;
}

void SceneDocument::setInLesson(bool isInLesson) {
    if (m_isInLesson == isInLesson) return;
    m_isInLesson = isInLesson;
    if (isInLesson) settle({}, {});
}

void SceneDocument::keepLesson(const QString& file) {
    if (m_lesson == file) return;
    m_lesson = file;
    if (!m_isModified) abandon();
}

void SceneDocument::startNew() {
    m_isInLesson = false;
    m_model.resetTo(startScene(m_model.exhibit()), tr("New scene"));
    settle({}, {});
    Q_EMIT replaced();
}

void SceneDocument::open(const QString& path, const OpenedScene& opened) {
    m_isInLesson = false;
    m_model.resetTo(opened.scene, tr("Opened %1").arg(QFileInfo(path).fileName()));
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (opened.hash.isEmpty())
        settle({}, absolute);
    else
        settle(absolute, {});
    m_diskHash = opened.hash;
    m_figureStyle = opened.isFromFigure ? std::optional(opened.style) : std::nullopt;
    m_figureExhibit = opened.scene.exhibit;
    Q_EMIT replaced();
}

void SceneDocument::openLinked(const Scene& scene) {
    m_isInLesson = false;
    m_model.resetTo(scene, tr("Opened a link"));
    settle({}, {});
    Q_EMIT replaced();
}

void SceneDocument::restore(const Recovery::UnsavedWork& work) {
    m_isInLesson = false;
    m_model.resetTo(work.scene, tr("Went on with earlier work"), PageMemory(work.otherPages));
    m_path = work.path;
    m_origin.clear();
    m_figureStyle.reset();
    // As the file was when this work began: saving asks before it replaces another scene.
    m_diskHash = work.onDisk;
    m_saved = work.isModified ? std::nullopt : std::optional(m_model.scene());
    m_isModified = work.isModified;
    m_timer.start();
    Q_EMIT changed();
    Q_EMIT replaced();
}

std::optional<QString> SceneDocument::save(const QString& path) {
    QByteArray hash;
    if (auto problem = saveScene(path, m_model.scene(), &hash)) return problem;
    settle(QFileInfo(path).absoluteFilePath(), {});
    m_diskHash = hash;
    return std::nullopt;
}

void SceneDocument::settle(const QString& path, const QString& origin) {
    m_path = path;
    m_origin = origin;
    // A scene that is saved is still that of the figure.
    if (path.isEmpty()) m_figureStyle.reset();
    m_saved = m_model.scene();
    m_isModified = false;
    abandon();
    Q_EMIT changed();
}

void SceneDocument::follow() {
    // A step that was saved is left behind by the next one.
    if (m_isInLesson && m_saved != m_model.scene()) return settle({}, {});
    const bool isModified = m_saved != m_model.scene();
    // Not restarted by each change: what plays for minutes is kept as well.
    if (!isModified)
        abandon();
    else if (!m_timer.isActive())
        m_timer.start();
    if (isModified == m_isModified) return;
    m_isModified = isModified;
    Q_EMIT changed();
}

bool SceneDocument::saveRecovery() {
    m_timer.stop();
    if (!m_recovery) return true;
    const bool kept =
        m_recovery->save({m_model.scene(), m_path, m_diskHash, m_lesson, m_model.otherPages(), m_isModified});
    if (!kept && !m_keepingFails) Q_EMIT recoveryFailed();
    m_keepingFails = !kept;
    return kept;
}

void SceneDocument::abandon() {
    m_timer.stop();
    if (m_recovery) m_recovery->clear();
    m_timer.start();
}

void SceneDocument::keepNothing() {
    m_timer.stop();
    m_recovery.reset();
}

void SceneDocument::leaveForNextRun() {
    saveRecovery();
    if (m_recovery) m_recovery->leave();
    m_recovery.reset();
}

}  // namespace attention
