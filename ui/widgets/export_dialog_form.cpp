#include <algorithm>
#include <array>

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include "ui/widgets/export_dialog.h"
#include "ui/widgets/field_name.h"
#include "ui/widgets/hair_line.h"
#include "ui/widgets/look_controls.h"
#include "ui/widgets/page_preview.h"
#include "ui/widgets/real_box.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/style.h"
#include "ui/widgets/vision_preview.h"
#include "ui/widgets/wheel_guard.h"

namespace attention {
namespace {

/// The names of colour visions are cut after about this many characters.
constexpr int kVisionNameLength = 20;
constexpr int kMinChoicesWidth = 340;
constexpr int kCaptionHeight = 92;
constexpr int kMessageHeight = 36;
constexpr int kWarningIconSize = 18;

/// A text field that repaints when its focus changes, and in which Tab moves to the next field.
class CaptionEdit : public QPlainTextEdit {
 public:
    explicit CaptionEdit(QWidget* parent) : QPlainTextEdit(parent) { setTabChangesFocus(true); }

 protected:
    void focusInEvent(QFocusEvent* event) override {
        QPlainTextEdit::focusInEvent(event);
        update();
    }
    void focusOutEvent(QFocusEvent* event) override {
        QPlainTextEdit::focusOutEvent(event);
        update();
    }
};

QCheckBox* makeCheck(const QString& name, const QString& text, QWidget* parent) {
    auto* check = new QCheckBox(text, parent);
    check->setObjectName(name);
    check->setFont(uiFont(font_size::kName));
    check->setMinimumHeight(px(28));
    return check;
}

QComboBox* makeCombo(const QString& name, const QStringList& texts, QWidget* parent) {
    auto* combo = new QComboBox(parent);
    combo->setObjectName(name);
    combo->setFont(uiFont(font_size::kName));
    combo->setFocusPolicy(Qt::StrongFocus);
    for (const QString& text : texts) combo->addItem(text);
    return combo;
}

/// Adds rows of a muted label and its field to a grid, and hairlines between groups of rows.
class Rows {
 public:
    Rows(QGridLayout& grid, const Theme& theme) : m_grid(grid), m_theme(theme) {}

    QLabel* add(const QString& text, QWidget* field, QWidget* buddy = nullptr) {
        QLabel* label = makeLabel(text);
        label->setBuddy(buddy ? buddy : field);
        add(label, field);
        return label;
    }
    void add(QWidget* label, QWidget* field) {
        const int row = m_grid.rowCount();
        if (label) m_grid.addWidget(label, row, 0, Qt::AlignTop);
        m_grid.addWidget(field, row, 1);
    }
    void addRule() {
        QFrame* rule = makeHairLine(Qt::Horizontal, m_theme, m_grid.parentWidget());
        const int row = m_grid.rowCount();
        m_grid.addWidget(rule, row, 0, 1, 2, Qt::AlignVCenter);
        m_grid.setRowMinimumHeight(row, px(9));
    }
    QLabel* makeLabel(const QString& text) {
        auto* label = new QLabel(text, m_grid.parentWidget());
        label->setFont(uiFont(font_size::kName));
        label->setMinimumHeight(px(28));
        setInk(*label, m_theme.muted, m_theme);
        return label;
    }
    /// Puts widgets side by side, left-aligned.
    QWidget* together(std::initializer_list<QWidget*> parts) {
        auto* field = new QWidget(m_grid.parentWidget());
        auto* row = new QHBoxLayout(field);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(px(8));
        for (QWidget* part : parts) row->addWidget(part);
        row->addStretch(1);
        return field;
    }

