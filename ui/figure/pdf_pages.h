#pragma once

#include <memory>

#include <QByteArray>
#include <QPageSize>
#include <QString>
#include <qcustomplot.h>

namespace attention {

/// A PDF file that is painted page by page, with embedded fonts. Equal calls give equal bytes, in every process
/// and on every day.
class PdfPages {
    Q_DISABLE_COPY_MOVE(PdfPages)

 public:
    /// Begins the first page. @param title  what readers show as the document's name; may be empty
    PdfPages(const QString& title, const QPageSize& size);
    ~PdfPages();

    /// Draws on the current page in logical pixels (kPdfPixelsPerInch of them an inch), from its top left corner.
    QCPPainter& painter();
    void beginPage();
    /// The whole file. Nothing can be painted afterwards.
    QByteArray finish();

 private:
    struct File;
    std::unique_ptr<File> m_file;
};

inline constexpr double kPdfPixelsPerInch = 96;

}  // namespace attention
