#include "ui/text/phrase_text.h"

#include <QCoreApplication>

namespace attention {

QString phraseText(const Phrase& phrase) {
    return QString::fromStdString(phrase.in(
        [](const char* english) { return QCoreApplication::translate(CoreWords::kContext, english).toStdString(); }));
}

}  // namespace attention
