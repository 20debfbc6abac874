#include "ui/window/command_palette.h"

#include <algorithm>
#include <array>

#include <QAbstractListModel>
#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "core/scene/scene.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/style.h"
#include "ui/window/scene_model.h"

using namespace Qt::StringLiterals;

namespace attention {
namespace {

// Lengths in pixels at the design size.
constexpr int kPaletteWidth = 640;
constexpr int kPaletteMargin = 8;
constexpr int kTopOffset = 48;
constexpr int kEntryHeight = 30;
constexpr int kMaxVisibleEntries = 10;
/// On a stage the palette lies above the control bar; with few rows it leaves the headline and most of the figure
/// visible.
constexpr int kMaxVisibleOnStage = 4;
constexpr QSizeF kStageSize(1920, 1080);
constexpr int kStageBottomOffset = 80;
/// Scales the smallest text of the list to 24 pixels, the stage's text size.
constexpr double kStageTextScale = 24.0 / font_size::kName;
constexpr int kEntryPadding = 10;
constexpr int kTextGap = 12;
constexpr double kEntryRadius = 6;
/// The maximum fraction of the width beside a title that an entry's detail may take.
constexpr double kMaxDetailFraction = 0.6;
/// Matches beyond this number are not listed; typing another letter narrows the search.
constexpr std::size_t kMaxEntries = 200;
constexpr qsizetype kMaxRecentEntries = 12;
const QString kRecentEntriesKey = u"palette-recent"_s;
const QString kValueId = u"value:"_s;

}  // namespace

/// List model of the entries that match the query.
class PaletteModel : public QAbstractListModel {
 public:
    using QAbstractListModel::QAbstractListModel;

    void setEntries(std::vector<PaletteEntry> entries) {
        beginResetModel();
        m_entries = std::move(entries);
        endResetModel();
    }
    const PaletteEntry& entry(int row) const { return m_entries[std::size_t(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : int(m_entries.size()); }
    QVariant data(const QModelIndex& index, int role) const override {
        const PaletteEntry& shown = entry(index.row());
        if (role == Qt::DisplayRole) return shown.title;
        if (role != Qt::AccessibleTextRole) return {};
        QStringList all{shown.title, shown.category, shown.detail};
        all.removeAll({});
        return joinList(all);
    }

 private:
    std::vector<PaletteEntry> m_entries;
};

class PaletteDelegate : public QStyledItemDelegate {
 public:
    explicit PaletteDelegate(CommandPalette* palette) : QStyledItemDelegate(palette), m_palette(*palette) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {0, m_palette.scaledPixels(kEntryHeight)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& theme = *m_palette.m_theme;
        const PaletteEntry& entry = m_palette.m_model->entry(index.row());
        const QRectF row = QRectF(option.rect).adjusted(0, 1, 0, -1);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (index == m_palette.m_list->currentIndex()) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme.hover);
            painter->drawRoundedRect(row, kEntryRadius, kEntryRadius);
        }
        QRectF rect = row.adjusted(m_palette.scaledPixels(kEntryPadding), 0, -m_palette.scaledPixels(kEntryPadding), 0);
        const QFont titleFont = m_palette.scaledFont(font_size::kBody),
                    smallFont = m_palette.scaledFont(font_size::kName);
        const QFontMetricsF titleMetrics(titleFont), smallMetrics(smallFont);
        // The title gets the width that it needs, then the detail, then the category.
        const QString title = titleMetrics.elidedText(entry.title, Qt::ElideRight, rect.width());
        painter->setFont(titleFont);
        painter->setPen(controlColour(theme.text, entry.isEnabled(), theme));
        painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, title);
        rect.setLeft(rect.left() + titleMetrics.horizontalAdvance(title) + m_palette.scaledPixels(kTextGap));
        painter->setFont(smallFont);
        painter->setPen(controlColour(theme.muted, entry.isEnabled(), theme));
        const std::array texts{entry.detail, entry.category};
        for (const QString& text : texts) {
            if (text.isEmpty() || rect.width() <= 0) continue;
            // A long detail leaves some width for the category.
            const double width = &text == &texts.front() ? rect.width() * kMaxDetailFraction : rect.width();
            const QString shown = smallMetrics.elidedText(text, Qt::ElideRight, width);
            painter->drawText(rect, Qt::AlignRight | Qt::AlignVCenter, shown);
            rect.setRight(rect.right() - smallMetrics.horizontalAdvance(shown) - 2 * m_palette.scaledPixels(kTextGap));
        }
        painter->restore();
    }