 private:
    QGridLayout& m_grid;
    const Theme& m_theme;
};

}  // namespace

QWidget* ExportDialog::makePreviewColumn() {
    auto* left = new QWidget(this);
    m_preview = new PagePreview(left);
    m_preview->setObjectName(QStringLiteral("preview"));
    m_preview->setAccessibleName(tr("Preview"));
    m_preview->setAccessibleDescription(m_shown.description());
    m_facts = new QLabel(left);
    m_facts->setObjectName(QStringLiteral("facts"));
    m_facts->setFont(uiFont(font_size::kAxis));
    m_facts->setWordWrap(true);
    setInk(*m_facts, m_theme.muted, m_theme);
    m_zoom = new SegmentedControl(tr("Preview"), {tr("Fit"), tr("Actual size")}, left);
    m_zoom->setObjectName(QStringLiteral("zoom"));

    m_vision = makeCombo(QStringLiteral("vision"), {}, left);
    for (const ColourVision vision : kColourVisions) m_vision->addItem(visionName(vision), int(vision));
    // A longer name is cut in the closed box, but not in its list.
    m_vision->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_vision->setMinimumContentsLength(kVisionNameLength);
    m_vision->setAccessibleName(tr("Colour vision of the preview"));
    m_vision->setToolTip(
        tooltipText({}, tr("The preview as people with this colour vision see it; the file stays as it is.")));
    m_distance = new QLabel(left);
    m_distance->setObjectName(QStringLiteral("distance"));
    m_distance->setFont(uiFont(font_size::kAxis));
    m_distance->setWordWrap(true);
    m_distance->hide();
    setInk(*m_distance, m_theme.muted, m_theme);

    auto* foot = new QGridLayout;
    foot->setContentsMargins(px(24), px(12), px(24), px(12));
    foot->setHorizontalSpacing(px(16));
    foot->setVerticalSpacing(px(8));
    foot->setColumnStretch(0, 1);
    foot->addWidget(m_facts, 0, 0);
    foot->addWidget(m_zoom, 0, 1, Qt::AlignRight);
    foot->addWidget(m_distance, 1, 0);
    foot->addWidget(m_vision, 1, 1, Qt::AlignRight);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_preview, 1);
    layout->addLayout(foot);
    connect(m_preview, &PagePreview::scaled, this, [this] { m_drawTimer.start(); });
    connect(m_vision, &QComboBox::activated, this, [this] { m_drawTimer.start(); });
    connect(m_zoom, &SegmentedControl::chosen, this, [this](int index) {
        m_preview->setActualSize(index == 1);
        m_settings.setValue(QStringLiteral("export-zoom"), index == 1 ? "actual" : "fit");
    });
    return left;
}

QWidget* ExportDialog::makeChoicesColumn() {
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget;
    scroll->setWidget(content);
    const int bar = scroll->verticalScrollBar()->sizeHint().width();
    auto* outer = new QVBoxLayout(content);
    outer->setContentsMargins(px(24), px(16), px(24) - bar, px(16));
    auto* grid = new QGridLayout;
    outer->addLayout(grid);
    outer->addStretch(1);
    grid->setHorizontalSpacing(px(12));
    grid->setVerticalSpacing(px(8));
    grid->setColumnStretch(1, 1);
    addFile(*grid);
    addSize(*grid);
    addLook(*grid);
    addTexts(*grid);
    addParts(*grid);

    auto* guard = new WheelGuard(this);
    for (QComboBox* combo : content->findChildren<QComboBox*>()) combo->installEventFilter(guard);
    for (QAbstractSpinBox* box : content->findChildren<QAbstractSpinBox*>()) box->installEventFilter(guard);
    scroll->setFixedWidth(std::max(px(kMinChoicesWidth), content->minimumSizeHint().width() + bar));
    return scroll;
}

void ExportDialog::addFile(QGridLayout& grid) {
    Rows rows(grid, m_theme);
    QWidget* parent = grid.parentWidget();
    m_format = new SegmentedControl(tr("Format"), {QStringLiteral("PDF"), QStringLiteral("SVG"), QStringLiteral("PNG")},
                                    parent);
    m_format->setObjectName(QStringLiteral("format"));
    rows.add(tr("&Format"), m_format);
    m_dpiBox = new RealBox(QStringLiteral("dpi"), 50, parent);
    setFieldName(*m_dpiBox, tr("Resolution in pixels per inch"));
    m_dpiBox->setToolTip(tooltipText({}, tr("Pixels per inch of a PNG; other formats are sharp at any size.")));
    rows.add(tr("&Resolution"), rows.together({m_dpiBox, rows.makeLabel(tr("dpi"))}), m_dpiBox);
    connect(m_format, &SegmentedControl::chosen, this, [this] {
        // The resolution is disabled for other formats than PNG, so an invalid value there must not block the export.
        if (!m_dpiBox->isWithin(kMinDpi, kMaxDpi)) {
            m_dpiBox->setValue(m_dpi, 2);
            editDpi();
        }
        // The length of a pixel depends on the format; the size in millimetres stays.
        showLength(*m_widthBox, m_width);
        showLength(*m_heightBox, m_height);
        updateControls();
    });
    m_dpiBox->whenEdited([this] { editDpi(); });
}

