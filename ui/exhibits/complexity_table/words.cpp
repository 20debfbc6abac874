#include <algorithm>
#include <array>

#include "core/cost/cost_derivation.h"
#include "ui/exhibits/complexity_table/exhibit.h"
#include "ui/text/architecture_words.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// A column whose largest count is at least this is written with powers of ten.
constexpr Count kMinShortened = 100'000'000;

/// All digits of a count, which must fit into 64 bits.
QString inFull(Count count) {
    return formatInteger(std::int64_t(count));
}

/// An amount of memory in the unit that leaves one to three digits before the decimal point: "1.23 MB".
QString bytesWords(Count bytes) {
    static constexpr std::array kUnits{"B", "kB", "MB", "GB", "TB", "PB", "EB"};
    double value = double(bytes);
    std::size_t unit = 0;
    // From 999.5 on, a number with three digits would be rounded to 1000.
    while (value >= 999.5 && unit + 1 < kUnits.size()) {
        value /= 1000;
        ++unit;
    }
    return wholeOrSignificant(value, 3) + QChar(0x202F) + QString::fromUtf8(kUnits[unit]);
}

/// Three digits and a power of ten, "1.23·10⁹"; 0 is "0".
QString shortWords(Count count) {
    constexpr int kDigits = 3;
    if (count == 0) return inFull(count);
    const QString rounded = QString::number(double(count), 'e', kDigits - 1);
    const qsizetype mark = rounded.indexOf(u'e');
    return withDecimalSign(rounded.left(mark)) + QStringLiteral("·10") + superscript(rounded.mid(mark + 1).toInt());
}

/// A ratio with two digits, or more if needed to distinguish it from 1.
QString timesWords(double ratio) {
    int digits = 2;
    while (digits < 8 && QString::number(ratio, 'g', digits).toDouble() == 1) ++digits;
    return wholeOrSignificant(ratio, digits);
}

}  // namespace

QString ComplexityTable::countedUnit(const CostOptions& setting) {
    return setting.flops ? tr("FLOPs") : tr("multiply–adds");
}

QString ComplexityTable::layers(const std::vector<bool>& marked) {
    std::vector<Architecture> architectures;
    for (std::size_t row = 0; row < marked.size(); ++row)
        if (marked[row]) architectures.push_back(kComparedArchitectures[row]);
    return architecturesInSentence(architectures);
}

QString ComplexityTable::besideRecurrence(const ComplexityTableStudy& study) {
    const QString n = formatInteger(study.setting.n);
    const QString d = formatInteger(study.setting.d);
    constexpr auto kAttention = Architecture::Attention, kRecurrent = Architecture::Recurrent;
    const double ratio = study.ratio(kAttention, kRecurrent, CostColumn::Term);
    const QString more = timesWords(ratio);
    const QString less = timesWords(study.ratio(kRecurrent, kAttention, CostColumn::Term));
    if (!study.setting.projections) {
        // Both terms omit the same constant, 2, so that the ratio of the exact counts is the same.
        if (ratio > 1)
            return tr("n = %1 is larger than d = %2, so self-attention costs %3 times as much as recurrence, with "
                      "constants or without.")
                .arg(n, d, more);
        if (ratio < 1)
            return tr("n = %1 is smaller than d = %2, so recurrence costs %3 times as much as self-attention, with "
                      "constants or without.")
                .arg(n, d, less);
        return tr("n = d = %1, so self-attention costs as much as recurrence, with constants or without.").arg(n);
    }
    const QString exact = timesWords(study.ratio(kAttention, kRecurrent, CostColumn::Exact));
    if (ratio > 1)
        return tr("In O(·), self-attention costs %1 times as much as recurrence, as n = %2 exceeds d = %3; counted "
                  "exactly with its projections, %4 times as much.")
            .arg(more, n, d, exact);
    if (ratio < 1)
        return tr("In O(·), recurrence costs %1 times as much as self-attention, as n = %2 is below d = %3; counted "
                  "exactly with its projections, self-attention costs %4 times as much as recurrence.")
            .arg(less, n, d, exact);
    return tr("In O(·), self-attention costs as much as recurrence, as n = d = %1; counted exactly with its "
              "projections, %2 times as much.")
        .arg(n, exact);
}

