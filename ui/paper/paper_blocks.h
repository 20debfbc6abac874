#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/formula/derivation.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/lesson/step_marks.h"
#include "ui/paper/paper_document.h"

namespace attention {

using PaperBlockPtr = std::shared_ptr<const PaperBlock>;

/// The beginning of a group. @param text  plain
PaperBlockPtr paperHeading(const QString& text);

enum class PaperRole {
    Words,
    Question,  ///< semibold
    Remark,    ///< smaller: hints, what to do, notes
    Label      ///< smaller and semibold, on the page of what follows
};
/// @param richText  as lessonWords() makes it, with its formulas; its face is chosen here
PaperBlockPtr paperText(const QString& richText, PaperRole role = PaperRole::Words);

struct PaperChoice {
    QString richText;
    bool isRight = false;
    QString hint = {};  ///< rich text, under a choice that is wrong; may be empty
};
/// Answers with boxes to tick. @param isSolved  the right one is ticked, and hints are there
PaperBlockPtr paperChoices(const std::vector<PaperChoice>& choices, bool isSolved);
/// A line to write a number on. @param unit  plain, behind the line; may be empty
PaperBlockPtr paperNumberLine(const QString& unit);
/// One to three lines to write sentences on, as there is room. @param label  plain, before the first, or above it
/// @param unit  plain, behind a short line for a number, which comes before the label; may be empty; nothing: no number
PaperBlockPtr paperWritingLines(const QString& label, const std::optional<QString>& unit = std::nullopt);
/// Numbered lines, as many as there are words, for an order that is to be written down.
PaperBlockPtr paperOrderLines(int count);

/// A figure with the marks of a step, as wide as the text.
struct PaperFigure {
    EvaluatedScene shown;
    StepMarks marks = {};
    QString description = {};  ///< for whoever does not see it; plain
};
PaperBlockPtr paperFigure(const PaperFigure& figure);
/// Says that a figure stands above; on a page without it the figure itself.
PaperBlockPtr paperFigureAgain(const PaperBlockPtr& figure);

/// How a number comes about: formulas and steps, as "Why this number?" has them. @param isSmall  as remarks are
PaperBlockPtr paperDerivation(const Derivation& derivation, bool isSmall = false);

}  // namespace attention
