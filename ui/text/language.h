#pragma once

#include <span>
#include <string_view>

#include <QChar>
#include <QString>

namespace attention {

/// A language of the interface. English is the language of the source.
struct Language {
    std::string_view code;              ///< as on the command line: en, zh_CN, pt_BR
    QString name;                       ///< in the language itself: 简体中文
    QChar decimalSign;                  ///< in displayed numbers; machine-readable output always has a point
    bool fullWidthPunctuation = false;  ///< as in Chinese: no blank after punctuation
};

/// All languages; English is the first.
std::span<const Language> languages();
/// The language with this code; null for an unknown code.
const Language* findLanguage(std::string_view code);
/// The language that fits the system's locale best; English if none does.
const Language& systemLanguage();

/// Switches to a language: installs its translations, including those of Qt, which sends every widget a LanguageChange
/// event. The application object must exist.
void installLanguage(const Language& language);
/// The language of the last installLanguage(); English before.
const Language& currentLanguage();
/// Changes whenever a translator is installed or removed: translated text that is cached is valid for one revision.
int translationRevision();

}  // namespace attention
