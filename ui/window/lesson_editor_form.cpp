// Part of LessonEditor: the state of its form and the form's commands.

#include <algorithm>
#include <set>

#include <QDir>
#include <QPainter>

#include "core/lesson/lesson_source.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/files/scene_file.h"
#include "ui/lesson/lesson_check.h"
#include "ui/lesson/step_marks.h"
#include "ui/lesson/step_offers.h"
#include "ui/text/language.h"
#include "ui/text/parameter_text.h"
#include "ui/text/phrase_text.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/style.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/lesson_editor.h"
#include "ui/window/lesson_edits.h"

namespace attention {

using namespace Qt::StringLiterals;

namespace {

using Kind = LessonQuestion::Kind;

std::string cellText(const Cell& cell) {
    const std::string position = std::to_string(cell.row) + ' ' + std::to_string(cell.column);
    return cell.matrix.empty() ? position : cell.matrix + ' ' + position;
}

/// A phrase as a sentence, with a capital letter and a full stop.
QString sentenceOf(const Message& phrase) {
    QString sentence = phraseText(phrase);
    if (sentence.isEmpty()) return sentence;
    sentence[0] = sentence[0].toUpper();
    const bool isEnded = QStringLiteral(".!?。！？").contains(sentence.back());
    return isEnded ? sentence : sentence + (currentLanguage().fullWidthPunctuation ? u'。' : u'.');
}

/// A frame around the panel of the figure that the form refers to.
class PanelFlash : public QWidget {
 public:
    PanelFlash(QWidget* figure, const QColor& ink) : QWidget(figure), m_ink(ink) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setObjectName(u"panel-flash"_s);
    }

 protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QColor fill = m_ink;
        fill.setAlphaF(0.08f);
        painter.setBrush(fill);
        painter.setPen(QPen(m_ink, scaled(2)));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), scaled(6), scaled(6));
    }

 private:
    QColor m_ink;
};

}  // namespace

const LessonStep& LessonEditor::step() const {
    static const LessonStep kNone;
    const auto index = std::size_t(m_draft->step);
    return index < m_lesson.steps.size() ? m_lesson.steps[index] : kNone;
}

std::string LessonEditor::value(const char* key) const {
    const LessonSource source(m_draft->texts.at(""));
    return std::size_t(m_draft->step) < source.stepCount() ? source.value(std::size_t(m_draft->step), key)
                                                           : std::string();
}

QString LessonEditor::scenePageName() const {
    return m_model.exhibit().words().name;
}

QString LessonEditor::proposedName() const {
    constexpr qsizetype kMaxLength = 60;
    if (!m_document.location().name.isEmpty()) return m_document.location().name;
    // The title, reduced to characters that are valid in file names everywhere.
    QString name;
    for (const QChar sign : utf8Text(m_lesson.title).toLower())
        if (sign.isLetterOrNumber() || sign.isMark())
            name += sign;
        else if (!name.isEmpty() && !name.endsWith(u'-'))
            name += u'-';
    name.truncate(kMaxLength);
    if (name.endsWith(u'-')) name.chop(1);
    return name.isEmpty() ? tr("lesson", "the name of a file") : name;
}

std::optional<Cell> LessonEditor::cell() const {
    const EvaluatedScene& shown = m_views.page.shown();
    if (!shown || shown.scene().exhibit != m_model.scene().exhibit) return std::nullopt;
    const auto cell = selectedCell(m_model.shownScene().parameters);
    return cell && hasCell(shown.exhibit(), shown.scene().parameters, *cell) ? cell : std::nullopt;
}

