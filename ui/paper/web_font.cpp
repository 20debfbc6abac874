#include "ui/paper/web_font.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include <QFile>
#include <QtEndian>

namespace attention {
namespace {

using Tables = std::map<QByteArray, QByteArray>;

std::uint32_t numberAt(const QByteArray& bytes, qsizetype offset, int size) {
    std::uint32_t number = 0;
    for (int i = 0; i < size; ++i) number = number << 8 | std::uint8_t(bytes.at(offset + i));
    return number;
}

void append(QByteArray& bytes, std::uint32_t number, int size = 4) {
    for (int shift = 8 * (size - 1); shift >= 0; shift -= 8) bytes += char(number >> shift & 0xFF);
}

/// The tables of an OpenType file by their tags, without those that a browser does not need here.
Tables tablesOf(const QByteArray& font) {
    static const std::set<QByteArray> kUnused{"MATH", "GSUB", "DSIG", "VORG", "vhea", "vmtx"};
    Tables tables;
    const auto count = qsizetype(numberAt(font, 4, 2));
    for (qsizetype i = 0; i < count; ++i) {
        const qsizetype entry = 12 + 16 * i;
        const QByteArray tag = font.mid(entry, 4);
        if (!kUnused.contains(tag)) tables[tag] = font.mid(numberAt(font, entry + 8, 4), numberAt(font, entry + 12, 4));
    }
    return tables;
}

/// The glyphs of characters, from the table "cmap" in its formats for all of Unicode (12) and for its first plane (4).
class CharacterMap {
 public:
    explicit CharacterMap(const QByteArray& table) : m_table(table) {
        const auto count = qsizetype(numberAt(table, 2, 2));
        for (qsizetype i = 0; i < count; ++i) {
            const auto offset = qsizetype(numberAt(table, 4 + 8 * i + 4, 4));
            const auto format = numberAt(table, offset, 2);
            if (format == 12 || (format == 4 && m_format != 12)) {
                m_format = format;
                m_offset = offset;
            }
        }
    }

    /// The index of a character's glyph; 0: there is none.
    std::uint32_t glyph(char32_t character) const {
        return m_format == 12 ? inGroups(character) : m_format == 4 && character <= 0xFFFF ? inSegments(character) : 0;
    }

 private:
    std::uint32_t inGroups(char32_t character) const {
        const auto count = qsizetype(numberAt(m_table, m_offset + 12, 4));
        for (qsizetype i = 0; i < count; ++i) {
            const qsizetype group = m_offset + 16 + 12 * i;
            const auto first = numberAt(m_table, group, 4), last = numberAt(m_table, group + 4, 4);
            if (character >= first && character <= last) return numberAt(m_table, group + 8, 4) + character - first;
        }
        return 0;
    }
    std::uint32_t inSegments(char32_t character) const {
        const auto segmentBytes = qsizetype(numberAt(m_table, m_offset + 6, 2));
        const qsizetype ends = m_offset + 14, starts = ends + segmentBytes + 2, deltas = starts + segmentBytes;
        const qsizetype ranges = deltas + segmentBytes;
        for (qsizetype i = 0; i < segmentBytes; i += 2) {
            const auto start = numberAt(m_table, starts + i, 2);
            if (character > numberAt(m_table, ends + i, 2)) continue;
            if (character < start) return 0;
            const auto delta = numberAt(m_table, deltas + i, 2), range = numberAt(m_table, ranges + i, 2);
            if (range == 0) return (character + delta) & 0xFFFF;
            const auto glyph = numberAt(m_table, ranges + i + range + 2 * (character - start), 2);
            return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF;
        }
        return 0;
    }

