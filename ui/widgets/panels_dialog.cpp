#include "ui/widgets/panels_dialog.h"

#include <algorithm>

#include <QCheckBox>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopeGuard>
#include <QScreen>
#include <QShortcut>

#include "ui/files/export_settings.h"
#include "ui/system/output_file.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/background_write.h"
#include "ui/widgets/page_preview.h"
#include "ui/widgets/panels_form.h"
#include "ui/widgets/save_path_dialog.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr QSize kDialogSize(1120, 680);
constexpr int kListWidth = 228;
constexpr int kControlsWidth = 300;
/// The thumbnail of a panel in the list: size in millimetres, and pixels per inch.
constexpr FigureSize kThumbnailSize{120, 80};
constexpr double kThumbnailDpi = 28;
constexpr int kMinPreviewDelay = 60;
constexpr int kMaxPreviewDelay = 600;

template <class Widget>
Widget* named(Widget* widget, const char* name) {
    widget->setObjectName(QLatin1String(name));
    widget->setFont(uiFont(font_size::kName));
    return widget;
}

QPixmap thumbnail(const PanelEntry& panel, bool isDark) {
    ExportOptions small;
    small.format = FigureFormat::Png;
    small.size = kThumbnailSize;
    small.dpi = kThumbnailDpi;
    small.dark = isDark;
    return QPixmap::fromImage(QImage::fromData(renderExport(panel.shown, small), "PNG"));
}

}  // namespace

PanelsDialog::PanelsDialog(CollectedPanels& collected, Settings& settings, const Theme& theme, QWidget* parent)
    : QDialog(parent), m_collected(collected), m_settings(settings), m_theme(theme) {
    setWindowTitle(tr("Figure with panels"));
    m_drawTimer.setSingleShot(true);
    m_drawTimer.setInterval(kMinPreviewDelay);
    connect(&m_drawTimer, &QTimer::timeout, this, &PanelsDialog::drawPreview);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(makeList());
    columns->addWidget(makePreview(), 1);
    m_form = new PanelsForm(m_collected, m_theme, this);
    m_form->setFixedWidth(px(kControlsWidth));
    connect(m_form, &PanelsForm::changed, this, [this] { m_drawTimer.start(); });
    connect(m_form, &PanelsForm::styleRejected, this, [this](const QString& reason) { setMessage(reason, true); });
    columns->addWidget(m_form);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(columns, 1);
    layout->addWidget(makeButtonRow());
    const QSize maxSize = screen()->availableSize() * 9 / 10;
    resize(QSize(px(kDialogSize.width()), px(kDialogSize.height())).boundedTo(maxSize));
    fillList(int(m_collected.panels.size()) - 1);
    m_list->setFocus();
    m_drawTimer.start();
}

PanelsDialog::~PanelsDialog() = default;

QWidget* PanelsDialog::makeList() {
    auto* side = new QWidget(this);
    side->setFixedWidth(px(kListWidth));
    m_list = named(new QListWidget(side), "panels");
    m_list->setAccessibleName(tr("Panels"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setIconSize(QSize(px(112), px(76)));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setWordWrap(true);
    const auto button = [&](const char* name, const QString& text, const QKeySequence& keys) {
        auto* made = named(new QPushButton(text, side), name);
        made->setAutoDefault(false);
        made->setShortcut(keys);
        made->setToolTip(tooltipText({}, keys.toString(QKeySequence::NativeText)));
        return made;
    };
    m_up = button("up", tr("Up"), Qt::ALT | Qt::Key_Up);
    m_down = button("down", tr("Down"), Qt::ALT | Qt::Key_Down);
    m_remove = button("remove", tr("Remove"), QKeySequence::Delete);
    m_title = named(new QLineEdit(side), "panel-title");
    m_title->setPlaceholderText(tr("Title of this panel"));
    m_title->setAccessibleName(tr("Title of this panel"));
    m_title->setMaxLength(kMaxTitleLength);
    m_legend = named(new QCheckBox(tr("&Legend"), side), "panel-legend");
    m_colourBar = named(new QCheckBox(tr("Colour b&ar"), side), "panel-colour-bar");
    auto* parts = new QHBoxLayout;
    for (QCheckBox* each : {m_legend, m_colourBar}) parts->addWidget(each);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(px(6));
    for (QPushButton* each : {m_up, m_down, m_remove}) buttons->addWidget(each);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(px(16), px(16), px(12), px(12));
    layout->addWidget(m_list, 1);
    layout->addWidget(m_title);
    layout->addLayout(parts);
    layout->addLayout(buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, &PanelsDialog::showPanel);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &PanelsDialog::applyItemOrder);
    connect(m_title, &QLineEdit::textEdited, this,
            [this](const QString& text) { changePanel([&](PanelEntry& panel) { panel.title = text; }); });
    connect(m_legend, &QCheckBox::clicked, this,
            [this](bool isOn) { changePanel([&](PanelEntry& panel) { panel.legend = isOn; }); });
    connect(m_colourBar, &QCheckBox::clicked, this,
            [this](bool isOn) { changePanel([&](PanelEntry& panel) { panel.colourBar = isOn; }); });
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_remove, &QPushButton::clicked, this, &PanelsDialog::remove);
    return side;
}

