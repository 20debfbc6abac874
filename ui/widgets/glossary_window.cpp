#include "ui/widgets/glossary_window.h"

#include <algorithm>

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "ui/text/fuzzy_match.h"
#include "ui/widgets/exhibit_list.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr QSize kSize(480, 640);
constexpr QSize kMinWindow(320, 280);
constexpr int kWindowMargin = 20;
constexpr int kBesideTerm = 12;  ///< from the window's edge to a row
constexpr int kInsideTerm = 8;   ///< from the row's edge to its text
constexpr int kRowMargin = 8;
constexpr int kTermHeight = 22;
constexpr int kChapterHeight = 38;
constexpr int kUnderChapter = 6;
constexpr int kTermSymbolSize = 17;
constexpr int kBarWidth = 3;
constexpr int kTermFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

}  // namespace

class GlossaryDelegate : public QStyledItemDelegate {
 public:
    explicit GlossaryDelegate(GlossaryWindow* window) : QStyledItemDelegate(window), m_window(*window) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        const int width = m_window.m_list->viewport()->width();
        const int words = width - 2 * px(kBesideTerm + kInsideTerm);
        const QRect explanation = QFontMetrics(uiFont(font_size::kName))
                                      .boundingRect(QRect(0, 0, std::max(words, px(60)), 10000), kTermFlags,
                                                    m_window.m_entries[std::size_t(index.row())].explanation);
        const int above = m_window.chapterAbove(index.row()) ? px(kChapterHeight) : 0;
        return {width, explanation.height() + px(kTermHeight) + 2 * px(kRowMargin) + above};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& theme = *m_window.m_theme;
        const GlossaryEntry& entry = m_window.m_entries[std::size_t(index.row())];
        QRectF row = QRectF(option.rect).adjusted(px(kBesideTerm), 1, -px(kBesideTerm), -1);
        const bool isCurrent = index == m_window.m_list->currentIndex();
        const bool isOver = option.state & QStyle::State_MouseOver;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (const auto chapter = m_window.chapterAbove(index.row())) {
            painter->setFont(uiFont(font_size::kClaim, QFont::DemiBold));
            painter->setPen(theme.text);
            const QRectF heading(row.left() + px(kInsideTerm), row.top(), row.width(),
                                 px(kChapterHeight - kUnderChapter));
            painter->drawText(heading, Qt::AlignLeft | Qt::AlignBottom, chapterName(*chapter));
            row.setTop(row.top() + px(kChapterHeight));
        }
        painter->setPen(Qt::NoPen);
        if (isCurrent || isOver) {
            painter->setBrush(isCurrent ? theme.hover : blendColours(theme.hover, theme.surface, 0.55));
            painter->drawRoundedRect(row, 6, 6);
        }
        if (isCurrent) {
            painter->setBrush(theme.text);
            painter->drawRoundedRect(QRectF(row.left(), row.top() + px(kRowMargin), px(kBarWidth), px(kTermHeight)),
                                     kBarWidth / 2.0, kBarWidth / 2.0);
        }
        const QRectF words = row.adjusted(px(kInsideTerm), px(kRowMargin) - 1, -px(kInsideTerm), -px(kRowMargin) + 1);
        // Term and symbol stand on one base line, whatever their faces' heights are.
        const QFont termFace = uiFont(font_size::kBody, QFont::DemiBold);
        const QFont symbolFace = mathFont(px(kTermSymbolSize));
        const double base = words.top() + px(kTermHeight) * 0.72;
        const double symbolWidth =
            entry.symbol.isEmpty() ? 0 : QFontMetricsF(symbolFace).horizontalAdvance(entry.symbol);
        painter->setFont(termFace);
        painter->setPen(theme.text);
        painter->drawText(QPointF(words.left(), base),
                          QFontMetricsF(termFace).elidedText(entry.term, Qt::ElideRight,
                                                             words.width() - symbolWidth - px(kInsideTerm)));
        painter->setFont(symbolFace);
        painter->drawText(QPointF(words.right() - symbolWidth, base), entry.symbol);
        painter->setFont(uiFont(font_size::kName));
        painter->setPen(isCurrent ? theme.text : theme.muted);
        painter->drawText(words.adjusted(0, px(kTermHeight), 0, 0), kTermFlags, entry.explanation);
        painter->restore();
    }

 private:
    const GlossaryWindow& m_window;
};

GlossaryWindow::GlossaryWindow(QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("glossary"));
    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setClearButtonEnabled(false);
    m_search->installEventFilter(this);
    m_list = new QListWidget;
    m_list->setObjectName(QStringLiteral("terms"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new GlossaryDelegate(this));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Always there, though drawn only when needed: the explanations keep their line breaks.
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_list->setVerticalScrollMode(QListWidget::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMouseTracking(true);
    connect(m_list, &QListWidget::currentRowChanged, m_list->viewport(), qOverload<>(&QWidget::update));
    m_nothing = new QLabel;
    m_nothing->setObjectName(QStringLiteral("nothing"));
    // What was typed is shown as it is, never taken for rich text.
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignHCenter | Qt::AlignTop);

    m_pages = new QStackedLayout;
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_nothing);
    m_order = new SegmentedControl({}, {{}, {}}, this);
    m_order->setObjectName(QStringLiteral("order"));
    connect(m_order, &SegmentedControl::chosen, this, &GlossaryWindow::fill);
    auto* line = new QVBoxLayout;
    line->setSpacing(px(8));
    line->addWidget(m_search);
    line->addWidget(m_order);
    line->setContentsMargins(px(kWindowMargin), px(kWindowMargin), px(kWindowMargin), px(12));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, px(8));
    layout->setSpacing(0);
    layout->addLayout(line);
    layout->addLayout(m_pages, 1);
    setMinimumSize(px(kMinWindow.width()), px(kMinWindow.height()));
    resize(px(kSize.width()), px(kSize.height()));
    connect(m_search, &QLineEdit::textChanged, this, &GlossaryWindow::search);
    retranslate();
    setTheme(*m_theme);
}

