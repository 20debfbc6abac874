#include <algorithm>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/position_head_derivation.h"
#include "core/attention/position_head_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

using Kind = PositionHeadKind;

/// A weight with three significant digits; above 0.99 with five, so that it differs from 1.
QString weightText(double value) {
    if (value == 0 || value == 1) return formatDecimals(value, 0);
    return formatSignificantDigits(value, value > 0.99 ? 5 : 3);
}

QString shiftsText(const PositionHeadOptions& setting) {
    QStringList members;
    for (const Index shift : setting.offsets) members += formatInteger(shift);
    return joinList(members);
}

/// The key at a shift from query i.
QString keyText(Index shift) {
    if (shift == 0) return QStringLiteral("<i>i</i>");
    return QStringLiteral("<i>i</i>\u00a0%1\u00a0%2")
        .arg(shift < 0 ? QStringLiteral("−") : QStringLiteral("+"), formatInteger(std::abs(shift)));
}

/// The kind of head that is described: with words as the only content it is "same word", whatever kind was chosen.
Kind shownKind(const PositionHeadOptions& setting) {
    return setting.contentMix == 1 && setting.kind != Kind::LocalWindow ? Kind::SameWord : setting.kind;
}

bool noSharpness(const PositionHeadOptions& setting) {
    return setting.kind == Kind::LocalWindow && setting.contentMix == 0;
}

/// The exhibit of position heads: its presets and texts.
class PositionHeads : public ExhibitWithStudy<PositionHeadStudy> {
    Q_DECLARE_TR_FUNCTIONS(PositionHeads)

