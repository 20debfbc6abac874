#include "ui/text/parameter_text.h"

#include <algorithm>
#include <array>
#include <span>

#include <QCoreApplication>

#include "core/number_text.h"
#include "core/phrase.h"
#include "core/scene/scene.h"
#include "core/scene/tokens.h"
#include "ui/text/exact_number_format.h"
#include "ui/text/number_format.h"
#include "ui/text/parameter_words.h"
#include "ui/text/phrase_text.h"

namespace attention {
namespace {

QString translatedWords(MessageTemplate words) {
    return QCoreApplication::translate(ParameterWords::kContext, words.english);
}

/// Parameters that are usually set in the figure, or not changed at all.
constexpr std::string_view kRareParameters[] = {
    "row",         "column",      "sequence",   "head",       "base",        "start",
    "seed",        "draws",       "clock-axes", "look",       "colour-map",  "embedding-dropout",
    "radius",      "projections", "count",      "pass",       "compared",    "path-step",
    "repeats",     "sweep-first", "sweep-last", "batch-size", "every-layer", "attention-projections",
    "first-shift",
};

struct AcceptedWords {
    std::string_view key;
    MessageTemplate words;  ///< %1 and %2 are the bounds of a list that has some
};

/// What is accepted for text parameters with a special form, such as lists.
constexpr AcceptedWords kAcceptedWords[] = {
    {"valid-length", ParameterWords::tr("Whole numbers from 0 on with commas between them are accepted, as in 3, 2.")},
    {"order", ParameterWords::tr("Whole numbers from 0 on with commas between them are accepted, as in 3, 2.")},
    {"query-valid-length",
     ParameterWords::tr(
         "Whole numbers from 0 on with commas between them are accepted, and a semicolon between sequences.")},
    {"compared",
     ParameterWords::tr(
         "Some of convolution, dilated, recurrent, attention and restricted are accepted, with commas between them.")},
    {"offsets", ParameterWords::tr("Whole numbers from %1 to %2 with commas between them are accepted, as in −1, 1.")},
    {"masked-cells", ParameterWords::tr("Pairs of query and key are accepted, as in 3,1; 2,0.")},
    {"ablated", ParameterWords::tr("Pairs of layer and head are accepted, as in 1,3; 2,0.")},
    {"entries", ParameterWords::tr("Matrix, row, column and value are accepted, as in X 2 3 1.5; W_q 0 1 -2.")},
};

template <class Row>
const Row* find(std::span<const Row> rows, std::string_view key) {
    const auto found = std::ranges::find(rows, key, &Row::key);
    return found == rows.end() ? nullptr : &*found;
}

ParameterText textOf(const KeyedWords* words, std::string_view key) {
    if (!words) return {{}, QString::fromUtf8(key), {}};
    return {QString::fromUtf8(words->symbol), translatedWords(words->name), translatedWords(words->tooltip)};
}

}  // namespace

ParameterText parameterText(std::string_view key, Chapter chapter) {
    const KeyedWords* words = nullptr;
    if (chapter == Chapter::Cost) words = find<KeyedWords>(costWords(), key);
    if (chapter == Chapter::Training) words = find<KeyedWords>(trainingWords(), key);
    if (!words && chapter != Chapter::Position) words = find<KeyedWords>(layerWords(), key);
    return textOf(words ? words : find<KeyedWords>(parameterWords(), key), key);
}

QString textPlaceholder(std::string_view key) {
    if (key == "ablated") return QStringLiteral("0,0; 1,0");
    if (key == "masked-cells") return QStringLiteral("3,1; 2,0");
    return key == "example" ? QStringLiteral("A B C A") : QString();
}

ParameterText parameterText(const ParameterUse& use, Chapter chapter) {
    ParameterText text = parameterText(use.key, chapter);
    if (use.label.english) text.name = phraseText(use.label);
    if (use.tooltip.english) text.tooltip = phraseText(use.tooltip);
    return text;
}

ParameterGroup parameterGroup(std::string_view key) {
    const KeyedWords* words = find<KeyedWords>(parameterWords(), key);
    return words ? words->group : ParameterGroup::Main;
}

bool isRare(std::string_view key) {
    return std::ranges::find(kRareParameters, key) != std::end(kRareParameters);
}

QString groupTitle(ParameterGroup group) {
    switch (group) {
        case ParameterGroup::Main:
            return {};
        case ParameterGroup::Input:
            return translatedWords(ParameterWords::tr("Input"));
        case ParameterGroup::Masks:
            return translatedWords(ParameterWords::tr("More masks"));
        case ParameterGroup::Layer:
            return translatedWords(ParameterWords::tr("Layer"));
        case ParameterGroup::View:
            return translatedWords(ParameterWords::tr("View"));
        case ParameterGroup::Selection:
            return translatedWords(ParameterWords::tr("Selection"));
        case ParameterGroup::Rare:
            return translatedWords(ParameterWords::tr("More"));
    }
    return {};
}

ParameterText arrayText(std::string_view name) {
    return textOf(find<KeyedWords>(arrayWords(), name), name);
}

QString textProblemWords(std::string_view key, const QString& text) {
    const ParameterInfo& info = *findParameter(key);
    if (textProblem(info, text.toStdString()).empty()) return {};
    if (const AcceptedWords* accepted = find<AcceptedWords>(kAcceptedWords, key)) {
        const QString words = translatedWords(accepted->words);
        return isBoundedList(info) ? words.arg(exactNumber(info.minimum), exactNumber(info.maximum)) : words;
    }
    for (const char32_t character : text.toUcs4())
        if (QChar::isNonCharacter(character))
            return translatedWords(ParameterWords::tr("%1 in it is no character: take it out."))
                .arg(QString::fromStdString(formatCodePoint(character)));
    const auto isVisible = [](QChar character) {
        return !character.isSpace() && character.category() != QChar::Other_Control &&
               character.category() != QChar::Other_Format;
    };
    if (std::ranges::none_of(text, isVisible)) return translatedWords(ParameterWords::tr("There is no word in it."));
    return translatedWords(ParameterWords::tr("This is too long: up to %1 tokens are accepted.")).arg(kMaxTokens);
}

QString choiceWords(const ChoiceValue& value) {
    return phraseText(value.words);
}

QString parameterLabel(std::string_view key) {
    const ParameterText words = parameterText(key);
    // Normalisation form KC replaces mathematical letters by plain ones.
    return words.symbol.isEmpty() ? words.name : words.symbol.normalized(QString::NormalizationForm_KC);
}

QString valueMeaning(const ParameterUse& use, const Parameters& shown) {
    if (!use.valueNames.empty()) {
        const ParameterValue value = valueOf(shown, *findParameter(use.key));
        const auto* number = std::get_if<std::int64_t>(&value);
        const bool isNamed = number && *number >= 0 && std::size_t(*number) < use.valueNames.size();
        return isNamed ? phraseText(use.valueNames[std::size_t(*number)]) : QString();
    }
    if (use.key != "step") return {};
    const bool isMasked = shown.mask != MaskKind::None || shown.radius || !shown.validLength.empty() ||
                          !shown.queryValidLength.empty() || !shown.maskedCells.empty();
    std::int64_t step = shown.step;
    // A step that does not change the scores is not mentioned.
    if (step == 5 && !isMasked) step = 4;
    if (step == 4 && !shown.attentionProjections && shown.temperature == 1) step = 3;
    // The steps of the computation, with their numbers in circles as in the figure.
    constexpr std::array kCircles{
        ParameterWords::tr("① words"),           ParameterWords::tr("② queries, keys, values"),
        ParameterWords::tr("③ scores"),          ParameterWords::tr("③ scaled scores"),
        ParameterWords::tr("③ masked scores"),   ParameterWords::tr("④ weights"),
        ParameterWords::tr("⑤ weighted values"), ParameterWords::tr("⑥ output")};
    return translatedWords(ParameterWords::tr("up to %1"))
        .arg(translatedWords(kCircles[std::size_t(std::clamp<std::int64_t>(step, 1, kCircles.size()) - 1)]));
}

QString valueWords(const ParameterInfo& info, const ParameterValue& value) {
    const auto* integer = std::get_if<std::int64_t>(&value);
    if (const auto* choice = std::get_if<ChoiceField>(&info.field); choice && integer)
        return choiceWords(choice->values[std::size_t(*integer)]);
    if (integer) return exactNumber(ExactNumber(*integer));
    if (const auto* real = std::get_if<double>(&value)) return exactNumber(*real);
    if (const auto* text = std::get_if<std::string>(&value))
        return translatedWords(ParameterWords::tr("“%1”")).arg(QString::fromStdString(*text));
    return QStringLiteral("–");
}

}  // namespace attention
