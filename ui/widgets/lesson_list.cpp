#include "ui/widgets/lesson_list.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/text/punctuation.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kMinRowHeight = 30;
constexpr int kLessonRowMargin = 8;
constexpr int kHeadingMargin = 14;
constexpr int kMarkSize = 16;
constexpr int kLessonsWidth = 176;

}  // namespace

class LessonDelegate : public QStyledItemDelegate {
 public:
    explicit LessonDelegate(LessonList* list) : QStyledItemDelegate(list), m_list(*list) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QRectF textRect = textRectIn({0, 0, double(m_list.m_list->viewport()->width()), 1000});
        const QString text = index.data().toString();
        const QRectF box = QFontMetricsF(entryFont(index)).boundingRect(textRect, Qt::TextWordWrap, text);
        return {option.rect.width(),
                std::max(px(kMinRowHeight), int(std::ceil(box.height() + noteHeight(index))) + px(12))};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& theme = *m_list.m_theme;
        const LessonList::Entry& entry = entryOf(index);
        const QRectF row = rowIn(option.rect);
        const bool isCurrent = index == m_list.m_list->currentIndex();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        const bool isHovered = option.state & QStyle::State_MouseOver && entry.mark != LessonList::Mark::Heading;
        if (isCurrent || isHovered) {
            painter->setBrush(isCurrent ? theme.hover : blendColours(theme.hover, theme.window, 0.55));
            painter->drawRoundedRect(row, scaled(6), scaled(6));
        }
        if (isCurrent) {
            painter->setBrush(theme.text);
            painter->drawRoundedRect(QRectF(row.left(), row.center().y() - scaled(8), scaled(3), scaled(16)),
                                     scaled(1.5), scaled(1.5));
        }
        if (isCurrent && m_list.m_list->hasFocus()) drawFocusRing(*painter, row, scaled(6), theme.text);
        const QRectF mark(row.left() + px(9), row.center().y() - scaled(kMarkSize) / 2, scaled(kMarkSize),
                          scaled(kMarkSize));
        if (entry.mark == LessonList::Mark::Number) {
            painter->setFont(uiFont(font_size::kAxis));
            painter->setPen(theme.muted);
            painter->drawText(mark.adjusted(-px(6), 0, px(2), 0), Qt::AlignRight | Qt::AlignVCenter,
                              QString::number(index.row() + 1));
        } else {
            drawMark(*painter, mark, entry, theme);
        }
        painter->setFont(entryFont(index));
        painter->setPen(theme.text);
        if (entry.mark == LessonList::Mark::Heading) {
            painter->setPen(theme.muted);
            painter->drawText(row.adjusted(px(9), 0, 0, -px(3)), Qt::AlignBottom, entry.text);
            return painter->restore();
        }
        const QRectF textRect = textRectIn(option.rect);
        const double note = noteHeight(index);
        painter->drawText(textRect.adjusted(0, 0, 0, -note), Qt::AlignVCenter | Qt::TextWordWrap, entry.text);
        if (note > 0) {
            painter->setFont(uiFont(font_size::kAxis));
            painter->setPen(theme.muted);
            painter->drawText(textRect.adjusted(0, 0, 0, -px(5)), Qt::AlignBottom, entry.note);
        }
        painter->restore();
    }

 private:
    static QRectF rowIn(const QRectF& itemRect) {
        return itemRect.adjusted(px(kLessonRowMargin), 0, -px(kLessonRowMargin), -1);
    }
    /// The rectangle of the text, right of the mark.
    static QRectF textRectIn(const QRectF& itemRect) {
        return rowIn(itemRect).adjusted(px(9) + scaled(kMarkSize) + px(9), 0, -px(2), 0);
    }

    /// Draws the mark of an entry: a filled circle with a tick if done, a dotted circle with a double chevron if
    /// skipped.
    static void drawMark(QPainter& painter, const QRectF& box, const LessonList::Entry& entry, const Theme& theme) {
        const LessonList::Mark mark = entry.mark;
        if (mark == LessonList::Mark::None || mark == LessonList::Mark::Heading) return;
        const bool isDone = mark == LessonList::Mark::Done;
        const bool isSkipped = mark == LessonList::Mark::Skipped;
        painter.setPen(QPen(isDone ? theme.text : theme.control, scaled(1.4), isSkipped ? Qt::DotLine : Qt::SolidLine));
        painter.setBrush(isDone ? QBrush(theme.text) : QBrush(Qt::NoBrush));
        painter.drawEllipse(box.adjusted(1, 1, -1, -1));
        if (mark == LessonList::Mark::Open && entry.done > 0) {
            // Angles of drawPie(), in sixteenths of a degree: from the top, clockwise.
            constexpr int kTop = 90 * 16, kTurn = 360 * 16;
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.text);
            const double rim = scaled(3.4);
            painter.drawPie(box.adjusted(rim, rim, -rim, -rim), kTop, -kTurn * entry.done / entry.steps);
        }
        const auto inBox = [&](double x, double y) {
            return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
        };
        painter.setPen(QPen(isDone ? theme.window : theme.muted, scaled(1.8), Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        if (isDone) painter.drawPolyline(QPolygonF{inBox(0.3, 0.52), inBox(0.45, 0.67), inBox(0.71, 0.36)});
        if (!isSkipped) return;
        for (const double x : {0.3, 0.5})
            painter.drawPolyline(QPolygonF{inBox(x, 0.32), inBox(x + 0.18, 0.5), inBox(x, 0.68)});
    }

    const LessonList::Entry& entryOf(const QModelIndex& index) const {
        return m_list.m_entries[std::size_t(index.row())];
    }

    double noteHeight(const QModelIndex& index) const {
        return entryOf(index).note.isEmpty() ? 0 : QFontMetricsF(uiFont(font_size::kAxis)).height();
    }

    QFont entryFont(const QModelIndex& index) const {
        if (entryOf(index).mark == LessonList::Mark::Heading) return uiFont(font_size::kAxis, QFont::DemiBold);
        return uiFont(font_size::kName, index == m_list.m_list->currentIndex() ? QFont::DemiBold : QFont::Normal);
    }

    const LessonList& m_list;
};

