#include "ui/widgets/tensor_chooser.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/files/array_file.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kChooserWidth = 520;
constexpr int kChooserHeight = 420;
constexpr int kTensorHeight = 24;

enum Column { kName, kShape, kType, kColumns };

}  // namespace

TensorChooser::TensorChooser(const QString& file, const QString& what, std::vector<TensorInfo> tensors, QWidget* parent)
    : QDialog(parent), m_tensors(std::move(tensors)) {
    setObjectName(QStringLiteral("tensors"));
    setWindowTitle(tr("Choose a tensor"));
    auto* question = new QLabel(tr("Which tensor of %1 is the %2?").arg(file, what), this);
    question->setTextFormat(Qt::PlainText);
    question->setWordWrap(true);
    question->setFont(uiFont(font_size::kBody));
    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setFont(uiFont(font_size::kBody));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search for a tensor"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list = new QTreeWidget(this);
    m_list->setObjectName(QStringLiteral("list"));
    m_list->setFont(uiFont(font_size::kBody));
    m_list->setAccessibleName(tr("Tensors"));
    m_list->setColumnCount(kColumns);
    m_list->setHeaderLabels({tr("Name"), tr("Shape"), tr("Type")});
    m_list->setRootIsDecorated(false);
    // The columns explain themselves; screen readers still get the header texts.
    m_list->setHeaderHidden(true);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(kName, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(kShape, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(kType, QHeaderView::ResizeToContents);
    QList<QTreeWidgetItem*> items;
    for (const TensorInfo& tensor : m_tensors) {
        const QString name = shownTensorName(tensor.name);
        auto* item = new QTreeWidgetItem(
            {name, shapeWords(tensor.shape), QString::fromLatin1(tensor.type.data(), qsizetype(tensor.type.size()))});
        item->setSizeHint(kName, QSize(0, px(kTensorHeight)));
        item->setToolTip(kName, name.toHtmlEscaped());
        items += item;
    }
    m_list->addTopLevelItems(items);
    m_matchCount = new QLabel(this);
    m_matchCount->setFont(uiFont(font_size::kAxis));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_open = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
    m_open->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(px(8));
    layout->addWidget(question);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_matchCount);
    layout->addWidget(buttons);
    resize(px(kChooserWidth), px(kChooserHeight));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_search, &QLineEdit::textChanged, this, &TensorChooser::search);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &TensorChooser::updateOpenButton);
    connect(m_list, &QTreeWidget::itemActivated, this, &QDialog::accept);
    search({});
    m_search->setFocus();
}

std::optional<std::string> TensorChooser::tensor() const {
    QTreeWidgetItem* item = m_list->currentItem();
    if (!item || item->isHidden() || !item->isSelected()) return std::nullopt;
    return m_tensors[std::size_t(m_list->indexOfTopLevelItem(item))].name;
}

void TensorChooser::search(const QString& text) {
    QTreeWidgetItem* firstMatch = nullptr;
    int matchCount = 0;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        const bool matches = item->text(kName).contains(text.trimmed(), Qt::CaseInsensitive);
        item->setHidden(!matches);
        if (!matches) continue;
        ++matchCount;
        if (!firstMatch) firstMatch = item;
    }
    if (QTreeWidgetItem* current = m_list->currentItem(); !current || current->isHidden()) {
        m_list->clearSelection();
        m_list->setCurrentItem(firstMatch);
    }
    m_matchCount->setText(matchCount == 0 ? tr("No tensor has this in its name.")
                                          : tr("%n tensor(s)", nullptr, matchCount));
    updateOpenButton();
}

void TensorChooser::updateOpenButton() {
    m_open->setEnabled(tensor().has_value());
}

bool TensorChooser::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace attention