    const QByteArray& m_table;
    std::uint32_t m_format = 0;
    qsizetype m_offset = 0;
};

/// The end of an INDEX structure in a CFF table. @param offset  where the structure begins
qsizetype endOfIndex(const QByteArray& cff, qsizetype offset) {
    const auto count = qsizetype(numberAt(cff, offset, 2));
    if (count == 0) return offset + 2;
    const int size = int(numberAt(cff, offset + 2, 1));
    return offset + 2 + (count + 1) * size + qsizetype(numberAt(cff, offset + 3 + count * size, size));
}

/// The offset of the outlines (the CharStrings INDEX), which the first dictionary of a CFF table gives.
std::optional<qsizetype> outlinesOffset(const QByteArray& cff) {
    constexpr int kCharStrings = 17;
    const qsizetype dictionaries = endOfIndex(cff, qsizetype(numberAt(cff, 2, 1)));
    const int size = int(numberAt(cff, dictionaries + 2, 1));
    qsizetype offset = dictionaries + 3 + 2 * size;
    const qsizetype end = endOfIndex(cff, dictionaries);
    std::int64_t operand = 0;
    while (offset < end) {
        const int byte = int(numberAt(cff, offset, 1));
        if (byte == kCharStrings) return qsizetype(operand);
        if (byte == 28) {
            operand = std::int16_t(numberAt(cff, offset + 1, 2));
            offset += 3;
        } else if (byte == 29) {
            operand = std::int32_t(numberAt(cff, offset + 1, 4));
            offset += 5;
        } else if (byte == 30) {
            while ((numberAt(cff, ++offset, 1) & 0xF) != 0xF) continue;
            ++offset;
        } else if (byte >= 247 && byte <= 254) {
            const int next = int(numberAt(cff, offset + 1, 1));
            operand = byte < 251 ? (byte - 247) * 256 + next + 108 : -(byte - 251) * 256 - next - 108;
            offset += 2;
        } else {
            if (byte >= 32) operand = byte - 139;
            offset += byte == 12 ? 2 : 1;
        }
    }
    return std::nullopt;
}

/// The table with empty outlines for all glyphs except `glyphs`. Its length stays the same, so that no other offset
/// changes; compression removes the zeros that fill the end of the outlines.
QByteArray withOnlyOutlines(QByteArray cff, const std::set<std::uint32_t>& glyphs) {
    const auto found = outlinesOffset(cff);
    if (!found) return cff;
    constexpr char kEndOfOutline = 14;
    const qsizetype index = *found, end = endOfIndex(cff, index);
    const auto count = qsizetype(numberAt(cff, index, 2));
    const int size = int(numberAt(cff, index + 2, 1));
    const qsizetype offsets = index + 3, data = offsets + (count + 1) * size - 1;
    QByteArray newOffsets, outlines;
    for (qsizetype glyph = 0; glyph < count; ++glyph) {
        append(newOffsets, std::uint32_t(outlines.size() + 1), size);
        const auto from = qsizetype(numberAt(cff, offsets + glyph * size, size));
        const auto to = qsizetype(numberAt(cff, offsets + (glyph + 1) * size, size));
        if (glyphs.contains(std::uint32_t(glyph)))
            outlines += cff.mid(data + from, to - from);
        else
            outlines += kEndOfOutline;
    }
    append(newOffsets, std::uint32_t(outlines.size() + 1), size);
    const QByteArray replacement = (newOffsets + outlines).leftJustified(end - offsets, '\0');
    return replacement.size() == end - offsets ? cff.replace(offsets, end - offsets, replacement) : cff;
}

std::uint32_t checksum(QByteArray table) {
    while (table.size() % 4 != 0) table += '\0';
    std::uint32_t sum = 0;
    for (qsizetype i = 0; i < table.size(); i += 4) sum += numberAt(table, i, 4);
    return sum;
}

/// The WOFF file with these tables. Source: W3C, WOFF File Format 1.0.
QByteArray woff(const Tables& tables) {
    constexpr int kHeaderSize = 44, kEntrySize = 20;
    QByteArray directory, data;
    std::uint32_t totalSize = std::uint32_t(12 + 16 * tables.size());
    const auto dataStart = qsizetype(kHeaderSize + kEntrySize * tables.size());
    for (const auto& [tag, table] : tables) {
        constexpr int kLengthBefore = 4;  // which qCompress writes
        QByteArray compressed = qCompress(table, 9).sliced(kLengthBefore);
        if (compressed.size() >= table.size()) compressed = table;
        directory += tag;
        append(directory, std::uint32_t(dataStart + data.size()));
        append(directory, std::uint32_t(compressed.size()));
        append(directory, std::uint32_t(table.size()));
        append(directory, checksum(table));
        data += compressed;
        while (data.size() % 4 != 0) data += '\0';
        totalSize += std::uint32_t((table.size() + 3) / 4 * 4);
    }
    QByteArray header = "wOFFOTTO";
    append(header, std::uint32_t(dataStart + data.size()));
    append(header, std::uint32_t(tables.size()), 2);
    append(header, 0, 2);
    append(header, totalSize);
    append(header, 1, 2);
    append(header, 0, 2);
    return header.leftJustified(kHeaderSize, '\0') + directory + data;
}

struct Face {
    const char* family;
    int weight;
    const char* file;
};
constexpr const char* kFamilies[] = {"Attention Lab Sans", "Attention Lab Math", "Attention Lab Sans SC"};
constexpr Face kFaces[] = {{"Attention Lab Sans", 400, "attention-lab-sans-400.otf"},
                           {"Attention Lab Sans", 600, "attention-lab-sans-600.otf"},
                           {"Attention Lab Math", 400, "attention-lab-math.otf"},
                           {"Attention Lab Sans SC", 400, "attention-lab-sans-sc-400.otf"},
                           {"Attention Lab Sans SC", 600, "attention-lab-sans-sc-600.otf"}};

}  // namespace

QByteArray webFontFaces(const QString& text) {
    std::set<char32_t> characters;
    for (const char32_t character : text.toUcs4()) characters.insert(character);
    std::set<char32_t> drawn;  // characters that an earlier family has
    QByteArray rules;
    for (const char* family : kFamilies) {
        std::set<char32_t> drawnHere;
        for (const Face& face : kFaces) {
            QFile file(QStringLiteral(":/fonts/") + QLatin1String(face.file));
            if (QByteArrayView(face.family) != family || !file.open(QIODevice::ReadOnly)) continue;
            Tables tables = tablesOf(file.readAll());
            const CharacterMap map(tables["cmap"]);
            // All characters of the text that the font has, even if an earlier family has them: a browser would use an
            // empty outline instead of another family's glyph.
            std::set<std::uint32_t> glyphs{0};
            for (const char32_t character : characters) {
                const auto glyph = map.glyph(character);
                if (glyph == 0) continue;
                glyphs.insert(glyph);
                drawnHere.insert(character);
            }
            if (std::ranges::includes(drawn, drawnHere)) continue;
            tables["CFF "] = withOnlyOutlines(tables["CFF "], glyphs);
            rules += "@font-face { font-family: '" + QByteArray(family) +
                     "'; font-weight: " + QByteArray::number(face.weight) + "; src: url(data:font/woff;base64," +
                     woff(tables).toBase64() + ") format('woff'); }\n";
        }
        drawn.merge(drawnHere);
    }
    return rules;
}

}  // namespace attention
