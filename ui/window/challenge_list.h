#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QString>

#include "ui/widgets/lesson_list.h"

namespace attention {

/// What a person has reached in a challenge.
struct ChallengeResult {
    LessonList::Mark mark = LessonList::Mark::Open;
    std::optional<int> best = std::nullopt;  ///< fewest moves; nothing: not solved
};

/// The built-in challenges as a list shows them: under the name of each chapter those whose page belongs to it, with
/// the best result.
/// @param language  as on the command line  @param resultOf  of a challenge's file
std::vector<LessonList::Entry> challengeEntries(const QString& language,
                                                const std::function<ChallengeResult(const QString&)>& resultOf);
/// The file of a row of that list; empty: the row is a chapter.
QString challengeAt(int row);
/// The row of a challenge; -1: it is none.
int challengeRow(const QString& file);

}  // namespace attention
