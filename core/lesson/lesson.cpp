#include "core/lesson/lesson.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "core/io/quoted_text.h"
#include "core/lesson/lesson_source.h"
#include "core/number_text.h"
#include "core/scene/lists.h"
#include "core/scene/parameter_table.h"
#include "core/string_utils.h"

namespace attention {
namespace {

using QuestionKind = LessonQuestion::Kind;

constexpr std::size_t kMaxHeading = 120;
constexpr int kMaxMinutes = 120;

std::vector<std::string> splitList(std::string_view text) {
    std::vector<std::string> list;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        if (const auto name = trimmed(text.substr(begin, end - begin)); !name.empty()) list.emplace_back(name);
        begin = end + 1;
    }
    return list;
}

[[noreturn]] void expect(std::string_view found, Message accepted) {
    throw TextError(Message(CoreMessages::tr("%1 is not accepted here; accepted: %2"), quotedExcerpt(found), accepted));
}

TableSource readSource(const std::vector<std::string>& words, std::size_t first, std::string_view text) {
    const auto row = words.size() == first + 3 ? parseInteger(words[first + 1]) : std::nullopt;
    if (!row || *row < 0)
        expect(text, CoreMessages::tr("a table of the exhibit, a row from 0 and a column: weights 4 1"));
    return {words[first], *row, words[first + 2]};
}

/// Reads a cell: a matrix, if the exhibit has several, then a row and a column from 0.
Cell readCell(const std::vector<std::string>& words, std::size_t first, std::string_view text) {
    const std::size_t count = words.size() - first;
    const auto row = count == 2 || count == 3 ? parseInteger(words[words.size() - 2]) : std::nullopt;
    const auto column = row ? parseInteger(words.back()) : std::nullopt;
    if (!row || !column || *row < 0 || *column < 0)
        expect(text,
               CoreMessages::tr("a row and a column from 0, after the matrix where there are several: weights 3 6"));
    return {*row, *column, count == 3 ? words[first] : std::string()};
}

/// Reads a matrix or a cell.
LessonFocus readFocus(std::string_view text) {
    const auto words = splitArguments(text);
    if (words.size() == 1) return {words[0]};
    const Cell cell = readCell(words, 0, text);
    return {cell.matrix, cell};
}

/// Reads "2" (a panel), "weights" (a panel or a matrix), or "weights 3 *" and "* 2" (cells).
LessonCover readCover(std::string_view text) {
    const auto words = splitArguments(text);
    if (words.size() == 1) {
        if (const auto panel = parseInteger(words[0]); panel && *panel > 0 && std::in_range<int>(*panel))
            return {.panel = int(*panel)};
        if (!words[0].empty() && !parseReal(words[0])) return {.cells = {-1, -1, words[0]}};
    } else if (words.size() == 2 || words.size() == 3) {
        const auto place = [](const std::string& word) {
            return word == "*" ? std::optional<std::int64_t>(-1) : parseInteger(word);
        };
        const auto row = place(words[words.size() - 2]), column = place(words.back());
        if (row && column && *row >= -1 && *column >= -1)
            return {.cells = {*row, *column, words.size() == 3 ? words[0] : std::string()}};
    }
    expect(text,
           CoreMessages::tr("a panel, a matrix, or a row and a column, where * stands for all: costs-chart, weights, "
                            "weights 3 *"));
}

std::vector<LessonCover> readCovers(std::string_view text) {
    std::vector<LessonCover> covers;
    for (const std::string& each : splitList(text)) covers.push_back(readCover(each));
    return covers;
}

void readAnswer(LessonQuestion& question, std::string_view text) {
    const auto words = splitArguments(text);
    if (words.empty()) expect(text, CoreMessages::tr("a number, a place in a table, a cell, a token or an order"));
    if (words[0] == "cell") {
        question.kind = QuestionKind::Cell;
        question.cell = readCell(words, 1, text);
    } else if (words[0] == "token" && words.size() == 2) {
        const auto token = parseInteger(words[1]);
        if (!token || *token < 0) expect(text, CoreMessages::tr("a token's place from 0: token 2"));
        question.kind = QuestionKind::Token;
        question.token = *token;
    } else if (words[0] == "order" && words.size() == 2) {
        question.kind = QuestionKind::Order;
        for (const std::string& place : splitList(words[1])) {
            const auto token = parseInteger(place);
            if (!token || *token < 0) expect(text, CoreMessages::tr("places from 0: order 2,1,0"));
            question.order.push_back(*token);
        }
        if (question.order.size() < 2 || question.order.size() > kMaxLessonWords)
            expect(text, Message(CoreMessages::tr("an order of 2 to %1 places"), kMaxLessonWords));
    } else {
        question.kind = QuestionKind::Number;
        question.number = parseReal(words[0]);
        const bool hasSource = question.number && words.size() > 1;
        if (hasSource && words[1] != "from") expect(text, CoreMessages::tr("0.25 from weights 4 1"));
        if (!question.number || hasSource) question.source = readSource(words, hasSource ? 2 : 0, text);
    }
}

/// Reads "[x] words {hint}".
LessonChoice readChoice(std::string_view text) {
    LessonChoice choice;
    if (text.starts_with("[x]") || text.starts_with("[X]") || text.starts_with("[ ]")) {
        choice.isRight = text[1] != ' ';
        text = trimmed(text.substr(3));
    }
    if (text.ends_with('}'))
        if (const std::size_t brace = text.rfind('{'); brace != text.npos) {
            choice.hint = trimmed(text.substr(brace + 1, text.size() - brace - 2));
            text = trimmed(text.substr(0, brace));
        }
    choice.words = text;
    if (choice.words.empty()) expect(text, CoreMessages::tr("the words of an answer after the hyphen"));
    return choice;
}

/// Checks that a file name has no folder, because a lesson may only use files of its own folder.
std::string plainFileName(std::string_view value) {
    const bool isPlain =
        value.find_first_of("/\\:") == value.npos && !value.starts_with('.') && value.find('\0') == value.npos;
    if (!isPlain) expect(value, CoreMessages::tr("the name of a file in the lesson's folder"));
    return std::string(value);
}

void requireNoScene(const LessonStep& step) {
    if (!step.show.empty() || !step.sceneFile.empty())
        throw TextError(CoreMessages::tr("a step has either \"show:\" or \"scene:\""));
}

/// How to read the value of a line "key: value": `set` stores it in the step, `setInQuestion` in its question.
struct StepKey {
    std::string_view name;
    void (*set)(LessonStep& step, std::string_view value);
    void (*setInQuestion)(LessonQuestion& question, std::string_view value) = nullptr;
};
constexpr StepKey kStepKeys[] = {
    {"draw", [](LessonStep& step, std::string_view value) { step.draws = readDraws(value); }},
    {"show",
     [](LessonStep& step, std::string_view value) {
         requireNoScene(step);
         step.show = splitArguments(value);
     }},
    {"scene",
     [](LessonStep& step, std::string_view value) {
         requireNoScene(step);
         step.sceneFile = plainFileName(value);
     }},
    {"controls",
     [](LessonStep& step, std::string_view value) {
         step.controls = splitList(value);
         for (const std::string& control : step.controls)
             if (!findParameter(control))
                 throw TextError(Message(CoreMessages::tr("there is no parameter %1"), quotedExcerpt(control)));
     }},
    {"focus", [](LessonStep& step, std::string_view value) { step.focus = readFocus(value); }},
    {"cover", [](LessonStep& step, std::string_view value) { step.covers = readCovers(value); }},
    {"hide", [](LessonStep& step, std::string_view value) { step.hides = readCovers(value); }},
    {"ask",
     [](LessonStep& step, std::string_view value) { step.question = LessonQuestion{.words = std::string(value)}; }},
    {"answer", nullptr, readAnswer},
    {"tolerance", nullptr,
     [](LessonQuestion& question, std::string_view value) {
         question.tolerance = parseReal(value);
         if (!question.tolerance || *question.tolerance < 0) expect(value, CoreMessages::tr("a number from 0"));
     }},
    {"unit", nullptr, [](LessonQuestion& question, std::string_view value) { question.unit = value; }},
    {"hint", nullptr, [](LessonQuestion& question, std::string_view value) { question.hint = value; }},
    {"do", [](LessonStep& step, std::string_view value) { step.task = readCondition(value); }},
    {"goal", [](LessonStep& step, std::string_view value) { step.goal = readGoal(value); }},
    {"try", [](LessonStep& step, std::string_view value) { step.solution = splitArguments(value); }},
    {"because", [](LessonStep& step, std::string_view value) { step.explanation = value; }},
    {"notes", [](LessonStep& step, std::string_view value) { step.notes = value; }},
    {"glide",
     [](LessonStep& step, std::string_view value) {
         if (value != "on" && value != "off") expect(value, "on, off");
         step.isAnimated = value == "on";
     }},
    {"page",
     [](LessonStep& step, std::string_view value) {
         if (value != "same" && value != "next") expect(value, "same, next");
         step.sharesPage = value == "same";
     }},
};

class Reader {
 public:
    Lesson read(std::string_view text) {
        if (text.size() > kMaxLessonBytes) {
            m_lineNumber = 1;
            addError(Message(CoreMessages::tr("the text is longer than a lesson may be, %1 bytes"), kMaxLessonBytes));
            return std::move(m_lesson);
        }
        if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
        readLines(text);
        m_lineNumber = std::max<std::size_t>(m_lineNumber, 1);
        if (m_lesson.title.empty() && m_lesson.diagnostics.empty())
            addError(CoreMessages::tr("the title is missing; the first line is to be \"# Title\""));
        if (m_lesson.steps.empty()) addError(CoreMessages::tr("there is no step; each begins with \"## Heading\""));
        std::ranges::stable_sort(m_lesson.diagnostics, {}, &LessonDiagnostic::line);
        return std::move(m_lesson);
    }