std::optional<std::pair<std::string, std::string>> LessonEditor::sceneKey() {
    const Scene& scene = m_model.shownScene();
    // A scene whose arrays come from a preset needs no file.
    if (const auto show = showText(scene)) return std::pair{std::string("show"), *show};
    if (scene.arrays.empty()) {
        Q_EMIT said(tr("This scene cannot be a step: it cannot be shown as it is set."));
        return std::nullopt;
    }
    const LessonDocument::Location& location = m_document.location();
    if (!isEditing() || location.path.isEmpty()) {
        Q_EMIT said(isEditing()
                        ? tr("This scene has arrays, which are kept in a file beside the lesson: save the lesson "
                             "first.")
                        : tr("This scene has arrays, which are kept in a file beside a lesson: begin it with "
                             "another scene and save it first."));
        return std::nullopt;
    }
    // Existing files are not overwritten, because other steps may show them.
    QString name;
    for (int number = 1; name.isEmpty() || QFileInfo::exists(QDir(location.folder).filePath(name)); ++number)
        name = u"%1-%2.%3"_s.arg(location.name).arg(number).arg(QLatin1String(kSceneSuffix));
    if (const auto problem = saveScene(QDir(location.folder).filePath(name), scene)) {
        Q_EMIT said(tr("%1 was not saved: %2.").arg(name, *problem));
        return std::nullopt;
    }
    return std::pair{std::string("scene"), name.toStdString()};
}

void LessonEditor::addScene() {
    if (!isEditing()) return startNew();
    const auto scene = sceneKey();
    if (!scene) return;
    const std::string heading = unusedHeading(m_lesson, scenePageName().toStdString());
    LessonDraft draft = withStep(*m_draft, heading, scene->first == "show" ? scene->second : std::string());
    if (scene->first == "scene") draft = withField(draft, {}, "scene", scene->second);
    apply(draft, tr("Add a step"));
    editInForm(u"heading"_s);
}

void LessonEditor::useCurrentScene() {
    const auto scene = sceneKey();
    if (!scene) return;
    LessonDraft draft = withField(*m_draft, {}, scene->first == "show" ? "scene" : "show", {});
    draft = withField(draft, {}, scene->first, scene->second);
    apply(draft, tr("Use this scene"));
    // From now on this is the step's scene, on whichever page it is.
    m_views.lessons.preview(m_lesson, m_document.location().folder, m_draft->step, LessonActions::Preview::Text);
}

void LessonEditor::refuse(const QString& key, const QString& sentence) {
    m_refused = {key, sentence};
    showSoon();
}

void LessonEditor::editField(const QString& key, const QString& typed, bool isBeside) {
    if (!isEditing()) return;
    QString value = typed;
    if (value.isEmpty()) {
        // An empty value would change the structure of the lesson, so the previous value stays until a new one is
        // entered.
        if (key == u"heading" || key == u"title") return refuse(key, tr("A title is needed."));
        if (key == u"ask") return refuse(key, tr("A question needs words."));
        if (key == u"answer") return refuse(key, tr("A question needs an answer."));
    }
    if (key == u"answer" && step().question) {
        const Kind kind = step().question->kind;
        if (kind == Kind::Cell) value.prepend(u"cell "_s);
        if (kind == Kind::Token) value.prepend(u"token "_s);
        if (kind == Kind::Order) value = u"order "_s + value.remove(u' ');
    }
    const std::string name = key.toStdString();
    try {
        LessonDraft draft = withField(*m_draft, isBeside ? m_beside : std::string(), name, value.toStdString());
        if (name == "do") draft = withControlsFor(draft, value.toStdString());
        apply(draft, tr("Write the lesson"),
              "lesson." + std::to_string(m_draft->step) + name + (isBeside ? m_beside : std::string()));
    } catch (const TextError& error) {
        refuse(key, sentenceOf(error.phrase()));
    }
}

