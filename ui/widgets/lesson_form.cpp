#include "ui/widgets/lesson_form.h"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include "ui/lesson/lesson_check.h"
#include "ui/text/phrase_text.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/lesson_fields.h"
#include "ui/widgets/panel_section.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;
using Kind = LessonQuestion::Kind;

// In designed pixels.
constexpr int kMargin = 14;
constexpr int kFieldGap = 10;
constexpr int kLabelGap = 3;
constexpr int kFormWidth = 320;
constexpr int kLeastWidth = 264;

const QString kJoint = u" and "_s;

/// What a clause is about: "d" of "d >= 128", "played d" of itself.
QString subjectOf(const QString& clause) {
    return clause.startsWith(u"played "_s) ? clause : clause.section(u' ', 0, 0);
}

/// A row of chips that goes on in the next line.
QWidget* chipRow(QVBoxLayout& to) {
    auto* row = new QWidget;
    row->setLayout(new FlowLayout(px(6)));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    row->setSizePolicy(policy);
    to.addWidget(row);
    return row;
}

QString coverWords(const LessonCover& cover) {
    if (cover.panel > 0) return QString::number(cover.panel);
    const auto place = [](std::int64_t at) { return at < 0 ? u"*"_s : QString::number(at); };
    const bool isWhole = cover.cells.row < 0 && cover.cells.column < 0;
    if (isWhole && !cover.cells.matrix.empty()) return utf8Text(cover.cells.matrix);
    return (utf8Text(cover.cells.matrix) + u' ' + place(cover.cells.row) + u' ' + place(cover.cells.column)).trimmed();
}

QString coverList(const std::vector<LessonCover>& covers) {
    QStringList words;
    for (const LessonCover& cover : covers) words += coverWords(cover);
    return words.join(u", "_s);
}

}  // namespace

LessonForm::LessonForm(QWidget* parent) : QWidget(parent) {
    setObjectName(u"lesson-form"_s);
    m_area = new QScrollArea(this);
    m_area->setObjectName(u"lesson-fields"_s);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    m_rows = new QVBoxLayout(content);
    m_rows->setContentsMargins(px(kMargin), px(4), px(kMargin), px(kMargin));
    m_rows->setSpacing(px(kFieldGap));
    m_area->setWidget(content);
    for (QWidget* ground : {m_area->viewport(), content}) ground->setAutoFillBackground(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_area);

    m_lesson = addSection(QT_TR_NOOP("Whole lesson"));
    auto* head = qobject_cast<QVBoxLayout*>(m_lesson->content()->layout());
    addField(*head, u"title"_s, QT_TR_NOOP("Title of the lesson"), true, 1, true);
    addField(*head, u"minutes"_s, QT_TR_NOOP("Minutes"), true, 1, false);
    m_languageLabel = addNote(*head);
    m_language = new QComboBox(content);
    m_language->setObjectName(u"beside-language"_s);
    head->addWidget(m_language);
    connect(m_language, &QComboBox::activated, this,
            [this](int index) { Q_EMIT languageChosen(m_language->itemData(index).toString()); });
    m_place = new QLabel(content);
    m_place->setObjectName(u"step-place"_s);
    m_rows->addWidget(m_place);
    addField(*m_rows, u"heading"_s, QT_TR_NOOP("Title of the step"), true, 1, true);
    addField(*m_rows, u"words"_s, QT_TR_NOOP("Text"), false, 3, true);
    m_scene = addNote(*m_rows);
    auto* sceneRow = new QHBoxLayout;
    sceneRow->setSpacing(px(6));
    m_take = new QPushButton(content);
    m_take->setObjectName(u"use-scene"_s);
    m_restore = new QPushButton(content);
    m_restore->setObjectName(u"restore-scene"_s);
    m_restore->setFlat(true);
    sceneRow->addWidget(m_take);
    sceneRow->addWidget(m_restore);
    sceneRow->addStretch();
    m_rows->addLayout(sceneRow);
    connect(m_take, &QPushButton::clicked, this, &LessonForm::sceneTaken);
    connect(m_restore, &QPushButton::clicked, this, &LessonForm::sceneRestored);

    makeQuestion();
    makeTask();
    makeCovers();
    m_more = addSection(QT_TR_NOOP("Reason and notes"));
    auto* more = qobject_cast<QVBoxLayout*>(m_more->content()->layout());
    addField(*more, u"because"_s, QT_TR_NOOP("Why it is so, in one sentence"), true, 2, true);
    addField(*more, u"notes"_s, QT_TR_NOOP("Notes for the presenter"), true, 2, true);

    m_foot = addNote(*m_rows);
    m_foot->setObjectName(u"lesson-faults"_s);
    m_rows->addStretch(1);
    setTheme(*m_theme);
    retranslate();
}