int StepRows::gapAt(int y) const {
    for (int row = 0; row < count(); ++row)
        if (y < visualItemRect(item(row)).center().y()) return row;
    return count();
}

void StepRows::mousePressEvent(QMouseEvent* event) {
    QListWidget::mousePressEvent(event);
    m_pressedRow = m_isDraggable && event->button() == Qt::LeftButton ? row(itemAt(event->position().toPoint())) : -1;
    m_pressPosition = event->position().toPoint();
}

void StepRows::mouseMoveEvent(QMouseEvent* event) {
    const QPoint position = event->position().toPoint();
    const bool isDrag = (position - m_pressPosition).manhattanLength() >= QApplication::startDragDistance();
    if (m_pressedRow < 0 || !(event->buttons() & Qt::LeftButton)) return QListWidget::mouseMoveEvent(event);
    if (m_dropGap < 0 && !isDrag) return;
    m_dropGap = gapAt(position.y());
    viewport()->setCursor(Qt::ClosedHandCursor);
    scrollToItem(item(std::clamp(m_dropGap, 0, count() - 1)));
    viewport()->update();
}

void StepRows::endDrag() {
    m_pressedRow = m_dropGap = -1;
    viewport()->unsetCursor();
    viewport()->update();
}

void StepRows::mouseReleaseEvent(QMouseEvent* event) {
    QListWidget::mouseReleaseEvent(event);
    const int from = m_pressedRow, gap = m_dropGap;
    endDrag();
    if (from < 0 || gap < 0) return;
    // Removing the row first lowers the numbers of all gaps below it by one.
    const int to = gap > from ? gap - 1 : gap;
    if (to != from) Q_EMIT rowMoved(from, to);
}

