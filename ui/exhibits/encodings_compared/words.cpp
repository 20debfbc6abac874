#include <array>
#include <bit>
#include <cmath>

#include <QStringList>

#include "core/encoding/encoding_derivation.h"
#include "core/encoding/encoding_table.h"
#include "ui/exhibits/encodings_compared/exhibit.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {

ExhibitTexts EncodingsCompared::textsFor(const Scene& scene) const {
    return {tr("Encodings compared"), tr("Nine ways to say where a token stands"),
            scene.parameters.d % 2 == 0
                ? tr("Only sines and cosines, and their rotary form, pass all five tests.")
                : tr("At an odd width sines and cosines fail one of five tests: a sine lacks its cosine.")};
}

QString EncodingsCompared::kindName(EncodingKind kind) {
    return std::array{
        tr("None"),       tr("Integer"), tr("Integer, 0 to 1"), tr("One-hot"),          tr("Binary"),
        tr("Sinusoidal"), tr("Learned"), tr("Rotary"),          QStringLiteral("ALiBi")}[std::size_t(kind)];
}

QString EncodingsCompared::kindNote(EncodingKind kind) {
    return std::array{
        tr("nothing is added"),        tr("the position as a number"), tr("position ÷ last position"),
        tr("a 1 among zeros"),         tr("the bits of the position"), tr("sines and cosines"),
        tr("a row found by training"), tr("turns queries and keys"),   tr("lowers scores by distance")}[std::size_t(
        kind)];
}

QString EncodingsCompared::propertyName(EncodingProperty property) {
    return std::array{tr("unique"), tr("bounded"), tr("offset alone"), tr("in range"),
                      tr("linear shift")}[std::size_t(property)];
}

std::array<QString, 2> EncodingsCompared::propertyGloss(EncodingProperty property) {
    const QString gloss =
        std::array{tr("no two\nrows equal"), tr("numbers\nstay small"), tr("only the\noffset counts"),
                   tr("later ones need\nnothing larger"), tr("one matrix\nmakes each step")}[std::size_t(property)];
    return {gloss.section(u'\n', 0, 0), gloss.section(u'\n', 1)};
}

QString EncodingsCompared::testName(EncodingProperty property) {
    return std::array{tr("Each position differs"), tr("Numbers stay small"), tr("Only the distance counts"),
                      tr("Defined past training"), tr("One matrix makes each step")}[std::size_t(property)];
}

QString EncodingsCompared::testText(const EncodingsComparedStudy& study, EncodingProperty property) {
    const EncodingMetrics& measures = study.measuresOf(study.kind);
    if (property != EncodingProperty::OffsetOnly || measures.offsetAlone == Verdict::NotApplicable)
        return reason(study, study.kind, property);
    const QString compared = hasTable(study.kind) ? tr("How alike each two positions are (dot product):")
                                                  : tr("Score of each two positions, for the same two words:");
    const QString along = measures.offsetAlone == Verdict::Yes       ? tr("along a diagonal it never changes.")
                          : measures.offsetAlone == Verdict::Partial ? tr("the same for all distances apart from 0.")
                          : measureOf(study.kind, measures, property) <= kRoundingTolerance
                              ? tr("all pairs are the same.")
                              : tr("along a diagonal it changes.");
    return compared + sentenceSeparator() + along;
}

std::vector<ValueBarsPart::Bar> EncodingsCompared::testBars(const EncodingsComparedStudy& study,
                                                            EncodingProperty property) {
    const EncodingMetrics& m = study.measuresOf(study.kind);
    std::vector<ValueBarsPart::Bar> bars;
    if (property == EncodingProperty::Bounded) {
        const double largest = std::max({m.largestValue, m.maxAtTenfold, m.maxAtHundredfold, 1e-300});
        const auto bar = [&](Index positions, double value) {
            bars.push_back({tr("largest number among %1 positions").arg(formatInteger(positions)),
                            shortNumber(value, 3), value / largest});
        };
        bar(study.setup.positions, m.largestValue);
        if (study.kind == EncodingKind::Learned) return bars;
        bar(10 * study.setup.positions, m.maxAtTenfold);
        bar(100 * study.setup.positions, m.maxAtHundredfold);
    } else if (property == EncodingProperty::Extrapolates) {
        const QString tested = formatInteger(m.extrapolatedTested);
        bars = {{tr("positions seen in training"), tested, 1},
                {tr("of the next %1, within what was seen").arg(tested), formatInteger(m.extrapolatedInRange),
                 double(m.extrapolatedInRange) / double(std::max<Index>(1, m.extrapolatedTested))}};
    } else if (property == EncodingProperty::LinearShift && m.linearShift != Verdict::NotApplicable) {
        bars = {{tr("length of all rows to reach"), shortNumber(m.shiftNorm, 3), 1},
                {tr("what the best matrix misses of it"), shortNumber(m.shiftError, 3),
                 m.shiftNorm > 0 ? m.shiftError / m.shiftNorm : 0}};
    }
    return bars;
}

