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

enum Role { IdRole = Qt::UserRole, ChapterRole, OpenRole };  // a chapter is one row as well

// In designed pixels.
constexpr int kBesideRow = 8;     ///< from the list's edge to a row
constexpr int kScrolledSide = 2;  ///< beside a scroll bar
constexpr int kBesideTitle = 8;   ///< from the row's edge to its text
constexpr int kTextEnd = 2;
constexpr int kRowGap = 1;
constexpr int kAbove = 14;  ///< the first row
constexpr int kBelow = 8;   ///< the last one
constexpr int kRow = 29;
constexpr int kCompactRow = 25;
constexpr int kAboveChapter = 5;  ///< but the first
constexpr int kChevron = 12;
/// Pages that Page Up and Page Down pass over.
constexpr int kFarStep = 5;

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
            QRectF(option.rect).adjusted(px(kBesideRow), 0, -px(scrolls ? kScrolledSide : kBesideRow), -kRowGap);
        const QString text = index.data().toString();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF words = row.adjusted(px(kBesideTitle), 0, -px(kTextEnd), 0);
        if (isChapter(index)) {
            const QFont face = uiFont(font_size::kAxis, QFont::DemiBold);
            const QColor ink = option.state & QStyle::State_MouseOver ? theme.text : theme.muted;
            const QRectF line(words.left(), row.bottom() - px(kCompactRow), words.width() - px(2 * kChevron),
                              px(kCompactRow));
            painter->setFont(face);
            painter->setPen(ink);
            painter->drawText(line, Qt::AlignVCenter,
                              QFontMetrics(face).elidedText(text, Qt::ElideRight, int(line.width())));
            drawChevron(*painter, QPointF(words.right() - px(kChevron), line.center().y()), ink,
                        index.data(OpenRole).toBool() ? Qt::DownArrow : Qt::RightArrow);
            painter->restore();
            return;
        }
        const bool isCurrent = index == m_list.currentIndex();
        const bool isOver = option.state & QStyle::State_MouseOver;
        painter->setPen(Qt::NoPen);
        if (isCurrent || isOver) {
            painter->setBrush(isCurrent ? theme.hover : blendColours(theme.hover, theme.window, 0.55));
            painter->drawRoundedRect(row, scaled(6), scaled(6));
        }
        if (isCurrent) {
            painter->setBrush(theme.text);
            const double height = scaled(16);
            painter->drawRoundedRect(QRectF(row.left(), row.center().y() - height / 2, scaled(3), height), scaled(1.5),
                                     scaled(1.5));
        }
        if (isCurrent && m_list.m_ring && m_list.hasFocus()) drawFocusRing(*painter, row, scaled(6), theme.text);
        const QFont face =
            uiFont(m_list.m_compact ? font_size::kName : font_size::kBody, isCurrent ? QFont::DemiBold : QFont::Normal);
        painter->setFont(face);
        painter->setPen(theme.text);
        painter->drawText(words, Qt::AlignVCenter,
                          QFontMetrics(face).elidedText(text, Qt::ElideRight, int(words.width())));
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
                // Neither chosen nor walked over.
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
    setViewportMargins(0, px(kAbove), 0, px(kBelow));
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
    fold();
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
    fold();
    updateGeometry();
}

void ExhibitList::setAvailableHeight(int pixels) {
    m_available = pixels;
    fold();
}

bool ExhibitList::isChapter(int row) const {
    return item(row)->data(ChapterRole).toBool();
}

Chapter ExhibitList::chapterOf(int row) const {
    while (!isChapter(row)) --row;
    return Chapter(item(row)->data(IdRole).toInt());
}

int ExhibitList::rowHeight(int row) const {
    return px(m_compact ? kCompactRow : kRow) + (row > 0 && isChapter(row) ? px(kAboveChapter) : 0);
}

void ExhibitList::unfoldCurrent() {
    if (currentRow() < 0) return;
    const Chapter chapter = chapterOf(currentRow());
    std::erase(m_opened, chapter);
    m_opened.insert(m_opened.begin(), chapter);
    fold();
    scrollToItem(currentItem());
}

void ExhibitList::fold() {
    int left = m_available - px(kAbove + kBelow);
    for (int i = 0; i < count(); ++i)
        if (isChapter(i)) left -= rowHeight(i);
    std::vector<Chapter> open;
    for (const Chapter chapter : m_opened) {
        int needed = 0;
        for (int i = 0; i < count(); ++i)
            if (!isChapter(i) && chapterOf(i) == chapter) needed += rowHeight(i);
        if (m_available > 0 && !open.empty() && needed > left) continue;
        left -= needed;
        open.push_back(chapter);
    }
    for (int i = 0; i < count(); ++i) {
        const bool isOpen = std::ranges::find(open, chapterOf(i)) != open.end();
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
    // Pages of folded chapters are among them: whoever comes to one unfolds its chapter.
    std::vector<int> pages;
    for (int i = 0; i < count(); ++i)
        if (!isChapter(i)) pages.push_back(i);
    const auto last = std::ptrdiff_t(pages.size()) - 1;
    std::ptrdiff_t place = std::ranges::find(pages, currentRow()) - pages.begin();
    if (place > last) return model()->index(pages.front(), 0);
    switch (action) {
        case MoveHome:
            place = 0;
            break;
        case MoveEnd:
            place = last;
            break;
        case MovePageUp:
        case MovePageDown:
            place += action == MovePageUp ? -kFarStep : kFarStep;
            break;
        default:
            place += action == MoveUp || action == MoveLeft || action == MovePrevious ? -1 : 1;
    }
    return model()->index(pages[std::size_t(std::clamp<std::ptrdiff_t>(place, 0, last))], 0);
}

void ExhibitList::mousePressEvent(QMouseEvent* event) {
    const QListWidgetItem* under = event->button() == Qt::LeftButton ? itemAt(event->position().toPoint()) : nullptr;
    if (!under || !under->data(ChapterRole).toBool()) return QListWidget::mousePressEvent(event);
    const Chapter chapter = chapterOf(row(under));
    std::erase(m_opened, chapter);
    if (!under->data(OpenRole).toBool()) m_opened.insert(m_opened.begin(), chapter);
    fold();
}

void ExhibitList::focusInEvent(QFocusEvent* event) {
    m_ring = event->reason() != Qt::MouseFocusReason;
    QListWidget::focusInEvent(event);
}

void ExhibitList::keyPressEvent(QKeyEvent* event) {
    m_ring = true;
    QListWidget::keyPressEvent(event);
    viewport()->update();
}

}  // namespace attention
