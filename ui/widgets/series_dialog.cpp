#include "ui/widgets/series_dialog.h"

#include <algorithm>
#include <cmath>

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QtConcurrent>

#include "core/io/array.h"
#include "core/io/format_error.h"
#include "core/number_text.h"
#include "core/scene/scene_link.h"
#include "core/scene/sweep.h"
#include "ui/files/scene_file.h"
#include "ui/files/series_writer.h"
#include "ui/lesson/opened_link.h"
#include "ui/system/output_file.h"
#include "ui/text/parameter_text.h"
#include "ui/widgets/background_write.h"
#include "ui/widgets/field_name.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/question.h"
#include "ui/widgets/save_path_dialog.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr std::array kFormats{"svg", "pdf", "png"};
constexpr int kDefaultCount = 5;
/// The minimum size of a preview, in designed pixels.
constexpr int kPreviewWidth = 230, kPreviewHeight = 160;
/// How long after the last change the previews are drawn, in milliseconds.
constexpr int kPreviewDelay = 150;
const QString kFolderKey = QStringLiteral("series-folder");

QString fromView(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// Whether a series can vary the parameter: numbers and choices, but not the selected row and column.
bool isSweepable(const ParameterUse& use) {
    const ParameterInfo& info = *findParameter(use.key);
    return !std::holds_alternative<TextField>(info.field) && use.key != "row" && use.key != "column";
}

/// Parses a length as typed, for example "89", "89 mm" or "3.5 in". @return millimetres
std::optional<double> readLength(const QString& text) {
    QString typed = text;
    typed.remove(u' ').replace(u',', u'.');
    const bool hasUnit = !typed.isEmpty() && typed.back().isLetter();
    return parseLengthMm((hasUnit ? typed : typed + QStringLiteral("mm")).toStdString());
}

}  // namespace

SeriesDialog::SeriesDialog(const EvaluatedScene& shown, Settings& settings, QWidget* parent)
    : QDialog(parent),
      m_exhibit(shown.exhibit()),
      m_scene(shown.scene()),
      m_settings(settings),
      m_exportSettings(rememberedSettings(settings, shown)) {
    setObjectName(QStringLiteral("series-dialog"));
    setWindowTitle(tr("Export a series"));
    m_previewTimer.setSingleShot(true);
    m_previewTimer.setInterval(kPreviewDelay);
    connect(&m_previewTimer, &QTimer::timeout, this, &SeriesDialog::startPreview);
    m_controls = new QWidget(this);
    auto* rows = new QGridLayout(m_controls);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setHorizontalSpacing(px(8));
    rows->setVerticalSpacing(px(8));
    rows->setColumnStretch(1, 1);
    for (std::size_t i = 0; i < kSweeps; ++i) addSweep(*rows, i);
    addFiles(*rows);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(px(20), px(18), px(20), px(16));
    page->setSpacing(px(12));
    page->addWidget(m_controls);
    page->addWidget(makePreviews(), 1);
    page->addWidget(makeButtonRow());
    for (SweepRow& row : m_sweeps) chooseParameter(row);
    updateControls();
}

SeriesDialog::~SeriesDialog() {
    m_previewStop.request_stop();
}

