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
constexpr int kUsualCount = 5;
/// Of a preview, in designed pixels.
constexpr int kPreviewWidth = 230, kPreviewHeight = 160;
/// Milliseconds after the last change.
constexpr int kPause = 150;
const QString kFolderKey = QStringLiteral("series-folder");

QString fromView(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// Whether a series can be made of its values: a number or a choice that the figure depends on.
bool canBeSwept(const ParameterUse& use) {
    const ParameterInfo& info = *findParameter(use.key);
    return !std::holds_alternative<TextField>(info.field) && use.key != "row" && use.key != "column";
}

/// A length as a person types it, in millimetres.
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
      m_look(rememberedSettings(settings, shown)) {
    setObjectName(QStringLiteral("series-dialog"));
    setWindowTitle(tr("Export a series"));
    m_draw.setSingleShot(true);
    m_draw.setInterval(kPause);
    connect(&m_draw, &QTimer::timeout, this, &SeriesDialog::startPreview);
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
    page->addWidget(makeBottom());
    for (SweepRow& row : m_sweeps) chooseParameter(row);
    updateControls();
}

SeriesDialog::~SeriesDialog() {
    m_previews.request_stop();
}

void SeriesDialog::addSweep(QGridLayout& rows, std::size_t index) {
    SweepRow& row = m_sweeps[index];
    const QString number = QString::number(index + 1);
    row.parameter = new QComboBox(m_controls);
    row.parameter->setObjectName(QStringLiteral("series-parameter-") + number);
    if (index > 0) row.parameter->addItem(tr("none"), QString());
    int first = 0;
    for (const ParameterUse& use : m_exhibit.uses()) {
        if (!canBeSwept(use)) continue;
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
    row.count->setValue(kUsualCount);
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
        if (figureFormat(m_format->itemData(i).toString()) == m_look.choices.format) m_format->setCurrentIndex(i);
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
    m_width = line("series-width", tr("Width"), length(m_look.choices.size.width));
    m_height = line("series-height", tr("Height"), length(m_look.choices.size.height));
    m_name = line("series-name", tr("File names"), {});
    m_folder = line("series-folder", tr("Folder"), m_settings.value(kFolderKey, defaultFolder()));
    auto* browse = new QPushButton(tr("&Browse…"), m_controls);
    browse->setObjectName(QStringLiteral("series-browse"));
    connect(browse, &QPushButton::clicked, this, [this] {
        askFolder(this, tr("Folder of the series"), folder(),
                  [this](const QString& path) { m_folder->setText(QDir::toNativeSeparators(path)); });
    });
    connect(m_format, &QComboBox::currentIndexChanged, this, [this] { updateControls(); });
    auto* look = new QHBoxLayout;
    look->setSpacing(px(8));
    look->addWidget(m_format);
    for (QLineEdit* field : {m_width, m_height}) field->setFixedWidth(px(90));
    look->addWidget(m_width);
    look->addWidget(new QLabel(QStringLiteral("×"), m_controls));
    look->addWidget(m_height);
    auto* rest = new QLabel(tr("Everything else is as Export figure had it last."), m_controls);
    rest->setWordWrap(true);
    look->addWidget(rest, 1);
    auto* place = new QHBoxLayout;
    place->setSpacing(px(8));
    place->addWidget(m_folder, 1);
    place->addWidget(browse);
    int row = rows.rowCount();
    rows.addWidget(new QLabel(tr("Format"), m_controls), row, 0);
    rows.addLayout(look, row, 1);
    rows.addWidget(new QLabel(tr("File names"), m_controls), ++row, 0);
    rows.addWidget(m_name, row, 1);
    rows.addWidget(new QLabel(tr("Folder"), m_controls), ++row, 0);
    rows.addLayout(place, row, 1);
}

QWidget* SeriesDialog::makePreviews() {
    auto* previews = new QWidget(this);
    auto* grid = new QGridLayout(previews);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(px(12));
    for (std::size_t i = 0; i < kPreviews; ++i) {
        m_pictures[i] = new QLabel(previews);
        m_pictures[i]->setObjectName(QStringLiteral("series-preview-%1").arg(i + 1));
        m_pictures[i]->setAlignment(Qt::AlignCenter);
        m_pictures[i]->setMinimumSize(px(kPreviewWidth), px(kPreviewHeight));
        m_titles[i] = new QLabel(previews);
        m_titles[i]->setAlignment(Qt::AlignCenter);
        m_titles[i]->setTextFormat(Qt::PlainText);
        m_titles[i]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        grid->addWidget(m_pictures[i], 0, int(i));
        grid->addWidget(m_titles[i], 1, int(i));
    }
    grid->setRowStretch(0, 1);
    return previews;
}

QWidget* SeriesDialog::makeBottom() {
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
        // What the slider covers, from where the parameter can be now.
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
    proposeName();
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
        // A multiple of two or a divisor lies beside an even distance.
        const auto number = parseNumber(value);
        const bool isBetween = number && *number >= bounds.minimum && *number <= bounds.maximum;
        const QString fitting =
            isBetween && bounds.multipleOf > 1 ? fromView(formatExact(bounds.nearest(*number))) : fromView(value);
        if (values.isEmpty() || values.last() != fitting) values += fitting;
    }
    row.values->setText(values.join(QStringLiteral(", ")));
}

void SeriesDialog::proposeName() {
    // Until the person writes one of their own.
    if (m_name->text() != m_proposedName) return;
    m_proposedName = fromView(m_exhibit.id());
    for (const SweepRow& row : m_sweeps)
        if (const QString key = row.parameter->currentData().toString(); !key.isEmpty())
            m_proposedName += QStringLiteral("-{%1}").arg(key);
    m_name->setText(m_proposedName);
}

Series SeriesDialog::series() const {
    Series series{
        .exhibit = &m_exhibit, .scene = m_scene, .sweeps = {}, .name = m_name->text().trimmed(), .look = m_look};
    for (const SweepRow& row : m_sweeps)
        if (const QString key = row.parameter->currentData().toString(); !key.isEmpty())
            series.sweeps.push_back({key.toStdString(), readSeriesValues(row.values->text())});
    series.look.choices.format = *figureFormat(m_format->currentData().toString());
    // What is no length is no size that can be made, either.
    series.look.choices.size.width = readLength(m_width->text()).value_or(0);
    series.look.choices.size.height = readLength(m_height->text()).value_or(0);
    return series;
}

QString SeriesDialog::folder() const {
    return QDir::fromNativeSeparators(m_folder->text().trimmed());
}

void SeriesDialog::updateControls() {
    const Series now = series();
    std::optional<QString> problem;
    for (const QLineEdit* field : {m_width, m_height})
        if (!problem && !readLength(field->text()))
            problem = tr("%1 “%2” is no length; accepted: %3 mm to %4 mm")
                          .arg(field->accessibleName(), field->text())
                          .arg(kMinFigureMm)
                          .arg(kMaxFigureMm);
    if (!problem) problem = now.problem();
    m_save->setEnabled(!problem);
    m_export->setEnabled(!problem);
    setMessage(problem.value_or(tr("Figures: %1").arg(now.count())));
    ++m_round;
    m_previews.request_stop();
    if (!problem) m_draw.start();
}

void SeriesDialog::setMessage(const QString& sentence) {
    m_message->setText(sentence);
}

void SeriesDialog::startPreview() {
    ++m_round;
    m_previews = {};
    drawPreview(0);
}

void SeriesDialog::drawPreview(std::size_t place) {
    if (place == kPreviews) return;
    const Series now = series();
    const std::size_t last = now.count() - 1;
    const std::size_t index = place == 0 ? 0 : place == 1 ? last / 2 : last;
    const auto scene = now.sceneAt(index);
    m_titles[place]->setText(now.nameAt(index));
    if (!scene) return drawPreview(place + 1);
    auto* watcher = new QFutureWatcher<StudyPtr>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, place, now, scene = *scene, round = m_round] {
        watcher->deleteLater();
        if (round != m_round) return;
        if (const StudyPtr study = watcher->result()) {
            const EvaluatedScene shown(m_exhibit, scene, study);
            ExportOptions options = now.optionsFor(shown);
            options.format = FigureFormat::Png;
            constexpr double millimetresPerInch = 25.4;
            options.dpi = millimetresPerInch * devicePixelRatioF() *
                          std::min(px(kPreviewWidth) / options.size.width, px(kPreviewHeight) / options.size.height);
            QPixmap picture = QPixmap::fromImage(QImage::fromData(renderExport(shown, options), "PNG"));
            picture.setDevicePixelRatio(devicePixelRatioF());
            m_pictures[place]->setPixmap(picture);
        }
        drawPreview(place + 1);
    });
    watcher->setFuture(
        QtConcurrent::run([&exhibit = m_exhibit, scene = *scene, stop = m_previews.get_token()]() -> StudyPtr {
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
                // A scene that no link holds goes into a file, as one with arrays.
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
    const Series now = series();
    std::size_t existing = 0;
    for (std::size_t i = 0; i < now.count(); ++i)
        if (QFileInfo::exists(folder() + u'/' + now.nameAt(i))) ++existing;
    if (existing == 0) return begin();
    openDialog(new Question(this, tr("Export a series"),
                            tr("Files of these names that are there already: %1. Replace them?").arg(existing),
                            QMessageBox::Yes | QMessageBox::Cancel, [this](QMessageBox::ButtonRole role) {
                                if (role == QMessageBox::YesRole) begin();
                            }));
}

void SeriesDialog::begin() {
    m_settings.setValue(kFolderKey, folder());
    const Series now = series();
    m_writer = new SeriesWriter(now, folder(), this);
    m_progress->setRange(0, int(now.count()));
    m_progress->setValue(0);
    m_progress->show();
    m_message->hide();
    m_controls->setEnabled(false);
    for (QPushButton* button : {m_save, m_export}) button->setEnabled(false);
    connect(m_writer, &SeriesWriter::progressed, m_progress,
            [this](std::size_t done) { m_progress->setValue(int(done)); });
    connect(m_writer, &SeriesWriter::finished, this, &SeriesDialog::end);
    m_writer->start();
}

void SeriesDialog::end(const QString& problem) {
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
    // What is being written ends first; another Escape closes.
    if (m_writer) return m_writer->cancel();
    QDialog::reject();
}

}  // namespace attention
