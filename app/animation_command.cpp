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
/// Digits of the number of a picture among many.
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

std::optional<double> numberOf(const Command& command, const QString& option, double least, double most) {
    if (!command.has(option)) return std::nullopt;
    const QString text = command.value(option);
    const auto number = parseReal(text.toStdString());
    const bool isWhole = option != u"fps" || parseInteger(text.toStdString());
    if (!number || !isWhole || *number < least || *number > most)
        throwUsageError(u"--%1: %2 cannot be used here; accepted: %3 %4 to %5"_s.arg(
            option, quoted(text), option == u"fps" ? u"whole numbers"_s : u"numbers"_s, numberText(least),
            numberText(most)));
    return number;
}

/// Where the parameter runs: what --from and --to say, and else along its slider.
void setRange(AnimationOptions& animation, const Command& command, const ParameterUse& use, const Scene& scene) {
    const SliderScale scale = playedScale(use, scene);
    const ParameterBounds bounds = currentBounds(use, scene.parameters);
    const auto end = [&](const QString& option, ExactNumber otherwise) {
        if (!command.has(option)) return otherwise;
        const QString text = command.value(option);
        const auto number = parseNumber(text.toStdString());
        const bool isWhole = !scale.integer || parseInteger(text.toStdString());
        if (!number || !isWhole || !bounds.contains(*number))
            throwUsageError(u"--%1: %2 is no value of --%3 here; accepted: %4"_s.arg(
                option, quoted(text), fromUtf8(use.key), boundsText(bounds, scale.integer)));
        return *number;
    };
    animation.from = end(u"from"_s, scale.minimum);
    animation.to = end(u"to"_s, scale.maximum);
    if (animation.from == animation.to)
        throwUsageError(u"--from, --to: both are %1, so that nothing moves; accepted: two values of --%2, %3"_s.arg(
            numberText(animation.from), fromUtf8(use.key), boundsText(bounds, scale.integer)));
}

void setTime(AnimationOptions& animation, const Command& command) {
    animation.framesPerSecond =
        int(numberOf(command, u"fps"_s, kMinFramesPerSecond, kMaxFramesPerSecond).value_or(animation.framesPerSecond));
    animation.seconds =
        numberOf(command, u"seconds"_s, kMinAnimationSeconds, kMaxAnimationSeconds).value_or(animation.seconds);
    const QString loop = command.choice(u"loop"_s, u"on"_s);
    animation.end = loop == u"on"    ? AnimationEnd::Repeat
                    : loop == u"off" ? AnimationEnd::Stop
                                     : AnimationEnd::BackAndForth;
    if (framesOneWay(animation) > kMaxFrames)
        throwUsageError(u"--seconds, --fps: that makes %1 pictures; accepted: at most %2"_s.arg(framesOneWay(animation))
                            .arg(kMaxFrames));
}

/// The files of an animation with a file for each picture: in a folder, or as a name with %04d or the like says.
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

void writeFiles(const QStringList& paths, const std::vector<QByteArray>& files, ProgressMonitor& watch) {
    const QDir folder = QFileInfo(paths.front()).dir();
    const bool isNew = !folder.exists();
    if (isNew) {
        watch.setCreatedFolder(QFile::encodeName(folder.path()));
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

void make(Animation& animation, const std::function<void(double)>& progress) {
    while (!animation.isDone()) {
        while (const auto step = animation.missingStep()) animation.give(*step, animation.compute(*step, {}));
        animation.advance();
        progress(animation.progress());
    }
}

QString sizeText(double bytes) {
    return bytes < 1e6 ? u"%1 kB"_s.arg(std::max(1.0, std::round(bytes / 1e3)))
                       : u"%1 MB"_s.arg(bytes / 1e6, 0, 'f', 1);
}

/// On a terminal, before it starts.
void tellEstimate(const Exhibit& exhibit, const Scene& scene, const AnimationOptions& options) {
    if (!mayWriteToTerminal()) return;
    Animation sample(exhibit, scene, options, true);
    make(sample, [](double) {});
    const auto [seconds, bytes] = sample.estimate();
    const QSize size = pixelSize(figureOptions(options.picture));
    printNote(u"%1 pictures of %2 x %3 pixels, some %4 s and %5"_s.arg(sample.frameCount())
                  .arg(size.width())
                  .arg(size.height())
                  .arg(std::max(1.0, std::round(seconds)))
                  .arg(sizeText(bytes)));
}

/// What a figure was drawn with, but for what a moving picture cannot have.
CarriedStyle movableStyle(CarriedStyle style, bool canBeTransparent) {
    if (style.caption == QLatin1String(kOwnWords)) style.caption.clear();
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
    ProgressMonitor watch;
    watch.setActivity(u"reading"_s);
    const RequestedScene asked = resolveScene(command);
    if (asked.style)
        request =
            figureRequest(command, frames, kAnimationDpi, movableStyle(*asked.style, isVector || format == u"png"));
    const Exhibit& exhibit = *asked.exhibit;
    const ParameterUse& use = playedUse(command, exhibit, asked.scene);
    AnimationOptions options;
    options.format = AnimationFormat(animationFormats().indexOf(format));
    options.key = use.key;
    setRange(options, command, use, asked.scene);
    setTime(options, command);
    options.picture = exportOptionsFor(request, exhibit, asked.scene);
    const AnimationPlan plan = planAnimation(exhibit, asked.scene, options);
    for (std::size_t i = 0; i < plan.scenes.size(); ++i)
        if (const auto problem = findProblem(exhibit, plan.scenes[i]))
            throwUsageError(u"--play: %1 = %2: %3"_s.arg(fromUtf8(use.key), numberText(plan.values[i]),
                                                         QString::fromStdString(problem->sentence)));
    const bool isOneFile = format == u"gif" || format == u"webp";
    const QStringList paths = isOneFile ? QStringList{path} : frameFiles(command, format, plan.frames.size());

    const OffscreenApplication application;
    const ScopedLanguage speaking(*request.language);
    if (options.picture.title == u"auto") options.picture.title = exhibit.textsFor(asked.scene).title;
    std::unique_ptr<OutputFile> output;
    if (isOneFile) {
        output = openOutput(path);
        checkWritten(*output, path);
    }
    watch.setActivity({});
    tellEstimate(exhibit, asked.scene, options);
    watch.setActivity(u"drawing %1 pictures of %2"_s.arg(plan.frames.size()).arg(fromUtf8(exhibit.id())));
    Animation animation(exhibit, asked.scene, options);
    make(animation, [&watch](double share) { watch.setProgress(share); });
    const QStringList notes = labelNotes(request, animation.texts(), fromUtf8(exhibit.id()));
    const std::vector<QByteArray> files = animation.takeFiles();
    if (isOneFile) {
        output->write({files.front().constData(), std::size_t(files.front().size())});
        commit(*output, path);
    } else {
        writeFiles(paths, files, watch);
    }
    watch.stop();
    Remarks remarks{asked.warnings, asked.notes + notes};
    if (const QStringList& names = animation.texts().omittedNames; !names.isEmpty())
        remarks.warnings +=
            namesWarning(exhibit, options.picture, names, u"larger pictures, or a smaller --font-size, have them"_s);
    remarks.print();
}

}  // namespace attention
