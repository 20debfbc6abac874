#include "app/train_command.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/output.h"
#include "app/progress_monitor.h"
#include "core/io/csv.h"
#include "core/number_text.h"
#include "core/training/model_file.h"
#include "core/training/training_run.h"
#include "core/training/training_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/system/folder_lock.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// The keys of the parameters of the exhibit "training" that are options of the command.
constexpr std::array<std::string_view, 16> kKeys{"symbols",       "n",        "d",    "heads", "layers", "encoding",
                                                 "base",          "offset",   "mask", "seed",  "steps",  "batch-size",
                                                 "learning-rate", "residual", "mlp",  "norm"};

/// Refuses a given parameter that has no effect with the other values. @throws CommandError
void requireEffect(const Command& command, const Parameters& parameters) {
    Scene scene;
    scene.parameters = parameters;
    for (const ParameterUse& use : trainingParameters()) {
        if (!command.has(fromUtf8(use.key))) continue;
        const QString option = parameterOption(use.key);
        // The exhibit does not have this task, so it gives no reason.
        if (use.key == "symbols" && parameters.task == TrainingTask::Coreference)
            throwUsageError(u"%1: who-is-it has words; accepted: with the other tasks"_s.arg(option));
        const IneffectiveReason reason = training().ineffectiveReason(use.key, scene);
        // Accepted without a condition (IneffectiveReason::accepted), or the value that is used in any case.
        if (reason.isEmpty() || reason.accepted.empty() ||
            (reason.value && ParameterValue(*reason.value) == valueOf(parameters, *findParameter(use.key))))
            continue;
        // The task is an argument of this command and no option.
        throwUsageError(u"%1: %2; accepted: %3"_s.arg(option, asClause(reason.words),
                                                      fromUtf8(reason.accepted).replace(u"--task"_s, u"task"_s)));
    }
}

TrainingSettings requestedSettings(const Command& command) {
    command.requireArguments(1);
    const QStringList tasks = trainingTasks();
    if (command.argument().isNull())
        throwUsageError(u"train: the task is missing; accepted: %1"_s.arg(tasks.join(u", "_s)));
    requireOneOf(u"unknown task"_s, command.argument(), tasks);
    Parameters parameters = parametersFrom(settingsFor(*findChoice<TrainingTask>(command.argument().toStdString())));
    try {
        for (const ParameterUse& use : trainingParameters())
            if (command.has(fromUtf8(use.key)))
                setValue(parameters, *findParameter(use.key),
                         parseValue(use, command.value(fromUtf8(use.key)).toStdString()));
    } catch (const ParameterError& error) {
        throwUsageError(u"%1: %2"_s.arg(parameterOption(error.key()), QString::fromUtf8(error.what())));
    }
    requireEffect(command, parameters);
    TrainingSettings settings = trainingSettings(parameters);
    // The exhibit has no parameter for this, so it is none of kKeys.
    settings.pointing = command.choice(u"pointing"_s, u"off"_s) == u"on";
    const TrainingProblem problem = trainingProblem(settings);
    // Without --heads the mistake is --d, which is no multiple of the default number of heads.
    if (problem.key == "heads" && !command.has(u"heads"_s)) {
        const bool isRotary = settings.encoding == TrainedEncoding::Rotary;
        throwUsageError(
            u"--d: %1 is no multiple of %2, %3; accepted: multiples of %2, or another number of --heads"_s.arg(
                QString::number(settings.d), QString::number(settings.heads * (isRotary ? 2 : 1)),
                isRotary ? u"two for each of %1 heads, as rotary needs"_s.arg(settings.heads)
                         : u"the number of heads"_s));
    }
    if (!problem.empty())
        throwUsageError(u"%1: %2"_s.arg(parameterOption(problem.key), QString::fromStdString(problem.sentence)));
    return settings;
}

Table lossTable(const std::vector<double>& losses) {
    std::vector<std::int64_t> steps(losses.size());
    for (std::size_t step = 0; step < steps.size(); ++step) steps[step] = std::int64_t(step);
    return ColumnTable{{{"step", steps}, {"loss", losses}}};
}

/// Makes and locks the folder to write into. Removes it again if it is new and nothing was written into it.
class OutputFolderGuard {
    Q_DISABLE_COPY_MOVE(OutputFolderGuard)