 private:
    const CommandPalette& m_palette;
};

CommandPalette::CommandPalette(const PaletteSources& sources, Settings& settings, QWidget* window)
    : QFrame(window), m_sources(sources), m_settings(settings) {
    setObjectName(u"palette"_s);
    setFrameShape(QFrame::NoFrame);
    setAutoFillBackground(true);
    m_queryEdit = new QLineEdit(this);
    m_queryEdit->setObjectName(u"palette-line"_s);
    m_model = new PaletteModel(this);
    m_list = new QListView(this);
    m_list->setObjectName(u"palette-list"_s);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(this));
    m_list->setUniformItemSizes(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QListView::ScrollPerItem);
    m_note = new QLabel(this);
    m_note->setObjectName(u"palette-note"_s);
    // The note may quote the typed text, which must not be interpreted as rich text.
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_queryEdit, m_list, m_note}) layout->addWidget(widget);
    m_queryEdit->installEventFilter(this);
    window->installEventFilter(this);
    connect(m_queryEdit, &QLineEdit::textChanged, this, &CommandPalette::search);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &CommandPalette::followCurrent);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) {
        m_list->setCurrentIndex(index);
        choose();
    });
    // Moving the focus to another widget closes the palette.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, const QWidget* now) {
        if (isVisible() && now && now != m_queryEdit && !isAncestorOf(now)) hide();
    });
    hide();
}

void CommandPalette::setTheme(const Theme& theme) {
    m_theme = &theme;
    QPalette colours = palette();
    colours.setColor(QPalette::Window, theme.raised);
    setPalette(colours);
    QPalette listColours = m_list->palette();
    listColours.setColor(QPalette::Base, theme.raised);
    m_list->setPalette(listColours);
    setInk(*m_note, theme.muted, theme);
    if (isVisible()) updateLayout();
}

int CommandPalette::scaledPixels(double designed) const {
    if (!m_sources.isOnStage) return px(designed);
    const QSizeF stage = parentWidget()->size();
    const double fit = std::min(stage.width() / kStageSize.width(), stage.height() / kStageSize.height());
    return qRound(designed * kStageTextScale * fit);
}

QFont CommandPalette::scaledFont(int designedSize) const {
    return m_sources.isOnStage ? textFont(scaledPixels(designedSize)) : uiFont(designedSize);
}

QStringList CommandPalette::recentIds() {
    return m_settings.value(kRecentEntriesKey, QStringList());
}

void CommandPalette::open(const QString& query) {
    if (!isVisible()) m_previousFocus = QApplication::focusWidget();
    // A playing animation would take the keys Space and Escape.
    m_sources.panel.stopPlaying();
    std::vector<PaletteEntry> entries = paletteEntries(m_sources);
    // A typed value has an entry only if it was chosen recently.
    for (const QString& id : recentIds()) {
        if (!id.startsWith(kValueId) || std::ranges::find(entries, id, &PaletteEntry::id) != entries.end()) continue;
        auto typed = typedValue(m_sources, id.sliced(kValueId.size()));
        if (typed && typed->entry.isEnabled()) entries.push_back(std::move(typed->entry));
    }
    m_search = PaletteSearch(std::move(entries), recentIds());
    m_queryEdit->setPlaceholderText(m_sources.isOnStage ? tr("Value, such as d 64, page or lesson")
                                                        : tr("Page, lesson, term, action or value, such as d 64"));
    m_queryEdit->setAccessibleName(tr("Find by name"));
    m_list->setAccessibleName(tr("What was found"));
    m_queryEdit->setText(query);
    search();
    show();
    raise();
    m_queryEdit->setFocus();
}

