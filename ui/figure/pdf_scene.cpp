#include "ui/figure/pdf_scene.h"

#include <algorithm>
#include <vector>

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

/// The text between "<<" and ">>" of an object, or a null array.
QByteArray dictionaryOf(const QByteArray& pdf, const QByteArray& number) {
    const auto object = pdf.indexOf('\n' + number + " 0 obj\n");
    const auto from = object < 0 ? -1 : pdf.indexOf("<<", object);
    const auto to = from < 0 ? -1 : pdf.lastIndexOf(">>", pdf.indexOf("endobj", from));
    return to < from ? QByteArray() : pdf.sliced(from + 2, to - from - 2);
}

}  // namespace

QByteArray withAttachedScene(const QByteArray& pdf, std::string_view scene, std::string_view look) {
    const QByteArray trailer = pdf.sliced(std::max(pdf.lastIndexOf("trailer"), qsizetype(0)));
    const int firstObject = restOfLine(trailer, "/Size ").toInt();
    const QByteArray root = restOfLine(trailer, "/Root ");
    const int catalogue = root.first(std::max(root.indexOf(' '), qsizetype(0))).toInt();
    const QByteArray entries = dictionaryOf(pdf, QByteArray::number(catalogue));
    // This happens only if a future version of Qt writes PDF in another way.
    if (firstObject == 0 || entries.isEmpty()) return pdf;

    struct Attachment {
        QByteArray name;
        std::string_view start, text;
        QByteArray description;  ///< the reference to the object that names the file
    };
    std::vector<Attachment> attachments{{"(attention-lab-scene.attention)", kPdfSceneStart, scene, {}}};
    if (!look.empty()) attachments.push_back({"(attention-lab-look.json)", kPdfLookStart, look, {}});
    int next = firstObject;
    QByteArray references, names;
    for (Attachment& attachment : attachments) {
        attachment.description = QByteArray::number(next + 1) + " 0 R";
        references += (references.isEmpty() ? "" : " ") + attachment.description;
        // In the order of the names.
        names.prepend(attachment.name + ' ' + attachment.description + (names.isEmpty() ? "" : " "));
        next += 2;
    }
    QByteArray result = pdf;
    QByteArray crossReferences;
    const auto add = [&](int number, const QByteArray& contents) {
        crossReferences += QByteArray::number(number) + " 1\n" +
                           QByteArray::number(result.size()).rightJustified(10, '0') + " 00000 n \n";
        result += QByteArray::number(number) + " 0 obj\n" + contents + "\nendobj\n";
    };
    add(catalogue,
        "<<" + entries + "/Names << /EmbeddedFiles << /Names [" + names + "] >> >>\n/AF [" + references + "]\n>>");
    next = firstObject;
    for (const auto& [name, start, text, description] : attachments) {
        add(next, bytesOf(start) + QByteArray::number(qsizetype(text.size())) + " >>\nstream\n" + bytesOf(text) +
                      "\nendstream");
        const QByteArray self = QByteArray::number(next) + " 0 R";
        add(next + 1, "<< /Type /Filespec /F " + name + " /UF " + name + " /AFRelationship /Data /EF << /F " + self +
                          " /UF " + self + " >> >>");
        next += 2;
    }
    const QByteArray start = QByteArray::number(result.size());
    result += "xref\n" + crossReferences + "trailer\n<<\n/Size " + QByteArray::number(next) + "\n/Info " +
              restOfLine(trailer, "/Info ") + "\n/Root " + root + "\n/Prev " + restOfLine(trailer, "startxref\n") +
              "\n>>\nstartxref\n" + start + "\n%%EOF\n";
    return result;
}

}  // namespace attention
