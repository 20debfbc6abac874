#include "ui/lesson/translation_check.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QString>

#include "ui/lesson/lesson_check.h"
#include "ui/text/phrase_text.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;
using Kind = LessonQuestion::Kind;

struct TranslationCheckWords {
    Q_DECLARE_TR_FUNCTIONS(TranslationCheckWords)
};

/// Keys that either both steps or none must have, whatever their texts are.
constexpr std::array<std::string_view, 9> kSharedKeys{"because", "hint", "notes",     "unit", "focus",
                                                      "glide",   "page", "tolerance", "try"};
/// The keys of the texts of a step.
constexpr std::array<std::string_view, 2> kTexts{"words", "answer-text"};

class Comparison {
 public:
    Comparison(const LessonStep& step, const LessonStep& original) : m_step(step), m_original(original) {
        if (step.show != original.show || step.sceneFile != original.sceneFile)
            report({"show", "scene"}, TranslationCheckWords::tr("The original shows another scene."));
        if (step.controls != original.controls)
            report({"controls"}, TranslationCheckWords::tr("The original offers other controls."));
        if (step.covers != original.covers)
            report({"cover"}, TranslationCheckWords::tr("The original covers something else."));
        if (step.hides != original.hides)
            report({"hide"}, TranslationCheckWords::tr("The original hides something else."));
        if (step.goal != original.goal) report({"goal"}, TranslationCheckWords::tr("The original has another goal."));
        if (step.task != original.task)
            report({"do"}, TranslationCheckWords::tr("The original has another condition."));
        compareQuestions();
        compareKeys();
    }

    std::vector<LessonDiagnostic> diagnostics;

 private:
    void report(std::initializer_list<std::string_view> keys, const QString& sentence) {
        report(m_step.lineOf(keys), sentence);
    }
    void report(std::size_t line, const QString& sentence) {
        diagnostics.push_back({line, Message(sentence.toStdString())});
    }

    void compareQuestions() {
        const auto &question = m_step.question, &original = m_original.question;
        if (!question && !original) return;
        if (!question) return report({"words"}, TranslationCheckWords::tr("The original asks a question here."));
        if (!original) return report({"ask"}, TranslationCheckWords::tr("The original asks no question here."));
        if (question->kind == Kind::Choice && original->kind == Kind::Choice &&
            question->choices.size() != original->choices.size())
            return report({"ask"},
                          TranslationCheckWords::tr("It has %1 answers to choose from, and the original has %2.")
                              .arg(question->choices.size())
                              .arg(original->choices.size()));
        if (!hasSameAnswer(*question, *original))
            report({"answer", "ask"}, TranslationCheckWords::tr("The original has another answer."));
        for (std::size_t i = 0; i < std::min(question->choices.size(), original->choices.size()); ++i)
            if (question->choices[i].hint.empty() != original->choices[i].hint.empty())
                report(question->choices[i].line,
                       original->choices[i].hint.empty()
                           ? TranslationCheckWords::tr("The original has no hint for this answer.")
                           : TranslationCheckWords::tr("The original has a hint for this answer."));
    }

    void compareKeys() {
        const auto has = [](const LessonStep& step, std::string_view key) { return step.lines.contains(key); };
        for (const std::string_view key : kSharedKeys) {
            const QString name = u"“%1:”"_s.arg(QString::fromUtf8(key));
            if (!has(m_step, key) && has(m_original, key))
                report({"ask"}, TranslationCheckWords::tr("The original has %1 in this step.").arg(name));
            if (has(m_step, key) && !has(m_original, key))
                report({key}, TranslationCheckWords::tr("The original has no %1 in this step.").arg(name));
            if (has(m_step, key) && has(m_original, key) && !isSame(key))
                report({key}, TranslationCheckWords::tr("The original has another %1.").arg(name));
        }
        for (const std::string_view text : kTexts)
            if (has(m_step, text) != has(m_original, text))
                report({text}, has(m_original, text) ? TranslationCheckWords::tr("A text of the original is missing.")
                                                     : TranslationCheckWords::tr("The original has no text here."));
    }

    /// Whether a value that is no text equals that of the original.
    bool isSame(std::string_view key) const {
        if (key == "focus")
            return m_step.focus && m_original.focus && m_step.focus->matrix == m_original.focus->matrix &&
                   m_step.focus->cell == m_original.focus->cell;
        if (key == "glide") return m_step.isAnimated == m_original.isAnimated;
        if (key == "page") return m_step.sharesPage == m_original.sharesPage;
        if (key == "try") return m_step.solution == m_original.solution;
        if (key == "tolerance")
            return m_step.question && m_original.question &&
                   m_step.question->tolerance == m_original.question->tolerance;
        return true;
    }

    const LessonStep& m_step;
    const LessonStep& m_original;
};

}  // namespace

std::vector<LessonDiagnostic> differences(const LessonStep& step, const LessonStep& original) {
    return Comparison(step, original).diagnostics;
}

ComparedSteps compareSteps(const Lesson& translation, const Lesson& original) {
    const auto &steps = translation.steps, &originalSteps = original.steps;
    ComparedSteps compared{std::vector<const LessonStep*>(steps.size(), nullptr)};
    if (steps.size() == originalSteps.size()) {
        std::ranges::transform(originalSteps, compared.originals.begin(), [](const LessonStep& step) { return &step; });
        return compared;
    }
    const auto report = [&](std::size_t line, const QString& sentence) {
        compared.diagnostics.push_back({line, Message(sentence.toStdString())});
    };
    report(1, TranslationCheckWords::tr("It has %1 steps, and the original has %2.")
                  .arg(steps.size())
                  .arg(originalSteps.size()));
    // edits[i][j] is the edit distance of the steps from i and j on: how many are missing, superfluous or different.
    std::vector<std::vector<std::size_t>> edits(steps.size() + 1,
                                                std::vector<std::size_t>(originalSteps.size() + 1, 0));
    const auto isDifferent = [&](std::size_t i, std::size_t j) {
        return !differences(steps[i], originalSteps[j]).empty();
    };
    for (std::size_t i = steps.size() + 1; i-- > 0;)
        for (std::size_t j = originalSteps.size() + 1; j-- > 0;) {
            const bool hasStep = i < steps.size(), hasOriginal = j < originalSteps.size();
            if (hasStep && hasOriginal)
                edits[i][j] =
                    std::min({edits[i + 1][j + 1] + isDifferent(i, j), edits[i + 1][j] + 1, edits[i][j + 1] + 1});
            else if (hasStep || hasOriginal)
                edits[i][j] = (hasStep ? edits[i + 1][j] : edits[i][j + 1]) + 1;
        }
    std::size_t i = 0, j = 0;
    while (i < steps.size() || j < originalSteps.size()) {
        const bool hasStep = i < steps.size(), hasOriginal = j < originalSteps.size();
        if (hasStep && hasOriginal && edits[i][j] == edits[i + 1][j + 1] + isDifferent(i, j)) {
            compared.originals[i++] = &originalSteps[j++];
        } else if (hasOriginal && (!hasStep || edits[i][j] == edits[i][j + 1] + 1)) {
            // The missing step belongs before step i.
            report(hasStep         ? steps[i].line
                   : steps.empty() ? 1
                                   : steps.back().line,
                   (hasStep ? TranslationCheckWords::tr("The step “%1” of the original is missing before this one.")
                            : TranslationCheckWords::tr("The step “%1” of the original is missing at the end."))
                       .arg(utf8Text(originalSteps[j++].heading)));
        } else {
            report(steps[i++].line, TranslationCheckWords::tr("The original has no such step."));
        }
    }
    return compared;
}

}  // namespace attention
