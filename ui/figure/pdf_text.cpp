#include "ui/figure/pdf_text.h"

#include <vector>

#include <QRegularExpression>
#include <QString>

#include "ui/figure/math_font.h"

namespace attention {
namespace {

/// A character as it is hexUtf16 in a map of a PDF: UTF-16 with the higher byte first, in hexadecimal digits.
QByteArray hexUtf16(char32_t character) {
    QByteArray digits;
    for (const QChar unit : QString::fromUcs4(&character, 1))
        digits += QByteArray::number(unit.unicode(), 16).rightJustified(4, '0').toUpper();
    return '<' + digits + '>';
}

/// The map with each stand-in replaced by its letter: the line "<first> <last> [<letter> ...]" has a letter for each
/// glyph; "<first> <last> <letter>" has the letter of the first glyph only, and the others follow in order.
QByteArray withLetters(const QByteArray& map) {
    static const QRegularExpression range(QStringLiteral("<(\\w{4})> <(\\w{4})> (?:\\[([^\\]]*)\\]|<(\\w{4})>)"));
    const auto number = [](QStringView digits) { return digits.toUInt(nullptr, 16); };
    const QString text = QString::fromLatin1(map);
    QByteArray result;
    qsizetype end = 0;
    for (auto found = range.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        std::vector<char32_t> letters;
        for (const QStringView letter : match.capturedView(3).split(u'<', Qt::SkipEmptyParts))
            letters.push_back(number(letter.left(4)));
        if (letters.empty())
            for (uint i = 0; i <= number(match.capturedView(2)) - number(match.capturedView(1)); ++i)
                letters.push_back(number(match.capturedView(4)) + i);
        bool isChanged = false;
        QByteArray list;
        for (const char32_t letter : letters) {
            const char32_t meant = MathFont::instance().letterOf(letter);
            isChanged = isChanged || meant != letter;
            list += hexUtf16(meant) + ' ';
        }
        if (!isChanged) continue;
        const auto start = match.capturedStart(match.capturedStart(3) < 0 ? 4 : 3) - 1;
        result += map.sliced(end, start - end) + '[' + list + ']';
        end = match.capturedEnd();
    }
    return result + map.sliced(end);
}

/// Replaces bytes of a PDF and remembers how far the bytes behind them move.
class Editor {
 public:
    explicit Editor(const QByteArray& pdf) : m_pdf(pdf) {}

    /// Calls must go from the beginning to the end of the file.
    void replace(qsizetype from, qsizetype to, const QByteArray& bytes) {
        m_result += m_pdf.sliced(m_end, from - m_end) + bytes;
        m_end = to;
        m_moves.push_back({from, bytes.size() - (to - from)});
    }
    /// The new offset of the byte at an old offset.
    qsizetype moved(qsizetype offset) const {
        qsizetype by = 0;
        for (const Move& move : m_moves)
            if (move.from < offset) by += move.by;
        return offset + by;
    }
    QByteArray finish() { return m_result + m_pdf.sliced(m_end); }

 private:
    struct Move {
        qsizetype from;
        qsizetype by;
    };
    const QByteArray& m_pdf;
    QByteArray m_result;
    qsizetype m_end = 0;
    std::vector<Move> m_moves;
};

/// The text before each page's drawing, behind the number of the object that holds its length.
constexpr QByteArrayView kDrawingStart = " 0 R\n/Filter /FlateDecode\n>>\nstream\n";
constexpr QByteArrayView kStreamEnd = "\nendstream\nendobj\n";

/// The drawing with invisible text in kInvisibleInk; a null array if it has none.
QByteArray withInvisibleText(const QByteArray& compressed) {
    // qUncompress() expects the size of the result first; a guess is enough.
    QByteArray drawing = qUncompress(QByteArray::fromHex("00100000") + compressed);
    // "/CSp cs 0.000015259 0.000030518 0.000045777 scn\n/GSa gs\nBT\n"; newer versions of Qt break the line behind
    // "cs".
    static constexpr QByteArrayView kInk = "0.000015259 0.000030518 0.000045777 scn\n";
    static constexpr QByteArrayView kTextStart = "\nBT\n";
    qsizetype count = 0;
    for (auto at = drawing.indexOf(kInk); at >= 0; at = drawing.indexOf(kInk, at)) {
        at = drawing.indexOf(kTextStart, at);
        if (at < 0) break;
        drawing.insert(at + kTextStart.size(), "3 Tr\n");
        ++count;
    }
    return count > 0 ? qCompress(drawing).sliced(4) : QByteArray();
}

void hideInvisibleText(const QByteArray& pdf, Editor& editor) {
    qsizetype end = 0;
    for (auto at = pdf.indexOf(kDrawingStart); at >= 0; at = pdf.indexOf(kDrawingStart, end)) {
        const auto start = at + kDrawingStart.size();
        end = pdf.indexOf(kStreamEnd, start);
        if (end < 0) return;
        const QByteArray drawing = withInvisibleText(pdf.sliced(start, end - start));
        if (drawing.isNull()) continue;
        editor.replace(start, end, drawing);
        // The next object, "23 0 obj\n136622\nendobj", has the length.
        const auto length = pdf.indexOf(" 0 obj\n", end) + 7;
        editor.replace(length, pdf.indexOf('\n', length), QByteArray::number(drawing.size()));
    }
}

void nameGlyphs(const QByteArray& pdf, Editor& editor) {
    static constexpr QByteArrayView kMapStart = " >>\nstream\n/CIDInit ";
    static constexpr QByteArrayView kLength = "<< /Length ";
    for (auto at = pdf.indexOf(kMapStart); at >= 0; at = pdf.indexOf(kMapStart, at + 1)) {
        const auto length = pdf.lastIndexOf(kLength, at) + kLength.size();
        const auto start = pdf.indexOf("/CIDInit ", at);
        const qsizetype size = pdf.sliced(length, at - length).toInt();
        const QByteArray map = withLetters(pdf.mid(start, size));
        editor.replace(length, at, QByteArray::number(map.size()));
        editor.replace(start, start + size, map);
    }
}

/// The cross-reference table has a line of 20 bytes for each object: "0000016522 00000 n \n".
void correctOffsets(const QByteArray& pdf, Editor& editor) {
    static constexpr QByteArrayView kTableOffset = "startxref\n";
    constexpr int kDigits = 10;
    constexpr int kLine = 20;
    const auto end = pdf.lastIndexOf(kTableOffset) + kTableOffset.size();
    const qsizetype table = pdf.mid(end, pdf.indexOf('\n', end) - end).trimmed().toInt();
    for (auto line = pdf.indexOf("0000000000 65535 f", table) + kLine; pdf.mid(line + kDigits, 8) == " 00000 n";
         line += kLine)
        editor.replace(line, line + kDigits,
                       QByteArray::number(editor.moved(pdf.mid(line, kDigits).toInt())).rightJustified(kDigits, '0'));
    editor.replace(end, pdf.indexOf('\n', end), QByteArray::number(editor.moved(table)));
}

}  // namespace

QByteArray withLettersOfFormulas(const QByteArray& pdf) {
    if (!pdf.contains("/BaseFont /AttentionLabMath")) return pdf;
    Editor editor(pdf);
    hideInvisibleText(pdf, editor);
    nameGlyphs(pdf, editor);
    correctOffsets(pdf, editor);
    return editor.finish();
}

}  // namespace attention
