#include "ui/widgets/export_dialog.h"

#include <algorithm>
#include <array>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>

#include "core/scene/scene_link.h"
#include "ui/files/link_address.h"
#include "ui/system/output_file.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/background_write.h"
#include "ui/widgets/hair_line.h"
#include "ui/widgets/look_controls.h"
#include "ui/widgets/page_preview.h"
#include "ui/widgets/real_box.h"
#include "ui/widgets/save_path_dialog.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/style.h"
#include "ui/widgets/vision_preview.h"

namespace attention {
namespace {

constexpr std::array kFormats{FigureFormat::Pdf, FigureFormat::Svg, FigureFormat::Png};
constexpr std::array kSuffixes{"pdf", "svg", "png"};
constexpr QSize kDefaultSize(1120, 720);
constexpr int kMinHeight = 420;
/// The preview is drawn this long after a change, so that a burst of changes draws once; the delay is longer for
/// figures that take long to draw. In milliseconds.
constexpr int kMinDrawDelay = 30;
constexpr int kMaxDrawDelay = 500;
/// The file size is measured by making the file: only after this many milliseconds without a change, and not if that
/// would take long because of its pixels or of the numbers that are drawn.
constexpr int kExamineDelay = 400;
constexpr double kMaxMeasuredPixels = 2e6;
constexpr double kMaxMeasuredMemory = 4e6;

/// The decimals of lengths in a unit, and the step of their boxes.
struct UnitStyle {
    int decimals;
    double step;
};
constexpr std::array<UnitStyle, 3> kUnitStyles{{{2, 1}, {3, 0.1}, {0, 10}}};

bool isWithin(const std::optional<double>& value, double minimum, double maximum) {
    return value && *value >= minimum && *value <= maximum;
}

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
    m_drawTimer.setSingleShot(true);
    m_drawTimer.setInterval(kMinDrawDelay);
    connect(&m_drawTimer, &QTimer::timeout, this, &ExportDialog::drawPreview);
    m_examineTimer.setSingleShot(true);
    m_examineTimer.setInterval(kExamineDelay);
    connect(&m_examineTimer, &QTimer::timeout, this, &ExportDialog::examineExport);

    // The choices are made first because the order of construction is the tab order; the preview is still at the left.
    QWidget* right = makeChoicesColumn();
    QWidget* left = makePreviewColumn();
    QWidget* bottom = makeButtonRow();
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(left, 1);
    columns->addWidget(makeHairLine(Qt::Vertical, theme, this));
    columns->addWidget(right);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(columns, 1);
    layout->addWidget(makeHairLine(Qt::Horizontal, theme, this));
    layout->addWidget(bottom);
    const QSize available = screen()->availableSize();
    const QSize maxSize(available.width() * 9 / 10, available.height() * 9 / 10);
    setMinimumHeight(std::min(px(kMinHeight), maxSize.height()));
    resize(QSize(px(kDefaultSize.width()), px(kDefaultSize.height())).boundedTo(maxSize));

