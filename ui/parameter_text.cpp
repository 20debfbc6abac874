#include "ui/parameter_text.h"

#include <QCoreApplication>

#include "ui/widgets/number_box.h"

namespace attention {
namespace {

struct ParameterWords {
    Q_DECLARE_TR_FUNCTIONS(ParameterText)
};

}  // namespace

ParameterText parameterText(std::string_view key) {
    if (key == "n")
        return {QStringLiteral("𝑛"), ParameterWords::tr("positions"),
                ParameterWords::tr("How many positions (rows) the table has.")};
    if (key == "d")
        return {QStringLiteral("𝑑"), ParameterWords::tr("columns"),
                ParameterWords::tr("How many numbers stand for one position: the width of the encoding.")};
    if (key == "base")
        return {
            {},
            ParameterWords::tr("base"),
            ParameterWords::tr("The number whose powers are the frequencies, 10000 in the original. The larger it is, "
                               "the slower the waves on the right.")};
    if (key == "start")
        return {{},
                ParameterWords::tr("first position"),
                ParameterWords::tr(
                    "The position in the first row. Every position has its values, wherever the table begins.")};
    if (key == "first-column")
        return {
            {}, ParameterWords::tr("first column"), ParameterWords::tr("The first of the columns drawn as curves.")};
    if (key == "last-column")
        return {{}, ParameterWords::tr("last column"), ParameterWords::tr("The last of the columns drawn as curves.")};
    if (key == "row")
        return {{},
                ParameterWords::tr("selected row"),
                ParameterWords::tr("The row looked at, counted from 0. Pointing at the figure chooses it, too.")};
    if (key == "column")
        return {QStringLiteral("𝑐"), ParameterWords::tr("selected column"),
                ParameterWords::tr("The column looked at, counted from 0. Pointing at the figure chooses it, too.")};
    if (key == "colour-map")
        return {{}, ParameterWords::tr("colours"), ParameterWords::tr("Which colours stand for which values.")};
    if (key == "look")
        return {{},
                ParameterWords::tr("look"),
                ParameterWords::tr("How the figure is drawn: as this program does, or as in Dive into Deep Learning.")};
    return {{}, QString::fromUtf8(key), {}};
}

QString choiceText(std::string_view key, std::string_view choice) {
    if (key == "colour-map" && choice == "signed") return ParameterWords::tr("blue, white, red");
    if (key == "colour-map" && choice == "blues") return ParameterWords::tr("blues, as in the book");
    if (key == "look" && choice == "lab") return ParameterWords::tr("with strips and tags");
    if (key == "look" && choice == "book") return ParameterWords::tr("as in the book");
    return QString::fromUtf8(choice);
}

QString parameterLabel(std::string_view key) {
    const ParameterText words = parameterText(key);
    // Compatibility forms of the mathematical letters are the plain ones.
    return words.symbol.isEmpty() ? words.name : words.symbol.normalized(QString::NormalizationForm_KC);
}

QString valueWords(const ParameterInfo& info, const ParameterValue& value) {
    const auto* integer = std::get_if<std::int64_t>(&value);
    if (const auto* choice = std::get_if<ChoiceField>(&info.field); choice && integer)
        return choiceText(info.key, choice->names[std::size_t(*integer)]);
    if (integer) return exactNumber(double(*integer));
    if (const auto* real = std::get_if<double>(&value)) return exactNumber(*real);
    return QStringLiteral("–");
}

}  // namespace attention