    DrawnStep readStep(const LessonStep& asWritten, std::size_t combination) {
        m_combination = combination;
        m_lesson.title = asWritten.heading;
        m_lineNumber = asWritten.line - 1;
        readLines(asWritten.source);
        std::ranges::stable_sort(m_lesson.diagnostics, {}, &LessonDiagnostic::line);
        return {std::move(m_lesson.steps.front()), std::move(m_lesson.diagnostics)};
    }

 private:
    void readLines(std::string_view text) {
        m_text = text;
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            ++m_lineNumber;
            m_begin = begin;
            try {
                std::string untabbed(text.substr(begin, end - begin));
                std::ranges::replace(untabbed, '\t', ' ');
                readLine(untabbed);
            } catch (const TextError& error) {
                addError(error.phrase());
            }
            begin = end + 1;
        }
        m_begin = text.size();
        finishValue();
        finishStep();
    }

    LessonStep* step() { return m_lesson.steps.empty() ? nullptr : &m_lesson.steps.back(); }

    void addError(Message sentence, std::size_t line = 0) {
        m_lesson.diagnostics.push_back({line ? line : m_lineNumber, std::move(sentence)});
        if (step()) step()->hasErrors = true;
    }

    void readLine(std::string_view rawLine) {
        const std::string_view content = trimmed(rawLine);
        if (content.find('\0') != content.npos)
            throw TextError(CoreMessages::tr("a NUL byte stands here; accepted: text without it"));
        if (const auto hidden = hiddenCharacter(content))
            throw TextError(Message(CoreMessages::tr("the character %1 cannot be seen: it is a control or turns the "
                                                     "direction of the text; accepted: text without it"),
                                    *hidden));
        const LessonLine kind = lessonLine(rawLine, bool(m_takeValue), false);
        // A comment may stand between the lines of a value.
        if (kind == LessonLine::Comment) return;
        if (kind == LessonLine::Continuation) {
            m_value += ' ' + drawn(content);
            return;
        }
        finishValue();
        if (kind == LessonLine::Heading) return beginStep(trimmed(content.substr(3)));
        if (kind == LessonLine::Title) return setTitle(trimmed(content.substr(2)));
        addLine(drawn(content));
    }

