#include "ui/window/vote_export.h"

#include <algorithm>

#include <QDir>
#include <QFutureWatcher>
#include <QPointer>
#include <QWidget>
#include <QtConcurrent>

#include "core/io/csv.h"
#include "ui/system/output_file.h"
#include "ui/widgets/plain_warning.h"
#include "ui/widgets/save_path_dialog.h"
#include "ui/window/lesson_session.h"

namespace attention {

VoteExport::VoteExport(LessonSession& session, Settings& settings, QObject* parent)
    : QObject(parent), m_session(session), m_settings(settings) {
    for (const auto signal : {&LessonSession::voted, &LessonSession::stepChanged})
        connect(&session, signal, this, [this] { Q_EMIT possibleChanged(isPossible()); });
}

bool VoteExport::isPossible() const {
    return std::ranges::any_of(m_session.votes(), [](const auto& each) { return each.second.hasHands(); });
}

void VoteExport::ask(QWidget* window) {
    if (!isPossible()) return;
    askSavePath(window, tr("Export the votes"), {QStringLiteral("csv")}, tr("votes", "name of a file"), m_settings,
                [this, window = QPointer(window)](const QString& path) { write(path, window); });
}

void VoteExport::write(const QString& path, QWidget* window) {
    auto* watcher = new QFutureWatcher<std::optional<QString>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, path, window = QPointer(window)] {
        watcher->deleteLater();
        const QString file = QDir::toNativeSeparators(path);
        if (const auto problem = watcher->result())
            showPlainTextWarning(window, tr("Export the votes"), tr("%1 was not written: %2.").arg(file, *problem));
        else
            Q_EMIT said(tr("Written: %1").arg(file));
    });
    watcher->setFuture(QtConcurrent::run([path, table = voteTable(m_session.lesson(), m_session.votes())] {
        OutputFile file(path);
        if (!file.problem()) writeCsv(table, [&](std::string_view piece) { return file.write(piece); });
        return file.commit();
    }));
}

}  // namespace attention