void GlossaryWindow::setTheme(const Theme& theme) {
    m_theme = &theme;
    QPalette colours = palette();
    colours.setColor(QPalette::Window, theme.surface);
    setPalette(colours);
    QPalette ground = m_list->palette();
    ground.setColor(QPalette::Base, theme.surface);
    m_list->setPalette(ground);
    m_search->setFont(uiFont(font_size::kBody));
    m_nothing->setFont(uiFont(font_size::kName));
    m_nothing->setContentsMargins(px(kWindowMargin), px(kWindowMargin), px(kWindowMargin), 0);
    setInk(*m_nothing, theme.muted, theme);
    // The faces may have another size by now.
    m_list->doItemsLayout();
    m_list->viewport()->update();
}

void GlossaryWindow::retranslate() {
    setWindowTitle(tr("Glossary"));
    m_search->setPlaceholderText(tr("Search terms and explanations"));
    m_search->setAccessibleName(tr("Search"));
    m_order->setTexts(tr("Order"), {tr("By letter"), tr("By chapter")});
    m_list->setAccessibleName(tr("Terms"));
    fill();
}

void GlossaryWindow::fill() {
    const std::string_view marked = currentTerm();
    m_entries = glossary(order());
    m_searched.clear();
    m_list->clear();
    for (const GlossaryEntry& entry : m_entries) {
        m_searched.push_back(foldedText(entry.term + u'\n' + entry.explanation + u'\n' + entry.symbol));
        auto* item = new QListWidgetItem(entry.term, m_list);
        item->setData(Qt::AccessibleDescriptionRole, entry.explanation);
    }
    search();
    showMarked(marked);
}

void GlossaryWindow::search() {
    const QString wanted = foldedText(m_search->text().trimmed());
    int first = -1;
    int best = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        const bool matches = m_searched[std::size_t(row)].contains(wanted);
        m_list->item(row)->setHidden(!matches);
        if (!matches) continue;
        if (first < 0) first = row;
        // The term itself is rather meant than another one whose explanation names it.
        if (best < 0 && m_searched[std::size_t(row)].startsWith(wanted)) best = row;
    }
    m_list->doItemsLayout();
    m_nothing->setText(tr("No term matches “%1”.").arg(m_search->text().trimmed()));
    m_pages->setCurrentWidget(first < 0 ? static_cast<QWidget*>(m_nothing) : m_list);
    mark(wanted.isEmpty() ? -1 : best < 0 ? first : best);
    if (wanted.isEmpty()) m_list->scrollToTop();
}

GlossaryOrder GlossaryWindow::order() const {
    return m_order->current() == 0 ? GlossaryOrder::Letters : GlossaryOrder::Chapters;
}

std::optional<Chapter> GlossaryWindow::chapterAbove(int row) const {
    if (order() == GlossaryOrder::Letters || !m_search->text().trimmed().isEmpty()) return std::nullopt;
    const auto entry = m_entries.begin() + row;
    if (row > 0 && std::prev(entry)->chapter == entry->chapter) return std::nullopt;
    return entry->chapter;
}

void GlossaryWindow::mark(int row) {
    m_list->setCurrentRow(row);
    if (row >= 0) m_list->scrollToItem(m_list->item(row));
}

void GlossaryWindow::showTerm(std::string_view id) {
    m_search->clear();
    show();
    raise();
    activateWindow();
    showMarked(id);
}

void GlossaryWindow::showMarked(std::string_view id) {
    const auto found = std::ranges::find(m_entries, id, &GlossaryEntry::id);
    if (found == m_entries.end()) return;
    const int row = int(found - m_entries.begin());
    m_list->setCurrentRow(row);
    m_list->scrollToItem(m_list->item(row), QListWidget::PositionAtCenter);
}

std::string_view GlossaryWindow::currentTerm() const {
    const int row = m_list->currentRow();
    return row < 0 || std::size_t(row) >= m_entries.size() ? std::string_view() : m_entries[std::size_t(row)].id;
}

void GlossaryWindow::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void GlossaryWindow::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    m_search->setFocus();
    m_search->selectAll();
}

bool GlossaryWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
            case Qt::Key_Up:
            case Qt::Key_Down:
            case Qt::Key_PageUp:
            case Qt::Key_PageDown:
                // One walks and goes on typing, without a change of place.
                QCoreApplication::sendEvent(m_list, event);
                return true;
            default:
                break;
        }
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace attention
