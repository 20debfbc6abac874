#include "ui/window/vote_export.h"

#include <algorithm>

#include <QWidget>

#include "core/io/csv.h"
#include "ui/system/output_file.h"
#include "ui/widgets/background_write.h"
#include "ui/widgets/question.h"
#include "ui/widgets/save_path_dialog.h"
#include "ui/window/lesson_session.h"

namespace attention {

VoteExport::VoteExport(LessonSession& session, Settings& settings, QObject* parent)
    : QObject(parent), m_session(session), m_settings(settings) {
    connect(&session, &LessonSession::voted, this, &VoteExport::countChange);
    connect(&session, &LessonSession::aboutToForgetVotes, this, &VoteExport::keepUnsaved);
    connect(&session, &LessonSession::votesLost, this, [this](const LessonVotes& lost) {
        m_unsaved.push_back(lost);
        Q_EMIT said(tr(
            "A question that was voted on has changed; its counts can still be exported: Course, Export the votes…"));
        Q_EMIT possibleChanged(isPossible());
    });
    connect(&session, &LessonSession::stepChanged, this, [this] { Q_EMIT possibleChanged(isPossible()); });
}

bool VoteExport::hasHands() const {
    return std::ranges::any_of(m_session.votes(), [](const auto& each) { return each.second.hasHands(); });
}

bool VoteExport::isUnsaved() const {
    return !m_unsaved.empty() || (hasHands() && m_changeCount != m_savedChangeCount);
}

void VoteExport::countChange() {
    ++m_changeCount;
    Q_EMIT possibleChanged(isPossible());
}

void VoteExport::keepUnsaved() {
    if (!hasHands() || m_changeCount == m_savedChangeCount) return;
    m_unsaved.push_back({m_session.lesson(), m_session.votes()});
    m_savedChangeCount = m_changeCount;
    Q_EMIT said(tr("The counts of “%1” can still be exported: Course, Export the votes…")
                    .arg(QString::fromStdString(m_session.lesson().title)));
}

std::vector<LessonVotes> VoteExport::allVotes() const {
    auto all = m_unsaved;
    if (hasHands()) all.push_back({m_session.lesson(), m_session.votes()});
    return all;
}

void VoteExport::ask(QWidget* window) {
    ask(window, {});
}

void VoteExport::ask(QWidget* window, const std::function<void()>& written) {
    if (!isPossible()) return;
    askSavePath(window, tr("Export the votes"), {QStringLiteral("csv")}, tr("votes", "name of a file"), m_settings,
                [this, written, window = QPointer(window)](const QString& path) { write(path, window, written); });
}

void VoteExport::write(const QString& path, QWidget* window, const std::function<void()>& written) {
    const auto save = [path, table = voteTable(allVotes())] {
        OutputFile file(path);
        if (!file.problem()) writeCsv(table, [&](std::string_view piece) { return file.write(piece); });
        return file.commit();
    };
    writeInBackground(this, window, tr("Export the votes"), path, save,
                      [this, written, left = m_unsaved.size(), changes = m_changeCount](const QString& sentence) {
                          m_unsaved.erase(m_unsaved.begin(),
                                          m_unsaved.begin() + std::ptrdiff_t(std::min(left, m_unsaved.size())));
                          m_savedChangeCount = changes;
                          Q_EMIT possibleChanged(isPossible());
                          Q_EMIT said(sentence);
                          if (written) written();
                      });
}

void VoteExport::leave(QWidget* window, const std::function<void()>& then) {
    if (!isUnsaved()) return then();
    if (m_question && m_question->isVisible()) return m_question->activateWindow();
    auto* question = new Question(window, tr("Votes"), tr("Export the counts of the votes before they are forgotten?"),
                                  QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel,
                                  [this, then, window = QPointer(window)](QMessageBox::ButtonRole answer) {
                                      if (answer == QMessageBox::AcceptRole) return ask(window, then);
                                      if (answer != QMessageBox::DestructiveRole) return;
                                      m_unsaved.clear();
                                      m_savedChangeCount = m_changeCount;
                                      then();
                                  });
    question->setDefaultButton(QMessageBox::Save);
    m_question = question;
    openDialog(question);
}

}  // namespace attention