QString ComplexityTable::lowestTerms(const ComplexityTableStudy& study) {
    const std::vector<bool>& terms = study.lowest(CostColumn::Term);
    const QString cheapest = layers(terms);
    const auto [n, d] = std::pair(study.setting.n, study.setting.d);
    const QString r = formatInteger(study.neighbours);
    // All terms are n d times one of k d, d, n and r, and r is at most n.
    if (study.neighbours > d)
        return (std::ranges::count(terms, true) == 1
                    ? tr("The lowest term is that of %1: d = %2 is smaller than n and than r = %3.")
                    : tr("The lowest terms are those of %1: d = %2 is smaller than n and than r = %3."))
            .arg(cheapest, formatInteger(d), r);
    if (study.neighbours == d && d == n)
        return tr("The lowest terms are those of %1: r = n = d = %2.").arg(cheapest, r);
    if (study.neighbours == d) return tr("The lowest terms are those of %1: r = d = %2.").arg(cheapest, r);
    if (study.neighbours == n) return tr("The lowest terms are those of %1: r = n = %2.").arg(cheapest, r);
    return tr("The lowest term is that of %1: r = %2 is smaller than n and than d.").arg(cheapest, r);
}

QString ComplexityTable::lowestCounts(const ComplexityTableStudy& study) {
    const std::vector<bool>& counts = study.lowest(CostColumn::Exact);
    const bool isOne = std::ranges::count(counts, true) == 1;
    if (counts == study.lowest(CostColumn::Term))
        return isOne ? tr("Its exact count is the lowest, too.") : tr("Their exact counts are the lowest, too.");
    return (isOne ? tr("The lowest exact count is that of %1.") : tr("The lowest exact counts are those of %1."))
        .arg(layers(counts));
}

QString ComplexityTable::valueInFull(const LayerCost& cost, CostColumn column) {
    return column == CostColumn::Memory ? tr("%1 bytes").arg(inFull(cost.memory)) : number(cost, column, false);
}

QString ComplexityTable::termMeaning(Architecture architecture, const ComplexityTableStudy& study) {
    const QString n = formatInteger(study.setting.n);
    const QString d = formatInteger(study.setting.d);
    switch (architecture) {
        case Architecture::Convolution:
        case Architecture::Dilated:
            return tr("Each of %1 outputs multiplies %2 inputs of width %3 with a d × d matrix of their place in the "
                      "kernel.")
                .arg(n, formatInteger(study.setting.kernel), d);
        case Architecture::Attention:
            return tr("%1 queries meet %1 keys; each meeting multiplies and adds %2 numbers. The constant 2, for "
                      "scores and weighted sums, is left out by O(·).")
                .arg(n, d);
        case Architecture::Restricted:
            return tr("%1 queries meet %2 keys each, fewer at the ends, which O(·) leaves out like the constant 2; "
                      "each meeting multiplies and adds %3 numbers.")
                .arg(n, formatInteger(study.neighbours), d);
        default:
            return tr("Each of %1 steps multiplies a state of width %2 with a d × d matrix. The constant 2, for input "
                      "and state, is left out by O(·).")
                .arg(n, d);
    }
}

QString ComplexityTable::exactMeaning(Architecture architecture) {
    switch (architecture) {
        case Architecture::Convolution:
        case Architecture::Dilated:
            return tr("One product with a matrix for each place of the kernel.");
        case Architecture::Attention:
        case Architecture::Restricted:
            return tr("Every meeting of a query and a key counts twice: for its score and for its weighted value.");
        default:
            return tr("Every step has two products with a matrix: one for the input, one for the state.");
    }
}

