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

using namespace Qt::StringLiterals;

namespace attention {
namespace {

// In designed pixels.
constexpr int kPaletteWidth = 640;
constexpr int kPaletteMargin = 8;
constexpr int kFromTop = 48;
constexpr int kEntryHeight = 30;
constexpr int kShownEntries = 10;
/// On a stage it lies above the bar and leaves the headline and most of the figure to see.
constexpr int kStageEntries = 4;
constexpr QSizeF kStageSize(1920, 1080);
constexpr int kAboveFoot = 80;
/// The smallest words of the list then have the stage's 24 pixels.
constexpr double kStageText = 24.0 / font_size::kName;
constexpr int kInsideEntry = 10;
constexpr int kBetweenTexts = 12;
constexpr double kEntryRadius = 6;
/// The part of the room beside a title that its detail can have.
constexpr double kMaxDetail = 0.6;
/// More are not walked through; a further letter finds them.
constexpr std::size_t kMaxEntries = 200;
constexpr qsizetype kMaxRecentEntries = 12;
const QString kRecentEntriesKey = u"palette-recent"_s;
const QString kValueId = u"value:"_s;

}  // namespace

/// The entries that are found.
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
        QStringList all{shown.title, shown.place, shown.detail};
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
        return {0, m_palette.own(kEntryHeight)};
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
        QRectF room = row.adjusted(m_palette.own(kInsideEntry), 0, -m_palette.own(kInsideEntry), 0);
        const QFont titleFace = m_palette.face(font_size::kBody), otherFace = m_palette.face(font_size::kName);
        const QFontMetricsF titleMetrics(titleFace), otherMetrics(otherFace);
        // The title has what room it needs, then the detail, then the place.
        const QString title = titleMetrics.elidedText(entry.title, Qt::ElideRight, room.width());
        painter->setFont(titleFace);
        painter->setPen(controlColour(theme.text, entry.isEnabled(), theme));
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, title);
        room.setLeft(room.left() + titleMetrics.horizontalAdvance(title) + m_palette.own(kBetweenTexts));
        painter->setFont(otherFace);
        painter->setPen(controlColour(theme.muted, entry.isEnabled(), theme));
        const std::array texts{entry.detail, entry.place};
        for (const QString& text : texts) {
            if (text.isEmpty() || room.width() <= 0) continue;
            // A sentence leaves room for what the entry is.
            const double width = &text == &texts.front() ? room.width() * kMaxDetail : room.width();
            const QString shown = otherMetrics.elidedText(text, Qt::ElideRight, width);
            painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, shown);
            room.setRight(room.right() - otherMetrics.horizontalAdvance(shown) - 2 * m_palette.own(kBetweenTexts));
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
    m_line = new QLineEdit(this);
    m_line->setObjectName(u"palette-line"_s);
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
    // What was typed is shown as it is, never taken for rich text.
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_line, m_list, m_note}) layout->addWidget(widget);
    m_line->installEventFilter(this);
    window->installEventFilter(this);
    connect(m_line, &QLineEdit::textChanged, this, &CommandPalette::search);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &CommandPalette::followCurrent);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) {
        m_list->setCurrentIndex(index);
        choose();
    });
    // Whoever works elsewhere has left it.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, const QWidget* now) {
        if (isVisible() && now && now != m_line && !isAncestorOf(now)) hide();
    });
    hide();
}

void CommandPalette::setTheme(const Theme& theme) {
    m_theme = &theme;
    QPalette colours = palette();
    colours.setColor(QPalette::Window, theme.raised);
    setPalette(colours);
    QPalette ground = m_list->palette();
    ground.setColor(QPalette::Base, theme.raised);
    m_list->setPalette(ground);
    setInk(*m_note, theme.muted, theme);
    if (isVisible()) place();
}

int CommandPalette::own(double designed) const {
    if (!m_sources.isOnStage) return px(designed);
    const QSizeF stage = parentWidget()->size();
    const double fit = std::min(stage.width() / kStageSize.width(), stage.height() / kStageSize.height());
    return qRound(designed * kStageText * fit);
}

QFont CommandPalette::face(int designedSize) const {
    return m_sources.isOnStage ? textFont(own(designedSize)) : uiFont(designedSize);
}

QStringList CommandPalette::recent() {
    return m_settings.value(kRecentEntriesKey, QStringList());
}

