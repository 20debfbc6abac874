#include "ui/widgets/lesson_fields.h"

#include <algorithm>
#include <cmath>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kChipHeight = 24;
constexpr int kChipPadding = 10;
constexpr int kCrossWidth = 12;  ///< the space for the cross after the text
constexpr int kGap = 6;

/// Lets the shortcuts of undo and redo pass a field, so that the window handles them.
class UndoFilter : public QObject {
 public:
    using QObject::QObject;

 protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::ShortcutOverride) return false;
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!key->matches(QKeySequence::Undo) && !key->matches(QKeySequence::Redo)) return false;
        event->ignore();
        return true;
    }
};

QString displayedText(const QString& markdown) {
    static const QRegularExpression between(QStringLiteral("\n\n+"));
    QString text = markdown;
    // A line break within a paragraph becomes a space; an empty line becomes a single line break.
    text.replace(between, QStringLiteral("\x1E")).replace(u'\n', u' ').replace(u'\x1E', u'\n');
    return text;
}

}  // namespace

void leaveUndoToWindow(QWidget& field) {
    field.installEventFilter(new UndoFilter(&field));
}

ParagraphEdit::ParagraphEdit(bool isOneParagraph, int minLines, QWidget* parent)
    : QPlainTextEdit(parent), m_isOneParagraph(isOneParagraph), m_minLines(minLines) {
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFont(uiFont(font_size::kName));
    document()->setDocumentMargin(px(2));
    leaveUndoToWindow(*this);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        updateGeometry();
        if (!m_isSettingText) Q_EMIT edited(markdown());
    });
}

void ParagraphEdit::setMarkdown(const QString& text) {
    const QString newText = displayedText(text.trimmed());
    if (displayedText(markdown()) == newText) return;
    const QScopedValueRollback setting(m_isSettingText, true);
    const int position = textCursor().position();
    setPlainText(newText);
    QTextCursor cursor = textCursor();
    cursor.setPosition(std::min(position, int(toPlainText().size())));
    setTextCursor(cursor);
}

QString ParagraphEdit::markdown() const {
    QStringList paragraphs;
    for (const QString& line : toPlainText().split(u'\n'))
        if (!line.trimmed().isEmpty()) paragraphs += line.trimmed();
    return paragraphs.join(m_isOneParagraph ? QStringLiteral(" ") : QStringLiteral("\n\n"));
}

QSize ParagraphEdit::sizeHint() const {
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        lines += std::max(1, block.layout() ? block.layout()->lineCount() : 1);
    const int line = int(std::ceil(QFontMetricsF(font()).lineSpacing()));
    return {px(120), std::max(m_minLines, lines) * line + 2 * frameWidth() + 2 * int(document()->documentMargin()) + 1};
}

void ParagraphEdit::keyPressEvent(QKeyEvent* event) {
    if (m_isOneParagraph && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) return;
    QPlainTextEdit::keyPressEvent(event);
}

void ParagraphEdit::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    updateGeometry();
}

void ParagraphEdit::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

