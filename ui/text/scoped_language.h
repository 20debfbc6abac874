#pragma once

#include <QLocale>
#include <QtGlobal>

#include "ui/text/language.h"

namespace attention {

/// Speaks a language while it lives, for what is written into a file: numbers and texts are in that language, whatever
/// the machine's locale is. Windows keep theirs: they are told nothing. It must end before anything else runs on this
/// thread.
class ScopedLanguage {
    Q_DISABLE_COPY_MOVE(ScopedLanguage)

 public:
    explicit ScopedLanguage(const Language& language);
    ~ScopedLanguage();

 private:
    const Language& m_before;
    const QLocale m_locale;
};

}  // namespace attention
