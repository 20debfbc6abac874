// How LessonForm shows its state.

#include <algorithm>
#include <array>

#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include "ui/lesson/lesson_check.h"
#include "ui/text/phrase_text.h"
#include "ui/widgets/lesson_fields.h"
#include "ui/widgets/lesson_form.h"
#include "ui/widgets/panel_section.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;
using Kind = LessonQuestion::Kind;

/// The keys of the fields in the last section.
constexpr std::array<const char*, 4> kExtraKeys{"focus", "hide", "goal", "draw"};

const QString kClauseSeparator = u" and "_s;

/// The subject of a clause: "d" for "d >= 128"; for "played d" the whole clause.
QString subjectOf(const QString& clause) {
    return clause.startsWith(u"played "_s) ? clause : clause.section(u' ', 0, 0);
}

QString coverText(const LessonCover& cover) {
    const auto indexText = [](std::int64_t index) { return index < 0 ? u"*"_s : QString::number(index); };
    if (!cover.word().empty()) return utf8Text(cover.word());
    return (utf8Text(cover.cells.matrix) + u' ' + indexText(cover.cells.row) + u' ' + indexText(cover.cells.column))
        .trimmed();
}

QString coverListText(const std::vector<LessonCover>& covers) {
    QStringList texts;
    for (const LessonCover& cover : covers) texts += coverText(cover);
    return texts.join(u", "_s);
}

}  // namespace

QString LessonForm::valueOf(const char* key) const {
    const auto found = m_state.values.find(key);
    return found == m_state.values.end() ? QString() : found->second;
}

void LessonForm::setField(const QString& key, const QString& value, const QString& translation) {
    const Field& field = m_fields.at(key);
    // A rejected text stays in its field, to be corrected.
    if (key == m_state.rejectedKey && (field.text->hasFocus() || (field.translation && field.translation->hasFocus())))
        return;
    field.text->setMarkdown(value);
    if (!field.translation) return;
    field.translation->setMarkdown(translation);
    field.translationLabel->setText(translationLabelText(!value.isEmpty() && value == translation));
}

QString LessonForm::translationLabelText(bool isUntranslated) const {
    const auto language =
        std::ranges::find(m_state.languages, m_state.translation, &std::pair<QString, QString>::first);
    if (language == m_state.languages.end()) return {};
    return isUntranslated ? tr("%1: not translated yet", "a language").arg(language->second) : language->second;
}

void LessonForm::showField(const QString& key, bool isShown) {
    const Field& field = m_fields.at(key);
    field.text->parentWidget()->setVisible(isShown);
    if (!field.translation) return;
    field.translation->setVisible(!m_state.translation.isEmpty());
    field.translationLabel->setVisible(!m_state.translation.isEmpty());
}

void LessonForm::setState(const State& state) {
    const bool isAnotherStep = !m_hasState || m_state.index != state.index;
    m_state = state;
    m_hasState = true;
    m_stepNumber->setText(tr("Step %1 of %2").arg(state.index + 1).arg(state.count));
    showFields();
    showQuestion();
    showTask();
    showCovers();
    m_language->clear();
    m_language->addItem(tr("None"), QString());
    for (const auto& [code, name] : state.languages) m_language->addItem(name, code);
    m_language->setCurrentIndex(std::max(0, m_language->findData(state.translation)));
    showFaults();
    if (!isAnotherStep) return;
    // Sections with content are open; empty ones are closed.
    m_taskSection->setOpen(state.step.task || state.step.goal || !state.step.controls.empty());
    m_coverSection->setOpen(!state.step.covers.empty());
    if (m_lessonSection->isOpen() && !m_lessonSection->isAncestorOf(focusWidget())) m_lessonSection->setOpen(false);
    m_notesSection->setOpen(!state.step.explanation.empty() || !state.step.notes.empty());
    m_extrasSection->setOpen(state.step.isAnimated || state.step.sharesPage ||
                             std::ranges::any_of(kExtraKeys, [&](const char* key) { return !valueOf(key).isEmpty(); }));
    m_scrollArea->verticalScrollBar()->setValue(0);
}