QString ComplexityTable::pathMeaning(Architecture architecture, const ComplexityTableStudy& study) {
    const auto& [n, d, kernel, radius, projections, flops, training] = study.setting;
    const auto row = std::ranges::find(kComparedArchitectures, architecture) - kComparedArchitectures.begin();
    const QString exact = exactPath(study, std::size_t(row));
    switch (architecture) {
        case Architecture::Convolution:
        case Architecture::Dilated:
            if (kernel == 1 && n == 1)
                return tr(
                    "A kernel of one token never connects two: the term is infinite, though with n = 1 there is no "
                    "pair to connect.");
            if (kernel == 1) return tr("A kernel of one token never connects two: the path is infinite.");
            return architecture == Architecture::Convolution
                       ? tr("The term n/k leaves constants out; exactly, ⌈(n − 1)/(k − 1)⌉ = %1 layers until some "
                            "output sees the first and the last token. See Paths.")
                             .arg(exact)
                       : tr("The term is the logarithm of n to the base k; exactly, %1 layers until some output sees "
                            "the first and the last token, each with k times the dilation of the one before.")
                             .arg(exact);
        case Architecture::Attention:
            return tr("Every output sees every token.");
        case Architecture::Restricted:
            if (radius < n - 1 && study.neighbours == n)
                return tr(
                    "The term n/r is one layer, as r = n; but no token at an end meets the other end, which takes two "
                    "layers.");
            if (radius == 0 && n == 1)
                return tr(
                    "A token that meets only itself is never connected: the term is infinite, though with n = 1 there "
                    "is no pair to connect.");
            if (radius == 0) return tr("A token that meets only itself is never connected: the path is infinite.");
            return tr("The term n/r, with r = 2ρ + 1 neighbours; exactly, %1 layers until some output sees the first "
                      "and the last token. See Paths.")
                .arg(exact);
        default:
            return tr("What the first token says is carried from step to step to the last.");
    }
}

QString ComplexityTable::meaning(Architecture architecture, CostColumn column, const ComplexityTableStudy& study) {
    switch (column) {
        case CostColumn::Term:
            return termMeaning(architecture, study);
        case CostColumn::Exact:
            return exactMeaning(architecture) + sentenceSeparator() + counted(study.setting);
        case CostColumn::Sequential:
            return architecture == Architecture::Recurrent ? tr("Each step needs the state of the one before.")
                                                           : tr("All outputs can be computed at once.");
        case CostColumn::Path:
            return pathMeaning(architecture, study);
        case CostColumn::Memory:
            return tr(
                "What the layer keeps for its backward pass, 8 bytes for each number; a forward pass alone could "
                "forget it.");
        case CostColumn::Parameters:
            if (architecture == Architecture::Attention || architecture == Architecture::Restricted)
                return study.setting.projections ? tr("Four projections of d × d, biases left out.")
                                                 : tr("Without projections there is nothing to learn.");
            return architecture == Architecture::Recurrent
                       ? tr("A matrix for the input and one for the state, biases left out.")
                       : tr("A d × d matrix for each place of the kernel, biases left out.");
    }
    return {};
}

QString ComplexityTable::seen(const ComplexityTableStudy& study) {
    const LayerCost& attention = study.costOf(Architecture::Attention);
    const LayerCost& recurrent = study.costOf(Architecture::Recurrent);
    return tr("The formula divides self-attention’s operations by recurrence’s, without constants: %1 ÷ %2. Counted "
              "exactly, self-attention needs %3, and recurrence, with two matrices in each step, %4.")
        .arg(inFull(attention.term), inFull(recurrent.term), inFull(attention.exact), inFull(recurrent.exact));
}

QString ComplexityTable::more(const ComplexityTableStudy& study) {
    QStringList sentences{
        tr("<i>n</i> is the number of tokens, <i>d</i> their width, <i>k</i> the kernel size of a convolution. A query "
           "of restricted self-attention meets <i>ρ</i> keys on either side and the key at its own place: <i>r</i> = "
           "2<i>ρ</i> + 1, here %1 at most.")
            .arg(formatInteger(study.neighbours)),
        tr("The formula inside O(·) is called the layer’s term. It leaves out constants."),
        tr("“In sequence” counts steps that have to wait for each other. “Longest path” counts, exactly, the layers or "
           "steps until some output sees the first and the last token."),
        tr("“Memory” is what a layer keeps in order to learn, 8 bytes for each number. “Parameters” are the numbers "
           "that it learns.") +
            sentenceSeparator() +
            (study.setting.projections
                 ? tr("Those of attention make its queries, keys, values and output, the <a "
                      "href=\"term:projection\">projections</a>.")
                 : tr("Attention has none here, because the <a href=\"term:projection\">projections</a> that make "
                      "queries, keys, values and output are left out.")),
        lowestTerms(study) + sentenceSeparator() + lowestCounts(study)};
    sentences += unusual(study);
    if (!study.setting.projections)
        sentences +=
            tr("The chart draws the terms: there self-attention crosses a convolution at n = kd. Counted exactly they "
               "cross at n = kd/2, because attention multiplies twice: for the scores and for the weighted sums.");
    sentences +=
        tr("Sources: Vaswani et al. 2017, Table 1, and Dive into Deep Learning, section 11.6.2 (path n/k: the book; "
           "dilated and restricted paths: the paper).");
    sentences += tr("<a href=\"play:n\">Let n grow</a> and watch which bar becomes the longest.");
    sentences +=
        tr("<a href=\"preset:unconnected\">Set the kernel size to 1</a>: a convolution then connects no two tokens.");
    return joinParagraphs(sentences);
}