void StepRows::keyPressEvent(QKeyEvent* event) {
    const int step = event->key() == Qt::Key_Up ? -1 : event->key() == Qt::Key_Down ? 1 : 0;
    if (event->key() == Qt::Key_Escape && m_dropGap >= 0) return endDrag();
    if (!m_isDraggable || step == 0 || !(event->modifiers() & Qt::AltModifier))
        return QListWidget::keyPressEvent(event);
    const int to = currentRow() + step;
    if (currentRow() >= 0 && to >= 0 && to < count()) Q_EMIT rowMoved(currentRow(), to);
}

void StepRows::paintEvent(QPaintEvent* event) {
    QListWidget::paintEvent(event);
    if (m_dropGap < 0 || count() == 0) return;
    const QRect last = visualItemRect(item(count() - 1));
    const int y = m_dropGap < count() ? visualItemRect(item(m_dropGap)).top() : last.bottom();
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Text), scaled(2), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(px(kLessonRowMargin), y), QPointF(viewport()->width() - px(kLessonRowMargin), y));
}

LessonList::LessonList(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("lesson-list"));
    setAutoFillBackground(true);
    const auto link = [this](const char* name) {
        auto* made = new QPushButton(this);
        made->setObjectName(QLatin1String(name));
        made->setFlat(true);
        return made;
    };
    m_course = link("all-lessons");
    m_explore = link("explore-freely");
    m_position = new QLabel(this);
    m_title = new QLabel(this);
    m_title->setObjectName(QStringLiteral("lesson-title"));
    m_title->setWordWrap(true);
    m_detail = new QLabel(this);
    m_list = new StepRows(this);
    m_list->setObjectName(QStringLiteral("lesson-steps"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMouseTracking(true);
    m_list->setItemDelegate(new LessonDelegate(this));
    // A lesson file may come from anyone, so its texts are never read as rich text.
    for (QLabel* label : {m_position, m_title, m_detail}) label->setTextFormat(Qt::PlainText);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(px(kHeadingMargin), px(4), px(kHeadingMargin), px(8));
    head->setSpacing(px(2));
    for (QLabel* label : {m_position, m_title, m_detail}) head->addWidget(label);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, px(8), 0, px(10));
    layout->setSpacing(px(2));
    layout->addWidget(m_course, 0, Qt::AlignLeft);
    layout->addLayout(head);
    layout->addWidget(m_list, 1);
    m_editButtons = new QWidget(this);
    auto* edits = new QHBoxLayout(m_editButtons);
    edits->setContentsMargins(px(4), px(2), px(4), px(2));
    edits->setSpacing(0);
    const auto tool = [&](const char* name, auto signal) {
        auto* made = new QToolButton(m_editButtons);
        made->setObjectName(QLatin1String(name));
        made->setAutoRaise(true);
        made->setFont(uiFont(font_size::kAxis));
        edits->addWidget(made);
        connect(made, &QToolButton::clicked, this, signal);
        return made;
    };
    m_add = tool("add-step", &LessonList::addRequested);
    m_duplicate = tool("duplicate-step", &LessonList::duplicateRequested);
    m_remove = tool("remove-step", &LessonList::removeRequested);
    edits->addStretch();
    m_editButtons->hide();
    layout->addWidget(m_editButtons);
    layout->addWidget(m_explore, 0, Qt::AlignLeft);
    connect(m_course, &QPushButton::clicked, this, &LessonList::courseRequested);
    connect(m_explore, &QPushButton::clicked, this, &LessonList::exploreRequested);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) Q_EMIT chosen(row);
    });
    connect(m_list, &StepRows::rowMoved, this, &LessonList::moved);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QWidget::customContextMenuRequested, this, [this](const QPoint& position) {
        const int row = m_list->row(m_list->itemAt(position));
        if (row >= 0) Q_EMIT menuRequested(row, m_list->viewport()->mapToGlobal(position));
    });
    setTheme(*m_theme);
    retranslate();
}

