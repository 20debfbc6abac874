#include "app/train_command.h"

#include <algorithm>
#include <string_view>
#include <variant>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/ending.h"
#include "app/output.h"
#include "app/words.h"
#include "app/work_watch.h"
#include "core/io/csv.h"
#include "core/number_text.h"
#include "core/training/model_file.h"
#include "core/training/training_run.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

template <class Choice>
Choice chosen(const QString& option, const QString& value) {
    if (const auto choice = findChoice<Choice>(value.toStdString())) return *choice;
    refuse(u"%1: unknown value %2; accepted: %3"_s.arg(
        option, quoted(value),
        joined(kValuesOf<Choice>, [](const ChoiceValue& accepted) { return text(accepted.name); })));
}

template <class Number>
void read(const QString& option, const QString& value, Number& number) {
    if constexpr (std::is_same_v<Number, double>) {
        const auto real = parseReal(value.toStdString());
        if (!real) refuse(u"%1: %2 is no number; accepted: numbers"_s.arg(option, quoted(value)));
        number = *real;
    } else if constexpr (std::is_integral_v<Number> && !std::is_same_v<Number, bool>) {
        const auto integer = parseInteger(value.toStdString());
        if (!integer || *integer < 0)
            refuse(u"%1: %2 is no whole number; accepted: whole numbers"_s.arg(option, quoted(value)));
        number = Number(*integer);
    } else {
        number = chosen<Number>(option, value);
    }
}

/// Why an option changes nothing beside the rest, and with what it would; empty: it changes something.
QString idleReason(std::string_view key, const TrainingSettings& settings) {
    if (key == "offset" && settings.task != TrainingTask::LookBack)
        return u"only look-back names the token so many places before; accepted: with look-back"_s;
    if (key == "symbols" && settings.task == TrainingTask::WhoIsIt)
        return u"who-is-it has words; accepted: with the other tasks"_s;
    if (key == "base" && settings.encoding != TrainedEncoding::Sinusoidal &&
        settings.encoding != TrainedEncoding::Rotary)
        return u"--encoding %1 has no base; accepted: with sinusoidal and rotary"_s.arg(
            text(choiceName(settings.encoding)));
    if (key == "mask" && settings.encoding == TrainedEncoding::Alibi)
        return u"--encoding alibi hides later keys anyway; accepted: with the other encodings"_s;
    return {};
}

TrainingSettings askedSettings(const Command& command) {
    command.requireArguments(1);
    QStringList tasks;
    for (const ChoiceValue& task : kValuesOf<TrainingTask>) tasks += text(task.name);
    if (command.argument().isNull()) refuse(u"train: the task is missing; accepted: %1"_s.arg(tasks.join(u", "_s)));
    requireOneOf(u"unknown task"_s, command.argument(), tasks);
    TrainingSettings settings = settingsFor(*findChoice<TrainingTask>(command.argument().toStdString()));
    const auto take = [&](const char* key, auto& number) {
        const QString option = optionName(text(key));
        if (command.has(text(key))) read(option, command.value(text(key)), number);
    };
    take("symbols", settings.symbols);
    take("n", settings.n);
    take("d", settings.d);
    take("heads", settings.heads);
    take("layers", settings.layers);
    take("encoding", settings.encoding);
    take("base", settings.base);
    take("offset", settings.offset);
    take("mask", settings.mask);
    take("seed", settings.seed);
    take("steps", settings.steps);
    take("batch-size", settings.batchSize);
    take("learning-rate", settings.learningRate);
    take("residual", settings.residual);
    take("mlp", settings.mlp);
    take("norm", settings.norm);
    take("pointing", settings.pointing);
    for (const OptionInfo& option : optionsOf(command.name())) {
        const QString reason = idleReason(option.name, settings);
        if (command.has(text(option.name)) && !reason.isEmpty())
            refuse(u"%1: it changes nothing: %2"_s.arg(parameterOption(option.name), reason));
    }
    if (const TrainingProblem problem = trainingProblem(settings); !problem.empty())
        refuse(u"%1: %2"_s.arg(parameterOption(problem.key), QString::fromStdString(problem.sentence)));
    return settings;
}

Table lossTable(const std::vector<double>& losses) {
    std::vector<std::int64_t> steps(losses.size());
    for (std::size_t step = 0; step < steps.size(); ++step) steps[step] = std::int64_t(step);
    return ColumnTable{{{"step", steps}, {"loss", losses}}};
}

/// A folder that is taken away again unless what belongs into it is written.
class TargetFolder {
    Q_DISABLE_COPY_MOVE(TargetFolder)

 public:
    TargetFolder(const QString& path, WorkWatch& watch) : m_path(path) {
        const QFileInfo info(path);
        if (info.exists() && !info.isDir()) fail(u"%1: it is not a folder"_s.arg(path));
        m_isNew = !info.exists();
        if (!m_isNew) return;
        watch.setNewFolder(QFile::encodeName(path));
        if (!QDir().mkdir(path))
            fail((info.dir().exists() ? u"%1: the folder cannot be made there"_s
                                      : u"%1: the folder in which it would be made does not exist"_s)
                     .arg(path));
    }
    ~TargetFolder() {
        // Of a folder with files in it nothing is taken away.
        if (m_isNew) QDir().rmdir(m_path);
    }

 private:
    QString m_path;
    bool m_isNew = false;
};

/// "accuracy 1 at length 16, 0.67 at 24, 0.56 at 32".
QString accuracyText(const TrainingSettings& settings, const TrainingState& state) {
    constexpr int kDigits = 3;
    QStringList parts;
    for (const Index length : judgedLengths(settings)) {
        const double accuracy = scoreModel(settings, state.values, exampleBatch(settings, length)).accuracy;
        parts += u"%1 at length %2"_s.arg(text(roundedText(accuracy, kDigits))).arg(length);
    }
    return u"accuracy "_s + parts.join(u", "_s);
}

}  // namespace

void runTrain(const Command& command) {
    const TrainingSettings settings = askedSettings(command);
    if (!command.has(u"o"_s)) refuse(u"-o: the folder to write into is missing; accepted: -o FOLDER"_s);
    const QString folder = command.value(u"o"_s);
    WorkWatch watch;
    const TargetFolder target(folder, watch);
    const QString modelPath = folder + u"/model.safetensors"_s, lossPath = folder + u"/loss.csv"_s;
    const auto model = openOutput(modelPath), loss = openOutput(lossPath);
    requireWritten(*model, modelPath);
    requireWritten(*loss, lossPath);

    watch.tell(u"training "_s + text(choiceName(settings.task)));
    TrainingRun run(settings);
    while (!run.isFinished()) {
        watch.setShare(double(run.step()) / double(settings.steps));
        run.advance(run.step() + std::max<Index>(1, settings.steps / 100));
    }
    const TrainingProgress progress = run.progress();
    const auto state = run.stateAt(progress.step);
    watch.tell(u"writing"_s);
    writeModel(settings, state->values, [&](std::string_view piece) { return model->write(piece); });
    writeCsv(lossTable(progress.losses), [&](std::string_view piece) { return loss->write(piece); });
    requireWritten(*model, modelPath);
    requireWritten(*loss, lossPath);
    // Only when both are written does the first take its place.
    commit(*model, modelPath);
    commit(*loss, lossPath);
    watch.end();
    if (progress.diverged)
        fail(
            u"the loss of step %1 is no finite number: training ended, and what was written is the model of step %2; "
            "accepted: a smaller --learning-rate"_s.arg(*progress.diverged)
                .arg(progress.step));
    printNote(accuracyText(settings, *state));
}

}  // namespace attention
