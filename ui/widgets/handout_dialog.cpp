#include "ui/widgets/handout_dialog.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>

#include "ui/lesson/lesson_language.h"
#include "ui/text/language.h"
#include "ui/widgets/style.h"

namespace attention {

HandoutDialog::HandoutDialog(const std::vector<LessonEntry>& lessons, const Choice& initial, QWidget* parent)
    : QDialog(parent) {
    setObjectName(QStringLiteral("handout-dialog"));
    setWindowTitle(tr("Handout"));
    const auto box = [this](const char* name) {
        auto* made = new QComboBox(this);
        made->setObjectName(QLatin1String(name));
        return made;
    };
    m_lesson = box("handout-lesson");
    for (const LessonEntry& lesson : lessons) m_lesson->addItem(lesson.title, lesson.file);
    m_language = box("handout-language");
    m_paper = box("handout-paper");
    m_paper->addItem(tr("A4"), QStringLiteral("a4"));
    m_paper->addItem(tr("Letter"), QStringLiteral("letter"));
    m_answers = new QCheckBox(tr("With &answers, for the teacher"), this);
    m_answers->setObjectName(QStringLiteral("handout-answers"));
    m_answers->setChecked(initial.hasAnswers);
    const auto choose = [](QComboBox& combo, const QString& value) {
        combo.setCurrentIndex(std::max(0, combo.findData(value)));
    };
    choose(*m_lesson, initial.file);
    fillLanguages();
    choose(*m_language, initial.language);
    choose(*m_paper, initial.paper);
    connect(m_lesson, &QComboBox::currentIndexChanged, this, &HandoutDialog::fillLanguages);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* save = buttons->addButton(tr("&Save…"), QDialogButtonBox::AcceptRole);
    save->setObjectName(QStringLiteral("handout-save"));
    save->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(px(20), px(18), px(20), px(16));
    form->setSpacing(px(10));
    form->addRow(tr("&Lesson"), m_lesson);
    form->addRow(tr("Lan&guage"), m_language);
    form->addRow(tr("&Paper"), m_paper);
    form->addRow(QString(), m_answers);
    form->addRow(buttons);
}

void HandoutDialog::fillLanguages() {
    const QString previous = m_language->currentData().toString();
    const QStringList codes = lessonLanguages(m_lesson->currentData().toString());
    // An untranslated lesson can be printed in any language: its text stays English, and headings are translated.
    const bool isUntranslated = codes.size() == 1 && codes.first() == QLatin1String("en");
    m_language->clear();
    for (const Language& language : languages()) {
        const QString code = QString::fromUtf8(language.code.data(), qsizetype(language.code.size()));
        if (isUntranslated || codes.contains(code)) m_language->addItem(language.name, code);
    }
    m_language->setCurrentIndex(std::max(0, m_language->findData(previous)));
}

HandoutDialog::Choice HandoutDialog::choice() const {
    return {m_lesson->currentData().toString(), m_language->currentData().toString(), m_paper->currentData().toString(),
            m_answers->isChecked()};
}

}  // namespace attention