LessonForm::~LessonForm() = default;

QLabel* LessonForm::addNote(QBoxLayout& to) {
    auto* note = new QLabel;
    note->setTextFormat(Qt::PlainText);
    note->setWordWrap(true);
    note->setFont(uiFont(font_size::kAxis));
    to.addWidget(note);
    return note;
}

void LessonForm::addField(QBoxLayout& to, const QString& key, const char* name, bool isOneParagraph, int least,
                          bool isText) {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins({});
    column->setSpacing(px(kLabelGap));
    auto* line = new QHBoxLayout;
    Field field{new QLabel(box), name, new QLabel(box), new ParagraphEdit(isOneParagraph, least, box),
                isText ? new ParagraphEdit(isOneParagraph, least, box) : nullptr, nullptr};
    field.text->setObjectName(u"field-"_s + key);
    line->addWidget(field.label, 1);
    line->addWidget(field.note);
    column->addLayout(line);
    column->addWidget(field.text);
    if (field.beside) {
        field.beside->setObjectName(u"beside-"_s + key);
        column->addWidget(field.beside);
        connect(field.beside, &ParagraphEdit::edited, this,
                [this, key](const QString& value) { Q_EMIT edited(key, value, true); });
    }
    field.fault = addNote(*column);
    field.fault->setObjectName(u"fault"_s);
    field.fault->hide();
    for (QLabel* label : {field.label, field.note}) label->setFont(uiFont(font_size::kAxis));
    connect(field.text, &ParagraphEdit::edited, this,
            [this, key](const QString& value) { Q_EMIT edited(key, value, false); });
    to.addWidget(box);
    m_fields.emplace(key, field);
}

PanelSection* LessonForm::addSection(const char* name) {
    auto* section = new PanelSection(m_area->widget());
    section->content()->layout()->setSpacing(px(kFieldGap));
    section->content()->layout()->setContentsMargins(0, px(4), 0, px(4));
    m_sections.emplace_back(section, name);
    m_rows->addWidget(section);
    return section;
}

void LessonForm::makeQuestion() {
    PanelSection* section = addSection(QT_TR_NOOP("Question"));
    section->setOpen(true);
    auto* rows = qobject_cast<QVBoxLayout*>(section->content()->layout());
    m_kind = new QComboBox(section);
    m_kind->setObjectName(u"question-kind"_s);
    for (int i = 0; i < 6; ++i) m_kind->addItem({});
    rows->addWidget(m_kind);
    connect(m_kind, &QComboBox::activated, this, [this](int index) { Q_EMIT kindChosen(index - 1); });
    addField(*rows, u"ask"_s, QT_TR_NOOP("Question"), true, 2, true);
    for (ChoiceRows** choices : {&m_choices, &m_choicesBeside}) {
        const bool isBeside = choices == &m_choicesBeside;
        *choices = new ChoiceRows(section);
        (*choices)->setObjectName(isBeside ? u"choices-beside"_s : u"choices"_s);
        rows->addWidget(*choices);
        connect(*choices, &ChoiceRows::edited, this, [this, isBeside](const std::vector<LessonChoice>& edited) {
            Q_EMIT choicesEdited(edited, isBeside);
        });
    }
    addField(*rows, u"answer"_s, QT_TR_NOOP("Answer"), true, 1, false);
    m_takeAnswer = new QPushButton(section);
    m_takeAnswer->setObjectName(u"take-answer"_s);
    rows->addWidget(m_takeAnswer, 0, Qt::AlignLeft);
    connect(m_takeAnswer, &QPushButton::clicked, this, &LessonForm::answerTaken);
    auto* pair = new QHBoxLayout;
    pair->setSpacing(px(kFieldGap));
    addField(*pair, u"tolerance"_s, QT_TR_NOOP("Permitted error"), true, 1, false);
    addField(*pair, u"unit"_s, QT_TR_NOOP("Unit"), true, 1, true);
    rows->addLayout(pair);
    addField(*rows, u"hint"_s, QT_TR_NOOP("Hint after a wrong answer"), true, 1, true);
    addField(*rows, u"answer-text"_s, QT_TR_NOOP("Text after the answer"), false, 2, true);
}

