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
    connect(&session, &LessonSession::voted, this, &VoteExport::note);
    connect(&session, &LessonSession::aboutToForgetVotes, this, &VoteExport::keep);
    connect(&session, &LessonSession::votesLost, this, [this](const LessonVotes& lost) {
        m_left.push_back(lost);
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
    return !m_left.empty() || (hasHands() && m_changes != m_saved);
}

void VoteExport::note() {
    ++m_changes;
    Q_EMIT possibleChanged(isPossible());
}

void VoteExport::keep() {
    if (!hasHands() || m_changes == m_saved) return;
    m_left.push_back({m_session.lesson(), m_session.votes()});
    m_saved = m_changes;
    Q_EMIT said(tr("The counts of “%1” can still be exported: Course, Export the votes…")
                    .arg(QString::fromStdString(m_session.lesson().title)));
}

std::vector<LessonVotes> VoteExport::all() const {
    auto all = m_left;
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
    const auto save = [path, table = voteTable(all())] {
        OutputFile file(path);
        if (!file.problem()) writeCsv(table, [&](std::string_view piece) { return file.write(piece); });
        return file.commit();
    };
    writeInBackground(this, window, tr("Export the votes"), path, save,
                      [this, written, left = m_left.size(), changes = m_changes](const QString& sentence) {
                          m_left.erase(m_left.begin(), m_left.begin() + std::ptrdiff_t(std::min(left, m_left.size())));
                          m_saved = changes;
                          Q_EMIT possibleChanged(isPossible());
                          Q_EMIT said(sentence);
                          if (written) written();
                      });
}

void VoteExport::leave(QWidget* window, const std::function<void()>& then) {
    if (!isUnsaved()) return then();
    if (m_asking && m_asking->isVisible()) return m_asking->activateWindow();
    auto* question = new Question(window, tr("Votes"), tr("Export the counts of the votes before they are forgotten?"),
                                  QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel,
                                  [this, then, window = QPointer(window)](QMessageBox::ButtonRole answer) {
                                      if (answer == QMessageBox::AcceptRole) return ask(window, then);
                                      if (answer != QMessageBox::DestructiveRole) return;
                                      m_left.clear();
                                      m_saved = m_changes;
                                      then();
                                  });
    question->setDefaultButton(QMessageBox::Save);
    m_asking = question;
    openDialog(question);
}

}  // namespace attention
