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

/// The heading of a group. @param text  plain text
PaperBlockPtr paperHeading(const QString& text);

enum class PaperRole {
    Words,
    Question,  ///< semibold
    Remark,    ///< smaller: hints, instructions, notes
    Label      ///< smaller and semibold; stays on the page of the next block
};
/// A paragraph. @param richText  from lessonWords(), may have formulas; the font depends on `role`
PaperBlockPtr paperText(const QString& richText, PaperRole role = PaperRole::Words);

/// An answer to choose.
struct PaperChoice {
    QString richText;
    bool isRight = false;
    QString hint = {};  ///< rich text, shown under a wrong choice in a solved question; may be empty
};
/// Answers with boxes to tick. @param isSolved  ticks the right one and shows hints
PaperBlockPtr paperChoices(const std::vector<PaperChoice>& choices, bool isSolved);
/// A line to write a number on. @param unit  plain text behind the line; may be empty
PaperBlockPtr paperNumberLine(const QString& unit);
/// One to three lines to write sentences on, depending on the available height.
/// @param label  plain text, beside the first line, or above it if it is long
/// @param unit  adds a short line for a number before the label, followed by this plain text, which may be empty;
/// nothing: no line for a number
PaperBlockPtr paperWritingLines(const QString& label, const std::optional<QString>& unit = std::nullopt);
/// Numbered lines to write words in order. @param count  how many
PaperBlockPtr paperOrderLines(int count);

/// A figure with the marks of a step, as wide as the text.
struct PaperFigure {
    EvaluatedScene shown;
    StepMarks marks = {};
    QString description = {};  ///< plain text for screen readers
};
PaperBlockPtr paperFigure(const PaperFigure& figure);
/// A remark that refers to the figure above. On another page than the figure it is replaced by the figure itself.
PaperBlockPtr paperFigureAgain(const PaperBlockPtr& figure);

/// The derivation of a number: formulas and steps as in "Why this number?". @param isSmall  in the size of remarks
PaperBlockPtr paperDerivation(const Derivation& derivation, bool isSmall = false);

}  // namespace attention
