#include "ui/exhibits/measured_cost/exhibit.h"

#include <algorithm>
#include <cmath>

#include "core/cost/sample_run.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/architecture_words.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace measured_cost {
namespace {

std::vector<ParameterUse> uses() {
    return {
        ParameterUse{.key = "against"},
        ParameterUse{.key = "n", .sliderMaximum = 4096},
        ParameterUse{.key = "d", .sliderMaximum = 1024},
        ParameterUse{.key = "kernel", .sliderMaximum = 15},
        ParameterUse{.key = "projections"},
        ParameterUse{.key = "quick"},
        ParameterUse{.key = "sample-run"},
        ParameterUse{.key = "repeats", .sliderMaximum = 33},
        ParameterUse{.key = "sweep-first", .sliderMaximum = 4096},
        ParameterUse{.key = "sweep-last", .sliderMaximum = 16384},
        ParameterUse{.key = "matrix", .acceptedNames = kMatrices},
        ParameterUse{.key = "row",
                     .dynamicMaximum = [](const Parameters& p) -> std::int64_t {
                         return p.matrix == kFitMatrix ? std::int64_t(kMeasuredArchitectures.size()) - 1
                                                       : std::int64_t(kMaxStudyPoints) - 1;
                     },
                     .dynamicMaximumText = "the last sample (in exponents: 2)"},
        ParameterUse{.key = "column",
                     .dynamicMaximum = [](const Parameters& p) -> std::int64_t {
                         return p.matrix == kFitMatrix ? std::int64_t(kCostFitNumbers.size()) - 1
                                                       : std::int64_t(kCostPointNumbers.size()) - 1;
                     },
                     .dynamicMaximumText = "1 (0: measured; 1: predicted; in exponents: 2)"},
    };
}

std::vector<TableDescription> tables() {
    const ColumnDescription kArchitecture{"architecture", "", ColumnType::Text, "convolution, recurrent, attention"};
    const ColumnDescription kN{"n", "", ColumnType::Integer, "tokens"};
    const ColumnDescription kD{"d", "", ColumnType::Integer, "width"};
    const ColumnDescription kKernel{"kernel", "", ColumnType::Integer, "k, of the convolution"};
    return {
        TableDescription{"measured",
                         "a layer at a size that was measured, or is going to be",
                         {kArchitecture,
                          kN,
                          kD,
                          kKernel,
                          {"repeats", "", ColumnType::Integer, "0: not measured"},
                          {"median-seconds", "", ColumnType::Real, "of a forward pass; nan: not measured"},
                          {"low-seconds", "", ColumnType::Real, "lower quartile of the repeats"},
                          {"high-seconds", "", ColumnType::Real, "upper quartile of the repeats"},
                          {"predicted-seconds", "", ColumnType::Real, "the layer's constant times its count"},
                          {"machine", "", ColumnType::Text, "where it was measured"}}},
        TableDescription{"predicted",
                         "a layer at a size that was measured, or is going to be",
                         {kArchitecture,
                          kN,
                          kD,
                          kKernel,
                          {"multiply-adds", "", ColumnType::Integer, "exact count of a forward pass"},
                          {"seconds", "", ColumnType::Real, "the layer's constant times it; nan: not measured"}}},
        TableDescription{"samples",
                         "one repeat, or a layer that is going to be measured",
                         {kArchitecture,
                          kN,
                          kD,
                          kKernel,
                          {"repeat", "", ColumnType::Integer, "from 1 on, the fastest first; 0: not measured"},
                          {"seconds", "", ColumnType::Real, "of a forward pass; nan: not measured"}}},
        TableDescription{"exponents",
                         "a layer",
                         {kArchitecture,
                          {"exponent", "", ColumnType::Real, "slope of log time over the logarithm of the axis"},
                          {"low", "", ColumnType::Real, "lower end of its 95 % interval"},
                          {"high", "", ColumnType::Real, "upper end of its 95 % interval"},
                          {"expected", "", ColumnType::Real, "the theory's exponent"},
                          {"points", "", ColumnType::Integer, "that the slope was fitted to"},
                          {"conclusive", "", ColumnType::Text, "yes, or no: too few points or too noisy"},
                          {"seconds-per-multiply-add", "", ColumnType::Real, "the constant"},
                          {"gflops", "", ColumnType::Real, "10^9 floating-point operations in a second"},
                          {"spread", "", ColumnType::Real, "median of the quartiles' distance over the median"}}},
        TableDescription{"crossings",
                         "two layers",
                         {{"first", "", ColumnType::Text, "cheaper before it, or everywhere"},
                          {"second", "", ColumnType::Text, "cheaper after it"},
                          {"measured", "", ColumnType::Real, "where the medians cross; nan: they do not"},
                          {"fitted", "", ColumnType::Real, "where constant times count crosses"},
                          {"predicted", "", ColumnType::Real, "where the counts cross, exactly"},
                          {"formula", "", ColumnType::Text, "of the counts"}}},
    };
}

/// The maximum time of one pass in seconds, as text.
QString maxPassText(const CostSweep& sweep) {
    return formatDecimals(maxPassSeconds(sweep), sweep.isQuick ? 1 : 0);
}

/// The problem that a layer is too slow to be measured even at the first value of the sweep; nothing if none is.
std::optional<SceneProblem> slowLayerProblem(const CostSweep& sweep) {
    for (const Architecture architecture : kMeasuredArchitectures)
        if (!largestMeasuredValue(sweep, architecture)) {
            return SceneProblem{
                "sweep-first", false,
                "one pass of " + std::string(architectureName(architecture)) + " at " +
                    std::to_string(sweep.values.front()) + " already takes longer than " +
                    (sweep.isQuick ? "half a second" : "3 seconds") + "; accepted: less",
                MeasuredCost::tr(
                    "One pass of %1 at %2 = %3 would already take longer than %4 s. Begin the sweep earlier.")
                    .arg(architectureInSentence(architecture), axisSymbol(sweep.against),
                         formatInteger(sweep.values.front()), maxPassText(sweep))};
        }
    return std::nullopt;
}

}  // namespace

