#include "ui/widgets/animation_dialog.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QtConcurrent>

#include "ui/system/output_file.h"
#include "ui/text/number_format.h"
#include "ui/text/parameter_text.h"
#include "ui/widgets/animation_maker.h"
#include "ui/widgets/background_write.h"
#include "ui/widgets/field_name.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/save_path_dialog.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr std::array kSuffixes{"gif", "webp", "png", "svg"};
constexpr QSize kDefaultSize(960, 600);
constexpr int kMinPixels = 60, kMaxPixels = 4000;
/// How long after the last change of a control the estimate starts, in milliseconds.
constexpr int kEstimateDelay = 300;
constexpr int kFrameDigits = 4;

/// The file of one picture, for example "NAME-0001.png". @param number  of the picture, from 1
QString framePath(const QString& path, std::size_t number) {
    const QFileInfo info(path);
    return info.path() + u'/' + info.completeBaseName() + u'-' +
           QString::number(number).rightJustified(kFrameDigits, u'0') + u'.' + info.suffix();
}

}  // namespace

AnimationDialog::AnimationDialog(EvaluatedScene shown, const std::string& key, bool dark, Settings& settings,
                                 QWidget* parent)
    : QDialog(parent), m_shown(std::move(shown)), m_key(key), m_dark(dark), m_settings(settings) {
    setObjectName(QStringLiteral("animation-dialog"));
    setWindowTitle(tr("Moving picture of “%1”").arg(parameterLabel(m_key)));
    auto* form = new QFormLayout(this);
    form->setContentsMargins(px(20), px(18), px(20), px(16));
    form->setSpacing(px(10));
    const auto combo = [&](const char* name, const QString& label, const QStringList& texts) {
        auto* made = new QComboBox(this);
        made->setObjectName(QLatin1String(name));
        made->addItems(texts);
        form->addRow(label, made);
        connect(made, &QComboBox::activated, this, &AnimationDialog::updateControls);
        return made;
    };
    m_format = combo("animation-format", tr("&Format"),
                     {tr("GIF"), tr("WebP"), tr("PNG, a file for each picture"), tr("SVG, a file for each picture")});
    const ParameterUse& use = *m_shown.exhibit().findUse(m_key);
    const SliderScale scale = playedScale(use, m_shown.scene());
    const ParameterBounds bounds = currentBounds(use, m_shown.scene().parameters);
    m_from = addBox(*form, "animation-from", tr("F&rom"), bounds, scale, scale.minimum);
    m_to = addBox(*form, "animation-to", tr("&To"), bounds, scale, scale.maximum);
    const auto addNumber = [&](const char* name, const QString& label, double minimum, double maximum, double value,
                               bool isWhole, double step) {
        return addBox(*form, name, label, {minimum, maximum}, {minimum, maximum, isWhole, false, step}, value);
    };
    const AnimationOptions defaults;
    m_seconds = addNumber("animation-seconds", tr("Secon&ds"), kMinAnimationSeconds, kMaxAnimationSeconds,
                          defaults.seconds, false, 1);
    m_rate = addNumber("animation-rate", tr("&Pictures a second"), kMinFramesPerSecond, kMaxFramesPerSecond,
                       defaults.framesPerSecond, true, 1);
    m_width =
        addNumber("animation-width", tr("&Width, pixels"), kMinPixels, kMaxPixels, kDefaultSize.width(), true, 10);
    m_height =
        addNumber("animation-height", tr("&Height, pixels"), kMinPixels, kMaxPixels, kDefaultSize.height(), true, 10);
    m_fontSize =
        addNumber("animation-type", tr("T&ype, points"), kMinFontPoints, kMaxFontPoints, kFontPoints, false, 1);
    m_end = combo("animation-end", tr("At the &end"), {tr("stop"), tr("begin anew"), tr("go back, then begin anew")});
    m_end->setCurrentIndex(int(defaults.end));
    m_message = new QLabel(this);
    m_message->setObjectName(QStringLiteral("animation-message"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setMinimumHeight(2 * m_message->fontMetrics().lineSpacing());
    form->addRow(m_message);
    m_progress = new QProgressBar(this);
    m_progress->setTextVisible(false);
    QSizePolicy policy = m_progress->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(policy);
    form->addRow(m_progress);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_cancel = buttons->button(QDialogButtonBox::Cancel);
    m_save = buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
    m_save->setObjectName(QStringLiteral("animation-save"));
    m_save->setDefault(true);
    connect(m_save, &QPushButton::clicked, this, &AnimationDialog::askPath);
    connect(buttons, &QDialogButtonBox::rejected, this, &AnimationDialog::reject);
    form->addRow(buttons);
    m_estimateTimer.setSingleShot(true);
    m_estimateTimer.setInterval(kEstimateDelay);
    connect(&m_estimateTimer, &QTimer::timeout, this, &AnimationDialog::estimate);
    m_progress->hide();
    updateControls();
}

AnimationDialog::~AnimationDialog() = default;

NumberBox* AnimationDialog::addBox(QFormLayout& form, const char* name, const QString& label,
                                   const ParameterBounds& bounds, const SliderScale& steps, ExactNumber value) {
    auto* box = new NumberBox(this);
    box->setObjectName(QLatin1String(name));
    box->setRange(bounds, steps);
    box->setValue(value);
    form.addRow(label, box);
    setFieldName(*box, QString(label).remove(u'&'));
    connect(box, &NumberBox::valueEdited, this, [this, box](std::optional<ExactNumber> edited) {
        if (edited) box->setValue(edited);
        updateControls();
    });
    return box;
}

AnimationOptions AnimationDialog::options() const {
    AnimationOptions options;
    const auto number = [](const NumberBox* box) { return double(box->value().value_or(0)); };
    options.format = AnimationFormat(m_format->currentIndex());
    options.key = m_key;
    options.from = m_from->value().value_or(0);
    options.to = m_to->value().value_or(0);
    options.seconds = number(m_seconds);
    options.framesPerSecond = int(number(m_rate));
    options.end = AnimationEnd(m_end->currentIndex());
    ExportOptions& picture = options.picture;
    picture.format = options.format == AnimationFormat::Svg ? FigureFormat::Svg : FigureFormat::Png;
    picture.dpi = kAnimationDpi;
    picture.size = {number(m_width) / kAnimationDpi * kMillimetresPerInch,
                    number(m_height) / kAnimationDpi * kMillimetresPerInch};
    picture.fontSize = number(m_fontSize);
    picture.dark = m_dark;
    return options;
}

std::optional<QString> AnimationDialog::problem() const {
    const AnimationOptions requested = options();
    if (requested.from == requested.to) return tr("Both ends are the same, so that nothing moves.");
    const int frames = framesOneWay(requested);
    if (frames > kMaxFrames)
        return tr("That makes %1 pictures; at most %2 are accepted.")
            .arg(formatInteger(frames), formatInteger(kMaxFrames));
    const AnimationPlan plan = planAnimation(m_shown.exhibit(), m_shown.scene(), requested);
    for (const Scene& scene : plan.scenes)
        if (const auto found = findProblem(m_shown.exhibit(), scene)) return found->words;
    return std::nullopt;
}

void AnimationDialog::updateControls() {
    m_maker.reset();
    const auto why = problem();
    m_save->setEnabled(!why);
    showMessage(why.value_or(tr("The size is being estimated…")));
    if (why)
        m_estimateTimer.stop();
    else
        m_estimateTimer.start();
}

void AnimationDialog::showMessage(const QString& sentence) {
    m_message->setText(sentence);
}

void AnimationDialog::estimate() {
    m_maker = std::make_unique<AnimationMaker>(
        std::make_unique<Animation>(m_shown.exhibit(), m_shown.scene(), options(), true));
    connect(m_maker.get(), &AnimationMaker::finished, this, [this] {
        const auto [seconds, bytes] = m_maker->animation().estimate();
        const auto frames = std::int64_t(m_maker->animation().frameCount());
        showMessage(tr("%1 pictures, some %2 MB; making them takes some %3 seconds.")
                        .arg(formatInteger(frames), formatSignificantDigits(std::max(bytes / 1e6, 0.01), 2),
                             formatInteger(std::max<std::int64_t>(1, std::llround(seconds)))));
    });
}

void AnimationDialog::askPath() {
    QStringList suffixes{QLatin1String(kSuffixes[std::size_t(m_format->currentIndex())])};
    const QString name = QString::fromUtf8(m_shown.exhibit().id()) + u'-' + QString::fromStdString(m_key);
    askSavePath(this, windowTitle(), suffixes, name, m_settings, [this](const QString& path) { saveTo(path); });
}

void AnimationDialog::saveTo(const QString& path) {
    if (problem()) return;
    m_estimateTimer.stop();
    m_path = path;
    m_maker =
        std::make_unique<AnimationMaker>(std::make_unique<Animation>(m_shown.exhibit(), m_shown.scene(), options()));
    setMaking(true);
    const auto fail = [this](const QString& phrase) {
        setMaking(false);
        m_path.clear();
        showMessage(tr("Nothing was written: %1.").arg(phrase));
    };
    connect(m_maker.get(), &AnimationMaker::progressed, this,
            [this](double share) { m_progress->setValue(int(100 * share)); });
    connect(m_maker.get(), &AnimationMaker::failed, this, [fail] { fail(tr("there is not enough memory for this")); });
    connect(m_maker.get(), &AnimationMaker::finished, this, [this, fail] {
        try {
            write(m_maker->animation().takeFiles());
        } catch (const std::bad_alloc&) {
            fail(tr("there is not enough memory for this"));
        }
    });
}

void AnimationDialog::write(std::vector<QByteArray> files) {
    const auto format = options().format;
    const bool hasFilePerFrame = format == AnimationFormat::Png || format == AnimationFormat::Svg;
    auto* watcher = new QFutureWatcher<QString>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher] {
        watcher->deleteLater();
        if (watcher->result().isEmpty()) return accept();
        setMaking(false);
        m_path.clear();
        showMessage(watcher->result());
    });
    m_cancel->setEnabled(false);
    watcher->setFuture(QtConcurrent::run([hasFilePerFrame, path = m_path, files = std::move(files)] {
        for (std::size_t i = 0; i < files.size(); ++i) {
            const QString name = hasFilePerFrame ? framePath(path, i + 1) : path;
            if (const auto why = writeFile(name, files[i])) return notWrittenText(QFileInfo(name).fileName(), *why);
        }
        return QString();
    }));
}

void AnimationDialog::setMaking(bool making) {
    m_isMaking = making;
    m_progress->setVisible(making);
    m_progress->setValue(0);
    for (QWidget* control : std::initializer_list<QWidget*>{m_format, m_from, m_to, m_seconds, m_rate, m_width,
                                                            m_height, m_fontSize, m_end, m_save})
        control->setEnabled(!making);
    m_cancel->setEnabled(true);
    if (making) showMessage(tr("The pictures are being drawn…"));
}

void AnimationDialog::reject() {
    if (!m_cancel->isEnabled()) return;
    if (!m_isMaking) return QDialog::reject();
    // The unfinished animation is discarded; the choices stay.
    m_maker.reset();
    m_path.clear();
    setMaking(false);
    updateControls();
}

}  // namespace attention
