#include "ui/widgets/panels_dialog.h"

#include <algorithm>
#include <array>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>

#include "core/number_text.h"
#include "ui/files/export_settings.h"
#include "ui/system/output_file.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/page_preview.h"
#include "ui/widgets/save_path_dialog.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/style.h"
#include "ui/widgets/wheel_guard.h"

namespace attention {
namespace {

constexpr std::array kPanelFormats{FigureFormat::Pdf, FigureFormat::Svg, FigureFormat::Png};
const QStringList& panelSuffixes() {
    static const QStringList kSuffixes{QStringLiteral("pdf"), QStringLiteral("svg"), QStringLiteral("png")};
    return kSuffixes;
}
constexpr QSize kDialogSize(1120, 680);
constexpr int kListWidth = 228;
constexpr int kControlsWidth = 300;
/// Of a panel in the list: millimetres, and pixels an inch.
constexpr FigureSize kThumbnail{120, 80};
constexpr double kThumbnailDpi = 28;
constexpr int kMostColumns = 6;
constexpr int kShortestWait = 60;
constexpr int kLongestWait = 600;

template <class Widget>
Widget* named(Widget* widget, const char* name) {
    widget->setObjectName(QLatin1String(name));
    widget->setFont(uiFont(font_size::kName));
    return widget;
}

QPixmap thumbnail(const PanelEntry& panel, bool isDark) {
    ExportOptions small;
    small.format = FigureFormat::Png;
    small.size = kThumbnail;
    small.dpi = kThumbnailDpi;
    small.dark = isDark;
    return QPixmap::fromImage(QImage::fromData(renderExport(panel.shown, small), "PNG"));
}

}  // namespace

PanelsDialog::PanelsDialog(CollectedPanels& collected, Settings& settings, const Theme& theme, QWidget* parent)
    : QDialog(parent), m_collected(collected), m_settings(settings), m_theme(theme) {
    setWindowTitle(tr("Figure with panels"));
    m_draw.setSingleShot(true);
    m_draw.setInterval(kShortestWait);
    connect(&m_draw, &QTimer::timeout, this, &PanelsDialog::drawPreview);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(makeList());
    columns->addWidget(makePreview(), 1);
    columns->addWidget(makeControls());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(columns, 1);
    layout->addWidget(makeBottom());
    const QSize room = screen()->availableSize() * 9 / 10;
    resize(QSize(px(kDialogSize.width()), px(kDialogSize.height())).boundedTo(room));
    fillList(int(m_collected.panels.size()) - 1);
    m_list->setFocus();
    changed();
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
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(px(6));
    for (QPushButton* each : {m_up, m_down, m_remove}) buttons->addWidget(each);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(px(16), px(16), px(12), px(12));
    layout->addWidget(m_list, 1);
    layout->addWidget(m_title);
    layout->addLayout(buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, &PanelsDialog::showTitle);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &PanelsDialog::takeOrder);
    connect(m_title, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (m_list->currentRow() < 0) return;
        m_collected.panels[std::size_t(m_list->currentRow())].title = text;
        changed();
    });
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
    connect(m_preview, &PagePreview::scaled, this, [this] { m_draw.start(); });
    return middle;
}

QWidget* PanelsDialog::makeControls() {
    auto* side = new QWidget(this);
    side->setFixedWidth(px(kControlsWidth));
    auto* rows = new QFormLayout(side);
    rows->setContentsMargins(px(16), px(16), px(16), px(12));
    rows->setHorizontalSpacing(px(12));
    rows->setVerticalSpacing(px(10));
    rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addPage(*rows);
    addLayout(*rows);
    auto* guard = new WheelGuard(this);
    for (QComboBox* combo : side->findChildren<QComboBox*>()) combo->installEventFilter(guard);
    for (QAbstractSpinBox* box : side->findChildren<QAbstractSpinBox*>()) box->installEventFilter(guard);
    for (int row = 0; row < rows->rowCount(); ++row)
        if (QLayoutItem* label = rows->itemAt(row, QFormLayout::LabelRole)) {
            label->widget()->setFont(uiFont(font_size::kName));
            setInk(*label->widget(), m_theme.muted, m_theme);
        }
    return side;
}