void LessonForm::showFields() {
    const LessonStep& step = m_state.step;
    const LessonStep& translated = m_state.translatedStep;
    setField(u"title"_s, m_state.title, m_state.translatedTitle);
    setField(u"minutes"_s, m_state.minutes);
    setField(u"heading"_s, utf8Text(step.heading), utf8Text(translated.heading));
    setField(u"words"_s, utf8Text(step.words), utf8Text(translated.words));
    setField(u"because"_s, utf8Text(step.explanation), utf8Text(translated.explanation));
    setField(u"notes"_s, utf8Text(step.notes), utf8Text(translated.notes));
    for (const char* key : kExtraKeys) setField(QLatin1String(key), valueOf(key));
    m_glideChip->setChecked(step.isAnimated);
    m_samePageChip->setChecked(step.sharesPage);
    for (const char* key : {"title", "minutes", "heading", "words", "because", "notes"})
        showField(QLatin1String(key), true);
    const std::size_t wordCount = countWords(step.words) + countWords(step.answerText);
    QLabel* note = m_fields.at(u"words"_s).note;
    note->setText(tr("%1 of %2 words").arg(wordCount).arg(kMaxStepWords));
    note->setFont(uiFont(font_size::kAxis, wordCount > kMaxStepWords ? QFont::DemiBold : QFont::Normal));
    setInk(*note, wordCount > kMaxStepWords ? m_theme->text : m_theme->muted, *m_theme);
    m_sceneNote->setText(!m_state.isSceneChanged ? m_state.sceneText
                         : m_state.changes.isEmpty()
                             ? tr("The picture is other than that of the step.")
                             : tr("%1: the step can show this, or require it below.").arg(m_state.changes));
    m_sceneNote->setVisible(!m_sceneNote->text().isEmpty());
    m_useSceneButton->setVisible(m_state.isSceneChanged);
    m_restoreSceneButton->setVisible(m_state.isSceneChanged);
}

void LessonForm::showQuestion() {
    const auto& question = m_state.step.question;
    const auto& translated = m_state.translatedStep.question;
    const bool isAsked = question.has_value();
    const bool isChoice = isAsked && question->kind == Kind::Choice;
    const bool isNumber = isAsked && question->kind == Kind::Number;
    m_kindBox->setCurrentIndex(isAsked ? int(question->kind) + 1 : 0);
    const auto translatedText = [&](auto member) { return translated ? utf8Text((*translated).*member) : QString(); };
    setField(u"ask"_s, isAsked ? utf8Text(question->words) : QString(), translatedText(&LessonQuestion::words));
    // The prefix repeats the kind of the question, which the form shows already.
    QString answer = valueOf("answer");
    for (const char* prefix : {"cell ", "token ", "order "})
        if (isAsked && !isNumber && answer.startsWith(QLatin1String(prefix)))
            answer = answer.mid(QLatin1String(prefix).size());
    setField(u"answer"_s, answer);
    setField(u"tolerance"_s, valueOf("tolerance"));
    setField(u"unit"_s, isAsked ? utf8Text(question->unit) : QString(), translatedText(&LessonQuestion::unit));
    setField(u"hint"_s, isAsked ? utf8Text(question->hint) : QString(), translatedText(&LessonQuestion::hint));
    setField(u"answer-text"_s, utf8Text(m_state.step.answerText), utf8Text(m_state.translatedStep.answerText));
    showField(u"ask"_s, isAsked);
    showField(u"answer-text"_s, isAsked);
    showField(u"answer"_s, isAsked && !isChoice);
    showField(u"hint"_s, isAsked && !isChoice);
    showField(u"tolerance"_s, isNumber);
    showField(u"unit"_s, isNumber);
    if (isAsked) {
        const QString name = isNumber                        ? tr("Number, and where it stands")
                             : question->kind == Kind::Cell  ? tr("Matrix, row and column, from 0")
                             : question->kind == Kind::Token ? tr("Token, from 0")
                                                             : tr("Order: which token comes first, second …");
        m_fields.at(u"answer"_s).label->setText(name);
    }
    m_choices->setVisible(isChoice);
    const bool hasTranslatedChoices = isChoice && translated && !m_state.translation.isEmpty();
    m_translatedChoices->setVisible(hasTranslatedChoices);
    m_choicesLabel->setVisible(hasTranslatedChoices);
    if (hasTranslatedChoices) {
        const bool isUntranslated =
            std::ranges::equal(translated->choices, question->choices, {}, &LessonChoice::words, &LessonChoice::words);
        m_choicesLabel->setText(translationLabelText(isUntranslated));
    }
    if (isChoice) m_choices->setChoices(question->choices);
    if (isChoice && translated) m_translatedChoices->setChoices(translated->choices, true);
    const bool canBeCell = isAsked && !isChoice && question->kind != Kind::Order;
    m_takeAnswerButton->setVisible(canBeCell);
    m_takeAnswerButton->setEnabled(!m_state.cell.isEmpty());
    m_takeAnswerButton->setToolTip(m_state.cell.isEmpty() ? tr("Click a number in the picture first") : m_state.cell);
}