    /// Inserts the drawn values before the line is interpreted: otherwise a name in braces would be read as a hint.
    std::string drawn(std::string_view content) {
        if (!step()) return std::string(content);
        if (!step()->draws.empty()) return withDrawnValues(content, step()->draws);
        for (std::string& name : namesInBraces(content)) m_undrawn.emplace(std::move(name), m_lineNumber);
        return std::string(content);
    }

    void addLine(std::string_view content) {
        switch (lessonLine(content, false, step() && step()->question)) {
            case LessonLine::Choice:
                return beginValue(trimmed(content.substr(2)), [this](std::string_view value) { addChoice(value); });
            case LessonLine::Key: {
                const auto [key, value] = *lessonKey(content);
                return beginValue(value,
                                  [this, name = std::string(key)](std::string_view text) { setKey(name, text); });
            }
            default:
                break;
        }
        if (content.starts_with("- [x]") || content.starts_with("- [X]"))
            throw TextError(
                Message(CoreMessages::tr("%1 stands without a question; expected \"ask:\" before it"), "[x]"));
        addText(content);
    }

    /// Begins a value that may continue on further lines. @param take  called with the complete value
    void beginValue(std::string_view value, std::function<void(std::string_view)> take) {
        m_value = value;
        m_valueLine = m_lineNumber;
        m_takeValue = std::move(take);
    }