QStringList EncodingsCompared::diagonalText(const OffsetBand& band, Index diagonal) {
    const double low = band.smallest[diagonal], high = band.largest[diagonal];
    const QString lowText = formatSignificantDigits(low, 3), highText = formatSignificantDigits(high, 3);
    // Values that are equal with three digits are treated as equal.
    if (lowText == highText) return {tr("always %1", "a number").arg(highText), highText};
    return {tr("from %1 to %2", "numbers").arg(lowText, highText), lowText + QStringLiteral(" … ") + highText};
}

QString EncodingsCompared::measureName(const EncodingsComparedStudy& study, EncodingProperty property) {
    return std::array{tr("least distance"), tr("largest number"), tr("off by"),
                      tr("of the next %1").arg(formatInteger(study.setup.trainingLength)),
                      tr("off by")}[std::size_t(property)];
}

QString EncodingsCompared::verdictText(Verdict verdict) {
    return std::array{tr("yes"), tr("in part"), tr("no"), tr("nothing to measure")}[std::size_t(verdict)];
}

QString EncodingsCompared::shortNumber(double value, int digits) {
    if (value == std::round(value) && std::abs(value) < 1e6) return formatDecimals(value, 0);
    return formatSignificantDigits(value, std::abs(value) < kRoundingTolerance ? 1 : digits);
}

QString EncodingsCompared::measureText(const EncodingsComparedStudy& study, EncodingKind kind,
                                       EncodingProperty property, int digits) {
    const EncodingMetrics& measures = study.measuresOf(kind);
    if (verdictOf(measures, property) == Verdict::NotApplicable) return {};
    const double value = measureOf(kind, measures, property);
    if (property == EncodingProperty::Extrapolates)
        return QStringLiteral("%1/%2").arg(formatInteger(measures.extrapolatedInRange),
                                           formatInteger(measures.extrapolatedTested));
    if (std::isinf(value)) return QStringLiteral("∞");
    return shortNumber(value, digits);
}

QStringList EncodingsCompared::cellNumbers(const EncodingsComparedStudy& study, EncodingKind kind,
                                           EncodingProperty property) {
    const EncodingMetrics& measures = study.measuresOf(kind);
    if (property == EncodingProperty::Extrapolates && measures.extends != Verdict::NotApplicable)
        return {formatInteger(measures.extrapolatedInRange)};
    const bool isOfScores =
        property == EncodingProperty::OffsetOnly && !hasTable(kind) && measures.offsetAlone != Verdict::NotApplicable;
    const QString mark = isOfScores ? QString(QChar(kOnScores)) : QString();
    return {measureText(study, kind, property, 2) + mark, measureText(study, kind, property, 1) + mark};
}

QStringList EncodingsCompared::zerosText(const EncodingsComparedStudy& study) {
    if (study.measuresOf(EncodingKind::None).offsetAlone != Verdict::No) return {};
    return {tr("A 0 without ✓: for None all positions look alike, for One-hot all others are equally far; neither "
               "tells the offset."),
            tr("A 0 without ✓ is no merit: More says why.")};
}