void LessonForm::makeTask() {
    m_task = addSection(QT_TR_NOOP("What the reader does"));
    auto* rows = qobject_cast<QVBoxLayout*>(m_task->content()->layout());
    m_happened = addNote(*rows);
    m_offerRow = chipRow(*rows);
    m_offerRow->setObjectName(u"condition-offers"_s);
    addField(*rows, u"do"_s, QT_TR_NOOP("Condition"), true, 1, false);
    addField(*rows, u"try"_s, QT_TR_NOOP("Options that fulfil it"), true, 1, false);
    m_controlsLabel = addNote(*rows);
    m_controlRow = chipRow(*rows);
    m_controlRow->setObjectName(u"controls"_s);
}

void LessonForm::makeCovers() {
    m_cover = addSection(QT_TR_NOOP("Covered until it is answered"));
    auto* rows = qobject_cast<QVBoxLayout*>(m_cover->content()->layout());
    m_coverNote = addNote(*rows);
    m_panelRow = chipRow(*rows);
    m_panelRow->setObjectName(u"panels"_s);
    m_coverRow = chipRow(*rows);
    m_coverRow->setObjectName(u"covers"_s);
    QWidget* more = chipRow(*rows);
    m_coverCell = new ChipButton({}, more);
    m_coverCell->setObjectName(u"cover-cell"_s);
    m_coverMatrix = new ChipButton({}, more);
    m_coverMatrix->setObjectName(u"cover-matrix"_s);
    for (ChipButton* chip : {m_coverCell, m_coverMatrix}) more->layout()->addWidget(chip);
    connect(m_coverCell, &ChipButton::clicked, this, [this] { Q_EMIT cellCovered(false); });
    connect(m_coverMatrix, &ChipButton::clicked, this, [this] { Q_EMIT cellCovered(true); });
}

void LessonForm::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_place->setFont(uiFont(font_size::kBody, QFont::DemiBold));
    for (auto& [key, field] : m_fields) {
        for (QLabel* label : {field.label, field.note}) setInk(*label, theme.muted, theme);
        setInk(*field.fault, theme.text, theme);
    }
    for (QLabel* label : {m_scene, m_happened, m_controlsLabel, m_coverNote, m_languageLabel})
        setInk(*label, theme.muted, theme);
    for (const auto& section : m_sections) section.first->setTheme(theme);
    for (ChipButton* chip : findChildren<ChipButton*>()) chip->setTheme(theme);
    for (ChoiceRows* choices : {m_choices, m_choicesBeside}) choices->setTheme(theme);
}