void PanelsDialog::addPage(QFormLayout& rows) {
    QWidget* parent = rows.parentWidget();
    const auto box = [&](const char* name, const QString& words, double least, double most, double step,
                         const QString& unit) {
        auto* made = named(new QDoubleSpinBox(parent), name);
        made->setAccessibleName(words);
        made->setLocale(QLocale::c());
        made->setDecimals(1);
        made->setRange(least, most);
        made->setSingleStep(step);
        made->setSuffix(u' ' + unit);
        made->setFocusPolicy(Qt::StrongFocus);
        connect(made, &QDoubleSpinBox::valueChanged, this, &PanelsDialog::changed);
        return made;
    };
    m_format = new SegmentedControl(tr("Format"), {QStringLiteral("PDF"), QStringLiteral("SVG"), QStringLiteral("PNG")},
                                    parent);
    m_format->setObjectName(QStringLiteral("format"));
    m_format->setCurrent(int(std::ranges::find(kPanelFormats, m_collected.choices.format) - kPanelFormats.begin()));
    rows.addRow(tr("&Format"), m_format);
    const ExportOptions& choices = m_collected.choices;
    const PanelsLayout& layout = m_collected.layout;
    m_width = box("width", tr("Width"), kMinFigureMm, kMaxFigureMm, 1, tr("mm"));
    m_height = box("height", tr("Height"), 0, kMaxFigureMm, 1, tr("mm"));
    m_height->setSpecialValueText(tr("as needed"));
    m_type = box("font-size", tr("Font size in points"), kMinFontPoints, kMaxFontPoints, 0.5, tr("pt"));
    for (QDoubleSpinBox* each : {m_width, m_height, m_type}) each->blockSignals(true);
    m_width->setValue(choices.size.width);
    m_height->setValue(layout.isHeightFree ? 0 : choices.size.height);
    m_type->setValue(choices.fontSize);
    for (QDoubleSpinBox* each : {m_width, m_height, m_type}) each->blockSignals(false);
    rows.addRow(tr("&Width"), m_width);
    rows.addRow(tr("&Height"), m_height);
    rows.addRow(tr("Font si&ze"), m_type);
    m_gap = box("gap", tr("Gap between panels"), 0, kMaxPanelGap, 1, tr("mm"));
    m_gap->blockSignals(true);
    m_gap->setValue(layout.gap);
    m_gap->blockSignals(false);
    m_look = new SegmentedControl(tr("Theme"), {tr("Light"), tr("Dark")}, parent);
    m_look->setObjectName(QStringLiteral("theme"));
    m_look->setCurrent(choices.dark);
    for (SegmentedControl* control : {m_format, m_look})
        connect(control, &SegmentedControl::chosen, this, &PanelsDialog::changed);
}

void PanelsDialog::addLayout(QFormLayout& rows) {
    QWidget* parent = rows.parentWidget();
    const PanelsLayout& layout = m_collected.layout;
    m_columns = named(new QComboBox(parent), "columns");
    m_columns->addItem(tr("automatic"));
    for (int count = 1; count <= kMostColumns; ++count) m_columns->addItem(QString::number(count));
    m_columns->setCurrentIndex(std::min(layout.columns, kMostColumns));
    rows.addRow(tr("&Columns"), m_columns);
    m_widths = named(new QLineEdit(parent), "widths");
    m_widths->setPlaceholderText(tr("as needed"));
    m_widths->setToolTip(tooltipText({}, tr("Shares of the columns, as in 2 : 1 : 1.")));
    QStringList shares;
    for (const double share : layout.widths) shares += QString::number(share);
    m_widths->setText(shares.join(QStringLiteral(" : ")));
    rows.addRow(tr("&Shares"), m_widths);
    rows.addRow(tr("&Gap"), m_gap);
    m_letters = named(new QComboBox(parent), "letters");
    for (const QString& style : panelLetterStyles()) {
        const QStringList letters{panelLetter(style, 0), panelLetter(style, 1), panelLetter(style, 2)};
        m_letters->addItem(letters.first().isEmpty() ? tr("none") : letters.join(u' '), style);
    }
    m_letters->setCurrentIndex(std::max(0, m_letters->findData(layout.letters)));
    rows.addRow(tr("&Letters"), m_letters);
    rows.addRow(tr("&Theme"), m_look);
    m_sharedBar = named(new QCheckBox(tr("One colour &bar for equal colours"), parent), "shared-colour-bar");
    m_sharedBar->setChecked(layout.sharesColourBar);
    rows.addRow(m_sharedBar);
    for (QComboBox* combo : {m_columns, m_letters}) {
        combo->setFocusPolicy(Qt::StrongFocus);
        connect(combo, &QComboBox::currentIndexChanged, this, &PanelsDialog::changed);
    }
    connect(m_widths, &QLineEdit::textEdited, this, &PanelsDialog::changed);
    connect(m_sharedBar, &QCheckBox::toggled, this, &PanelsDialog::changed);
}

