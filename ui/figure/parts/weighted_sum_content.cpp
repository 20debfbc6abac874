#include "ui/figure/parts/weighted_sum.h"
#include "ui/text/number_format.h"

namespace attention {

void WeightedSumPart::set(const AttentionStepsStudy& study, const Parameters& parameters, const Look& look) {
    // If there are more than kMaxKeys, only the kLeadingKeys leading ones have their own rows; the others share one.
    constexpr Index kMaxKeys = 8, kLeadingKeys = 6;
    // From these weights on, the text calls the sum close to one value, or mostly that value.
    constexpr double kClose = 0.75, kMostly = 0.5;
    const auto cell = selectedCell(parameters);
    const QuerySummary best = study.summarizeQuery(look.query);
    Matrix terms = study.termsOf(look.query);
    const LeadingKeys leading =
        study.leadingKeys(look.query, terms, kMaxKeys, kLeadingKeys, cell ? stepsIndices(*cell).key : std::nullopt);
    const bool isRaw = look.scores == "scores";
    QStringList divisors;
    if (study.hasProjections()) divisors += QStringLiteral("÷ √%1").arg(study.layer().width);
    if (const double temperature = study.layer().temperature; temperature != 1)
        divisors += QStringLiteral("÷ ") + formatSignificantDigits(temperature, 3);
    const QString divided = divisors.join(u' '), softmax = QStringLiteral("softmax");
    const QString fit = tr("query · key");
    Content content{.query = look.query,
                    .asking = look.queryWords[look.query],
                    .asks = tr("asks"),
                    .words = look.keyWords,
                    .keys = leading.keys,
                    .others = leading.others > 0 ? tr("%n other(s)", nullptr, int(leading.others)) : QString(),
                    .othersWeight = leading.othersWeight,
                    .othersTerm = {leading.othersTerm.data(), leading.othersTerm.data() + leading.othersTerm.size()},
                    .scoresMatrix = look.scores,
                    .scores = study.matrix(look.scores).row(look.query),
                    .weights = study.matrix("weights").row(look.query),
                    .inputs = &study.matrix(study.setting().isCross ? "M" : "X"),
                    .values = &study.matrix("V"),
                    .terms = std::move(terms),
                    .sum = study.matrix("head-output").row(look.query),
                    .scoreEnd = look.scoreEnd,
                    .valueEnd = look.valueEnd,
                    .heaviest = best.key,
                    .score = isRaw || divided.isEmpty()
                                 ? Heading{{tr("score")}, {fit}}
                                 : Heading{{tr("scaled score"), tr("scaled")}, {fit + u' ' + divided, divided}},
                    .weight = {{tr("weight")}, {tr("all together 1"), tr("sum: 1")}},
                    .value = {{tr("value")}, {tr("what each word offers")}},
                    .product = {{tr("weight × value"), tr("product")}, {tr("what %1 takes").arg(look.asking)}},
                    .between = {isRaw && !divided.isEmpty() ? tr("%1, then softmax").arg(divided) : softmax, softmax},
                    .result = {tr("what %1 takes in all:").arg(look.asking), tr("in all:")},
                    .resultNote = {best.weight >= kClose    ? tr("close to the value of %1").arg(look.answering)
                                   : best.weight >= kMostly ? tr("mostly the value of %1").arg(look.answering)
                                                            : tr("a mixture of the values")},
                    .scoreScale = tr("scores"),
                    .valueScale = tr("values"),
                    .hasScales = look.hasScales,
                    .hasValues = parameters.step >= 2,
                    .hasScores = parameters.step >= 3,
                    .hasWeights = parameters.step >= 6,
                    .hasTerms = parameters.step >= 7,
                    .hasSum = parameters.step >= 8};
    if (!study.setting().isCross)
        content.ask = [](Index asks) {
            return ParameterChange{"matrix", std::string("weights"), {{"row", std::int64_t(asks)}}};
        };
    set(std::move(content));
}

}  // namespace attention
