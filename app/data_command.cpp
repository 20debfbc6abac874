#include "app/data_command.h"

#include <algorithm>

#include "app/asked_scene.h"
#include "app/ending.h"
#include "app/output.h"
#include "app/words.h"
#include "core/io/table_format.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

QString tableName(const Command& command, const Exhibit& exhibit) {
    const auto known = exhibit.tables();
    const QString name = command.value(u"table"_s, text(known.front().name));
    if (std::ranges::find(known, name.toStdString(), &TableDescription::name) == known.end())
        refuse(u"--table: unknown table %1 of %2; accepted: %3"_s.arg(
            quoted(name), text(exhibit.id()),
            joined(known, [](const TableDescription& table) { return text(table.name); })));
    return name;
}

/// Some formats cannot hold every table: text has no place in an array.
void requireHeld(const Command& command, const QString& name, const Table& table, TableFormat format) {
    const std::string_view problem = formatProblem(table, format);
    if (problem.empty()) return;
    QStringList possible;
    for (const QString& other : dataFormats())
        if (formatProblem(table, *tableFormat(other.toStdString())).empty()) possible += other;
    refuse(u"%1: table %2: %3; accepted: %4"_s.arg(command.formatOption(), quoted(name), text(problem),
                                                   possible.join(u", "_s)));
}

}  // namespace

void runData(const Command& command) {
    const QString path = command.value(u"o"_s, u"-"_s);
    const bool isPlain = path == u"-" && !command.has(u"format"_s);
    const TableFormat format = isPlain ? TableFormat::Csv : *tableFormat(command.format(dataFormats()).toStdString());
    const AskedScene asked = askedScene(command);
    const Exhibit& exhibit = *asked.exhibit;
    const QString name = tableName(command, exhibit);
    requireMemory(exhibit, exhibit.memoryNeeded(asked.scene));

    if (name.toStdString() == kDerivationTable.name && !selectionOf(asked.scene.parameters))
        refuse(u"--table: derivation needs a selected cell; accepted: with --row and --column"_s);

    const bool measures = exhibit.canMeasure() && !asked.scene.measurement;
    if (measures)
        if (const auto problem = exhibit.measuringProblem(asked.scene))
            refuse(u"--%1: %2"_s.arg(text(problem->key), QString::fromStdString(problem->sentence)));

    const auto output = openOutput(path);
    requireWritten(*output, path);
    Scene scene = asked.scene;
    if (measures) scene.measurement = exhibit.measure(scene, [](double) {}, {});
    const Table table = exhibit.table(name.toStdString(), scene);
    requireHeld(command, name, table, format);
    writeTable(table, format, [&](std::string_view piece) { return output->write(piece); });
    commit(*output, path);
    for (const QString& warning : asked.warnings) printWarning(warning);
    for (const QString& note : asked.notes) printNote(note);
}

}  // namespace attention
