#include "app/animation_command.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/figure_request.h"
#include "app/offscreen_application.h"
#include "app/output.h"
#include "app/progress_monitor.h"
#include "app/requested_scene.h"
#include "core/number_text.h"
#include "core/system/terminal.h"
#include "ui/files/animation.h"
#include "ui/text/language.h"
#include "ui/text/scoped_language.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

constexpr std::array kOptions{"from", "to", "seconds", "fps", "loop"};
/// Digits of the picture's number in the name of its file: 0001.
constexpr int kFrameDigits = 4;

QString numberText(ExactNumber value) {
    return QString::fromStdString(formatExact(value));
}

/// "whole numbers 1 to 8", "numbers 0.5 to 4".
QString boundsText(const ParameterBounds& bounds, bool isInteger) {
    QString text = u"%1 %2 to %3"_s.arg(isInteger ? u"whole numbers"_s : u"numbers"_s, numberText(bounds.minimum),
                                        numberText(bounds.maximum));
    if (bounds.minimumExcluded)
        text = u"numbers above %1, to %2"_s.arg(numberText(bounds.minimum), numberText(bounds.maximum));
    if (bounds.multipleOf > 1) text += u", multiples of %1"_s.arg(bounds.multipleOf);
    if (bounds.divisorOf != 0) text += u" that divide %1"_s.arg(bounds.divisorOf);
    return text;
}

/// The parameter that --play names. @throws CommandError if it cannot be animated in this scene
const ParameterUse& playedUse(const Command& command, const Exhibit& exhibit, const Scene& scene) {
    const QString key = command.value(u"play"_s);
    const auto keys = playableKeys(exhibit);
    if (std::ranges::find(keys, key.toStdString()) == keys.end())
        throwUsageError(u"--play: %1 is no parameter with a slider on %2; accepted: %3"_s.arg(
            quoted(key), fromUtf8(exhibit.id()), joined(keys, [](std::string_view each) { return fromUtf8(each); })));
    if (command.has(key)) throwUsageError(u"--%1: --play changes it; accepted: --from and --to"_s.arg(key));
    const ParameterUse& use = *exhibit.findUse(key.toStdString());
    for (const DerivedParameter& derived : exhibit.derivedParameters(scene))
        if (derived.key == use.key && !derived.isUpperBound)
            throwUsageError(u"--play: %1 is what --%2 says; accepted: a parameter that is not decided by others"_s.arg(
                key, fromUtf8(derived.source)));
    const IneffectiveReason reason = exhibit.ineffectiveReason(use.key, scene);
    if (!reason.isEmpty())
        throwUsageError(u"--play: %1: %2; accepted: %3"_s.arg(
            key, asClause(reason.words), reason.accepted.empty() ? u"another parameter"_s : fromUtf8(reason.accepted)));
    return use;
}

std::optional<double> requestedNumber(const Command& command, const QString& option, double minimum, double maximum) {
    if (!command.has(option)) return std::nullopt;
    const QString text = command.value(option);
    const auto number = parseReal(text.toStdString());
    const bool isWhole = option != u"fps" || parseInteger(text.toStdString());
    if (!number || !isWhole || *number < minimum || *number > maximum)
        throwUsageError(u"--%1: %2 cannot be used here; accepted: %3 %4 to %5"_s.arg(
            option, quoted(text), option == u"fps" ? u"whole numbers"_s : u"numbers"_s, numberText(minimum),
            numberText(maximum)));
    return number;
}

/// Sets the range of the parameter: from --from to --to; without them, the range of its slider.
void setRange(AnimationOptions& animation, const Command& command, const ParameterUse& use, const Scene& scene) {
    const SliderScale scale = playedScale(use, scene);
    const ParameterBounds bounds = currentBounds(use, scene.parameters);
    const auto endValue = [&](const QString& option, ExactNumber defaultValue) {
        if (!command.has(option)) return defaultValue;
        const QString text = command.value(option);
        const auto number = parseNumber(text.toStdString());
        const bool isWhole = !scale.integer || parseInteger(text.toStdString());
        if (!number || !isWhole || !bounds.contains(*number))
            throwUsageError(u"--%1: %2 is no value of --%3 here; accepted: %4"_s.arg(
                option, quoted(text), fromUtf8(use.key), boundsText(bounds, scale.integer)));
        return *number;
    };
    animation.from = endValue(u"from"_s, scale.minimum);
    animation.to = endValue(u"to"_s, scale.maximum);
    if (animation.from == animation.to)
        throwUsageError(u"--from, --to: both are %1, so that nothing moves; accepted: two values of --%2, %3"_s.arg(
            numberText(animation.from), fromUtf8(use.key), boundsText(bounds, scale.integer)));
}