void LessonForm::retranslate() {
    for (auto& [key, field] : m_fields) {
        field.label->setText(tr(field.name));
        field.text->setAccessibleName(tr(field.name));
        if (field.beside) field.beside->setAccessibleName(tr("%1, in the other language").arg(tr(field.name)));
    }
    for (const auto& [section, name] : m_sections) section->setTitle(tr(name));
    m_take->setText(tr("Use this scene"));
    m_take->setToolTip(tr("The step shows what is set now"));
    m_restore->setText(tr("Put back"));
    m_restore->setToolTip(tr("Show the scene of the step again"));
    const QStringList kinds{tr("No question"), tr("Choose an answer"),  tr("Type a number"),
                            tr("Click a cell"), tr("Click a token"), tr("Put words into order")};
    for (int i = 0; i < kinds.size(); ++i) m_kind->setItemText(i, kinds[i]);
    m_kind->setAccessibleName(tr("Form of the question"));
    m_takeAnswer->setText(tr("Take the selected cell"));
    m_controlsLabel->setText(tr("Controls that are shown, two at most"));
    m_coverCell->setText(tr("Cover the selected cell"));
    m_coverMatrix->setText(tr("Cover its matrix"));
    m_languageLabel->setText(tr("Translation beside it"));
    m_language->setAccessibleName(m_languageLabel->text());
    for (ChoiceRows* choices : {m_choices, m_choicesBeside}) choices->retranslate();
    if (!m_shownStep.isEmpty()) setState(State(m_state));
}

QString LessonForm::valueOf(const char* key) const {
    const auto found = m_state.values.find(key);
    return found == m_state.values.end() ? QString() : found->second;
}

void LessonForm::setField(const QString& key, const QString& value, const QString& beside) {
    const Field& field = m_fields.at(key);
    // What was not taken stays to be corrected.
    if (key == m_state.refused && (field.text->hasFocus() || (field.beside && field.beside->hasFocus()))) return;
    field.text->setMarkdown(value);
    if (field.beside) field.beside->setMarkdown(beside);
}

void LessonForm::showField(const QString& key, bool isShown) {
    const Field& field = m_fields.at(key);
    field.text->parentWidget()->setVisible(isShown);
    if (field.beside) field.beside->setVisible(!m_state.beside.isEmpty());
}

void LessonForm::setState(const State& state) {
    const QScopedValueRollback setting(m_isSetting, true);
    const QString shown = QString::number(state.index) + utf8Text(state.step.heading);
    const bool isOther = m_state.index != state.index || m_shownStep.isEmpty();
    m_state = state;
    m_shownStep = shown;
    m_place->setText(tr("Step %1 of %2").arg(state.index + 1).arg(state.count));
    showFields();
    showQuestion();
    showTask();
    showCovers();
    m_language->clear();
    m_language->addItem(tr("None"), QString());
    for (const auto& [code, name] : state.languages) m_language->addItem(name, code);
    m_language->setCurrentIndex(std::max(0, m_language->findData(state.beside)));
    showFaults();
    if (!isOther) return;
    // What a step has is open; what it lacks is a click away.
    m_task->setOpen(state.step.task || !state.step.controls.empty());
    m_cover->setOpen(!state.step.covers.empty());
    if (m_lesson->isOpen() && !m_lesson->isAncestorOf(focusWidget())) m_lesson->setOpen(false);
    m_more->setOpen(!state.step.explanation.empty() || !state.step.notes.empty());
    m_area->verticalScrollBar()->setValue(0);
}

void LessonForm::showFields() {
    const LessonStep& step = m_state.step;
    const LessonStep& other = m_state.besideStep;
    setField(u"title"_s, m_state.title, m_state.besideTitle);
    setField(u"minutes"_s, m_state.minutes);
    setField(u"heading"_s, utf8Text(step.heading), utf8Text(other.heading));
    setField(u"words"_s, utf8Text(step.words), utf8Text(other.words));
    setField(u"because"_s, utf8Text(step.explanation), utf8Text(other.explanation));
    setField(u"notes"_s, utf8Text(step.notes), utf8Text(other.notes));
    for (const char* key : {"title", "minutes", "heading", "words", "because", "notes"})
        showField(QLatin1String(key), true);
    const std::size_t words = countWords(step.words) + countWords(step.answerText);
    QLabel* note = m_fields.at(u"words"_s).note;
    note->setText(tr("%1 of %2 words").arg(words).arg(kMaxStepWords));
    note->setFont(uiFont(font_size::kAxis, words > kMaxStepWords ? QFont::DemiBold : QFont::Normal));
    setInk(*note, words > kMaxStepWords ? m_theme->text : m_theme->muted, *m_theme);
    m_scene->setText(!m_state.isSceneChanged       ? m_state.scene
                     : m_state.happened.isEmpty() ? tr("The picture is other than that of the step.")
                                                  : tr("%1: the step can show this, or require it below.")
                                                        .arg(m_state.happened));
    m_scene->setVisible(!m_scene->text().isEmpty());
    m_take->setVisible(m_state.isSceneChanged);
    m_restore->setVisible(m_state.isSceneChanged);
}

