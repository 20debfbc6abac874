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
constexpr int kMinFormWidth = 264;

/// The content of the scroll area. Its layout would report the height for the minimum width, at which texts have more
/// lines; without a minimum size the height fits the actual width.
class FormContent : public QWidget {
 public:
    QSize minimumSizeHint() const override { return {0, 0}; }
};

/// Adds a row of chips that wraps into lines.
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
    m_scrollArea = new QScrollArea(this);
    m_scrollArea->setObjectName(u"lesson-fields"_s);
    m_scrollArea->setFrameShape(QFrame::NoFrame);
    m_scrollArea->setWidgetResizable(true);
    m_scrollArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new FormContent;
    m_rows = new QVBoxLayout(content);
    m_rows->setContentsMargins(px(kMargin), px(4), px(kMargin), px(kMargin));
    m_rows->setSpacing(px(kFieldGap));
    m_scrollArea->setWidget(content);
    for (QWidget* ground : std::initializer_list<QWidget*>{m_scrollArea->viewport(), content})
        ground->setAutoFillBackground(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_scrollArea);

    m_lessonSection = addSection(QT_TR_NOOP("Whole lesson"));
    auto* head = qobject_cast<QVBoxLayout*>(m_lessonSection->content()->layout());
    addField(*head, u"title"_s, QT_TR_NOOP("Title of the lesson"), true, 1, true);
    addField(*head, u"minutes"_s, QT_TR_NOOP("Minutes"), true, 1, false);
    m_languageLabel = addNote(*head);
    m_language = new QComboBox(content);
    m_language->installEventFilter(new WheelGuard(this));
    m_language->setObjectName(u"beside-language"_s);
    head->addWidget(m_language);
    connect(m_language, &QComboBox::activated, this,
            [this](int index) { Q_EMIT languageChosen(m_language->itemData(index).toString()); });
    m_stepNumber = new QLabel(content);
    m_stepNumber->setObjectName(u"step-place"_s);
    m_rows->addWidget(m_stepNumber);
    addField(*m_rows, u"heading"_s, QT_TR_NOOP("Title of the step"), true, 1, true);
    addField(*m_rows, u"words"_s, QT_TR_NOOP("Text"), false, 3, true);
    m_sceneNote = addNote(*m_rows);
    auto* sceneRow = new QHBoxLayout;
    sceneRow->setSpacing(px(6));
    m_useSceneButton = new QPushButton(content);
    m_useSceneButton->setObjectName(u"use-scene"_s);
    m_restoreSceneButton = new QPushButton(content);
    m_restoreSceneButton->setObjectName(u"restore-scene"_s);
    m_restoreSceneButton->setFlat(true);
    sceneRow->addWidget(m_useSceneButton);
    sceneRow->addWidget(m_restoreSceneButton);
    sceneRow->addStretch();
    m_rows->addLayout(sceneRow);
    connect(m_useSceneButton, &QPushButton::clicked, this, &LessonForm::useSceneRequested);
    connect(m_restoreSceneButton, &QPushButton::clicked, this, &LessonForm::restoreSceneRequested);

    makeQuestion();
    makeTask();
    makeCovers();
    m_notesSection = addSection(QT_TR_NOOP("Reason and notes"));
    auto* more = qobject_cast<QVBoxLayout*>(m_notesSection->content()->layout());
    addField(*more, u"because"_s, QT_TR_NOOP("Why it is so, in one sentence"), true, 2, true);
    addField(*more, u"notes"_s, QT_TR_NOOP("Notes for the presenter"), true, 2, true);
    makeExtras();

    m_footNote = addNote(*m_rows);
    m_footNote->setObjectName(u"lesson-faults"_s);
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

