#include "ui/code/exhibit_program.h"

#include <array>

#include <QFile>
#include <QRegularExpression>

#include "core/version.h"
#include "ui/code/program_values.h"
#include "ui/code/scene_command.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/theme.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// A placeholder in the text of a program until the imports are known.
constexpr const char* kImports = "@imports@";

std::string readTemplate(std::string_view name, bool isTorch) {
    const QString path = u":/code/%1.py.in"_s.arg(QString::fromUtf8(name));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) throw TemplateError("no template \"" + std::string(name) + "\"");
    QString text = QString::fromUtf8(file.readAll());
    if (isTorch)
        text.replace(u"np.array("_s, u"torch.tensor("_s).replace(QRegularExpression(u"\\bnp\\."_s), u"torch."_s);
    return text.toStdString();
}

template <class Colours>
std::vector<std::string> colourNames(const Colours& colours) {
    std::vector<std::string> names;
    for (const QColor& colour : colours) names.push_back(colour.name().toStdString());
    return names;
}

/// Adds the colours of the light theme.
void addColours(ProgramValues& values) {
    const Theme& theme = Theme::light();
    values.setTexts("signed-colours", colourNames(theme.signedStops));
    values.setTexts("weight-colours", colourNames(theme.weightStops));
    values.setTexts("series-colours", colourNames(theme.series));
    const std::array<std::pair<const char*, QColor>, 9> named{{{"attention", theme.series[0]},
                                                               {"recurrent", theme.series[1]},
                                                               {"convolution", theme.series[2]},
                                                               {"restricted", theme.series[3]},
                                                               {"dilated", theme.series[4]},
                                                               {"muted", theme.muted},
                                                               {"text", theme.text},
                                                               {"i", theme.indexI},
                                                               {"delta", theme.indexDelta}}};
    for (const auto& [name, colour] : named) values.set(std::string(name) + "-colour", colour.name().toStdString());
}

void addParameters(const Exhibit& exhibit, const Parameters& parameters, ProgramValues& values) {
    for (const ParameterUse& use : exhibit.uses()) {
        const ParameterInfo& info = *findParameter(use.key);
        const ParameterValue value = valueOf(parameters, info);
        if (const double* real = std::get_if<double>(&value))
            values.setReal(use.key, *real);
        else
            values.set(use.key, valueText(info, value));
    }
}

QString imports(const QString& text, ProgramKind kind) {
    QStringList lines;
    if (kind == ProgramKind::Matplotlib) lines += u"import matplotlib.pyplot as plt"_s;
    if (text.contains(QRegularExpression(u"\\bnp\\."_s))) lines += u"import numpy as np"_s;
    if (text.contains(u"torch."_s)) lines += u"import torch"_s;
    if (text.contains(u"LinearSegmentedColormap"_s))
        lines += u"from matplotlib.colors import LinearSegmentedColormap"_s;
    if (text.contains(u"torch."_s)) lines << QString() << u"torch.set_default_dtype(torch.float64)"_s;
    return lines.join(u'\n');
}

}  // namespace

const QStringList& programKindNames() {
    static const QStringList kNames{u"numpy"_s, u"pytorch"_s, u"matplotlib"_s};
    return kNames;
}

std::optional<ProgramKind> programKind(const QString& name) {
    const qsizetype index = programKindNames().indexOf(name);
    if (index < 0) return std::nullopt;
    return ProgramKind(index);
}

bool hasProgram(const Exhibit& exhibit) {
    const bool isFormula = exhibit.chapter() == Chapter::Attention || exhibit.chapter() == Chapter::Position ||
                           exhibit.chapter() == Chapter::Cost;
    return isFormula && !exhibit.measurable();
}

std::vector<const Exhibit*> exhibitsWithProgram() {
    std::vector<const Exhibit*> result;
    for (const Exhibit* exhibit : exhibits())
        if (hasProgram(*exhibit)) result.push_back(exhibit);
    return result;
}

ExhibitProgram exhibitProgram(const Exhibit& exhibit, const Scene& scene, ProgramKind kind, const QString& stem) {
    const bool isTorch = kind == ProgramKind::PyTorch;
    ProgramValues values(isTorch, stem.toStdString());
    addParameters(exhibit, scene.parameters, values);
    addColours(values);
    addExhibitValues(exhibit, scene, values);
    values.setFlag("torch", isTorch);
    values.setFlag("matplotlib", kind == ProgramKind::Matplotlib);
    const std::string_view table = exhibit.tables().front().name;
    values.set("exhibit", std::string(exhibit.id()));
    values.set("title", exhibit.words().title.toStdString());
    values.set("table", std::string(table));
    values.set("of", table == "columns" || table == "rotated" || table == "sum" ? "total" : std::string(table));
    values.set("version", std::string(kVersion));
    values.set("imports", kImports);

    const auto arguments = sceneArguments(exhibit, scene);
    const auto line = [&](const QStringList& first, const QStringList& last) {
        // The command is in a comment, and a sentence in it may have line breaks.
        return arguments ? shellLine(first + *arguments + last).replace(u'\n', u"\n#     "_s).toStdString()
                         : std::string();
    };
    values.set("command", line({u"attention-lab"_s, u"data"_s}, {}));
    values.set("writing", line({u"attention-lab"_s, u"code"_s},
                               {u"--to"_s, programKindNames()[qsizetype(kind)], u"-o"_s, stem + u".py"_s}));
    ExhibitProgram program;
    QStringList names;
    for (const ProgramValues::LargeArray& array : values.files()) {
        names += QString::fromStdString(values.fileName(array.name));
        program.files.push_back({names.back(), array.table});
    }
    if (names.size() > 1) {
        const QString last = names.takeLast();
        names.back() += u" and "_s + last;
    }
    values.set("files", names.join(u", "_s).toStdString());

    const auto included = [&](std::string_view name) { return readTemplate(name, isTorch); };
    program.text = QString::fromStdString(fillTemplate(included(exhibit.id()), values.values(), included));
    // Two blank lines before a function, at most two elsewhere, and at most one inside of a function.
    static const QRegularExpression tooManyBlanks(u"\\n{4,}"_s), insideFunction(u"\\n{3,}(?= )"_s),
        beforeFunction(u"\\n+(?=def )"_s);
    program.text.replace(beforeFunction, u"\n\n\n"_s)
        .replace(tooManyBlanks, u"\n\n\n"_s)
        .replace(insideFunction, u"\n\n"_s);
    program.text.replace(QLatin1String(kImports), imports(program.text, kind));
    return program;
}

}  // namespace attention
