#include "ui/lesson/right_answer.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QStringList>

#include "ui/exhibits/exhibits.h"
#include "ui/lesson/lesson_check.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/word_chips.h"

namespace attention {
namespace {

struct AnswerWords {
    Q_DECLARE_TR_FUNCTIONS(RightAnswer)
};

/// Larger whole numbers are not formatted as integers.
constexpr double kMaxInteger = 1e15;

}  // namespace

QString answerNumberText(double number) {
    return number == std::round(number) && std::abs(number) < kMaxInteger ? formatInteger(std::int64_t(number))
                                                                          : formatSignificantDigits(number, 4);
}

QString answerCellText(const Cell& cell, const EvaluatedScene& shown) {
    // The figure's own names, because its first row may have another number than 0.
    QStringList tags;
    if (shown && hasCell(shown.exhibit(), shown.scene().parameters, cell))
        for (const Explanation::Tag& tag : shown.tags(cell)) tags += tag.text;
    return tags.isEmpty() ? AnswerWords::tr("row %1, column %2").arg(cell.row).arg(cell.column) : joinList(tags);
}

RightAnswer rightAnswer(const LessonQuestion& question, const Scene& initial, const EvaluatedScene& shown) {
    const Exhibit* exhibit = findExhibit(initial.exhibit);
    const QStringList words = exhibit ? sentenceWords(*exhibit, initial.parameters) : QStringList();
    switch (question.kind) {
        case LessonQuestion::Kind::Choice: {
            const auto right = std::ranges::find(question.choices, true, &LessonChoice::isRight);
            return {right == question.choices.end() ? QString() : QString::fromStdString(right->words)};
        }
        case LessonQuestion::Kind::Number: {
            RightAnswer answer{.words = {}, .number = question.number};
            const auto tables = exhibit ? exhibit->tables() : std::span<const TableDescription>();
            if (question.source && shown &&
                std::ranges::find(tables, question.source->table, &TableDescription::name) != tables.end()) {
                if (!answer.number) answer.number = numberAt(shown.table(question.source->table), *question.source);
                answer.cell = cellOf(shown, *question.source);
            }
            if (answer.number) answer.words = answerNumberText(*answer.number);
            return answer;
        }
        case LessonQuestion::Kind::Cell:
            return {.words = answerCellText(question.cell, shown), .cell = question.cell};
        case LessonQuestion::Kind::Token:
            return {words.value(qsizetype(question.token), AnswerWords::tr("token %1").arg(question.token))};
        case LessonQuestion::Kind::Order: {
            QStringList ordered;
            for (const std::int64_t index : question.order) ordered += words.value(qsizetype(index));
            return {ordered.join(u' ')};
        }
    }
    return {};
}

}  // namespace attention
