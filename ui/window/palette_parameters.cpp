#include "ui/window/palette_parameters.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/exhibits/exhibit.h"
#include "ui/text/english_text.h"
#include "ui/text/exact_number_format.h"
#include "ui/text/fuzzy_match.h"
#include "ui/text/number_format.h"
#include "ui/text/parameter_text.h"
#include "ui/text/phrase_text.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/parameter_control.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/scene_model.h"

using namespace Qt::StringLiterals;

namespace attention {
namespace {

struct PaletteParameterWords {
    Q_DECLARE_TR_FUNCTIONS(Palette)
};

/// A parameter of the page with the names by which the palette finds it.
struct NamedParameter {
    const ParameterUse& use;
    const ParameterInfo& info;
    QString symbol, name, englishName;  ///< the symbol is in plain letters
    const ParameterControl* control;    ///< nullptr if it is set in the figure
    QString letter =
        {};  ///< another name: the symbol without its index if no other parameter has that, or a usual word

    QString label() const { return symbol.isEmpty() ? name : QStringLiteral("%1 · %2").arg(symbol, name); }
    QString englishLabel() const {
        return symbol.isEmpty() ? englishName : QStringLiteral("%1 · %2").arg(symbol, englishName);
    }
    QStringList keys() const {
        const QString key = utf8Text(info.key);
        return {key, QString(key).replace(u'-', u' '), symbol, letter, name, englishName};
    }
};

/// Whether choosing the parameter on a stage pauses the lesson. There, all parameters are offered.
bool pausesLesson(const PaletteSources& sources, const ParameterUse& use) {
    return sources.isOnStage && sources.lessons.isShown() && !sources.lessons.isEditing() && use.key != "matrix";
}

std::vector<NamedParameter> offeredParameters(const PaletteSources& sources) {
    const Exhibit& exhibit = sources.model.exhibit();
    std::vector<NamedParameter> parameters;
    for (const ParameterUse& use : exhibit.uses()) {
        const ParameterControl* control = sources.panel.control(std::string(use.key));
        // A lesson's step offers only parameters with controls. Outside lessons, tab and matrix are offered as well,
        // although the panel has no controls for them.
        if (!control && !pausesLesson(sources, use) && (sources.lessons.isShown() || use.acceptedNames.empty()))
            continue;
        const ParameterText text = parameterText(use, exhibit.chapter());
        parameters.push_back({use, *findParameter(use.key), text.symbol.normalized(QString::NormalizationForm_KC),
                              text.name, englishText(text.name), control});
        const QString letter = parameters.back().symbol.left(1);
        if (!exhibit.findUse(letter.toStdString())) parameters.back().letter = letter;
        // Users look for the row of a token as its position.
        if (use.key == "row" && exhibit.findUse("tokens") && !exhibit.findUse("position"))
            parameters.back().letter = PaletteParameterWords::tr("position");
        // On all pages the text is found as "sentence".
        if (use.key == "tokens") parameters.back().letter = PaletteParameterWords::tr("sentence");
    }
    return parameters;
}

QString joined(const QString& label, const QString& value) {
    return PaletteParameterWords::tr("%1: %2").arg(label, value);
}

PaletteEntry valueEntry(const PaletteSources& sources, const NamedParameter& parameter, const QString& valueName,
                        const QString& value, const QString& englishValue, const ParameterValue& set) {
    const std::string key(parameter.info.key);
    return {.id = QStringLiteral("value:%1 %2").arg(utf8Text(key), valueName),
            .title = joined(parameter.label(), value),
            .englishTitle = QStringLiteral("%1: %2").arg(parameter.englishLabel(), englishValue),
            .category = PaletteParameterWords::tr("Value"),
            .englishCategory = englishText(PaletteParameterWords::tr("Value")),
            .keywords = {utf8Text(key) + u' ' + valueName},
            .disabledReason = parameter.control ? parameter.control->disabledReason() : QString(),
            .run = [&sources, key, set, pausesLesson = !parameter.control && sources.lessons.isShown()] {
                sources.panel.stopPlaying();
                if (pausesLesson) sources.lessons.pauseAtScene();
                sources.model.setParameter(key, set);
            }};
}

/// The entry of a valid value. On a stage the current value is disabled, because choosing it would be no change that
/// Ctrl+Z can undo.
PaletteEntry offeredEntry(const PaletteSources& sources, const NamedParameter& parameter, const QString& valueName,
                          const QString& value, const QString& englishValue, const ParameterValue& set) {
    PaletteEntry entry = valueEntry(sources, parameter, valueName, value, englishValue, set);
    if (sources.isOnStage && entry.isEnabled() && valueOf(sources.model.scene().parameters, parameter.info) == set)
        entry.disabledReason = PaletteParameterWords::tr("It is %1 already.").arg(value);
    return entry;
}

QString rangeText(const NamedParameter& parameter, const Parameters& shown) {
    const ParameterBounds bounds = currentBounds(parameter.use, shown);
    if (choiceOf(parameter.info) || std::holds_alternative<TextField>(parameter.info.field)) return {};
    return PaletteParameterWords::tr("%1 to %2").arg(exactNumber(bounds.minimum), exactNumber(bounds.maximum));
}

/// Entries for the values of a choice parameter, or of a text parameter that accepts only certain names.
std::vector<PaletteEntry> choiceEntries(const PaletteSources& sources, const NamedParameter& parameter) {
    std::vector<PaletteEntry> entries;
    const auto& names = parameter.use.acceptedNames;
    if (const ChoiceField* choice = choiceOf(parameter.info)) {
        for (std::size_t i = 0; i < choice->values.size(); ++i) {
            const ChoiceValue& value = choice->values[i];
            if (!names.empty() && std::ranges::find(names, value.name) == names.end()) continue;
            entries.push_back(offeredEntry(sources, parameter, utf8Text(value.name), choiceWords(value),
                                           QString::fromUtf8(value.words.english), std::int64_t(i)));
        }
        return entries;
    }
    const auto tabs = sources.model.exhibit().tabs();
    for (const std::string_view name : names) {
        const auto tab = std::ranges::find(tabs, name, &FigureTab::name);
        const bool isTab = parameter.info.key == "show" && tab != tabs.end();
        const QString words = isTab ? phraseText(tab->title) : utf8Text(name);
        entries.push_back(offeredEntry(sources, parameter, utf8Text(name), words, isTab ? englishText(words) : words,
                                       std::string(name)));
    }
    return entries;
}

/// An error message: why a number is invalid, and which are accepted.
QString numberProblem(const NamedParameter& parameter, const QString& typed, const ParameterBounds& bounds) {
    const QString minimum = exactNumber(bounds.minimum);
    const QString maximum = exactNumber(bounds.maximum);
    const QString label = parameter.label();
    if (std::holds_alternative<RealField>(parameter.info.field))
        return bounds.minimumExcluded
                   ? PaletteParameterWords::tr("%1 cannot be “%2”: numbers above %3 and up to %4 are accepted.")
                         .arg(label, typed, minimum, maximum)
                   : PaletteParameterWords::tr("%1 cannot be “%2”: numbers from %3 to %4 are accepted.")
                         .arg(label, typed, minimum, maximum);
    if (bounds.divisorOf != 0)
        return PaletteParameterWords::tr("%1 cannot be “%2”: divisors of %3 up to %4 are accepted.")
            .arg(label, typed, exactNumber(ExactNumber(bounds.divisorOf)), maximum);
    if (bounds.multipleOf > 1)
        return PaletteParameterWords::tr("%1 cannot be “%2”: multiples of %3 from %4 to %5 are accepted.")
            .arg(label, typed, exactNumber(ExactNumber(bounds.multipleOf)), minimum, maximum);
    return PaletteParameterWords::tr("%1 cannot be “%2”: whole numbers from %3 to %4 are accepted.")
        .arg(label, typed, minimum, maximum);
}

QString choiceProblem(const NamedParameter& parameter, const QString& typed, const std::vector<PaletteEntry>& values) {
    QStringList names;
    for (const PaletteEntry& value : values) names += value.keywords.front().section(u' ', 1);
    return PaletteParameterWords::tr("%1 cannot be “%2”: accepted are %3.")
        .arg(parameter.label(), typed, joinList(names));
}

/// Whether the value typed after a parameter's name matches one of its choices.
bool isChoiceMeant(const std::vector<PaletteEntry>& choices, const QString& typed) {
    const QStringList words = foldedText(typed).split(u' ', Qt::SkipEmptyParts);
    return std::ranges::any_of(choices, [&](const PaletteEntry& choice) {
        const SearchText text(choice.title + u' ' + choice.englishTitle + u' ' + choice.keywords.join(u' '));
        return std::ranges::all_of(words, [&](const QString& word) { return fuzzyScore(word, text) > 0; });
    });
}

/// Converts a number in the current language's notation to the one that parseValue() reads.
QString plainNumber(QString typed) {
    return typed.replace(decimalSign(), u'.').replace(u'−', u'-').remove(QChar(0x2009));
}

bool isInside(const ParameterValue& value, const ParameterBounds& bounds) {
    if (const auto* integer = std::get_if<std::int64_t>(&value)) return bounds.contains(ExactNumber(*integer));
    if (const auto* real = std::get_if<double>(&value)) return bounds.contains(*real);
    return true;
}

TypedValue typedNumber(const PaletteSources& sources, const NamedParameter& parameter, const QString& typed) {
    const ParameterBounds bounds = currentBounds(parameter.use, sources.model.shown().parameters);
    const QString plain = plainNumber(typed);
    std::optional<ParameterValue> value;
    try {
        value = parseValue(parameter.use, plain.toStdString());
    } catch (const ParameterError&) {
        // The message below tells which values are accepted.
    }
    if (value && isInside(*value, bounds)) {
        const QString words = valueWords(parameter.info, *value);
        return {offeredEntry(sources, parameter, utf8Text(valueText(parameter.info, *value)), words, words, *value),
                true};
    }
    PaletteEntry refused = valueEntry(sources, parameter, typed, typed, typed, {});
    if (refused.isEnabled()) refused.disabledReason = numberProblem(parameter, typed, bounds);
    return {std::move(refused), plain[0].isDigit() || plain[0].isPunct()};
}

PaletteEntry typedText(const PaletteSources& sources, const NamedParameter& parameter, const QString& typed) {
    PaletteEntry entry = offeredEntry(sources, parameter, typed, typed, typed, typed.toStdString());
    if (entry.isEnabled()) entry.disabledReason = textProblemWords(parameter.info.key, typed);
    return entry;
}

}  // namespace

void addParameters(const PaletteSources& sources, std::vector<PaletteEntry>& entries) {
    const Parameters& shown = sources.model.shown().parameters;
    for (const NamedParameter& parameter : offeredParameters(sources)) {
        const std::string key(parameter.info.key);
        if (parameter.control || pausesLesson(sources, parameter.use)) {
            const QString value = valueWords(parameter.info, valueOf(shown, parameter.info));
            const QString range = rangeText(parameter, shown);
            entries.push_back({.id = u"parameter:"_s + utf8Text(key),
                               .title = parameter.label(),
                               .englishTitle = parameter.englishLabel(),
                               .category = range.isEmpty() ? PaletteParameterWords::tr("Parameter")
                                                           : PaletteParameterWords::tr("Parameter, %1").arg(range),
                               .englishCategory = QStringLiteral("Parameter"),
                               .detail = value,
                               .keywords = parameter.keys(),
                               .disabledReason = parameter.control ? parameter.control->disabledReason() : QString(),
                               .run = [&sources, key] { sources.showParameter(key); }});
        }
        for (PaletteEntry& value : choiceEntries(sources, parameter)) entries.push_back(std::move(value));
    }
}

std::optional<TypedValue> typedValue(const PaletteSources& sources, const QString& typed) {
    const std::vector<NamedParameter> parameters = offeredParameters(sources);
    // Tries the longest name first: in "valid length 3" the parameter is not "valid".
    for (qsizetype split = typed.size() - 1; split > 0; --split) {
        static const QString separators = QStringLiteral(" =:：＝");
        const bool isSeparator = separators.contains(typed[split]);
        // A number may follow the name directly: "d64".
        const bool isNumber = typed[split].isDigit() && typed[split - 1].isLetter();
        if (!isSeparator && !isNumber) continue;
        const QString value = typed.sliced(isSeparator ? split + 1 : split).trimmed();
        QString head = typed.first(split).trimmed();
        while (!head.isEmpty() && separators.contains(head.back())) head.chop(1);
        if (value.isEmpty() || head.isEmpty()) continue;
        for (const NamedParameter& parameter : parameters) {
            const QStringList keys = parameter.keys();
            if (std::ranges::none_of(keys, [&](const QString& key) { return foldedText(key) == foldedText(head); }))
                continue;
            const std::vector<PaletteEntry> choices = choiceEntries(sources, parameter);
            if (choices.empty() && std::holds_alternative<TextField>(parameter.info.field))
                return TypedValue{typedText(sources, parameter, value)};
            if (choices.empty()) return typedNumber(sources, parameter, value);
            if (isChoiceMeant(choices, value)) return std::nullopt;
            PaletteEntry refused = valueEntry(sources, parameter, value, value, value, {});
            if (refused.isEnabled()) refused.disabledReason = choiceProblem(parameter, value, choices);
            return TypedValue{std::move(refused)};
        }
    }
    return std::nullopt;
}

}  // namespace attention
