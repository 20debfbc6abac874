#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QByteArray>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <qcustomplot.h>

namespace attention {

// A PaperDocument has groups of blocks: text, figures and questions. It is laid out on pages of a PDF or written as one
// HTML file. All lengths are logical pixels of 1/96 inch.

enum class PaperSize { A4, Letter };
/// "a4", "letter".
const QStringList& paperSizeNames();
/// The size with this name; nothing for an unknown name.
std::optional<PaperSize> findPaperSize(QStringView name);
/// The width of the text area inside the margins, or of one column if there are several.
double paperTextWidth(PaperSize size, int columns = 1);

/// The labels of the lines for name and date.
QStringList paperNameLabels();
/// The text at the foot of a page that asks to answer its questions before turning the page.
QString paperAnswerFirst();

enum class PaperFormat { Pdf, Html };
/// "pdf", "html".
const QStringList& paperFormatNames();
std::optional<PaperFormat> findPaperFormat(QStringView name);

/// A part of a document that is never split between pages. The functions in paper_blocks.h make blocks.
class PaperBlock {
    Q_DISABLE_COPY_MOVE(PaperBlock)

 public:
    PaperBlock() = default;
    virtual ~PaperBlock() = default;

    /// The minimum height, and the maximum height that the block can use. For most blocks they are equal.
    struct Heights {
        double minimum = 0;
        double maximum = 0;
    };
    virtual Heights heights(double width) const = 0;
    /// Paints shapes and text into `rect`, whose height is within heights().
    virtual void paint(QCPPainter& painter, const QRectF& rect) const = 0;
    /// The block as HTML elements, in UTF-8.
    virtual QByteArray html() const = 0;
    /// The space above the block, unless it is the first one on a page.
    virtual double gap() const { return 8; }
    /// Whether no page break is allowed between this block and the next one.
    virtual bool staysWithNext() const { return false; }
    /// The block to which this one refers, as in "See the figure above"; null: none. On a page without that block, that
    /// block is printed instead of this one.
    virtual const PaperBlock* repeated() const { return nullptr; }
};
using PaperBlocks = std::vector<std::shared_ptr<const PaperBlock>>;

/// Blocks that belong together and stay on one page: a step of a lesson, a question with its answers.
struct PaperGroup {
    PaperBlocks blocks;
    /// Blocks for the teacher after the others, marked by a vertical rule. They may continue on the next page.
    PaperBlocks solution = {};
    bool hasQuestion = false;    ///< later pages may reveal its answer, so its page says to answer before turning
    bool revealsAnswer = false;  ///< may reveal the answer of the previous question, and so begins a new page

    /// Whether the group has to begin a new page. @param questions  how many questions the current page has
    bool beginsPage(std::size_t questions) const;
};

/// A document for printing.
struct PaperDocument {
    PaperSize size = PaperSize::A4;
    QString title = {};
    QString subtitle = {};     ///< may be empty
    bool hasNameLine = false;  ///< has lines for the pupil's name and the date
    std::string language;      ///< a code as on the command line
    std::vector<PaperGroup> groups;
    int columns = 1;  ///< of text, on the pages of a PDF
};

/// The positions of the blocks of a document on pages. There are as few pages as possible; spare height on a page goes
/// to its figures and to lines to write on.
class PaperLayout {
 public:
    /// @param document  must outlive the layout
    explicit PaperLayout(const PaperDocument& document);

    /// A block and its position.
    struct PlacedBlock {
        const PaperBlock* block = nullptr;
        std::size_t group = 0;
        bool isSolution = false;
        QRectF rect;     ///< on the page
        int column = 0;  ///< of the page
    };
    struct Page {
        std::vector<PlacedBlock> blocks;
        bool isAnsweredFirst = false;  ///< asks to answer before turning: the next page may reveal its answers
    };
    const std::vector<Page>& pages() const { return m_pages; }
    /// Computes the heights of the blocks of a group, which blocks may cache, so that the constructor is fast
    /// afterwards.
    static void measure(const PaperDocument& document, std::size_t group);
    QSizeF pageSize() const { return m_pageSize; }
    void paintPage(QCPPainter& painter, std::size_t page) const;

 private:
    struct Row;
    /// The rows of a group. @param open  the rows of the column to which they will be added
    std::vector<Row> rowsOf(std::size_t group, const std::vector<Row>& open) const;
    /// Adds the rows of a group to the open column, and begins the next column for those that do not fit.
    void append(std::size_t group, std::vector<Row>& open);
    /// Whether the rows from `from` to before `to` fit into the open column.
    bool fits(const std::vector<Row>& open, std::vector<Row>::const_iterator from,
              std::vector<Row>::const_iterator to) const;
    /// How many questions the rows have that are to be answered before the page is turned.
    std::size_t questionCount(const std::vector<Row>& open) const;
    /// Places the rows of the open column on its page and begins the next column.
    void close(std::vector<Row>& open);
    /// The rectangle of the open column, below the header on the first page.
    QRectF column() const;
    double headerHeight() const;
    void paintHeader(QCPPainter& painter) const;
    void paintFooter(QCPPainter& painter, std::size_t page) const;

    const PaperDocument& m_document;
    QSizeF m_pageSize;
    QRectF m_area;                    ///< inside the margins
    double m_headerHeight = 0;        ///< the height of the header on the first page
    std::size_t m_closedColumns = 0;  ///< how many columns are complete
    std::vector<Page> m_pages;
};

/// Makes the file of a document in steps of some milliseconds each, for a caller that must not block.
class PaperWriter {
    Q_DISABLE_COPY_MOVE(PaperWriter)

 public:
    /// @param document  must outlive the writer
    PaperWriter(const PaperDocument& document, PaperFormat format);
    ~PaperWriter();

    /// Makes the next step. @return false if there was nothing left to do
    bool advance();
    /// The share of the work that is done, 0 ... 1.
    double progress() const;
    /// The bytes of the file, after advance() has returned false.
    QByteArray file();

 private:
    struct Work;
    struct PdfWork;
    struct HtmlWork;
    std::unique_ptr<Work> m_work;
};

/// The bytes of the file, made at once. Equal documents give equal bytes.
QByteArray renderPaper(const PaperDocument& document, PaperFormat format);

}  // namespace attention
