#include "ui/text/scoped_language.h"

#include <QCoreApplication>
#include <QEvent>

namespace attention {

ScopedLanguage::ScopedLanguage(const Language& language) : m_before(currentLanguage()) {
    // A change that windows do not know of yet is another one.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
    installLanguage(language);
    QLocale::setDefault(QLocale::c());
}

ScopedLanguage::~ScopedLanguage() {
    installLanguage(m_before);
    QLocale::setDefault(m_locale);
    QCoreApplication::removePostedEvents(nullptr, QEvent::LanguageChange);
}

}  // namespace attention
