#include "ui/text/phrase_text.h"

#include <QCoreApplication>

namespace attention {

QString utf8Text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

QString phraseText(const Message& phrase) {
    return QString::fromStdString(phrase.translated([](const char* english) {
        return QCoreApplication::translate(CoreMessages::kContext, english).toStdString();
    }));
}

}  // namespace attention