void CommandPalette::search() {
    const QString query = m_queryEdit->text();
    std::vector<PaletteEntry> found;
    for (const std::size_t index : m_search.find(query)) {
        if (found.size() == kMaxEntries) break;
        // On a stage the few rows list parameters; the values of a parameter appear after it is chosen.
        if (m_sources.isOnStage && query.isEmpty() && m_search.entry(index).id.startsWith(kValueId)) continue;
        found.push_back(m_search.entry(index));
    }
    if (auto typed = typedValue(m_sources, query)) {
        std::erase_if(found, [&](const PaletteEntry& entry) { return entry.id == typed->entry.id; });
        // A number can only be a value, so it comes first; other text may also be a name, so it comes last.
        found.insert(typed->isNumber ? found.begin() : found.end(), std::move(typed->entry));
    }
    m_model->setEntries(std::move(found));
    if (m_model->rowCount() > 0) m_list->setCurrentIndex(m_model->index(0, 0));
    m_list->scrollToTop();
    followCurrent();
    updateLayout();
}

void CommandPalette::updateLayout() {
    const QWidget& window = *parentWidget();
    const int margin = scaledPixels(kPaletteMargin);
    m_queryEdit->setFont(scaledFont(font_size::kClaim));
    m_note->setFont(scaledFont(font_size::kName));
    m_note->setContentsMargins(scaledPixels(kEntryPadding), 0, scaledPixels(kEntryPadding), 0);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(margin);
    m_list->doItemsLayout();
    const int width = std::min(scaledPixels(kPaletteWidth), window.width() - 2 * margin);
    const int rows = std::min(m_sources.isOnStage ? kMaxVisibleOnStage : kMaxVisibleEntries, m_model->rowCount());
    m_list->setFixedHeight(rows * scaledPixels(kEntryHeight));
    m_list->setVisible(rows > 0);
    setFixedWidth(width);
    layout()->activate();
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
    const int bottom = window.height() - qRound(kStageBottomOffset * window.height() / kStageSize.height());
    const int top = m_sources.isOnStage ? std::max(0, bottom - height) : px(kTopOffset);
    setGeometry((window.width() - width) / 2, top, width, std::min(height, window.height() - top - margin));
}

const PaletteEntry* CommandPalette::current() const {
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? &m_model->entry(index.row()) : nullptr;
}

void CommandPalette::followCurrent() {
    const PaletteEntry* entry = current();
    const QString note = entry ? entry->disabledReason
                         : m_queryEdit->text().isEmpty()
                             ? QString()
                             : tr("Nothing is called “%1”.").arg(m_queryEdit->text().trimmed());
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_queryEdit->setAccessibleDescription(note);
    m_list->viewport()->update();
    if (isVisible()) updateLayout();
    if (!entry || !QAccessible::isActive()) return;
    // The focus stays in the input line, so a screen reader must be told which row is current.
    QAccessibleEvent walked(m_list, QAccessible::Focus);
    walked.setChild(m_list->currentIndex().row());
    QAccessible::updateAccessibility(&walked);
}

void CommandPalette::choose() {
    const PaletteEntry* entry = current();
    // For a disabled entry, the note below the list gives the reason.
    if (!entry || !entry->isEnabled()) return;
    const PaletteEntry wanted = *entry;
    QStringList ids = recentIds();
    ids.removeAll(wanted.id);
    ids.prepend(wanted.id);
    m_settings.setValue(kRecentEntriesKey, QStringList(ids.mid(0, kMaxRecentEntries)));
    closeAndRestoreFocus();
    const Scene before = m_sources.model.scene();
    wanted.run();
    if (m_sources.model.scene() != before) Q_EMIT chosen();
}

void CommandPalette::closeAndRestoreFocus() {
    QWidget* before = m_previousFocus;
    hide();
    if (before) before->setFocus();
}

void CommandPalette::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(m_theme->control);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget()) {
        if (event->type() == QEvent::Resize && isVisible()) updateLayout();
        // Texts and entries are in the language in which the palette was opened.
        if (event->type() == QEvent::LanguageChange) hide();
        return false;
    }
    if (event->type() != QEvent::KeyPress) return false;
    auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            QCoreApplication::sendEvent(m_list, event);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            choose();
            return true;
        case Qt::Key_Escape:
            closeAndRestoreFocus();
            return true;
        case Qt::Key_Tab:
        case Qt::Key_Backtab:
            // Nothing else in the palette takes the focus.
            return true;
        default:
            return false;
    }
}

}  // namespace attention