QWidget* PanelsDialog::makeBottom() {
    auto* bottom = new QWidget(this);
    m_sign = new QLabel(bottom);
    m_sign->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxWarning).pixmap(px(18)));
    m_message = named(new QLabel(bottom), "message");
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setFixedHeight(px(36));
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* close = named(new QPushButton(tr("Close"), bottom), "close");
    m_export = named(new QPushButton(tr("&Export…"), bottom), "export");
    close->setAutoDefault(false);
    m_export->setDefault(true);
    auto* row = new QHBoxLayout(bottom);
    row->setContentsMargins(px(16), px(8), px(16), px(10));
    row->setSpacing(px(8));
    row->addWidget(m_sign);
    row->addWidget(m_message, 1);
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
            auto* item = new QListWidgetItem(thumbnail(panel, m_theme.isDark),
                                             panel.shown.exhibit().textsFor(panel.shown.scene()).title, m_list);
            item->setData(Qt::UserRole, int(i));
            item->setToolTip(tooltipText({}, panel.shown.description()));
        }
        m_list->setCurrentRow(std::min(current, m_list->count() - 1));
    }
    showTitle();
}

/// After a drag: the items know where they were.
void PanelsDialog::takeOrder() {
    std::vector<PanelEntry> ordered;
    for (int row = 0; row < m_list->count(); ++row) {
        ordered.push_back(m_collected.panels[std::size_t(m_list->item(row)->data(Qt::UserRole).toInt())]);
        m_list->item(row)->setData(Qt::UserRole, row);
    }
    m_collected.panels = std::move(ordered);
    showTitle();
    changed();
}

void PanelsDialog::move(int step) {
    const int row = m_list->currentRow(), other = row + step;
    if (row < 0 || other < 0 || other >= m_list->count()) return;
    const QSignalBlocker blocker(m_list->model());
    QListWidgetItem* item = m_list->takeItem(row);
    m_list->insertItem(other, item);
    m_list->setCurrentRow(other);
    takeOrder();
}

void PanelsDialog::remove() {
    const int row = m_list->currentRow();
    if (row < 0) return;
    m_collected.panels.erase(m_collected.panels.begin() + row);
    fillList(row);
    changed();
}

void PanelsDialog::showTitle() {
    const int row = m_list->currentRow();
    m_title->setEnabled(row >= 0);
    m_title->setText(row < 0 ? QString() : m_collected.panels[std::size_t(row)].title);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_list->count());
    m_remove->setEnabled(row >= 0);
}

