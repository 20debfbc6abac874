#include "ui/widgets/exhibit_list.h"

#include <QFocusEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include "ui/widgets/style.h"

namespace attention {
namespace {

enum Role { IdRole = Qt::UserRole, ChapterRole };

// In designed pixels.
constexpr int kBesideRow = 8;     ///< from the list's edge to a row
constexpr int kScrolledSide = 2;  ///< beside a scroll bar
constexpr int kBesideTitle = 8;   ///< from the row's edge to its text
constexpr int kTextEnd = 2;
constexpr int kRowGap = 1;
constexpr int kAbove = 14;  ///< the first row
constexpr int kBelow = 8;   ///< the last one

}  // namespace

QString chapterName(Chapter chapter) {
    return ExhibitList::tr(englishChapterName(chapter));
}

class ExhibitDelegate : public QStyledItemDelegate {
 public:
    explicit ExhibitDelegate(ExhibitList* list) : QStyledItemDelegate(list), m_list(*list) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        const int row = px(m_list.m_compact ? 26 : 29);
        const bool isFirst = index.row() == 0;
        return {px(100), isChapter(index) && !isFirst ? row + px(5) : row};
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
            painter->setFont(face);
            painter->setPen(theme.muted);
            const QRectF line(words.left(), row.bottom() - px(27), words.width(), px(27));
            painter->drawText(line, Qt::AlignVCenter,
                              QFontMetrics(face).elidedText(text, Qt::ElideRight, int(line.width())));
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
    for (const Chapter chapter : {Chapter::Attention, Chapter::Position, Chapter::Cost, Chapter::Training}) {
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
    }
    connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
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
}

void ExhibitList::setCurrent(std::string_view id) {
    const QString wanted = QString::fromUtf8(id.data(), qsizetype(id.size()));
    const QSignalBlocker blocker(this);
    for (int i = 0; i < count(); ++i)
        if (!item(i)->data(ChapterRole).toBool() && item(i)->data(IdRole).toString() == wanted) setCurrentRow(i);
    viewport()->update();
}

void ExhibitList::setCompact(bool compact) {
    if (m_compact == compact) return;
    m_compact = compact;
    scheduleDelayedItemsLayout();
    updateGeometry();
}

QSize ExhibitList::sizeHint() const {
    return {px(kWidth), px(400)};
}

QSize ExhibitList::minimumSizeHint() const {
    return {px(140), px(120)};
}

QModelIndex ExhibitList::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    const QModelIndex index = QListWidget::moveCursor(action, modifiers);
    // Home and Page Up can lead to a chapter; its first exhibit is meant.
    return index.data(ChapterRole).toBool() ? index.siblingAtRow(index.row() + 1) : index;
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
