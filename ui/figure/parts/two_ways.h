#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/add_or_concatenate_study.h"
#include "ui/figure/cell_strip.h"
#include "ui/figure/figure.h"
#include "ui/figure/glide.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// One row of two parts that goes through a matrix in two ways, above as a whole and below each part with its own rows
/// of the matrix and then added, and at the end of either way the row that it leads to. The second part has a single 1.
class TwoWaysPart : public Part {
    Q_DECLARE_TR_FUNCTIONS(AddOrConcatenate)

 public:
    explicit TwoWaysPart(Figure& figure) : m_figure(figure) {}

    /// A matrix of the figure's tables that the part draws, whole or one row of it.
    struct Source {
        std::string matrix;              ///< of the cells
        const Matrix* values = nullptr;  ///< kept by reference
    };
    struct Content {
        Index row = 0;         ///< which row of the sources goes through; of `lower`, the one that its 1 picks
        Index column = 0;      ///< of the first part and of the products, shown in any case
        Source first, second;  ///< the two parts of the row
        Source upper, lower;   ///< the rows of the matrix for them
        Source firstProduct, secondProduct;            ///< of each part alone
        Source result, sum;                            ///< of the way above, and of the way below
        QStringList upperNames = {}, lowerNames = {};  ///< of the rows of the matrix, below
        std::vector<std::string> sameAsResult = {};    ///< matrices with cells in the places of that above
        double end = 1;                                ///< the colours reach from -end to end
        QStringList whole = {}, wholeNote = {};        ///< heading of the way above, its forms with the longest first
        QStringList parted = {}, partedNote = {};      ///< and of the way below
        QString firstName, secondName;                 ///< of the parts
        QString firstWord = {};                        ///< what the first part stands for, behind its name
        QString secondTag = {};                        ///< and the second
        QStringList equal = {};                        ///< above both results
        QString difference = {};                       ///< below them, large, and what it is
        QStringList differenceNames = {};
    };
    void set(Content content);
    /// A token's row of the study. @param end  the number with the last colour  @param column  that is among those
    /// shown where some are left out  @param word  the token in quotation marks  @param difference  the largest one
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
    /// All rows of a source, as colours.
    struct Block {
        const Source* source = nullptr;
        QRectF box = {};
        QRectF cell(Index row, Index column) const;
    };
    /// How far the way below is pulled out of the one above, 0 ... 1; 1 unless the figure glides.
    double openness() const;
    Row drawnRow(std::size_t row) const;
    Block drawnBlock(std::size_t block) const;
    void drawCut(QCPPainter& painter, const Theme& theme) const;
    Row rowOf(const Source& source, const std::vector<Index>& columns, const QRectF& box, int decimals) const;
    /// Where a cell is drawn: what goes both ways twice.
    std::vector<QRectF> boxesOf(const Cell& cell) const;
    void drawBlock(QCPPainter& painter, const Theme& theme, const Block& block) const;
    /// The block's row that the 1 picks.
    QRectF pickedBox(const Block& block) const;
    void drawHeadings(QCPPainter& painter, const Theme& theme) const;
    void drawComparison(QCPPainter& painter, const Theme& theme) const;
    void drawArrows(QCPPainter& painter, const Theme& theme) const;

    Figure& m_figure;
    Content m_has;
    GlidingNumbers m_openings;  ///< how often the way below was pulled out
    int m_opened = 0;
    double m_line = 0;  ///< top of the second heading
    int m_numbers = 0;  ///< pixels of all numbers
    Row m_result;
    std::vector<Row> m_rows;      ///< both parts above, both parts below, their products, the sum of these
    std::vector<Block> m_blocks;  ///< upper and lower rows of the matrix above, and below
};

}  // namespace attention