MeasuredCost::MeasuredCost()
    : ExhibitWithStudy({.id = "measured-cost",
                        .chapter = Chapter::Cost,
                        .makeFigure = measuredCostFigure,
                        .presentationKeys = {"d", "kernel"},
                        .uses = measured_cost::uses(),
                        .tables = measured_cost::tables(),
                        .tabs = {{"growth", CoreMessages::tr("How time grows")},
                                 {"crossings", CoreMessages::tr("Who is faster when")},
                                 {"exponents", CoreMessages::tr("Exponents and noise")}}}) {}

IneffectiveReason MeasuredCost::ineffectiveReason(std::string_view key, const Scene& scene) const {
    const auto against = scene.parameters.against;
    if ((key == "n" && against == AxisVariable::N) || (key == "d" && against == AxisVariable::D) ||
        (key == "kernel" && against == AxisVariable::Kernel))
        return {tr("It varies along the axis."),
                "with another --against; --sweep-first and --sweep-last are the ends of the axis"};
    if (key == "sample-run" && scene.measurement) return {tr("Samples of this machine are shown.")};
    if (key == "sample-run" && !isOfSampleRun(costSweep(scene.parameters)))
        return {tr("The stored example is against n, with d = 32, k = 3 and no projections."),
                "with --against n --d 32 --kernel 3 --projections off"};
    return {};
}

std::optional<SceneProblem> MeasuredCost::problem(const Scene& scene) const {
    const auto first = scene.parameters.sweepFirst, last = scene.parameters.sweepLast;
    if (!first || !last || *first <= *last) return std::nullopt;
    return SceneProblem{
        "sweep-last", false,
        std::to_string(*last) + " is below sweep-first, " + std::to_string(*first) + "; accepted: from " +
            std::to_string(*first) + " on",
        tr("The sweep would end at %1, below its beginning, %2.").arg(formatInteger(*last), formatInteger(*first))};
}

// The study holds counts and curves, whose size does not depend on the size of the layers.
double MeasuredCost::memoryNeeded(const Scene& scene) const {
    double numbers = 1e4;
    if (scene.measurement)
        for (const CostSample& sample : scene.measurement->samples) numbers += 20 + double(sample.seconds.size());
    return 8 * 4 * numbers;
}

StudyPtr MeasuredCost::compute(const Scene& scene, std::stop_token) const {
    return std::make_shared<MeasuredCostStudy>(studyMeasuredCost(scene.parameters, scene.measurement));
}

bool MeasuredCost::hasSamples(const Scene& scene) const {
    return scene.measurement || (scene.parameters.sampleRun && isOfSampleRun(costSweep(scene.parameters)));
}

std::optional<SceneProblem> MeasuredCost::measuringProblem(const Scene& scene) const {
    if (const auto wrong = problem(scene)) return wrong;
    const CostSweep sweep = costSweep(scene.parameters);
    auto tooLarge = memoryProblem(*this, sweepBytes(sweep));
    if (!tooLarge) return slowLayerProblem(sweep);
    // Names the parameter that reduces the memory: the end of the sweep, else the size that is not on the axis.
    tooLarge->key = scene.parameters.sweepLast ? "sweep-last" : sweep.against == AxisVariable::N ? "d" : "n";
    tooLarge->words += sentenceSeparator() + tr("End the sweep earlier.");
    return tooLarge;
}

QString MeasuredCost::measuringPlan(const Scene& scene) const {
    const CostSweep sweep = costSweep(scene.parameters);
    if (sweep.values.empty()) return {};
    const int count = int(sweep.values.size());
    const QString first = formatInteger(sweep.values.front());
    const QString last = formatInteger(sweep.values.back());
    QString size;
    switch (sweep.against) {
        case AxisVariable::N:
            size = tr("3 layers at %n length(s) from %1 to %2", nullptr, count).arg(first, last);
            break;
        case AxisVariable::D:
            size = tr("3 layers at %n width(s) from %1 to %2", nullptr, count).arg(first, last);
            break;
        case AxisVariable::Kernel:
            size = tr("3 layers at %n kernel size(s) from %1 to %2", nullptr, count).arg(first, last);
            break;
    }
    const double seconds = sweepSeconds(sweep);
    constexpr double kMinute = 60;
    const QString time = seconds < 2 * kMinute
                             ? tr("about %n second(s)", nullptr, std::max(1, int(std::lround(seconds))))
                             : tr("about %n minute(s)", nullptr, int(std::lround(seconds / kMinute)));
    QStringList sentences{tr("%1, %2.").arg(size, time)};
    for (const Architecture architecture : kMeasuredArchitectures) {
        const auto end = largestMeasuredValue(sweep, architecture);
        if (end && *end < sweep.values.back())
            sentences += tr("%1 only up to %2 = %3: beyond that one pass would take longer than %4 s.")
                             .arg(architectureWords(architecture), axisSymbol(sweep.against), formatInteger(*end),
                                  maxPassText(sweep));
    }
    return sentences.join(sentenceSeparator());
}

std::optional<CostMeasurement> MeasuredCost::measure(const Scene& scene, const std::function<void(double)>& progress,
                                                     std::stop_token stop) const {
    return measureCosts(costSweep(scene.parameters), progress, std::move(stop));
}

}  // namespace measured_cost

const Exhibit& measuredCost() {
    return singleton<measured_cost::MeasuredCost>();
}

}  // namespace attention