    void finishValue() {
        if (!m_takeValue) return;
        const auto take = std::exchange(m_takeValue, nullptr);
        const std::string value = std::exchange(m_value, {});
        const std::size_t currentLine = std::exchange(m_lineNumber, m_valueLine);
        try {
            take(value);
        } catch (const TextError& error) {
            addError(error.phrase());
        }
        m_lineNumber = currentLine;
    }

    void setTitle(std::string_view title) {
        if (!m_lesson.title.empty() || step())
            throw TextError(CoreMessages::tr("there is a title already; a step begins with \"## Heading\""));
        m_lesson.title = title;
        if (title.size() > kMaxHeading)
            throw TextError(Message(CoreMessages::tr("the heading is longer than %1 bytes"), kMaxHeading));
    }

    void beginStep(std::string_view heading) {
        finishStep();
        if (m_lesson.title.empty() && m_lesson.steps.empty())
            addError(CoreMessages::tr("the title is missing; the first line is to be \"# Title\""));
        if (m_lesson.steps.size() == kMaxLessonSteps) {
            if (!m_isFull) addError(Message(CoreMessages::tr("a lesson has at most %1 steps"), kMaxLessonSteps));
            m_isFull = true;
        }
        const bool isDuplicate =
            std::ranges::find(m_lesson.steps, heading, &LessonStep::heading) != m_lesson.steps.end();
        m_lesson.steps.push_back({.heading = std::string(heading), .line = m_lineNumber});
        m_stepBegin = m_begin;
        m_undrawn.clear();
        if (heading.size() > kMaxHeading)
            addError(Message(CoreMessages::tr("the heading is longer than %1 bytes"), kMaxHeading));
        // Headings must be unique, because the progress of a reader is saved by heading.
        if (isDuplicate) addError(Message(CoreMessages::tr("there is a step %1 already"), quotedExcerpt(heading)));
    }

    void finishStep() {
        if (m_isFull && m_lesson.steps.size() > kMaxLessonSteps) m_lesson.steps.pop_back();
        if (!step()) return;
        LessonStep& finishedStep = *step();
        if (!finishedStep.draws.empty()) finishedStep.source = m_text.substr(m_stepBegin, m_begin - m_stepBegin);
        for (std::string* words : {&finishedStep.words, &finishedStep.answerText})
            while (words->ends_with('\n')) words->pop_back();
        if (finishedStep.goal && (finishedStep.task || finishedStep.question))
            addError(CoreMessages::tr("a step has either \"goal:\" or a question and \"do:\""),
                     finishedStep.lineOf({"goal"}));
        if (!finishedStep.goal && !finishedStep.goalHint.empty())
            addError(Message(CoreMessages::tr("%1 stands without a question; expected \"ask:\" before it"), "hint"),
                     finishedStep.lineOf({"hint"}));
        if (!finishedStep.question || finishedStep.hasErrors) return;
        LessonQuestion& askedQuestion = *finishedStep.question;
        const auto right = std::ranges::count_if(askedQuestion.choices, &LessonChoice::isRight);
        if (askedQuestion.kind != QuestionKind::Choice) {
            if (!askedQuestion.choices.empty())
                addError(CoreMessages::tr("a question has either choices or \"answer:\""),
                         finishedStep.lineOf({"answer"}));
        } else if (askedQuestion.choices.size() < 2) {
            addError(CoreMessages::tr("a question needs two choices at least, or \"answer:\""),
                     finishedStep.lineOf({"ask"}));
        } else if (right == 0) {
            addError(CoreMessages::tr("no choice is right; one is to begin with [x]"), finishedStep.lineOf({"ask"}));
        } else if (right > 1) {
            // Reports the second choice that is marked as right.
            const auto first = std::ranges::find_if(askedQuestion.choices, &LessonChoice::isRight);
            addError(Message(CoreMessages::tr("%1 choices are right; exactly one is to begin with [x]"),
                             std::int64_t(right)),
                     std::find_if(first + 1, askedQuestion.choices.end(), [](const auto& choice) {
                         return choice.isRight;
                     })->line);
        } else {
            // Choices must be unique: of two equal ones a reader cannot tell the right one.
            const auto& choices = askedQuestion.choices;
            for (auto each = choices.begin(); each != choices.end(); ++each)
                if (std::ranges::find(choices.begin(), each, each->words, &LessonChoice::words) != each)
                    return addError(
                        Message(CoreMessages::tr("the choice %1 stands here twice"), quotedExcerpt(each->words)),
                        each->line);
        }
    }

