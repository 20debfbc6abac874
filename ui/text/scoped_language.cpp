#include "ui/text/scoped_language.h"

#include <QCoreApplication>
#include <QEvent>

namespace attention {

ScopedLanguage::ScopedLanguage(const Language& language) : m_previous(currentLanguage()) {
    // Deliver pending changes of the language first, because the destructor removes such events.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
    installLanguage(language);
    QLocale::setDefault(QLocale::c());
}

ScopedLanguage::~ScopedLanguage() {
    installLanguage(m_previous);
    QLocale::setDefault(m_locale);
    QCoreApplication::removePostedEvents(nullptr, QEvent::LanguageChange);
}

}  // namespace attention
