#include "ui/widgets/export_dialog.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

#include "core/scene/scene_link.h"
#include "ui/files/link_address.h"
#include "ui/system/output_file.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/look_controls.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/page_preview.h"
#include "ui/widgets/save_path_dialog.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/style.h"
#include "ui/widgets/vision_preview.h"
#include "ui/widgets/wheel_guard.h"

namespace attention {

/// A number with room for nonsense: it says what is typed at once, clamps nothing, and can be marked as what is wrong.
class RealBox : public QAbstractSpinBox {
 public:
    RealBox(const QString& name, double step, QWidget* parent) : QAbstractSpinBox(parent), m_step(step) {
        setObjectName(name);
        setFont(uiFont(font_size::kName));
        setAlignment(Qt::AlignRight);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        m_mark = lineEdit()->addAction(style()->standardIcon(QStyle::SP_MessageBoxWarning), QLineEdit::LeadingPosition);
        m_mark->setVisible(false);
        connect(lineEdit(), &QLineEdit::textEdited, this, [this] { m_edited(); });
    }

    void whenEdited(std::function<void()> edited) { m_edited = std::move(edited); }
    void setStep(double step) { m_step = step; }
    std::optional<double> value() const { return parseNumberInput(text()); }
    void setValue(double value, int decimals) {
        const double scale = std::pow(10, decimals);
        lineEdit()->setText(exactNumber(std::round(value * scale) / scale));
    }
    void setMark(const QString& sentence) {
        m_mark->setVisible(!sentence.isEmpty());
        setAccessibleDescription(sentence);
    }

