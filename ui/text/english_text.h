#pragma once

#include <QString>
#include <QTranslator>

namespace attention {

/// A translator that remembers which English text each short text came from, so that what the window shows can be found
/// by its English name, too. It may be used from any thread.
class RememberingTranslator : public QTranslator {
 public:
    QString translate(const char* context, const char* source, const char* disambiguation, int n) const override;
};

/// What a text that was shown is in English: itself unless it was translated. Where several English texts have the same
/// translation, all of them, with blanks between them; of a text with an argument, as in "Open %1…", the argument stays
/// as it is.
QString englishText(const QString& shown);
/// Remembers the English of a text that no translator made, as the title of a lesson.
void rememberEnglish(const QString& shown, const QString& english);

}  // namespace attention