    void addChoice(std::string_view value) {
        auto& choices = step()->question->choices;
        if (choices.size() == kMaxLessonChoices)
            throw TextError(Message(CoreMessages::tr("a question has at most %1 choices"), kMaxLessonChoices));
        choices.push_back(readChoice(value));
        choices.back().line = m_lineNumber;
    }

    void addText(std::string_view content) {
        if (!step()) {
            if (content.empty()) return;
            throw TextError(
                CoreMessages::tr("text before the first step; expected \"# Title\", \"minutes: 5\", "
                                 "\"needs: NAME\" or \"## Heading\""));
        }
        std::string& words = step()->question ? step()->answerText : step()->words;
        if (content.empty()) {
            if (!words.empty() && !words.ends_with("\n\n")) words += words.ends_with('\n') ? "\n" : "\n\n";
        } else {
            if (!words.empty() && !words.ends_with('\n')) words += ' ';
            words += content;
            step()->lines.emplace(step()->question ? "answer-text" : "words", m_lineNumber);
        }
    }

    void setKey(const std::string& key, std::string_view value) {
        if (!(step() ? step()->lines : m_lesson.lines).emplace(key, m_lineNumber).second)
            throw TextError(Message(CoreMessages::tr("%1 stands here twice"), key));
        if (value.empty()) throw TextError(Message(CoreMessages::tr("%1 has no value"), key));
        step() ? setStepKey(key, value) : setHeadKey(key, value);
    }

    void setHeadKey(const std::string& key, std::string_view value) {
        if (key == "minutes") {
            const auto minutes = parseInteger(value);
            if (!minutes || *minutes < 1 || *minutes > kMaxMinutes)
                expect(value, Message(CoreMessages::tr("whole minutes, 1 to %1"), kMaxMinutes));
            m_lesson.minutes = int(*minutes);
        } else if (key == "needs") {
            for (const std::string& name : splitList(value)) m_lesson.needs.push_back(plainFileName(name));
        } else {
            expect(key, CoreMessages::tr("minutes, needs, or a step that begins with \"## Heading\""));
        }
    }

    void setStepKey(const std::string& key, std::string_view value) {
        const auto stepKey = std::ranges::find(kStepKeys, key, &StepKey::name);
        if (stepKey == std::end(kStepKeys)) expect(key, join(kStepKeys, ", ", std::mem_fn(&StepKey::name)));
        if (stepKey->set) stepKey->set(*step(), value);
        if (key == "draw") chooseDraws();
        if (stepKey->set) return;
        if (!step()->question) {
            // May belong to a "goal:" further below.
            if (key == "hint") return void(step()->goalHint = value);
            throw TextError(
                Message(CoreMessages::tr("%1 stands without a question; expected \"ask:\" before it"), key));
        }
        stepKey->setInQuestion(*step()->question, value);
    }

    void chooseDraws() {
        chooseCombination(step()->draws, m_combination);
        for (const LessonDraw& draw : step()->draws)
            for (const std::string& name : draw.names)
                if (const auto used = m_undrawn.find(name); used != m_undrawn.end())
                    return addError(Message(CoreMessages::tr("%1 stands before its \"draw:\"; expected below it"),
                                            quotedExcerpt('{' + name + '}')),
                                    used->second);
    }

    Lesson m_lesson;
    std::string_view m_text;
    std::size_t m_begin = 0;        ///< offset of the current line in m_text
    std::size_t m_stepBegin = 0;    ///< offset of the heading of the current step in m_text
    std::size_t m_combination = 0;  ///< index of the combination of drawn values
    KeyLines m_undrawn;             ///< names in braces above "draw:", with their line numbers
    std::size_t m_lineNumber = 0;   ///< number of the current line
    std::size_t m_valueLine = 0;    ///< number of the line in which the current value begins
    std::string m_value;            ///< the current value so far; may continue on the next line
    std::function<void(std::string_view)> m_takeValue;
    bool m_isFull = false;
};

}  // namespace

std::size_t LessonStep::lineOf(std::initializer_list<std::string_view> keys) const {
    for (const std::string_view key : keys)
        if (const auto found = lines.find(key); found != lines.end()) return found->second;
    return line;
}

Lesson readLesson(std::string_view text) {
    return Reader().read(text);
}

DrawnStep drawStep(const LessonStep& step, std::size_t combination) {
    if (step.draws.empty()) return {step, {}};
    return Reader().readStep(step, combination);
}

}  // namespace attention