    void stepBy(int steps) override {
        // To the next whole step, as one would count.
        const double from = value().value_or(0) / m_step;
        const double whole = steps > 0 ? std::floor(from + 1e-9) : std::ceil(from - 1e-9);
        setValue(std::max(m_step, (whole + steps) * m_step), 3);
        m_edited();
        selectAll();
    }
    QValidator::State validate(QString&, int&) const override { return QValidator::Acceptable; }
    void fixup(QString&) const override {}
    QSize sizeHint() const override { return {px(92), px(28)}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
    StepEnabled stepEnabled() const override { return StepUpEnabled | StepDownEnabled; }

 private:
    double m_step;
    QAction* m_mark = nullptr;
    std::function<void()> m_edited;
};

namespace {

/// Letters of a colour vision that have room.
constexpr int kVisionLength = 20;
constexpr std::array kFormats{FigureFormat::Pdf, FigureFormat::Svg, FigureFormat::Png};
constexpr std::array kSuffixes{"pdf", "svg", "png"};
constexpr QSize kUsualSize(1120, 720);
constexpr int kMinHeight = 420;
constexpr int kMinRight = 340;
constexpr int kCaptionHeight = 92;
constexpr int kMessageHeight = 36;
constexpr int kSignSize = 18;
/// After a change, so that a burst draws once; a figure that takes long waits for a longer pause in typing.
constexpr int kShortestPause = 30;
constexpr int kMaxPause = 500;
/// The file is made to know its size only while nobody touches anything, and not where that would take long: because of
/// its pixels, or because of the numbers that are drawn.
constexpr int kExaminePause = 400;
constexpr double kMaxWeighedPixels = 2e6;
constexpr double kMaxWeighedMemory = 4e6;

/// How lengths are written and stepped in a unit.
struct UnitStyle {
    int decimals;
    double step;
};
constexpr std::array<UnitStyle, 3> kUnitStyles{{{2, 1}, {3, 0.1}, {0, 10}}};

QString number(double value, int decimals) {
    const double scale = std::pow(10, decimals);
    return exactNumber(std::round(value * scale) / scale);
}

bool isWithin(const std::optional<double>& value, double least, double most) {
    return value && *value >= least && *value <= most;
}

/// Shows where the keyboard is, and lets Tab go on.
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

QFrame* makeRule(const Theme& theme, bool vertical, QWidget* parent) {
    auto* rule = new QFrame(parent);
    vertical ? rule->setFixedWidth(1) : rule->setFixedHeight(1);
    QPalette palette = rule->palette();
    palette.setColor(QPalette::Window, theme.rule);
    rule->setPalette(palette);
    rule->setAutoFillBackground(true);
    return rule;
}

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

/// Rows of a muted label and what it names; groups stand apart by a hair line.
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
        QFrame* rule = makeRule(m_theme, false, m_grid.parentWidget());
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
    /// Several things in one row, the last one followed by what room is left.
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

ExportDialog::ExportDialog(EvaluatedScene shown, Settings& settings, const Theme& theme, QWidget* parent,
                           QSize onScreen, const std::optional<CarriedStyle>& figureStyle)
    : QDialog(parent),
      m_shown(std::move(shown)),
      m_settings(settings),
      m_theme(theme),
      m_onScreen(onScreen),
      m_figureStyle(figureStyle) {
    setWindowTitle(tr("Export figure"));
    m_draw.setSingleShot(true);
    m_draw.setInterval(kShortestPause);
    connect(&m_draw, &QTimer::timeout, this, &ExportDialog::drawPreview);
    m_examine.setSingleShot(true);
    m_examine.setInterval(kExaminePause);
    connect(&m_examine, &QTimer::timeout, this, &ExportDialog::examine);

    // Tab goes through the choices first; the preview stands at the left all the same.
    QWidget* right = makeRight();
    QWidget* left = makeLeft();
    QWidget* bottom = makeBottom();
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(left, 1);
    columns->addWidget(makeRule(theme, true, this));
    columns->addWidget(right);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(columns, 1);
    layout->addWidget(makeRule(theme, false, this));
    layout->addWidget(bottom);
    const QSize room = screen()->availableSize();
    const QSize most(room.width() * 9 / 10, room.height() * 9 / 10);
    setMinimumHeight(std::min(px(kMinHeight), most.height()));
    resize(QSize(px(kUsualSize.width()), px(kUsualSize.height())).boundedTo(most));

    const ExportSettings remembered = rememberedSettings(settings, m_shown, onScreen);
    restore(figureStyle ? figureSettings(remembered, *figureStyle, m_shown.scene()) : remembered);
    m_format->setFocus();
}

ExportDialog::~ExportDialog() = default;

QWidget* ExportDialog::makeLeft() {
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
    // A longer name is cut here, not in the list.
    m_vision->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_vision->setMinimumContentsLength(kVisionLength);
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
    connect(m_preview, &PagePreview::scaled, this, [this] { m_draw.start(); });
    connect(m_vision, &QComboBox::activated, this, [this] { m_draw.start(); });
    connect(m_zoom, &SegmentedControl::chosen, this, [this](int index) {
        m_preview->setActualSize(index == 1);
        m_settings.setValue(QStringLiteral("export-zoom"), index == 1 ? "actual" : "fit");
    });
    return left;
}

QWidget* ExportDialog::makeRight() {
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
    addWords(*grid);
    addParts(*grid);

    auto* guard = new WheelGuard(this);
    for (QComboBox* combo : content->findChildren<QComboBox*>()) combo->installEventFilter(guard);
    for (QAbstractSpinBox* box : content->findChildren<QAbstractSpinBox*>()) box->installEventFilter(guard);
    scroll->setFixedWidth(std::max(px(kMinRight), content->minimumSizeHint().width() + bar));
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
    m_dpiBox->setAccessibleName(tr("Resolution in pixels per inch"));
    m_dpiBox->setToolTip(tooltipText({}, tr("Pixels per inch of a PNG; other formats are sharp at any size.")));
    rows.add(tr("&Resolution"), rows.together({m_dpiBox, rows.makeLabel(tr("dpi"))}), m_dpiBox);
    connect(m_format, &SegmentedControl::chosen, this, [this] {
        // What is switched off must not stand in the way.
        if (!isWithin(m_dpiBox->value(), kMinDpi, kMaxDpi)) {
            m_dpiBox->setValue(m_dpi, 2);
            editDpi();
        }
        // Pixels are others in another format; the size on paper stays.
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
    m_style = new LookControls(parent);
    rows.add(tr("St&yle"), m_style->style());
    connect(m_style, &LookControls::styleChosen, this, &ExportDialog::applyStyle);
    if (m_figureStyle) m_style->addFigureStyle();
    connect(m_style, &LookControls::figureStyleChosen, this,
            [this] { restore(figureSettings(settingsNow(), *m_figureStyle, m_shown.scene())); });
    connect(m_style, &LookControls::styleRefused, this, [this](const QString& why) { setMessage(why, true); });
    connect(m_style, &LookControls::changed, this, &ExportDialog::updateControls);
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
    // A label names a spin box for the eye only.
    m_widthBox->setAccessibleName(tr("Width"));
    m_heightBox->setAccessibleName(tr("Height"));
    m_unit = makeCombo(QStringLiteral("unit"), {tr("mm"), tr("in"), tr("px")}, parent);
    m_unit->setAccessibleName(tr("Unit of width and height"));
    m_keep = makeCheck(QStringLiteral("keep-proportions"), tr("&Keep proportions"), parent);
    rows.add(tr("&Width"), rows.together({m_widthBox, m_unit}), m_widthBox);
    rows.add(tr("&Height"), rows.together({m_heightBox, m_keep}), m_heightBox);
    connect(m_preset, &QComboBox::activated, this, &ExportDialog::choosePreset);
    m_widthBox->whenEdited([this] { edit(*m_widthBox); });
    m_heightBox->whenEdited([this] { edit(*m_heightBox); });
    connect(m_unit, &QComboBox::currentIndexChanged, this, [this] {
        showLength(*m_widthBox, m_width);
        showLength(*m_heightBox, m_height);
        updateControls();
    });
    connect(m_keep, &QCheckBox::toggled, this, [this] {
        if (m_width && m_height && *m_height > 0) m_proportions = *m_width / *m_height;
    });
}

void ExportDialog::addLook(QGridLayout& grid) {
    Rows rows(grid, m_theme);
    QWidget* parent = grid.parentWidget();
    rows.addRule();
    m_look = new SegmentedControl(tr("Theme"), {tr("Light"), tr("Dark")}, parent);
    m_look->setObjectName(QStringLiteral("theme"));
    rows.add(tr("&Theme"), m_look);
    m_fontBox = new RealBox(QStringLiteral("font-size"), 1, parent);
    m_fontBox->setAccessibleName(tr("Font size in points"));
    m_fontBox->setToolTip(
        tooltipText({}, tr("Of the numbers at the axes; all other type and all lines grow along with it.")));
    rows.add(tr("Font si&ze"), rows.together({m_fontBox, rows.makeLabel(tr("pt"))}), m_fontBox);
    rows.add(tr("Typeface"), m_style->family());
    m_lineBox = new RealBox(QStringLiteral("line-width"), 0.25, parent);
    m_lineBox->setAccessibleName(tr("Line width"));
    m_lineBox->setToolTip(tooltipText({}, tr("Of curves, axes and outlines, times the usual width.")));
    rows.add(tr("Li&nes"), rows.together({m_lineBox, rows.makeLabel(QStringLiteral("×"))}), m_lineBox);
    rows.add(tr("Colo&urs"), m_style->colours());
    rows.add(nullptr, m_style->grey());
    m_lineBox->whenEdited([this] { updateControls(); });
    m_transparent = makeCheck(QStringLiteral("transparent"), tr("Trans&parent background"), parent);
    rows.add(nullptr, m_transparent);
    connect(m_look, &SegmentedControl::chosen, this, &ExportDialog::updateControls);
    m_fontBox->whenEdited([this] { updateControls(); });
    connect(m_transparent, &QCheckBox::toggled, this, &ExportDialog::updateControls);
}

void ExportDialog::addWords(QGridLayout& grid) {
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
    rows.add(tr("Letter"), rows.together({m_style->letter(), m_style->labels()}), m_style->letter());
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

QWidget* ExportDialog::makeBottom() {
    auto* bottom = new QWidget(this);
    const auto button = [&](const char* name, const QString& text) {
        auto* made = new QPushButton(text, bottom);
        made->setObjectName(QLatin1String(name));
        made->setFont(uiFont(font_size::kName));
        // Enter exports, wherever the keyboard is.
        made->setAutoDefault(false);
        return made;
    };
    m_copy = button("copy-caption", tr("C&opy caption"));
    m_copy->setToolTip(tooltipText({}, tr("What the figure shows, with its parameters, for the text of a paper.")));
    m_sign = new QLabel(bottom);
    m_sign->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxWarning).pixmap(px(kSignSize)));
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
    row->addWidget(m_sign);
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

void ExportDialog::restore(const ExportSettings& kept) {
    const ExportOptions& choices = kept.choices;
    m_format->setCurrent(int(std::ranges::find(kFormats, choices.format) - kFormats.begin()));
    m_dpi = choices.dpi;
    m_dpiBox->setValue(m_dpi, 2);
    m_preset->setCurrentIndex(m_preset->findData(int(kept.preset)));
    m_width = choices.size.width;
    m_height = choices.size.height;
    m_unit->setCurrentIndex(int(kept.unit));
    m_keep->setChecked(kept.keepProportions);
    m_proportions = *m_width / *m_height;
    m_look->setCurrent(choices.dark);
    m_transparent->setChecked(choices.transparent);
    m_fontBox->setValue(choices.fontSize, 2);
    m_style->setLook(choices.look);
    m_lineBox->setValue(choices.look.lineWidth, 2);
    m_hasTitle->setChecked(kept.hasTitle);
    m_title->setText(kept.title);
    m_title->setCursorPosition(0);
    m_hasCaption->setChecked(kept.hasCaption);
    m_caption->setPlainText(kept.caption);
    m_legend->setChecked(choices.legend);
    m_colourBar->setChecked(choices.colourBar);
    m_qrCode->setChecked(choices.qrCode);
    const bool actual = m_settings.value(QStringLiteral("export-zoom"), "fit") == QLatin1String("actual");
    m_zoom->setCurrent(actual);
    m_preview->setActualSize(actual);
    for (RealBox* box : {m_widthBox, m_heightBox}) showLength(*box, box == m_widthBox ? m_width : m_height);
    updateControls();
}

bool ExportDialog::makesDifference(bool ExportOptions::*part) const {
    ExportOptions with;
    with.format = FigureFormat::Png;
    with.size = *presetSize(SizePreset::Slide, m_shown.exhibit(), {});
    with.dpi = kMinDpi * 3;
    ExportOptions without = with;
    without.*part = false;
    return renderExport(m_shown, with) != renderExport(m_shown, without);
}

FigureFormat ExportDialog::format() const {
    return kFormats[std::size_t(m_format->current())];
}

LengthUnit ExportDialog::unit() const {
    return LengthUnit(m_unit->currentIndex());
}

double ExportDialog::millimetresPerUnit() const {
    switch (unit()) {
        case LengthUnit::Millimetre:
            return 1;
        case LengthUnit::Inch:
            return kMillimetresPerInch;
        case LengthUnit::Pixel:
            return kMillimetresPerInch / (format() == FigureFormat::Png ? m_dpi : kLogicalDpi);
    }
    Q_UNREACHABLE();
}

void ExportDialog::choosePreset() {
    const auto size = presetSize(SizePreset(m_preset->currentData().toInt()), m_shown.exhibit(), m_onScreen);
    if (size) {
        m_width = size->width;
        m_height = size->height;
        m_proportions = size->width / size->height;
        showLength(*m_widthBox, m_width);
        showLength(*m_heightBox, m_height);
    }
    updateControls();
}

void ExportDialog::applyStyle(const ExportStyle& style) {
    m_preset->setCurrentIndex(m_preset->findData(int(SizePreset::Custom)));
    if (style.width) m_width = style.width;
    if (style.height) m_height = style.height;
    if (m_width && m_height && *m_height > 0) m_proportions = *m_width / *m_height;
    m_dpi = style.dpi.value_or(m_dpi);
    m_dpiBox->setValue(m_dpi, 2);
    m_fontBox->setValue(style.fontSize.value_or(kFontPoints), 2);
    m_look->setCurrent(style.isDark.value_or(false));
    FigureLook look = style.look;
    // What is of this figure, and not of a style, stays.
    look.letter = m_style->letter()->text();
    if (look.labels.isEmpty()) look.labels = m_style->look(1).labels;
    m_style->setLook(look);
    m_lineBox->setValue(look.lineWidth, 2);
    showLength(*m_widthBox, m_width);
    showLength(*m_heightBox, m_height);
    updateControls();
}

void ExportDialog::edit(RealBox& box) {
    const bool isWidth = &box == m_widthBox;
    std::optional<double>& edited = isWidth ? m_width : m_height;
    std::optional<double>& other = isWidth ? m_height : m_width;
    edited = box.value();
    if (edited) *edited *= millimetresPerUnit();
    if (edited && *edited > 0 && m_keep->isChecked()) {
        other = isWidth ? *edited / m_proportions : *edited * m_proportions;
        showLength(isWidth ? *m_heightBox : *m_widthBox, other);
    }
    m_preset->setCurrentIndex(m_preset->findData(int(SizePreset::Custom)));
    updateControls();
}

void ExportDialog::editDpi() {
    const auto dpi = m_dpiBox->value();
    const bool isOwn = m_preset->currentData().toInt() == int(SizePreset::Custom);
    if (isWithin(dpi, kMinDpi, kMaxDpi)) {
        // A named size stays what it is; so do the pixels that a person has chosen.
        const double scale = unit() == LengthUnit::Pixel && isOwn ? m_dpi / *dpi : 1;
        m_dpi = *dpi;
        if (m_width) *m_width *= scale;
        if (m_height) *m_height *= scale;
        showLength(*m_widthBox, m_width);
        showLength(*m_heightBox, m_height);
    }
    updateControls();
}

void ExportDialog::showLength(RealBox& box, const std::optional<double>& millimetres) {
    const UnitStyle& style = kUnitStyles[std::size_t(unit())];
    box.setStep(style.step);
    // What is no number is left for the person to mend.
    if (millimetres) box.setValue(*millimetres / millimetresPerUnit(), style.decimals);
}

std::optional<ExportDialog::Problem> ExportDialog::findProblem() const {
    const bool isPng = format() == FigureFormat::Png;
    if (isPng && !isWithin(m_dpiBox->value(), kMinDpi, kMaxDpi))
        return Problem{
            tr("The resolution must be a number from %1 to %2 dpi.").arg(number(kMinDpi, 0), number(kMaxDpi, 0)),
            m_dpiBox};
    const int decimals = unit() == LengthUnit::Pixel ? 0 : 2;
    const QString least = number(kMinFigureMm / millimetresPerUnit(), decimals);
    const QString most = number(kMaxFigureMm / millimetresPerUnit(), decimals);
    const auto isLength = [](const std::optional<double>& length) {
        return isWithin(length, kMinFigureMm, kMaxFigureMm);
    };
    if (!isLength(m_width))
        return Problem{tr("The width must be a number from %1 to %2 %3.").arg(least, most, m_unit->currentText()),
                       m_widthBox};
    if (!isLength(m_height))
        return Problem{tr("The height must be a number from %1 to %2 %3.").arg(least, most, m_unit->currentText()),
                       m_heightBox};
    if (!isWithin(m_fontBox->value(), kMinFontPoints, kMaxFontPoints))
        return Problem{tr("The font size must be a number from %1 to %2 pt.")
                           .arg(number(kMinFontPoints, 0), number(kMaxFontPoints, 0)),
                       m_fontBox};
    if (!isWithin(m_lineBox->value(), kMinLineWidth, kMaxLineWidth))
        return Problem{tr("The line width must be a number from %1 to %2.")
                           .arg(number(kMinLineWidth, 1), number(kMaxLineWidth, 0)),
                       m_lineBox};
    if (const auto why = m_style->problem()) return Problem{*why, m_style->letter()};
    const qsizetype length = m_hasCaption->isChecked() ? m_caption->toPlainText().size() : 0;
    if (length > kMaxCaptionLength)
        return Problem{tr("The caption has %1 characters, and %2 are the most.")
                           .arg(number(double(length), 0), number(kMaxCaptionLength, 0)),
                       m_caption};
    FigureOptions options;
    options.format = format();
    options.size = {*m_width, *m_height};
    options.dpi = m_dpi;
    if (const auto why = imageProblem(options)) return Problem{tr("Too large: %1.").arg(*why), m_dpiBox};
    if (const auto why = codeProblem(m_shown.scene(), choices()))
        return Problem{tr("No QR code: %1.").arg(*why), m_qrCode};
    return std::nullopt;
}

std::optional<QString> ExportDialog::problem() const {
    const auto found = findProblem();
    return found ? std::optional(found->sentence) : std::nullopt;
}

ExportSettings ExportDialog::settingsNow() const {
    ExportSettings now;
    now.choices.format = format();
    now.choices.size = {m_width.value_or(FigureSize{}.width), m_height.value_or(FigureSize{}.height)};
    now.choices.dpi = m_dpi;
    now.choices.dark = m_look->current() == 1;
    now.choices.transparent = m_transparent->isChecked();
    now.choices.fontSize = m_fontBox->value().value_or(kFontPoints);
    now.choices.look = m_style->look(m_lineBox->value().value_or(1));
    now.choices.legend = m_legend->isChecked();
    now.choices.colourBar = m_colourBar->isChecked();
    now.choices.qrCode = m_qrCode->isChecked();
    now.choices.linkAddress = linkAddress(m_settings);
    now.preset = SizePreset(m_preset->currentData().toInt());
    now.unit = unit();
    now.keepProportions = m_keep->isChecked();
    now.hasTitle = m_hasTitle->isChecked();
    now.hasCaption = m_hasCaption->isChecked();
    now.title = m_title->text();
    now.caption = m_caption->toPlainText();
    return now;
}

ExportOptions ExportDialog::choices() const {
    return settingsNow().currentChoices();
}

void ExportDialog::updateControls() {
    m_bytes.reset();
    m_roomForNames.reset();
    m_examine.stop();
    m_dpiBox->parentWidget()->setEnabled(format() == FigureFormat::Png);
    m_title->setEnabled(m_hasTitle->isChecked());
    m_caption->setEnabled(m_hasCaption->isChecked());
    const auto found = findProblem();
    for (RealBox* box : {m_dpiBox, m_widthBox, m_heightBox, m_fontBox, m_lineBox})
        box->setMark(found && found->invalidField == box ? found->sentence : QString());
    m_export->setEnabled(!found);
    setMessage(found ? found->sentence : QString(), found.has_value());
    showFacts();
    // Until the choices are good again, the preview shows the last good ones.
    if (!found) m_lastValid = choices();
    m_draw.start();
}

void ExportDialog::setMessage(const QString& sentence, bool isProblem) {
    m_sign->setVisible(isProblem);
    m_message->setText(sentence);
    m_message->setToolTip(sentence.isEmpty() ? QString() : tooltipText({}, sentence));
}

void ExportDialog::showFacts() {
    QStringList facts;
    if (!problem()) {
        facts.append(tr("%1 × %2 mm").arg(number(*m_width, 1), number(*m_height, 1)));
        if (format() == FigureFormat::Png) {
            FigureOptions options;
            options.size = {*m_width, *m_height};
            options.dpi = m_dpi;
            const QSize pixels = pixelSize(options);
            facts.append(tr("%1 × %2 pixels").arg(number(pixels.width(), 0), number(pixels.height(), 0)));
        }
        if (m_bytes)
            facts.append(tr("about %1").arg(QLocale::c().formattedDataSize(*m_bytes, 0, QLocale::DataSizeSIFormat)));
    }
    // A line ends between two facts only.
    for (QString& fact : facts) fact.replace(u' ', QChar::Nbsp);
    m_facts->setText(facts.join(QStringLiteral(" · ")));
}

void ExportDialog::drawPreview() {
    QElapsedTimer clock;
    clock.start();
    ExportOptions choices = m_lastValid;
    m_preview->setPage(choices.size);
    const double dpi = m_preview->dotsPerInch();
    const bool isExact = choices.format == FigureFormat::Png && choices.dpi <= dpi;
    if (!isExact) choices.dpi = dpi;
    choices.format = FigureFormat::Png;
    QImage picture = QImage::fromData(renderExport(m_shown, choices, &m_report), "PNG");
    m_style->setTexts(m_report.texts.drawn);
    seeWith(picture, vision());
    m_preview->setPicture(picture, choices.dark, isExact);
    m_distance->setVisible(vision() != ColourVision::Usual);
    if (!m_distance->isHidden()) m_distance->setText(curveDistanceText(m_shown, m_lastValid, vision()));
    showNotes();
    m_draw.setInterval(std::clamp(2 * int(clock.elapsed()), kShortestPause, kMaxPause));
    if (!problem()) m_examine.start();
}

void ExportDialog::showNotes() {
    if (problem()) return;
    const auto& [texts, fit] = m_report;
    QStringList sentences{
        fit.leftOut.isEmpty() ? QString() : tr("No room at this size: %1.").arg(joinList(fit.leftOut)),
        fit.fontSize < m_lastValid.fontSize ? tr("Type is drawn at %1 pt: that of %2 pt needs %3 × %4 mm.")
                                                  .arg(formatDecimals(fit.fontSize, 1),
                                                       QLocale::c().toString(m_lastValid.fontSize))
                                                  .arg(fit.needed.width)
                                                  .arg(fit.needed.height)
                                            : QString(),
        namesNote(), codeNote()};
    // A style may have labels for many figures.
    if (const auto& unmatched = texts.unmatchedLabels;
        !unmatched.isEmpty() && unmatched.size() == m_lastValid.look.labels.size())
        sentences += tr("No text of the figure is “%1”.").arg(unmatched.first());
    sentences.removeAll(QString());
    setMessage(sentences.join(sentenceSeparator()), false);
}

void ExportDialog::examine() {
    if (!m_bytes) measureFileSize();
    if (m_report.texts.omittedNames.isEmpty() || m_roomForNames) return;
    m_roomForNames = roomForNames(m_shown, m_lastValid);
    showNotes();
}

ColourVision ExportDialog::vision() const {
    return ColourVision(m_vision->currentData().toInt());
}

QString ExportDialog::namesNote() const {
    const QStringList& omitted = m_report.texts.omittedNames;
    if (omitted.isEmpty()) return {};
    constexpr qsizetype kMost = 8;
    QStringList named = omitted.first(std::min(kMost, omitted.size()));
    if (omitted.size() > kMost) named += tr("%1 more").arg(omitted.size() - kMost);
    const QString names = joinList(named);
    const auto room = m_roomForNames.value_or(std::nullopt);
    if (!room) return tr("No room for the names %1.").arg(names);
    const QString width = number(room->size.width, 0), height = number(room->size.height, 0);
    return room->fontSize > 0 ? tr("No room for the names %1: they are drawn at %2 × %3 mm, or in type of %4 points.")
                                    .arg(names, width, height, number(room->fontSize, 1))
                              : tr("No room for the names %1: they are drawn at %2 × %3 mm.").arg(names, width, height);
}

QString ExportDialog::codeNote() const {
    if (!m_lastValid.qrCode) return {};
    if (m_lastValid.linkAddress.isEmpty())
        return tr("Phones cannot open this link: it has no address (Edit, Address of links).");
    return hasArrays(m_shown.scene()) ? tr("The loaded arrays are not in the link.") : QString();
}

void ExportDialog::measureFileSize() {
    FigureOptions options;
    options.format = m_lastValid.format;
    options.size = m_lastValid.size;
    options.dpi = m_lastValid.dpi;
    if (imageBytes(options) > 4 * kMaxWeighedPixels) return;
    if (m_shown.exhibit().memoryNeeded(m_shown.scene()) > kMaxWeighedMemory) return;
    m_bytes = renderExport(m_shown, m_lastValid).size();
    showFacts();
}

void ExportDialog::chooseFile() {
    QStringList suffixes;
    for (const char* suffix : kSuffixes) suffixes.append(QLatin1String(suffix));
    suffixes.move(m_format->current(), 0);
    const QString last = lastExportPath(m_settings, m_shown.exhibit());
    const QString name =
        last.isEmpty() ? QString::fromUtf8(m_shown.exhibit().id().data(), qsizetype(m_shown.exhibit().id().size()))
                       : QFileInfo(last).completeBaseName();
    askSavePath(this, tr("Export figure"), suffixes, name, m_settings, [this](const QString& path) { exportTo(path); });
}

void ExportDialog::exportTo(const QString& path) {
    const auto named = figureFormat(QFileInfo(path).suffix().toLower());
    if (!named) {
        setMessage(tr("The name must end in .pdf, .svg or .png."), true);
        return;
    }
    m_format->setCurrent(int(std::ranges::find(kFormats, *named) - kFormats.begin()));
    updateControls();
    if (problem()) return;
    const QByteArray picture = renderExport(m_shown, choices());
    const auto why =
        picture.isEmpty() ? std::optional(tr("there is not enough memory for the picture")) : writeFile(path, picture);
    if (why) {
        // A path has no blanks to break a line at.
        QString shown = path;
        shown.replace(u'/', QStringLiteral("/\u200B"));
        setMessage(tr("%1 was not written: %2.").arg(shown, *why), true);
        return;
    }
    m_path = path;
    rememberExport(m_settings, settingsNow(), path, m_shown);
    accept();
}

}  // namespace attention
