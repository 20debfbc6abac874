#include "app/data_command.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/output.h"
#include "app/progress_monitor.h"
#include "app/requested_scene.h"
#include "core/io/rounded_table.h"
#include "core/io/table_format.h"
#include "core/number_text.h"
#include "core/training/shared_training_run.h"
#include "ui/exhibits/evaluated_scene.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

const TableDescription& requestedTable(const Command& command, const Exhibit& exhibit) {
    const auto known = exhibit.tables();
    const QString name = command.value(u"table"_s, fromUtf8(known.front().name));
    const auto found = std::ranges::find(known, name.toStdString(), &TableDescription::name);
    if (found == known.end())
        throwUsageError(u"--table: unknown table %1 of %2; accepted: %3"_s.arg(
            quoted(name), fromUtf8(exhibit.id()),
            joined(known, [](const TableDescription& table) { return fromUtf8(table.name); })));
    return *found;
}

/// Checks that the format can hold the table. An .npy array, for example, cannot hold text.
/// @param problemOf  returns why a format cannot hold the table; empty: it can
/// @throws CommandError
void requireFormatFits(const Command& command, const TableDescription& table, TableFormat format,
                       const std::function<std::string_view(TableFormat)>& problemOf) {
    const std::string_view problem = problemOf(format);
    if (problem.empty()) return;
    QStringList possible;
    for (const QString& other : dataFormats())
        if (problemOf(*tableFormat(other.toStdString())).empty()) possible += other;
    throwUsageError(u"%1: table %2: %3; accepted: %4"_s.arg(command.formatSource(), quoted(fromUtf8(table.name)),
                                                            fromUtf8(problem), possible.join(u", "_s)));
}

/// The significant digits that --digits asks for; nothing: all.
std::optional<int> requestedDigits(const Command& command, TableFormat format) {
    constexpr int kMaxDigits = 17;  // of any double
    if (!command.has(u"digits"_s)) return std::nullopt;
    if (format == TableFormat::Npy) throwUsageError(u"--digits: npy keeps every digit; accepted: csv, json, tex, md"_s);
    const auto digits = parseInteger(command.value(u"digits"_s).toStdString());
    if (!digits || *digits < 1 || *digits > kMaxDigits)
        throwUsageError(u"--digits: %1 cannot be used; accepted: a whole number, 1 to %2"_s.arg(
            quoted(command.value(u"digits"_s)), QString::number(kMaxDigits)));
    return int(*digits);
}

}  // namespace

Remarks writeData(const Command& command, ProgressMonitor& monitor) {
    const QString path = command.value(u"o"_s, u"-"_s);
    const bool isPlain = path == u"-" && !command.has(u"format"_s);
    const TableFormat format = isPlain ? TableFormat::Csv : *tableFormat(command.format(dataFormats()).toStdString());
    const std::optional<int> digits = requestedDigits(command, format);
    monitor.setActivity(u"reading"_s);
    const RequestedScene requested = resolveScene(command);
    const Exhibit& exhibit = *requested.exhibit;
    const TableDescription& description = requestedTable(command, exhibit);

    if (description.name == kDerivationTable.name && !selectedCell(requested.scene.parameters))
        throwUsageError(u"--table: derivation needs a selected cell; accepted: with --row and --column"_s);
    if (hasText(description)) requireFormatFits(command, description, format, formatTextProblem);

    const Measurable* measurable = exhibit.measurable();
    if (measurable && measurable->hasSamples(requested.scene)) measurable = nullptr;
    if (measurable)
        if (const auto problem = measurable->measuringProblem(requested.scene))
            throwUsageError(u"--%1: %2"_s.arg(fromUtf8(problem->key), QString::fromStdString(problem->sentence)));

    monitor.setActivity(u"waiting for the output"_s);
    const auto output = openOutput(path);
    checkWritten(*output, path);
    Scene scene = requested.scene;
    if (measurable) {
        monitor.setActivity(u"measuring"_s);
        scene.measurement = measurable->measure(scene, [&](double share) { monitor.setProgress(share); }, {});
    }
    monitor.setActivity(u"computing "_s + fromUtf8(exhibit.id()));
    const EvaluatedScene shown = evaluateScene(exhibit, scene);
    Table table = shown.table(description.name);
    if (digits && !hasReals(table))
        throwUsageError(
            u"--digits: table %1 has no real numbers; accepted: without it"_s.arg(quoted(fromUtf8(description.name))));
    if (digits) table = roundedTable(std::move(table), *digits);
    requireFormatFits(command, description, format, [&](TableFormat any) { return formatProblem(table, any); });
    // No progress is shown while standard output is written: both may be on the terminal.
    monitor.setActivity(output->usesTemporary() ? u"writing"_s : QString());
    writeTable(
        table, format, [&](std::string_view piece) { return output->write(piece); }, digits.value_or(0));
    commit(*output, path);
    Remarks remarks{requested.warnings, requested.notes};
    if (const Trainable* trainable = exhibit.trainable()) {
        const TrainingProgress progress = trainable->runOf(*shown.study())->run().progress();
        if (progress.diverged && scene.parameters.trainingStep.value_or(scene.parameters.steps) >= *progress.diverged)
            remarks.warnings.prepend(
                u"training diverged at step %1, where the model or its loss is no finite number: the table is "
                "that of step %2; a smaller --learning-rate helps"_s.arg(*progress.diverged)
                    .arg(progress.step));
    }
    return remarks;
}

void runData(const Command& command) {
    ProgressMonitor monitor;
    const Remarks remarks = writeData(command, monitor);
    monitor.stop();
    remarks.print();
}

}  // namespace attention