    const ExportSettings remembered = rememberedSettings(settings, m_shown, onScreen);
    restore(figureStyle ? figureSettings(remembered, *figureStyle, m_shown.scene()) : remembered);
    m_format->setFocus();
}

ExportDialog::~ExportDialog() = default;

void ExportDialog::restore(const ExportSettings& settings) {
    const ExportOptions& choices = settings.choices;
    m_format->setCurrent(int(std::ranges::find(kFormats, choices.format) - kFormats.begin()));
    m_dpi = choices.dpi;
    m_dpiBox->setValue(m_dpi, 2);
    m_preset->setCurrentIndex(m_preset->findData(int(settings.preset)));
    m_width = choices.size.width;
    m_height = choices.size.height;
    m_unit->setCurrentIndex(int(settings.unit));
    m_keepProportions->setChecked(settings.keepProportions);
    m_proportions = *m_width / *m_height;
    m_themeChoice->setCurrent(choices.dark);
    m_transparent->setChecked(choices.transparent);
    m_fontBox->setValue(choices.fontSize, 2);
    m_lookControls->setLook(choices.look);
    m_lineBox->setValue(choices.look.lineWidth, 2);
    m_hasTitle->setChecked(settings.hasTitle);
    m_title->setText(settings.title);
    m_title->setCursorPosition(0);
    m_hasCaption->setChecked(settings.hasCaption);
    m_caption->setPlainText(settings.caption);
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
    m_themeChoice->setCurrent(style.isDark.value_or(false));
    FigureLook look = style.look;
    // The letter, and labels that the style does not set, belong to this figure and stay.
    look.letter = m_lookControls->letter()->text();
    if (look.labels.isEmpty()) look.labels = m_lookControls->look(1).labels;
    m_lookControls->setLook(look);
    m_lineBox->setValue(look.lineWidth, 2);
    showLength(*m_widthBox, m_width);
    showLength(*m_heightBox, m_height);
    updateControls();
}

void ExportDialog::edit(RealBox& box) {
    const bool isWidth = &box == m_widthBox;
    std::optional<double>& edited = isWidth ? m_width : m_height;
    std::optional<double>& otherLength = isWidth ? m_height : m_width;
    edited = box.value();
    if (edited) *edited *= millimetresPerUnit();
    if (edited && *edited > 0 && m_keepProportions->isChecked()) {
        otherLength = isWidth ? *edited / m_proportions : *edited * m_proportions;
        showLength(isWidth ? *m_heightBox : *m_widthBox, otherLength);
    }
    m_preset->setCurrentIndex(m_preset->findData(int(SizePreset::Custom)));
    updateControls();
}

void ExportDialog::editDpi() {
    const auto dpi = m_dpiBox->value();
    const bool isCustom = m_preset->currentData().toInt() == int(SizePreset::Custom);
    if (isWithin(dpi, kMinDpi, kMaxDpi)) {
        // A preset keeps its size in millimetres; a custom size in pixels keeps its number of pixels.
        const double scale = unit() == LengthUnit::Pixel && isCustom ? m_dpi / *dpi : 1;
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
    // Invalid input stays in the box for the person to correct.
    if (millimetres) box.setValue(*millimetres / millimetresPerUnit(), style.decimals);
}

std::optional<ExportDialog::Problem> ExportDialog::findProblem() const {
    const bool isPng = format() == FigureFormat::Png;
    if (isPng && !m_dpiBox->isWithin(kMinDpi, kMaxDpi))
        return Problem{tr("The resolution must be a number from %1 to %2 dpi.")
                           .arg(roundedNumber(kMinDpi, 0), roundedNumber(kMaxDpi, 0)),
                       m_dpiBox};
    const int decimals = unit() == LengthUnit::Pixel ? 0 : 2;
    const QString minimum = roundedNumber(kMinFigureMm / millimetresPerUnit(), decimals);
    const QString maximum = roundedNumber(kMaxFigureMm / millimetresPerUnit(), decimals);
    const auto isLength = [](const std::optional<double>& length) {
        return isWithin(length, kMinFigureMm, kMaxFigureMm);
    };
    if (!isLength(m_width))
        return Problem{tr("The width must be a number from %1 to %2 %3.").arg(minimum, maximum, m_unit->currentText()),
                       m_widthBox};
    if (!isLength(m_height))
        return Problem{tr("The height must be a number from %1 to %2 %3.").arg(minimum, maximum, m_unit->currentText()),
                       m_heightBox};
    if (!m_fontBox->isWithin(kMinFontPoints, kMaxFontPoints))
        return Problem{tr("The font size must be a number from %1 to %2 pt.")
                           .arg(roundedNumber(kMinFontPoints, 0), roundedNumber(kMaxFontPoints, 0)),
                       m_fontBox};
    if (!m_lineBox->isWithin(kMinLineWidth, kMaxLineWidth))
        return Problem{tr("The line width must be a number from %1 to %2.")
                           .arg(roundedNumber(kMinLineWidth, 1), roundedNumber(kMaxLineWidth, 0)),
                       m_lineBox};
    if (const auto reason = m_lookControls->problem()) return Problem{*reason, m_lookControls->letter()};
    const qsizetype length = m_hasCaption->isChecked() ? m_caption->toPlainText().size() : 0;
    if (length > kMaxCaptionLength)
        return Problem{tr("The caption has %1 characters, and %2 are the most.")
                           .arg(roundedNumber(double(length), 0), roundedNumber(kMaxCaptionLength, 0)),
                       m_caption};
    FigureOptions options;
    options.format = format();
    options.size = {*m_width, *m_height};
    options.dpi = m_dpi;
    if (const auto reason = imageProblem(options)) return Problem{tr("Too large: %1.").arg(*reason), m_dpiBox};
    if (const auto reason = codeProblem(m_shown.scene(), choices()))
        return Problem{tr("No QR code: %1.").arg(*reason), m_qrCode};
    return std::nullopt;
}

std::optional<QString> ExportDialog::problem() const {
    const auto found = findProblem();
    return found ? std::optional(found->sentence) : std::nullopt;
}

ExportSettings ExportDialog::currentSettings() const {
    ExportSettings settings;
    settings.choices.format = format();
    settings.choices.size = {m_width.value_or(FigureSize{}.width), m_height.value_or(FigureSize{}.height)};
    settings.choices.dpi = m_dpi;
    settings.choices.dark = m_themeChoice->current() == 1;
    settings.choices.transparent = m_transparent->isChecked();
    settings.choices.fontSize = m_fontBox->value().value_or(kFontPoints);
    settings.choices.look = m_lookControls->look(m_lineBox->value().value_or(1));
    settings.choices.legend = m_legend->isChecked();
    settings.choices.colourBar = m_colourBar->isChecked();
    settings.choices.qrCode = m_qrCode->isChecked();
    settings.choices.linkAddress = linkAddress(m_settings);
    settings.preset = SizePreset(m_preset->currentData().toInt());
    settings.unit = unit();
    settings.keepProportions = m_keepProportions->isChecked();
    settings.hasTitle = m_hasTitle->isChecked();
    settings.hasCaption = m_hasCaption->isChecked();
    settings.title = m_title->text();
    settings.caption = m_caption->toPlainText();
    return settings;
}

ExportOptions ExportDialog::choices() const {
    return currentSettings().currentChoices();
}

void ExportDialog::updateControls() {
    m_bytes.reset();
    m_roomForNames.reset();
    m_roomForNumbers.reset();
    m_examineTimer.stop();
    m_dpiBox->parentWidget()->setEnabled(format() == FigureFormat::Png);
    m_title->setEnabled(m_hasTitle->isChecked());
    m_caption->setEnabled(m_hasCaption->isChecked());
    const auto found = findProblem();
    for (RealBox* box : {m_dpiBox, m_widthBox, m_heightBox, m_fontBox, m_lineBox})
        box->setError(found && found->invalidField == box ? found->sentence : QString());
    m_export->setEnabled(!found);
    setMessage(found ? found->sentence : QString(), found.has_value());
    showFacts();
    // While the choices are invalid, the preview shows the last valid ones.
    if (!found) m_lastValid = choices();
    m_drawTimer.start();
}

void ExportDialog::setMessage(const QString& sentence, bool isProblem) {
    m_warningIcon->setVisible(isProblem);
    m_message->setText(sentence);
    m_message->setToolTip(sentence.isEmpty() ? QString() : tooltipText({}, sentence));
}

void ExportDialog::showFacts() {
    QStringList facts;
    if (!problem()) {
        facts.append(tr("%1 × %2 mm").arg(roundedNumber(*m_width, 1), roundedNumber(*m_height, 1)));
        if (format() == FigureFormat::Png) {
            FigureOptions options;
            options.size = {*m_width, *m_height};
            options.dpi = m_dpi;
            const QSize pixels = pixelSize(options);
            facts.append(tr("%1 × %2 pixels").arg(roundedNumber(pixels.width(), 0), roundedNumber(pixels.height(), 0)));
        }
        if (m_bytes)
            facts.append(tr("about %1").arg(QLocale::c().formattedDataSize(*m_bytes, 0, QLocale::DataSizeSIFormat)));
    }
    // No-break spaces within a fact: lines break only between facts.
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
    m_lookControls->setTexts(m_report.texts.drawn);
    seeWith(picture, vision());
    m_preview->setPicture(picture, choices.dark, isExact);
    m_distance->setVisible(vision() != ColourVision::Usual);
    if (!m_distance->isHidden()) m_distance->setText(curveDistanceText(m_shown, m_lastValid, vision()));
    showNotes();
    m_drawTimer.setInterval(std::clamp(2 * int(clock.elapsed()), kMinDrawDelay, kMaxDrawDelay));
    if (!problem()) m_examineTimer.start();
}

void ExportDialog::showNotes() {
    if (problem()) return;
    const auto& [texts, fit] = m_report;
    QStringList sentences{
        fit.leftOut.isEmpty() ? QString() : tr("No room at this size: %1.").arg(joinList(fit.leftOut)),
        fit.fontSize < m_lastValid.fontSize
            ? tr("Type is drawn at %1 pt: that of %2 pt needs %3 × %4 mm.")
                  .arg(formatDecimals(fit.fontSize, 1), QLocale::c().toString(m_lastValid.fontSize))
                  .arg(fit.needed.width)
                  .arg(fit.needed.height)
            : QString(),
        namesNote(), numbersNote(), codeNote()};
    // A style may have labels for many figures, so only a style without any matching label gets a note.
    if (const auto& unmatched = texts.unmatchedLabels;
        !unmatched.isEmpty() && unmatched.size() == m_lastValid.look.labels.size())
        sentences += tr("No text of the figure is “%1”.").arg(unmatched.first());
    sentences.removeAll(QString());
    setMessage(sentences.join(sentenceSeparator()), false);
}

void ExportDialog::examineExport() {
    if (!m_bytes) measureFileSize();
    const FigureTexts& texts = m_report.texts;
    if (!texts.omittedNames.isEmpty() && !m_roomForNames) m_roomForNames = roomForNames(m_shown, m_lastValid);
    if (texts.omitsNumbers && !m_roomForNumbers) m_roomForNumbers = roomForNumbers(m_shown, m_lastValid);
    showNotes();
}

ColourVision ExportDialog::vision() const {
    return ColourVision(m_vision->currentData().toInt());
}

QString ExportDialog::namesNote() const {
    const QStringList& omitted = m_report.texts.omittedNames;
    if (omitted.isEmpty()) return {};
    constexpr qsizetype kMaxNames = 8;
    QStringList listed = omitted.first(std::min(kMaxNames, omitted.size()));
    if (omitted.size() > kMaxNames) listed += tr("%1 more").arg(omitted.size() - kMaxNames);
    return roomNote(tr("the names %1").arg(joinList(listed)), m_roomForNames);
}

QString ExportDialog::numbersNote() const {
    return m_report.texts.omitsNumbers ? roomNote(tr("the numbers in cells"), m_roomForNumbers) : QString();
}

QString ExportDialog::roomNote(const QString& texts, const std::optional<std::optional<RoomForTexts>>& needed) {
    const auto sufficient = needed.value_or(std::nullopt);
    if (!sufficient) return tr("No room for %1.", "texts").arg(texts);
    const QString width = roundedNumber(sufficient->size.width, 0), height = roundedNumber(sufficient->size.height, 0);
    return sufficient->fontSize > 0 ? tr("No room for %1: they are drawn at %2 × %3 mm, or in type of %4 points.")
                                          .arg(texts, width, height, roundedNumber(sufficient->fontSize, 1))
                                    : tr("No room for %1: they are drawn at %2 × %3 mm.").arg(texts, width, height);
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
    if (imageBytes(options) > 4 * kMaxMeasuredPixels) return;
    if (m_shown.exhibit().memoryNeeded(m_shown.scene()) > kMaxMeasuredMemory) return;
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
        // A zero-width space after each slash lets a long path break into lines.
        QString shown = path;
        shown.replace(u'/', QStringLiteral("/\u200B"));
        setMessage(notWrittenText(shown, *why), true);
        return;
    }
    m_path = path;
    rememberExport(m_settings, currentSettings(), path, m_shown);
    accept();
}

}  // namespace attention
