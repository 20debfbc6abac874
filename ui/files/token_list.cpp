#include "ui/files/token_list.h"

#include <memory>

#include <QFile>
#include <QFileInfo>

#include "core/io/array.h"
#include "core/io/format_error.h"
#include "core/scene/tokens.h"
#include "ui/text/phrase_text.h"

namespace attention {
namespace {

/// The maximum size of a file. It is large, so that the message for too many tokens can say how many there are.
constexpr qint64 kMaxTokenListBytes = qint64(16) << 20;

bool isJson(const QString& path) {
    return QFileInfo(path).suffix().compare(QLatin1String("json"), Qt::CaseInsensitive) == 0;
}

}  // namespace

const QStringList& tokenListSuffixes() {
    static const QStringList suffixes{QStringLiteral("txt"), QStringLiteral("json")};
    return suffixes;
}

bool isTokenListFile(const QString& path) {
    if (!isJson(path)) return tokenListSuffixes().contains(QFileInfo(path).suffix().toLower());
    constexpr qint64 kPeeked = 256;
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.peek(kPeeked).trimmed().startsWith('[');
}

std::string openTokenList(const QString& path) {
    const QByteArray bytes = readFile(path, kMaxTokenListBytes);
    try {
        return tokenListText(readTokenList(viewOf(bytes), isJson(path)));
    } catch (const FormatError& error) {
        throw FileError(phraseText(error.phrase()));
    }
}

}  // namespace attention