ChipButton::ChipButton(const QString& text, QWidget* parent) : QAbstractButton(parent) {
    setText(text);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setFont(uiFont(font_size::kAxis));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ChipButton::setTheme(const Theme& theme) {
    m_theme = &theme;
    updateGeometry();
    update();
}

void ChipButton::setRemovable(bool removable) {
    m_isRemovable = removable;
    updateGeometry();
}

QSize ChipButton::sizeHint() const {
    const QFontMetrics metrics(uiFont(font_size::kAxis, QFont::DemiBold));
    return {metrics.horizontalAdvance(text()) + 2 * px(kChipPadding) + (m_isRemovable ? px(kCrossWidth) : 0),
            px(kChipHeight)};
}

void ChipButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = *m_theme;
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const double radius = box.height() / 2;
    const bool isOn = isChecked();
    painter.setPen(QPen(controlColour(isOn ? theme.text : theme.control, isEnabled(), theme), 1));
    painter.setBrush(isOn                                        ? controlColour(theme.text, isEnabled(), theme)
                     : isEnabled() && (underMouse() || isDown()) ? theme.hover
                                                                 : theme.raised);
    painter.drawRoundedRect(box, radius, radius);
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        drawFocusRing(painter, box, radius, isOn ? theme.window : theme.text);
    const QColor ink = isOn ? theme.window : controlColour(theme.text, isEnabled(), theme);
    painter.setPen(ink);
    painter.setFont(uiFont(font_size::kAxis, isOn ? QFont::DemiBold : QFont::Normal));
    const QRect textRect =
        rect().adjusted(px(kChipPadding), 0, -px(kChipPadding) - (m_isRemovable ? px(kCrossWidth) : 0), 0);
    painter.drawText(textRect, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextHideMnemonic,
                     fontMetrics().elidedText(text(), Qt::ElideRight, textRect.width() + px(4)));
    if (!m_isRemovable) return;
    painter.setPen(QPen(underMouse() ? ink : theme.muted, scaled(1.4), Qt::SolidLine, Qt::RoundCap));
    const QPointF centre(width() - scaled(kChipPadding + 2), height() / 2.0);
    const double arm = scaled(3);
    painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
    painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm));
}

void ChipButton::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    Q_EMIT hoveredOrFocused(true);
}

void ChipButton::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    Q_EMIT hoveredOrFocused(false);
}

void ChipButton::focusInEvent(QFocusEvent* event) {
    QAbstractButton::focusInEvent(event);
    Q_EMIT hoveredOrFocused(true);
}

void ChipButton::focusOutEvent(QFocusEvent* event) {
    QAbstractButton::focusOutEvent(event);
    Q_EMIT hoveredOrFocused(false);
}

FlowLayout::FlowLayout(int gap) {
    setSpacing(gap);
    setContentsMargins({});
}

FlowLayout::~FlowLayout() {
    for (QLayoutItem* item : m_items) delete item;
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[std::size_t(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item) m_items.erase(m_items.begin() + index);
    return item;
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : m_items) size = size.expandedTo({px(40), item->minimumSize().height()});
    return size;
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    layOutItems(rect, true);
}

int FlowLayout::layOutItems(const QRect& rect, bool moves) const {
    int x = rect.x(), y = rect.y(), height = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;
        QSize size = item->sizeHint();
        size.setWidth(std::min(size.width(), rect.width()));
        if (x > rect.x() && x + size.width() > rect.x() + rect.width()) {
            x = rect.x();
            y += height + spacing();
            height = 0;
        }
        if (moves) item->setGeometry({{x, y}, size});
        x += size.width() + spacing();
        height = std::max(height, size.height());
    }
    return y + height - rect.y();
}

ChoiceRows::ChoiceRows(QWidget* parent) : QWidget(parent) {
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins({});
    m_layout->setSpacing(px(kGap));
    m_add = new ChipButton({}, this);
    m_add->setObjectName(QStringLiteral("add-answer"));
    m_layout->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &ChipButton::clicked, this, [this] {
        std::vector<LessonChoice> choices = m_choices;
        // An answer without text is not saved, so a new one gets a default text that no other answer has.
        QString text;
        const auto isTaken = [&] { return std::ranges::count(choices, text.toStdString(), &LessonChoice::words) > 0; };
        for (std::size_t number = choices.size() + 1; text.isEmpty() || isTaken(); ++number)
            text = tr("answer %1").arg(number);
        choices.push_back({.words = text.toStdString()});
        m_rowToFocus = int(choices.size()) - 1;
        Q_EMIT edited(choices);
    });
    retranslate();
}

void ChoiceRows::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_add->setTheme(theme);
}

void ChoiceRows::retranslate() {
    m_add->setText(tr("+ Answer"));
    for (const Row& row : m_rows) {
        row.right->setToolTip(tr("This answer is right"));
        row.right->setAccessibleName(row.right->toolTip());
        row.text->setPlaceholderText(tr("Answer"));
        row.text->setAccessibleName(tr("Answer"));
        row.hint->setPlaceholderText(tr("Hint for who chooses it"));
        row.hint->setAccessibleName(row.hint->placeholderText());
        row.remove->setToolTip(tr("Delete this answer"));
        row.remove->setAccessibleName(row.remove->toolTip());
    }
}