LessonDraft LessonEditor::withControlsFor(LessonDraft draft, const std::string& condition) const {
    if (condition.empty()) return withField(draft, {}, "try", {});
    Condition wanted;
    try {
        wanted = readCondition(condition);
    } catch (const TextError&) {
        return draft;  // the condition is still being typed
    }
    // The reader needs controls for all parameters of the condition.
    std::vector<std::string> controls = step().controls;
    std::string solution;
    const Scene& now = m_model.shownScene();
    for (const std::string& key : parameterKeys(wanted)) {
        const ParameterInfo* info = findParameter(key);
        if (!info || !m_model.exhibit().findUse(key)) continue;
        if (std::ranges::find(controls, key) == controls.end() && controls.size() < kMaxStepControls)
            controls.push_back(key);
        std::string value = valueText(*info, attention::valueOf(now.parameters, *info));
        if (value.empty() || value.find(' ') != value.npos) value = '"' + value + '"';
        solution += (solution.empty() ? "--" : " --") + key + ' ' + value;
    }
    std::string list;
    for (const std::string& key : controls) list += (list.empty() ? "" : ", ") + key;
    draft = withField(draft, {}, "controls", list);
    // If the condition has no unique solution, the current values are stored as the one that a presentation uses.
    StepEvents events{m_views.lessons.session().initialScene().parameters};
    for (const std::string& key : m_played) events.played.insert(key);
    if (solutionOf(wanted)) return withField(draft, {}, "try", {});
    return holds(wanted, now.parameters, events) ? withField(draft, {}, "try", solution) : draft;
}

void LessonEditor::chooseKind(int kind) {
    if (!isEditing() || kind == (step().question ? int(step().question->kind) : -1)) return;
    if (kind < 0) return apply(withoutQuestion(*m_draft), tr("Take away the question"));
    NewQuestion start{tr("Your question?").toStdString(), tr("right answer").toStdString(),
                      tr("wrong answer").toStdString(), answerFor(Kind(kind))};
    apply(withQuestion(*m_draft, start), tr("Form of the question"));
    editInForm(u"ask"_s);
}

std::string LessonEditor::answerFor(Kind kind) const {
    const EvaluatedScene& shown = m_views.page.shown();
    const auto selected = cell();
    switch (kind) {
        case Kind::Choice:
            return {};
        case Kind::Number: {
            if (!selected) return "0";
            const auto source = sourceOf(shown, *selected);
            return answerText(shown.explain(*selected).derivation.value, source);
        }
        case Kind::Cell: {
            Cell answerCell = selected.value_or(Cell{});
            const ParameterUse* matrices = m_model.exhibit().findUse("matrix");
            if (!selected && matrices && !matrices->acceptedNames.empty())
                answerCell.matrix = std::string(matrices->acceptedNames.front());
            return "cell " + cellText(answerCell);
        }
        case Kind::Token:
            return "token " + std::to_string(selected ? shown.tokenOf(*selected).value_or(0) : 0);
        case Kind::Order: {
            std::string order = "order ";
            for (std::int64_t i = 0; i < std::max<std::int64_t>(2, m_model.shown().parameters.n); ++i)
                order += (i ? "," : "") + std::to_string(i);
            return order;
        }
    }
    return {};
}

void LessonEditor::useSelectedCell() {
    if (!step().question || !cell()) return;
    apply(withField(*m_draft, {}, "answer", answerFor(step().question->kind)), tr("Take the selected cell"));
}

void LessonEditor::coverCell(bool isMatrix) {
    const auto selected = cell();
    if (!selected) return;
    const std::string allCells = selected->matrix.empty() ? "* *" : selected->matrix;
    const std::string before = value("cover"), cover = isMatrix ? allCells : cellText(*selected);
    apply(withField(*m_draft, {}, "cover", before.empty() ? cover : before + ", " + cover), tr("Cover"));
}

void LessonEditor::chooseLanguage(const QString& code) {
    m_beside = code.toStdString();
    LessonDraft draft = *m_draft;
    // A translation begins with the words of the original.
    if (!m_beside.empty()) draft.texts.emplace(m_beside, draft.texts.at(""));
    if (draft == *m_draft) return adopt(m_draft, LessonActions::Preview::Stay);
    apply(draft, tr("Begin a translation"));
}

QString LessonEditor::languageName(const QString& code) const {
    const Language* language = findLanguage(code.toStdString());
    return language ? language->name : code;
}