 public:
    PositionHeads()
        : ExhibitWithStudy(
              {.id = "position-heads",
               .chapter = Chapter::Position,
               .makeFigure = positionHeadsFigure,
               .presentationKeys = {"offset", "sharpness"},
               .uses =
                   {
                       {.key = "tokens"},
                       {.key = "n",
                        .maximum = 512,
                        .sliderMaximum = 128,
                        .label = CoreMessages::tr("tokens"),
                        .tooltip = CoreMessages::tr("How many tokens the sentence has.")},
                       {.key = "d", .minimum = 2, .maximum = 512, .sliderMaximum = 256, .multipleOf = 2},
                       {.key = "position-head"},
                       {.key = "offset", .sliderMinimum = -19, .sliderMaximum = 19},
                       {.key = "offsets"},
                       {.key = "sharpness", .sliderMaximum = 200},
                       {.key = "content-mix"},
                       {.key = "radius", .maximum = 512, .sliderMaximum = 19},
                       {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
                       {.key = "seed", .sliderMaximum = 99},
                       {.key = "row"},
                       {.key = "column", .dynamicMaximum = lastIndexOf<&Parameters::n>, .dynamicMaximumText = "n - 1"},
                   },
               .tables =
                   {
                       {"weights",
                        "a query, 0 to n - 1",
                        {{"key", "0 to n - 1", ColumnType::Real, "attention weight of that key"}}},
                       {"scores",
                        "a query, 0 to n - 1",
                        {{"key", "0 to n - 1", ColumnType::Real,
                          "(1 - c) q_i . p_j + c x_i . x_j, before sharpness / sqrt(d)"}}},
                       {"queries", "a query, 0 to n - 1", dimensionColumns("the positions' part of the query")},
                       {"keys", "a key, 0 to n - 1", dimensionColumns("sinusoidal encoding of its position")},
                       {"content", "a token, 0 to n - 1",
                        dimensionColumns("embedding of the word, of length sqrt(d / 2)")},
                       {"attended",
                        "a query, 0 to n - 1",
                        {{"query", "", ColumnType::Integer, "position of the query"},
                         {"token", "", ColumnType::Text, "the token there"},
                         {"key", "", ColumnType::Integer, "the key with the largest weight"},
                         {"key-token", "", ColumnType::Text, "the token there"},
                         {"weight", "", ColumnType::Real, "that weight"},
                         {"expected", "", ColumnType::Text,
                          "the keys that the head is made to find, with blanks between them; none if there is no such "
                          "key"},
                         {"expected-weight", "", ColumnType::Real, "their weights together"}}},
                   },
               .tabs = {{"weights", CoreMessages::tr("Where the weight goes")},
                        {"query", CoreMessages::tr("How the query is made")},
                        {"every-query", CoreMessages::tr("Every query")}},
               .selectionKind = SelectionKind::QueryKey}) {}
    /// Only the sentence determines parameters; arrays that were loaded in other exhibits are ignored.
    std::vector<DerivedParameter> derivedParameters(const Scene& scene) const override {
        return tokenDerivedParameters(withoutArrays(scene));
    }

    double memoryNeeded(const Scene& scene) const override {
        const auto n = double(scene.parameters.n), d = double(scene.parameters.d);
        // Scores and weights, queries, keys and content; twice, because the previous study is still shown.
        return 2 * sizeof(double) * (2 * n * n + 3 * n * d + 1);
    }
    ExhibitTexts textsFor(const Scene& scene) const override {
        const QString name = tr("Position heads");
        switch (shownKind(positionHeadOptions(scene.parameters))) {
            case Kind::SameWord:
                return {name, tr("A head that looks for the same word"),
                        tr("Where query and key are the word itself, equal words attend to each other, wherever they "
                           "stand.")};
            case Kind::FirstToken:
                return {name, tr("A head that looks at the first token"),
                        tr("If every query is the first position, every token attends to the first token.")};
            case Kind::LocalWindow:
                return {name, tr("A head that sees a window"),
                        tr("A mask leaves each query only the keys nearby; all others get a weight of 0.")};
            case Kind::Rotation:
                break;
        }
        return {name, tr("A head that looks δ places away"),
                tr("Shift the query by δ, and it finds the key δ places further on.")};
    }
    std::vector<Preset> presets() const override {
        return {
            {"start", tr("Three words ahead"),
             tr("“sat” looks three places ahead: “mat” gets nearly all of its weight."),
             "tokens=the cat sat on the mat and slept; n=8; row=2; column=5"},
            {"three-ahead", tr("Three places ahead"),
             tr("20 tokens, scores 100 times as large as usual: the key three places ahead gets a weight of 0.99999."),
             "tokens=; n=20; row=8; column=11"},
            {"plain-scale", tr("Scores as usual"),
             tr("The same head at sharpness 1: its scores are divided by √d alone, and that key gets 0.09, hardly more "
                "than its neighbours."),
             "tokens=; n=20; sharpness=1; row=8; column=11"},
            {"token-before", tr("The token before"),
             tr("δ = −1: heads like this are found in many trained models. The first token has no token before it."),
             "tokens=attention weights depend on what words say and where they stand; n=11; offset=-1; row=5; "
             "column=4"},
            {"two-shifts", tr("Two shifts in one head"),
             tr("The query is the sum of two, turned by −3 and by 3: each of both keys gets half of the weight."),
             "tokens=; n=20; offsets=-3,3; row=8; column=5"},
            {"too-close", tr("Two shifts that are too close"),
             tr("−1 and 1: both curves of scores are round at the top, so their sum peaks between them, at the token "
                "itself."),
             "tokens=; n=20; offsets=-1,1; row=8; column=8"},
            {"same-word", tr("The same word"),
             tr("Queries and keys are the words themselves: a word that stands twice shares its weight between both."),
             "position-head=same-word; n=6; row=0; column=3"},
            {"first-token", tr("The first token"),
             tr("Every query is p₀, the encoding of position 0: all attend to it, wherever they stand."),
             "tokens=; n=20; position-head=first-token"},
            {"window", tr("A window"),
             tr("Only keys up to two places away can be seen, and among them words decide a little."),
             "tokens=; n=20; position-head=local-window; radius=2; sharpness=2; content-mix=0.3"},
            {"mixed", tr("Place and word together"),
             tr("Nine tenths of the score look two places ahead, one tenth looks for the same word: “cat” gives weight "
                "to that place, to itself and to the other “cat”."),
             "tokens=the cat saw the other cat; n=6; offset=2; content-mix=0.1; sharpness=20; row=1; column=3"},
        };
    }
    Caption caption(const PositionHeadStudy& study, const Scene&) const override {
        return {positionHeadDefinition(study.setting, study.dimensions()), seen(study), tryThis(study), more(study),
                whyItMatters(study.setting)};
    }
    QString description(const PositionHeadStudy& study, const Scene&) const override {
        QStringList sentences;
        sentences +=
            tr("Left: the attention weights of every query (rows) over every key (columns), green from 0 to 1; "
               "outlined in cyan what the head is made to find.");
        sentences +=
            tr("Right: lines from each token to the tokens that it attends to, as wide as the weight; below them the "
               "weights of one query and, where there is room, its scores.");
        if (queriesUsePositions(study.setting))
            sentences += tr("Where there is room, clocks show how that query is made of its position.");
        sentences +=
            tr("%1 token(s) in %2 dimensions: %3.", nullptr, int(study.count()))
                .arg(formatInteger(study.count()), formatInteger(study.dimensions()), tokensText(study.input.words));
        sentences += kindSentence(study.setting);
        sentences += tr("Sharpness %1.").arg(editableText(study.setting.sharpness));
        return sentences.join(sentenceSeparator());
    }
    CellTags tags(const PositionHeadStudy& study, const Scene&, const Cell& cell) const override {
        const auto wordAt = [&](std::int64_t position) { return quotedWord(study.input.words[std::size_t(position)]); };
        return {{tr("query %1: %2").arg(formatInteger(cell.row), wordAt(cell.row)), IndexRole::I},
                {tr("key %1: %2").arg(formatInteger(cell.column), wordAt(cell.column)), IndexRole::J},
                {tr("shift %1").arg(formatInteger(cell.column - cell.row)), IndexRole::Delta}};
    }
    /// Without tags.
    Explanation explain(const PositionHeadStudy& study, const Scene&, const Cell& cell) const override {
        Explanation explanation;
        explanation.derivation = study.derivation(cell);
        explanation.value = weightText(explanation.derivation.value);
        explanation.sentence = study.head->attended[std::size_t(cell.row)].targetKeys.empty()
                                   ? tr("a weight of a query whose key does not exist: it goes to others")
                               : study.isExpected(cell.row, cell.column)
                                   ? tr("the weight of a key that the head looks for")
                                   : tr("the weight of another key");
        const auto& steps = explanation.derivation.steps;
        if (std::ranges::find(steps, "scaled score", &DerivationLine::name) != steps.end())
            explanation.sentence +=
                QStringLiteral("; ") + tr("z is the dot product times β/√d; subtracting m, the largest z, from every z "
                                          "leaves the weights as they are; exp x is e to the power x; N is the sum of "
                                          "the row’s exponentials");
        return explanation;
    }
    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override {
        const PositionHeadOptions setting = positionHeadOptions(scene.parameters);
        const bool isRotation = setting.kind == Kind::Rotation;
        if (key == "offset" && isRotation && !listedShifts(scene.parameters).empty())
            return {tr("The listed shifts stand in its place."), "without --offsets"};
        if ((key == "offset" || key == "offsets") && !isRotation)
            return {tr("Only the head that looks δ places away has one."), "with --position-head rotation"};
        if (key == "content-mix" && setting.kind == Kind::SameWord)
            return {tr("This head looks at words alone."), "with another --position-head than same-word"};
        if ((key == "offset" || key == "offsets" || key == "base") && !queriesUsePositions(setting))
            return {tr("This head asks for no place.")};
        if (key == "radius" && setting.kind != Kind::LocalWindow)
            return {tr("Only the head with a window around has one."), "with --position-head local-window"};
        const bool usesWords = setting.kind == Kind::SameWord || setting.contentMix > 0;
        if (key == "seed" && !usesWords) return {tr("Words play no part while the content is 0.")};
        if (key == "sharpness" && setting.kind == Kind::LocalWindow && !usesWords)
            return {tr("All scores in the window are 0."), "with --content-mix above 0"};
        return {};
    }

 private:
    static QString whyItMatters(const PositionHeadOptions& setting) {
        const Kind kind = shownKind(setting);
        if (kind == Kind::SameWord)
            return tr(
                "Such a head finds what was said before, however far back. It cannot tell one of two equal words from "
                "the other: that needs a position.");
        if (kind == Kind::LocalWindow)
            return tr(
                "With a window of ρ places to either side, n tokens need about n · (2ρ + 1) weights, not n². What is "
                "further away is reached through several layers (Longformer, Beltagy et al. 2020).");
        const QString found =
            tr("Heads that look at the token before, at the next one or at the first one are found in trained models "
               "(Clark et al. 2019, Voita et al. 2019).");
        if (kind == Kind::FirstToken) return found;
        return tr("A shift turns every encoding by the same matrix, and a head can learn that matrix: so attention can "
                  "make use of positional encoding.") +
               sentenceSeparator() + found;
    }
    static QString kindSentence(const PositionHeadOptions& setting) {
        if (setting.kind == Kind::SameWord || (setting.contentMix == 1 && setting.kind != Kind::LocalWindow))
            return tr("The head looks for the same word.");
        QString text;
        if (setting.kind == Kind::FirstToken)
            text = tr("The head looks for the first token.");
        else if (setting.kind == Kind::LocalWindow)
            text = tr("The head sees a window of %1 places to either side.").arg(formatInteger(setting.radius));
        else
            text = tr("The head looks for the places at shift %1.").arg(shiftsText(setting));
        if (setting.contentMix > 0)
            text += sentenceSeparator() +
                    tr("A part of %1 of the score compares words.").arg(editableText(setting.contentMix));
        return text;
    }
    /// The observation about a head that looks for keys at given shifts.
    static QString bestKeySeen(const PositionHeadStudy& study) {
        const QString key = keyText(study.setting.offsets.front());
        if (study.head->untargetedQueries == study.count()) return tr("Key %1 would fit query <i>i</i> best.").arg(key);
        const QString beta = editableText(study.setting.sharpness), weight = weightText(study.head->meanTargetWeight);
        return study.setting.sharpness == 1
                   ? tr("Key %1 fits query <i>i</i> best: its mean weight is %2. The scores stay "
                        "as they are (<i>β</i> = 1).")
                         .arg(key, weight)
                   : tr("With sharpness <i>β</i> = %3, query <i>i</i> gives key %1 a mean weight "
                        "of %2; with <i>β</i> = 1, %4.")
                         .arg(key, weight, beta, formatDecimals(study.meanTargetWeightUnsharpened, 2));
    }
    static QString rotationSeen(const PositionHeadStudy& study) {
        const PositionHeadOptions& setting = study.setting;
        const bool isOne = setting.offsets.size() == 1;
        QString text;
        if (isOne && setting.contentMix > 0)
            text = tr("Each query asks twice: its position, turned by δ = %1, for the key %1 places away, and its word "
                      "for the same word.")
                       .arg(formatInteger(setting.offsets.front()));
        else if (isOne)
            text = bestKeySeen(study) + sentenceSeparator() +
                   tr("Each query is its position’s encoding, turned by δ = %1. Words do not count here.")
                       .arg(formatInteger(setting.offsets.front()));
        else
            text = tr("Each query is a sum: its position’s encoding, turned by %1. So its scores are sums, too. Shifts "
                      "far apart share the weight. Close ones make one peak between them.")
                       .arg(shiftsText(setting));
        if (study.head->untargetedQueries == 0) return text;
        return text + sentenceSeparator() +
               tr("%1 of %2 queries are hatched: the key that they look for lies outside the sentence.")
                   .arg(formatInteger(study.head->untargetedQueries), formatInteger(study.count()));
    }
    static QStringList rotationMore(const PositionHeadStudy& study) {
        const PositionHeadOptions& setting = study.setting;
        const PositionHead& head = *study.head;
        QStringList sentences;
        const bool isOne = setting.offsets.size() == 1;
        const bool isPlaceAlone = setting.contentMix == 0 && setting.sharpness > 0;
        if (head.untargetedQueries < study.count()) {
            const QString mean = weightText(head.meanTargetWeight);
            const QString queries = formatInteger(study.count() - head.untargetedQueries);
            if (isOne && isPlaceAlone)
                sentences += tr("The mean is taken over the %1 queries whose key exists.").arg(queries);
            else
                sentences +=
                    (isOne ? tr("The %3 queries whose key exists give it %1 of their weight on average, at <i>β</i> = "
                                "%2.")
                           : tr("The %3 queries whose keys exist give them together %1 of their weight on average, at "
                                "<i>β</i> = %2."))
                        .arg(mean, editableText(setting.sharpness), queries);
            if (!isOne || !isPlaceAlone)
                sentences +=
                    tr("For %1 of them it is the largest of the row.").arg(formatInteger(study.matchedQueries()));
        }
        if (const AttendedKey* without = study.lastUntargetedQuery()) {
            const auto word = [&](Index at) { return quotedWord(study.input.words[std::size_t(at)]); };
            sentences +=
                (isPlaceAlone ? tr("Where the sentence has no such key, the weight goes to the nearest keys: the "
                                   "last such query, %3, gives %1 to key %2, %4.")
                              : tr("Where the sentence has no such key, the weight goes to other keys: the last "
                                   "such query, %3, gives %1 to key %2, %4."))
                    .arg(weightText(without->weight), formatInteger(without->key), word(without - head.attended.data()),
                         word(without->key));
        }
        return sentences;
    }
    static QString seen(const PositionHeadStudy& study) {
        const PositionHeadOptions& setting = study.setting;
        if (setting.kind == Kind::Rotation && queriesUsePositions(setting)) return rotationSeen(study);
        if (setting.kind == Kind::FirstToken && queriesUsePositions(setting))
            return tr(
                "Every query is <i>p</i>₀, the encoding of position 0: all rows are the same, and all attend to the "
                "first token.");
        if (setting.kind == Kind::LocalWindow)
            return tr("Masked keys have a weight of exactly 0: each query sees only the others, up to %1 keys.")
                       .arg(formatInteger(std::min<Index>(study.count(), 2 * setting.radius + 1))) +
                   sentenceSeparator() +
                   (setting.contentMix > 0
                        ? tr("Inside, words decide.")
                        : tr("Inside, all scores are 0, and the weights are equal: a moving average."));
        return tr(
            "Query and key are the word itself, so a word matches itself best, wherever it stands; two of the same "
            "share the weight. A head like this knows nothing of places.");
    }
    static QString more(const PositionHeadStudy& study) {
        const PositionHeadOptions& setting = study.setting;
        QStringList sentences;
        if (setting.kind == Kind::Rotation && queriesUsePositions(setting)) {
            sentences += tr(
                "<i>p</i> is the encoding of a position. <i>M</i>(<i>δ</i>) is the turn by δ steps, as on the page "
                "Relative shift. <i>q</i> is the query. Its dot product with a key, divided by √d, is the score; "
                "<i>β</i> times the score is <i>z</i>. <i>A</i> is the weight, and <i>N</i> the sum of the numerators "
                "of a row, so that its weights add up to 1.");
            sentences += rotationMore(study);
        }
        if (setting.kind == Kind::FirstToken && queriesUsePositions(setting))
            sentences += tr("Trained heads often put their weight there when nothing matches.");
        if (setting.contentMix > 0 && queriesUsePositions(setting))
            sentences += tr("Words have a part of %1 in the score, places have %2.")
                             .arg(editableText(setting.contentMix), editableText(1 - setting.contentMix));
        if (!noSharpness(setting))
            sentences += tr(
                "The sharpness <i>β</i> multiplies the scores, already divided by √d, before the softmax: it is 1 ÷ "
                "temperature. A trained head reaches the same with larger numbers in its matrices; <i>β</i> stands for "
                "that.");
        if (setting.kind != Kind::SameWord && !noSharpness(setting))
            sentences += setting.contentMix > 0
                             ? tr("<a href=\"content-mix=0\">Set the content to 0</a>: only places count.")
                             : tr("<a href=\"play:content-mix\">Let the words count, too</a>: their part of the scores "
                                  "grows from 0.");
        if (setting.kind == Kind::Rotation)
            sentences +=
                tr("Look at other heads: one for <a href=\"preset:same-word\">the same word</a>, one for <a "
                   "href=\"preset:first-token\">the first token</a>, one for <a href=\"preset:window\">a window</a>.");
        return joinParagraphs(sentences);
    }
    static QString tryThis(const PositionHeadStudy& study) {
        const PositionHeadOptions& setting = study.setting;
        QStringList suggestions;
        const bool isRotation = setting.kind == Kind::Rotation;
        if (isRotation && !study.hasListedShifts)
            suggestions += tr(
                "<a href=\"play:offset\">Let δ run</a>: the peak moves, and the weight with it. Or drag the peak. <a "
                "href=\"preset:two-shifts\">Let one head look at two places</a>.");
        else if (isRotation)
            suggestions += tr("<a href=\"preset:too-close\">Bring the two shifts close together</a>.");
        if (noSharpness(setting))
            suggestions += tr("<a href=\"content-mix=0.5\">Let words decide</a> inside the window.");
        else
            suggestions +=
                setting.sharpness > 1
                    ? tr("<a href=\"sharpness=1\">Set β to 1</a>: the scores stay as they are, and the weight spreads.")
                    : tr("<a href=\"sharpness=100\">Set β to 100</a>: each row shrinks to one cell.");
        if (!isRotation) suggestions += tr("Back to <a href=\"position-head=rotation\">a place δ away</a>.");
        return suggestions.join(sentenceSeparator());
    }
};

}  // namespace

const Exhibit& positionHeads() {
    return singleton<PositionHeads>();
}

}  // namespace attention
