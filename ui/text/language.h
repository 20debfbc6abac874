#pragma once

#include <span>
#include <string_view>

#include <QChar>
#include <QString>

namespace attention {

/// What the program speaks; English is what the source says.
struct Language {
    std::string_view code;  ///< as on the command line: en, zh_CN, pt_BR
    QString name;           ///< in itself: 简体中文
    QChar decimalSign;      ///< of numbers that a person reads; machine-readable output always has a point
    bool fullWidthPunctuation = false;
};

std::span<const Language> languages();
/// Nothing for an unknown code.
const Language* findLanguage(std::string_view code);
/// The one that fits the person's locale best, else English.
const Language& systemLanguage();

/// Speaks it from now on: installs its translations, Qt's own among them, which sends every widget a LanguageChange.
/// To be called once the application object exists.
void installLanguage(const Language& language);
const Language& currentLanguage();
/// Changes whenever a translator is installed or removed: translated text that is cached is valid for one revision.
int translationRevision();

}  // namespace attention