void setTime(AnimationOptions& animation, const Command& command) {
    animation.framesPerSecond = int(requestedNumber(command, u"fps"_s, kMinFramesPerSecond, kMaxFramesPerSecond)
                                        .value_or(animation.framesPerSecond));
    animation.seconds =
        requestedNumber(command, u"seconds"_s, kMinAnimationSeconds, kMaxAnimationSeconds).value_or(animation.seconds);
    const QString loop = command.choice(u"loop"_s, u"on"_s);
    animation.end = loop == u"on"    ? AnimationEnd::Repeat
                    : loop == u"off" ? AnimationEnd::Stop
                                     : AnimationEnd::BackAndForth;
    if (framesOneWay(animation) > kMaxFrames)
        throwUsageError(u"--seconds, --fps: that makes %1 pictures; accepted: at most %2"_s.arg(framesOneWay(animation))
                            .arg(kMaxFrames));
}

/// The paths of an animation that has one file per picture. -o is either a folder or a pattern such as "n-%04d.png".
QStringList frameFiles(const Command& command, const QString& format, std::size_t count) {
    const QString path = command.value(u"o"_s);
    static const QRegularExpression pattern(u"%(0[1-9])?d"_s);
    const auto number = pattern.match(path);
    QStringList files;
    for (std::size_t i = 1; i <= count; ++i) {
        const int digits = number.hasMatch() ? number.captured(1).toInt() : kFrameDigits;
        const QString text = QString::number(i).rightJustified(digits, u'0');
        files += number.hasMatch()
                     ? path.left(number.capturedStart()) + text + path.mid(number.capturedEnd())
                     : u"%1/%2-%3-%4.%5"_s.arg(path, command.argument(), command.value(u"play"_s), text, format);
    }
    const QFileInfo info(path);
    if (!number.hasMatch() &&
        ((info.exists() && !info.isDir()) || animationFormats().contains(info.suffix().toLower()) || path == u"-"))
        throwUsageError(
            u"-o: %1 names one file, and each of %2 pictures is one; accepted: a folder, or a name with %04d for the number"_s
                .arg(quoted(path))
                .arg(count));
    const QDir folder = QFileInfo(number.hasMatch() ? path : path + u"/x"_s).dir();
    if (!folder.exists() && (number.hasMatch() || !QFileInfo(folder.absolutePath()).dir().exists()))
        throwFailure(u"%1: the folder does not exist%2"_s.arg(folder.path(), folderRemedy(folder.path())));
    return files;
}

void writeFiles(const QStringList& paths, const std::vector<QByteArray>& files, ProgressMonitor& monitor) {
    const QDir folder = QFileInfo(paths.front()).dir();
    const bool isNew = !folder.exists();
    if (isNew) {
        monitor.setCreatedFolder(QFile::encodeName(folder.path()));
        if (!QDir().mkdir(folder.path())) throwFailure(u"%1: the folder cannot be made there"_s.arg(folder.path()));
    }
    try {
        for (std::size_t i = 0; i < files.size(); ++i) {
            const QString& path = paths[qsizetype(i)];
            const auto output = openOutput(path);
            checkWritten(*output, path);
            output->write({files[i].constData(), std::size_t(files[i].size())});
            commit(*output, path);
        }
    } catch (...) {
        if (isNew) QDir().rmdir(folder.path());
        throw;
    }
}

void render(Animation& animation, const std::function<void(double)>& progress) {
    while (!animation.isDone()) {
        while (const auto step = animation.missingStep()) animation.setStudy(*step, animation.compute(*step, {}));
        animation.advance();
        progress(animation.progress());
    }
}

QString sizeText(double bytes) {
    return bytes < 1e6 ? u"%1 kB"_s.arg(std::max(1.0, std::round(bytes / 1e3)))
                       : u"%1 MB"_s.arg(bytes / 1e6, 0, 'f', 1);
}

/// Prints the expected duration and file size before the animation starts, if a terminal is there to read it.
void printEstimate(const Exhibit& exhibit, const Scene& scene, const AnimationOptions& options) {
    if (!mayWriteToTerminal()) return;
    Animation sample(exhibit, scene, options, true);
    render(sample, [](double) {});
    const auto [seconds, bytes] = sample.estimate();
    const QSize size = pixelSize(figureOptions(options.picture));
    printNote(u"%1 pictures of %2 x %3 pixels, some %4 s and %5"_s.arg(sample.frameCount())
                  .arg(size.width())
                  .arg(size.height())
                  .arg(std::max(1.0, std::round(seconds)))
                  .arg(sizeText(bytes)));
}

