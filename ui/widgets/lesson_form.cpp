#include "ui/widgets/lesson_form.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/widgets/lesson_fields.h"
#include "ui/widgets/panel_section.h"
#include "ui/widgets/style.h"
#include "ui/widgets/wheel_guard.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

// In designed pixels.
constexpr int kMargin = 14;
constexpr int kFieldGap = 10;
constexpr int kLabelGap = 3;
constexpr int kFormWidth = 320;
constexpr int kLeastWidth = 264;

/// As high as its fields are at its width; narrower ones, whose texts would have more lines, ask for no room.
class FormContent : public QWidget {
 public:
    QSize minimumSizeHint() const override { return {0, 0}; }
};

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

}  // namespace

LessonForm::LessonForm(QWidget* parent) : QWidget(parent) {
    setObjectName(u"lesson-form"_s);
    m_area = new QScrollArea(this);
    m_area->setObjectName(u"lesson-fields"_s);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new FormContent;
    m_rows = new QVBoxLayout(content);
    m_rows->setContentsMargins(px(kMargin), px(4), px(kMargin), px(kMargin));
    m_rows->setSpacing(px(kFieldGap));
    m_area->setWidget(content);
    for (QWidget* ground : std::initializer_list<QWidget*>{m_area->viewport(), content})
        ground->setAutoFillBackground(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_area);

    m_lesson = addSection(QT_TR_NOOP("Whole lesson"));
    auto* head = qobject_cast<QVBoxLayout*>(m_lesson->content()->layout());
    addField(*head, u"title"_s, QT_TR_NOOP("Title of the lesson"), true, 1, true);
    addField(*head, u"minutes"_s, QT_TR_NOOP("Minutes"), true, 1, false);
    m_languageLabel = addNote(*head);
    m_language = new QComboBox(content);
    m_language->installEventFilter(new WheelGuard(this));
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
    makeFurther();

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
    Field field{new QLabel(box),
                name,
                new QLabel(box),
                new ParagraphEdit(isOneParagraph, least, box),
                isText ? new ParagraphEdit(isOneParagraph, least, box) : nullptr,
                nullptr,
                nullptr};
    field.text->setObjectName(u"field-"_s + key);
    line->addWidget(field.label, 1);
    line->addWidget(field.note);
    column->addLayout(line);
    column->addWidget(field.text);
    if (field.beside) {
        field.beside->setObjectName(u"beside-"_s + key);
        field.besideLabel = addNote(*column);
        field.besideLabel->setObjectName(u"beside-label-"_s + key);
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
    m_kind->installEventFilter(new WheelGuard(this));
    m_kind->setObjectName(u"question-kind"_s);
    for (int i = 0; i < 6; ++i) m_kind->addItem({});
    rows->addWidget(m_kind);
    connect(m_kind, &QComboBox::activated, this, [this](int index) { Q_EMIT kindChosen(index - 1); });
    addField(*rows, u"ask"_s, QT_TR_NOOP("Question"), true, 2, true);
    for (ChoiceRows** choices : {&m_choices, &m_choicesBeside}) {
        const bool isBeside = choices == &m_choicesBeside;
        *choices = new ChoiceRows(section);
        (*choices)->setObjectName(isBeside ? u"choices-beside"_s : u"choices"_s);
        if (isBeside) m_choicesLabel = addNote(*rows);
        rows->addWidget(*choices);
        connect(*choices, &ChoiceRows::edited, this,
                [this, isBeside](const std::vector<LessonChoice>& edited) { Q_EMIT choicesEdited(edited, isBeside); });
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

void LessonForm::makeFurther() {
    m_further = addSection(QT_TR_NOOP("Highlights, goals and drawn values"));
    auto* rows = qobject_cast<QVBoxLayout*>(m_further->content()->layout());
    addField(*rows, u"focus"_s, QT_TR_NOOP("Highlight: matrix, row and column, from 0"), true, 1, false);
    addField(*rows, u"hide"_s, QT_TR_NOOP("Hidden in the whole step: parts or cells"), true, 1, false);
    addField(*rows, u"goal"_s, QT_TR_NOOP("Goal, which makes the step a challenge"), true, 1, false);
    addField(*rows, u"draw"_s, QT_TR_NOOP("Drawn values: a name, then its values"), true, 1, false);
    QWidget* row = chipRow(*rows);
    const auto addSwitch = [&](const QString& key, const QString& value) {
        auto* chip = new ChipButton({}, row);
        chip->setObjectName(key);
        chip->setCheckable(true);
        row->layout()->addWidget(chip);
        connect(chip, &ChipButton::clicked, this,
                [this, key, value](bool on) { Q_EMIT edited(key, on ? value : QString(), false); });
        return chip;
    };
    m_glide = addSwitch(u"glide"_s, u"on"_s);
    m_page = addSwitch(u"page"_s, u"same"_s);
}

void LessonForm::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_place->setFont(uiFont(font_size::kBody, QFont::DemiBold));
    for (auto& [key, field] : m_fields) {
        for (QLabel* label : {field.label, field.note}) setInk(*label, theme.muted, theme);
        if (field.besideLabel) setInk(*field.besideLabel, theme.muted, theme);
        setInk(*field.fault, theme.text, theme);
    }
    for (QLabel* label : {m_scene, m_happened, m_controlsLabel, m_coverNote, m_languageLabel, m_choicesLabel})
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
    const QStringList kinds{tr("No question"),  tr("Choose an answer"), tr("Type a number"),
                            tr("Click a cell"), tr("Click a token"),    tr("Put words into order")};
    for (int i = 0; i < kinds.size(); ++i) m_kind->setItemText(i, kinds[i]);
    m_kind->setAccessibleName(tr("Form of the question"));
    m_takeAnswer->setText(tr("Take the selected cell"));
    m_controlsLabel->setText(tr("Controls that are shown, two at most"));
    m_coverCell->setText(tr("Cover the selected cell"));
    m_coverMatrix->setText(tr("Cover its matrix"));
    m_glide->setText(tr("Numbers move from the step before to this one"));
    m_page->setText(tr("May share a page with the question before"));
    m_languageLabel->setText(tr("Translation beside it"));
    m_language->setAccessibleName(m_languageLabel->text());
    for (ChoiceRows* choices : {m_choices, m_choicesBeside}) choices->retranslate();
    if (m_isShown) setState(State(m_state));
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
