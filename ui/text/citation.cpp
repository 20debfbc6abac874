#include "ui/text/citation.h"

#include <QFile>
#include <QStringList>

namespace attention {
namespace {

/// The value of a top-level key of CITATION.cff; empty if there is none. @param file  the contents of the file
QString valueOf(const QString& key, const QString& file) {
    const QStringList lines = file.split(u'\n').filter(key + QStringLiteral(": "));
    for (const QString& line : lines)
        if (line.startsWith(key)) return line.mid(key.size() + 2).remove(u'"').trimmed();
    return {};
}

QString year(const QString& file) {
    return valueOf(QStringLiteral("date-released"), file).left(4);
}

QString permanentAddress(const QString& file) {
    const QString doi = valueOf(QStringLiteral("doi"), file);
    return doi.isEmpty() ? doi : QStringLiteral("https://doi.org/") + doi;
}

}  // namespace

QString citationFile() {
    QFile file(QStringLiteral(":/CITATION.cff"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString citationText(const QString& file) {
    const QString text =
        QStringLiteral("The Attention Lab authors. (%1). Attention Lab (Version %2) [Computer software]. %3")
            .arg(year(file), valueOf(QStringLiteral("version"), file), permanentAddress(file));
    return text.trimmed();
}

QString citationBibtex(const QString& file) {
    const QString address = permanentAddress(file);
    return QStringLiteral(
               "@misc{attention-lab,\n  author = {{The Attention Lab authors}},\n  title = {{Attention Lab}},\n"
               "  year = {%1},\n  note = {Computer software, version %2, GPL-3.0-or-later},\n%3}\n")
        .arg(year(file), valueOf(QStringLiteral("version"), file),
             address.isEmpty() ? QString() : QStringLiteral("  url = {%1},\n").arg(address));
}

}  // namespace attention