void LessonForm::showQuestion() {
    const auto& question = m_state.step.question;
    const auto& other = m_state.besideStep.question;
    const bool isAsked = question.has_value();
    const bool isChoice = isAsked && question->kind == Kind::Choice;
    const bool isNumber = isAsked && question->kind == Kind::Number;
    m_kind->setCurrentIndex(isAsked ? int(question->kind) + 1 : 0);
    const auto beside = [&](auto member) { return other ? utf8Text((*other).*member) : QString(); };
    setField(u"ask"_s, isAsked ? utf8Text(question->words) : QString(), beside(&LessonQuestion::words));
    // The word before it is what the question's form says already.
    QString answer = valueOf("answer");
    for (const char* word : {"cell ", "token ", "order "})
        if (isAsked && !isNumber && answer.startsWith(QLatin1String(word)))
            answer = answer.mid(QLatin1String(word).size());
    setField(u"answer"_s, answer);
    setField(u"tolerance"_s, valueOf("tolerance"));
    setField(u"unit"_s, isAsked ? utf8Text(question->unit) : QString(), beside(&LessonQuestion::unit));
    setField(u"hint"_s, isAsked ? utf8Text(question->hint) : QString(), beside(&LessonQuestion::hint));
    setField(u"answer-text"_s, utf8Text(m_state.step.answerText), utf8Text(m_state.besideStep.answerText));
    showField(u"ask"_s, isAsked);
    showField(u"answer-text"_s, isAsked);
    showField(u"answer"_s, isAsked && !isChoice);
    showField(u"hint"_s, isAsked && !isChoice);
    showField(u"tolerance"_s, isNumber);
    showField(u"unit"_s, isNumber);
    if (isAsked) {
        const QString name = isNumber                          ? tr("Number, and where it stands")
                             : question->kind == Kind::Cell    ? tr("Matrix, row and column, from 0")
                             : question->kind == Kind::Token   ? tr("Token, from 0")
                                                               : tr("Order: which token comes first, second …");
        m_fields.at(u"answer"_s).label->setText(name);
    }
    m_choices->setVisible(isChoice);
    m_choicesBeside->setVisible(isChoice && other && !m_state.beside.isEmpty());
    if (isChoice) m_choices->setChoices(question->choices);
    if (isChoice && other) m_choicesBeside->setChoices(other->choices, true);
    const bool isTakeable = isAsked && !isChoice && question->kind != Kind::Order;
    m_takeAnswer->setVisible(isTakeable);
    m_takeAnswer->setEnabled(!m_state.cell.isEmpty());
    m_takeAnswer->setToolTip(m_state.cell.isEmpty() ? tr("Click a number in the picture first") : m_state.cell);
}