void LessonForm::addField(QBoxLayout& to, const QString& key, const char* name, bool isOneParagraph, int minLines,
                          bool isTranslated) {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins({});
    column->setSpacing(px(kLabelGap));
    auto* line = new QHBoxLayout;
    Field field{new QLabel(box),
                name,
                new QLabel(box),
                new ParagraphEdit(isOneParagraph, minLines, box),
                isTranslated ? new ParagraphEdit(isOneParagraph, minLines, box) : nullptr,
                nullptr,
                nullptr};
    field.text->setObjectName(u"field-"_s + key);
    line->addWidget(field.label, 1);
    line->addWidget(field.note);
    column->addLayout(line);
    column->addWidget(field.text);
    if (field.translation) {
        field.translation->setObjectName(u"beside-"_s + key);
        field.translationLabel = addNote(*column);
        field.translationLabel->setObjectName(u"beside-label-"_s + key);
        column->addWidget(field.translation);
        connect(field.translation, &ParagraphEdit::edited, this,
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
    auto* section = new PanelSection(m_scrollArea->widget());
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
    m_kindBox = new QComboBox(section);
    m_kindBox->installEventFilter(new WheelGuard(this));
    m_kindBox->setObjectName(u"question-kind"_s);
    for (int i = 0; i < 6; ++i) m_kindBox->addItem({});
    rows->addWidget(m_kindBox);
    connect(m_kindBox, &QComboBox::activated, this, [this](int index) { Q_EMIT kindChosen(index - 1); });
    addField(*rows, u"ask"_s, QT_TR_NOOP("Question"), true, 2, true);
    for (ChoiceRows** choices : {&m_choices, &m_translatedChoices}) {
        const bool isTranslation = choices == &m_translatedChoices;
        *choices = new ChoiceRows(section);
        (*choices)->setObjectName(isTranslation ? u"choices-beside"_s : u"choices"_s);
        if (isTranslation) m_choicesLabel = addNote(*rows);
        rows->addWidget(*choices);
        connect(*choices, &ChoiceRows::edited, this, [this, isTranslation](const std::vector<LessonChoice>& edited) {
            Q_EMIT choicesEdited(edited, isTranslation);
        });
    }
    addField(*rows, u"answer"_s, QT_TR_NOOP("Answer"), true, 1, false);
    m_takeAnswerButton = new QPushButton(section);
    m_takeAnswerButton->setObjectName(u"take-answer"_s);
    rows->addWidget(m_takeAnswerButton, 0, Qt::AlignLeft);
    connect(m_takeAnswerButton, &QPushButton::clicked, this, &LessonForm::useCellRequested);
    auto* pair = new QHBoxLayout;
    pair->setSpacing(px(kFieldGap));
    addField(*pair, u"tolerance"_s, QT_TR_NOOP("Permitted error"), true, 1, false);
    addField(*pair, u"unit"_s, QT_TR_NOOP("Unit"), true, 1, true);
    rows->addLayout(pair);
    addField(*rows, u"hint"_s, QT_TR_NOOP("Hint after a wrong answer"), true, 1, true);
    addField(*rows, u"answer-text"_s, QT_TR_NOOP("Text after the answer"), false, 2, true);
}

void LessonForm::makeTask() {
    m_taskSection = addSection(QT_TR_NOOP("What the reader does"));
    auto* rows = qobject_cast<QVBoxLayout*>(m_taskSection->content()->layout());
    m_changesNote = addNote(*rows);
    m_offerRow = chipRow(*rows);
    m_offerRow->setObjectName(u"condition-offers"_s);
    addField(*rows, u"do"_s, QT_TR_NOOP("Condition"), true, 1, false);
    addField(*rows, u"try"_s, QT_TR_NOOP("Options that fulfil it"), true, 1, false);
    m_controlsLabel = addNote(*rows);
    m_controlRow = chipRow(*rows);
    m_controlRow->setObjectName(u"controls"_s);
}

void LessonForm::makeCovers() {
    m_coverSection = addSection(QT_TR_NOOP("Covered until it is answered"));
    auto* rows = qobject_cast<QVBoxLayout*>(m_coverSection->content()->layout());
    m_coverNote = addNote(*rows);
    m_panelRow = chipRow(*rows);
    m_panelRow->setObjectName(u"panels"_s);
    m_coverRow = chipRow(*rows);
    m_coverRow->setObjectName(u"covers"_s);
    QWidget* more = chipRow(*rows);
    m_coverCellChip = new ChipButton({}, more);
    m_coverCellChip->setObjectName(u"cover-cell"_s);
    m_coverMatrixChip = new ChipButton({}, more);
    m_coverMatrixChip->setObjectName(u"cover-matrix"_s);
    for (ChipButton* chip : {m_coverCellChip, m_coverMatrixChip}) more->layout()->addWidget(chip);
    connect(m_coverCellChip, &ChipButton::clicked, this, [this] { Q_EMIT coverRequested(false); });
    connect(m_coverMatrixChip, &ChipButton::clicked, this, [this] { Q_EMIT coverRequested(true); });
}

void LessonForm::makeExtras() {
    m_extrasSection = addSection(QT_TR_NOOP("Highlights, goals and drawn values"));
    auto* rows = qobject_cast<QVBoxLayout*>(m_extrasSection->content()->layout());
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
    m_glideChip = addSwitch(u"glide"_s, u"on"_s);
    m_samePageChip = addSwitch(u"page"_s, u"same"_s);
}

void LessonForm::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_stepNumber->setFont(uiFont(font_size::kBody, QFont::DemiBold));
    for (auto& [key, field] : m_fields) {
        for (QLabel* label : {field.label, field.note}) setInk(*label, theme.muted, theme);
        if (field.translationLabel) setInk(*field.translationLabel, theme.muted, theme);
        setInk(*field.fault, theme.text, theme);
    }
    for (QLabel* label : {m_sceneNote, m_changesNote, m_controlsLabel, m_coverNote, m_languageLabel, m_choicesLabel})
        setInk(*label, theme.muted, theme);
    for (const auto& section : m_sections) section.first->setTheme(theme);
    for (ChipButton* chip : findChildren<ChipButton*>()) chip->setTheme(theme);
    for (ChoiceRows* choices : {m_choices, m_translatedChoices}) choices->setTheme(theme);
}

void LessonForm::retranslate() {
    for (auto& [key, field] : m_fields) {
        field.label->setText(tr(field.name));
        field.text->setAccessibleName(tr(field.name));
        if (field.translation)
            field.translation->setAccessibleName(tr("%1, in the other language").arg(tr(field.name)));
    }
    for (const auto& [section, name] : m_sections) section->setTitle(tr(name));
    m_useSceneButton->setText(tr("Use this scene"));
    m_useSceneButton->setToolTip(tr("The step shows what is set now"));
    m_restoreSceneButton->setText(tr("Put back"));
    m_restoreSceneButton->setToolTip(tr("Show the scene of the step again"));
    const QStringList kinds{tr("No question"),  tr("Choose an answer"), tr("Type a number"),
                            tr("Click a cell"), tr("Click a token"),    tr("Put words into order")};
    for (int i = 0; i < kinds.size(); ++i) m_kindBox->setItemText(i, kinds[i]);
    m_kindBox->setAccessibleName(tr("Form of the question"));
    m_takeAnswerButton->setText(tr("Take the selected cell"));
    m_controlsLabel->setText(tr("Controls that are shown, two at most"));
    m_coverCellChip->setText(tr("Cover the selected cell"));
    m_coverMatrixChip->setText(tr("Cover its matrix"));
    m_glideChip->setText(tr("Numbers move from the step before to this one"));
    m_samePageChip->setText(tr("May share a page with the question before"));
    m_languageLabel->setText(tr("Translation beside it"));
    m_language->setAccessibleName(m_languageLabel->text());
    for (ChoiceRows* choices : {m_choices, m_translatedChoices}) choices->retranslate();
    if (m_hasState) setState(State(m_state));
}

void LessonForm::takeFocus(const QString& key) {
    const auto field = m_fields.find(key);
    if (field == m_fields.end()) return;
    if (m_lessonSection->isAncestorOf(field->second.text)) m_lessonSection->setOpen(true);
    field->second.text->setFocus();
    field->second.text->selectAll();
    m_scrollArea->ensureWidgetVisible(field->second.text);
}

QSize LessonForm::sizeHint() const {
    return {px(kFormWidth), px(600)};
}

QSize LessonForm::minimumSizeHint() const {
    return {px(kMinFormWidth), px(200)};
}

}  // namespace attention