QWidget* PanelsDialog::makePreview() {
    auto* middle = new QWidget(this);
    m_preview = named(new PagePreview(middle), "preview");
    m_preview->setAccessibleName(tr("Preview"));
    m_facts = named(new QLabel(middle), "facts");
    setInk(*m_facts, m_theme.muted, m_theme);
    auto* layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, px(16), 0, px(12));
    layout->addWidget(m_preview, 1);
    layout->addWidget(m_facts, 0, Qt::AlignHCenter);
    connect(m_preview, &PagePreview::scaled, this, [this] { m_drawTimer.start(); });
    return middle;
}

QWidget* PanelsDialog::makeButtonRow() {
    auto* bottom = new QWidget(this);
    m_warningIcon = new QLabel(bottom);
    m_warningIcon->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxWarning).pixmap(px(18)));
    m_message = named(new QLabel(bottom), "message");
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setFixedHeight(px(36));
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_fitFontButton = named(new QPushButton(bottom), "fit");
    m_fitFontButton->setAutoDefault(false);
    m_fitFontButton->hide();
    auto* close = named(new QPushButton(tr("Close"), bottom), "close");
    m_export = named(new QPushButton(tr("&Export…"), bottom), "export");
    close->setAutoDefault(false);
    m_export->setDefault(true);
    auto* row = new QHBoxLayout(bottom);
    row->setContentsMargins(px(16), px(8), px(16), px(10));
    row->setSpacing(px(8));
    row->addWidget(m_warningIcon);
    row->addWidget(m_message, 1);
    row->addWidget(m_fitFontButton);
    row->addWidget(close);
    row->addWidget(m_export);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_export, &QPushButton::clicked, this, &PanelsDialog::chooseFile);
    return bottom;
}

void PanelsDialog::fillList(int current) {
    {
        const QSignalBlocker blocker(m_list);
        m_list->clear();
        for (std::size_t i = 0; i < m_collected.panels.size(); ++i) {
            const PanelEntry& panel = m_collected.panels[i];
            auto* item = new QListWidgetItem(thumbnail(panel, m_theme.isDark), QString(), m_list);
            item->setData(Qt::UserRole, int(i));
            item->setToolTip(tooltipText({}, panel.shown.description()));
        }
        m_list->setCurrentRow(std::min(current, m_list->count() - 1));
    }
    updateItemTexts();
    showPanel();
}

/// The text of an item is the letter of the panel and the name of its exhibit.
void PanelsDialog::updateItemTexts() {
    for (int row = 0; row < m_list->count(); ++row) {
        const EvaluatedScene& shown = m_collected.panels[std::size_t(row)].shown;
        const QString letter = panelLetter(m_collected.layout.letters, std::size_t(row));
        const QString name = shown.exhibit().textsFor(shown.scene()).name;
        m_list->item(row)->setText(letter.isEmpty() ? name : letter + u' ' + name);
    }
}

/// Reorders the panels like the items, which remember their old indices in Qt::UserRole.
void PanelsDialog::applyItemOrder() {
    std::vector<PanelEntry> ordered;
    for (int row = 0; row < m_list->count(); ++row) {
        ordered.push_back(m_collected.panels[std::size_t(m_list->item(row)->data(Qt::UserRole).toInt())]);
        m_list->item(row)->setData(Qt::UserRole, row);
    }
    m_collected.panels = std::move(ordered);
    updateItemTexts();
    showPanel();
    m_drawTimer.start();
}

void PanelsDialog::move(int step) {
    const int row = m_list->currentRow(), target = row + step;
    if (row < 0 || target < 0 || target >= m_list->count()) return;
    const QSignalBlocker blocker(m_list->model());
    QListWidgetItem* item = m_list->takeItem(row);
    m_list->insertItem(target, item);
    m_list->setCurrentRow(target);
    applyItemOrder();
}

void PanelsDialog::remove() {
    const int row = m_list->currentRow();
    if (row < 0) return;
    m_collected.panels.erase(m_collected.panels.begin() + row);
    fillList(row);
    m_drawTimer.start();
}