void LessonForm::refill(QWidget& row, std::vector<ChipButton*>& chips, const std::vector<QString>& texts) {
    const bool isSame = std::ranges::equal(texts, chips, {}, {}, [](const ChipButton* chip) { return chip->text(); });
    if (!isSame) {
        for (ChipButton* chip : chips) {
            row.layout()->removeWidget(chip);
            chip->hide();
            chip->deleteLater();
        }
        chips.clear();
        for (const QString& each : texts) {
            auto* chip = new ChipButton(each, &row);
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
    m_happened->setText(m_state.happened.isEmpty()
                            ? (task.isEmpty() ? tr("Do in the picture what the reader is to do: it is offered here.")
                                              : QString())
                            : tr("%1: require it?", "what was done in the picture").arg(m_state.happened));
    if (!offers.empty()) m_task->openUnlessClosed();
    m_happened->setVisible(!m_happened->text().isEmpty());
    refill(*m_offerRow, m_offers, offers);
    for (std::size_t i = 0; i < m_offers.size(); ++i) {
        m_offers[i]->setToolTip(m_state.offers[i].first);
        connect(m_offers[i], &ChipButton::clicked, this, [this, task, clause = m_state.offers[i].first] {
            // One clause of each parameter: what was offered later replaces it.
            QStringList clauses = task.split(kJoint, Qt::SkipEmptyParts);
            clauses.removeIf([&](const QString& each) { return subjectOf(each) == subjectOf(clause); });
            Q_EMIT edited(u"do"_s, (clauses << clause).join(kJoint), false);
        });
    }
    setField(u"do"_s, task);
    setField(u"try"_s, valueOf("try"));
    showField(u"do"_s, !task.isEmpty() || m_fields.at(u"do"_s).text->hasFocus());
    showField(u"try"_s, !valueOf("try").isEmpty() || !task.isEmpty());
    std::vector<QString> names;
    for (const auto& [key, name] : m_state.parameters) names.push_back(name);
    refill(*m_controlRow, m_controls, names);
    const auto& controls = m_state.step.controls;
    for (std::size_t i = 0; i < m_controls.size(); ++i) {
        const std::string& key = m_state.parameters[i].first;
        const bool isOn = std::ranges::find(controls, key) != controls.end();
        m_controls[i]->setCheckable(true);
        m_controls[i]->setChecked(isOn);
        m_controls[i]->setEnabled(isOn || controls.size() < kMaxStepControls);
        connect(m_controls[i], &ChipButton::clicked, this, [this, key](bool on) {
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
    for (qsizetype i = 0; i < m_state.panels.size(); ++i)
        panels.push_back(u"%1  %2"_s.arg(QString::number(i + 1), m_state.panels[i]).trimmed());
    if (!isAsked) panels.clear();
    refill(*m_panelRow, m_panels, panels);
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        const LessonCover cover{.panel = int(i) + 1};
        m_panels[i]->setCheckable(true);
        m_panels[i]->setChecked(std::ranges::find(covers, cover) != covers.end());
        connect(m_panels[i], &ChipButton::clicked, this, [this, cover](bool on) {
            auto all = m_state.step.covers;
            std::erase(all, cover);
            if (on) all.push_back(cover);
            Q_EMIT edited(u"cover"_s, coverList(all), false);
        });
        connect(m_panels[i], &ChipButton::pointedAt, this,
                [this, cover](bool on) { Q_EMIT panelPointedAt(on ? cover.panel : 0); });
    }
    std::vector<LessonCover> others;
    for (const LessonCover& cover : covers)
        if (cover.panel == 0 || cover.panel > m_state.panels.size()) others.push_back(cover);
    for (const LessonCover& cover : others) cells.push_back(coverWords(cover));
    refill(*m_coverRow, m_covers, cells);
    for (std::size_t i = 0; i < m_covers.size(); ++i) {
        m_covers[i]->setRemovable(true);
        m_covers[i]->setToolTip(tr("Uncover it"));
        connect(m_covers[i], &ChipButton::clicked, this, [this, cover = others[i]] {
            auto all = m_state.step.covers;
            std::erase(all, cover);
            Q_EMIT edited(u"cover"_s, coverList(all), false);
        });
    }
    for (ChipButton* chip : {m_coverCell, m_coverMatrix}) {
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
    m_foot->setText(foot.join(u'\n'));
    m_foot->setVisible(!foot.isEmpty());
    setInk(*m_foot, m_state.faults.empty() ? m_theme->muted : m_theme->text, *m_theme);
}

void LessonForm::takeFocus(const QString& key) {
    const auto field = m_fields.find(key);
    if (field == m_fields.end()) return;
    if (m_lesson->isAncestorOf(field->second.text)) m_lesson->setOpen(true);
    field->second.text->setFocus();
    field->second.text->selectAll();
    m_area->ensureWidgetVisible(field->second.text);
}

QSize LessonForm::sizeHint() const {
    return {px(kFormWidth), px(600)};
}

QSize LessonForm::minimumSizeHint() const {
    return {px(kLeastWidth), px(200)};
}

}  // namespace attention
