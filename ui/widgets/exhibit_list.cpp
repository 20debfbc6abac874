#include "ui/widgets/exhibit_list.h"

#include <algorithm>

#include <QFocusEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include "ui/widgets/style.h"

namespace attention {
namespace {

enum Role { IdRole = Qt::UserRole, ChapterRole, OpenRole };  // the heading of a chapter is a row, too

// In designed pixels.
constexpr int kBesideRow = 8;        ///< from the edge of the list to a row
constexpr int kBesideScrollBar = 2;  ///< from a row to the scroll bar
constexpr int kBesideTitle = 8;      ///< from the edge of a row to its text
constexpr int kTextEnd = 2;
constexpr int kRowGap = 1;
constexpr int kAboveFirstRow = 14;
constexpr int kBelowLastRow = 8;
constexpr int kRowHeight = 29;
constexpr int kCompactRowHeight = 25;
constexpr int kAboveChapter = 5;  ///< above each chapter but the first
constexpr int kChevron = 12;
/// Page Up and Page Down move by this number of exhibits.
constexpr int kPageStep = 5;

}  // namespace

class ExhibitDelegate : public QStyledItemDelegate {
 public:
    explicit ExhibitDelegate(ExhibitList* list) : QStyledItemDelegate(list), m_list(*list) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        return {px(100), m_list.rowHeight(index.row())};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& theme = *m_list.m_theme;
        const bool scrolls = m_list.verticalScrollBar()->isVisible();
        const QRectF row =
            QRectF(option.rect).adjusted(px(kBesideRow), 0, -px(scrolls ? kBesideScrollBar : kBesideRow), -kRowGap);
        const QString text = index.data().toString();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF textRect = row.adjusted(px(kBesideTitle), 0, -px(kTextEnd), 0);
        if (isChapter(index)) {
            const QFont font = uiFont(font_size::kAxis, QFont::DemiBold);
            const QColor ink = option.state & QStyle::State_MouseOver ? theme.text : theme.muted;
            const QRectF headingRect(textRect.left(), row.bottom() - px(kCompactRowHeight),
                                     textRect.width() - px(2 * kChevron), px(kCompactRowHeight));
            painter->setFont(font);
            painter->setPen(ink);
            painter->drawText(headingRect, Qt::AlignVCenter,
                              QFontMetrics(font).elidedText(text, Qt::ElideRight, int(headingRect.width())));
            drawChevron(*painter, QPointF(textRect.right() - px(kChevron), headingRect.center().y()), ink,
                        index.data(OpenRole).toBool() ? Qt::DownArrow : Qt::RightArrow);
            painter->restore();
            return;
        }
        const bool isCurrent = index == m_list.currentIndex();
        const bool isHovered = option.state & QStyle::State_MouseOver;
        painter->setPen(Qt::NoPen);
        if (isCurrent || isHovered) {
            painter->setBrush(isCurrent ? theme.hover : blendColours(theme.hover, theme.window, 0.55));
            painter->drawRoundedRect(row, scaled(6), scaled(6));
        }
        if (isCurrent) {
            painter->setBrush(theme.text);
            const double height = scaled(16);
            painter->drawRoundedRect(QRectF(row.left(), row.center().y() - height / 2, scaled(3), height), scaled(1.5),
                                     scaled(1.5));
        }
        if (isCurrent && m_list.m_showsFocusRing && m_list.hasFocus())
            drawFocusRing(*painter, row, scaled(6), theme.text);
        const QFont font =
            uiFont(m_list.m_compact ? font_size::kName : font_size::kBody, isCurrent ? QFont::DemiBold : QFont::Normal);
        painter->setFont(font);
        painter->setPen(theme.text);
        painter->drawText(textRect, Qt::AlignVCenter,
                          QFontMetrics(font).elidedText(text, Qt::ElideRight, int(textRect.width())));
        painter->restore();
    }

 private:
    static bool isChapter(const QModelIndex& index) { return index.data(ChapterRole).toBool(); }

    const ExhibitList& m_list;
};

ExhibitList::ExhibitList(QWidget* parent, std::span<const Exhibit* const> shown)
    : QListWidget(parent), m_exhibits(shown.begin(), shown.end()) {
    setObjectName(QStringLiteral("exhibits"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setMouseTracking(true);
    setItemDelegate(new ExhibitDelegate(this));
    for (const Chapter chapter :
         {Chapter::Attention, Chapter::Position, Chapter::Cost, Chapter::Training, Chapter::Models}) {
        bool isNamed = false;
        for (const Exhibit* exhibit : m_exhibits) {
            if (exhibit->chapter() != chapter) continue;
            if (!isNamed) {
                auto* heading = new QListWidgetItem(this);
                heading->setData(ChapterRole, true);
                // A heading cannot be selected, and the arrow keys skip it.
                heading->setFlags(Qt::NoItemFlags);
                heading->setData(IdRole, int(chapter));
                isNamed = true;
            }
            auto* entry = new QListWidgetItem(this);
            entry->setData(IdRole, QString::fromUtf8(exhibit->id().data(), qsizetype(exhibit->id().size())));
        }
        if (isNamed) m_opened.push_back(chapter);
    }
    connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        unfoldCurrent();
        if (item) Q_EMIT chosen(item->data(IdRole).toString().toStdString());
    });
    setTheme(*m_theme);
    retranslate();
}

void ExhibitList::setTheme(const Theme& theme) {
    m_theme = &theme;
    QPalette colours = palette();
    colours.setColor(QPalette::Base, theme.window);
    setPalette(colours);
    setViewportMargins(0, px(kAboveFirstRow), 0, px(kBelowLastRow));
    scheduleDelayedItemsLayout();
    viewport()->update();
}

