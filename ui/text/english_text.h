#pragma once

#include <QString>
#include <QTranslator>

namespace attention {

/// A translator that remembers the English source of each short text that it has translated, so that a search in the
/// window also finds English names. Thread-safe.
class RememberingTranslator : public QTranslator {
 public:
    QString translate(const char* context, const char* source, const char* disambiguation, int n) const override;
};

/// The English source of a translated text; the text itself if it was not translated. If several English texts have the
/// same translation, all of them, with blanks in between. In a text with an argument, as in "Open %1…", the argument is
/// translated back if it was translated, too.
QString englishText(const QString& translation);
/// Remembers the English of a text that no QTranslator translated, such as the title of a lesson.
void rememberEnglish(const QString& translation, const QString& english);

}  // namespace attention
