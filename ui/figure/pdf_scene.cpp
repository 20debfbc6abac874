#include "ui/figure/pdf_scene.h"

#include <algorithm>

namespace attention {
namespace {

QByteArray bytesOf(std::string_view text) {
    return {text.data(), qsizetype(text.size())};
}

/// The text behind `start` up to the end of its line, without blanks; empty where `start` is not found.
QByteArray restOfLine(const QByteArray& text, QByteArrayView start) {
    const auto from = text.indexOf(start);
    if (from < 0) return {};
    const auto begin = from + start.size();
    return text.sliced(begin, text.indexOf('\n', begin) - begin).trimmed();
}

/// What stands between "<<" and ">>" of an object, or a null array.
QByteArray dictionaryOf(const QByteArray& pdf, const QByteArray& number) {
    const auto object = pdf.indexOf('\n' + number + " 0 obj\n");
    const auto from = object < 0 ? -1 : pdf.indexOf("<<", object);
    const auto to = from < 0 ? -1 : pdf.lastIndexOf(">>", pdf.indexOf("endobj", from));
    return to < from ? QByteArray() : pdf.sliced(from + 2, to - from - 2);
}

}  // namespace

QByteArray withAttachedScene(const QByteArray& pdf, std::string_view scene) {
    const QByteArray trailer = pdf.sliced(std::max(pdf.lastIndexOf("trailer"), qsizetype(0)));
    const int file = restOfLine(trailer, "/Size ").toInt();
    const QByteArray root = restOfLine(trailer, "/Root ");
    const int catalogue = root.first(std::max(root.indexOf(' '), qsizetype(0))).toInt();
    const QByteArray entries = dictionaryOf(pdf, QByteArray::number(catalogue));
    // Qt would have to write PDF in another way.
    if (file == 0 || entries.isEmpty()) return pdf;

    const QByteArray name = "(attention-lab-scene.attention)";
    const QByteArray description = QByteArray::number(file + 1) + " 0 R";
    QByteArray whole = pdf;
    QByteArray places;
    const auto add = [&](int number, const QByteArray& contents) {
        places += QByteArray::number(number) + " 1\n" + QByteArray::number(whole.size()).rightJustified(10, '0') +
                  " 00000 n \n";
        whole += QByteArray::number(number) + " 0 obj\n" + contents + "\nendobj\n";
    };
    add(catalogue, "<<" + entries + "/Names << /EmbeddedFiles << /Names [" + name + ' ' + description +
                       "] >> >>\n/AF [" + description + "]\n>>");
    add(file, bytesOf(kPdfSceneStart) + QByteArray::number(qsizetype(scene.size())) + " >>\nstream\n" + bytesOf(scene) +
                  "\nendstream");
    const QByteArray self = QByteArray::number(file) + " 0 R";
    add(file + 1, "<< /Type /Filespec /F " + name + " /UF " + name + " /AFRelationship /Data /EF << /F " + self +
                      " /UF " + self + " >> >>");
    const QByteArray start = QByteArray::number(whole.size());
    whole += "xref\n" + places + "trailer\n<<\n/Size " + QByteArray::number(file + 2) + "\n/Info " +
             restOfLine(trailer, "/Info ") + "\n/Root " + root + "\n/Prev " + restOfLine(trailer, "startxref\n") +
             "\n>>\nstartxref\n" + start + "\n%%EOF\n";
    return whole;
}

}  // namespace attention