LessonForm::Fault LessonEditor::faultOf(const LessonDiagnostic& diagnostic, const Lesson& lesson,
                                        const QString& language) const {
    QString sentence = sentenceOf(diagnostic.sentence);
    if (!language.isEmpty())
        sentence = tr("%1: %2", "a language, and a sentence on its translation").arg(languageName(language), sentence);
    const auto nextStep =
        std::ranges::find_if(lesson.steps, [&](const LessonStep& each) { return each.line > diagnostic.line; });
    const int index = int(nextStep - lesson.steps.begin()) - 1;
    if (index < 0 && !language.isEmpty()) return {{}, sentence};
    if (index < 0) return {diagnostic.line > 1 ? u"minutes"_s : u"title"_s, sentence};
    if (index != m_draft->step || !language.isEmpty())
        return {{}, tr("Step %1: %2", "a number, and a sentence").arg(QString::number(index + 1), sentence)};
    const LessonStep& faultyStep = lesson.steps[std::size_t(index)];
    for (const auto& [key, line] : faultyStep.lines)
        if (line == diagnostic.line) return {utf8Text(key), sentence};
    const bool isLong = countWords(faultyStep.words) + countWords(faultyStep.answerText) > kMaxStepWords;
    return {diagnostic.line == faultyStep.line ? (isLong ? u"words"_s : u"heading"_s) : u"ask"_s, sentence};
}

QString LessonEditor::clauseText(const std::string& text) const {
    const ConditionClause clause = readCondition(text).clauses.front();
    const ParameterInfo* info = findParameter(clause.key);
    switch (clause.kind) {
        case ConditionClause::Kind::Changed:
            return tr("%1 changed", "a parameter").arg(parameterLabel(clause.key));
        case ConditionClause::Kind::Played:
            return tr("%1 played", "a parameter").arg(parameterLabel(clause.key));
        case ConditionClause::Kind::Selected:
            return clause.column ? tr("row %1, column %2 selected").arg(clause.row.value_or(0)).arg(*clause.column)
                                 : tr("row %1 selected").arg(clause.row.value_or(0));
        case ConditionClause::Kind::Compare:
            break;
    }
    const QString sign = clause.relation == ConditionClause::Relation::AtLeast  ? u"≥"_s
                         : clause.relation == ConditionClause::Relation::AtMost ? u"≤"_s
                                                                                : u"="_s;
    return u"%1 %2 %3"_s.arg(parameterLabel(clause.key), sign, info ? valueWords(*info, clause.value) : QString());
}

QString LessonEditor::changesText(const std::vector<std::string>& offers) const {
    if (offers.empty()) return {};
    QStringList done;
    const Parameters& now = m_model.shownScene().parameters;
    std::set<std::string> listed;
    for (const std::string& offer : offers) {
        const auto words = splitArguments(offer);
        const bool isPlayed = words[0] == "played" && words.size() > 1;
        if (!listed.insert(isPlayed ? offer : words[0]).second) continue;
        if (isPlayed)
            done += tr("%1 was played").arg(parameterLabel(words[1]));
        else if (words[0] == "selected")
            done += tr("a cell was selected");
        else if (const ParameterInfo* info = findParameter(words[0]))
            done +=
                tr("%1 was set to %2").arg(parameterLabel(words[0]), valueWords(*info, attention::valueOf(now, *info)));
    }
    QString words = joinList(done);
    if (!words.isEmpty() && words[0].isLower() && !listed.contains(words.section(u' ', 0, 0).toStdString()))
        words[0] = words[0].toUpper();
    return words;
}