QString EncodingsCompared::effectText(const EncodingsComparedStudy& study) {
    switch (study.kind) {
        case EncodingKind::None:
            return tr("nothing is added");
        case EncodingKind::Rotary:
            return tr("pairs of columns of query and key are turned, as clocks are");
        case EncodingKind::Alibi:
            return tr("m = %1 times the distance is taken off the score")
                .arg(formatSignificantDigits(study.slope(), 3));
        case EncodingKind::Learned:
            if (study.setup.learned) return tr("the loaded table is added");
            return tr("random as before training; no row from position %1 on")
                .arg(formatInteger(study.setup.trainingLength));
        case EncodingKind::Sinusoidal:
            return tr("added to query and key directly here, to compare all in one way");
        default:
            return tr("%n column(s), times a random matrix, then added", nullptr, int(study.width()));
    }
}

std::vector<Preset> EncodingsCompared::presets() const {
    return {
        {kStartPreset, tr("Five properties"),
         tr("32 positions, a training length of 24: sines and cosines have all five properties."),
         "encoding=sinusoidal; n=32; d=16; training-length=24; matrix=properties; row=5; column=2"},
        {"rotary", tr("Sinusoidal against rotary"), tr("Turned instead of added: one score for each offset, exactly."),
         "encoding=rotary; matrix=rotary-scores; row=20; column=28"},
        {"past-training", tr("Past the training length"),
         tr("A learned table of 32 rows has nothing for position 32; formulas go on."),
         "encoding=learned; training-length=32; matrix=properties; row=6; column=3"},
        {"integers", tr("Integers explode"),
         tr("200 positions: the products of two reach 39 601, and the words hardly count."),
         "encoding=integer; n=200; matrix=integer-scores; row=199; column=199"},
        {"one-hot", tr("One-hot knows no distance"), tr("Position 3 is as far from 4 as from 15."),
         "encoding=one-hot; n=16; matrix=one-hot-scores; row=3; column=4"},
        {"recency", tr("ALiBi prefers what is near"),
         tr("Each step away lowers the score by 0.5 in the first of eight heads, by 1/256 in the last."),
         "encoding=alibi; heads=8; matrix=alibi-scores; row=40; column=30"},
        {"odd-width", tr("An odd width"),
         tr("d = 7: one sine lacks its cosine, so no matrix leads from each position to the next."),
         "encoding=sinusoidal; d=7; matrix=properties; row=5; column=4"},
        {"long", tr("Many positions"), tr("512 positions, 256 columns: what is shown small is every 8th position."),
         "n=512; d=256; training-length=256; matrix=properties"},
    };
}

QString EncodingsCompared::reason(const EncodingsComparedStudy& study, EncodingKind kind, EncodingProperty property) {
    const EncodingMetrics& measures = study.measuresOf(kind);
    const double value = measureOf(kind, measures, property);
    if (verdictOf(measures, property) == Verdict::NotApplicable && !std::isfinite(value))
        return tr("The numbers of the table are too large to measure it.");
    switch (property) {
        case EncodingProperty::Unique:
            if (study.setup.positions == 1) return tr("There is only one position.");
            if (measures.unique == Verdict::No) return tr("Two positions cannot be told apart.");
            return (kind == EncodingKind::Alibi ? tr("No two positions are closer to each other than %1 and %2, by the "
                                                     "numbers that lower their scores.")
                                                : tr("No two positions are closer to each other than %1 and %2."))
                .arg(formatInteger(measures.closestFirst), formatInteger(measures.closestSecond));
        case EncodingProperty::Bounded:
            if (kind == EncodingKind::None) return tr("Nothing is added.");
            if (kind == EncodingKind::Learned) return tr("The largest value of the table; there are no further rows.");
            if (kind == EncodingKind::IntegerScaled && measures.bounded == Verdict::Yes)
                return tr("The largest value; it stays, as every position is divided by the last one of all n.");
            if (measures.bounded == Verdict::Yes)
                return tr("The largest value; it stays, however many positions there are.");
            return (kind == EncodingKind::Alibi
                        ? tr("The largest of the numbers that lower the scores; it grows like n to the power %1.")
                        : tr("The largest value; it grows like n to the power %1."))
                .arg(formatSignificantDigits(measures.growth, 2));
        case EncodingProperty::OffsetOnly:
            if (measures.offsetAlone == Verdict::NotApplicable) return tr("There is only one position.");
            if (measures.offsetAlone == Verdict::No && value <= kRoundingTolerance)
                return tr("All pairs of positions are alike, so the 0 says nothing about the offset.");
            if (measures.offsetAlone == Verdict::Partial)
                return tr(
                    "Each offset has one number, but all offsets other than 0 have the same: near and far are alike.");
            if (hasTable(kind))
                return tr(
                    "r is the largest minus the smallest dot product g of two rows with the same offset, divided by G, "
                    "the largest of all.");
            return tr(
                "r is the largest minus the smallest score s with the same offset, divided by G, the largest of all.");
        case EncodingProperty::Extrapolates:
            if (kind == EncodingKind::Learned) return tr("The table has no further rows.");
            if (kind == EncodingKind::OneHot) return tr("There is no further column for a 1.");
            if (kind == EncodingKind::IntegerScaled)
                return tr(
                    "Divided by the last position of the training, later ones lie above 1; divided by a later one, all "
                    "others change.");
            if (kind == EncodingKind::Alibi) return tr("Larger penalties only lower a score.");
            return tr(
                "How many of the next positions after training have no larger values than those seen in it. A model "
                "may still fail at positions it never saw.");
        case EncodingProperty::LinearShift:
            break;
    }
    if (measures.linearShift == Verdict::NotApplicable) return tr("There are no vectors that one could shift.");
    if (measures.linearShift == Verdict::Partial)
        return tr("For these rows there is a matrix for any order of them, so a fitting matrix proves nothing.");
    const QString missed =
        tr("The best matrix that leads from each row to the next one misses by this part of the rows.");
    if (measures.linearShift != Verdict::No) return missed;
    if (kind != EncodingKind::Integer && kind != EncodingKind::IntegerScaled) return missed;
    return missed + sentenceSeparator() + tr("A step adds a number, and adding is not multiplying by a matrix.");
}