void LessonForm::replaceChips(QWidget& row, std::vector<ChipButton*>& chips, const std::vector<QString>& texts) {
    const bool isSame = std::ranges::equal(texts, chips, {}, {}, [](const ChipButton* chip) { return chip->text(); });
    if (!isSame) {
        for (ChipButton* chip : chips) {
            row.layout()->removeWidget(chip);
            chip->hide();
            chip->deleteLater();
        }
        chips.clear();
        for (const QString& text : texts) {
            auto* chip = new ChipButton(text, &row);
            chip->setTheme(*m_theme);
            row.layout()->addWidget(chip);
            chip->show();
            chips.push_back(chip);
        }
        row.updateGeometry();
    }
    row.setVisible(!chips.empty());
    for (ChipButton* chip : chips) chip->disconnect(this);
}

void LessonForm::showTask() {
    const QString task = valueOf("do");
    std::vector<QString> offers;
    for (const auto& [clause, words] : m_state.offers) offers.push_back(words);
    m_changesNote->setText(
        m_state.changes.isEmpty()
            ? (task.isEmpty() ? tr("Do in the picture what the reader is to do: it is offered here.") : QString())
            : tr("%1: require it?", "what was done in the picture").arg(m_state.changes));
    // A goal needs a solution, and the field for it is in this section.
    if (!offers.empty() || m_state.step.goal) m_taskSection->openUnlessClosed();
    m_changesNote->setVisible(!m_changesNote->text().isEmpty());
    replaceChips(*m_offerRow, m_offerChips, offers);
    for (std::size_t i = 0; i < m_offerChips.size(); ++i) {
        m_offerChips[i]->setToolTip(m_state.offers[i].first);
        connect(m_offerChips[i], &ChipButton::clicked, this, [this, task, clause = m_state.offers[i].first] {
            // A condition has at most one clause per subject: a newly offered clause replaces the old one.
            QStringList clauses = task.split(kClauseSeparator, Qt::SkipEmptyParts);
            clauses.removeIf([&](const QString& each) { return subjectOf(each) == subjectOf(clause); });
            Q_EMIT edited(u"do"_s, (clauses << clause).join(kClauseSeparator), false);
        });
    }
    setField(u"do"_s, task);
    setField(u"try"_s, valueOf("try"));
    showField(u"do"_s, !task.isEmpty() || m_fields.at(u"do"_s).text->hasFocus());
    const auto& condition = m_state.step.task;
    showField(u"try"_s, !valueOf("try").isEmpty() || m_state.step.goal || (condition && !solutionOf(*condition)));
    std::vector<QString> names;
    for (const auto& [key, name] : m_state.parameters) names.push_back(name);
    replaceChips(*m_controlRow, m_controlChips, names);
    m_controlsLabel->setVisible(!names.empty());
    const auto& controls = m_state.step.controls;
    for (std::size_t i = 0; i < m_controlChips.size(); ++i) {
        const std::string& key = m_state.parameters[i].first;
        const bool isOn = std::ranges::find(controls, key) != controls.end();
        m_controlChips[i]->setCheckable(true);
        m_controlChips[i]->setChecked(isOn);
        m_controlChips[i]->setEnabled(isOn || controls.size() < kMaxStepControls);
        connect(m_controlChips[i], &ChipButton::clicked, this, [this, key](bool on) {
            QStringList keys;
            for (const std::string& each : m_state.step.controls)
                if (each != key) keys += utf8Text(each);
            if (on) keys += utf8Text(key);
            Q_EMIT edited(u"controls"_s, keys.join(u", "_s), false);
        });
    }
}

