#include "ui/figure/pdf_pages.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QBuffer>
#include <QHashSeed>
#include <QPdfWriter>

#include "ui/figure/exporters.h"
#include "ui/figure/pdf_text.h"

namespace attention {
namespace {

/// Fine enough that rounding to whole units of the page is invisible.
constexpr int kPdfDpi = 1200;

/// How each entry begins and ends in which Qt writes the time or a random number: in the first object of the file, and
/// from Qt 6.8 on in its XMP metadata and at its end.
constexpr std::array<std::pair<QByteArrayView, QByteArrayView>, 7> kRunDependentEntries{{
    {"/CreationDate (", ")"},
    {"/ModDate (", ")"},
    {"xmp:CreateDate=\"", "\""},
    {"xmp:ModifyDate=\"", "\""},
    {"xmp:MetadataDate=\"", "\""},
    {"xmpMM:DocumentID=\"", "\""},
    {"/ID [ <", "]"},
}};

/// Overwrites the entries that differ from run to run with as many blanks, because the file has a table of the byte
/// offsets of its objects.
QByteArray withoutRunDependentEntries(QByteArray pdf) {
    for (const auto& [start, end] : kRunDependentEntries) {
        const auto from = pdf.indexOf(start);
        const auto to = from < 0 ? -1 : pdf.indexOf(end, from + start.size());
        if (to >= 0) std::fill(pdf.begin() + from, pdf.begin() + to + end.size(), ' ');
    }
    return pdf;
}

}  // namespace

struct PdfPages::File {
    /// While it lives, new hashes have the same order in every process, and so have the objects of a PDF.
    class DeterministicHashSeed {
     public:
        DeterministicHashSeed() { QHashSeed::setDeterministicGlobalSeed(); }
        ~DeterministicHashSeed() {
            if (m_seed != 0) QHashSeed::resetRandomGlobalSeed();
        }
        Q_DISABLE_COPY_MOVE(DeterministicHashSeed)

     private:
        const size_t m_seed = QHashSeed::globalSeed();
    };

    DeterministicHashSeed equalHashes;
    QBuffer buffer;
    QPdfWriter writer{&buffer};
    QCPPainter painter;
};

PdfPages::PdfPages(const QString& title, const QPageSize& size) : m_file(std::make_unique<File>()) {
    m_file->buffer.open(QIODevice::WriteOnly);
    QPdfWriter& writer = m_file->writer;
    writer.setResolution(kPdfDpi);
    writer.setCreator(programName());
    writer.setTitle(title);
    writer.setPageSize(size);
    writer.setPageMargins({});
    m_file->painter.begin(&writer);
    m_file->painter.setMode(QCPPainter::pmVectorized);
    m_file->painter.scale(kPdfDpi / kPdfPixelsPerInch, kPdfDpi / kPdfPixelsPerInch);
}

PdfPages::~PdfPages() = default;

QCPPainter& PdfPages::painter() {
    return m_file->painter;
}

void PdfPages::beginPage() {
    m_file->writer.newPage();
}

QByteArray PdfPages::finish() {
    m_file->painter.end();
    return withLettersOfFormulas(withoutRunDependentEntries(m_file->buffer.data()));
}

}  // namespace attention
