#include "app/output.h"

#include <algorithm>

#include <QFileInfo>

#include "app/command_error.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

bool isStandardOutput(const QString& path) {
    return path == u"-";
}

}  // namespace

std::unique_ptr<OutputFile> openOutput(const QString& path) {
    return isStandardOutput(path) ? std::make_unique<OutputFile>() : std::make_unique<OutputFile>(path);
}

QString folderRemedy(const QString& folder) {
    QFileInfo ancestor(folder);
    while (!ancestor.exists() && ancestor.path() != ancestor.filePath()) ancestor.setFile(ancestor.path());
    if (QFileInfo::exists(folder) || !ancestor.isDir()) return {};
    const bool isPlain = std::ranges::none_of(
        folder, [](QChar character) { return !character.isLetterOrNumber() && !u"/._-+,=@%"_s.contains(character); });
    // Quoted so that every shell reads one word.
    QString word = folder;
    if (!isPlain) word = u'\'' + word.replace(u'\'', u"'\\''"_s) + u'\'';
    return u"; mkdir -p %1%2 makes it"_s.arg(folder.startsWith(u'-') ? u"-- "_s : QString(), word);
}

void checkWritten(const OutputFile& file, const QString& path) {
    if (!file.problem()) return;
    if (file.isPipeClosed()) throw CommandError{kFailure, {}};
    const QString remedy = isStandardOutput(path) ? QString() : folderRemedy(QFileInfo(path).path());
    throw CommandError{kFailure,
                       u"%1: %2%3"_s.arg(isStandardOutput(path) ? u"standard output"_s : path, *file.problem(), remedy),
                       file.isDiskFull()};
}

void commit(OutputFile& file, const QString& path) {
    (void)file.commit();
    checkWritten(file, path);
}

void print(const QByteArray& utf8) {
    OutputFile output;
    output.write({utf8.constData(), std::size_t(utf8.size())});
    commit(output, u"-"_s);
}

}  // namespace attention
