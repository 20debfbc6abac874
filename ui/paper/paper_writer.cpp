#include <QFile>
#include <QPageSize>

#include "core/version.h"
#include "ui/figure/pdf_pages.h"
#include "ui/paper/paper_document.h"
#include "ui/paper/web_font.h"

namespace attention {

struct PaperWriter::Work {
    Q_DISABLE_COPY_MOVE(Work)

    Work() = default;
    virtual ~Work() = default;
    /// Makes one piece. @param piece  its index, from 0
    virtual void make(std::size_t piece) = 0;
    virtual QByteArray finish() = 0;

    std::size_t count = 0;  ///< how many pieces there are
    std::size_t made = 0;   ///< how many have been made
};

/// Measures one group per piece, then paints one page per piece.
struct PaperWriter::PdfWork : Work {
    explicit PdfWork(const PaperDocument& source)
        : document(source),
          file(source.title, QPageSize(source.size == PaperSize::A4 ? QPageSize::A4 : QPageSize::Letter)) {
        count = document.groups.size() + 1;
    }
    void make(std::size_t piece) override {
        if (piece < document.groups.size()) return PaperLayout::measure(document, piece);
        if (!layout) {
            layout.emplace(document);
            count = document.groups.size() + layout->pages().size();
        }
        const std::size_t page = piece - document.groups.size();
        if (page > 0) file.beginPage();
        file.painter().save();
        layout->paintPage(file.painter(), page);
        file.painter().restore();
    }
    QByteArray finish() override { return file.finish(); }

    const PaperDocument& document;
    std::optional<PaperLayout> layout;
    PdfPages file;
};

struct PaperWriter::HtmlWork : Work {
    explicit HtmlWork(const PaperDocument& source) : document(source) { count = document.groups.size(); }
    void make(std::size_t piece) override;
    QByteArray finish() override;

