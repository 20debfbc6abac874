#include "ui/widgets/look_controls.h"

#include <array>

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "ui/system/input_file.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/question.h"
#include "ui/widgets/save_path_dialog.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr QSize kLabelsSize(560, 480);
constexpr int kLabelHeight = 28;

QComboBox* makeCombo(const char* name, const QStringList& texts, QWidget* parent) {
    auto* combo = new QComboBox(parent);
    combo->setObjectName(QLatin1String(name));
    combo->setFont(uiFont(font_size::kName));
    combo->setFocusPolicy(Qt::StrongFocus);
    combo->addItems(texts);
    return combo;
}

}  // namespace

LookControls::LookControls(QWidget* parent) : QWidget(parent) {
    hide();
    m_style = makeCombo("style",
                        {tr("As on screen"), tr("One column, 88 mm"), tr("Two columns, 183 mm"), tr("Slide 16:9"),
                         tr("Poster"), tr("Book"), tr("Greyscale"), tr("From a file…")},
                        parent);
    m_style->setToolTip(tooltipText({}, tr("Sets what is below; each of it can still be changed.")));
    m_colours = makeCombo("colours",
                          {tr("The page's own"), tr("Blue, white, red"), tr("Blues"), tr("Greens"),
                           QStringLiteral("Viridis"), QStringLiteral("Cividis"), tr("Greys")},
                          parent);
    m_family = new SegmentedControl(tr("Typeface"), {QStringLiteral("Inter"), QStringLiteral("Latin Modern")}, parent);
    m_family->setObjectName(QStringLiteral("family"));
    m_grey = new QCheckBox(tr("&Grey inks, dashed curves"), parent);
    m_grey->setObjectName(QStringLiteral("grey"));
    m_grey->setFont(uiFont(font_size::kName));
    m_grey->setMinimumHeight(px(28));
    m_letter = new QLineEdit(parent);
    m_letter->setObjectName(QStringLiteral("letter"));
    m_letter->setFont(uiFont(font_size::kName));
    m_letter->setMaxLength(kMaxPanelLetter);
    m_letter->setFixedWidth(px(56));
    m_letter->setAccessibleName(tr("Letter of the panel"));
    m_letter->setToolTip(tooltipText({}, tr("Drawn at the top left in brackets, for a figure of several panels.")));
    m_labels = new QPushButton(tr("Labels…"), parent);
    m_labels->setObjectName(QStringLiteral("labels"));
    m_labels->setFont(uiFont(font_size::kName));
    m_labels->setAutoDefault(false);
    connect(m_style, &QComboBox::activated, this, &LookControls::chooseStyle);
    connect(m_colours, &QComboBox::activated, this, &LookControls::changed);
    connect(m_family, &SegmentedControl::chosen, this, &LookControls::changed);
    connect(m_grey, &QCheckBox::toggled, this, &LookControls::changed);
    connect(m_letter, &QLineEdit::textEdited, this, &LookControls::changed);
    connect(m_labels, &QPushButton::clicked, this, &LookControls::editLabels);
}

FigureLook LookControls::look(double lineWidth) const {
    FigureLook look;
    const int map = m_colours->currentIndex() - 1;
    if (map >= 0) look.colourMap = colourMapNames()[map];
    look.lineWidth = lineWidth;
    look.family = TypeFamily(m_family->current());
    look.isGrey = m_grey->isChecked();
    look.labels = m_labelReplacements;
    if (!problem()) look.letter = m_letter->text();
    return look;
}

void LookControls::setLook(const FigureLook& look) {
    const QSignalBlocker blocker(this);
    m_colours->setCurrentIndex(int(colourMapNames().indexOf(look.colourMap)) + 1);
    m_family->setCurrent(int(look.family));
    m_grey->setChecked(look.isGrey);
    m_labelReplacements = look.labels;
    m_letter->setText(look.letter);
}

std::optional<QString> LookControls::problem() const {
    if (m_letter->text().isEmpty() || isPanelLetter(m_letter->text())) return std::nullopt;
    return tr("The letter of a panel must be one to %1 letters or digits.").arg(kMaxPanelLetter);
}

void LookControls::addFigureStyle() {
    m_style->addItem(tr("As in the opened figure"));
    m_style->setCurrentIndex(m_style->count() - 1);
}

void LookControls::chooseStyle(int index) {
    const int builtIn = index - 1;
    if (builtIn > styleNames().size()) {
        Q_EMIT figureStyleChosen();
    } else if (builtIn < 0) {
        Q_EMIT styleChosen({});
    } else if (builtIn < styleNames().size()) {
        readFile(styleNames()[builtIn]);
    } else {
        askFile(this, tr("Style"), {}, tr("Styles (*.json)"), [this](const QString& path) { readFile(path); });
    }
}

void LookControls::readFile(const QString& nameOrPath) {
    try {
        Q_EMIT styleChosen(readStyle(nameOrPath));
    } catch (const FileError& error) {
        m_style->setCurrentIndex(0);
        Q_EMIT styleRejected(tr("%1 is no style: %2.").arg(nameOrPath, error.phrase()));
    }
}

void LookControls::editLabels() {
    auto* dialog = new QDialog(window());
    dialog->setObjectName(QStringLiteral("labels-dialog"));
    dialog->setWindowTitle(tr("Labels"));
    // Earlier replacements stay in the list even if the figure does not contain their texts now.
    QStringList texts = m_texts;
    for (const QString& text : m_labelReplacements.keys())
        if (!texts.contains(text)) texts += text;
    auto* table = new QTableWidget(int(texts.size()), 2, dialog);
    table->setObjectName(QStringLiteral("labels-table"));
    table->setFont(uiFont(font_size::kName));
    table->setHorizontalHeaderLabels({tr("Text"), tr("Drawn instead")});
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(px(kLabelHeight));
    for (int row = 0; row < texts.size(); ++row) {
        auto* text = new QTableWidgetItem(texts[row]);
        text->setFlags(Qt::ItemIsEnabled);
        table->setItem(row, 0, text);
        table->setItem(row, 1, new QTableWidgetItem(m_labelReplacements.value(texts[row])));
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, dialog);
    connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(table, 1);
    layout->addWidget(buttons);
    dialog->resize(px(kLabelsSize.width()), px(kLabelsSize.height()));
    openDialog(dialog, [this, table, texts](int result) {
        if (result != QDialog::Accepted) return;
        m_labelReplacements.clear();
        for (int row = 0; row < texts.size(); ++row) {
            const QString drawn = table->item(row, 1)->text();
            if (!drawn.isEmpty() && !undrawable(drawn)) m_labelReplacements.insert(texts[row], drawn);
        }
        Q_EMIT changed();
    });
}

}  // namespace attention