QString ComplexityTable::tryThis(const CostOptions& setting) {
    QStringList suggestions;
    if (setting.n <= setting.d)
        suggestions += tr("<a href=\"n=%1\">Set n to %2</a>: now the formula of self-attention gives more than that of "
                          "recurrence.")
                           .arg(2 * setting.d)
                           .arg(formatInteger(2 * setting.d));
    else if (2 * setting.n <= maxAxisSize(AxisVariable::D))
        suggestions += tr("<a href=\"d=%1\">Set d to %2</a>: now the formula of self-attention gives less than that of "
                          "recurrence.")
                           .arg(2 * setting.n)
                           .arg(formatInteger(2 * setting.n));
    suggestions += setting.projections ? tr("<a href=\"projections=off\">Leave out the projections</a>.")
                                       : tr("<a href=\"projections=on\">Include the projections</a>.");
    return suggestions.join(sentenceSeparator());
}

ExhibitTexts ComplexityTable::textsFor(const Scene&) const {
    return {tr("Table"), tr("What a layer costs"),
            tr("Self-attention reaches every token in one step, at quadratic cost.")};
}

std::vector<Preset> ComplexityTable::presets() const {
    return {
        {kStartPreset, tr("Start"),
         tr("100 tokens of width 20: self-attention has the longest bar of operations, and the shortest path."),
         "n=100; d=20; kernel=3; radius=4"},
        {"book", tr("As in the book"),
         tr("n = 60, d = 32, k = 3: the sizes of the encodings in Dive into Deep Learning."), "n=60; d=32; kernel=3"},
        {"sentence", tr("A sentence in a wide model"),
         tr("32 tokens of width 512: n is less than d, and self-attention costs less than recurrence."),
         "n=32; d=512; radius=4"},
        {"equal", tr("As long as wide"), tr("At n = d self-attention and recurrence cost the same."), "n=64; d=64"},
        {"long-document", tr("A long document"),
         tr("100 000 tokens: the square of the length outgrows all else, a neighbourhood of 257 does not."),
         "n=100000; d=512; radius=128"},
        {"projections", tr("With projections"),
         tr("Queries, keys, values and output are products with matrices, too: 4 n d² more."),
         "n=512; d=512; projections=on"},
        {"training", tr("A training step in FLOPs"),
         tr("Forward and backward, two operations for each multiply–add: six times the count."),
         "n=512; d=512; projections=on; count=flop; pass=training"},
        {"unconnected", tr("Nothing is connected"),
         tr("k = 1 and radius 0: each token sees only itself, however many layers there are."), "kernel=1; radius=0"},
        {"one-count", tr("One count, explained"), tr("The multiply–adds of self-attention: scores and weighted sums."),
         "row=3; column=1"},
    };
}

Caption ComplexityTable::caption(const ComplexityTableStudy& study, const Scene&) const {
    return {{study.attentionToRecurrenceRatio()},
            seen(study),
            tryThis(study.setting),
            more(study),
            tr("The fewer steps in sequence, the more a machine can do at once. The shorter the paths, the more easily "
               "a layer learns what is far apart. Attention is worth its price while n is not far above d. Beyond "
               "that, restrict it to neighbours.")};
}

QString ComplexityTable::description(const ComplexityTableStudy& study, const Scene&) const {
    QStringList sentences{tr("What convolution, dilated convolution, recurrence, self-attention and restricted "
                             "self-attention cost per layer at %1.")
                              .arg(sizes(study)),
                          counted(study.setting)};
    return sentences.join(sentenceSeparator());
}