void ExhibitList::retranslate() {
    setAccessibleName(tr("Exhibits"));
    for (int i = 0; i < count(); ++i) {
        QListWidgetItem& entry = *item(i);
        if (entry.data(ChapterRole).toBool()) {
            entry.setText(chapterName(Chapter(entry.data(IdRole).toInt())));
            continue;
        }
        const std::string id = entry.data(IdRole).toString().toStdString();
        for (const Exhibit* exhibit : m_exhibits) {
            if (exhibit->id() != id) continue;
            entry.setText(exhibit->words().name);
            entry.setToolTip(tooltipText({}, exhibit->words().claim));
            entry.setData(Qt::AccessibleDescriptionRole, chapterName(exhibit->chapter()));
        }
    }
    updateFolding();
}

void ExhibitList::setCurrent(std::string_view id) {
    const QString wanted = QString::fromUtf8(id.data(), qsizetype(id.size()));
    const QSignalBlocker blocker(this);
    for (int i = 0; i < count(); ++i)
        if (!isChapter(i) && item(i)->data(IdRole).toString() == wanted) setCurrentRow(i);
    unfoldCurrent();
}

void ExhibitList::setCompact(bool compact) {
    if (m_compact == compact) return;
    m_compact = compact;
    updateFolding();
    updateGeometry();
}

void ExhibitList::setAvailableHeight(int pixels) {
    m_availableHeight = pixels;
    updateFolding();
}

bool ExhibitList::isChapter(int row) const {
    return item(row)->data(ChapterRole).toBool();
}

Chapter ExhibitList::chapterOf(int row) const {
    while (!isChapter(row)) --row;
    return Chapter(item(row)->data(IdRole).toInt());
}

int ExhibitList::rowHeight(int row) const {
    return px(m_compact ? kCompactRowHeight : kRowHeight) + (row > 0 && isChapter(row) ? px(kAboveChapter) : 0);
}

void ExhibitList::unfoldCurrent() {
    if (currentRow() < 0) return;
    const Chapter chapter = chapterOf(currentRow());
    std::erase(m_opened, chapter);
    m_opened.insert(m_opened.begin(), chapter);
    updateFolding();
    scrollToItem(currentItem());
}

void ExhibitList::updateFolding() {
    int remainingHeight = m_availableHeight - px(kAboveFirstRow + kBelowLastRow);
    for (int i = 0; i < count(); ++i)
        if (isChapter(i)) remainingHeight -= rowHeight(i);
    std::vector<Chapter> unfolded;
    for (const Chapter chapter : m_opened) {
        int needed = 0;
        for (int i = 0; i < count(); ++i)
            if (!isChapter(i) && chapterOf(i) == chapter) needed += rowHeight(i);
        if (m_availableHeight > 0 && !unfolded.empty() && needed > remainingHeight) continue;
        remainingHeight -= needed;
        unfolded.push_back(chapter);
    }
    for (int i = 0; i < count(); ++i) {
        const bool isOpen = std::ranges::find(unfolded, chapterOf(i)) != unfolded.end();
        if (!isChapter(i)) {
            setRowHidden(i, !isOpen);
            continue;
        }
        item(i)->setData(OpenRole, isOpen);
        item(i)->setData(Qt::AccessibleDescriptionRole, isOpen ? tr("unfolded") : tr("folded"));
    }
    scheduleDelayedItemsLayout();
    viewport()->update();
}

QSize ExhibitList::sizeHint() const {
    return {px(kWidth), px(400)};
}

QSize ExhibitList::minimumSizeHint() const {
    return {px(140), px(120)};
}

QModelIndex ExhibitList::moveCursor(CursorAction action, Qt::KeyboardModifiers) {
    // These include exhibits of folded chapters: reaching one unfolds its chapter.
    std::vector<int> exhibitRows;
    for (int i = 0; i < count(); ++i)
        if (!isChapter(i)) exhibitRows.push_back(i);
    const auto last = std::ptrdiff_t(exhibitRows.size()) - 1;
    std::ptrdiff_t position = std::ranges::find(exhibitRows, currentRow()) - exhibitRows.begin();
    if (position > last) return model()->index(exhibitRows.front(), 0);
    switch (action) {
        case MoveHome:
            position = 0;
            break;
        case MoveEnd:
            position = last;
            break;
        case MovePageUp:
        case MovePageDown:
            position += action == MovePageUp ? -kPageStep : kPageStep;
            break;
        default:
            position += action == MoveUp || action == MoveLeft || action == MovePrevious ? -1 : 1;
    }
    return model()->index(exhibitRows[std::size_t(std::clamp<std::ptrdiff_t>(position, 0, last))], 0);
}

void ExhibitList::mousePressEvent(QMouseEvent* event) {
    const QListWidgetItem* clicked = event->button() == Qt::LeftButton ? itemAt(event->position().toPoint()) : nullptr;
    if (!clicked || !clicked->data(ChapterRole).toBool()) return QListWidget::mousePressEvent(event);
    const Chapter chapter = chapterOf(row(clicked));
    std::erase(m_opened, chapter);
    if (!clicked->data(OpenRole).toBool()) m_opened.insert(m_opened.begin(), chapter);
    updateFolding();
}

void ExhibitList::focusInEvent(QFocusEvent* event) {
    m_showsFocusRing = event->reason() != Qt::MouseFocusReason;
    QListWidget::focusInEvent(event);
}

void ExhibitList::keyPressEvent(QKeyEvent* event) {
    m_showsFocusRing = true;
    QListWidget::keyPressEvent(event);
    viewport()->update();
}

}  // namespace attention