void LessonList::setTheme(const Theme& theme) {
    m_theme = &theme;
    QPalette colours = palette();
    colours.setColor(QPalette::Base, theme.window);
    colours.setColor(QPalette::Window, theme.window);
    setPalette(colours);
    m_position->setFont(uiFont(font_size::kAxis));
    m_detail->setFont(uiFont(font_size::kAxis));
    m_title->setFont(uiFont(font_size::kBody, QFont::DemiBold));
    setInk(*m_position, theme.muted, theme);
    setInk(*m_detail, theme.muted, theme);
    m_course->setIcon(themedIcon(QStringLiteral("chevron-left"), theme));
    m_list->doItemsLayout();
    m_list->viewport()->update();
}

void LessonList::retranslate() {
    m_course->setText(tr("All lessons"));
    m_explore->setText(m_isEditable ? tr("All pages") : tr("Explore freely"));
    m_explore->setToolTip(tr("The list of exhibits; the lesson waits"));
    m_list->setAccessibleName(tr("Steps of the lesson"));
    m_add->setText(tr("+ Step"));
    m_add->setToolTip(tr("Add a step with the scene that is shown"));
    m_duplicate->setText(tr("Copy"));
    m_duplicate->setToolTip(tr("Add a copy of this step"));
    m_remove->setText(tr("Delete"));
    m_remove->setToolTip(tr("Delete this step"));
}

void LessonList::hideNavigation() {
    m_course->hide();
    m_explore->hide();
}

void LessonList::setEntries(const QString& position, const QString& title, const QString& detail,
                            std::vector<Entry> entries, int current) {
    m_position->setText(position);
    m_position->setVisible(!position.isEmpty());
    m_title->setText(title);
    m_detail->setText(detail);
    m_detail->setVisible(!detail.isEmpty());
    const QSignalBlocker blocker(m_list);
    m_entries = std::move(entries);
    while (m_list->count() > int(m_entries.size())) delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < int(m_entries.size())) new QListWidgetItem(m_list);
    for (int i = 0; i < m_list->count(); ++i) {
        const Entry& entry = m_entries[std::size_t(i)];
        m_list->item(i)->setText(entry.text);
        const QString state = entry.mark == Mark::Done      ? tr("done")
                              : entry.mark == Mark::Skipped ? tr("skipped")
                              : entry.done > 0              ? tr("%1 of %2 steps").arg(entry.done).arg(entry.steps)
                                                            : QString();
        QStringList details{entry.detail, state, entry.note};
        details.removeAll(QString());
        m_list->item(i)->setToolTip(entry.mark == Mark::Heading ? QString()
                                                                : tooltipText(entry.text, joinList(details)));
        m_list->item(i)->setData(Qt::AccessibleDescriptionRole, entry.note.isEmpty() ? state : entry.note);
        m_list->item(i)->setFlags(entry.mark == Mark::Heading ? Qt::NoItemFlags
                                                              : Qt::ItemIsSelectable | Qt::ItemIsEnabled);
    }
    m_remove->setEnabled(m_entries.size() > 1);
    m_list->setCurrentRow(current);
    m_list->doItemsLayout();
    // A note may have made the current row higher.
    if (m_list->currentItem()) m_list->scrollToItem(m_list->currentItem());
    m_list->viewport()->update();
}

void LessonList::setEditable(bool editable) {
    if (editable == m_isEditable) return;
    m_isEditable = editable;
    m_list->setDraggable(editable);
    m_editButtons->setVisible(editable);
    retranslate();
}

void LessonList::setHasCourse(bool has) {
    m_course->setVisible(has);
}

QSize LessonList::sizeHint() const {
    return {px(kLessonsWidth), px(400)};
}

QSize LessonList::minimumSizeHint() const {
    return {px(140), px(120)};
}

}  // namespace attention
