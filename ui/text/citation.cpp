#include "ui/text/citation.h"

#include <QFile>

#include "core/version.h"

namespace attention {
namespace {

QString version() {
    return QString::fromUtf8(kVersion);
}

}  // namespace

QString citationText() {
    return QStringLiteral("The Attention Lab authors. Attention Lab, version %1. Computer program, GPL-3.0-or-later.")
        .arg(version());
}

QString citationBibtex() {
    return QStringLiteral(
               "@misc{attention-lab,\n  author = {{The Attention Lab authors}},\n  title = {{Attention Lab}},\n"
               "  note = {Computer program, version %1, GPL-3.0-or-later},\n}\n")
        .arg(version());
}

QString citationFile() {
    QFile file(QStringLiteral(":/CITATION.cff"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace attention
