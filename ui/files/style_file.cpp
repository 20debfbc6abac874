#include "ui/files/style_file.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/number_text.h"
#include "ui/figure/exporters.h"
#include "ui/system/input_file.h"

namespace attention {
namespace {

struct StyleWords {
    Q_DECLARE_TR_FUNCTIONS(StyleFile)
};

constexpr qint64 kMaxStyleBytes = qint64(1) << 20;

/// @return whether there is a number to be set
bool set(std::optional<double>& target, const std::optional<double>& number) {
    if (number) target = number;
    return number.has_value();
}

/// The place of a value among its names, for which `accepted` is told where it has none.
std::optional<QString> choose(const QStringList& names, const QString& value, qsizetype& place) {
    place = names.indexOf(value);
    return place < 0 ? std::optional(names.join(QStringLiteral(", "))) : std::nullopt;
}

void readLabels(const QJsonValue& value, QMap<QString, QString>& labels) {
    if (!value.isObject()) throw FileError(StyleWords::tr("\"labels\" must be an object of texts"));
    const QJsonObject pairs = value.toObject();
    for (auto pair = pairs.begin(); pair != pairs.end(); ++pair) {
        if (!pair.value().isString() || undrawable(pair.value().toString()))
            throw FileError(StyleWords::tr("the label \"%1\" must be one line of text").arg(pair.key()));
        labels.insert(pair.key(), pair.value().toString());
    }
}

ExportStyle parseStyle(const QByteArray& json, const ExportStyle& base) {
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        throw FileError(StyleWords::tr("it is not JSON from byte %1 on").arg(error.offset));
    if (!document.isObject()) throw FileError(StyleWords::tr("it is not an object with the keys of a style"));
    ExportStyle style = base;
    const QJsonObject values = document.object();
    for (auto value = values.begin(); value != values.end(); ++value) {
        if (value.key() == u"labels") {
            readLabels(value.value(), style.look.labels);
            continue;
        }
        if (!styleKeys().contains(value.key()))
            throw FileError(StyleWords::tr("\"%1\" is no key of a style; accepted: %2")
                                .arg(value.key(), styleKeys().join(QStringLiteral(", ")) + QStringLiteral(", labels")));
        if (const auto accepted = setStyleValue(style, value.key(), styleValueText(value.value())))
            throw FileError(
                StyleWords::tr("the value of \"%1\" cannot be used; accepted: %2").arg(value.key(), *accepted));
    }
    return style;
}

}  // namespace

const QStringList& styleNames() {
    static const QStringList names{QStringLiteral("one-column"), QStringLiteral("two-column"),
                                   QStringLiteral("slide-16-9"), QStringLiteral("poster"),
                                   QStringLiteral("book"),       QStringLiteral("greyscale")};
    return names;
}

const QStringList& styleKeys() {
    static const QStringList keys{QStringLiteral("width"), QStringLiteral("height"),     QStringLiteral("font-size"),
                                  QStringLiteral("dpi"),   QStringLiteral("theme"),      QStringLiteral("font"),
                                  QStringLiteral("inks"),  QStringLiteral("line-width"), QStringLiteral("colours")};
    return keys;
}

ExportStyle readStyle(const QString& nameOrPath, const ExportStyle& base) {
    if (nameOrPath == QLatin1String(kNoStyle)) return {};
    if (styleNames().contains(nameOrPath)) {
        QFile shipped(QStringLiteral(":/styles/%1.json").arg(nameOrPath));
        const bool isOpen = shipped.open(QIODevice::ReadOnly);
        Q_ASSERT(isOpen);
        return parseStyle(isOpen ? shipped.readAll() : QByteArray(), base);
    }
    if (!QFileInfo::exists(nameOrPath))
        throw FileError(StyleWords::tr("there is no such style or file; accepted: %1, or a JSON file")
                            .arg((styleNames() + QStringList{QLatin1String(kNoStyle)}).join(QStringLiteral(", "))));
    return parseStyle(readFile(nameOrPath, kMaxStyleBytes), base);
}

QString styleValueText(const QJsonValue& value) {
    return value.isDouble() ? QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest) : value.toString();
}

std::optional<QString> setStyleValue(ExportStyle& style, const QString& key, const QString& value) {
    const std::string text = value.toStdString();
    const auto range = [](double least, double most, const QString& unit = {}) {
        return StyleWords::tr("%1 to %2").arg(QString::number(least) + unit, QString::number(most) + unit);
    };
    qsizetype place = 0;
    if (key == u"width" || key == u"height") {
        if (set(key == u"width" ? style.width : style.height, parseLengthMm(text))) return std::nullopt;
        return range(kMinFigureMm, kMaxFigureMm, QStringLiteral("mm"));
    }
    if (key == u"font-size") {
        if (set(style.fontSize, parsePoints(text))) return std::nullopt;
        return range(kMinFontPoints, kMaxFontPoints, QStringLiteral("pt"));
    }
    if (key == u"dpi") {
        if (set(style.dpi, parseDpi(text))) return std::nullopt;
        return range(kMinDpi, kMaxDpi);
    }
    if (key == u"line-width") {
        const auto width = parseReal(text);
        if (!width || *width < kMinLineWidth || *width > kMaxLineWidth) return range(kMinLineWidth, kMaxLineWidth);
        style.look.lineWidth = *width;
        return std::nullopt;
    }
    if (key == u"colours") {
        const QString own = QLatin1String(kOwnColours);
        const auto refused = choose(colourMapNames() + QStringList{own}, value, place);
        if (!refused) style.look.colourMap = value == own ? QString() : value;
        return refused;
    }
    if (key == u"font") {
        const auto refused = choose(familyNames(), value, place);
        if (!refused) style.look.family = TypeFamily(place);
        return refused;
    }
    if (key == u"theme") {
        const auto refused = choose({QStringLiteral("light"), QStringLiteral("dark")}, value, place);
        if (!refused) style.isDark = place == 1;
        return refused;
    }
    Q_ASSERT(key == u"inks");
    const auto refused = choose({QStringLiteral("colour"), QStringLiteral("grey")}, value, place);
    if (!refused) style.look.isGrey = place == 1;
    return refused;
}

std::optional<char32_t> undrawable(const QString& text) {
    for (const char32_t character : text.toUcs4())
        if (QChar::category(character) == QChar::Other_Control || QChar::isNonCharacter(character)) return character;
    return std::nullopt;
}

bool isPanelLetter(const QString& letter) {
    return !letter.isEmpty() && letter.size() <= kMaxPanelLetter &&
           std::ranges::all_of(letter, [](QChar sign) { return sign.isLetterOrNumber(); });
}

}  // namespace attention