/// The style that a figure carries, without what an animation cannot have: an automatic caption, a QR code, and in some
/// formats transparency.
CarriedStyle animationStyle(CarriedStyle style, bool canBeTransparent) {
    if (style.caption == QLatin1String(kGeneratedText)) style.caption.clear();
    style.qrCode = false;
    style.transparent = style.transparent && canBeTransparent;
    return style;
}

}  // namespace

const QStringList& animationFormats() {
    static const QStringList kFormats{u"gif"_s, u"webp"_s, u"png"_s, u"svg"_s};
    return kFormats;
}

void requireNoAnimation(const Command& command) {
    const QString given = command.value(u"format"_s, QFileInfo(command.value(u"o"_s)).suffix().toLower());
    if ((given == u"gif" || given == u"webp") && !command.has(u"all"_s))
        throwUsageError(u"%1: %2 is for a moving picture, and --play is missing; accepted: --play KEY, or %3"_s.arg(
            command.formatSource(), quoted(given), figureFormats().join(u", "_s)));
    for (const char* option : kOptions)
        if (command.has(QLatin1String(option)))
            throwUsageError(u"--%1: it is that of an animation; accepted: with --play"_s.arg(QLatin1String(option)));
}

void exportAnimation(const Command& command) {
    const QString path = command.value(u"o"_s);
    const bool isFolder = QFileInfo(path).isDir() && !command.has(u"format"_s);
    if (isFolder)
        throwUsageError(u"-o: %1 is a folder; accepted: with --format png or --format svg"_s.arg(quoted(path)));
    const QString format = command.format(animationFormats());
    const bool isVector = format == u"svg";
    const QString frames = isVector ? u"svg"_s : u"png"_s;
    FigureRequest request = figureRequest(command, frames, kAnimationDpi);
    if (request.choices.caption == u"auto")
        throwUsageError(u"--caption: auto names values that change; accepted: a text of your own with --play"_s);
    if (request.choices.transparent && (format == u"gif" || format == u"webp"))
        throwUsageError(u"--transparent: %1 is opaque here; accepted: with png or svg"_s.arg(format));
    if (request.choices.qrCode) throwUsageError(u"--qr: the scene changes; accepted: without --play"_s);
    ProgressMonitor monitor;
    monitor.setActivity(u"reading"_s);
    const RequestedScene requested = resolveScene(command);
    if (requested.style)
        request = figureRequest(command, frames, kAnimationDpi,
                                animationStyle(*requested.style, isVector || format == u"png"));
    const Exhibit& exhibit = *requested.exhibit;
    const ParameterUse& use = playedUse(command, exhibit, requested.scene);
    AnimationOptions options;
    options.format = AnimationFormat(animationFormats().indexOf(format));
    options.key = use.key;
    setRange(options, command, use, requested.scene);
    setTime(options, command);
    options.picture = exportOptionsFor(request, exhibit, requested.scene);
    const AnimationPlan plan = planAnimation(exhibit, requested.scene, options);
    for (std::size_t i = 0; i < plan.scenes.size(); ++i)
        if (const auto problem = findProblem(exhibit, plan.scenes[i]))
            throwUsageError(u"--play: %1 = %2: %3"_s.arg(fromUtf8(use.key), numberText(plan.values[i]),
                                                         QString::fromStdString(problem->sentence)));
    const bool isOneFile = format == u"gif" || format == u"webp";
    const QStringList paths = isOneFile ? QStringList{path} : frameFiles(command, format, plan.frames.size());

    const OffscreenApplication application;
    const ScopedLanguage scopedLanguage(*request.language);
    if (options.picture.title == u"auto") options.picture.title = exhibit.textsFor(requested.scene).title;
    std::unique_ptr<OutputFile> output;
    if (isOneFile) {
        output = openOutput(path);
        checkWritten(*output, path);
    }
    monitor.setActivity({});
    printEstimate(exhibit, requested.scene, options);
    monitor.setActivity(u"drawing %1 pictures of %2"_s.arg(plan.frames.size()).arg(fromUtf8(exhibit.id())));
    Animation animation(exhibit, requested.scene, options);
    render(animation, [&monitor](double share) { monitor.setProgress(share); });
    const QStringList notes = labelNotes(request, animation.texts(), fromUtf8(exhibit.id()));
    const std::vector<QByteArray> files = animation.takeFiles();
    if (isOneFile) {
        output->write({files.front().constData(), std::size_t(files.front().size())});
        commit(*output, path);
    } else {
        writeFiles(paths, files, monitor);
    }
    monitor.stop();
    Remarks remarks{requested.warnings, requested.notes + notes};
    if (const QStringList& names = animation.texts().omittedNames; !names.isEmpty())
        remarks.warnings +=
            namesWarning(exhibit, options.picture, names, u"larger pictures, or a smaller --font-size, have them"_s);
    remarks.print();
}

}  // namespace attention
