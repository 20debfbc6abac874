#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/add_or_concatenate_study.h"
#include "ui/figure/cell_strip.h"
#include "ui/figure/figure.h"
#include "ui/figure/glide.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// Two ways to multiply a row that consists of two parts by a matrix: above, the whole row times the whole matrix;
/// below, each part times its own rows of the matrix, and then the sum. At the right end of each way is its result. The
/// second part of the row is one-hot.
class TwoWaysPart : public Part {
    Q_DECLARE_TR_FUNCTIONS(AddOrConcatenate)

 public:
    explicit TwoWaysPart(Figure& figure) : m_figure(figure) {}

    /// A matrix of the figure's tables that the part draws, whole or one row of it.
    struct Source {
        std::string matrix;              ///< as in Cell::matrix
        const Matrix* values = nullptr;  ///< kept by reference
    };
    struct Content {
        Index row = 0;         ///< which row of the sources is multiplied; in `lower`, the row that the 1 picks
        Index column = 0;      ///< column of the first part and of the products that is always shown
        Source first, second;  ///< the two parts of the row
        Source upper, lower;   ///< the rows of the matrix for them
        Source firstProduct, secondProduct;            ///< products of each part alone
        Source result, sum;                            ///< results of the way above, and of the way below
        QStringList upperNames = {}, lowerNames = {};  ///< names of the rows of the matrix in the way below
        std::vector<std::string> sameAsResult = {};    ///< matrices whose cells are highlighted in the result above
        double end = 1;                                ///< the colour map covers -end ... end
        QStringList whole = {}, wholeNote = {};        ///< forms of the heading of the way above, the longest first
        QStringList parted = {}, partedNote = {};      ///< forms of the heading of the way below
        QString firstName, secondName;                 ///< of the parts
        QString firstWord = {};                        ///< what the first part stands for, behind its name
        QString secondTag = {};                        ///< what the second part stands for, as a tag
        QStringList equal = {};                        ///< text between both results
        QString difference = {};                       ///< below that text, in large digits
        QStringList differenceNames = {};              ///< forms of the name of the difference
    };
    void set(Content content);
    /// Shows a token's row of the study. @param end  the number with the last colour  @param column  a column that is
    /// always shown  @param word  the token in quotation marks  @param difference  text of the largest difference
    void set(const AddOrConcatenateStudy& study, double end, Index row, Index column, const QString& word,
             const QString& difference);

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    /// One row of a source, of which some columns may be left out.
    struct Row {
        const Source* source = nullptr;
        std::vector<Index> columns = {};  ///< -1: a gap
        CellStrip strip = {};
    };
    /// All rows of a source, drawn as coloured cells.
    struct Block {
        const Source* source = nullptr;
        QRectF box = {};
        QRectF cell(Index row, Index column) const;
    };
    /// How far the way below has moved out of the way above, 0 ... 1; always 1 unless the figure glides.
    double openness() const;
    Row drawnRow(std::size_t row) const;
    Block drawnBlock(std::size_t block) const;
    void drawCut(QCPPainter& painter, const Theme& theme) const;
    Row rowOf(const Source& source, const std::vector<Index>& columns, const QRectF& box, int decimals) const;
    /// The rectangles of a cell: cells that are in both ways have two.
    std::vector<QRectF> boxesOf(const Cell& cell) const;
    void drawBlock(QCPPainter& painter, const Theme& theme, const Block& block) const;
    /// The block's row that the 1 picks.
    QRectF pickedBox(const Block& block) const;
    void drawHeadings(QCPPainter& painter, const Theme& theme) const;
    void drawComparison(QCPPainter& painter, const Theme& theme) const;
    void drawArrows(QCPPainter& painter, const Theme& theme) const;

    Figure& m_figure;
    Content m_content;
    GlidingNumbers m_openings;  ///< m_opened, as it glides
    int m_opened = 0;           ///< how often the way below has moved out
    double m_line = 0;          ///< top of the second heading
    int m_numbers = 0;          ///< font size of all numbers
    Row m_result;
    std::vector<Row> m_rows;      ///< both parts above, both parts below, their products, the sum of these
    std::vector<Block> m_blocks;  ///< upper and lower rows of the matrix above, and below
};

}  // namespace attention
