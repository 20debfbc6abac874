#pragma once

#include <map>

#include <QByteArray>
#include <QRegularExpression>
#include <QStringList>
#include <QtEndian>

namespace attention {

/// The number behind the last `key` before `end`; 0 where there is none.
inline qsizetype pdfNumber(const QByteArray& pdf, const char* key, qsizetype end = -1) {
    const auto from = pdf.lastIndexOf(key, end);
    return from < 0 ? 0 : pdf.mid(from + qsizetype(qstrlen(key)), 12).simplified().split(' ').first().toInt();
}

/// The objects by their numbers, as the first table of places leads to them. An empty object means that its place is
/// wrong.
inline std::map<int, QByteArray> pdfObjects(const QByteArray& pdf) {
    std::map<int, QByteArray> objects;
    const auto table = pdf.indexOf("\nxref\n0 ");
    if (table < 0 || pdfNumber(pdf, "startxref\n", pdf.indexOf("%%EOF")) != table + 1) return {{0, {}}};
    const auto lines = pdf.sliced(table, pdf.indexOf("trailer", table) - table).trimmed().split('\n');
    for (int number = 1; number < int(lines.size()) - 2; ++number) {
        const QByteArray start = QByteArray::number(number) + " 0 obj\n";
        const QByteArray object = pdf.mid(lines[number + 2].left(10).toInt());
        objects[number] =
            object.startsWith(start) ? object.sliced(start.size(), object.indexOf("endobj") - start.size()) : "";
    }
    return objects;
}

/// What an object has between "stream" and "endstream".
inline QByteArray pdfStream(const QByteArray& object) {
    const auto start = object.indexOf("stream\n") + 7;
    return object.sliced(start, object.lastIndexOf("\nendstream") - start);
}

inline QByteArray pdfUncompressed(const QByteArray& object) {
    // qUncompress() wants the size of the result first, and takes it for a guess.
    return qUncompress(QByteArray::fromHex("00010000") + pdfStream(object));
}

/// The characters of each typeface's glyphs, by its name. A glyph that readers cannot copy as text has an empty one,
/// and so has one with a character for private use.
inline std::map<QByteArray, QStringList> pdfCharacters(const QByteArray& pdf) {
    static const QRegularExpression mapped(QStringLiteral("<(\\w{4})> <(\\w{4})> (?:\\[([^\\]]*)\\]|<(\\w{4})>)"));
    const auto objects = pdfObjects(pdf);
    const auto referred = [&](const QByteArray& object, const char* key) {
        const auto found = objects.find(int(pdfNumber(object, key)));
        return found == objects.end() ? QByteArray() : found->second;
    };
    std::map<QByteArray, QStringList> fonts;
    for (const auto& [number, object] : objects) {
        const auto name = object.indexOf("/BaseFont /");
        if (name < 0 || !object.contains("/ToUnicode ")) continue;
        const QByteArray face = pdfUncompressed(
            referred(referred(referred(object, "/DescendantFonts ["), "/FontDescriptor "), "/FontFile2 "));
        // A table of an OpenType file: its name, checksum, place and size; the number of glyphs is 4 bytes behind.
        const auto glyphs = qFromBigEndian<quint32>(face.constData() + face.indexOf("maxp") + 8) + 4;
        QStringList characters(qFromBigEndian<quint16>(face.constData() + glyphs));
        const QByteArray map = referred(object, "/ToUnicode ");
        if (pdfNumber(map, "/Length ") != pdfStream(map).size()) characters.clear();
        for (auto found = mapped.globalMatch(QString::fromLatin1(map)); found.hasNext();) {
            const QRegularExpressionMatch range = found.next();
            const uint first = range.capturedView(1).toUInt(nullptr, 16);
            const QStringList list = range.captured(3).split(u'<', Qt::SkipEmptyParts);
            for (uint glyph = first; glyph <= range.capturedView(2).toUInt(nullptr, 16); ++glyph) {
                const char32_t character = list.isEmpty() ? range.capturedView(4).toUInt(nullptr, 16) + glyph - first
                                                          : list.value(glyph - first).left(4).toUInt(nullptr, 16);
                const bool isLetter = character != 0 && QChar::category(character) != QChar::Other_PrivateUse &&
                                      !QChar::isSurrogate(character);
                if (isLetter && glyph < characters.size()) characters[glyph] = QString::fromUcs4(&character, 1);
            }
        }
        fonts[object.sliced(name + 11, object.indexOf('\n', name) - name - 11)] = characters;
    }
    return fonts;
}

/// How each page is drawn.
inline QByteArrayList pdfDrawings(const QByteArray& pdf) {
    QByteArrayList drawings;
    const auto objects = pdfObjects(pdf);
    for (const auto& [number, object] : objects) {
        const bool isDrawing = object.startsWith("<<\n/Length ") && object.contains("/FlateDecode");
        const auto length = objects.find(int(pdfNumber(object.left(object.indexOf("stream")), "/Length ")));
        if (isDrawing && length != objects.end() && length->second.trimmed().toInt() == pdfStream(object).size())
            drawings += pdfUncompressed(object);
    }
    return drawings;
}

}  // namespace attention
