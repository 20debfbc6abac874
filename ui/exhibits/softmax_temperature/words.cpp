#include "ui/exhibits/softmax_temperature/parts.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

QString count(const TemperatureStudy& study) {
    return displayNumber(double(study.scores.size()), 0);
}

}  // namespace

QString TemperatureWords::temperatureText(double temperature) {
    return typedNumber(QString::number(temperature, 'g', 3).toDouble());
}

ExhibitWords TemperatureWords::words() {
    return {tr("Temperature"), tr("Temperature of the softmax"),
            tr("A low temperature gives nearly all the weight to the largest score; a high one makes all weights "
               "alike.")};
}

std::vector<Preset> TemperatureWords::presets() {
    return {{kStartPreset,
             tr("One row of scores"),
             tr("Eight scores, and their weights at three temperatures."),
             {{"n", "8"}, {"temperature", "1"}, {"seed", "4"}, {"row", "1"}, {"column", "6"}}},
            {"cold",
             tr("Cold"),
             tr("At τ = 0.1 the largest score gets nearly all the weight."),
             {{"n", "8"}, {"temperature", "0.1"}, {"seed", "4"}, {"row", "1"}, {"column", "6"}}},
            {"hot",
             tr("Hot"),
             tr("At τ = 10 all weights are nearly alike."),
             {{"n", "8"}, {"temperature", "10"}, {"seed", "4"}, {"row", "1"}, {"column", "6"}}}};
}

Caption TemperatureWords::caption(const TemperatureStudy& study) {
    const auto largest = std::size_t(study.largest());
    return {
        {study.derivation(study.largest(), true).general},
        tr("The largest of %2 scores gets a weight of %5 at τ = %4, %3 at τ = %1 and %7 at τ = %6.")
            .arg(temperatureText(study.temperature), count(study), significantNumber(study.weights[largest], 2),
                 temperatureText(study.temperature / 10), significantNumber(study.colder[largest], 2),
                 temperatureText(study.temperature * 10), significantNumber(study.hotter[largest], 2)),
        tr("<a href=\"play:temperature\">Let the temperature rise</a>, or <a href=\"preset:cold\">set it to 0.1</a>."),
        inParagraphs({tr("<i>s</i> are the scores, <i>w</i> the weights, and τ is the temperature."),
                      tr("Entropy, beside each heading, says how evenly the weights are spread. For %1 equal "
                         "weights it would be ln %1 = %2, the most that is possible.")
                          .arg(count(study), significantNumber(study.mostEntropy, 3))}),
        tr("Attention divides its scores by √dₖ, which is such a temperature. Without this division the softmax "
           "gives nearly all the weight to one key when keys are wide, and then training learns little.")};
}

QString TemperatureWords::description(const TemperatureStudy& study) {
    return tr("Above a row of %1 random scores as bars, below it their softmax weights at a tenth of temperature %2, "
              "at it and at ten times it; dashed lines show equal weights. The entropy of the weights is %3.")
        .arg(count(study), exactNumber(study.temperature), significantNumber(study.entropy, 4));
}

std::vector<Explanation::Tag> TemperatureWords::tags(const Cell& cell) {
    const QString key = displayNumber(double(cell.column), 0);
    return {{cell.row == 1 ? tr("weight %1").arg(key) : tr("score %1").arg(key), IndexRole::J}};
}

Explanation TemperatureWords::explain(const TemperatureStudy& study, const Cell& cell) {
    const bool isWeight = cell.row == 1;
    const Derivation derivation = study.derivation(cell.column, isWeight);
    return {.tags = {},
            .value = significantNumber(derivation.value, 4),
            .sentence = isWeight ? tr("the weight of this score") : tr("drawn at random"),
            .derivation = derivation,
            .clock = std::nullopt};
}

}  // namespace attention