/// The shares of the columns. @return what is wrong with what was typed, or nothing
std::optional<QString> PanelsDialog::readWidths() {
    PanelsLayout& layout = m_collected.layout;
    layout.widths.clear();
    QString text = m_widths->text();
    if (text.trimmed().isEmpty()) return std::nullopt;
    for (const QString& word : text.replace(u':', u',').split(u',')) {
        const auto share = parseReal(word.trimmed().toStdString());
        if (!share || !(*share > 0) || !(*share <= kMaxFigureMm))
            return tr("The shares must be numbers above 0, one for each column, as in 2 : 1 : 1.");
        layout.widths.push_back(*share);
    }
    const int columns = layout.columnsFor(m_collected.panels.size());
    if (std::ssize(layout.widths) != columns)
        return tr("There are %1 shares for %2 columns; each column needs one.").arg(layout.widths.size()).arg(columns);
    return std::nullopt;
}

void PanelsDialog::changed() {
    ExportOptions& choices = m_collected.choices;
    PanelsLayout& layout = m_collected.layout;
    choices.format = kPanelFormats[std::size_t(m_format->current())];
    choices.dark = m_look->current() == 1;
    choices.size.width = m_width->value();
    choices.fontSize = m_type->value();
    layout.isHeightFree = m_height->value() < kMinFigureMm;
    choices.size.height = std::max(m_height->value(), kMinFigureMm);
    layout.columns = m_columns->currentIndex();
    layout.gap = m_gap->value();
    layout.letters = m_letters->currentData().toString();
    layout.sharesColourBar = m_sharedBar->isChecked();
    m_draw.start();
}

void PanelsDialog::setMessage(const QString& sentence, bool isProblem) {
    m_sign->setVisible(isProblem);
    m_message->setText(sentence);
    m_message->setToolTip(sentence.isEmpty() ? QString() : tooltipText({}, sentence));
}

std::optional<QString> PanelsDialog::drawPreview() {
    m_draw.stop();
    const auto fail = [this](const QString& sentence) {
        setMessage(sentence, true);
        m_export->setEnabled(false);
        m_facts->clear();
        return std::optional(sentence);
    };
    if (m_collected.panels.empty()) {
        m_preview->setPicture({}, m_theme.isDark, false);
        return fail(tr("There are no panels yet: “Add to a figure with panels” in the menu File adds what is shown."));
    }
    if (const auto problem = readWidths()) return fail(*problem);
    QElapsedTimer clock;
    clock.start();
    PanelsPage page(m_collected.panels, m_collected.layout, m_collected.choices);
    if (const auto& problem = page.problem()) return fail(tr("This does not fit: %1.").arg(*problem));
    m_preview->setPage(page.size());
    page.setOutput(FigureFormat::Png, m_preview->dotsPerInch());
    m_preview->setPicture(QImage::fromData(page.render(), "PNG"), m_collected.choices.dark, false);
    m_facts->setText(tr("%1 × %2 mm").arg(page.size().width).arg(page.size().height));
    setMessage(page.warnings().join(sentenceSeparator()), false);
    m_export->setEnabled(true);
    m_draw.setInterval(std::clamp(2 * int(clock.elapsed()), kShortestWait, kLongestWait));
    return std::nullopt;
}

void PanelsDialog::chooseFile() {
    if (drawPreview()) return;
    QStringList suffixes = panelSuffixes();
    suffixes.move(m_format->current(), 0);
    askSavePath(this, tr("Export figure"), suffixes, QStringLiteral("figure"), m_settings,
                [this](const QString& path) { exportTo(path); });
}

void PanelsDialog::exportTo(const QString& path) {
    const auto named = figureFormat(QFileInfo(path).suffix().toLower());
    if (!named) return setMessage(tr("The name must end in .pdf, .svg or .png."), true);
    m_format->setCurrent(int(std::ranges::find(kPanelFormats, *named) - kPanelFormats.begin()));
    changed();
    if (drawPreview()) return;
    PanelsPage page(m_collected.panels, m_collected.layout, m_collected.choices);
    if (const auto problem = imageProblem(page.options())) return setMessage(tr("Too large: %1.").arg(*problem), true);
    const QByteArray picture = page.render();
    const auto why =
        picture.isEmpty() ? std::optional(tr("there is not enough memory for the picture")) : writeFile(path, picture);
    if (why) return setMessage(tr("%1 was not written: %2.").arg(path, *why), true);
    m_path = path;
    accept();
}

}  // namespace attention
