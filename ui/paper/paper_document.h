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

/// A document that is printed: blocks of text, figures and questions, which are laid out on pages of a PDF or written
/// as one HTML file. All lengths are logical pixels, 96 an inch.

enum class PaperSize { A4, Letter };
/// "a4", "letter".
const QStringList& paperSizeNames();
/// Nothing for another name.
std::optional<PaperSize> findPaperSize(QStringView name);
/// The width of what is printed, inside the margins; of one of some columns.
double paperTextWidth(PaperSize size, int columns = 1);

/// What stands before the lines for name and date.
QStringList paperNameLabels();
/// What stands at the foot of a page whose questions are answered before it is turned.
QString paperAnswerFirst();

enum class PaperFormat { Pdf, Html };
/// "pdf", "html".
const QStringList& paperFormatNames();
std::optional<PaperFormat> findPaperFormat(QStringView name);

/// One thing that is never cut by the end of a page. The blocks are made by the functions of paper_blocks.h.
class PaperBlock {
    Q_DISABLE_COPY_MOVE(PaperBlock)

 public:
    PaperBlock() = default;
    virtual ~PaperBlock() = default;

    /// The room that it needs at least, and the most that it can make use of. Most blocks have one height.
    struct Heights {
        double least = 0;
        double most = 0;
    };
    virtual Heights heights(double width) const = 0;
    /// Paints shapes and text into `place`, whose height is within heights().
    virtual void paint(QCPPainter& painter, const QRectF& place) const = 0;
    /// Elements of HTML, whose words are UTF-8.
    virtual QByteArray html() const = 0;
    /// Above it, unless it is the first on a page.
    virtual double gap() const { return 8; }
    /// It belongs to what follows: the end of a page comes before it or later.
    virtual bool staysWithNext() const { return false; }
    /// The block that it points back to, and that takes its place on a page which does not have it; null: none.
    virtual const PaperBlock* repeated() const { return nullptr; }
};
using PaperBlocks = std::vector<std::shared_ptr<const PaperBlock>>;

/// Blocks that stay on one page: a step of a lesson, a question with its answers.
struct PaperGroup {
    PaperBlocks blocks;
    /// What follows them for whoever corrects: beside a rule, and what of it has no room on the page on the next one.
    PaperBlocks solution = {};
    bool asks = false;         ///< what later pages may tell: its page says to answer before it is turned
    bool tellsAnswer = false;  ///< of the question before it, so that it begins a page

    /// @param asked  how many questions the open page has
    bool beginsPage(std::size_t asked) const;
};

struct PaperDocument {
    PaperSize size = PaperSize::A4;
    QString title = {};
    QString subtitle = {};     ///< under the title; may be empty
    bool hasNameLine = false;  ///< room for the pupil's name and the date
    std::string language;      ///< a code as on the command line
    std::vector<PaperGroup> groups;
    int columns = 1;  ///< of text, on the pages of a PDF
};

/// Where the blocks of a document stand. Pages are as few as can be; what is left over on one goes to its figures and
/// to the room to write.
class PaperLayout {
 public:
    /// @param document  outlives the layout
    explicit PaperLayout(const PaperDocument& document);

    struct Place {
        const PaperBlock* block = nullptr;
        std::size_t group = 0;
        bool isSolution = false;
        QRectF rect;     ///< on the page
        int column = 0;  ///< of the page
    };
    struct Page {
        std::vector<Place> places;
        bool isAnsweredFirst = false;  ///< the next page may tell what this one asks
    };
    const std::vector<Page>& pages() const { return m_pages; }
    /// Asks the blocks of a group for their heights, which some of them keep: the layout then takes no time for them.
    static void measure(const PaperDocument& document, std::size_t group);
    QSizeF pageSize() const { return m_pageSize; }
    void paintPage(QCPPainter& painter, std::size_t page) const;

 private:
    struct Row;
    /// @param open  what the page has on which they are to stand
    std::vector<Row> rowsOf(std::size_t group, const std::vector<Row>& open) const;
    /// Adds them to the open column, and begins the next one for those that have no room.
    void append(std::size_t group, std::vector<Row>& open);
    bool fits(const std::vector<Row>& open, std::vector<Row>::const_iterator from,
              std::vector<Row>::const_iterator to) const;
    /// How many questions it has that are to be answered before the page is turned.
    std::size_t asked(const std::vector<Row>& open) const;
    /// Gives the rows of the open column their places.
    void close(std::vector<Row>& open);
    /// The open column, without the head of the first page.
    QRectF column() const;
    double headHeight() const;
    void paintHead(QCPPainter& painter) const;
    void paintFoot(QCPPainter& painter, std::size_t page) const;

    const PaperDocument& m_document;
    QSizeF m_pageSize;
    QRectF m_area;             ///< inside the margins
    double m_head = 0;         ///< the height of what stands above all groups
    std::size_t m_closed = 0;  ///< columns
    std::vector<Page> m_pages;
};

/// Makes the file of a document in pieces that take some milliseconds each, for a caller that must not wait.
class PaperWriter {
    Q_DISABLE_COPY_MOVE(PaperWriter)

 public:
    /// @param document  outlives the writer
    PaperWriter(const PaperDocument& document, PaperFormat format);
    ~PaperWriter();

    /// Makes the next piece. @return false if there was none
    bool advance();
    /// How much of it is made, 0 ... 1.
    double progress() const;
    /// The whole file, once advance() has returned false.
    QByteArray file();

 private:
    struct Work;
    struct PdfWork;
    struct HtmlWork;
    std::unique_ptr<Work> m_work;
};

/// The whole file at once. Equal documents give equal bytes.
QByteArray renderPaper(const PaperDocument& document, PaperFormat format);

}  // namespace attention
