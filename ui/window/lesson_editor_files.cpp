// Part of LessonEditor: opening, saving, leaving and recovering lessons.

#include <algorithm>

#include <QDir>
#include <QFileInfo>

#include "core/lesson/lesson_source.h"
#include "ui/text/language.h"
#include "ui/text/phrase_text.h"
#include "ui/widgets/plain_warning.h"
#include "ui/widgets/question.h"
#include "ui/widgets/save_path_dialog.h"
#include "ui/window/file_actions.h"
#include "ui/window/lesson_editor.h"

namespace attention {

using namespace Qt::StringLiterals;

namespace {

const QString kLessonFolderKey = u"lesson-folder"_s;

}  // namespace

void LessonEditor::startNew() {
    const auto scene = sceneKey();
    if (!scene) return;
    LessonSource source("# " + tr("New lesson").toStdString() + "\nminutes: 5\n");
    source.insertStep(0, scenePageName().toStdString(), scene->second);
    const LessonTexts texts{{"", source.text()}};
    begin({.path = {}, .folder = {}, .name = {}, .saved = texts}, {.texts = texts});
    m_form->takeFocus(u"title"_s);
}

void LessonEditor::edit(const QString& file, bool isCopy) {
    if (file.isEmpty()) return;
    const int step = std::max(0, m_views.lessons.file() == file ? m_views.lessons.session().index() : 0);
    m_reader.start<LessonDocument::Location>(
        [file] { return LessonDocument::read(file); },
        [this, file, isCopy, step](const ReadOutcome<LessonDocument::Location>& outcome) {
            const QString name = QDir::toNativeSeparators(file);
            if (!outcome.problem.isEmpty())
                return showPlainTextWarning(m_window, tr("Edit a lesson"),
                                            tr("%1 was not opened: %2.").arg(name, outcome.problem));
            LessonDocument::Location location = outcome.value;
            if (readLesson(location.saved.at("")).steps.empty())
                return showPlainTextWarning(m_window, tr("Edit a lesson"),
                                            tr("%1 has no step; each begins with “## Heading”.").arg(name));
            if (!isCopy && !QFileInfo(location.path).isWritable()) {
                Q_EMIT said(tr("%1 cannot be written: this is a copy.").arg(name));
                location.path.clear();
            }
            const QString language = QString::fromUtf8(currentLanguage().code.data());
            const auto translation = location.saved.find(language.toStdString());
            if (isCopy) {
                location.path.clear();
                // A copy contains only the text in the current language.
                if (translation != location.saved.end()) location.saved = {{"", translation->second}};
                location.name = tr("%1-copy", "the name of a file").arg(location.name);
            }
            const QString beside = isCopy || translation == location.saved.end() ? QString() : language;
            leave([this, location, step, beside] {
                begin(location, {.texts = location.saved, .step = step});
                if (!beside.isEmpty()) chooseLanguage(beside);
            });
        });
}

void LessonEditor::leave(const std::function<void()>& then) {
    const auto go = [this, then] {
        end();
        then();
    };
    if (!isEditing() || (!isModified() && !m_refused)) return go();
    if (m_question && m_question->isVisible()) return m_question->activateWindow();
    auto* question = new Question(
        m_window, tr("Unsaved lesson"), tr("Save the changes of the lesson “%1”?").arg(utf8Text(m_lesson.title)),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, [this, go](QMessageBox::ButtonRole answer) {
            if (answer == QMessageBox::DestructiveRole) return go();
            if (answer == QMessageBox::AcceptRole)
                save([go](bool isDone) {
                    if (isDone) go();
                });
        });
    question->setDefaultButton(QMessageBox::Save);
    m_question = question;
    openDialog(question);
}

void LessonEditor::stop() {
    if (!isEditing()) return;
    leave([this, step = m_draft->step] {
        const QString path = m_document.location().path;
        // The lesson is opened as a reader sees it.
        if (!path.isEmpty()) m_views.lessons.openAt(path, step);
    });
}

void LessonEditor::save(const Then& then) {
    if (!isEditing()) return;
    const QString path = m_document.location().path;
    path.isEmpty() ? saveAs(then) : saveTo(path, then);
}

void LessonEditor::saveAs(const Then& then) {
    if (!isEditing()) return;
    if (m_question && m_question->isVisible()) return m_question->activateWindow();
    const LessonDocument::Location& location = m_document.location();
    const QString suffix = QLatin1String(kLessonSuffix);
    const QString folder =
        location.path.isEmpty() ? m_settings.value(kLessonFolderKey, defaultFolder()) : location.folder;
    const QString name = location.path.isEmpty() ? proposedName() : QFileInfo(location.path).fileName();
    m_question = openSaveDialog(m_window, tr("Save lesson"), {suffix}, {u"%1 (*.%2)"_s.arg(tr("Lesson"), suffix)},
                                folder, name, [this, then](const QString& path) {
                                    if (path.isEmpty()) return then ? then(false) : void();
                                    m_settings.setValue(kLessonFolderKey, QFileInfo(path).path());
                                    saveTo(path, then);
                                });
}

void LessonEditor::saveTo(const QString& path, const Then& then) {
    const auto notify = [then](bool isDone) {
        if (then) then(isDone);
    };
    if (m_refused)
        return showPlainTextWarning(
            m_window, tr("Save lesson"),
            tr("The lesson was not saved, because a field was not taken: %1").arg(m_refused->sentence),
            [notify] { notify(false); });
    const auto write = [this, path, notify] {
        if (!isEditing()) return notify(false);
        if (const auto problem = m_document.save(path, *m_draft))
            return showPlainTextWarning(m_window, tr("Save lesson"), *problem, [notify] { notify(false); });
        m_document.removeDraft();
        m_views.lessons.rememberOpened(path, utf8Text(m_lesson.title));
        QStringList translations;
        for (const auto& [language, text] : m_draft->texts)
            if (!language.empty()) translations += utf8Text(language);
        const QString name = QDir::toNativeSeparators(path);
        Q_EMIT said(translations.isEmpty()
                        ? tr("Saved: %1").arg(name)
                        : tr("Saved: %1, with its translations (%2). Words that were changed are not translated there.")
                              .arg(name, translations.join(QStringLiteral(", "))));
        Q_EMIT changed();
        showActions();
        notify(true);
    };
    const QStringList conflicts = m_document.conflicts(path, *m_draft);
    if (conflicts.isEmpty()) return write();
    const QString file = QDir::toNativeSeparators(conflicts.first());
    auto* question = new Question(
        m_window, tr("Save lesson"),
        path == m_document.location().path
            ? tr("%1 was changed elsewhere since it was opened here. Replace it by the lesson of this window?")
                  .arg(file)
            : tr("%1 is there already, and would be its translation. Replace it?").arg(file),
        QMessageBox::Cancel, [this, then, write, notify](QMessageBox::ButtonRole answer) {
            if (answer == QMessageBox::AcceptRole) return saveAs(then);
            answer == QMessageBox::DestructiveRole ? write() : notify(false);
        });
    question->addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    question->addButton(tr("Save &as…"), QMessageBox::AcceptRole);
    m_question = question;
    openDialog(question);
}

void LessonEditor::offerRecovery() {
    const auto leftover = m_document.claimLeftover();
    if (!leftover) return;
    const QString title = utf8Text(readLesson(leftover->draft.texts.at("")).title);
    auto* question = new Question(m_window, tr("Unsaved lesson"),
                                  tr("The lesson “%1” was not saved when the program ended. Go on with it?").arg(title),
                                  QMessageBox::Cancel, [this, leftover](QMessageBox::ButtonRole answer) {
                                      // A declined leftover is offered again in the next run.
                                      if (answer == QMessageBox::RejectRole) return;
                                      if (answer == QMessageBox::DestructiveRole) return m_document.discard(*leftover);
                                      leave([this, leftover] {
                                          begin(leftover->location, leftover->draft);
                                          if (m_document.saveDraft(*m_draft)) m_document.discard(*leftover);
                                      });
                                  });
    question->addButton(tr("&Go on"), QMessageBox::AcceptRole);
    question->addButton(tr("&Delete it"), QMessageBox::DestructiveRole);
    openDialog(question);
}

void LessonEditor::keepRecoveryForNextRun() {
    if (!isEditing()) return;
    m_document.saveDraft(*m_draft);
    m_document.releaseDraft();
}

}  // namespace attention