QString EncodingsCompared::sharedOnes(Index positions) {
    const Index power = positions > 8 ? 8 : positions > 4 ? 4 : 2;
    if (positions <= power) return {};
    return sentenceSeparator() + tr("The dot product counts the ones that two rows share: %1 and %2 are neighbours and "
                                    "share none, so the picture jumps at powers of two.")
                                     .arg(formatInteger(power - 1), formatInteger(power));
}

QString EncodingsCompared::seen(const EncodingsComparedStudy& study) {
    const EncodingKind kind = study.kind;
    const EncodingOptions& setup = study.setup;
    const auto [low, high] = study.scoreExtent();
    const QString lowest = formatSignificantDigits(low, 3), highest = formatSignificantDigits(high, 3);
    const EncodingMetrics& measures = study.measuresOf(kind);
    const QString ofProducts = formatSignificantDigits(measures.products.spread, 2);
    const QString ofScores = formatSignificantDigits(measures.scores.spread, 2);
    switch (kind) {
        case EncodingKind::None:
            return tr("Every score is %1: nothing says where query and key stand.").arg(lowest);
        case EncodingKind::Integer:
            return tr("Scores run from %1 to %2. For the last query each key scores %3 more than the one before it.")
                .arg(lowest, highest, formatSignificantDigits(study.scoreStepOfLastQuery(), 3));
        case EncodingKind::IntegerScaled:
            return tr("Scores stay between %1 and %2, but one position is a step of %3 here and of another size for "
                      "every other length.")
                .arg(lowest, highest, formatSignificantDigits(study.scaledStep(), 3));
        case EncodingKind::OneHot:
            return tr(
                "The dot product of two rows is 1 for a position with itself and 0 with any other: a one-hot vector "
                "does not tell near from far.");
        case EncodingKind::Binary:
            return tr("%n bit(s) for each position.", nullptr, int(study.width())) + sharedOnes(setup.positions);
        case EncodingKind::Sinusoidal:
            return (measures.offsetAlone == Verdict::Yes ? tr("Along each diagonal the dot product of two rows "
                                                              "<i>p</i> is the same: it depends on the offset alone.")
                                                         : tr("Along each diagonal the dot product of two rows "
                                                              "<i>p</i> differs by up to %1 of the largest.")
                                                               .arg(ofProducts)) +
                   sentenceSeparator() +
                   tr("Scores of pairs with the same offset differ by up to %1 of the largest (grey, far right): they "
                      "also contain products of word and position, <i>q</i> · <i>p</i> and <i>p</i> · <i>k</i>, which "
                      "depend on the place.")
                       .arg(ofScores);
        case EncodingKind::Learned: {
            const QString rows = setup.learned
                                     ? tr("A table from a file, with %n row(s).", nullptr, int(setup.trainingLength))
                                     : tr("A table that training would fill; here it is untrained: %n random row(s).",
                                          nullptr, int(setup.trainingLength));
            if (setup.positions <= setup.trainingLength) return rows;
            return rows + sentenceSeparator() +
                   tr("From position %1 on it has nothing (hatched).").arg(formatInteger(setup.trainingLength));
        }
        case EncodingKind::Rotary:
            return tr("Each diagonal has one score: rotary turns query and key, so that only the offset counts.");
        case EncodingKind::Alibi:
            break;
    }
    return tr("Each step away lowers the score by <i>m</i> = %1 in head %2 of %3: ALiBi prefers what is near.")
        .arg(formatSignificantDigits(study.slope(), 3), formatInteger(setup.head), formatInteger(setup.heads));
}

