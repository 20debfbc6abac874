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

/// The attention output of one query as a table: for each key (row) from left to right the score, the weight, the value
/// and the product of weight and value; below them the sum of the products. Keys without their own row share the last
/// one.
class WeightedSumPart : public Part {
    Q_DECLARE_TR_FUNCTIONS(AttentionSteps)

 public:
    explicit WeightedSumPart(Figure& figure) : m_figure(figure) {}

    /// The heading of a column: forms of its name, the longest first, and of a note in a smaller font.
    struct Heading {
        QStringList names = {};
        QStringList notes = {};
    };
    struct Content {
        Index query = 0;          ///< row in the matrices of scores, weights and outputs
        QString asking;           ///< the query's word
        QString asks;             ///< text below that word
        QStringList words;        ///< of all keys
        std::vector<Index> keys;  ///< keys with their own row, ascending
        QString others;           ///< name of the row that the other keys share; empty: there is no such row
        double othersWeight = 0;  ///< sum of the other keys' weights
        std::vector<double> othersTerm = {};  ///< sum of the other keys' products
        std::string scoresMatrix;             ///< Cell::matrix of the scores
        Matrix scores, weights;               ///< the query's rows
        const Matrix* inputs = nullptr;       ///< keys x columns, from which the values are computed
        const Matrix* values = nullptr;       ///< keys x columns
        Matrix terms;                         ///< keys x columns
        Matrix sum;                           ///< the sum of the products, one row
        double scoreEnd = 1, valueEnd = 1;    ///< colour maps cover -end ... end
        Index heaviest = 0;                   ///< the key with the largest weight
        Heading score, weight, value, product;
        QStringList between = {};  ///< text about the step from scores to weights, below both columns
        QStringList result = {}, resultNote = {};
        QString scoreScale = {}, valueScale = {};  ///< names of the colour scales
        bool hasScales = true;
        /// Which columns are shown already; the space of the others stays empty.
        bool hasValues = true, hasScores = true, hasWeights = true, hasTerms = true, hasSum = true;
        /// What a click on a key's word sets, to make that token the query.
        std::function<ParameterChange(Index)> ask = {};
    };
    void set(Content content);

    /// Settings for the table of a query that are not in the study.
    struct Look {
        Index query = 0;
        std::string scores;                ///< the matrix of scores that is shown
        QStringList queryWords, keyWords;  ///< short enough for labels
        QString asking, answering;         ///< the query's word and that of the heaviest key, in quotation marks
        double scoreEnd = 1, valueEnd = 1;
        bool hasScales = true;
    };
    /// Down leads to the next key, right from score to weight, value and sum.
    std::optional<Cell> adjacentCell(const Cell& cell, int right, int down) const override;
    /// Whether every key has its own row.
    bool hasAllKeys() const { return m_content.others.isEmpty(); }
    /// Shows the table of a query up to the step of the parameters.
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
    Index rows() const { return Index(m_content.keys.size()) + (m_content.others.isEmpty() ? 0 : 1); }
    double belowRows() const;
    /// A row's box over a range of x.
    QRectF rowBox(Index row, double left, double right) const;
    QRectF sumBox() const;
    QRectF barBox(Index row) const;
    /// The rectangle of the number beside a bar.
    QRectF numberBox(Index row) const;
    double weightOf(Index row) const;
    /// The row of a key, if it has one.
    std::optional<Index> rowOf(Index key) const;
    CellStrip score(Index row) const;
    CellStrip strip(Index row, bool isProduct) const;
    CellStrip sumStrip() const;
    /// @return the rectangle of the query's word
    QRectF drawHeadings(QCPPainter& painter, const Theme& theme) const;
    /// The moves of the cells that become the column of this stage. @param asking  rectangle of the query's word
    std::vector<CellMove> moves(const QRectF& asking, const Theme& theme) const;
    void drawWeights(QCPPainter& painter, const Theme& theme) const;
    void drawBelow(QCPPainter& painter, const Theme& theme) const;
    void drawKey(QCPPainter& painter, const Theme& theme, Index key) const;
    /// In an exported figure: the key whose word is replaced by a tag and therefore not drawn, because a transparent
    /// background cannot cover it. In the window the tag covers words that are drawn already, and this is nothing.
    std::optional<Index> taggedKey() const;
    void drawWord(QCPPainter& painter, const Theme& theme, Index row, bool isStrong) const;

    Figure& m_figure;
    Content m_content;
    GlidingNumbers m_bars;  ///< lengths of the rows' bars, as they glide
    GlidingStage m_stage;   ///< how many of values, scores, weights, products and sum are shown
    double m_wordWidth = 0, m_scoreWidth = 0, m_scoreHead = 0, m_numberWidth = 0;
    int m_numberFont = font_size::kClaim;
    // x of the columns' edges.
    double m_wordRight = 0, m_scoreLeft = 0, m_scoreRight = 0, m_barLeft = 0, m_barRight = 0, m_valueLeft = 0,
           m_valueRight = 0, m_productLeft = 0, m_productRight = 0;
    double m_pitch = 0, m_height = 0;  ///< distance from row to row, height of a row's cells
    int m_cellNumbers = 0;             ///< font size of the numbers in values and products; 0: they do not fit
};

}  // namespace attention