void ChoiceRows::resizeRows(std::size_t count) {
    while (m_rows.size() > count) {
        m_rows.back().box->deleteLater();
        m_rows.back().box->hide();
        m_layout->removeWidget(m_rows.back().box);
        m_rows.pop_back();
    }
    while (m_rows.size() < count) {
        const std::size_t i = m_rows.size();
        auto* box = new QWidget(this);
        Row row{box, new QRadioButton(box), new ParagraphEdit(true, 1, box), new ParagraphEdit(true, 1, box),
                new QToolButton(box)};
        row.right->setAutoExclusive(false);
        row.right->setObjectName(QStringLiteral("right-%1").arg(i));
        row.text->setObjectName(QStringLiteral("answer-%1").arg(i));
        row.hint->setObjectName(QStringLiteral("hint-%1").arg(i));
        row.remove->setObjectName(QStringLiteral("remove-%1").arg(i));
        row.hint->setFont(uiFont(font_size::kAxis));
        row.remove->setAutoRaise(true);
        row.remove->setText(QStringLiteral("×"));
        auto* grid = new QGridLayout(box);
        grid->setContentsMargins({});
        grid->setHorizontalSpacing(px(4));
        grid->setVerticalSpacing(px(2));
        grid->addWidget(row.right, 0, 0);
        grid->addWidget(row.text, 0, 1);
        grid->addWidget(row.remove, 0, 2, Qt::AlignTop);
        grid->addWidget(row.hint, 1, 1);
        grid->setColumnStretch(1, 1);
        connect(row.right, &QRadioButton::clicked, this, [this, i] {
            for (std::size_t j = 0; j < m_choices.size(); ++j) m_choices[j].isRight = j == i;
            emitEdited();
        });
        connect(row.text, &ParagraphEdit::edited, this, [this, i](const QString& text) {
            // An empty answer is not saved: the lesson keeps the old text until something is typed.
            if (text.isEmpty()) return;
            m_choices[i].words = text.toStdString();
            emitEdited();
        });
        connect(row.hint, &ParagraphEdit::edited, this, [this, i](const QString& text) {
            m_choices[i].hint = text.toStdString();
            emitEdited();
        });
        connect(row.remove, &QToolButton::clicked, this, [this, i] {
            m_choices.erase(m_choices.begin() + std::ptrdiff_t(i));
            emitEdited();
        });
        m_rows.push_back(row);
        m_layout->insertWidget(int(i), box);
        box->show();
    }
    retranslate();
}

void ChoiceRows::emitEdited() {
    Q_EMIT edited(std::vector(m_choices));
}

void ChoiceRows::setChoices(const std::vector<LessonChoice>& choices, bool isFixed) {
    m_choices = choices;
    m_isFixed = isFixed;
    if (m_rows.size() != choices.size()) resizeRows(choices.size());
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const Row& row = m_rows[i];
        row.right->setChecked(choices[i].isRight);
        row.right->setEnabled(!isFixed);
        row.remove->setVisible(!isFixed);
        row.remove->setEnabled(choices.size() > 2);
        // While the person has cleared the field to type another text, the old text must not come back.
        if (!row.text->hasFocus() || !row.text->markdown().isEmpty())
            row.text->setMarkdown(QString::fromStdString(choices[i].words));
        row.hint->setMarkdown(QString::fromStdString(choices[i].hint));
        row.hint->setVisible(!choices[i].isRight || !choices[i].hint.empty());
    }
    m_add->setVisible(!isFixed && choices.size() < kMaxLessonChoices);
    if (m_rowToFocus >= int(choices.size())) return;
    takeFocus(std::exchange(m_rowToFocus, -1));
}

void ChoiceRows::takeFocus(int row) {
    if (row < 0 || row >= int(m_rows.size())) return;
    m_rows[std::size_t(row)].text->setFocus();
    m_rows[std::size_t(row)].text->selectAll();
}

}  // namespace attention