QString EncodingsCompared::tryThis(EncodingKind kind, const EncodingOptions& setup) {
    QStringList suggestions{tr("Point at a mark: the panel says what was measured.")};
    if (kind != EncodingKind::Rotary)
        suggestions +=
            tr("<a href=\"encoding=rotary\">Choose the rotary encoding</a>, which turns queries and keys instead of "
               "adding to them.");
    else
        suggestions +=
            tr("<a href=\"encoding=sinusoidal\">Choose the sinusoidal encoding</a>, which adds sines and cosines.");
    if (kind == EncodingKind::Alibi)
        suggestions += tr("<a href=\"play:head\">Let <i>h</i> go from head to head</a>: the slope <i>m</i> falls.");
    else if (!setup.learned)
        suggestions += tr("<a href=\"preset:past-training\">Look at positions past the training length</a>.");
    return suggestions.join(sentenceSeparator());
}

QString EncodingsCompared::more(const EncodingsComparedStudy& study) {
    const EncodingKind kind = study.kind;
    const EncodingOptions& setup = study.setup;
    QStringList letters{
        tr("In the formula <i>q</i> is the query at position <i>i</i>, <i>k</i> the key at position <i>j</i> and "
           "<i>s</i> their score.")};
    if (hasTable(kind)) letters += tr("<i>p</i> is the encoding of a position: a row of the table.");
    if (kind == EncodingKind::Rotary) letters += tr("<i>R</i> turns the pairs of columns by the angles of a position.");
    if (kind == EncodingKind::Sinusoidal)
        letters +=
            tr("For comparison <i>p</i> is added to query and key here; the Transformer adds it to the embedding.");
    if (isProjected(kind))
        letters += tr("<i>W</i> is a random matrix that makes each row <i>p</i> as wide as the query.");
    if (kind == EncodingKind::Alibi)
        letters +=
            tr("<i>δ</i> is the distance of query and key, and the slope <i>m</i> says how much each step of it takes "
               "off the score. <i>H</i> says how many heads there are. The formula counts the heads <i>h</i> from 1, "
               "the parameter from 0.");
    QStringList sentences{letters.join(sentenceSeparator())};
    sentences +=
        tr("What the numbers say. Unique: the distance of the closest two positions. Bounded: the largest number. "
           "Offset alone: take all pairs of rows with the same offset. By how much do their dot products differ, "
           "divided by the largest of all? In range: how many of the next positions after the training length need no "
           "larger number and no new row or column. A model may still fail there: see the page “Training”. Linear "
           "shift: by how much the best matrix misses. A number like 4 · 10⁻¹⁶ is rounding.");
    sentences += tr(
        "Three encodings add no rows: under “offset alone” their scores are compared instead (*). In the other columns "
        "ALiBi is measured by what it takes off the scores, and Rotary by the matrix of its turns, which has each sine "
        "and cosine twice. ALiBi never raises a score above those seen in training, so it counts as in range.");
    sentences +=
        tr("A 0 is no merit where nothing changes with the offset: without positions all pairs are alike (✗), and "
           "one-hot says only “same” or “different” (◐). Between one-hot rows a matrix can make any step, even to a "
           "wrong row. So it proves nothing that a matrix makes the right step (◐).");
    sentences +=
        tr("By offset, the line is the mean and the grey band spans all values. All queries hold one and the same word "
           "here, and so do all keys: whatever differs comes from the encoding. Each small picture has a scale of its "
           "own.");
    if (kind == EncodingKind::Integer)
        sentences +=
            tr("The more the scores differ from key to key, the more of the weight a softmax gives to one key.");
    const double spread = study.measuresOf(kind).products.spread;
    // With huge loaded values the products are not finite.
    if (kind == EncodingKind::Learned && std::isfinite(spread))
        sentences += tr("Along a diagonal the dot product of two rows differs by up to %1 of the largest.")
                         .arg(formatSignificantDigits(spread, 2));
    if (kind == EncodingKind::Alibi) {
        sentences += tr("The paper looks back only; here both sides count.");
        if (!std::has_single_bit(std::uint64_t(setup.heads)))
            sentences += tr("<i>m</i> is 2^(−8(ℎ + 1)/𝐻) here for head ℎ of 𝐻, counted from 0; %1 is no power of two, "
                            "for which the authors’ code interleaves two such series instead.")
                             .arg(formatInteger(setup.heads));
    }
    return joinParagraphs(sentences);
}