CellTags ComplexityTable::tags(const ComplexityTableStudy&, const Scene&, const Cell& cell) const {
    return {{architectureWords(kComparedArchitectures[std::size_t(cell.row)])},
            {heads(kCostColumns[std::size_t(cell.column)]).front()}};
}

Explanation ComplexityTable::explain(const ComplexityTableStudy& study, const Scene&, const Cell& cell) const {
    const LayerCost& cost = study.costs[std::size_t(cell.row)];
    const CostColumn column = kCostColumns[std::size_t(cell.column)];
    Explanation explanation;
    explanation.value = valueInFull(cost, column);
    explanation.sentence = meaning(cost.architecture, column, study);
    explanation.derivation = costDerivation(cost.architecture, column, study.setting);
    return explanation;
}

QString ComplexityTable::number(const LayerCost& cost, CostColumn column, bool isShort) {
    if (column == CostColumn::Path) return wholeOrSignificant(cost.path, 3);
    if (column == CostColumn::Memory) return bytesWords(cost.memory);
    return isShort ? shortWords(costCount(cost, column)) : inFull(costCount(cost, column));
}

QString ComplexityTable::exactPath(const ComplexityTableStudy& study, std::size_t row) {
    return wholeOrSignificant(study.exactPaths[row], 3);
}

QString ComplexityTable::value(const ComplexityTableStudy& study, const LayerCost& cost, CostColumn column) {
    Count max = 0;
    for (const LayerCost& each : study.costs)
        max = isOperations(column) ? std::max({max, each.term, each.exact}) : std::max(max, costCount(each, column));
    return number(cost, column, max >= kMinShortened);
}

QStringList ComplexityTable::widestNumbers(CostColumn column) {
    constexpr Count kMaxAttentionTokens = 4096;
    if (column == CostColumn::Sequential || column == CostColumn::Path) return {inFull(kMaxAttentionTokens)};
    if (column == CostColumn::Memory) return {bytesWords(100'000'000), bytesWords(10'100'000)};
    return {shortWords(kMinShortened), inFull(99'999'999)};
}

QStringList ComplexityTable::heads(CostColumn column, bool isPlain) {
    if (isPlain && column == CostColumn::Path)
        return {tr("From first to last token"), tr("First to last token"), tr("Path")};
    switch (column) {
        case CostColumn::Term:
            return {tr("Operations")};
        case CostColumn::Exact:
            return {tr("Exact count"), tr("Exact")};
        case CostColumn::Sequential:
            return {tr("In sequence"), tr("Steps")};
        case CostColumn::Path:
            return {tr("Longest path"), tr("Path")};
        case CostColumn::Memory:
            return {tr("Memory")};
        case CostColumn::Parameters:
            return {tr("Parameters")};
    }
    return {};
}

QStringList ComplexityTable::units(CostColumn column, const CostOptions& setting, bool isPlain) {
    if (isPlain && column == CostColumn::Path) return {tr("steps between them"), tr("steps")};
    if (column == CostColumn::Term) return {tr("without constants"), tr("term")};
    if (column == CostColumn::Sequential) return {tr("steps")};
    if (column == CostColumn::Path) return {tr("exact steps"), tr("steps")};
    if (column == CostColumn::Exact) return {countedUnit(setting), setting.flops ? tr("FLOPs") : tr("counted")};
    if (column == CostColumn::Memory) return {tr("kept, 8 B each"), tr("kept")};
    return {tr("counted")};
}

QString ComplexityTable::sizes(const ComplexityTableStudy& study) {
    const CostOptions& setting = study.setting;
    return (study.neighbours == 2 * setting.radius + 1 ? tr("n = %1, d = %2, k = %3, ρ = %4, r = 2ρ + 1 = %5")
                                                       : tr("n = %1, d = %2, k = %3, ρ = %4, r = n = %5"))
        .arg(formatInteger(setting.n), formatInteger(setting.d), formatInteger(setting.kernel),
             formatInteger(setting.radius), formatInteger(study.neighbours));
}

QString ComplexityTable::sizesInWords(const CostOptions& setting) {
    return tr("Text length n = %1, width d = %2. A kernel covers k = %3 tokens, restricted self-attention ρ = %4 on "
              "either side.")
        .arg(formatInteger(setting.n), formatInteger(setting.d), formatInteger(setting.kernel),
             formatInteger(setting.radius));
}

