#pragma once

#include <array>
#include <map>
#include <string>

#include <QFile>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include "core/phrase.h"

namespace attention {

/// The words of a context in a language, by the English ones, as they stand in its .ts file.
inline std::map<std::string, std::string> wordsIn(const QString& language, const QString& wanted) {
    std::map<std::string, std::string> words;
    QFile file(QStringLiteral(ATTENTION_SOURCE_DIR "/resources/translations/attention-lab_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly)) return words;
    QXmlStreamReader xml(&file);
    QString context, source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("name")) context = xml.readElementText();
        if (xml.name() == QLatin1String("source")) source = xml.readElementText();
        if (xml.name() == QLatin1String("translation") && context == wanted)
            words.emplace(source.toStdString(), xml.readElementText().toStdString());
    }
    return words;
}

/// What of a phrase stays English, or gets lost, in one of the languages; empty: nothing.
inline QString untranslated(const Message& phrase) {
    // What is written alike in another language.
    static const QStringList alike{"%1 bits", "%1 bytes"};
    static const std::array<std::pair<QString, std::map<std::string, std::string>>, 2> languages{
        {{"zh_CN", wordsIn("zh_CN", CoreMessages::kContext)}, {"pt_BR", wordsIn("pt_BR", CoreMessages::kContext)}}};
    QString problem;
    for (const auto& [language, known] : languages) {
        const std::string text = phrase.translated([&, &language = language, &known = known](const char* english) {
            const auto found = known.find(english);
            const bool hasWords =
                QString(english).remove(QRegularExpression("%[0-9]")).contains(QRegularExpression("[a-z]"));
            const bool isEnglish = found == known.end() || found->second.empty() ||
                                   (hasWords && found->second == english && !alike.contains(english));
            if (isEnglish) problem += language + ": " + english + '\n';
            return isEnglish ? std::string(english) : found->second;
        });
        // Names, numbers and pieces of the file are in it as they are.
        const auto require = [&, &language = language](const auto& self, const Message& part) -> void {
            for (const Message& argument : part.arguments()) self(self, argument);
            if (part.words().english) return;
            if (text.find(part.verbatim()) == std::string::npos)
                problem += language + " lacks " + QString::fromStdString(part.verbatim()) + '\n';
            static const QRegularExpression english("\\b(the|is|are|of|accepted|with|has)\\b");
            const QString outside = QString::fromStdString(part.verbatim()).remove(QRegularExpression("\".*\""));
            if (outside.contains(english)) problem += "English in an argument: " + outside + '\n';
        };
        require(require, phrase);
    }
    return problem;
}

}  // namespace attention