void SeriesDialog::addSweep(QGridLayout& rows, std::size_t index) {
    SweepRow& row = m_sweeps[index];
    const QString number = QString::number(index + 1);
    row.parameter = new QComboBox(m_controls);
    row.parameter->setObjectName(QStringLiteral("series-parameter-") + number);
    if (index > 0) row.parameter->addItem(tr("none"), QString());
    int first = 0;
    for (const ParameterUse& use : m_exhibit.uses()) {
        if (!isSweepable(use)) continue;
        const ParameterText text = parameterText(use, m_exhibit.chapter());
        row.parameter->addItem(QStringLiteral("%1 (%2)").arg(text.name, fromView(use.key)), fromView(use.key));
        if (index == 0 && use.key == "d") first = row.parameter->count() - 1;
    }
    row.parameter->setCurrentIndex(first);
    const auto line = [&](const char* name, const QString& accessible) {
        auto* made = new QLineEdit(m_controls);
        made->setObjectName(QLatin1String(name) + number);
        made->setAccessibleName(accessible);
        return made;
    };
    row.from = line("series-from-", tr("First value"));
    row.to = line("series-to-", tr("Last value"));
    row.values = line("series-values-", tr("Values"));
    row.count = new QSpinBox(m_controls);
    row.count->setObjectName(QStringLiteral("series-count-") + number);
    setFieldName(*row.count, tr("Number of values"));
    row.count->setRange(1, int(Series::kMaxFigures));
    row.count->setValue(kDefaultCount);
    row.logarithmic = new QCheckBox(tr("Equal ratios"), m_controls);
    row.logarithmic->setObjectName(QStringLiteral("series-ratios-") + number);
    row.valuesName = new QLabel(tr("Values"), m_controls);
    const int top = rows.rowCount();
    auto* range = new QHBoxLayout;
    range->setSpacing(px(8));
    range->addWidget(row.parameter, 1);
    for (QLineEdit* end : {row.from, row.to}) end->setFixedWidth(px(80));
    const auto named = [&](const QString& text, QWidget* field) {
        auto* label = new QLabel(text, m_controls);
        label->setBuddy(field);
        range->addWidget(label);
        range->addWidget(field);
    };
    named(tr("from"), row.from);
    named(tr("to"), row.to);
    named(tr("count"), row.count);
    range->addWidget(row.logarithmic);
    rows.addWidget(new QLabel(index == 0 ? tr("Parameter") : tr("And"), m_controls), top, 0);
    rows.addLayout(range, top, 1);
    rows.addWidget(row.valuesName, top + 1, 0);
    rows.addWidget(row.values, top + 1, 1);
    connect(row.parameter, &QComboBox::currentIndexChanged, this, [this, &row] {
        chooseParameter(row);
        updateControls();
    });
    const auto fill = [this, &row] {
        fillValues(row);
        updateControls();
    };
    for (QLineEdit* end : {row.from, row.to}) connect(end, &QLineEdit::textEdited, this, fill);
    connect(row.count, &QSpinBox::valueChanged, this, fill);
    connect(row.logarithmic, &QCheckBox::toggled, this, fill);
    connect(row.values, &QLineEdit::textEdited, this, [this] { updateControls(); });
}

void SeriesDialog::addFiles(QGridLayout& rows) {
    m_format = new QComboBox(m_controls);
    m_format->setObjectName(QStringLiteral("series-format"));
    for (const char* format : kFormats) m_format->addItem(QString::fromLatin1(format).toUpper(), QLatin1String(format));
    for (int i = 0; i < m_format->count(); ++i)
        if (figureFormat(m_format->itemData(i).toString()) == m_exportSettings.choices.format)
            m_format->setCurrentIndex(i);
    const auto line = [&](const char* name, const QString& accessible, const QString& text) {
        auto* made = new QLineEdit(text, m_controls);
        made->setObjectName(QLatin1String(name));
        made->setAccessibleName(accessible);
        connect(made, &QLineEdit::textChanged, this, [this] { updateControls(); });
        return made;
    };
    const auto length = [](double millimetres) {
        return QStringLiteral("%1 mm").arg(QString::number(millimetres, 'g', 6));
    };
    m_width = line("series-width", tr("Width"), length(m_exportSettings.choices.size.width));
    m_height = line("series-height", tr("Height"), length(m_exportSettings.choices.size.height));
    m_name = line("series-name", tr("File names"), {});
    m_folder = line("series-folder", tr("Folder"), m_settings.value(kFolderKey, defaultFolder()));
    auto* browse = new QPushButton(tr("&Browse…"), m_controls);
    browse->setObjectName(QStringLiteral("series-browse"));
    connect(browse, &QPushButton::clicked, this, [this] {
        askFolder(this, tr("Folder of the series"), folder(),
                  [this](const QString& path) { m_folder->setText(QDir::toNativeSeparators(path)); });
    });
    connect(m_format, &QComboBox::currentIndexChanged, this, [this] { updateControls(); });
    auto* formatRow = new QHBoxLayout;
    formatRow->setSpacing(px(8));
    formatRow->addWidget(m_format);
    for (QLineEdit* field : {m_width, m_height}) field->setFixedWidth(px(90));
    formatRow->addWidget(m_width);
    formatRow->addWidget(new QLabel(QStringLiteral("×"), m_controls));
    formatRow->addWidget(m_height);
    auto* note = new QLabel(tr("Everything else is as Export figure had it last."), m_controls);
    note->setWordWrap(true);
    formatRow->addWidget(note, 1);
    auto* folderRow = new QHBoxLayout;
    folderRow->setSpacing(px(8));
    folderRow->addWidget(m_folder, 1);
    folderRow->addWidget(browse);
    int row = rows.rowCount();
    rows.addWidget(new QLabel(tr("Format"), m_controls), row, 0);
    rows.addLayout(formatRow, row, 1);
    rows.addWidget(new QLabel(tr("File names"), m_controls), ++row, 0);
    rows.addWidget(m_name, row, 1);
    rows.addWidget(new QLabel(tr("Folder"), m_controls), ++row, 0);
    rows.addLayout(folderRow, row, 1);
}