QStringList ComplexityTable::comparison(const ComplexityTableStudy& study) {
    return {besideRecurrence(study),
            study.setting.n == 1 ? tr("With a single token there is nothing to wait for and nothing to connect.")
                                 : tr("Self-attention needs 1 step in sequence, not %1, and joins any two tokens.")
                                       .arg(formatInteger(study.setting.n))};
}

QStringList ComplexityTable::longestComparisons(const ComplexityTableStudy& study) {
    QStringList longest;
    CostOptions sizes = study.setting;
    for (const auto& [n, d] : {std::pair(4089, 1000), std::pair(1000, 4089), std::pair(4096, 4096)}) {
        sizes.n = n, sizes.d = d;
        longest += comparison(ComplexityTableStudy(sizes, false)).join(sentenceSeparator());
    }
    return longest;
}

QString ComplexityTable::longestNotes(const ComplexityTableStudy& study, bool isSizesOnly) {
    CostOptions sizes = study.setting;
    sizes.n = 4096, sizes.d = 1024, sizes.kernel = 15, sizes.radius = 64;
    return isSizesOnly ? sizesInWords(sizes)
                       : notes(ComplexityTableStudy(sizes, false), true).join(sentenceSeparator());
}

QStringList ComplexityTable::notes(const ComplexityTableStudy& study, bool isInWindow) {
    return {tr("%1.", "a sentence").arg(sizes(study)),
            isInWindow ? tr("In sequence: steps that wait for each other. Longest path: steps until one output sees "
                            "the first and last token. Convolution: a d × d matrix for each of k tokens. Dilated: with "
                            "gaps between them. Recurrent: reads token after token, with two d × d matrices each time. "
                            "Restricted: only tokens nearby.")
                       : tr("Vaswani et al. 2017; d2l.ai 11.6.2."),
            counted(study.setting, isInWindow)};
}

QStringList ComplexityTable::unusual(const ComplexityTableStudy& study) {
    const auto& [n, d, kernel, radius, projections, flops, training] = study.setting;
    QStringList sentences;
    if (kernel == 1) {
        sentences += n == 1 ? tr("With k = 1 the formula of a convolution's path gives infinity, though a single token "
                                 "has nothing to connect.")
                            : tr("With k = 1 no number of convolutions connects two tokens: their path is infinite.");
        sentences += tr("With k = 1 a convolution has the term of recurrence; counted exactly, it costs half as much.");
    }
    if (radius == 0)
        sentences += n == 1 ? tr("With ρ = 0 the term of a restricted layer's path is infinite, though one token has "
                                 "no pair to connect.")
                            : tr("With ρ = 0 each token meets only itself: no number of restricted layers connects two "
                                 "tokens, their path is infinite.");
    if (kernel % 2 == 0)
        sentences +=
            tr("k = %1 is even: output i sees the inputs from i − %2 to i + %3.")
                .arg(formatInteger(kernel), formatInteger(study.reach.before), formatInteger(study.reach.after));
    if (kernel > n)
        sentences +=
            tr("The kernel is longer than the text: products with the zeros around it are counted as well, and n/k is "
               "less than one layer.");
    if (radius > 0 && n > 1 && radius >= n - 1)
        sentences +=
            tr("The radius ρ = %1 reaches every token, so r = n and nothing is restricted.").arg(formatInteger(radius));
    else if (n > 1 && study.neighbours == n)
        sentences +=
            tr("r = n, yet only tokens in the middle meet all keys: counted exactly, restricted self-attention costs "
               "less than self-attention, and the ends of the text are two layers apart.");
    return sentences;
}

QString ComplexityTable::counted(const CostOptions& setting, bool isInFull) {
    const QString operations = setting.flops ? tr("FLOPs (two for each multiply–add)")
                               : isInFull    ? tr("multiply–adds (one multiplication and one addition)")
                                             : tr("multiply–adds");
    const QString pass = setting.training ? tr("a training step (three times a forward pass)")
                                          : tr("a forward pass (outputs computed once)");
    const QString projections =
        isInFull ? tr(", the products that make queries, keys, values and output", "the projections") : QString();
    return (setting.projections ? tr("Counted: %1 of %2, with attention’s projections%3.")
                                : tr("Counted: %1 of %2, without attention’s projections%3."))
        .arg(operations, pass, projections);
}

}  // namespace attention
