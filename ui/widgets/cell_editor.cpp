#include "ui/widgets/cell_editor.h"

#include <QKeyEvent>
#include <QToolTip>

#include "ui/text/exact_number_format.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr int kMinWidth = 88;

}  // namespace

CellEditor::CellEditor(const Entry& entry, QWidget* figure) : QLineEdit(figure), m_entry(entry) {
    setObjectName(QStringLiteral("entry"));
    setFont(uiFont(font_size::kBody));
    setAlignment(Qt::AlignCenter);
    setAccessibleName(
        tr("%1, row %2, column %3").arg(QString::fromStdString(entry.matrix)).arg(entry.row).arg(entry.column));
    setText(exactNumber(entry.value));
    selectAll();
}

void CellEditor::openAt(const QRectF& cell) {
    const QSize size(std::max(px(kMinWidth), int(cell.width())), std::max(px(kControlHeight), int(cell.height())));
    QRect box(QPoint(), size);
    box.moveCenter(cell.center().toPoint());
    const QRect figureRect = parentWidget()->rect();
    box.moveLeft(std::clamp(box.left(), 0, std::max(0, figureRect.width() - box.width())));
    box.moveTop(std::clamp(box.top(), 0, std::max(0, figureRect.height() - box.height())));
    setGeometry(box);
    show();
    setFocus();
}

void CellEditor::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        parentWidget()->setFocus();
        return hide();
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return commit();
    QLineEdit::keyPressEvent(event);
}

void CellEditor::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    hide();
}

void CellEditor::commit() {
    const auto number = parseNumberInput(text());
    if (!number) {
        selectAll();
        setAccessibleDescription(tr("A number is accepted, as in 1.5 or −2."));
        QToolTip::showText(mapToGlobal(QPoint(0, height())), accessibleDescription(), this);
        return;
    }
    m_entry.value = *number;
    parentWidget()->setFocus();
    hide();
    Q_EMIT typed(m_entry);
}

}  // namespace attention