void PanelsDialog::showPanel() {
    const int row = m_list->currentRow();
    const PanelEntry* panel = row < 0 ? nullptr : &m_collected.panels[std::size_t(row)];
    for (QWidget* each : std::initializer_list<QWidget*>{m_title, m_legend, m_colourBar, m_remove})
        each->setEnabled(panel);
    m_title->setText(panel ? panel->title : QString());
    m_legend->setChecked(panel && panel->legend);
    m_colourBar->setChecked(panel && panel->colourBar);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_list->count());
}

template <class Change>
void PanelsDialog::changePanel(const Change& change) {
    const int row = m_list->currentRow();
    if (row < 0) return;
    change(m_collected.panels[std::size_t(row)]);
    m_drawTimer.start();
}

void PanelsDialog::setMessage(const QString& sentence, bool isProblem) {
    m_warningIcon->setVisible(isProblem);
    m_message->setText(sentence);
    m_message->setToolTip(sentence.isEmpty() ? QString() : tooltipText({}, sentence));
}

std::optional<QString> PanelsDialog::fail(const QString& sentence) {
    setMessage(sentence, true);
    m_export->setEnabled(false);
    m_facts->clear();
    return sentence;
}

std::optional<QString> PanelsDialog::drawPreview() {
    m_drawTimer.stop();
    m_fitFontButton->hide();
    if (m_collected.panels.empty()) {
        m_preview->setPicture({}, m_theme.isDark, false);
        return fail(tr("There are no panels yet: “Add to a figure with panels” in the menu File adds what is shown."));
    }
    updateItemTexts();
    if (const auto problem = m_form->problem()) return fail(*problem);
    QElapsedTimer clock;
    clock.start();
    const auto wait = qScopeGuard(
        [&] { m_drawTimer.setInterval(std::clamp(2 * int(clock.elapsed()), kMinPreviewDelay, kMaxPreviewDelay)); });
    PanelsPage page(m_collected.panels, m_collected.layout, m_collected.choices);
    if (const auto& problem = page.problem()) {
        if (const auto type = page.fittingFontSize()) {
            m_fitFontButton->setText(tr("Type of %1 pt").arg(*type));
            m_fitFontButton->disconnect(this);
            connect(m_fitFontButton, &QPushButton::clicked, this, [this, type] { m_form->setFontSize(*type); });
            m_fitFontButton->show();
        }
        return fail(tr("This does not fit: %1.").arg(*problem));
    }
    m_preview->setPage(page.size());
    page.setOutput(FigureFormat::Png, m_preview->dotsPerInch());
    m_preview->setPicture(QImage::fromData(page.render(), "PNG"), m_collected.choices.dark, false);
    m_facts->setText(tr("%1 × %2 mm").arg(page.size().width).arg(page.size().height));
    const FigureTexts texts = page.texts();
    m_form->setTexts(texts.drawn);
    QStringList remarks = page.warnings();
    // A style may have labels for many figures, so only a style without any matching label gets a remark.
    if (!texts.unmatchedLabels.isEmpty() && texts.unmatchedLabels.size() == m_collected.choices.look.labels.size())
        remarks += tr("no text of the figure is “%1”").arg(texts.unmatchedLabels.first());
    setMessage(remarks.join(sentenceSeparator()), false);
    m_export->setEnabled(true);
    return std::nullopt;
}

void PanelsDialog::chooseFile() {
    if (drawPreview()) return;
    QStringList suffixes{QStringLiteral("pdf"), QStringLiteral("svg"), QStringLiteral("png")};
    const auto isChosen = [&](const QString& suffix) { return figureFormat(suffix) == m_collected.choices.format; };
    std::ranges::stable_partition(suffixes, isChosen);
    askSavePath(this, tr("Export figure"), suffixes, QStringLiteral("figure"), m_settings,
                [this](const QString& path) { exportTo(path); });
}

void PanelsDialog::exportTo(const QString& path) {
    const auto named = figureFormat(QFileInfo(path).suffix().toLower());
    if (!named) return setMessage(tr("The name must end in .pdf, .svg or .png."), true);
    m_form->setFormat(*named);
    if (drawPreview()) return;
    PanelsPage page(m_collected.panels, m_collected.layout, m_collected.choices);
    if (const auto problem = imageProblem(page.options())) return setMessage(tr("Too large: %1.").arg(*problem), true);
    const QByteArray picture = page.render();
    const auto why =
        picture.isEmpty() ? std::optional(tr("there is not enough memory for the picture")) : writeFile(path, picture);
    if (why) return setMessage(notWrittenText(path, *why), true);
    m_path = path;
    accept();
}

}  // namespace attention