void LessonForm::showCovers() {
    const auto& covers = m_state.step.covers;
    const bool isAsked = m_state.step.question.has_value();
    m_coverNote->setText(isAsked ? tr("Parts of the picture") : tr("Only a step with a question covers something."));
    std::vector<QString> panels, cells;
    for (const Figure::Panel& panel : m_state.figurePanels)
        panels.push_back(u"%1  %2"_s.arg(QString::number(panels.size() + 1), panel.heading));
    const auto panelOf = [this](const LessonCover& cover) {
        return Figure::findPanel(m_state.figurePanels, cover.word());
    };
    if (!isAsked) panels.clear();
    replaceChips(*m_panelRow, m_panelChips, panels);
    for (std::size_t i = 0; i < m_panelChips.size(); ++i) {
        m_panelChips[i]->setCheckable(true);
        m_panelChips[i]->setChecked(std::ranges::find(covers, i, panelOf) != covers.end());
        m_panelChips[i]->setToolTip(utf8Text(m_state.figurePanels[i].key));
        connect(m_panelChips[i], &ChipButton::clicked, this, [this, i, panelOf](bool on) {
            auto all = m_state.step.covers;
            std::erase_if(all, [&](const LessonCover& cover) { return panelOf(cover) == i; });
            if (on) all.push_back({.cells = {-1, -1, m_state.figurePanels[i].key}});
            Q_EMIT edited(u"cover"_s, coverListText(all), false);
        });
        connect(m_panelChips[i], &ChipButton::hoveredOrFocused, this,
                [this, i](bool on) { Q_EMIT panelPointedAt(on ? int(i) + 1 : 0); });
    }
    std::vector<LessonCover> others;
    for (const LessonCover& cover : covers)
        if (!panelOf(cover)) others.push_back(cover);
    for (const LessonCover& cover : others) cells.push_back(coverText(cover));
    replaceChips(*m_coverRow, m_coverChips, cells);
    for (std::size_t i = 0; i < m_coverChips.size(); ++i) {
        m_coverChips[i]->setRemovable(true);
        m_coverChips[i]->setToolTip(tr("Uncover it"));
        connect(m_coverChips[i], &ChipButton::clicked, this, [this, cover = others[i]] {
            auto all = m_state.step.covers;
            std::erase(all, cover);
            Q_EMIT edited(u"cover"_s, coverListText(all), false);
        });
    }
    for (ChipButton* chip : {m_coverCellChip, m_coverMatrixChip}) {
        chip->setVisible(isAsked);
        chip->setEnabled(!m_state.cell.isEmpty());
        chip->setToolTip(m_state.cell.isEmpty() ? tr("Click a number in the picture first") : m_state.cell);
    }
}

void LessonForm::showFaults() {
    QStringList foot;
    std::map<QString, QStringList> atFields;
    for (const Fault& fault : m_state.faults) {
        const auto field = m_fields.find(fault.key);
        const bool isThere = field != m_fields.end() && !field->second.text->parentWidget()->isHidden();
        isThere ? atFields[fault.key] += fault.sentence : foot += fault.sentence;
    }
    for (auto& [key, field] : m_fields) {
        const QString sentence = atFields[key].join(u'\n');
        field.fault->setText(sentence);
        field.fault->setVisible(!sentence.isEmpty());
        if (field.text->property(kInvalidProperty).toBool() == !sentence.isEmpty()) continue;
        field.text->setProperty(kInvalidProperty, !sentence.isEmpty());
        field.text->update();
    }
    if (foot.isEmpty() && m_state.faults.empty() && m_state.isChecked) foot += tr("No faults in the lesson.");
    m_footNote->setText(foot.join(u'\n'));
    m_footNote->setVisible(!foot.isEmpty());
    setInk(*m_footNote, m_state.faults.empty() ? m_theme->muted : m_theme->text, *m_theme);
}

}  // namespace attention
