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
constexpr int kBesideTerm = 12;     ///< from the window's edge to a row
constexpr int kBesideTermText = 8;  ///< from the row's edge to its text
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
        const int textWidth = width - 2 * px(kBesideTerm + kBesideTermText);
        const QRect explanation = QFontMetrics(uiFont(font_size::kName))
                                      .boundingRect(QRect(0, 0, std::max(textWidth, px(60)), 10000), kTermFlags,
                                                    m_window.m_entries[std::size_t(index.row())].explanation);
        const int above = m_window.chapterAbove(index.row()) ? px(kChapterHeight) : 0;
        return {width, explanation.height() + px(kTermHeight) + 2 * px(kRowMargin) + above};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& theme = *m_window.m_theme;
        const GlossaryEntry& entry = m_window.m_entries[std::size_t(index.row())];
        QRectF row = QRectF(option.rect).adjusted(px(kBesideTerm), 1, -px(kBesideTerm), -1);
        const bool isCurrent = index == m_window.m_list->currentIndex();
        const bool isHovered = option.state & QStyle::State_MouseOver;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (const auto chapter = m_window.chapterAbove(index.row())) {
            painter->setFont(uiFont(font_size::kClaim, QFont::DemiBold));
            painter->setPen(theme.text);
            const QRectF heading(row.left() + px(kBesideTermText), row.top(), row.width(),
                                 px(kChapterHeight - kUnderChapter));
            painter->drawText(heading, Qt::AlignLeft | Qt::AlignBottom, chapterName(*chapter));
            row.setTop(row.top() + px(kChapterHeight));
        }
        painter->setPen(Qt::NoPen);
        if (isCurrent || isHovered) {
            painter->setBrush(isCurrent ? theme.hover : blendColours(theme.hover, theme.surface, 0.55));
            painter->drawRoundedRect(row, 6, 6);
        }
        if (isCurrent) {
            painter->setBrush(theme.text);
            painter->drawRoundedRect(QRectF(row.left(), row.top() + px(kRowMargin), px(kBarWidth), px(kTermHeight)),
                                     kBarWidth / 2.0, kBarWidth / 2.0);
        }
        const QRectF textRect =
            row.adjusted(px(kBesideTermText), px(kRowMargin) - 1, -px(kBesideTermText), -px(kRowMargin) + 1);
        // Term and symbol have the same baseline, although their fonts differ in height.
        const QFont termFont = uiFont(font_size::kBody, QFont::DemiBold);
        const QFont symbolFont = mathFont(px(kTermSymbolSize));
        const double baseline = textRect.top() + px(kTermHeight) * 0.72;
        const double symbolWidth =
            entry.symbol.isEmpty() ? 0 : QFontMetricsF(symbolFont).horizontalAdvance(entry.symbol);
        painter->setFont(termFont);
        painter->setPen(theme.text);
        painter->drawText(QPointF(textRect.left(), baseline),
                          QFontMetricsF(termFont).elidedText(entry.term, Qt::ElideRight,
                                                             textRect.width() - symbolWidth - px(kBesideTermText)));
        painter->setFont(symbolFont);
        painter->drawText(QPointF(textRect.right() - symbolWidth, baseline), entry.symbol);
        painter->setFont(uiFont(font_size::kName));
        painter->setPen(isCurrent ? theme.text : theme.muted);
        painter->drawText(textRect.adjusted(0, px(kTermHeight), 0, 0), kTermFlags, entry.explanation);
        painter->restore();
    }

 private:
    const GlossaryWindow& m_window;
};

