#pragma once

#include <QLocale>
#include <QtGlobal>

#include "ui/text/language.h"

namespace attention {

/// Switches to a language while this object exists, to write texts and numbers into a file independently of the
/// system's locale. Windows keep their language, because they receive no LanguageChange event. The event loop must not
/// run while this object exists.
class ScopedLanguage {
    Q_DISABLE_COPY_MOVE(ScopedLanguage)

 public:
    explicit ScopedLanguage(const Language& language);
    ~ScopedLanguage();

 private:
    const Language& m_previous;
    const QLocale m_locale;
};

}  // namespace attention
