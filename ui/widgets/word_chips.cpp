#include "ui/widgets/word_chips.h"

#include <algorithm>
#include <utility>

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include "core/scene/tokens.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kChipHeight = 34;
constexpr int kAfterChip = 8;
constexpr int kGripWidth = 24;
constexpr int kChipPadding = 14;
constexpr int kChipRadius = 6;

}  // namespace

/// Draws a word as a chip: a rounded box with the dots of a drag handle and the word.
class ChipDelegate : public QStyledItemDelegate {
 public:
    explicit ChipDelegate(WordOrderList* chips) : QStyledItemDelegate(chips), m_chips(*chips) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        return m_chips.chipSize(index.data().toString());
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& theme = *m_chips.m_theme;
        const auto line = [&](double width) { return scaled(width * m_chips.m_enlargement); };
        const bool isCurrent = index == m_chips.currentIndex();
        const bool isHeld = isCurrent && (m_chips.m_isDragging || m_chips.m_liftedFrom >= 0);
        const QRectF box = QRectF(option.rect).adjusted(1.5, 1.5, -m_chips.enlarged(kAfterChip) - 1.5, -1.5);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(isHeld ? theme.text : theme.control, line(isHeld ? 2 : 1.2)));
        painter->setBrush(isHeld ? theme.hover : theme.surface);
        painter->drawRoundedRect(box, line(kChipRadius), line(kChipRadius));
        if (isCurrent && m_chips.hasFocus()) drawFocusRing(*painter, box, line(kChipRadius), theme.text);
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.control);
        if (m_chips.isEnabled())
            for (int i = 0; i < 6; ++i)
                painter->drawEllipse(
                    QPointF(box.left() + line(9 + 5 * (i % 2)), box.center().y() + line(5 * (i / 2 - 1))), line(1.2),
                    line(1.2));
        painter->setFont(m_chips.chipFont());
        painter->setPen(theme.text);
        // Without drag handle the word is centred.
        const int left = m_chips.isEnabled() ? kGripWidth : (kGripWidth + kChipPadding) / 2;
        painter->drawText(box.adjusted(m_chips.enlarged(left), 0, 0, 0), Qt::AlignVCenter | Qt::TextSingleLine,
                          index.data().toString());
        painter->restore();
    }

 private:
    const WordOrderList& m_chips;
};

QStringList sentenceWords(const Exhibit& exhibit, const Parameters& parameters) {
    const bool hasSentence = exhibit.findUse("tokens") && !parameters.tokens.empty();
    return labelsOf(hasSentence ? splitTokens(parameters.tokens) : numberedTokens(Index(parameters.n)));
}

WordOrderList::WordOrderList(QWidget* parent) : QListWidget(parent) {
    setObjectName(QStringLiteral("word-chips"));
    setFrameShape(NoFrame);
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new ChipDelegate(this));
    viewport()->setAutoFillBackground(false);
    setCursor(Qt::OpenHandCursor);
    QSizePolicy policy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QString WordOrderList::hint() {
    return tr("Drag a word, or carry it with Alt and an arrow key");
}

void WordOrderList::setTheme(const Theme& theme) {
    m_theme = &theme;
    relayout();
}

void WordOrderList::setEnlargement(double enlargement) {
    m_enlargement = enlargement;
    relayout();
}

void WordOrderList::relayout() {
    doItemsLayout();
    updateGeometry();
    viewport()->update();
}

QFont WordOrderList::chipFont() const {
    return uiFont(qRound(font_size::kBody * m_enlargement));
}

int WordOrderList::enlarged(double designed) const {
    return px(designed * m_enlargement);
}

QSize WordOrderList::chipSize(const QString& word) const {
    return {enlarged(kGripWidth + kChipPadding + kAfterChip) + QFontMetrics(chipFont()).horizontalAdvance(word),
            enlarged(kChipHeight)};
}

void WordOrderList::setWords(const QStringList& words) {
    m_words = words;
    m_liftedFrom = -1;
    m_isDragging = false;
    clear();
    for (int i = 0; i < words.size(); ++i) {
        auto* item = new QListWidgetItem(words[i], this);
        item->setData(Qt::UserRole, i);
    }
    if (count() > 0) setCurrentRow(0);
    updateAccessibleNames();
    relayout();
}

std::vector<std::int64_t> WordOrderList::order() const {
    std::vector<std::int64_t> order;
    for (int i = 0; i < count(); ++i) order.push_back(item(i)->data(Qt::UserRole).toInt());
    return order;
}

void WordOrderList::setOrder(const std::vector<std::int64_t>& order) {
    if (const auto current = this->order(); order == current || !std::ranges::is_permutation(order, current)) return;
    m_liftedFrom = -1;
    for (int position = 0; position < count(); ++position) {
        const auto current = this->order();
        const int from = int(std::ranges::find(current, order[std::size_t(position)]) - current.begin());
        if (from != position) insertItem(position, takeItem(from));
    }
    updateAccessibleNames();
}