void ExportDialog::addSize(QGridLayout& grid) {
    Rows rows(grid, m_theme);
    QWidget* parent = grid.parentWidget();
    rows.addRule();
    m_lookControls = new LookControls(parent);
    rows.add(tr("St&yle"), m_lookControls->style());
    connect(m_lookControls, &LookControls::styleChosen, this, &ExportDialog::applyStyle);
    if (m_figureStyle) m_lookControls->addFigureStyle();
    connect(m_lookControls, &LookControls::figureStyleChosen, this,
            [this] { restore(figureSettings(currentSettings(), *m_figureStyle, m_shown.scene())); });
    connect(m_lookControls, &LookControls::styleRejected, this, [this](const QString& why) { setMessage(why, true); });
    connect(m_lookControls, &LookControls::changed, this, &ExportDialog::updateControls);
    m_preset = makeCombo(QStringLiteral("preset"), {}, parent);
    const std::array texts{
        tr("Single column, 89 mm"), tr("Double column, 183 mm"), tr("Slide 16:9"), tr("Square, 89 mm"),
        tr("The book's size"),      tr("As on screen"),          tr("Custom"),
    };
    for (const SizePreset preset : kSizePresets)
        if (preset == SizePreset::Custom || presetSize(preset, m_shown.exhibit(), m_onScreen))
            m_preset->addItem(texts[std::size_t(preset)], int(preset));
    rows.add(tr("&Size"), m_preset);
    m_widthBox = new RealBox(QStringLiteral("width"), 1, parent);
    m_heightBox = new RealBox(QStringLiteral("height"), 1, parent);
    setFieldName(*m_widthBox, tr("Width"));
    setFieldName(*m_heightBox, tr("Height"));
    m_unit = makeCombo(QStringLiteral("unit"), {tr("mm"), tr("in"), tr("px")}, parent);
    m_unit->setAccessibleName(tr("Unit of width and height"));
    m_keepProportions = makeCheck(QStringLiteral("keep-proportions"), tr("&Keep proportions"), parent);
    rows.add(tr("&Width"), rows.together({m_widthBox, m_unit}), m_widthBox);
    rows.add(tr("&Height"), rows.together({m_heightBox, m_keepProportions}), m_heightBox);
    connect(m_preset, &QComboBox::activated, this, &ExportDialog::choosePreset);
    m_widthBox->whenEdited([this] { edit(*m_widthBox); });
    m_heightBox->whenEdited([this] { edit(*m_heightBox); });
    connect(m_unit, &QComboBox::currentIndexChanged, this, [this] {
        showLength(*m_widthBox, m_width);
        showLength(*m_heightBox, m_height);
        updateControls();
    });
    connect(m_keepProportions, &QCheckBox::toggled, this, [this] {
        if (m_width && m_height && *m_height > 0) m_proportions = *m_width / *m_height;
    });
}

void ExportDialog::addLook(QGridLayout& grid) {
    Rows rows(grid, m_theme);
    QWidget* parent = grid.parentWidget();
    rows.addRule();
    m_themeChoice = new SegmentedControl(tr("Theme"), {tr("Light"), tr("Dark")}, parent);
    m_themeChoice->setObjectName(QStringLiteral("theme"));
    rows.add(tr("&Theme"), m_themeChoice);
    m_fontBox = new RealBox(QStringLiteral("font-size"), 1, parent);
    setFieldName(*m_fontBox, tr("Font size in points"));
    m_fontBox->setToolTip(
        tooltipText({}, tr("Of the numbers at the axes; all other type and all lines grow along with it.")));
    rows.add(tr("Font si&ze"), rows.together({m_fontBox, rows.makeLabel(tr("pt"))}), m_fontBox);
    rows.add(tr("Typeface"), m_lookControls->family());
    m_lineBox = new RealBox(QStringLiteral("line-width"), 0.25, parent);
    setFieldName(*m_lineBox, tr("Line width"));
    m_lineBox->setToolTip(tooltipText({}, tr("Of curves, axes and outlines, times the usual width.")));
    rows.add(tr("Li&nes"), rows.together({m_lineBox, rows.makeLabel(QStringLiteral("×"))}), m_lineBox);
    rows.add(tr("Colo&urs"), m_lookControls->colours());
    rows.add(nullptr, m_lookControls->grey());
    m_lineBox->whenEdited([this] { updateControls(); });
    m_transparent = makeCheck(QStringLiteral("transparent"), tr("Trans&parent background"), parent);
    rows.add(nullptr, m_transparent);
    connect(m_themeChoice, &SegmentedControl::chosen, this, &ExportDialog::updateControls);
    m_fontBox->whenEdited([this] { updateControls(); });
    connect(m_transparent, &QCheckBox::toggled, this, &ExportDialog::updateControls);
}

