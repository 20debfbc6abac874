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

/// Keys that stand in both or in none, whatever their words are.
constexpr std::array<std::string_view, 9> kSharedKeys{"because", "hint", "notes",     "unit", "focus",
                                                      "glide",   "page", "tolerance", "try"};
/// The texts of a step, by the names of their lines.
constexpr std::array<std::string_view, 2> kTexts{"words", "answer-text"};

class Comparison {
 public:
    Comparison(const LessonStep& step, const LessonStep& original) : m_step(step), m_original(original) {
        if (step.show != original.show || step.sceneFile != original.sceneFile)
            tell({"show", "scene"}, TranslationCheckWords::tr("The original shows another scene."));
        if (step.controls != original.controls)
            tell({"controls"}, TranslationCheckWords::tr("The original offers other controls."));
        if (step.covers != original.covers)
            tell({"cover"}, TranslationCheckWords::tr("The original covers something else."));
        if (step.hides != original.hides)
            tell({"hide"}, TranslationCheckWords::tr("The original hides something else."));
        if (step.goal != original.goal) tell({"goal"}, TranslationCheckWords::tr("The original has another goal."));
        if (step.task != original.task) tell({"do"}, TranslationCheckWords::tr("The original has another condition."));
        compareQuestions();
        compareKeys();
    }

    std::vector<LessonDiagnostic> found;

 private:
    void tell(std::initializer_list<std::string_view> keys, const QString& sentence) {
        tell(m_step.lineOf(keys), sentence);
    }
    void tell(std::size_t line, const QString& sentence) { found.push_back({line, Message(sentence.toStdString())}); }

    void compareQuestions() {
        const auto &asked = m_step.question, &meant = m_original.question;
        if (!asked && !meant) return;
        if (!asked) return tell({"words"}, TranslationCheckWords::tr("The original asks a question here."));
        if (!meant) return tell({"ask"}, TranslationCheckWords::tr("The original asks no question here."));
        if (asked->kind == Kind::Choice && meant->kind == Kind::Choice &&
            asked->choices.size() != meant->choices.size())
            return tell({"ask"}, TranslationCheckWords::tr("It has %1 answers to choose from, and the original has %2.")
                                     .arg(asked->choices.size())
                                     .arg(meant->choices.size()));
        if (!hasSameAnswer(*asked, *meant))
            tell({"answer", "ask"}, TranslationCheckWords::tr("The original has another answer."));
        for (std::size_t i = 0; i < std::min(asked->choices.size(), meant->choices.size()); ++i)
            if (asked->choices[i].hint.empty() != meant->choices[i].hint.empty())
                tell(asked->choices[i].line,
                     meant->choices[i].hint.empty()
                         ? TranslationCheckWords::tr("The original has no hint for this answer.")
                         : TranslationCheckWords::tr("The original has a hint for this answer."));
    }

    void compareKeys() {
        const auto has = [](const LessonStep& step, std::string_view key) { return step.lines.contains(key); };
        for (const std::string_view key : kSharedKeys) {
            const QString name = u"“%1:”"_s.arg(QString::fromUtf8(key));
            if (!has(m_step, key) && has(m_original, key))
                tell({"ask"}, TranslationCheckWords::tr("The original has %1 in this step.").arg(name));
            if (has(m_step, key) && !has(m_original, key))
                tell({key}, TranslationCheckWords::tr("The original has no %1 in this step.").arg(name));
            if (has(m_step, key) && has(m_original, key) && !isSame(key))
                tell({key}, TranslationCheckWords::tr("The original has another %1.").arg(name));
        }
        for (const std::string_view text : kTexts)
            if (has(m_step, text) != has(m_original, text))
                tell({text}, has(m_original, text) ? TranslationCheckWords::tr("A text of the original is missing.")
                                                   : TranslationCheckWords::tr("The original has no text here."));
    }

    /// What is no text is as in the original.
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
    return Comparison(step, original).found;
}

ComparedSteps compareSteps(const Lesson& translation, const Lesson& original) {
    const auto &steps = translation.steps, &meant = original.steps;
    ComparedSteps compared{std::vector<const LessonStep*>(steps.size(), nullptr)};
    if (steps.size() == meant.size()) {
        std::ranges::transform(meant, compared.originals.begin(), [](const LessonStep& step) { return &step; });
        return compared;
    }
    const auto tell = [&](std::size_t line, const QString& sentence) {
        compared.diagnostics.push_back({line, Message(sentence.toStdString())});
    };
    tell(1, TranslationCheckWords::tr("It has %1 steps, and the original has %2.").arg(steps.size()).arg(meant.size()));
    // The edit distance: how many steps from i and j on are missing, too many, or other ones.
    std::vector<std::vector<std::size_t>> edits(steps.size() + 1, std::vector<std::size_t>(meant.size() + 1, 0));
    const auto isOther = [&](std::size_t i, std::size_t j) { return !differences(steps[i], meant[j]).empty(); };
    for (std::size_t i = steps.size() + 1; i-- > 0;)
        for (std::size_t j = meant.size() + 1; j-- > 0;) {
            const bool hasStep = i < steps.size(), hasMeant = j < meant.size();
            if (hasStep && hasMeant)
                edits[i][j] = std::min({edits[i + 1][j + 1] + isOther(i, j), edits[i + 1][j] + 1, edits[i][j + 1] + 1});
            else if (hasStep || hasMeant)
                edits[i][j] = (hasStep ? edits[i + 1][j] : edits[i][j + 1]) + 1;
        }
    std::size_t i = 0, j = 0;
    while (i < steps.size() || j < meant.size()) {
        const bool hasStep = i < steps.size(), hasMeant = j < meant.size();
        if (hasStep && hasMeant && edits[i][j] == edits[i + 1][j + 1] + isOther(i, j)) {
            compared.originals[i++] = &meant[j++];
        } else if (hasMeant && (!hasStep || edits[i][j] == edits[i][j + 1] + 1)) {
            // It belongs before the step that comes next.
            tell(hasStep         ? steps[i].line
                 : steps.empty() ? 1
                                 : steps.back().line,
                 (hasStep ? TranslationCheckWords::tr("The step “%1” of the original is missing before this one.")
                          : TranslationCheckWords::tr("The step “%1” of the original is missing at the end."))
                     .arg(utf8Text(meant[j++].heading)));
        } else {
            tell(steps[i++].line, TranslationCheckWords::tr("The original has no such step."));
        }
    }
    return compared;
}

}  // namespace attention