    const PaperDocument& document;
    QByteArray body;
    std::size_t questions = 0;  ///< on the current page
};

namespace {

/// Makes the ids of SVG elements unique in the HTML page by a prefix, because all pictures have the same ids.
QByteArray withUniqueIds(QByteArray html, std::size_t group) {
    const QByteArray prefix = "g" + QByteArray::number(qulonglong(group)) + "-";
    return html.replace(" id=\"", " id=\"" + prefix)
        .replace("url(#", "url(#" + prefix)
        .replace("href=\"#", "href=\"#" + prefix);
}

constexpr const char* kStyle = R"(
:root { color-scheme: light; }
body { font: 16px/1.45 'Attention Lab Sans', 'Attention Lab Sans SC', Inter, 'Noto Sans', 'Noto Sans CJK SC', 'PingFang SC',
  'Microsoft YaHei', sans-serif; color: #1d242c; background: #fff; max-width: 46em; margin: 2em auto; padding: 0 1em; }
h1 { font-size: 1.7em; margin: .2em 0 0; font-weight: 600; }
h2 { font-size: 1.2em; margin: 0 0 .5em; font-weight: 600; break-after: avoid; }
strong { font-weight: 600; }
header { border-bottom: 1px solid; padding-bottom: .6em; }
.label { font-size: .93em; font-weight: 600; break-after: avoid; }
.subtitle, .remark, .hint { color: #3b444e; font-size: .93em; }
.subtitle { margin: .2em 0 0; }
.names { display: flex; gap: 2em; margin: 0 0 1em; }
.names span { border-bottom: 1px solid; flex: 1; } .names .name { flex: 3; }
.group { break-inside: avoid; padding: 1.2em 0; border-bottom: 1px solid #ccc; }
.group:last-of-type { border-bottom: 0; }
.solution { border-left: 2px solid; padding-left: 1em; margin-top: 1em; }
figure { margin: .8em 0; break-inside: avoid; }
svg.picture { width: 100%; height: auto; display: block; margin: 0 auto; }
svg.formula { vertical-align: middle; max-width: 100%; }
p { margin: .6em 0; } .question { font-weight: 600; }
.choices { list-style: none; padding: 0; margin: .6em 0; } .choices li { display: flex; gap: .6em; margin: .3em 0; }
.turn { text-align: right; font-weight: 600; font-size: .93em; } .telling { break-before: page; }
.writing { border-bottom: 1px solid; min-height: 2.9em; display: flex; align-items: end; font-size: .93em; margin: 0; } .writing span { color: #3b444e; }
.blank { display: inline-block; border-bottom: 1px solid; margin: 1.6em 1.2em 0 0; }
.steps { border-collapse: collapse; width: 100%; font-size: .93em; } .steps th { text-align: left; font-weight: normal; }
.steps td:last-child { text-align: right; } .steps td, .steps th { padding: .15em .6em .15em 0; break-inside: avoid; }
.math { font-family: 'Attention Lab Math', 'Latin Modern Math', serif; }
@media screen { .turn { margin-bottom: 80vh; } }
@media print { body { font-size: 10.5pt; margin: 0; max-width: none; padding: 0; } .group { padding: 4mm 0; } }
)";

}  // namespace

void PaperWriter::HtmlWork::make(std::size_t piece) {
    const PaperGroup& group = document.groups[piece];
    QByteArray html;
    for (const auto& block : group.blocks) html += block->html();
    if (!group.solution.empty()) {
        html += "<div class=\"solution\">\n";
        for (const auto& block : group.solution) html += block->html();
        html += "</div>\n";
    }
    const bool beginsPage = group.beginsPage(questions);
    questions = (beginsPage ? 0 : questions) + (group.hasQuestion ? 1 : 0);
    if (beginsPage) body += "<p class=\"turn\">" + paperAnswerFirst().toHtmlEscaped().toUtf8() + "</p>\n";
    body += QByteArray(beginsPage ? "<section class=\"group telling\">\n" : "<section class=\"group\">\n") +
            withUniqueIds(html, piece) + "</section>\n";
}

QByteArray PaperWriter::HtmlWork::finish() {
    const auto escaped = [](const QString& text) { return text.toHtmlEscaped().toUtf8(); };
    const QByteArray language = QByteArray::fromStdString(document.language).replace('_', '-');
    QByteArray header = "<header>\n";
    if (document.hasNameLine) {
        const QStringList labels = paperNameLabels();
        header += "<p class=\"names\"><span class=\"name\">" + escaped(labels[0]) + "</span><span>" +
                  escaped(labels[1]) + "</span></p>\n";
    }
    header += "<h1>" + escaped(document.title) + "</h1>\n";
    if (!document.subtitle.isEmpty()) header += "<p class=\"subtitle\">" + escaped(document.subtitle) + "</p>\n";
    header += "</header>\n";
    const QByteArray content = header + "<main>\n" + body + "</main>\n";
    const QByteArray page = document.size == PaperSize::A4 ? "A4" : "letter";
    return "<!DOCTYPE html>\n<html lang=\"" + language + "\">\n<head>\n<meta charset=\"utf-8\">\n" +
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n" +
           "<meta name=\"generator\" content=\"Attention Lab " +
           QByteArray(kVersion.data(), qsizetype(kVersion.size())) + "\">\n<title>" + escaped(document.title) +
           "</title>\n<style>\n" + webFontFaces(QString::fromUtf8(content)) + "@page { size: " + page +
           "; margin: 14mm 18mm 16mm; }" + kStyle + "</style>\n</head>\n<body>\n" + content + "</body>\n</html>\n";
}

PaperWriter::PaperWriter(const PaperDocument& document, PaperFormat format) {
    if (format == PaperFormat::Pdf)
        m_work = std::make_unique<PdfWork>(document);
    else
        m_work = std::make_unique<HtmlWork>(document);
}

PaperWriter::~PaperWriter() = default;

bool PaperWriter::advance() {
    if (m_work->made == m_work->count) return false;
    m_work->make(m_work->made++);
    return true;
}

double PaperWriter::progress() const {
    return m_work->count == 0 ? 1 : double(m_work->made) / double(m_work->count);
}

QByteArray PaperWriter::file() {
    return m_work->finish();
}

QByteArray renderPaper(const PaperDocument& document, PaperFormat format) {
    PaperWriter writer(document, format);
    while (writer.advance()) continue;
    return writer.file();
}

}  // namespace attention
