#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QString>

#include "ui/widgets/lesson_list.h"

namespace attention {

/// The user's result in a challenge.
struct ChallengeResult {
    LessonList::Mark mark = LessonList::Mark::Open;
    std::optional<int> best = std::nullopt;  ///< fewest moves; nullopt: not solved
};

/// Rows for the list of built-in challenges, grouped by chapter: a heading for each chapter, then its challenges with
/// the user's best results.
/// @param language  a code, as on the command line
/// @param resultOf  returns the result for a challenge's file
std::vector<LessonList::Entry> challengeEntries(const QString& language,
                                                const std::function<ChallengeResult(const QString&)>& resultOf);
/// The file of the challenge in a row of that list; empty if the row is a chapter's heading.
QString challengeAt(int row);
/// The row of a challenge's file in that list; -1 if the file is not a built-in challenge.
int challengeRow(const QString& file);

}  // namespace attention