 public:
    OutputFolderGuard(const QString& path, ProgressMonitor& monitor) : m_path(path) {
        const QFileInfo info(path);
        if (info.exists() && !info.isDir()) throwFailure(u"%1: it is not a folder"_s.arg(path));
        if (!info.exists()) {
            // Set first, since a signal may come as soon as the folder is made; unset below if this does not make it.
            monitor.setCreatedFolder(QFile::encodeName(path));
            m_isNew = QDir().mkdir(path);
            // Another process may have made it in the meantime.
            if (!m_isNew && !QFileInfo(path).isDir())
                throwFailure((info.dir().exists() ? u"%1: the folder cannot be made there"_s
                                                  : u"%1: the folder in which it would be made does not exist"_s)
                                 .arg(path) +
                             folderRemedy(info.path()));
        }
        if (!m_isNew) monitor.setCreatedFolder({});
        m_lock.emplace(path);
        if (m_lock->isTakenByOthers())
            throwFailure(
                u"%1: another run is writing into it; accepted: another folder, or this one when that run has ended"_s
                    .arg(path));
    }
    ~OutputFolderGuard() {
        // rmdir() leaves a folder alone that has files in it. The lock is none: it lies on the folder itself.
        if (m_isNew) QDir().rmdir(m_path);
    }

 private:
    QString m_path;
    bool m_isNew = false;
    std::optional<FolderLock> m_lock;
};

/// "accuracy 1 at length 16, 0.67 at 24, 0.56 at 32".
QString accuracyText(const TrainingSettings& settings, const TrainingState& state) {
    constexpr int kDigits = 3;
    QStringList parts;
    for (const Index length : evaluationLengths(settings)) {
        const double accuracy = evaluateModel(settings, state.values, evaluationBatch(settings, length)).accuracy;
        parts += u"%1 at length %2"_s.arg(fromUtf8(formatSignificant(accuracy, kDigits))).arg(length);
    }
    return u"accuracy "_s + parts.join(u", "_s);
}

}  // namespace

QStringList trainingTasks() {
    QStringList tasks;
    for (const ChoiceValue& task : kChoiceValues<TrainingTask>) tasks += fromUtf8(task.name);
    return tasks;
}

std::span<const ParameterUse> trainingParameters() {
    static const std::vector<ParameterUse> kUses = [] {
        std::vector<ParameterUse> uses;
        for (const std::string_view key : kKeys) {
            ParameterUse use = *training().findUse(key);
            // The exhibit can show fewer heads than can be trained: this use has no range of its own, so that the range
            // of the parameter holds.
            if (key == "heads") use = {.key = key};
            uses.push_back(use);
        }
        return uses;
    }();
    return kUses;
}

void runTrain(const Command& command) {
    const TrainingSettings settings = requestedSettings(command);
    if (!command.has(u"o"_s)) throwUsageError(u"-o: the folder to write into is missing; accepted: -o FOLDER"_s);
    const QString folder = command.value(u"o"_s);
    if (folder == u"-")
        throwUsageError(
            u"-o: \"-\" is standard output, which cannot hold a model and its losses; accepted: -o FOLDER"_s);
    ProgressMonitor monitor;
    const OutputFolderGuard target(folder, monitor);
    const QString modelPath = folder + u"/model.safetensors"_s, lossPath = folder + u"/loss.csv"_s;
    const auto model = openOutput(modelPath), loss = openOutput(lossPath);
    // A file that cannot be written is reported now and not after the training.
    checkWritten(*model, modelPath);
    checkWritten(*loss, lossPath);

    monitor.setActivity(u"training "_s + fromUtf8(choiceName(settings.task)));
    TrainingRun run(settings);
    while (!run.isFinished()) {
        monitor.setProgress(double(run.step()) / double(settings.steps));
        run.advance(run.step() + std::max<Index>(1, settings.steps / 100));
    }
    const TrainingProgress progress = run.progress();
    const auto state = run.stateAt(progress.step);
    monitor.setActivity(u"writing"_s);
    writeModel(settings, state->values, [&](std::string_view piece) { return model->write(piece); });
    writeCsv(lossTable(progress.losses), [&](std::string_view piece) { return loss->write(piece); });
    checkWritten(*model, modelPath);
    checkWritten(*loss, lossPath);
    // Neither file is replaced before both are written.
    commit(*model, modelPath);
    commit(*loss, lossPath);
    monitor.stop();
    if (progress.diverged)
        throwFailure(
            u"training diverged at step %1, where the model or its loss is no finite number: what was written is the "
            "model of step %2; accepted: a smaller --learning-rate%3"_s.arg(*progress.diverged)
                .arg(progress.step)
                .arg(settings.norm ? QString() : u", or --norm on"_s));
    printNote(accuracyText(settings, *state));
}

}  // namespace attention