Caption EncodingsCompared::caption(const EncodingsComparedStudy& study, const Scene& scene) const {
    const QString marks = tr("A row on grey passes all five tests; the panel explains the framed mark.");
    return {encodingDefinition(study.kind, study.setup), scene.parameters.show == "tests" ? marks : seen(study),
            tryThis(study.kind, study.setup), more(study),
            tr("Without positions self-attention cannot tell one order of the tokens from another. The sinusoidal "
               "encoding has all five properties. With the rotary encoding a score depends on the two words and on "
               "their offset, not on their positions.")};
}

QString EncodingsCompared::description(const EncodingsComparedStudy& study, const Scene&) const {
    QStringList sentences{tr("Nine encodings of positions, n = %1, d = %2, met by one query and one key.")
                              .arg(formatInteger(study.setup.positions), formatInteger(study.setup.dimensions)),
                          tr("A table says of each whether it has five properties, with the number measured; pictures "
                             "show its scores of position i (rows) for position j (columns), each on its own scale "
                             "from negative (blue) over 0 (neutral) to positive (red)."),
                          tr("Large: %1.").arg(kindName(study.kind))};
    return sentences.join(sentenceSeparator());
}

CellTags EncodingsCompared::tags(const EncodingsComparedStudy&, const Scene&, const Cell& cell) const {
    const auto matrix = comparedMatrix(cell.matrix);
    if (!matrix)
        return {{kindName(kEncodingKinds[std::size_t(cell.row)]), IndexRole::None},
                {propertyName(kEncodingProperties[std::size_t(cell.column)]), IndexRole::None}};
    const QString row = formatInteger(cell.row), column = formatInteger(cell.column);
    return {{kindName(matrix->kind), IndexRole::None},
            {(matrix->isScores ? tr("query at %1") : tr("position %1")).arg(row), IndexRole::I},
            {(matrix->isScores ? tr("key at %1") : tr("column %1")).arg(column), IndexRole::J}};
}

Explanation EncodingsCompared::explain(const EncodingsComparedStudy& study, const Scene&, const Cell& cell) const {
    Explanation explanation;
    explanation.derivation = study.derivation(cell);
    if (const auto matrix = comparedMatrix(cell.matrix)) {
        explanation.value = formatSignificantDigits(explanation.derivation.value, 4);
        explanation.sentence = (matrix->isScores ? tr("%1: score of position %2 for position %3")
                                                 : tr("%1: entry of position %2 in column %3"))
                                   .arg(kindName(matrix->kind), formatInteger(cell.row), formatInteger(cell.column));
        return explanation;
    }
    const EncodingKind kind = kEncodingKinds[std::size_t(cell.row)];
    const EncodingProperty property = kEncodingProperties[std::size_t(cell.column)];
    const Verdict verdict = verdictOf(study.measuresOf(kind), property);
    explanation.value = verdict == Verdict::NotApplicable ? QStringLiteral("–") : measureText(study, kind, property, 3);
    explanation.sentence =
        tr("%1, %2: %3. %4")
            .arg(kindName(kind), propertyName(property), verdictText(verdict), reason(study, kind, property));
    return explanation;
}

}  // namespace attention
