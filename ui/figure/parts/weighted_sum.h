#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/attention_steps_study.h"
#include "ui/figure/cell_strip.h"
#include "ui/figure/figure.h"
#include "ui/figure/glide.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/moving_cells.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// What one query takes, as a table that is read to the right: of each key the score, the weight, the value and the
/// product of both; below them the sum of the products. Keys that have no row of their own share the last one.
class WeightedSumPart : public Part {
    Q_DECLARE_TR_FUNCTIONS(AttentionSteps)

 public:
    explicit WeightedSumPart(Figure& figure) : m_figure(figure) {}

    /// A column's name, its forms with the longest first, and what it says in a smaller type.
    struct Heading {
        QStringList names = {};
        QStringList notes = {};
    };
    struct Content {
        Index query = 0;          ///< of the cells in the tables
        QString asking;           ///< the query's word
        QString asks;             ///< below it
        QStringList words;        ///< of all keys
        std::vector<Index> keys;  ///< those that have a row, ascending
        QString others;           ///< name of the row of those that have none; empty: all have one
        double othersWeight = 0;
        std::vector<double> othersTerm = {};  ///< the sum of their products
        std::string scoresMatrix;             ///< of the scores' cells
        Matrix scores, weights;               ///< the query's rows
        const Matrix* inputs = nullptr;       ///< keys x columns, of which the values are made
        const Matrix* values = nullptr;       ///< keys x columns
        Matrix terms;                         ///< keys x columns
        Matrix sum;                           ///< the row that they add up to
        double scoreEnd = 1, valueEnd = 1;    ///< of the scales of colours
        Index heaviest = 0;                   ///< the key with the largest weight
        Heading score, weight, value, product;
        QStringList between = {};  ///< what makes weights of scores, below both
        QStringList result = {}, resultNote = {};
        QString scoreScale = {}, valueScale = {};  ///< names of the scales
        bool hasScales = true;
        /// What is there already; the others keep their rooms.
        bool hasValues = true, hasScores = true, hasWeights = true, hasTerms = true, hasSum = true;
        /// A click on a word makes it ask.
        std::function<ParameterChange(Index)> ask = {};
    };
    void set(Content content);

    /// What the study does not know of the table of one of its queries.
    struct Look {
        Index query = 0;
        std::string scores;                ///< which matrix of scores is shown
        QStringList queryWords, keyWords;  ///< short enough for labels
        QString asking, answering;         ///< the query's word and that of the heaviest key, in quotation marks
        double scoreEnd = 1, valueEnd = 1;
        bool hasScales = true;
    };
    /// Keys lie one above the other; the way to the right leads from score to weight, value and sum.
    std::optional<Cell> adjacentCell(const Cell& cell, int right, int down) const override;
    /// Whether each key has a row of its own.
    bool hasAllKeys() const { return m_has.others.isEmpty(); }
    /// The table of a query, as far as the stage of the parameters has got.
    void set(const AttentionStepsStudy& study, const Parameters& parameters, const Look& look);

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;
    std::optional<ParameterChange> choiceAt(const QPointF& place) const override;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    Index rows() const { return Index(m_has.keys.size()) + (m_has.others.isEmpty() ? 0 : 1); }
    double belowRows() const;
    /// A row's box over a range of x.
    QRectF rowBox(Index row, double left, double right) const;
    QRectF sumBox() const;
    QRectF barBox(Index row) const;
    /// The room of the number beside a bar.
    QRectF numberBox(Index row) const;
    double weightOf(Index row) const;
    /// The row of a key, if it has one.
    std::optional<Index> rowOf(Index key) const;
    CellStrip score(Index row) const;
    CellStrip strip(Index row, bool isProduct) const;
    CellStrip sumStrip() const;
    /// @return where the asking word is
    QRectF drawHeadings(QCPPainter& painter, const Theme& theme) const;
    /// What leads to the column of this stage. @param asking  where the asking word is
    std::vector<CellMove> moves(const QRectF& asking, const Theme& theme) const;
    void drawWeights(QCPPainter& painter, const Theme& theme) const;
    void drawBelow(QCPPainter& painter, const Theme& theme) const;
    void drawKey(QCPPainter& painter, const Theme& theme, Index key) const;
    /// The key whose word a tag takes the place of, in a picture that stays as it is: nothing is covered there, since
    /// its ground may be transparent. In the window the tag moves over words that are drawn already.
    std::optional<Index> taggedKey() const;
    void drawWord(QCPPainter& painter, const Theme& theme, Index row, bool isStrong) const;

    Figure& m_figure;
    Content m_has;
    GlidingNumbers m_bars;  ///< the weights of the rows as their bars are drawn
    GlidingStage m_stage;   ///< how many of values, scores, weights, products and sum are there
    double m_wordWidth = 0, m_scoreWidth = 0, m_scoreHead = 0, m_numberWidth = 0;
    int m_numberFont = font_size::kClaim;
    // x of the columns' edges.
    double m_wordRight = 0, m_scoreLeft = 0, m_scoreRight = 0, m_barLeft = 0, m_barRight = 0, m_valueLeft = 0,
           m_valueRight = 0, m_productLeft = 0, m_productRight = 0;
    double m_pitch = 0, m_height = 0;  ///< from row to row, and of a row's cells
    int m_cellNumbers = 0;             ///< pixels of the numbers in values and products; 0: they do not fit
};

}  // namespace attention