GlossaryWindow::GlossaryWindow(QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("glossary"));
    m_searchField = new QLineEdit(this);
    m_searchField->setObjectName(QStringLiteral("search"));
    m_searchField->setClearButtonEnabled(false);
    m_searchField->installEventFilter(this);
    m_list = new QListWidget;
    m_list->setObjectName(QStringLiteral("terms"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new GlossaryDelegate(this));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // The scroll bar always takes its width, so that the line breaks of the explanations do not change. It is drawn
    // only if it is needed.
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_list->setVerticalScrollMode(QListWidget::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMouseTracking(true);
    connect(m_list, &QListWidget::currentRowChanged, m_list->viewport(), qOverload<>(&QWidget::update));
    m_noMatch = new QLabel;
    m_noMatch->setObjectName(QStringLiteral("nothing"));
    // The label quotes what was typed, which must not be read as rich text.
    m_noMatch->setTextFormat(Qt::PlainText);
    m_noMatch->setWordWrap(true);
    m_noMatch->setAlignment(Qt::AlignHCenter | Qt::AlignTop);

    m_pages = new QStackedLayout;
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_noMatch);
    m_order = new SegmentedControl({}, {{}, {}}, this);
    m_order->setObjectName(QStringLiteral("order"));
    connect(m_order, &SegmentedControl::chosen, this, &GlossaryWindow::fill);
    auto* line = new QVBoxLayout;
    line->setSpacing(px(8));
    line->addWidget(m_searchField);
    line->addWidget(m_order);
    line->setContentsMargins(px(kWindowMargin), px(kWindowMargin), px(kWindowMargin), px(12));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, px(8));
    layout->setSpacing(0);
    layout->addLayout(line);
    layout->addLayout(m_pages, 1);
    setMinimumSize(px(kMinWindow.width()), px(kMinWindow.height()));
    resize(px(kSize.width()), px(kSize.height()));
    connect(m_searchField, &QLineEdit::textChanged, this, &GlossaryWindow::search);
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
    m_searchField->setFont(uiFont(font_size::kBody));
    m_noMatch->setFont(uiFont(font_size::kName));
    m_noMatch->setContentsMargins(px(kWindowMargin), px(kWindowMargin), px(kWindowMargin), 0);
    setInk(*m_noMatch, theme.muted, theme);
    // The scale of the fonts may have changed.
    m_list->doItemsLayout();
    m_list->viewport()->update();
}

void GlossaryWindow::retranslate() {
    setWindowTitle(tr("Glossary"));
    m_searchField->setPlaceholderText(tr("Search terms and explanations"));
    m_searchField->setAccessibleName(tr("Search"));
    m_order->setTexts(tr("Order"), {tr("By letter"), tr("By chapter")});
    m_list->setAccessibleName(tr("Terms"));
    fill();
}

void GlossaryWindow::fill() {
    const std::string_view selected = currentTerm();
    m_entries = glossary(order());
    m_searchTexts.clear();
    m_list->clear();
    for (const GlossaryEntry& entry : m_entries) {
        m_searchTexts.push_back(foldedText(entry.term + u'\n' + entry.explanation + u'\n' + entry.symbol));
        auto* item = new QListWidgetItem(entry.term, m_list);
        item->setData(Qt::AccessibleDescriptionRole, entry.explanation);
    }
    search();
    selectTerm(selected);
}

void GlossaryWindow::search() {
    const QString query = foldedText(m_searchField->text().trimmed());
    int firstMatch = -1;
    int firstTermMatch = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        const bool matches = m_searchTexts[std::size_t(row)].contains(query);
        m_list->item(row)->setHidden(!matches);
        if (!matches) continue;
        if (firstMatch < 0) firstMatch = row;
        // A term that starts with the query is preferred to a term whose explanation contains it.
        if (firstTermMatch < 0 && m_searchTexts[std::size_t(row)].startsWith(query)) firstTermMatch = row;
    }
    m_list->doItemsLayout();
    m_noMatch->setText(tr("No term matches “%1”.").arg(m_searchField->text().trimmed()));
    m_pages->setCurrentWidget(firstMatch < 0 ? static_cast<QWidget*>(m_noMatch) : m_list);
    selectRow(query.isEmpty() ? -1 : firstTermMatch < 0 ? firstMatch : firstTermMatch);
    if (query.isEmpty()) m_list->scrollToTop();
}

GlossaryOrder GlossaryWindow::order() const {
    return m_order->current() == 0 ? GlossaryOrder::Letters : GlossaryOrder::Chapters;
}

std::optional<Chapter> GlossaryWindow::chapterAbove(int row) const {
    if (order() == GlossaryOrder::Letters || !m_searchField->text().trimmed().isEmpty()) return std::nullopt;
    const auto entry = m_entries.begin() + row;
    if (row > 0 && std::prev(entry)->chapter == entry->chapter) return std::nullopt;
    return entry->chapter;
}

void GlossaryWindow::selectRow(int row) {
    m_list->setCurrentRow(row);
    if (row >= 0) m_list->scrollToItem(m_list->item(row));
}

void GlossaryWindow::showTerm(std::string_view id) {
    m_searchField->clear();
    show();
    raise();
    activateWindow();
    selectTerm(id);
}

void GlossaryWindow::selectTerm(std::string_view id) {
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
    m_searchField->setFocus();
    m_searchField->selectAll();
}

bool GlossaryWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_searchField && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
            case Qt::Key_Up:
            case Qt::Key_Down:
            case Qt::Key_PageUp:
            case Qt::Key_PageDown:
                // These keys move through the list while the search field keeps the focus.
                QCoreApplication::sendEvent(m_list, event);
                return true;
            default:
                break;
        }
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace attention
