#include "ui/files/series.h"

#include <algorithm>
#include <array>
#include <set>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include "core/number_text.h"
#include "core/scene/sweep.h"
#include "ui/text/number_format.h"
#include "ui/text/parameter_text.h"

namespace attention {
namespace {

struct SeriesWords {
    Q_DECLARE_TR_FUNCTIONS(Series)
};

QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString formatName(FigureFormat format) {
    for (const char16_t* name : {u"png", u"svg", u"pdf"})
        if (figureFormat(name) == format) return QString::fromUtf16(name);
    return {};
}

/// What the parameter accepts, to be inserted into a sentence.
QString acceptedWords(const ParameterUse& use, const ParameterBounds& bounds) {
    const ParameterInfo& info = *findParameter(use.key);
    QStringList names;
    for (const std::string_view name : use.acceptedNames) names += toQString(name);
    if (const ChoiceField* choice = choiceOf(info); choice && names.isEmpty())
        for (const ChoiceValue& value : choice->values) names += toQString(value.name);
    if (!names.isEmpty()) return names.join(QLatin1String(", "));
    return SeriesWords::tr("%1 to %2")
        .arg(toQString(formatExact(bounds.minimum)), toQString(formatExact(bounds.maximum)));
}

}  // namespace

QStringList readSeriesValues(const QString& line) {
    QStringList values = line.split(u',');
    for (QString& value : values) value = value.trimmed();
    values.removeAll(QString());
    return values;
}

std::size_t Series::count() const {
    std::size_t count = 1;
    for (const SeriesSweep& sweep : sweeps) count *= std::size_t(sweep.values.size());
    return count;
}

QStringList Series::valuesAt(std::size_t index) const {
    QStringList values(qsizetype(sweeps.size()));
    for (std::size_t i = sweeps.size(); i-- > 0;) {
        const auto size = std::size_t(sweeps[i].values.size());
        values[qsizetype(i)] = sweeps[i].values[qsizetype(index % size)];
        index /= size;
    }
    return values;
}

std::optional<QString> Series::problemAt(std::size_t index, std::optional<Scene>& result) const {
    const QStringList values = valuesAt(index);
    Scene next = scene;
    std::set<std::string_view> keys;
    for (std::size_t i = 0; i < sweeps.size(); ++i) {
        const ParameterUse& use = *exhibit->findUse(sweeps[i].key);
        const QString& value = values[qsizetype(i)];
        try {
            setValue(next.parameters, *findParameter(use.key), parseValue(use, value.toStdString()));
        } catch (const ParameterError&) {
            return SeriesWords::tr("%1 cannot be “%2”; accepted: %3")
                .arg(parameterLabel(use.key), value, acceptedWords(use, fixedBounds(use)));
        }
        keys.insert(use.key);
    }
    next.parameters = adaptParameters(*exhibit, next, keys).parameters;
    for (std::size_t i = 0; i < sweeps.size(); ++i) {
        const ParameterUse& use = *exhibit->findUse(sweeps[i].key);
        const ParameterInfo& info = *findParameter(use.key);
        const ParameterValue value = valueOf(next.parameters, info);
        if (value != parseValue(use, values[qsizetype(i)].toStdString()))
            return SeriesWords::tr("%1 cannot be “%2”; accepted: %3")
                .arg(parameterLabel(use.key), values[qsizetype(i)],
                     acceptedWords(use, currentBounds(use, next.parameters)));
    }
    try {
        validateScene(*exhibit, next);
    } catch (const ParameterError& error) {
        const ParameterUse& use = *exhibit->findUse(error.key());
        return SeriesWords::tr("%1 cannot be “%2”; accepted: %3")
            .arg(parameterLabel(use.key),
                 toQString(valueText(*findParameter(use.key), valueOf(next.parameters, *findParameter(use.key)))),
                 acceptedWords(use, currentBounds(use, next.parameters)));
    }
    next.reference = adaptReference(*exhibit, next);
    if (const auto problem = findProblem(*exhibit, next)) return problem->words;
    result = std::move(next);
    return std::nullopt;
}

std::optional<Scene> Series::sceneAt(std::size_t index) const {
    std::optional<Scene> result;
    (void)problemAt(index, result);
    return result;
}

QString Series::nameAt(std::size_t index) const {
    QString filled = name;
    const QStringList values = valuesAt(index);
    const auto fill = [&](std::string_view key, QString value) {
        filled.replace(u'{' + toQString(key) + u'}', value.replace(u'/', u'-'));
    };
    for (std::size_t i = 0; i < sweeps.size(); ++i) fill(sweeps[i].key, values[qsizetype(i)]);
    fill("exhibit", toQString(exhibit->id()));
    if (filled.contains(u'{'))
        if (const auto shown = sceneAt(index))
            for (const ParameterUse& use : exhibit->uses()) {
                const ParameterInfo& info = *findParameter(use.key);
                fill(use.key, toQString(valueText(info, valueOf(shown->parameters, info))));
            }
    return filled + u'.' + formatName(look.choices.format);
}

ExportOptions Series::optionsFor(const EvaluatedScene& shown) const {
    ExportOptions options = look.currentChoices();
    if (look.hasCaption) options.caption = suggestedCaption(shown);
    return options;
}

std::optional<QString> Series::problem() const {
    std::set<std::string> keys;
    for (const SeriesSweep& sweep : sweeps) {
        if (!keys.insert(sweep.key).second) return SeriesWords::tr("The two parameters are the same one.");
        if (sweep.values.isEmpty())
            return SeriesWords::tr("%1 has no values; accepted: one at least").arg(parameterLabel(sweep.key));
    }
    if (count() > kMaxFigures)
        return SeriesWords::tr(
                   "These are %1 figures; accepted: up to %2. Save as list, and the command batch makes more.")
            .arg(count())
            .arg(kMaxFigures);
    if (const auto problem = imageProblem(figureOptions(look.choices))) return problem;
    static const QRegularExpression forbidden(QStringLiteral("[/\\\\]|^\\.*$"));
    if (forbidden.match(name).hasMatch())
        return SeriesWords::tr("“%1” is no name of a file; accepted: one without / and \\").arg(name);
    QSet<QString> names;
    for (std::size_t i = 0; i < count(); ++i) {
        std::optional<Scene> result;
        if (const auto problem = problemAt(i, result)) return problem;
        const QString file = nameAt(i);
        if (file.contains(u'{') || file.contains(u'}'))
            return SeriesWords::tr("“%1” has {…} that is no parameter of this page; accepted: {%2} and the like")
                .arg(file, toQString(exhibit->uses().front().key));
        if (names.contains(file))
            return SeriesWords::tr("Two figures would have the same file, %1; accepted: a name with {%2} in it")
                .arg(file, QString::fromStdString(sweeps.empty() ? std::string("n") : sweeps.back().key));
        names.insert(file);
    }
    return std::nullopt;
}

QByteArray Series::list(const QString& sceneName) const {
    const ExportOptions options = look.currentChoices();
    const auto millimetres = [](double length) { return QStringLiteral("%1mm").arg(QString::number(length, 'g', 10)); };
    QJsonObject entry{{QStringLiteral("scene"), sceneName},
                      {QStringLiteral("exhibit"), toQString(exhibit->id())},
                      {QStringLiteral("name"), name},
                      {QStringLiteral("format"), formatName(options.format)},
                      {QStringLiteral("width"), millimetres(options.size.width)},
                      {QStringLiteral("height"), millimetres(options.size.height)},
                      {QStringLiteral("font-size"), options.fontSize},
                      {QStringLiteral("theme"), options.dark ? QStringLiteral("dark") : QStringLiteral("light")},
                      {QStringLiteral("transparent"), options.transparent},
                      {QStringLiteral("legend"), options.legend},
                      {QStringLiteral("colour-bar"), options.colourBar},
                      {QStringLiteral("qr"), options.qrCode}};
    if (options.format == FigureFormat::Png) entry.insert(QStringLiteral("dpi"), options.dpi);
    if (!options.title.isEmpty()) entry.insert(QStringLiteral("title"), options.title);
    if (look.hasCaption) entry.insert(QStringLiteral("caption"), QStringLiteral("auto"));
    if (options.qrCode && !options.linkAddress.isEmpty()) entry.insert(QStringLiteral("address"), options.linkAddress);
    QJsonObject parameters;
    for (const SeriesSweep& sweep : sweeps) {
        QJsonArray values;
        for (const QString& value : sweep.values) {
            const auto number = parseInteger(value.toStdString());
            values.append(number ? QJsonValue(qint64(*number)) : QJsonValue(value));
        }
        parameters.insert(QString::fromStdString(sweep.key), values);
    }
    entry.insert(QStringLiteral("parameters"), parameters);
    return QJsonDocument(QJsonObject{{QStringLiteral("figures"), QJsonArray{entry}}}).toJson();
}

}  // namespace attention
