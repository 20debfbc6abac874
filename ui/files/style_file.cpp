#include "ui/files/style_file.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
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

/// Sets `target` to `number`, if there is one. @return whether there is one
bool set(std::optional<double>& target, const std::optional<double>& number) {
    if (number) target = number;
    return number.has_value();
}

/// Finds the index of a value among its accepted names. @return the accepted names if the value is none of them
std::optional<QString> findIndex(const QStringList& names, const QString& value, qsizetype& index) {
    index = names.indexOf(value);
    return index < 0 ? std::optional(names.join(QStringLiteral(", "))) : std::nullopt;
}

/// A value as JSON, truncated if it is long.
QString shortText(const QJsonValue& value) {
    constexpr qsizetype kMaxLength = 40;
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    const QString text = QString::fromUtf8(list).sliced(1).chopped(1);
    return text.size() > kMaxLength ? text.first(kMaxLength) + QChar(0x2026) : text;
}

ExportStyle parseStyle(const QByteArray& json, const ExportStyle& base) {
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        throw FileError(StyleWords::tr("line %1: it is not JSON")
                            .arg(json.first(std::min<qsizetype>(error.offset, json.size())).count('\n') + 1));
    if (!document.isObject()) throw FileError(StyleWords::tr("it is not an object with the keys of a style"));
    ExportStyle style = base;
    const QJsonObject values = document.object();
    for (auto value = values.begin(); value != values.end(); ++value) {
        if (value.key() == u"labels") {
            if (const auto fault = readLabels(value.value(), style.look.labels)) throw FileError(*fault);
            continue;
        }
        if (!styleKeys().contains(value.key()))
            throw FileError(StyleWords::tr("\"%1\" is no key of a style; accepted: %2")
                                .arg(value.key(), styleKeys().join(QStringLiteral(", ")) + QStringLiteral(", labels")));
        if (const auto accepted = setStyleValue(style, value.key(), styleValueText(value.value())))
            throw FileError(
                StyleWords::tr("\"%1\" is %2; accepted: %3").arg(value.key(), shortText(value.value()), *accepted));
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

std::optional<QString> readLabels(const QJsonValue& value, QMap<QString, QString>& labels) {
    if (!value.isObject())
        return StyleWords::tr("\"labels\" is %1; accepted: an object of texts").arg(shortText(value));
    std::optional<QString> fault;
    const QJsonObject pairs = value.toObject();
    for (auto pair = pairs.begin(); pair != pairs.end(); ++pair) {
        if (pair.value().isString() && !undrawable(pair.value().toString()))
            labels.insert(pair.key(), pair.value().toString());
        else if (!fault)
            fault = StyleWords::tr("the label \"%1\" is %2; accepted: one line of text")
                        .arg(pair.key(), shortText(pair.value()));
    }
    return fault;
}

QString styleValueText(const QJsonValue& value) {
    return value.isDouble() ? QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest) : value.toString();
}

std::optional<QString> setStyleValue(ExportStyle& style, const QString& key, const QString& value) {
    const std::string text = value.toStdString();
    const auto range = [](double minimum, double maximum, const QString& unit = {}) {
        return StyleWords::tr("%1 to %2").arg(QString::number(minimum) + unit, QString::number(maximum) + unit);
    };
    qsizetype index = 0;
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
        const QString defaultName = QLatin1String(kDefaultColours);
        const auto accepted = findIndex(colourMapNames() + QStringList{defaultName}, value, index);
        if (!accepted) style.look.colourMap = value == defaultName ? QString() : value;
        return accepted;
    }
    if (key == u"font") {
        const auto accepted = findIndex(familyNames(), value, index);
        if (!accepted) style.look.family = TypeFamily(index);
        return accepted;
    }
    if (key == u"theme") {
        const auto accepted = findIndex({QStringLiteral("light"), QStringLiteral("dark")}, value, index);
        if (!accepted) style.isDark = index == 1;
        return accepted;
    }
    Q_ASSERT(key == u"inks");
    const auto accepted = findIndex({QStringLiteral("colour"), QStringLiteral("grey")}, value, index);
    if (!accepted) style.look.isGrey = index == 1;
    return accepted;
}

std::optional<char32_t> undrawable(const QString& text) {
    for (const char32_t character : text.toUcs4())
        if (QChar::category(character) == QChar::Other_Control || QChar::isNonCharacter(character)) return character;
    return std::nullopt;
}

bool isPanelLetter(const QString& letter) {
    return !letter.isEmpty() && letter.size() <= kMaxPanelLetter &&
           std::ranges::all_of(letter, [](QChar character) { return character.isLetterOrNumber(); });
}

}  // namespace attention