void CommandPalette::open(const QString& query) {
    if (!isVisible()) m_focusBefore = QApplication::focusWidget();
    // Its keys, Space and Escape, are needed here.
    m_sources.panel.stopPlaying();
    std::vector<PaletteEntry> entries = paletteEntries(m_sources);
    // Of numbers only those that were set are entries.
    for (const QString& id : recent()) {
        if (!id.startsWith(kValueId) || std::ranges::find(entries, id, &PaletteEntry::id) != entries.end()) continue;
        auto typed = typedValue(m_sources, id.sliced(kValueId.size()));
        if (typed && typed->entry.isEnabled()) entries.push_back(std::move(typed->entry));
    }
    m_search = PaletteSearch(std::move(entries), recent());
    m_line->setPlaceholderText(m_sources.isOnStage ? tr("Value, such as d 64, page or lesson")
                                                   : tr("Page, lesson, term, action or value, such as d 64"));
    m_line->setAccessibleName(tr("Find by name"));
    m_list->setAccessibleName(tr("What was found"));
    m_line->setText(query);
    search();
    show();
    raise();
    m_line->setFocus();
}

void CommandPalette::search() {
    const QString query = m_line->text();
    std::vector<PaletteEntry> found;
    for (const std::size_t index : m_search.find(query)) {
        if (found.size() == kMaxEntries) break;
        // The few rows of a stage are for what can be changed; who chooses one of these is shown its values.
        if (m_sources.isOnStage && query.isEmpty() && m_search.entry(index).id.startsWith(kValueId)) continue;
        found.push_back(m_search.entry(index));
    }
    if (auto typed = typedValue(m_sources, query)) {
        std::erase_if(found, [&](const PaletteEntry& entry) { return entry.id == typed->entry.id; });
        // Words may be meant as the name of something else.
        found.insert(typed->isNumber ? found.begin() : found.end(), std::move(typed->entry));
    }
    m_model->setEntries(std::move(found));
    if (m_model->rowCount() > 0) m_list->setCurrentIndex(m_model->index(0, 0));
    m_list->scrollToTop();
    followCurrent();
    place();
}

void CommandPalette::place() {
    const QWidget& window = *parentWidget();
    const int margin = own(kPaletteMargin);
    m_line->setFont(face(font_size::kClaim));
    m_note->setFont(face(font_size::kName));
    m_note->setContentsMargins(own(kInsideEntry), 0, own(kInsideEntry), 0);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(margin);
    m_list->doItemsLayout();
    const int width = std::min(own(kPaletteWidth), window.width() - 2 * margin);
    const int rows = std::min(m_sources.isOnStage ? kStageEntries : kShownEntries, m_model->rowCount());
    m_list->setFixedHeight(rows * own(kEntryHeight));
    m_list->setVisible(rows > 0);
    setFixedWidth(width);
    layout()->activate();
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
    const int foot = window.height() - qRound(kAboveFoot * window.height() / kStageSize.height());
    const int top = m_sources.isOnStage ? std::max(0, foot - height) : px(kFromTop);
    setGeometry((window.width() - width) / 2, top, width, std::min(height, window.height() - top - margin));
}

const PaletteEntry* CommandPalette::current() const {
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? &m_model->entry(index.row()) : nullptr;
}

void CommandPalette::followCurrent() {
    const PaletteEntry* entry = current();
    const QString note = entry                      ? entry->disabledReason
                         : m_line->text().isEmpty() ? QString()
                                                    : tr("Nothing is called “%1”.").arg(m_line->text().trimmed());
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_line->setAccessibleDescription(note);
    m_list->viewport()->update();
    if (isVisible()) place();
    if (!entry || !QAccessible::isActive()) return;
    // The keyboard stays in the line; a screen reader is told what the arrow keys are on.
    QAccessibleEvent walked(m_list, QAccessible::Focus);
    walked.setChild(m_list->currentIndex().row());
    QAccessible::updateAccessibility(&walked);
}

void CommandPalette::choose() {
    const PaletteEntry* entry = current();
    // Why it cannot be chosen stands below the list.
    if (!entry || !entry->isEnabled()) return;
    const PaletteEntry wanted = *entry;
    QStringList ids = recent();
    ids.removeAll(wanted.id);
    ids.prepend(wanted.id);
    m_settings.setValue(kRecentEntriesKey, QStringList(ids.mid(0, kMaxRecentEntries)));
    leave();
    const Scene before = m_sources.model.scene();
    wanted.run();
    if (m_sources.model.scene() != before) Q_EMIT chosen();
}

void CommandPalette::leave() {
    QWidget* before = m_focusBefore;
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
        if (event->type() == QEvent::Resize && isVisible()) place();
        // Its texts and entries are those of the language in which it was opened.
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
            leave();
            return true;
        case Qt::Key_Tab:
        case Qt::Key_Backtab:
            // There is nowhere else to go.
            return true;
        default:
            return false;
    }
}

}  // namespace attention