void WordOrderList::updateAccessibleNames() {
    for (int i = 0; i < count(); ++i)
        item(i)->setData(
            Qt::AccessibleTextRole,
            tr("%1, place %2 of %3").arg(item(i)->text(), QString::number(i + 1), QString::number(count())));
}

int WordOrderList::heightForWidth(int width) const {
    int rows = 1, left = 0;
    for (const QString& word : m_words) {
        const int chipWidth = chipSize(word).width();
        if (left > 0 && left + chipWidth > width) {
            ++rows;
            left = 0;
        }
        left += chipWidth;
    }
    return rows * enlarged(kChipHeight);
}

QSize WordOrderList::sizeHint() const {
    int totalWidth = 1;
    for (const QString& word : m_words) totalWidth += chipSize(word).width();
    return {totalWidth, enlarged(kChipHeight)};
}

QSize WordOrderList::minimumSizeHint() const {
    int maxWidth = 1;
    for (const QString& word : m_words) maxWidth = std::max(maxWidth, chipSize(word).width() + 1);
    return {maxWidth, enlarged(kChipHeight)};
}

void WordOrderList::moveCurrent(int to) {
    const int from = currentRow();
    to = std::clamp(to, 0, count() - 1);
    if (from < 0 || from == to) return;
    QListWidgetItem* carried = takeItem(from);
    insertItem(to, carried);
    setCurrentRow(to);
    updateAccessibleNames();
    // Screen readers get no event by themselves, because the current word is the same; its position is new.
    QAccessibleEvent moved(this, QAccessible::Focus);
    moved.setChild(to);
    QAccessible::updateAccessibility(&moved);
    if (!m_isDragging) Q_EMIT reordered();
}

void WordOrderList::setLifted(bool isLifted) {
    m_liftedFrom = isLifted ? currentRow() : -1;
    viewport()->update();
}

bool WordOrderList::event(QEvent* event) {
    // Keys that move a word must not trigger shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isArrow = key->key() >= Qt::Key_Home && key->key() <= Qt::Key_Down;
        if (isArrow || key->key() == Qt::Key_Space || (key->key() == Qt::Key_Escape && m_liftedFrom >= 0)) {
            event->accept();
            return true;
        }
    }
    return QListWidget::event(event);
}

void WordOrderList::keyPressEvent(QKeyEvent* event) {
    const int current = currentRow();
    const auto moveOrSelect = [&](int to) {
        to = std::clamp(to, 0, count() - 1);
        if (m_liftedFrom >= 0 || event->modifiers() & Qt::AltModifier)
            moveCurrent(to);
        else
            setCurrentRow(to);
    };
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Up:
            return moveOrSelect(current - 1);
        case Qt::Key_Right:
        case Qt::Key_Down:
            return moveOrSelect(current + 1);
        case Qt::Key_Home:
            return moveOrSelect(0);
        case Qt::Key_End:
            return moveOrSelect(count() - 1);
        case Qt::Key_Space:
            return setLifted(m_liftedFrom < 0);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            setLifted(false);
            return submitted();
        case Qt::Key_Escape:
            if (m_liftedFrom < 0) break;
            moveCurrent(m_liftedFrom);
            return setLifted(false);
        default:
            break;
    }
    event->ignore();
}

void WordOrderList::focusOutEvent(QFocusEvent* event) {
    setLifted(false);
    QListWidget::focusOutEvent(event);
}

void WordOrderList::mousePressEvent(QMouseEvent* event) {
    setLifted(false);
    const QModelIndex hovered = indexAt(event->position().toPoint());
    m_isDragging = event->button() == Qt::LeftButton && hovered.isValid();
    m_orderAtPress = order();
    if (m_isDragging) setCurrentIndex(hovered);
    viewport()->update();
}

void WordOrderList::mouseMoveEvent(QMouseEvent* event) {
    if (!m_isDragging) return;
    const QPoint position = event->position().toPoint();
    const QModelIndex hovered = indexAt(position);
    if (!hovered.isValid() || hovered.row() == currentRow()) return;
    const QRect targetRect = visualRect(hovered), currentRect = visualRect(currentIndex());
    // Swap only past the centre of a neighbour; otherwise a wider neighbour would lie under the pointer again and swap
    // back.
    const bool isPastCentre = targetRect.top() != currentRect.top() ||
                              (hovered.row() > currentRow() ? position.x() > targetRect.center().x()
                                                            : position.x() < targetRect.center().x());
    if (isPastCentre) moveCurrent(hovered.row());
}

void WordOrderList::mouseReleaseEvent(QMouseEvent*) {
    viewport()->update();
    if (std::exchange(m_isDragging, false) && m_orderAtPress != order()) Q_EMIT reordered();
}

}  // namespace attention
