#include "app/command_error.h"

#include <cstdio>

#include <QList>

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// False for characters that could break the line, move the cursor or reverse the writing direction.
bool isPrintable(char32_t character) {
    switch (QChar::category(character)) {
        case QChar::Other_Control:
        case QChar::Other_Format:
        case QChar::Other_Surrogate:
        case QChar::Separator_Line:
        case QChar::Separator_Paragraph:
            return false;
        default:
            return !QChar::isNonCharacter(character);
    }
}

/// `text` as one line, in which unprintable characters are escaped.
QString oneLine(const QString& text) {
    QString line;
    for (const char32_t character : text.toUcs4()) {
        if (isPrintable(character))
            line += QString::fromUcs4(&character, 1);
        else
            line += character == U'\n' ? u"\\n"_s : u"\\u{%1}"_s.arg(uint(character), 0, 16);
    }
    return line;
}

void printLine(const char* kind, const QString& message) {
    const QByteArray line = QByteArray("attention-lab: ") + kind + ": " + oneLine(message).toUtf8() + '\n';
    std::fwrite(line.constData(), 1, std::size_t(line.size()), stderr);
}

}  // namespace

void throwUsageError(const QString& message) {
    throw CommandError{kUsageError, message};
}

void throwFailure(const QString& message) {
    throw CommandError{kFailure, message};
}

void printError(const QString& message) {
    printLine("error", message);
}

void printNote(const QString& message) {
    printLine("note", message);
}

void printWarning(const QString& message) {
    printLine("warning", message);
}

Remarks& Remarks::operator+=(const Remarks& more) {
    warnings += more.warnings;
    notes += more.notes;
    return *this;
}

void Remarks::print() const {
    for (const QString& warning : warnings) printWarning(warning);
    for (const QString& note : notes) printNote(note);
}

}  // namespace attention
