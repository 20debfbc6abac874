#include "ui/widgets/panels_form.h"

#include <algorithm>
#include <array>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>

#include "core/number_text.h"
#include "ui/files/export_settings.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/field_name.h"
#include "ui/widgets/look_controls.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/style.h"
#include "ui/widgets/wheel_guard.h"

namespace attention {
namespace {

constexpr std::array kPanelFormats{FigureFormat::Pdf, FigureFormat::Svg, FigureFormat::Png};
constexpr int kMaxColumns = 6;
constexpr int kPanelsCaptionHeight = 72;

template <class Widget>
Widget* withName(Widget* widget, const char* name) {
    widget->setObjectName(QLatin1String(name));
    widget->setFont(uiFont(font_size::kName));
    return widget;
}

QString sharesText(const std::vector<double>& shares) {
    QStringList texts;
    for (const double share : shares) texts += QString::number(share);
    return texts.join(QStringLiteral(" : "));
}

/// Parses positive numbers separated by colons or commas; returns nothing for invalid input.
std::optional<std::vector<double>> sharesOf(QString text) {
    std::vector<double> shares;
    if (text.trimmed().isEmpty()) return shares;
    for (const QString& number : text.replace(u':', u',').split(u',')) {
        const auto share = parseReal(number.trimmed().toStdString());
        if (!share || !(*share > 0) || !(*share <= kMaxFigureMm)) return std::nullopt;
        shares.push_back(*share);
    }
    return shares;
}

}  // namespace

PanelsForm::PanelsForm(CollectedPanels& collected, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_collected(collected), m_theme(theme) {
    auto* choice = new SegmentedControl(tr("Settings"), {tr("Page"), tr("Panels"), tr("Style")}, this);
    choice->setObjectName(QStringLiteral("settings"));
    auto* pages = new QStackedWidget(this);
    const auto add = [&](void (PanelsForm::*fill)(QFormLayout&)) {
        auto* page = new QWidget(pages);
        auto* rows = new QFormLayout(page);
        rows->setContentsMargins(0, 0, 0, 0);
        rows->setHorizontalSpacing(px(12));
        rows->setVerticalSpacing(px(10));
        rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
        (this->*fill)(*rows);
        for (int row = 0; row < rows->rowCount(); ++row)
            if (QLayoutItem* label = rows->itemAt(row, QFormLayout::LabelRole)) {
                label->widget()->setFont(uiFont(font_size::kName));
                setInk(*label->widget(), m_theme.muted, m_theme);
            }
        pages->addWidget(page);
        return rows;
    };
    m_pageRows = add(&PanelsForm::fillPage);
    add(&PanelsForm::fillLayout);
    add(&PanelsForm::fillStyle);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(px(16), px(16), px(16), px(12));
    layout->setSpacing(px(14));
    layout->addWidget(choice);
    layout->addWidget(pages, 1);
    connect(choice, &SegmentedControl::chosen, pages, &QStackedWidget::setCurrentIndex);
    auto* guard = new WheelGuard(this);
    for (QComboBox* combo : findChildren<QComboBox*>()) {
        combo->installEventFilter(guard);
        combo->setFocusPolicy(Qt::StrongFocus);
    }
    for (QAbstractSpinBox* box : findChildren<QAbstractSpinBox*>()) box->installEventFilter(guard);
    readControls();
}

QDoubleSpinBox* PanelsForm::makeBox(const char* name, const QString& label, double minimum, double maximum,
                                    double value, const QString& unit) {
    auto* box = withName(new QDoubleSpinBox(this), name);
    setFieldName(*box, label);
    box->setLocale(QLocale::c());
    box->setDecimals(1);
    box->setRange(minimum, maximum);
    box->setSuffix(u' ' + unit);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setValue(value);
    connect(box, &QDoubleSpinBox::valueChanged, this, &PanelsForm::readControls);
    return box;
}

QLineEdit* PanelsForm::makeLine(const char* name, const QString& label, const QString& text) {
    auto* line = withName(new QLineEdit(text, this), name);
    line->setAccessibleName(label);
    connect(line, &QLineEdit::textEdited, this, &PanelsForm::readControls);
    return line;
}

QCheckBox* PanelsForm::makeCheck(const char* name, const QString& text, bool isChecked) {
    auto* check = withName(new QCheckBox(text, this), name);
    check->setChecked(isChecked);
    connect(check, &QCheckBox::toggled, this, &PanelsForm::readControls);
    return check;
}

void PanelsForm::fillPage(QFormLayout& rows) {
    const ExportOptions& choices = m_collected.choices;
    m_format =
        new SegmentedControl(tr("Format"), {QStringLiteral("PDF"), QStringLiteral("SVG"), QStringLiteral("PNG")}, this);
    m_format->setObjectName(QStringLiteral("format"));
    m_format->setCurrent(int(std::ranges::find(kPanelFormats, choices.format) - kPanelFormats.begin()));
    m_dpi = makeBox("dpi", tr("Pixels an inch"), kMinDpi, kMaxDpi, choices.dpi, tr("dpi"));
    m_dpi->setDecimals(0);
    m_width = makeBox("width", tr("Width"), kMinFigureMm, kMaxFigureMm, choices.size.width, tr("mm"));
    m_height = makeBox("height", tr("Height"), 0, kMaxFigureMm,
                       m_collected.layout.isHeightFree ? 0 : choices.size.height, tr("mm"));
    m_height->setSpecialValueText(tr("as needed"));
    m_fontSize =
        makeBox("font-size", tr("Font size in points"), kMinFontPoints, kMaxFontPoints, choices.fontSize, tr("pt"));
    m_fontSize->setSingleStep(0.5);
    m_themeChoice = new SegmentedControl(tr("Theme"), {tr("Light"), tr("Dark")}, this);
    m_themeChoice->setObjectName(QStringLiteral("theme"));
    m_themeChoice->setCurrent(choices.dark);
    m_transparent = makeCheck("transparent", tr("No &background"), choices.transparent);
    m_title = makeLine("title", tr("Title above the figure"), choices.title);
    m_title->setMaxLength(kMaxTitleLength);
    m_caption = withName(new QPlainTextEdit(choices.caption, this), "caption");
    m_caption->setAccessibleName(tr("Caption under the figure"));
    m_caption->setTabChangesFocus(true);
    m_caption->setFixedHeight(px(kPanelsCaptionHeight));
    auto* suggest = withName(new QPushButton(tr("S&uggest a caption"), this), "suggest");
    suggest->setAutoDefault(false);
    rows.addRow(tr("&Format"), m_format);
    rows.addRow(tr("&Resolution"), m_dpi);
    rows.addRow(tr("&Width"), m_width);
    rows.addRow(tr("&Height"), m_height);
    rows.addRow(tr("Font si&ze"), m_fontSize);
    rows.addRow(tr("&Theme"), m_themeChoice);
    rows.addRow(QString(), m_transparent);
    rows.addRow(tr("T&itle"), m_title);
    rows.addRow(tr("&Caption"), m_caption);
    rows.addRow(QString(), suggest);
    for (SegmentedControl* control : {m_format, m_themeChoice})
        connect(control, &SegmentedControl::chosen, this, &PanelsForm::readControls);
    connect(m_caption, &QPlainTextEdit::textChanged, this, &PanelsForm::readControls);
    connect(suggest, &QPushButton::clicked, this,
            [this] { m_caption->setPlainText(suggestedCaption(m_collected.panels, m_collected.layout.letters)); });
}

void PanelsForm::fillLayout(QFormLayout& rows) {
    const PanelsLayout& layout = m_collected.layout;
    m_columns = withName(new QComboBox(this), "columns");
    m_columns->addItem(tr("automatic"));
    for (int count = 1; count <= std::max(kMaxColumns, layout.columns); ++count)
        m_columns->addItem(QString::number(count));
    m_columns->setCurrentIndex(layout.columns);
    const auto shares = [&](const char* name, const QString& description, const std::vector<double>& values) {
        QLineEdit* line = makeLine(name, description, sharesText(values));
        line->setPlaceholderText(tr("as needed"));
        line->setToolTip(tooltipText({}, description));
        return line;
    };
    m_columnShares = shares("widths", tr("Shares of the columns, as in 2 : 1 : 1."), layout.widths);
    m_rowShares = shares("heights", tr("Shares of the rows, as in 2 : 1."), layout.heights);
    m_gap = makeBox("gap", tr("Gap between panels"), 0, kMaxPanelGap, layout.gap, tr("mm"));
    m_letters = withName(new QComboBox(this), "letters");
    for (const QString& style : panelLetterStyles()) {
        const QStringList letters{panelLetter(style, 0), panelLetter(style, 1), panelLetter(style, 2)};
        m_letters->addItem(letters.first().isEmpty() ? tr("none") : letters.join(u' '), style);
    }
    m_letters->setCurrentIndex(std::max(0, m_letters->findData(layout.letters)));
    m_sharedRanges = makeCheck("shared-ranges", tr("Same &ranges for panels of one kind"), layout.sharesRanges);
    m_sharedRanges->setToolTip(tooltipText(
        {},
        tr("Panels made on one page of the program have the same ranges of colours and axes, so that they compare.")));
    m_sharedColourBar = makeCheck("shared-colour-bar", tr("One colour &bar for equal colours"), layout.sharesColourBar);
    rows.addRow(tr("&Columns"), m_columns);
    rows.addRow(tr("&Widths"), m_columnShares);
    rows.addRow(tr("&Heights"), m_rowShares);
    rows.addRow(tr("&Gap"), m_gap);
    rows.addRow(tr("Le&tters"), m_letters);
    rows.addRow(m_sharedRanges);
    rows.addRow(m_sharedColourBar);
    for (QComboBox* combo : {m_columns, m_letters})
        connect(combo, &QComboBox::currentIndexChanged, this, &PanelsForm::readControls);
}

void PanelsForm::fillStyle(QFormLayout& rows) {
    m_lookControls = new LookControls(this);
    m_lookControls->setLook(m_collected.choices.look);
    // The layout gives each panel its letter, so the field for one letter is not needed.
    m_lookControls->letter()->hide();
    m_lineWidth = makeBox("line-width", tr("Line width"), kMinLineWidth, kMaxLineWidth,
                          m_collected.choices.look.lineWidth, QStringLiteral("×"));
    m_lineWidth->setDecimals(2);
    m_lineWidth->setSingleStep(0.25);
    m_lineWidth->setToolTip(tooltipText({}, tr("Of curves, axes and outlines, times the usual width.")));
    rows.addRow(tr("St&yle"), m_lookControls->style());
    rows.addRow(tr("Typeface"), m_lookControls->family());
    rows.addRow(tr("Li&nes"), m_lineWidth);
    rows.addRow(tr("Colo&urs"), m_lookControls->colours());
    rows.addRow(m_lookControls->grey());
    rows.addRow(QString(), m_lookControls->labels());
    connect(m_lookControls, &LookControls::changed, this, &PanelsForm::readControls);
    connect(m_lookControls, &LookControls::styleChosen, this, &PanelsForm::applyStyle);
    connect(m_lookControls, &LookControls::styleRejected, this, &PanelsForm::styleRejected);
}

void PanelsForm::applyStyle(const ExportStyle& style) {
    {
        // Signals are blocked, so that the controls are read once, below.
        const std::array boxes{m_width, m_fontSize, m_dpi, m_lineWidth};
        for (QDoubleSpinBox* box : boxes) box->blockSignals(true);
        if (style.width) m_width->setValue(*style.width);
        m_fontSize->setValue(style.fontSize.value_or(kFontPoints));
        if (style.dpi) m_dpi->setValue(*style.dpi);
        m_lineWidth->setValue(style.look.lineWidth);
        for (QDoubleSpinBox* box : boxes) box->blockSignals(false);
    }
    m_themeChoice->setCurrent(style.isDark.value_or(false));
    FigureLook look = style.look;
    // Labels belong to this figure and stay if the style has none.
    if (look.labels.isEmpty()) look.labels = m_collected.choices.look.labels;
    m_lookControls->setLook(look);
    readControls();
}

void PanelsForm::setFormat(FigureFormat format) {
    m_format->setCurrent(int(std::ranges::find(kPanelFormats, format) - kPanelFormats.begin()));
    readControls();
}

void PanelsForm::setFontSize(double points) {
    m_fontSize->setValue(points);
}

void PanelsForm::setTexts(const QStringList& texts) {
    m_lookControls->setTexts(texts);
}

/// Reads the shares of columns and rows. @return what is wrong with the input, or nothing
std::optional<QString> PanelsForm::readShares() {
    PanelsLayout& layout = m_collected.layout;
    const auto widths = sharesOf(m_columnShares->text()), heights = sharesOf(m_rowShares->text());
    layout.widths = widths.value_or(std::vector<double>());
    layout.heights = heights.value_or(std::vector<double>());
    if (!widths) return tr("The shares must be numbers above 0, one for each column, as in 2 : 1 : 1.");
    if (!heights) return tr("The shares must be numbers above 0, one for each row, as in 2 : 1.");
    return std::nullopt;
}

std::optional<QString> PanelsForm::problem() const {
    if (m_problem) return m_problem;
    const PanelsLayout& layout = m_collected.layout;
    const int columns = layout.columnsFor(m_collected.panels.size()), rows = layout.rowsFor(m_collected.panels.size());
    if (!layout.widths.empty() && std::ssize(layout.widths) != columns)
        return tr("There are %1 shares for %2 columns; each column needs one.").arg(layout.widths.size()).arg(columns);
    if (!layout.heights.empty() && std::ssize(layout.heights) != rows)
        return tr("There are %1 shares for %2 rows; each row needs one.").arg(layout.heights.size()).arg(rows);
    return std::nullopt;
}

void PanelsForm::readControls() {
    // While the controls are being made, setting their values calls this function, too.
    if (!m_lineWidth) return;
    ExportOptions& choices = m_collected.choices;
    PanelsLayout& layout = m_collected.layout;
    choices.format = kPanelFormats[std::size_t(m_format->current())];
    choices.dark = m_themeChoice->current() == 1;
    choices.transparent = m_transparent->isChecked();
    choices.dpi = m_dpi->value();
    choices.size.width = m_width->value();
    choices.fontSize = m_fontSize->value();
    layout.isHeightFree = m_height->value() < kMinFigureMm;
    choices.size.height = std::max(m_height->value(), kMinFigureMm);
    choices.title = m_title->text().trimmed();
    // A file stores the caption as one line.
    choices.caption = m_caption->toPlainText().simplified().left(kMaxCaptionLength);
    choices.look = m_lookControls->look(m_lineWidth->value());
    choices.look.letter.clear();
    layout.columns = m_columns->currentIndex();
    layout.gap = m_gap->value();
    layout.letters = m_letters->currentData().toString();
    layout.sharesRanges = m_sharedRanges->isChecked();
    layout.sharesColourBar = m_sharedColourBar->isChecked();
    m_problem = readShares();
    m_pageRows->setRowVisible(m_dpi, choices.format == FigureFormat::Png);
    Q_EMIT changed();
}

}  // namespace attention
