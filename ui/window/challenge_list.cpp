#include "ui/window/challenge_list.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/exhibits/exhibits.h"
#include "ui/lesson/challenges.h"
#include "ui/lesson/lesson_file.h"
#include "ui/widgets/exhibit_list.h"

namespace attention {
namespace {

struct ChallengeWords {
    Q_DECLARE_TR_FUNCTIONS(ChallengeWords)
};

struct ChallengeRow {
    Chapter chapter = Chapter::Attention;
    QString file = {};  ///< empty: the row is the chapter's heading
};

const std::vector<ChallengeRow>& challengeRows() {
    static const std::vector<ChallengeRow> kRows = [] {
        std::vector<ChallengeRow> rows;
        for (const QString& file : challengeFiles()) {
            // Reading here is fast: these are small files built into the program.
            const Lesson lesson = readLessonFile(file).lesson;
            const Exhibit* exhibit = findExhibit(lesson.steps.at(0).show.at(0));
            if (rows.empty() || rows.back().chapter != exhibit->chapter()) rows.push_back({exhibit->chapter()});
            rows.push_back({exhibit->chapter(), file});
        }
        return rows;
    }();
    return kRows;
}

}  // namespace

std::vector<LessonList::Entry> challengeEntries(const QString& language,
                                                const std::function<ChallengeResult(const QString&)>& resultOf) {
    std::vector<LessonList::Entry> entries;
    for (const ChallengeRow& row : challengeRows()) {
        if (row.file.isEmpty()) {
            entries.push_back({.text = chapterName(row.chapter), .mark = LessonList::Mark::Heading});
            continue;
        }
        const ChallengeResult result = resultOf(row.file);
        entries.push_back(
            {.text = QString::fromStdString(openLesson(row.file, language).lesson.title),
             .mark = result.mark,
             .note = result.best ? ChallengeWords::tr("best: %n move(s)", nullptr, *result.best) : QString()});
    }
    return entries;
}

QString challengeAt(int row) {
    return row >= 0 && row < int(challengeRows().size()) ? challengeRows()[std::size_t(row)].file : QString();
}

int challengeRow(const QString& file) {
    const auto found = std::ranges::find(challengeRows(), file, &ChallengeRow::file);
    return file.isEmpty() || found == challengeRows().end() ? -1 : int(found - challengeRows().begin());
}

}  // namespace attention
