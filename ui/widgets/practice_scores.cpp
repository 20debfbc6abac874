#include "ui/widgets/practice_scores.h"

#include <algorithm>
#include <numeric>

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "core/formula/expression.h"
#include "core/io/csv.h"
#include "ui/text/language.h"
#include "ui/text/number_format.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kScoresWidth = 560;
constexpr int kScoresHeight = 470;
constexpr int kScoreHeight = 26;

enum ScoreColumn { kLesson, kAsked, kRight, kLast, kScoreColumns };

QString dayText(const QDate& day) {
    if (!day.isValid()) return QStringLiteral("–");
    const std::string_view code = currentLanguage().code;
    return QLocale(QString::fromLatin1(code.data(), qsizetype(code.size()))).toString(day, QLocale::ShortFormat);
}

}  // namespace

PracticeScores::PracticeScores(QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("practice-scores"));
    setWindowTitle(tr("Scores of practice"));
    m_table = new QTreeWidget(this);
    m_table->setObjectName(QStringLiteral("scores"));
    m_table->setFont(uiFont(font_size::kBody));
    m_table->setAccessibleName(tr("Scores by lesson"));
    m_table->setColumnCount(kScoreColumns);
    m_table->setHeaderLabels({tr("Lesson"), tr("Asked"), tr("Right at once"), tr("Last time")});
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    QHeaderView& header = *m_table->header();
    header.setFont(uiFont(font_size::kName));
    header.setStretchLastSection(false);
    header.setSectionsMovable(false);
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    header.setSectionResizeMode(kLesson, QHeaderView::Stretch);
    m_noScores = new QLabel(tr("Nothing is practised yet."), this);
    m_noScores->setFont(uiFont(font_size::kBody));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_export = buttons->addButton(tr("&Export as CSV…"), QDialogButtonBox::ActionRole);
    m_reset = buttons->addButton(tr("&Reset…"), QDialogButtonBox::ActionRole);
    m_export->setObjectName(QStringLiteral("export"));
    m_reset->setObjectName(QStringLiteral("reset"));
    for (QPushButton* button : {m_export, m_reset}) button->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(px(8));
    layout->addWidget(m_table, 1);
    layout->addWidget(m_noScores);
    layout->addWidget(buttons);
    resize(px(kScoresWidth), px(kScoresHeight));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_export, &QPushButton::clicked, this, &PracticeScores::exportRequested);
    connect(m_reset, &QPushButton::clicked, this, &PracticeScores::resetRequested);
}

void PracticeScores::setScores(const std::vector<PracticeScore>& scores) {
    m_table->clear();
    QList<QTreeWidgetItem*> rows;
    for (const PracticeScore& score : scores) {
        auto* row = new QTreeWidgetItem(
            {score.title, formatInteger(score.asked), formatInteger(score.right), dayText(score.last)});
        row->setSizeHint(kLesson, QSize(0, px(kScoreHeight)));
        for (const int column : {kAsked, kRight, kLast})
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        rows += row;
    }
    m_table->addTopLevelItems(rows);
    for (const int column : {kAsked, kRight, kLast})
        m_table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    const bool isEmpty = std::ranges::all_of(scores, [](const PracticeScore& score) { return score.asked == 0; });
    m_noScores->setVisible(isEmpty);
    m_export->setEnabled(!isEmpty);
    m_reset->setEnabled(!isEmpty);
}

QByteArray scoresCsv(const std::vector<PracticeScore>& scores) {
    std::vector<std::string> lessons, last;
    std::vector<std::int64_t> asked, right;
    for (const PracticeScore& score : scores) {
        lessons.push_back(score.lesson.toStdString());
        asked.push_back(score.asked);
        right.push_back(score.right);
        last.push_back(score.last.toString(Qt::ISODate).toStdString());
    }
    QByteArray bytes;
    writeCsv(ColumnTable{{{"lesson", lessons}, {"asked", asked}, {"right", right}, {"last", last}}},
             [&](std::string_view piece) {
                 bytes.append(piece.data(), qsizetype(piece.size()));
                 return true;
             });
    return bytes;
}

}  // namespace attention