QWidget* SeriesDialog::makePreviews() {
    auto* previews = new QWidget(this);
    auto* grid = new QGridLayout(previews);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(px(12));
    for (std::size_t i = 0; i < kPreviews; ++i) {
        m_previewPictures[i] = new QLabel(previews);
        m_previewPictures[i]->setObjectName(QStringLiteral("series-preview-%1").arg(i + 1));
        m_previewPictures[i]->setAlignment(Qt::AlignCenter);
        m_previewPictures[i]->setMinimumSize(px(kPreviewWidth), px(kPreviewHeight));
        m_previewTitles[i] = new QLabel(previews);
        m_previewTitles[i]->setAlignment(Qt::AlignCenter);
        m_previewTitles[i]->setTextFormat(Qt::PlainText);
        m_previewTitles[i]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        grid->addWidget(m_previewPictures[i], 0, int(i));
        grid->addWidget(m_previewTitles[i], 1, int(i));
    }
    grid->setRowStretch(0, 1);
    return previews;
}

QWidget* SeriesDialog::makeButtonRow() {
    auto* bottom = new QWidget(this);
    const auto button = [&](const char* name, const QString& text) {
        auto* made = new QPushButton(text, bottom);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        return made;
    };
    m_message = new QLabel(bottom);
    m_message->setObjectName(QStringLiteral("series-message"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    m_message->setMinimumHeight(px(36));
    m_progress = new QProgressBar(bottom);
    m_progress->setObjectName(QStringLiteral("series-progress"));
    m_progress->hide();
    m_save = button("series-save", tr("&Save as list…"));
    m_save->setToolTip(tooltipText({}, tr("A file with which attention-lab batch makes the same figures.")));
    m_cancel = button("series-cancel", tr("Cancel"));
    m_export = button("series-export", tr("&Export"));
    m_export->setDefault(true);
    auto* row = new QHBoxLayout(bottom);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(8));
    row->addWidget(m_message, 1);
    row->addWidget(m_progress, 1);
    row->addWidget(m_save);
    row->addWidget(m_cancel);
    row->addWidget(m_export);
    connect(m_save, &QPushButton::clicked, this, &SeriesDialog::askSaveList);
    connect(m_cancel, &QPushButton::clicked, this, &SeriesDialog::reject);
    connect(m_export, &QPushButton::clicked, this, &SeriesDialog::write);
    return bottom;
}

void SeriesDialog::chooseParameter(SweepRow& row) {
    const std::string key = row.parameter->currentData().toString().toStdString();
    const ParameterUse* use = key.empty() ? nullptr : m_exhibit.findUse(key);
    const ParameterInfo* info = use ? findParameter(use->key) : nullptr;
    const bool isNumber = info && !choiceOf(*info);
    for (QWidget* widget : std::initializer_list<QWidget*>{row.from, row.to, row.count, row.logarithmic})
        widget->setEnabled(isNumber);
    row.values->setEnabled(use != nullptr);
    row.valuesName->setEnabled(use != nullptr);
    if (!use) {
        row.values->clear();
    } else if (isNumber) {
        // Proposes the range of the slider, within the current bounds.
        const ParameterBounds bounds = currentBounds(*use, m_scene.parameters);
        const double first = std::isnan(use->sliderMinimum) ? double(bounds.minimum) : use->sliderMinimum;
        const double last = std::isnan(use->sliderMaximum) ? double(bounds.maximum) : use->sliderMaximum;
        row.from->setText(fromView(formatExact(bounds.nearest(ExactNumber(first)))));
        row.to->setText(fromView(formatExact(bounds.nearest(ExactNumber(std::min(last, double(bounds.maximum)))))));
        const QSignalBlocker quiet(row.logarithmic);
        row.logarithmic->setChecked(info->scale == ParameterScale::Logarithmic && first > 0);
        fillValues(row);
    } else {
        QStringList names;
        for (const std::string_view name : use->acceptedNames) names += fromView(name);
        if (names.isEmpty())
            for (const ChoiceValue& value : choiceOf(*info)->values) names += fromView(value.name);
        row.values->setText(names.join(QStringLiteral(", ")));
    }
    updateProposedName();
}

void SeriesDialog::fillValues(SweepRow& row) {
    const ParameterUse* use = m_exhibit.findUse(row.parameter->currentData().toString().toStdString());
    const auto from = parseNumberInput(row.from->text()), to = parseNumberInput(row.to->text());
    if (!use || !from || !to) return row.values->clear();
    SweepRange range{.from = double(*from), .to = double(*to), .count = row.count->value(), .isLogarithmic = false};
    range.isLogarithmic = row.logarithmic->isChecked() && range.from > 0 && range.to > 0;
    const ParameterInfo& info = *findParameter(use->key);
    const ParameterBounds bounds = currentBounds(*use, m_scene.parameters);
    QStringList values;
    for (const std::string& value : sweepValues(range, hasWholeNumbers(info))) {
        // Evenly spaced values need not be accepted, for example if only multiples of 2 are.
        const auto number = parseNumber(value);
        const bool isBetween = number && *number >= bounds.minimum && *number <= bounds.maximum;
        const QString fitting =
            isBetween && bounds.multipleOf > 1 ? fromView(formatExact(bounds.nearest(*number))) : fromView(value);
        if (values.isEmpty() || values.last() != fitting) values += fitting;
    }
    row.values->setText(values.join(QStringLiteral(", ")));
}

void SeriesDialog::updateProposedName() {
    // The name follows the parameters until the person types another one.
    if (m_name->text() != m_proposedName) return;
    m_proposedName = fromView(m_exhibit.id());
    for (const SweepRow& row : m_sweeps)
        if (const QString key = row.parameter->currentData().toString(); !key.isEmpty())
            m_proposedName += QStringLiteral("-{%1}").arg(key);
    m_name->setText(m_proposedName);
}

Series SeriesDialog::series() const {
    Series series{.exhibit = &m_exhibit,
                  .scene = m_scene,
                  .sweeps = {},
                  .name = m_name->text().trimmed(),
                  .look = m_exportSettings};
    for (const SweepRow& row : m_sweeps)
        if (const QString key = row.parameter->currentData().toString(); !key.isEmpty())
            series.sweeps.push_back({key.toStdString(), readSeriesValues(row.values->text())});
    series.look.choices.format = *figureFormat(m_format->currentData().toString());
    // An invalid length becomes 0, which the check of the series rejects.
    series.look.choices.size.width = readLength(m_width->text()).value_or(0);
    series.look.choices.size.height = readLength(m_height->text()).value_or(0);
    return series;
}

QString SeriesDialog::folder() const {
    return QDir::fromNativeSeparators(m_folder->text().trimmed());
}

void SeriesDialog::updateControls() {
    const Series current = series();
    std::optional<QString> problem;
    for (const QLineEdit* field : {m_width, m_height})
        if (!problem && !readLength(field->text()))
            problem = tr("%1 “%2” is no length; accepted: %3 mm to %4 mm")
                          .arg(field->accessibleName(), field->text())
                          .arg(kMinFigureMm)
                          .arg(kMaxFigureMm);
    if (!problem) problem = current.problem();
    m_save->setEnabled(!problem);
    m_export->setEnabled(!problem);
    setMessage(problem.value_or(tr("Figures: %1").arg(current.count())));
    ++m_previewRound;
    m_previewStop.request_stop();
    if (!problem) m_previewTimer.start();
}

void SeriesDialog::setMessage(const QString& sentence) {
    m_message->setText(sentence);
}

void SeriesDialog::startPreview() {
    ++m_previewRound;
    m_previewStop = {};
    drawPreview(0);
}

void SeriesDialog::drawPreview(std::size_t slot) {
    if (slot == kPreviews) return;
    const Series drawnSeries = series();
    const std::size_t last = drawnSeries.count() - 1;
    const std::size_t index = slot == 0 ? 0 : slot == 1 ? last / 2 : last;
    const auto scene = drawnSeries.sceneAt(index);
    m_previewTitles[slot]->setText(drawnSeries.nameAt(index));
    if (!scene) return drawPreview(slot + 1);
    auto* watcher = new QFutureWatcher<StudyPtr>(this);
    connect(watcher, &QFutureWatcherBase::finished, this,
            [this, watcher, slot, drawnSeries, scene = *scene, previewRound = m_previewRound] {
                watcher->deleteLater();
                if (previewRound != m_previewRound) return;
                if (const StudyPtr study = watcher->result()) {
                    const EvaluatedScene shown(m_exhibit, scene, study);
                    ExportOptions options = drawnSeries.optionsFor(shown);
                    options.format = FigureFormat::Png;
                    constexpr double millimetresPerInch = 25.4;
                    options.dpi =
                        millimetresPerInch * devicePixelRatioF() *
                        std::min(px(kPreviewWidth) / options.size.width, px(kPreviewHeight) / options.size.height);
                    QPixmap picture = QPixmap::fromImage(QImage::fromData(renderExport(shown, options), "PNG"));
                    picture.setDevicePixelRatio(devicePixelRatioF());
                    m_previewPictures[slot]->setPixmap(picture);
                }
                drawPreview(slot + 1);
            });
    watcher->setFuture(
        QtConcurrent::run([&exhibit = m_exhibit, scene = *scene, stop = m_previewStop.get_token()]() -> StudyPtr {
            try {
                return exhibit.compute(scene, stop);
            } catch (const std::exception&) {
                return nullptr;
            }
        }));
}

void SeriesDialog::askSaveList() {
    QString name = series().name;
    name.remove(u'{').remove(u'}');
    askSavePath(this, tr("Save as list"), {QStringLiteral("json")}, name, m_settings,
                [this](const QString& path) { saveList(path); });
}

void SeriesDialog::saveList(const QString& path) {
    const auto writeList = [&]() -> std::optional<QString> {
        if (!hasArrays(m_scene)) {
            try {
                return writeFile(path, series().list(linkText({}, writeSceneLink(m_scene))));
            } catch (const FormatError&) {
                // A scene that does not fit in a link is written to a file, like a scene with arrays.
            }
        }
        const QFileInfo info(path);
        const QString name = info.completeBaseName() + u'.' + QLatin1String(kSceneSuffix);
        if (const auto problem = saveScene(info.dir().filePath(name), m_scene)) return problem;
        return writeFile(path, series().list(name));
    };
    const auto problem = writeList();
    setMessage(problem ? notWrittenText(path, *problem) : writtenText(path));
}

void SeriesDialog::write() {
    if (!m_export->isEnabled() || m_writer) return;
    if (!QFileInfo(folder()).isDir())
        return setMessage(tr("%1: there is no such folder").arg(QDir::toNativeSeparators(folder())));
    const Series current = series();
    std::size_t existing = 0;
    for (std::size_t i = 0; i < current.count(); ++i)
        if (QFileInfo::exists(folder() + u'/' + current.nameAt(i))) ++existing;
    if (existing == 0) return startWriting();
    openDialog(new Question(this, tr("Export a series"),
                            tr("Files of these names that are there already: %1. Replace them?").arg(existing),
                            QMessageBox::Yes | QMessageBox::Cancel, [this](QMessageBox::ButtonRole role) {
                                if (role == QMessageBox::YesRole) startWriting();
                            }));
}

void SeriesDialog::startWriting() {
    m_settings.setValue(kFolderKey, folder());
    const Series current = series();
    m_writer = new SeriesWriter(current, folder(), this);
    m_progress->setRange(0, int(current.count()));
    m_progress->setValue(0);
    m_progress->show();
    m_message->hide();
    m_controls->setEnabled(false);
    for (QPushButton* button : {m_save, m_export}) button->setEnabled(false);
    connect(m_writer, &SeriesWriter::progressed, m_progress,
            [this](std::size_t done) { m_progress->setValue(int(done)); });
    connect(m_writer, &SeriesWriter::finished, this, &SeriesDialog::finishWriting);
    m_writer->start();
}

void SeriesDialog::finishWriting(const QString& problem) {
    m_written = m_writer->written();
    const std::size_t count = series().count();
    m_writer->deleteLater();
    m_writer = nullptr;
    if (m_written == count) return accept();
    m_progress->hide();
    m_message->show();
    m_controls->setEnabled(true);
    updateControls();
    const QString written = tr("%1 of %2 figures are written.").arg(m_written).arg(count);
    setMessage(problem.isEmpty() ? written : QStringLiteral("%1 %2").arg(problem, written));
}

void SeriesDialog::reject() {
    // While figures are being written, Cancel and Escape stop the writing; a second one closes the dialog.
    if (m_writer) return m_writer->cancel();
    QDialog::reject();
}

}  // namespace attention