LessonForm::State LessonEditor::formState() const {
    LessonForm::State state;
    const LessonSource source(m_draft->texts.at(""));
    const LessonSession& session = m_views.lessons.session();
    state.title = utf8Text(m_lesson.title);
    state.minutes = utf8Text(source.headValue("minutes"));
    state.index = m_draft->step;
    state.count = int(m_lesson.steps.size());
    state.step = step();
    for (const char* key : {"answer", "tolerance", "do", "try", "cover", "focus", "hide", "goal", "draw"})
        state.values[key] = utf8Text(value(key));
    const Scene& now = m_model.shownScene();
    const bool isSamePage = now.exhibit == session.initialScene().exhibit;
    state.sceneText = tr("Shows the page “%1”.").arg(scenePageName());
    state.isSceneChanged = !showsSame(now, session.initialScene());
    if (isSamePage) {
        const auto offers = offeredConditions(session.initialScene(), now, m_played);
        for (const std::string& offer : offers) state.offers.emplace_back(utf8Text(offer), clauseText(offer));
        state.changes = changesText(offers);
        for (const ParameterUse& use : m_model.exhibit().uses()) {
            if (use.key == "matrix" || use.key == "row" || use.key == "column" || use.key == "show") continue;
            state.parameters.emplace_back(std::string(use.key), parameterText(use, m_model.exhibit().chapter()).name);
        }
        if (const Figure* figure = m_views.page.figure()) state.figurePanels = figure->panels();
    }
    if (const auto selected = cell()) {
        QStringList tags;
        for (const Explanation::Tag& tag : m_views.page.shown().tags(*selected)) tags += tag.text;
        state.cell = tags.isEmpty() ? utf8Text(cellText(*selected)) : joinList(tags);
    }
    state.faults = m_faults;
    if (m_refused) state.faults.insert(state.faults.begin(), *m_refused);
    const auto& covers = step().covers;
    const auto beyond = std::ranges::find_if(
        covers, [&](const LessonCover& cover) { return isSamePage && cover.panel > std::ssize(state.figurePanels); });
    if (beyond != covers.end())
        state.faults.push_back(
            {{},
             tr("There is no part %1 to cover; the picture has %n.", nullptr, int(state.figurePanels.size()))
                 .arg(beyond->panel)});
    const auto isNotShown = [&](const LessonCover& cover) {
        const Figure* figure = m_views.page.figure();
        return isSamePage && cover.panel == 0 && figure && m_views.page.shown() &&
               !Figure::findPanel(state.figurePanels, cover.word()) &&
               PlacedMarks({.covers = {cover}}, *figure, m_views.page.shown(), QRectF(figure->rect())).covers().empty();
    };
    if (std::ranges::any_of(covers, isNotShown))
        state.faults.push_back({{}, tr("The picture does not show all that is to be covered, so it stays uncovered.")});
    if (!covers.empty() && !step().question)
        state.faults.push_back({{}, tr("What is covered appears with an answer: a question is needed.")});
    state.isChecked = m_isChecked;
    for (const Language& language : languages())
        if (language.code != "en")
            state.languages.emplace_back(QString::fromUtf8(language.code.data(), qsizetype(language.code.size())),
                                         language.name);
    state.translation = utf8Text(m_beside);
    if (std::size_t(m_draft->step) < m_translation.steps.size()) {
        state.translatedTitle = utf8Text(m_translation.title);
        state.translatedStep = m_translation.steps[std::size_t(m_draft->step)];
    }
    if (m_refused) state.rejectedKey = m_refused->key;
    return state;
}

void LessonEditor::showSoon() {
    if (isEditing()) m_showTimer.start();
}

void LessonEditor::show() {
    if (isEditing()) m_form->setState(formState());
}

void LessonEditor::editInForm(const QString& key) {
    // Updating the form after it gets the focus would clear the selection.
    m_showTimer.stop();
    show();
    m_form->takeFocus(key);
}

void LessonEditor::flashPanel(int panel) {
    delete m_flash;
    Figure* figure = m_views.page.figure();
    if (panel <= 0 || !figure) return;
    const auto panels = figure->panels();
    if (panel > std::ssize(panels)) return;
    m_flash = new PanelFlash(figure, m_theme->text);
    m_flash->setGeometry(figure->mapToWidget(panels[std::size_t(panel - 1)].place).toAlignedRect());
    m_flash->show();
}

}  // namespace attention