void ExportDialog::addTexts(QGridLayout& grid) {
    Rows rows(grid, m_theme);
    QWidget* parent = grid.parentWidget();
    rows.addRule();
    m_hasTitle = makeCheck(QStringLiteral("has-title"), tr("T&itle"), parent);
    m_title = new QLineEdit(parent);
    m_title->setObjectName(QStringLiteral("title"));
    m_title->setFont(uiFont(font_size::kName));
    m_title->setMaxLength(kMaxTitleLength);
    m_title->setAccessibleName(tr("Title above the figure"));
    rows.add(m_hasTitle, m_title);
    m_hasCaption = makeCheck(QStringLiteral("has-caption"), tr("&Caption"), parent);
    m_caption = new CaptionEdit(parent);
    m_caption->setObjectName(QStringLiteral("caption"));
    m_caption->setFont(uiFont(font_size::kName));
    m_caption->setFixedHeight(px(kCaptionHeight));
    m_caption->setAccessibleName(tr("Caption under the figure"));
    rows.add(m_hasCaption, m_caption);
    rows.add(tr("Letter"), rows.together({m_lookControls->letter(), m_lookControls->labels()}),
             m_lookControls->letter());
    for (QCheckBox* check : {m_hasTitle, m_hasCaption})
        connect(check, &QCheckBox::toggled, this, &ExportDialog::updateControls);
    connect(m_title, &QLineEdit::textEdited, this, &ExportDialog::updateControls);
    connect(m_caption, &QPlainTextEdit::textChanged, this, &ExportDialog::updateControls);
}

void ExportDialog::addParts(QGridLayout& grid) {
    Rows rows(grid, m_theme);
    m_legend = makeCheck(QStringLiteral("legend"), tr("&Legend"), grid.parentWidget());
    m_colourBar = makeCheck(QStringLiteral("colour-bar"), tr("Colour &bar"), grid.parentWidget());
    const bool hasLegend = makesDifference(&ExportOptions::legend);
    const bool hasColourBar = makesDifference(&ExportOptions::colourBar);
    m_legend->setVisible(hasLegend);
    m_colourBar->setVisible(hasColourBar);
    m_qrCode = makeCheck(QStringLiteral("qr-code"), tr("&QR code of the link"), grid.parentWidget());
    m_qrCode->setToolTip(
        tooltipText({}, tr("In a corner beside the figure, for phones; it opens this scene in the browser version.")));
    rows.addRule();
    if (hasLegend) rows.add(nullptr, m_legend);
    if (hasColourBar) rows.add(nullptr, m_colourBar);
    rows.add(nullptr, m_qrCode);
    for (QCheckBox* check : {m_legend, m_colourBar, m_qrCode})
        connect(check, &QCheckBox::toggled, this, &ExportDialog::updateControls);
}

QWidget* ExportDialog::makeButtonRow() {
    auto* bottom = new QWidget(this);
    const auto button = [&](const char* name, const QString& text) {
        auto* made = new QPushButton(text, bottom);
        made->setObjectName(QLatin1String(name));
        made->setFont(uiFont(font_size::kName));
        // Enter presses the default button "Export", even if another button has the focus.
        made->setAutoDefault(false);
        return made;
    };
    m_copy = button("copy-caption", tr("C&opy caption"));
    m_copy->setToolTip(tooltipText({}, tr("What the figure shows, with its parameters, for the text of a paper.")));
    m_warningIcon = new QLabel(bottom);
    m_warningIcon->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxWarning).pixmap(px(kWarningIconSize)));
    m_message = new QLabel(bottom);
    m_message->setObjectName(QStringLiteral("message"));
    m_message->setFont(uiFont(font_size::kName));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setFixedHeight(px(kMessageHeight));
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    QPushButton* cancel = button("cancel", tr("Cancel"));
    m_export = button("export", tr("&Export…"));
    m_export->setDefault(true);

    auto* row = new QHBoxLayout(bottom);
    row->setContentsMargins(px(24), px(8), px(24), px(8));
    row->setSpacing(px(8));
    row->addWidget(m_copy);
    row->addSpacing(px(8));
    row->addWidget(m_warningIcon);
    row->addWidget(m_message, 1);
    row->addSpacing(px(8));
    row->addWidget(cancel);
    row->addWidget(m_export);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QApplication::clipboard()->setText(m_caption->toPlainText().trimmed());
        setMessage(tr("The caption is on the clipboard."), false);
    });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    return bottom;
}

}  // namespace attention
